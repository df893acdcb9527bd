"""Twilight Imperium 4 in the browser: a draft: slices with what is in them, factions and places, who has taken what,
who was banned, and whose turn it is."""

from __future__ import annotations

from orrery.games.ti4.board.shapes import DraftNow, Lot, SliceNow
from orrery.games.ti4.rules.data import PLANETS, TILES
from orrery.games.ti4.rules.draft import lot_of_faction, lot_of_place, lot_of_slice, next_to_draft
from orrery.games.ti4.rules.slices import together
from orrery.games.ti4.rules.state import Draft, Imperium
from orrery.games.ti4.rules.things import NO_SEAT, Seat, Tile

SORTS = 3
"""Everybody takes a slice, a faction and a place."""


def draft(s: Imperium) -> DraftNow | None:
    """The draft that is going on."""
    it = s.draft
    if it is None:
        return None
    owners = {lot: seat for seat, lot in it.taken}
    picks = coming(it) if it.factions else []
    return DraftNow(
        order=[*it.order],
        coming=[*picks],
        now=next_to_draft(s) if picks else NO_SEAT,
        slices=[slice_now(n, tiles, owners.get(lot_of_slice(n), NO_SEAT)) for n, tiles in enumerate(it.slices)],
        factions=[Lot(faction, owners.get(lot_of_faction(faction), NO_SEAT)) for faction in sorted(it.factions)],
        places=[Lot(n, owners.get(lot_of_place(n), NO_SEAT)) for n in range(len(s.players))],
        banned=[*it.banned],
    )


def coming(it: Draft) -> list[Seat]:
    """Who takes something from now on, in the order that was drawn, back again, and once more."""
    rows = [it.order, it.order[::-1], it.order][:SORTS]
    return [seat for row in rows for seat in row][len(it.taken) :]


def slice_now(number: int, tiles: tuple[Tile, ...], seat: Seat) -> SliceNow:
    """A slice: its tiles, and what their planets yield together."""
    planets = [PLANETS[planet] for tile in tiles for planet in TILES[tile].planets]
    optimal = together(tiles)
    return SliceNow(
        number=number,
        seat=seat,
        tiles=[*tiles],
        resources=sum([planet.resources for planet in planets]),
        influence=sum([planet.influence for planet in planets]),
        optimal=(optimal.resources, optimal.influence),
        specialties=[sum([planet.specialty == colour for planet in planets]) for colour in range(4)],
        traits=[sum([planet.trait == trait for planet in planets]) for trait in range(3)],
        wormholes=sorted([kind for tile in tiles for kind in TILES[tile].wormholes]),
        anomalies=sorted([kind for tile in tiles for kind in TILES[tile].anomalies]),
        legendary=optimal.legendary,
    )
