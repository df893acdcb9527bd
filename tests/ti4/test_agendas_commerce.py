"""The agendas of Twilight Imperium 4 about trade goods and production."""

from __future__ import annotations

import pytest

from tests.ti4.agendas import decided
from tests.ti4.councils import holder
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, why_not

# --- Compensated Disarmament -------------------------------------------------------------------------------------


def test_compensated_disarmament_pays_for_the_ground_forces_of_a_planet() -> None:
    planets = {"wellon": "sol: 3 infantry, mech, pds"}
    table = decided("compensated_disarmament", "planet.wellon", planets=planets)
    assert on_planet(table, "wellon") == ("sol", {"pds": 1})
    assert player(table, "sol").goods == 4


# --- Economic Equality -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("outcome", "goods"), [("for", 5), ("against", 0)])
def test_economic_equality_makes_all_equally_rich_or_poor(outcome: str, goods: int) -> None:
    table = decided("economic_equality", outcome, sol={"goods": 9}, hacan={"commodities": 2})
    assert [player(table, who).goods for who in ("sol", "letnev", "hacan")] == [goods] * 3
    assert player(table, "hacan").commodities == 2


# --- Minister of Commerce ----------------------------------------------------------------------------------------


def test_minister_of_commerce_brings_a_trade_good_for_each_neighbour() -> None:
    table = position(
        laws="agenda.minister_of_commerce sol",
        sol={"strategies": "trade", "space": {"309": "cruiser"}},
        letnev={"space": {"308": "cruiser"}},
    )
    say(table, "letnev act pass; hacan act pass; sol act trade; sol for_free nothing")
    assert (player(table, "sol").commodities, player(table, "sol").goods) == (4, 4), "3 of Trade, 1 for Letnev"


def test_minister_of_commerce_is_an_office() -> None:
    assert holder(decided("minister_of_commerce", "hacan"), "minister_of_commerce") == "hacan"


# --- Minister of Exploration -------------------------------------------------------------------------------------


def test_minister_of_exploration_brings_a_trade_good_for_each_new_planet() -> None:
    table = position(
        laws="agenda.minister_of_exploration sol",
        tiles={"304": "1", "203": "30"},
        sol={"space": {"203": "carrier, 2 infantry"}},
    )
    say(table, "sol act tactical; sol activate 203; sol commit infantry@mellon, infantry@zohbat")
    assert player(table, "sol").goods == 2


def test_minister_of_exploration_does_not_look_at_others() -> None:
    table = position(
        laws="agenda.minister_of_exploration hacan",
        tiles={"203": "19"},
        sol={"space": {"203": "carrier, infantry"}},
    )
    say(table, "sol act tactical; sol activate 203; sol commit infantry@wellon")
    assert player(table, "hacan").goods == 0


# --- Minister of Industry ----------------------------------------------------------------------------------------


def test_minister_of_industry_lets_a_new_space_dock_produce_at_once() -> None:
    table = position(
        laws="agenda.minister_of_industry sol",
        tiles={"203": "19"},
        planets={"wellon": "sol"},
        sol={"strategies": "construction", "goods": 4},
    )
    say(table, "letnev act pass; hacan act pass; sol act construction; sol build space_dock,wellon")
    assert asked(table) == {"sol": "produce"}
    say(table, "sol produce 2 infantry; sol pay trade_good")
    assert on_planet(table, "wellon") == ("sol", {"infantry": 2, "space_dock": 1})
    assert asked(table) == {"sol": "build"}, "Construction goes on"


def test_minister_of_industry_is_not_for_pds() -> None:
    table = position(laws="agenda.minister_of_industry sol", sol={"strategies": "construction", "goods": 4})
    say(table, "letnev act pass; hacan act pass; sol act construction; sol build pds,jord")
    assert asked(table) == {"sol": "build"}


# --- Regulated Conscription --------------------------------------------------------------------------------------


def test_regulated_conscription_makes_fighters_and_infantry_come_one_by_one() -> None:
    table = position(
        laws="agenda.regulated_conscription",
        planets={"jord": "sol: space_dock"},
        sol={"goods": 2, "exhausted": "jord"},
    )
    say(table, "sol act tactical; sol activate 304")
    assert why_not(table, "sol produce 2 fighter, infantry") == "LRR 26.1"
    say(table, "sol produce fighter, infantry; sol pay 2 trade_good")
    assert (player(table, "sol").goods, fleet(table, "sol", "304")) == (0, {"fighter": 1})


# --- Swords to Plowshares ----------------------------------------------------------------------------------------

GARRISONS = {"wellon": "sol: 3 infantry, mech", "jord": "sol: infantry", "mehar_xull": "letnev: 2 infantry, pds"}


def test_swords_to_plowshares_turns_half_of_the_infantry_into_trade_goods() -> None:
    table = decided("swords_to_plowshares", "for", planets=GARRISONS)
    assert on_planet(table, "wellon") == ("sol", {"infantry": 1, "mech": 1})
    assert on_planet(table, "jord") == ("sol", {})
    assert on_planet(table, "mehar_xull") == ("letnev", {"infantry": 1, "pds": 1})
    assert [player(table, who).goods for who in ("sol", "letnev", "hacan")] == [3, 1, 0]


def test_swords_to_plowshares_against_is_an_infantry_on_every_planet() -> None:
    table = decided("swords_to_plowshares", "against", planets=GARRISONS)
    assert on_planet(table, "wellon") == ("sol", {"infantry": 4, "mech": 1})
    assert on_planet(table, "quann") == ("hacan", {"infantry": 1})
    assert player(table, "sol").goods == 0
