"""Twilight Imperium 3: what several political cards demand of a player (T3.13): cards, planets, a place for troops."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import pick
from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_planets
from orrery.games.ti3.rules.board import ready_planets, troop_stacks
from orrery.games.ti3.rules.hands import lose_cards
from orrery.games.ti3.rules.hooks import step
from orrery.games.ti3.rules.kinds import DISCARD
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Planet, Seat
from orrery.games.ti3.rules.units import GROUND_FORCE, STATS
from orrery.games.ti3.rules.verbs import exhaust
from orrery.games.twilight.cards import put_down


def may_station(s: Twilight, seat: int, planet: Planet) -> bool:
    """Whether there is a figure for more ground forces on a planet (T3.14.4)."""
    return s.troops[planet] > 0 or troop_stacks(s, seat) < STATS[GROUND_FORCE].figures


@step
async def exhaust_some(s: Twilight, seat: Seat, count: int, why: Ability) -> None:
    """A player must exhaust this many planets of their choice, or as many as they have."""
    planets = ready_planets(s, seat)
    if count:
        exhaust(s, planets if len(planets) <= count else await aim_planets(seat, why, planets, count, count))


@step
async def lose_cards_(s: Twilight, seat: Seat, count: int) -> None:
    """Discard action cards taken at random."""
    await lose_cards(s, seat, count)


@step
async def discards(s: Twilight, seat: Seat, count: int) -> None:
    """A player discards action cards of their choice, or as many as they have."""
    hand = s.players[seat].hand
    count = min(count, len(hand))
    if count:
        cards = await pick(seat, DISCARD, hand, count, count, how_many="T3.13.6", of_which="T3.13.6", number=count)
        put_down(s, seat, cards)
        tell(s, "ti3-log-discards", seat=seat, count=count)
