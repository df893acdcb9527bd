"""Twilight Imperium 4: maps as the community's tools exchange them: the tile numbers in a row, ring by ring from the
inside, each ring clockwise from the top, Mecatol Rex left out. 0 stands for a home system, -1 for no tile; hyperlane
tiles are written with their turn ("85A3")."""

from __future__ import annotations

from orrery.core.fault import Fault, shown
from orrery.games.ti4.rules.data import LAYOUTS, NO_BACK, POK, TILES
from orrery.games.ti4.rules.galaxy import AT, BESIDE, HEXES, RINGS, homes, shape
from orrery.games.ti4.rules.nouns import LAYOUT, TILE
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Layout, Place, Tile

HOME, NOTHING = "0", "-1"
CENTRE = "{18}"
"""Some tools begin with the tile in the centre."""


def lanes_of(layout: Layout) -> dict[Place, str]:
    """The hyperlane tiles of a shape, as they are written."""
    return {AT[HEXES[0]._replace(q=q, r=r)]: f"{tile}{turn}" for q, r, tile, turn in LAYOUTS[layout].hyperlanes}


def size_of(layout: Layout) -> int:
    """The number of places around Mecatol Rex."""
    return sum(len(ring) for ring in RINGS[1 : LAYOUTS[layout].rings + 1])


def written(s: Imperium) -> str:
    """The map of a game as a text."""
    lanes, at_home = lanes_of(s.layout), {*homes(s.layout)}
    words = []
    for number in range(1, size_of(s.layout) + 1):
        place = Place(number)
        if place in at_home:
            words.append(HOME)
        elif place in lanes:
            words.append(lanes[place])
        else:
            words.append(TILES[s.tiles[place]].name if s.tiles[place] >= 0 else NOTHING)
    return " ".join(words)


def read_map(words: str, layout: Layout, expansion: bool = True) -> dict[Place, Tile]:
    """The tiles of a map that is written down, by place; Fault if it does not fit the shape."""
    found = words.split()
    if found and found[0] in (CENTRE, "18"):
        found = found[1:]
    if len(found) != size_of(layout):
        english = "a map of this shape has {need} tiles around Mecatol Rex, not {have}"
        raise Fault("fault-map-size", english, need=size_of(layout), have=len(found))
    tiles: dict[Place, Tile] = {}
    open_, at_home, lanes = shape(layout), {*homes(layout)}, lanes_of(layout)
    for number, word in enumerate(found, 1):
        place = Place(number)
        if not open_ >> place & 1 or place in at_home:
            if word not in (HOME, NOTHING, lanes.get(place, NOTHING)):
                raise Fault("fault-map-tile", "tile {given} cannot lie at place {at}", given=shown(word), at=number)
            continue
        tile = TILE.index.get(word)
        if tile is None or TILES[tile].back in NO_BACK or tile in tiles.values():
            raise Fault("fault-map-tile", "tile {given} cannot lie at place {at}", given=shown(word), at=number)
        if TILES[tile].set == POK and not expansion:
            raise Fault("fault-map-tile", "tile {given} cannot lie at place {at}", given=shown(word), at=number)
        tiles[place] = tile
    return tiles


def layout_of(words: str, players: int) -> Layout:
    """The shape for so many players with as many places as a map has; the usual one first."""
    count = len([word for word in words.split() if word not in (CENTRE, "18")])
    fitting = [LAYOUT.index[it.name] for it in LAYOUTS if it.players == players]
    for layout in fitting:
        if size_of(layout) == count:
            try:
                read_map(words, layout)
            except Fault:
                continue
            return layout
    return fitting[0]


def check_map(words: str, players: int) -> None:
    """Whether a map can be played by so many; Fault says what is wrong with it."""
    read_map(words, layout_of(words, players))


assert len(HEXES) == BESIDE
