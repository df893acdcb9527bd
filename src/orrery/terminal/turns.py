"""Turns: a person with a question; and what a person may do while the table waits for somebody else, such as offering
trade goods to a voter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.core.ask import Confirm
from orrery.core.together import offer_seat
from orrery.telling.questions import Question, question
from orrery.terminal.answers import Unclear, passes, several
from orrery.terminal.drawing import urges
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.terminal.sitting import Sitting


@dataclass(slots=True)
class Turn:
    """A person with a question, which may be left open if it is optional; and for a command, its argument and whether
    the player insists."""

    seat: int
    asked: Question
    words: Words
    optional: bool = False
    text: str = ""
    firmly: bool = False


def bargain(sitting: Sitting) -> bool:
    """Ask about a person's first open offer, if there is one and this is the time for it; whether somebody was asked.
    A person who declines is not asked again until after their next question."""
    table = sitting.table
    if not urges(sitting.draw, [decision.kind.name for decision in table.pending.values()]):
        return False
    for seat in sitting.people:
        turn = offer_of(sitting, seat) if seat not in sitting.declined else None
        if turn is not None:
            sitting.put(turn)
            return True
    return False


def proposal(sitting: Sitting) -> bool:
    """Ask a person about somebody's proposal; whether there was one. Passing leaves it open, and it is not asked
    again."""
    table = sitting.table
    for track, decision in table.offers.items():
        seat = decision.seat
        if seat in sitting.people and offer_seat(track) != seat:
            words, name = sitting.words.to(seat), table.question_id(seat, decision)
            if (table.together_from, name) not in sitting.left_open:
                sitting.left_open.add((table.together_from, name))
                sitting.put(Turn(seat, question(table.view(seat), name, decision, words), words, optional=True))
                return True
    return False


def offer_of(sitting: Sitting, seat: int) -> Turn | None:
    """A person with an open offer, if there is one."""
    table = sitting.table
    for track, decision in table.offers.items():
        if decision.seat == seat == offer_seat(track):
            words = sitting.words.to(seat)
            asked = question(table.view(seat), table.question_id(seat, decision), decision, words)
            return Turn(seat, asked, words, optional=True)
    return None


def give(sitting: Sitting, seat: int) -> None:
    """Ask about the open offer of the person who wants to make one; then the waiting question is asked again."""
    turn = offer_of(sitting, seat)
    if turn is None:
        raise Unclear("play-no-offer")
    sitting.put(turn)


def leaves_open(turn: Turn, line: str) -> bool:
    """Whether somebody wants to leave an optional question open; "no" is an answer to a proposal."""
    if not turn.optional:
        return False
    refuses = plain(line) in several(turn.words.text("answer-no"))
    return passes(line, turn.words) or (refuses and not isinstance(turn.asked.decision, Confirm))
