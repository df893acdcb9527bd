"""Twilight Imperium 4: the texts that count in the odds, and how. Texts that only change numbers (what is added to
rolls, further dice, units that cannot sustain damage ...) count by themselves, because the odds ask the rules for these
numbers; those that do something at a moment are named here, with what a side is assumed to do with them."""

from __future__ import annotations

from orrery.games.ti4.rules.texts import text

ARC_SECUNDUS = text("unit.arc_secundus")
DURANIUM_ARMOR = text("technology.duranium_armor")
ASSAULT_CANNON = text("technology.assault_cannon")
GRAVITON_LASER_SYSTEM = text("technology.graviton_laser_system")
MAGEN_DEFENSE_GRID = text("technology.magen_defense_grid")
DIMENSIONAL_SPLICER = text("technology.dimensional_splicer")
VALKYRIE_PARTICLE_WEAVE = text("technology.valkyrie_particle_weave")
SUPERCHARGE = text("technology.supercharge")
VALKYRIE_EXOSKELETON = text("unit.valkyrie_exoskeleton")
VAN_HAUGE = text("unit.van_hauge")
MUNITIONS_RESERVES = text("faction.letnev.munitions_reserves")
AMBUSH = text("faction.mentak.ambush")
HARROW = text("faction.l1z1x.harrow")
RAID_FORMATION = text("faction.argent.raid_formation")
TRRAKAN = text("leader.trrakan_aun_zulok")
TA_ZERN = text("leader.ta_zern")
VISCOUNT_UNLENN = text("leader.viscount_unlenn")
EVELYN_DELOUIS = text("leader.evelyn_delouis")
TELLURIAN = text("leader.tellurian")

MORALE_BOOST = "card.morale_boost"
FIGHTER_PROTOTYPE = "card.fighter_prototype"
SHIELDS_HOLDING = "card.shields_holding"
MANEUVERING_JETS = "card.maneuvering_jets"
DIRECT_HIT = "card.direct_hit"
EMERGENCY_REPAIRS = "card.emergency_repairs"
WAYLAY = "card.waylay"
BUNKER = "card.bunker"
DISABLE = "card.disable"
FIRE_TEAM = "card.fire_team"
BATTLESTATION = "card.experimental_battlestation"
WAR_FUNDING = "note.war_funding"
TEKKLAR_LEGION = "note.tekklar_legion"

PLAYED = (
    MORALE_BOOST,
    FIGHTER_PROTOTYPE,
    SHIELDS_HOLDING,
    MANEUVERING_JETS,
    DIRECT_HIT,
    EMERGENCY_REPAIRS,
    WAYLAY,
    BUNKER,
    DISABLE,
    FIRE_TEAM,
    BATTLESTATION,
    WAR_FUNDING,
    TEKKLAR_LEGION,
)
"""Cards and notes that are switches: they count if they are named (`FightPlan.cards`)."""
SPACE_ONLY = frozenset(
    {
        "technology.assault_cannon",
        "technology.dimensional_splicer",
        "technology.graviton_laser_system",
        "faction.letnev.munitions_reserves",
        "faction.mentak.ambush",
        "leader.viscount_unlenn",
        FIGHTER_PROTOTYPE,
        SHIELDS_HOLDING,
        DIRECT_HIT,
        WAYLAY,
        BATTLESTATION,
        WAR_FUNDING,
    }
)
"""Switches that do something only in space combats."""
GROUND_ONLY = frozenset(
    {
        "technology.magen_defense_grid",
        "faction.l1z1x.harrow",
        "leader.evelyn_delouis",
        BUNKER,
        DISABLE,
        FIRE_TEAM,
        TEKKLAR_LEGION,
    }
)
"""Those that do something only in invasions."""
ATTACKERS = frozenset({DISABLE, "faction.l1z1x.harrow"})
DEFENDERS = frozenset({BUNKER, BATTLESTATION})
"""Those of one side only."""
OPTIONAL = (
    "technology.graviton_laser_system",
    "technology.magen_defense_grid",
    "technology.supercharge",
    "technology.dimensional_splicer",
    "faction.letnev.munitions_reserves",
    "faction.mentak.ambush",
    "faction.l1z1x.harrow",
    "leader.viscount_unlenn",
    "leader.evelyn_delouis",
    "leader.tellurian",
)
"""Texts in play that a side is assumed to use, and may leave unused (`FightPlan.spared`)."""
DONE: dict[str, str] = {
    "unit.arc_secundus": "repaired at the start of each round",
    "unit.valkyrie_exoskeleton": "each time it sustains damage",
    "unit.van_hauge": "when it is destroyed",
    "technology.duranium_armor": "the most valuable damaged unit, once hits are assigned",
    "technology.assault_cannon": "the opponent gives up the first big ship in its order of losses",
    "technology.graviton_laser_system": "if it is ready, when the cannons fire at fighters and others",
    "technology.magen_defense_grid": "if it is ready, in the first round",
    "technology.dimensional_splicer": "at the most valuable ship that cannot sustain it, else the most valuable",
    "technology.valkyrie_particle_weave": "always",
    "technology.supercharge": "if it is ready, in the first round",
    "faction.letnev.munitions_reserves": "as long as the goods last, all dice that miss",
    "faction.mentak.ambush": "the two that hit most easily",
    "faction.l1z1x.harrow": "after each round, if both are left or the last one has been fought",
    "faction.argent.raid_formation": "the most valuable ships",
    "leader.trrakan_aun_zulok": "the unit that hits most easily",
    "leader.ta_zern": "all dice that miss",
    "leader.viscount_unlenn": "if it is ready, in the first round, for the unit that hits most easily",
    "leader.evelyn_delouis": "if it is ready, in the first round, for the unit that hits most easily",
    "leader.tellurian": "if it is ready, for the first hit",
    **dict.fromkeys(PLAYED, "if it is named, as soon as it does anything"),
}
"""Texts with a moment of their own that count, and when a side is assumed to use them."""
NUMBERS = (
    "agenda.articles_of_war",
    "agenda.conventions_of_war",
    "agenda.prophecy_of_ixth",
    "agenda.publicize_weapon_schematics",
    "faction.jol_nar.fragile",
    "faction.sardakk_norr.unrelenting",
    "leader.2ram",
    "leader.airo_shir_aur",
    "leader.rickar_rickani",
    "technology.antimass_deflectors",
    "technology.l4_disruptors",
    "technology.non_euclidean_shielding",
    "technology.plasma_scoring",
    "unit.0_0_1",
    "unit.annihilator",
    "unit.arvicon_rex",
    "unit.cmorran_norr",
    "unit.fourth_moon",
    "unit.iconoclast",
    "unit.j_n_s_hylarim",
    "unit.matriarch",
    "unit.moll_terminus",
    "unit.mordred",
    "unit.quantum_manipulator",
    "unit.quetzecoatl",
    "unit.salai_sai_corian",
    "unit.visz_el_vir",
    "unit.z_grav_eidolon",
)
"""Texts in play that only change numbers, and count by themselves."""
CHOICE = "whether it is worth its price is a decision that no stated order can stand for"
LATER = "it changes what follows the combat, not how it ends"
EARLIER = "it takes place before there is anything to fight"
CREW = "ground forces that fight as ships join only when the fleets meet"
NO_PLACE = "where units can land is not asked: a plan to land means that they can"
LEFT_OUT: dict[str, str] = {
    "agenda.classified_document_leaks": LATER,
    "agenda.demilitarized_zone": NO_PLACE,
    "agenda.regulated_conscription": EARLIER,
    "agenda.the_crown_of_thalnos": CHOICE,
    "card.courageous_to_the_end": "it answers losses while hits are still being assigned",
    "card.intercept": "a retreat that does not take place: leave it out of the plan",
    "card.parley": "the invasion does not take place: there is nothing to compute",
    "card.reveal_prototype": "an upgrade that is researched: name the upgrade instead",
    "card.rout": "a retreat that the opponent must announce: name its round instead",
    "card.skilled_retreat": "the fleet is gone and the combat a draw: there is nothing to compute",
    "exploration.demilitarized_zone": NO_PLACE,
    "faction.naalu.foresight": EARLIER,
    "faction.nekro.technological_singularity": LATER,
    "faction.vuilraith.devour": LATER,
    "faction.yin.devotion": CHOICE,
    "faction.yin.indoctrination": CHOICE,
    "leader.acamar": EARLIER,
    "leader.adjudicator_baal": EARLIER,
    "leader.brother_milor": CHOICE,
    "leader.claire_gibson": "it brings a unit: name one more instead",
    "leader.ghom_sekkus": "it brings units: name them instead",
    "leader.ipswitch_loose_cannon": "ships that join change the fleets in the middle of a round",
    "leader.maban": EARLIER,
    "leader.rear_admiral_farran": LATER,
    "leader.sai_seravus": EARLIER,
    "leader.shval_harbinger": "the space combat does not take place",
    "leader.ssruu": "it does what another agent does: name that one instead",
    "leader.the_thundarian": CHOICE,
    "leader.xuange": EARLIER,
    "note.antivirus": LATER,
    "note.raghs_call": "the invasion does not take place here",
    "note.strike_wing_ambuscade": "a single further die at a moment of its holder's choice",
    "note.the_cavalry": "one ship that is treated as another one",
    "objective.demonstrate_your_power": LATER,
    "objective.destroy_their_greatest_ship": LATER,
    "objective.fight_with_precision": LATER,
    "objective.make_an_example_of_their_world": LATER,
    "objective.turn_their_fleets_to_dust": LATER,
    "relic.the_crown_of_thalnos": CHOICE,
    "technology.crimson_legionnaire_ii": LATER,
    "technology.dark_energy_tap": "where a fleet can go is not asked: a plan to retreat means that it can",
    "technology.impulse_core": CHOICE,
    "technology.infantry_ii": LATER,
    "technology.salvage_operations": LATER,
    "technology.self_assembly_routines": LATER,
    "technology.voidwatch": EARLIER,
    "unit.aerie_sentinel": EARLIER,
    "unit.crimson_legionnaire_i": LATER,
    "unit.crimson_legionnaire_ii": LATER,
    "unit.dunlain_reaper": CHOICE,
    "unit.dynamo": CHOICE,
    "unit.eidolon": CREW,
    "unit.exotrireme_ii": CHOICE,
    "unit.letani_warrior_ii": LATER,
    "unit.reanimator": LATER,
    "unit.spec_ops_ii": LATER,
    "unit.strike_wing_alpha_ii": LATER,
    "unit.the_alastor": CREW,
    "unit.the_terror_between": LATER,
    "unit.wrath_of_kenara": CHOICE,
}
"""Texts that take part in combats and do not count, and why."""
