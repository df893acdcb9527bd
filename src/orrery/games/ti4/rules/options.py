"""Twilight Imperium 4: named rulings, where the rules reference leaves a question open. Every value that is not the
default is a bit of `s.played_with`; rules ask `ruling(s, DRAWN_HOMES)`. A new one is one line in the list, one for its
name, a rule in entry LRR R, and a test of both readings."""

from __future__ import annotations

from orrery.core.game import Setting
from orrery.games.twilight.options import Options
from orrery.games.twilight.options import ruling as ruling

RULINGS = (
    Setting("first-home", ("speaker", "drawn"), "LRR R.1"),
    Setting("eliminated-in-an-action", ("at-once", "afterwards"), "LRR R.2"),
    Setting("finds-of-the-eliminated", ("purged", "returned"), "LRR R.3"),
    Setting("idle-secondaries", ("no", "yes"), "LRR R.4"),
    Setting("ended-turns", ("end-abilities", "no-abilities"), "LRR R.5"),
    Setting("first-to-assign", ("attacker", "defender"), "LRR R.6"),
    Setting("retreat-into-anomalies", ("no", "yes"), "LRR R.7"),
    Setting("retreat-from-a-rift", ("no-dice", "dice"), "LRR R.8"),
    Setting("retreat-through-closed-wormholes", ("yes", "no"), "LRR R.9"),
    Setting("production-over-limits", ("old-units-go", "no-room"), "LRR R.10"),
    Setting("self-assembly-routines", ("units-needed", "no-units-needed"), "LRR R.11"),
    Setting("exploring-gained-planets", ("first", "after-texts"), "LRR R.12"),
    Setting("empty-exploration-deck", ("at-once", "when-needed"), "LRR R.13"),
    Setting("agenda-without-outcome", ("discarded", "replaced"), "LRR R.14"),
    Setting("agenda-discarded-on-reveal", ("at-once", "after-answers"), "LRR R.15"),
    Setting("covert-legislation", ("all-vote", "others-vote"), "LRR R.16"),
    Setting("additional-votes", ("with-others", "alone-too"), "LRR R.17"),
    Setting("changed-outcome", ("as-changed", "as-voted"), "LRR R.18"),
    Setting("predictions-and-deadly-plot", ("void", "correct"), "LRR R.19"),
    Setting("checks-and-balances", ("chooser", "receiver"), "LRR R.20"),
    Setting("diplomatic-pressure", ("once", "each-player"), "LRR R.21"),
    Setting("manipulate-investments", ("cards-to-choose", "any-cards"), "LRR R.22"),
    Setting("scepter-of-emelpar", ("empty-pool-too", "token-needed"), "LRR R.23"),
    Setting("maw-of-worlds", ("any-planets", "ready-planet"), "LRR R.24"),
    Setting("crown-of-thalnos", ("at-once", "after-hits"), "LRR R.25"),
    Setting("produce-en-masse", ("usable", "printed"), "LRR R.26"),
    Setting("last-player", ("wins", "plays-on"), "LRR R.27"),
    Setting("hidden-agenda", ("replaced", "discarded"), "LRR R.28"),
    Setting("offers", ("2", "4"), "LRR R.29"),
    Setting("unknown-fragments", ("alone-too", "with-a-known-one"), "LRR R.30"),
    Setting("scepter-of-dominion", ("owner-too", "others-only"), "LRR R.31"),
    Setting("raghs-call", ("landing-player", "owner"), "LRR R.32"),
    Setting("awaken", ("some", "all"), "LRR R.33"),
    Setting("geoform", ("own-planet", "any-planet"), "LRR R.34"),
    Setting("reclaimer", ("each-mech", "each-planet"), "LRR R.35"),
    Setting("tears-in-rifts", ("no-dice", "dice"), "LRR R.36"),
    Setting("viscount-unlenn", ("combat", "barrage-too"), "LRR R.37"),
    Setting("goods-of-others", ("gained", "not-gained"), "LRR R.38"),
    Setting("temporal-command-suite", ("anybody", "neighbours"), "LRR R.39"),
    Setting("titans-on-the-move", ("by-texts", "never"), "LRR R.40"),
    Setting("empty-decks", ("at-once", "when-needed"), "LRR R.41"),
    Setting("hyperlanes-at-the-edge", ("tiles", "no-tiles"), "LRR R.42"),
    Setting("homes-of-the-eliminated", ("theirs", "nobodys"), "LRR R.43"),
    Setting("surplus-pds", ("return", "stay"), "LRR R.44"),
    Setting("joined-wormholes", ("open", "closed"), "LRR R.45"),
)

OPTIONS = Options(RULINGS)
RULING_NAMES, bit, played_with = OPTIONS.names, OPTIONS.bit, OPTIONS.played_with

DRAWN_HOMES = bit("first-home", "drawn")
ELIMINATED_AFTERWARDS = bit("eliminated-in-an-action", "afterwards")
FINDS_RETURN = bit("finds-of-the-eliminated", "returned")
IDLE_SECONDARIES = bit("idle-secondaries", "yes")
TURNS_CUT_SHORT = bit("ended-turns", "no-abilities")
DEFENDER_ASSIGNS_FIRST = bit("first-to-assign", "defender")
RETREAT_ANYWHERE = bit("retreat-into-anomalies", "yes")
RIFTS_TAKE_RETREATS = bit("retreat-from-a-rift", "dice")
WORMHOLES_CLOSED = bit("retreat-through-closed-wormholes", "no")
NO_ROOM = bit("production-over-limits", "no-room")
NOTHING_NEEDED = bit("self-assembly-routines", "no-units-needed")
EXPLORE_AFTER_TEXTS = bit("exploring-gained-planets", "after-texts")
DECKS_WHEN_NEEDED = bit("empty-exploration-deck", "when-needed")
ANOTHER_AGENDA = bit("agenda-without-outcome", "replaced")
ANSWERS_FIRST = bit("agenda-discarded-on-reveal", "after-answers")
SPEAKER_SILENT = bit("covert-legislation", "others-vote")
VOTES_ALONE = bit("additional-votes", "alone-too")
AS_VOTED = bit("changed-outcome", "as-voted")
PLOT_FORETOLD = bit("predictions-and-deadly-plot", "correct")
RECEIVER_GAINS = bit("checks-and-balances", "receiver")
PRESS_EACH = bit("diplomatic-pressure", "each-player")
INVEST_ANYWHERE = bit("manipulate-investments", "any-cards")
SCEPTER_NEEDS_TOKEN = bit("scepter-of-emelpar", "token-needed")
MAW_NEEDS_PLANET = bit("maw-of-worlds", "ready-planet")
CROWN_AFTER_HITS = bit("crown-of-thalnos", "after-hits")
PRINTED_PRODUCTION = bit("produce-en-masse", "printed")
ALONE_PLAYS_ON = bit("last-player", "plays-on")
HIDDEN_IS_GONE = bit("hidden-agenda", "discarded")
MORE_OFFERS = bit("offers", "4")
KNOWN_NEEDED = bit("unknown-fragments", "with-a-known-one")
SCEPTER_OF_OTHERS = bit("scepter-of-dominion", "others-only")
CALLED_CHOOSES = bit("raghs-call", "owner")
AWAKEN_ALL = bit("awaken", "all")
GEOFORM_ANYWHERE = bit("geoform", "any-planet")
ONE_RECLAIMER = bit("reclaimer", "each-planet")
RIFTS_BENEATH_TEARS = bit("tears-in-rifts", "dice")
UNLENN_AT_FIGHTERS = bit("viscount-unlenn", "barrage-too")
GIVEN_IS_NOT_GAINED = bit("goods-of-others", "not-gained")
SUITE_FOR_NEIGHBOURS = bit("temporal-command-suite", "neighbours")
TITANS_STAY = bit("titans-on-the-move", "never")
CARDS_WHEN_NEEDED = bit("empty-decks", "when-needed")
HYPERLANES_ARE_NO_TILES = bit("hyperlanes-at-the-edge", "no-tiles")
HOMES_OF_NOBODY = bit("homes-of-the-eliminated", "nobodys")
SURPLUS_STAYS = bit("surplus-pds", "stay")
JOINED_CLOSED = bit("joined-wormholes", "closed")
