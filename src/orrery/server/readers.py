"""Readers: what each reader of a room is sent. A view is made once for all readers of a kind (see `shared`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orrery.server import shared
from orrery.server.errors import Denied
from orrery.server.room import LINES_SHOWN, Room
from orrery.server.shared import Log, View, encoder
from orrery.server.views import log_since

if TYPE_CHECKING:
    from orrery.server.background import Known


def view_of(room: Room, visitor: str, seat: int, lang: str, known: Known) -> View:
    """The table as all readers of this visitor's kind see it now. It is made once, and again when something has
    happened; when only somebody has come or gone, the rest of it stays."""
    if not room.may_see(visitor, seat):
        raise Denied("seat")
    live, kind = room.live, (seat, lang, tuple(room.seats_of(visitor)))
    view = live.views.get(kind)
    if view is None or view.at != live.acts or known.has(view.wanted):
        shown = room.shown(visitor, seat, lang, len(room.table.journal), known)
        view = View.of(shown, live.acts, live.presence, known.wanted, view)
    elif view.presence != live.presence:
        view = view.with_seats(room.seats_shown(visitor), live.presence)
    live.views[kind] = view
    return view


def own(room: Room, visitor: str, seat: int, view: View) -> dict[str, Any]:
    """The fields of a view that are not shared: those that only this visitor is told, and counters."""
    return {
        "away": min(room.seen_of(visitor, seat), view.lines),
        "owner": visitor == room.owner,
        "seq": room.seq_for(seat),
        "chat_count": room.chat_count,
    }


def log_of(room: Room, view: View, seat: int, lang: str, first: int | None) -> Log:
    """The log from that line of the journal on (None: its end), encoded; made once for all readers of a view."""
    lines = len(room.table.journal)
    start = max(0, lines - LINES_SHOWN) if first is None else min(first, lines)
    known = view.log(start)
    if known is not None:
        return known
    words = room.words(seat, lang)
    number, told = room.desk.by_the_rules(lambda: log_since(room.table, seat, words, start))
    return view.keep_log(start, (number, encoder.encode(told)))


def whole(room: Room, visitor: str, seat: int, lang: str, known: Known) -> bytes:
    """The table as a reader sees it, whole and encoded."""
    view = view_of(room, visitor, seat, lang, known)
    return shared.whole(view, own(room, visitor, seat, view), log_of(room, view, seat, lang, None))
