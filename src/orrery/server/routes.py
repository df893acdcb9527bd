"""Routes of the lobby: games and their components, new tables, links and sitting down."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from orrery.games import NAMES
from orrery.server import deletion, links, messages, owners
from orrery.server.errors import ApiError, unknown_table
from orrery.server.lobby import LOOKED_AT, catalogue_sent, games_sent
from orrery.server.page import reply
from orrery.server.request import AT_A_TABLE, CHANGING, PROBLEMS, Asked, Langs, TableId, room_of, rooms, spoken, visitor


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def games(request: Asked, lang: Langs = None) -> Response[list[messages.GameShown]]:
    """All games, with their options, rulings and bots."""
    told: Any = reply(games_sent(spoken(request)), request.headers)
    LOOKED_AT.set()
    return told  # type: ignore[no-any-return]


@get("/api/games/{game:str}/components", responses=AT_A_TABLE, sync_to_thread=True)
def components(request: Asked, game: FromPath[str], lang: Langs = None) -> Response[messages.Catalogue]:
    """Every card, tile and piece of a game: its name, text and rules, and what its board needs."""
    if game not in NAMES:
        raise ApiError(404, "nothing", "server-no-such-game")
    told: Any = reply(catalogue_sent(game, spoken(request)), request.headers)
    return told  # type: ignore[no-any-return]


@get("/api/tables", responses=PROBLEMS)
async def my_tables(request: Asked, lang: Langs = None) -> list[messages.TableCard]:
    """The tables at which this browser has a seat, newest first."""
    who = visitor(request)
    return await rooms(request).mine(who, spoken(request)) if who else []


@post("/api/tables", responses=CHANGING)
async def make_table(request: Asked, data: JSONBody[messages.TableWanted], lang: Langs = None) -> messages.TableMade:
    """Open a new table. The links are shown only now."""
    return await rooms(request).make(visitor(request), data, spoken(request))


@post("/api/tables/{table:str}/sit", responses=CHANGING, status_code=200)
async def sit(request: Asked, table: TableId, data: JSONBody[messages.SitDown], lang: Langs = None) -> messages.SatDown:
    """Use a link: this browser now has the seat."""
    if not links.is_id(table):
        raise unknown_table()
    return await rooms(request).sit(visitor(request), table, data.secret, data.name)


@post("/api/tables/{table:str}/links", responses=CHANGING, status_code=200)
async def link(
    request: Asked, table: TableId, data: JSONBody[messages.LinkWanted], lang: Langs = None
) -> messages.NewLink:
    """Replace the link of a seat or the spectator link. A seat that another person holds has to be freed first: that
    person, or all the others, must agree."""
    await room_of(request, table, -1)
    return await rooms(request).link(visitor(request), table, data)


@post("/api/tables/{table:str}/delete", responses=CHANGING, status_code=204)
async def delete_table(request: Asked, table: TableId, lang: Langs = None) -> None:
    """Delete a table for good. Only its owner may, and only if it is over or nobody else sits there."""
    await room_of(request, table, -1)
    await deletion.delete_table(rooms(request), visitor(request), table)


@post("/api/tables/{table:str}/leave", responses=CHANGING, status_code=204)
async def leave(request: Asked, table: TableId, lang: Langs = None) -> None:
    """Leave a table for good: a bot takes the seat, the name and what was said are removed."""
    await deletion.leave(rooms(request), visitor(request), table)


@post("/api/tables/{table:str}/owner", responses=CHANGING, status_code=204)
async def hand_over(request: Asked, table: TableId, data: JSONBody[messages.NewOwner], lang: Langs = None) -> None:
    """Hand a table over to a person who sits there; only its owner may."""
    await owners.hand_over(await room_of(request, table, -1), visitor(request), data.seat)


ROUTES = [hand_over, delete_table, leave, games, components, my_tables, make_table, sit, link]
