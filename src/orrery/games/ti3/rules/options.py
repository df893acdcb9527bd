"""Twilight Imperium 3: options and named rulings. Every value that is not the default is a bit of `s.played_with`;
rules ask `ruling(s, LONG_WAR)`. A new option is one line here and one rule in chapter T3.16 or T3.17."""

from __future__ import annotations

from orrery.core.game import Setting
from orrery.games.ti3.rules.data import SETS
from orrery.games.twilight.options import Options
from orrery.games.twilight.options import Ruled as Ruled
from orrery.games.twilight.options import ruling as ruling

SETTINGS = (
    Setting("galaxy", ("quick", "build"), "T3.2.1"),
    Setting("races", ("random", "choose"), "T3.1.1"),
    Setting("long-war", ("off", "on", "no-end-card"), "T3.16.1"),
    Setting("imperial", ("claim", "ancient-throne", "star-in-the-crown"), "T3.16.2"),
    Setting("age-of-empire", ("off", "on"), "T3.16.3"),
    Setting("homeworlds", ("off", "on"), "T3.16.4"),
    Setting("sabotage-runs", ("off", "on"), "T3.16.5"),
    Setting("distant-suns", ("off", "on"), "T3.16.6"),
    Setting("leaders", ("off", "on"), "T3.16.13"),
    Setting("cards", SETS, "T3.1.3", grows=True),
)

RULINGS = (
    Setting("war-sun-move", ("2", "1"), "T3.17.1"),
    Setting("rally-of-the-people", ("destroyer", "dreadnought"), "T3.17.2"),
    Setting("arms-reduction", ("destroyers", "dreadnoughts"), "T3.17.3"),
    Setting("two-strategy-cards", ("every-round", "first-two-rounds"), "T3.17.4"),
    Setting("card-order", ("any", "lowest-first"), "T3.17.5"),
    Setting("patrols-into-nebula", ("yes", "no"), "T3.17.6"),
    Setting("new-dock-produces", ("at-once", "next-round"), "T3.17.7"),
    Setting("pds-at-landings", ("planet", "range"), "T3.17.8"),
    Setting("face-down-tile", ("complete", "at-once"), "T3.17.9"),
    Setting("five-positions", ("speaker-first", "random"), "T3.17.10"),
    Setting("throne-with-18-planets", ("no", "yes"), "T3.17.11"),
    Setting("empties-taken-out", ("plain", "any"), "T3.17.12"),
    Setting("peaceful-annexations", ("9", "12"), "T3.16.6"),
    Setting("hostile-locals", ("bombarded", "not-bombarded"), "T3.16.9"),
    Setting("settlers", ("named", "random"), "T3.16.10"),
    Setting("industrial-society", ("ready", "exhausted"), "T3.16.11"),
    Setting("prisoners", ("to-owner", "to-anyone"), "T3.16.20"),
    Setting("round-limit", ("30",), "T3.17.13", numeric=True, low=1, high=50),
    Setting("primary-by-ability", ("counter", "free"), "T3.17.14"),
    Setting("reroll", ("one-die", "whole-roll"), "T3.17.15"),
    Setting("early-retreat", ("before-fire", "after-fire"), "T3.17.16"),
    Setting("morale-boost", ("first-round", "any-round"), "T3.17.17"),
    Setting("council-dissolved", ("no-look", "look"), "T3.17.18"),
    Setting("strategic-shift", ("play", "choose"), "T3.17.19"),
    Setting("mass-mobilization", ("votes-for", "votes-for-rounded-up", "all-votes"), "T3.17.20"),
    Setting("ancient-artifact", ("planet", "unit"), "T3.17.21"),
    Setting("open-the-trade-routes", ("always", "status-phase"), "T3.17.22"),
    Setting("prophecy-of-ixth", ("next-round", "this-round"), "T3.17.23"),
    Setting("short-term-truce", ("one-round", "lasting"), "T3.17.24"),
    Setting("advanced-fighters", ("counted", "free"), "T3.17.25"),
    Setting("x89", ("before", "instead"), "T3.17.26"),
    Setting("graviton-negator", ("either", "cannon"), "T3.17.27"),
    Setting("diplomatic-immunity", ("round", "next-turn"), "T3.17.28"),
    Setting("scientist-assassination", ("round", "first-turn"), "T3.17.29"),
    Setting("micro-technology", ("always", "secondary"), "T3.17.30"),
    Setting("second-strategy-card", ("same-order", "new-speaker"), "T3.17.31"),
    Setting("refreshed-planets", ("not-own-home", "no-home"), "T3.17.32"),
    Setting("hand-limit", ("together", "one-by-one"), "T3.17.33"),
    Setting("systems-put-away", ("any", "planets"), "T3.17.34"),
    Setting("throne-objectives", ("status-phase", "with-imperial"), "T3.17.35"),
    Setting("announced-withdrawal", ("binding", "may-stay"), "T3.17.36"),
    Setting("undefended-pds", ("silent", "fire"), "T3.17.37"),
    Setting("unused-counters", ("both-areas", "command-pool"), "T3.17.38"),
    Setting("nebula-barrage", ("yes", "no"), "T3.17.39"),
    Setting("recheck", ("one-die", "whole-roll"), "T3.17.40"),
    Setting("star-of-death", ("any-system", "activated"), "T3.17.41"),
    Setting("skilled-retreat", ("forbidden", "allowed"), "T3.17.42"),
    Setting("experimental-battlestation", ("any-fleet", "active-fleet"), "T3.17.43"),
    Setting("in-the-silence-of-space", ("any-number", "one-system"), "T3.17.44"),
    Setting("fire-before-battle", ("in-order", "together"), "T3.17.45"),
    Setting("leaders-aboard", ("flagship", "fleet"), "T3.17.46"),
    Setting("two-elected", ("pair", "one-by-one"), "T3.17.47"),
    Setting("checks-and-balances", ("chooser", "receiver"), "T3.17.48"),
    Setting("labor-force-politics", ("docks-too", "payments-only"), "T3.17.49"),
    Setting("hacan-card-trades", ("2", "4"), "T3.17.50"),
    Setting("technology-secondary", ("anyone", "buyers"), "T3.17.51"),
    Setting("x89-needs", ("either", "diodes"), "T3.17.52"),
    Setting("x89-colour", ("green", "red"), "T3.17.53"),
    Setting("jol-nar-technology", ("alone", "with-secondary"), "T3.17.54"),
    Setting("planet-listing", ("majority", "second", "archon-ren"), "T3.17.55"),
    Setting("destroyer-and-cruiser", ("1-and-2", "2-and-1"), "T3.17.56"),
    Setting("technology-price", ("resources", "trade-goods"), "T3.17.57"),
    Setting("pds-of-the-active-player", ("always", "with-ships"), "T3.17.58"),
    Setting("turns-after-the-first", ("order-of-play", "speaker-first"), "T3.17.59"),
    Setting("heart-of-the-galaxy", ("every-system", "where-ships-can-be"), "T3.17.60"),
    Setting("razed-counters", ("face-down", "unexplored"), "T3.17.61"),
    Setting("race-bonuses", ("rounds", "before-them-too"), "T3.17.62"),
    Setting("research-grant", ("costs", "objectives-too"), "T3.17.63"),
    Setting("fighters-under-fire", ("lost-at-once", "fight-on"), "T3.17.64"),
    Setting("cargo-into-battle", ("picked-up", "aboard-before"), "T3.17.65"),
    Setting("new-dock-is-paid", ("by-itself", "with-units"), "T3.17.66"),
    Setting("recheck-and-direct-hit", ("before-them-too", "rounds"), "T3.17.67"),
    Setting("way-of-transports", ("without-enemies", "as-ships-fly"), "T3.17.68"),
    Setting("political-stability", ("all-cards", "one-card"), "T3.17.69"),
    Setting("cancelled-card", ("not-played", "played"), "T3.17.70"),
    Setting("humane-labor", ("docks", "in-all"), "T3.17.71"),
    Setting("agent-against-sabotage", ("no", "yes"), "T3.17.72"),
    Setting("gifts", ("5", "any"), "T3.17.73"),
    Setting("offered-goods", ("3", "any"), "T3.17.74"),
    Setting("offers", ("2", "4"), "T3.17.75"),
    Setting("direct-hits", ("one-per-fleet", "one-per-ship"), "T3.17.76"),
    Setting("cargo-of-lost-ships", ("load-by-load", "what-has-no-room"), "T3.17.77"),
)

OPTIONS = Options(SETTINGS + RULINGS)
RULING_NAMES, bit, played_with = OPTIONS.names, OPTIONS.bit, OPTIONS.played_with

BUILD = bit("galaxy", "build")
CHOOSE_RACE = bit("races", "choose")
LONG_WAR = bit("long-war", "on") | bit("long-war", "no-end-card")
NO_END_CARD = bit("long-war", "no-end-card")
ANCIENT_THRONE = bit("imperial", "ancient-throne")
STAR_IN_THE_CROWN = bit("imperial", "star-in-the-crown")
AGE_OF_EMPIRE = bit("age-of-empire", "on")
HOMEWORLDS = bit("homeworlds", "on")
SABOTAGE_RUNS = bit("sabotage-runs", "on")
DISTANT_SUNS = bit("distant-suns", "on")
LEADERS = bit("leaders", "on")
ALL_SETS = OPTIONS.bits.get(("cards", "all"), 0)
SLOW_WAR_SUNS = bit("war-sun-move", "1")
RALLY_DREADNOUGHT = bit("rally-of-the-people", "dreadnought")
REDUCE_DREADNOUGHTS = bit("arms-reduction", "dreadnoughts")
TWO_CARDS_EARLY = bit("two-strategy-cards", "first-two-rounds")
LOWEST_FIRST = bit("card-order", "lowest-first")
NO_NEBULA_PATROLS = bit("patrols-into-nebula", "no")
DOCK_NEXT_ROUND = bit("new-dock-produces", "next-round")
PDS_IN_RANGE = bit("pds-at-landings", "range")
TURN_AT_ONCE = bit("face-down-tile", "at-once")
RANDOM_POSITIONS = bit("five-positions", "random")
THRONE_18 = bit("throne-with-18-planets", "yes")
ANY_EMPTIES = bit("empties-taken-out", "any")
FREE_PRIMARY = bit("primary-by-ability", "free")
WHOLE_ROLL = bit("reroll", "whole-roll")
RETREAT_AFTER_FIRE = bit("early-retreat", "after-fire")
MORALE_ANY_ROUND = bit("morale-boost", "any-round")
LOOK_ANYWAY = bit("council-dissolved", "look")
ROUND_UP = bit("mass-mobilization", "votes-for-rounded-up")
ALL_VOTES = bit("mass-mobilization", "all-votes")
EACH_UNIT = bit("ancient-artifact", "unit")
STATUS_ROUTES = bit("open-the-trade-routes", "status-phase")
IXTH_AT_ONCE = bit("prophecy-of-ixth", "this-round")
MORE_ANNEXATIONS = bit("peaceful-annexations", "12")
LOCALS_NOT_BOMBARDED = bit("hostile-locals", "not-bombarded")
RANDOM_SETTLERS = bit("settlers", "random")
INDUSTRY_EXHAUSTED = bit("industrial-society", "exhausted")
PRISONERS_TO_ANYONE = bit("prisoners", "to-anyone")
SHIFT_CHOICE = bit("strategic-shift", "choose")
MOURN_ONE_TURN = bit("scientist-assassination", "first-turn")
LASTING_TRUCE = bit("short-term-truce", "lasting")
UNCOUNTED_FIGHTERS = bit("advanced-fighters", "free")
X89_INSTEAD = bit("x89", "instead")
CANNON_ALONE = bit("graviton-negator", "cannon")
IMMUNE_UNTIL_TURN = bit("diplomatic-immunity", "next-turn")
MICRO_SECONDARY = bit("micro-technology", "secondary")
NEW_SPEAKER_FIRST = bit("second-strategy-card", "new-speaker")
NO_HOME_REFRESHED = bit("refreshed-planets", "no-home")
CARD_BY_CARD = bit("hand-limit", "one-by-one")
PLANETS_PUT_AWAY = bit("systems-put-away", "planets")
OPENED_WITH_IMPERIAL = bit("throne-objectives", "with-imperial")
MAY_STAY = bit("announced-withdrawal", "may-stay")
LONE_PDS_FIRE = bit("undefended-pds", "fire")
POOL_ALONE = bit("unused-counters", "command-pool")
NEBULA_NO_BARRAGE = bit("nebula-barrage", "no")
RECHECK_ALL = bit("recheck", "whole-roll")
DEATH_IN_ACTIVATED = bit("star-of-death", "activated")
SLIP_AWAY_ALWAYS = bit("skilled-retreat", "allowed")
FIRE_AT_ACTIVE = bit("experimental-battlestation", "active-fleet")
ONE_SILENT_SYSTEM = bit("in-the-silence-of-space", "one-system")
SHOTS_TOGETHER = bit("fire-before-battle", "together")
LEADERS_WITH_FLEET = bit("leaders-aboard", "fleet")
ELECTED_ONE_BY_ONE = bit("two-elected", "one-by-one")
RECEIVER_GAINS = bit("checks-and-balances", "receiver")
SWAP_FOR_PAYMENTS = bit("labor-force-politics", "payments-only")
FOUR_CARDS = bit("hacan-card-trades", "4")
ONLY_BUYERS = bit("technology-secondary", "buyers")
X89_NEEDS_DIODES = bit("x89-needs", "diodes")
X89_RED = bit("x89-colour", "red")
NOT_ALONE = bit("jol-nar-technology", "with-secondary")
SECOND_LISTING = bit("planet-listing", "second")
POOR_ARCHON = bit("planet-listing", "archon-ren")
SWAPPED_COSTS = bit("destroyer-and-cruiser", "2-and-1")
PRICE_IN_GOODS = bit("technology-price", "trade-goods")
PDS_WITH_SHIPS = bit("pds-of-the-active-player", "with-ships")
SPEAKER_AGAIN = bit("turns-after-the-first", "speaker-first")
OPEN_HEART = bit("heart-of-the-galaxy", "where-ships-can-be")
RAZE_UNEXPLORED = bit("razed-counters", "unexplored")
BONUS_BEFORE = bit("race-bonuses", "before-them-too")
GRANT_FOR_OBJECTIVES = bit("research-grant", "objectives-too")
FIGHT_ON = bit("fighters-under-fire", "fight-on")
ABOARD_BEFORE = bit("cargo-into-battle", "aboard-before")
ONE_BILL = bit("new-dock-is-paid", "with-units")
ROUNDS_ALONE = bit("recheck-and-direct-hit", "rounds")
FLOWN_WAYS = bit("way-of-transports", "as-ships-fly")
KEEPS_ONE = bit("political-stability", "one-card")
HIT_EACH_SHIP = bit("direct-hits", "one-per-ship")
ROOM_DECIDES = bit("cargo-of-lost-ships", "what-has-no-room")
CANCELLED_IS_PLAYED = bit("cancelled-card", "played")
FEW_AFTER_ALL = bit("humane-labor", "in-all")
AGENT_STOPS_ALL = bit("agent-against-sabotage", "yes")
ANY_GIFT = bit("gifts", "any")
ANY_GOODS = bit("offered-goods", "any")
MORE_OFFERS = bit("offers", "4")
