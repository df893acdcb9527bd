"""Twilight Imperium 4: secret objectives in hand (LRR 14.20, 14.21): how many a player may have, which lie open."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Shuffle
from orrery.core.state import EVERYONE, frame, then
from orrery.games.ti4.rules.hooks import number, step
from orrery.games.ti4.rules.kinds import RETURN_SECRET, SECRETS_SHOWN
from orrery.games.ti4.rules.queries import MostSecrets
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Objective, Seat
from orrery.games.ti4.rules.verbs import draw_secrets

MOST_SECRETS = 3
"""Scored and unscored ones together (LRR 14.21)."""
SEARCH_WARRANT = text("agenda.search_warrant")
WARRANT_BIT = 1 << SEARCH_WARRANT


def secrets_of(p: Player) -> list[Objective]:
    """The secret objectives that a player has not scored, hidden and open ones."""
    return sorted([*p.secrets, *p.open_secrets])


def take_secret(p: Player, objective: Objective) -> None:
    """A secret objective leaves a player's hand."""
    (p.secrets if objective in p.secrets else p.open_secrets).remove(objective)


def secrets_scored(s: Imperium, seat: int) -> int:
    """How many secret objectives a player has scored; those that became public do not count (LRR F.22)."""
    public = sum([1 << card for card in s.objectives]) | s.leaked
    return (s.players[seat].scored & ~public).bit_count()


async def new_secret(s: Imperium, seat: Seat) -> None:
    """A player draws a secret objective; above the limit one that is not scored goes back (LRR 14.21, 42.4)."""
    then(s, frame(keep_secrets, seat))
    await draw_secrets(s, seat, 1)


@step
async def keep_secrets(s: Imperium, seat: Seat) -> None:
    """Whoever has too many secret objectives shuffles some that are not scored back into the deck."""
    p = s.players[seat]
    while secrets_of(p) and len(secrets_of(p)) + secrets_scored(s, seat) > number(s, MOST_SECRETS, MostSecrets, seat):
        card = await choose(seat, RETURN_SECRET, secrets_of(p))
        take_secret(p, card)
        s.secret_deck.shuffle_in([card])


@step
async def draw_a_secret(s: Imperium, seat: Seat) -> None:
    """A player draws a secret objective because of a text."""
    await new_secret(s, seat)


# --- open secret objectives --------------------------------------------------------------------------------------


def must_show(p: Player) -> bool:
    """Whether a player plays with open secret objectives and has new ones in hand."""
    return bool(p.texts.here & WARRANT_BIT and p.secrets)


async def lay_open(s: Imperium) -> None:
    """Whoever plays with open secret objectives shows new ones too; that all see them is recorded."""
    for seat, p in enumerate(s.players):
        if must_show(p):
            await Shuffle(SECRETS_SHOWN, sorted(p.secrets), seat=seat, seen=EVERYONE)
            p.open_secrets, p.secrets = secrets_of(p), []


def hide_secrets(p: Player) -> None:
    """A player's secret objectives are in hand again."""
    p.secrets, p.open_secrets = secrets_of(p), []
