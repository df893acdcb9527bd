"""The application: all routes, the socket and the page. Run as a program, it prints the OpenAPI description, from which
the browser's types are generated."""

from __future__ import annotations

import asyncio
import inspect
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, cast, get_args

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath

from orrery import __version__
from orrery.server import messages, routes, routes_me, routes_replay, routes_table, routes_watch
from orrery.server.background import SlowWork
from orrery.server.bot_workers import Thinkers
from orrery.server.chances import ChanceCurves
from orrery.server.errors import ApiError, Denied, NoSuchTable, denied, from_http, malformed, unforeseen, unknown_table
from orrery.server.house import House
from orrery.server.housemates import Housemates
from orrery.server.middleware import Application
from orrery.server.page import Page, reply
from orrery.server.request import Asked, spoken
from orrery.server.rooms import Rooms
from orrery.server.series import SeriesCache
from orrery.server.socket import live
from orrery.server.store import Taken, Unwritten

BODY_BYTES = 64 << 10
HUNG_UP = "client disconnected prematurely"
"""What the framework says of a visitor who is gone before their request has come."""
OPENAPI_PATH = "/api/openapi.json"


@get(OPENAPI_PATH, include_in_schema=False, sync_to_thread=False)
def description(request: Asked) -> Response[bytes]:
    """The OpenAPI description of the server."""
    return Response(request.app.state.description, media_type="application/json")


@get(["/", "/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, rest: FromPath[str] = "") -> Response[bytes]:
    """The page itself and its files."""
    file = request.app.state.page.find(rest)
    if file is None:
        key = "wrong-no-page" if not request.app.state.page.built else "server-nothing-here"
        raise ApiError(404, "nothing", key)
    return reply(file, request.headers)


HANDLERS = [
    *routes.ROUTES,
    *routes_me.ROUTES,
    *routes_table.ROUTES,
    *routes_replay.ROUTES,
    *routes_watch.ROUTES,
    live,
    description,
    page,
]

Failing = Request[Any, Any, State]


def _told(request: Failing, failure: ApiError) -> Response[messages.Problem]:
    return Response(failure.problem(spoken(request)), status_code=failure.status, headers=failure.headers)


def _from_http(request: Failing, error: HTTPException) -> Response[messages.Problem]:
    if error.detail == HUNG_UP:  # nobody hears it, and it is no fault of ours
        return _told(request, malformed(error))
    if error.status_code >= 500:
        return _told(request, unforeseen(error.__cause__ if isinstance(error.__cause__, Exception) else error, "http"))
    return _told(request, from_http(error.status_code, error.detail, error.extra))


ERRORS: dict[Any, Any] = {
    ApiError: _told,
    Denied: lambda request, error: _told(request, denied(error)),
    NoSuchTable: lambda request, error: _told(request, unknown_table()),
    Taken: lambda request, error: _told(request, ApiError(409, "taken", "server-taken")),
    Unwritten: lambda request, error: _told(request, ApiError(503, "store", "server-store")),
    HTTPException: _from_http,
    RecursionError: lambda request, error: _told(request, malformed(error)),
    Exception: lambda request, error: _told(request, unforeseen(error, "http")),
}


def litestar(rooms: Rooms | None = None, thinkers: Thinkers | None = None, page: Page | None = None) -> Litestar:
    """The routes as an application; without `rooms` it can only be described."""

    @asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        assert rooms is not None
        assert thinkers is not None
        house: House | None = app.state.house
        await rooms.store.start()
        try:
            await rooms.start()
            if house is not None:
                await house.open()
            watching = asyncio.create_task(rooms.store.metrics.watch_loop())
            yield
            watching.cancel()
        finally:
            await rooms.close()
            if house is not None:
                await house.close()
            app.state.chances.close()
            app.state.slow.close()
            thinkers.close()
            await rooms.store.close()

    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[open_rooms],
        exception_handlers=ERRORS,
        state=State(
            {
                "rooms": rooms,
                "thinkers": thinkers,
                "chances": ChanceCurves(thinkers) if thinkers is not None else None,
                "series": SeriesCache(thinkers) if thinkers is not None else None,
                "slow": SlowWork(thinkers) if thinkers is not None else None,
                "page": page or Page(),
                "description": b"",
                "house": None,
            },
            deep_copy=False,
        ),
        openapi_config=OpenAPIConfig(
            title="orrery",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            operation_id_creator=_named,
            render_plugins=[],
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )


def application(
    rooms: Rooms, thinkers: Thinkers, page: Page | None = None, door: socket.socket | None = None
) -> Application:
    """The application with its description. `door`: where other processes of the house reach this one."""
    app = litestar(rooms, thinkers, page)
    app.state.description = written()
    if rooms.homes is None or door is None:
        return cast("Application", app)
    thinkers.housemates = housemates = Housemates(rooms.store, rooms.games, thinkers)
    app.state.house = House(cast("Application", app), rooms, rooms.homes, housemates, door)
    entrance: Application = app.state.house.entrance
    return entrance


def _named(handler: HTTPRouteHandler, *_: Any) -> str:
    return handler.handler_name


# --- the description --------------------------------------------------------------------------------------------


def message_types() -> list[type[msgspec.Struct]]:
    """Every message, including those of the socket."""
    found = [it for _, it in inspect.getmembers(messages, inspect.isclass) if issubclass(it, msgspec.Struct)]
    return [it for it in found if it.__module__ == messages.__name__ and it not in (messages.Incoming, messages.Act)]


def openapi() -> dict[str, Any]:
    """The OpenAPI description: paths as the routes have them, messages exactly as they are read and written."""
    told: dict[str, Any] = litestar().openapi_schema.to_schema()
    _, schemas = msgspec.json.schema_components(message_types(), ref_template="#/components/schemas/{name}")
    told["components"]["schemas"] = schemas | {name: _one_of(name) for name in ("Acts", "Message")}
    record = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    told["paths"]["/api/imports"]["post"]["requestBody"] = {"content": record, "required": True}
    return told


@cache
def written() -> bytes:
    """The description as JSON."""
    return json.dumps(openapi(), ensure_ascii=False).encode()


def _one_of(name: str) -> dict[str, Any]:
    """One of several messages, told apart by a tag."""
    kinds = get_args(getattr(messages, name))
    refs = {str(it.__struct_config__.tag): f"#/components/schemas/{it.__name__}" for it in kinds}
    tag = kinds[0].__struct_config__.tag_field
    return {"oneOf": [{"$ref": ref} for ref in refs.values()], "discriminator": {"propertyName": tag, "mapping": refs}}


def main() -> None:
    print(json.dumps(openapi(), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
