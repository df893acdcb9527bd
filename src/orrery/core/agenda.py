"""Together: several seats act at the same time, each along its own track, and nobody waits for a neighbour.
Beside them a seat may have an open offer: a standing question that nobody has to answer."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from orrery.core.ask import TOGETHER, Ask, Decision, T

Flow = Coroutine[Any, Any, T]
"""A step or part of one, driven by hand with `send`."""

Track = Flow[T] | Decision[T]
"""What a seat does inside `together`: a flow, or just one question, whose answer is the result."""

MAIN = -1
"""The track of what happens outside of `together`."""


def offer_track(seat: int) -> int:
    """The track of a seat's open offer."""
    return -2 - seat


def offer_seat(track: int) -> int:
    """Whose open offer a track is."""
    return -2 - track


NO_OFFERS: Mapping[int, Any] = {}


class Together(Ask[dict[int, T]]):
    """Flows of several seats side by side (a single question will do for one); the result of each, by seat, when
    all are done. Sealed: nobody learns an answer before all have given theirs. `offers` are flows whose questions need
    no answer; they are closed when the others are done. If an offer's flow ends with a result (not None) it has been
    taken up: the others' questions are withdrawn, and the results are those of the seats that are done, and the
    offer's by its track."""

    __slots__ = ("flows", "offers", "sealed")
    TAG = TOGETHER

    def __init__(
        self, flows: Mapping[int, Track[T]], *, sealed: bool = False, offers: Mapping[int, Track[Any]] | None = None
    ) -> None:
        self.flows = flows
        self.sealed = sealed
        self.offers = offers or NO_OFFERS

    def close(self) -> None:
        """Give all the flows up."""
        for flow in (*self.flows.values(), *self.offers.values()):
            if not isinstance(flow, Decision):
                flow.close()


together = Together
