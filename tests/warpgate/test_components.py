"""Every component matters: remove a line of a tactics card or a power of a technology or faction, and some game goes
differently. Runs over everything in the data, so a new card needs no new test here."""

# What can follow from a position is collected as a set: every possible answer, and every end. The same positions are
# then played with data in which one line or power is missing; at least one of the sets must differ.

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from orrery.core.game import Game
from orrery.core.state import Frame, then
from orrery.core.table import Table
from orrery.core.zones import Deck
from orrery.games.warpgate import GAME, make_game
from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.legality import IMPOSSIBLE
from orrery.games.warpgate.rules.nouns import DataKey, Token
from orrery.games.warpgate.rules.powers import NOMADS, refresh_powers
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import (
    ACTION_NAMES,
    BIT,
    POWER_WORDS,
    TEXT_WORDS,
    TOKEN_NAMES,
    WARP_IN,
    FactionSide,
)
from tests.warpgate.notation import DATA, given
from tests.warpgate.say import battle, on, strengths

WIDE = 6
"""How many answers to a question are followed up; all are noted."""
MOST = 80
"""How many questions of a position are examined."""
Ends = frozenset[Any]


# --- positions with other data ------------------------------------------------------------------------------------


async def relearn(s: Warpgate) -> None:
    """What everybody can do depends on the data of this game, not on the data the position was written with."""
    for seat, p in enumerate(s.players):
        refresh_powers(s, seat)
        camps = p.outposts if p.texts.here & NOMADS else 0
        p.fleets = sum(1 << i for i, ships in enumerate(p.ships) if ships) | camps


async def attempt(s: Warpgate, name: str, seat: int, x: int) -> None:
    """An action, if it is possible."""
    if IMPOSSIBLE[ACTION_NAMES.index(name)](s, seat, x) is None:
        then(s, (name, seat, x))


async def only_token(s: Warpgate, token: Token) -> None:
    """All discovery tokens are of one kind."""
    s.tokens = Deck()
    s.tokens.shuffle_in([token] * 6)


def game_of(data: Data) -> Game:
    KNOWN[data.key] = data
    game = make_game(data)
    return replace(game, steps={**game.steps, "relearn": relearn, "attempt": attempt, "only_token": only_token})


PLAIN = game_of(DATA)


def ends(table: Table) -> Ends:
    """What can follow from a position, shallow things first: the possible answers along the way, and how the action
    ends."""
    found: set[Any] = set()
    queue = deque([(table, True)])
    for _ in range(MOST):
        if not queue:
            break
        here, first = queue.popleft()
        track = min(here.pending, default=None)
        if track is None or (here.pending[track].kind.name == "play" and not first):
            found.add(seen(on(here)))
            continue
        decision = here.pending[track]
        values = list(decision.options())
        found.update((decision.seat, decision.option(value).id) for value in values)
        for value in values if len(values) <= WIDE else values[: WIDE // 2] + values[-WIDE // 2 :]:
            after = here.clone()
            after.put(track, value)
            queue.append((after, False))
    return frozenset(found)


def seen(s: Warpgate) -> Any:
    """What is on the table."""
    people = tuple(
        (*p.ships, p.supply, p.outposts, p.colonies, p.drone, len(p.hand), len(p.elite), p.fresh, p.spent,
         len(p.technologies), len(p.objectives.all()), len(p.tokens), len(p.abilities), p.peace)
        for p in s.players
    )  # fmt: skip
    return people, s.stacks, s.dead, s.new_trade, s.goods, len(s.objectives), len(s.available)


def differs(positions: Sequence[Any], changed: Data) -> bool:
    """Whether one of the positions turns out differently with the changed data."""
    other = game_of(changed)
    return any(ends(make(PLAIN)) != ends(make(other)) for make in positions)


# --- tactics ------------------------------------------------------------------------------------------------------

LINES = [(number, line) for number, it in enumerate(DATA.tactics) for line in range(len(it.text))]
MATCHES = ((3, 1), (1, 3), (2, 2), (5, 2), (3, 2))
"""Ships on both sides."""
RIVAL_CARDS = ("Salvage", "Hit and Run", "Heroic Sacrifice")


def name_of(row: FactionSide) -> str:
    return f"{row.name} {row.side}"


def fights(number: int) -> list[Any]:
    """Battles in which seat 0 shows this card, attacking or defending, and seat 1 one of several."""
    card = DATA.tactics[number]
    heroes = [row for row in DATA.sides if row.hero == number]
    mine = heroes[0] if heroes else next(row for row in DATA.sides if row.letter != card.letter and row.side == "B")
    rival = next(row for row in DATA.sides if row.faction != mine.faction and row.letter not in "AGH")
    own = "" if heroes or card.kind == "basic" else f"| elite: {card.name}"

    def fight(theirs: str, ours: int, enemies: int, attacking: bool) -> Any:
        at, other = ("Ivra", "Eshkol") if attacking else ("Eshkol", "Ivra")
        seats = (
            f"0: {name_of(mine)} | {at} {ours}, Kesh outpost, Gorat 1 | goods: 1 fresh, 3 used {own}"
            f" | draws: {card.name}",
            f"1: {name_of(rival)} | {other} {enemies} outpost, Belu 1, Dray 2, Adun outpost | goods: 1 fresh"
            f" | draws: {theirs}",
        )
        ships = ours if attacking else enemies
        way = "skirmish" if ships == 1 else "advance"

        def make(game: Game) -> Table:
            it = given(*seats, stacks="Eshkol, Ivra", frames=(("relearn",), (way, 1 - attacking, 1)), game=game)
            it.state.other_action, it.state.x = WARP_IN, 1
            return it.play(f"{1 - attacking} moves {ships} from Ivra to Eshkol").table

        return make

    return [
        fight(theirs, *match, attacking) for theirs in RIVAL_CARDS for match in MATCHES for attacking in (True, False)
    ]


def name_line(case: Any) -> str:
    return f"{DATA.tactics[case[0]].id}-{DATA.tactics[case[0]].text[case[1]].do}"


@pytest.mark.rule("W8.5")
@pytest.mark.parametrize("case", LINES, ids=name_line)
def test_every_line_of_a_tactics_card_changes_some_battle(case: tuple[int, int]) -> None:
    number, line = case
    tactics = list(DATA.tactics)
    text = tactics[number].text
    tactics[number] = replace(tactics[number], text=text[:line] + text[line + 1 :])
    changed = replace(DATA, key=DataKey(f"no-{name_line(case)}"), tactics=tuple(tactics))
    assert differs(fights(number), changed), f"{DATA.tactics[number].name} fights the same without {text[line]}"


@pytest.mark.rule("W8.4")
@pytest.mark.parametrize("number", range(len(DATA.tactics)), ids=lambda i: DATA.tactics[i].id)
def test_every_factor_counts(number: int) -> None:
    card = DATA.tactics[number]
    heroes = [row for row in DATA.sides if row.hero == number]
    mine = heroes[0] if heroes else next(row for row in DATA.sides if row.letter not in (card.letter, "G"))
    rival = next(row for row in DATA.sides if row.faction != mine.faction and row.letter != "F")
    it = battle(f"{name_of(mine)} | Ivra 4", f"{name_of(rival)} | Eshkol 1", card.name, "Outmaneuver", ships=4)
    alone = 4 * card.factor if not any(line.do == "cancel" for line in card.text) else strengths(it)[0]
    assert strengths(it) == (alone, 3)


def test_no_tactics_card_is_just_worse_than_another() -> None:
    plain = [(t.factor, t.name) for t in DATA.tactics if not t.text]
    assert len(plain) <= 1


# --- technologies and abilities -------------------------------------------------------------------------------------

TECHNOLOGIES = [("technology", i, j) for i, row in enumerate(DATA.technologies) for j in range(len(row.powers))]
ABILITIES = [("side", i, j) for i, row in enumerate(DATA.sides) for j in range(len(row.powers))]
SET_UP = ("start_ships", "start_goods")
TRIGGER = {word: trigger for trigger, words in POWER_WORDS.items() for word in words}
ACTIONS = {
    "battle": (),
    "deploy": ("reinforce", "warp_in"),
    "move": ("skirmish", "maneuver", "trade", "recon", "advance", "concentrate"),
    "control": ("control",),
    "draw": ("draw",),
    "discovery": ("recon", "skirmish"),
    "": ("research", "trade", "reinforce"),
}
GOAL = DATA.planet_names.index("Gorat") + 1
SHIP_DESTROYED = next(i for i, t in enumerate(DATA.tokens) if TOKEN_NAMES[t.kind] == "ship_destroyed")


def power_of(case: tuple[str, int, int]) -> Any:
    kind, number, power = case
    return (DATA.technologies if kind == "technology" else DATA.sides)[number].powers[power]


def name_power(case: tuple[str, int, int]) -> str:
    kind, number, _ = case
    row = (DATA.technologies if kind == "technology" else DATA.sides)[number]
    return f"{row.id}-{power_of(case).word}"


def scenes(case: tuple[str, int, int]) -> list[Any]:
    """Positions in which seat 0 has a power: actions, battles, a turn, the end of one and the start of a round."""
    kind, number, _ = case
    mine = DATA.sides[number] if kind == "side" else next(row for row in DATA.sides if row.id == "kerak_b")
    technology = DATA.technologies[number].name if kind == "technology" else ""
    rival = next(row for row in DATA.sides if row.faction != mine.faction and row.letter not in "HG")
    letters = [c for c in "HGDCA" if c not in (mine.letter, rival.letter)][:2]
    draws = ", ".join(DATA.tactics[t].name for t in DATA.basic if DATA.tactics[t].letter in letters)
    free = [row for row in DATA.technologies if row.name != technology]
    available = ", ".join(next(row.name for row in free if row.type == type_) for type_ in (0, 2, 3))
    pieces = "Warpgate 2, Ilion 2, Ivra 1 outpost, Kesh colony, Durn colony, Hesp outpost, Gorat 2"

    def scene(*frames: Frame, drone: str = "Gorat", cards: str = "hand: advance_trade, control_recon") -> Any:
        def make(game: Game) -> Table:
            return given(
                f"0: {name_of(mine)} | {pieces} | drone: {drone} | goods: 1 fresh, 2 used | tech: {technology}"
                f" | {cards} | draws: {draws}",
                f"1: {name_of(rival)} | Eshkol 2 outpost, Dray 1, Belu outpost | goods: 1 fresh | draws: {draws}",
                available=available, objectives="desert, forest", stacks="Corvan, Fenn, Gorat, Hesp",
                frames=(("relearn",), *frames), game=game, round_number=1,
            ).table  # fmt: skip

        return make

    trigger = TRIGGER[power_of(case).word]
    found = [
        scene(("attempt", name, 0, x), drone=drone)
        for name in ACTIONS[trigger]
        for x in (1, 2)
        for drone in ("Gorat", "Fenn")
    ]
    if trigger in ("battle", ""):
        found += [
            fought_out(scene((way, seat, 1), drone=drone), ships, start, end)
            for drone in ("Fenn", "Eshkol", "Gorat")
            for way, seat, ships, start, end in (
                ("advance", 0, 2, "Gorat", "Eshkol"),
                ("skirmish", 0, 1, "Gorat", "Eshkol"),
                ("advance", 1, 2, "Eshkol", "Gorat"),
                ("skirmish", 1, 1, "Eshkol", "Gorat"),
            )
        ]
    if trigger == "discovery":
        found += [scene(("only_token", SHIP_DESTROYED), ("explore", 0, GOAL)), scene(("explore", 0, GOAL))]
    if trigger in ("draw", ""):
        last = "hand: advance_trade, control_recon | played: recon_promote, skirmish_trade, skirmish_warp_in"
        found += [
            scene(("turn", 6, 0), ("round", 0), cards=last),
            scene(("turn", 0, 0), ("round", 0)),
            scene(("round",)),
        ]
    return found


def fought_out(scene: Any, ships: int, start: str, end: str) -> Any:
    """A battle: a player who is asked for a move sends this many ships there."""

    def make(game: Game) -> Table:
        table: Table = scene(game)
        places = ("Warpgate", *DATA.planet_names)
        (decision,) = table.pending.values()
        table.answer(decision.seat, (places.index(start), places.index(end)))
        if ships == 2 and any(d.kind.name == "ships" for d in table.pending.values()):
            table.answer(decision.seat, ships)
        return table

    return make


def stripped(case: tuple[str, int, int]) -> Data:
    """The data without that power."""
    kind, number, power = case
    rows: list[Any] = list(DATA.technologies if kind == "technology" else DATA.sides)
    powers = rows[number].powers[:power] + rows[number].powers[power + 1 :]
    rows[number] = replace(rows[number], powers=powers, bits=sum(BIT[it.word] for it in powers))
    key = DataKey(f"no-{name_power(case)}")
    if kind == "technology":
        return replace(DATA, key=key, technologies=tuple(rows))
    return replace(DATA, key=key, sides=tuple(rows))


@pytest.mark.rule("W12.5", "W12.2")
@pytest.mark.parametrize("case", TECHNOLOGIES, ids=name_power)
def test_every_power_of_a_technology_changes_what_can_be_done(case: tuple[str, int, int]) -> None:
    assert differs(scenes(case), stripped(case)), f"all goes on as if there were no {power_of(case)}"


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize("case", ABILITIES, ids=name_power)
def test_every_power_of_a_faction_changes_what_can_be_done(case: tuple[str, int, int]) -> None:
    word = power_of(case).word
    if word not in SET_UP:
        assert differs(scenes(case), stripped(case)), f"all goes on as if there were no {power_of(case)}"
        return
    tables = [chosen(game, case[1]) for game in (GAME, game_of(stripped(case)))]
    assert seen(on(tables[0])) != seen(on(tables[1]))


def chosen(game: Game, side: int) -> Table:
    """A new game in which everybody chooses: the first player chooses this side."""
    table = Table.new(game, 2, {"factions": "choose"}, seed=1)
    first = on(table).start
    table.answer(first, side // 2)
    table.answer(1 - first, (side // 2 + 1) % 8)
    table.answer(first, side)
    table.answer(1 - first, (side // 2 + 1) % 8 * 2)
    return table


@pytest.mark.rule("W3.6")
def test_no_two_sides_of_the_boards_are_alike() -> None:
    assert len({row.powers for row in DATA.sides}) == len(DATA.sides)
    assert len({row.powers for row in DATA.technologies}) == len(DATA.technologies)


# --- everything in the vocabulary is in use -------------------------------------------------------------------------


def test_every_word_for_texts_powers_goals_and_tokens_is_used_in_the_data() -> None:
    assert {line.do for t in DATA.tactics for line in t.text} == set(TEXT_WORDS)
    rows = [it.word for row in (*DATA.technologies,) for it in row.powers] + [
        it.word for s in DATA.sides for it in s.powers
    ]
    assert set(rows) <= {word for words in POWER_WORDS.values() for word in words}
    assert {TOKEN_NAMES[t.kind] for t in DATA.tokens} == set(TOKEN_NAMES)
    assert {action for card in DATA.actions for action in (card.upper, card.lower)} == set(range(11))


@pytest.mark.rule("W5.2", "W10.4", "W10.9")
@pytest.mark.parametrize("half", ["upper", "lower"])
@pytest.mark.parametrize("number", range(len(DATA.actions)), ids=lambda i: DATA.actions[i].id)
def test_every_half_of_an_action_card_is_its_action(number: int, half: str) -> None:
    row = DATA.actions[number]
    spare = [card.id for card in DATA.actions if card.id != row.id][:2]
    it = given(
        f"0: | Warpgate 2, Eshkol 2, Ivra 2 | hand: {row.id} | played: {', '.join(spare)}",
        "1:",
        available="Fighter Bays, Seed Ships",
        turn=4,
    )
    it.play(f"0 plays {row.id}: {half}")
    name = ACTION_NAMES[getattr(row, half)]
    first = {
        "advance": "move", "concentrate": "gather_at", "maneuver": "move", "recon": "move", "skirmish": "move",
        "research": "drone", "trade": "route",
    }  # fmt: skip
    assert it.asks(0) == first.get(name, name)
    assert it.told("plays")[-1] | {"x": 3} == it.told("plays")[-1]
