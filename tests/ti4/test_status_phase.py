"""The status phase of Twilight Imperium 4 (LRR 82), step by step, and how the game ends in it (77)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.nouns import UNIT
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, seat_of, spent, state, why_not

NEXT = (("status_phase",), ("agenda_phase",), ("round",))
ORDER = {"hacan": "leadership", "sol": "politics", "letnev": "imperial"}
"""In initiative order Hacan comes first, then Sol, the speaker, then Letnev."""
KEEP = "gain_tokens 2 tactic; {0} redistribute 5 tactic, 5 fleet, 2 strategy"


def status(**more: Any) -> Table:
    """The beginning of the status phase; the custodians are still on Mecatol Rex."""
    players: dict[str, Any] = {name: {"strategies": card, **more.pop(name, {})} for name, card in ORDER.items()}
    return position(frames=NEXT, **players, **more)


def settle(table: Table, *factions: str) -> None:
    """These players put their new tokens into the tactic pool and move no others."""
    for name in factions or ORDER:
        say(table, f"{name} {KEEP.format(name)}")


def revealed(table: Table) -> list[int]:
    """The stages of the public objectives that are revealed."""
    return [OBJECTIVES[card].stage for card in state(table).objectives]


# --- step 1: objectives are scored -------------------------------------------------------------------------------


@pytest.mark.rule("LRR 82.1", "LRR 77.1", "LRR 77.4", "LRR 84.6")
def test_up_to_one_public_and_one_secret_objective_in_initiative_order() -> None:
    mighty = {"space": {"203": "5 dreadnought"}, "technologies": "carrier_ii, fighter_ii"}
    table = status(
        objectives="raise_a_fleet, develop_weaponry, engineer_a_marvel",
        planets={"arretze": "hacan: 4 pds"},
        hacan={**mighty, "secrets": "gather_a_mighty_fleet, establish_a_perimeter"},
        sol={"space": {"304": "flagship"}},
    )
    assert asked(table) == {"hacan": "score"}
    assert options(table, "hacan") == ["develop_weaponry", "raise_a_fleet", "none"], "what is fulfilled"
    say(table, "hacan score raise_a_fleet")
    assert options(table, "hacan") == ["objective.establish_a_perimeter", "objective.gather_a_mighty_fleet", "none"]
    say(table, "hacan react objective.gather_a_mighty_fleet")
    assert asked(table) == {"sol": "score"}, "one of each kind, and then the next player"
    assert (player(table, "hacan").points, player(table, "sol").points) == (2, 0)
    say(table, "sol score nothing")
    assert player(table, "sol").points == 0, "nobody has to score"
    assert asked(table) == {"hacan": "gain_tokens"}, "Letnev has fulfilled nothing"


# --- step 2: a public objective is revealed ----------------------------------------------------------------------

SCORING = {"objectives": "engineer_a_marvel", "hacan": {"space": {"310": "flagship"}}}
"""Hacan is asked about an objective first, before one is revealed."""


@pytest.mark.rule("LRR 82.2", "LRR 82.2a", "LRR 81.4")
def test_all_of_the_first_stage_are_revealed_before_the_second() -> None:
    table = status(**SCORING)
    assert revealed(table) == [1]
    say(table, "hacan score nothing")
    assert revealed(table) == [1, 1]
    late = status(**SCORING)
    state(late).ones_left = 0
    say(late, "hacan score nothing")
    assert revealed(late) == [1, 2]
    assert state(late).twos_left == 4


@pytest.mark.rule("LRR 82.2b", "LRR 77.8")
def test_without_an_objective_to_reveal_the_game_ends_and_the_most_points_win() -> None:
    for points, winner in (((4, 5, 2), "letnev"), ((4, 4, 2), "sol"), ((4, 4, 4), "hacan")):
        table = status(**SCORING)
        s = state(table)
        s.ones_left = s.twos_left = 0
        for p, its in zip(s.players, points, strict=True):
            p.points = its
        say(table, "hacan score nothing")
        assert state(table).winners == [seat_of(table, winner)], "in a tie the first in initiative order"
        assert state(table).phase == "over"
        assert not table.pending


@pytest.mark.rule("LRR 77.8")
def test_whoever_is_eliminated_does_not_win_by_points() -> None:
    table = status(**SCORING)
    s = state(table)
    s.ones_left = s.twos_left = 0
    s.players[seat_of(table, "letnev")].eliminated = True
    for p, its in zip(s.players, (1, 6, 3), strict=True):
        p.points = its
    say(table, "hacan score nothing")
    assert state(table).winners == [seat_of(table, "hacan")]


# --- steps 3 to 5: cards and tokens ------------------------------------------------------------------------------


@pytest.mark.rule("LRR 82.3", "LRR 82.4", "LRR 82.5", "LRR 82.5b")
def test_all_draw_a_card_take_back_their_tokens_and_gain_two_in_initiative_order() -> None:
    table = status(sol={"tokens": "203, 304"}, letnev={"tokens": "203", "pools": (0, 3, 0)})
    assert [len(p.hand) for p in state(table).players] == [1, 1, 1]
    assert [p.tokens for p in state(table).players] == [0, 0, 0]
    assert asked(table) == {"hacan": "gain_tokens"}
    assert why_not(table, "hacan gain_tokens 3 tactic") == "LRR 52.2"
    settle(table, "hacan")
    assert asked(table) == {"sol": "gain_tokens"}
    settle(table, "sol")
    say(table, "letnev gain_tokens strategy, tactic; letnev redistribute 4 tactic, strategy")
    assert player(table, "letnev").pools == [4, 0, 1], "all tokens of the sheet may be moved"


@pytest.mark.rule("LRR 82.5a", "LRR 101.2", "LRR 76.2")
def test_ships_above_a_smaller_fleet_pool_are_removed_and_not_destroyed() -> None:
    table = status(hacan={"space": {"203": "3 cruiser, carrier, 4 fighter"}, "pools": (0, 4, 0)})
    say(table, "hacan gain_tokens 2 tactic; hacan redistribute 3 tactic, 3 fleet")
    assert asked(table) == {"hacan": "remove"}
    assert options(table, "hacan") == ["carrier", "cruiser"], "fighters do not count against the fleet pool"
    say(table, "hacan remove cruiser")
    assert fleet(table, "hacan", "203") == {"cruiser": 2, "carrier": 1, "fighter": 4}
    assert player(table, "hacan").reserve[UNIT.index["cruiser"]] == 6, "it is in the reinforcements"
    assert "ti4-log-loses" not in [key for key, *_ in table.journal], "nothing was destroyed"
    assert asked(table) == {"sol": "gain_tokens"}


# --- steps 6 to 8 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 82.6", "LRR 82.7", "LRR 78.5", "LRR 75.3")
def test_cards_are_readied_and_units_repaired() -> None:
    table = status(
        planets={"arretze": "hacan: damaged_mech"},
        hacan={"space": {"203": "damaged_dreadnought, dreadnought"}, "exhausted": "arretze, hercant"},
    )
    settle(table)
    assert spent(table) == []
    assert fleet(table, "hacan", "203") == {"dreadnought": 2}
    assert on_planet(table, "arretze") == ("hacan", {"mech": 1})


@pytest.mark.rule("LRR 82.8", "LRR 84.8b", "LRR 80.1")
@pytest.mark.parametrize(("custodians", "phase"), [(True, "strategy"), (False, "agenda")])
def test_strategy_cards_are_returned_and_the_agenda_phase_needs_a_mecatol_rex_without_custodians(
    custodians: bool, phase: str
) -> None:
    table = status(custodians=custodians, agendas="agenda.mutiny, agenda.economic_equality")
    settle(table, "hacan", "sol")
    assert [len(p.strategies) for p in state(table).players] == [1, 1, 1]
    settle(table, "letnev")
    assert [p.strategies for p in state(table).players] == [[], [], []]
    assert state(table).phase == phase
    assert state(table).round == (2 if custodians else 1)
