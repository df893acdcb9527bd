"""Twilight Imperium 4: maps as the community's tools exchange them: the tile numbers in a row, ring by ring from the
inside, each ring clockwise from the top, Mecatol Rex left out. 0 stands for a home system, -1 for no tile; hyperlane
tiles are written with their turn ("85A3"). Tools differ, and all of this is read too: commas, small letters, the centre
first, the tile of a home system (which only says that a home is here), nothing written for empty places at the end."""

from __future__ import annotations

from orrery.core.fault import Fault, shown
from orrery.games.ti4.rules.data import LAYOUTS, NO_BACK, POK, TILES
from orrery.games.ti4.rules.galaxy import AT, BESIDE, HEXES, RINGS, homes, shape
from orrery.games.ti4.rules.nouns import LAYOUT, TILE
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Layout, Place, Tile

HOME, NOTHING = "0", "-1"
HOME_BACK = "green"
CENTRE = ("{18}", "18")
"""Some tools begin with the tile in the centre."""
HOME_TILES = tuple(it.name for it in TILES if it.back == HOME_BACK)


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


def read_words(text: str) -> list[str]:
    """What is written, place by place: without the centre, and without what is empty at the end."""
    words = text.replace(",", " ").split()
    if words and words[0] in CENTRE:
        words = words[1:]
    while words and words[-1] in (HOME, NOTHING):
        words.pop()
    return words


def read_map(text: str, layout: Layout, expansion: bool = True) -> dict[Place, Tile]:
    """The tiles of a map that is written down, by place; Fault if it does not fit the shape."""
    words, size = read_words(text), size_of(layout)
    at_home = {*homes(layout)}
    needed = [Place(at) for at in range(1, size + 1) if shape(layout) >> at & 1 and Place(at) not in at_home]
    if len(words) not in range(needed[-1], size + 1):
        english = "a map of this shape has {need} tiles around Mecatol Rex, not {have}"
        raise Fault("fault-map-size", english, need=size, have=len(words))
    twice = [word for at, word in enumerate(words) if word in TILE.index and word in words[:at]]
    if twice:
        raise Fault("fault-map-twice", "tile {given} lies in two places", given=shown(twice[0]))
    found: dict[Place, Tile] = {}
    for at, word in enumerate(words, 1):
        place = Place(at)
        if place in needed:
            found[place] = tile_for(word, place)
        elif place in at_home:
            check_home(word, place)
        else:
            check_no_system(word, place, layout)
        if not expansion and of_the_expansion(word):
            raise Fault("fault-map-expansion", "tile {given} belongs to the expansion", given=shown(word))
    return found


def tile_for(word: str, place: Place) -> Tile:
    """The tile of a system."""
    if word in (HOME, NOTHING):
        raise Fault("fault-map-empty", "place {at} needs a tile, not {given}", at=int(place), given=shown(word))
    tile = TILE.index.get(word)
    if tile is None or TILES[tile].back in NO_BACK:
        raise misplaced(word, place)
    return tile


def check_home(word: str, place: Place) -> None:
    """A home system is laid by whoever leads its faction."""
    if word not in (HOME, NOTHING, *HOME_TILES):
        raise misplaced(word, place)


def check_no_system(word: str, place: Place, layout: Layout) -> None:
    """Nothing lies here, or the hyperlane of this shape; one that is not turned can be written without a turn."""
    lane = lanes_of(layout).get(place, NOTHING)
    if word not in (HOME, NOTHING) and word.upper() not in (lane, lane.removesuffix("0")):
        raise misplaced(word, place)


def of_the_expansion(word: str) -> bool:
    """Whether a tile is in the expansion's box: all hyperlanes are."""
    tile = TILE.index.get(word)
    return TILES[tile].set == POK if tile is not None else word not in (HOME, NOTHING)


def misplaced(word: str, place: Place) -> Fault:
    """A tile that cannot be where it is written, or is none."""
    return Fault("fault-map-tile", "tile {given} cannot lie at place {at}", given=shown(word), at=int(place))


def layout_of(text: str, players: int, expansion: bool = True) -> Layout:
    """The shape for so many players that a map fits; if it fits none, the smallest that has room for it."""
    fitting = [LAYOUT.index[it.name] for it in LAYOUTS if it.players == players]
    for layout in fitting:
        try:
            read_map(text, layout, expansion)
        except Fault:
            continue
        return layout
    count = len(read_words(text))
    return min(fitting, key=lambda layout: (size_of(layout) < count, size_of(layout)))


def check_map(text: str, players: int) -> None:
    """Whether a map can be played by so many; Fault says what is wrong with it."""
    read_map(text, layout_of(text, players))


assert len(HEXES) == BESIDE
