"""Answers of a bot in Twilight Imperium 4 that need little thought."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.bot.goals import SPENT, hope
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.data import FACTIONS, OBJECTIVES, TILES
from orrery.games.ti4.rules.galaxy import HEXES, homes
from orrery.games.ti4.rules.judge import FAVOURED
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective, Place, Tile
from orrery.games.twilight.answers import counted


def first(s: Imperium, seat: int, d: Any) -> Any:
    """The first option."""
    return next(iter(d.options()))


def yes(s: Imperium, seat: int, d: Any) -> bool:
    return True


def no(s: Imperium, seat: int, d: Any) -> bool:
    return False


def most(s: Imperium, seat: int, d: Any) -> int:
    """As many as possible."""
    return int(d.high)


def least(s: Imperium, seat: int, d: Any) -> int:
    """As few as possible."""
    return int(d.low)


def as_many(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many of everything as possible, the most valuable first."""
    answer = counted(d, [(piece, 99) for piece in sorted(d.kinds, reverse=True)])
    return answer if d.refuse(answer) is None else next(d.options())


def fire(s: Imperium, seat: int, d: Any) -> int | None:
    """At whoever is in reach."""
    return next((other for other in d.options() if other is not None), None)


def extort(s: Imperium, seat: int, d: Any) -> int | None:
    """Take the card rather than have it discarded."""
    return next((it for it in d.options() if it is not None), None)


def choose_faction(s: Imperium, seat: int, d: Any) -> int:
    """The faction that bots play best."""
    return int(max(d.options(), key=lambda it: (FAVOURED.get(FACTIONS[it].name, 0), -it)))


def keep_secret(s: Imperium, seat: int, d: Any) -> int:
    """The secret objective that is most likely to be scored."""
    return int(max(d.options(), key=lambda it: (hope(s, seat, it), -it)))


def score(s: Imperium, seat: int, d: Any) -> int | None:
    """The objective with the most points; one that costs nothing rather than one that is paid for."""
    found: list[Objective] = [it for it in d.options() if it is not None]
    return max(found, key=lambda it: (OBJECTIVES[it].points, it not in SPENT, -it), default=None)


# --- the map -----------------------------------------------------------------------------------------------------


def tile_worth(s: Imperium, tile: Tile) -> float:
    """How good it is to have a tile near home."""
    it = TILES[tile]
    return sum([1.5 + resources(s, p) + influence(s, p) for p in it.planets]) - 1.5 * len(it.anomalies)


def lay(s: Imperium, seat: int, d: Any) -> Any:
    """Good systems near home, bad ones far away."""
    mine = homes(s.layout)[s.players[seat].position]

    def value(laying: tuple[Tile, Place]) -> float:
        tile, place = laying
        return tile_worth(s, tile) * (2.5 - far(mine, place))

    return max(d.options(), key=lambda laying: (value(laying), laying))


def far(one: Place, other: Place) -> int:
    """How many hexes two places are apart."""
    a, b = HEXES[one], HEXES[other]
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))
