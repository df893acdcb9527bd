"""Twilight Imperium 4: the Naaz-Rokha Alliance."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import in_space, on_planet, planets_of
from orrery.games.ti4.rules.crew import crew, enlist
from orrery.games.ti4.rules.data import FLAGSHIP, MECH, MODEL, MODELS
from orrery.games.ti4.rules.effects import ACTION, COMBAT, COMBAT_ROUND, holds, lasts
from orrery.games.ti4.rules.exploration import can_be_explored, explore, explore_too
from orrery.games.ti4.rules.fire import WHY, landed_or_there
from orrery.games.ti4.rules.fragments import gain_relic, kinds_in_reach, purge_of_a_kind, why_not_relic
from orrery.games.ti4.rules.hooks import HOOKS, as_action, note_as_action, step
from orrery.games.ti4.rules.judge import Judge, best_planet, close_fight, favour, opinion
from orrery.games.ti4.rules.kinds import AIM_FRAGMENT, AIM_OFFER, AIM_PLANETS, AIM_STRATEGIES
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import FRAGMENT
from orrery.games.ti4.rules.offers import RELIC_OFFER, TOKEN_OFFER
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.purge import purge_fragments
from orrery.games.ti4.rules.queries.battle import ExtraDiceOf, RollBonus
from orrery.games.ti4.rules.queries.council import StrategyTokens
from orrery.games.ti4.rules.rounds import cards_left
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import can_follow, follow
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_STRATEGY, Planet, Seat, Strategy
from orrery.games.ti4.rules.units import Models, on_sheet
from orrery.games.ti4.rules.verbs import gain_tokens, tokens_left
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, ControlGained, FleetsMeet
from orrery.games.ti4.rules.windows.development import Explored, Exploring
from orrery.games.ti4.rules.windows.rounds import StrategyTokenSpent, TurnEnds

DISTANT_SUNS = text("faction.naaz_rokha.distant_suns")
FABRICATION = text("faction.naaz_rokha.fabrication")
PRE_FAB_ARCOLOGIES = text("technology.pre_fab_arcologies")
SUPERCHARGE = text("technology.supercharge")
EIDOLON = text("unit.eidolon")
Z_GRAV_EIDOLON = text("unit.z_grav_eidolon")
VISZ_EL_VIR = text("unit.visz_el_vir")
BLACK_MARKET_FORGERY = text("note.black_market_forgery")
GARV_AND_GUNN = text("leader.garv_and_gunn")
DART_AND_TAI = text("leader.dart_and_tai")
HESH_AND_PRIT = text("leader.hesh_and_prit")

FRAGMENTS_FOR_RELIC = 2
DART_NEEDS = 3
COMBAT_ROLLS = (WHY.index("combat"), WHY.index("ground_combat"))
LAST = 99
"""After all other texts."""

concerns(SUPERCHARGE)
concerns(Z_GRAV_EIDOLON)
concerns(HESH_AND_PRIT)

# --- Distant Suns ------------------------------------------------------------------------------------------------


def beside_a_mech(s: Imperium, me: int, w: Exploring) -> bool:
    """Whether a planet is about to be explored that has a mech of yours on it, and is therefore yours."""
    return on_planet(s, me, w.planet).all[MECH] > 0


@HOOKS.reaction(Exploring, DISTANT_SUNS, when=beside_a_mech)
async def distant_suns(s: Imperium, me: Seat, w: Exploring) -> None:
    "When you explore a planet with a mech of yours you may draw one card more; you resolve one and discard the other."
    w.cards += 1


opinion(DISTANT_SUNS, worth=1.5, use=1.0)

# --- relic fragments ---------------------------------------------------------------------------------------------


def uses_of_fragments(s: Imperium, me: int) -> list[int]:
    """What you could gain for relic fragments: a relic for two of a type, a command token for any one."""
    p = s.players[me]
    found = [RELIC_OFFER] if why_not_relic(s, me, FRAGMENTS_FOR_RELIC) is None else []
    return [*found, TOKEN_OFFER] if any(p.fragments) and tokens_left(p) > 0 else found


@as_action("faction.naaz_rokha.fabrication", lambda s, me: None if uses_of_fragments(s, me) else No("LRR 31.11"))
async def fabrication(s: Imperium, me: Seat) -> None:
    "Purge two relic fragments of a type for a relic, or any one for a command token; unknown ones are of any type."
    if await aim(me, AIM_OFFER, FABRICATION, uses_of_fragments(s, me)) == RELIC_OFFER:
        await forge(s, me)
        return
    kinds = [kind for kind in FRAGMENT.every if s.players[me].fragments[kind]]
    kind = await aim(me, AIM_FRAGMENT, FABRICATION, kinds)
    purge_fragments(s, me, kind, 1)
    tell(s, "ti4-log-purges-fragments", seat=me, fragment=kind)
    await gain_tokens(s, me, 1)


async def forge(s: Imperium, seat: Seat) -> None:
    """A relic for two relic fragments of a type."""
    await purge_of_a_kind(s, seat, FRAGMENTS_FOR_RELIC)
    await gain_relic(s, seat)


@note_as_action("note.black_market_forgery", lambda s, me, owner: why_not_relic(s, me, FRAGMENTS_FOR_RELIC))
async def black_market_forgery(s: Imperium, me: Seat, owner: Seat) -> None:
    "The same for whoever has the note: two fragments of a type for a relic; then it returns."
    await forge(s, me)
    return_note(s, me, BLACK_MARKET_FORGERY, owner)


def two_of_a_type(it: Judge) -> float:
    """Rather for a relic than for a token."""
    return 2.5 if kinds_in_reach(it.s, it.seat, FRAGMENTS_FOR_RELIC) else -0.5


opinion(FABRICATION, worth=2.5, use=two_of_a_type)
opinion(BLACK_MARKET_FORGERY, worth=1.0, use=2.5)

# --- technologies ------------------------------------------------------------------------------------------------


@HOOKS.trigger(Explored, PRE_FAB_ARCOLOGIES, when=lambda s, me, w: w.seat == me and w.planet >= 0)
async def pre_fab_arcologies(s: Imperium, me: Seat, w: Explored) -> None:
    "After you have explored a planet it is readied."
    s.exhausted &= ~(1 << w.planet)


opinion(PRE_FAB_ARCOLOGIES, worth=2.0)


@HOOKS.reaction(CombatRoundBegins, SUPERCHARGE, when=lambda s, me, w: me in (w.seat, w.against), exhausts=True)
async def supercharge(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Exhaust it at the start of a round of combat: your units have +1 on their combat rolls in it."
    lasts(s, SUPERCHARGE, me, COMBAT_ROUND)


@HOOKS.modifier(RollBonus, SUPERCHARGE)
def supercharged(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    mine = query.seat == me and query.why in COMBAT_ROLLS
    return value + 1 if mine and holds(s, SUPERCHARGE, me) else value


opinion(SUPERCHARGE, worth=1.5, use=close_fight)

# --- Eidolons and their flagship ---------------------------------------------------------------------------------


@HOOKS.trigger(FleetsMeet, EIDOLON, when=lambda s, me, w: in_space(s, me, w.place).all[MECH] > 0)
async def eidolon(s: Imperium, me: Seat, w: FleetsMeet) -> None:
    """At the start of a space combat the card is flipped if there are mechs in the space area of the active system:
    they are ships as well until the combat ends, when the card is flipped back. Like the ground forces beside
    the Alastor (LRR F.48) they count as ships for that combat, but not for the fleet pool; without a move value they
    retreat only aboard other ships."""
    for _ in range(in_space(s, me, w.place).all[MECH]):
        enlist(s, me, w.place, MECH)
    lasts(s, Z_GRAV_EIDOLON, me, COMBAT)


@on_sheet(Z_GRAV_EIDOLON)
def flipped(models: Models) -> None:
    "The back of the card: combat 8, and no sustain damage."
    models[MECH] = MODELS[MODEL["z_grav_eidolon"]]


opinion(EIDOLON, worth=1.5)
opinion(Z_GRAV_EIDOLON, worth=1.0)


@HOOKS.modifier(ExtraDiceOf, VISZ_EL_VIR)
def visz_el_vir(s: Imperium, me: int, query: ExtraDiceOf, value: int) -> int:
    "Each of your mechs in a combat in the flagship's system rolls one die more, on planets and in space."
    c = s.combat
    if query.unit != MECH or query.why not in COMBAT_ROLLS or c is None or not in_space(s, me, c.place).all[FLAGSHIP]:
        return value
    return value + (landed_or_there(s, me, c.planet).all[MECH] if c.planet >= 0 else crew(s, me, c.place, MECH))


opinion(VISZ_EL_VIR, worth=2.0)

# --- leaders -----------------------------------------------------------------------------------------------------


def explorable(s: Imperium, seat: int) -> list[Planet]:
    """A player's planets that can be explored."""
    return [planet for planet in planets_of(s, seat) if can_be_explored(s, planet)]


@HOOKS.reaction(TurnEnds, GARV_AND_GUNN, when=lambda s, me, w: bool(explorable(s, w.seat)), exhausts=True)
async def garv_and_gunn(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Agent: at the end of a player's turn that player may explore one of their planets, of their own choice."
    for planet in await aim_some(w.seat, AIM_PLANETS, GARV_AND_GUNN, explorable(s, w.seat), 0, 1):
        then(s, frame(explore, Seat(w.seat), planet))


def own_turn(it: Judge) -> float:
    """At the end of one's own turn."""
    return 1.5 if it.s.active == it.seat else -1.0


opinion(GARV_AND_GUNN, worth=1.5, use=own_turn, planet=best_planet)


@unlocked_when("dart_and_tai")
def mechs_abroad(s: Imperium, seat: int) -> bool:
    "Mechs in three systems, on planets or in space."
    p = s.players[seat]
    found = {place for place, there in p.space.items() if there.all[MECH]}
    found |= {s.places[planet] for planet, there in p.ground.items() if there.all[MECH]}
    return len(found) >= DART_NEEDS


def taken_from_another(s: Imperium, me: int, w: ControlGained) -> bool:
    """Whether you have gained a planet that was another player's and can be explored."""
    return w.seat == me and w.before not in (-1, me) and can_be_explored(s, w.planet)


@HOOKS.reaction(ControlGained, DART_AND_TAI, when=taken_from_another)
async def dart_and_tai(s: Imperium, me: Seat, w: ControlGained) -> None:
    "Commander: you may explore a planet that you have taken from another player."
    explore_too(s, me, w.planet)


opinion(DART_AND_TAI, worth=1.0, use=1.5, builds=(MECH,))


# --- Perfect Synthesis -------------------------------------------------------------------------------------------


def ready_cards(s: Imperium) -> list[Strategy]:
    """The strategy cards that nobody has chosen, and those that their owners have not used yet."""
    held = [card for p in s.players for card in p.strategies if not p.used >> card & 1]
    return sorted([*held, *cards_left(s)])


@as_action("leader.hesh_and_prit", lambda s, me: None if len(s.relics) else No("LRR 58.3"), purges=True)
async def hesh_and_prit(s: Imperium, me: Seat) -> None:
    """Hero: a relic, and the secondary abilities of up to two strategy cards that are ready or unchosen, whosever they
    are. Command tokens for them come from the reinforcements, to which a spent token goes: so none moves, but there
    must be one."""
    lasts(s, HESH_AND_PRIT, me, ACTION)
    then(s, frame(perfect_synthesis, me, NO_STRATEGY))
    await gain_relic(s, me)


@step
async def perfect_synthesis(s: Imperium, seat: Seat, used: Strategy) -> None:
    """Which secondary ability is used, if any? After the first one (`used`) another one."""
    options = [card for card in ready_cards(s) if card != used and can_follow(s, seat, card)]
    chosen = await aim_some(seat, AIM_STRATEGIES, HESH_AND_PRIT, options, 0, 1) if options else ()
    for card in chosen:
        more = [frame(perfect_synthesis, seat, card)] if used < 0 else []
        then(s, frame(synthesize, seat, card), *more)


@step
async def synthesize(s: Imperium, seat: Seat, card: Strategy) -> None:
    """A secondary ability is used."""
    await follow(s, seat, card)


@HOOKS.modifier(StrategyTokens, HESH_AND_PRIT, rank=LAST)
def tokens_of_legend(s: Imperium, me: int, query: StrategyTokens, value: int) -> int:
    return tokens_left(s.players[me]) if holds(s, HESH_AND_PRIT, me) else value


@HOOKS.replacement(StrategyTokenSpent, HESH_AND_PRIT, when=lambda s, me, w: holds(s, HESH_AND_PRIT, me))
async def token_of_legend(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    "The token comes from the reinforcements and returns to them."


opinion(HESH_AND_PRIT, worth=5.0, use=3.0, strategy=lambda it, card: it.strategy(card))
favour("naaz_rokha", 1.1)
