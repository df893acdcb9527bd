"""The Universities of Jol-Nar of Twilight Imperium 4: fragile units, brilliant minds, and what others learn of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.copies import copies
from orrery.games.ti4.rules.nouns import NOTE, TECHNOLOGY
from orrery.games.ti4.rules.research import researchable
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.councils import cast
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

TABLE = "jol_nar, sol, letnev"


def attack(mine: str, theirs: str, *, dice: Sequence[int] = (), jol_nar: dict[str, Any], **more: Any) -> Table:
    """Jol-Nar has moved from 204 into 103, where Sol has ships."""
    table = position(
        TABLE, jol_nar={**jol_nar, "space": {"204": mine}}, sol={"space": {"103": theirs}}, dice=dice, **more
    )
    say(table, f"jol_nar act tactical; jol_nar activate 103; jol_nar move_from 204; jol_nar move {mine}")
    return table


def rolls(table: Table) -> list[int]:
    """The hits of each roll so far."""
    return [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"]


# --- abilities ---------------------------------------------------------------------------------------------------


def test_fragile_units_have_minus_one_in_combat_and_nowhere_else() -> None:
    "faction.jol_nar.fragile"
    fragile = {"texts": "faction.jol_nar.fragile"}
    table = attack("2 cruiser", "cruiser", dice=[7, 8, 1], jol_nar=fragile)
    assert rolls(table)[0] == 1, "a 7 is no hit, an 8 is"
    table = attack("destroyer", "carrier, 2 fighter", dice=[9, 1], jol_nar=fragile)
    assert rolls(table)[0] == 1, "the barrage hits with a 9 as always"


def test_a_shield_paling_protects_infantry_on_its_planet() -> None:
    "unit.shield_paling"
    for texts, hits in (("faction.jol_nar.fragile", 0), ("faction.jol_nar.fragile, unit.shield_paling", 1)):
        table = position(
            TABLE,
            tiles={"103": "20"},
            planets={"vefut_ii": "sol: 2 infantry"},
            jol_nar={"texts": texts, "space": {"204": "carrier, infantry, mech"}},
            dice=[8, 6, 1, 1],
        )
        say(table, "jol_nar act tactical; jol_nar activate 103; jol_nar move_from 204")
        say(table, "jol_nar move carrier, infantry, mech; jol_nar commit infantry@vefut_ii, mech@vefut_ii")
        assert rolls(table)[0] == hits, "the 8 of the infantry counts, the 6 of the mech does not"


def follow(**jol_nar: Any) -> Table:
    """Sol has played Technology, and Jol-Nar may follow."""
    table = position("sol, jol_nar, letnev", sol={"strategies": "technology"}, jol_nar=jol_nar)
    say(table, "jol_nar act pass; letnev act pass; sol act technology; sol research neural_motivator")
    return table


def test_brilliant_resolves_the_primary_ability_for_a_token() -> None:
    "faction.jol_nar.brilliant"
    table = follow(texts="faction.jol_nar.brilliant", goods=6)
    say(table, "jol_nar secondary yes; jol_nar react faction.jol_nar.brilliant")
    say(table, "jol_nar research neural_motivator; jol_nar research_more yes; jol_nar pay 6 trade_good")
    say(table, "jol_nar research antimass_deflectors")
    assert technologies(table, "jol_nar") == ["antimass_deflectors", "neural_motivator"]
    assert player(table, "jol_nar").pools[2] == 1
    table = follow(texts="faction.jol_nar.brilliant", exhausted="jol, nar")
    assert asked(table) == {"jol_nar": "secondary"}, "without any resources, too"
    table = follow(exhausted="jol, nar")
    assert "jol_nar" not in asked(table)


def test_brilliant_is_for_the_own_secondary_ability_of_technology() -> None:
    brilliant = "faction.jol_nar.brilliant"
    table = position(
        "sol, letnev, jol_nar", sol={"strategies": "technology"}, letnev={"goods": 4}, jol_nar={"texts": brilliant}
    )
    say(table, "letnev act pass; jol_nar act pass; sol act technology; sol research neural_motivator")
    say(table, "letnev secondary yes")
    assert asked(table) == {"letnev": "pay"}
    table = position(
        "sol, jol_nar, letnev", sol={"strategies": "diplomacy"}, jol_nar={"texts": brilliant, "exhausted": "jol"}
    )
    say(table, "sol act diplomacy; sol shield_system 304; jol_nar secondary yes")
    assert "react" not in asked(table).values()


def test_brilliant_asks_for_a_command_token() -> None:
    """Galactic Crisis Pact brings the secondary ability for nothing."""
    table = position(
        "sol, jol_nar, letnev",
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.galactic_crisis_pact, agenda.mutiny",
        custodians=False,
        jol_nar={"texts": "faction.jol_nar.brilliant", "goods": 4},
    )
    cast(table, "jol_nar strategy.technology jol")
    say(table, "letnev vote nothing; sol vote nothing; sol secondary no; jol_nar secondary yes")
    assert asked(table) == {"jol_nar": "pay"}


def test_analytical_ignores_a_prerequisite_but_not_of_upgrades() -> None:
    "faction.jol_nar.analytical"
    table = position(TABLE, jol_nar={"texts": "faction.jol_nar.analytical"})
    found = {TECHNOLOGY.names[t] for t in researchable(state(table), Seat(0))}
    assert "gravity_drive" in found
    assert "fleet_logistics" not in found, "that would be two"
    table = position(TABLE, jol_nar={"texts": "faction.jol_nar.analytical", "technologies": "neural_motivator"})
    found = {TECHNOLOGY.names[t] for t in researchable(state(table), Seat(0))}
    assert "dacxive_animators" in found
    assert "infantry_ii" not in found, "it lacks one of two"


# --- technologies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR E.2")
def test_e_res_siphons_pay_for_every_activation_of_a_system_with_ships() -> None:
    "technology.e_res_siphons"
    table = position(
        "sol, jol_nar, letnev",
        jol_nar={"technologies": "e_res_siphons", "space": {"103": "carrier, infantry"}},
        sol={"space": {"204": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 103")
    assert player(table, "jol_nar").goods == 4
    say(table, "sol move_from nothing; jol_nar act tactical; jol_nar activate 103")
    assert player(table, "jol_nar").goods == 4, "not for one's own"


def test_a_spacial_conduit_cylinder_joins_the_active_system_with_others() -> None:
    "technology.spacial_conduit_cylinder"
    for used, found in (("nothing", False), ("technology.spacial_conduit_cylinder", True)):
        table = position(
            TABLE,
            jol_nar={
                "technologies": "spacial_conduit_cylinder",
                "space": {"309": "carrier", "203": "carrier", "205": "destroyer"},
                "tokens": "205",
            },
        )
        say(table, f"jol_nar act tactical; jol_nar activate 309; jol_nar react {used}")
        assert (asked(table) == {"jol_nar": "move_from"}) is found
    assert "205" not in options(table, "jol_nar"), "what has a command token stays where it is"
    say(table, "jol_nar move_from 203; jol_nar move carrier")
    assert fleet(table, "jol_nar", "309") == {"carrier": 2}
    assert state(table).effects == []


# --- units and the note ------------------------------------------------------------------------------------------


def test_a_9_of_the_j_n_s_hylarim_is_three_hits() -> None:
    "unit.j_n_s_hylarim"
    table = attack(
        "flagship",
        "4 cruiser",
        dice=[9, 6, 1, 1, 1, 1],
        jol_nar={"texts": "unit.j_n_s_hylarim, faction.jol_nar.fragile"},
    )
    assert rolls(table)[0] == 3, "9 is looked at before it becomes an 8; the 6 becomes a 5"
    table = attack("flagship", "4 cruiser", dice=[9, 6, 1, 1, 1, 1], jol_nar={})
    assert rolls(table)[0] == 2


def test_the_hits_of_other_ships_beside_the_j_n_s_hylarim_are_single() -> None:
    table = attack("cruiser", "2 carrier", dice=[9, 1, 1], jol_nar={"texts": "unit.j_n_s_hylarim"})
    assert rolls(table)[0] == 1


def test_the_research_agreement_is_about_research_of_its_owner() -> None:
    table = position(
        "letnev, sol, jol_nar", letnev={"strategies": "technology"}, sol={"notes": "research_agreement@jol_nar"}
    )
    say(table, "sol act pass; jol_nar act pass; letnev act technology; letnev research neural_motivator")
    assert "react" not in asked(table).values()


def test_the_research_agreement_brings_what_its_owner_has_researched() -> None:
    "note.research_agreement"
    table = position(
        "jol_nar, sol, letnev",
        jol_nar={"strategies": "technology"},
        sol={"notes": "research_agreement@jol_nar"},
    )
    say(table, "sol act pass; letnev act pass; jol_nar act technology; jol_nar research neural_motivator")
    say(table, "sol react research_agreement@jol_nar")
    assert technologies(table, "sol") == ["neural_motivator"]
    assert NOTE.index["research_agreement@seat_1"] in player(table, "jol_nar").notes


def test_a_research_agreement_is_no_use_for_faction_technologies() -> None:
    table = position(
        "jol_nar, sol, letnev",
        jol_nar={"strategies": "technology", "technologies": "sarween_tools, graviton_laser_system"},
        sol={"notes": "research_agreement@jol_nar"},
    )
    say(table, "sol act pass; letnev act pass; jol_nar act technology; jol_nar research e_res_siphons")
    assert "react" not in asked(table).values()


# --- leaders -----------------------------------------------------------------------------------------------------


def test_doctor_sucaban_lets_infantry_pay_for_research() -> None:
    "leader.doctor_sucaban"
    table = position(
        "jol_nar, sol, letnev",
        jol_nar={"strategies": "technology", "texts": "leader.doctor_sucaban"},
        sol={"goods": 4, "space": {"310": "carrier, 2 infantry"}},
        planets={"jord": "sol: infantry"},
    )
    say(table, "sol act pass; letnev act pass; jol_nar act technology; jol_nar research neural_motivator")
    say(table, "sol secondary yes; jol_nar react leader.doctor_sucaban")
    say(table, "sol aim_source 310, nothing; sol aim_source 310, jord; sol aim_source nothing; sol pay 2 trade_good")
    assert on_planet(table, "jord") == ("sol", {})
    assert fleet(table, "sol", "310") == {"carrier": 1, "infantry": 1}
    assert spent(table, "jol_nar") == ["leader.doctor_sucaban"]


def test_whoever_has_doctor_sucaban_may_research_without_resources() -> None:
    table = follow(texts="leader.doctor_sucaban", exhausted="jol, nar", space={"204": "carrier, 4 infantry"})
    say(table, "jol_nar secondary yes; jol_nar react leader.doctor_sucaban")
    for _ in range(4):
        say(table, "jol_nar aim_source 204, nothing")
    say(table, "jol_nar research neural_motivator")
    assert fleet(table, "jol_nar", "204") == {"carrier": 1}


def test_ta_zern_is_unlocked_by_eight_technologies_and_can_be_lent() -> None:
    "leader.ta_zern"
    seven = (
        "antimass_deflectors, sarween_tools, neural_motivator, plasma_scoring, gravity_drive, bio_stims, transit_diodes"
    )
    zern = text("leader.ta_zern")
    table = position(TABLE, jol_nar={"technologies": seven, "locked": "ta_zern"})
    assert zern not in player(table, "jol_nar").texts
    table = position(
        "sol, jol_nar, letnev",
        jol_nar={"technologies": f"{seven}, fleet_logistics", "locked": "ta_zern"},
        sol={"notes": "alliance@jol_nar", "space": {"204": "2 destroyer"}},
        letnev={"space": {"103": "3 fighter, carrier"}},
        dice=[9, 1, 1, 2, 9, 9, 9],
    )
    assert zern in player(table, "jol_nar").texts
    say(table, "sol act tactical; sol activate 103; sol move_from 204; sol move 2 destroyer")
    say(table, "sol react leader.ta_zern; sol aim_dice 1, 2, 3")
    assert rolls(table)[0] == 4


def test_ta_zern_rerolls_dice_of_unit_abilities() -> None:
    table = attack("2 destroyer", "carrier, 3 fighter", dice=[9, 1, 1, 2, 9, 1], jol_nar={"texts": "leader.ta_zern"})
    say(table, "jol_nar react leader.ta_zern")
    assert why_not(table, "jol_nar aim_dice 0, 1") == "", "any of those dice, also one that has hit"
    say(table, "jol_nar aim_dice 1, 2")
    assert rolls(table)[0] == 2, "a 9 at once, and one of the dice that were rolled again"


def test_ta_zern_rerolls_neither_combat_rolls_nor_dice_of_others() -> None:
    table = attack(
        "2 destroyer",
        "destroyer, carrier, 2 fighter",
        dice=[9, 9, 9, 9, 1, 1, 1, 1, 10, 10],
        jol_nar={"texts": "leader.ta_zern"},
    )
    assert asked(table) == {"jol_nar": "react"}, "after the own barrage"
    say(table, "jol_nar react nothing")
    assert rolls(table) == [4, 0, 0, 2]
    assert asked(table) == {"sol": "act"}


def test_rin_replaces_technologies_by_others_of_their_colour() -> None:
    "leader.rin_the_masters_legacy"
    table = position(
        TABLE,
        jol_nar={
            "technologies": "neural_motivator, e_res_siphons, infantry_ii",
            "texts": "leader.rin_the_masters_legacy",
        },
    )
    player(table, "sol").texts.put(text("technology.e_res_siphons"), 0)
    say(table, "jol_nar act leader.rin_the_masters_legacy; jol_nar aim_replacement hyper_metabolism")
    assert copies(state(table), 1) != []
    assert why_not(table, "jol_nar aim_replacement fleet_logistics") != "", "blue is not yellow"
    say(table, "jol_nar aim_replacement integrated_economy")
    assert {*technologies(table, "jol_nar")} == {"infantry_ii", "integrated_economy", "hyper_metabolism"}
    assert copies(state(table), 1) == [], "whoever had copied the technology has lost it"
    assert text("leader.rin_the_masters_legacy") not in player(table, "jol_nar").texts


def test_a_spacial_conduit_cylinder_needs_own_units_in_the_active_system() -> None:
    table = position(TABLE, jol_nar={"technologies": "spacial_conduit_cylinder", "space": {"203": "carrier"}})
    say(table, "jol_nar act tactical; jol_nar activate 309")
    assert "react" not in asked(table).values()


def test_a_spacial_conduit_cylinder_is_for_own_activations_and_joins_two_systems_at_least() -> None:
    conduit = {"technologies": "spacial_conduit_cylinder"}
    table = position("sol, jol_nar, letnev", jol_nar={**conduit, "space": {"309": "carrier", "203": "carrier"}})
    say(table, "sol act tactical; sol activate 309")
    assert "react" not in asked(table).values()
    table = position(TABLE, jol_nar={**conduit, "space": {"309": "carrier"}})
    say(table, "jol_nar act tactical; jol_nar activate 309")
    assert "react" not in asked(table).values()


def test_a_research_agreement_is_kept_for_something_new() -> None:
    table = position(
        "jol_nar, sol, letnev",
        jol_nar={"strategies": "technology"},
        sol={"notes": "research_agreement@jol_nar", "technologies": "neural_motivator"},
    )
    say(table, "sol act pass; letnev act pass; jol_nar act technology; jol_nar research neural_motivator")
    assert "react" not in asked(table).values()


def test_what_rin_replaces_is_not_researched() -> None:
    """Nobody learns of it by a Research Agreement."""
    table = position(
        TABLE,
        jol_nar={"technologies": "neural_motivator", "texts": "leader.rin_the_masters_legacy"},
        sol={"notes": "research_agreement@jol_nar"},
    )
    say(table, "jol_nar act leader.rin_the_masters_legacy; jol_nar aim_replacement hyper_metabolism")
    assert asked(table) == {"sol": "act"}
