"""The action cards of Twilight Imperium 4 that are component actions."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.hooks import ACTIONS
from orrery.games.ti4.rules.nouns import CARD
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    place,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

TRIO = "hacan, xxcha, winnu"
ALPHA, NEXUS_TILE = "39", "82A"


def holding(card: str, hacan: dict[str, Any] | None = None, **more: Any) -> Table:
    """Hacan holds a card."""
    return position(TRIO, hacan={**(hacan or {}), "hand": card}, **more)


def play(card: str, script: str = "", **more: Any) -> Table:
    table = holding(card, **more)
    say(table, f"hacan act card.{card}")
    if script:
        say(table, script)
    return table


def refusal(card: str, **more: Any) -> str:
    return why_not(holding(card, **more), f"hacan act card.{card}")


@pytest.mark.rule("LRR 3.6a", "LRR 3.7", "LRR 31.5")
def test_a_component_action_takes_the_action_of_a_turn_and_is_discarded() -> None:
    table = play("industrial_initiative", tiles={"203": "19"}, planets={"wellon": "hacan:"})
    assert asked(table) == {"xxcha": "act"}
    assert player(table, "hacan").hand == []
    assert state(table).discard == [CARD.index["industrial_initiative"]]


@pytest.mark.rule("LRR F.37", "LRR 3.8", "LRR 58.2", "LRR 58.4")
def test_sabotage_comes_after_the_target_and_before_the_effect() -> None:
    table = holding(
        "uprising",
        tiles={"203": "19", "204": "20"},
        planets={"wellon": "xxcha:", "vefut_ii": "xxcha:"},
        xxcha={"hand": "sabotage"},
    )
    say(table, "hacan act card.uprising")
    assert asked(table) == {"hacan": "aim_planet"}
    say(table, "hacan aim_planet vefut_ii")
    assert asked(table) == {"xxcha": "react"}
    assert spent(table) == []
    say(table, "xxcha react card.sabotage")
    assert (spent(table), player(table, "hacan").goods) == ([], 0)
    assert sorted(state(table).discard) == sorted([CARD.index["uprising"], CARD.index["sabotage"]])
    assert asked(table) == {"hacan": "act"}, "the action has not been used up"
    say(table, "hacan act pass")
    assert asked(table) == {"xxcha": "act"}


def test_every_component_action_has_its_effect() -> None:
    names = """cripple_defenses economic_initiative focused_research frontline_deployment ghost_ship
    industrial_initiative insubordination lucky_shot mining_initiative plague reactor_meltdown repeal_law
    rise_of_a_messiah signal_jamming spy tactical_bombardment unexpected_action unstable_planet uprising war_effort
    archaeological_expedition divert_funding exploration_probe refit_troops scuttle seize_artifact"""
    assert all(text(f"card.{name}") in ACTIONS for name in names.split())


# --- units of others ---------------------------------------------------------------------------------------------


def test_cripple_defenses_destroys_all_pds_on_a_planet() -> None:
    table = play("cripple_defenses", tiles={"203": "19"}, planets={"wellon": "xxcha: infantry, 2 pds"})
    assert on_planet(table, "wellon") == ("xxcha", {"infantry": 1})


@pytest.mark.rule("LRR F.38", "LRR 3.6a")
def test_cripple_defenses_needs_a_pds_of_another_player() -> None:
    assert refusal("cripple_defenses", planets={"arretze": "hacan: pds"}) == "LRR 3.6a"


@pytest.mark.rule("LRR F.38")
def test_lucky_shot_destroys_a_ship_beside_a_planet_of_yours() -> None:
    table = holding(
        "lucky_shot",
        {"space": {"304": "cruiser"}},
        xxcha={"space": {"304": "dreadnought, carrier", "203": "cruiser"}},
        winnu={"space": {"304": "destroyer"}},
    )
    say(table, "hacan act card.lucky_shot")
    assert options(table, "hacan") == ["seat_2+dreadnought+304", "seat_3+destroyer+304"]
    say(table, "hacan aim_figure seat_2, dreadnought, 304")
    assert fleet(table, "xxcha", "304") == {"carrier": 1}


@pytest.mark.rule("LRR F.37", "LRR 75.5")
@pytest.mark.parametrize(
    ("shot", "left"), [("dreadnought", "damaged_dreadnought"), ("damaged_dreadnought", "dreadnought")]
)
def test_who_plays_lucky_shot_names_the_ship_whether_whole_or_damaged(shot: str, left: str) -> None:
    table = holding("lucky_shot", xxcha={"space": {"304": "dreadnought, damaged_dreadnought, cruiser"}})
    say(table, "hacan act card.lucky_shot; hacan aim_figure xxcha, dreadnought, 304")
    assert options(table, "hacan") == ["dreadnought", "damaged_dreadnought"]
    say(table, f"hacan aim_pieces {shot}")
    assert fleet(table, "xxcha", "304") == {left: 1, "cruiser": 1}


@pytest.mark.rule("LRR F.38")
def test_lucky_shot_asks_no_more_where_all_ships_of_a_kind_are_alike() -> None:
    table = holding("lucky_shot", xxcha={"space": {"304": "2 damaged_dreadnought, cruiser"}})
    say(table, "hacan act card.lucky_shot; hacan aim_figure xxcha, dreadnought, 304")
    assert fleet(table, "xxcha", "304") == {"damaged_dreadnought": 1, "cruiser": 1}


def test_plague_rolls_for_each_infantry_of_a_planet() -> None:
    table = play("plague", tiles={"203": "19"}, planets={"wellon": "xxcha: 3 infantry, mech"}, dice=[5, 6, 10])
    assert on_planet(table, "wellon") == ("xxcha", {"infantry": 1, "mech": 1})


def test_reactor_meltdown_destroys_a_dock_outside_of_home_systems() -> None:
    table = play(
        "reactor_meltdown",
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry, space_dock", "archon_ren": "xxcha: space_dock"},
    )
    assert on_planet(table, "wellon") == ("xxcha", {"infantry": 1})
    assert on_planet(table, "archon_ren") == ("xxcha", {"space_dock": 1})
    assert refusal("reactor_meltdown", planets={"archon_ren": "xxcha: space_dock"}) == "LRR 3.6a"


# --- planets of others -------------------------------------------------------------------------------------------


def test_tactical_bombardment_exhausts_the_planets_of_others_in_a_system() -> None:
    table = play(
        "tactical_bombardment",
        hacan={"space": {"203": "dreadnought", "204": "cruiser"}},
        tiles={"203": "34", "204": "20"},
        planets={"centauri": "xxcha:", "gral": "winnu:", "vefut_ii": "xxcha:"},
    )
    assert sorted(spent(table)) == ["centauri", "gral"]


def test_tactical_bombardment_can_rely_on_a_mech_on_a_planet_of_the_system() -> None:
    mine = {"hand": "tactical_bombardment", "space": {"204": "cruiser"}}
    there = {"centauri": "xxcha:", "gral": "l1z1x: mech", "vefut_ii": "xxcha:"}
    table = position("l1z1x, xxcha, winnu", tiles={"203": "34", "204": "20"}, planets=there, l1z1x=mine)
    say(table, "l1z1x act card.tactical_bombardment")
    assert spent(table) == ["centauri"]


def test_unstable_planet_is_exhausted_and_loses_up_to_three_infantry() -> None:
    table = play(
        "unstable_planet",
        "hacan aim_amount 3",
        tiles={"203": "20", "204": "19"},
        planets={"vefut_ii": "xxcha: 4 infantry", "wellon": "xxcha: 4 infantry"},
    )
    assert on_planet(table, "vefut_ii") == ("xxcha", {"infantry": 1})
    assert spent(table) == ["vefut_ii"]


@pytest.mark.rule("LRR F.38")
def test_unstable_planet_is_not_one_of_your_own() -> None:
    assert refusal("unstable_planet", tiles={"203": "20"}, planets={"vefut_ii": "hacan: infantry"}) == "LRR 3.6a"


def test_uprising_exhausts_a_planet_and_brings_its_resources() -> None:
    table = play("uprising", tiles={"203": "26"}, planets={"lodor": "xxcha:"})
    assert (spent(table), player(table, "hacan").goods) == (["lodor"], 3)


def test_uprising_does_not_reach_home_systems_or_exhausted_planets() -> None:
    assert refusal("uprising") == "LRR 3.6a"
    more: dict[str, Any] = {"tiles": {"203": "26"}, "planets": {"lodor": "xxcha:"}, "xxcha": {"exhausted": "lodor"}}
    assert refusal("uprising", **more) == "LRR 3.6a"


# --- own units ---------------------------------------------------------------------------------------------------


def test_frontline_deployment_places_three_infantry_on_a_planet() -> None:
    table = play("frontline_deployment", "hacan aim_planet kamdorn")
    assert on_planet(table, "kamdorn") == ("hacan", {"infantry": 3})


@pytest.mark.rule("LRR 31.7")
def test_rise_of_a_messiah_places_an_infantry_on_each_planet() -> None:
    table = play("rise_of_a_messiah", planets={"hercant": "hacan: 2 infantry"})
    found = {name: on_planet(table, name)[1] for name in ("hercant", "arretze", "kamdorn")}
    assert found == {"hercant": {"infantry": 3}, "arretze": {"infantry": 1}, "kamdorn": {"infantry": 1}}


@pytest.mark.rule("LRR 59.4b")
def test_rise_of_a_messiah_stops_when_no_figure_is_left_for_another_planet() -> None:
    names = [
        "wellon",
        "vefut_ii",
        "thibah",
        "tarmann",
        "saudor",
        "mehar_xull",
        "quann",
        "lodor",
        "centauri",
        "gral",
        "starpoint",
    ]
    tiles = dict(
        zip(
            ("201", "202", "203", "204", "205", "206", "207", "208", "209", "210"),
            ("19", "20", "21", "22", "23", "24", "25", "26", "34", "27"),
            strict=True,
        )
    )
    table = play(
        "rise_of_a_messiah",
        tiles=tiles,
        planets=dict.fromkeys(names, "hacan: infantry"),
    )
    planets = [forces for forces in player(table, "hacan").ground.values() if forces.all[7]]
    assert len(planets) == 12, "eleven had infantry before; one more figure is left for two planets at home"


def test_ghost_ship_appears_at_a_wormhole() -> None:
    table = holding(
        "ghost_ship",
        tiles={"203": ALPHA, "204": "40"},
        xxcha={"space": {"204": "fighter"}},
    )
    say(table, "hacan act card.ghost_ship")
    assert options(table, "hacan") == ["203", "nexus"], "no ships of others in the way"
    say(table, "hacan aim_place 203")
    assert fleet(table, "hacan", "203") == {"destroyer": 1}


def test_war_effort_places_a_cruiser_beside_ships_of_yours() -> None:
    table = play("war_effort", hacan={"space": {"203": "fighter, carrier", "204": "infantry"}})
    assert fleet(table, "hacan", "203") == {"carrier": 1, "cruiser": 1, "fighter": 1}


@pytest.mark.rule("LRR 59.4a")
def test_war_effort_may_take_a_cruiser_back_from_the_board() -> None:
    table = play(
        "war_effort",
        "hacan aim_place 203",
        hacan={"space": {"203": "carrier", "204": "4 cruiser", "205": "4 cruiser"}, "tokens": "205"},
    )
    assert fleet(table, "hacan", "203") == {"carrier": 1, "cruiser": 1}
    assert fleet(table, "hacan", "204") == {"cruiser": 3}, "there is a token at 205"


def test_refit_troops_replaces_infantry_with_mechs() -> None:
    table = play(
        "refit_troops",
        "hacan aim_source 304, arretze; hacan aim_source 203, nothing",
        hacan={"space": {"203": "carrier, infantry"}},
        planets={"arretze": "hacan: 2 infantry"},
    )
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 1, "mech": 1})
    assert fleet(table, "hacan", "203") == {"carrier": 1, "mech": 1}


def test_refit_troops_may_replace_only_one() -> None:
    table = play("refit_troops", "hacan aim_source nothing", planets={"arretze": "hacan: 2 infantry"})
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 1, "mech": 1})


def test_scuttle_returns_ships_for_their_cost() -> None:
    table = play(
        "scuttle",
        "hacan aim_ship carrier, 203; hacan aim_ship dreadnought, 203",
        hacan={"space": {"203": "carrier, dreadnought, 2 fighter"}},
    )
    assert (player(table, "hacan").goods, fleet(table, "hacan", "203")) == (7, {}), "and nothing holds the fighters"


# --- command tokens ----------------------------------------------------------------------------------------------


def test_insubordination_takes_a_token_from_a_tactic_pool() -> None:
    table = play("insubordination", xxcha={"pools": (1, 3, 2)}, winnu={"pools": (0, 3, 2)})
    assert player(table, "xxcha").pools == [0, 3, 2]


def test_signal_jamming_puts_a_token_of_another_player_beside_your_ships() -> None:
    table = holding("signal_jamming", {"space": {"203": "cruiser"}}, winnu={"tokens": "102"})
    say(table, "hacan act card.signal_jamming")
    assert "304" not in options(table, "hacan"), "no home system"
    say(table, "hacan aim_place 102")
    assert player(table, "xxcha").tokens >> place("102") & 1, "Winnu has a token there already"
    assert player(table, "xxcha").pools == [3, 5, 2]


@pytest.mark.rule("LRR 52.3b")
def test_signal_jamming_takes_the_token_from_a_pool_if_none_is_left() -> None:
    table = play(
        "signal_jamming",
        "hacan aim_place 203; hacan aim_player xxcha; xxcha token_from strategy",
        hacan={"space": {"203": "cruiser"}},
        xxcha={"pools": (6, 6, 4)},
    )
    assert player(table, "xxcha").pools == [6, 6, 3]


def test_unexpected_action_takes_back_a_token() -> None:
    table = play("unexpected_action", "hacan aim_place 203", hacan={"tokens": "203, 204"})
    assert player(table, "hacan").tokens == 1 << place("204")
    assert player(table, "hacan").pools == [3, 5, 2]


# --- goods, cards, technologies ----------------------------------------------------------------------------------


def test_economic_initiative_readies_cultural_planets() -> None:
    table = play(
        "economic_initiative",
        hacan={"exhausted": "centauri, gral, arretze"},
        tiles={"203": "34"},
        planets={"centauri": "hacan:", "gral": "hacan:"},
    )
    assert sorted(spent(table)) == ["arretze", "gral"]


def test_industrial_initiative_brings_a_trade_good_for_each_industrial_planet() -> None:
    table = play(
        "industrial_initiative",
        tiles={"203": "34", "204": "19"},
        planets={"centauri": "hacan:", "gral": "hacan:", "wellon": "hacan:"},
    )
    assert player(table, "hacan").goods == 2
    assert refusal("industrial_initiative") == "LRR 3.6a"


def test_mining_initiative_brings_the_resources_of_a_planet() -> None:
    table = play("mining_initiative", "hacan aim_planet arretze", hacan={"exhausted": "arretze"})
    assert player(table, "hacan").goods == 2


def test_spy_takes_a_card_at_random_from_a_hand() -> None:
    table = play("spy", xxcha={"hand": "plague"})
    assert [CARD.names[card] for card in player(table, "hacan").hand] == ["plague"]
    assert player(table, "xxcha").hand == []
    assert refusal("spy") == "LRR 3.6a"


@pytest.mark.rule("LRR 3.4")
def test_whoever_has_too_many_cards_after_spy_discards() -> None:
    seven = "plague, uprising, scuttle, war_effort, ghost_ship, lucky_shot, repeal_law"
    table = holding(f"spy, {seven}", xxcha={"hand": "insubordination"})
    say(table, "hacan act card.spy")
    assert asked(table) == {"hacan": "discard"}
    say(table, "hacan discard insubordination")
    assert len(player(table, "hacan").hand) == 7


def test_repeal_law_discards_a_law() -> None:
    table = play("repeal_law", laws="agenda.fleet_regulations")
    assert not state(table).texts.held
    assert state(table).agenda_discard == [text("agenda.fleet_regulations")]
    assert refusal("repeal_law") == "LRR 3.6a"


@pytest.mark.rule("LRR 89.9")
def test_focused_research_costs_four_trade_goods() -> None:
    table = play("focused_research", "hacan research plasma_scoring", hacan={"goods": 5})
    assert (player(table, "hacan").goods, technologies(table, "hacan")) == (1, ["plasma_scoring"])
    assert refusal("focused_research", hacan={"goods": 3}) == "LRR 3.6a"
    assert refusal("focused_research", hacan={"goods": 4}) == ""


def test_divert_funding_returns_a_technology_and_researches_another() -> None:
    table = holding("divert_funding", {"technologies": "antimass_deflectors, gravity_drive, carrier_ii"})
    say(table, "hacan act card.divert_funding")
    assert options(table, "hacan") == ["antimass_deflectors", "gravity_drive"], "no unit upgrade"
    say(table, "hacan aim_technology antimass_deflectors")
    assert why_not(table, "hacan research antimass_deflectors") == "LRR 31.7", "another one"
    assert why_not(table, "hacan research fleet_logistics") == "LRR 89.12"
    say(table, "hacan research sling_relay")
    assert technologies(table, "hacan") == ["gravity_drive", "sling_relay", "carrier_ii"]


# --- exploration -------------------------------------------------------------------------------------------------


def test_archaeological_expedition_gains_the_fragments_among_three_cards() -> None:
    table = play(
        "archaeological_expedition",
        tiles={"203": "19"},
        planets={"wellon": "hacan:"},
        explores="industrial_relic_fragment, abandoned_warehouses, industrial_relic_fragment",
    )
    assert player(table, "hacan").fragments == [0, 0, 2, 0]
    assert len(state(table).explored) == 1
    assert refusal("archaeological_expedition") == "LRR 3.6a", "planets at home have no trait"


@pytest.mark.rule("LRR 29.7a", "LRR R.13")
@pytest.mark.parametrize(("left", "ruling", "deck"), [(1, "at-once", 17), (3, "at-once", 17), (3, "when-needed", 0)])
def test_archaeological_expedition_goes_on_with_a_deck_that_is_made_anew(left: int, ruling: str, deck: int) -> None:
    table = position(
        "hacan, xxcha, winnu",
        options={"empty-exploration-deck": ruling},
        tiles={"203": "19"},
        planets={"wellon": "hacan:"},
        hacan={"hand": "archaeological_expedition"},
    )
    s = state(table)
    cards = sorted(s.industrial.draw(len(s.industrial), 0))
    for _ in range(left):
        s.industrial.put_on_top(cards.pop(0), 0)
    s.explored = cards
    first = s.industrial.layers[-1][0]
    say(table, "hacan act card.archaeological_expedition")
    s = state(table)
    assert first in s.explored, "it is not among the cards of the new deck"
    assert len(s.industrial) == deck
    assert len(s.industrial) + len(s.explored) + sum(player(table, "hacan").fragments) == 20


def test_exploration_probe_explores_a_frontier_token_beside_your_ships() -> None:
    table = play(
        "exploration_probe",
        hacan={"space": {"203": "cruiser"}},
        frontier="102, 105",
        explores="unknown_relic_fragment",
    )
    assert state(table).frontier == 1 << place("105")
    assert player(table, "hacan").fragments == [0, 0, 0, 1]


def test_seize_artifact_takes_a_fragment_from_a_neighbour() -> None:
    table = play(
        "seize_artifact",
        "hacan aim_fragment hazardous",
        hacan={"space": {"309": "cruiser"}},
        xxcha={"fragments": (1, 2, 0, 0)},
        winnu={"fragments": (1, 1, 1, 1)},
    )
    assert player(table, "hacan").fragments == [0, 1, 0, 0]
    assert player(table, "xxcha").fragments == [1, 1, 0, 0]
    assert refusal("seize_artifact", xxcha={"fragments": (1, 2, 0, 0)}) == "LRR 3.6a"
