"""Fleet pool and capacity in Twilight Imperium 4 (LRR 32, 49, 51)."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, fleet, on_planet, player, position, say, why_not

SMALL = (3, 2, 2)
"""A fleet pool of two."""


@pytest.mark.rule("LRR 32.1", "LRR 32.1a", "LRR 49.1", "LRR 49.3b", "LRR 51.1")
def test_only_ships_that_are_not_fighters_count_for_the_fleet_pool() -> None:
    table = position(
        tiles={"203": "19"},
        planets={"wellon": "sol: 6 infantry, 2 pds, space_dock"},
        sol={"pools": SMALL, "space": {"304": "2 carrier, 6 fighter, 6 infantry"}},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move 2 carrier, 6 fighter, 6 infantry")
    assert asked(table) == {"sol": "commit"}, "nothing is too much: each carrier of Sol has room for six"
    assert fleet(table, "sol", "203") == {"carrier": 2, "fighter": 6, "infantry": 6}
    say(table, "sol commit 3 infantry@wellon; sol produce nothing")
    assert on_planet(table, "wellon") == ("sol", {"infantry": 9, "pds": 2, "space_dock": 1})


@pytest.mark.rule("LRR 32.1a", "LRR 49.3")
@pytest.mark.parametrize(("fighters", "question"), [(3, "act"), (4, "remove")])
def test_fighters_ii_without_room_count_for_the_fleet_pool(fighters: int, question: str) -> None:
    units = f"carrier, {fighters + 4} fighter"
    table = position(letnev={"space": {"304": units}, "technologies": "fighter_ii", "pools": (3, 4, 2)})
    say(table, f"sol act pass; letnev act tactical; letnev activate 203; letnev move_from 304; letnev move {units}")
    assert question in asked(table).values(), "four tokens: the carrier, and three fighters beside those aboard"


@pytest.mark.rule("LRR 32.1b")
def test_fleets_may_pass_each_other() -> None:
    table = position(sol={"pools": SMALL, "space": {"304": "2 cruiser, carrier", "203": "2 cruiser"}})
    say(table, "sol act tactical; sol activate 102; sol move_from 304; sol move 2 cruiser; sol move_from nothing")
    assert fleet(table, "sol", "102") == {"cruiser": 2}, "through 203, where there are two already"
    assert fleet(table, "sol", "203") == {"cruiser": 2}


@pytest.mark.rule("LRR 32.3", "LRR 82.5")
def test_whoever_takes_tokens_out_of_the_fleet_pool_loses_ships() -> None:
    table = position(
        sol={"strategies": "warfare", "space": {"304": "2 cruiser, dreadnought", "203": "carrier"}, "pools": (0, 3, 0)}
    )
    say(table, "letnev act pass; hacan act pass; sol act warfare; sol redistribute tactic, 2 fleet")
    assert asked(table) == {"sol": "remove"}
    assert why_not(table, "sol remove nothing") == "LRR 32.3"
    say(table, "sol remove cruiser")
    assert fleet(table, "sol", "304") == {"cruiser": 1, "dreadnought": 1}, "the owner chooses"


@pytest.mark.rule("LRR 32.4", "LRR 52.4", "LRR 52.5")
def test_tokens_of_the_fleet_pool_pay_for_nothing() -> None:
    table = position(
        sol={"pools": (0, 8, 2)}, letnev={"strategies": "trade", "pools": (3, 8, 0)}, hacan={"pools": (3, 8, 0)}
    )
    assert why_not(table, "sol act tactical") == "LRR 52.4"
    say(table, "sol act pass; hacan act pass; letnev act trade; letnev for_free nothing; sol secondary yes")
    assert asked(table) == {"letnev": "act"}, "Hacan has nothing in the strategy pool"
    assert player(table, "sol").pools == [0, 8, 1]


@pytest.mark.rule("LRR 52.4", "LRR 51.1")
def test_a_tactical_action_puts_a_token_of_the_tactic_pool_on_the_system() -> None:
    table = position(sol={"pools": (1, 3, 2)})
    say(table, "sol act tactical; sol activate 203")
    assert player(table, "sol").pools == [0, 3, 2]
    say(table, "letnev act pass; hacan act pass")
    assert why_not(table, "sol act tactical") == "LRR 52.4"


@pytest.mark.rule("LRR 49.4")
def test_fighters_belong_to_no_particular_ship() -> None:
    table = position(sol={"space": {"304": "carrier, 4 fighter", "203": "dreadnought"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 4 fighter")
    assert fleet(table, "sol", "203") == {"carrier": 1, "dreadnought": 1, "fighter": 4}
    say(table, "letnev act pass; hacan act pass")
    table = position(sol={"space": {"203": "carrier, dreadnought, 4 fighter"}})
    say(table, "sol act tactical; sol activate 202; sol move_from 203")
    assert why_not(table, "sol move dreadnought, fighter") == "", "any of them"


@pytest.mark.rule("LRR 49.3", "LRR 49.3a")
def test_fighters_go_with_the_dock_that_supported_them() -> None:
    mine = {"space": {"203": "carrier, 6 fighter"}}
    table = position(
        tiles={"203": "19"},
        planets={"wellon": "letnev: infantry, space_dock"},
        sol={"hand": "reactor_meltdown"},
        letnev=mine,
    )
    say(table, "sol act card.reactor_meltdown; letnev remove 2 fighter")
    assert fleet(table, "letnev", "203") == {"carrier": 1, "fighter": 4}, "a carrier holds four, the dock held two more"


@pytest.mark.rule("LRR 49.3", "LRR 59.4a")
def test_whoever_takes_a_dock_back_loses_the_fighters_it_supported() -> None:
    docks = {"jord": "sol: space_dock", "lazar": "sol: space_dock", "sakulag": "sol: space_dock"}
    table = position(
        tiles={"203": "19", "202": "31"},
        planets={"wellon": "sol:", **docks},
        sol={"strategies": "construction", "tokens": "304", "space": {"202": "4 fighter, destroyer"}},
    )
    assert fleet(table, "sol", "202")["fighter"] == 4
    say(table, "letnev act pass; hacan act pass; sol act construction; sol build space_dock, wellon")
    say(table, "sol reclaim 202, lazar; sol build nothing; sol remove fighter")
    assert fleet(table, "sol", "202") == {"fighter": 3, "destroyer": 1}, "the dock on Sakulag supports three"
