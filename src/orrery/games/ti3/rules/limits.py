"""Twilight Imperium 3: the limits that apply at all times (T3.12.3 to T3.12.8, T3.14.4): fleet supply, capacity,
stacks, hands. They are checked wherever something has changed, and at the end of the game."""

from __future__ import annotations

from orrery.core.ask import pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell
from orrery.games.common.galaxy import bits
from orrery.games.ti3.rules.board import (
    docks_at,
    fighter_stacks,
    fleet_of,
    loners,
    over_capacity,
    over_supply,
    planets_of,
    troop_stacks,
)
from orrery.games.ti3.rules.hooks import WATCHES, number
from orrery.games.ti3.rules.kinds import DISCARD, GIVE_UP
from orrery.games.ti3.rules.queries import HandLimit
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Figure, Place, Seat, places_in
from orrery.games.ti3.rules.units import BIG, CARGO, FIGHTER, GROUND_FORCE, STATS, fleet_with
from orrery.games.ti3.rules.verbs import destroy, fall
from orrery.games.twilight.cards import put_down
from orrery.games.twilight.hooks import Flow

HAND = 7


def limits(s: Twilight) -> Flow | None:
    """What is due before a step; usually nothing. Once somebody has won, nothing else happens."""
    if (s.winners or s.finished) and s.phase != "over":
        s.phase = "over"
        s.schedule[:] = [frame(over)]
        s.loose = s.full = 0
    if s.texts.here:
        for it, watch in WATCHES.items():
            if s.texts.here >> it & 1:
                watch(s)
    return check(s) if s.loose or s.full else None


async def check(s: Twilight) -> None:
    """Fleets and hands, wherever something has changed."""
    if s.loose and not (s.activation is not None and s.activation.moving):
        await check_fleets(s)
    if s.full:
        await check_hands(s)


async def over(s: Twilight) -> None:
    """The game is over."""
    tell(s, "ti3-log-over")


async def check_fleets(s: Twilight) -> None:
    """Fleet supply and capacity wherever something has changed."""
    touched = 0
    while s.loose:
        touched |= s.loose
        place = places_in(s.loose)[0]
        for seat, p in enumerate(s.players):
            if place in p.fleets:
                await check_supply(s, seat, place)
                await check_capacity(s, seat, place)
        s.loose &= ~(1 << place)
    for seat in range(len(s.players)):
        check_stacks(s, seat, touched)


async def check_supply(s: Twilight, seat: int, place: Place) -> None:
    """Ships beyond the fleet supply are destroyed (T3.12.4)."""
    fleet = fleet_of(s, seat, place)
    alone = loners(s, seat, place, fleet)
    over = over_supply(s, seat, place, fleet)
    if over > 0:
        items = [FIGHTER] * alone + fleet.each(BIG)
        gone = tuple(items)
        if over < len(items):
            gone = (items[0],) * over
            if len(set(items)) > 1:
                gone = await pick(
                    seat, GIVE_UP, items, over, over, how_many="T3.12.4", of_which="T3.12.4", place=place, number=over
                )
        destroy(s, seat, place, gone)
        if alone:
            await check_supply(s, seat, place)


async def check_capacity(s: Twilight, seat: int, place: Place, before: int = 0) -> None:
    """Fighters and cargo without room are destroyed (T3.12.5), if there are more of them than before."""
    fleet = fleet_of(s, seat, place)
    docks = len(docks_at(s, seat, place))
    over = over_capacity(s, seat, fleet, docks)
    if over <= max(0, before):
        return

    def enough(gone: tuple[Figure, ...]) -> No | None:
        left = over_capacity(s, seat, fleet.without(fleet_with(gone)), docks)
        return No("T3.12.5", need=over, have=over - left) if left > 0 else None

    items = fleet.each(CARGO)
    if len(set(items)) == 1 or over == len(items):
        lost = tuple(items[:over])
    else:
        lost = await pick(seat, GIVE_UP, items, over, over, enough, "T3.12.5", "T3.12.5", place=place, number=over)
    destroy(s, seat, place, lost)
    fall(s, seat, lost.count(GROUND_FORCE))


def check_stacks(s: Twilight, seat: int, touched: int) -> None:
    """Counters without a figure are removed: the smallest stack goes, where something has changed (T3.14.4)."""
    fleets = s.players[seat].fleets
    if len(fleets) + s.owner.count(Seat(seat)) <= STATS[FIGHTER].figures:
        return  # there cannot be more stacks than fleets and planets
    while fighter_stacks(s, seat) > STATS[FIGHTER].figures:
        wings = [(at, fleet.of(FIGHTER)) for at, fleet in fleets.items()]
        stacks = [(not touched >> at & 1, count, at) for at, count in wings if count]
        _, count, place = min(stacks)
        destroy(s, seat, place, [FIGHTER] * count)
    while troop_stacks(s, seat) > STATS[GROUND_FORCE].figures:
        landed = [(s.places[p], s.troops[p], p) for p in planets_of(s, seat) if s.troops[p]]
        sailing = [(at, fleet.of(GROUND_FORCE)) for at, fleet in fleets.items()]
        aboard = [(at, count, -1) for at, count in sailing if count]
        _, count, place, planet = min((not touched >> at & 1, n, at, planet) for at, n, planet in landed + aboard)
        if planet < 0:
            destroy(s, seat, place, [GROUND_FORCE] * count)
        else:
            s.troops[planet] = 0
            tell(s, "ti3-log-troops-lost", seat=seat, planet=planet, count=count)


async def check_hands(s: Twilight) -> None:
    """Action cards beyond seven are discarded (T3.12.8)."""
    for seat in bits(s.full):
        hand = s.players[seat].hand
        over = len(hand) - number(s, HAND, HandLimit, seat)
        if over > 0:
            cards = await pick(seat, DISCARD, hand, over, over, how_many="T3.12.8", of_which="T3.12.8", number=over)
            put_down(s, seat, cards)
            tell(s, "ti3-log-discards", seat=seat, count=over)
        s.full &= ~(1 << seat)
