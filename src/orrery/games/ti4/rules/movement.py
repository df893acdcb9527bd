"""Twilight Imperium 4: how far ships come (LRR 17, 18): adjacent systems, what stops them, gravity rifts (37)."""

from __future__ import annotations

from functools import lru_cache

from orrery.games.ti4.rules import galaxy
from orrery.games.ti4.rules.board import crossed, others_with_ships, rifts, wormholes
from orrery.games.ti4.rules.data import ALPHA, BETA, MOVERS, WORMHOLES
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.ion_storm import calm
from orrery.games.ti4.rules.options import JOINED_CLOSED, ruling
from orrery.games.ti4.rules.queries.travel import (
    ALWAYS,
    ENTER_SUPERNOVAE,
    FROM_NEBULAE,
    PASS_ANOMALIES,
    PASS_ASTEROIDS,
    PASS_NEBULAE,
    PASS_SHIPS,
    PASS_SUPERNOVAE,
    LeavesTokens,
    LetsPass,
    MoveBonus,
    NexusClosed,
    Passes,
    PassingForbidden,
    RiftBonus,
    RiftsSafe,
    UnitAdjacent,
    UnitPasses,
    WormholesMerged,
    WormholesMoved,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Unit, places_in
from orrery.games.ti4.rules.units import sheet

MOST_RIFTS = 3
"""No way through more rifts than this is looked for."""
NEAR, FARTHEST = 2, 6
"""How far ways are looked for: for most ships the nearest systems will do."""
EVERY_WORMHOLE = (1 << len(WORMHOLES)) - 1


@lru_cache(maxsize=1 << 14)
def ways(
    around: tuple[int, ...], target: Place, through: int, rifts: int, safe: int, farthest: int = FARTHEST
) -> tuple[tuple[int, ...], ...]:
    """From where a ship gets to the target: by the number of rifts it leaves on the way, then by the systems it enters,
    the sets of places to start from. `through` are the systems it may pass. To leave a `safe` rift takes no move at
    all: it lets the ship move one farther, and no die is rolled. Without rifts no way longer than `farthest` is looked
    for."""
    start, most = 1 << target, MOST_RIFTS if rifts else 0
    found = [[0] * (FARTHEST + MOST_RIFTS + 1) for _ in range(most + 1)]
    found[0][0] = start
    for steps in range(FARTHEST + MOST_RIFTS if rifts else FARTHEST if safe else farthest):
        passable = through if steps else through | start
        for left, layers in enumerate(found):
            here = layers[steps]
            if not here:
                continue
            if safe:
                here = layers[steps] = eased(around, here, passable, safe)
            beyond = before(around, here & passable)
            layers[steps + 1] |= beyond & ~rifts
            if left < most:
                found[left + 1][steps + 1] |= beyond & rifts
    return tuple(tuple(layer) for layer in found)


def before(around: tuple[int, ...], places: int) -> int:
    """The systems adjacent to some of these."""
    found = 0
    for place in places_in(places):
        found |= around[place]
    return found


def eased(around: tuple[int, ...], here: int, passable: int, safe: int) -> int:
    """These systems, and the safe rifts from which ships come to them for nothing."""
    fresh = here
    while fresh:
        fresh = before(around, fresh & passable) & safe & ~here
        here |= fresh
    return here


@lru_cache(maxsize=1 << 12)
def ways_by_gate(
    around: tuple[int, ...], gates: tuple[int, ...], target: Place, through: int, rifts: int, safe: int
) -> tuple[tuple[int, ...], ...]:
    """The same for ways that lead through a wormhole at least once; `gates` are the systems joined by wormholes."""
    plain = ways(around, target, through, rifts, safe)
    found = [[0] * len(layer) for layer in plain]
    for steps in range(FARTHEST + MOST_RIFTS):
        passable = through if steps else through | 1 << target
        for left, layers in enumerate(found):
            beyond = before(gates, plain[left][steps] & passable)
            layers[steps] = eased(around, layers[steps] | beyond & safe, through, safe)
            beyond |= before(around, layers[steps] & through)
            layers[steps + 1] |= beyond & ~rifts
            if left + 1 < len(found):
                found[left + 1][steps + 1] |= beyond & rifts
    return tuple(tuple(layer) for layer in found)


def way_links(s: Imperium, seat: int, wormholes: list[int]) -> tuple[int, ...]:
    """The systems adjacent to each during movement."""
    return crossed(s, galaxy.links(s.layout, tuple(open_wormholes(s, seat, wormholes))))


def open_wormholes(s: Imperium, seat: int, wormholes: list[int]) -> list[int]:
    """The wormholes that ships can use: texts may close some, or join alpha and beta (LRR 100). Systems with wormholes
    that are joined are adjacent even if these are closed, unless that is ruled otherwise (LRR R.45); for who always
    treats them as adjacent they are in any case."""
    if not any(touches(s, query) for query in (WormholesMoved, WormholesMerged, NexusClosed)):
        return wormholes
    open_ = number(s, EVERY_WORMHOLE, WormholesMoved, -1)
    holes = [places if open_ >> kind & 1 else 0 for kind, places in enumerate(wormholes)]
    if number(s, 0, NexusClosed, -1):
        for kind in (ALPHA, BETA):
            holes[kind] &= ~(1 << NEXUS_AT)
    merged = number(s, 0, WormholesMerged, seat)
    if merged:
        both = holes if merged < ALWAYS and ruling(s, JOINED_CLOSED) else wormholes
        holes[ALPHA] = holes[BETA] = both[ALPHA] | both[BETA]
    return holes


def closed(s: Imperium, opened: int) -> int:
    """The systems that ships cannot even move into: asteroid fields and supernovae (LRR 13, 86)."""
    if opened & PASS_ANOMALIES:
        return 0
    return (0 if opened & PASS_ASTEROIDS else s.asteroids) | (0 if opened & ENTER_SUPERNOVAE else s.supernovae)


def shut(s: Imperium, seat: int, place: Place) -> int:
    """The systems that a player's ships from a place cannot enter when no tactical action moves them:
    the rules of anomalies hold for every movement, and a nebula is entered only if it is active (LRR 13.1, 65.1,
    86.1)."""
    opened = number(s, 0, Passes, seat, place)
    return closed(s, opened) | (0 if opened & (PASS_NEBULAE | PASS_ANOMALIES) else s.nebulae)


def blocked(s: Imperium, seat: int, opened: int) -> int:
    """The systems that ships cannot move through: asteroid fields, supernovae, nebulae, and systems with other players'
    ships (LRR 17.4b)."""
    found = 0 if opened & PASS_SHIPS else others_with_ships(s, seat, number(s, 0, LetsPass, seat))
    if not opened & PASS_ANOMALIES:
        found |= 0 if opened & PASS_ASTEROIDS else s.asteroids
        found |= 0 if opened & PASS_SUPERNOVAE else s.supernovae
        found |= 0 if opened & PASS_NEBULAE else s.nebulae
    return number(s, found, PassingForbidden, seat)


class Ways:
    """The ways of a player's ships to the active system, as things are now. Ways are found when they are asked for, and
    remembered by what texts open to the ships and put beside them."""

    __slots__ = ("around", "bonus", "found", "s", "seat", "target")

    def __init__(self, s: Imperium, seat: int, target: Place, holes: list[int] | None = None) -> None:
        self.s, self.seat, self.target = s, seat, target
        self.around = way_links(s, seat, wormholes(s) if holes is None else holes)
        self.bonus = number(s, 1, RiftBonus, seat)
        self.found: dict[tuple[int, int, int], tuple[tuple[int, ...], ...]] = {}

    def from_place(self, place: Place, unit: Unit | None = None, move: int = FARTHEST) -> tuple[tuple[int, ...], ...]:
        """The ways of ships that start at a place: texts may open systems to them (LRR 17.4). For a `unit` there may be
        systems that are adjacent to it wherever it is (LRR 10). Longer ways than for that `move` value are left out if
        no rift makes ships faster."""
        opened = self.opened(place, unit)
        beside = number(self.s, 0, UnitAdjacent, self.seat, unit) if unit is not None else 0
        farthest = NEAR if move <= NEAR else FARTHEST
        found = self.found.get((opened, beside, farthest))
        if found is None:
            found = self.found[opened, beside, farthest] = self.if_opened(opened, beside, farthest)
        return found

    def if_opened(self, opened: int, beside: int, farthest: int) -> tuple[tuple[int, ...], ...]:
        """The ways of ships to which texts open these kinds of systems, and put some beside them."""
        s, around = self.s, self.around
        if closed(s, opened) >> self.target & 1:
            return ()
        if beside:
            around = tuple([-1 + (1 << len(around)) if beside >> at & 1 else it for at, it in enumerate(around)])
        return ways(around, self.target, ~blocked(s, self.seat, opened), *self.dangers(opened), farthest)

    def dangers(self, opened: int) -> tuple[int, int]:
        """The rifts that ships roll for when they leave them, and those that they leave safely. If rifts add more than
        usual, all are counted among the first ones: each then lets a ship move farther than it has to."""
        there = 0 if opened & PASS_ANOMALIES else rifts(self.s)
        if not there or self.bonus > 1:
            return there, 0
        safe = there & number(self.s, 0, RiftsSafe, self.seat)
        return there & ~safe, safe

    def opened(self, place: Place, unit: Unit | None = None) -> int:
        """What texts open to ships that start at a place, and to a `unit` wherever it is: bits PASS_..."""
        opened = number(self.s, 0, Passes, self.seat, place)
        return opened if unit is None else opened | number(self.s, 0, UnitPasses, self.seat, unit)

    def rifts(self, place: Place, move: int, unit: Unit | None = None) -> int:
        """The fewest rifts that a ship leaves on its way from a place; -1 if it does not get there. Each one it leaves
        lets it move one farther (LRR 37.1)."""
        for left, layers in enumerate(self.from_place(place, unit, move)):
            for steps in range(int(place == self.target), min(move + left * self.bonus, len(layers) - 1) + 1):
                if layers[steps] >> place & 1:
                    return left
        return -1

    def far(self, place: Place, unit: Unit) -> int:
        """The move value of a type of ship at a place; a nebula slows it down to 1, which texts may raise (LRR
        65.2)."""
        s, seat = self.s, self.seat
        move = sheet(s, seat).of(unit).move
        if not move:
            return 0
        if s.nebulae >> place & 1 and not number(s, 0, Passes, seat, place) & (PASS_ANOMALIES | FROM_NEBULAE):
            move = 1
        swift = s.activation.swift if s.activation is not None and s.activation.seat == seat else 0
        return move + number(s, 0, MoveBonus, seat, place) + farther(s, place, unit) + swift

    def reach(self, place: Place, unit: Unit, more: int = 0) -> int:
        """The fewest rifts that a type of ship leaves on its way, if it moves so much farther; -1 if it does not get
        there."""
        move = self.far(place, unit)
        return self.rifts(place, move + more, unit) if move else -1

    def legs(self, place: Place, unit: Unit | None = None) -> list[tuple[int, int]]:
        """The ways from a place, each as the rifts left and the systems entered; those of a `unit`."""
        return [
            (left, steps)
            for left, layers in enumerate(self.from_place(place, unit))
            for steps, layer in enumerate(layers)
            if (steps or place != self.target) and layer >> place & 1
        ]

    def through_wormhole(self, place: Place, left: int, most: int) -> bool:
        """Whether ships from a place that leave so many rifts and enter at most so many systems could come through a
        wormhole. Systems that a text joins because of their wormholes are joined by these."""
        s, opened = self.s, number(self.s, 0, Passes, self.seat, place)
        gates = crossed(s, galaxy.gates(tuple(open_wormholes(s, self.seat, wormholes(s)))))
        through = ~blocked(s, self.seat, opened)
        found = ways_by_gate(self.around, gates, self.target, through, *self.dangers(opened))
        return any(layer >> place & 1 for layers in found[left : left + 1] for layer in layers[: most + 1])

    def passable(self, place: Place, unit: Unit | None = None) -> int:
        """The systems through which ships that started at a place may move; those of a `unit`."""
        return ~blocked(self.s, self.seat, self.opened(place, unit))

    def movers(self, place: Place) -> dict[Unit, int]:
        """The types of ships at a place that get to the target, with the rifts they leave."""
        found = {unit: self.reach(place, unit) for unit in self.free(place)}
        return {unit: rifts for unit, rifts in found.items() if rifts >= 0}

    def lead_from(self, place: Place) -> bool:
        """Whether any ships at a place get to the target."""
        return any(self.reach(place, unit) >= 0 for unit in self.free(place))

    def free(self, place: Place) -> list[Unit]:
        """The types of ships at a place that no command token keeps there."""
        forces = self.s.players[self.seat].space.get(place)
        if forces is None:
            return []
        units = [unit for unit in MOVERS if forces.all[unit]]
        if held(self.s, self.seat, self.target) >> place & 1:
            units = [unit for unit in units if number(self.s, 0, LeavesTokens, self.seat, unit)]
        return units


def storm_needed(s: Imperium, seat: int, place: Place, target: Place, movers: dict[Unit, int]) -> list[Unit]:
    """The ships that get from a place to the target, or get there through no more rifts, only by the wormhole of the
    ion storm."""
    if s.ion_storm < 0:
        return []
    calmly = Ways(s, seat, target, calm(s)).movers(place)
    return [unit for unit, rifts in movers.items() if calmly.get(unit) != rifts]


def storm_possible(s: Imperium, seat: int, place: Place, target: Place, far: int, rifts: int) -> bool:
    """Whether ships that enter so many systems and leave so many rifts could take a way through the ion storm."""
    if s.ion_storm < 0:
        return False
    holes, onward = wormholes(s), Ways(s, seat, target)
    joined = holes[ALPHA] | holes[BETA] if number(s, 0, WormholesMerged, seat) else holes[s.ion_side]
    others = places_in(joined & ~(1 << s.ion_storm))
    ends = [(s.ion_storm, other) for other in others] + [(other, s.ion_storm) for other in others]
    for entry, exit_ in ends:
        if onward.around[entry] >> exit_ & 1:
            to = [(0, 0)] if entry == place else Ways(s, seat, entry).legs(place)
            on = [(0, 0)] if exit_ == target else onward.legs(exit_)
            through = onward.passable(place) | 1 << target
            free = (entry == place or through >> entry & 1) and through >> exit_ & 1
            left = onward.dangers(0)[0] >> entry & 1
            if free and any(a + b + left == rifts and c + d + 1 <= far for a, c in to for b, d in on):
                return True
    return False


def farther(s: Imperium, place: Place, unit: Unit) -> int:
    """What is added to the move value of one ship of a type at a place."""
    return s.activation.farther.count((place, unit)) if s.activation is not None else 0


def held(s: Imperium, seat: int, target: Place) -> int:
    """The systems whose command tokens keep a player's ships from moving to the active one, which is none of them (LRR
    17.4c, 17.4e)."""
    return 0 if s.activation is not None and s.activation.unbound else s.players[seat].tokens & ~(1 << target)


def origins(s: Imperium, seat: int, target: Place) -> list[Place]:
    """The systems from which ships of a player could move to the active one: not those with an own command token,
    but the active one itself (LRR 17.4c, 17.4e)."""
    bound = 0 if touches(s, LeavesTokens) else held(s, seat, target)
    places = [place for place in sorted(s.players[seat].space) if not bound >> place & 1]
    found = Ways(s, seat, target) if places else None
    return [place for place in places if found is not None and found.lead_from(place)]
