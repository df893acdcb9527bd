"""Calling: all kinds of calls to a running server, sensible and senseless: over the whole OpenAPI description, by
socket, and with damaged records. Small runs are tests; the big ones are in bench/calls.py."""

from __future__ import annotations

import json
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from orrery.server.socket import acts
from tests.server.playing import Browser, some_answer

QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
ALLOWED = {200, 201, 204, 400, 403, 404, 405, 409, 413, 415, 429}
"""Nothing that a stranger can send makes the server fail."""


class Failed(AssertionError):
    """The server gave a reply it must not give."""


def call_all(browser: Browser, tables: list[str], calls: int, seed: int = 1) -> Counter[str]:
    """This many calls, spread over all operations: half of them following the description, half violating it; those
    about a table go to each table there is. Counts the replies by operation and status."""
    told = browser.http.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(told)
    operations: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    statuses: Counter[str] = Counter()
    for operation in operations:
        each = max(1, calls // (len(operations) * 2 * len(_places(operation, tables))))
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            _call(browser, operation, mode, tables, each, statuses, seed)
    return statuses


def _places(operation: Any, tables: list[str]) -> list[str]:
    """Where to send a case: to all these tables and to the one it names itself (an empty name), or only once."""
    return ["", *tables] if "{table}" in operation.path else [""]


def _call(
    browser: Browser,
    operation: Any,
    mode: GenerationMode,
    tables: list[str],
    count: int,
    statuses: Counter[str],
    seed: int,
) -> None:
    @seeded(seed)
    @settings(max_examples=count, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=QUIET)
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Any) -> None:
        for table in _places(operation, tables):
            if table:
                case.path_parameters = {**(case.path_parameters or {}), "table": table}
            response = _send(browser, case)
            if response is not None:
                statuses[f"{operation.method.upper()} {operation.path} {response.status_code}"] += 1
                check(response, operation)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the generator's warnings about difficult schemas
        call()


def _send(browser: Browser, case: Any) -> httpx.Response | None:
    """Send a generated case; nothing if it cannot be turned into a request at all."""
    wanted = case.as_transport_kwargs(base_url=browser.url)
    wanted.pop("cookies", None)
    headers = {k: v for k, v in dict(wanted.pop("headers", {})).items() if k.lower() not in ("cookie", "origin")}
    try:
        request = browser.http.build_request(
            wanted["method"],
            wanted["url"],
            params=wanted.get("params"),
            headers=headers,
            json=wanted.get("json"),
            content=wanted.get("data") if isinstance(wanted.get("data"), (bytes, str)) else None,
        )
    except (ValueError, TypeError, UnicodeError, httpx.InvalidURL):
        return None
    return browser.http.send(request)


def check(response: httpx.Response, operation: Any) -> None:
    """Check that a reply is one of those allowed, and that an error says what was wrong."""
    if response.status_code not in ALLOWED:
        raise Failed(f"{operation.method} {operation.path}: {response.status_code} {response.text[:300]}")
    if response.status_code >= 400 and response.request.method != "HEAD":
        problem = response.json()
        if set(problem) != {"code", "text", "rule"} or not problem["text"] or "Traceback" in problem["text"]:
            raise Failed(f"{operation.method} {operation.path}: {response.text[:300]}")


# --- senseless messages -----------------------------------------------------------------------------------------

WEIRD: list[Any] = [
    None, True, -1, 2**63, 2**200, 1e308, "", "x" * 3000, [], {}, [[]], {"a": 1}, "\u0000", "🚀" * 50, [None] * 500,
    {"do": "answer"}, "answer", 0.5, -(2**64), {"key": {"key": {}}},
]  # fmt: skip
TEXTS: list[str | bytes] = [
    "", "{", "}", "null", "NaN", "[1,", '{"do":}', "\ufeff{}", '{"do":"answer"', "[" * 5000, '{"a":' * 5000, "\x00",
    '{"do":"\\ud800"}', "1e999999", "9" * 5000, '{"key":"a","key":"b"}', b"", b"\x00\xff", b'{"do":"undo"}', "//",
]  # fmt: skip
FIELDS = ["do", "key", "seat", "question", "value", "text", "window", "whose", "bot", "agree", "line", "clear", "extra"]
DEEDS = ["answer", "undo", "redo", "consent", "stand", "say", "seen", "place", "Answer", "", "drop table"]


def senseless(dice: Random) -> Iterator[str | bytes]:
    """Messages that no page would send, endlessly."""
    while True:
        kind = dice.random()
        if kind < 0.2:
            yield dice.choice(TEXTS)
        elif kind < 0.3:
            yield "".join(chr(dice.randrange(32, 0x2000)) for _ in range(dice.randrange(200)))
        else:
            message: dict[str, Any] = {
                "do": dice.choice(DEEDS),
                "key": str(dice.random()),
                "seat": dice.randrange(-1, 4),
            }
            for name in dice.sample(FIELDS, dice.randrange(1, 6)):
                message[name] = dice.choice(WEIRD)
            if dice.random() < 0.3:
                message.pop(dice.choice(list(message)))
            text = json.dumps(message)
            if dice.random() < 0.2:
                text = text[: dice.randrange(len(text))]
            if not makes_sense(text):
                yield text


def makes_sense(text: str) -> bool:
    """Whether this is a valid act: an undo, for example, is not nonsense if it happens to be complete."""
    try:
        acts.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return True


def say_senseless(browser: Browser, table: str, count: int, seed: int = 1) -> Counter[str]:
    """Send this many senseless messages; each is refused with a message. The position of the game must be the same
    afterwards, which the caller checks."""
    codes: Counter[str] = Counter()
    live, messages = browser.live(table, 0), senseless(Random(seed))
    sent = 0
    for message in messages:
        if sent == count:
            break
        try:
            live.send(message)
            answer = live.next()
            while answer["type"] not in ("done", "refused"):
                answer = live.next()
        except Exception as closed:
            codes[f"closed: {type(closed).__name__}"] += 1
            live = browser.live(table, 0)
            continue
        sent += 1
        if answer["type"] == "refused" and not (answer["text"] and answer["code"]):
            raise Failed(f"{message!r:.200} -> {answer}")
        if answer["type"] == "done":
            raise Failed(f"{message!r:.200} was done")
        codes[answer["code"]] += 1
        if answer.get("code") == "failed":
            raise Failed(f"{message!r:.200} -> {answer}")
    live.close()
    return codes


# --- damaged records --------------------------------------------------------------------------------------------


def send_damaged(
    browser: Browser, records: list[bytes], damaged: Callable[[bytes, Random], bytes], count: int, seed: int = 1
) -> Counter[int]:
    """Import this many damaged records. Each is refused with a message, or the damage was harmless and a table is
    opened."""
    dice, statuses = Random(seed), Counter[int]()
    for _ in range(count):
        response = browser.http.post("/api/imports", content=damaged(dice.choice(records), dice))
        statuses[response.status_code] += 1
        if response.status_code not in (201, 400, 413) or (response.status_code != 201 and not response.json()["text"]):
            raise Failed(f"import: {response.status_code} {response.text[:300]}")
    return statuses


def play_some(browser: Browser, table: str, seats: int, answers: int, dice: Random) -> int:
    """Answer some questions at a table by POST; returns how many were accepted."""
    done = 0
    for n in range(answers):
        for seat in range(seats):
            shown = browser.told(f"tables/{table}", seat=seat)
            for question in shown["questions"][:1]:
                key = f"{seed_text(dice)}-{n}"
                answer = some_answer(question, dice)
                told = browser.act(table, "answer", seat, key, question=question["id"], value=answer)
                done += told.status_code == 200
    return done


def seed_text(dice: Random) -> str:
    return f"{dice.getrandbits(48):x}"
