"""Safety: which pages may make requests, how many, and what nobody may see. Nothing a stranger sends makes the server
fail."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import httpx
import pytest
from litestar.routes import BaseRoute, HTTPRoute

from orrery.lab.damage import damaged
from orrery.server.app import litestar
from orrery.server.costs import OF, cost
from orrery.server.limits import DAY, KEPT, Allowance, Allowances, Buckets, Limits, household
from orrery.server.middleware import Guard
from tests.server.calling import call_all, play_some, send_damaged
from tests.server.conftest import Visit
from tests.server.playing import SECONDS, Browser, Served, links_of, serving

TABLE = {"game": "race", "seats": [{"who": "me"}, {"who": "me"}]}


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(Allowance(burst=3, rate=2), clock)
    assert [buckets.wait("a", 1) for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("a", 1) == 0.5
    clock.now += 0.5
    assert buckets.wait("a", 1) == 0
    assert buckets.wait("b", 3) == 0, "everybody has a bucket of their own"


def test_buckets_of_strangers_do_not_fill_the_memory() -> None:
    buckets = Buckets(Allowance(1, 1), Clock())
    for n in range(KEPT + 500):
        buckets.wait(f"stranger {n}", 1)
    assert len(buckets) == KEPT


def test_a_household_with_many_ipv6_addresses_is_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::7") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") != household("192.0.2.8")
    assert household("a socket file") == "a socket file"


def test_sockets_are_counted_and_given_back() -> None:
    limits = Limits(Allowances(sockets_of_visitor=2, sockets_of_address=3))
    assert [limits.enter("v", "a") for _ in range(3)] == [True, True, False]
    assert [limits.enter("w", "a") for _ in range(2)] == [True, False]
    limits.leave("v", "a")
    assert limits.enter("w", "a")


# --- whose page asks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[broken"}, 403),
    ],
)
def test_only_our_own_page_changes_anything(served: Served, headers: dict[str, str], status: int) -> None:
    told = httpx.post(f"{served.url}/api/tables", json=TABLE, headers=headers)
    assert told.status_code == status
    if status == 403:
        assert told.json()["code"] == "origin"
        assert "set-cookie" not in told.headers


def test_a_site_behind_a_proxy_is_ours_too() -> None:
    async def inside(*_: object) -> None:
        raise AssertionError

    guard = Guard(inside, origins=frozenset({"https://games.example.org"}))
    asked = {b"host": b"127.0.0.1:8000", b"origin": b"https://games.example.org"}
    assert guard.ours(asked)
    assert not guard.ours(asked | {b"origin": b"http://games.example.org"})
    assert not guard.ours(asked | {b"origin": b"https://games.example.org.elsewhere.example"})
    passed_on = asked | {b"host": b"games.example.org"}
    guard.secure = True
    assert guard.ours(passed_on)
    assert not guard.ours(passed_on | {b"origin": b"http://games.example.org"})
    assert guard.ours(asked | {b"origin": b"http://127.0.0.1:8000"}), "at the computer itself"


def test_the_cookie_is_for_this_site_and_no_script(served: Served) -> None:
    cookie = httpx.post(f"{served.url}/api/tables", json=TABLE).headers["set-cookie"]
    assert re.match(r"orrery=[\w-]{22}; ", cookie)
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie, "this server speaks http"
    assert "set-cookie" not in httpx.get(f"{served.url}/api/tables").headers, "looking around needs no cookie"


def test_cookies_are_secure_where_the_site_is(tmp_path: Path) -> None:
    with serving(tmp_path / "orrery.db") as it:
        it.guard.secure = True
        assert httpx.post(f"{it.url}/api/tables", json=TABLE).headers["set-cookie"].endswith("; Secure")


def test_secrets_are_kept_as_hashes_only(served: Served, visit: Visit) -> None:
    me = visit()
    made = me.make("race", "me", "friend")
    friend = visit()
    friend.sit(made["table"], links_of(made)[1])
    kept = b"".join(path.read_bytes() for path in served.database.parent.glob("orrery.db*"))
    assert made["table"].encode() in kept
    for secret in [*links_of(made).values(), me.http.cookies["orrery"], friend.http.cookies["orrery"]]:
        assert secret.encode() not in kept


# --- headers -------------------------------------------------------------------------------------------------------


def test_the_browser_is_told_to_run_nothing_but_our_page(served: Served, visit: Visit) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/nothing"):
        headers = httpx.get(f"{served.url}{path}", timeout=SECONDS).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{served.url}/api/tables", timeout=SECONDS).headers["cache-control"] == "no-store"


def test_the_page_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>orrery</title>")
    (page / "assets" / "main-1234.js").write_text("let x = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path / "orrery.db", page=page) as it, httpx.Client(base_url=it.url) as http:
        for path in ("/", "/t/abcdefghijkl", "/t/abcdefghijkl/replay?at=3"):
            front = http.get(path)
            assert front.text.startswith("<!doctype html>")
            assert front.headers["content-type"] == "text/html; charset=utf-8"
            assert front.headers["cache-control"] == "no-cache"
        script = http.get("/assets/main-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("let x")
        same = http.get("/assets/main-1234.js", headers={"If-None-Match": script.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets",
            "/t/../secret.txt",
        ):
            assert "secret" not in http.get(path).text


# --- too much ------------------------------------------------------------------------------------------------------


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Served]:
    """A server that allows little."""
    allowed = Allowances(visitor=Allowance(60, 0.5), address=Allowance(200, 1), sockets_of_visitor=2)
    with serving(tmp_path / "orrery.db", Limits(allowed)) as it:
        yield it


def test_too_much_is_429_with_the_seconds_to_wait(narrow: Served) -> None:
    me = Browser(narrow.url)
    table = me.make("race", "me", "me")["table"]
    statuses = [me.get(f"tables/{table}", seat=0) for _ in range(70)]
    refused = statuses[-1]
    assert statuses[0].status_code == 200
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["code"] == "limit"
    me.close()
    assert httpx.get(f"{narrow.url}/api/games", timeout=SECONDS).status_code == 200, "others are not affected"


@pytest.mark.parametrize(
    ("path", "served"),
    [
        ("//api/tables", True),
        ("/api//tables", True),
        ("/api/tables/", True),
        ("/api/%74ables", True),
        ("/%61pi%2Ftables%2F", True),
        ("/api/./tables", False),
        ("/x/../api/tables", False),
        ("/API/tables", False),
        ("/api%252Ftables", False),
    ],
)
def test_a_path_written_otherwise_costs_the_same_or_is_none(narrow: Served, path: str, served: bool) -> None:
    cookie, found = "", []
    for _ in range(5):
        line = HTTPConnection("127.0.0.1", narrow.port, timeout=SECONDS)
        line.request("POST", path, json.dumps(TABLE), {"Content-Type": "application/json", "Cookie": cookie})
        told = line.getresponse()
        cookie = cookie or told.getheader("set-cookie", "").partition(";")[0]
        found.append(told.status)
        line.close()
    if served:
        assert found == [201, 201, 201, 201, 429], "each costs 20 of 60; at the first nobody is known yet"
    else:
        assert set(found) <= {404, 405}


def test_every_route_has_its_cost() -> None:
    """What is measured to take longer costs more, and no entry of the table is for a route that is not there."""
    routes = {(method, re.sub(r"{[^}]*}", "*", route.path)) for route in litestar().routes for method in methods(route)}
    assert set(OF) <= routes
    assert cost("GET", "/api/tables/abcdefghijkl/log") < cost("GET", "/api/tables/abcdefghijkl/log/7")
    assert cost("HEAD", "/api/tables/abcdefghijkl/export") == cost("GET", "/api/tables/abcdefghijkl/export") >= 40
    assert cost("GET", "/assets/main.js") < cost("GET", "/api/games") < cost("GET", "/api/games/ti4/components")


def methods(route: BaseRoute) -> set[str]:
    return set(route.methods) if isinstance(route, HTTPRoute) else {"GET"}


def test_what_is_the_same_for_all_is_made_and_packed_once(served: Served) -> None:
    with httpx.Client(base_url=served.url, timeout=SECONDS) as http:
        for path in ("/api/games", "/api/games/ti4/components"):
            told = [http.get(path, headers={"Accept-Language": lang}) for lang in ("en", "de", "en")]
            assert [it.headers["content-encoding"] for it in told] == ["gzip"] * 3
            assert told[0].content == told[2].content != told[1].content
            again = http.get(path, headers={"If-None-Match": told[0].headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_an_address_opens_only_so_many_tables_a_day(tmp_path: Path) -> None:
    allowed = Allowances(tables=Allowance(2, 2 / DAY))
    with serving(tmp_path / "orrery.db", Limits(allowed)) as it:
        found = [httpx.post(f"{it.url}/api/tables", json=TABLE, headers={"Accept-Language": "de"}) for _ in range(3)]
        assert [told.status_code for told in found] == [201, 201, 429], "a new visitor each time"
        assert "Minuten" in found[-1].json()["text"]
        assert int(found[-1].headers["retry-after"]) > 3600


def test_a_socket_that_says_too_much_is_refused_and_stays(narrow: Served) -> None:
    me = Browser(narrow.url)
    table = me.make("race", "me", "me")["table"]
    live = me.live(table, 0)
    codes = [live.do("say", 0, text="again").get("code", "done") for _ in range(80)]
    assert codes[0] == "done"
    assert "limit" in codes
    me.close()


# --- trouble with the disk -----------------------------------------------------------------------------------------


def test_a_locked_database_is_503_and_passes_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path / "orrery.db") as it:
        me = Browser(it.url)
        table = me.make("race", "me", "me")["table"]
        live = me.live(table, 0)
        before = live.shown()
        with sqlite3.connect(it.database) as other:
            other.execute("BEGIN IMMEDIATE")
            told = me.act(table, "say", 0, "k1", text="hello")
            assert told.status_code == 503
            assert int(told.headers["retry-after"]) >= 1
            assert told.json()["code"] == "store"
            assert live.do("say", 0, text="hello", key="k2")["code"] == "store"
        other.close()
        assert me.act(table, "say", 0, "k1", text="hello").status_code == 200
        assert me.told(f"tables/{table}", seat=0)["figures"] == before["figures"]
        me.close()


# --- what strangers send -------------------------------------------------------------------------------------------

BODIES: list[bytes] = [
    b"", b"{", b"null", b"[]", b'"race"', b"\xff\xfe", b"\x00", b"[" * 30_000, b'{"game":' * 8_000, b'{"game": NaN}',
    b'{"game": "race", "seats": [{"who": "me"}], "grace": 1e999}', b'{"game": "\\ud800", "seats": [{"who": "me"}]}',
    b'{"game": "race", "seats": [{"who": "me"}], "grace": ' + b"9" * 6000 + b"}", b'{"game": "race"}',
    b'{"game": "race", "seats": [{"who": "me"}, {"who": "me"}], "extra": 1}', b'{"game": "../race", "seats": []}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:30]))
def test_a_senseless_body_is_400(visit: Visit, body: bytes) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    for path in ("tables", f"tables/{table}/acts", f"tables/{table}/check", f"tables/{table}/sit"):
        told = me.http.post(f"/api/{path}", content=body, headers={"Content-Type": "application/json"})
        assert told.status_code == 400, (path, told.text)
        assert told.json()["text"]


def test_a_deep_or_huge_answer_is_refused(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    question = me.told(f"tables/{table}", seat=0)["questions"][0]["id"]
    act = {"do": "answer", "key": "k", "seat": 0, "question": question, "value": "HERE"}
    check = {"seat": 0, "question": question, "value": "HERE"}
    deep = ["[" * n + "]" * n for n in (100, 900, 9000)] + ['{"a": ' * 300 + "1" + "}" * 300]
    for value in [*deep, "9" * 4000, "1e300", f'"{"x" * 50_000}"']:
        told = me.http.post(f"/api/tables/{table}/acts", content=json.dumps(act).replace('"HERE"', value))
        assert told.status_code in (400, 409), told.text
        told = me.http.post(f"/api/tables/{table}/check", content=json.dumps(check).replace('"HERE"', value))
        assert told.status_code == 400 or told.json()["ok"] is False, told.text


def test_what_is_too_big_is_413(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    assert me.http.post(f"/api/tables/{table}/acts", content=b" " * 70_000).status_code == 413
    assert me.http.post("/api/imports", content=b" " * (9 << 20)).status_code == 413
    assert me.http.post("/api/tables", content=(b" " * 1000 for _ in range(100))).status_code == 413, "unannounced"


def test_no_call_makes_the_server_fail(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    play_some(me, table, 2, 2, Random(1))
    statuses = call_all(me, [table], 120)
    assert statuses.total() > 80
    assert not [status for status in statuses if status.rpartition(" ")[2].startswith("5")]


def test_damaged_records_are_refused_with_words(visit: Visit) -> None:
    records = [Path("records/race/2-players.jsonl").read_bytes()]
    statuses = send_damaged(visit(), records, damaged, 12)
    assert statuses[400] > 5
