"""Twilight Imperium 4: command tokens that lie in another player's fleet pool (Edict), and the commanders that come
with them (Imperia)."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.common.galaxy import bits
from orrery.games.ti4.rules.leader_sheet import IMPERIA, lend, take_back
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat


def imprint(s: Imperium, seat: Seat, other: Seat) -> None:
    """A command token from another player's reinforcements comes into a player's fleet pool."""
    p = s.players[seat]
    p.imprinted |= 1 << other
    s.players[other].tokens_away += 1
    tell(s, "ti4-log-imprints", seat=seat, rival=other)
    if IMPERIA in p.texts:
        lend(s, seat, other)


def give_token_back(s: Imperium, seat: Seat, other: Seat) -> None:
    """Such a token returns to its owner's reinforcements, and the commander is lent no longer."""
    p = s.players[seat]
    p.imprinted &= ~(1 << other)
    s.players[other].tokens_away -= 1
    s.loose |= sum([1 << place for place in p.space])
    if IMPERIA in p.texts:
        take_back(s, seat, other)


def give_tokens_back(s: Imperium, seat: Seat) -> None:
    """All of them return when their holder is eliminated (LRR 16.10e). Those of an eliminated player stay where they
    are, and so does the commander, if it was unlocked (LRR 16.10f)."""
    for other in bits(s.players[seat].imprinted):
        give_token_back(s, seat, Seat(other))
