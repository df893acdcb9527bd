"""Bots that know Twilight Imperium 3: legal, honest and sensible."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.bots import make
from orrery.bots.knowledge import knowledge
from orrery.bots.ti3 import ANSWERS, clock, instinct, worth
from orrery.bots.ti3_plans import power
from orrery.bots.ti3_votes import BAD_FOR_THE_FIRST, BETTER_AGAINST, GOOD_FOR_THE_FIRST, HONOURS
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.board import planets_of
from orrery.games.ti3.data import POLITICS
from orrery.games.ti3.kinds import KINDS, PASS, TACTICAL
from tests.ti3.notation import position, seat_of, state


def answered(table: Table, dice: Random) -> tuple[int, Any]:
    """The next question of a table and the instinct's answer to it."""
    track, decision = next(iter(table.pending.items()))
    return track, instinct(table, track, decision, dice)


def greedy_among_random(number: int) -> list[int]:
    me, dice = number % 6, Random(number)
    table = Table.new(GAME, 6, {}, seed=number, live=False)
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        mine = decision.seat == me
        table.put(track, instinct(table, track, decision, dice) if mine else decision.sample(dice))
    return [(seat - me) % 6 for seat in GAME.winners(table.state)]


def test_greedy_wins_among_random() -> None:
    """Two games here; a hundred are for the arena."""
    assert [greedy_among_random(number) for number in (0, 1)] == [[0], [0]]


def test_the_framework_knows_it() -> None:
    known = knowledge("ti3")
    assert (known.instinct, known.worth, known.clock) == (instinct, worth, clock)


@pytest.mark.parametrize(("players", "options"), [(3, {"galaxy": "build"}), (4, {}), (5, {"long-war": "on"})])
def test_every_answer_is_legal_and_the_game_ends(players: int, options: dict[str, str]) -> None:
    table = Table.new(GAME, players, options, seed=players, live=False)
    dice = Random(players)
    while table.pending:
        track, answer = answered(table, dice)
        no = table.pending[track].refuse(answer)
        assert no is None, (table.pending[track], answer, no)
        table.put(track, answer)
    assert GAME.winners(table.state)


def test_greedy_reads_nothing_that_its_seat_cannot_see() -> None:
    """On a table of its own imagination it answers as on the real one, for the first three rounds."""
    table = Table.new(GAME, 6, {}, seed=6)
    bot = make("greedy", 1)
    while state(table).round < 4:
        track, decision = next(iter(table.pending.items()))
        real = instinct(table, track, decision, Random(0))
        if decision.kind.name in ANSWERS:
            assert bot.decide(table.mind(decision.seat)) == real, decision
        table.put(track, real)


def test_greedy_plays_a_whole_game() -> None:
    """It activates, builds, expands, researches, scores objectives, trades, votes and ends in time."""
    table = Table.new(GAME, 6, {}, seed=1, live=False)
    s = state(table)
    asked: Counter[str] = Counter()
    dice = Random(1)
    while table.pending:
        track, answer = answered(table, dice)
        asked[table.pending[track].kind.name] += answer not in (None, (), False)
        table.put(track, answer)
    assert s.round <= 12
    assert min(asked[kind] for kind in ("move", "land", "build", "research", "claim", "offer", "accept", "vote")) > 0
    assert sum(len(planets_of(s, seat)) for seat in range(6)) > 24
    assert max(p.points for p in s.players) >= 6


def test_it_goes_where_planets_are_to_be_had() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 4 ground_force, space_dock"},
        sol={"fleets": {"c1": "carrier, cruiser"}},
    )
    dice = Random(1)
    seat = seat_of(table, "sol")
    said = {}
    while state(table).active == seat and table.pending:
        track, decision = next(iter(table.pending.items()))
        said[decision.kind.name] = instinct(table, track, decision, dice)
        table.put(track, said[decision.kind.name])
    assert said["action"] == (TACTICAL, None)
    assert said["activate"] == 7
    assert state(table).owner[0:].count(seat) == 2


def test_it_passes_when_nothing_is_left_to_do() -> None:
    table = position("sol, norr, hacan", sol={"counters": (2, 0, 3)})
    track, decision = next(iter(table.pending.items()))
    assert instinct(table, track, decision, Random(1)) == (PASS, None)


def test_more_ships_are_stronger_and_more_points_worth_more() -> None:
    assert power([0, 0, 2, 0, 0, 0, 0, 0, 0, 0]) == 4 * power([0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    table = position("sol, norr, hacan", planets={"Jord": "sol: 2 ground_force"})
    s = state(table)
    before = worth(s, 0)
    s.players[0].points += 2
    assert worth(s, 0) == pytest.approx(before + 2)
    assert clock(s) == s.round


def test_its_words_exist() -> None:
    assert set(ANSWERS) <= set(KINDS)
    assert {p.name for p in POLITICS} >= BETTER_AGAINST | BAD_FOR_THE_FIRST | GOOD_FOR_THE_FIRST | HONOURS
