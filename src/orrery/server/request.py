"""Request: what every route needs to know about a request: who asks, in which language, about which table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from orrery.server import links, messages
from orrery.server.errors import Denied, unknown_table

if TYPE_CHECKING:
    from orrery.server.archive import Archive
    from orrery.server.room import Room
    from orrery.server.rooms import Rooms

Asked = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]

SPOKEN: dict[str, messages.Lang] = {"en": "en", "de": "de"}
MOST = 10_000_000
TableId = Annotated[str, PathParameter(pattern=links.ID.pattern, description="A table's id: twelve signs.")]
Langs = Annotated[messages.Lang | None, QueryParameter(name="lang", description="The language of all words.")]
SeatAsked = Annotated[int, QueryParameter(name="seat", ge=-1, le=15, description="Whose view; -1 is a spectator's.")]
Since = Annotated[int, QueryParameter(name="since", ge=-1, le=MOST, description="The `seq` the reader has; -1: none.")]
From = Annotated[int, QueryParameter(name="from", ge=0, le=MOST, description="The first line.")]
To = Annotated[int, QueryParameter(name="to", ge=0, le=MOST, description="The line after the last one.")]
At = Annotated[int, PathParameter(ge=0, le=MOST, description="After so many moves.")]
Line = Annotated[int, PathParameter(ge=0, le=MOST, description="A line of the log, by the reader's count.")]
Opened = Annotated[bool, QueryParameter(name="open", description="Counted as in a moment with all cards open.")]


def _problem(text: str) -> ResponseSpec:
    return ResponseSpec(messages.Problem, generate_examples=False, description=text)


PROBLEMS = {
    400: _problem("What was sent cannot be understood."),
    429: _problem("Too much at once: try again after the seconds of Retry-After."),
    503: _problem("The server cannot do it now and nothing has changed: try again after the seconds of Retry-After."),
}
AT_A_TABLE = PROBLEMS | {404: _problem("There is no such table, or the visitor may not see it.")}
CHANGING = AT_A_TABLE | {
    403: _problem("The visitor may not do this, or another site has sent the request."),
    409: _problem("The rules or the state of the table do not allow it."),
    413: _problem("Too big."),
}


def spoken(connection: Connection) -> messages.Lang:
    """The language of the answer: the one asked for, else the first of the browser's that we speak, else English."""
    wanted = SPOKEN.get(connection.query_params.get("lang", ""))
    return wanted or preferred(connection.headers.get("accept-language", ""))


def preferred(accepted: str) -> messages.Lang:
    """The first language of an Accept-Language header that we speak, else English."""
    for part in accepted.split(",")[:20]:
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in SPOKEN:
            return SPOKEN[code]
    return "en"


def visitor(connection: Connection) -> str:
    """Who asks: for whom the browser stands, by the hash of its token; empty if it has none."""
    return str(connection.scope["state"].get("visitor", ""))


def device(connection: Connection) -> str:
    """With which browser: the hash of its token itself."""
    return str(connection.scope["state"].get("device", ""))


def rooms(connection: Connection) -> Rooms:
    """The rooms of this server."""
    it: Rooms = connection.app.state.rooms
    return it


async def room_of(connection: Connection, table: str, seat: int, acting: int | None = None) -> Room:
    """The room of a table, if the visitor may see it from that seat; otherwise the same error as if there were no such
    table. A visitor acting for a seat that is asked for a reaction need not wait until the others may look."""
    if not links.is_id(table):
        raise unknown_table()
    who = visitor(connection)
    if not who:
        raise unknown_table()
    room = await rooms(connection).room(table)
    if not room.may_see(who, seat):
        raise unknown_table()
    await room.until_visible(seat if acting is None or not room.may_see(who, acting) else acting)
    return room


async def archive_of(connection: Connection, table: str, seat: int) -> Archive:
    """A table that cannot go on, if the visitor may see it from that seat."""
    kept = await rooms(connection).archive(table)
    if not kept.chairs.may_see(visitor(connection), seat):
        raise unknown_table()
    return kept


def own(room: Room, who: str, seat: int) -> None:
    """Denied if the visitor acts for a seat that is not theirs."""
    if seat >= 0 and not room.may_see(who, seat):
        raise Denied("seat")
