"""Twilight Imperium 4: the Winnu. The technology that they begin with is chosen when the game is set up."""

from __future__ import annotations

from orrery.core.ask import choose, pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import influence, on_planet, open_to, opened, planets_at, planets_of, resources
from orrery.games.ti4.rules.construction import floats, most_on, place_structure
from orrery.games.ti4.rules.crew import big_ships
from orrery.games.ti4.rules.data import (
    ALPHA,
    BETA,
    FLAGSHIP,
    INFANTRY,
    MECATOL_REX,
    MECH,
    PDS,
    PLANETS,
    SPACE_DOCK,
    STRATEGIES,
)
from orrery.games.ti4.rules.effects import ACTION, drop, holds, in_force, lasts
from orrery.games.ti4.rules.fire import WHY
from orrery.games.ti4.rules.hooks import HOOKS, as_action, step
from orrery.games.ti4.rules.judge import Judge, best_planet, favour, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET, AIM_PLAYERS, AIM_STRATEGY, BUILD
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.offers import can_place, place_on
from orrery.games.ti4.rules.options import ONE_RECLAIMER, ruling
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import CombatDice, RollBonus
from orrery.games.ti4.rules.queries.development import CustodiansPrice, ProductionDiscount
from orrery.games.ti4.rules.queries.travel import WormholesOpened
from orrery.games.ti4.rules.reinforcements import most_at, provided
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import primary, secondary
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Planet, Seat, Strategy, Unit
from orrery.games.ti4.rules.windows.battle import ControlGained
from orrery.games.ti4.rules.windows.development import ProductionBegins
from orrery.games.ti4.rules.windows.rounds import StrategyPhaseEnds, TacticalDone

BLOOD_TIES, RECLAMATION = text("faction.winnu.blood_ties"), text("faction.winnu.reclamation")
HEGEMONIC_TRADE_POLICY = text("technology.hegemonic_trade_policy")
LAZAX_GATE_FOLDING = text("technology.lazax_gate_folding")
SALAI_SAI_CORIAN, RECLAIMER = text("unit.salai_sai_corian"), text("unit.reclaimer")
ACQUIESCENCE = text("note.acquiescence")
BEREKAR, RICKAR = text("leader.berekar_berekon"), text("leader.rickar_rickani")
MATHIS = text("leader.mathis_mathinus")
COMBAT_ROLLS = (WHY.index("combat"), WHY.index("ground_combat"))
BEREKAR_SAVES, RICKAR_ADDS = 2, 2

concerns(RECLAMATION, Planet)
concerns(RECLAIMER, Planet)
concerns(BEREKAR)
favour("winnu", 0.9)


# --- Blood Ties, Reclamation, the Reclaimer ----------------------------------------------------------------------


@HOOKS.modifier(CustodiansPrice, BLOOD_TIES)
def blood_ties(s: Imperium, me: int, q: CustodiansPrice, price: int) -> int:
    "You remove the custodians token without spending influence."
    return 0


opinion(BLOOD_TIES, worth=2.0)


def gained_in_action(s: Imperium, me: int, w: ControlGained) -> bool:
    """Whether a player has gained a planet in the own tactical action."""
    return w.seat == me and s.activation is not None and s.activation.seat == me


@HOOKS.trigger(ControlGained, RECLAMATION, when=lambda s, me, w: w.planet == MECATOL_REX and gained_in_action(s, me, w))
async def regained(s: Imperium, me: Seat, w: ControlGained) -> None:
    "It is remembered until the action is over."
    lasts(s, RECLAMATION, me, ACTION, w.planet)


def structures_for(s: Imperium, me: int, planet: Planet) -> list[Unit]:
    """The structures for which there is room on a planet (LRR 34.4, 34.5): those in the reinforcements, and those that
    can be taken back from the board (LRR 59.4a)."""
    if s.owner[planet] != me or not open_to(s, me, planet):
        return []
    there = on_planet(s, me, planet)
    return [
        unit
        for unit in (PDS, SPACE_DOCK)
        if most_at(s, me, unit, there, (s.places[planet], planet))
        and (floats(s, me, unit) or there.all[unit] < most_on(s, me, unit, planet))
    ]


def can_reclaim(s: Imperium, me: int, w: TacticalDone) -> bool:
    """Whether a player has gained Mecatol Rex in this action, still has it, and has structures for it."""
    return holds(s, RECLAMATION, me) and bool(structures_for(s, me, MECATOL_REX))


@HOOKS.reaction(TacticalDone, RECLAMATION, when=can_reclaim)
async def reclamation(s: Imperium, me: Seat, w: TacticalDone) -> None:
    "After a tactical action in which you gained Mecatol Rex you place a PDS and a space dock there."
    for unit in structures_for(s, me, MECATOL_REX):
        if await provided(s, me, RECLAMATION, unit, (s.places[MECATOL_REX], MECATOL_REX)):
            await place_structure(s, me, unit, MECATOL_REX)


opinion(RECLAMATION, worth=2.0, use=5.0)


@HOOKS.trigger(ControlGained, RECLAIMER, when=gained_in_action)
async def reclaimed(s: Imperium, me: Seat, w: ControlGained) -> None:
    "It is remembered until the action is over."
    lasts(s, RECLAIMER, me, ACTION, w.planet)


def mech_planets(s: Imperium, me: int) -> list[Planet]:
    """The planets gained in this action on which a player has a mech, and for which there is a structure."""
    gained = sorted({Planet(planet) for (planet,) in in_force(s, RECLAIMER, me)})
    return [one for one in gained if on_planet(s, me, one).all[MECH] and structures_for(s, me, one)]


@HOOKS.reaction(TacticalDone, RECLAIMER, when=lambda s, me, w: bool(mech_planets(s, me)))
async def reclaimer(s: Imperium, me: Seat, w: TacticalDone) -> None:
    """After a tactical action each mech on a planet that you gained in it places a PDS or a space dock there; it can be
    ruled that they place one together (LRR R.35)."""
    for planet in mech_planets(s, me):
        for _ in range(1 if ruling(s, ONE_RECLAIMER) else on_planet(s, me, planet).all[MECH]):
            options = [(unit, planet) for unit in structures_for(s, me, planet)]
            chosen = await choose(me, BUILD, [*options, None], explain=lambda site: No("LRR 34.6")) if options else None
            if chosen is None:
                break
            await place_structure(s, me, *chosen)


opinion(RECLAIMER, worth=1.5, use=4.0)


# --- Hegemonic Trade Policy --------------------------------------------------------------------------------------


def unequal(s: Imperium, me: int) -> list[Planet]:
    """A player's planets whose resources and influence differ."""
    return [planet for planet in planets_of(s, me) if resources(s, planet) != influence(s, planet)]


@HOOKS.reaction(
    ProductionBegins,
    HEGEMONIC_TRADE_POLICY,
    when=lambda s, me, w: w.seat == me and bool(unequal(s, me)),
    exhausts=True,
)
async def hegemonic_trade_policy(s: Imperium, me: Seat, w: ProductionBegins) -> None:
    """Exhaust it when your units use production: for that production the resources and influence of one of your planets
    are swapped (LRR E.3), for a space dock on it as well, which adds the resources it has then (LRR 72.1)."""
    planet = await aim(me, AIM_PLANET, HEGEMONIC_TRADE_POLICY, unequal(s, me))
    s.swapped ^= 1 << planet
    then(s, frame(swap_back, planet))


@step
async def swap_back(s: Imperium, planet: Planet) -> None:
    """The units have been produced."""
    s.swapped ^= 1 << planet


def gain_by_swap(it: Judge, planet: Planet) -> float:
    """How much more a ready planet brings."""
    return 0.0 if it.s.exhausted >> planet & 1 else influence(it.s, planet) - resources(it.s, planet)


def any_gain(it: Judge) -> float:
    return max([gain_by_swap(it, planet) for planet in planets_of(it.s, it.seat)], default=0.0) - 0.5


opinion(HEGEMONIC_TRADE_POLICY, worth=1.5, use=any_gain, planet=gain_by_swap)


# --- Lazax Gate Folding ------------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesOpened, LAZAX_GATE_FOLDING)
def lazax_gate_folding(s: Imperium, me: int, q: WormholesOpened, value: int) -> int:
    "In your tactical actions the system of Mecatol Rex has an alpha and a beta wormhole, unless you control it."
    mine = s.activation is not None and s.activation.seat == me and s.owner[MECATOL_REX] != me
    there = 1 << s.places[MECATOL_REX] if mine else 0
    return value | opened(ALPHA, there) | opened(BETA, there)


def not_at_the_gate(s: Imperium, me: int) -> No | None:
    """The action needs Mecatol Rex, and an infantry that can be placed there."""
    can = s.owner[MECATOL_REX] == me and can_place(s, Seat(me), MECATOL_REX, INFANTRY)
    return None if can else No("LRR 58.3")


@as_action("technology.lazax_gate_folding", not_at_the_gate, exhausts=True)
async def through_the_gate(s: Imperium, me: Seat) -> None:
    "Exhaust it as an action: an infantry on Mecatol Rex, if you control it."
    await place_on(s, me, MECATOL_REX, INFANTRY)


opinion(LAZAX_GATE_FOLDING, worth=2.0, use=0.8)


# --- the flagship, the promissory note ---------------------------------------------------------------------------


@HOOKS.modifier(CombatDice, SALAI_SAI_CORIAN)
def salai_sai_corian(s: Imperium, me: int, q: CombatDice, dice: int) -> int:
    "In combat the flagship rolls a die for each ship of the opponent that is not a fighter (LRR F.53)."
    c = s.combat
    if q.unit != FLAGSHIP or c is None or me not in c.seats:
        return dice
    return big_ships(s, c.seats[1 - c.seats.index(Seat(me))], q.place)


opinion(SALAI_SAI_CORIAN, worth=1.5)


@HOOKS.note_reaction(
    StrategyPhaseEnds,
    ACQUIESCENCE,
    when=lambda s, me, w, owner: bool(s.players[me].strategies and s.players[owner].strategies),
)
async def acquiescence(s: Imperium, me: Seat, w: StrategyPhaseEnds, owner: Seat) -> None:
    "At the end of the strategy phase you exchange one of your strategy cards with one of the owner's."
    p, q = s.players[me], s.players[owner]
    mine = await aim(me, AIM_STRATEGY, ACQUIESCENCE, p.strategies, rival=me)
    theirs = await aim(me, AIM_STRATEGY, ACQUIESCENCE, q.strategies, rival=owner)
    p.strategies[p.strategies.index(mine)] = theirs
    q.strategies[q.strategies.index(theirs)] = mine
    tell(s, "ti4-log-swaps-strategies", seat=me, rival=owner, strategies=(mine, theirs))
    return_note(s, me, ACQUIESCENCE, owner)


def best_exchange(it: Judge, card: Strategy) -> float:
    return it.strategy(card) if it.about.get("rival") != it.seat else -it.strategy(card)


opinion(ACQUIESCENCE, worth=1.5, use=0.5, strategy=best_exchange)


# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(ProductionBegins, BEREKAR, exhausts=True)
async def berekar_berekon(s: Imperium, me: Seat, w: ProductionBegins) -> None:
    "Agent: what somebody's units produce now costs 2 less together."
    lasts(s, BEREKAR, w.seat, ACTION)
    then(s, frame(berekar_done, Seat(w.seat)))


@step
async def berekar_done(s: Imperium, seat: Seat) -> None:
    """The units have been produced."""
    drop(s, BEREKAR, seat)


@HOOKS.modifier(ProductionDiscount, BEREKAR)
def cheaper(s: Imperium, me: int, q: ProductionDiscount, value: int) -> int:
    return value + BEREKAR_SAVES * len([*in_force(s, BEREKAR, me)])


def own_production(it: Judge) -> float:
    return 2.0 if it.about["seat"] == it.seat else -1.0


opinion(BEREKAR, worth=2.0, use=own_production)


@unlocked_when("rickar_rickani")
def near_the_throne(s: Imperium, seat: int) -> bool:
    "Control of Mecatol Rex, or a combat in its system."
    c = s.combat
    fights = c is not None and c.place == s.places[MECATOL_REX] and seat in c.seats
    return s.owner[MECATOL_REX] == seat or fights


@HOOKS.modifier(RollBonus, RICKAR)
def rickar_rickani(s: Imperium, me: int, q: RollBonus, value: int) -> int:
    "Commander: +2 on combat rolls in your home system, that of Mecatol Rex, and those with legendary planets."
    if q.seat != me or q.why not in COMBAT_ROLLS:
        return value
    holy = q.place in (s.players[me].home, s.places[MECATOL_REX])
    holy = holy or any(PLANETS[planet].legendary for planet in planets_at(s, q.place))
    return value + RICKAR_ADDS if holy else value


opinion(RICKAR, worth=2.0)


async def which_card(s: Imperium, me: Seat) -> tuple[int, ...]:
    return (await aim(me, AIM_STRATEGY, MATHIS, [Strategy(n) for n in range(len(STRATEGIES))]),)


@as_action("leader.mathis_mathinus", purges=True, aim=which_card)
async def mathis_mathinus(s: Imperium, me: Seat, card: Strategy) -> None:
    """Hero: you resolve the primary ability of any strategy card; then players of your choice may resolve the secondary
    one, with the costs that are part of it (LRR 31.11)."""
    then(s, frame(primary, me, card), frame(imperial_seal, me, card))


@step
async def imperial_seal(s: Imperium, seat: Seat, card: Strategy) -> None:
    """The player chooses who may resolve the secondary ability."""
    rivals = others(s, seat)
    chosen = await pick(seat, AIM_PLAYERS, sorted(rivals), 0, len(rivals), None, "LRR 31.22", "LRR 31.22", text=MATHIS)
    then(s, *(frame(secondary, other, card) for other in rivals if other in chosen), frame(seal_broken))


@step
async def seal_broken(s: Imperium) -> None:
    """Whoever could use the secondary ability for nothing can do so no longer."""
    s.followers = 0


def best_card(it: Judge, card: Strategy) -> float:
    return it.strategy(card)


opinion(MATHIS, worth=3.0, use=3.0, strategy=best_card, planet=best_planet)
