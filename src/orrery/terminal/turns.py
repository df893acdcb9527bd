"""Turns: a person before a question; and what a person may do while the table waits for somebody else, such as giving
trade goods to a voter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.core.agenda import offer_seat
from orrery.core.ask import Confirm
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


def proposal(sitting: Sitting) -> bool:
    """Put to a person what somebody proposes to it; whether there was something. It may be left open with a pass, and
    is not put again then."""
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
    """A person before an open offer, if there is one."""
    table = sitting.table
    for track, decision in table.offers.items():
        if decision.seat == seat == offer_seat(track):
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


def leaves_open(turn: Turn, line: str) -> bool:
    """Whether somebody wants to leave an optional question open; "no" is an answer to what somebody proposes."""
    if not turn.optional:
        return False
    refuses = plain(line) in several(turn.words.text("answer-no"))
    return passes(line, turn.words) or (refuses and not isinstance(turn.asked.decision, Confirm))
