"""How a bot trades in Twilight Imperium 3: agreements offered, accepted and approved, action cards swapped, gifts and
bribes. `deals.py` says what a deal is worth."""

from __future__ import annotations

from typing import Any

from orrery.core.terms import Deal
from orrery.games.ti3.bot.deals import dangerous, for_me, for_them, judged
from orrery.games.ti3.bot.stakes import expected, stake
from orrery.games.ti3.bot.wealth import worth_of
from orrery.games.ti3.rules.council import verdict_on
from orrery.games.ti3.rules.kinds import GOODS
from orrery.games.ti3.rules.state import Twilight

GAIN = 1.0
"""How many more trade goods a bribe must be worth than it costs."""
POOR_CARD = 0.9
"""An action card worth no more than this is for sale."""


def offer(s: Twilight, seat: int, d: Any) -> Any:
    """The most valuable agreement that both sides like; goods are added if the partner would otherwise decline."""
    found = []
    for partner in d.partners:
        (own, goods), (theirs, _) = d.sides(partner)
        for mine in own.items:
            for other in theirs.items:
                for added in range(goods.high + 1):
                    gives = {"contract": (mine,), GOODS: added}
                    deal = d.deal(partner, gives, {"contract": (other,)})
                    if for_them(s, seat, deal) >= 0:
                        found.append((for_me(s, seat, deal), -partner, -mine, deal))
                        break
    best = max(found, key=lambda it: it[:3], default=None)
    return best[3] if best is not None and best[0] >= 0 else None


def accept(s: Twilight, seat: int, d: Any) -> bool:
    """An agreement pays over many rounds, and more than it costs; but not with a player who is about to win."""
    gets = (("contract", (d.args["other"],)), (GOODS, d.args["given"]))
    return judged(s, seat, d.args["rival"], gets, (("contract", (d.args["contract"],)), (GOODS, d.args["wanted"]))) >= 0


def approve(s: Twilight, seat: int, d: Any) -> bool:
    """Let others trade, as long as none of them is far ahead."""
    mine = s.players[seat].points
    return all(s.players[d.args[who]].points <= max(mine + 1, 4) for who in ("rival", "partner"))


def end_agreements(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Those with a player who is about to win."""
    return tuple(other for other in d.items if dangerous(s, seat, other))


def accept_swap(s: Twilight, seat: int, d: Any) -> bool:
    """Swap action cards if more comes in than goes out."""
    gets = (("cards", d.args["cards"]), (GOODS, d.args["given"]))
    return judged(s, seat, d.args["rival"], gets, (("cards", d.args["wanted_cards"]), (GOODS, d.args["wanted"]))) > 0


def swap(s: Twilight, seat: int, d: Any) -> Any:
    """The worst card for a trade good, if somebody has enough of them."""
    hand = s.players[seat].hand
    if not hand or min(worth_of(card) for card in hand) > POOR_CARD:
        return None
    sales = [d.deal(partner, {"cards": 1}, {GOODS: 1}) for partner in d.partners]
    fair = [deal for deal in sales if d.refuse(deal) is None and for_them(s, seat, deal) > 0]

    def value(deal: Deal) -> tuple[int, int, int]:
        rival = s.players[deal.partner]
        return rival.goods, -rival.points, -deal.partner

    return max(fair, key=value, default=None)


# --- T3.11.7, T3.13.5: gifts and bribes --------------------------------------------------------------------------


def gift(s: Twilight, seat: int, d: Any) -> Any:
    """The smallest gift, to whoever is last."""
    gifts = [d.deal(partner, {GOODS: 1}, {}) for partner in d.partners]
    return min(gifts, key=lambda deal: (s.players[deal.partner].points, deal.partner))


def bribe(s: Twilight, seat: int, d: Any, declined: int = 0) -> Any:
    """Trade goods for the vote of whoever votes now, if that changes the result: as few as the voter will take, more
    than was `declined`, and fewer than the result is worth. Nothing if there is nothing to gain."""
    if s.council is None:
        return None
    for voter in d.partners:
        (goods,), wishes = d.sides(voter)
        wish = expected(s, seat) if wishes else None
        if wish is None or dangerous(s, seat, voter):
            continue
        verdict = verdict_on(s.council.card, wish)
        if verdict not in wishes[0].items or stake(s, seat, voter, verdict) < GAIN + goods.low:
            continue
        for price in range(max(goods.low, declined + 1), goods.high + 1):
            deal = d.deal(voter, {GOODS: price}, {"verdict": (verdict,)})
            if for_me(s, seat, deal) < GAIN:
                break
            if for_them(s, seat, deal) >= 0:
                return deal
    return None


def promise(s: Twilight, seat: int, d: Any) -> bool:
    """A vote is for sale for as much as it costs."""
    gives = (("verdict", (d.args["verdict"],)),)
    return judged(s, seat, d.args["rival"], ((GOODS, d.args["goods"]),), gives) >= 0
