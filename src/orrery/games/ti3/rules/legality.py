"""Twilight Imperium 3: what may be activated and moved (T3.7.1 to T3.7.4, T3.9). One function per verb that returns
nothing, or the rule that forbids it; the options and the answers to "why not?" both come from here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.core.refusal import No
from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti3.rules.board import (
    barred,
    counters_left,
    enemy_at,
    fleet_of,
    has_units,
    near,
    over_capacity,
    over_supply,
    passable,
    planets_at,
    planets_of,
    presence,
    troop_room,
)
from orrery.games.ti3.rules.hooks import number, touches
from orrery.games.ti3.rules.queries import ActivationForbidden, Flagships
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, places_in
from orrery.games.ti3.rules.units import (
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    NO_FLEET,
    SHIPS,
    big_ships,
    ships,
)

FARTHEST = 4
"""No ship has a longer range."""

# --- T3.7.1: activation ------------------------------------------------------------------------------------------


def why_not_activate(s: Twilight, seat: int) -> Callable[[Place], No | None]:
    """Which rule forbids activating a system."""
    own = s.players[seat].activated
    truce = 0
    for a, b in s.envoys:
        if seat in (a, b):
            truce |= presence(s, b if a == seat else a)
    any_text = touches(s, ActivationForbidden)

    def forbids(place: Place) -> No | None:
        if not s.shape >> place & 1:
            return No("T3.7.1", place=place)
        if own >> place & 1:
            return No("T3.7.1", place=place)
        if s.asteroids >> place & 1:
            return No("T3.3.6", place=place)
        if s.supernovae >> place & 1:
            return No("T3.3.9", place=place)
        if truce >> place & 1:
            return No("T3.6.5", place=place)
        text = number(s, 0, ActivationForbidden, seat, place) - 1 if any_text else -1
        return No("T3.7.1", place=place, card=text) if text >= 0 else None

    return forbids


def activatable(s: Twilight, seat: int) -> Iterator[Place]:
    """The systems a player may activate, one by one."""
    open_ = s.shape & ~(s.players[seat].activated | s.asteroids | s.supernovae)
    if not touches(s, ActivationForbidden) and not any(seat in pair for pair in s.envoys):
        return iter(places_in(open_))
    forbids = why_not_activate(s, seat)
    return (place for place in places_in(open_) if forbids(place) is None)


def may_activate(s: Twilight, seat: int) -> list[Place]:
    """The systems a player may activate."""
    return [*activatable(s, seat)]


def can_activate(s: Twilight, seat: int) -> bool:
    """Whether there is a system that a player may activate."""
    return next(activatable(s, seat), None) is not None


# --- T3.7.2: movement --------------------------------------------------------------------------------------------


class Ways:
    """How far a player's systems are from a target. What ships may fly through can depend on where they start."""

    __slots__ = ("_found", "_near", "_s", "_seat", "_target")

    def __init__(self, s: Twilight, seat: int, target: Place) -> None:
        self._s, self._seat, self._target = s, seat, target
        self._near = near(s)
        self._found: dict[int, list[int]] = {}

    def steps(self, start: Place) -> int:
        """How many steps from a system to the target; -1 if there is no way."""
        through = passable(self._s, self._seat, start)
        if through not in self._found:
            self._found[through] = layers(self._target, self._near, through, FARTHEST)
        return distance_in(self._found[through], start)


def reaching(s: Twilight, seat: int, place: Place, ways: Ways, far: list[int]) -> Fleet:
    """How many ships of each kind at a place can move to the target; fighters only if they fly on their own."""
    fleet = fleet_of(s, seat, place)
    steps = ways.steps(place)
    if steps <= 0 or s.players[seat].activated >> place & 1 or (s.nebulae >> place & 1 and steps > 1):
        return NO_FLEET
    can = fleet.only(unit for unit in SHIPS if far[unit] >= steps)
    if steps == far[DREADNOUGHT] + 1 and fleet.of(DREADNOUGHT):
        return can.add(DREADNOUGHT, min(fleet.of(DREADNOUGHT), number(s, 0, Flagships, seat, place)))
    return can


def on_their_own(s: Twilight, seat: int, target: Place) -> bool:
    """Whether fighters may still fly to the target on their own: not beyond the fleet supply there (T3.17.25)."""
    if not sheet(s, seat).free_fighters:
        return False
    a = s.activation
    coming = a.arriving if a is not None and a.seat == seat and a.place == target else NO_FLEET
    after = fleet_of(s, seat, target).joined(coming).add(FIGHTER)
    return over_supply(s, seat, target, after) <= 0


def origins(s: Twilight, seat: int, target: Place, room: int = 1) -> list[Place]:
    """The systems from which a player can move ships to the target (T3.7.2); if there is no room, only fighters that
    fly on their own."""
    ways, far = Ways(s, seat, target), sheet(s, seat).move
    free = on_their_own(s, seat, target)
    places = []
    for place in sorted(s.players[seat].fleets):
        can = reaching(s, seat, place, ways, far)
        if (room > 0 and big_ships(can)) or (free and can.of(FIGHTER)):
            places.append(place)
    return places


def why_not_from(s: Twilight, seat: int, target: Place, room: int) -> Callable[[Place | None], No | None]:
    """Which rule forbids moving ships from a system to the target, which has room for this many."""

    def forbids(place: Place | None) -> No | None:
        if place is None:
            return None
        ways, far = Ways(s, seat, target), sheet(s, seat).move
        free = sheet(s, seat).free_fighters
        fleet = fleet_of(s, seat, place)
        if place == target or not ships(fleet):
            return No("T3.7.2", place=place)
        if s.players[seat].activated >> place & 1:
            return No("T3.7.2", place=place)
        if not big_ships(fleet) and not free:
            return No("T3.14.2", place=place)
        alone = free and fleet.of(FIGHTER) and on_their_own(s, seat, target)
        if not alone and (room <= 0 or not big_ships(fleet)):
            return No("T3.12.3", place=target)
        if reaching(s, seat, place, ways, far):
            return None
        fastest = max(far[unit] for unit in SHIPS if fleet.of(unit))
        return why_no_way(s, seat, place, target, fastest)

    return forbids


def why_no_way(s: Twilight, seat: int, place: Place, target: Place, far: int) -> No:
    """What keeps ships of this range from the target: the first obstacle without which they would get there, otherwise
    the distance."""
    around, through = near(s), passable(s, seat, place)
    if s.nebulae >> place & 1 and not around[place] >> target & 1:
        return No("T3.3.8", place=place)
    walls = (
        ("T3.7.3", barred(s, seat)),
        ("T3.3.6", s.asteroids),
        ("T3.3.8", s.nebulae),
        ("T3.3.9", s.supernovae),
    )
    for rule, wall in walls:
        if 0 < distance_in(layers(target, around, through | wall, far), place) <= far:
            return No(rule, place=place)
    return No("T3.7.2", place=place, have=far)


def can_lift(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a fleet could pick up ground forces or PDS from planets where it is (T3.7.4)."""
    fleet = fleet_of(s, seat, place)
    if not big_ships(fleet) or enemy_at(s, seat, place) >= 0:
        return False
    over = over_capacity(s, seat, fleet)
    mine = [p for p in planets_at(s, place) if s.owner[p] == seat]
    if over < 0:
        return any(s.troops[p] or s.pds[p] for p in mine)
    return over == 0 and troop_room(s, seat, fleet) > fleet.of(GROUND_FORCE) and any(s.troops[p] for p in mine)


# --- T3.9: transfers ---------------------------------------------------------------------------------------------


def transfers(s: Twilight, seat: int) -> list[tuple[Place, Place]]:
    """The pairs of systems for a transfer action: the first one gets the counter from the command pool (T3.9.1)."""
    if not counters_left(s, seat):
        return []
    p = s.players[seat]
    forbids = why_not_activate(s, seat)
    rivals = [other for other in range(len(s.players)) if other != seat]
    mine = {*p.fleets, *(s.places[planet] for planet in planets_of(s, seat))}
    quiet = [
        place
        for place in sorted(mine)
        if not p.activated >> place & 1
        and forbids(place) is None
        and has_units(s, seat, place)
        and not any(has_units(s, other, place) for other in rivals)
    ]
    around = near(s)
    return [(a, b) for a in quiet for b in quiet if a < b and around[a] >> b & 1]
