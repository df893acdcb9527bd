"""Exploration of planets (LRR 29): when, in which order, from which deck; and every card of the three decks."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.board import near
from orrery.games.ti4.rules.data import HAZARDOUS
from orrery.games.ti4.rules.exploration import deck_of
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.nouns import ATTACHMENT, EXPLORATION
from tests.ti4.notation import asked, fleet, on_planet, options, place, planet, player, position, say, state, why_not
from tests.ti4.scenes import all_there, landing

# --- LRR 29: the rules -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 29.1", "LRR 29.2", "LRR 29.9", "LRR 53.1c")
def test_a_planet_of_nobody_is_explored() -> None:
    table = landing("20", "2 infantry@vefut_ii")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 2})
    assert player(table, "sol").fragments == [0, 1, 0, 0]
    assert asked(table) == {"letnev": "act"}
    assert all_there(table)


@pytest.mark.rule("LRR 29.1", "LRR 53.1b")
def test_a_planet_taken_from_a_player_is_not_explored() -> None:
    table = landing("20", "2 infantry@vefut_ii", planets={"vefut_ii": "letnev:"})
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 2})
    assert player(table, "sol").fragments == [0, 0, 0, 0]


@pytest.mark.rule("LRR 29.2b")
def test_a_planet_without_a_trait_is_not_explored() -> None:
    table = landing("18", "2 infantry@mecatol_rex", custodians=False, tiles={"000": "20"})
    assert on_planet(table, "mecatol_rex") == ("sol", {"infantry": 2})
    assert player(table, "sol").fragments == [0, 0, 0, 0]
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 29.2d")
def test_of_several_planets_the_explorer_chooses_the_order_and_finishes_each_first() -> None:
    table = landing("30", "infantry@mellon, infantry@zohbat", explores="mercenary_outfit, core_mine")
    assert [on_planet(table, name)[0] for name in ("mellon", "zohbat")] == ["sol", "sol"]
    assert asked(table) == {"sol": "explore_next"}
    say(table, "sol explore_next zohbat")
    assert asked(table) == {"sol": "explore_offer"}
    assert state(table).explored == [EXPLORATION.index["core_mine"]]
    say(table, "sol explore_offer infantry")
    assert player(table, "sol").goods == 1
    say(table, "sol explore_offer infantry")
    assert on_planet(table, "mellon") == ("sol", {"infantry": 2})
    assert on_planet(table, "zohbat") == ("sol", {})
    assert state(table).unexplored == []


@pytest.mark.rule("LRR 29.2c", "LRR 29.2a")
def test_with_several_traits_the_explorer_chooses_the_deck() -> None:
    table = landing("20", "2 infantry@vefut_ii", attached={"vefut_ii": "terraform"}, explores="lazax_survivors")
    assert options(table, "sol") == ["cultural", "hazardous", "industrial"]
    say(table, "sol explore_deck industrial")
    assert player(table, "sol").fragments == [0, 0, 1, 0]


@pytest.mark.rule("LRR 29.7a", "LRR 59.5")
def test_an_empty_deck_is_made_anew_from_its_own_discard_pile() -> None:
    table = landing("35", "infantry@bereg, infantry@lirta_iv", explores="expedition, core_mine")
    s = state(table)
    deck = s.hazardous
    gone = [card for layer in deck.layers for card in layer]
    s.explored += [*gone[:-1], EXPLORATION.index["freelancers"]]
    deck.layers, deck.seen = [[gone[-1]]], [0]
    say(table, "sol explore_next bereg")
    assert len(deck_of(state(table), HAZARDOUS)) == len(gone) - 1
    assert EXPLORATION.index["freelancers"] in state(table).explored


@pytest.mark.rule("LRR 29.3")
def test_a_planet_can_be_explored_again() -> None:
    table = landing("20", "2 infantry@vefut_ii", sol={"texts": "relic.the_crown_of_emphidia"}, explores="mining_world")
    assert state(table).attached == {planet("vefut_ii"): [ATTACHMENT.index["mining_world"]]}
    say(table, "sol react relic.the_crown_of_emphidia")
    assert player(table, "sol").fragments == [0, 1, 0, 0]


# --- cultural ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.17", "LRR 29.7")
def test_freelancers_produce_a_unit_for_resources_or_influence() -> None:
    table = landing("63", "2 infantry@vorhal", explores="freelancers", planets={"mellon": "sol:"}, tiles={"201": "30"})
    assert {"cruiser", "mech", "carrier"} <= {*options(table, "sol")}
    say(table, "sol freelance mech; sol pay jord; sol freelance_on vorhal")
    assert on_planet(table, "vorhal") == ("sol", {"infantry": 2, "mech": 1})
    assert asked(table) == {"letnev": "act"}


def test_freelancers_take_influence_as_if_it_were_resources() -> None:
    table = landing(
        "63",
        "2 infantry@vorhal",
        explores="freelancers",
        planets={"mecatol_rex": "sol:"},
        sol={"exhausted": "jord"},
    )
    say(table, "sol freelance dreadnought; sol pay mecatol_rex")
    assert fleet(table, "sol", "203") == {"carrier": 1, "dreadnought": 1}
    assert state(table).exhausted >> planet("mecatol_rex") & 1


def test_freelancers_can_be_sent_away() -> None:
    table = landing("63", "2 infantry@vorhal", explores="freelancers")
    assert why_not(table, "sol freelance war_sun") == "LRR 26"
    assert why_not(table, "sol freelance fighter") == ""
    say(table, "sol freelance nothing")
    assert fleet(table, "sol", "203") == {"carrier": 1}


@pytest.mark.rule("LRR R.10", "LRR 32.1", "LRR 49.2")
@pytest.mark.parametrize(("ruling", "why"), [("old-units-go", ""), ("no-room", "LRR 26")])
def test_freelancers_take_the_place_of_others_or_need_room_of_their_own(ruling: str, why: str) -> None:
    table = position(
        options={"production-over-limits": ruling},
        tiles={"203": "63"},
        planets={"vorhal": "sol: infantry"},
        explores="freelancers",
        sol={"space": {"203": "carrier, 6 fighter"}, "pools": (3, 1, 2), "technologies": "scanlink_drone_network"},
    )
    say(table, "sol act tactical; sol activate 203; sol react technology.scanlink_drone_network")
    assert why_not(table, "sol freelance cruiser") == why
    assert why_not(table, "sol freelance fighter") == why
    assert why_not(table, "sol freelance infantry") == ""
    if ruling == "old-units-go":
        say(table, "sol freelance cruiser; sol pay jord; sol remove carrier")
        assert fleet(table, "sol", "203") == {"cruiser": 1}


@pytest.mark.rule("LRR F.18")
def test_sarween_tools_do_not_help_freelancers() -> None:
    table = landing(
        "63",
        "2 infantry@vorhal",
        explores="freelancers",
        sol={"technologies": "sarween_tools", "goods": 1, "exhausted": "jord"},
    )
    assert why_not(table, "sol freelance mech") == "LRR 26"
    assert why_not(table, "sol freelance infantry") == ""


@pytest.mark.rule("LRR F.18")
def test_freelancers_are_no_use_of_production() -> None:
    table = landing("63", "2 infantry@vorhal", explores="freelancers", sol={"technologies": "self_assembly_routines"})
    say(table, "sol freelance infantry; sol pay jord; sol freelance_on vorhal")
    assert asked(table) == {"letnev": "act"}, "the routines are not offered"


@pytest.mark.rule("LRR 26.3b")
def test_freelancers_put_ground_forces_on_any_own_planet_of_the_system_or_into_space() -> None:
    table = landing("30", "infantry@mellon, infantry@zohbat", explores="freelancers")
    say(table, "sol explore_next mellon; sol freelance infantry; sol pay jord; sol freelance_on zohbat")
    assert on_planet(table, "zohbat") == ("sol", {"infantry": 2})
    table = landing("30", "infantry@mellon, infantry@zohbat", explores="freelancers")
    say(table, "sol explore_next mellon; sol freelance mech; sol pay jord; sol freelance_on nothing")
    assert fleet(table, "sol", "203") == {"carrier": 1, "mech": 1}


@pytest.mark.rule("LRR 26.4a", "LRR 59.4a")
def test_freelancers_take_back_a_figure_where_none_is_left() -> None:
    fleets = {"304": "carrier", "106": "2 dreadnought", "206": "2 dreadnought", "312": "dreadnought"}
    table = landing(
        "63",
        "2 infantry@vorhal",
        explores="freelancers",
        sol={"goods": 4, "space": fleets, "tokens": "206"},
    )
    say(table, "sol freelance dreadnought; sol pay 4 trade_good")
    assert options(table, "sol") == ["106+none", "312+none"], "not where a token of theirs lies"
    say(table, "sol reclaim 106, nothing")
    assert fleet(table, "sol", "203") == {"carrier": 1, "dreadnought": 1}
    assert fleet(table, "sol", "106") == {"dreadnought": 1}


@pytest.mark.rule("LRR 26.4", "LRR 59.4")
def test_freelancers_need_a_figure_that_can_be_taken_back() -> None:
    table = landing(
        "63",
        "2 infantry@vorhal",
        explores="freelancers",
        sol={"goods": 4, "space": {"304": "carrier", "206": "5 dreadnought"}, "pools": (3, 5, 2), "tokens": "206"},
    )
    assert why_not(table, "sol freelance dreadnought") == "LRR 26"


def test_mercenary_outfit_places_an_infantry() -> None:
    table = landing("63", "2 infantry@vorhal", explores="mercenary_outfit")
    say(table, "sol explore_offer infantry")
    assert on_planet(table, "vorhal") == ("sol", {"infantry": 3})
    assert state(table).explored == [EXPLORATION.index["mercenary_outfit"]]


def test_mercenary_outfit_may_be_left() -> None:
    table = landing("63", "2 infantry@vorhal", explores="mercenary_outfit")
    say(table, "sol explore_offer nothing")
    assert on_planet(table, "vorhal") == ("sol", {"infantry": 2})


@pytest.mark.rule("LRR 100.4b", "LRR 93.1")
def test_gamma_wormhole_places_a_token_and_is_purged() -> None:
    table = landing("63", "2 infantry@vorhal", explores="gamma_wormhole")
    assert near(state(table))[place("203")] >> NEXUS_AT & 1
    assert state(table).purged_cards == [EXPLORATION.index["gamma_wormhole"]]
    assert state(table).explored == []
    assert all_there(table)


# --- hazardous ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["volatile_fuel_source", "expedition", "core_mine"])
def test_hazards_take_an_infantry_or_are_left(card: str) -> None:
    table = landing("20", "2 infantry@vefut_ii", explores=card)
    assert options(table, "sol") == ["infantry", "none"]
    say(table, "sol explore_offer nothing")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 2})
    assert asked(table) == {"letnev": "act"}
    assert state(table).exhausted >> planet("vefut_ii") & 1
    assert player(table, "sol").goods == 0


def test_volatile_fuel_source_gives_a_command_token_for_an_infantry() -> None:
    table = landing("20", "2 infantry@vefut_ii", explores="volatile_fuel_source")
    say(table, "sol explore_offer infantry; sol gain_tokens strategy")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 1})
    assert player(table, "sol").pools == [2, 5, 3]


def test_a_mech_is_enough_for_volatile_fuel_source() -> None:
    table = landing("20", "mech@vefut_ii", move="carrier, mech@jord", explores="volatile_fuel_source")
    assert asked(table) == {"sol": "gain_tokens"}
    say(table, "sol gain_tokens tactic")
    assert on_planet(table, "vefut_ii") == ("sol", {"mech": 1})


@pytest.mark.rule("LRR 53.4")
def test_expedition_readies_the_planet_which_stays_controlled_without_units() -> None:
    table = landing("20", "infantry@vefut_ii", explores="expedition")
    say(table, "sol explore_offer infantry")
    assert on_planet(table, "vefut_ii") == ("sol", {})
    assert not state(table).exhausted >> planet("vefut_ii") & 1


def test_core_mine_gives_a_trade_good() -> None:
    table = landing("20", "mech@vefut_ii", move="carrier, mech@jord", explores="core_mine")
    assert player(table, "sol").goods == 1
    assert state(table).explored == [EXPLORATION.index["core_mine"]]


# --- industrial --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 57.2")
def test_abandoned_warehouses_give_commodities_up_to_the_limit() -> None:
    table = landing("21", "2 infantry@thibah", explores="abandoned_warehouses", sol={"commodities": 3})
    say(table, "sol explore_offer commodities")
    assert player(table, "sol").commodities == 4


@pytest.mark.rule("LRR 57.5c")
def test_abandoned_warehouses_convert_up_to_two() -> None:
    table = landing("21", "2 infantry@thibah", explores="abandoned_warehouses", sol={"commodities": 4})
    assert options(table, "sol") == ["convert", "none"]
    say(table, "sol explore_offer convert; sol convert 2")
    assert (player(table, "sol").commodities, player(table, "sol").goods) == (2, 2)


def test_functioning_base_gives_a_commodity() -> None:
    table = landing("21", "2 infantry@thibah", explores="functioning_base")
    assert options(table, "sol") == ["commodities", "none"]
    say(table, "sol explore_offer commodities")
    assert player(table, "sol").commodities == 1


def test_functioning_base_sells_an_action_card() -> None:
    table = landing(
        "21", "2 infantry@thibah", explores="functioning_base", deck="sabotage", sol={"goods": 1, "commodities": 1}
    )
    say(table, "sol explore_offer draw; sol explore_pay commodity")
    assert (player(table, "sol").commodities, player(table, "sol").goods) == (0, 1)
    assert len(player(table, "sol").hand) == 1


def test_local_fabricators_sell_a_mech() -> None:
    table = landing("21", "2 infantry@thibah", explores="local_fabricators", sol={"goods": 1})
    say(table, "sol explore_offer mech")
    assert on_planet(table, "thibah") == ("sol", {"infantry": 2, "mech": 1})
    assert player(table, "sol").goods == 0


def test_local_fabricators_give_a_commodity() -> None:
    table = landing("21", "2 infantry@thibah", explores="local_fabricators")
    assert options(table, "sol") == ["commodities", "none"]
    say(table, "sol explore_offer commodities")
    assert player(table, "sol").commodities == 1


# --- relic fragments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 29.9", "LRR 73.1")
@pytest.mark.parametrize(
    ("tile", "world", "card", "have"),
    [
        ("63", "vorhal", "cultural_relic_fragment", [1, 0, 0, 0]),
        ("20", "vefut_ii", "hazardous_relic_fragment", [0, 1, 0, 0]),
        ("21", "thibah", "industrial_relic_fragment", [0, 0, 1, 0]),
    ],
)
def test_relic_fragments_are_kept(tile: str, world: str, card: str, have: list[int]) -> None:
    table = landing(tile, f"2 infantry@{world}", explores=card)
    assert player(table, "sol").fragments == have
    assert state(table).explored == []


def test_without_landing_nothing_is_explored() -> None:
    table = landing("20", "nothing")
    assert on_planet(table, "vefut_ii") == ("", {})
    assert player(table, "sol").fragments == [0, 0, 0, 0]
