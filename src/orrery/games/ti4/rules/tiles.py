"""Twilight Imperium 4: system tiles that are moved in the middle of the game, with everything on them."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti4.rules.data import ALPHA, BETA, TILES
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.setup import learn_tile
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Tile, Wormhole

FIELDS = ("asteroids", "nebulae", "supernovae", "rifts", "frontier", "loose")
"""Sets of places that say what is in a system."""


def is_home(s: Imperium, place: Place) -> bool:
    """Whether a system is somebody's home system; the Creuss Gate is none."""
    return TILES[s.tiles[place]].home_of >= 0


def printed_wormholes(s: Imperium, place: Place) -> tuple[Wormhole, ...]:
    """The wormholes on a tile as it lies: the wormhole nexus has more of them on its active side (LRR 99)."""
    printed = TILES[s.tiles[place]].wormholes
    return (ALPHA, BETA, *printed) if place == NEXUS_AT and s.nexus_open else printed


def replace_system(s: Imperium, place: Place, tile: Tile) -> None:
    """Another tile takes the place of one whose planets are gone. Tokens stay where they are: command tokens,
    frontier tokens, wormholes that are not printed on the tile, the ion storm."""
    printed, bit = printed_wormholes(s, place), 1 << place
    s.tiles[place] = tile
    for kind in printed:
        if s.ion_storm != place or s.ion_side != kind:
            s.wormholes[kind] &= ~bit
    s.asteroids, s.nebulae, s.supernovae, s.rifts = (
        places & ~bit for places in (s.asteroids, s.nebulae, s.supernovae, s.rifts)
    )
    new = TILES[tile]
    learn_tile(s, place, new.planets, new.anomalies, new.wormholes)
    tell(s, "ti4-log-replaces-system", place=place, tile=tile)


def swap_systems(s: Imperium, one: Place, other: Place) -> None:
    """Two systems swap positions: the tiles with all units, tokens and planets in them (LRR 79)."""

    def bits(places: int) -> int:
        """The same set after the swap."""
        differ = (places >> one ^ places >> other) & 1
        return places ^ (differ << one | differ << other)

    def moved(place: Place) -> Place:
        return other if place == one else one if place == other else place

    s.tiles[one], s.tiles[other] = s.tiles[other], s.tiles[one]
    for name in FIELDS:
        setattr(s, name, bits(getattr(s, name)))
    s.wormholes = [bits(places) for places in s.wormholes]
    s.wormhole_tokens = {kind: moved(place) for kind, place in s.wormhole_tokens.items()}
    s.places = [moved(place) for place in s.places]
    s.ion_storm = moved(s.ion_storm)
    for p in s.players:
        p.home, p.tokens = moved(p.home), bits(p.tokens)
        p.space = {moved(place): forces for place, forces in p.space.items()}
    tell(s, "ti4-log-swaps-systems", place=one, target=other)
