"""Relics (LRR 73): fragments, how relics are gained, and what each of the ten does."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import planets_at, planets_of, resources
from orrery.games.ti4.rules.data import PLANETS
from orrery.games.ti4.rules.fragments import gain_relic
from orrery.games.ti4.rules.nouns import CARD, EXPLORATION, TECHNOLOGY, TEXT
from orrery.games.ti4.rules.purge import FRAGMENTS
from orrery.games.ti4.rules.relics.relics import convertible
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, place, planet, player, position, say, state, why_not
from tests.ti4.scenes import SOL, all_there, landing


def has(table: Table, faction: str, name: str) -> bool:
    return TEXT.index[f"relic.{name}"] in player(table, faction).texts


def ready(table: Table, faction: str, name: str) -> bool:
    return bool(player(table, faction).texts.ready >> TEXT.index[f"relic.{name}"] & 1)


# --- fragments ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 73.1", "LRR 73.2", "LRR 73.3", "LRR 58.1", "LRR 93.1")
def test_three_fragments_of_a_kind_are_purged_for_a_relic() -> None:
    table = position(relics="the_codex", sol={"fragments": (3, 1, 0, 0)})
    say(table, "sol act relic")
    assert player(table, "sol").fragments == [0, 1, 0, 0]
    assert has(table, "sol", "the_codex")
    assert state(table).purged_cards == [EXPLORATION.index["cultural_relic_fragment"]] * 3
    assert asked(table) == {"letnev": "act"}
    assert all_there(table)


@pytest.mark.rule("LRR 73.1")
def test_fragments_of_different_kinds_are_no_relic() -> None:
    table = position(sol={"fragments": (2, 2, 1, 0)})
    assert why_not(table, "sol act relic") == "LRR 73.1"


def test_unknown_fragments_count_as_any_kind() -> None:
    table = position(relics="the_codex", sol={"fragments": (2, 2, 0, 1)})
    say(table, "sol act relic")
    assert options(table, "sol") == ["cultural", "hazardous"]
    say(table, "sol relic_of hazardous")
    assert player(table, "sol").fragments == [2, 0, 0, 0]


def test_whoever_has_enough_chooses_how_many_unknown_fragments_are_used() -> None:
    table = position(relics="the_codex", sol={"fragments": (3, 0, 0, 2)})
    say(table, "sol act relic; sol relic_unknown 1")
    assert player(table, "sol").fragments == [1, 0, 0, 1]


def test_three_unknown_fragments_are_enough() -> None:
    table = position(relics="the_codex", sol={"fragments": (0, 0, 0, 3)})
    say(table, "sol act relic")
    assert player(table, "sol").fragments == [0, 0, 0, 0]
    assert state(table).purged_cards == [FRAGMENTS[3]] * 3


@pytest.mark.rule("LRR 73.2", "LRR 58.3")
def test_from_an_empty_deck_no_relic_is_gained() -> None:
    table = position(sol={"fragments": (3, 0, 0, 0)})
    s = state(table)
    s.relics.layers, s.relics.seen = [], []
    assert why_not(table, "sol act relic") == "LRR 58.3"
    with pytest.raises(StopIteration):
        gain_relic(s, Seat(0)).send(None)
    assert not any(has(table, "sol", name) for name in ("the_codex", "the_obsidian"))


@pytest.mark.rule("LRR 93.2")
def test_purged_fragments_do_not_come_back_with_a_new_deck() -> None:
    table = landing("20", "2 infantry@vefut_ii", explores="core_mine", sol={"space": {"304": "carrier"}})
    s = state(table)
    gone = [card for layer in s.hazardous.layers for card in layer]
    s.purged_cards += gone
    s.hazardous.layers, s.hazardous.seen = [], []
    say(table, "sol explore_offer nothing")
    assert s.explored == [EXPLORATION.index["core_mine"]]
    assert all_there(table)


# --- the relics --------------------------------------------------------------------------------------------------


def test_the_dominus_orb_frees_ships_that_a_command_token_holds() -> None:
    table = position(
        planets={"jord": "sol: 2 infantry"},
        sol={"texts": "relic.dominus_orb", "space": {"304": "carrier, cruiser"}, "tokens": "304"},
    )
    say(table, "sol act tactical; sol activate 203; sol react relic.dominus_orb; sol move_from 304")
    say(table, "sol move carrier, cruiser, 2 infantry@jord")
    assert fleet(table, "sol", "203") == {"carrier": 1, "cruiser": 1, "infantry": 2}
    assert not has(table, "sol", "dominus_orb")
    assert all_there(table)


@pytest.mark.rule("LRR 92.3")
@pytest.mark.parametrize(
    ("orb", "then", "arrive"),
    [
        ("relic.dominus_orb", "; sol pick_up_at 203; sol pick_up 2 infantry@vefut_ii", {"carrier": 1, "infantry": 2}),
        ("nothing", "", {"carrier": 1}),
    ],
)
def test_with_the_orb_ships_pick_up_units_where_a_token_lies(orb: str, then: str, arrive: dict[str, int]) -> None:
    table = position(
        tiles={"203": "20"},
        planets={"vefut_ii": "sol: 2 infantry"},
        sol={
            "texts": "relic.dominus_orb",
            "technologies": "carrier_ii",
            "space": {"304": "carrier"},
            "tokens": "203",
        },
    )
    say(table, f"sol act tactical; sol activate 202; sol react {orb}; sol move_from 304; sol move carrier{then}")
    assert fleet(table, "sol", "202") == arrive


@pytest.mark.rule("LRR 93.3")
def test_the_orb_is_purged_even_if_nothing_moves() -> None:
    table = position(sol={"texts": "relic.dominus_orb", "space": {"304": "cruiser"}, "tokens": "304"})
    say(table, "sol act tactical; sol activate 203; sol react relic.dominus_orb; sol move_from nothing")
    assert state(table).purged == [TEXT.index["relic.dominus_orb"]]
    assert fleet(table, "sol", "304") == {"cruiser": 1}


def test_without_the_orb_they_are_held() -> None:
    table = position(sol={"texts": "relic.dominus_orb", "space": {"304": "cruiser"}, "tokens": "304"})
    say(table, "sol act tactical; sol activate 203; sol react nothing")
    assert asked(table) == {"letnev": "act"}
    assert fleet(table, "sol", "304") == {"cruiser": 1}
    assert has(table, "sol", "dominus_orb")


def test_the_maw_of_worlds_exhausts_all_planets_for_any_technology() -> None:
    table = position(
        custodians=False, frames=(("agenda_phase",),), planets={"wellon": "sol:"}, sol={"texts": "relic.maw_of_worlds"}
    )
    say(table, "sol react relic.maw_of_worlds")
    assert state(table).exhausted >> planet("wellon") & 1
    assert state(table).exhausted >> planet("jord") & 1
    assert not state(table).exhausted >> planet("arc_prime") & 1
    say(table, "sol aim_technology fleet_logistics")
    assert player(table, "sol").technologies >> TECHNOLOGY.index["fleet_logistics"] & 1
    assert not has(table, "sol", "maw_of_worlds")
    assert all_there(table)


TRADE = "letnev act pass; hacan act pass; sol act trade; sol for_free nothing"
"""Sol plays Trade; Letnev is asked first whether to use its secondary ability."""


def test_the_scepter_of_emelpar_saves_a_token_of_the_strategy_pool() -> None:
    table = position(letnev={"texts": "relic.scepter_of_emelpar"}, sol={"strategies": "trade"})
    say(table, f"{TRADE}; letnev secondary yes; letnev react relic.scepter_of_emelpar")
    assert player(table, "letnev").pools == [3, 5, 2]
    assert player(table, "letnev").commodities == 2
    assert not ready(table, "letnev", "scepter_of_emelpar")


def test_the_scepter_may_be_left() -> None:
    table = position(letnev={"texts": "relic.scepter_of_emelpar"}, sol={"strategies": "trade"})
    say(table, f"{TRADE}; letnev secondary yes; letnev react nothing")
    assert player(table, "letnev").pools == [3, 5, 1]
    assert ready(table, "letnev", "scepter_of_emelpar")


def test_the_scepter_helps_with_an_empty_strategy_pool() -> None:
    table = position(letnev={"texts": "relic.scepter_of_emelpar", "pools": (3, 3, 0)}, sol={"strategies": "trade"})
    say(table, f"{TRADE}; letnev secondary yes")
    assert player(table, "letnev").pools == [3, 3, 0]
    assert player(table, "letnev").commodities == 2
    assert not ready(table, "letnev", "scepter_of_emelpar")


def test_the_scepter_needs_a_token_in_the_reinforcements() -> None:
    table = position(letnev={"texts": "relic.scepter_of_emelpar", "pools": (8, 8, 0)}, sol={"strategies": "trade"})
    say(table, TRADE)
    assert asked(table) == {"hacan": "secondary"}


def test_a_structure_of_the_secondary_ability_uses_a_token_of_the_reinforcements() -> None:
    table = position(
        letnev={"texts": "relic.scepter_of_emelpar"},
        planets={"wellon": "letnev:"},
        tiles={"203": "19"},
        sol={"strategies": "construction"},
        hacan={"pools": (1, 1, 0)},
    )
    say(table, "letnev act pass; hacan act pass; sol act construction; sol build nothing; sol build nothing")
    say(table, "letnev secondary yes; letnev react relic.scepter_of_emelpar; letnev build_in 203")
    assert player(table, "letnev").pools == [3, 5, 2]
    assert player(table, "letnev").tokens == 1 << place("203")


def test_the_shard_of_the_throne_is_worth_a_point() -> None:
    table = position(relics="shard_of_the_throne", sol={"fragments": (3, 0, 0, 0), "points": 2})
    say(table, "sol act relic")
    assert player(table, "sol").points == 3


def test_the_shard_is_worth_its_point_only_once() -> None:
    table = position(
        relics="the_codex", sol={"fragments": (3, 0, 0, 0), "points": 2, "texts": "relic.shard_of_the_throne"}
    )
    say(table, "sol act relic")
    assert has(table, "sol", "the_codex")
    assert player(table, "sol").points == 2


def test_the_shard_goes_to_whoever_takes_a_home_planet_with_its_point() -> None:
    table = position(
        planets={"arc_prime": "letnev:", "jord": "sol:"},
        letnev={"texts": "relic.shard_of_the_throne", "points": 4},
        sol={"space": {"309": "carrier, 2 infantry"}, "points": 4},
    )
    say(table, "sol act tactical; sol activate 310; sol move_from 309; sol move carrier, 2 infantry")
    say(table, "sol commit infantry@arc_prime, infantry@wren_terra")
    assert (player(table, "sol").points, player(table, "letnev").points) == (5, 3)
    assert has(table, "sol", "shard_of_the_throne")
    assert not has(table, "letnev", "shard_of_the_throne")
    assert all_there(table)


def test_the_shard_goes_to_whoever_takes_a_legendary_planet() -> None:
    table = landing(
        "65",
        "2 infantry@primor",
        planets={"primor": "letnev:"},
        letnev={"texts": "relic.shard_of_the_throne", "points": 1},
    )
    assert (player(table, "sol").points, player(table, "letnev").points) == (1, 0)


def test_the_shard_stays_where_another_planet_is_lost() -> None:
    table = landing(
        "20",
        "2 infantry@vefut_ii",
        planets={"vefut_ii": "letnev:"},
        letnev={"texts": "relic.shard_of_the_throne", "points": 1},
    )
    assert (player(table, "sol").points, player(table, "letnev").points) == (0, 1)


@pytest.mark.rule("LRR 11.2b", "LRR 93.1", "LRR 53.6")
def test_the_stellar_converter_destroys_a_planet() -> None:
    table = position(
        tiles={"203": "30"},
        planets={"mellon": "letnev: 2 infantry, pds, space_dock", "zohbat": "letnev: infantry"},
        attached={"mellon": "dyson_sphere"},
        sol={"texts": "relic.stellar_converter", "space": {"304": "dreadnought"}},
    )
    say(table, "sol act relic.stellar_converter; sol aim_planet mellon")
    s = state(table)
    assert planets_at(s, place("203")) == (planet("zohbat"),)
    assert planet("mellon") not in planets_of(s, 1)
    assert player(table, "letnev").ground.keys() == {planet("zohbat")}
    assert s.purged_cards == [EXPLORATION.index["dyson_sphere"]]
    assert not has(table, "sol", "stellar_converter")
    assert all_there(table)


def test_nothing_lands_on_a_destroyed_planet() -> None:
    table = position(
        tiles={"203": "19"},
        planets={"jord": "sol: 2 infantry"},
        sol={"texts": "relic.stellar_converter", "space": {"304": "dreadnought, carrier"}},
    )
    say(table, "sol act relic.stellar_converter; letnev act pass; hacan act pass")
    say(table, f"{SOL}carrier, 2 infantry@jord")
    say(table, "sol move_from nothing")
    assert asked(table) == {"sol": "act"}
    assert fleet(table, "sol", "203") == {"carrier": 1, "infantry": 2}


@pytest.mark.rule("LRR 10.2", "LRR 58.3")
def test_the_stellar_converter_reaches_adjacent_systems_without_homes_and_legends() -> None:
    table = position(
        tiles={"203": "65", "303": "20", "305": "19"},
        sol={
            "texts": "relic.stellar_converter",
            "space": {"304": "dreadnought", "101": "dreadnought", "305": "cruiser"},
        },
    )
    assert {PLANETS[one].name for one in convertible(state(table), 0)} == {"vefut_ii", "wellon"}
    unarmed = position(tiles={"203": "19"}, sol={"texts": "relic.stellar_converter", "space": {"304": "cruiser"}})
    assert why_not(unarmed, "sol act relic.stellar_converter") == "LRR 58.3"


@pytest.mark.rule("LRR F.38")
def test_the_stellar_converter_spares_own_planets() -> None:
    mine = {"texts": "relic.stellar_converter", "space": {"304": "dreadnought"}}
    own = {"mellon": "sol:", "zohbat": "sol: infantry"}
    table = position(tiles={"203": "30"}, planets=own, sol=mine)
    assert why_not(table, "sol act relic.stellar_converter") == "LRR 58.3"
    table = position(tiles={"203": "30"}, planets={**own, "mellon": ":"}, sol=mine)
    say(table, "sol act relic.stellar_converter")
    assert planets_at(state(table), place("203")) == (planet("zohbat"),), "the planet of nobody"


def test_the_codex_takes_three_cards_from_the_discard_pile() -> None:
    table = position(sol={"texts": "relic.the_codex"})
    assert why_not(table, "sol act relic.the_codex") == "LRR 58.3"
    s = state(table)
    for name in ("sabotage", "plague", "uprising", "war_effort"):
        s.deck.layers[0].remove(CARD.index[name])
        s.discard.append(CARD.index[name])
    say(table, "sol act relic.the_codex; sol aim_cards sabotage, plague, uprising")
    assert sorted(player(table, "sol").hand) == sorted(CARD.index[name] for name in ("sabotage", "plague", "uprising"))
    assert s.discard == [CARD.index["war_effort"]]
    assert not has(table, "sol", "the_codex")
    assert all_there(table)


@pytest.mark.rule("LRR 3.4")
def test_cards_of_the_codex_count_for_the_hand_limit() -> None:
    hand = "bribery, ancient_burial_sites, bunker, cripple_defenses, emergency_repairs, flank_speed, ghost_ship"
    table = position(sol={"texts": "relic.the_codex", "hand": hand})
    s = state(table)
    s.deck.layers[0].remove(CARD.index["sabotage"])
    s.discard.append(CARD.index["sabotage"])
    say(table, "sol act relic.the_codex; sol discard bribery")
    assert len(player(table, "sol").hand) == 7


def test_the_crown_of_emphidia_explores_after_a_tactical_action() -> None:
    table = position(
        tiles={"203": "20", "202": "63"},
        planets={"vefut_ii": "sol:", "vorhal": "sol:"},
        sol={"texts": "relic.the_crown_of_emphidia"},
    )
    say(table, "sol act tactical; sol activate 201; sol react relic.the_crown_of_emphidia")
    assert options(table, "sol") == ["vefut_ii", "vorhal"]
    say(table, "sol aim_planet vorhal")
    assert player(table, "sol").fragments == [1, 0, 0, 0]
    assert has(table, "sol", "the_crown_of_emphidia")
    assert not ready(table, "sol", "the_crown_of_emphidia")


def test_with_the_tomb_the_crown_of_emphidia_is_worth_a_point() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"vorhal": "sol:"},
        attached={"vorhal": "tomb_of_emphidia"},
        frames=(("status_phase_over",),),
        sol={"texts": "relic.the_crown_of_emphidia", "points": 3},
    )
    say(table, "sol react relic.the_crown_of_emphidia")
    assert player(table, "sol").points == 4
    assert not has(table, "sol", "the_crown_of_emphidia")


def test_without_the_tomb_it_is_not() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"vorhal": "letnev:"},
        attached={"vorhal": "tomb_of_emphidia"},
        frames=(("status_phase_over",), ("turn",)),
        sol={"texts": "relic.the_crown_of_emphidia"},
    )
    assert asked(table) == {"sol": "act"}


def test_the_crown_of_thalnos_rerolls_with_one_more_or_loses_the_unit() -> None:
    table = position(
        sol={"texts": "relic.the_crown_of_thalnos", "space": {"304": "3 cruiser"}},
        letnev={"space": {"203": "2 cruiser"}},
        dice=[1, 1, 1, 6, 2, 1, 1],
    )
    say(table, f"{SOL}3 cruiser; sol retreat no; sol react relic.the_crown_of_thalnos; sol aim_dice 0, 1")
    # the first hits with 6 + 1, the second misses and is lost, the third did not reroll; then the others miss
    assert fleet(table, "sol", "203") == {"cruiser": 2}
    assert fleet(table, "letnev", "203") == {"cruiser": 1}


def test_the_crown_of_thalnos_may_reroll_a_die_that_hit() -> None:
    table = position(
        sol={"texts": "relic.the_crown_of_thalnos", "space": {"304": "2 cruiser"}},
        letnev={"space": {"203": "2 cruiser"}},
        dice=[9, 9, 1, 1, 1],
    )
    say(table, f"{SOL}2 cruiser; sol retreat no; sol react relic.the_crown_of_thalnos; sol aim_dice 1")
    assert fleet(table, "sol", "203") == {"cruiser": 1}, "the second one hit, was rolled again and missed"
    assert fleet(table, "letnev", "203") == {"cruiser": 1}


def test_a_unit_with_several_dice_lives_if_one_of_them_hits() -> None:
    table = position(
        sol={"texts": "relic.the_crown_of_thalnos", "technologies": "war_sun", "space": {"304": "war_sun"}},
        letnev={"space": {"203": "2 cruiser"}},
        dice=[9, 1, 1, 1, 1, 1, 1],
    )
    say(table, f"{SOL}war_sun; sol retreat no; sol react relic.the_crown_of_thalnos; sol aim_dice 1, 2")
    assert fleet(table, "sol", "203") == {"war_sun": 1}
    assert fleet(table, "letnev", "203") == {"cruiser": 1}


def test_the_crown_of_thalnos_works_on_the_ground_but_not_for_bombardment() -> None:
    table = position(
        tiles={"203": "20"},
        planets={"vefut_ii": "letnev: 2 infantry"},
        sol={"texts": "relic.the_crown_of_thalnos", "space": {"304": "dreadnought, 1 infantry"}},
        dice=[1, 1, 7, 1, 1, 1],
    )
    say(table, f"{SOL}dreadnought, infantry; sol bombard dreadnought@vefut_ii; sol commit infantry@vefut_ii")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react relic.the_crown_of_thalnos")
    assert on_planet(table, "vefut_ii") == ("letnev", {"infantry": 1})
    assert asked(table) == {"sol": "react"}, "in the second round too"


@pytest.mark.rule("LRR 14.21")
def test_the_obsidian_brings_a_secret_objective_and_room_for_it() -> None:
    table = position(
        relics="the_obsidian",
        sol={"fragments": (3, 0, 0, 0), "secrets": "become_a_martyr, cut_supply_lines, seize_an_icon"},
    )
    say(table, "sol act relic")
    assert len(player(table, "sol").secrets) == 4
    assert asked(table) == {"letnev": "act"}


def test_the_prophets_tears_ignore_a_prerequisite() -> None:
    table = position(sol={"texts": "relic.the_prophets_tears", "strategies": "technology"}, planets={"jord": "sol:"})
    say(table, "letnev act pass; hacan act pass; sol act technology; sol react relic.the_prophets_tears")
    say(table, "sol aim_offer ignore; sol research gravity_drive")
    assert player(table, "sol").technologies >> TECHNOLOGY.index["gravity_drive"] & 1
    assert not ready(table, "sol", "the_prophets_tears")


def test_the_prophets_tears_draw_a_card_instead() -> None:
    table = position(sol={"texts": "relic.the_prophets_tears", "strategies": "technology"}, planets={"jord": "sol:"})
    say(table, "letnev act pass; hacan act pass; sol act technology; sol react relic.the_prophets_tears")
    say(table, "sol aim_offer draw")
    assert why_not(table, "sol research gravity_drive") == "LRR 89.12"
    say(table, "sol research neural_motivator")
    assert len(player(table, "sol").hand) == 1


def test_the_tears_spare_a_specialty_of_another_colour() -> None:
    table = position(
        tiles={"203": "19"},
        planets={"jord": "sol:", "wellon": "sol:"},
        sol={"texts": "relic.the_prophets_tears", "strategies": "technology", "technologies": "sarween_tools"},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol react relic.the_prophets_tears")
    say(table, "sol aim_offer ignore; sol research graviton_laser_system")
    assert resources(state(table), planet("wellon")) == 1
    assert not state(table).exhausted >> planet("wellon") & 1
