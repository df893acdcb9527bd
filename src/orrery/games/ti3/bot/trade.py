"""How a bot trades in Twilight Imperium 3: agreements offered, accepted and approved, action cards swapped, gifts."""

from __future__ import annotations

from typing import Any

from orrery.games.ti3.bot.cards import card_worth
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.votes import CLOSE
from orrery.games.ti3.rules.data import RACES
from orrery.games.ti3.rules.state import Twilight

LASTS = 1.5
"""How often an agreement will pay, more or less."""
CARD_PRICE = 1.5
"""So many trade goods an action card is worth."""


def contract(s: Twilight, seat: int, number: int) -> int:
    """What one of a player's contracts pays."""
    return RACES[s.players[seat].race].contracts[number]


def dangerous(s: Twilight, seat: int, other: int) -> bool:
    """Whether somebody is so close to victory that no trade with him is a good one."""
    points = s.players[other].points
    return points >= CLOSE and points > s.players[seat].points


def offer(s: Twilight, seat: int, d: Any) -> Any:
    """The partner with the best contract, for the own cheapest, without goods on either side."""
    plain = [o for o in d.options() if o is not None and not o[3] and not o[4] and not dangerous(s, seat, o[0])]

    def value(o: Any) -> tuple[float, int]:
        partner, mine, theirs, _, _ = o
        got, given = contract(s, partner, theirs), contract(s, seat, mine)
        return 10 * got - given - 3 * (partner == leader(s, seat)), -partner

    return max(plain, key=value, default=None)


def accept(s: Twilight, seat: int, d: Any) -> bool:
    """An agreement pays in many rounds, and more than it costs; but not with somebody about to win."""
    rival = d.args["rival"]
    if dangerous(s, seat, rival):
        return False
    gained = LASTS * contract(s, rival, d.args["other"]) + d.args["given"]
    helps = LASTS * contract(s, seat, d.args["contract"]) * (0.5 if rival == leader(s, seat) else 0.25)
    return bool(gained >= d.args["wanted"] + helps)


def approve(s: Twilight, seat: int, d: Any) -> bool:
    """Others may trade, as long as none of them is far ahead."""
    mine = s.players[seat].points
    return all(s.players[d.args[who]].points <= max(mine + 1, 4) for who in ("rival", "partner"))


def end_agreements(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Those with somebody about to win."""
    return tuple(other for other in d.items if dangerous(s, seat, other))


def accept_swap(s: Twilight, seat: int, d: Any) -> bool:
    """Action cards change hands if more comes than goes."""
    got = CARD_PRICE * d.args["cards"] + d.args["given"]
    return bool(got > CARD_PRICE * d.args["wanted_cards"] + d.args["wanted"]) and not dangerous(
        s, seat, d.args["rival"]
    )


def swap(s: Twilight, seat: int, d: Any) -> Any:
    """The worst card for trade goods, if somebody has enough of them."""
    hand = s.players[seat].hand
    if not hand or min(card_worth(card) for card in hand) > 0.9:
        return None
    sales = [o for o in d.options() if o is not None and o[1:4] == (1, 0, 0) and o[4] == 1]
    return max(sales, key=lambda o: (s.players[o[0]].goods, -s.players[o[0]].points, -o[0]), default=None)


def gift(s: Twilight, seat: int, d: Any) -> Any:
    """The smallest gift, to whoever is last."""
    return min(d.options(), key=lambda given: (given[1], s.players[given[0]].points, given[0]))
