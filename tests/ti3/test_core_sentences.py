"""Single sentences of the rulebook's core chapters that had no test of their own, in the order of the rulebook."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.board import near
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not


@pytest.mark.rule("T3.5.3", "T3.5.4")
def test_bonus_counters_gather_on_a_card_nobody_takes() -> None:
    table = position(
        "sol, norr, hacan, letnev, xxcha", frames=[("strategies_taken",), ("strategies_taken",), ("turn",)]
    )
    taken = {card for p in state(table).players for card in p.strategies}
    assert state(table).bonus == [0 if card in taken else 2 for card in range(8)]
    assert sum(state(table).bonus) == 6, "with five players three cards are left each time"


@pytest.mark.rule("T3.7.1")
def test_an_empty_system_can_be_activated_without_moving_anything() -> None:
    table = position()
    say(table, "sol action tactical; sol activate b3")
    assert asked(table) == {"norr": "action"}
    assert state(table).players[0].activated == 1 << place("b3")


@pytest.mark.rule("T3.7.4", "T3.3.4")
def test_a_planet_stays_with_its_owner_when_the_last_ground_force_is_picked_up() -> None:
    table = position(planets={"Jord": "sol: ground_force"}, sol={"fleets": {"c1": "carrier"}})
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force@Jord")
    assert on_planet(table, "Jord")[:2] == ("sol", 0)


@pytest.mark.rule("T3.7.5", "T3.7.10")
def test_a_dreadnought_takes_damage_from_pds_before_it_is_lost() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: 2 pds"},
        sol={"fleets": {"c1": "dreadnought, cruiser"}},
        dice=[6, 6],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought, cruiser; norr fire b1")
    assert why_not(table, "sol lose dreadnought, cruiser") == "T3.7.10"
    say(table, "sol lose damaged_dreadnought, cruiser")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}


@pytest.mark.rule("T3.7.11")
def test_a_fleet_may_flee_to_a_system_with_foreign_planets_and_through_a_wormhole() -> None:
    table = position(
        tiles={"b2": "saudor", "b1": "empty_alpha", "c9": "lodor"},
        planets={"Saudor": "norr: 2 ground_force, pds, space_dock"},
        sol={"fleets": {"c1": "2 cruiser"}, "activated": "b2, c9"},
        norr={"fleets": {"b1": "2 cruiser"}},
        dice=[1, 1, 1, 1],
    )
    assert near(state(table))[place("b1")] >> place("c9") & 1
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser; sol leave yes")
    assert asked(table) == {"sol": "retreat_to"}
    assert sorted(options(table, "sol")) == ["b2", "c9"]


@pytest.mark.rule("T3.7.11", "T3.12.5")
def test_fighters_without_room_where_the_fleet_has_fled_to_are_lost() -> None:
    table = position(
        sol={"fleets": {"c1": "cruiser, carrier, 2 fighter"}, "activated": "b2"},
        norr={"fleets": {"b1": "2 cruiser"}},
        dice=[1, 1, 1, 1, 7, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser, carrier, 2 fighter")
    say(table, "sol leave yes; sol lose carrier")
    assert fleet(table, "sol", "b2") == {"cruiser": 1}
    assert fleet(table, "sol", "b1") == {}


@pytest.mark.rule("T3.8.6", "T3.8.9")
def test_if_bombs_and_pds_leave_nobody_the_defender_keeps_the_planet() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force, pds"},
        sol={"fleets": {"c1": "war_sun, ground_force, pds"}},
        dice=[3, 1, 1, 6],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move war_sun, ground_force, pds")
    say(table, "norr fire nothing; sol land ground_force, pds; sol bombard war_sun")
    assert on_planet(table, "Saudor") == ("norr", 0, 1, 0)
    assert fleet(table, "sol", "b1") == {"war_sun": 1}
    assert state(table).players[0].reserve[7] == 6, "the PDS that had landed is lost with the ground force"


@pytest.mark.rule("T3.10.3")
def test_a_lone_fighter_is_a_blockade() -> None:
    table = position(
        planets={"Jord": "sol: ground_force, space_dock"},
        sol={"goods": 9},
        norr={"fleets": {"c1": "fighter"}},
        frames=[("produce", 0, planet("Jord")), ("turn",)],
    )
    assert asked(table) == {"sol": "build"}
    assert why_not(table, "sol build destroyer") == "T3.10.3"
    assert why_not(table, "sol build 2 ground_force") == ""


@pytest.mark.rule("T3.10.7")
def test_two_docks_do_not_share_a_pair() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        planets={"Abyz": "sol: ground_force, space_dock", "Fria": "sol: ground_force, space_dock"},
        sol={"goods": 9},
        frames=[("production", 0, place("b1")), ("turn",)],
    )
    say(table, "sol build ground_force; sol build ground_force")
    assert table.find(0, "pay")[1].args["price"] == 2


@pytest.mark.rule("T3.17.66", "T3.10.2")
@pytest.mark.parametrize(("reading", "prices"), [("by-itself", [4, 2]), ("with-units", [6])])
def test_how_a_new_dock_is_paid_for(reading: str, prices: list[int]) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force"},
        options={"new-dock-is-paid": reading},
        sol={"goods": 6},
    )
    state(table).exhausted = (1 << 51) - 1
    say(table, "sol action tactical; sol activate b1; sol build_dock Saudor")
    found = []
    while "action" not in asked(table).values():
        kind = asked(table)["sol"]
        if kind == "pay":
            found.append(table.find(0, "pay")[1].args["price"])
        say(table, f"sol pay {found[-1]} trade good" if kind == "pay" else "sol build 2 destroyer")
    assert found == prices
    assert on_planet(table, "Saudor")[3] == 1
    assert fleet(table, "sol", "b1") == {"destroyer": 2}


@pytest.mark.rule("T3.15.12")
def test_of_two_who_come_to_ten_points_together_the_first_in_the_order_of_play_has_won() -> None:
    table = position(
        politics="imperial_mandate",
        frames=[("agenda", 0, -1), ("turn",)],
        sol={"strategies": "imperial"},
        norr={"strategies": "trade"},
        hacan={"strategies": "technology"},
    )
    for p in state(table).players[:2]:
        p.points = 9
    say(table, "norr vote for; hacan vote for; sol vote for")
    assert table.over
    assert state(table).winners == [1]
