"""Twilight Imperium 4: the agenda deck (LRR 1, 2.2i)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE
from orrery.games.ti4.rules.hooks import AGENDAS
from orrery.games.ti4.rules.kinds import AGENDA_DRAWN
from orrery.games.ti4.rules.state import Imperium


async def draw_agenda(s: Imperium, seen: int = EVERYONE) -> Ability | None:
    """The top agenda. An empty deck is made anew from the discard pile (LRR 59.5). Nothing, if there is no agenda left
    at all."""
    if not len(s.agendas):
        if not s.agenda_discard:
            return None
        s.agendas.shuffle_in(s.agenda_discard)
        s.agenda_discard = []
    (card,) = await Draw(AGENDA_DRAWN, s.agendas, 1, seat=s.speaker, seen=seen)
    return card


def is_void(s: Imperium, card: Ability) -> bool:
    """Whether an agenda says that it is discarded for another one in this position."""
    void = AGENDAS[card].void if card in AGENDAS else None
    return void is not None and void(s)
