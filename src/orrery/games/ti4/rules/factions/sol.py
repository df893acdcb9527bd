"""Twilight Imperium 4: the Federation of Sol."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import in_space, on_planet, open_to, planets_of, resources
from orrery.games.ti4.rules.data import FLAGSHIP, INFANTRY
from orrery.games.ti4.rules.factions.extra_dice import added, fighting, one_more_die
from orrery.games.ti4.rules.fire import WHY, joined_on, landed_or_there
from orrery.games.ti4.rules.hooks import HOOKS, as_action, happens
from orrery.games.ti4.rules.judge import Judge, best_planet, close_fight, favour, gift, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.nouns import STRATEGY_POOL
from orrery.games.ti4.rules.offers import place_on
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import ExtraDiceOf
from orrery.games.ti4.rules.queries.council import StatusTokens
from orrery.games.ti4.rules.reinforcements import most_at
from orrery.games.ti4.rules.revival import come_home, revive
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import muster, pay, place_in_space, spend_strategy_token, strategy_tokens, wealth
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, UnitsDestroyed
from orrery.games.ti4.rules.windows.development import UnitsPlaced
from orrery.games.ti4.rules.windows.rounds import StatusPhaseEnds, TurnBegins

ORBITAL_DROP = text("faction.sol.orbital_drop")
VERSATILE = text("faction.sol.versatile")
SPEC_OPS_I = text("unit.spec_ops_i")
SPEC_OPS_II = text("unit.spec_ops_ii")
ADVANCED_CARRIER_I = text("unit.advanced_carrier_i")
ADVANCED_CARRIER_II = text("unit.advanced_carrier_ii")
THUNDERBOLT = text("unit.zs_thunderbolt_m2")
GENESIS = text("unit.genesis")
MILITARY_SUPPORT = text("note.military_support")
EVELYN_DELOUIS = text("leader.evelyn_delouis")
CLAIRE_GIBSON = text("leader.claire_gibson")
JACE_X = text("leader.jace_x_4th_air_legion")

GROUND_COMBAT = WHY.index("ground_combat")
CLAIRE_NEEDS = 12
DROPPED = 2
"""The infantry of an Orbital Drop, and of Military Support."""
THUNDERBOLT_COSTS = 3
SPEC_OPS_REVIVES = 5
AFTER_METABOLISM = 1

concerns(SPEC_OPS_II, int)
concerns(EVELYN_DELOUIS, Unit)

# --- abilities ---------------------------------------------------------------------------------------------------


def landing_sites(s: Imperium, me: int) -> list[Planet]:
    """Your planets on which infantry from the reinforcements can be placed."""
    return [
        planet
        for planet in planets_of(s, me)
        if open_to(s, me, planet) and most_at(s, me, INFANTRY, on_planet(s, me, planet))
    ]


def why_not_drop(s: Imperium, me: int) -> No | None:
    """A token of the strategy pool and a planet are needed."""
    if not strategy_tokens(s, me):
        return No("LRR 52.5")
    return None if landing_sites(s, me) else No("LRR 31.11")


@as_action("faction.sol.orbital_drop", why_not_drop)
async def orbital_drop(s: Imperium, me: Seat) -> None:
    "For a token of the strategy pool 2 infantry from the reinforcements come onto a planet of yours."
    await spend_strategy_token(s, me)
    planet = await aim(me, AIM_PLANET, ORBITAL_DROP, landing_sites(s, me))
    await place_on(s, me, planet, INFANTRY, DROPPED)
    await happens(s, UnitsPlaced(me, planet, ORBITAL_DROP))


def drop_pays(it: Judge) -> float:
    """Worth a token as long as others remain."""
    return 0.6 if strategy_tokens(it.s, it.seat) > 1 else -1.0


opinion(ORBITAL_DROP, worth=1.5, use=drop_pays, planet=best_planet)


@HOOKS.modifier(StatusTokens, VERSATILE, rank=AFTER_METABOLISM)
def versatile(s: Imperium, me: int, query: StatusTokens, tokens: int) -> int:
    "One more command token in the status phase, also beside Hyper Metabolism."
    return tokens + 1


opinion(VERSATILE, worth=2.5)

# --- units -------------------------------------------------------------------------------------------------------


@HOOKS.trigger(UnitsDestroyed, SPEC_OPS_II, when=lambda s, me, w: w.seat == me and INFANTRY in w.units)
async def spec_ops_ii(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "For each destroyed infantry a die; from 5 on it lies on the card until your next turn."
    await revive(s, me, SPEC_OPS_II, w.units.count(INFANTRY), SPEC_OPS_REVIVES)


@HOOKS.trigger(TurnBegins, SPEC_OPS_II, when=lambda s, me, w: w.seat == me)
async def spec_ops_return(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "At the start of your turn it comes to your home system; without a planet there it is lost, as with LRR F.8."
    await come_home(s, me, SPEC_OPS_II)


opinion(text("technology.spec_ops_ii"), worth=2.5)
opinion(text("technology.advanced_carrier_ii"), worth=2.5)
opinion(SPEC_OPS_I, worth=0.5)
opinion(SPEC_OPS_II, worth=1.0)
opinion(ADVANCED_CARRIER_I, worth=0.5)
opinion(ADVANCED_CARRIER_II, worth=1.0)


@HOOKS.trigger(StatusPhaseEnds, GENESIS)
async def genesis(s: Imperium, me: Seat, w: StatusPhaseEnds) -> None:
    "At the end of the status phase an infantry comes into the space area with the flagship."
    for place in sorted(s.players[me].space):
        fleet = in_space(s, me, place)
        if fleet.all[FLAGSHIP] and most_at(s, me, INFANTRY, fleet):
            place_in_space(s, me, place, INFANTRY)


opinion(GENESIS, worth=2.0)


def can_follow_drop(s: Imperium, me: int, w: UnitsPlaced) -> bool:
    """Whether you have just used Orbital Drop, and have a mech and the resources for it."""
    dropped = w.seat == me and w.text == ORBITAL_DROP
    return dropped and can_deploy(s, me) and wealth(s, me, resources) >= THUNDERBOLT_COSTS


@HOOKS.reaction(UnitsPlaced, THUNDERBOLT, when=can_follow_drop)
async def thunderbolt(s: Imperium, me: Seat, w: UnitsPlaced) -> None:
    "After an Orbital Drop a mech comes onto the same planet for 3 resources."
    await pay(s, me, THUNDERBOLT_COSTS)
    deploy(s, me, w.planet)


opinion(THUNDERBOLT, worth=0.8, use=0.5)

# --- Military Support --------------------------------------------------------------------------------------------


@HOOKS.note_reaction(TurnBegins, MILITARY_SUPPORT, when=lambda s, me, w, owner: w.seat == owner)
async def military_support(s: Imperium, me: Seat, w: TurnBegins, owner: Seat) -> None:
    """At the start of its owner's turn the owner loses a token of the strategy pool, if there is one; then its holder
    may place 2 infantry on a planet of theirs."""
    pools = s.players[owner].pools
    pools[STRATEGY_POOL] -= min(1, pools[STRATEGY_POOL])
    sites = landing_sites(s, me)
    if sites and await wants(me, MILITARY_SUPPORT):
        await place_on(s, me, await aim(me, AIM_PLANET, MILITARY_SUPPORT, sites), INFANTRY, DROPPED)
    return_note(s, me, MILITARY_SUPPORT, owner)


opinion(MILITARY_SUPPORT, worth=1.2, use=1.2, planet=best_planet)

# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    CombatRoundBegins, EVELYN_DELOUIS, when=lambda s, me, w: w.planet >= 0 and bool(fighting(s, w)), exhausts=True
)
async def evelyn_delouis(s: Imperium, me: int, w: CombatRoundBegins) -> None:
    "Agent: a ground force in the combat rolls one more die in this round."
    await one_more_die(s, me, w, EVELYN_DELOUIS)


@HOOKS.modifier(ExtraDiceOf, EVELYN_DELOUIS)
def tactics(s: Imperium, seat: int, q: ExtraDiceOf, value: int) -> int:
    return added(s, seat, q, value, EVELYN_DELOUIS) if q.why == GROUND_COMBAT else value


opinion(EVELYN_DELOUIS, worth=1.0, use=close_fight, player=gift)


@unlocked_when("claire_gibson")
def rich_in_resources(s: Imperium, seat: int) -> bool:
    "Planets with at least 12 resources together."
    return sum([resources(s, planet) for planet in planets_of(s, seat)]) >= CLAIRE_NEEDS


def at_home(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """At the start of a ground combat on a planet that is one's own, with an infantry in the reinforcements."""
    if not w.first or w.planet < 0 or s.owner[w.planet] != me:
        return False
    return most_at(s, me, INFANTRY, landed_or_there(s, me, w.planet)) > 0


@HOOKS.reaction(CombatRoundBegins, CLAIRE_GIBSON, when=at_home)
async def claire_gibson(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Commander: when a ground combat begins on a planet that is one's own, an infantry joins it."
    muster(s.players[me], joined_on(s, me, w.planet), INFANTRY)


opinion(CLAIRE_GIBSON, worth=1.0, use=2.0)


def no_tokens(s: Imperium, seat: int) -> No | None:
    return None if s.players[seat].tokens else No("LRR 31.7")


@as_action("leader.jace_x_4th_air_legion", why_not=no_tokens, purges=True)
async def jace_x(s: Imperium, me: Seat) -> None:
    "Hero: all own command tokens on the board return to the reinforcements."
    s.players[me].tokens = 0


def worth_a_second_wave(it: Judge) -> float:
    """With three systems to be activated again, and tokens for it."""
    p = it.s.players[it.seat]
    return 3.0 if p.tokens.bit_count() >= 3 and p.pools[0] >= 2 else -1.0


opinion(JACE_X, worth=3.0, use=worth_a_second_wave)
favour("sol", 1.2)
