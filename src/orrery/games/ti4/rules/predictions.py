"""Twilight Imperium 4: predictions (LRR 2.22): an outcome is named aloud before anybody votes; what comes of it follows
once the agenda has been resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from orrery.core.abilities import Ability
from orrery.core.state import Frame, frame, tell
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.options import AS_VOTED, ruling
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Council, Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Seat
from orrery.games.twilight.hooks import Flow

REWARDS: dict[Ability, Callable[[Imperium, Seat], Flow]] = {}

R = TypeVar("R", bound=Callable[[Imperium, Seat], Flow])


def foretold(name: str) -> Callable[[R], R]:
    """What a text does for whoever predicted the outcome with it: `@foretold("card.imperial_rider")`."""

    def register(do: R) -> R:
        REWARDS[text(name)] = do
        return do

    return register


def predict(s: Imperium, seat: int, it: Ability, outcome: Outcome) -> None:
    """A player predicts the outcome of the agenda aloud (LRR 2.22)."""
    assert s.council is not None
    s.council.predictions.append((Seat(seat), it, outcome))
    tell(s, "ti4-log-predicts", seat=seat, card=it, outcome=outcome)


def predicted(s: Imperium, seat: int) -> list[Outcome]:
    """What a player has predicted for this agenda."""
    assert s.council is not None
    return [outcome for who, _, outcome in s.council.predictions if who == seat]


def come_true(s: Imperium, c: Council) -> list[Frame]:
    """The steps that correct predictions bring (LRR 2.22b), clockwise from the speaker on (31.20). Where a text has
    changed who is elected, that counts, or the votes do (LRR R.18)."""
    came = c.voted if ruling(s, AS_VOTED) else c.outcome
    right = [(seat, it) for seat, it, outcome in c.predictions if outcome == came]
    return [frame(reward, seat, it) for who in clockwise(s, s.speaker) for seat, it in right if seat == who]


@step
async def reward(s: Imperium, seat: Seat, it: Ability) -> None:
    """A prediction was correct: what the text says follows."""
    if not s.players[seat].eliminated:
        tell(s, "ti4-log-predicted", seat=seat, card=it)
        await REWARDS[it](s, seat)
