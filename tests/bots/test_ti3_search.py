"""The search on top of what bots know about Twilight Imperium 3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from orrery.bots import make
from orrery.bots.knowledge import knowledge
from orrery.bots.search import Search, Trial
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.bot.think import alternatives, chances, clock, effort, instinct, worth
from orrery.games.ti3.bot.worth import SCORED_AT
from orrery.games.ti3.rules.data import IMPERIAL, INITIATIVE, OBJECTIVES, TECHNOLOGY
from orrery.games.ti3.rules.kinds import KINDS, TACTICAL
from orrery.games.ti3.rules.state import Twilight
from tests.bots.test_ti3 import answered
from tests.ti3.notation import position, seat_of, state

SIX = "sol, norr, hacan, letnev, xxcha, jol_nar"
A_ROUND = (("strategy_phase",), ("action_phase",), ("status_phase",))


def changed(table: Table, change: Callable[[Twilight], None]) -> Table:
    """The same position with something changed."""
    s = table.mark.state.clone()
    change(s)
    return Table.new(replace(GAME, setup=lambda players, config: s), table.players, {}, seed=1)


def asked_first(table: Table) -> tuple[int, Any]:
    """Who is asked, and what instinct answers."""
    (decision,) = table.pending.values()
    return decision.seat, answered(table, Random(1))[1]


def test_the_framework_knows_it() -> None:
    known = knowledge("ti3")
    assert (known.instinct, known.worth, known.clock, known.chances) == (instinct, worth, clock, chances)
    assert (known.alternatives, known.effort) == (alternatives, effort)
    assert set(effort) <= set(KINDS)


def test_every_objective_that_brings_points_has_its_chances() -> None:
    public = [number for number, it in enumerate(OBJECTIVES) if it.stage and it.points]
    assert sorted(SCORED_AT) == public
    assert all(sorted(chances, reverse=True) == list(chances) for chances in SCORED_AT.values())


def test_search_answers_within_its_budget_and_legally() -> None:
    """A round at a table of six, with one search among them."""
    table = Table.new(GAME, 6, {}, seed=4)
    bot, dice = make("search:sims=4", 1), Random(4)
    assert isinstance(bot, Search)
    while state(table).round < 2:
        track, decision = next(iter(table.pending.items()))
        answer = instinct(table, track, decision, dice) if decision.seat else bot.decide(table.mind(0))
        assert decision.refuse(answer) is None
        table.put(track, answer)


def test_search_looks_ahead_to_the_end_of_the_round() -> None:
    """Past the status phase, in which objectives are scored."""
    table = Table.new(GAME, 6, {}, seed=4)
    dice = Random(4)
    while next(iter(table.pending.values())).kind.name != "action":
        table.put(*answered(table, dice))
    mind = table.mind(next(iter(table.pending.values())).seat)
    trial = Trial(Search(1), mind, knowledge("ti3"), [], 1)
    copy = mind.imagine(0)
    copy.put(*answered(copy, dice))
    trial._play(copy, Random(0))
    assert (state(copy).round, state(copy).phase) == (2, "strategy")


def test_the_same_luck_follows_every_answer() -> None:
    """Whichever card is taken, the same objective is opened in the same world."""
    table = Table.new(GAME, 6, {}, seed=4)
    dice = Random(4)
    while next(iter(table.pending.values())).kind.name != "take":
        table.put(*answered(table, dice))
    (decision,) = table.pending.values()
    mind = table.mind(decision.seat)
    trial = Trial(Search(1), mind, knowledge("ti3"), [], 1)
    opened = set()
    for card in (IMPERIAL, TECHNOLOGY, INITIATIVE):
        copy = trial._copy(mind.imagine(3), 3)
        copy.put(mind.track, card)
        trial._play(copy, Random(3))
        opened.add(tuple(state(copy).objectives))
    assert len(opened) == 1


def test_chances_of_victory_are_shares_and_follow_the_points() -> None:
    s = state(position(SIX))
    even = chances(s, [1.0] * 6)
    assert even == [1 / 6] * 6
    ahead = chances(s, [3.0, 1.0, 1.0, 1.0, 1.0, 0.0])
    assert ahead[0] > 0.3 > ahead[1] > ahead[5] > 0
    assert abs(sum(ahead) - 1) < 1e-9


# --- what instinct overlooks ---------------------------------------------------------------------------------------


def test_search_sees_that_passing_wastes_a_free_planet() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 4 ground_force, space_dock"},
        sol={"fleets": {"c1": "carrier, cruiser"}},
    )
    assert make("search:sims=40", 1).decide(table.mind(0)) == (TACTICAL, None)


def test_who_comes_second_takes_initiative_to_have_imperial_in_the_next_round() -> None:
    """Three bonus counters on Technology tempt instinct, but not the search."""

    def tempting(s: Twilight) -> None:
        s.phase, s.bonus[TECHNOLOGY] = "strategy", 3

    no_cards: dict[str, Any] = {race: {"strategies": ""} for race in SIX.split(", ")}
    table = changed(position(SIX, frames=A_ROUND, objectives="five_technologies", **no_cards), tempting)
    table.answer(0, IMPERIAL)
    seat, first = asked_first(table)
    assert (seat, first) == (seat_of(table, "norr"), TECHNOLOGY)
    assert make("search:sims=20", 1).decide(table.mind(seat)) == INITIATIVE


def test_who_is_behind_does_not_take_the_card_that_ends_the_game() -> None:
    """The next objective can only be Imperium Rex: playing Imperial ends the game before any status phase."""

    def at_the_end(s: Twilight) -> None:
        s.phase, s.ones_left, s.twos_left = "strategy", 0, 1
        s.players[0].points, s.players[1].points, s.players[2].points = 6, 7, 5

    table = position(
        "sol, norr, hacan",
        frames=(("take", 0), ("strategies_taken",), ("action_phase",), ("status_phase",)),
        objectives="mecatol_all_round, three_docks",
        planets={"Jord": "sol: 4 ground_force, space_dock", "Mecatol Rex": "sol: 3 ground_force"},
        sol={"strategies": "logistics"},
        norr={"strategies": "diplomacy, political"},
        hacan={"strategies": "trade, warfare"},
    )
    table = changed(table, at_the_end)
    seat, first = asked_first(table)
    assert (seat, first) == (0, IMPERIAL)
    assert make("search:sims=20", 1).decide(table.mind(0)) != IMPERIAL
