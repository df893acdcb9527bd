"""Twilight Imperium 3: the Emirates of Hacan."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import Kind, choose, confirm, pick
from orrery.core.nouns import Maybe, Number, Several, Truth
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.data import TRADE
from orrery.games.ti3.rules.hands import hand_over
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.kinds import SEAT, new_kind
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.options import FOUR_CARDS, on
from orrery.games.ti3.rules.queries import Income, NeedsNoApproval, SecondaryCost, Unbreakable
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.trade import goods_offered, most_offers
from orrery.games.ti3.rules.verbs import give_goods
from orrery.games.ti3.rules.windows import StatusDrawn

FREE_TRADE = text("race.hacan.free_trade_secondary")
MOST_CARDS = 2
"""No swap moves more cards than this in one direction; twice as many by another ruling (T3.17.50)."""

Swap = tuple[Seat, int, int, int, int]
"""Partner, cards given, cards wanted, trade goods given, trade goods wanted."""
SWAP: Kind[Swap | None] = new_kind(
    "swap", Maybe(Several("swap", SEAT, Number("cards"), Number("cards"), Number("given"), Number("wanted")))
)
ACCEPT_SWAP = new_kind("accept_swap", Truth())
HAND_OVER = new_kind("hand_over", CARD, many=True, secret=True)


@HOOKS.modifier(NeedsNoApproval, text("race.hacan.no_approval"))
def no_approval(s: Twilight, me: int, query: NeedsNoApproval, needless: int) -> int:
    "Your trade agreements need nobody's approval."
    return 1


@HOOKS.modifier(SecondaryCost, FREE_TRADE)
def free_secondary(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    "The secondary ability of Trade is free of charge."
    return 0 if query.card == TRADE else cost


@HOOKS.modifier(Income, FREE_TRADE)
def more_income(s: Twilight, me: int, query: Income, goods: int) -> int:
    "One more trade good from each trade agreement."
    return goods + query.agreements


@HOOKS.modifier(Unbreakable, text("race.hacan.unbreakable"))
def unbreakable(s: Twilight, me: int, query: Unbreakable, bound: int) -> int:
    "Your partners cannot end the agreement on their own."
    return 1


# --- action cards change hands in the status phase ---------------------------------------------------------------


@HOOKS.trigger(StatusDrawn, text("race.hacan.swap_action_cards"))
async def swap_action_cards(s: Twilight, me: Seat, w: StatusDrawn) -> None:
    "When cards have been drawn in the status phase you may trade action cards."
    then(s, frame(swap, me, most_offers(s)))


def swaps(s: Twilight, me: int) -> list[Swap]:
    """All trades of action cards that a player could offer."""
    p, most = s.players[me], 2 * MOST_CARDS if on(s, FOUR_CARDS) else MOST_CARDS
    found: list[Swap] = []
    for rival in sorted(others(s, me)):
        q = s.players[rival]
        gives, takes = (range(min(most, len(it.hand)) + 1) for it in (p, q))
        goods = goods_offered(s, me, rival)
        found += [(rival, a, b, give, want) for a in gives for b in takes if a or b for give, want in goods]
    return found


@step
async def swap(s: Twilight, me: Seat, left: int) -> None:
    """Offer somebody a trade: so many cards for so many, and trade goods on top."""
    found = swaps(s, me) if left else []
    if found:
        terms = await choose(me, SWAP, [*found, None], explain=lambda terms: No("T3.15.8"))
        if terms is not None:
            then(s, frame(answer_swap, me, *terms), frame(swap, me, left - 1))


@step
async def answer_swap(s: Twilight, me: Seat, rival: Seat, give: int, want: int, paid: int, asked: int) -> None:
    """If the other accepts, both name their cards unseen, and everything changes hands."""
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
    """The cards that somebody hands over."""
    if not count:
        return ()
    hand = sorted(s.players[seat].hand)
    return await pick(seat, HAND_OVER, hand, count, count, how_many="T3.15.8", of_which="T3.15.8", number=count)
