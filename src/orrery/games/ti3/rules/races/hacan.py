"""Twilight Imperium 3: the Emirates of Hacan."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import Kind, confirm, pick
from orrery.core.nouns import Maybe, YesNo
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.terms import Deal, Deals, Field, Terms, amounts, terms
from orrery.games.ti3.rules.data import TRADE
from orrery.games.ti3.rules.hands import hand_over
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.judge import favour, opinion
from orrery.games.ti3.rules.kinds import GOODS, SEAT, new_kind
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.options import FOUR_CARDS, ruling
from orrery.games.ti3.rules.queries import Income, NeedsNoApproval, SecondaryCost, Unbreakable
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.trade import goods_of, most_offers, one_way
from orrery.games.ti3.rules.verbs import give_goods
from orrery.games.ti3.rules.windows import StatusDrawn

FREE_TRADE = text("race.hacan.free_trade_secondary")
MOST_CARDS = 2
"""The most cards a swap moves in one direction; twice as many under another ruling (T3.17.50)."""

SWAP: Kind[Deal | None] = new_kind(
    "swap",
    Maybe(
        Deals(
            "swap",
            SEAT,
            {"cards": None, GOODS: None},
            was=(("gives", "cards"), ("gets", "cards"), ("gives", GOODS), ("gets", GOODS)),
        )
    ),
)
ACCEPT_SWAP = new_kind("accept_swap", YesNo())
HAND_OVER = new_kind("hand_over", CARD, many=True, secret=True)


@HOOKS.modifier(NeedsNoApproval, text("race.hacan.no_approval"))
def no_approval(s: Twilight, me: int, query: NeedsNoApproval, needless: int) -> int:
    "Your trade agreements need nobody's approval."
    return 1


opinion(text("race.hacan.no_approval"), worth=1.0)


@HOOKS.modifier(SecondaryCost, FREE_TRADE)
def free_secondary(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    "The secondary ability of Trade is free."
    return 0 if query.card == TRADE else cost


@HOOKS.modifier(Income, FREE_TRADE)
def more_income(s: Twilight, me: int, query: Income, goods: int) -> int:
    "One more trade good from each trade agreement."
    return goods + query.agreements


opinion(FREE_TRADE, worth=1.8)


@HOOKS.modifier(Unbreakable, text("race.hacan.unbreakable"))
def unbreakable(s: Twilight, me: int, query: Unbreakable, bound: int) -> int:
    "Your partners cannot end the agreement on their own."
    return 1


opinion(text("race.hacan.unbreakable"), worth=1.0)


# --- action cards change hands in the status phase ---------------------------------------------------------------


@HOOKS.trigger(StatusDrawn, text("race.hacan.swap_action_cards"))
async def swap_action_cards(s: Twilight, me: Seat, w: StatusDrawn) -> None:
    "After cards have been drawn in the status phase, you may trade action cards."
    then(s, frame(swap, me, most_offers(s)))


opinion(text("race.hacan.swap_action_cards"), worth=1.0)


def swap_terms(s: Twilight, me: int) -> Terms:
    """A partner, how many cards for how many, and extra trade goods from one side."""
    most = 2 * MOST_CARDS if ruling(s, FOUR_CARDS) else MOST_CARDS

    def side(seat: int) -> list[Field]:
        return [amounts("cards", min(most, len(s.players[seat].hand))), goods_of(s, seat)]

    def forbids(deal: Deal) -> No | None:
        return one_way(deal, "T3.15.8") if deal.given("cards") or deal.wanted("cards") else No("T3.15.8")

    rivals = sorted(rival for rival in others(s, me) if s.players[me].hand or s.players[rival].hand)
    return terms(me, SWAP, rivals, lambda rival: (side(me), side(rival)), forbids, "T3.15.8")


@step
async def swap(s: Twilight, me: Seat, left: int) -> None:
    """Offer somebody a trade: a number of cards for a number of cards, and extra trade goods."""
    question = swap_terms(s, me)
    if left and question.partners:
        deal = await question
        if deal is not None:
            cards, wanted = deal.given("cards"), deal.wanted("cards")
            goods = deal.given(GOODS), deal.wanted(GOODS)
            then(s, frame(answer_swap, me, Seat(deal.partner), cards, wanted, *goods), frame(swap, me, left - 1))


@step
async def answer_swap(s: Twilight, me: Seat, rival: Seat, give: int, want: int, paid: int, asked: int) -> None:
    """If the other accepts, both name their cards in secret, and everything changes hands."""
    if not await confirm(rival, ACCEPT_SWAP, rival=me, cards=give, wanted_cards=want, given=paid, wanted=asked):
        tell(s, "ti3-log-declines", seat=rival, rival=me)
        return
    mine, theirs = await named(s, me, give), await named(s, rival, want)
    hand_over(s, me, rival, mine)
    hand_over(s, rival, me, theirs)
    give_goods(s, me, rival, paid)
    give_goods(s, rival, me, asked)
    tell(s, "ti3-log-swaps", seat=me, rival=rival, count=give, other=want)


async def named(s: Twilight, seat: int, count: int) -> tuple[Ability, ...]:
    """The cards that a player hands over."""
    if not count:
        return ()
    hand = sorted(s.players[seat].hand)
    return await pick(seat, HAND_OVER, hand, count, count, how_many="T3.15.8", of_which="T3.15.8", number=count)


favour("hacan", 3)
