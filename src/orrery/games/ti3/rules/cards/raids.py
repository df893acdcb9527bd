"""Twilight Imperium 3: the action cards about fighting and moving that are played instead of an action (T3.19.3), in
alphabetical order."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_player, aim_unit
from orrery.games.ti3.rules.board import (
    counters_left,
    empty_of_units,
    enemy_at,
    fleet_limit,
    fleet_of,
    near,
    planets_at,
    planets_of,
)
from orrery.games.ti3.rules.data import MECATOL_REX
from orrery.games.ti3.rules.effects import ROUND, drop, in_force, lasts
from orrery.games.ti3.rules.fire import drown
from orrery.games.ti3.rules.hooks import HOOKS, as_action, happens, step
from orrery.games.ti3.rules.judge import Judge, harm, largest, loot, opinion
from orrery.games.ti3.rules.kinds import PATROL, Patrol
from orrery.games.ti3.rules.optional.leaders import watch_flagship
from orrery.games.ti3.rules.options import IMMUNE_UNTIL_TURN, ruling
from orrery.games.ti3.rules.queries import ActivationForbidden, LandingForbidden
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import NOWHERE, Figure, Place, Planet, Seat, by_planet, places_in
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, DREADNOUGHT, HURT_DREADNOUGHT, WAR_SUN, big_ships, ships
from orrery.games.ti3.rules.verbs import (
    destroy,
    exhaust,
    kill_troops,
    lay_counter,
    move_ship,
    roll_dice,
    set_fleet,
)
from orrery.games.ti3.rules.windows import ShipsMoved, TurnBegins
from orrery.games.twilight.opinions import NEVER

ARMISTICE = text("card.armistice")
concerns(ARMISTICE, Seat, Planet)
DIPLOMATIC_IMMUNITY = text("card.diplomatic_immunity")
concerns(DIPLOMATIC_IMMUNITY, Place)
LUCKY_SHOT = text("card.lucky_shot")
PLAGUE = text("card.plague")
STRATEGIC_BOMBARDMENT = text("card.strategic_bombardment")


def unless(found: Callable[[Twilight, int], object]) -> Callable[[Twilight, int], No | None]:
    """A card is useless without a target (T3.19.3)."""
    return lambda s, me: None if found(s, me) else No("T3.19.3")


# --- Armistice ---------------------------------------------------------------------------------------------------


@as_action("card.armistice", why_not=unless(planets_of))
async def armistice(s: Twilight, me: int) -> None:
    "An opponent may not invade one of your planets this round."
    rival = await aim_player(me, ARMISTICE, others(s, me))
    planet = await aim_planet(me, ARMISTICE, planets_of(s, me))
    lasts(s, ARMISTICE, me, ROUND, rival, planet)
    tell(s, "ti3-log-aims-player", seat=rival, card=ARMISTICE)
    tell(s, "ti3-log-aims-planet", card=ARMISTICE, planet=planet)


@HOOKS.modifier(LandingForbidden, ARMISTICE)
def at_peace(s: Twilight, me: int, query: LandingForbidden, forbidden: int) -> int:
    return ARMISTICE + 1 if (query.seat, query.planet) in in_force(s, ARMISTICE, me) else forbidden


opinion(ARMISTICE, worth=0.8, use=0.3, player=lambda it, other: it.rival(other) + 2.0 * it.menace(other))


# --- Diplomatic Immunity -----------------------------------------------------------------------------------------


def harbours(s: Twilight, seat: int) -> list[Place]:
    """The systems with ships of a player."""
    return sorted(place for place, fleet in s.players[seat].fleets.items() if ships(fleet))


@as_action("card.diplomatic_immunity", why_not=unless(harbours))
async def diplomatic_immunity(s: Twilight, me: int) -> None:
    "Only you may activate a system with a ship of yours this round."
    place = await aim_place(me, DIPLOMATIC_IMMUNITY, harbours(s, me))
    lasts(s, DIPLOMATIC_IMMUNITY, me, ROUND, place)
    tell(s, "ti3-log-aims-place", card=DIPLOMATIC_IMMUNITY, place=place)


@HOOKS.modifier(ActivationForbidden, DIPLOMATIC_IMMUNITY)
def immune(s: Twilight, me: int, query: ActivationForbidden, forbidden: int) -> int:
    kept = query.seat != me and (query.place,) in in_force(s, DIPLOMATIC_IMMUNITY, me)
    return DIPLOMATIC_IMMUNITY + 1 if kept else forbidden


@HOOKS.trigger(TurnBegins, DIPLOMATIC_IMMUNITY, when=lambda s, me, w: ruling(s, IMMUNE_UNTIL_TURN))
async def immune_no_more(s: Twilight, me: int, w: TurnBegins) -> None:
    "Under the other reading it ends with your next turn (T3.17.28)."
    drop(s, DIPLOMATIC_IMMUNITY, me)


def throne_or_fleet(it: Judge, place: Place) -> float:
    """Mecatol Rex if the player holds it, otherwise the strongest fleet."""
    throne = MECATOL_REX in planets_at(it.s, place) and it.s.owner[MECATOL_REX] == it.seat
    return 50.0 * throne + it.strength(place)


opinion(DIPLOMATIC_IMMUNITY, worth=0.8, use=0.3, place=throne_or_fleet)


# --- Lucky Shot --------------------------------------------------------------------------------------------------


def prey(s: Twilight, me: int, place: Place, rival: int) -> list[Figure]:
    """The ships of another player that a lucky shot could destroy; a dreadnought is whole or damaged."""
    fleet = fleet_of(s, rival, place)
    found = [unit for unit in (CRUISER, DESTROYER) if fleet.of(unit)]
    found += [HURT_DREADNOUGHT] * (fleet.damaged(DREADNOUGHT) > 0)
    return found + [DREADNOUGHT] * (fleet.whole(DREADNOUGHT) > 0)


def hunting_grounds(s: Twilight, me: int) -> list[Place]:
    """The systems with a planet of a player and such ships of another."""
    places = sorted({s.places[planet] for planet in planets_of(s, me)})
    return [place for place in places if any(prey(s, me, place, rival) for rival in others(s, me))]


@as_action("card.lucky_shot", why_not=unless(hunting_grounds))
async def lucky_shot(s: Twilight, me: int) -> None:
    "Destroy an enemy dreadnought, cruiser or destroyer in a system with a planet of yours."
    place = await aim_place(me, LUCKY_SHOT, hunting_grounds(s, me))
    rival = next(rival for rival in others(s, me) if prey(s, me, place, rival))
    found = prey(s, me, place, rival)
    unit = found[0] if len(found) == 1 else await aim_unit(me, LUCKY_SHOT, found)
    watch_flagship(s, rival, place)
    if unit == DREADNOUGHT:
        set_fleet(s, rival, place, fleet_of(s, rival, place).damage(DREADNOUGHT))
    destroy(s, rival, place, [DREADNOUGHT if unit == HURT_DREADNOUGHT else unit], picked=True)
    drown(s, rival, place)


def enemy_ships(it: Judge, place: Place) -> float:
    """The most expensive fleet."""
    enemy = enemy_at(it.s, it.seat, place)
    return it.fleet(enemy, place) if enemy >= 0 else 0.0


opinion(LUCKY_SHOT, worth=1.2, use=1.2, place=enemy_ships, unit=largest)


# --- Patrol ------------------------------------------------------------------------------------------------------


def sorties(s: Twilight, me: int, start: Place = NOWHERE, end: Place = NOWHERE) -> list[Patrol]:
    """The ways for cruisers and destroyers from an activated system into an adjacent empty one without a counter of
    theirs; for the second ship from the same system, and maybe to the same one, as far as the fleet supply allows
    (T3.12.3)."""
    p = s.players[me]
    around, closed = near(s), s.asteroids | s.supernovae | p.activated
    found: list[Patrol] = []
    for place in sorted(p.fleets) if start < 0 else sorted({start} & p.fleets.keys()):
        ends = [e for e in places_in(around[place] & ~closed) if counters_left(s, me) and empty_of_units(s, e)]
        ends += [end] if end >= 0 else []
        ends = [e for e in ends if big_ships(fleet_of(s, me, e)) < fleet_limit(s, me, e)]
        if p.activated >> place & 1:
            found += [(place, u, e) for u in (DESTROYER, CRUISER) if p.fleets[place].of(u) for e in ends]
    return found


@as_action("card.patrol", why_not=unless(sorties))
async def patrol(s: Twilight, me: Seat) -> None:
    "Up to two cruisers or destroyers leave an activated system for adjacent empty ones, which get your counters."
    then(s, frame(sortie, me, NOWHERE, NOWHERE))


opinion(text("card.patrol"), worth=0.2, use=NEVER)


@step
async def sortie(s: Twilight, me: Seat, start: Place, end: Place) -> None:
    """One of the two ships moves (T3.19.3)."""
    ways = sorties(s, me, start, end)
    way = await choose(me, PATROL, [*ways, None], explain=lambda way: No("T3.19.3")) if ways else None
    if way is not None:
        place, unit, target = way
        move_ship(s, me, place, target, unit)
        lay_counter(s, me, target)
        tell(s, "ti3-log-patrols", seat=me, unit=unit, place=place, target=target)
        await happens(s, ShipsMoved(me, place, target))
        if start < 0:
            then(s, frame(sortie, me, place, target))


# --- Plague ------------------------------------------------------------------------------------------------------


def crowded(s: Twilight, me: int) -> list[Planet]:
    """The planets of others with ground forces."""
    return [planet for planet, owner in by_planet(s.owner) if owner not in (-1, me) and s.troops[planet]]


@as_action("card.plague", why_not=unless(crowded))
async def plague(s: Twilight, me: int) -> None:
    "A die for each ground force on an opponent's planet: each even number destroys one. The planet keeps its owner."
    planet = await aim_planet(me, PLAGUE, crowded(s, me))
    dice = await roll_dice(s, me, s.troops[planet], range(2, SIDES + 1, 2), PLAGUE)
    kill_troops(s, planet, sum(pips % 2 == 0 for pips in dice))


opinion(PLAGUE, worth=1.2, use=0.6, planet=lambda it, planet: harm(it, planet) + 3.0 * it.s.troops[planet])


# --- Strategic Bombardment ---------------------------------------------------------------------------------------


def under_fire(s: Twilight, me: int, place: Place) -> list[int]:
    """The planets of others in a system."""
    return [planet for planet in planets_at(s, place) if s.owner[planet] not in (-1, me)]


def threatened(s: Twilight, me: int) -> list[Place]:
    """The systems with a war sun of a player and planets of others."""
    fleets = s.players[me].fleets
    return sorted(place for place in fleets if fleets[place].of(WAR_SUN) and under_fire(s, me, place))


@as_action("card.strategic_bombardment", why_not=unless(threatened))
async def strategic_bombardment(s: Twilight, me: int) -> None:
    """Exhaust the planets of an opponent beside your war sun; with a 6 or more you get the card back (a Touch of Genius
    that does the same comes back itself: touch_of_genius.py)."""
    place = await aim_place(me, STRATEGIC_BOMBARDMENT, threatened(s, me))
    owners = sorted({s.owner[planet] for planet in under_fire(s, me, place)})
    rival = owners[0] if len(owners) == 1 else await aim_player(me, STRATEGIC_BOMBARDMENT, owners)
    planets = [planet for planet in planets_at(s, place) if s.owner[planet] == rival]
    exhaust(s, planets)
    tell(s, "ti3-log-exhausted", planets=tuple(planets))
    (pips,) = await roll_dice(s, me, 1, range(6, SIDES + 1), STRATEGIC_BOMBARDMENT)
    if pips >= 6:
        s.discard.remove(STRATEGIC_BOMBARDMENT)
        s.players[me].hand.append(STRATEGIC_BOMBARDMENT)


opinion(STRATEGIC_BOMBARDMENT, worth=0.8, use=0.8, place=loot)
