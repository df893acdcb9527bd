"""Twilight Imperium 4: wormhole tokens that texts place on the board and move (LRR 100): an alpha, a beta and, with the
expansion, a gamma wormhole. They stay on the board whatever becomes of the player who placed them (LRR 16.10b)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import others_with_ships, planets_of, systems
from orrery.games.ti4.rules.data import ALPHA, BETA, GAMMA
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_WORMHOLE
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NOWHERE, Place, Seat, Wormhole, places_in
from orrery.games.ti4.rules.tiles import is_home


def tokens(s: Imperium) -> tuple[Wormhole, ...]:
    """The tokens there are."""
    return (ALPHA, BETA, GAMMA) if s.expansion else (ALPHA, BETA)


def sites(s: Imperium, seat: int) -> list[Place]:
    """Where a player may place a token: in systems with an own planet, or outside of home systems where no other player
    has ships."""
    own = sum([1 << place for place in {s.places[planet] for planet in planets_of(s, seat)}])
    free = systems(s) & ~others_with_ships(s, seat)
    return [place for place in places_in(own | free) if own >> place & 1 or not is_home(s, place)]


def movable(s: Imperium, places: Sequence[Place]) -> list[Wormhole]:
    """The tokens that could be placed in one of these systems, or moved there from elsewhere."""
    lies = s.wormhole_tokens
    return [one for one in tokens(s) if any(place != lies.get(one, NOWHERE) for place in places)]


async def lay_wormhole(s: Imperium, seat: Seat, it: Ability, places: Sequence[Place]) -> None:
    """A player places a token in one of these systems, or moves it there."""
    token = await aim(seat, AIM_WORMHOLE, it, movable(s, places))
    now = s.wormhole_tokens.get(token, NOWHERE)
    place = await aim(seat, AIM_PLACE, it, [place for place in places if place != now], wormhole=token)
    s.wormhole_tokens[token] = place
    tell(s, "ti4-log-wormhole", seat=seat, wormhole=token, place=place)
