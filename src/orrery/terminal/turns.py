"""Turns: a person before a question; and what a person may do while the table waits for somebody else, such as giving
trade goods to a voter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.telling.questions import Question, question
from orrery.terminal.answers import passes, several
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
    """Put the first open offer of a person, if there is one; whether somebody was asked. Whoever declines is asked no
    more until the next question of one's own."""
    table = sitting.table
    for decision in list(table.offers.values()):
        seat = decision.seat
        if seat in sitting.people and seat not in sitting.declined:
            words = sitting.words.to(seat)
            asked = question(table.view(seat), table.question_id(seat, decision), decision, words)
            sitting.put(Turn(seat, asked, words, optional=True))
            return True
    return False


def declines(line: str, words: Words) -> bool:
    """Whether somebody wants to leave an optional question open."""
    return passes(line, words) or plain(line) in several(words.text("answer-no"))
