"""Set-ups of space combats and invasions with the texts that count most in the odds. Not all that count take part:
War Funding, Tekklar Legion, Experimental Battlestation and some units that only change numbers do not."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.rules.data import CRUISER, DREADNOUGHT, FIGHTER
from tests.ti4.fought import SetUp

PLAIN = "hacan, winnu, letnev"
BESIDE: dict[str, Any] = {
    "planets": {"vefut_ii": "winnu: 2 pds", "wellon": "hacan: pds"},
    "tiles": {"103": "20", "102": "19"},
}
"""PDS of the defender in the system, one of the attacker beside it."""
NEAR_HOME: dict[str, Any] = {"tiles": {"102": "20", "104": "19"}, "planets": {"vefut_ii": "winnu:", "wellon": "hacan:"}}
"""Both have a planet beside the system to retreat to."""


def playing(**cards: int) -> FightPlan:
    """A plan with cards."""
    return FightPlan(cards={f"card.{name}": n for name, n in cards.items()})


SPACE: dict[str, SetUp] = {
    "nothing but dice": SetUp(PLAIN, "2 cruiser, 3 fighter, carrier, dreadnought", "3 cruiser, 4 fighter, carrier"),
    "only cruisers": SetUp(PLAIN, "3 cruiser", "2 cruiser, destroyer"),
    "fighters first of many": SetUp(
        PLAIN, "3 carrier, 9 fighter, destroyer", "dreadnought, 2 carrier, 6 fighter, cruiser"
    ),
    "damaged ships": SetUp(PLAIN, "dreadnought, 2 damaged_dreadnought", "damaged_dreadnought, 4 cruiser"),
    "war suns": SetUp(
        PLAIN,
        "war_sun, 2 fighter",
        "war_sun, 2 destroyer",
        attacker={"technologies": "war_sun"},
        defender={"technologies": "war_sun"},
    ),
    "upgrades": SetUp(
        PLAIN,
        "2 cruiser, carrier, 4 fighter, dreadnought",
        "4 cruiser, carrier, 3 fighter",
        attacker={"technologies": "cruiser_ii, fighter_ii, dreadnought_ii"},
        defender={"technologies": "fighter_ii"},
    ),
    "barrage by better destroyers": SetUp(
        PLAIN,
        "2 destroyer, carrier, 2 fighter, cruiser",
        "2 carrier, 6 fighter, 2 cruiser",
        attacker={"technologies": "destroyer_ii"},
    ),
    "waylay": SetUp(PLAIN, "4 destroyer", "2 cruiser, carrier, 2 fighter", plans=(playing(waylay=1), FightPlan())),
    "a nebula": SetUp(PLAIN, "3 cruiser, dreadnought", "3 cruiser", more={"tiles": {"103": "42"}}),
    "space cannons of both, and a laser": SetUp(
        PLAIN,
        "3 cruiser, dreadnought, carrier, 2 fighter",
        "2 cruiser, dreadnought",
        attacker={"technologies": "plasma_scoring, pds_ii"},
        defender={"technologies": "pds_ii, plasma_scoring, graviton_laser_system"},
        more=BESIDE,
    ),
    "deflectors and jets": SetUp(
        PLAIN,
        "3 cruiser",
        "2 cruiser",
        attacker={"technologies": "antimass_deflectors"},
        plans=(playing(maneuvering_jets=1), FightPlan()),
        more=BESIDE,
    ),
    "armor against a cannon": SetUp(
        PLAIN,
        "3 dreadnought, cruiser",
        "2 dreadnought, cruiser, 2 fighter",
        attacker={"technologies": "duranium_armor"},
        defender={"technologies": "assault_cannon"},
    ),
    "armor on both sides": SetUp(
        PLAIN,
        "3 dreadnought, 3 fighter",
        "3 dreadnought, 2 cruiser",
        attacker={"technologies": "duranium_armor"},
        defender={"technologies": "duranium_armor, dreadnought_ii"},
    ),
    "Letnev against Mentak": SetUp(
        "letnev, mentak, sol",
        "4 cruiser, flagship",
        "2 cruiser, 2 destroyer, dreadnought",
        attacker={
            "goods": 4,
            "texts": "unit.arc_secundus, leader.viscount_unlenn",
            "technologies": "non_euclidean_shielding",
        },
        more={"sheets": "letnev, mentak"},
    ),
    "the Fourth Moon": SetUp(
        "letnev, mentak, sol",
        "3 dreadnought, flagship",
        "flagship, 3 cruiser, destroyer",
        attacker={"texts": "unit.arc_secundus"},
        defender={"texts": "unit.fourth_moon"},
        more={"sheets": "mentak"},
    ),
    "cards of both": SetUp(
        PLAIN,
        "2 dreadnought, 2 cruiser, 2 fighter",
        "2 dreadnought, 3 cruiser",
        plans=(playing(morale_boost=1, shields_holding=1, fighter_prototype=1), playing(direct_hit=1)),
    ),
    "emergency repairs": SetUp(
        PLAIN,
        "3 dreadnought",
        "2 dreadnought, 2 cruiser",
        plans=(playing(emergency_repairs=1), playing(direct_hit=2)),
    ),
    "a retreat in round two": SetUp(
        PLAIN,
        "3 cruiser, dreadnought",
        "3 cruiser, dreadnought",
        plans=(FightPlan(), FightPlan(leave=2)),
        more=NEAR_HOME,
    ),
    "a retreat when few are left": SetUp(
        PLAIN,
        "4 cruiser",
        "4 cruiser",
        plans=(FightPlan(few=2), FightPlan()),
        more=NEAR_HOME,
    ),
    "another order of losses": SetUp(
        PLAIN,
        "dreadnought, 2 cruiser, 2 fighter, carrier",
        "3 cruiser, carrier, 2 fighter",
        plans=(FightPlan(order=(CRUISER, DREADNOUGHT, FIGHTER)), FightPlan(sustains=False)),
    ),
    "aimed hits and a flagship that hits three times": SetUp(
        "l1z1x, jol_nar, sol",
        "3 dreadnought, flagship",
        "2 cruiser, 5 fighter, carrier, flagship",
        attacker={"texts": "unit.0_0_1"},
        defender={"texts": "unit.j_n_s_hylarim"},
        more={"sheets": "jol_nar"},
    ),
    "N'orr with their flagship": SetUp(
        "sardakk_norr, winnu, sol",
        "2 cruiser, flagship",
        "4 cruiser, flagship",
        attacker={"texts": "unit.cmorran_norr"},
        defender={"texts": "unit.salai_sai_corian"},
        more={"sheets": "sardakk_norr"},
    ),
    "raids": SetUp(
        "argent, winnu, sol",
        "4 destroyer, 2 cruiser",
        "2 dreadnought, carrier, 2 fighter",
        attacker={"texts": "leader.trrakan_aun_zulok"},
        more={"sheets": "argent"},
    ),
    "Ta Zern": SetUp(
        "jol_nar, winnu, sol",
        "3 destroyer, 3 cruiser",
        "2 carrier, 6 fighter",
        attacker={"texts": "leader.ta_zern"},
        more={"sheets": "jol_nar"},
    ),
    "Van Hauge": SetUp(
        "yin, winnu, sol",
        "flagship, 2 destroyer",
        "2 dreadnought, 3 cruiser",
        attacker={"texts": "unit.van_hauge"},
    ),
    "the Prophecy of Ixth": SetUp(
        PLAIN, "carrier, 4 fighter, cruiser", "3 cruiser", more={"laws": "agenda.prophecy_of_ixth hacan"}
    ),
    "supercharged": SetUp("naaz_rokha, winnu, sol", "3 cruiser", "3 cruiser", attacker={"technologies": "supercharge"}),
    "Tellurian": SetUp("ul, winnu, sol", "2 dreadnought", "3 cruiser", attacker={"texts": "leader.tellurian"}),
    "a splicer at a wormhole": SetUp(
        "creuss, winnu, sol",
        "2 cruiser, destroyer",
        "dreadnought, cruiser",
        attacker={"technologies": "dimensional_splicer"},
        more={"tiles": {"103": "39"}},
    ),
    "Rickar Rickani beside a legendary planet": SetUp(
        "winnu, sol, hacan",
        "2 cruiser",
        "3 cruiser",
        attacker={"texts": "leader.rickar_rickani"},
        more={"tiles": {"103": "65"}},
    ),
    "a fleet of fighters": SetUp(PLAIN, "2 carrier, 8 fighter", "2 carrier, 7 fighter, cruiser"),
    "two ambushes": SetUp(
        "mentak, winnu, sol", "3 cruiser, destroyer", "2 dreadnought, destroyer", more={"sheets": "mentak"}
    ),
    "an ambush against shields": SetUp(
        "mentak, winnu, sol",
        "3 cruiser",
        "2 cruiser, 2 destroyer",
        plans=(FightPlan(), playing(shields_holding=1)),
        more={"sheets": "mentak"},
    ),
    "cannons on both sides": SetUp(
        PLAIN,
        "3 cruiser, carrier, 2 fighter",
        "2 cruiser, 2 destroyer, dreadnought",
        attacker={"technologies": "assault_cannon"},
        defender={"technologies": "assault_cannon"},
    ),
    "munitions in every round": SetUp(
        "letnev, winnu, sol", "2 cruiser", "3 cruiser", attacker={"goods": 12}, more={"sheets": "letnev"}
    ),
    "two shields": SetUp(PLAIN, "3 cruiser", "4 cruiser", plans=(playing(shields_holding=2), FightPlan())),
    "a retreat of the attacker": SetUp(
        PLAIN, "3 cruiser", "3 cruiser, destroyer", plans=(FightPlan(leave=1), FightPlan()), more=NEAR_HOME
    ),
    "both would retreat": SetUp(
        PLAIN, "4 cruiser", "4 cruiser", plans=(FightPlan(leave=2), FightPlan(leave=2)), more=NEAR_HOME
    ),
    "a flagship under Quetzecoatl's wings": SetUp(
        "argent, winnu, sol",
        "flagship, 2 cruiser",
        "3 cruiser",
        attacker={"texts": "unit.quetzecoatl"},
        more={"planets": {"vefut_ii": "winnu: 2 pds"}, "tiles": {"103": "20"}},
    ),
    "a mech that sustains damage for ships": SetUp(
        "nomad, winnu, sol",
        "carrier, 2 cruiser, 2 mech",
        "3 cruiser",
        attacker={"texts": "unit.quantum_manipulator"},
    ),
    "weak war suns": SetUp(
        PLAIN,
        "war_sun, cruiser",
        "4 cruiser",
        attacker={"technologies": "war_sun"},
        more={"laws": "agenda.publicize_weapon_schematics"},
    ),
}
GROUND: dict[str, SetUp] = {
    "nothing but dice": SetUp(PLAIN, "carrier, 4 infantry", garrison="3 infantry"),
    "mechs": SetUp(PLAIN, "carrier, 2 infantry, 2 mech", garrison="3 infantry, mech"),
    "bombardment": SetUp(PLAIN, "3 dreadnought, carrier, 2 infantry", garrison="5 infantry"),
    "bombardment with plasma": SetUp(
        PLAIN,
        "2 dreadnought, carrier, 3 infantry",
        garrison="5 infantry",
        attacker={"technologies": "plasma_scoring"},
    ),
    "a shield and a grid": SetUp(
        PLAIN,
        "2 dreadnought, 2 carrier, 5 infantry, mech",
        garrison="3 infantry, mech, pds",
        defender={"technologies": "magen_defense_grid"},
    ),
    "a war sun against a shield": SetUp(
        PLAIN, "war_sun, 3 infantry", garrison="5 infantry, pds", attacker={"technologies": "war_sun"}
    ),
    "many cannons": SetUp(
        PLAIN, "2 carrier, 6 infantry", garrison="3 infantry, 2 pds", defender={"technologies": "pds_ii"}
    ),
    "a bunker": SetUp(
        PLAIN, "3 dreadnought, carrier, 3 infantry", garrison="4 infantry", plans=(FightPlan(), playing(bunker=1))
    ),
    "disabled": SetUp(
        PLAIN,
        "2 dreadnought, carrier, 4 infantry",
        garrison="4 infantry, 2 pds",
        plans=(playing(disable=1), FightPlan()),
    ),
    "a fire team and morale": SetUp(
        PLAIN, "carrier, 4 infantry", garrison="4 infantry", plans=(playing(fire_team=1), playing(morale_boost=1))
    ),
    "valkyries": SetUp(
        "sardakk_norr, winnu, sol",
        "2 carrier, 3 infantry, 2 mech",
        garrison="6 infantry, 2 mech",
        attacker={"technologies": "valkyrie_particle_weave", "texts": "unit.valkyrie_exoskeleton"},
        more={"sheets": "sardakk_norr"},
    ),
    "harrow": SetUp(
        "l1z1x, sol, hacan",
        "2 dreadnought, carrier, 4 infantry",
        garrison="5 infantry, mech",
        defender={"texts": "leader.evelyn_delouis"},
        more={"sheets": "l1z1x"},
    ),
    "Moll Terminus": SetUp(
        "mentak, winnu, sol",
        "carrier, 2 infantry, mech",
        garrison="2 infantry, 2 mech",
        attacker={"texts": "unit.moll_terminus"},
    ),
    "fragile": SetUp("sol, jol_nar, hacan", "carrier, 4 infantry", garrison="4 infantry", more={"sheets": "jol_nar"}),
    "armored mechs": SetUp(
        PLAIN, "carrier, 2 infantry, 2 mech", garrison="3 infantry, 2 mech", defender={"technologies": "duranium_armor"}
    ),
    "spec ops": SetUp("sol, winnu, hacan", "carrier, 4 infantry", garrison="4 infantry"),
    "evelyn and morale": SetUp(
        "sol, winnu, hacan",
        "carrier, 3 infantry",
        garrison="3 infantry",
        attacker={"texts": "leader.evelyn_delouis"},
        plans=(playing(morale_boost=1), FightPlan()),
    ),
    "a bombardment by Ta Zern": SetUp(
        "jol_nar, winnu, sol",
        "2 dreadnought, carrier, 3 infantry",
        garrison="4 infantry",
        attacker={"texts": "leader.ta_zern"},
    ),
    "disrupted cannons": SetUp(
        "letnev, winnu, sol",
        "2 carrier, 5 infantry",
        garrison="3 infantry, 2 pds",
        attacker={"technologies": "l4_disruptors"},
    ),
}
