"""Twilight Imperium 4: what both sides bring into play before they roll: texts that hold for a round or for the combat,
cards that are kept for later, and what happens at the start of a space combat (LRR 71.2)."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.core.abilities import Ability
from orrery.games.common.dice import Volley
from orrery.games.ti4.odds.duel import Field, scored
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene, munitions
from orrery.games.ti4.odds.stacks import CHEAP_FIRST, SHIELDS, Stack, Taking, between_rounds, largest, take
from orrery.games.ti4.odds.texts import (
    AMBUSH,
    ASSAULT_CANNON,
    BUNKER,
    DIMENSIONAL_SPLICER,
    DIRECT_HIT,
    DISABLE,
    EMERGENCY_REPAIRS,
    EVELYN_DELOUIS,
    FIGHTER_PROTOTYPE,
    FIRE_TEAM,
    MAGEN_DEFENSE_GRID,
    MANEUVERING_JETS,
    MORALE_BOOST,
    MUNITIONS_RESERVES,
    SHIELDS_HOLDING,
    SUPERCHARGE,
    TEKKLAR_LEGION,
    TELLURIAN,
    VAN_HAUGE,
    VISCOUNT_UNLENN,
    WAR_FUNDING,
)
from orrery.games.ti4.rules.data import BIG_SHIPS, CRUISER, DESTROYER, FACTIONS, FIGHTER, FLAGSHIP, SHIPS
from orrery.games.ti4.rules.effects import COMBAT, COMBAT_ROUND, INVASION, holds, lasts
from orrery.games.ti4.rules.factions.creuss import can_splice
from orrery.games.ti4.rules.fire import struck
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.technologies.red import FLEET_FOR_CANNON, guarded
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins

IN_AMBUSH = 2
Fleets = Field[Stack, Stack]


def ready(t: Imperium, seat: Seat, it: Ability) -> bool:
    """Whether a player has a text that is not exhausted."""
    return bool(t.players[seat].texts.ready >> it & 1)


# --- what holds in which round -----------------------------------------------------------------------------------


def prepared(scene: Scene, stacks: tuple[Stack, Stack], *, begun: bool) -> tuple[Stack, Stack]:
    """Both sides use what they have and are assumed to use, from the next round on that has not `begun`: the tables of
    the first rounds are laid, and the stacks get what is kept for later."""
    opens = scene.first + begun
    for side, plan in enumerate(scene.plans):
        for t in (scene.begun, scene.later):
            invasion_cards(scene, t, side, plan)
    fresh = scene.later.clone()
    scene.put(fresh, *stacks)
    for side in (ATTACKER, DEFENDER):
        round_texts(scene, fresh, side, stacks[side], opens)
    early = [fresh] if fresh.effects != scene.later.effects else []
    current = [scene.begun] if begun and scene.begun.effects != scene.later.effects else []
    scene.tables = [*(current or ([scene.later] if begun and early else [])), *early, scene.later]
    for side in (ATTACKER, DEFENDER):
        roll_again(scene, side, opens)
    return kept(scene, ATTACKER, stacks[ATTACKER]), kept(scene, DEFENDER, stacks[DEFENDER])


def invasion_cards(scene: Scene, t: Imperium, side: int, plan: FightPlan) -> None:
    """Cards and notes that hold for a whole invasion or ground combat."""
    seat, foe = scene.seats[side], scene.seats[1 - side]
    if scene.planet < 0:
        return
    if plan.plays(BUNKER) and side == DEFENDER:
        lasts(t, text(BUNKER), seat, INVASION)
    if plan.plays(DISABLE) and side == ATTACKER:
        lasts(t, text(DISABLE), foe, INVASION)
    if plan.plays(TEKKLAR_LEGION):
        lasts(t, text(TEKKLAR_LEGION), seat, COMBAT, 1)
        if FACTIONS[t.players[foe].faction].name == "sardakk_norr":
            lasts(t, text(TEKKLAR_LEGION), foe, COMBAT, -1)


def round_texts(scene: Scene, t: Imperium, side: int, now: Stack, opens: int) -> None:
    """What a side uses at the start of the first round."""
    seat, plan = scene.seats[side], scene.plans[side]
    if plan.plays(MORALE_BOOST):
        lasts(t, text(MORALE_BOOST), seat, COMBAT_ROUND)
    if plan.plays(FIGHTER_PROTOTYPE) and scene.planet < 0 and opens == 1 and now.all[FIGHTER]:
        lasts(t, text(FIGHTER_PROTOTYPE), seat, COMBAT_ROUND)
    if ready(t, seat, SUPERCHARGE):
        lasts(t, SUPERCHARGE, seat, COMBAT_ROUND)
    agent = VISCOUNT_UNLENN if scene.planet < 0 else EVELYN_DELOUIS
    units = struck(t, seat, scene.place, scene.planet, "combat")[1]
    if ready(t, seat, agent) and units:
        lasts(t, agent, seat, COMBAT_ROUND, best_shot(t, seat, units))
    round_ = CombatRoundBegins(*scene.seats, scene.place, scene.planet, opens)
    if ready(t, seat, MAGEN_DEFENSE_GRID) and guarded(t, seat, round_):
        lasts(t, MAGEN_DEFENSE_GRID, seat, COMBAT_ROUND)


def best_shot(t: Imperium, seat: Seat, units: Iterable[Unit]) -> Unit:
    """The type of unit that hits most easily; among equals the most valuable."""
    models = sheet(t, seat)
    return min(units, key=lambda unit: (models.of(unit).combat, -CHEAP_FIRST.index(unit)))


def roll_again(scene: Scene, side: int, opens: int) -> None:
    """In which rounds a side rerolls dice that miss."""
    seat, plan = scene.seats[side], scene.plans[side]
    count = munitions(scene.later, seat, plan) if scene.planet < 0 else plan.plays(FIRE_TEAM)
    rounds = [*range(opens, opens + count)]
    if any(holds(scene.begun, it, seat) for it in (MUNITIONS_RESERVES, text(WAR_FUNDING))):
        rounds.append(scene.first)
    for number in rounds:
        both = [*scene.again.get(number, (False, False))]
        both[side] = True
        scene.again[number] = both[0], both[1]


def kept(scene: Scene, side: int, now: Stack) -> Stack:
    """What a side keeps for later, and the Direct Hits it has to expect."""
    mine, theirs = scene.plans[side], scene.plans[1 - side]
    agent = int(ready(scene.later, scene.seats[side], TELLURIAN))
    direct = theirs.plays(DIRECT_HIT) if scene.planet < 0 else 0
    shields = mine.plays(SHIELDS_HOLDING) if scene.planet < 0 else 0
    return now._replace(kept=(shields, mine.plays(MANEUVERING_JETS), agent, direct, mine.plays(EMERGENCY_REPAIRS)))


# --- the start of a space combat ---------------------------------------------------------------------------------


def start_of_combat(scene: Scene, field: Fleets) -> Fleets:
    """What both sides do when a space combat begins: what must happen, then what may, the attacker first."""
    for opening in (assault, repairs, ambush, splice):
        for side in (ATTACKER, DEFENDER):
            found: Fleets = {}
            for pair, p in field.items():
                both = pair if side == ATTACKER else (pair[1], pair[0])
                results = opening(scene, side, *both) if pair[0].ships() and pair[1].ships() else [(*both, 1.0)]
                for mine, theirs, q in results:
                    now = exploded(scene, pair, (mine, theirs) if side == ATTACKER else (theirs, mine))
                    found[now] = found.get(now, 0.0) + p * q
            field = found
    return field


Results = list[tuple[Stack, Stack, float]]


def assault(scene: Scene, side: int, mine: Stack, theirs: Stack) -> Results:
    """Assault Cannon: the opponent gives up a ship that is not a fighter."""
    if (
        ASSAULT_CANNON not in scene.later.players[scene.seats[side]].texts
        or mine.big_ships() < FLEET_FOR_CANNON
        or not theirs.big_ships()
    ):
        return [(mine, theirs, 1.0)]
    plan = scene.plans[1 - side]
    order = (*plan.order, *(unit for unit in CHEAP_FIRST if unit not in plan.order))
    unit = next(unit for unit in order if unit in BIG_SHIPS and theirs.all[unit])
    return [(mine, theirs.lose(unit), 1.0)]


def repairs(scene: Scene, side: int, mine: Stack, theirs: Stack) -> Results:
    """Repairs at the start of the first round."""
    return [(between_rounds(mine, scene.taking(side, mine, theirs, scene.first)), theirs, 1.0)]


def ambush(scene: Scene, side: int, mine: Stack, theirs: Stack) -> Results:
    """Mentak: two cruisers or destroyers roll a die each, those that hit most easily."""
    t, seat = scene.later, scene.seats[side]
    if AMBUSH not in t.players[seat].texts:
        return [(mine, theirs, 1.0)]
    models = sheet(t, seat)
    there = [unit for unit in (CRUISER, DESTROYER) for _ in range(mine.all[unit])]
    shooting = sorted(there, key=lambda unit: models.of(unit).combat)[:IN_AMBUSH]
    volleys = [Volley(unit, 1, models.of(unit).combat) for unit in shooting]
    return hit(scene, side, mine, theirs, [*enumerate(scored(scene.shots(t, side, volleys, "ability", False).free))])


def hit(scene: Scene, side: int, mine: Stack, theirs: Stack, chances: Iterable[tuple[int, float]]) -> Results:
    """The opponent takes hits."""
    how = scene.taking(1 - side, theirs, mine, scene.first)
    return [(mine, take(theirs, how, hits).left, float(p)) for hits, p in chances]


def splice(scene: Scene, side: int, mine: Stack, theirs: Stack) -> Results:
    """Dimensional Splicer: a hit on the most valuable ship that cannot sustain it, or else on the most valuable one."""
    t, seat = scene.later, scene.seats[side]
    if DIMENSIONAL_SPLICER not in t.players[seat].texts:
        return [(mine, theirs, 1.0)]
    scene.face(t, side, mine, theirs)
    if not can_splice(t, seat, CombatRoundBegins(*scene.seats, scene.place, NO_PLANET, 1)):
        return [(mine, theirs, 1.0)]
    how = scene.taking(1 - side, theirs, mine, scene.first)
    weak = tuple(unit for unit in SHIPS if unit not in how.sustains or theirs.hurt[unit])
    target = largest(theirs, weak)
    sustains: tuple[Unit, ...] = ()
    if target is None:
        target = largest(theirs, SHIPS)
        assert target is not None
        sustains = (target,)
    aim = Taking((target,), sustains, how.each, how.exposed)
    return [(mine, take(theirs, aim, 1, 0, SHIELDS).left, 1.0)]


def exploded(scene: Scene, before: tuple[Stack, Stack], after: tuple[Stack, Stack]) -> tuple[Stack, Stack]:
    """Van Hauge: when this flagship is destroyed, all ships in its system are."""
    for side, seat in enumerate(scene.seats):
        if VAN_HAUGE in scene.later.players[seat].texts and after[side].all[FLAGSHIP] < before[side].all[FLAGSHIP]:
            return shipless(after[0]), shipless(after[1])
    return after


def shipless(now: Stack) -> Stack:
    """No ships are left."""
    none = (0,) * len(SHIPS)
    return now._replace(all=(*none, *now.all[len(SHIPS) :]), hurt=(*none, *now.hurt[len(SHIPS) :]))
