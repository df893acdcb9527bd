"""Set-ups of space combats and invasions; every text that counts in the odds is in one of them."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.rules.data import CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP
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


def using(**texts: int) -> FightPlan:
    """A plan with other texts, `faction__yin__devotion` for "faction.yin.devotion"."""
    return FightPlan(cards={name.replace("__", "."): n for name, n in texts.items()})


TOUGH = {"texts": "technology.non_euclidean_shielding, technology.duranium_armor"}
"""Ships that cancel two hits each and are repaired in turn."""


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
    "neither can win": SetUp(PLAIN, "2 dreadnought", "2 dreadnought", attacker=TOUGH, defender=TOUGH),
    "neither can win later on": SetUp(PLAIN, "3 dreadnought", "2 dreadnought, cruiser", attacker=TOUGH, defender=TOUGH),
    "neither can win, with a way back": SetUp(
        PLAIN, "2 dreadnought, cruiser", "2 dreadnought, fighter", attacker=TOUGH, defender=TOUGH, more=NEAR_HOME
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
    "an ambush before a cannon": SetUp(
        "mentak, sol, letnev",
        "2 cruiser, carrier",
        "3 cruiser",
        attacker={"texts": "faction.mentak.ambush"},
        defender={"technologies": "assault_cannon"},
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
SPACE |= {
    "courage against a Direct Hit": SetUp(
        PLAIN,
        "3 cruiser, dreadnought, 2 fighter",
        "2 dreadnought, 3 cruiser",
        plans=(playing(courageous_to_the_end=1), playing(direct_hit=1)),
    ),
    "courage before a cannon": SetUp(
        PLAIN,
        "3 cruiser, 2 destroyer",
        "4 cruiser, fighter",
        attacker={"technologies": "assault_cannon"},
        plans=(FightPlan(), playing(courageous_to_the_end=1)),
    ),
    "an intercepted retreat": SetUp(
        PLAIN,
        "4 cruiser",
        "4 cruiser",
        plans=(playing(intercept=1), FightPlan(few=2)),
        more=NEAR_HOME,
    ),
    "a rout": SetUp(PLAIN, "4 cruiser", "3 cruiser", plans=(FightPlan(), playing(rout=1)), more=NEAR_HOME),
    "a skilled retreat in round three": SetUp(
        PLAIN,
        "4 cruiser",
        "4 cruiser",
        plans=(FightPlan(), playing(skilled_retreat=1)._replace(leave=3)),
        more=NEAR_HOME,
    ),
    "a skilled retreat when few are left": SetUp(
        PLAIN,
        "2 destroyer, cruiser, 2 fighter",
        "3 cruiser, 2 fighter",
        plans=(playing(skilled_retreat=1)._replace(few=2), FightPlan()),
        more=NEAR_HOME,
    ),
    "nobody retreats from a fight they were driven into": SetUp(
        "mahact, winnu, sol",
        "3 cruiser",
        "4 cruiser",
        plans=(FightPlan(leave=2), FightPlan(few=2)),
        more=NEAR_HOME | {"planets": {"vefut_ii": "winnu:", "wellon": "mahact:"}},
        driven=True,
    ),
    "an experimental battlestation": SetUp(
        PLAIN,
        "3 cruiser",
        "2 cruiser",
        plans=(FightPlan(), playing(experimental_battlestation=1)),
        more={"planets": {"vefut_ii": "winnu: space_dock"}, "tiles": {"103": "20"}},
    ),
    "war funding": SetUp(
        "winnu, sol, letnev",
        "3 cruiser",
        "4 cruiser",
        attacker={"notes": "war_funding@letnev"},
        plans=(using(note__war_funding=1), FightPlan()),
        more={"letnev": {"goods": 2}},
    ),
    "strike wings at a barrage": SetUp(
        "winnu, sol, argent",
        "2 destroyer, cruiser",
        "carrier, 4 fighter, cruiser",
        attacker={"notes": "strike_wing_ambuscade@argent"},
        plans=(using(note__strike_wing_ambuscade=1), FightPlan()),
    ),
    "the cavalry": SetUp(
        "winnu, sol, nomad",
        "3 cruiser, 2 fighter",
        "2 dreadnought, 2 fighter",
        attacker={"notes": "the_cavalry@nomad"},
        plans=(using(note__the_cavalry=1), FightPlan()),
    ),
    "the cavalry in ambush": SetUp(
        "mentak, sol, nomad",
        "2 cruiser, destroyer",
        "2 dreadnought, 2 fighter",
        attacker={"notes": "the_cavalry@nomad"},
        plans=(using(note__the_cavalry=1), FightPlan()),
        more={"sheets": "mentak", "nomad": {"technologies": "memoria_ii", "texts": "unit.memoria_ii"}},
    ),
    "courage of the Cavalry": SetUp(
        "winnu, sol, nomad",
        "2 carrier",
        "3 cruiser",
        attacker={"notes": "the_cavalry@nomad"},
        plans=(using(note__the_cavalry=1, courageous_to_the_end=1), FightPlan()),
    ),
    "a raid formation against the Cavalry": SetUp(
        "argent, winnu, nomad",
        "3 destroyer",
        "2 cruiser, fighter",
        defender={"notes": "the_cavalry@nomad"},
        plans=(FightPlan(), using(note__the_cavalry=1)),
        more={"sheets": "argent"},
    ),
    "the cavalry in armor": SetUp(
        "winnu, sol, nomad",
        "2 cruiser",
        "2 cruiser",
        attacker={"notes": "the_cavalry@nomad", "technologies": "duranium_armor"},
        plans=(using(note__the_cavalry=1, emergency_repairs=1), FightPlan()),
    ),
    "Devotion": SetUp(
        "yin, winnu, sol",
        "3 destroyer, cruiser, carrier",
        "2 dreadnought, cruiser",
        plans=(using(faction__yin__devotion=2), FightPlan()),
        more={"sheets": "yin"},
    ),
    "Devotion against Quantum Manipulators": SetUp(
        "yin, nomad, sol",
        "3 destroyer, cruiser",
        "carrier, 2 cruiser, 2 mech",
        defender={"texts": "unit.quantum_manipulator"},
        plans=(using(faction__yin__devotion=2), FightPlan()),
        more={"sheets": "yin"},
    ),
    "Devotion against the Cavalry": SetUp(
        "yin, winnu, nomad",
        "3 destroyer, cruiser",
        "2 carrier, 2 cruiser, fighter",
        defender={"notes": "the_cavalry@nomad"},
        plans=(using(faction__yin__devotion=3), using(note__the_cavalry=1)),
        more={"sheets": "yin"},
    ),
    "Devotion against the Alastor": SetUp(
        "yin, nekro, sol",
        "3 destroyer, cruiser",
        "flagship, 2 infantry, mech",
        defender={"texts": "unit.the_alastor"},
        plans=(using(faction__yin__devotion=2), FightPlan()),
        more={"sheets": "yin"},
    ),
    "a splicer against the Alastor": SetUp(
        "creuss, nekro, sol",
        "2 cruiser, destroyer",
        "damaged_flagship, 2 infantry",
        attacker={"technologies": "dimensional_splicer"},
        defender={"texts": "unit.the_alastor"},
        more={"tiles": {"103": "39"}},
    ),
    "Van Hauge against the Alastor": SetUp(
        "yin, nekro, sol",
        "damaged_flagship, cruiser",
        "flagship, infantry, mech",
        attacker={"texts": "unit.van_hauge"},
        defender={"texts": "unit.the_alastor"},
    ),
    "exotriremes against the Alastor": SetUp(
        "sardakk_norr, nekro, sol",
        "3 dreadnought",
        "flagship, 2 infantry, mech",
        attacker={"technologies": "exotrireme_ii", "texts": "unit.exotrireme_ii"},
        defender={"texts": "unit.the_alastor"},
        plans=(using(unit__exotrireme_ii=1), FightPlan()),
    ),
    "a raid formation against the Alastor": SetUp(
        "argent, nekro, sol",
        "3 destroyer, cruiser",
        "flagship, infantry, mech",
        defender={"texts": "unit.the_alastor"},
        more={"sheets": "argent"},
    ),
    "an impulse core and Brother Milor": SetUp(
        "yin, winnu, sol",
        "3 destroyer, cruiser",
        "cruiser, dreadnought, 2 fighter",
        attacker={"technologies": "impulse_core", "texts": "leader.brother_milor"},
        plans=(using(technology__impulse_core=1), FightPlan()),
    ),
    "Van Hauge and a sleeper cell": SetUp(
        "mentak, yin, sol",
        "2 dreadnought",
        "flagship, cruiser",
        attacker={"texts": "leader.ipswitch_loose_cannon"},
        defender={"texts": "unit.van_hauge"},
        plans=(using(leader__ipswitch_loose_cannon=1), FightPlan()),
    ),
    "Van Hauge under fire": SetUp(
        "yin, winnu, sol",
        "damaged_flagship, 2 cruiser",
        "3 cruiser, dreadnought",
        attacker={"texts": "unit.van_hauge, leader.brother_milor"},
        defender={"technologies": "pds_ii"},
        plans=(FightPlan(order=(CRUISER, FLAGSHIP)), FightPlan()),
        more={"planets": {"vefut_ii": "winnu: 4 pds"}, "tiles": {"103": "20"}},
    ),
    "a loose cannon": SetUp(
        "mentak, winnu, sol",
        "3 cruiser, destroyer",
        "dreadnought, 2 cruiser, 2 fighter",
        attacker={"texts": "leader.ipswitch_loose_cannon"},
        plans=(using(leader__ipswitch_loose_cannon=1), FightPlan()),
        more={"sheets": "mentak"},
    ),
    "the Thundarian twice": SetUp(
        "nomad, winnu, sol",
        "3 cruiser, carrier, 2 fighter",
        "4 cruiser, dreadnought",
        attacker={"texts": "leader.the_thundarian", "technologies": "temporal_command_suite"},
    ),
    "the Dynamo": SetUp(
        "empyrean, winnu, sol",
        "flagship, 2 dreadnought",
        "4 cruiser, dreadnought",
        attacker={"texts": "unit.dynamo", "goods": 6},
        plans=(using(unit__dynamo=3), FightPlan()),
    ),
    "exotriremes that ram": SetUp(
        "sardakk_norr, winnu, sol",
        "3 dreadnought",
        "2 dreadnought, 2 cruiser, 2 fighter",
        attacker={"technologies": "exotrireme_ii", "texts": "unit.exotrireme_ii"},
        plans=(using(unit__exotrireme_ii=2), FightPlan()),
    ),
    "the Wrath of Kenara": SetUp(
        "hacan, winnu, sol",
        "flagship, 2 cruiser, 2 fighter",
        "4 cruiser, dreadnought",
        attacker={"texts": "unit.wrath_of_kenara", "goods": 4},
    ),
    "the Alastor and its crew": SetUp(
        "nekro, winnu, sol",
        "flagship, carrier, 3 infantry, mech",
        "3 cruiser, dreadnought",
        attacker={"texts": "unit.the_alastor, unit.mordred"},
    ),
    "Eidolons in space": SetUp(
        "naaz_rokha, winnu, sol",
        "flagship, carrier, 2 mech",
        "3 cruiser, dreadnought",
        attacker={"texts": "unit.eidolon, unit.visz_el_vir"},
    ),
    "a crown for fighters": SetUp(
        PLAIN,
        "carrier, 4 fighter, cruiser",
        "3 cruiser, 2 fighter",
        attacker={"texts": "relic.the_crown_of_thalnos"},
        plans=(using(relic__the_crown_of_thalnos=9), FightPlan()),
    ),
    "Arvicon Rex": SetUp(
        "mahact, winnu, sol", "flagship, 2 cruiser", "4 cruiser", attacker={"texts": "unit.arvicon_rex"}
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
GROUND |= {
    "a parley": SetUp(
        PLAIN, "2 dreadnought, 3 infantry", garrison="2 infantry", plans=(FightPlan(), playing(parley=1))
    ),
    "Ragh's call": SetUp(
        "winnu, saar, sol",
        "2 carrier, 2 infantry",
        garrison="4 infantry, 2 pds",
        attacker={"notes": "raghs_call@saar"},
        plans=(using(note__raghs_call=1), FightPlan()),
        more={"tiles": {"103": "20", "104": "19"}, "planets": {"wellon": "saar:"}},
    ),
    "the Tekklar Legion against its own": SetUp(
        "winnu, sardakk_norr, sol",
        "carrier, 4 infantry",
        garrison="4 infantry",
        attacker={"notes": "tekklar_legion@sardakk_norr"},
        plans=(using(note__tekklar_legion=1), FightPlan()),
        more={"sheets": "sardakk_norr"},
    ),
    "strike wings at a bombardment before harrow": SetUp(
        "l1z1x, sol, argent",
        "dreadnought, carrier, 3 infantry",
        garrison="5 infantry",
        attacker={"notes": "strike_wing_ambuscade@argent"},
        plans=(using(note__strike_wing_ambuscade=1), FightPlan()),
        more={"sheets": "l1z1x"},
    ),
    "indoctrination against Claire Gibson": SetUp(
        "yin, sol, hacan",
        "carrier, 3 infantry",
        garrison="4 infantry",
        attacker={"goods": 2},
        defender={"texts": "leader.claire_gibson"},
        plans=(using(faction__yin__indoctrination=1), FightPlan()),
        more={"sheets": "yin"},
    ),
    "Moyin's Ashes": SetUp(
        "yin, winnu, hacan",
        "carrier, 3 infantry",
        garrison="4 infantry",
        attacker={"goods": 3},
        plans=(using(faction__yin__indoctrination=1, unit__moyins_ashes=1), FightPlan()),
        more={"sheets": "yin"},
    ),
    "Dunlain Reapers": SetUp(
        "letnev, winnu, sol",
        "carrier, 4 infantry",
        garrison="4 infantry, mech",
        attacker={"goods": 4, "texts": "unit.dunlain_reaper"},
        plans=(using(unit__dunlain_reaper=2), FightPlan()),
    ),
    "repairs before the first round": SetUp(
        PLAIN,
        "carrier, 2 infantry, 2 damaged_mech",
        garrison="4 infantry, mech",
        plans=(playing(emergency_repairs=1), FightPlan()),
    ),
    "the Thundarian on a planet": SetUp(
        "nomad, winnu, sol",
        "carrier, 4 infantry",
        garrison="4 infantry",
        attacker={"texts": "leader.the_thundarian"},
    ),
    "a crown that somebody was elected to": SetUp(
        PLAIN,
        "carrier, 5 infantry",
        garrison="4 infantry, mech",
        attacker={"texts": "agenda.the_crown_of_thalnos"},
        plans=(using(agenda__the_crown_of_thalnos=9), FightPlan()),
    ),
    "2RAM and Annihilators": SetUp(
        "l1z1x, winnu, sol",
        "2 dreadnought, carrier, 3 infantry, mech",
        garrison="5 infantry, pds",
        attacker={"texts": "leader.2ram, unit.annihilator"},
    ),
    "the Matriarch's fighters": SetUp(
        "naalu, winnu, sol",
        "flagship, carrier, 3 fighter, 2 infantry",
        garrison="4 infantry",
        attacker={"texts": "unit.matriarch"},
    ),
    "Iconoclasts": SetUp(
        "naalu, winnu, sol",
        "carrier, 2 infantry, mech",
        garrison="4 infantry",
        attacker={"texts": "unit.iconoclast"},
        defender={"fragments": (1, 0, 0, 0)},
    ),
    "conventions of war": SetUp(
        PLAIN,
        "2 dreadnought, 4 infantry",
        garrison="4 infantry",
        more={"laws": "agenda.conventions_of_war", "attached": {"vefut_ii": "terraform"}},
    ),
    "articles of war": SetUp(
        "mentak, winnu, sol",
        "carrier, 3 infantry, mech",
        garrison="3 infantry, mech",
        more={"laws": "agenda.articles_of_war"},
    ),
}
