"""Twilight Imperium 4: the questions it asks and the words their answers are made of, in the order of the game."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.nouns import Maybe, Named, Number, TupleNoun, YesNo
from orrery.core.terms import Deals
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.nouns import (
    CARD,
    COLOUR,
    COMING,
    ELECTION,
    EXPLORATION,
    FACTION,
    FRAGMENT,
    GUN,
    HELPER,
    LOT,
    MEANS,
    NOTE,
    OBJECTIVE,
    OUTCOME,
    PIECE,
    PLACE,
    PLANET,
    PLEDGE,
    POOL,
    PROMISED,
    SEAT,
    SECRET,
    SHOWN,
    SHOWN_SECRET,
    STANDING,
    STRATEGY,
    TECHNOLOGY,
    TEXT,
    TILE,
    TRAIT,
    UNIT,
    USE,
    WORMHOLE,
    stays_hidden,
)
from orrery.games.ti4.rules.things import Unit

DEEDS = (*STRATEGIES, "tactical", "pass", "relic")
TACTICAL, PASS, RELIC = range(len(STRATEGIES), len(DEEDS))
TEXTS_AT = len(DEEDS)
"""From here on the deeds are component actions: texts, then promissory notes (LRR 3)."""


class DeedNoun(Named[int]):
    """A component action points at the text that is used."""

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        return USE.targets(value - TEXTS_AT) if value >= TEXTS_AT else super().targets(value)

    def held(self, value: int) -> tuple[str, int]:
        return USE.held(value - TEXTS_AT) if value >= TEXTS_AT else super().held(value)


DEED = DeedNoun("deed", (*DEEDS, *USE.names))
"""What a player does in a turn: a strategic action with a card, a tactical action, a component action, or pass (LRR
4.1). To purge relic fragments for a relic is a component action without a text."""
BUILDING = Named[int]("building", ("pds", "space_dock"))

# --- set-up ------------------------------------------------------------------------------------------------------

BAN = Kind("ban", FACTION)
DRAFT = Kind("draft", LOT)
CHOOSE_FACTION = Kind("choose_faction", FACTION)
LAY = Kind("lay", TupleNoun("lay", TILE, PLACE))
STARTING_TECHNOLOGY = Kind("starting_technology", TECHNOLOGY, many=True)
STARTING_PLANET = Kind("starting_planet", PLANET)
KEEP_SECRET = Kind("keep_secret", SECRET, secret=True)

# --- strategy and action phase -----------------------------------------------------------------------------------

TAKE = Kind("take", STRATEGY)
ACT = Kind("act", DEED)
ACTIVATE = Kind("activate", PLACE)
MOVE_FROM = Kind("move_from", Maybe(PLACE))
MOVE = Kind("move", PIECE, many=True)
PICK_UP_AT = Kind("pick_up_at", Maybe(PLACE))
PICK_UP = Kind("pick_up", PIECE, many=True)
FIRE = Kind("fire", Maybe(SEAT))
SUSTAIN = Kind("sustain", UNIT, many=True)
SUSTAIN_HIT = Kind("sustain_hit", YesNo())
LOSE = Kind("lose", UNIT, many=True)
RETREAT = Kind("retreat", YesNo())
RETREAT_TO = Kind("retreat_to", PLACE)
TRANSPORT = Kind("transport", PIECE, many=True)
BOMBARD = Kind("bombard", GUN, many=True)
CUSTODIANS = Kind("custodians", YesNo())
COMMIT = Kind("commit", PIECE, many=True)
DEFEND = Kind("defend", YesNo())
EXTRA_DIE = Kind("extra_die", PLANET)
NEXT_PLANET = Kind("next_planet", PLANET)
PRODUCE = Kind("produce", UNIT, many=True)
PLACE_TROOPS = Kind("place_troops", PIECE, many=True)
PAY = Kind("pay", MEANS, many=True)
REMOVE = Kind("remove", UNIT, many=True)
NO_FIGURE = Kind("no_figure", TupleNoun("source", PLACE, Maybe(PLANET)))

# --- strategy cards ----------------------------------------------------------------------------------------------

SECONDARY = Kind("secondary", YesNo())
GAIN_TOKENS = Kind("gain_tokens", POOL, many=True)
REDISTRIBUTE = Kind("redistribute", POOL, many=True)
BUY_TOKENS = Kind("buy_tokens", Number("tokens"))
SHIELD_SYSTEM = Kind("shield_system", PLACE)
READY = Kind("ready", PLANET, many=True)
NEW_SPEAKER = Kind("new_speaker", SEAT)
BUILD = Kind("build", Maybe(TupleNoun("site", UNIT, PLANET)))
BUILD_IN = Kind("build_in", Maybe(PLACE))
FOR_FREE = Kind("for_free", SEAT, many=True)
TAKE_BACK = Kind("take_back", PLACE)
WAR_DOCK = Kind("war_dock", PLANET)
RESEARCH_MORE = Kind("research_more", YesNo())
RESEARCH = Kind("research", Maybe(TECHNOLOGY))
HELPERS = Kind("helpers", HELPER, many=True)
TOKEN_FROM = Kind("token_from", POOL)
RECLAIM = Kind("reclaim", TupleNoun("source", PLACE, Maybe(PLANET)))
AGENDAS_UNDER = Kind("agendas_under", TEXT, many=True, secret=True)
AGENDA_FIRST = Kind("agenda_first", TEXT, secret=True)
AGENDAS_KEPT = Kind("agendas_kept", TEXT, many=True, secret=True)
DRAW_SECRET = Kind("draw_secret", YesNo())
RETURN_SECRET = Kind("return_secret", SECRET, secret=True)

# --- status phase ------------------------------------------------------------------------------------------------

LOSE_TOKENS = Kind("lose_tokens", POOL, many=True)
SCORE = Kind("score", Maybe(OBJECTIVE))
PURGE_FRAGMENTS = Kind("purge_fragments", FRAGMENT, many=True)

# --- agenda phase ------------------------------------------------------------------------------------------------

VOTE = Kind("vote", Maybe(OUTCOME))
CAST_VOTES = Kind("cast_votes", PLANET, many=True)
DECIDE = Kind("decide", OUTCOME)
READY_SOME = Kind("ready_some", PLANET, many=True)

# --- exploration and relics --------------------------------------------------------------------------------------

OFFERS = (
    *("commodities", "commodity", "convert", "draw", "goods", "ignore", "infantry", "mech", "replenish", "good"),
    *("relic", "token"),
)
OFFER = Named[int]("offer", OFFERS)
"""What a card lets a player choose: to gain commodities, to convert some, to draw a card, to remove or place infantry,
to pay with a commodity or a trade good, to gain a relic or a command token ..."""
EXPLORE_CARD = Kind("explore_card", EXPLORATION)
"""Which of several cards that were drawn is resolved."""
EXPLORE_NEXT = Kind("explore_next", PLANET)
EXPLORE_PLANET_FIRST = Kind("explore_planet_first", YesNo())
EXPLORE_DECK = Kind("explore_deck", TRAIT)
EXPLORE_OFFER: Kind[int | None] = Kind("explore_offer", Maybe(OFFER))
EXPLORE_PAY = Kind("explore_pay", OFFER)
CONVERT = Kind("convert", Number("commodities"))
FREELANCE: Kind[Unit | None] = Kind("freelance", Maybe(UNIT))
FREELANCE_ON = Kind("freelance_on", Maybe(PLANET))
ION_SIDE = Kind("ion_side", WORMHOLE)
THROUGH_STORM = Kind("through_storm", YesNo())
RELIC_OF = Kind("relic_of", FRAGMENT)
RELIC_UNKNOWN = Kind("relic_unknown", Number("fragments"))

# --- transactions and promissory notes ---------------------------------------------------------------------------

GOODS, COMMODITIES, FRAGMENTS, NOTES, CAPTIVES = "goods", "commodities", "fragment", "note", "captive"
PLANET_CARDS, ACTION_CARDS, VOTE_PROMISED, PLEDGED = "planet", "card", "promised", "pledge"
SHOWN_CARDS, SHOWN_SECRETS = "shown", "shown_secret"
PROMISES = (VOTE_PROMISED, PLEDGED)
"""What is promised in a deal: it binds nobody (LRR 36.4)."""
SIGHTS = (SHOWN_CARDS, SHOWN_SECRETS)
"""What is shown in a deal (LRR F.7)."""
TALK = (*PROMISES, *SIGHTS)
"""The fields of a deal in which nothing changes hands."""
BARGAIN = Deals(
    "bargain",
    SEAT,
    {
        GOODS: None,
        COMMODITIES: None,
        FRAGMENTS: FRAGMENT,
        NOTES: NOTE,
        CAPTIVES: UNIT,
        PLANET_CARDS: PLANET,
        ACTION_CARDS: CARD,
        VOTE_PROMISED: PROMISED,
        PLEDGED: PLEDGE,
        SHOWN_CARDS: SHOWN,
        SHOWN_SECRETS: SHOWN_SECRET,
    },
    hides={NOTES: stays_hidden, **dict.fromkeys((ACTION_CARDS, *SIGHTS), lambda card: True)},
)
"""What two players exchange (LRR 91.2). Others see all of it except which notes and action cards go from hand to
hand, and which cards are shown."""
TRADE = Kind("trade", BARGAIN, secret=True)
AGREE = Kind("agree", YesNo())
LEAVE_FOR = Kind("leave_for", PLANET)
"""Where units go from a planet whose card is given away."""
END_TURN, FIGHT, WHENS, AFTERS = COMING.every
GO_ON = Kind("go_on", COMING)
SURRENDER_NOTE = Kind(
    "surrender_note", Deals("surrender", SEAT, {NOTES: NOTE}, hides={NOTES: stays_hidden}), secret=True
)
"""The note that a player has to give another one; both see it."""

# --- leaders, mechs, capture -------------------------------------------------------------------------------------

# --- texts -------------------------------------------------------------------------------------------------------

SEEN = Kind("seen", YesNo())
"""Somebody has looked at what was shown."""
LOOK_AT = Kind("look_at", Named[int]("sight", ("cards", "notes", "secrets")))
SHOW_CARD = Kind("show_card", CARD, secret=True)
TAKE_CARD = Kind("take_card", CARD, secret=True)
EXTORT: Kind[int | None] = Kind("extort", Maybe(Named[int]("extortion", ("take", "discard"))))
REACT: Kind[int | None] = Kind("react", Maybe(USE), reaction=True)
DISCARD = Kind("discard", CARD, many=True)

AIM_PLAYER = Kind("aim_player", SEAT)
AIM_PLAYERS = Kind("aim_players", SEAT, many=True)
AIM_PLANET = Kind("aim_planet", PLANET)
AIM_PLANETS = Kind("aim_planets", PLANET, many=True)
AIM_PLACE = Kind("aim_place", PLACE)
AIM_UNIT = Kind("aim_unit", UNIT)
AIM_SHIP = Kind("aim_ship", Maybe(TupleNoun("ship", UNIT, PLACE)))
AIM_FIGURE = Kind("aim_figure", TupleNoun("figure", SEAT, UNIT, PLACE))
AIM_SOURCE = Kind("aim_source", Maybe(TupleNoun("source", PLACE, Maybe(PLANET))))
AIM_UNITS = Kind("aim_units", UNIT, many=True)
AIM_PIECES = Kind("aim_pieces", PIECE, many=True)
AIM_STANDING = Kind("aim_standing", STANDING, many=True)
AIM_POOLS = Kind("aim_pools", POOL, many=True)
AIM_TECHNOLOGY = Kind("aim_technology", TECHNOLOGY)
AIM_REPLACEMENT = Kind("aim_replacement", Maybe(TECHNOLOGY))
AIM_STRATEGY = Kind("aim_strategy", STRATEGY)
AIM_STRATEGIES = Kind("aim_strategies", STRATEGY, many=True)
AIM_OBJECTIVE = Kind("aim_objective", OBJECTIVE)
AIM_CARD = Kind("aim_card", CARD)
AIM_CARDS = Kind("aim_cards", CARD, many=True)
AIM_TEXT = Kind("aim_text", TEXT)
AIM_OUTCOME = Kind("aim_outcome", OUTCOME)
AIM_TRAIT = Kind("aim_trait", TRAIT)
AIM_COLOUR = Kind("aim_colour", COLOUR)
AIM_DICE = Kind("aim_dice", Number("die"), many=True)
AIM_AMOUNT = Kind("aim_amount", Number("number"))
AIM_OFFER = Kind("aim_offer", OFFER)
AIM_YES = Kind("aim_yes", YesNo())
AIM_READY = Kind("aim_ready", HELPER)
AIM_ORIGIN = Kind("aim_origin", Maybe(PLACE))
AIM_WORMHOLE = Kind("aim_wormhole", WORMHOLE)
AIM_FRAGMENT = Kind("aim_fragment", FRAGMENT)

KINDS = {kind.name: kind for kind in list(globals().values()) if isinstance(kind, Kind)}

SPEAKER_DRAWN = ChanceKind("speaker", SEAT)
HOMES_DRAWN = ChanceKind("homes", SEAT)
DRAFT_ORDER = ChanceKind("draft_order", SEAT)
FACTIONS_DEALT = ChanceKind("factions", FACTION)
TILES_DEALT = ChanceKind("tiles", TILE)
MAP_LAID = ChanceKind("map", TILE)
CARD_DRAWN = ChanceKind("card", CARD)
CARD_LOST = ChanceKind("card_lost", CARD)
AGENDA_DRAWN = ChanceKind("agenda", TEXT)
AGENDA_READ = ChanceKind("agenda_read", ELECTION, luck=False)
AGENDA_SHOWN = ChanceKind("agenda_shown", TEXT, luck=False)
RELIC_DRAWN = ChanceKind("relic", TEXT)
EXPLORATION_DRAWN = ChanceKind("exploration", EXPLORATION)
SECRET_DRAWN = ChanceKind("secret", SECRET)
SECRETS_SHOWN = ChanceKind("secrets_shown", SECRET, luck=False)
OBJECTIVE_DRAWN = ChanceKind("objective", OBJECTIVE)
DIE = ChanceKind("die", Number("pips"))
DICE = ChanceKind("dice", Number("pips"))
RIFT_DICE = ChanceKind("rift_dice", Number("pips"))

CHANCES = {kind.name: kind for kind in list(globals().values()) if isinstance(kind, ChanceKind)}
