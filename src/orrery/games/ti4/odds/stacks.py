"""Twilight Imperium 4: units that fight, as values, and what hits do to them when their owner keeps to a plan: damage
is sustained first (LRR 75), then units are lost in a stated order, usually the cheapest first (LRR 101)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orrery.games.ti4.rules.data import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    EVERY_UNIT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    SHIPS,
    WAR_SUN,
)
from orrery.games.ti4.rules.forces import KINDS, Forces
from orrery.games.ti4.rules.things import Unit

CHEAP_FIRST: tuple[Unit, ...] = (
    FIGHTER,
    INFANTRY,
    DESTROYER,
    CRUISER,
    MECH,
    CARRIER,
    DREADNOUGHT,
    FLAGSHIP,
    WAR_SUN,
    PDS,
)
"""The order in which units are lost unless another one is stated; those with sustain damage sustain in it, too."""
KEPT = 16
(
    SHIELDS,
    JETS,
    AGENT,
    DIRECT_HITS,
    REPAIRS,
    COURAGE,
    MILOR,
    INTERCEPTS,
    THUNDARIAN,
    GOODS,
    DYNAMO,
    REAPERS,
    DEVOTIONS,
    RAMS,
    RIDER,
    SLIPPED,
) = range(KEPT)
"""What can be kept for later: Shields Holding, Maneuvering Jets, an agent who cancels a hit, the opponent's Direct
Hits, Emergency Repairs, Courageous to the End, an agent who brings fighters, the opponent's Intercepts, an agent who
lets all dice be rolled again, trade goods for dice that miss by one, repairs by the Dynamo, mechs that take the place
of infantry, ships that the Yin sacrifice, exotriremes that ram, a
ship that sustains damage as another one does; and whether a fleet has slipped away."""
NOTHING = (0,) * KEPT
SHIELDED = 2
"""The hits that Shields Holding cancels."""


class Stack(NamedTuple):
    """Units that fight together: how many of each type, how many of these are damaged, and what is kept for later."""

    all: tuple[int, ...]
    hurt: tuple[int, ...]
    kept: tuple[int, ...] = NOTHING

    def ships(self) -> int:
        return sum(self.all[: len(SHIPS)])

    def big_ships(self) -> int:
        return sum(self.all[DESTROYER : len(SHIPS)])

    def forces(self) -> Forces:
        """The same as the rules have it."""
        return Forces([*self.all], [*self.hurt])

    def without(self, what: int, count: int = 1) -> Stack:
        """Something that was kept has been used."""
        kept = [*self.kept]
        kept[what] -= count
        return Stack(self.all, self.hurt, tuple(kept))

    def more(self, unit: Unit, count: int = 1) -> Stack:
        """More units of a type, or fewer."""
        there = [*self.all]
        there[unit] += count
        return self._replace(all=tuple(there))

    def lose(self, unit: Unit, damaged_first: bool = True) -> Stack:
        """One unit less, a damaged one if there is any."""
        gone, hurt = [*self.all], [*self.hurt]
        gone[unit] -= 1
        if hurt[unit] and (damaged_first or hurt[unit] > gone[unit]):
            hurt[unit] -= 1
        return Stack(tuple(gone), tuple(hurt), self.kept)

    def without_ships(self) -> Stack:
        """What is left when all ships are lost."""
        none = (0,) * len(SHIPS)
        return self._replace(all=(*none, *self.all[len(none) :]), hurt=(*none, *self.hurt[len(none) :]))

    def damage(self, unit: Unit, more: int = 1) -> Stack:
        """More damaged units of a type, or fewer."""
        hurt = [*self.hurt]
        hurt[unit] += more
        return Stack(self.all, tuple(hurt), self.kept)


EMPTY = Stack((0,) * KINDS, (0,) * KINDS)


def stack_of(forces: Forces, kept: tuple[int, ...] = NOTHING) -> Stack:
    """Units as the rules have them."""
    return Stack(tuple(forces.all), tuple(forces.damaged), kept)


def stack(units: Mapping[Unit, int], hurt: Mapping[Unit, int] | None = None) -> Stack:
    """Units by type, and the damaged ones among them."""
    return Stack(
        tuple(units.get(unit, 0) for unit in EVERY_UNIT), tuple((hurt or {}).get(unit, 0) for unit in EVERY_UNIT)
    )


class Taking(NamedTuple):
    """How hits are taken: by which types of units, in which order they are lost, which of them sustain damage and how
    many hits that cancels, which of those that do can be destroyed by a Direct Hit, whether one that is damaged is
    repaired in each round (Duranium Armor), and the units that are repaired at the start of each (a flagship)."""

    order: tuple[Unit, ...]
    sustains: tuple[Unit, ...] = ()
    each: int = 1
    exposed: frozenset[Unit] = frozenset()
    duranium: bool = False
    restored: tuple[Unit, ...] = ()
    rider: Unit | None = None
    """A type of which only one unit sustains damage, and only once unless it is repaired (the Cavalry)."""
    dynamo: bool = False
    """Whether the Dynamo is near."""
    mechs: int = 0
    """The mechs there can be, if they take the place of infantry."""


class HitsTaken(NamedTuple):
    """What is left, which units have sustained damage, and which were destroyed before any others were lost, each by
    itself."""

    left: Stack
    sustained: tuple[Unit, ...] = ()
    shot: tuple[Unit, ...] = ()


def take(now: Stack, how: Taking, hits: int, aimed: int = 0, card: int = SHIELDS, *, mine: bool = True) -> HitsTaken:
    """What hits leave of units. `aimed`: how many of them must go to ships that are not fighters; `card`: what can be
    played against them (SHIELDS in a space combat, JETS against space cannons, -1 nothing); `mine`: they are hits of
    the opponent, who may have Direct Hits."""
    for what, cancels in ((card, SHIELDED if card == SHIELDS else 1), (AGENT, 1)):
        if what >= 0 and now.kept[what] and hits > 0:
            now, hits = now.without(what), max(0, hits - cancels)
    if hits <= 0:
        return HitsTaken(now)
    sustained: list[Unit] = []
    needed = -(-hits // how.each)
    for unit in how.sustains:
        n = min(needed - len(sustained), now.all[unit] - now.hurt[unit])
        if unit == how.rider:
            n = min(n, now.kept[RIDER])
            now = now.without(RIDER, max(0, n))
        if n > 0:
            now = now.damage(unit, n)
            sustained += [unit] * n
    big = sum(unit != FIGHTER for unit in sustained)
    aimed = max(0, min(aimed, hits) - how.each * big)
    hits = max(0, hits - how.each * len(sustained))
    shot: list[Unit] = []
    for unit in sustained:
        if mine and now.kept[DIRECT_HITS] and unit in how.exposed and unit in SHIPS:
            now = now.lose(unit).without(DIRECT_HITS)
            shot.append(unit)
        elif how.dynamo and now.kept[DYNAMO]:
            now = rested(now.damage(unit, -1).without(DYNAMO), how)
    return HitsTaken(lost(now, how.order, hits, aimed), tuple(sustained), tuple(shot))


def uncancelled(now: Stack, hits: int, card: int = SHIELDS) -> int:
    """How many of so many hits are left when cards and agents have cancelled theirs."""
    for what, cancels in ((card, SHIELDED if card == SHIELDS else 1), (AGENT, 1)):
        if what >= 0 and now.kept[what] and hits > 0:
            hits = max(0, hits - cancels)
    return hits


def lost(now: Stack, order: tuple[Unit, ...], hits: int, aimed: int = 0) -> Stack:
    """A unit is lost for each hit, in order; some of the hits cannot go to fighters as long as there are other
    ships."""
    if not hits:
        return now
    left = [*now.all]
    hurt = [*now.hurt]
    big = sum(left[unit] for unit in order if unit != FIGHTER)
    hits = min(hits, sum(left[unit] for unit in order))
    fighters = hits - min(aimed, big)
    for unit in order:
        n = min(hits, left[unit], fighters) if unit == FIGHTER else min(hits, left[unit])
        left[unit] -= n
        hurt[unit] -= min(n, hurt[unit])
        hits -= n
    if hits:  # the other ships are gone
        n = min(hits, left[FIGHTER])
        left[FIGHTER] -= n
    return Stack(tuple(left), tuple(hurt), now.kept)


def shot_down(now: Stack, hits: int, aboard: tuple[Unit, ...] = ()) -> Stack:
    """A barrage takes fighters only (LRR 46.2); cards and agents can cancel its hits like others, and units `aboard`
    that sustain damage for ships."""
    if not hits or not now.all[FIGHTER]:
        return now
    left = min(uncancelled(now, hits), now.all[FIGHTER])
    now = take(now, Taking(()), hits).left
    return take(now, Taking((FIGHTER,), aboard), left, card=-1).left


def after_round(it: HitsTaken, how: Taking) -> Stack:
    """What is repaired once hits have been assigned, and before the next round."""
    return between_rounds(mended(it, how), how)


def mended(it: HitsTaken, how: Taking) -> Stack:
    """Duranium Armor: one damaged unit is repaired once hits have been assigned, if it was damaged before."""
    now = it.left
    if how.duranium:
        for unit in reversed(how.order):
            if now.hurt[unit] > it.sustained.count(unit):
                return rested(now.damage(unit, -1), how)
    return now


def between_rounds(now: Stack, how: Taking) -> Stack:
    """What is repaired when a round begins, and a mech that takes the place of an infantry."""
    for unit in how.restored:
        if now.hurt[unit]:
            now = now.damage(unit, -now.hurt[unit])
    return deployed(repaired(now, how), how)


def deployed(now: Stack, how: Taking) -> Stack:
    """Dunlain Reaper: a mech takes the place of an infantry."""
    if now.kept[REAPERS] and now.all[INFANTRY] and now.all[MECH] < how.mechs:
        return now.more(INFANTRY, -1).more(MECH).without(REAPERS)
    return now


def repaired(now: Stack, how: Taking) -> Stack:
    """Emergency Repairs, when nothing is left that could sustain damage."""
    if now.kept[REPAIRS] and any(now.hurt) and not any(now.all[u] > now.hurt[u] for u in how.sustains):
        now = rested(now._replace(hurt=(0,) * KINDS).without(REPAIRS), how)
    return now


def rested(now: Stack, how: Taking) -> Stack:
    """After repairs a ship that sustains damage as another one does can do so again."""
    again = how.rider is not None and not now.hurt[how.rider] and not now.kept[RIDER]
    return now.without(RIDER, -1) if again else now


def largest(now: Stack, units: tuple[Unit, ...]) -> Unit | None:
    """The most valuable type among these that is there."""
    found = [unit for unit in reversed(CHEAP_FIRST) if unit in units and now.all[unit]]
    return found[0] if found else None
