"""Twilight Imperium 3: the action cards that are played instead of an action (T3.19.3), except those about fighting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.core.abilities import TABLE
from orrery.core.chance import Shuffle
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.galaxy import layers
from orrery.games.ti3.rules.aims import aim_amount, aim_place, aim_planet, aim_planets, aim_player
from orrery.games.ti3.rules.board import enemy_at, near, outside_home, passable, planets_at, planets_of, ready_planets
from orrery.games.ti3.rules.data import HOME_PLANETS, TILES
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts, note, noted
from orrery.games.ti3.rules.hooks import HOOKS, as_action
from orrery.games.ti3.rules.kinds import CARDS_TAKEN
from orrery.games.ti3.rules.nouns import COMMAND_POOL
from orrery.games.ti3.rules.options import FLOWN_WAYS, RALLY_DREADNOUGHT, on
from orrery.games.ti3.rules.queries import FleetLimit, ProductionForbidden
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Figure, Place, Planet, by_planet, places_in, planets_in
from orrery.games.ti3.rules.units import DESTROYER, DREADNOUGHT, MOST_PDS, PDS
from orrery.games.ti3.rules.verbs import (
    build_ships,
    end_agreement,
    exhaust,
    gain_goods,
    give_goods,
    kill_troops,
    lift_counter,
    lose_dock,
    make_neutral,
    move_dock,
    move_troops,
    partners,
    put_pds,
    put_troops,
    spend_counter,
    spend_goods,
    take_planet,
)
from orrery.games.ti3.rules.windows import RoundEnds

Targets = Callable[[Twilight, int], Sequence[int]]

TAKEN = 2
ANNEXED = 3
TRANSPORTED = 3
FOOTING = 2


def if_any(targets: Targets) -> Callable[[Twilight, int], No | None]:
    """A card that needs a target is not played without one (T3.19.1)."""
    return lambda s, me: None if targets(s, me) else No("T3.19.1")


def rivals(s: Twilight, me: int, what: Callable[[int], int]) -> list[int]:
    """The opponents who have something."""
    return [rival for rival in others(s, me) if what(rival)]


# --- units and planets -------------------------------------------------------------------------------------------


def undefended(s: Twilight, me: int) -> list[Planet]:
    """Own planets without PDS, while there are PDS left."""
    return [p for p in planets_of(s, me) if not s.pds[p]] if s.players[me].reserve[PDS] else []


@as_action("card.civil_defense", if_any(undefended))
async def civil_defense(s: Twilight, me: int) -> None:
    "Put two PDS on an own planet without any."
    planet = await aim_planet(me, text("card.civil_defense"), undefended(s, me))
    put_pds(s, me, planet, min(MOST_PDS, s.players[me].reserve[PDS]))
    tell(s, "ti3-log-aims-planet", card=text("card.civil_defense"), planet=planet)


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


def rallied(s: Twilight) -> Figure:
    """A destroyer, or as other sources have it a dreadnought (T3.17.2)."""
    return DREADNOUGHT if on(s, RALLY_DREADNOUGHT) else DESTROYER


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


@as_action("card.rise_of_a_messiah", if_any(planets_of))
async def rise_of_a_messiah(s: Twilight, me: int) -> None:
    "A ground force on each own planet."
    for planet in planets_of(s, me):
        put_troops(s, planet, 1)


def annexable(s: Twilight, me: int) -> list[Planet]:
    """Neutral planets in systems beside one with an own planet."""
    around, beside = near(s), 0
    for planet in planets_of(s, me):
        beside |= around[s.places[planet]]
    return [p for p, place in by_planet(s.places) if place >= 0 and s.owner[p] < 0 and beside >> place & 1]


@as_action("card.voluntary_annexation", if_any(annexable))
async def voluntary_annexation(s: Twilight, me: int) -> None:
    "Take a neutral planet next door, with three ground forces."
    planet = await aim_planet(me, text("card.voluntary_annexation"), annexable(s, me))
    put_troops(s, planet, ANNEXED)
    await take_planet(s, me, planet)


LOCAL_UNREST = text("card.local_unrest")
concerns(LOCAL_UNREST, Planet)


def restless(s: Twilight, me: int) -> list[Planet]:
    """Planets outside home systems that somebody controls; none twice in a round (T3.19.2)."""
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


def rebellious(s: Twilight, me: int) -> list[Place]:
    """Systems with planets that are no home systems."""
    return [place for place in places_in(s.shape) if planets_at(s, place) and TILES[s.tiles[place]].kind != "home"]


@as_action("card.uprising", if_any(rebellious))
async def uprising(s: Twilight, me: int) -> None:
    "Exhaust all planets of a system that is no home system."
    planets = planets_at(s, await aim_place(me, text("card.uprising"), rebellious(s, me)))
    ruled = tuple(planet for planet in planets if s.owner[planet] >= 0)
    exhaust(s, ruled)
    tell(s, "ti3-log-exhausted", planets=ruled)


@as_action("card.stellar_criminals", if_any(lambda s, me: rivals(s, me, lambda rival: len(ready_planets(s, rival)))))
async def stellar_criminals(s: Twilight, me: int) -> None:
    "An opponent exhausts half of the unexhausted planets, rounded down."
    card = text("card.stellar_criminals")
    rival = await aim_player(me, card, rivals(s, me, lambda rival: len(ready_planets(s, rival))))
    planets = ready_planets(s, rival)
    half = len(planets) // 2
    chosen = await aim_planets(rival, card, planets, half, half) if half else ()
    exhaust(s, chosen)
    tell(s, "ti3-log-exhausted", planets=chosen)


# --- space docks and transports ----------------------------------------------------------------------------------


def far_docks(s: Twilight, me: int) -> list[Planet]:
    """Planets with space docks outside home systems."""
    return list(planets_in(s.docks & ~HOME_PLANETS))


@as_action("card.secret_industrial_agent", if_any(far_docks))
async def secret_industrial_agent(s: Twilight, me: int) -> None:
    "Destroy a space dock outside home systems."
    lose_dock(s, await aim_planet(me, text("card.secret_industrial_agent"), far_docks(s, me)))


SPACEDOCK_ACCIDENT = text("card.spacedock_accident")
concerns(SPACEDOCK_ACCIDENT, Planet)


@as_action("card.spacedock_accident", if_any(far_docks))
async def spacedock_accident(s: Twilight, me: int) -> None:
    "A space dock outside home systems produces nothing in this round."
    planet = await aim_planet(me, SPACEDOCK_ACCIDENT, far_docks(s, me))
    lasts(s, SPACEDOCK_ACCIDENT, TABLE, ROUND, planet)
    tell(s, "ti3-log-aims-planet", card=SPACEDOCK_ACCIDENT, planet=planet)


@HOOKS.modifier(ProductionForbidden, SPACEDOCK_ACCIDENT)
def out_of_order(s: Twilight, me: int, query: ProductionForbidden, forbidden: int) -> int:
    "Nothing is produced there."
    return SPACEDOCK_ACCIDENT + 1 if (query.planet,) in in_force(s, SPACEDOCK_ACCIDENT) else forbidden


def linked_to(s: Twilight, me: int, planet: Planet) -> list[Planet]:
    """The other own planets to which a way leads that is free of enemy ships; by another reading one that ships could
    fly as well (T3.17.68)."""
    start = s.places[planet]
    free = sum(1 << place for place in places_in(s.shape) if enemy_at(s, me, place) < 0)
    if not free >> start & 1:
        return []
    through = passable(s, me, start) & free if on(s, FLOWN_WAYS) else free
    reached = 0
    for layer in layers(start, near(s), through, len(s.tiles)):
        reached |= layer & free
    return [p for p in planets_of(s, me) if p != planet and reached >> s.places[p] & 1]


def yards(s: Twilight, me: int, planet: Planet) -> list[Planet]:
    """Where the dock of a planet could go."""
    return [p for p in linked_to(s, me, planet) if not s.docks >> p & 1]


def movable_docks(s: Twilight, me: int) -> list[Planet]:
    """Own docks that could go somewhere."""
    return [p for p in planets_of(s, me) if s.docks >> p & 1 and yards(s, me, p)]


@as_action("card.massive_transport", if_any(movable_docks))
async def massive_transport(s: Twilight, me: int) -> None:
    "Move a space dock to another own planet."
    card = text("card.massive_transport")
    start = await aim_planet(me, card, movable_docks(s, me))
    move_dock(s, start, await aim_planet(me, card, yards(s, me, start)))


def garrisons(s: Twilight, me: int) -> list[Planet]:
    """Own planets whose ground forces could go somewhere."""
    return [p for p in planets_of(s, me) if s.troops[p] and linked_to(s, me, p)]


@as_action("card.transport", if_any(garrisons))
async def transport(s: Twilight, me: int) -> None:
    "Move up to three ground forces from one own planet to another."
    card = text("card.transport")
    start = await aim_planet(me, card, garrisons(s, me))
    end = await aim_planet(me, card, linked_to(s, me, start))
    move_troops(s, start, end, await aim_amount(me, card, 1, min(TRANSPORTED, s.troops[start])))


# --- fleets and counters -----------------------------------------------------------------------------------------

WAR_FOOTING = text("card.war_footing")
concerns(WAR_FOOTING, Place)


@as_action("card.war_footing")
async def war_footing(s: Twilight, me: int) -> None:
    "Fleet supply +2 in one system."
    place = await aim_place(me, WAR_FOOTING, places_in(s.shape))
    lasts(s, WAR_FOOTING, me, ROUND, place)
    tell(s, "ti3-log-aims-place", card=WAR_FOOTING, place=place)


@HOOKS.modifier(FleetLimit, WAR_FOOTING)
def on_war_footing(s: Twilight, me: int, query: FleetLimit, limit: int) -> int:
    "More ships there."
    return limit + FOOTING * ((query.place,) in in_force(s, WAR_FOOTING, me))


@HOOKS.trigger(RoundEnds, WAR_FOOTING)
async def footing_ends(s: Twilight, me: int, w: RoundEnds) -> None:
    "What is too much then is removed (T3.12.4)."
    for (place,) in in_force(s, WAR_FOOTING, me):
        s.loose |= 1 << place


@as_action("card.unexpected_action", if_any(lambda s, me: places_in(s.players[me].activated)))
async def unexpected_action(s: Twilight, me: int) -> None:
    "Take an own command counter off the board."
    lift_counter(s, me, await aim_place(me, text("card.unexpected_action"), places_in(s.players[me].activated)))


def commanding(s: Twilight, me: int) -> list[int]:
    """Opponents with counters in the command pool."""
    return rivals(s, me, lambda rival: s.players[rival].counters[COMMAND_POOL])


@as_action("card.insubordination", if_any(commanding))
async def insubordination(s: Twilight, me: int) -> None:
    "An opponent loses a counter of the command pool."
    rival = await aim_player(me, text("card.insubordination"), commanding(s, me))
    spend_counter(s, rival, COMMAND_POOL)
    tell(s, "ti3-log-counter-lost", seat=rival)


# --- trade goods, agreements and cards ---------------------------------------------------------------------------


@as_action("card.good_year", if_any(outside_home))
async def good_year(s: Twilight, me: int) -> None:
    "A trade good for each planet outside the home system."
    gain_goods(s, me, len(outside_home(s, me)))


def rich(s: Twilight, me: int) -> list[int]:
    """Opponents with trade goods."""
    return rivals(s, me, lambda rival: s.players[rival].goods)


@as_action("card.privateers", if_any(rich))
async def privateers(s: Twilight, me: int) -> None:
    "An opponent loses all trade goods; half of them, rounded down, are yours."
    rival = await aim_player(me, text("card.privateers"), rich(s, me))
    goods = s.players[rival].goods
    give_goods(s, rival, me, goods // 2)
    spend_goods(s, rival, goods - goods // 2)


def traders(s: Twilight, me: int) -> list[int]:
    """All who have a trade agreement."""
    return [seat for seat in range(len(s.players)) if partners(s, seat)]


@as_action("card.influence_in_the_merchants_guild", if_any(traders))
async def influence_in_the_merchants_guild(s: Twilight, me: int) -> None:
    "End one trade agreement."
    card = text("card.influence_in_the_merchants_guild")
    one = await aim_player(me, card, traders(s, me))
    end_agreement(s, one, await aim_player(me, card, partners(s, one)))


def card_holders(s: Twilight, me: int) -> list[int]:
    """Opponents with action cards."""
    return rivals(s, me, lambda rival: len(s.players[rival].hand))


@as_action("card.successful_spy", if_any(card_holders))
async def successful_spy(s: Twilight, me: int) -> None:
    "Take two action cards of an opponent at random."
    rival = await aim_player(me, text("card.successful_spy"), card_holders(s, me))
    mine, theirs = s.players[me], s.players[rival]
    order = await Shuffle(CARDS_TAKEN, theirs.hand, seat=rival, seen=1 << rival)
    mine.hand += order[:TAKEN]
    theirs.hand = sorted(order[TAKEN:])
    s.full |= 1 << me
    tell(s, "ti3-log-takes-cards", seat=me, rival=rival, count=len(order[:TAKEN]))
