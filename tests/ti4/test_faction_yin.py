"""The Yin Brotherhood in Twilight Imperium 4: converts, martyrs and clones."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import INFANTRY
from orrery.games.ti4.rules.nouns import NOTE, TECHNOLOGY, TEXT
from orrery.games.ti4.rules.research import why_not_research
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, state, why_not

CONVERTS = "faction.yin.indoctrination"
DEVOUT = "faction.yin.devotion"


def brothers(texts: str = "", **more: Any) -> Table:
    """The Yin at 304, beside Letnev and Hacan; Quann lies at 203."""
    mine = {"texts": texts, **more.pop("yin", {})}
    return position("yin, letnev, hacan", tiles={"203": "25", **more.pop("tiles", {})}, yin=mine, **more)


def landing(texts: str, mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Troops of the Yin land on Quann, where Letnev has some."""
    yin = {"space": {"202": f"carrier, {mine}"}, **more.pop("yin", {})}
    table = brothers(texts, planets={"quann": f"letnev: {theirs}"}, yin=yin, dice=dice, **more)
    say(table, "yin act tactical; yin activate 203; yin move_from 202")
    say(table, f"yin move carrier, {mine}; yin commit {mine}@quann")
    return table


def fight(texts: str, mine: str, theirs: str, dice: list[int], *, hand: str = "", **more: Any) -> Table:
    """Ships of the Yin come from 102 to 103, where Letnev has some; nobody can retreat."""
    table = brothers(
        texts,
        yin={"space": {"102": mine}, **more},
        letnev={"space": {"103": theirs}, "hand": hand, "technologies": "fighter_ii"},
        dice=dice,
    )
    say(table, f"yin act tactical; yin activate 103; yin move_from 102; yin move {mine}")
    return table


# --- Indoctrination -------------------------------------------------------------------------------------------------


def test_indoctrination_turns_an_infantry_of_the_opponent() -> None:
    """faction.yin.indoctrination: Darien has 4 influence."""
    table = landing(CONVERTS, "infantry", "2 infantry", [8, 1, 1])
    say(table, f"yin react {CONVERTS}; yin pay darien")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2})
    assert player(table, "letnev").reserve[INFANTRY] == 12


def test_indoctrination_needs_infantry_to_turn_and_the_influence() -> None:
    table = landing(CONVERTS, "infantry", "mech", [8, 1])
    assert asked(table) == {"letnev": "sustain"}, "there is no infantry"
    table = landing(CONVERTS, "infantry", "infantry", [8, 1], yin={"exhausted": "darien", "goods": 1})
    assert on_planet(table, "quann") == ("yin", {"infantry": 1}), "2 influence are not there"
    table = landing(
        f"{CONVERTS}, unit.moyins_ashes", "infantry", "infantry", [], yin={"exhausted": "darien", "goods": 2}
    )
    say(table, f"yin react {CONVERTS}; yin pay 2 trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2}), "3 would be needed for a mech"


def test_indoctrination_is_for_the_start_of_a_combat_only() -> None:
    table = landing(CONVERTS, "infantry", "2 infantry", [1, 1, 1, 8, 1, 1, 8, 1])
    say(table, "yin react nothing")
    assert on_planet(table, "quann") == ("yin", {"infantry": 1}), "nobody was asked before the other rounds"


def test_the_last_infantry_that_is_turned_ends_the_combat() -> None:
    table = landing(CONVERTS, "infantry", "infantry", [])
    say(table, f"yin react {CONVERTS}; yin pay darien")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2}), "without a roll"


def test_an_infantry_that_joins_afterwards_keeps_the_combat_going() -> None:
    """Claire Gibson brings it to the planet from which the last one has just been turned."""
    table = landing(CONVERTS, "infantry", "infantry", [1, 1, 1, 8, 8, 1], letnev={"texts": "leader.claire_gibson"})
    say(table, f"yin react {CONVERTS}; yin pay darien; letnev react leader.claire_gibson")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2})
    assert player(table, "letnev").reserve[INFANTRY] == 12


def test_the_defender_may_indoctrinate_too_and_mechs_are_not_turned() -> None:
    table = brothers(
        CONVERTS,
        planets={"quann": "yin: infantry"},
        letnev={"space": {"202": "carrier, 2 infantry"}},
        dice=[1, 8, 1],
    )
    say(table, "yin act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, f"letnev move carrier, 2 infantry; letnev commit 2 infantry@quann; yin react {CONVERTS}; yin pay darien")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2})
    table = landing(CONVERTS, "infantry", "mech", [1, 6])
    assert on_planet(table, "quann") == ("letnev", {"mech": 1}), "nobody was asked about the mech"


def test_indoctrination_needs_two_influence() -> None:
    table = landing(CONVERTS, "infantry", "infantry", [1, 8], yin={"goods": 1, "exhausted": "darien"})
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})


def test_moyins_ashes_turn_it_into_a_mech_for_one_more_influence() -> None:
    """unit.moyins_ashes"""
    table = landing(f"{CONVERTS}, unit.moyins_ashes", "infantry", "infantry", [], yin={"goods": 3})
    say(table, f"yin react {CONVERTS}; yin aim_yes yes; yin pay 3 trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 1, "mech": 1})
    table = landing(f"{CONVERTS}, unit.moyins_ashes", "infantry", "infantry", [], yin={"goods": 3})
    say(table, f"yin react {CONVERTS}; yin aim_yes no; yin pay 2 trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 2})


def test_brother_omar_is_unlocked_by_indoctrination() -> None:
    table = landing(CONVERTS, "infantry", "infantry", [], yin={"locked": "brother_omar"})
    assert player(table, "yin").locked
    say(table, f"yin react {CONVERTS}; yin pay darien")
    assert player(table, "yin").locked == []
    assert TEXT.index["leader.brother_omar"] in player(table, "yin").texts


# --- Devotion -------------------------------------------------------------------------------------------------------


def test_devotion_sacrifices_a_ship_for_a_hit_on_a_ship_of_choice() -> None:
    """faction.yin.devotion, after each round of a space combat."""
    table = fight(DEVOUT, "cruiser, destroyer", "carrier, 2 fighter", [1, 1, 1, 1, 1, 1, 1, 7, 1, 1])
    say(table, f"yin react {DEVOUT}; yin aim_unit destroyer; yin aim_pieces carrier")
    assert fleet(table, "yin", "103") == {"cruiser": 1}
    assert fleet(table, "letnev", "103") == {"fighter": 1}, "the cruiser has hit in the second round"
    assert asked(table) == {"yin": "react"}, "which is over as well"


@pytest.mark.rule("LRR F.34")
def test_shields_holding_cancels_the_hit_of_devotion() -> None:
    """The note on devotion."""
    table = fight(DEVOUT, "cruiser, destroyer", "carrier", [1] * 7, hand="shields_holding")
    say(table, f"yin react {DEVOUT}; yin aim_unit destroyer; letnev react card.shields_holding")
    assert fleet(table, "letnev", "103") == {"carrier": 1}
    assert fleet(table, "yin", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR F.35")
def test_direct_hit_may_follow_a_damage_that_devotion_caused() -> None:
    """The note on devotion."""
    table = brothers(
        DEVOUT,
        yin={"space": {"102": "cruiser, destroyer"}, "hand": "direct_hit"},
        letnev={"space": {"103": "dreadnought"}},
        dice=[1, 1, 1, 1, 1],
    )
    say(table, "yin act tactical; yin activate 103; yin move_from 102; yin move cruiser, destroyer")
    say(table, f"yin react {DEVOUT}; yin aim_unit destroyer; letnev sustain_hit yes; yin react card.direct_hit")
    assert fleet(table, "letnev", "103") == {}


def test_devotion_needs_a_cruiser_or_destroyer_and_an_opponent() -> None:
    table = fight(DEVOUT, "dreadnought", "fighter", [1, 1, 5, 1])
    assert fleet(table, "letnev", "103") == {}, "in the second round; nobody was asked after the first"
    table = fight(DEVOUT, "cruiser", "fighter", [7, 1])
    assert asked(table) == {"letnev": "act"}, "nobody is left to be hit"


# --- technologies ---------------------------------------------------------------------------------------------------


SHOTS = [1, 1, 1, 8, 1, 1]
"""A barrage, a carrier that misses, and a fighter that does not."""


def test_the_impulse_core_produces_a_hit_that_goes_past_the_fighters() -> None:
    """technology.impulse_core: the opponent assigns it."""
    table = fight("", "cruiser, carrier", "carrier, destroyer, 2 fighter", SHOTS, technologies="impulse_core")
    say(table, "yin react technology.impulse_core")
    assert fleet(table, "yin", "103") == {"carrier": 1}
    assert why_not(table, "letnev lose fighter") == "LRR 96.5"
    say(table, "letnev lose carrier")
    assert fleet(table, "letnev", "103") == {"destroyer": 1, "fighter": 2}
    assert state(table).effects == []


def test_the_hit_of_the_impulse_core_goes_to_a_fighter_if_there_is_nothing_else() -> None:
    table = fight("", "2 destroyer", "fighter", [], technologies="impulse_core")
    say(table, "yin react technology.impulse_core")
    assert fleet(table, "letnev", "103") == {}
    assert fleet(table, "yin", "103") == {"destroyer": 1}


def test_the_impulse_core_is_for_the_beginning_of_own_space_combats() -> None:
    core = {"technologies": "impulse_core"}
    table = fight("", "cruiser", "cruiser", [1, 1, 7, 1], **core)
    say(table, "yin react nothing")
    assert fleet(table, "letnev", "103") == {}, "nothing was asked in the second round"
    table = fight("", "carrier", "fighter", [9, 1], **core)
    assert fleet(table, "letnev", "103") == {}, "there was no ship to sacrifice"


def test_nobody_strengthens_a_round_in_which_no_ship_is_left() -> None:
    """leader.viscount_unlenn: the Impulse Core has destroyed both ships before the round begins."""
    table = brothers(
        yin={"space": {"102": "cruiser"}, "technologies": "impulse_core"},
        letnev={"space": {"103": "cruiser"}, "texts": "leader.viscount_unlenn"},
    )
    say(table, "yin act tactical; yin activate 103; yin move_from 102; yin move cruiser")
    say(table, "yin react technology.impulse_core")
    assert (fleet(table, "yin", "103"), fleet(table, "letnev", "103")) == ({}, {})
    assert state(table).combat is None


def test_the_yin_spinner_adds_an_infantry_after_production() -> None:
    """technology.yin_spinner"""
    table = brothers(
        planets={"quann": "yin: space_dock"}, yin={"technologies": "yin_spinner", "goods": 1, "exhausted": "quann"}
    )
    say(table, "yin act tactical; yin activate 203; yin produce fighter; yin pay trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 1, "space_dock": 1})


def test_the_yin_spinner_is_for_own_production_and_planets_of_its_system() -> None:
    spinner = {"technologies": "yin_spinner", "goods": 1}
    table = brothers(
        tiles={"204": "35"},
        planets={"bereg": "letnev: space_dock", "lirta_iv": "yin:"},
        yin=spinner,
        letnev={"goods": 1},
    )
    say(table, "yin act pass; letnev act tactical; letnev activate 204; letnev produce fighter; letnev pay trade_good")
    assert asked(table) == {"hacan": "act"}
    assert on_planet(table, "lirta_iv") == ("yin", {}), "Letnev has produced"
    for whose, attached in (("letnev", {}), ("yin", {"lirta_iv": "demilitarized_zone"})):
        planets = {"bereg": "yin: space_dock", "lirta_iv": f"{whose}:"}
        table = brothers(tiles={"204": "35"}, yin=spinner, planets=planets, attached=attached)
        say(table, "yin act tactical; yin activate 204; yin produce fighter; yin pay trade_good")
        assert asked(table) == {"letnev": "act"}, "no choice between two planets"
        assert on_planet(table, "bereg") == ("yin", {"space_dock": 1, "infantry": 1})


@pytest.mark.rule("LRR 59.4b")
def test_the_yin_spinner_needs_a_figure_for_the_planet() -> None:
    """All twelve stand on other planets."""
    tiles = {"204": "27", "205": "28", "206": "29", "207": "30", "208": "31", "209": "32"}
    worlds = (
        "new_albion, starpoint, tequran, torkan, qucenn, rarron, mellon, zohbat, lazar, sakulag, dal_bootha, xxehan"
    )
    table = brothers(
        tiles=tiles,
        planets={"quann": "yin: space_dock", **dict.fromkeys(worlds.split(", "), "yin: infantry")},
        yin={"technologies": "yin_spinner", "goods": 1},
    )
    say(table, "yin act tactical; yin activate 203; yin produce fighter; yin pay trade_good")
    assert asked(table) == {"letnev": "act"}
    assert on_planet(table, "quann") == ("yin", {"space_dock": 1})


# --- Van Hauge ------------------------------------------------------------------------------------------------------


def test_the_van_hauge_takes_all_ships_of_its_system_with_it() -> None:
    """unit.van_hauge"""
    table = fight("unit.van_hauge", "flagship, 2 cruiser", "3 dreadnought, carrier", [1, 1, 1, 1, 5, 1, 1, 1])
    say(table, "yin sustain nothing; yin lose flagship")
    assert fleet(table, "yin", "103") == {}
    assert fleet(table, "letnev", "103") == {}, "also those of the opponent"
    assert asked(table) == {"letnev": "act"}


def test_only_the_own_flagship_takes_ships_with_it_when_it_is_destroyed() -> None:
    table = fight("unit.van_hauge", "flagship, cruiser", "2 cruiser", [1, 1, 1, 7, 1, 1, 1, 1, 7, 1])
    say(table, "yin sustain nothing; yin lose cruiser")
    assert fleet(table, "yin", "103") == {"flagship": 1}
    assert fleet(table, "letnev", "103") == {"cruiser": 2}, "it was the cruiser"
    table = fight("unit.van_hauge", "2 cruiser", "damaged_flagship, carrier", [10, 1, 1, 1, 1])
    say(table, "letnev lose flagship")
    assert fleet(table, "yin", "103") == {"cruiser": 2}, "it was Letnev's"


# --- Greyfire Mutagen -----------------------------------------------------------------------------------------------


def test_greyfire_mutagen_numbs_the_owner_for_a_tactical_action() -> None:
    """note.greyfire_mutagen: faction abilities and faction technologies, and only in this action."""
    table = brothers(
        CONVERTS,
        planets={"quann": "letnev: infantry", "darien": "yin: space_dock"},
        yin={"space": {"202": "carrier, infantry"}, "technologies": "yin_spinner", "goods": 4},
        letnev={"notes": "greyfire_mutagen@yin"},
        dice=[1, 8],
    )
    say(table, "yin act tactical; yin activate 203; letnev react greyfire_mutagen@yin")
    say(table, "yin move_from 202; yin move carrier, infantry; yin commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nobody was asked about indoctrination"
    assert NOTE.index["greyfire_mutagen@seat_1"] in player(table, "yin").notes
    assert state(table).effects == []


def test_greyfire_mutagen_stops_the_spinner_too() -> None:
    table = brothers(
        planets={"darien": "yin: space_dock"},
        yin={"technologies": "yin_spinner", "goods": 4},
        letnev={"notes": "greyfire_mutagen@yin"},
    )
    say(table, "yin act tactical; yin activate 304; letnev react greyfire_mutagen@yin")
    say(table, "yin produce fighter; yin pay trade_good")
    assert on_planet(table, "darien") == ("yin", {"space_dock": 1})


# --- leaders --------------------------------------------------------------------------------------------------------


def test_brother_milor_brings_fighters_where_a_destroyer_or_cruiser_fell() -> None:
    """leader.brother_milor helps anybody."""
    table = brothers(
        "leader.brother_milor",
        letnev={"space": {"103": "cruiser"}},
        hacan={"space": {"102": "2 cruiser"}},
        dice=[7, 1, 1, 7, 7, 1, 1],
    )
    say(table, "yin act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 102")
    say(table, "hacan move 2 cruiser; yin react leader.brother_milor; letnev aim_amount 2")
    assert fleet(table, "letnev", "103") == {}, "they fought on, and fell in the next round"
    assert "leader.brother_milor" in spent(table, "yin")


def test_brother_omar_is_a_green_prerequisite() -> None:
    """leader.brother_omar, lent by an alliance."""
    table = brothers("leader.brother_omar", letnev={"notes": "alliance@yin"})
    dacxive = TECHNOLOGY.index["dacxive_animators"]
    assert why_not_research(state(table), Seat(1), dacxive) is None
    assert why_not_research(state(table), Seat(2), dacxive) is not None


def test_brother_omar_three_infantry_for_the_cost_of_two() -> None:
    """As often as that cost is paid, as with M'aban's fighters; the third one does not count against the limit."""
    table = brothers("leader.brother_omar", planets={"quann": "yin: space_dock"}, yin={"goods": 9})
    say(table, "yin act tactical; yin activate 203")
    assert why_not(table, "yin produce 6 infantry") == "", "4 and every third one"
    assert why_not(table, "yin produce 7 infantry") == "LRR 69.1"
    assert why_not(table, "yin produce 5 destroyer") == "LRR 69.1"
    assert why_not(table, "yin produce 3 fighter, 3 infantry") == "LRR 69.1", "fighters come two by two"
    say(table, "yin produce 2 fighter, 3 infantry; yin pay 2 trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 3, "space_dock": 1})


def test_brother_omar_adds_to_what_regulated_conscription_leaves() -> None:
    table = brothers(
        "leader.brother_omar",
        planets={"quann": "yin: space_dock"},
        yin={"goods": 9},
        laws="agenda.regulated_conscription",
    )
    say(table, "yin act tactical; yin activate 203")
    assert why_not(table, "yin produce 9 infantry") == "LRR 69.1"
    say(table, "yin produce 8 infantry; yin pay 4 trade_good")
    assert on_planet(table, "quann") == ("yin", {"infantry": 8, "space_dock": 1})


def test_dannel_readies_planets_or_doubles_the_infantry_on_them() -> None:
    """leader.dannel_of_the_tenth"""
    table = brothers(
        "leader.dannel_of_the_tenth",
        tiles={"204": "26"},
        planets={"quann": "yin: 3 infantry", "darien": "yin: 2 infantry, mech", "lodor": "yin: mech"},
        yin={"exhausted": "quann, darien, lodor"},
    )
    say(table, "yin act leader.dannel_of_the_tenth")
    assert "lodor" not in str(options(table, "yin")), "there is no infantry"
    say(table, "yin aim_planets darien")
    assert on_planet(table, "quann") == ("yin", {"infantry": 6})
    assert on_planet(table, "darien") == ("yin", {"infantry": 2, "mech": 1})
    assert sorted(spent(table)) == ["lodor", "quann"]
    assert TEXT.index["leader.dannel_of_the_tenth"] not in player(table, "yin").texts


def test_dannel_needs_infantry_on_a_planet() -> None:
    table = brothers("leader.dannel_of_the_tenth")
    assert why_not(table, "yin act leader.dannel_of_the_tenth") == "LRR 31.11"


def test_greyfire_mutagen_stops_devotion_in_anybodys_tactical_action() -> None:
    """Its holder may have activated the system."""
    table = brothers(
        DEVOUT,
        letnev={"space": {"102": "cruiser"}, "notes": "greyfire_mutagen@yin"},
        yin={"space": {"103": "cruiser"}, "technologies": "impulse_core"},
        dice=[7, 1],
    )
    say(table, "yin act pass; letnev act tactical; letnev activate 103; letnev react greyfire_mutagen@yin")
    say(table, "letnev move_from 102; letnev move cruiser")
    assert fleet(table, "yin", "103") == {}, "neither the core nor devotion was offered"


def test_brother_milor_mourns_no_other_ships() -> None:
    table = brothers(
        "leader.brother_milor",
        letnev={"space": {"103": "carrier"}},
        hacan={"space": {"102": "cruiser"}},
        dice=[7, 1],
    )
    say(table, "yin act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 102")
    say(table, "hacan move cruiser")
    assert fleet(table, "letnev", "103") == {}
    assert spent(table, "yin") == []
    assert asked(table) == {"hacan": "act"}, "nobody was asked"
