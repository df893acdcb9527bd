"""The end and scoring (W16), and how every kind of goal is counted (W13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.board import Board
from orrery.games.warpgate.rules.nouns import Objective, Type
from orrery.games.warpgate.rules.scoring import COUNTS, fulfilled, progress
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import GOAL_WORDS, Goal
from orrery.text import LANGUAGES, Words
from tests.warpgate.notation import DATA, HOME, given, place, place_name, type_

ICE = type_("ice")
NO_TYPE = Type(-1)

BOARD: Board = DATA.boards[2]


# --- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W16.1")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("| Kesh outpost, Durn outpost, Fenn outpost | objectives: Sea Kings", 5),
        ("| objectives: Sea Kings", 0),
        ("| goods: 2 fresh, 1 used", 9),
        ("| elite: Ambush", 1),
        ("| elite: Marshal Koll", 1),
        ("| tech: Pressure Hulls", 3),
        ("| tech: Fighter Bays", 1),
        ("| tokens: peace", 1),
        ("| tokens: extra_vp", 2),
        ("| used tokens: draw_1x", 1),
        ("| Ivra 5, Kesh colony, Gorat outpost", 0),
    ],
)
def test_what_counts(held: str, points: int) -> None:
    it = given(f"0: {held}", "1:")
    assert it.points(0).total == 1 + points  # 1 for the player's own hero


@pytest.mark.rule("W16.1", "W19.19")
def test_heroes_and_advanced_cards_score_one_each() -> None:
    it = given("0: | elite: Ambush, Marshal Koll, Planetfall", "1:")
    assert it.points(0).elite == 4
    assert {DATA.tactics[t].vp for t in DATA.promotable} == {1}


@pytest.mark.rule("W16.1")
def test_basic_tactics_score_nothing() -> None:
    assert {DATA.tactics[t].vp for t in DATA.basic} == {0}


@pytest.mark.rule("W16.3")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("| goods: 1 fresh", "| Kesh colony", [0]),  # points before planets
        ("| Kesh outpost", "| Ivra 9", [0]),
        ("| Kesh outpost", "| Belu colony, Adun colony", [1]),
        ("| Kesh outpost", "| Belu colony", [0, 1]),
        ("| tokens: colony_of_type_ice", "| tokens: peace, peace", [1]),
        ("| tokens: colony_of_type_ice", "| tokens: peace", [0]),
    ],
)
def test_ties_go_to_most_controlled_planets_or_the_victory_is_shared(
    first: str, second: str, winners: list[int]
) -> None:
    it = given(f"0: {first}", f"1: {second}", frames=(("over",),))
    assert GAME.winners(it.state) == winners


@pytest.mark.rule("W19.20")
def test_three_can_share_the_victory() -> None:
    it = given("0: | goods: 1 fresh", "1:", "2: | goods: 1 used", "3: | goods: 1 fresh", frames=(("over",),))
    assert GAME.winners(it.state) == [0, 2, 3]
    assert GAME.score(it.state) == [4, 1, 4, 4]


# --- goals ------------------------------------------------------------------------------------------------------


def planets(wanted: Callable[[int], bool] = lambda i: True) -> list[str]:
    return [place_name(i) for i in range(1, BOARD.size) if wanted(i)]


def marked(names: list[str], marker: str = "outpost") -> str:
    return ", ".join(f"{name} {marker}" for name in names)


def by_sector() -> list[list[str]]:
    return [[place_name(i) for i in range(1, BOARD.size) if mask >> i & 1] for mask in BOARD.sectors]


def one_of_each(key: Callable[[int], int]) -> list[str]:
    first: dict[int, str] = {}
    for i in range(1, BOARD.size):
        first.setdefault(key(i), place_name(i))
    return list(first.values())


def technologies(count: int, wanted: Callable[[int], bool] = lambda type_: True, each_once: bool = False) -> str:
    chosen: dict[int, str] = {}
    for i, row in enumerate(DATA.technologies):
        if wanted(row.type):
            chosen.setdefault(row.type if each_once else i, row.name)
    return "| tech: " + ", ".join(list(chosen.values())[:count])


def full(count: int) -> str:
    return marked([name for names in by_sector()[:count] for name in names], "colony")


def held(count: int) -> str:
    return ", ".join(f"{name} 1 outpost" for name in planets()[:count])


def ships_on(count: int) -> str:
    return ", ".join(f"{name} 1" for name in planets()[:count])


def far_planet(distance: int) -> str:
    return next((name for name in planets() if BOARD.distance(0, 0, place(name)) == distance), HOME)


NEAR_RIVAL = [place_name(i) for i in range(1, BOARD.size) if BOARD.distance(1, 0, i) <= 1]

ARRANGED: dict[str, Callable[[int, int], tuple[str, str]]] = {
    "controlled": lambda n, t: (f"| {marked(planets()[:n])}", "|"),
    "outposts": lambda n, t: (f"| {marked(planets()[:n])}, Kesh colony", "|"),
    "colonies": lambda n, t: (f"| {marked(planets()[:n], 'colony')}, Kesh outpost", "|"),
    "of_type": lambda n, t: (f"| {marked(planets(lambda i: BOARD.type_of[i] == t)[:n])}, {other_type(t)} outpost", "|"),
    "types": lambda n, t: (f"| {marked(one_of_each(lambda i: BOARD.type_of[i])[:n])}", "|"),
    "trade_planets": lambda n, t: (f"| {marked(planets(lambda i: BOARD.trade >> i & 1 == 1)[:n])}, Kesh outpost", "|"),
    "sectors": lambda n, t: (f"| {marked(one_of_each(lambda i: BOARD.sector_of[i])[:n])}", "|"),
    "full_sectors": lambda n, t: (f"| {full(n)}, {by_sector()[n][0]} outpost", "|"),
    "border": lambda n, t: (f"| {marked(NEAR_RIVAL[:n])}, Kesh outpost", "|"),
    "occupied": lambda n, t: (f"| {ships_on(n)}, Kesh 1", f"| {marked(planets()[:n])}"),
    "ships": lambda n, t: (f"| {HOME} 1, Kesh {n}", "|"),
    "ships_at": lambda n, t: (f"| {HOME} {12 - n}, Kesh {n}", "|"),
    "ships_spread": lambda n, t: (f"| {HOME} 1, {ships_on(n)}", "|"),
    "technologies": lambda n, t: (technologies(n), "|"),
    "tech_of_type": lambda n, t: (technologies(n, lambda type_: type_ == t), technologies(2, lambda type_: type_ != t)),
    "tech_types": lambda n, t: (technologies(n, each_once=True), "|"),
    "goods": lambda n, t: (f"| goods: 1 fresh, {n - 1} used" if n else "|", "|"),
    "tokens": lambda n, t: (f"| tokens: {', '.join(['peace', 'draw_1x', 'extra_vp', 'draw_1x'][:n])}", "|"),
    "elite": lambda n, t: ("| elite: " + ", ".join(["Ambush", "Planetfall", "Scavengers", "Last Stand"][: n - 1]), "|"),
    "drone_far": lambda n, t: (f"| drone: {far_planet(n)}", "|"),
    "garrisons": lambda n, t: (f"| {held(n)}, Kesh outpost, Ivra 2", "|"),
    "battles": lambda n, t: ("|", "|"),
    "most_ships": lambda n, t: (f"| Kesh {1 + n}, {HOME} 3", f"| Belu 2, {HOME} 5"),
    "most_planets": lambda n, t: (f"| {marked(planets()[: 1 + n])}", "| Ivra colony, Kesh colony"),
}  # fmt: skip
"""For each word of the goals: both seats, such that seat 0 has exactly this many of what it counts."""


def arranged(mine: str, theirs: str, word: str, have: int) -> Warpgate:
    """The two seats on a table; battles are not pieces on it."""
    s = given(f"0: {mine}", f"1: {theirs}").state
    s.players[0].won = have if word == "battles" else 0
    return s


def other_type(type_: int) -> str:
    return next(place_name(i) for i in range(1, BOARD.size) if BOARD.type_of[i] != type_)


@pytest.mark.rule("W13.2", "W19.25")
@pytest.mark.parametrize("number", range(len(DATA.objectives)), ids=lambda i: DATA.objectives[i].id)
def test_every_objective_is_fulfilled_with_what_it_asks_for_and_not_with_less(number: Objective) -> None:
    goal = DATA.objectives[number].goal
    for have in (goal.n - 1, goal.n):
        mine, theirs = ARRANGED[goal.word](have, goal.type)
        s = arranged(mine, theirs, goal.word, have)
        assert progress(s, 0, number) == (have, goal.n)
        assert fulfilled(s, 0, number) == (have == goal.n)


def counted(s: Warpgate, word: str, of: Type = NO_TYPE) -> int:
    return COUNTS[word](s, 0, Goal(word, 1, of))


@pytest.mark.rule("W13.2")
@pytest.mark.parametrize("word", GOAL_WORDS)
def test_every_word_of_the_goals_counts_exactly(word: str) -> None:
    for have in (0, 1):
        mine, theirs = ARRANGED[word](have + (word == "elite"), ICE)
        assert counted(arranged(mine, theirs, word, have), word, ICE) == have + (word == "elite")


@pytest.mark.rule("W15.3", "W16.2")
def test_tokens_count_for_goals_as_planets() -> None:
    s = given("0: | tokens: colony_of_type_ice, colony_of_type_lava", "1:").state
    words = ("controlled", "colonies", "types", "outposts", "sectors", "full_sectors")
    assert [counted(s, word) for word in words] == [2, 2, 2, 0, 0, 0]
    assert counted(s, "of_type", ICE) == 1
    copied = given("0: | Jarrow outpost", "1:")
    copied.state.players[1].copies = [place("Jarrow")]
    assert [counted(copied.state, word) for word in ("controlled", "outposts", "trade_planets", "sectors")] == [
        2,
        2,
        2,
        1,
    ]
    assert counted(copied.state, "of_type", BOARD.type_of[place("Jarrow")]) == 2


@pytest.mark.rule("W15.3")
def test_a_new_trade_planet_counts_as_one() -> None:
    assert counted(given("0: | Ivra outpost", "1:", trade="Ivra").state, "trade_planets") == 1


@pytest.mark.rule("W13.2")
def test_a_draw_is_enough_where_nobody_may_have_more() -> None:
    assert counted(given("0: | Kesh 2", "1: | Belu 2").state, "most_ships") == 1
    assert counted(given("0: | Kesh outpost", "1: | Belu outpost").state, "most_planets") == 1
    assert counted(given("0: | Kesh 2", "1: | Belu 2", "2: | Ivra 3").state, "most_ships") == 0


@pytest.mark.rule("W13.2")
def test_a_border_is_that_of_one_rival() -> None:
    board = DATA.boards[4]
    near = [{i for i in range(1, board.size) if board.distance(seat, 0, i) <= 1} for seat in range(4)]
    apart = [place_name(min(near[1] - near[2] - near[3])), place_name(min(near[2] - near[1] - near[3]))]
    beside = [place_name(i) for i in sorted(near[1])[:2]]
    assert counted(given(f"0: | {marked(apart)}", "1:", "2:", "3:").state, "border") == 1
    assert counted(given(f"0: | {marked(beside)}", "1:", "2:", "3:").state, "border") == 2


@pytest.mark.rule("W19.36", "W15.3")
@pytest.mark.parametrize(("word", "with_it", "without"), [("ships", 8, 3), ("ships_at", 5, 2), ("ships_spread", 3, 2)])
def test_a_dead_planet_does_not_count_for_objectives(word: str, with_it: int, without: int) -> None:
    seats = ("0: | Kesh 5, Ivra 2, Gorat 1", "1:")
    assert counted(given(*seats).state, word) == with_it
    assert counted(given(*seats, dead="Kesh").state, word) == without


@pytest.mark.rule("W19.36", "W17.2")
@pytest.mark.parametrize(
    ("word", "nomads", "others"),
    [("ships", 6, 3), ("ships_at", 3, 2), ("ships_spread", 4, 2), ("most_ships", 1, 0)],
)
def test_outposts_of_the_nomads_are_ships_for_objectives(word: str, nomads: int, others: int) -> None:
    line = "| Kesh 2 outpost, Ivra 1, Gorat outpost, Hesp outpost, Durn colony"
    rival = "1: | Abara 4"
    assert counted(given(f"0: Grizzled Nomads A {line}", rival).state, word) == nomads
    assert counted(given(f"0: Elenari Free Worlds B {line}", rival).state, word) == others


@pytest.mark.rule("W19.36", "W1.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_objectives_about_ships_on_planets_say_that_the_warpgate_does_not_count(lang: str) -> None:
    s = given(f"0: | {HOME} 9, Kesh 1", "1:").state
    assert [counted(s, word) for word in ("ships", "ships_at", "ships_spread", "most_ships")] == [1, 1, 1, 1]
    words = Words(lang, "warpgate")
    for word in ("ships", "ships_at", "ships_spread", "most_ships"):
        assert "Warpgate" in words.text(f"warpgate-goal-{word}", n=3)
