"""Routes for replays: moments of a game, playing on from one, chances, exports and imports."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from orrery.core.chance import SEED_BITS
from orrery.server import exports, imports, messages, replays
from orrery.server.errors import OUTDATED, STUCK, ApiError, Denied
from orrery.server.request import (
    AT_A_TABLE,
    CHANGING,
    Asked,
    At,
    Langs,
    Line,
    Opened,
    SeatAsked,
    TableId,
    archive_of,
    room_of,
    rooms,
    spoken,
    visitor,
)
from orrery.server.workers import Broken, Late

if TYPE_CHECKING:
    from orrery.server.bot_workers import Thinkers
    from orrery.server.room import Room

IMPORT_BYTES = 8 << 20
Format = Annotated[Literal["record", "jsonl", "csv"], QueryParameter(name="format", description="How it is written.")]
KINDS = {"record": "application/x-ndjson", "jsonl": "application/x-ndjson", "csv": "text/csv"}
ENDINGS = {"record": "orrery.jsonl", "jsonl": "lines.jsonl", "csv": "csv"}


async def past_of(request: Asked, table: str, seat: int) -> Room:
    """The room whose past a visitor asks for: of a running game from their own seat, of a finished one from any
    seat."""
    room = await room_of(request, table, -1)
    return room if room.table.over and seat < room.table.players else await room_of(request, table, seat)


@contextmanager
def looking_back() -> Iterator[None]:
    """Turn NoMoment, also from a worker, into a 404."""
    try:
        yield
    except Broken as error:
        if error.sort != replays.NoMoment.__name__:
            raise
        raise ApiError(404, "moment", "server-no-moment") from error
    except Late as error:
        raise ApiError(503, "busy", "denied-busy") from error


def beside(request: Asked) -> tuple[Thinkers, str]:
    """The workers, and the household that asks for work: those of one take turns with those of others."""
    address = request.scope["state"].get("address", "")
    return request.app.state.thinkers, address or visitor(request)


@get("/api/tables/{table:str}/moments/{at:int}", responses=AT_A_TABLE)
async def moment(
    request: Asked, table: TableId, at: At, seat: SeatAsked = -1, lang: Langs = None
) -> messages.ReplayPosition:
    """A past position as a seat knew it; in a finished game, seat -1 sees all cards."""
    room = await past_of(request, table, seat)
    words = room.words(seat, spoken(request))
    seats, ended, seq = room.seats_shown(visitor(request)), room.result(words), room.seq_for(seat)
    history = await room.history()
    workers, whose = beside(request)
    with looking_back():
        return await workers.look_back(
            whose, replays.moment, history, at, seat, words, id=table, seq=seq, seats=seats, ended=ended
        )


@get("/api/tables/{table:str}/moments/{at:int}/text", responses=AT_A_TABLE)
async def moment_text(
    request: Asked, table: TableId, at: At, seat: SeatAsked = -1, lang: Langs = None
) -> messages.PlainText:
    """The same position in words."""
    room = await past_of(request, table, seat)
    history, words = await room.history(), room.words(seat, spoken(request))
    workers, whose = beside(request)
    with looking_back():
        return await workers.look_back(whose, replays.text, history, at, seat, words)


@get("/api/tables/{table:str}/log/{line:int}", responses=AT_A_TABLE)
async def move_of(
    request: Asked, table: TableId, line: Line, seat: SeatAsked = -1, opened: Opened = False
) -> messages.LineMove:
    """The move that produced a line of the log."""
    room = await past_of(request, table, seat)
    history, (workers, whose) = await room.history(), beside(request)
    with looking_back():
        packed = await workers.look_back(whose, history.pack)
        return await workers.go_through(whose, replays.move_of_packed, packed, line, seat, opened)


@post("/api/tables/{table:str}/branch", responses=CHANGING)
async def branch(
    request: Asked, table: TableId, data: JSONBody[messages.Branch], lang: Langs = None
) -> messages.TableMade:
    """Play on from a position, at a new table."""
    room = await past_of(request, table, data.seat)
    history, (workers, whose) = await room.history(), beside(request)
    with looking_back():
        made = await workers.look_back(whose, replays.branch, history, data.at, data.seat, secrets.randbits(SEED_BITS))
    return await rooms(request).adopt(visitor(request), made, data.seats)


@get("/api/tables/{table:str}/chances", responses=AT_A_TABLE)
async def chances(request: Asked, table: TableId) -> messages.Chances:
    """Each seat's chance to win, move by move, as far as a bot has computed it. Only for finished games."""
    room = await room_of(request, table, -1)
    if not room.table.over:
        raise ApiError(409, "running", "server-running")
    told: messages.Chances = await request.app.state.chances.of(table, await room.history())
    return told


@get("/api/tables/{table:str}/series", responses=AT_A_TABLE)
async def series(request: Asked, table: TableId, lang: Langs = None) -> list[messages.Series]:
    """Numbers to plot over the moves, such as luck with dice. Only for finished games."""
    room = await room_of(request, table, -1)
    if not room.table.over:
        raise ApiError(409, "running", "server-running")
    words = room.words(-1, spoken(request))
    told: list[messages.Series] = await request.app.state.series.of(table, await room.history(), words)
    return told


@get("/api/tables/{table:str}/export", responses=AT_A_TABLE)
async def export(
    request: Asked, table: TableId, form: Format = "record", seat: SeatAsked = -1, lang: Langs = None
) -> Response[bytes]:
    """Download the game: a running one as a seat knows it, a finished one in full."""
    workers, whose = beside(request)
    try:
        room = await past_of(request, table, seat)
    except Denied as error:
        if error.code not in (OUTDATED, STUCK):
            raise
        kept = await archive_of(request, table, seat)
        form, game = "record", kept.record.game.name
        data = await workers.look_back(whose, kept.export, seat)
    else:
        history, eyes = await room.history(), None if room.table.over else seat
        game = history.game.name
        with looking_back():
            packed = await workers.look_back(whose, history.pack)
            data = await workers.go_through(whose, exports.export_packed, packed, room.names, eyes, form)
    name = f"{game}-{table}.{ENDINGS[form]}"
    return Response(data, media_type=KINDS[form], headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/imports", responses=CHANGING, request_max_body_size=IMPORT_BYTES)
async def take_in(request: Asked, body: RawBody, lang: Langs = None) -> messages.TableMade:
    """Open a table from a record; all its seats are the visitor's. Nothing in the record is trusted."""
    try:
        workers, whose = beside(request)
        found = await imports.read(workers, body, whose)
    except imports.Unusable as error:
        raise ApiError(400, "record", "server-import", reason=error.told(spoken(request))) from None
    seats = [messages.SeatWanted("me", name[: messages.LONGEST_NAME]) for name in found.names]
    return await rooms(request).adopt(visitor(request), found.table, seats)


ROUTES = [moment, moment_text, move_of, branch, chances, series, export, take_in]
