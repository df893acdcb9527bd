"""Deals that can be struck while a question is open: one seat proposes, the other accepts, and the question waits. A
deal is settled at once, windows and chance included; then the question is built again from the state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from orrery.core.ask import Confirm, Decision, Forbids, Kind
from orrery.core.terms import Deal, Terms, deals_of
from orrery.core.together import Offers, offer_seat, together

T = TypeVar("T")
D = TypeVar("D")


class Reply(Confirm):
    """Whether the partner accepts a deal that a seat has proposed. That seat goes on seeing it
    (`TableView.proposed`)."""

    __slots__ = ("by", "deal", "noun")

    def __init__(
        self,
        by: int,
        proposal: Kind[Any],
        deal: Deal,
        kind: Kind[bool],
        forbids: Forbids | None = None,
        **args: Any,
    ) -> None:
        self.seat = deal.partner
        self.kind = kind
        self.forbids = forbids
        self.args = args
        self.by = by
        self.deal = deal
        self.noun = deals_of(proposal)


reply = Reply


async def proposed(propose: Callable[[], Terms], accept: Callable[[Deal], Decision[bool] | None], most: int) -> Any:
    """The offer of one seat: it names terms and the partner accepts or not, up to `most` times. `accept` returns None
    if the partner need not be asked. Returns the deal, or None."""
    for _ in range(most):
        deal = await propose()
        if deal is not None:
            question = accept(deal)
            if question is None or await question:
                return deal
    return None


async def with_deals(
    ask: Callable[[], Decision[T]],
    offers: Callable[[], Offers[D | None]],
    settle: Callable[[int, D], Coroutine[Any, Any, None]],
    most: int,
) -> T:
    """Ask a question during which up to `most` deals can be struck; its answer. `offers` tells who may propose one now,
    as a function if that need not be known before somebody looks. A deal withdraws the question and is settled by
    running rules, as in any step; then the question is built again from the state."""
    for _ in range(most):
        question = ask()
        open_now = offers()
        if not open_now:
            return await question
        seat = question.seat
        ended = await together({seat: question}, offers=open_now)
        if seat in ended:
            return ended[seat]
        ((track, deal),) = ended.items()
        await settle(offer_seat(track), cast(D, deal))
    return await ask()
