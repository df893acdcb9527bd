"""Twilight Imperium 4: secret objectives in hand (LRR 14.20, 14.21): how many a player may have, which lie open."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Chance
from orrery.core.state import EVERYONE, Root, frame, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.hooks import number, step
from orrery.games.ti4.rules.kinds import AIM_OBJECTIVE, RETURN_SECRET, SECRETS_SHOWN
from orrery.games.ti4.rules.queries.limits import MostSecrets
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import Objective, Seat
from orrery.games.ti4.rules.verbs import SEARCH_WARRANT, draw_secrets

MOST_SECRETS = 3
"""Scored and unscored ones together (LRR 14.21)."""


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
        if p.open_secrets:
            card = await aim(seat, AIM_OBJECTIVE, SEARCH_WARRANT, secrets_of(p))
        else:
            card = await choose(seat, RETURN_SECRET, secrets_of(p))
        take_secret(p, card)
        s.secret_deck.shuffle_in([card])


@step
async def draw_a_secret(s: Imperium, seat: Seat) -> None:
    """A player draws a secret objective because of a text."""
    await new_secret(s, seat)


# --- open secret objectives --------------------------------------------------------------------------------------


class SecretsShown(Chance[tuple[Objective, ...]]):
    """A player lays the secret objectives in hand open for all to see. It is recorded: where others have been imagined
    in their place, these and those change places."""

    __slots__ = ("elsewhere", "hand")

    def __init__(self, s: Imperium, seat: Seat) -> None:
        self.hand = s.players[seat].secrets
        self.elsewhere = [*s.secret_deck.layers, *(p.secrets for n, p in enumerate(s.players) if n != seat)]
        self.kind = SECRETS_SHOWN
        self.count = len(self.hand)
        self.seat = seat
        self.seen = EVERYONE
        self.why = ""

    def happen(self, s: Root) -> tuple[Objective, ...]:
        return tuple(sorted(self.hand))

    def impose(self, value: tuple[Objective, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"objectives {value} are not hidden")
        imagined = [card for card in self.hand if card not in value]
        for card in value:
            if card not in self.hand:
                place = next(place for place in self.elsewhere if card in place)
                place[place.index(card)] = imagined.pop()
                place.sort()
        self.hand[:] = value

    def fits(self, value: tuple[Objective, ...]) -> bool:
        hidden = [*self.hand, *(card for place in self.elsewhere for card in place)]
        return len(value) == self.count and all(card in hidden for card in value)


@step
async def lay_open(s: Imperium, seat: Seat) -> None:
    """A player plays with open secret objectives from now on; later ones are drawn openly (verbs.draw_secrets)."""
    p = s.players[seat]
    if p.secrets:
        shown = await SecretsShown(s, seat)
        p.secrets = []
        p.open_secrets = sorted([*p.open_secrets, *shown])


def hide_secrets(p: Player) -> None:
    """A player's secret objectives are in hand again."""
    p.secrets, p.open_secrets = secrets_of(p), []
