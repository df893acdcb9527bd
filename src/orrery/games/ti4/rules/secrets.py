"""Twilight Imperium 4: drawing secret objectives, and how many a player may have (LRR 14.20, 14.21)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.state import frame, then
from orrery.games.ti4.rules.hooks import number, step
from orrery.games.ti4.rules.kinds import RETURN_SECRET
from orrery.games.ti4.rules.queries import MostSecrets
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import draw_secrets

MOST_SECRETS = 3
"""Scored and unscored ones together (LRR 14.21)."""


def secrets_scored(s: Imperium, seat: int) -> int:
    """How many secret objectives a player has scored."""
    public = sum([1 << card for card in s.objectives])
    return (s.players[seat].scored & ~public).bit_count()


async def new_secret(s: Imperium, seat: Seat) -> None:
    """A player draws a secret objective; above the limit one that is not scored goes back (LRR 14.21, 42.4)."""
    then(s, frame(keep_secrets, seat))
    await draw_secrets(s, seat, 1)


@step
async def keep_secrets(s: Imperium, seat: Seat) -> None:
    """Whoever has too many secret objectives shuffles one that is not scored back into the deck."""
    p = s.players[seat]
    if p.secrets and len(p.secrets) + secrets_scored(s, seat) > number(s, MOST_SECRETS, MostSecrets, seat):
        card = await choose(seat, RETURN_SECRET, sorted(p.secrets))
        p.secrets.remove(card)
        s.secret_deck.shuffle_in([card])


@step
async def draw_a_secret(s: Imperium, seat: Seat) -> None:
    """A player draws a secret objective because of a text."""
    await new_secret(s, seat)
