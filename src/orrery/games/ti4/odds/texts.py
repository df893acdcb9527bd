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
"""Cards and notes that are switches: they count if they are named (`Plan.cards`)."""
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
CHOICE = "whether it is worth its price is a decision that no stated order can stand for"
LATER = "it changes what follows the combat, not how it ends"
CREW = "ground forces that fight as ships join when the fleets meet"
LEFT_OUT: dict[str, str] = {
    "agenda.the_crown_of_thalnos": CHOICE,
    "relic.the_crown_of_thalnos": CHOICE,
    "unit.wrath_of_kenara": CHOICE,
    "unit.exotrireme_ii": CHOICE,
    "unit.dunlain_reaper": CHOICE,
    "unit.dynamo": CHOICE,
    "faction.yin.devotion": CHOICE,
    "faction.yin.indoctrination": CHOICE,
    "technology.impulse_core": CHOICE,
    "leader.brother_milor": CHOICE,
    "leader.claire_gibson": CHOICE,
    "leader.ghom_sekkus": CHOICE,
    "leader.ipswitch_loose_cannon": "a hero that is purged; ships that join change the fleets for good",
    "card.reveal_prototype": "an upgrade that is researched: name the upgrade instead",
    "card.skilled_retreat": "the fleet is gone and the combat a draw: there is nothing to compute",
    "card.courageous_to_the_end": "it answers losses while hits are still being assigned",
    "card.parley": "the invasion does not take place: there is nothing to compute",
    "note.strike_wing_ambuscade": "a single further die at a moment of its holder's choice",
    "note.the_cavalry": "one ship that is treated as another",
    "note.raghs_call": "the invasion takes place elsewhere",
    "unit.strike_wing_alpha_ii": LATER,
    "unit.quantum_manipulator": "",
}
"""Texts with such a moment that do not count, and why."""
del LEFT_OUT["unit.quantum_manipulator"]
