"""A person without an account plays on in another browser, and signs out one that is lost."""

from __future__ import annotations

from contextlib import ExitStack, closing
from random import Random
from time import time

import httpx
import pytest
from sqlalchemy import select

from orrery.server.deletion import forget_person
from orrery.server.devices import DAY, called
from orrery.server.errors import ApiError, Denied
from orrery.server.links import hashed, visitor_of
from orrery.server.middleware import TURNED_AWAY
from orrery.server.recovery import SHORTEST, TRIES
from orrery.server.rooms import Rooms
from orrery.server.schema import DEVICES
from tests.server.conftest import Visit
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, hosting
from tests.server.playing import Browser, links_of
from tests.server.test_deletion import everything
from tests.server.test_house import answer_to
from tests.server.test_lease import opened, process

WORDS = "correct horse battery"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605 Version/17.4 Mobile Safari/604.1"


async def taken_along(rooms: Rooms, code: str, visitor: str = "new", words: str = WORDS) -> str:
    """The browser that has used a code: the hash of its token."""
    return visitor_of(await rooms.recovery.recover(visitor, "Safari, iPhone", code, words, False))


@in_time
async def test_the_second_browser_plays_the_seat_after_a_restart_too(any_url: str) -> None:
    today = int(time() // DAY)
    async with hosting(any_url) as rooms:
        room = await friends(rooms)
        code = await rooms.recovery.new_code(ANN, ANN, "Firefox, Linux", WORDS)
        phone = await taken_along(rooms, code.lower().replace("-", " ").replace("0", "o").replace("1", "l"))
        told = await rooms.devices.shown(rooms.store, ANN, phone)
        assert [(it.name, it.this) for it in told.devices] == [("Safari, iPhone", True), ("Firefox, Linux", False)]
        assert told.code
        assert await rooms.recovery.recover(ANN, "", code, WORDS, leave=True) == "", "it is this person already"
    async with hosting(any_url) as rooms:
        room = await rooms.room(room.id)
        for device in (phone, ANN, phone):
            seat = room.table.waiting()[0]
            await room.do(rooms.devices.visitor(device) if seat == 0 else BOB, an_answer(room, seat, dice=Random(1)))
        rooms.devices.clock = lambda: (today + 3) * DAY
        assert rooms.devices.visitor(phone) == ANN
        await rooms.walk()
        said = await rooms.store.read(everything)
        assert not any(secret in said for secret in (code, code.replace("-", ""), WORDS))
        told = await rooms.devices.shown(rooms.store, ANN, ANN)
        days = await rooms.store.read(lambda connection: connection.execute(select(DEVICES.c.seen)).scalars().all())
        assert sorted(days) == [today, today + 3], "when each was last seen is written down, once a day"
        await rooms.devices.sign_out(rooms.store, ANN, told.devices[0].device)
        await rooms.devices.sign_out(rooms.store, ANN, ANN)
        with pytest.raises(Denied, match="device"):
            await rooms.devices.sign_out(rooms.store, ANN, told.devices[0].device)
    async with hosting(any_url) as rooms:
        gone = {rooms.devices.visitor(phone), rooms.devices.visitor(ANN)}
        assert len(gone - {phone, ANN}) == 2, "each is a stranger now, the first browser too"
        again = await taken_along(rooms, code)
        assert rooms.devices.visitor(again) == ANN, "who has lost both comes back"
        await forget_person(rooms, ANN)
        with pytest.raises(Denied, match="recover"):
            await taken_along(rooms, code)
        said = await rooms.store.read(everything)
        assert f"'{ANN}'" not in said
        assert "Safari" not in said
        assert rooms.devices.visitor(again) != ANN


@in_time
async def test_whatever_is_wrong_the_answer_is_the_same_and_guessing_is_slow(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        await friends(rooms)
        for visitor, words, why in ((ANN, "x" * (SHORTEST - 1), "passphrase"), ("nobody", WORDS, "empty-handed")):
            with pytest.raises(Denied, match=why):
                await rooms.recovery.new_code(visitor, visitor, "", words)
        old = await rooms.recovery.new_code(ANN, ANN, "", WORDS)
        code = await rooms.recovery.new_code(ANN, ANN, "", WORDS)
        with pytest.raises(Denied, match="holds"):
            await rooms.recovery.recover(BOB, "", code, WORDS, leave=False)
        wrong = [(code, "wrong horse battery"), (old, WORDS), ("", WORDS), ("?" * 28, "")]
        before = rooms.recovery.checked
        for given, words in wrong:
            with pytest.raises(Denied, match="recover"):
                await taken_along(rooms, given, words=words)
        assert rooms.recovery.checked == before + len(wrong), "the slow hash is computed whatever is wrong"
        for _ in range(int(TRIES.burst) - 1):
            rooms.recovery.tries.wait(hashed(code.replace("-", "")), 1)
        with pytest.raises(ApiError) as late:
            await taken_along(rooms, code)
        assert (late.value.status, late.value.retry > 200) == (429, True)


def test_the_phone_joins_and_a_lost_one_is_signed_out_at_once(visit: Visit, capfd: pytest.CaptureFixture[str]) -> None:
    ann, bob, phone = visit(), visit(), visit()
    phone.http.headers["User-Agent"] = PHONE
    made = ann.make("race", "me", "friend")
    table = made["table"]
    bob.sit(table, links_of(made)[1], "Bob")
    assert ann.told("me/devices") == {"devices": [], "code": False}
    code = ann.post("me/recovery", {"passphrase": WORDS}).json()["code"]
    assert phone.get(f"tables/{table}").status_code == 404
    used = {"code": code, "passphrase": WORDS}
    refused = bob.post("me/recover", used)
    assert (refused.status_code, refused.json()["code"]) == (409, "holds")
    assert phone.post("me/recover", {**used, "passphrase": "something else"}).status_code == 403
    assert phone.post("me/recover", used).status_code == 204
    assert [card["table"] for card in phone.told("tables")] == [table]

    mine, theirs = ann.live(table, 0), phone.live(table, 0)
    seq = theirs.shown()["seq"]
    assert theirs.do("answer", 0, **answer_to(theirs.latest, Random(1)))["type"] == "done"
    assert mine.shown(seq + 1)["questions"] == theirs.shown(seq + 1)["questions"]
    assert mine.do("say", 0, text="both of me")["type"] == "done"
    assert theirs.until("chat")["line"]["text"] == "both of me"
    assert len(ann.told(f"tables/{table}")["seats"]) == 2

    listed = ann.told("me/devices")["devices"]
    own = f"python-httpx/{httpx.__version__}"
    assert [(it["name"], it["this"]) for it in listed] == [("Safari, iPhone", False), (own, True)]
    assert ann.post("me/devices/revoke", {"device": listed[0]["device"]}).status_code == 204
    assert theirs.closed() == TURNED_AWAY
    assert phone.get(f"tables/{table}").status_code == 404
    assert phone.told("tables") == []
    assert mine.do("say", 0, text="still here")["type"] == "done"

    copied = ann.http.cookies["orrery"]
    assert ann.post("me/sign-out", None).status_code == 204
    assert mine.closed() == TURNED_AWAY
    assert "orrery" not in ann.http.cookies
    thief = visit()
    thief.http.cookies.set("orrery", copied)
    assert thief.told("tables") == []
    assert phone.post("me/recover", used).status_code == 204
    assert [card["table"] for card in phone.told("tables")] == [table]
    logged = "".join(capfd.readouterr())
    assert not any(secret in logged for secret in (code, WORDS, copied, phone.http.cookies["orrery"]))


def test_a_process_of_a_house_closes_what_another_one_has_signed_out(house_url: str) -> None:
    with ExitStack() as stack:
        here, there = (opened(stack.enter_context(process(house_url))) for _ in range(2))
        ann, phone = (stack.enter_context(closing(Browser(url))) for url in (here, there))
        table = ann.make("race", "me", "friend")["table"]
        code = ann.post("me/recovery", {"passphrase": WORDS}).json()["code"]
        assert phone.post("me/recover", {"code": code, "passphrase": WORDS}).status_code == 204
        open_ = phone.live(table, 0)
        open_.shown()
        listed = ann.told("me/devices")["devices"]
        assert len(listed) == 2
        assert ann.post("me/devices/revoke", {"device": listed[0]["device"]}).status_code == 204
        assert open_.closed() == TURNED_AWAY
        assert phone.told("tables") == []


def test_what_a_browser_is_called() -> None:
    for agent, name in (
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/120.0 Safari/537.36 Edg/120.0", "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", "Firefox, Linux"),
        ("curl/8.1", "curl/8.1"),
        ("\u202e<b>x</b>" + "y" * 99, "bx/b" + "y" * 36),
        ("", ""),
    ):
        assert called(agent) == name
