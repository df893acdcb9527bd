"""Together: several seats act at the same time, each on its own track, and nobody waits for a neighbour.
A seat may also have an open offer: a question that nobody has to answer."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from orrery.core.ask import TOGETHER, Ask, Decision, T

Flow = Coroutine[Any, Any, T]
"""A step or part of one, driven by hand with `send`."""

Track = Flow[T] | Decision[T]
"""What a seat does inside `together`: a flow, or a single question whose answer is the result."""

Offer = Track[T] | Callable[[], Track[T]]
"""A track that stands open beside the questions of others, and begins with its question. A function is called when
somebody first looks at the offers."""

Offers = Mapping[int, Offer[T]] | Callable[[], Mapping[int, Offer[T]]]
"""The open offers by seat, or a function that finds them when somebody first looks."""

MAIN = -1
"""The track of everything outside `together`."""


def offer_track(seat: int) -> int:
    """The track of a seat's open offer."""
    return -2 - seat


def offer_seat(track: int) -> int:
    """The seat whose open offer a track is."""
    return -2 - track


NO_OFFERS: Mapping[int, Any] = {}


class Together(Ask[dict[int, T]]):
    """Run the flows of several seats side by side (a flow may be a single question); the results, by seat, once all
    are done. `sealed`: nobody learns an answer until everyone has answered. `offers` are flows whose questions need no
    answer; they are closed when the others are done. Most of them nobody ever looks at: if all are functions, or one
    function finds them all, they are not even started before. An offer whose flow ends with a result (not None) has
    been taken up: the open questions are withdrawn, and the results are those of the seats already done and the
    offer's, by its track."""

    __slots__ = ("flows", "offers", "sealed")
    TAG = TOGETHER

    def __init__(
        self, flows: Mapping[int, Track[T]], *, sealed: bool = False, offers: Offers[Any] | None = None
    ) -> None:
        self.flows = flows
        self.sealed = sealed
        self.offers: Offers[Any] = offers or NO_OFFERS

    def close(self) -> None:
        """Close all the flows."""
        offers = () if callable(self.offers) else self.offers.values()
        for flow in (*self.flows.values(), *offers):
            if isinstance(flow, Coroutine):
                flow.close()


together = Together
