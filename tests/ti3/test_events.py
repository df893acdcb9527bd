"""T3.13: the events that come before the galactic council, from Aggressive Strategy to Imperial Mandate."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import PLANETS, POLITICAL, RED
from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.nouns import POLITIC, STRATEGY
from orrery.games.ti3.rules.strategic import can_use
from orrery.games.ti3.rules.things import Politic
from tests.ti3.notation import asked, fleet, on_planet, options, position, say, state, why_not

TILES = {"a1": "mehar_xull", "b1": "arinam_meer", "b3": "saudor"}
SETTLED = {"Meer": "sol: ground_force", "Mehar Xull": "norr: 3 ground_force", "Saudor": "hacan: ground_force"}


def council(card: str, result: str, **more: Any) -> Table:
    """The council of Sol (speaker), N'orr and Hacan decides unanimously."""
    planets = {**SETTLED, **more.pop("planets", {})}
    tiles = {**TILES, **more.pop("tiles", {})}
    frames = more.pop("frames", [("agenda", 0, -1), ("turn",), ("status_phase",)])
    table = position(politics=card, frames=frames, tiles=tiles, planets=planets, **more)
    agree(table, result)
    return table


def agree(table: Table, result: str) -> None:
    for race in ("norr", "hacan", "sol"):
        (kind,) = set(asked(table).values())
        say(table, f"{race} {kind} {result}")


def law(name: str) -> Politic:
    return POLITIC.index[name]


def goods(table: Table) -> list[int]:
    return [p.goods for p in state(table).players]


# --- 1 to 4 ------------------------------------------------------------------------------------------------------


def test_aggressive_strategy_for_lets_all_use_their_own_secondary_for_nothing() -> None:
    table = council("aggressive_strategy", "for")
    s = state(table)
    assert asked(table) == {"norr": "secondary"}, "Sol has Diplomacy, and nothing to refresh"
    before = len(s.players[1].hand)
    say(table, "norr secondary yes; hacan secondary no")
    assert len(s.players[1].hand) == before + 1
    assert s.players[1].counters == [2, 3, 5]
    assert asked(table) == {"sol": "action"}
    assert s.effects == []


def test_aggressive_strategy_for_with_two_cards_is_about_one_of_them() -> None:
    cards = {"sol": {"strategies": "political, technology"}}
    table = council("aggressive_strategy", "for", **cards)
    assert asked(table) == {"sol": "aim_strategy"}
    say(table, "sol aim_strategy political")
    assert asked(table) == {"sol": "secondary"}
    say(table, "sol secondary yes")
    assert asked(table) != {"sol": "aim_strategy"}


def test_aggressive_strategy_against_forbids_secondaries_this_round() -> None:
    s = state(council("aggressive_strategy", "against"))
    assert not any(can_use(s, 1, card) for card in STRATEGY.every[1:])
    expire(s, ROUND)
    assert can_use(s, 1, POLITICAL)


def artifact(dice: list[int], **more: Any) -> Table:
    return council(
        "ancient_artifact",
        "for",
        dice=dice,
        planets={"Mecatol Rex": "sol: 2 ground_force, pds, space_dock", "Mehar Xull": "norr: 3 ground_force, pds"},
        sol={"fleets": {"centre": "carrier, 2 fighter"}},
        norr={"fleets": {"a1": "2 cruiser"}},
        **more,
    )


@pytest.mark.rule("T3.17.21")
def test_ancient_artifact_lays_mecatol_rex_waste() -> None:
    table = artifact([5, 5, 4, 4, 9, 10, 1])
    assert fleet(table, "sol", "centre") == {}
    assert on_planet(table, "Mecatol Rex") == ("sol", 0, 0, 0)
    assert fleet(table, "norr", "a1") == {"cruiser": 1}
    assert on_planet(table, "Mehar Xull") == ("norr", 1, 1, 0)


@pytest.mark.rule("T3.17.21")
def test_ancient_artifact_against_each_unit() -> None:
    table = artifact([1, 1, 1, 1] + [9, 9, 9] + [1, 1, 1] * 2 + [1, 1, 5], options={"ancient-artifact": "unit"})
    assert fleet(table, "norr", "a1") == {"cruiser": 2}
    assert on_planet(table, "Mehar Xull") == ("norr", 2, 0, 0)


def test_ancient_artifact_brings_two_technologies() -> None:
    table = artifact([6])
    for race in ("sol", "norr", "hacan"):
        say(table, f"{race} research antimass_deflectors; {race} research enviro_compensator")
    assert {p.technologies.bit_count() for p in state(table).players} == {2}
    assert on_planet(table, "Mecatol Rex") == ("sol", 2, 1, 1)
    assert asked(council("ancient_artifact", "against")) == {"sol": "action"}


@pytest.mark.rule("T3.17.3")
def test_arms_reduction_spares_two_destroyers_and_four_cruisers() -> None:
    fleets = {"c1": "2 destroyer, 5 cruiser, 3 dreadnought", "b1": "destroyer"}
    table = council("arms_reduction", "for", sol={"fleets": fleets, "counters": (1, 1, 12)})
    assert asked(table) == {"sol": "aim_place"}
    say(table, "sol aim_place b1")
    assert fleet(table, "sol", "b1") == {}
    assert fleet(table, "sol", "c1") == {"destroyer": 2, "cruiser": 4, "dreadnought": 3}


@pytest.mark.rule("T3.17.3")
def test_arms_reduction_can_spare_dreadnoughts() -> None:
    fleets = {"c1": "3 destroyer, 5 cruiser, 3 dreadnought"}
    table = council(
        "arms_reduction",
        "for",
        sol={"fleets": fleets, "counters": (1, 1, 12)},
        options={"arms-reduction": "dreadnoughts"},
    )
    assert fleet(table, "sol", "c1") == {"destroyer": 3, "cruiser": 4, "dreadnought": 2}


def test_arms_reduction_against_exhausts_red_planets() -> None:
    s = state(council("arms_reduction", "against", tiles={"b5": "vefut_ii"}, planets={"Vefut II": "norr:"}))
    red = [p for p, owner in enumerate(s.owner) if owner >= 0 and PLANETS[p].specialty == RED]
    assert red
    assert s.exhausted == sum(1 << p for p in red)


def test_colonial_redistribution_moves_a_planet_from_the_first_to_the_last() -> None:
    table = position(politics="colonial_redistribution", frames=[("agenda", 0, -1), ("turn",)], tiles=TILES,
                     planets={**SETTLED, "Mehar Xull": "norr: 3 ground_force, pds"})  # fmt: skip
    s = state(table)
    s.players[1].points, s.players[0].points = 4, 1
    agree(table, "for")
    say(table, "norr aim_planet Mehar Xull")
    assert asked(table) == {"hacan": "aim_yes"}
    say(table, "hacan aim_yes yes")
    assert on_planet(table, "Mehar Xull") == ("hacan", 3, 0, 0)


def test_colonial_redistribution_with_even_points_is_drawn_and_may_be_declined() -> None:
    table = council("colonial_redistribution", "for", dice=[2])
    say(table, "norr aim_planet Mehar Xull")
    assert options(table, "norr") == ["seat_1", "seat_3"]
    say(table, "norr aim_player sol; sol aim_yes no")
    assert on_planet(table, "Mehar Xull") == ("norr", 0, 0, 0)
    assert asked(council("colonial_redistribution", "against")) == {"sol": "action"}


# --- 5 to 8 ------------------------------------------------------------------------------------------------------


def test_compensated_disarmament_pays_for_each_ground_force() -> None:
    table = council("compensated_disarmament", "Mehar Xull")
    assert on_planet(table, "Mehar Xull") == ("norr", 0, 0, 0)
    assert goods(table) == [0, 3, 0]


def test_cost_overruns_take_a_good_for_every_planet() -> None:
    rich = {"sol": {"goods": 9}, "hacan": {"goods": 1}}
    assert goods(council("cost_overruns", "for", **rich)) == [7, 0, 0]
    assert goods(council("cost_overruns", "against", **rich)) == [9, 0, 1]


def test_dispute_resolution_makes_two_planets_neutral() -> None:
    table = council("dispute_resolution", "Meer, Mehar Xull", planets={"Meer": "sol: ground_force, pds"})
    assert on_planet(table, "Meer") == on_planet(table, "Mehar Xull") == ("", 0, 0, 0)
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)
    assert state(table).players[0].reserve[7] == 6


def test_dispute_resolution_spares_homes_and_mecatol_rex() -> None:
    table = position(politics="dispute_resolution", frames=[("agenda", 0, -1)], tiles=TILES, planets=SETTLED)
    assert len(options(table, "norr")) == 3 + 1
    assert not [o for o in options(table, "norr") if "Jord" in o or "Mecatol" in o]


def test_economic_revitalization_takes_a_good_from_each() -> None:
    table = council("economic_revitalization", "sol", norr={"goods": 3})
    assert goods(table) == [1, 2, 0]


# --- 9 to 11 -----------------------------------------------------------------------------------------------------


def test_holder_of_mecatol_rex_may_strike_a_law() -> None:
    here: dict[str, Any] = {"laws": "code_of_honor, free_trade", "planets": {"Mecatol Rex": "hacan: ground_force"}}
    table = council("holder_of_mecatol_rex", "for", **here)
    say(table, "hacan aim_yes yes; hacan aim_text politic.free_trade")
    assert list(state(table).laws) == [law("code_of_honor")]
    assert law("free_trade") in state(table).politics_discard
    table = council("holder_of_mecatol_rex", "against", **here)
    assert on_planet(table, "Mecatol Rex") == ("hacan", 3, 0, 0)
    assert asked(council("holder_of_mecatol_rex", "for", laws="free_trade")) == {"sol": "action"}, "nobody holds it"


def test_imperial_containment_costs_the_greatest_a_counter_more() -> None:
    table = council("imperial_containment", "for", tiles={"b5": "mellon_zohbat"}, planets={"Mellon": "sol:"})
    say(table, "sol action tactical; sol activate b7")
    assert state(table).players[0].counters[1] == 3 - 2
    say(table, "norr action tactical; norr activate b7")
    assert state(table).players[1].counters[1] == 3 - 1


def test_imperial_containment_forbids_what_cannot_be_paid() -> None:
    table = council("imperial_containment", "for", tiles={"b5": "mellon_zohbat"}, planets={"Mellon": "sol:"},
                    sol={"counters": (2, 1, 5)})  # fmt: skip
    assert why_not(table, "sol action tactical") == "T3.7.1"


def test_imperial_containment_against_does_nothing() -> None:
    table = council("imperial_containment", "against")
    say(table, "sol action tactical; sol activate b7")
    assert state(table).players[0].counters[1] == 3 - 1


def test_imperial_mandate_is_about_points() -> None:
    assert [p.points for p in state(council("imperial_mandate", "for")).players] == [2, 2, 2]
    table = position(politics="imperial_mandate", frames=[("agenda", 0, -1), ("turn",)])
    state(table).players[2].points = 3
    agree(table, "against")
    assert [p.points for p in state(table).players] == [0, 0, 2]
