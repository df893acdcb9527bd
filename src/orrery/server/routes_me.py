"""Routes of a person: which browsers they use, how to take themselves along to another one, and how to be forgotten."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from orrery.server import deletion, messages
from orrery.server.devices import called
from orrery.server.middleware import TOKEN
from orrery.server.recovery import tables_of
from orrery.server.request import CHANGING, PROBLEMS, Asked, Langs, device, rooms, visitor


@get("/api/me/devices", responses=PROBLEMS)
async def my_devices(request: Asked, lang: Langs = None) -> messages.MyDevices:
    """The browsers of this person."""
    it = rooms(request)
    return await it.devices.shown(it.store, visitor(request), device(request))


@post("/api/me/recovery", responses=CHANGING, status_code=200)
async def make_code(request: Asked, data: JSONBody[messages.CodeWanted], lang: Langs = None) -> messages.NewCode:
    """Make a code. With it and the passphrase another browser can be this person, too."""
    name, who = called(request.headers.get("user-agent", "")), visitor(request)
    return messages.NewCode(await rooms(request).recovery.new_code(who, device(request), name, data.passphrase))


@post("/api/me/recover", responses=CHANGING, status_code=204)
async def use_code(request: Asked, data: JSONBody[messages.CodeUsed], lang: Langs = None) -> None:
    """Use a code: this browser is that person from now on, as all their others are."""
    name, recovery = called(request.headers.get("user-agent", "")), rooms(request).recovery
    token = await recovery.recover(visitor(request), name, data.code, data.passphrase, data.leave)
    if token:
        request.scope["state"][TOKEN] = token


@post("/api/me/devices/revoke", responses=CHANGING, status_code=204)
async def revoke_device(request: Asked, data: JSONBody[messages.DeviceGone], lang: Langs = None) -> None:
    """Sign out another browser of this person. What it has open is closed at once."""
    it = rooms(request)
    await it.devices.sign_out(it.store, visitor(request), data.device)


@post("/api/me/sign-out", responses=CHANGING, status_code=204)
async def sign_out(request: Asked, lang: Langs = None) -> None:
    """Sign out this browser: its cookie is gone, and who has kept a copy of it is a stranger."""
    it, who, me = rooms(request), visitor(request), device(request)
    tables = await it.store.read(partial(tables_of, visitor=who))
    if tables or me in it.devices.visitors:
        await it.devices.sign_out(it.store, who, me)
    request.scope["state"][TOKEN] = ""


@post("/api/me/forget", responses=CHANGING, status_code=200)
async def forget_me(request: Asked, lang: Langs = None) -> messages.Forgotten:
    """Delete what is known of the visitor, at all tables; those in `left` have to be left one by one."""
    return await deletion.forget_person(rooms(request), visitor(request))


ROUTES = [my_devices, make_code, use_code, revoke_device, sign_out, forget_me]
