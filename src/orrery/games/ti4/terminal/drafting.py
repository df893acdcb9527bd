"""Twilight Imperium 4, drawn: the draft: slices as a table of their systems, factions and places, and who has taken
them."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.ti4.rules.draft import FACTION, PLACE, SLICE, on_offer, sort_of
from orrery.games.ti4.rules.even_map import worth
from orrery.games.ti4.rules.slices import SPOTS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Lot
from orrery.games.ti4.telling.draft import tile_told
from orrery.terminal.canvas import SEAT_COLOUR, seat_letter
from orrery.terminal.offered import NOTE, panel
from orrery.text import Words


def draft_table(s: Imperium, words: Words) -> RenderableType:
    """All that can be or has been taken; and the factions that were banned."""
    it = s.draft
    assert it is not None
    owners = {lot: seat for seat, lot in it.taken}
    parts: list[RenderableType] = [_slices(s, owners, words)] if it.slices else []
    for sort in (PLACE, FACTION):
        told = Text()
        for lot in [lot for lot in on_offer(s) if sort_of(lot) == sort]:
            told.append(" · " if told else "")
            told.append_text(_taken(Text(str(words.noun("lot", lot)), style="bold"), lot, owners))
        parts += [told] if told else []
    if it.banned:
        parts.append(Text(words.say("ti4-table-banned", factions=tuple(it.banned)), style=NOTE))
    return panel(Group(*parts), words.text("ti4-table-draft").rstrip(":"))


def _slices(s: Imperium, owners: Mapping[Lot, int], words: Words) -> Table:
    """The slices: what lies where, and what their planets yield."""
    assert s.draft is not None
    rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    rows.add_column()
    for spot in SPOTS:
        rows.add_column(words.text(f"ti4-spot-{spot}", tile="").strip())
    rows.add_column(words.text("ti4-drawn-yields"), justify="right", no_wrap=True)
    for lot in [lot for lot in on_offer(s) if sort_of(lot) == SLICE]:
        tiles = s.draft.slices[lot]
        resources, influence = (sum([worth(tile)[measure] for tile in tiles]) for measure in range(2))
        name = _taken(Text(str(words.noun("lot", lot)), style="bold"), lot, owners)
        rows.add_row(name, *(tile_told(tile, words) for tile in tiles), f"{resources}/{influence}")
    return rows


def _taken(name: Text, lot: Lot, owners: Mapping[Lot, int]) -> Text:
    """The name of something, and the letter of whoever has taken it."""
    if lot in owners:
        seat = owners[lot]
        name.stylize("dim")
        name.append(f" {seat_letter(seat)}", style=f"bold reverse {SEAT_COLOUR[seat]}")
    return name
