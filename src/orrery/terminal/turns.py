"""Turns: a person before a question; and what a person may do while the table waits for somebody else, such as giving
trade goods to a voter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.telling.questions import Question, question
from orrery.terminal.answers import Unclear, passes, several
from orrery.terminal.drawing import urges
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.terminal.sitting import Sitting


@dataclass(slots=True)
class Turn:
    """A person before a question, which may be left open if it is optional; with a command also what follows it, and
    whether it is insisted upon."""

    seat: int
    asked: Question
    words: Words
    optional: bool = False
    text: str = ""
    firmly: bool = False


def bargain(sitting: Sitting) -> bool:
    """Put the first open offer of a person, if there is one and it is the time for it; whether somebody was asked.
    Whoever declines is asked no more until the next question of one's own."""
    table = sitting.table
    if not urges(sitting.draw, [decision.kind.name for decision in table.pending.values()]):
        return False
    for seat in sitting.people:
        turn = offer_of(sitting, seat) if seat not in sitting.declined else None
        if turn is not None:
            sitting.put(turn)
            return True
    return False


def offer_of(sitting: Sitting, seat: int) -> Turn | None:
    """A person before an open offer, if there is one."""
    table = sitting.table
    for decision in table.offers.values():
        if decision.seat == seat:
            words = sitting.words.to(seat)
            asked = question(table.view(seat), table.question_id(seat, decision), decision, words)
            return Turn(seat, asked, words, optional=True)
    return None


def give(sitting: Sitting, seat: int) -> None:
    """Put the open offer of whoever asks for it; the question that waits is put again then."""
    turn = offer_of(sitting, seat)
    if turn is None:
        raise Unclear("play-no-offer")
    sitting.put(turn)


def declines(line: str, words: Words) -> bool:
    """Whether somebody wants to leave an optional question open."""
    return passes(line, words) or plain(line) in several(words.text("answer-no"))
