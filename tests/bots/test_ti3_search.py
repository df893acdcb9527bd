"""The search on top of what bots know of Twilight Imperium 3."""

from __future__ import annotations

from random import Random

from orrery.bots import make
from orrery.bots.knowledge import knowledge
from orrery.bots.search import Search, Trial
from orrery.bots.ti3 import alternatives, clock, instinct, worth
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.kinds import KINDS, TACTICAL
from tests.bots.test_ti3 import answered
from tests.ti3.notation import position, state


def test_the_framework_knows_it() -> None:
    known = knowledge("ti3")
    assert (known.instinct, known.worth, known.clock) == (instinct, worth, clock)
    assert known.alternatives is alternatives
    assert known.turn in KINDS


def test_search_answers_within_its_budget_and_legally() -> None:
    """A round at a table of six, with one search among them."""
    table = Table.new(GAME, 6, {}, seed=4)
    bot, dice = make("search:sims=6", 1), Random(4)
    assert isinstance(bot, Search)
    while state(table).round < 2:
        track, decision = next(iter(table.pending.items()))
        answer = instinct(table, track, decision, dice) if decision.seat else bot.decide(table.mind(0))
        assert decision.refuse(answer) is None
        table.put(track, answer)


def test_search_looks_ahead_to_the_next_own_action() -> None:
    """And judges there, or where the action phase ends."""
    table = Table.new(GAME, 6, {}, seed=4)
    dice = Random(4)
    while next(iter(table.pending.values())).kind.name != "action":
        table.put(*answered(table, dice))
    seat = next(iter(table.pending.values())).seat
    mind = table.mind(seat)
    trial = Trial(Search(1), mind, knowledge("ti3"), [], 1)
    for world in range(3):
        copy = mind.imagine(world)
        copy.put(*answered(copy, dice))
        value = trial._play(copy, Random(world))
        (asked,) = copy.pending.values()
        assert (asked.kind.name, asked.seat) == ("action", seat) or state(copy).phase == "status"
        assert -1 < value < 1


def test_search_sees_that_passing_wastes_a_free_planet() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 4 ground_force, space_dock"},
        sol={"fleets": {"c1": "carrier, cruiser"}},
    )
    assert make("search:sims=40", 1).decide(table.mind(0)) == (TACTICAL, None)
