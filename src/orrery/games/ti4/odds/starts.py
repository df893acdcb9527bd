"""Twilight Imperium 4: what happens when a combat begins, for the exact odds: in space (LRR 71.2), and on a planet
(20.1). Both use one text after the other in turn, the attacker first, each in the order in which they stand here: what
must happen before what may."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.games.ti4.odds.duel import Field, scored
from orrery.games.ti4.odds.losses import Branches, Pair, given_up, hit, ordered, with_side
from orrery.games.ti4.odds.openings import enlisted, paid
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import SHIELDS, SLIPPED, Stack, Taking, deployed, largest, repaired, take
from orrery.games.ti4.odds.texts import (
    AMBUSH,
    ASSAULT_CANNON,
    CLAIRE_GIBSON,
    DIMENSIONAL_SPLICER,
    SKILLED_RETREAT,
)
from orrery.games.ti4.rules.data import BIG_SHIPS, CRUISER, DESTROYER, INFANTRY, MECH
from orrery.games.ti4.rules.factions.creuss import can_splice
from orrery.games.ti4.rules.guise import each_a_die
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.queries.travel import ShipsStay
from orrery.games.ti4.rules.retreat import ways_out
from orrery.games.ti4.rules.technologies.red import FLEET_FOR_CANNON
from orrery.games.ti4.rules.things import NO_PLANET, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins

IN_AMBUSH = 2
Fleets = Field[Stack, Stack]
Opening = Callable[[Scene, int, Pair], Branches | None]
"""What a side does; None if there is nothing to do."""


def start_of_combat(scene: Scene, field: Fleets) -> Fleets:
    """What both sides do when a space combat begins."""
    met: Fleets = {}
    for pair, p in field.items():
        now = (enlisted(scene, ATTACKER, pair[0]), enlisted(scene, DEFENDER, pair[1])) if fought(scene, pair) else pair
        met[now] = met.get(now, 0.0) + p
    return in_turns(scene, met, (assault, restored, slip, impulse, ambush, splice, emergency))


def start_of_ground_combat(scene: Scene, field: Fleets, both: Callable[[Pair], bool]) -> Fleets:
    """The same on a planet, where `both` have ground forces."""
    return in_turns(scene, field, (claire, indoctrination, reap, emergency), both)


def fought(scene: Scene, pair: Pair) -> bool:
    """Whether both are in a space combat."""
    return scene.alive(ATTACKER, pair[ATTACKER]) and scene.alive(DEFENDER, pair[DEFENDER])


def in_turns(
    scene: Scene, field: Fleets, openings: tuple[Opening, ...], both: Callable[[Pair], bool] | None = None
) -> Fleets:
    """Both use their texts one after the other, in turn, until neither has one that does anything: a pair with what
    each side has still to use, and whether the side before it had nothing."""
    waiting = {(pair, ATTACKER, (openings, openings), False): p for pair, p in field.items()}
    ends: Fleets = {}
    while waiting:
        (pair, side, left, idle), p = waiting.popitem()
        if not (fought(scene, pair) if both is None else both(pair)):
            ends[pair] = ends.get(pair, 0.0) + p
            continue
        used, done = next(
            ((it, found) for it in left[side] if (found := it(scene, side, pair)) is not None), (None, [(pair, 1.0)])
        )
        if used is None and idle:
            ends[pair] = ends.get(pair, 0.0) + p
            continue
        rest = tuple([it for it in left[side] if it is not used])
        then = (rest, left[1]) if side == ATTACKER else (left[0], rest)
        for now, q in done:
            key = now, 1 - side, then, used is None
            waiting[key] = waiting.get(key, 0.0) + p * q
    return ends


# --- in space ----------------------------------------------------------------------------------------------------


def assault(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Assault Cannon: the opponent gives up a ship that is not a fighter."""
    if ASSAULT_CANNON not in scene.later.players[scene.seats[side]].texts:
        return None
    crews = [sum(now.all[unit] for unit in crew) for now, crew in zip(pair, scene.crews, strict=True)]
    if pair[side].big_ships() + crews[side] < FLEET_FOR_CANNON or not pair[1 - side].big_ships() + crews[1 - side]:
        return None
    theirs, crew = pair[1 - side], scene.crews[1 - side]
    order = [unit for unit in ordered(scene.plans[1 - side]) if unit in BIG_SHIPS or unit in crew]
    return given_up(scene, pair, 1 - side, next(unit for unit in order if theirs.all[unit]))


def restored(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Ships that are repaired at the start of each round."""
    how = scene.taking(side, pair[side], pair[1 - side], scene.first)
    now = pair[side]
    for unit in how.restored:
        now = now.damage(unit, -now.hurt[unit])
    return [(with_side(pair, side, now), 1.0)] if now != pair[side] else None


def slips(scene: Scene, side: int, pair: Pair, number_: int) -> bool:
    """Whether a side plays Skilled Retreat at the start of a round: in the one in which it plans to retreat, or at
    once if it has no such plan."""
    plan = scene.plans[side]
    if not plan.plays(SKILLED_RETREAT) or not scene.ways_out[side]:
        return False
    if plan.leave or plan.few:
        return plan.leave == number_ or bool(plan.few and pair[side].ships() <= plan.few)
    return True


def slip(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Skilled Retreat at the start of the first round."""
    return [(slipped(pair, side), 1.0)] if slips(scene, side, pair, 1) else None


def slipped(pair: Pair, side: int) -> Pair:
    """A side is gone."""
    return with_side(pair, side, pair[side].without(SLIPPED, -1))


def can_slip(scene: Scene, side: int) -> bool:
    """Whether there is somewhere to go."""
    t, seat = scene.later, scene.seats[side]
    if scene.planet >= 0 or not scene.plans[side].plays(SKILLED_RETREAT) or number(t, 0, ShipsStay, seat, scene.place):
        return False
    return bool(ways_out(t, seat, scene.place))


def emergency(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Emergency Repairs at the start of the first round."""
    now = repaired(pair[side], scene.taking(side, pair[side], pair[1 - side], scene.first))
    return [(with_side(pair, side, now), 1.0)] if now != pair[side] else None


def martyr(scene: Scene, side: int, now: Stack) -> Unit | None:
    """The ship that the Yin sacrifice: a cruiser or destroyer, the first in the order of losses."""
    return next((unit for unit in ordered(scene.plans[side]) if unit in (CRUISER, DESTROYER) and now.all[unit]), None)


def impulse(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Impulse Core: a ship for a hit, which no fighter takes if possible."""
    unit, targets = martyr(scene, side, pair[side]), scene.has_ships(1 - side, pair[1 - side])
    if not paid(scene, side, "technology.impulse_core") or unit is None or not targets:
        return None
    found: Branches = []
    for now, p in given_up(scene, pair, side, unit):
        found += [(it, p * q) for it, q in struck(scene, side, now, [(1, 1.0)], 1)]
    return found


def ambush(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Mentak: two cruisers or destroyers roll a die each, those that hit most easily."""
    t, seat, mine = scene.later, scene.seats[side], pair[side]
    there = [unit for unit in (CRUISER, DESTROYER) for _ in range(mine.all[unit])]
    if AMBUSH not in t.players[seat].texts or not there:
        return None
    scene.face(t, side, mine, pair[1 - side])
    volleys = sorted(each_a_die(t, seat, scene.place, there), key=lambda v: v.need)[:IN_AMBUSH]
    chances = scored(scene.shots(t, side, volleys, "ability", False).free)
    return struck(scene, side, pair, [(hits, float(p)) for hits, p in enumerate(chances)])


def struck(scene: Scene, side: int, pair: Pair, chances: Iterable[tuple[int, float]], aimed: int = 0) -> Branches:
    """The opponent of a side takes hits."""
    theirs = pair[1 - side]
    how = scene.taking(1 - side, theirs, pair[side], scene.first)
    found: Branches = []
    for hits, p in chances:
        found += [(now, p * q) for now, q in hit(scene, pair, 1 - side, take(theirs, how, hits, aimed))]
    return found


def splice(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Dimensional Splicer: a hit of one's own choice."""
    t, seat = scene.later, scene.seats[side]
    if DIMENSIONAL_SPLICER not in t.players[seat].texts:
        return None
    scene.face(t, side, pair[side], pair[1 - side])
    if not can_splice(t, seat, CombatRoundBegins(*scene.seats, scene.place, NO_PLANET, 1)):
        return None
    return aimed_hit(scene, side, pair)


def aimed_hit(scene: Scene, side: int, pair: Pair, how: Taking | None = None) -> Branches:
    """A hit on the most valuable ship that cannot sustain it, or else on the most valuable one. Units aboard that do so
    for ships may sustain it, and a ship that is treated as another one, if it is the last of its type. `how`: how the
    opponent takes hits, where that is known."""
    theirs, ships = pair[1 - side], scene.fighting(1 - side)
    how = scene.taking(1 - side, theirs, pair[side], scene.first) if how is None else how
    models = sheet(scene.later, scene.seats[1 - side])
    weak = tuple(unit for unit in ships if theirs.all[unit] and (theirs.hurt[unit] or not models.of(unit).sustain))
    target = largest(theirs, weak)
    sheltered = target is None or (target == how.rider and theirs.all[target] - theirs.hurt[target] == 1)
    if target is None:
        target = largest(theirs, ships)
        if target is None:
            return [(pair, 1.0)]
    itself = (target,) if sheltered and target in how.sustains else ()
    aim = how._replace(order=(target,), sustains=(*itself, *scene.aboard(1 - side, how)))
    return hit(scene, pair, 1 - side, take(theirs, aim, 1, 0, SHIELDS))


# --- on a planet -------------------------------------------------------------------------------------------------


def claire(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Claire Gibson: an infantry joins the defenders of a planet of their own."""
    t, seat = scene.later, scene.seats[side]
    if CLAIRE_GIBSON not in t.players[seat].texts or t.owner[scene.planet] != seat:
        return None
    return [(with_side(pair, side, pair[side].more(INFANTRY)), 1.0)]


def indoctrination(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Yin: an infantry of the opponent becomes one of theirs, or with Moyin's Ashes a mech."""
    theirs, mine = pair[1 - side], pair[side]
    if not paid(scene, side, "faction.yin.indoctrination") or not theirs.all[INFANTRY] or not sum(mine.all):
        return None
    rich = paid(scene, side, "unit.moyins_ashes") and mine.all[MECH] < scene.limits[side][MECH]
    pair = with_side(pair, side, mine.more(MECH if rich else INFANTRY))
    return [(with_side(pair, 1 - side, theirs.more(INFANTRY, -1)), 1.0)]


def reap(scene: Scene, side: int, pair: Pair) -> Branches | None:
    """Dunlain Reaper: a mech takes the place of an infantry."""
    now = deployed(pair[side], scene.taking(side, pair[side], pair[1 - side], scene.first))
    return [(with_side(pair, side, now), 1.0)] if now != pair[side] else None


__all__ = [
    "aimed_hit",
    "can_slip",
    "fought",
    "martyr",
    "slipped",
    "slips",
    "start_of_combat",
    "start_of_ground_combat",
]
