"""When a bot transfers ships in Twilight Imperium 3: carriers with troops from the rear to the front, empty ones back
to a dock, and production with the same command counter."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.ti3.bot.goals import Posts, posts, stays
from orrery.games.ti3.bot.moves import is_empty, troop_kinds
from orrery.games.ti3.bot.plans import COUNTER, ENOUGH, foreign, garrison, planet_worth, power, produce_worth, troops_at
from orrery.games.ti3.rules.board import docks_at, enemy_at, fleet_limit, fleet_of, near
from orrery.games.ti3.rules.kinds import Patrol
from orrery.games.ti3.rules.legality import transfers
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import patrols
from orrery.games.ti3.rules.things import Fleet, Place, places_in
from orrery.games.ti3.rules.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, big_ships
from orrery.games.twilight.answers import Wish, counted

TROOPS = 3
"""The fewest ground forces that are worth a transfer."""
CLOSER = 0.5
"""The share of a target's worth that counts if it can be reached next round."""


class Transfer(NamedTuple):
    """Two systems, and what it is worth to transfer ships between them."""

    value: float
    pair: tuple[Place, Place]


def ready(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a carrier with troops could leave a system."""
    fleet = fleet_of(s, seat, place)
    return fleet.of(CARRIER) > 0 and troops_at(s, seat, place) >= TROOPS and not stays(s, seat, place)


def front(s: Twilight, seat: int, place: Place, force: Fleet) -> float:
    """The best target next to a system for carriers with this many ships beside them."""
    best = 0.0
    for beyond in places_in(near(s)[place] & ~(s.asteroids | s.supernovae)):
        enemy = enemy_at(s, seat, beyond)
        if enemy < 0 or power(force) >= ENOUGH * power(fleet_of(s, enemy, beyond)):
            prey = [p for p in foreign(s, seat, beyond) if garrison(s, p) <= 6]
            best = max(best, sum([planet_worth(s, seat, p) for p in prey]))
    return best


def best_transfer(
    s: Twilight, seat: int, money: int, pairs: list[tuple[Place, Place]] | None = None
) -> Transfer | None:
    """The most valuable transfer; None if none gains anything."""
    rear = [place for place in s.players[seat].fleets if ready(s, seat, place)]
    if not rear:
        return None
    prey: dict[Place, float] = {}

    def at(place: Place) -> float:
        if place not in prey:
            prey[place] = front(s, seat, place, fleet_of(s, seat, place))
        return prey[place]

    found = []
    for one, other in pairs if pairs is not None else transfers(s, seat):
        for start, end in ((one, other), (other, one)):
            if start in rear and at(end) > at(start) and room(s, seat, end) > 0:
                value = CLOSER * (at(end) - at(start)) + max(produce_worth(s, seat, p, money) for p in (start, end))
                found.append(Transfer(value - COUNTER, (one, other)))
    return max(found, key=lambda it: (it.value, it.pair), default=None)


def room(s: Twilight, seat: int, place: Place) -> int:
    """How many more ships may go to a system."""
    return fleet_limit(s, seat, place) - big_ships(fleet_of(s, seat, place))


def between(s: Twilight, seat: int, d: Any) -> tuple[Place, Place]:
    """Two systems between which ships are moved: where most is gained, or where docks are."""
    pairs: list[tuple[Place, Place]] = list(d.options())
    best = best_transfer(s, seat, 0, pairs)
    if best is not None:
        return best.pair
    return max(pairs, key=lambda pair: (sum(len(docks_at(s, seat, p)) for p in pair), pair))


def shifted(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """What goes from one system to the other: carriers with troops and an escort to the front, empty ones back."""
    place, target = d.args["place"], d.args["target"]
    here, there = (front(s, seat, where, fleet_of(s, seat, where)) for where in (place, target))
    order: Wish = []
    if docks_at(s, seat, target) and is_empty(s, seat, place):
        order = [(CARRIER, 9), (FIGHTER, 99)]
    elif ready(s, seat, place) and there > here:
        guns = [(unit, 1) for unit in (CRUISER, DREADNOUGHT, DESTROYER)]
        order = [(CARRIER, 1), *troop_kinds(s, seat, place), *guns, (FIGHTER, 9)]
    chosen = counted(d, order)
    return chosen if d.refuse(chosen) is None else next(iter(d.options()))


def patrol(s: Twilight, seat: int, d: Any) -> Any:
    """A ship to a post that the secret objective names, from where it is not needed; otherwise None."""
    missing = posts(s, seat)
    ways = [way for way in d.options() if way is not None and serves(s, seat, way, missing)]
    return min(ways, key=lambda way: (way[1], way), default=None)


def serves(s: Twilight, seat: int, way: Patrol, missing: Posts) -> bool:
    """Whether a patrol goes to a post where its ship is wanted."""
    place, unit, end = way
    return end in missing and unit in missing[end][0] and not stays(s, seat, place)


def patrols_wanted(s: Twilight, seat: int) -> bool:
    """Whether a patrol could take up a post."""
    missing = posts(s, seat)
    return bool(missing) and any(serves(s, seat, way, missing) for way in patrols(s, seat))
