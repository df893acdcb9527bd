"""Which ships and troops a bot moves in Twilight Imperium 3, once it has activated a system."""

from __future__ import annotations

from typing import Any

from orrery.games.ti3.bot.goals import kept, posts, stays
from orrery.games.ti3.bot.plans import ENOUGH, foreign, garrison, power, troops_at
from orrery.games.ti3.rules.board import docks_at, enemy_at, fleet_of, planets_at
from orrery.games.ti3.rules.nouns import FROM_PLANET
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Figure, Place
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DOCK_ROOM,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    HURT_DREADNOUGHT,
    NO_FLEET,
    STATS,
    WAR_SUN,
    big_ships,
)
from orrery.games.twilight.answers import Wish, counted


def troops_wanted(s: Twilight, seat: int, target: Place) -> int:
    """Ground forces still needed for the planets of the target."""
    a = s.activation
    assert a is not None
    have = a.arriving.of(GROUND_FORCE) + fleet_of(s, seat, target).of(GROUND_FORCE)
    return sum(garrison(s, p) for p in foreign(s, seat, target)) - have


def stronger(s: Twilight, seat: int, target: Place) -> bool:
    """Whether the ships on their way are already strong enough."""
    a = s.activation
    assert a is not None
    enemy = enemy_at(s, seat, target)
    if enemy < 0:
        return True
    return power(a.arriving.joined(fleet_of(s, seat, target))) >= 2 * ENOUGH * power(fleet_of(s, enemy, target))


def carriers_at(s: Twilight, seat: int, place: Place) -> int:
    fleet = fleet_of(s, seat, place)
    return fleet.of(CARRIER) + fleet.of(WAR_SUN)


def move_from(s: Twilight, seat: int, d: Any) -> int | None:
    """The next system to send ships from: troops first, then guns."""
    target = d.args["target"]
    places: list[Place] = [place for place in d.options() if place is not None and not stays(s, seat, place)]
    short, strong = troops_wanted(s, seat, target), stronger(s, seat, target)
    bare = not s.activation.arriving if s.activation is not None else False
    carrying = [place for place in places if carriers_at(s, seat, place) and troops_at(s, seat, place)]
    kinds, need = still_missing(s, seat, target)
    stepping = bare and not need and not docks_at(s, seat, target) and not planets_owned(s, seat, target)
    if carrying and (short > 0 or stepping):
        return max(carrying, key=lambda place: (min(troops_at(s, seat, place), 6), -place))
    if not strong:
        armed = [place for place in places if power(fleet_of(s, seat, place))]
        return max(armed, key=lambda place: (power(fleet_of(s, seat, place)), -place), default=None)
    waiting = [p for p in places if need and fleet_of(s, seat, p).among(kinds)]
    if waiting:
        return max(waiting, key=lambda place: (big_ships(fleet_of(s, seat, place)), -place))
    if docks_at(s, seat, target) and enemy_at(s, seat, target) < 0:
        return next((place for place in places if is_empty(s, seat, place)), None)
    return None


def is_empty(s: Twilight, seat: int, place: Place) -> bool:
    """Whether there are carriers in a system with nothing for them to carry."""
    fleet = fleet_of(s, seat, place)
    return fleet.of(CARRIER) > 0 and not troops_at(s, seat, place) and not docks_at(s, seat, place)


def still_missing(s: Twilight, seat: int, target: Place) -> tuple[tuple[Figure, ...], int]:
    """Which ships, and how many, are still needed at a post."""
    kinds, need = posts(s, seat).get(target, ((), 0))
    coming = s.activation.arriving if s.activation is not None else NO_FLEET
    return kinds, max(0, need - coming.among(kinds))


def planets_owned(s: Twilight, seat: int, place: Place) -> bool:
    return any(s.owner[p] == seat for p in planets_at(s, place))


def move(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Ships and troops from one system: carriers as needed, warships where there is a fight, one as an escort."""
    place, target = d.args["place"], d.args["target"]
    cargo = troop_kinds(s, seat, place)
    troops = sum(most for _, most in cargo)
    fights = not stronger(s, seat, target)
    kinds, need = still_missing(s, seat, target)
    if not fights and docks_at(s, seat, target) and is_empty(s, seat, place):
        order: Wish = [(CARRIER, 9), (FIGHTER, 99)]
    elif fights:
        carriers = 1 if troops and troops_wanted(s, seat, target) > 0 else 0
        guns = [(unit, 9) for unit in (DREADNOUGHT, HURT_DREADNOUGHT, CRUISER, DESTROYER)]
        order = [(WAR_SUN, 9), (CARRIER, carriers), *cargo, *guns, (CARRIER, 9), (FIGHTER, 99)]
    elif need and troops_wanted(s, seat, target) <= 0:
        order = sentries(s, seat, place, kinds, need)
    elif carriers_at(s, seat, place):
        order = [(CARRIER, 1), *cargo, *escort(s, seat, place), (FIGHTER, loose_fighters(s, seat, place, 1))]
    else:
        order = [(CRUISER, 1)]
    chosen = counted(d, order)
    if not chosen:
        chosen = counted(d, [(unit, 1) for unit in d.kinds])
    return chosen if d.refuse(chosen) is None else next(d.options())


def sentries(s: Twilight, seat: int, place: Place, kinds: tuple[Figure, ...], need: int) -> Wish:
    """This many ships for a post, small ones first; carriers only if there is nothing else."""
    fleet = fleet_of(s, seat, place)
    found: Wish = []
    for unit in sorted(kinds, key=lambda unit: (unit == CARRIER, unit)):
        come = min(need, fleet.of(unit))
        found.append((unit, come))
        need -= come
    return found


def escort(s: Twilight, seat: int, place: Place) -> Wish:
    """A warship as an escort, if there is more than one."""
    fleet = fleet_of(s, seat, place)
    if fleet.of(CRUISER) > 1 or (fleet.of(CRUISER) and fleet.of(DESTROYER) + fleet.of(DREADNOUGHT)):
        return [(CRUISER, 1)]
    return [(DESTROYER, 1)] if fleet.of(DESTROYER) > 1 else []


def troop_kinds(s: Twilight, seat: int, place: Place) -> Wish:
    """The ground forces that may leave a place, by where they are."""
    found: Wish = [(GROUND_FORCE, fleet_of(s, seat, place).of(GROUND_FORCE))]
    for planet in planets_at(s, place):
        if s.owner[planet] == seat:
            found.append((FROM_PLANET + planet, max(0, s.troops[planet] - kept(s, seat, planet))))
    return found


def loose_fighters(s: Twilight, seat: int, place: Place, carriers: int) -> int:
    """Fighters that would have no room if this many carriers left a place."""
    fleet = fleet_of(s, seat, place)
    room = STATS[CARRIER].room * max(0, fleet.of(CARRIER) + fleet.of(WAR_SUN) - carriers)
    return max(0, fleet.of(FIGHTER) + fleet.of(GROUND_FORCE) - room - DOCK_ROOM * len(docks_at(s, seat, place)))


def pick_up(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many ground forces as possible; where the ships already were, only if they are needed there."""
    place, a = d.args["place"], s.activation
    if a is not None and place == a.place and troops_wanted(s, seat, place) <= 0:
        return ()
    chosen = counted(d, [kind for kind in troop_kinds(s, seat, place) if kind[0] in d.kinds])
    return chosen if d.refuse(chosen) is None else next(d.options())


def pick_up_at(s: Twilight, seat: int, d: Any) -> int | None:
    """Where to pick up troops on the way, if they are needed."""
    if troops_wanted(s, seat, d.args["target"]) <= 0:
        return None
    places: list[Place] = [place for place in d.options() if place is not None and place != d.args["target"]]
    places = [place for place in places if sum(most for _, most in troop_kinds(s, seat, place)[1:])]
    return max(places, key=lambda place: (troops_at(s, seat, place), -place), default=None)
