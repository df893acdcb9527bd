"""Twilight Imperium 4 in words: a draft: the slices, factions and places on offer, and who has taken them."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.ti4.rules.data import ANOMALIES, TILES
from orrery.games.ti4.rules.draft import FACTION, SLICE, on_offer, sort_of
from orrery.games.ti4.rules.even_map import worth
from orrery.games.ti4.rules.nouns import FACTIONS_LOTS_AT
from orrery.games.ti4.rules.slices import SPOTS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Lot, Tile
from orrery.text import Words


def draft_lines(s: Imperium, words: Words) -> list[str]:
    """All that can be or has been taken, a line for each; and the factions that were banned."""
    it = s.draft
    if it is None:
        return []
    owners = {lot: seat for seat, lot in it.taken}
    said = [words.text("ti4-table-draft")]
    for lot in on_offer(s):
        name = str(words.noun("lot", lot))
        about = slice_told(it.slices[lot], words) if sort_of(lot) == SLICE else ""
        taken = words.say("ti4-table-drafted", seat=owners[lot]) if lot in owners else ""
        said.append("- " + "; ".join(part for part in (f"{name}: {about}" if about else name, taken) if part))
    if it.banned:
        said.append(f"- {words.say('ti4-table-banned', factions=tuple(it.banned))}")
    return said


def slice_told(tiles: Sequence[Tile], words: Words) -> str:
    """What lies where in a slice, and what its planets yield."""
    resources, influence = (sum([worth(tile)[measure] for tile in tiles]) for measure in range(2))
    said = [
        words.text(f"ti4-spot-{spot}", tile=tile_told(tile, words)) for spot, tile in zip(SPOTS, tiles, strict=True)
    ]
    return ", ".join([*said, words.text("ti4-slice-yields", resources=resources, influence=influence)])


def tile_told(tile: Tile, words: Words) -> str:
    """A system, with what it is besides its planets."""
    row, said = TILES[tile], [str(words.noun("tile", tile))]
    if row.planets:
        said += [words.text(f"ti4-anomaly-{ANOMALIES[anomaly]}") for anomaly in row.anomalies]
        said += [words.text("ti4-table-wormhole", signs=words.noun("wormhole", it)) for it in row.wormholes]
    return " + ".join(said)


def thing_of_lot(lot: Lot) -> tuple[str, int]:
    """The thing that a lot is: a faction, or just that lot."""
    return ("faction", lot - FACTIONS_LOTS_AT) if sort_of(lot) == FACTION else ("lot", lot)
