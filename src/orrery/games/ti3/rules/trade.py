"""Twilight Imperium 3: trade (T3.11) and the strategy card Trade (T3.6.8)."""

from __future__ import annotations

from functools import partial

from orrery.core.ask import choose, confirm
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.core.terms import Deal, Field, amounts, terms, things
from orrery.core.together import together
from orrery.games.ti3.rules.data import RACES
from orrery.games.ti3.rules.gifts import gift
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.kinds import ACCEPT, APPROVE, FIRST_WAY, GOODS, OFFER, TRADE_WAY
from orrery.games.ti3.rules.options import ANY_GOODS, MORE_OFFERS, ruling
from orrery.games.ti3.rules.queries import AgreementForbidden, Income, NeedsNoApproval
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.verbs import end_agreement, gain_goods, give_goods, partners

GRANT = 3
OFFERS = 2
"""How many offers each player may make in one round of negotiations (T3.11.3); under another ruling twice as many."""
MOST_GOODS = 3
"""The most trade goods an offer moves; under another ruling there is no limit (T3.17.74)."""


def most_offers(s: Twilight) -> int:
    """How many offers each player may make (T3.17.75)."""
    return 2 * OFFERS if ruling(s, MORE_OFFERS) else OFFERS


def goods_of(s: Twilight, seat: int) -> Field:
    """The trade goods that a side of an offer can add (T3.17.74)."""
    goods = s.players[seat].goods
    return amounts(GOODS, goods if ruling(s, ANY_GOODS) else min(goods, MOST_GOODS))


def one_way(deal: Deal, rule: str) -> No | None:
    """Trade goods go from one side to the other, not both ways (T3.11.3)."""
    return No(rule) if deal.given(GOODS) and deal.wanted(GOODS) else None


def income(s: Twilight, seat: int, *, old: bool = False) -> int:
    """What a player's trade agreements pay (T3.11.2); `old`: only those not made in this action (T3.11.4)."""
    fresh = {a + b - seat for a, b in s.fresh_agreements if seat in (a, b)} if old else ()
    values = [
        value
        for other, p in enumerate(s.players)
        for value, holder in zip(RACES[p.race].contracts, p.contracts, strict=True)
        if holder == seat and other not in fresh
    ]
    return number(s, sum(values), Income, seat, len(values)) if values else 0


async def trade(s: Twilight, seat: Seat) -> None:
    """Goods, income and negotiations, or the end of all agreements (T3.6.8)."""
    way = await choose(seat, TRADE_WAY, (0, 1), explain=lambda way: No("T3.6.8"))
    if way == FIRST_WAY:
        gain_goods(s, seat, GRANT)
        gain_goods(s, seat, income(s, seat))
        rounds: list[Frame] = [frame(offer, other, seat) for _ in range(most_offers(s)) for other in clockwise(s, seat)]
        then(s, *rounds)
    else:
        tell(s, "ti3-log-annuls", seat=seat)
        for one in range(len(s.players)):
            for other in partners(s, one):
                end_agreement(s, one, other)


async def trade_too(s: Twilight, seat: Seat) -> None:
    """Secondary: income. Agreements made in this same action do not pay (T3.11.4)."""
    gain_goods(s, seat, income(s, seat, old=True))


# --- T3.11.3: negotiations ---------------------------------------------------------------------------------------


def free_contracts(s: Twilight, seat: int) -> list[int]:
    """A player's contracts at home, one of each value."""
    p = s.players[seat]
    values = RACES[p.race].contracts
    free = [i for i, holder in enumerate(p.contracts) if holder < 0]
    return free[:1] if len({values[i] for i in free}) < 2 else free


def possible_partners(s: Twilight, seat: int) -> list[int]:
    """The players with whom a player could make an agreement (T3.11.1)."""
    if not free_contracts(s, seat):
        return []
    taken = partners(s, seat)
    rivals = [other for other in range(len(s.players)) if other != seat and other not in taken]
    allowed = [other for other in rivals if not number(s, 0, AgreementForbidden, seat, other)]
    return [other for other in allowed if free_contracts(s, other)]


async def offer(s: Twilight, seat: Seat, trader: Seat) -> None:
    """A player may offer somebody a trade agreement (T3.11.3)."""

    def side(one: int) -> list[Field]:
        return [things("contract", free_contracts(s, one), 1, 1), goods_of(s, one)]

    rivals = possible_partners(s, seat)
    if not rivals:
        return
    made = await terms(
        seat, OFFER, rivals, lambda rival: (side(seat), side(rival)), lambda deal: one_way(deal, "T3.11.3"), "T3.11.1"
    )
    if made is not None:
        (mine,), (theirs,) = made.things_given("contract"), made.things_wanted("contract")
        rival, give, want = Seat(made.partner), made.given(GOODS), made.wanted(GOODS)
        tell(s, "ti3-log-offers", seat=seat, rival=rival, own=mine, other=theirs, given=give, wanted=want)
        then(s, frame(answer_offer, seat, trader, rival, mine, theirs, give, want))


async def approved(s: Twilight, trader: int, seat: int, rival: int, give: int, want: int) -> bool:
    """Whether the player with Trade approves of an agreement; both parties may help with trade goods (T3.11.3,
    T3.13.5)."""
    question = confirm(trader, APPROVE, rival=seat, partner=rival)
    parties = ((seat, give), (rival, want))
    gifts = {party: partial(gift, s, party, kept) for party, kept in parties if s.players[party].goods > kept}
    return (await together({trader: question}, offers=gifts))[trader]


async def answer_offer(
    s: Twilight, seat: Seat, trader: Seat, rival: Seat, mine: int, theirs: int, give: int, want: int
) -> None:
    """The partner accepts or declines; the player with Trade approves or does not."""
    if not await confirm(rival, ACCEPT, rival=seat, contract=theirs, other=mine, given=give, wanted=want):
        tell(s, "ti3-log-declines", seat=rival, rival=seat)
        return
    parties = (seat, rival)
    asked = trader not in parties and not any(number(s, 0, NeedsNoApproval, party) for party in parties)
    if asked and not await approved(s, trader, seat, rival, give, want):
        tell(s, "ti3-log-disapproves", seat=trader, rival=seat)
        return
    s.players[seat].contracts[mine] = rival
    s.players[rival].contracts[theirs] = seat
    s.fresh_agreements.append((seat, rival))
    tell(s, "ti3-log-agreement", seat=seat, rival=rival)
    give_goods(s, seat, rival, give)
    give_goods(s, rival, seat, want)
