"""Twilight Imperium 4: the agenda phase (LRR 2): agendas are revealed, voted on and resolved."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.state import frame, then
from orrery.games.ti4.rules.effects import AGENDA_PHASE, expire
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import is_agenda
from orrery.games.ti4.rules.windows import AgendaPhaseBegins, AgendaPhaseEnds


async def agenda_phase(s: Imperium) -> None:
    """Two agendas; there is no such phase while the custodians token is on Mecatol Rex (LRR 2.1)."""
    if s.custodians:
        return
    s.phase = "agenda"
    then(s, frame(agenda_phase_over))
    await happens(s, AgendaPhaseBegins(s.round))


async def agenda_phase_over(s: Imperium) -> None:
    """All planets are readied; a new round begins (LRR 2.4)."""
    await happens(s, AgendaPhaseEnds(s.round))
    expire(s, AGENDA_PHASE)
    s.exhausted = 0


def laws_in_play(s: Imperium) -> list[Ability]:
    """The laws in play: for all, on planets, or owned by a player (LRR 2.20)."""
    found = [*s.texts, *(it for p in s.players for it in p.texts)]
    return sorted(it for it in found if is_agenda(it))
