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
BROTHER_MILOR = text("leader.brother_milor")
CLAIRE_GIBSON = text("leader.claire_gibson")
IPSWITCH = text("leader.ipswitch_loose_cannon")
THE_THUNDARIAN = text("leader.the_thundarian")
TEMPORAL_COMMAND_SUITE = text("technology.temporal_command_suite")
IMPULSE_CORE = text("technology.impulse_core")
DEVOTION = text("faction.yin.devotion")
INDOCTRINATION = text("faction.yin.indoctrination")
MOYINS_ASHES = text("unit.moyins_ashes")
DUNLAIN_REAPER = text("unit.dunlain_reaper")
DYNAMO = text("unit.dynamo")
EXOTRIREME_II = text("unit.exotrireme_ii")
WRATH_OF_KENARA = text("unit.wrath_of_kenara")
THE_ALASTOR = text("unit.the_alastor")
EIDOLON, Z_GRAV_EIDOLON = text("unit.eidolon"), text("unit.z_grav_eidolon")
CROWNS = {text("relic.the_crown_of_thalnos"): 1, text("agenda.the_crown_of_thalnos"): 0}
"""What each of them adds to dice that are rolled again."""

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
COURAGEOUS = "card.courageous_to_the_end"
INTERCEPT = "card.intercept"
ROUT = "card.rout"
SKILLED_RETREAT = "card.skilled_retreat"
PARLEY = "card.parley"
RAGHS_CALL = "note.raghs_call"
AMBUSCADE = "note.strike_wing_ambuscade"
CAVALRY = "note.the_cavalry"
WAR_FUNDING = "note.war_funding"
TEKKLAR_LEGION = "note.tekklar_legion"


def words_key(name: str) -> str:
    """The key of a text's name in words: that of the card, or of the ability or unit on which it is printed."""
    kind, _, rest = name.partition(".")
    if kind == "faction" and "." in rest:
        return f"ti4-ability-{rest.rpartition('.')[2]}"
    return f"ti4-model-{rest}" if kind == "unit" else f"ti4-{kind}-{rest}"


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
    COURAGEOUS,
    INTERCEPT,
    ROUT,
    SKILLED_RETREAT,
    PARLEY,
    WAR_FUNDING,
    TEKKLAR_LEGION,
    RAGHS_CALL,
    AMBUSCADE,
    CAVALRY,
)
"""Cards and notes that are switches: they count if they are named (`FightPlan.cards`)."""
PAID = (
    "faction.yin.devotion",
    "faction.yin.indoctrination",
    "technology.impulse_core",
    "unit.moyins_ashes",
    "unit.dunlain_reaper",
    "unit.dynamo",
    "unit.exotrireme_ii",
    "leader.ipswitch_loose_cannon",
    "relic.the_crown_of_thalnos",
    "agenda.the_crown_of_thalnos",
)
"""Texts in play whose use costs something, and which count only if they are named, like cards: as often as it is said,
and can be paid for."""
REPEATED = (
    "faction.yin.devotion",
    "unit.dunlain_reaper",
    "unit.dynamo",
    "unit.exotrireme_ii",
    "relic.the_crown_of_thalnos",
    "agenda.the_crown_of_thalnos",
)
"""Those of them that can be used in several rounds."""
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
        COURAGEOUS,
        INTERCEPT,
        ROUT,
        SKILLED_RETREAT,
        CAVALRY,
        "faction.yin.devotion",
        "technology.impulse_core",
        "leader.brother_milor",
        "leader.ipswitch_loose_cannon",
        "unit.exotrireme_ii",
        "unit.wrath_of_kenara",
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
        PARLEY,
        RAGHS_CALL,
        "faction.yin.indoctrination",
        "leader.claire_gibson",
        "unit.moyins_ashes",
        "unit.dunlain_reaper",
    }
)
"""Those that do something only in invasions."""
ATTACKERS = frozenset({DISABLE, RAGHS_CALL, "faction.l1z1x.harrow"})
DEFENDERS = frozenset({BUNKER, BATTLESTATION, ROUT, PARLEY, "leader.claire_gibson"})
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
    "leader.brother_milor",
    "leader.claire_gibson",
    "leader.the_thundarian",
    "unit.wrath_of_kenara",
)
"""Texts in play that a side is assumed to use, and may leave unused (`FightPlan.spared`)."""
CROWNED = "for dice of fighters, or of infantry, that miss, in rounds in which nothing else rolls them again"
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
    "leader.brother_milor": "if it is ready, for the first destroyer or cruiser of one's own, two fighters",
    "leader.claire_gibson": "always",
    "leader.the_thundarian": "if it is ready, as soon as that side has more hits to take; twice if readied",
    "unit.eidolon": "all mechs in space",
    "unit.the_alastor": "all ground forces in the system",
    "unit.wrath_of_kenara": "as long as the goods last, all dice of combat rolls that miss by one",
    **dict.fromkeys(PLAYED, "if it is named, as soon as it does anything"),
    **dict.fromkeys(PAID, "if it is named, as soon as it does anything and as often as it is named"),
    SKILLED_RETREAT: "at the start of the round in which a retreat is planned, otherwise of the first one",
    ROUT: "in the first round",
    COURAGEOUS: "for the first ship that is lost, or of several the one that hits most easily",
    CAVALRY: "for the type of ship that is last in the order of losses",
    AMBUSCADE: "for the first roll of a unit ability, for the unit that hits most easily",
    "faction.yin.devotion": "after a round, the first cruiser or destroyer in the order of losses, against the most "
    "valuable ship that cannot sustain a hit",
    "technology.impulse_core": "the first cruiser or destroyer in the order of losses",
    "unit.dunlain_reaper": "once in each round",
    "unit.dynamo": "for the first units of one's own that sustain damage",
    "unit.exotrireme_ii": "one after each round, for the two most valuable ships of the opponent",
    "relic.the_crown_of_thalnos": CROWNED,
    "agenda.the_crown_of_thalnos": CROWNED,
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
LATER = "it changes what follows the combat, not how it ends"
EARLIER = "it takes place before there is anything to fight"
NO_PLACE = "where units can land is not asked: a plan to land means that they can"
LEFT_OUT: dict[str, str] = {
    "agenda.classified_document_leaks": LATER,
    "agenda.demilitarized_zone": NO_PLACE,
    "agenda.regulated_conscription": EARLIER,
    "card.reveal_prototype": "which upgrade is a decision: with the upgrade itself the odds are those of the combat",
    "exploration.demilitarized_zone": NO_PLACE,
    "faction.naalu.foresight": EARLIER,
    "faction.nekro.technological_singularity": "which technology it gains is a decision; the odds after it count it",
    "faction.vuilraith.devour": LATER,
    "leader.acamar": EARLIER,
    "leader.adjudicator_baal": EARLIER,
    "leader.ghom_sekkus": "it brings units: name them instead",
    "leader.brother_omar": EARLIER,
    "leader.maban": EARLIER,
    "leader.rear_admiral_farran": "goods gained in a combat are kept for later",
    "leader.sai_seravus": EARLIER,
    "leader.shval_harbinger": "the space combat does not take place",
    "leader.ssruu": "it does what another agent does: with that one in play the odds are the same",
    "leader.xuange": EARLIER,
    "note.antivirus": LATER,
    "objective.demonstrate_your_power": LATER,
    "objective.destroy_their_greatest_ship": LATER,
    "objective.fight_with_precision": LATER,
    "objective.make_an_example_of_their_world": LATER,
    "objective.turn_their_fleets_to_dust": LATER,
    "technology.crimson_legionnaire_ii": LATER,
    "technology.dark_energy_tap": "where a fleet can go is not asked: a plan to retreat means that it can",
    "technology.infantry_ii": LATER,
    "technology.salvage_operations": LATER,
    "technology.self_assembly_routines": LATER,
    "technology.voidwatch": EARLIER,
    "unit.aerie_sentinel": EARLIER,
    "unit.crimson_legionnaire_i": LATER,
    "unit.crimson_legionnaire_ii": LATER,
    "unit.letani_warrior_ii": LATER,
    "unit.reanimator": LATER,
    "unit.spec_ops_ii": LATER,
    "unit.strike_wing_alpha_ii": "it destroys infantry aboard: name fewer for the landing",
    "unit.the_terror_between": LATER,
}
"""Texts that take part in combats and do not count, and why."""
