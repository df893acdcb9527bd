"""Twilight Imperium 4: hidden cards that a text shows to somebody. They lie open to those players in one step, are
asked about in the next one, and return to the hand."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.windows import Moment
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.kinds import SEEN, TAKE_CARD
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import keep_hand

RULE = "LRR 3.3"


def show_hand(s: Imperium, seat: Seat, to: Seat) -> None:
    """A player's action cards are shown to another one."""
    p = s.players[seat]
    p.shown.put(p.hand, 1 << seat | 1 << to)
    p.hand = []
    tell(s, "ti4-log-shows-hand", seat=seat, rival=to)


def show_card(s: Imperium, seat: Seat, to: Seat, card: Ability) -> None:
    """A player shows another one an action card."""
    p = s.players[seat]
    p.hand.remove(card)
    p.shown.put([card], 1 << seat | 1 << to)


def hide_hand(s: Imperium, seat: Seat) -> None:
    """What was shown returns to the hand."""
    p = s.players[seat]
    p.hand = sorted([*p.hand, *p.shown.take_all()])


def hand_over(s: Imperium, seat: Seat, to: Seat, card: Ability) -> None:
    """An action card goes from one hand to another, unseen by the others."""
    s.players[seat].hand.remove(card)
    s.players[to].hand.append(card)
    tell(s, "ti4-log-takes-cards", seat=to, rival=seat, cards=1)


def show_notes(s: Imperium, seat: Seat, to: Seat) -> None:
    """A player's promissory notes are shown to another one, who knows them from now on."""
    notes = s.players[seat].notes
    before, notes.by_seen = notes.by_seen, {}
    for mask, some in before.items():
        notes.put(some, mask | 1 << to)
    tell(s, "ti4-log-shows-notes", seat=seat, rival=to)


def show_secrets(s: Imperium, seat: Seat, to: Seat) -> None:
    """A player's secret objectives are shown to another one."""
    p = s.players[seat]
    p.shown_secrets.put(p.secrets, 1 << seat | 1 << to)
    p.secrets = []
    tell(s, "ti4-log-shows-secrets", seat=seat, rival=to)


def hide_secrets(s: Imperium, seat: Seat) -> None:
    """What was shown returns to the hand."""
    p = s.players[seat]
    p.secrets = sorted([*p.secrets, *p.shown_secrets.take_all()])


@step
async def look_and_take(s: Imperium, seat: Seat, rival: Seat) -> None:
    """A player looks at another one's action cards, and takes one of them in the next step. (The moment is recorded:
    what is seen in it is known in the next step.)"""
    if s.players[rival].hand:
        await Moment("HandShown")
        show_hand(s, rival, seat)
        then(s, frame(take_one, seat, rival))


@step
async def take_one(s: Imperium, seat: Seat, rival: Seat) -> None:
    """One of the cards that are shown goes to the player's hand, the others return to theirs."""
    cards = sorted({*s.players[rival].shown.seen_by(seat)})
    card = await choose(seat, TAKE_CARD, cards, explain=lambda card: No(RULE), rival=rival)
    hide_hand(s, rival)
    hand_over(s, rival, seat, card)
    then(s, frame(keep_hand, seat))


@step
async def look_at_hand(s: Imperium, seat: Seat, rival: Seat) -> None:
    """A player looks at another one's action cards."""
    await Moment("HandShown")
    show_hand(s, rival, seat)
    then(s, frame(has_looked, seat, rival))


@step
async def look_at_secrets(s: Imperium, seat: Seat, rival: Seat) -> None:
    """A player looks at another one's secret objectives."""
    await Moment("SecretsShown")
    show_secrets(s, rival, seat)
    then(s, frame(has_looked, seat, rival))


@step
async def look_at_notes(s: Imperium, seat: Seat, rival: Seat) -> None:
    """A player looks at another one's promissory notes."""
    await Moment("NotesShown")
    show_notes(s, rival, seat)
    then(s, frame(has_looked, seat, rival))


@step
async def has_looked(s: Imperium, seat: Seat, rival: Seat) -> None:
    """Somebody has looked at what was shown, which returns to the hand."""
    await choose(seat, SEEN, [True], explain=lambda yes: No(RULE), rival=rival)
    hide_hand(s, rival)
    hide_secrets(s, rival)
