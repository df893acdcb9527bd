"""The blue technologies of Twilight Imperium 4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ti4.notation import asked, fleet, options, player, position, say, state, why_not

ASTEROIDS, NEBULA, SUPERNOVA, RIFT = "44", "42", "43", "41"
TRIO = "hacan, xxcha, winnu"


@pytest.mark.rule("LRR 13.1", "LRR 31.2")
def test_antimass_deflectors_lead_into_asteroid_fields() -> None:
    without = position(TRIO, tiles={"203": ASTEROIDS}, hacan={"space": {"304": "cruiser"}})
    say(without, "hacan act tactical; hacan activate 203")
    assert asked(without) == {"xxcha": "act"}
    table = position(
        TRIO,
        tiles={"203": ASTEROIDS},
        hacan={"space": {"304": "cruiser"}, "technologies": "antimass_deflectors"},
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "203") == {"cruiser": 1}


@pytest.mark.rule("LRR 13.1")
def test_antimass_deflectors_lead_through_asteroid_fields() -> None:
    tiles = {"203": ASTEROIDS, "303": ASTEROIDS, "305": ASTEROIDS}
    table = position(TRIO, tiles=tiles, hacan={"space": {"304": "cruiser"}, "technologies": "antimass_deflectors"})
    say(table, "hacan act tactical; hacan activate 102; hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}


def shot_at(technologies: str, die: int) -> dict[str, int]:
    """A cruiser comes before a PDS, which rolls a die."""
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry, pds"},
        hacan={"space": {"304": "cruiser"}, "technologies": technologies},
        dice=[die],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move cruiser; xxcha fire hacan")
    return fleet(table, "hacan", "203")


@pytest.mark.rule("LRR 96.3", "LRR 62.2")
def test_antimass_deflectors_make_others_space_cannons_roll_one_worse() -> None:
    assert shot_at("", 6) == {}
    assert shot_at("antimass_deflectors", 6) == {"cruiser": 1}
    assert shot_at("antimass_deflectors", 7) == {}


@pytest.mark.rule("LRR 71.7c")
def test_dark_energy_tap_lets_ships_retreat_where_nobody_is() -> None:
    table = position(
        TRIO,
        hacan={"space": {"304": "2 cruiser", "202": "fighter, carrier"}},
        xxcha={"space": {"203": "destroyer"}, "technologies": "dark_energy_tap"},
        dice=[1, 1, 1, 1, 1],
    )
    say(
        table,
        "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 2 cruiser; hacan move_from nothing",
    )
    say(table, "xxcha retreat yes")
    assert asked(table) == {"xxcha": "retreat_to"}
    assert "202" not in options(table, "xxcha")
    say(table, "xxcha retreat_to 102")
    assert fleet(table, "xxcha", "102") == {"destroyer": 1}


@pytest.mark.rule("LRR 71.7c")
def test_dark_energy_tap_does_not_lead_to_planets_with_units_of_others_or_into_asteroids() -> None:
    table = position(
        TRIO,
        tiles={"102": ASTEROIDS, "202": SUPERNOVA, "204": "19"},
        planets={"wellon": "winnu: infantry"},
        hacan={"space": {"304": "2 cruiser"}},
        xxcha={"space": {"203": "destroyer"}, "technologies": "dark_energy_tap"},
        dice=[1, 1, 1, 1, 1],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 2 cruiser; xxcha retreat yes")
    assert sorted(options(table, "xxcha")) == ["303", "304", "305"], "the planets at home are empty"


def test_without_dark_energy_tap_there_is_nowhere_to_retreat_to() -> None:
    table = position(
        TRIO, hacan={"space": {"304": "2 cruiser"}}, xxcha={"space": {"203": "destroyer"}}, dice=[9, 9, 1, 1, 1]
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 2 cruiser")
    assert asked(table) != {"xxcha": "retreat"}


# --- Gravity Drive -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 17.3")
def test_gravity_drive_lets_one_ship_move_one_farther() -> None:
    table = position(TRIO, hacan={"space": {"304": "2 carrier"}, "technologies": "gravity_drive"})
    say(table, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive; hacan move_from 304")
    assert why_not(table, "hacan move 2 carrier") == "LRR 17.3"
    say(table, "hacan move carrier")
    assert fleet(table, "hacan", "304") == {"carrier": 1}
    assert fleet(table, "hacan", "102") == {"carrier": 1}


def test_gravity_drive_asks_which_ship() -> None:
    table = position(TRIO, hacan={"space": {"304": "carrier, cruiser"}, "technologies": "gravity_drive"})
    say(table, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive")
    assert asked(table) == {"hacan": "move_from"}, "only the carrier needs it"
    other = position(TRIO, hacan={"space": {"304": "carrier, dreadnought"}, "technologies": "gravity_drive"})
    say(other, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive")
    say(other, "hacan aim_ship dreadnought, 304; hacan move_from 304")
    assert why_not(other, "hacan move carrier") != ""
    say(other, "hacan move dreadnought")
    assert fleet(other, "hacan", "102") == {"dreadnought": 1}


def test_gravity_drive_is_not_offered_where_one_more_is_not_enough() -> None:
    table = position(TRIO, hacan={"space": {"304": "carrier"}, "technologies": "gravity_drive"})
    say(table, "hacan act tactical; hacan activate 000")
    assert asked(table) != {"hacan": "react"}, "three systems away, with a move value of 1"


@pytest.mark.rule("LRR 92.1")
def test_gravity_drive_lets_a_carrier_take_somebody_along_from_beside_its_way() -> None:
    given: dict[str, Any] = {"tiles": {"203": "19"}, "planets": {"wellon": "hacan: 2 infantry"}}
    mine = {"space": {"202": "carrier"}, "technologies": "gravity_drive"}
    table = position(TRIO, hacan=mine, **given)
    say(table, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive; hacan move_from 202")
    say(table, "hacan move carrier; hacan pick_up_at 203; hacan pick_up 2 infantry@wellon")
    assert fleet(table, "hacan", "102") == {"carrier": 1, "infantry": 2}

    bound = position(TRIO, hacan={**mine, "tokens": "203"}, **given)
    say(bound, "hacan act tactical; hacan activate 102")
    assert asked(bound) == {"hacan": "move_from"}, "nothing can be picked up beside a command token (LRR 92.3)"
    empty = position(TRIO, hacan={**mine, "space": {"202": "destroyer"}}, **given)
    say(empty, "hacan act tactical; hacan activate 102")
    assert asked(empty) == {"hacan": "move_from"}, "a destroyer has no room"


@pytest.mark.rule("LRR 92.1")
def test_gravity_drive_lets_a_carrier_pass_two_systems_with_units_instead_of_one() -> None:
    table = position(
        TRIO,
        tiles={"202": "20", "203": "19"},
        planets={"vefut_ii": "hacan: infantry", "wellon": "hacan: infantry"},
        hacan={"space": {"201": "carrier"}, "technologies": "gravity_drive, carrier_ii"},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive; hacan move_from 201")
    say(table, "hacan move carrier; hacan pick_up_at 202; hacan pick_up infantry@vefut_ii")
    say(table, "hacan pick_up_at 203; hacan pick_up infantry@wellon")
    assert fleet(table, "hacan", "102") == {"carrier": 1, "infantry": 2}


@pytest.mark.rule("LRR 65.2")
def test_gravity_drive_helps_out_of_a_nebula() -> None:
    table = position(
        TRIO, tiles={"304": "16", "303": NEBULA}, hacan={"space": {"303": "cruiser"}, "technologies": "gravity_drive"}
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react technology.gravity_drive; hacan move_from 303")
    say(table, "hacan move cruiser")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}


# --- Sling Relay, Fleet Logistics, Light/Wave Deflector ----------------------------------------------------------


@pytest.mark.rule("LRR F.17", "LRR 26.3")
def test_sling_relay_produces_a_ship_that_is_paid_for() -> None:
    table = position(
        TRIO,
        planets={"arretze": "hacan: infantry, space_dock"},
        hacan={"technologies": "sling_relay, sarween_tools", "goods": 1, "exhausted": "arretze, hercant, kamdorn"},
    )
    say(table, "hacan act technology.sling_relay")
    assert "cruiser" not in " ".join(options(table, "hacan")), "no discount of Sarween Tools (LRR F.18)"
    assert why_not(table, "hacan produce nothing") != ""
    say(table, "hacan produce destroyer; hacan pay trade_good")
    assert fleet(table, "hacan", "304") == {"destroyer": 1}
    assert asked(table) == {"xxcha": "act"}
    say(table, "xxcha act pass; winnu act pass")
    assert why_not(table, "hacan act technology.sling_relay") == "LRR 31.12"


def test_sling_relay_is_not_used_where_there_is_no_room_for_a_ship() -> None:
    """Without tokens in the fleet pool, and a dock that holds no fighters on its planet."""
    for fleet_tokens, rule in ((1, ""), (0, "LRR 31.11")):
        table = position(
            "saar, xxcha, winnu",
            tiles={"203": "19"},
            planets={"wellon": "saar: space_dock"},
            saar={"technologies": "sling_relay", "goods": 9, "pools": (3, fleet_tokens, 2)},
        )
        assert why_not(table, "saar act technology.sling_relay") == rule


@pytest.mark.rule("LRR 26.5")
def test_sling_relay_produces_nothing_where_others_have_ships() -> None:
    table = position(
        TRIO,
        planets={"arretze": "hacan: infantry, space_dock"},
        hacan={"technologies": "sling_relay", "goods": 5},
        xxcha={"space": {"304": "cruiser"}},
    )
    assert why_not(table, "hacan act technology.sling_relay") == "LRR 31.11"


def test_fleet_logistics_allows_two_actions_in_a_turn_and_no_third() -> None:
    table = position(TRIO, hacan={"technologies": "fleet_logistics", "space": {"304": "cruiser"}})
    say(table, "hacan act tactical; hacan activate 203; hacan move_from nothing")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react technology.fleet_logistics")
    assert why_not(table, "hacan act pass") != "", "to pass is no action"
    say(table, "hacan act tactical; hacan activate 303; hacan move_from nothing")
    assert asked(table) == {"xxcha": "act"}
    say(table, "xxcha act pass; winnu act pass; hacan act tactical; hacan activate 305; hacan move_from nothing")
    assert asked(table) == {"hacan": "act"}, "no token is left for a second action"


def test_fleet_logistics_works_again_in_the_next_turn_and_can_be_declined() -> None:
    table = position(TRIO, hacan={"technologies": "fleet_logistics", "pools": (5, 3, 2)})
    say(table, "hacan act tactical; hacan activate 203; hacan react nothing; xxcha act pass; winnu act pass")
    say(table, "hacan act tactical; hacan activate 303")
    assert asked(table) == {"hacan": "react"}
    assert not state(table).effects


@pytest.mark.rule("LRR 58.4", "LRR 31.7")
@pytest.mark.parametrize(("answer", "then"), [("yes", {"hacan": "act"}), ("no", {"xxcha": "act"})])
def test_nobody_has_to_act_again_after_a_second_action_that_was_cancelled(answer: str, then: dict[str, str]) -> None:
    table = position(
        TRIO,
        hacan={"technologies": "fleet_logistics", "hand": "insubordination"},
        xxcha={"hand": "sabotage"},
    )
    say(table, "hacan act tactical; hacan activate 203; hacan react technology.fleet_logistics")
    say(table, "hacan act card.insubordination; hacan aim_player winnu; xxcha react card.sabotage")
    say(table, f"hacan aim_yes {answer}")
    assert asked(table) == then
    assert not player(table, "hacan").passed


@pytest.mark.rule("LRR 17.4b", "LRR F.3")
def test_light_wave_deflector_leads_through_others_fleets() -> None:
    walls = {"203": "fighter", "303": "fighter", "305": "cruiser"}
    blocked = position(TRIO, hacan={"space": {"304": "cruiser"}}, xxcha={"space": walls})
    say(blocked, "hacan act tactical; hacan activate 102")
    assert asked(blocked) == {"xxcha": "act"}
    table = position(
        TRIO,
        hacan={"space": {"304": "cruiser"}, "technologies": "light_wave_deflector"},
        xxcha={"space": walls},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}
    assert player(table, "hacan").pools[0] == 2
