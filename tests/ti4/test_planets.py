"""Planets, who controls them and what they are spent for in Twilight Imperium 4 (LRR 53, 67, 39, 54, 57)."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import CULTURAL, HAZARDOUS, PLANETS
from tests.ti4.councils import council
from tests.ti4.notation import asked, on_planet, options, planet, player, position, say, spent, why_not

# --- LRR 53: control ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 53.1", "LRR 53.1a", "LRR 53.3", "LRR 67.6")
def test_a_planet_of_nobody_comes_exhausted_and_stays_when_the_units_leave() -> None:
    table = position(tiles={"203": "19"}, planets={"jord": "sol: 2 infantry"}, sol={"space": {"304": "carrier"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry@jord")
    assert on_planet(table, "wellon") == ("", {})
    say(table, "sol commit infantry@wellon")
    assert (on_planet(table, "wellon"), spent(table)) == (("sol", {"infantry": 1}), ["wellon"])
    table = position(tiles={"203": "19"}, planets={"wellon": "sol: infantry"}, sol={"space": {"203": "carrier"}})
    say(table, "sol act tactical; sol activate 202; sol move_from 203; sol move carrier, infantry@wellon")
    assert on_planet(table, "wellon") == ("sol", {}), "without units on it"


@pytest.mark.rule("LRR 53.5", "LRR 53.5a", "LRR 53.5b", "LRR 53.7", "LRR 27.5")
def test_control_is_settled_when_all_ground_combats_are_over() -> None:
    table = position(
        tiles={"203": "30"},
        planets={"jord": "sol: 4 infantry", "mellon": "letnev: infantry", "zohbat": "letnev: mech"},
        sol={"space": {"304": "carrier"}},
        dice=[10, 10, 1, 1, 10, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 4 infantry@jord")
    say(table, "sol commit 3 infantry@mellon, infantry@zohbat; sol next_planet mellon")
    assert asked(table) == {"letnev": "sustain"}, "the combat on Zohbat"
    assert on_planet(table, "mellon") == ("letnev", {}), "not before both are over"
    say(table, "letnev sustain nothing")
    assert on_planet(table, "mellon") == ("sol", {"infantry": 3})
    assert on_planet(table, "zohbat") == ("sol", {"infantry": 1})


@pytest.mark.rule("LRR 53.4", "LRR 53.5")
def test_without_units_of_another_player_control_is_not_lost() -> None:
    table = position(
        tiles={"203": "19"},
        planets={"jord": "sol: 4 infantry", "wellon": "letnev: infantry"},
        sol={"space": {"304": "carrier"}},
        dice=[10, 10],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry@jord")
    say(table, "sol commit infantry@wellon")
    assert on_planet(table, "wellon") == ("letnev", {}), "nobody is left on it"


# --- LRR 67, 39, 54: spending ------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 67.1", "LRR 67.2", "LRR 67.3")
def test_planets_have_resources_influence_and_a_trait() -> None:
    mellon, zohbat = PLANETS[planet("mellon")], PLANETS[planet("zohbat")]
    assert (mellon.resources, mellon.influence, mellon.trait) == (0, 2, CULTURAL)
    assert (zohbat.resources, zohbat.influence, zohbat.trait) == (3, 1, HAZARDOUS)


@pytest.mark.rule("LRR 67.7", "LRR 67.8", "LRR 67.9", "LRR 39.3", "LRR 39.4", "LRR 51.2", "LRR 54.1")
def test_readied_planets_and_trade_goods_pay_for_units() -> None:
    table = position(
        tiles={"203": "30"},
        planets={"jord": "sol: space_dock", "mellon": "sol:", "zohbat": "sol:"},
        sol={"goods": 2, "exhausted": "jord"},
    )
    say(table, "sol act tactical; sol activate 304")
    assert why_not(table, "sol produce dreadnought, 2 destroyer") == "LRR 26.1", "3 of Zohbat, and 2 trade goods"
    say(table, "sol produce dreadnought, destroyer")
    assert why_not(table, "sol pay jord, trade_good") != "", "it is exhausted"
    assert why_not(table, "sol pay zohbat, trade_good") != "", "the whole price"
    say(table, "sol pay zohbat, 2 trade_good")
    assert (spent(table), player(table, "sol").goods) == (["jord", "zohbat"], 0)


@pytest.mark.rule("LRR 39.4", "LRR 67.8")
def test_trade_goods_are_influence_but_no_votes() -> None:
    table = council("agenda.mutiny", letnev={"goods": 5})
    say(table, "letnev vote for")
    assert options(table, "letnev") == ["wren_terra", "mehar_xull", "wren_terra+mehar_xull"]
    table = position(sol={"strategies": "leadership"}, letnev={"goods": 5}, hacan={"pools": (8, 8, 0)})
    say(table, "sol act leadership; sol gain_tokens 3 tactic; letnev secondary yes; letnev buy_tokens 2")
    say(table, "letnev pay wren_terra, 5 trade_good; letnev gain_tokens 2 fleet")
    assert (spent(table), player(table, "letnev").goods) == (["wren_terra"], 0)


@pytest.mark.rule("LRR 57.7")
def test_commodities_pay_for_nothing() -> None:
    table = position(planets={"jord": "sol: space_dock"}, sol={"commodities": 4, "exhausted": "jord"})
    say(table, "sol act tactical; sol activate 304")
    assert asked(table) == {"letnev": "act"}, "there is nothing to produce with"


@pytest.mark.rule("LRR 54.1", "LRR 54.2", "LRR 54.3")
def test_units_cost_what_their_sheet_says_pairs_once_and_structures_nothing() -> None:
    table = position(planets={"jord": "sol: space_dock"}, sol={"goods": 1, "exhausted": "jord"})
    say(table, "sol act tactical; sol activate 304")
    assert why_not(table, "sol produce 2 infantry") == "", "two for one"
    assert why_not(table, "sol produce 3 infantry") == "LRR 26.1"
    assert why_not(table, "sol produce cruiser") != ""
    assert why_not(table, "sol produce pds") != "", "it has no cost"
    assert why_not(table, "sol produce war_sun") != "", "nor has this one without its technology"
