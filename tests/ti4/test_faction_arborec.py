"""The Arborec in Twilight Imperium 4: infantry that produces, and docks that produce none."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import INFANTRY, MECH
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, state, why_not

STATUS = (("status_phase",), ("turn",))


def forest(texts: str = "faction.arborec.mitosis", **more: Any) -> Table:
    """The Arborec at 304, beside Letnev and Hacan; Quann lies at 203."""
    mine = {"texts": texts, **more.pop("arborec", {})}
    return position("arborec, letnev, hacan", tiles={"203": "25", **more.pop("tiles", {})}, arborec=mine, **more)


# --- production by infantry (unit.letani_warrior_i, unit.letani_warrior_ii) ------------------------------------------


@pytest.mark.rule("LRR F.46", "LRR 69.1a")
def test_several_letani_warriors_produce_together_two_infantry_for_one_resource() -> None:
    """The note on letani_warrior_i, letani_warrior_ii."""
    table = forest(planets={"quann": "arborec: 2 infantry"}, arborec={"goods": 1, "exhausted": "quann, nestphar"})
    say(table, "arborec act tactical; arborec activate 203")
    assert why_not(table, "arborec produce 3 infantry") != ""
    say(table, "arborec produce 2 infantry; arborec pay trade_good")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 4})


def test_letani_in_space_produce_as_well() -> None:
    table = forest(arborec={"space": {"203": "carrier, 2 infantry"}, "goods": 3})
    say(table, "arborec act tactical; arborec activate 203")
    say(table, "arborec commit nothing; arborec produce destroyer, infantry; arborec pay 2 trade_good")
    assert fleet(table, "arborec", "203") == {"carrier": 1, "destroyer": 1, "infantry": 3}


def test_mechs_and_upgraded_infantry_produce_two_each() -> None:
    table = forest(
        planets={"quann": "arborec: infantry, mech"}, arborec={"goods": 9, "technologies": "letani_warrior_ii"}
    )
    say(table, "arborec act tactical; arborec activate 203")
    assert why_not(table, "arborec produce 4 infantry") == ""
    assert why_not(table, "arborec produce 4 infantry, destroyer") == "LRR 69.1"


@pytest.mark.rule("LRR F.8")
def test_letani_warrior_ii_comes_back_on_a_six() -> None:
    """technology.letani_warrior_ii: the FAQ on Infantry II applies alike; without a home planet it is lost."""

    def after_loss(die: int, home: str) -> tuple[str, dict[str, int]]:
        table = forest(
            "unit.letani_warrior_ii",
            planets={"quann": "arborec: infantry", "nestphar": home, "lodor": "arborec:"},
            tiles={"204": "26"},
            arborec={"technologies": "letani_warrior_ii"},
            letnev={"space": {"202": "carrier, 2 infantry"}},
            dice=[8, 1, 1, die],
        )
        say(table, "arborec act tactical; arborec activate 102; letnev act tactical; letnev activate 203")
        say(table, "letnev move_from 202; letnev move carrier, 2 infantry; letnev commit 2 infantry@quann")
        assert asked(table) == {"hacan": "act"}
        assert on_planet(table, "nestphar")[1] == {}, "not in others' turns"
        say(table, "hacan act pass")
        return on_planet(table, "nestphar")

    assert after_loss(6, "arborec:") == ("arborec", {"infantry": 1})
    assert after_loss(5, "arborec:") == ("arborec", {})
    assert after_loss(6, "hacan:") == ("hacan", {})


def test_letani_come_back_only_when_they_are_own_ones() -> None:
    table = forest(
        "unit.letani_warrior_ii",
        planets={"quann": "arborec: 2 infantry", "nestphar": "arborec:"},
        arborec={"technologies": "letani_warrior_ii"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[1, 10, 1, 10, 10],
    )
    say(table, "arborec act tactical; arborec activate 102; letnev act tactical; letnev activate 203")
    say(table, "letnev move_from 202; letnev move carrier, infantry; letnev commit infantry@quann; hacan act pass")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 2})
    assert on_planet(table, "nestphar") == ("arborec", {}), "the infantry that was destroyed was Letnev's"


# --- Mitosis ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 69.1d")
def test_docks_never_produce_infantry_whatever_else_is_in_the_system() -> None:
    """The note on letani_warrior_i, mitosis."""
    table = forest(planets={"quann": "arborec: infantry, space_dock"}, arborec={"goods": 9})
    say(table, "arborec act tactical; arborec activate 203")
    assert why_not(table, "arborec produce 2 infantry") != "", "one is what the infantry produces"
    say(table, "arborec produce infantry, 3 fighter; arborec pay 3 trade_good")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 2, "space_dock": 1})


def test_others_docks_produce_infantry_as_ever() -> None:
    table = forest(planets={"quann": "letnev: space_dock"}, letnev={"goods": 9})
    say(table, "arborec act pass; letnev act tactical; letnev activate 203; letnev produce 4 infantry")
    assert asked(table) == {"letnev": "pay"}


@pytest.mark.rule("LRR F.44")
def test_the_secondary_of_warfare_uses_docks_only_and_gives_no_infantry() -> None:
    """The note on letani_warrior_i, letani_warrior_ii."""
    table = forest(
        planets={"nestphar": "arborec: 4 infantry, space_dock"},
        arborec={"goods": 9},
        letnev={"strategies": "warfare"},
    )
    say(table, "arborec act pass; hacan act pass; letnev act warfare")
    say(table, "letnev redistribute 3 tactic, 5 fleet, 2 strategy; arborec secondary yes")
    assert why_not(table, "arborec produce infantry") != ""
    assert why_not(table, "arborec produce 6 fighter") == "LRR 69.1", "3 resources and 2"
    assert why_not(table, "arborec produce 5 destroyer") == ""


def test_mitosis_grows_an_infantry_when_the_status_phase_begins() -> None:
    table = forest(planets={"quann": "arborec:"}, frames=STATUS)
    assert asked(table) == {"arborec": "aim_planet"}
    say(table, "arborec aim_planet quann")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 1})


def test_a_behemoth_may_replace_an_infantry_instead() -> None:
    """unit.letani_behemoth"""
    table = forest(
        "faction.arborec.mitosis, unit.letani_behemoth",
        planets={"quann": "arborec: 2 infantry"},
        arborec={"space": {"304": "carrier, infantry"}},
        frames=STATUS,
    )
    say(table, "arborec react unit.letani_behemoth; arborec aim_source 203, quann")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 1, "mech": 1})
    assert asked(table) != {"arborec": "aim_planet"}, "and no infantry is placed"
    assert player(table, "arborec").reserve[MECH] == 3
    assert player(table, "arborec").reserve[INFANTRY] == 10


def test_no_behemoth_without_a_mech_in_the_reinforcements() -> None:
    table = forest(
        "faction.arborec.mitosis, unit.letani_behemoth", planets={"quann": "arborec: infantry, 4 mech"}, frames=STATUS
    )
    assert asked(table) == {"arborec": "aim_planet"}


# --- Bioplasmosis ----------------------------------------------------------------------------------------------------


def test_bioplasmosis_moves_infantry_to_own_planets_beside_it() -> None:
    """technology.bioplasmosis: not farther, and not twice."""
    table = forest(
        "",
        tiles={"202": "26", "206": "20", "204": "30"},
        planets={
            "quann": "arborec: 3 infantry",
            "lodor": "arborec: infantry",
            "vefut_ii": "arborec:",
            "mellon": "letnev:",
            "zohbat": "arborec:",
            "nestphar": "arborec:",
        },
        arborec={"technologies": "bioplasmosis"},
        frames=(("status_phase_over",), ("turn",)),
    )
    say(table, "arborec react technology.bioplasmosis; arborec aim_source 203, quann")
    targets = options(table, "arborec")
    assert "vefut_ii" not in targets, "too far away"
    assert "mellon" not in targets, "not an own planet"
    assert "lodor" in targets
    say(table, "arborec aim_planet lodor; arborec aim_amount 2; arborec aim_source 202, lodor")
    assert on_planet(table, "lodor") == ("arborec", {"infantry": 2}), "only the one that was there went back"
    say(table, "arborec aim_source nothing")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 2})


def test_bioplasmosis_takes_from_a_planet_only_what_is_there() -> None:
    """technology.bioplasmosis: a planet that nothing is left on is not asked about again."""
    table = forest(
        "",
        tiles={"202": "26", "206": "20", "204": "30"},
        planets={"quann": "arborec: infantry", "lodor": "arborec: infantry", "vefut_ii": "arborec: infantry"},
        arborec={"technologies": "bioplasmosis"},
        frames=(("status_phase_over",), ("turn",)),
    )
    say(table, "arborec react technology.bioplasmosis; arborec aim_source 203, quann; arborec aim_planet lodor")
    assert options(table, "arborec") == ["202+lodor", "none"], "Quann is empty"


@pytest.mark.parametrize(
    "planets",
    [
        {"quann": "arborec:", "vefut_ii": "arborec: infantry"},
        {"quann": "arborec: mech", "lodor": "arborec:"},
    ],
)
def test_bioplasmosis_needs_infantry_and_a_place_beside_it(planets: dict[str, str]) -> None:
    """technology.bioplasmosis"""
    table = forest(
        "",
        tiles={"202": "26", "206": "20", "204": "30"},
        planets=planets,
        arborec={"technologies": "bioplasmosis"},
        frames=(("status_phase_over",), ("turn",)),
    )
    assert asked(table) != {"arborec": "react"}


# --- Duha Menaimon ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.45")
def test_the_flagship_produces_only_where_it_is_when_the_system_is_activated() -> None:
    """unit.duha_menaimon"""
    table = forest("unit.duha_menaimon", arborec={"space": {"304": "flagship"}, "goods": 9})
    say(table, "arborec act tactical; arborec activate 203; arborec move_from 304; arborec move flagship")
    assert asked(table) == {"letnev": "act"}
    table = forest("unit.duha_menaimon", arborec={"space": {"203": "flagship"}, "goods": 9})
    say(table, "arborec act tactical; arborec activate 203; arborec react unit.duha_menaimon")
    assert why_not(table, "arborec produce 6 fighter") == "LRR 69.1"
    say(table, "arborec produce 2 infantry, 3 fighter; arborec pay 3 trade_good")
    assert fleet(table, "arborec", "203") == {"flagship": 1, "infantry": 2, "fighter": 3}


def test_the_flagship_produces_nothing_when_others_come_to_it() -> None:
    table = forest(
        "unit.duha_menaimon",
        arborec={"space": {"203": "flagship"}, "goods": 9},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "arborec act pass; letnev act tactical; letnev activate 203")
    assert asked(table) == {"letnev": "move_from"}


# --- Stymie ----------------------------------------------------------------------------------------------------------


def stymied(**more: Any) -> Table:
    table = forest(
        tiles={"204": "26"},
        planets={"quann": "arborec: space_dock, infantry", "lodor": "letnev: infantry"},
        letnev={"notes": "stymie@arborec", **more.pop("letnev", {})},
        arborec={"goods": 9},
        **more,
    )
    say(table, "arborec act tactical; arborec activate 102; letnev act stymie@arborec; hacan act pass")
    return table


def test_stymie_stops_production_in_and_beside_systems_with_units_of_its_holder() -> None:
    """note.stymie: 204 lies beside 203."""
    table = stymied()
    say(table, "arborec act tactical; arborec activate 203")
    assert asked(table) == {"letnev": "act"}, "nothing is produced"


def test_stymie_stops_nobody_but_its_owner() -> None:
    table = forest(
        planets={"quann": "hacan: space_dock"},
        letnev={"notes": "stymie@arborec", "space": {"204": "cruiser"}},
        hacan={"goods": 1},
    )
    say(table, "arborec act pass; letnev act stymie@arborec; hacan act tactical; hacan activate 203")
    assert asked(table) == {"hacan": "produce"}


def test_units_in_home_systems_do_not_count_for_stymie() -> None:
    table = forest(
        planets={"quann": "arborec: space_dock"},
        letnev={"notes": "stymie@arborec", "space": {"304": "cruiser"}},
        arborec={"goods": 9},
    )
    say(table, "arborec act tactical; arborec activate 102; letnev act stymie@arborec; hacan act pass")
    say(table, "arborec act tactical; arborec activate 203")
    assert asked(table) == {"arborec": "produce"}, "though the cruiser is beside it"


def test_stymie_goes_back_when_its_holder_marches_against_its_owner() -> None:
    table = stymied()
    say(table, "arborec act tactical; arborec activate 101; letnev act tactical; letnev activate 203")
    assert NOTE.index["stymie@seat_1"] in player(table, "arborec").notes
    assert TEXT.index["note.stymie"] not in player(table, "letnev").texts


# --- leaders ---------------------------------------------------------------------------------------------------------


def test_letani_ospha_replaces_a_ship_with_a_dearer_one() -> None:
    """leader.letani_ospha: the owner of the ship decides."""
    table = forest("leader.letani_ospha", letnev={"space": {"203": "cruiser, destroyer"}})
    say(table, "arborec act leader.letani_ospha; arborec aim_figure letnev, cruiser, 203")
    assert asked(table) == {"letnev": "aim_yes"}
    say(table, "letnev aim_yes yes")
    assert options(table, "letnev") == ["destroyer", "carrier", "dreadnought"], "up to 4 resources"
    say(table, "letnev aim_unit dreadnought")
    assert fleet(table, "letnev", "203") == {"dreadnought": 1, "destroyer": 1}
    assert "leader.letani_ospha" in spent(table, "arborec")


def test_letani_ospha_adds_up_to_two_resources_and_nobody_has_to() -> None:
    table = forest("leader.letani_ospha", letnev={"space": {"203": "destroyer"}})
    say(table, "arborec act leader.letani_ospha; letnev aim_yes yes")
    assert options(table, "letnev") == ["cruiser", "carrier"], "not a dreadnought"
    table = forest("leader.letani_ospha", letnev={"space": {"203": "destroyer"}})
    say(table, "arborec act leader.letani_ospha; letnev aim_yes no")
    assert fleet(table, "letnev", "203") == {"destroyer": 1}


def test_letani_ospha_replaces_a_damaged_ship_with_a_whole_one_of_its_type() -> None:
    for mine, same in (("dreadnought", []), ("damaged_dreadnought", ["dreadnought"])):
        table = forest("leader.letani_ospha", arborec={"space": {"203": mine}})
        say(table, "arborec act leader.letani_ospha; arborec aim_yes yes")
        assert [it for it in options(table, "arborec") if it == "dreadnought"] == same
    say(table, "arborec aim_unit dreadnought")
    assert fleet(table, "arborec", "203") == {"dreadnought": 1}


def test_letani_ospha_need_not_replace_an_own_ship_either() -> None:
    """ "That player may": an agent can be used to win time."""
    table = forest("leader.letani_ospha", arborec={"space": {"203": "cruiser"}})
    say(table, "arborec act leader.letani_ospha; arborec aim_yes no")
    assert fleet(table, "arborec", "203") == {"cruiser": 1}
    assert "leader.letani_ospha" in spent(table, "arborec")


def test_dirzuga_rophal_is_unlocked_by_twelve_ground_forces_on_own_planets() -> None:
    table = forest(
        "", planets={"quann": "arborec: 9 infantry, 2 mech"}, arborec={"locked": "dirzuga_rophal"}, tiles={"204": "26"}
    )
    assert player(table, "arborec").locked
    state(table).players[0].ground[next(iter(state(table).players[0].ground))].add(INFANTRY)
    unlock_leaders(state(table))
    assert player(table, "arborec").locked == []


def test_dirzuga_rophal_produces_a_unit_where_another_player_comes() -> None:
    """leader.dirzuga_rophal, lent by an alliance, for the units of whoever uses it."""
    table = forest(
        "leader.dirzuga_rophal",
        planets={"quann": "letnev: space_dock"},
        letnev={"notes": "alliance@arborec", "goods": 2},
        hacan={"space": {"202": "cruiser"}},
    )
    say(table, "arborec act pass; letnev act pass; hacan act tactical; hacan activate 203")
    say(table, "letnev react leader.dirzuga_rophal")
    assert why_not(table, "letnev produce 2 infantry") == "LRR 69.1"
    say(table, "letnev produce infantry; letnev pay trade_good")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1, "space_dock": 1})
    assert asked(table) == {"hacan": "move_from"}


def test_dirzuga_rophal_is_no_answer_to_an_own_activation() -> None:
    table = forest("leader.dirzuga_rophal", planets={"quann": "arborec: space_dock"}, arborec={"goods": 2})
    say(table, "arborec act tactical; arborec activate 203")
    assert asked(table) == {"arborec": "produce"}


def test_letani_miasmiala_produces_wherever_there_are_own_ground_forces() -> None:
    """leader.letani_miasmiala"""
    table = forest(
        "faction.arborec.mitosis, leader.letani_miasmiala",
        tiles={"206": "20"},
        planets={"quann": "arborec: infantry", "vefut_ii": "arborec: mech", "nestphar": "arborec: space_dock"},
        arborec={"goods": 9},
    )
    say(table, "arborec act leader.letani_miasmiala")
    assert options(table, "arborec") == ["203", "206", "none"], "not at home, where there are none"
    say(table, "arborec aim_origin 203; arborec produce 8 infantry; arborec pay 4 trade_good")
    say(table, "arborec aim_origin 206; arborec produce carrier; arborec pay 3 trade_good")
    assert on_planet(table, "quann") == ("arborec", {"infantry": 9})
    assert fleet(table, "arborec", "206") == {"carrier": 1}
    assert TEXT.index["leader.letani_miasmiala"] not in player(table, "arborec").texts
