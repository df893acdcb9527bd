"""Luck: hits minus the expected ones, kept in the journal roll by roll, added up over the game. Re-rolled dice are
expected to hit as well, so that re-rolls are not luck."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.bots.knowledge import knowledge
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.odds.luck import luck
from orrery.games.ti3.rules.state import Twilight
from orrery.server.history import History
from orrery.server.series import measured
from orrery.text import Words
from tests.ti3.battles import Plan, counted, run, set_up
from tests.ti3.notation import position, say, state


def rolled(table: Table) -> list[dict[str, Any]]:
    return [args for key, _, args in table.journal if key == "ti3-log-rolls"]


def test_each_roll_is_told_with_what_was_to_be_expected() -> None:
    """Two cruisers and a dreadnought of Sol (0.4 + 0.4 + 0.6) against three cruisers of Norr (0.5 each)."""
    table = position(
        sol={"fleets": {"c1": "2 cruiser, dreadnought"}, "activated": "a1"},
        norr={"fleets": {"b1": "3 cruiser"}},
        dice=[7, 7, 5, 1, 1, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser, dreadnought; sol leave no")
    assert [(args["seat"], args["hits"], args["tenths"]) for args in rolled(table)] == [(0, 3, 14), (1, 0, 15)]
    assert luck(state(table)) == [1.6, -1.5, 0.0]
    told = [Words("en", "ti3", ("Ada", "Ben", "Cem")).say("ti3-log-rolls", **args) for args in rolled(table)]
    assert "3 hits, 1.4 expected" in told[0]
    assert "0 hits, 1.5 expected" in told[1]


def test_a_die_rolled_again_is_expected_to_hit_too() -> None:
    """Jol-Nar needs 8 with a cruiser: a miss is re-rolled for a counter, 0.3 + 0.3 expected."""
    table = position(
        "jol_nar, sol, norr",
        jol_nar={"fleets": {"c1": "cruiser"}, "counters": (1, 3, 5)},
        sol={"fleets": {"b1": "carrier"}},
        dice=[2, 9, 1],
    )
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move cruiser")
    say(table, "jol_nar aim_yes yes")
    assert rolled(table)[0]["tenths"] == 6
    assert luck(state(table))[0] == pytest.approx(0.4)


def test_pds_that_roll_again_are_expected_to_hit_too() -> None:
    table = position(
        tiles={"b2": "saudor"},
        planets={"Saudor": "norr: 2 pds"},
        sol={"fleets": {"c1": "2 cruiser"}},
        norr={"technologies": "deep_space_cannon, graviton_laser_system"},
        dice=[6, 1, 2],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser; norr fire b1")
    assert (rolled(table)[0]["hits"], rolled(table)[0]["tenths"]) == (1, 15)


def test_a_whole_roll_again_counts_as_two_rolls() -> None:
    """Two cruisers need 7 each: 0.8 expected of each roll. The first had one hit, which is given up."""
    table = position(
        sol={"fleets": {"c1": "2 cruiser"}, "hand": "recheck"},
        norr={"fleets": {"b1": "carrier"}},
        options={"recheck": "whole-roll"},
        dice=[7, 1, 9, 9, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser; sol react card.recheck")
    assert (rolled(table)[0]["hits"], rolled(table)[0]["tenths"]) == (2, 8 + 8 - 10)
    assert luck(state(table))[0] == pytest.approx((1 - 0.8) + (2 - 0.8))


def test_cannons_and_barrages_count_too() -> None:
    """A cannon (0.6) before the battle, then destroyers at fighters (0.2 each of two dice)."""
    table = position(
        sol={"fleets": {"c1": "dreadnought, destroyer"}, "technologies": "assault_cannon", "activated": "a1"},
        norr={"fleets": {"b1": "carrier, fighter"}},
        dice=[10, 1, 9],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought, destroyer")
    say(table, "sol react technology.assault_cannon; norr lose carrier")
    assert [(args["seat"], args["hits"], args["tenths"]) for args in rolled(table)] == [(0, 1, 6), (0, 1, 4)]
    assert luck(state(table))[0] == pytest.approx(2 - 1.0)


SETUPS: dict[str, tuple[str, str, dict[str, Any], Plan]] = {
    "dice again": ("jol_nar, sol, norr", "2 cruiser, dreadnought, 2 fighter", {"counters": (3, 0)}, Plan()),
    "rolls again": (
        "jol_nar, sol, norr",
        "4 cruiser",
        {"counters": (3, 0), "options": {"reroll": "whole-roll"}},
        Plan(whole=8),
    ),
    "PDS again": (
        "sol, hacan, norr",
        "2 cruiser, dreadnought, 2 fighter",
        {"technologies": ("deep_space_cannon, graviton_laser_system",) * 2, "pds": (2, 2)},
        Plan(),
    ),
}


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_luck_is_nobodys_right(name: str) -> None:
    """Over many battles of the game nobody is luckier than chance allows, whoever re-rolls."""
    races, mine, more, plan = SETUPS[name]
    start = set_up(races, mine, "3 cruiser, destroyer", **more)
    battles = 400

    def one(dice: Random) -> tuple[float, float]:
        s = start.clone()
        while s.schedule[-1][0] != "stop":
            name, *about = s.schedule.pop()
            run(GAME.steps[name](s, *about), s, dice, {0: plan, 1: Plan(), 2: Plan()})
        return luck(s)[0], luck(s)[1]

    seen = counted(battles, one, 11)
    for seat in (0, 1):
        values = [pair[seat] for pair, n in seen.items() for _ in range(n)]
        mean = sum(values) / battles
        spread = (sum((value - mean) ** 2 for value in values) / battles) ** 0.5
        assert abs(mean) <= 4 * spread / battles**0.5


@pytest.fixture(scope="module")
def finished() -> Table:
    """A short game of players who follow their instinct, to its end: long enough for somebody to fight."""
    table, dice, instinct = Table.new(GAME, 6, {"round-limit": "6"}, seed=5), Random(5), knowledge("ti3").instinct
    while not table.over:
        track, asked = next(iter(table.pending.items()))
        table.answer(asked.seat, instinct(table, track, asked, dice), table.question_id(asked.seat, asked))
    return table


def test_the_journal_adds_up_to_the_luck_of_the_game(finished: Table) -> None:
    s = finished.state
    assert isinstance(s, Twilight)
    assert rolled(finished), "somebody fought"
    for seat, p in enumerate(s.players):
        mine = [args for args in rolled(finished) if args["seat"] == seat]
        assert p.hits == sum(args["hits"] for args in mine)
        assert p.expected == sum(args["tenths"] for args in mine)


def test_luck_is_counted_along_the_moves(finished: Table) -> None:
    history = History.of(finished)
    ((name, moves, numbers),) = measured(history.pack()).series
    assert name == "luck"
    assert moves[0] == 0
    assert numbers[0] == [0.0] * 6
    assert moves[-1] == len(history.moves(-1))
    s = finished.state
    assert isinstance(s, Twilight)
    assert numbers[-1] == luck(s)
    assert moves == sorted(set(moves))
    middle = moves[len(moves) // 2]
    where = [*history.moves(-1), len(history.entries)]
    then = history.table(where[middle]).state
    assert isinstance(then, Twilight)
    assert numbers[len(moves) // 2] == luck(then)
