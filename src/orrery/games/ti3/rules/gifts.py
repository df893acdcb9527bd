"""Twilight Imperium 3: trade goods that change hands (T3.11.7, T3.13.5). While everybody waits for an answer, players
with goods may give some away and, during a vote, ask the voter for a promise: an open offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from orrery.core.ask import Decision, T
from orrery.core.deals import reply, with_deals
from orrery.core.state import tell
from orrery.core.terms import Deal, Sides, Terms, amounts, terms, things
from orrery.core.together import Offer
from orrery.games.ti3.rules.kinds import GIFT, GOODS, PROMISE
from orrery.games.ti3.rules.options import ANY_GIFT, ruling
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Seat, Verdict
from orrery.games.ti3.rules.verbs import give_goods

MOST_GIFT = 5
"""The most trade goods to give away at once; under another ruling there is no limit (T3.17.73)."""
BRIBES = 2
"""How often a player may ask for a promise while somebody votes (T3.13.5)."""
MOST_WISHES = 64
"""With more verdicts than this, nobody bargains over them."""


def gift_terms(s: Twilight, seat: int, kept: int, voter: int, wishes: Sequence[Verdict]) -> Terms:
    """To whom, and how many; from the voter also for which vote."""

    def sides(partner: int) -> Sides:
        goods = s.players[seat].goods - kept
        most = goods if ruling(s, ANY_GIFT) else min(goods, MOST_GIFT)
        return [amounts(GOODS, most, 1)], [things("verdict", wishes, 1)] if partner == voter and wishes else []

    return terms(seat, GIFT, sorted(others(s, seat)), sides, rule="T3.11.7")


async def gift(s: Twilight, seat: int, kept: int = 0, voter: int = -1, wishes: Sequence[Verdict] = ()) -> Deal | None:
    """Trade goods for somebody, once while a question is open; `kept` are already promised. A gift in return for a
    promise awaits the other player's reply: that deal is the result."""
    for _ in range(BRIBES if wishes else 1):
        if s.players[seat].goods <= kept:
            break
        deal: Deal = await gift_terms(s, seat, kept, voter, wishes)
        wish, goods = deal.things_wanted("verdict"), deal.given(GOODS)
        if not wish:
            give_goods(s, seat, deal.partner, goods)
            break
        tell(s, "ti3-log-bribes", seat=seat, rival=deal.partner, goods=goods, verdict=wish[0])
        if await reply(seat, GIFT, deal, PROMISE, rival=seat, goods=goods, verdict=wish[0]):
            return deal
        tell(s, "ti3-log-declines", seat=deal.partner, rival=seat)
    return None


async def promised(s: Twilight, seat: int, deal: Deal) -> None:
    """The goods change hands, and the promise is remembered; it is not binding (T3.13.5)."""
    give_goods(s, seat, deal.partner, deal.given(GOODS))
    if s.council is not None:
        verdict = deal.things_wanted("verdict")[0]
        s.council.promises.append((Seat(seat), Seat(deal.partner), verdict))
        tell(s, "ti3-log-promises", seat=deal.partner, rival=seat, verdict=verdict)


async def beside(s: Twilight, ask: Callable[[], Decision[T]], wishes: Sequence[Verdict] = ()) -> T:
    """The answer to a question during which all players with trade goods may give some away (T3.11.7) and, during a
    vote, ask for one of the `wishes` (T3.13.5)."""
    if not any(p.goods for p in s.players):
        return await ask()
    given: set[int] = set()
    wanted = wishes if len(wishes) <= MOST_WISHES else ()

    def offers() -> Mapping[int, Offer[Deal | None]]:
        voter = ask().seat if wanted else -1
        givers = [seat for seat, p in enumerate(s.players) if p.goods and seat not in given]
        return {seat: partial(once, seat, () if seat == voter else wanted, voter) for seat in givers}

    async def once(seat: int, wishes: Sequence[Verdict], voter: int) -> Deal | None:
        deal = await gift(s, seat, voter=voter, wishes=wishes)
        given.add(seat)
        return deal

    return await with_deals(ask, offers, lambda seat, deal: promised(s, seat, deal), len(s.players))
