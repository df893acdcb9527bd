"""Replays: step through a game as one seat knew it, and play on from any point at a new table.
A finished game is open; a running one never shows or uses what the seat does not know."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from contextlib import suppress

from orrery.core.history import Mismatch
from orrery.core.state import EVERYONE
from orrery.core.table import Table
from orrery.server import messages
from orrery.server.history import History, Packed
from orrery.server.views import plain_text, shown
from orrery.telling.questions import answer
from orrery.text import Words

LINES = 40
"""The number of log lines that come with a moment; more if the last move produced more."""


class NoMoment(LookupError):
    """The game has no such position, or it cannot be played on from there."""


def places(history: History, seat: int) -> list[int]:
    """How many entries lie before each position that a seat can look at: a move more each time, then the present.
    What others did without the seat knowing belongs to the position before it."""
    return [*history.moves(seat), len(history.entries)]


def place(history: History, at: int, seat: int) -> tuple[list[int], int]:
    """All these places, and the one of the position after move `at`."""
    where = places(history, seat)
    if not 0 <= at < len(where):
        raise NoMoment(f"there is no move {at}: the game has {len(where) - 1}")
    return where, where[at]


def position(history: History, upto: int, lean: bool = True) -> Table:
    """The table after that many entries. A finished game whose rules have changed since may have positions that cannot
    be reached any more; its end stays as it was."""
    try:
        table = history.table(upto, lean)
    except Mismatch:
        raise NoMoment("the rules have changed since: this position cannot be shown any more") from None
    if table.over and upto < len(history.entries):
        raise NoMoment("the rules have changed since: the game would be over here")
    return table


def opened(history: History, seat: int) -> bool:
    """Whether everything is visible: a spectator of a finished game sees all cards."""
    return history.over and seat < 0


def moment(
    history: History,
    at: int,
    seat: int,
    words: Words,
    *,
    id: str = "",
    seq: int = 0,
    seats: Sequence[messages.SeatShown] = (),
    ended: messages.Result | None = None,
) -> messages.ReplayPosition:
    """The position after move `at`, from one seat's knowledge: what it knew then, and of the move itself what it
    knows now. A spectator of a finished game sees all cards open."""
    where, here = place(history, at, seat)
    table = position(history, here)
    before = len(table.journal)
    by, told = -1, ""
    if at:
        last = where[at - 1]
        _, by, kind, value = history.entries[last]
        if history.knows(last, seat):
            told = words.say("replay-answer", seat=by, answer=answer(kind, value, words))
        with suppress(NoMoment):
            before = len(position(history, last).journal)
    first = max(0, min(before, len(table.journal) - LINES))
    cards = opened(history, seat)
    it = shown(table, seat, words, id=id, seq=seq, log_from=first, seats=seats, open_cards=cards, ended=ended)
    it.can_undo = it.can_redo = False
    return messages.ReplayPosition(at=at, moves=len(where) - 1, told=told, by=by, shown=it)


def text(history: History, at: int, seat: int, words: Words) -> messages.PlainText:
    """The same position in lines of words."""
    _, here = place(history, at, seat)
    return plain_text(position(history, here), seat, words, opened(history, seat))


def move_of(history: History, line: int, seat: int, counted_open: bool = False) -> messages.LineMove:
    """The move that produced a line of the log, by the reader's own count of lines (or, in a finished game, counted
    with all cards open): the first position with that line. The snapshots narrow the search to one round."""
    everything = counted_open and opened(history, seat)
    known = [i for i, (_, only, _) in enumerate(history.journal) if everything or only in (EVERYONE, seat)]
    if not 0 <= line < len(known):
        raise NoMoment(f"there is no line {line}: the log has {len(known)}")
    wanted, where, rounds = known[line], places(history, seat), history.snapshots
    after = bisect_right(rounds, wanted, key=lambda kept: kept.lines)
    low = bisect_left(where, rounds[after - 1].at) if after else 0
    high = bisect_left(where, rounds[after].at) if after < len(rounds) else len(where) - 1
    return messages.LineMove(
        bisect_left(where, wanted + 1, low, high, key=lambda here: len(position(history, here).journal))
    )


def move_of_packed(packed: Packed, line: int, seat: int, counted_open: bool) -> messages.LineMove:
    """The same, in a worker process."""
    return move_of(History.unpack(packed), line, seat, counted_open)


def branch(history: History, at: int, seat: int, chance: int) -> Table:
    """A live table to play on from the position after move `at`; `chance` seeds what comes. A finished game keeps its
    history; of a running one only what the seat knows is kept, and the rest is made up."""
    _, here = place(history, at, seat)
    if history.over:
        table = position(history.reseeded(chance), here, lean=False)
        table.keeping.revealed = len(table.entries)
    else:
        table = imagined(history.table(here), seat, chance)
    if table.over:
        raise NoMoment("the game is over there: go back some moves")
    return table


def imagined(table: Table, seat: int, chance: int) -> Table:
    """A live table in a position that is possible as far as the seat knows. It begins at the last mark; what others
    answered in secret is asked again."""
    try:
        dream = table.mind(seat).imagine(chance, exact=True)
    except LookupError:
        raise NoMoment("this position cannot be played on: try the one before or behind it") from None
    state = dream.mark.state.clone()
    it = Table(table.game, table.players, table.config, chance, state)
    it.begin_live(0)
    it.replay(dream.entries[dream.mark.at :])
    it.keeping.revealed = len(it.entries)
    return it
