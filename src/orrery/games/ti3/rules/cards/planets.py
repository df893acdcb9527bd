"""Twilight Imperium 3: the action cards about planets and the units on them, played instead of an action (T3.19.3)."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_planets, aim_player
from orrery.games.ti3.rules.board import enemy_at, fleet_of, near, planets_at, planets_of, ready_planets
from orrery.games.ti3.rules.cards.actions import if_any, rivals
from orrery.games.ti3.rules.data import HOME_PLANETS, TILES
from orrery.games.ti3.rules.effects import note, noted
from orrery.games.ti3.rules.hooks import as_action
from orrery.games.ti3.rules.judge import Judge, harm, loot, opinion
from orrery.games.ti3.rules.options import RALLY_DREADNOUGHT, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Figure, Place, Planet, by_planet, places_in
from orrery.games.ti3.rules.units import CARRIER, DESTROYER, DREADNOUGHT, MOST_PDS, PDS
from orrery.games.ti3.rules.verbs import (
    build_ships,
    exhaust,
    kill_troops,
    make_neutral,
    put_pds,
    put_troops,
    take_planet,
)
from orrery.games.twilight.opinions import NEVER

ANNEXED = 3


def undefended(s: Twilight, me: int) -> list[Planet]:
    """The player's planets without PDS, while there are PDS left."""
    return [p for p in planets_of(s, me) if not s.pds[p]] if s.players[me].reserve[PDS] else []


@as_action("card.civil_defense", if_any(undefended))
async def civil_defense(s: Twilight, me: int) -> None:
    "Put two PDS on one of your planets without any."
    planet = await aim_planet(me, text("card.civil_defense"), undefended(s, me))
    put_pds(s, me, planet, min(MOST_PDS, s.players[me].reserve[PDS]))
    tell(s, "ti3-log-aims-planet", card=text("card.civil_defense"), planet=planet)


opinion(text("card.civil_defense"), worth=1.0, use=0.6)


def haunted(s: Twilight, me: int) -> list[Place]:
    """Wormhole systems without enemy ships, while there is a destroyer left."""
    alpha, beta = s.wormholes
    found = [place for place in places_in(alpha | beta) if enemy_at(s, me, place) < 0]
    return found if s.players[me].reserve[DESTROYER] else []


@as_action("card.ghost_ship", if_any(haunted))
async def ghost_ship(s: Twilight, me: int) -> None:
    "Put a destroyer in a wormhole system without enemy ships."
    place = await aim_place(me, text("card.ghost_ship"), haunted(s, me))
    build_ships(s, me, place, DESTROYER, 1)
    tell(s, "ti3-log-aims-place", card=text("card.ghost_ship"), place=place)


def close_to_home(it: Judge, place: Place) -> float:
    """Systems with planets of the player, then those next to them."""
    s = it.s
    mine = sum({1 << s.places[planet] for planet in planets_of(s, it.seat)})
    carriers = 0.1 * bool(fleet_of(s, it.seat, place)[CARRIER])
    return 3.0 * (mine >> place & 1) + (near(s)[place] & mine).bit_count() + carriers


opinion(text("card.ghost_ship"), worth=1.0, use=0.7, place=close_to_home)


def rallied(s: Twilight) -> Figure:
    """A destroyer, or according to other sources a dreadnought (T3.17.2)."""
    return DREADNOUGHT if ruling(s, RALLY_DREADNOUGHT) else DESTROYER


def no_rally(s: Twilight, me: int) -> No | None:
    """No figure is left, or the home system is under blockade (T3.10.3)."""
    p = s.players[me]
    if not p.reserve[rallied(s)]:
        return No("T3.10.6")
    return No("T3.10.3") if enemy_at(s, me, p.home) >= 0 else None


@as_action("card.rally_of_the_people", no_rally)
async def rally_of_the_people(s: Twilight, me: int) -> None:
    "A destroyer in the home system."
    build_ships(s, me, s.players[me].home, rallied(s), 1)


opinion(text("card.rally_of_the_people"), worth=1.0, use=0.7)


@as_action("card.rise_of_a_messiah", if_any(planets_of))
async def rise_of_a_messiah(s: Twilight, me: int) -> None:
    "A ground force on each of your planets."
    for planet in planets_of(s, me):
        put_troops(s, planet, 1)


opinion(text("card.rise_of_a_messiah"), worth=1.6, use=1.2)


def annexable(s: Twilight, me: int) -> list[Planet]:
    """Neutral planets in systems next to one with a planet of the player."""
    around, beside = near(s), 0
    for planet in planets_of(s, me):
        beside |= around[s.places[planet]]
    return [p for p, place in by_planet(s.places) if place >= 0 and s.owner[p] < 0 and beside >> place & 1]


@as_action("card.voluntary_annexation", if_any(annexable))
async def voluntary_annexation(s: Twilight, me: int) -> None:
    "Take an adjacent neutral planet, with three ground forces."
    planet = await aim_planet(me, text("card.voluntary_annexation"), annexable(s, me))
    put_troops(s, planet, ANNEXED)
    await take_planet(s, me, planet)


def annexed(it: Judge) -> float:
    """As much as the best planet within reach."""
    return max(it.planet(planet) for planet in annexable(it.s, it.seat))


opinion(text("card.voluntary_annexation"), worth=2.5, use=annexed)


LOCAL_UNREST = text("card.local_unrest")
concerns(LOCAL_UNREST, Planet)


def restless(s: Twilight, me: int) -> list[Planet]:
    """Planets outside home systems that somebody controls; each only once per round (T3.19.2)."""
    planets = [p for p, owner in by_planet(s.owner) if owner >= 0 and not HOME_PLANETS >> p & 1]
    return [p for p in planets if (p,) not in noted(s, LOCAL_UNREST, me)]


@as_action("card.local_unrest", if_any(restless))
async def local_unrest(s: Twilight, me: int) -> None:
    "Exhaust a planet and destroy a ground force on it; without ground forces it becomes neutral."
    planet = await aim_planet(me, LOCAL_UNREST, restless(s, me))
    note(s, LOCAL_UNREST, me, planet)
    exhaust(s, [planet])
    kill_troops(s, planet, 1)
    tell(s, "ti3-log-exhausted", planets=(planet,))
    if not s.troops[planet]:
        make_neutral(s, planet)
        tell(s, "ti3-log-neutral", planet=planet)


def weak_rivals(it: Judge) -> float:
    """Worth it for a rival's planet that would be lost."""
    s = it.s
    weak = [p for p in restless(s, it.seat) if s.owner[p] != it.seat and s.troops[p] <= 1]
    return max([0.4 * it.planet(p) for p in weak], default=NEVER)


def unrest_hurts(it: Judge, planet: Planet) -> float:
    """Best where there is only one ground force."""
    return harm(it, planet) + 8.0 * (it.s.troops[planet] <= 1)


opinion(LOCAL_UNREST, worth=1.4, use=weak_rivals, planet=unrest_hurts)


def rebellious(s: Twilight, me: int) -> list[Place]:
    """Systems with planets that are not home systems."""
    return [place for place in places_in(s.shape) if planets_at(s, place) and TILES[s.tiles[place]].kind != "home"]


@as_action("card.uprising", if_any(rebellious))
async def uprising(s: Twilight, me: int) -> None:
    "Exhaust all planets of a system other than a home system."
    planets = planets_at(s, await aim_place(me, text("card.uprising"), rebellious(s, me)))
    ruled = tuple(planet for planet in planets if s.owner[planet] >= 0)
    exhaust(s, ruled)
    tell(s, "ti3-log-exhausted", planets=ruled)


opinion(text("card.uprising"), worth=1.1, use=1.2, place=loot)


@as_action("card.stellar_criminals", if_any(lambda s, me: rivals(s, me, lambda rival: len(ready_planets(s, rival)))))
async def stellar_criminals(s: Twilight, me: int) -> None:
    "An opponent exhausts half of their unexhausted planets, rounded down."
    card = text("card.stellar_criminals")
    rival = await aim_player(me, card, rivals(s, me, lambda rival: len(ready_planets(s, rival))))
    planets = ready_planets(s, rival)
    half = len(planets) // 2
    chosen = await aim_planets(rival, card, planets, half, half) if half else ()
    exhaust(s, chosen)
    tell(s, "ti3-log-exhausted", planets=chosen)


opinion(text("card.stellar_criminals"), worth=1.5, use=1.5)
