"""Sardakk N'orr in Twilight Imperium 4: combat rolls, exotriremes, and troops that land past everything else."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, spent, why_not

UNRELENTING = "faction.sardakk_norr.unrelenting"


def norr(texts: str = "", **more: Any) -> Table:
    """Sardakk N'orr at 304, beside Letnev and Hacan; Quann lies at 203."""
    mine = {"texts": texts, **more.pop("sardakk_norr", {})}
    tiles = {"203": "25", **more.pop("tiles", {})}
    return position("sardakk_norr, letnev, hacan", tiles=tiles, sardakk_norr=mine, **more)


def fight(texts: str, mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Ships come from 102 to 103, where Letnev has some; nobody can retreat."""
    space = {"102": mine}
    table = norr(texts, sardakk_norr={"space": space, **more}, letnev={"space": {"103": theirs}}, dice=dice)
    say(table, "sardakk_norr act tactical; sardakk_norr activate 103; sardakk_norr move_from 102")
    say(table, f"sardakk_norr move {mine}")
    return table


def landing(texts: str, mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Troops land on Quann, where Letnev has some."""
    table = norr(
        texts,
        planets={"quann": f"letnev: {theirs}"},
        sardakk_norr={"space": {"202": f"carrier, {mine}"}},
        dice=dice,
        **more,
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, f"sardakk_norr move carrier, {mine}")
    if "pds" in theirs:
        say(table, "letnev fire nothing")
    say(table, f"sardakk_norr commit {mine}@quann")
    return table


# --- rolls ----------------------------------------------------------------------------------------------------------


def test_unrelenting_adds_one_to_combat_rolls_in_space_and_on_planets_only_of_its_holder() -> None:
    """faction.sardakk_norr.unrelenting"""
    table = fight(UNRELENTING, "cruiser", "cruiser", [6, 6])
    assert fleet(table, "letnev", "103") == {}
    assert fleet(table, "sardakk_norr", "103") == {"cruiser": 1}, "a 6 of Letnev is no hit"
    table = landing(UNRELENTING, "infantry", "infantry", [7, 7])
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1})


def test_unrelenting_does_not_help_bombardment_space_cannon_and_barrage() -> None:
    table = fight(UNRELENTING, "destroyer", "2 fighter, carrier", [8, 8, 8, 1, 1, 1])
    assert asked(table) == {"letnev": "lose"}
    assert fleet(table, "letnev", "103") == {"fighter": 2, "carrier": 1}, "the barrage missed; now the destroyer hits"


def test_the_flagship_helps_the_other_ships_in_its_system() -> None:
    """unit.cmorran_norr: not itself."""
    table = fight("unit.cmorran_norr", "flagship, cruiser", "cruiser", [5, 5, 6, 1])
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"] == [0, 1, 0]
    assert fleet(table, "letnev", "103") == {}, "a 6 of the cruiser is enough, a 5 of the flagship is not"
    table = fight("unit.cmorran_norr", "cruiser", "cruiser", [6, 7])
    assert fleet(table, "letnev", "103") == {"cruiser": 1}, "without it nothing is added"


def test_the_flagship_helps_neither_itself_nor_ships_of_others_nor_a_barrage() -> None:
    """A barrage hits with 9, the flagship with 6, a cruiser with 7."""
    table = fight("unit.cmorran_norr", "flagship, destroyer", "2 cruiser", [8, 8, 5, 5, 1, 6, 6])
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:4] == [0] * 4


# --- Valkyries ------------------------------------------------------------------------------------------------------


def test_the_particle_weave_answers_hits_with_one_more() -> None:
    """technology.valkyrie_particle_weave: only if the opponent has hit."""
    weave = "technology.valkyrie_particle_weave"
    table = landing(weave, "2 infantry", "2 infantry", [1, 8, 8, 1])
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1}), "one hit, and one more"
    table = landing(weave, "2 infantry", "2 infantry", [1, 8, 1, 1, 8, 1, 8])
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1}), "it takes a second round"


def test_an_exoskeleton_that_sustains_damage_hits_back() -> None:
    """unit.valkyrie_exoskeleton, in ground combat only."""
    table = landing("unit.valkyrie_exoskeleton", "mech", "infantry", [1, 8])
    say(table, "sardakk_norr sustain mech")
    assert on_planet(table, "quann") == ("sardakk_norr", {"damaged_mech": 1})
    table = landing("unit.valkyrie_exoskeleton", "mech", "infantry, pds", [6, 1, 8])
    say(table, "letnev defend yes; sardakk_norr sustain mech")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1, "pds": 1}), "space cannon is no combat"


def test_the_particle_weave_is_for_ground_combats_of_its_owner() -> None:
    weave = "technology.valkyrie_particle_weave"
    table = fight(weave, "2 cruiser", "2 cruiser", [1, 1, 7, 1, 1, 7, 1])
    assert fleet(table, "letnev", "103") == {"cruiser": 2}, "nothing answers hits in space"
    table = norr(
        weave, planets={"quann": "hacan: 2 infantry"}, letnev={"space": {"202": "carrier, infantry"}}, dice=[8, 8, 1]
    )
    say(table, "sardakk_norr act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("hacan", {"infantry": 1}), "nor hits in combats of others"


def test_an_exoskeleton_answers_no_damage_of_others_and_none_in_space() -> None:
    table = landing("unit.valkyrie_exoskeleton", "infantry", "mech, infantry", [8, 8, 1])
    say(table, "letnev sustain mech")
    assert on_planet(table, "quann") == ("letnev", {"damaged_mech": 1, "infantry": 1})
    assert asked(table) == {"letnev": "act"}
    table = fight("unit.valkyrie_exoskeleton", "dreadnought", "2 cruiser", [1, 7, 1, 1, 7, 1])
    say(table, "sardakk_norr sustain dreadnought")
    assert fleet(table, "letnev", "103") == {"cruiser": 2}


# --- Exotrireme II --------------------------------------------------------------------------------------------------


def test_an_exotrireme_takes_two_ships_with_it_after_a_round() -> None:
    """unit.exotrireme_ii"""
    table = fight(
        "unit.exotrireme_ii",
        "2 dreadnought",
        "2 dreadnought, carrier",
        [1, 1, 1, 1, 1],
        technologies="exotrireme_ii",
    )
    say(table, "sardakk_norr react unit.exotrireme_ii; sardakk_norr aim_figure letnev, dreadnought, 103")
    say(table, "sardakk_norr aim_yes yes; sardakk_norr aim_figure letnev, dreadnought, 103")
    assert fleet(table, "letnev", "103") == {"carrier": 1}
    assert fleet(table, "sardakk_norr", "103") == {"dreadnought": 1}
    say(table, "sardakk_norr aim_yes yes")
    assert fleet(table, "letnev", "103") == {}
    assert fleet(table, "sardakk_norr", "103") == {}, "each of them may do so"


@pytest.mark.rule("LRR F.37")
@pytest.mark.parametrize(
    ("rammed", "left"), [("dreadnought", "damaged_dreadnought"), ("damaged_dreadnought", "dreadnought")]
)
def test_who_rams_names_the_ship_whether_whole_or_damaged(rammed: str, left: str) -> None:
    table = fight(
        "unit.exotrireme_ii",
        "dreadnought",
        "dreadnought, damaged_dreadnought, carrier",
        [1, 1, 1, 1],
        technologies="exotrireme_ii",
    )
    say(table, "sardakk_norr react unit.exotrireme_ii; sardakk_norr aim_figure letnev, dreadnought, 103")
    say(table, f"sardakk_norr aim_yes no; sardakk_norr aim_pieces {rammed}")
    assert fleet(table, "letnev", "103") == {left: 1, "carrier": 1}


def test_exotriremes_ram_after_rounds_of_space_combat_only() -> None:
    table = norr(
        planets={"quann": "letnev: infantry"},
        sardakk_norr={
            "space": {"202": "dreadnought, carrier, infantry"},
            "technologies": "exotrireme_ii",
            "texts": "unit.exotrireme_ii",
        },
        dice=[8, 1],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move dreadnought, carrier, infantry; sardakk_norr bombard nothing")
    say(table, "sardakk_norr commit infantry@quann")
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1}), "nothing was asked after the ground combat"
    table = fight("unit.exotrireme_ii", "cruiser", "cruiser", [1, 1, 7, 1], technologies="exotrireme_ii")
    assert asked(table) == {"letnev": "act"}, "there was no exotrireme"


def test_exotriremes_are_safe_from_direct_hit() -> None:
    table = norr(
        sardakk_norr={"space": {"102": "dreadnought"}, "technologies": "exotrireme_ii"},
        letnev={"space": {"103": "cruiser"}, "hand": "direct_hit"},
        dice=[1, 7, 5, 1],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 103; sardakk_norr move_from 102")
    say(table, "sardakk_norr move dreadnought; sardakk_norr sustain dreadnought")
    assert fleet(table, "sardakk_norr", "103") == {"damaged_dreadnought": 1}


def test_exotriremes_bombard_with_two_dice() -> None:
    """unit.exotrireme_i and technology.exotrireme_ii have the same bombardment."""
    table = norr(
        planets={"quann": "letnev: 2 infantry"},
        sardakk_norr={"space": {"202": "dreadnought"}},
        dice=[4, 4],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move dreadnought; sardakk_norr bombard dreadnought@quann")
    assert on_planet(table, "quann") == ("letnev", {})


# --- Tekklar Legion -------------------------------------------------------------------------------------------------


def legion(attacker: str, dice: list[int]) -> Table:
    """Letnev has the note and defends Quann with an infantry against one of somebody's."""
    table = norr(
        planets={"quann": "letnev: infantry"},
        sardakk_norr={"space": {"202": "carrier, infantry"}},
        hacan={"space": {"204": "carrier, infantry"}},
        letnev={"notes": "tekklar_legion@sardakk_norr"},
        dice=dice,
    )
    if attacker == "hacan":
        say(table, "sardakk_norr act pass; letnev act pass")
    start = "202" if attacker == "sardakk_norr" else "204"
    say(table, f"{attacker} act tactical; {attacker} activate 203; {attacker} move_from {start}")
    say(table, f"{attacker} move carrier, infantry; {attacker} commit infantry@quann")
    say(table, "letnev react tekklar_legion@sardakk_norr")
    return table


def test_the_tekklar_legion_helps_its_holder_and_hinders_its_owner() -> None:
    """note.tekklar_legion: -1 only if the opponent is the owner."""
    table = legion("sardakk_norr", [8, 7])
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "for one an 8 is a 7, for the other a 7 an 8"
    assert NOTE.index["tekklar_legion@seat_1"] in player(table, "sardakk_norr").notes
    table = legion("hacan", [8, 7])
    assert on_planet(table, "quann") == ("letnev", {}), "Hacan hits with 8"


def test_the_tekklar_legion_comes_when_a_combat_begins() -> None:
    table = norr(
        planets={"quann": "letnev: infantry"},
        sardakk_norr={"space": {"202": "carrier, infantry"}},
        letnev={"notes": "tekklar_legion@sardakk_norr"},
        dice=[1, 1, 1, 8],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move carrier, infantry; sardakk_norr commit infantry@quann; letnev react nothing")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "in the second round nothing was asked"
    assert asked(table) == {"letnev": "act"}


def test_the_tekklar_legion_is_for_ground_combats_of_its_holder() -> None:
    note = "tekklar_legion@sardakk_norr"
    table = norr(letnev={"space": {"202": "cruiser"}, "notes": note}, hacan={"space": {"203": "cruiser"}}, dice=[10, 1])
    say(table, "sardakk_norr act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move cruiser")
    assert fleet(table, "hacan", "203") == {}, "nothing was asked in space"
    table = norr(
        planets={"quann": "hacan: infantry"},
        sardakk_norr={"space": {"202": "carrier, infantry"}},
        letnev={"notes": note},
        dice=[10, 1],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move carrier, infantry; sardakk_norr commit infantry@quann")
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1}), "Letnev looked on"


# --- leaders --------------------------------------------------------------------------------------------------------


def test_tro_brings_two_infantry_after_anybodys_tactical_action() -> None:
    """leader.tro: that player may refuse."""
    table = norr("leader.tro", planets={"quann": "letnev:"})
    say(table, "sardakk_norr act pass; letnev act tactical; letnev activate 203; sardakk_norr react leader.tro")
    say(table, "letnev aim_yes yes")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 2})
    assert "leader.tro" in spent(table, "sardakk_norr")


def test_tro_needs_an_own_planet_in_the_active_system() -> None:
    table = norr("leader.tro", planets={"quann": "letnev:"})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203")
    assert asked(table) == {"letnev": "act"}


def test_tro_brings_nobody_to_a_demilitarized_zone() -> None:
    """leader.tro: no units are placed there."""
    table = norr("leader.tro", planets={"quann": "sardakk_norr:"}, attached={"quann": "demilitarized_zone"})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203")
    assert asked(table) == {"letnev": "act"}


def test_ghom_sekkus_is_unlocked_by_five_planets_outside_home_systems() -> None:
    tiles = {"204": "27", "205": "28", "206": "20"}
    planets = dict.fromkeys(("new_albion", "starpoint", "tequran", "torkan"), "sardakk_norr:")
    table = norr(tiles=tiles, planets=planets, sardakk_norr={"locked": "ghom_sekkus"})
    assert player(table, "sardakk_norr").locked, "four, and those at home"
    table = norr(tiles=tiles, planets={**planets, "vefut_ii": "sardakk_norr:"}, sardakk_norr={"locked": "ghom_sekkus"})
    assert player(table, "sardakk_norr").locked == []


def test_ghom_sekkus_commits_a_ground_force_from_each_planet_around() -> None:
    """leader.ghom_sekkus, lent by an alliance: not from systems with an own command token, one from each planet."""
    table = norr(
        "leader.ghom_sekkus",
        tiles={"202": "26", "204": "20", "102": "30"},
        planets={
            "lodor": "letnev: 2 infantry, mech",
            "vefut_ii": "letnev: infantry",
            "mellon": "letnev: infantry",
            "quann": "hacan: infantry",
        },
        letnev={"notes": "alliance@sardakk_norr", "tokens": "204"},
        dice=[1, 8, 1],
    )
    say(table, "sardakk_norr act pass; letnev act tactical; letnev activate 203; letnev react leader.ghom_sekkus")
    assert why_not(table, "letnev aim_pieces 2 infantry@lodor") != ""
    assert why_not(table, "letnev aim_pieces infantry@lodor, mech@lodor, infantry@mellon") == "LRR 27.2"
    assert why_not(table, "letnev aim_pieces infantry@vefut_ii") != "", "there is a command token"
    say(table, "letnev aim_pieces infantry@lodor, infantry@mellon")
    assert on_planet(table, "quann")[0] == "letnev"
    assert on_planet(table, "lodor") == ("letnev", {"infantry": 1, "mech": 1})


def test_ghom_sekkus_commits_from_planets_of_the_active_system_too() -> None:
    table = norr(
        "leader.ghom_sekkus", tiles={"204": "30"}, planets={"mellon": "sardakk_norr: infantry", "zohbat": "letnev:"}
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 204; sardakk_norr react leader.ghom_sekkus")
    say(table, "sardakk_norr aim_pieces infantry@mellon")
    assert on_planet(table, "zohbat") == ("sardakk_norr", {"infantry": 1})


def test_ghom_sekkus_commits_any_number_to_one_planet() -> None:
    """The limit of structures (LRR 34.5) is none for infantry."""
    around = {
        "lodor": "sardakk_norr: infantry",
        "vefut_ii": "sardakk_norr: infantry",
        "wellon": "sardakk_norr: infantry",
    }
    table = norr("leader.ghom_sekkus", tiles={"202": "26", "204": "20", "102": "19"}, planets={**around, "quann": ":"})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr react leader.ghom_sekkus")
    say(table, "sardakk_norr aim_pieces infantry@lodor, infantry@vefut_ii, infantry@wellon")
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 3})


@pytest.mark.rule("LRR 40.2")
def test_ghom_sekkus_commits_to_mecatol_rex_once_the_custodians_are_paid() -> None:
    """The ground forces of the commander can be committed, so the token can be removed, and then one of them must."""
    table = norr(
        "leader.ghom_sekkus",
        tiles={"102": "30"},
        planets={"mellon": "sardakk_norr: 2 infantry"},
        sardakk_norr={"space": {"000": "cruiser"}, "goods": 6, "exhausted": "mellon, quinarra, trenlak"},
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 000; sardakk_norr move_from nothing")
    say(table, "sardakk_norr custodians yes")
    say(table, "sardakk_norr pay 6 trade_good")
    assert asked(table) == {"sardakk_norr": "aim_pieces"}, "it is no choice any more"
    say(table, "sardakk_norr aim_pieces infantry@mellon")
    assert on_planet(table, "mecatol_rex") == ("sardakk_norr", {"infantry": 1})
    assert on_planet(table, "mellon") == ("sardakk_norr", {"infantry": 1})


def test_shval_skips_to_the_landing_and_the_ships_are_gone() -> None:
    """leader.shval_harbinger: neither space cannon offense nor space combat nor bombardment."""
    table = norr(
        "leader.shval_harbinger",
        planets={"quann": "letnev: infantry, pds"},
        sardakk_norr={"space": {"202": "carrier, 2 dreadnought, 3 infantry"}},
        letnev={"space": {"203": "3 dreadnought"}},
        dice=[1, 8, 8, 1],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move carrier, 2 dreadnought, 3 infantry; sardakk_norr react leader.shval_harbinger")
    say(table, "sardakk_norr commit 2 infantry@quann")
    assert fleet(table, "sardakk_norr", "203") == {}, "with the infantry that stayed aboard"
    say(table, "letnev defend yes")
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 2})
    assert fleet(table, "letnev", "203") == {"dreadnought": 3}
    assert TEXT.index["leader.shval_harbinger"] not in player(table, "sardakk_norr").texts


def test_shval_is_for_whoever_brings_troops() -> None:
    table = norr("leader.shval_harbinger", sardakk_norr={"space": {"202": "cruiser"}})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move cruiser")
    assert asked(table) == {"letnev": "act"}


def test_shval_and_ghom_need_no_troops_aboard() -> None:
    """Those beside the system land past everything else, too."""
    table = norr(
        "leader.shval_harbinger, leader.ghom_sekkus",
        tiles={"202": "19"},
        planets={"quann": "letnev: infantry", "wellon": "sardakk_norr: 2 infantry"},
        sardakk_norr={"space": {"202": "cruiser"}},
        letnev={"space": {"203": "3 dreadnought"}},
        dice=[8, 1],
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move cruiser; sardakk_norr react leader.shval_harbinger")
    say(table, "sardakk_norr react leader.ghom_sekkus; sardakk_norr aim_pieces infantry@wellon")
    assert fleet(table, "sardakk_norr", "203") == {}
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 1})
    assert TEXT.index["leader.shval_harbinger"] not in player(table, "sardakk_norr").texts


def test_ghom_has_nobody_for_the_planet_on_which_they_stand() -> None:
    table = norr(
        "leader.shval_harbinger, leader.ghom_sekkus",
        planets={"quann": "sardakk_norr: infantry"},
        sardakk_norr={"space": {"202": "cruiser"}},
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203; sardakk_norr move_from 202")
    say(table, "sardakk_norr move cruiser")
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 40.2")
def test_shval_and_ghom_land_on_mecatol_rex_without_troops_aboard() -> None:
    table = norr(
        "leader.shval_harbinger, leader.ghom_sekkus",
        tiles={"101": "19"},
        planets={"wellon": "sardakk_norr: infantry"},
        sardakk_norr={"space": {"102": "cruiser"}, "goods": 6},
    )
    say(table, "sardakk_norr act tactical; sardakk_norr activate 000; sardakk_norr move_from 102")
    say(table, "sardakk_norr move cruiser; sardakk_norr react leader.shval_harbinger")
    say(table, "sardakk_norr custodians yes; sardakk_norr pay 6 trade_good; sardakk_norr aim_pieces infantry@wellon")
    assert on_planet(table, "mecatol_rex") == ("sardakk_norr", {"infantry": 1})
    assert fleet(table, "sardakk_norr", "000") == {}


@pytest.mark.rule("LRR 40.2")
def test_shval_does_not_land_on_mecatol_rex_without_the_custodians_price() -> None:
    table = norr("leader.shval_harbinger", sardakk_norr={"space": {"102": "carrier, infantry"}})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 000; sardakk_norr move_from 102")
    say(table, "sardakk_norr move carrier, infantry")
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 40.2")
def test_shval_lands_on_mecatol_rex_for_the_custodians_price() -> None:
    """Skipping to the step in which ground forces are committed leads past what comes before it, but for the
    price that is paid to commit any."""
    table = norr("leader.shval_harbinger", sardakk_norr={"space": {"102": "carrier, infantry"}, "goods": 6})
    say(table, "sardakk_norr act tactical; sardakk_norr activate 000; sardakk_norr move_from 102")
    say(table, "sardakk_norr move carrier, infantry; sardakk_norr react leader.shval_harbinger")
    say(table, "sardakk_norr custodians yes; sardakk_norr pay 6 trade_good; sardakk_norr commit infantry@mecatol_rex")
    assert on_planet(table, "mecatol_rex") == ("sardakk_norr", {"infantry": 1})
    assert fleet(table, "sardakk_norr", "000") == {}


def test_shval_follows_an_own_move() -> None:
    shval = {"sardakk_norr": {"space": {"203": "carrier, infantry"}}}
    table = norr("leader.shval_harbinger", **shval)
    say(table, "sardakk_norr act tactical; sardakk_norr activate 203")
    assert asked(table) == {"sardakk_norr": "commit"}, "nobody has moved"
    table = norr("leader.shval_harbinger", planets={"quann": "letnev:"}, letnev={"space": {"202": "cruiser"}}, **shval)
    say(table, "sardakk_norr act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move cruiser")
    assert asked(table) != {"sardakk_norr": "react"}, "Letnev has"
