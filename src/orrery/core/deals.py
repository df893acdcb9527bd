"""Deals: what may be struck beside a question. One seat proposes, the other accepts, and the question waits; a deal
that is taken up is settled at once, with windows and chance, then the question stands again as the state makes it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar, cast

from orrery.core.agenda import Track, offer_seat, together
from orrery.core.ask import Decision
from orrery.core.terms import Deal, Terms

T = TypeVar("T")
D = TypeVar("D")


async def proposed(propose: Callable[[], Terms], accept: Callable[[Deal], Decision[bool] | None], most: int) -> Any:
    """The offer of one seat: it names terms and the partner accepts (or need not be asked: None), up to so many times.
    The deal, or nothing."""
    for _ in range(most):
        deal = await propose()
        if deal is not None:
            question = accept(deal)
            if question is None or await question:
                return deal
    return None


async def with_deals(
    ask: Callable[[], Decision[T]],
    offers: Callable[[], Mapping[int, Track[D | None]]],
    settle: Callable[[int, D], Coroutine[Any, Any, None]],
    most: int,
) -> T:
    """The answer to a question beside which deals may be struck, `most` at one opportunity. One that is taken up
    withdraws the question, is settled by running rules as any step does, and then the question is asked again, built
    anew from the state."""
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
