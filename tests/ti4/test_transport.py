"""Ships of Twilight Imperium 4 on their way: what they transport and pick up, and gravity rifts."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import CARRIER, DREADNOUGHT
from orrery.games.ti4.rules.state import Voyage
from orrery.games.ti4.rules.things import Piece, Seat
from orrery.games.ti4.rules.transport import lift, pieces_at, put_back
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, state, why_not

RIFT = "41"


@pytest.mark.rule("LRR 92.1", "LRR 17.5")
def test_a_ship_transports_no_more_than_its_capacity() -> None:
    troops = {"jol": "jol_nar: 6 infantry"}
    table = position("jol_nar, sol, hacan", planets=troops, jol_nar={"space": {"304": "carrier, cruiser"}})
    say(table, "jol_nar act tactical; jol_nar activate 203; jol_nar move_from 304")
    assert why_not(table, "jol_nar move carrier, 4 infantry@jol") == ""
    assert why_not(table, "jol_nar move carrier, 5 infantry@jol") == "LRR 92.1"
    assert why_not(table, "jol_nar move cruiser, infantry@jol") == "LRR 92.1"


@pytest.mark.rule("LRR 92.1")
def test_units_are_picked_up_on_the_way_and_in_the_active_system() -> None:
    table = position(
        tiles={"203": "19", "102": "25"},
        planets={"wellon": "sol: 2 infantry", "quann": "sol: infantry"},
        sol={"space": {"304": "cruiser"}, "technologies": "cruiser_ii"},
    )
    say(table, "sol act tactical; sol activate 102; sol move_from 304; sol move cruiser")
    assert asked(table) == {"sol": "pick_up_at"}
    assert options(table, "sol") == ["102", "203", "none"]
    say(table, "sol pick_up_at 203")
    assert why_not(table, "sol pick_up 2 infantry@wellon") == "LRR 92.1", "a cruiser II carries one"
    say(table, "sol pick_up infantry@wellon")
    assert fleet(table, "sol", "102") == {"cruiser": 1, "infantry": 1}
    assert on_planet(table, "wellon") == ("sol", {"infantry": 1})


@pytest.mark.rule("LRR 92.3")
def test_nothing_is_picked_up_where_an_own_token_lies_outside_the_active_system() -> None:
    table = position(
        tiles={"203": "19", "102": "25"},
        planets={"wellon": "sol: 2 infantry"},
        sol={"space": {"304": "cruiser"}, "technologies": "cruiser_ii", "tokens": "203"},
    )
    say(table, "sol act tactical; sol activate 102; sol move_from 304; sol move cruiser")
    assert asked(table) != {"sol": "pick_up_at"}
    assert fleet(table, "sol", "102") == {"cruiser": 1}


@pytest.mark.rule("LRR 37.1", "LRR 37.2", "LRR 37.2b", "LRR 37.2c", "LRR 92.1b", "LRR 37.2a")
def test_a_rift_takes_a_ship_with_what_it_transports() -> None:
    for die, left in ((3, {}), (4, {"carrier": 1, "infantry": 2})):
        table = position(
            tiles={"203": RIFT},
            planets={"jord": "sol: 4 infantry"},
            sol={"space": {"203": "carrier, 2 infantry"}},
            dice=[die],
        )
        before = player(table, "sol").reserve[:]
        say(table, "sol act tactical; sol activate 101; sol move_from 203; sol move carrier, 2 infantry")
        assert fleet(table, "sol", "101") == left, "one system farther than a carrier moves"
        assert sum(player(table, "sol").reserve) - sum(before) == (0 if left else 3)


@pytest.mark.rule("LRR 37.2")
def test_ships_leave_a_rift_one_at_a_time() -> None:
    table = position(tiles={"203": RIFT}, sol={"space": {"203": "2 cruiser"}})
    say(table, "sol act tactical; sol activate 202; sol move_from 203")
    assert why_not(table, "sol move 2 cruiser") == "LRR 37.2"
    assert why_not(table, "sol move cruiser") == ""


@pytest.mark.rule("LRR 37.2", "LRR 92.1")
def test_what_is_picked_up_behind_a_rift_is_not_risked_in_it() -> None:
    table = position(
        tiles={"203": RIFT, "102": "25"},
        planets={"quann": "sol: 2 infantry"},
        sol={"space": {"203": "carrier"}},
        dice=[1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from 203; sol move carrier; sol pick_up_at 102")
    assert asked(table) != {"sol": "pick_up"}, "the rift has taken the carrier"
    assert on_planet(table, "quann") == ("sol", {"infantry": 2})


@pytest.mark.rule("LRR 37.1", "LRR 92.1")
def test_a_ship_may_leave_a_rift_that_it_need_not_enter_to_pick_something_up() -> None:
    for die, left in ((3, {}), (4, {"carrier": 1, "infantry": 2})):
        table = position(
            tiles={"203": "19", "202": "67"},
            planets={"cormund": "sol: 2 infantry"},
            sol={"space": {"203": "2 carrier"}},
            dice=[die],
        )
        say(table, "sol act tactical; sol activate 102; sol move_from 203")
        two = table.clone()
        say(two, "sol move 2 carrier")
        assert asked(two) == {"letnev": "act"}, "then it would not be clear which of them carries them"
        say(table, "sol move carrier; sol move_from nothing; sol pick_up_at 202; sol pick_up 2 infantry@cormund")
        assert fleet(table, "sol", "102") == left


@pytest.mark.rule("LRR 92.1")
def test_damaged_ships_transport_as_much_as_whole_ones() -> None:
    table = position(sol={"space": {"203": "damaged_dreadnought, infantry"}})
    say(table, "sol act tactical; sol activate 102; sol move_from 203")
    assert options(table, "sol") == ["damaged_dreadnought", "infantry+damaged_dreadnought"]


@pytest.mark.rule("LRR 37.2", "LRR 37.2a", "LRR 92.1")
def test_fighters_that_could_fly_alone_are_transported_out_of_a_rift() -> None:
    for die, left in ((3, {}), (4, {"carrier": 1, "fighter": 4})):
        table = position(
            tiles={"203": RIFT},
            sol={"space": {"203": "carrier, 6 fighter"}, "technologies": "fighter_ii, carrier_ii"},
            dice=[die],
        )
        say(table, "sol act tactical; sol activate 101; sol move_from 203")
        assert why_not(table, "sol move 2 fighter") == "LRR 37.2", "alone each of them rolls"
        say(table, "sol move carrier, 4 fighter; sol move_from nothing")
        assert fleet(table, "sol", "101") == left, "one die for the carrier alone"
        assert fleet(table, "sol", "203") == {"fighter": 2}


@pytest.mark.rule("LRR 37.2", "LRR 92.1")
def test_fighters_without_room_leave_a_rift_one_at_a_time() -> None:
    crew = "carrier, 6 fighter, infantry"
    table = position(tiles={"203": RIFT}, letnev={"space": {"203": crew}, "technologies": "fighter_ii"})
    say(table, "sol act pass; letnev act tactical; letnev activate 202; letnev move_from 203")
    assert why_not(table, "letnev move carrier, 4 fighter") == ""
    assert why_not(table, "letnev move carrier, 3 fighter, infantry") == ""
    assert why_not(table, "letnev move carrier, 4 fighter, infantry") == "LRR 37.2"
    assert why_not(table, "letnev move carrier, 5 fighter") == "LRR 37.2"
    assert why_not(table, "letnev move fighter") == ""


@pytest.mark.rule("LRR 92.1")
def test_fighters_that_do_not_get_there_alone_keep_their_room_on_the_way() -> None:
    table = position(
        tiles={"203": "19", "102": "25"},
        planets={"wellon": "sol: 4 infantry"},
        sol={"space": {"304": "carrier, 4 fighter"}, "technologies": "fighter_ii, carrier_ii, gravity_drive"},
    )
    say(table, "sol act tactical; sol activate 000; sol react technology.gravity_drive")
    say(table, "sol aim_ship carrier, 304; sol move_from 304; sol move carrier, 4 fighter; sol pick_up_at 203")
    assert why_not(table, "sol pick_up 2 infantry@wellon") == ""
    assert why_not(table, "sol pick_up 3 infantry@wellon") == "LRR 92.1"


@pytest.mark.rule("LRR 92.1")
def test_fighters_that_fly_alone_leave_their_room_to_others() -> None:
    table = position(
        "letnev, sol, hacan",
        tiles={"203": "19"},
        planets={"wellon": "letnev: 7 infantry"},
        letnev={"space": {"304": "carrier, 6 fighter"}, "technologies": "fighter_ii, carrier_ii"},
    )
    say(table, "letnev act tactical; letnev activate 102; letnev move_from 304; letnev move carrier, 6 fighter")
    say(table, "letnev pick_up_at 203")
    assert why_not(table, "letnev pick_up 7 infantry@wellon") == "LRR 92.1"
    say(table, "letnev pick_up 6 infantry@wellon")
    assert fleet(table, "letnev", "102") == {"carrier": 1, "fighter": 6, "infantry": 6}, "the fleet pool holds fighters"


# --- all ships are declared first (LRR 17.6) ----------------------------------------------------------------------


@pytest.mark.rule("LRR 17.6", "LRR 37.2")
def test_all_ships_are_declared_before_a_die_is_rolled_for_the_first() -> None:
    table = position(tiles={"203": RIFT}, sol={"space": {"203": "2 cruiser, destroyer"}}, dice=[3, 4])
    say(table, "sol act tactical; sol activate 202; sol move_from 203; sol move cruiser")
    assert asked(table) == {"sol": "move_from"}, "no die yet, and the player may stop here"
    one = table.clone()
    say(one, "sol move_from nothing")
    assert fleet(one, "sol", "203") == {"cruiser": 1, "destroyer": 1}
    say(table, "sol move_from 203; sol move cruiser; sol move_from nothing")
    assert fleet(table, "sol", "202") == {"cruiser": 1}, "the first was lost, the second had been declared all the same"


@pytest.mark.rule("LRR 17.6")
def test_until_the_last_ship_is_declared_all_can_be_taken_back() -> None:
    table = position(tiles={"203": RIFT}, sol={"space": {"203": "cruiser, destroyer", "304": "cruiser"}}, dice=[4, 4])
    say(table, "sol act tactical; sol activate 202; sol move_from 203; sol move cruiser; sol move_from 203")
    for _ in range(3):
        table.undo(0)
    assert asked(table) == {"sol": "move_from"}
    assert fleet(table, "sol", "203") == {"cruiser": 1, "destroyer": 1}


@pytest.mark.rule("LRR 17.6", "LRR 92.1")
def test_each_ship_picks_up_cargo_once_all_are_declared() -> None:
    table = position(
        tiles={"203": "19", "205": RIFT},
        planets={"wellon": "sol: 2 infantry"},
        sol={"space": {"304": "carrier", "205": "cruiser"}, "technologies": "carrier_ii"},
        dice=[1],
    )
    say(table, "sol act tactical; sol activate 102; sol move_from 205; sol move cruiser; sol move_from 304")
    say(table, "sol move carrier; sol pick_up_at 203; sol pick_up 2 infantry@wellon")
    assert fleet(table, "sol", "102") == {"carrier": 1, "infantry": 2}


@pytest.mark.rule("LRR 17.6", "LRR F.58")
def test_ships_that_have_no_way_any_more_are_where_they_were_with_their_cargo() -> None:
    table = position(
        planets={"jord": "sol: 2 infantry, mech, damaged_mech"},
        sol={"space": {"304": "carrier, dreadnought, damaged_dreadnought, 2 fighter"}},
    )
    s = state(table).clone()
    kinds, most = pieces_at(s, 0, place("304"), (CARRIER, DREADNOUGHT))
    pieces = [Piece(kind) for kind, n in zip(kinds, most, strict=True) for _ in range(n)]
    voyage = Voyage(place("304"), pieces, lift(s, Seat(0), place("304"), tuple(pieces)))
    assert (s.players[0].space, s.players[0].ground) == ({}, {})
    put_back(s, Seat(0), voyage)
    assert s.players[0] == state(table).players[0]
