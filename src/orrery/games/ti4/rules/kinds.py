"""Twilight Imperium 4: the questions it asks and the words their answers are made of, in the order of the game."""

from __future__ import annotations

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.nouns import Maybe, Named, Number, Several, Truth
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.nouns import (
    FACTION,
    GUN,
    MEANS,
    OBJECTIVE,
    PIECE,
    PLACE,
    PLANET,
    POOL,
    SEAT,
    SECRET,
    STRATEGY,
    TECHNOLOGY,
    TEXT,
    TILE,
    UNIT,
)

DEEDS = (*STRATEGIES, "tactical", "pass")
TACTICAL, PASS = len(STRATEGIES), len(STRATEGIES) + 1
DEED = Named[int]("deed", DEEDS)
"""What a player does in a turn: a strategic action with a card, a tactical action, or pass (LRR 4.1)."""
BUILDING = Named[int]("building", ("pds", "space_dock"))

# --- set-up ------------------------------------------------------------------------------------------------------

CHOOSE_FACTION = Kind("choose_faction", FACTION)
LAY = Kind("lay", Several("lay", TILE, PLACE))
STARTING_TECHNOLOGY = Kind("starting_technology", TECHNOLOGY, many=True)
STARTING_PLANET = Kind("starting_planet", PLANET)
KEEP_SECRET = Kind("keep_secret", SECRET, secret=True)

# --- strategy and action phase -----------------------------------------------------------------------------------

TAKE = Kind("take", STRATEGY)
ACT = Kind("act", DEED)
ACTIVATE = Kind("activate", PLACE)
MOVE_FROM = Kind("move_from", Maybe(PLACE))
MOVE = Kind("move", PIECE, many=True)
FIRE = Kind("fire", Maybe(SEAT))
SUSTAIN = Kind("sustain", UNIT, many=True)
LOSE = Kind("lose", UNIT, many=True)
RETREAT = Kind("retreat", Truth())
RETREAT_TO = Kind("retreat_to", PLACE)
BOMBARD = Kind("bombard", GUN, many=True)
CUSTODIANS = Kind("custodians", Truth())
COMMIT = Kind("commit", PIECE, many=True)
DEFEND = Kind("defend", Truth())
NEXT_PLANET = Kind("next_planet", PLANET)
PRODUCE = Kind("produce", UNIT, many=True)
PLACE_TROOPS = Kind("place_troops", PIECE, many=True)
PAY = Kind("pay", MEANS, many=True)
REMOVE = Kind("remove", UNIT, many=True)

# --- strategy cards ----------------------------------------------------------------------------------------------

SECONDARY = Kind("secondary", Truth())
GAIN_TOKENS = Kind("gain_tokens", POOL, many=True)
REDISTRIBUTE = Kind("redistribute", POOL, many=True)
BUY_TOKENS = Kind("buy_tokens", Number("tokens"))
SHIELD_SYSTEM = Kind("shield_system", PLACE)
READY = Kind("ready", PLANET, many=True)
NEW_SPEAKER = Kind("new_speaker", SEAT)
BUILD = Kind("build", Maybe(Several("site", UNIT, PLANET)))
BUILD_IN = Kind("build_in", Maybe(PLACE))
FOR_FREE = Kind("for_free", SEAT, many=True)
TAKE_BACK = Kind("take_back", PLACE)
WAR_DOCK = Kind("war_dock", PLANET)
RESEARCH_MORE = Kind("research_more", Truth())
RESEARCH = Kind("research", Maybe(TECHNOLOGY))
SPECIALTIES = Kind("specialties", PLANET, many=True)
RETURN_SECRET = Kind("return_secret", SECRET, secret=True)

# --- status phase ------------------------------------------------------------------------------------------------

LOSE_TOKENS = Kind("lose_tokens", POOL, many=True)
SCORE = Kind("score", Maybe(OBJECTIVE))
SCORE_SECRET = Kind("score_secret", Maybe(SECRET), secret=True)

KINDS = {kind.name: kind for kind in list(globals().values()) if isinstance(kind, Kind)}

SPEAKER_DRAWN = ChanceKind("speaker", SEAT)
FACTIONS_DEALT = ChanceKind("factions", FACTION)
TILES_DEALT = ChanceKind("tiles", TILE)
MAP_LAID = ChanceKind("map", TILE)
CARD_DRAWN = ChanceKind("card", TEXT)
SECRET_DRAWN = ChanceKind("secret", SECRET)
OBJECTIVE_DRAWN = ChanceKind("objective", OBJECTIVE)
DICE = ChanceKind("dice", Number("pips"))
RIFT_DICE = ChanceKind("rift_dice", Number("pips"))

CHANCES = {kind.name: kind for kind in list(globals().values()) if isinstance(kind, ChanceKind)}
