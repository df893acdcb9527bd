"""Legendary planets (LRR 56): their ability cards, and what each does."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import planets_at
from orrery.games.ti4.rules.card_data import LEGENDARY
from orrery.games.ti4.rules.data import PLANETS
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.purge import purge_planet
from orrery.games.ti4.rules.things import Planet
from tests.ti4.notation import asked, fleet, on_planet, options, place, planet, player, position, say, state
from tests.ti4.scenes import SOL, all_there, landing

ATRAMENT = TEXT.index["legendary.the_atrament"]


@pytest.mark.rule("LRR 56.1")
def test_four_planets_are_legendary() -> None:
    marked = {Planet(n) for n, it in enumerate(PLANETS) if it.legendary}
    assert marked == LEGENDARY.keys()
    assert {PLANETS[planet].name for planet in marked} == {"primor", "hopes_end", "mallice", "mirage"}


@pytest.mark.rule("LRR 56.2", "LRR 56.2a", "LRR 56.3", "LRR 67.5")
def test_the_ability_of_a_legendary_planet_comes_ready_and_can_be_used_at_once() -> None:
    table = landing("65", "2 infantry@primor")
    assert player(table, "sol").texts.ready >> ATRAMENT & 1
    assert asked(table) == {"sol": "react"}
    say(table, "sol react legendary.the_atrament; sol aim_planet primor; sol aim_amount 2")
    assert on_planet(table, "primor") == ("sol", {"infantry": 4})
    assert not player(table, "sol").texts.ready >> ATRAMENT & 1


@pytest.mark.rule("LRR 56.2b", "LRR 11.2a")
def test_an_exhausted_ability_changes_hands_exhausted() -> None:
    """The note on the_atrament."""
    table = position(
        tiles={"203": "65"},
        planets={"primor": "letnev:", "jord": "sol: 2 infantry"},
        sol={"space": {"304": "carrier"}},
    )
    player(table, "letnev").texts.exhaust(ATRAMENT, 1)
    say(table, f"{SOL}carrier, 2 infantry@jord; sol commit 2 infantry@primor")
    assert ATRAMENT not in player(table, "letnev").texts
    assert player(table, "sol").texts.exhausted >> ATRAMENT & 1
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 56.2b")
def test_a_ready_ability_changes_hands_ready() -> None:
    table = landing("65", "2 infantry@primor", planets={"primor": "letnev:"})
    assert player(table, "sol").texts.ready >> ATRAMENT & 1


@pytest.mark.rule("LRR 82.6")
def test_abilities_are_readied_in_the_status_phase() -> None:
    table = position(tiles={"203": "65"}, planets={"primor": "sol:"}, frames=(("ready_all",), ("turn",)))
    again = position(tiles={"203": "65"}, planets={"primor": "sol:"}, frames=(("turn",), ("ready_all",), ("turn",)))
    assert player(table, "sol").texts.ready >> ATRAMENT & 1
    say(again, "sol act pass; sol react legendary.the_atrament; sol aim_planet jord; sol aim_amount 1")
    assert not player(again, "sol").texts.ready >> ATRAMENT & 1
    say(again, "letnev act pass; hacan act pass")
    assert player(again, "sol").texts.ready >> ATRAMENT & 1


@pytest.mark.rule("LRR 56.4", "LRR 93.2")
def test_the_ability_is_purged_with_the_planet_card() -> None:
    """The note on the_atrament."""
    table = position(tiles={"203": "65"}, planets={"primor": "sol:"}, attached={"primor": "paradise_world"})
    s = state(table)
    purge_planet(s, planet("primor"))
    assert ATRAMENT not in player(table, "sol").texts
    assert s.purged == [ATRAMENT]
    assert planets_at(s, place("203")) == ()
    assert on_planet(table, "primor") == ("", {})
    assert all_there(table)


def ending(world: str, tile: str, **mine: object) -> Table:
    """Sol has a legendary planet and passes; at the end of the turn its ability can be used."""
    table = position(tiles={"203": tile} if tile else {}, planets={world: "sol:", "jord": "sol:"}, sol=mine)
    say(table, "sol act pass")
    return table


def test_the_atrament_is_for_the_end_of_the_own_turn_only() -> None:
    table = position(tiles={"203": "65"}, planets={"primor": "letnev:"})
    say(table, "sol act pass")
    assert asked(table) == {"letnev": "act"}


def test_the_atrament_places_up_to_two_infantry_on_one_planet() -> None:
    table = ending("primor", "65")
    say(table, "sol react legendary.the_atrament; sol aim_planet jord")
    assert options(table, "sol") == ["1", "2"]
    say(table, "sol aim_amount 1")
    assert on_planet(table, "jord") == ("sol", {"infantry": 1})


def test_the_imperial_arms_vault_places_a_mech() -> None:
    table = ending("hopes_end", "66")
    say(table, "sol react legendary.imperial_arms_vault; sol aim_offer mech; sol aim_planet hopes_end")
    assert on_planet(table, "hopes_end") == ("sol", {"mech": 1})


@pytest.mark.rule("LRR 59.4a")
def test_the_imperial_arms_vault_may_take_a_mech_from_elsewhere() -> None:
    table = ending("hopes_end", "66", space={"205": "carrier, 4 mech"})
    say(table, "sol react legendary.imperial_arms_vault; sol aim_offer mech; sol aim_planet hopes_end")
    assert on_planet(table, "hopes_end") == ("sol", {"mech": 1})
    assert fleet(table, "sol", "205") == {"carrier": 1, "mech": 3}


def test_the_imperial_arms_vault_draws_a_card() -> None:
    table = ending("hopes_end", "66")
    say(table, "sol react legendary.imperial_arms_vault; sol aim_offer draw")
    assert len(player(table, "sol").hand) == 1


def test_the_exterrix_headquarters_give_two_trade_goods() -> None:
    table = ending("mallice", "", commodities=1)
    say(table, "sol react legendary.exterrix_headquarters; sol aim_offer goods")
    assert (player(table, "sol").goods, player(table, "sol").commodities) == (2, 1)


def test_the_exterrix_headquarters_convert_all_commodities() -> None:
    table = ending("mallice", "", commodities=3)
    say(table, "sol react legendary.exterrix_headquarters; sol aim_offer convert")
    assert (player(table, "sol").goods, player(table, "sol").commodities) == (3, 0)


def test_the_mirage_flight_academy_places_fighters_with_ships() -> None:
    table = ending("mirage", "", space={"304": "carrier", "101": "cruiser", "102": "infantry"})
    say(table, "sol react legendary.mirage_flight_academy")
    assert options(table, "sol") == ["101", "304"]
    say(table, "sol aim_place 304; sol aim_amount 2")
    assert fleet(table, "sol", "304") == {"carrier": 1, "fighter": 2}


@pytest.mark.rule("LRR 49.3")
def test_fighters_of_the_academy_need_room() -> None:
    table = ending("mirage", "", space={"101": "cruiser"})
    say(table, "sol react legendary.mirage_flight_academy; sol aim_amount 2")
    assert fleet(table, "sol", "101") == {"cruiser": 1}
    assert state(table).players[0].texts.exhausted >> TEXT.index["legendary.mirage_flight_academy"] & 1
