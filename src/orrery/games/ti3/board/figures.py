"""Twilight Imperium 3 in the browser: what is on the table now, from one reader's point of view. The page draws it and
computes nothing itself; players, battles and the council have files of their own."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision
from orrery.core.state import SPECTATOR
from orrery.games.ti3.board.battle import attacks, battle, invasion, rolls, weighed
from orrery.games.ti3.board.council import asked, council, effects, laws, offer
from orrery.games.ti3.board.seats import home_of, seat_now
from orrery.games.ti3.board.shapes import (
    ActivationNow,
    Building,
    Considered,
    Decks,
    Figures,
    FleetNow,
    LandedForces,
    ObjectiveNow,
    PlanetNow,
    StrategyNow,
    SystemNow,
)
from orrery.games.ti3.rules.board import docks_at, fleet_limit, holds, influence, resources, troop_room
from orrery.games.ti3.rules.data import IMPERIAL, LEADERS, PLANETS, RACES, TILES
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.listings import colour, printed_influence, specialty
from orrery.games.ti3.rules.nouns import AFLOAT, PLANET, STRATEGY, TECHNOLOGY
from orrery.games.ti3.rules.options import ANCIENT_THRONE, BUILD, LONG_WAR, STAR_IN_THE_CROWN, ruling
from orrery.games.ti3.rules.queries import StrategyForbidden
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.setup import free_places, layer
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NOWHERE, Fleet, Place, Planet, Strategy, Tile, by_place, places_in
from orrery.games.ti3.rules.units import CARGO, DOCK_ROOM, big_ships, tally
from orrery.games.ti3.rules.verbs import LONG_POINTS, POINTS
from orrery.telling.sight import Sight
from orrery.telling.slow import slow_of
from orrery.text import Words

LINES = 160
"""This many lines of the log are enough to contain all open offers."""
NO_COUNTER, FACE_DOWN = -1, -2


def figures(view: Sight, words: Words) -> Figures:
    """Everything the board draws."""
    s: Twilight = view.state
    slow = slow_of(view)
    rolled = rolls(s)
    set_up = bool(s.owner)
    return Figures(
        phase=s.phase,
        round=s.round,
        rounds=s.round_limit,
        goal=LONG_POINTS if ruling(s, LONG_WAR) else POINTS,
        speaker=s.speaker,
        active=s.active,
        order=[*order_of_play(s)],
        strategy=s.strategy if s.strategic else -1,
        strategies=[strategy_now(s, card) for card in STRATEGY.every],
        systems=systems(s) if set_up else [],
        planets=planets(s) if set_up else [],
        seats=[seat_now(s, seat) for seat in range(view.players)] if set_up else [],
        objectives=[ObjectiveNow(card, scored_by(s, card)) for card in s.objectives],
        colours=[colour(s, technology) for technology in TECHNOLOGY.every],
        objectives_left=(s.ones_left, s.twos_left),
        laws=laws(s, words),
        effects=effects(s, words),
        envoys=s.envoys,
        goods=s.goods,
        decks=decks(s),
        open_cards=s.open_cards,
        activation=activation(s),
        battle=battle(s, rolled, view.questions, words, slow),
        invasion=invasion(s, rolled, words, slow),
        attacks=attacks(s, view.questions, words, slow),
        rolls=rolled,
        council=council(s, words),
        offer=offer(s, view.journal(-LINES)),
        building=building(s) if set_up else None,
        asked={id_: asked(s, decision) for id_, decision in view.questions},
    )


def considered(view: Sight, words: Words, decision: Decision[Any], value: Any) -> Considered:
    """What an unfinished answer would lead to: the odds of a fight."""
    return weighed(view.state, decision, value, words, slow_of(view))


# --- the galaxy --------------------------------------------------------------------------------------------------


def where(s: Twilight) -> list[Place]:
    """Where each planet is, even while the galaxy is being built; -1 if it is nowhere."""
    lies = [NOWHERE] * len(PLANETS)
    for place, tile in by_place(s.tiles):
        for planet in TILES[tile].planets if tile >= 0 else ():
            lies[planet] = place
    return lies


def systems(s: Twilight) -> list[SystemNow]:
    """What is at each place: tile, counters, fleets."""
    homes = {home_of(s, seat): seat for seat in range(len(s.players))}
    aboard = leaders_at(s)
    found = [
        SystemNow(
            tile=tile,
            face_down=place == s.face_down_at,
            home=homes.get(place, -1),
            activated=[],
            fleets=[],
            planets=list(TILES[tile].planets) if tile >= 0 else [],
            wormholes=wormholes(s, place, tile),
        )
        for place, tile in by_place(s.tiles)
    ]
    for seat, p in enumerate(s.players):
        for place in places_in(p.activated):
            found[place].activated.append(seat)
        for place, fleet in p.fleets.items():
            found[place].fleets.append(fleet_now(s, seat, place, fleet, aboard.get((seat, AFLOAT + place), [])))
    return found


def wormholes(s: Twilight, place: Place, tile: Tile) -> list[int]:
    """The wormholes of a system, 0 alpha and 1 beta, including discovered ones."""
    printed = TILES[tile].wormhole if tile >= 0 else -1
    return [letter for letter in (0, 1) if s.wormholes[letter] >> place & 1 or printed == letter]


def fleet_now(s: Twilight, seat: int, place: Place, fleet: Fleet, leaders: list[int]) -> FleetNow:
    """A fleet, with its limit and its capacity."""
    docks = len(docks_at(s, seat, place))
    room = holds(fleet) + DOCK_ROOM * docks + troop_room(s, seat, fleet)
    return FleetNow(
        seat=seat,
        units=[*tally(fleet).values()],
        size=big_ships(fleet),
        limit=fleet_limit(s, seat, place),
        cargo=fleet.among(CARGO),
        room=room,
        leaders=leaders,
    )


def leaders_at(s: Twilight) -> dict[tuple[int, int], list[int]]:
    """The kinds of leaders by owner and location."""
    found: dict[tuple[int, int], list[int]] = {}
    for seat, p in enumerate(s.players):
        for (kind, _), at in zip(RACES[p.race].leaders if p.leaders else (), p.leaders, strict=True):
            found.setdefault((seat, at), []).append(LEADERS.index(kind))
    return found


def planets(s: Twilight) -> list[PlanetNow]:
    """What is on every planet."""
    lies, ashore = where(s), [list[int]() for _ in PLANETS]
    for (_, at), kinds in leaders_at(s).items():
        if 0 <= at < len(PLANETS):
            ashore[at] += kinds
    return [planet_now(s, planet, lies[planet], ashore[planet]) for planet in PLANET.every]


def planet_now(s: Twilight, planet: Planet, place: Place, leaders: list[int]) -> PlanetNow:
    """What is on a planet."""
    owner, landed = s.owner[planet], None
    if s.activation is not None and s.invasion is not None and planet in s.invasion.troops:
        landed = LandedForces(
            seat=s.activation.seat, troops=s.invasion.troops[planet], pds=s.invasion.pds.get(planet, 0)
        )
    return PlanetNow(
        place=place,
        owner=owner,
        exhausted=s.exhausted >> planet & 1 == 1,
        troops=s.troops[planet],
        pds=s.pds[planet],
        dock=s.docks >> planet & 1 == 1,
        resources=resources(s, planet) if owner >= 0 else PLANETS[planet].resources,
        influence=influence(s, planet) if owner >= 0 else printed_influence(s, planet),
        specialty=specialty(s, planet),
        domain=domain(s, planet),
        leaders=leaders,
        landed=landed,
    )


def domain(s: Twilight, planet: Planet) -> int:
    """The domain counter of a planet: its number if the reader knows it, or that it is face down."""
    if planet in s.domains:
        return s.domains[planet]
    for it in s.explored:
        if it.planet == planet:
            return next(iter(it.counter.seen_by(SPECTATOR)), FACE_DOWN)
    return FACE_DOWN if s.unexplored >> planet & 1 else NO_COUNTER


def activation(s: Twilight) -> ActivationNow | None:
    """The current action."""
    a = s.activation
    if a is None:
        return None
    coming, going = ([*tally(group).values()] for group in (a.arriving, a.leaving))
    return ActivationNow(a.seat, a.place, a.other, coming, going, a.moving)


def building(s: Twilight) -> Building | None:
    """Who places a system next, and where there is room."""
    if not ruling(s, BUILD) or s.phase != "setup" or s.round:
        return None
    seat = layer(s)
    free = free_places(s)
    return Building(seat=seat, free=list(free), owes_planets=s.players[seat].owes_planets) if free else None


# --- the table ---------------------------------------------------------------------------------------------------


def strategy_now(s: Twilight, card: Strategy) -> StrategyNow:
    """A strategy card: who has it, whether it has been played, and which version of it is in use."""
    holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
    variant = ""
    if card == IMPERIAL:
        variant = (
            "ancient-throne"
            if ruling(s, ANCIENT_THRONE)
            else "star-in-the-crown"
            if ruling(s, STAR_IN_THE_CROWN)
            else ""
        )
    return StrategyNow(
        card=card,
        bonus=s.bonus[card],
        holder=holder,
        used=holder >= 0 and s.players[holder].used >> card & 1 == 1,
        variant=variant,
        out=holder >= 0 and number(s, 0, StrategyForbidden, holder, card) != 0,
    )


def scored_by(s: Twilight, card: int) -> list[int]:
    return [seat for seat, p in enumerate(s.players) if p.claimed >> card & 1]


def decks(s: Twilight) -> Decks:
    """What is in the decks and beside them."""
    return Decks(
        cards=len(s.deck),
        discard=s.discard,
        politics=len(s.politics),
        politics_discard=s.politics_discard,
        secrets=len(s.secrets),
    )
