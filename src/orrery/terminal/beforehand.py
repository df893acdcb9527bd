"""Beforehand: standing answers in the terminal. They last for this sitting; the command `standing` lists, adds and
removes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.core.standing import Standing, begun, lasting, occasion, said
from orrery.telling.standing import told_standing, until, where
from orrery.terminal.answers import Unclear, match, numeric, passes, several
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.terminal.sitting import Sitting
    from orrery.terminal.turns import Turn


def given(sitting: Sitting, seat: int, asked: Decision[Any]) -> tuple[Any] | None:
    """A person's standing answer, in a tuple; None if the person should be asked."""
    table = sitting.table
    mine = sitting.standing[seat] = lasting(table.game, sitting.standing.get(seat, []), table.state, seat)
    answer = said(table.game, mine, asked)
    if answer is None:
        return None
    value = asked.decode(answer[0])
    return (value,) if asked.refuse(value) is None else None


def standing(sitting: Sitting, turn: Turn) -> bool:
    """Carry out the command: empty (list them), "pass council until round", "off 2". Returns whether this answered the
    open question."""
    words, game = turn.words, sitting.table.game
    mine = sitting.standing.get(turn.seat, [])
    head, _, rest = turn.text.partition(" ")
    if not head:
        _list(sitting, turn)
        return False
    if plain(head) in several(words.text("standing-word-off")):
        if not numeric(rest) or not 1 <= int(rest) <= len(mine):
            raise Unclear("unclear-place", number=rest or "-", most=len(mine))
        sitting.screen.say(words.text("standing-taken-back", said=told_standing(game, mine.pop(int(rest) - 1), words)))
        return False
    if not passes(head, words):
        raise Unclear("standing-how")
    new = _meant(sitting, turn, rest)
    sitting.standing[turn.seat] = [*(it for it in mine if it.where != new.where), new]
    sitting.screen.say(told_standing(game, new, words))
    return given(sitting, turn.seat, turn.asked.decision) is not None


def _meant(sitting: Sitting, turn: Turn, text: str) -> Standing:
    """What to pass on and until when; without a name, the open question."""
    words, table = turn.words, sitting.table
    game, place, span = table.game, text.split(), ""
    for at, word in enumerate(place):
        if plain(word) in several(words.text("standing-word-until")):
            span = match(" ".join(place[at + 1 :]), [(it, (it, until(it, words))) for it in game.spans])
            place = place[:at]
            break
    here = occasion(game, turn.asked.decision)
    if place:
        name = match(" ".join(place), [(it, (where(game, it, words), it)) for it in _names(sitting)])
    elif here is not None:
        name = here.name
    else:
        raise Unclear("standing-not-here")
    number = max([it.number for it in sitting.standing.get(turn.seat, [])], default=0) + 1
    return begun(game, Standing(number, name, until=span), table.state, turn.seat)


def _names(sitting: Sitting) -> list[str]:
    """Everything that can be passed on: single occasions and groups."""
    occasions = sitting.table.game.occasions
    groups = [it.group for it in occasions]
    return [*(it.name for it in occasions), *dict.fromkeys(g for g in groups if groups.count(g) > 1)]


def _list(sitting: Sitting, turn: Turn) -> None:
    """The current standing answers, the possible ones, and how to give them."""
    words, game = turn.words, sitting.table.game
    mine = [told_standing(game, it, words) for it in sitting.standing.get(turn.seat, [])]
    lines = [f"{n}. {said}" for n, said in enumerate(mine, 1)] or [words.text("standing-nothing")]
    sitting.screen.titled(words.text("standing-title"), lines)
    names = words.listed([where(game, name, words) for name in _names(sitting)])
    spans = words.listed([until(span, words) for span in game.spans])
    sitting.screen.say(words.text("standing-can", names=names, spans=spans), words.text("standing-how"))
