"""The Naaz-Rokha Alliance in Twilight Imperium 4: explorers and their mechs, on planets and in space, told in players'
words."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from orrery.games.ti4.rules.board import fleet_limit
from orrery.games.ti4.rules.data import MECH, WARFARE
from orrery.games.ti4.rules.nouns import EXPLORATION, NOTE, STRATEGY_POOL, TEXT
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.units import sheet
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    seat_of,
    spent,
    state,
    why_not,
)
from tests.ti4.scenes import all_there

SIDES = "naaz_rokha, winnu, hacan"
FABRICATION = "faction.naaz_rokha.fabrication"


def has_text(table: Table, who: str, name: str) -> bool:
    return text(name) in player(table, who).texts


def relics(table: Table, who: str) -> list[str]:
    names = [TEXT.names[it] for it in player(table, who).texts]
    return [name.removeprefix("relic.") for name in names if name.startswith("relic.")]


# --- Distant Suns -------------------------------------------------------------------------------------------------


def landing(commit: str, **more: Any) -> Table:
    """Naaz-Rokha lands on Quann, a cultural planet of nobody."""
    table = position(
        SIDES,
        tiles={"203": "25"},
        explores="freelancers, mercenary_outfit",
        naaz_rokha={"space": {"202": "carrier, infantry, mech"}, **more},
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 203; naaz_rokha move_from 202")
    say(table, f"naaz_rokha move carrier, infantry, mech; naaz_rokha commit {commit}")
    return table


def test_with_a_mech_two_cards_are_drawn_and_one_is_resolved() -> None:
    table = landing("mech@quann", texts="faction.naaz_rokha.distant_suns")
    assert asked(table) == {"naaz_rokha": "react"}
    say(table, "naaz_rokha react faction.naaz_rokha.distant_suns")
    assert {*options(table, "naaz_rokha")} == {"freelancers", "mercenary_outfit"}
    say(table, "naaz_rokha explore_card mercenary_outfit; naaz_rokha explore_offer infantry")
    assert on_planet(table, "quann") == ("naaz_rokha", {"infantry": 1, "mech": 1})
    discarded = [EXPLORATION.names[card] for card in state(table).explored]
    assert sorted(discarded) == ["freelancers", "mercenary_outfit"]
    assert all_there(table)


def test_without_a_mech_on_the_planet_or_against_ones_will_one_card_is_drawn() -> None:
    table = landing("infantry@quann", texts="faction.naaz_rokha.distant_suns")
    assert asked(table) == {"naaz_rokha": "freelance"}, "Freelancers, the first card"
    table = landing("mech@quann", texts="faction.naaz_rokha.distant_suns")
    say(table, "naaz_rokha react nothing")
    assert asked(table) == {"naaz_rokha": "freelance"}


# --- relic fragments ----------------------------------------------------------------------------------------------


def test_fabrication_makes_a_relic_of_two_fragments_of_a_type() -> None:
    table = position(
        SIDES, relics="the_codex", naaz_rokha={"texts": FABRICATION, "fragments": (1, 2, 0, 0), "pools": (1, 1, 1)}
    )
    say(table, f"naaz_rokha act {FABRICATION}; naaz_rokha aim_offer relic")
    assert relics(table, "naaz_rokha") == ["the_codex"]
    assert player(table, "naaz_rokha").fragments == [1, 0, 0, 0]
    assert all_there(table)


def test_fabrication_counts_an_unknown_fragment_as_any_type() -> None:
    table = position(SIDES, relics="the_codex", naaz_rokha={"texts": FABRICATION, "fragments": (1, 0, 0, 1)})
    say(table, f"naaz_rokha act {FABRICATION}; naaz_rokha aim_offer relic")
    assert player(table, "naaz_rokha").fragments == [0, 0, 0, 0]
    assert relics(table, "naaz_rokha") == ["the_codex"]


def test_fabrication_makes_a_command_token_of_any_fragment() -> None:
    table = position(SIDES, naaz_rokha={"texts": FABRICATION, "fragments": (1, 0, 1, 0), "pools": (1, 1, 1)})
    say(table, f"naaz_rokha act {FABRICATION}; naaz_rokha aim_fragment industrial; naaz_rokha gain_tokens fleet")
    assert player(table, "naaz_rokha").pools == [1, 2, 1]
    assert player(table, "naaz_rokha").fragments == [1, 0, 0, 0]


def test_fabrication_needs_a_fragment() -> None:
    table = position(SIDES, naaz_rokha={"texts": FABRICATION})
    assert why_not(table, f"naaz_rokha act {FABRICATION}") == "LRR 31.11"


def test_black_market_forgery_lets_its_holder_make_a_relic_of_two_fragments() -> None:
    """note.black_market_forgery"""
    table = position(
        "sol, naaz_rokha, hacan",
        relics="the_codex",
        sol={"notes": "black_market_forgery@naaz_rokha", "fragments": (0, 2, 1, 0)},
    )
    say(table, "sol act black_market_forgery@naaz_rokha")
    assert relics(table, "sol") == ["the_codex"]
    assert player(table, "sol").fragments == [0, 0, 1, 0]
    assert NOTE.index["black_market_forgery@seat_2"] in player(table, "naaz_rokha").notes


def test_black_market_forgery_needs_two_of_a_type() -> None:
    table = position(
        "sol, naaz_rokha, hacan", sol={"notes": "black_market_forgery@naaz_rokha", "fragments": (1, 1, 0, 0)}
    )
    assert why_not(table, "sol act black_market_forgery@naaz_rokha") == "LRR 73.1"


# --- technologies -------------------------------------------------------------------------------------------------


def test_pre_fab_arcologies_ready_an_explored_planet() -> None:
    """technology.pre_fab_arcologies"""
    table = landing("infantry@quann", technologies="pre_fab_arcologies")
    assert "quann" in spent(table), "a planet comes exhausted"
    say(table, "naaz_rokha freelance nothing")
    assert "quann" not in spent(table)


def test_pre_fab_arcologies_ready_no_planets_of_others_and_leave_the_frontier_alone() -> None:
    table = position(
        "winnu, naaz_rokha, hacan",
        tiles={"203": "25"},
        winnu={"space": {"202": "carrier, infantry"}},
        naaz_rokha={"technologies": "pre_fab_arcologies"},
    )
    say(table, "winnu act tactical; winnu activate 203; winnu move_from 202; winnu move carrier, infantry")
    say(table, "winnu commit infantry@quann")
    assert "quann" in spent(table)
    table = position(
        SIDES,
        frontier="203",
        explores="lost_crew",
        naaz_rokha={"technologies": "pre_fab_arcologies, dark_energy_tap", "space": {"202": "cruiser"}},
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 203; naaz_rokha move_from 202; naaz_rokha move cruiser")
    assert asked(table) == {"winnu": "act"}
    assert len(player(table, "naaz_rokha").hand) == 2, "it was explored"


def test_supercharge_adds_one_to_combat_rolls_of_a_round() -> None:
    table = position(
        SIDES,
        naaz_rokha={"space": {"204": "2 cruiser"}, "technologies": "supercharge"},
        winnu={"space": {"103": "2 cruiser"}},
        dice=[6, 6, 6, 6],
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 103; naaz_rokha move_from 204")
    say(table, "naaz_rokha move 2 cruiser; naaz_rokha react technology.supercharge")
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "naaz_rokha", "103") == {"cruiser": 2}
    assert "technology.supercharge" in spent(table, "naaz_rokha")


def test_supercharge_works_on_planets_too() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        naaz_rokha={"space": {"202": "carrier, infantry"}, "technologies": "supercharge"},
        dice=[7, 7],
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 203; naaz_rokha move_from 202")
    say(table, "naaz_rokha move carrier, infantry; naaz_rokha commit infantry@quann")
    say(table, "naaz_rokha react technology.supercharge")
    assert on_planet(table, "quann") == ("naaz_rokha", {"infantry": 1})


# --- Eidolons -----------------------------------------------------------------------------------------------------


def test_supercharge_adds_nothing_to_a_barrage() -> None:
    table = position(
        SIDES,
        naaz_rokha={"space": {"204": "destroyer"}, "technologies": "supercharge"},
        winnu={"space": {"103": "carrier, 2 fighter"}},
        dice=[8, 8],
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 103; naaz_rokha move_from 204; naaz_rokha move destroyer")
    say(table, "naaz_rokha react technology.supercharge")
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:1] == [0]


def eidolons(mine: str, theirs: str, *, dice: list[int], texts: str = "unit.eidolon", **more: Any) -> Table:
    """Naaz-Rokha attacks Winnu at 103, with mechs aboard."""
    table = position(
        SIDES,
        naaz_rokha={"space": {"204": mine}, "texts": texts, **more},
        winnu={"space": {"103": theirs}},
        dice=dice,
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 103; naaz_rokha move_from 204")
    say(table, f"naaz_rokha move {mine}")
    return table


def test_a_mech_in_space_is_flipped_and_fights_as_a_ship() -> None:
    """unit.z_grav_eidolon: two dice on 8."""
    table = eidolons("carrier, 2 mech", "2 cruiser", dice=[8, 1, 8, 1, 1, 1, 1])
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "naaz_rokha", "103") == {"carrier": 1, "mech": 2}
    assert sheet(state(table), seat_of(table, "naaz_rokha")).of(MECH).name == "eidolon", "flipped back"
    assert not has_text(table, "naaz_rokha", "unit.z_grav_eidolon")


def test_without_mechs_in_space_the_card_is_not_flipped() -> None:
    table = eidolons("cruiser", "dreadnought", dice=[10, 1])
    assert asked(table) == {"winnu": "sustain"}
    assert not has_text(table, "naaz_rokha", "unit.z_grav_eidolon")


def test_a_z_grav_eidolon_takes_hits_and_does_not_sustain_damage() -> None:
    table = eidolons("carrier, mech", "2 cruiser", dice=[1, 1, 1, 10, 1])
    assert asked(table) == {"naaz_rokha": "lose"}, "nothing can sustain damage"
    assert {*options(table, "naaz_rokha")} == {"carrier", "mech"}
    assert sheet(state(table), seat_of(table, "naaz_rokha")).of(MECH).name == "z_grav_eidolon"
    say(table, "naaz_rokha lose mech")
    assert player(table, "naaz_rokha").reserve[MECH] == 4


def test_the_last_mech_fights_on_and_wins_but_then_nothing_carries_it() -> None:
    table = eidolons("carrier, mech", "cruiser", dice=[1, 1, 1, 10, 8, 1, 1])
    say(table, "naaz_rokha lose carrier")
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "naaz_rokha", "103") == {}, "after the combat it is no ship, and there is no capacity"


def test_mechs_on_planets_stay_out_of_it_and_so_do_those_of_others() -> None:
    table = position(
        "winnu, naaz_rokha, hacan",
        tiles={"103": "25"},
        planets={"quann": "naaz_rokha: mech"},
        winnu={"space": {"204": "2 cruiser"}},
        naaz_rokha={"space": {"103": "cruiser"}, "texts": "unit.eidolon"},
        dice=[10, 1, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 2 cruiser")
    assert fleet(table, "naaz_rokha", "103") == {}
    assert on_planet(table, "quann") == ("naaz_rokha", {"mech": 1})


def test_eidolons_retreat_aboard_other_ships() -> None:
    table = position(
        "winnu, naaz_rokha, hacan",
        tiles={"102": "25"},
        planets={"quann": "naaz_rokha"},
        winnu={"space": {"204": "2 cruiser"}},
        naaz_rokha={"space": {"103": "carrier, 2 mech"}, "texts": "unit.eidolon"},
        dice=[1] * 7,
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 2 cruiser")
    say(table, "naaz_rokha retreat yes; naaz_rokha retreat_to 102")
    assert fleet(table, "naaz_rokha", "102") == {"carrier": 1, "mech": 2}
    assert not has_text(table, "naaz_rokha", "unit.z_grav_eidolon")


def test_eidolons_do_not_count_for_the_fleet_pool() -> None:
    """As the ground forces beside the Alastor (LRR F.48)."""
    table = eidolons("carrier, 4 mech", "2 cruiser", dice=[1] * 9 + [10, 10], pools=(3, 1, 2))
    assert fleet_limit(state(table), seat_of(table, "naaz_rokha")) == 1
    assert asked(table) == {"naaz_rokha": "lose"}, "nothing had to be removed"


def test_visz_el_vir_gives_mechs_a_die_in_space() -> None:
    texts = "unit.eidolon, unit.visz_el_vir"
    table = eidolons("flagship, mech", "3 cruiser", dice=[8, 8, 8, 1, 1, 1, 1, 1], texts=texts)
    assert fleet(table, "winnu", "103") == {}, "three dice of one mech hit on 8; the flagship misses"


def test_visz_el_vir_gives_mechs_a_die_on_planets_of_its_system() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: 3 infantry"},
        naaz_rokha={"space": {"202": "flagship, mech"}, "texts": "unit.visz_el_vir"},
        dice=[6, 6, 6, 1, 1, 1],
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 203; naaz_rokha move_from 202")
    say(table, "naaz_rokha move flagship, mech; naaz_rokha commit mech@quann")
    assert on_planet(table, "quann") == ("naaz_rokha", {"mech": 1})


# --- leaders ------------------------------------------------------------------------------------------------------


def test_garv_and_gunn_let_the_player_whose_turn_ends_explore() -> None:
    table = position(
        "sol, naaz_rokha, hacan",
        tiles={"203": "25", "201": "26"},
        planets={"quann": "sol", "lodor": "sol"},
        naaz_rokha={"texts": "leader.garv_and_gunn"},
    )
    say(table, "sol act pass; naaz_rokha react leader.garv_and_gunn; sol aim_planets quann")
    assert player(table, "sol").fragments == [1, 0, 0, 0]
    assert spent(table, "naaz_rokha") == ["leader.garv_and_gunn"]


def test_nobody_has_to_explore_by_garv_and_gunn() -> None:
    table = position(
        "sol, naaz_rokha, hacan",
        tiles={"203": "25"},
        planets={"quann": "sol"},
        naaz_rokha={"texts": "leader.garv_and_gunn"},
    )
    say(table, "sol act pass; naaz_rokha react leader.garv_and_gunn; sol aim_planets nothing")
    assert player(table, "sol").fragments == [0, 0, 0, 0]


def test_dart_and_tai_are_unlocked_by_mechs_in_three_systems() -> None:
    few = position(
        SIDES,
        planets={"naazir": "naaz_rokha: mech", "rokha": "naaz_rokha: mech"},
        naaz_rokha={"space": {"203": "carrier, mech"}, "locked": "dart_and_tai"},
    )
    assert not has_text(few, "naaz_rokha", "leader.dart_and_tai"), "Naazir and Rokha are one system"
    many = position(
        SIDES,
        planets={"naazir": "naaz_rokha: mech"},
        naaz_rokha={"space": {"203": "carrier, mech", "301": "carrier, mech"}, "locked": "dart_and_tai"},
    )
    assert has_text(many, "naaz_rokha", "leader.dart_and_tai")


def test_dart_and_tai_explore_what_was_taken_from_another_for_an_ally_too() -> None:
    table = position(
        "winnu, naaz_rokha, hacan",
        tiles={"203": "25"},
        planets={"quann": "hacan", "naazir": "naaz_rokha: mech"},
        winnu={"space": {"202": "carrier, infantry"}, "notes": "alliance@naaz_rokha"},
        naaz_rokha={"space": {"208": "carrier, mech", "301": "carrier, mech"}, "locked": "dart_and_tai"},
    )
    say(table, "winnu act tactical; winnu activate 203; winnu move_from 202; winnu move carrier, infantry")
    say(table, "winnu commit infantry@quann")
    assert asked(table) == {"winnu": "react"}
    say(table, "winnu react leader.dart_and_tai")
    assert player(table, "winnu").fragments == [1, 0, 0, 0]


def test_dart_and_tai_do_not_explore_planets_of_nobody_again() -> None:
    table = landing("infantry@quann", texts="leader.dart_and_tai")
    say(table, "naaz_rokha freelance nothing")
    assert asked(table) == {"winnu": "act"}


def synthesis(**more: Any) -> Table:
    """Winnu has Politics, Hacan Diplomacy; Leadership of Naaz-Rokha and Warfare of Hacan are used."""
    table = position(
        SIDES,
        relics="the_codex",
        naaz_rokha={"texts": "leader.hesh_and_prit", "pools": (3, 3, 0), **more},
        winnu={"strategies": "politics"},
        hacan={"strategies": "warfare, diplomacy"},
    )
    state(table).players[2].used = 1 << WARFARE
    return table


def test_hesh_and_prit_bring_a_relic_and_two_secondary_abilities_for_tokens_of_the_reinforcements() -> None:
    table = synthesis(exhausted="naazir")
    say(table, "naaz_rokha act leader.hesh_and_prit")
    assert relics(table, "naaz_rokha") == ["the_codex"]
    offered = {name for option in options(table, "naaz_rokha") for name in option.split("+")}
    assert {"politics", "diplomacy", "trade"} <= offered, "ready ones of others and unchosen ones"
    assert not {"leadership", "warfare"} & offered, "used ones"
    say(table, "naaz_rokha aim_strategies politics")
    assert len(player(table, "naaz_rokha").hand) == 2
    say(table, "naaz_rokha aim_strategies trade")
    assert player(table, "naaz_rokha").commodities == 3
    assert player(table, "naaz_rokha").pools[STRATEGY_POOL] == 0
    assert not has_text(table, "naaz_rokha", "leader.hesh_and_prit")
    assert asked(table) == {"hacan": "act"}


def test_hesh_and_prit_need_a_token_in_the_reinforcements_and_force_nothing() -> None:
    table = synthesis(pools=(6, 6, 4))
    say(table, "naaz_rokha act leader.hesh_and_prit")
    assert asked(table) == {"hacan": "act"}, "a relic, and nothing to pay with"
    assert relics(table, "naaz_rokha") == ["the_codex"]
    table = synthesis()
    say(table, "naaz_rokha act leader.hesh_and_prit; naaz_rokha aim_strategies nothing")
    assert asked(table) == {"hacan": "act"}


def test_hesh_and_prit_wait_for_a_relic() -> None:
    table = synthesis()
    state(table).relics.layers.clear()
    state(table).relics.seen.clear()
    assert why_not(table, "naaz_rokha act leader.hesh_and_prit") == "LRR 58.3"
