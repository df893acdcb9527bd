"""Twilight Imperium 4: what follows when ships are destroyed, for the exact odds: a flagship that takes all with it,
fighters that take the place of a ship, ships that join the other side, a last shot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from orrery.games.ti4.odds.duel import die, scored
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.scene import ATTACKER, Scene
from orrery.games.ti4.odds.stacks import CHEAP_FIRST, COURAGE, MILOR, HitsTaken, Stack, lost
from orrery.games.ti4.odds.texts import VAN_HAUGE
from orrery.games.ti4.rules.cards.space_combat import LAST_SHOTS
from orrery.games.ti4.rules.data import CRUISER, DESTROYER, FIGHTER, FLAGSHIP, SHIPS
from orrery.games.ti4.rules.factions.yin import MILOR_BRINGS
from orrery.games.ti4.rules.guise import last_value, worn
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.units import sheet

Pair = tuple[Stack, Stack]
Branches = list[tuple[Pair, float]]
"""What may come of something, and how likely each is."""
Event = tuple[Unit, ...]
"""Units that are destroyed at the same time."""


def best_shot(t: Imperium, seat: Seat, units: Iterable[Unit]) -> Unit:
    """The type of unit that hits most easily; among equals the most valuable."""
    models = sheet(t, seat)
    return min(units, key=lambda unit: (models.of(unit).combat, -CHEAP_FIRST.index(unit)))


def ordered(plan: FightPlan) -> tuple[Unit, ...]:
    """All units in the order in which a side loses them."""
    return (*plan.order, *(unit for unit in CHEAP_FIRST if unit not in plan.order))


def with_side(pair: Pair, side: int, now: Stack) -> Pair:
    """A pair in which one side is another."""
    return (now, pair[1]) if side == ATTACKER else (pair[0], now)


def events(before: Stack, it: HitsTaken) -> list[Event]:
    """What hits have destroyed: ships by Direct Hits, each by itself, then all others together."""
    gone = [unit for unit in CHEAP_FIRST for _ in range(before.all[unit] - it.left.all[unit])]
    for unit in it.shot:
        gone.remove(unit)
    return [*((unit,) for unit in it.shot), *([tuple(gone)] if gone else [])]


def matters(scene: Scene, pair: Pair) -> bool:
    """Whether anything follows when ships of these are destroyed."""
    return any(now.kept[COURAGE] or now.kept[MILOR] for now in pair) or any(
        (pair[side].all[FLAGSHIP] and VAN_HAUGE in scene.later.players[seat].texts) or scene.recruits(side)
        for side, seat in enumerate(scene.seats)
    )


def hit(scene: Scene, pair: Pair, side: int, it: HitsTaken, in_combat: bool = True) -> Branches:
    """A side has taken hits: what may come of that."""
    after = with_side(pair, side, it.left)
    if not matters(scene, pair):
        return [(after, 1.0)]
    return fallen(scene, after, side, events(pair[side], it), in_combat)


def given_up(scene: Scene, pair: Pair, side: int, unit: Unit, in_combat: bool = True) -> Branches:
    """A side loses a ship otherwise."""
    return fallen(scene, with_side(pair, side, pair[side].lose(unit)), side, [(unit,)], in_combat)


def fallen(scene: Scene, pair: Pair, side: int, gone: Sequence[Event], in_combat: bool = True) -> Branches:
    """Units of a side are gone, in this order of events."""
    found: Branches = [(pair, 1.0)]
    for event in gone:
        found = [(now, p * q) for before, p in found for now, q in one_event(scene, before, side, event, in_combat)]
    return found


def one_event(scene: Scene, pair: Pair, side: int, gone: Event, in_combat: bool) -> Branches:
    """Units of a side have been destroyed together: first what must follow, then what may."""
    found: Branches = [(pair, 1.0)]
    if FLAGSHIP in gone and VAN_HAUGE in scene.later.players[scene.seats[side]].texts:
        found = exploded(scene, pair, side, in_combat)
    return [(now, p * q) for before, p in found for now, q in replaced(scene, before, side, gone, in_combat)]


def exploded(scene: Scene, pair: Pair, side: int, in_combat: bool) -> Branches:
    """Van Hauge: all ships in its system are destroyed, those of its owner first, but not those that take the place of
    destroyed ones."""
    found: Branches = [(pair, 1.0)]
    for one in (side, 1 - side):
        after: Branches = []
        for now, p in found:
            left = {unit: max(0, now[one].all[unit] - pair[one].all[unit]) for unit in scene.fighting(one)}
            gone = tuple(unit for unit, n in left.items() for _ in range(now[one].all[unit] - n))
            bare = with_side(now, one, reduced(now[one], left))
            after += [(it, p * q) for it, q in fallen(scene, bare, one, [gone] if gone else [], in_combat)]
        found = after
    return found


def replaced(scene: Scene, pair: Pair, side: int, gone: Event, in_combat: bool) -> Branches:
    """Ships that join the other side, fighters that take the place of a ship, a last shot."""
    if in_combat and scene.recruits(1 - side):
        pair = with_side(pair, 1 - side, joined(scene, 1 - side, pair[1 - side], gone))
    if pair[side].kept[MILOR] and (CRUISER in gone or DESTROYER in gone):
        pair = with_side(pair, side, pair[side].more(FIGHTER, MILOR_BRINGS).without(MILOR))
    if in_combat and pair[side].kept[COURAGE] and scene.alive(1 - side, pair[1 - side]):
        return last_shot(scene, pair, side, gone)
    return [(pair, 1.0)]


def joined(scene: Scene, side: int, now: Stack, gone: Event) -> Stack:
    """Ipswitch: ships like those that were destroyed join the other side, as far as there are any."""
    models = sheet(scene.later, scene.seats[side]).models
    for unit in gone:
        if unit in SHIPS and models[unit] is not None and now.all[unit] < scene.limits[side][unit]:
            now = now.more(unit)
    return now


def last_shot(scene: Scene, pair: Pair, side: int, gone: Event) -> Branches:
    """Courageous to the End: two dice of a ship that was destroyed; for each hit the opponent gives up a ship."""
    t, seat = scene.later, scene.seats[side]
    pair = with_side(pair, side, pair[side].without(COURAGE))
    unit = best_shot(t, seat, {*gone})
    theirs = pair[1 - side]
    ships = scene.fighting(1 - side)
    order = tuple(unit for unit in ordered(scene.plans[1 - side]) if unit in ships)
    found: Branches = []
    value = last_value(worn(t, seat, scene.place), unit, sheet(t, seat).of(unit).combat, pair[side].all[unit])
    for hits, p in enumerate(scored(((LAST_SHOTS, die(value)),))):
        left = HitsTaken(lost(theirs, order, hits))
        found += [(now, float(p) * q) for now, q in hit(scene, pair, 1 - side, left)]
    return found


def reduced(now: Stack, left: Mapping[Unit, int]) -> Stack:
    """So many units of some types are left; if any are gone these are whole ones, which have come just now."""
    all_, hurt = [*now.all], [*now.hurt]
    for unit, n in left.items():
        if n < all_[unit]:
            all_[unit], hurt[unit] = n, 0
    return now._replace(all=tuple(all_), hurt=tuple(hurt))


def shipless(now: Stack, ships: tuple[Unit, ...]) -> Stack:
    """No units of the types that are `ships` are left."""
    return reduced(now, dict.fromkeys(ships, 0))


__all__ = ["best_shot", "fallen", "given_up", "hit", "matters", "ordered", "with_side"]
