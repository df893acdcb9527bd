"""How a bot drafts in Twilight Imperium 4: first what would be gone, or much worse, at its next turn."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.bot.simple import tile_worth
from orrery.games.ti4.rules.data import FACTIONS
from orrery.games.ti4.rules.draft import SLICE, SORTS, drafted, sort_of
from orrery.games.ti4.rules.judge import FAVOURED
from orrery.games.ti4.rules.nouns import FACTIONS_LOTS_AT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Lot, Seat

NEARNESS = (1.0, 1.0, 1.0, 0.5, 0.8)
"""How much the spots of a slice count: others want the system halfway to the next home too."""
FACTION_WORTH, PLACE_WORTH = 4.0, 0.6
"""What a faction that suits bots well is worth, and each place nearer to the speaker."""


def lot_worth(s: Imperium, lot: Lot) -> float:
    """How good it is to have a slice, a faction or a place."""
    if sort_of(lot) == SLICE:
        spots = zip(NEARNESS, drafted(s).slices[lot], strict=True)
        return sum([part * tile_worth(s, tile) for part, tile in spots])
    if lot >= FACTIONS_LOTS_AT:
        return FACTION_WORTH * FAVOURED.get(FACTIONS[lot - FACTIONS_LOTS_AT].name, 0)
    return -PLACE_WORTH * lot


def waiting(s: Imperium, seat: Seat) -> int:
    """How many things others take before it is this player's turn again."""
    it = drafted(s)
    turns = [*it.order, *reversed(it.order), *it.order][len(it.taken) + 1 :]
    return turns.index(seat) if seat in turns else 0


def take(s: Imperium, seat: int, d: Any) -> Lot:
    """The best of the sort of which waiting would cost most."""
    others = waiting(s, Seat(seat))

    def best_first(sort: int) -> list[Lot]:
        return sorted([lot for lot in d.options() if sort_of(lot) == sort], key=lambda lot: (-lot_worth(s, lot), lot))

    def cost(lots: list[Lot]) -> float:
        return lot_worth(s, lots[0]) - lot_worth(s, lots[min(others, len(lots) - 1)])

    return max([lots for sort in SORTS if (lots := best_first(sort))], key=cost)[0]


def ban(s: Imperium, seat: int, d: Any) -> int:
    """The faction that bots play worst, lest it is left for this one."""
    return int(min(d.options(), key=lambda it: (FAVOURED.get(FACTIONS[it].name, 0), it)))
