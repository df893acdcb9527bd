"""Twilight Imperium 4: the agenda deck (LRR 1, 2.2i)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE
from orrery.games.ti4.rules.hooks import AGENDAS
from orrery.games.ti4.rules.kinds import AGENDA_DRAWN
from orrery.games.ti4.rules.options import CARDS_WHEN_NEEDED, ruling
from orrery.games.ti4.rules.state import Imperium


def renew_agendas(s: Imperium) -> bool:
    """An empty deck is made anew from the discard pile (LRR 59.5); whether there is an agenda in it now."""
    if not len(s.agendas) and s.agenda_discard:
        s.agendas.shuffle_in(s.agenda_discard)
        s.agenda_discard = []
    return len(s.agendas) > 0


def agendas_left(s: Imperium) -> None:
    """Agendas have left the deck: if it is used up, it is made anew at once, or when the next one is needed (LRR
    R.41)."""
    if not ruling(s, CARDS_WHEN_NEEDED):
        renew_agendas(s)


async def draw_agenda(s: Imperium, seen: int = EVERYONE) -> Ability | None:
    """The top agenda. Nothing, if there is no agenda left at all."""
    if not renew_agendas(s):
        return None
    (card,) = await Draw(AGENDA_DRAWN, s.agendas, 1, seat=s.speaker, seen=seen)
    agendas_left(s)
    return card


def is_void(s: Imperium, card: Ability) -> bool:
    """Whether an agenda says that it is discarded for another one in this position."""
    void = AGENDAS[card].void if card in AGENDAS else None
    return void is not None and void(s)
