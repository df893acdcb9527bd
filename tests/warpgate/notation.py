"""Warpgate in the players' own words: a position written down, a script of what the players say, and what is then on
the table. Positions are ordinary states on an ordinary Table; every sentence becomes ordinary answers."""

# A seat:   "0: Heralds of the Void A | Warpgate 3, Abara 2 outpost, Belu colony | drone: Belu | hand: advance_trade
#            | goods: 1 fresh, 2 used | tech: Fighter Bays | tokens: peace | draws: Salvage, Outmaneuver
#            | cards: control_recon | objectives: Sea Kings"
#           Ships and markers by place ("Abara 2 outpost": two ships and an outpost). `draws` are the next tactics,
#           `cards` the next action cards; everything not named is in the decks.
# A script: sentences separated by ";": "0 plays advance_trade: upper; 0 moves 2 from Warpgate to Abara".
# Forced moves are not asked; a forced number of ships is checked only if it is asked for.

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from orrery.core.ask import Decision
from orrery.core.chance import Chance, Draw
from orrery.core.game import Game
from orrery.core.nouns import N
from orrery.core.refusal import Refused
from orrery.core.state import Frame, then
from orrery.core.table import Table
from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.board import Board, places
from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, LOWER, OTHER, PIECES, RENEW, THIS, TOKEN, UPPER
from orrery.games.warpgate.rules.nouns import Card, Objective, Place, Side, Tactic, Technology, Token, Type
from orrery.games.warpgate.rules.powers import NOMADS, refresh_powers
from orrery.games.warpgate.rules.scoring import Points, points
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES, EVERY_TYPE, WORDS

DATA: Data = KNOWN[GAME.settings[-1].default]
WAYS = {"upper": UPPER, "lower": LOWER, "draw": DRAWING}
HOME = "Warpgate"
DEFAULT_SIDES = ("Elenari Free Worlds B", "Tethysian Tradeworlds A", "Overseers of Kerak B", "Vantar Foundries A")


# --- names --------------------------------------------------------------------------------------------------


def find(name: str, names: list[str], what: str) -> int:
    """The index of a name in a list, ignoring case."""
    small = [n.lower() for n in names]
    if name.strip().lower() not in small:
        raise ValueError(f"there is no {what} {name.strip()!r}: write it as in the data")
    return small.index(name.strip().lower())


def place(name: str) -> Place:
    """The number of a planet, or of the seat's own Warpgate."""
    return Place(find(name, [HOME, *DATA.planet_names], "planet"))


def place_name(number: int) -> str:
    return HOME if number == 0 else DATA.planet_names[number - 1]


def side(name: str) -> Side:
    return Side(find(name, [f"{it.name} {it.side}" for it in DATA.sides], "faction"))


def card(name: str) -> Card:
    return Card(find(name, [it.id for it in DATA.actions], "action card"))


def tactic(name: str) -> Tactic:
    return Tactic(find(name, [it.name for it in DATA.tactics], "tactics card"))


def technology(name: str) -> Technology:
    return Technology(find(name, [it.name for it in DATA.technologies], "technology"))


def objective(name: str) -> Objective:
    return Objective(find(name, [it.name for it in DATA.objectives], "objective"))


def token(name: str) -> Token:
    return Token(find(name, [it.id for it in DATA.tokens], "token"))


def type_(name: str) -> Type:
    return Type(find(name, [it.id for it in DATA.types], "type of planet"))


def listed(text: str, read: Callable[[str], N]) -> list[N]:
    return [read(name) for name in text.split(",") if name.strip()]


def mask(text: str) -> int:
    """A set of planets."""
    return sum(1 << place(name) for name in text.split(",") if name.strip())


# --- writing a position down --------------------------------------------------------------------------------


def given(
    *seats: str,
    available: str = "",
    objectives: str = "",
    turn: int = 0,
    stacks: str | None = "",
    tokens: str = "",
    promotions: str = "",
    technologies: str = "",
    types: str = "",
    dead: str = "",
    trade: str = "",
    goods: int | None = None,
    frames: tuple[Frame, ...] = (),
    round_number: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    game: Game = GAME,
) -> Position:
    """Put a position on a table and run it up to the first question: seat 0 starts the round, and it is turn number
    `turn`, unless other `frames` say what comes next. `tokens`, `promotions`, `technologies` and `types` are the next
    draws; `stacks` the planets with discovery tokens (None: all)."""
    config = game.configure(len(seats), options or {})
    s = game.setup(len(seats), config)
    assert isinstance(s, Warpgate)
    board = DATA.boards[len(seats)]
    for seat, text in enumerate(seats):
        head, _, line = text.partition(":")
        assert head.strip() == str(seat), f"the line of seat {seat} begins with '{seat}:', not {text!r}"
        lay_out(s, seat, line, board)
    shared(s, listed(available, technology), listed(objectives, type_))
    s.goods = 4 * len(seats) - sum(p.fresh + p.spent for p in s.players) if goods is None else goods
    s.stacks = board.all & ~board.trade if stacks is None else mask(stacks)
    s.dead, s.new_trade = mask(dead), mask(trade)
    s.round = round_number
    s.schedule = []
    then(s, *(frames or (("turn", turn, 0),)))
    queues: dict[Any, list[Any]] = {
        "tokens": listed(tokens, token),
        "promotions": listed(promotions, tactic),
        "technologies": listed(technologies, technology),
        "objective_types": listed(types, type_),
    }
    for seat, text in enumerate(seats):
        queues["tactics", seat] = listed(field_of(text, "draws"), tactic)
        queues["actions", seat] = listed(field_of(text, "cards"), card)

    def source(chance: Chance[Any], track: int) -> Any:
        key = chance.kind.name if chance.kind.name in queues else (chance.kind.name, chance.seat)
        queue = queues.get(key)
        if not isinstance(chance, Draw) or not queue:
            return None
        drawn = tuple(queue[: chance.count])
        del queue[: chance.count]
        rest = [c for layer in chance.deck.layers for c in layer if c not in drawn]
        return (*drawn, *rest[: chance.count - len(drawn)])

    started = replace(game, setup=lambda players, settings: s)
    return Position(Table.new(started, len(seats), options, seed=seed, source=source))


def field_of(text: str, key: str) -> str:
    """What a seat's line says under a heading."""
    for entry in text.split("|"):
        head, found, value = entry.partition(":")
        if found and head.strip() == key:
            return value
    return ""


def lay_out(s: Warpgate, seat: int, line: str, board: Board) -> None:
    """One player's side of the table as written down."""
    p = s.players[seat]
    name, *entries = (entry.strip() for entry in line.split("|"))
    p.side = side(name or DEFAULT_SIDES[seat % len(DEFAULT_SIDES)])
    row = DATA.sides[p.side]
    p.abilities, p.elite = [p.side], [row.hero]
    p.ships = [0] * DATA.places
    p.technologies = listed(field_of(line, "tech"), technology)
    refresh_powers(s, seat)
    for entry in entries:
        if ":" not in entry:
            for one in entry.split(","):
                put(p, one)
    if "drone:" in line.replace(" ", ""):
        p.drone = place(field_of(line, "drone"))
    p.hand = sorted(listed(field_of(line, "hand"), card))
    p.played = listed(field_of(line, "played"), card)
    p.discard = listed(field_of(line, "discard"), card)
    p.deck.shuffle_in([Card(c) for c in range(len(DATA.actions)) if c not in p.hand + p.played + p.discard])
    own = [t for t in DATA.basic if DATA.tactics[t].letter != row.letter] + [row.hero]
    more = listed(field_of(line, "elite"), tactic)
    p.elite += more
    p.tactics_discard = listed(field_of(line, "tactics discard"), tactic)
    p.tactics.shuffle_in([t for t in own + more if t not in p.tactics_discard])
    for count, face in re.findall(r"(\d+) (fresh|used)", field_of(line, "goods")):
        if face == "fresh":
            p.fresh = int(count)
        else:
            p.spent = int(count)
    p.tokens = listed(field_of(line, "tokens"), token)
    p.old_tokens = listed(field_of(line, "used tokens"), token)
    for goal in listed(field_of(line, "objectives"), objective):
        p.objectives.of(DATA.objectives[goal].type).append(goal)
    p.peace = "peace" in [entry for entry in entries if ":" not in entry]
    p.supply = 12 - sum(p.ships)


def put(p: Player, text: str) -> None:
    """ "Abara 2 outpost": ships and a marker on a place."""
    if text.strip() in ("", "peace"):
        return
    found = re.fullmatch(r"\s*([A-Za-z]+)\s*(\d*)\s*(outpost|colony|)\s*", text)
    assert found, f"cannot read {text!r}: write 'Abara 2 outpost'"
    where = place(found[1])
    p.ships[where] = int(found[2] or 0)
    p.outposts |= (found[3] == "outpost") << where
    p.colonies |= (found[3] == "colony") << where
    if p.ships[where] or (found[3] == "outpost" and p.texts.here & NOMADS):
        p.fleets |= 1 << where


def shared(s: Warpgate, available: list[Technology], objectives: list[Type]) -> None:
    """Decks, available cards and the common tactics deck."""
    n = len(s.players)
    taken = available + [t for p in s.players for t in p.technologies]
    s.available = available
    s.technologies.shuffle_in([Technology(t) for t in range(len(DATA.technologies)) if t not in taken])
    s.technologies_left = 5 * n + 2 - len(taken)
    s.objectives = objectives
    held = [o for p in s.players for o in p.objectives.all()]
    rest = [o.type for i, o in enumerate(DATA.objectives) if i not in held]
    for it in objectives:
        rest.remove(it)
    s.objective_types.shuffle_in(rest)
    s.objectives_left = 5 * n - len(objectives) - len(held)
    for t in EVERY_TYPE:
        s.goals.of(t).shuffle_in([o for o in DATA.objectives_of[t] if o not in held])
    elite = [t for p in s.players for t in p.elite]
    s.promotions.shuffle_in([t for t in DATA.promotable if t not in elite])
    kept = [t for p in s.players for t in p.tokens + p.old_tokens]
    bag = list(DATA.all_tokens)
    for found in kept:
        bag.remove(found)
    s.tokens.shuffle_in(bag)


# --- what players say ---------------------------------------------------------------------------------------

Wish = tuple[str, Any, bool]
"""A kind of question, the answer, and whether it may be left out if it is forced."""


def plays(text: str) -> list[Wish]:
    """ "plays advance_trade: upper with 1 good" """
    found = re.fullmatch(r"(\w+): (upper|lower|draw)(?: with (\d+) goods?)?", text)
    assert found, f"'plays CARD: upper|lower|draw', not {text!r}"
    return [("play", (WAYS[found[2]], card(found[1]), int(found[3] or 0)), False)]


def moves(text: str) -> list[Wish]:
    """ "moves 2 from Warpgate to Abara" """
    found = re.fullmatch(r"(\d+) from (\w+) to (\w+)", text)
    assert found, f"'moves NUMBER from PLACE to PLACE', not {text!r}"
    return [("move move_again", (place(found[2]), place(found[3])), False), ("ships", int(found[1]), True)]


def gathers(text: str) -> list[Wish]:
    """ "gathers Abara 2, Belu 1 at Maro" """
    ships, _, target = text.partition(" at ")
    chosen: list[int] = []
    for one in ships.split(","):
        name, count = one.split()
        chosen += [place(name)] * int(count)
    return [("gather_at", place(target), False), ("gather", tuple(sorted(chosen)), False)]


def warps(text: str) -> list[Wish]:
    """ "warps in 3 at Belu" """
    found = re.fullmatch(r"in (\d+)(?: at (\w+))?", text)
    assert found, f"'warps in NUMBER at PLACE', not {text!r}"
    where = [("warp_to", place(found[2]), False)] if found[2] else []
    return [*where, ("warp_in", int(found[1]), True)]


def takes(text: str) -> list[Wish]:
    """ "takes it", "takes the other", "takes ocean", "takes Fighter Bays" """
    if text in ("it", "the other"):
        return [("explore", THIS if text == "it" else OTHER, False)]
    if text in [it.id for it in DATA.types]:
        return [("objective", type_(text), False)]
    if text in [it.id for it in DATA.tokens]:
        return [("find", token(text), False)]
    if text in [it.name for it in DATA.objectives]:
        return [("open_objective", objective(text), False)]
    return [("technology", technology(text), False)]


def many(kind: str, read: Callable[[str], int]) -> Callable[[str], list[Wish]]:
    return lambda text: [(kind, tuple(sorted(listed(text, read))), False)]


def one(kind: str, read: Callable[[str], int]) -> Callable[[str], list[Wish]]:
    return lambda text: [(kind, read(text), False)]


VERBS: dict[str, Callable[[str], list[Wish]]] = {
    "plays": plays,
    "renews": lambda text: [("play", (RENEW, 0, 0), False)],
    "copies": lambda text: [("play", (COPY, int(text), 0), False)],
    "uses": lambda text: [("play use", (TOKEN, token(text), 0), False)],
    "moves": moves,
    "gathers": gathers,
    "trades": lambda text: [("route", tuple(place(name) for name in text.split(" - ")), False)],
    "reinforces": many("reinforce", place),
    "warps": warps,
    "controls": many("control", place),
    "colonizes": one("colonize", place),
    "deploys": one("deploy_at", place),
    "takes": takes,
    "flies": lambda text: [("drone", place(text.removeprefix("to ")), False)],
    "keeps": one("promote", tactic),
    "shows": one("tactic", tactic),
    "announces": many("announce", WORDS.index),
    "destroys": one("destroy", PIECES.index),
    "raids": one("raid", place),
    "sends": lambda text: [("withdraw", place(text.removeprefix("them to ")), False)],
    "returns": lambda text: [("split", int(text), False)],
    "counts": lambda text: [("ships draw boost warp_in", int(text), False)],
    "discards": many("discard", card),
    "places": lambda text: [("put_token", None if text == "nothing" else place(text), False)],
    "picks": lambda text: [("side faction", side(text), False)],
    "says": lambda text: [("escort encore peace visit renew", text == "yes", False)],
    "passes": lambda text: [("move_again use put_token", None, False)],
}


class Position:
    """A position on a table, played and examined in the players' words."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Warpgate:
        assert isinstance(self.table.state, Warpgate)
        return self.table.state

    def play(self, script: str) -> Position:
        """Let the players say these sentences, in this order."""
        for sentence in re.split(r"[;\n]", script):
            if sentence.strip():
                self._say(sentence.strip())
        return self

    def _say(self, sentence: str) -> None:
        seat, wishes = said(sentence)
        for kinds, value, forced in wishes:
            decision = self._asked(seat, kinds)
            if decision is None:
                assert forced, f"{sentence!r} is not the question: seat {seat} is asked {self.asks(seat) or 'nothing'}"
                continue
            self.table.answer(seat, adapted(decision, value), decision.kind.name)

    def _asked(self, seat: int, kinds: str) -> Decision[Any] | None:
        return next((d for _, d in self.table.asked(seat) if d.kind.name in kinds.split()), None)

    def refuses(self, sentence: str, rule: str) -> None:
        """Assert that this rule refuses the sentence, and that nothing has changed. The part before it is played."""
        seat, wishes = said(sentence)
        before = ""
        with pytest.raises(Refused) as refused:  # noqa: PT012
            for kinds, value, forced in wishes:
                decision = self._asked(seat, kinds)
                if decision is None and forced:
                    continue
                assert decision is not None, f"{sentence!r}: seat {seat} is asked {self.asks(seat)}"
                before = self.state.digest()
                self.table.answer(seat, adapted(decision, value), decision.kind.name)
        assert refused.value.rule == rule, f"{sentence!r} is refused by {refused.value.rule!r}, not by {rule}"
        assert self.state.digest() == before

    def asks(self, seat: int) -> str:
        """The kind of question a seat is asked; an empty string for none."""
        return next((d.kind.name for _, d in self.table.asked(seat)), "")

    def offered(self, seat: int) -> list[str]:
        """The ids of all answers open to a seat, without the kind."""
        _, decision = self.table.find(seat)
        return [decision.option(value).id.partition(":")[2] for value in decision.options()]

    # --- looking ------------------------------------------------------------------------------------------

    def ships(self, seat: int) -> dict[str, int]:
        """Ships by the name of the place."""
        return {place_name(i): n for i, n in enumerate(self.state.players[seat].ships) if n}

    def outposts(self, seat: int) -> list[str]:
        return [place_name(i) for i in places(self.state.players[seat].outposts)]

    def colonies(self, seat: int) -> list[str]:
        return [place_name(i) for i in places(self.state.players[seat].colonies)]

    def drone(self, seat: int) -> str:
        return place_name(self.state.players[seat].drone)

    def hand(self, seat: int) -> list[str]:
        return [DATA.actions[c].id for c in self.state.players[seat].hand]

    def technologies(self, seat: int) -> list[str]:
        return [DATA.technologies[t].name for t in self.state.players[seat].technologies]

    def objectives(self, seat: int) -> list[str]:
        return [DATA.objectives[o].name for o in self.state.players[seat].objectives.all()]

    def tokens(self, seat: int) -> list[str]:
        return [DATA.tokens[t].id for t in self.state.players[seat].tokens]

    def goods(self, seat: int) -> tuple[int, int]:
        """Trade goods with the +1X side up, and used ones."""
        return self.state.players[seat].fresh, self.state.players[seat].spent

    def points(self, seat: int) -> Points:
        return points(self.state, seat)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal's lines of a kind."""
        return [args for name, _, args in self.table.journal if name == f"warpgate-log-{key}"]


def said(sentence: str) -> tuple[int, list[Wish]]:
    """Who says a sentence, and what it asks for."""
    found = re.fullmatch(r"(\d) (\w+)\s*(.*)", sentence)
    assert found, f"a sentence is '<seat> <verb> ...', not {sentence!r}"
    assert found[2] in VERBS, f"players here say {', '.join(VERBS)}; not {found[2]!r}"
    return int(found[1]), VERBS[found[2]](found[3].strip())


def adapted(decision: Decision[Any], value: Any) -> Any:
    """A token is named alone if only tokens are asked for; a faction if no side is."""
    if decision.kind.name == "use" and isinstance(value, tuple):
        return value[1]
    return value // 2 if decision.kind.name == "faction" else value


def action(name: str, seat: int, x: int) -> tuple[Frame, ...]:
    """The frame of an action, for `given(frames=...)`."""
    assert name in ACTION_NAMES
    return ((name, seat, x),)
