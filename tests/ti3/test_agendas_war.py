"""T3.13: the political cards about fleets and combat."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti3.rules.data import PLANETS, RED
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BATTLE, BOMBARDMENT, INVASION
from orrery.games.ti3.rules.things import Place
from orrery.games.ti3.rules.units import CRUISER, DREADNOUGHT, FIGHTER, GROUND_FORCE, WAR_SUN
from tests.ti3.councils import FRAMES, SETTLED, TILES, agree, council, law, under, voted
from tests.ti3.notation import asked, fleet, on_planet, planet, position, say, state, why_not


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


def test_holder_of_mecatol_rex_may_strike_a_law() -> None:
    here: dict[str, Any] = {"laws": "code_of_honor, free_trade", "planets": {"Mecatol Rex": "hacan: ground_force"}}
    table = council("holder_of_mecatol_rex", "for", **here)
    say(table, "hacan aim_yes yes; hacan aim_text politic.free_trade")
    assert list(state(table).laws) == [law("code_of_honor")]
    assert law("free_trade") in state(table).politics_discard
    table = council("holder_of_mecatol_rex", "against", **here)
    assert on_planet(table, "Mecatol Rex") == ("hacan", 3, 0, 0)
    assert asked(council("holder_of_mecatol_rex", "for", laws="free_trade")) == {"sol": "action"}, "nobody holds it"


@pytest.mark.rule("T3.17.23")
@pytest.mark.parametrize(("ruling", "kept"), [("next-round", True), ("this-round", False)])
def test_prophecy_of_ixth_needs_two_new_fighters_every_round(ruling: str, kept: bool) -> None:
    table = council("prophecy_of_ixth", "sol", frames=[("agenda", 0, -1), ("round_over",)],
                    options={"prophecy-of-ixth": ruling})  # fmt: skip
    s = state(table)
    assert need(s, 0, 1, FIGHTER, BATTLE, True, Place(1)) == (8 if kept else 9), "a round has ended"
    assert need(s, 1, 0, FIGHTER, BATTLE, True, Place(1)) == 8, "N'orr by its own nature"


@pytest.mark.parametrize(("built", "kept"), [("2 fighter", True), ("fighter", False)])
def test_prophecy_of_ixth_is_fulfilled_by_buying(built: str, kept: bool) -> None:
    frames = [("agenda", 0, -1), ("produce", 0, planet("Jord")), ("round_over",)]
    table = council("prophecy_of_ixth", "sol", frames=frames, planets={"Jord": "sol: space_dock"},
                    options={"prophecy-of-ixth": "this-round"})  # fmt: skip
    say(table, f"sol build {built}; sol pay Jord")
    assert need(state(table), 0, 2, FIGHTER, BATTLE, True, Place(1)) == (8 if kept else 9)


def test_revote_can_give_a_law_to_another_player() -> None:
    frames = [("agenda", 0, -1), ("agenda", 0, -1), ("turn",)]
    table = council("crown_of_thalnos, revote", "norr", frames=frames)
    agree(table, "crown_of_thalnos")
    agree(table, "sol")
    assert state(table).laws == {law("crown_of_thalnos"): (0,)}
    assert state(table).politics_discard == [law("revote")]


@pytest.mark.parametrize(("laws", "may_leave"), [("", True), ("code_of_honor", False)])
def test_code_of_honor_forbids_to_leave_a_battle(laws: str, may_leave: bool) -> None:
    table = position(laws=laws, dice=[10, 10, 1, 1], sol={"fleets": {"b1": "cruiser, carrier"}, "activated": "b2"},
                     norr={"fleets": {"a1": "cruiser, destroyer"}})  # fmt: skip
    say(table, "sol action tactical; sol activate a1; sol move_from b1; sol move cruiser, carrier")
    assert asked(table) == ({"sol": "leave"} if may_leave else {"norr": "action"})
    assert (fleet(table, "norr", "a1") == {}) != may_leave, "the battle has been fought to its end"


@pytest.mark.parametrize(("laws", "question"), [("", "bombard"), ("conventions_of_war", "")])
def test_conventions_of_war_spare_planets_with_docks(laws: str, question: str) -> None:
    table = position(laws=laws, frames=[("activate", 0), ("turn",)], tiles={"b1": "saudor"}, dice=[1, 1, 10, 1, 10, 1],
                     planets={"Saudor": "norr: ground_force, space_dock"},
                     sol={"fleets": {"b2": "carrier, ground_force, dreadnought"}})  # fmt: skip
    say(table, "sol activate b1; sol move_from b2; sol move carrier, ground_force, dreadnought; sol land ground_force")
    assert (asked(table) == {"sol": "bombard"}) == bool(question)


def test_conventions_of_war_against_costs_those_who_voted_so_a_dock() -> None:
    docks = {"Meer": "sol: ground_force, space_dock", "Mehar Xull": "norr: ground_force, space_dock"}
    table = position(politics="conventions_of_war", frames=FRAMES, tiles=TILES, planets={**SETTLED, **docks})
    say(table, "norr vote for; hacan vote nothing; sol vote against")
    assert on_planet(table, "Meer") == ("sol", 1, 0, 0)
    assert on_planet(table, "Mehar Xull") == ("norr", 1, 0, 1)


def test_crown_of_thalnos_strengthens_ground_forces() -> None:
    s = state(council("crown_of_thalnos", "sol"))
    assert need(s, 0, 2, GROUND_FORCE, INVASION, True, Place(1), planet("Saudor")) == 7
    assert need(s, 2, 0, GROUND_FORCE, INVASION, True, Place(1), planet("Saudor")) == 8
    assert need(s, 0, 2, CRUISER, BATTLE, True, Place(1)) == 7


def test_fleet_regulations_limit_the_fleet_supply() -> None:
    table = council("fleet_regulations", "for", frames=[("agenda", 0, -1), ("counters", 0, 1), ("turn",)],
                    sol={"counters": (1, 1, 7), "fleets": {"b7": "6 cruiser"}})  # fmt: skip
    assert state(table).players[0].counters == [1, 1, 5]
    assert fleet(table, "sol", "b7") == {"cruiser": 5}
    assert why_not(table, "sol allocate fleet")
    table = council("fleet_regulations", "against")
    assert [p.counters for p in state(table).players] == [[2, 3, 6]] * 3


def test_the_minister_of_war_buys_a_hit_before_the_battle() -> None:
    for answer, left in (("politic.minister_of_war", 1), ("nothing", 2)):
        table = under("minister_of_war sol", sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "destroyer"}},
                    dice=[1, 10])  # fmt: skip
        say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move cruiser; sol react {answer}")
        assert state(table).players[0].counters[0] == left
        won = fleet(table, "sol", "b1") == {"cruiser": 1}
        assert won == (left == 1)
        assert fleet(table, "norr", "b1") == ({} if won else {"destroyer": 1})


def test_unconventional_weapons_are_weakened() -> None:
    plain, after = state(position()), state(under("unconventional_weapons 0"))
    for unit, more in ((DREADNOUGHT, 2), (WAR_SUN, 2), (CRUISER, 0)):
        for kind in (BATTLE, BOMBARDMENT):
            assert need(after, 0, 1, unit, kind, True, Place(7)) - need(plain, 0, 1, unit, kind, True, Place(7)) == more


def test_against_unconventional_weapons_they_exhaust_planets() -> None:
    ships = {"sol": {"fleets": {"c1": "dreadnought"}}, "norr": {"fleets": {"c3": "2 dreadnought, 2 war_sun"}}}
    table = voted("unconventional_weapons", "against", **ships)
    say(table, "sol aim_planets Meer")
    s = state(table)
    assert s.exhausted >> planet("Meer") & 1
    assert not s.exhausted >> planet("Jord") & 1
    assert all(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 1)
    assert not any(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 2)
