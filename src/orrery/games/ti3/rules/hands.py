"""Twilight Imperium 3: action cards in hands (T3.19): drawn, discarded, handed over, shown."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.chance import Shuffle
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.kinds import CARDS_DRAWN, CARDS_TAKEN
from orrery.games.ti3.rules.options import CARD_BY_CARD, ruling
from orrery.games.ti3.rules.queries import NoCards
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Seat
from orrery.games.twilight.cards import draw, put_down


async def draw_cards(s: Twilight, seat: int, count: int) -> tuple[Ability, ...]:
    """Draw action cards; when the deck is empty, the discards are shuffled (T3.19.4). Under one reading each is seen
    and one discarded before the next (T3.17.33)."""
    if number(s, 0, NoCards, seat):
        return ()
    if count > 1 and ruling(s, CARD_BY_CARD):
        then(s, frame(draw_more, Seat(seat), count - 1))
        count = 1
    drawn = await draw(s, CARDS_DRAWN, seat, count)
    s.players[seat].hand += drawn
    s.full |= 1 << seat
    if drawn:
        tell(s, "ti3-log-draws", seat=seat, count=len(drawn))
    return drawn


async def draw_more(s: Twilight, seat: Seat, count: int) -> None:
    """The other cards, drawn one by one (T3.17.33)."""
    await draw_cards(s, seat, count)


def hand_over(s: Twilight, seat: int, rival: int, cards: Sequence[Ability]) -> None:
    """Action cards go from one hand to another. End the step afterwards: nobody is asked about cards just received."""
    for card in cards:
        s.players[seat].hand.remove(card)
    s.players[rival].hand += cards
    s.full |= 1 << rival


async def lose_cards(s: Twilight, seat: int, count: int) -> None:
    """Discard this many action cards, taken at random from a hand. End the step afterwards."""
    hand = s.players[seat].hand
    if hand and count:
        taken = (await Shuffle(CARDS_TAKEN, list(hand), seat=seat, seen=1 << seat))[:count]
        put_down(s, seat, taken)
        tell(s, "ti3-log-discards", seat=seat, count=len(taken))


def show_hand(s: Twilight, seat: int, mask: int) -> None:
    """Show a player's hand to some seats (a bit for each; the owner is added). End the step afterwards: what is shown
    can be asked about in the next one."""
    p = s.players[seat]
    p.shown.put(p.hand, mask | 1 << seat)
    p.hand = []


def hide_hand(s: Twilight, seat: int) -> None:
    """What was shown returns to the hand."""
    p = s.players[seat]
    p.hand = sorted(p.shown.take_all())
