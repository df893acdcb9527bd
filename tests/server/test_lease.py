"""One owner for each database: a second process is refused with words, a killed one is followed within seconds, and one
that stood still for too long writes nothing more and ends. With real processes."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from orrery.server.lease import MISSED, Lease
from orrery.server.schema import PROCESSES
from orrery.server.store import PendingWrite, Store, Unwritten, engine, full_url
from tests.server.databases import in_time
from tests.server.test_store import lines, said

BEAT = 0.05
Running = subprocess.Popen[str]


@contextmanager
def process(url: str, lang: str = "en", beat: float = BEAT, page: Path | None = None) -> Iterator[Running]:
    """A server; it is gone afterwards, whatever happens."""
    command = [sys.executable, "-m", "bench.process", url, "--beat", str(beat), "--lang", lang]
    command += ["--page", str(page)] if page is not None else []
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as it:
        try:
            yield it
        finally:
            it.kill()


def line_of(it: Running) -> str:
    """The next line that a server says."""
    assert it.stdout is not None
    return it.stdout.readline().strip()


def opened(it: Running) -> str:
    """The address of a server, once it is open."""
    line = line_of(it)
    assert "http://" in line, line
    return line[line.index("http") :].rstrip("/")


def make(address: str) -> Any:
    wanted = {"game": "race", "seats": [{"who": "me"}, {"who": "me"}]}
    return httpx.post(f"{address}/api/tables", json=wanted, timeout=30)


def test_a_second_process_is_refused_with_words_and_a_killed_one_is_followed_within_seconds(url: str) -> None:
    with process(url) as owner:
        address = opened(owner)
        table = make(address).json()["table"]
        with process(url, "en") as second, process(url, "de") as third:
            for other, words in ((second, "is in use: process"), (third, "ist belegt: Prozess")):
                out, told = other.communicate(timeout=30)
                assert other.returncode == 2
                assert f"{words} {owner.pid} " in told
                assert "--database" in told
                assert "http" not in out
        owner.kill()
        owner.wait()
        since = monotonic()
        with process(url, "de") as heir:
            assert f"hält noch Prozess {owner.pid} " in line_of(heir)
            address = opened(heir)
            assert monotonic() - since > BEAT * MISSED
            assert httpx.get(f"{address}/api/tables/{table}").json()["code"] == "unknown", "strangers do not see it"
            heir.send_signal(signal.SIGINT)
            assert heir.wait(30) == 0
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        assert connection.execute("SELECT count(*) FROM processes").fetchone() == (0,), "given back at once"
    connection.close()


def test_a_process_that_stood_still_writes_nothing_more_and_ends(url: str) -> None:
    with process(url) as sleeper:
        before = opened(sleeper)
        assert make(before).status_code == 201
        sleeper.send_signal(signal.SIGSTOP)
        with process(url) as heir:
            assert "Waiting" in line_of(heir)
            after = opened(heir)
            assert make(after).status_code == 201
            sleeper.send_signal(signal.SIGCONT)
            _, told = sleeper.communicate(timeout=30)
            assert sleeper.returncode == 2
            assert "now belongs to another process" in told
            assert make(after).status_code == 201, "the heir goes on"


@in_time
async def test_every_transaction_checks_that_the_database_is_still_ours(any_url: str) -> None:
    store, lost = Store(any_url, lease=Lease(beat_seconds=1000.0)), asyncio.Event()
    store.when_lost = lost.set
    await store.start()
    await store.write(said(1))
    other = engine(full_url(any_url), 1.0, 1)
    with other.begin() as connection:
        connection.execute(delete(PROCESSES))
    done = await asyncio.gather(*(store.write(said(n)) for n in (2, 3)), return_exceptions=True)
    assert [type(it) for it in done] == [Unwritten, Unwritten]
    await lost.wait()
    with other.begin() as connection:
        assert lines(connection) == 1
    other.dispose()
    await store.close()


@in_time
async def test_a_process_that_has_nothing_to_write_finds_out_by_its_beat(any_url: str) -> None:
    store, lost = Store(any_url, lease=Lease(beat_seconds=0.01)), asyncio.Event()
    store.when_lost = lost.set
    await store.start()
    other = engine(full_url(any_url), 1.0, 1)
    with other.begin() as connection:
        connection.execute(delete(PROCESSES))
    await lost.wait()
    for number in (1, 2):  # whoever was too late still gets an answer
        job = PendingWrite(said(number), asyncio.get_running_loop())
        store._queue.put(job)
        with pytest.raises(Unwritten):
            await job.done
    other.dispose()
    await store.close()
