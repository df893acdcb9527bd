"""Routes of a table: the view of a seat, acts, questions about them, log, chat and the table as plain text."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from orrery.core.refusal import Refused
from orrery.server import messages, readers
from orrery.server.background import SlowWork
from orrery.server.errors import OUTDATED, STUCK, ApiError, Denied, ForbiddenByRules, malformed
from orrery.server.request import (
    AT_A_TABLE,
    CHANGING,
    MOST,
    Asked,
    From,
    Langs,
    SeatAsked,
    Since,
    TableId,
    To,
    archive_of,
    own,
    room_of,
    spoken,
    visitor,
)

MOST_LINES = 500
STAGES = 3
"""What takes long may be wanted in so many stages: the odds of a fight, then those of variants of it."""


@get("/api/tables/{table:str}", responses=AT_A_TABLE)
async def look(
    request: Asked, table: TableId, seat: SeatAsked = -1, lang: Langs = None, since: Since = -1
) -> Response[messages.Shown]:
    """The table as a seat sees it. Also for polling, where a network blocks sockets: given the reader's `seq`, it
    answers 204 while there is nothing newer."""
    room = await room_of(request, table, seat)
    room.attendance.polled(visitor(request))
    if room.seq_for(seat) == since:
        nothing: Any = None
        return Response(nothing, status_code=204)
    slow: SlowWork = request.app.state.slow
    who, lang_ = visitor(request), spoken(request)
    for _ in range(STAGES if since >= 0 else 0):  # a reader who polls gets everything at once
        wanted = readers.view_of(room, who, seat, lang_, slow.known()).wanted
        if not wanted:
            break
        await slow.learn(wanted)
        await room.until_visible(seat)
    told: Any = readers.whole(room, who, seat, lang_, slow.known())
    return Response(told, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/acts", responses=CHANGING, status_code=200)
async def act(request: Asked, table: TableId, data: JSONBody[messages.Acts], lang: Langs = None) -> messages.Done:
    """Do something at a table, as on the socket."""
    room = await room_of(request, table, -1, data.seat)
    own(room, visitor(request), data.seat)
    try:
        return await room.do(visitor(request), data, once_visible=True)
    except Refused as no:
        raise ForbiddenByRules(no, room.words(data.seat, spoken(request))) from None


@post("/api/tables/{table:str}/check", responses=CHANGING, status_code=200)
async def check(request: Asked, table: TableId, data: JSONBody[messages.Check], lang: Langs = None) -> messages.Checked:
    """Would this answer be accepted? Nothing is done."""
    room = await room_of(request, table, data.seat)
    slow: SlowWork = request.app.state.slow
    known = slow.known()
    told = room.check(visitor(request), data, spoken(request), known)
    if known.wanted:
        await slow.learn(known.wanted)
        await room.until_visible(data.seat)
        told = room.check(visitor(request), data, spoken(request), slow.known())
    return told


@post("/api/tables/{table:str}/what-if", responses=CHANGING, status_code=200)
async def what_if(
    request: Asked, table: TableId, data: JSONBody[messages.Supposed], lang: Langs = None
) -> messages.SupposedNumbers:
    """What would be, if? The odds of a fight with what is assumed of both sides, where a game has such a thing."""
    room = await room_of(request, table, data.seat)
    slow: SlowWork = request.app.state.slow
    known = slow.known()
    try:
        told = room.what_if(visitor(request), data, spoken(request), known)
        if known.wanted:
            await slow.learn(known.wanted)
            told = room.what_if(visitor(request), data, spoken(request), slow.known())
    except ValueError as error:
        raise malformed(error) from None
    return told


@post("/api/tables/{table:str}/why-not", responses=CHANGING, status_code=200)
async def why_not(
    request: Asked, table: TableId, data: JSONBody[messages.WhyNot], lang: Langs = None
) -> messages.Because:
    """Why can this thing not be used now?"""
    room = await room_of(request, table, data.seat)
    return room.why_not(visitor(request), data, spoken(request))


@get("/api/tables/{table:str}/hint", responses=AT_A_TABLE)
async def hint(request: Asked, table: TableId, seat: SeatAsked, lang: Langs = None) -> messages.Hint:
    """What would a bot answer in this seat's place, and why? It knows what the seat knows."""
    room = await room_of(request, table, seat)
    return await room.hint(visitor(request), seat, spoken(request), request.app.state.thinkers)


@get("/api/tables/{table:str}/log", responses=AT_A_TABLE)
async def log(
    request: Asked, table: TableId, seat: SeatAsked = -1, lang: Langs = None, first: From = 0, last: To = MOST
) -> list[messages.LogLine]:
    """Lines of the log, at most 500 at once."""
    last = min(last, first + MOST_LINES)
    try:
        room = await room_of(request, table, seat)
    except Denied as error:
        if error.code not in (OUTDATED, STUCK):
            raise
        kept = await archive_of(request, table, seat)
        return kept.log(seat, spoken(request), first, last)
    return room.log(seat, spoken(request), first, last)


@get("/api/tables/{table:str}/result", responses=AT_A_TABLE)
async def result(request: Asked, table: TableId, lang: Langs = None) -> messages.Result:
    """How a finished game ended. It is stored when the game ends and stays the same, whatever the rules are later."""
    try:
        room = await room_of(request, table, -1)
    except Denied as error:
        if error.code != OUTDATED:
            raise
        told = (await archive_of(request, table, -1)).result(spoken(request))
    else:
        told = room.result(room.words(-1, spoken(request)))
    if told is None:
        raise ApiError(409, "running", "server-running")
    return told


@get("/api/tables/{table:str}/since", responses=AT_A_TABLE)
async def since_answer(request: Asked, table: TableId, seat: SeatAsked, lang: Langs = None) -> messages.SinceShown:
    """What has happened since somebody last answered for a seat."""
    room = await room_of(request, table, seat)
    who, lang = visitor(request), spoken(request)
    return messages.SinceShown(room.since(who, seat, lang), await room.said_since(who, seat, lang))


@get("/api/tables/{table:str}/chat", responses=AT_A_TABLE)
async def chat(request: Asked, table: TableId, first: From = 0, lang: Langs = None) -> list[messages.ChatLine]:
    """The chat, at most 500 lines at once."""
    room = await room_of(request, table, -1)
    return await room.chat(first, spoken(request))


@get("/api/tables/{table:str}/standing", responses=AT_A_TABLE)
async def standing(request: Asked, table: TableId, seat: SeatAsked, lang: Langs = None) -> messages.StandingChoice:
    """The standing answers of a seat, and all it could give. The acts `stand` and `revoke` change them."""
    room = await room_of(request, table, seat)
    return room.standing(visitor(request), seat, spoken(request))


@get("/api/tables/{table:str}/text", responses=AT_A_TABLE)
async def text(request: Asked, table: TableId, seat: SeatAsked = -1, lang: Langs = None) -> messages.PlainText:
    """The whole table in words."""
    room = await room_of(request, table, seat)
    return room.plain_text(visitor(request), seat, spoken(request))


ROUTES = [look, act, check, what_if, why_not, hint, log, result, since_answer, chat, standing, text]
