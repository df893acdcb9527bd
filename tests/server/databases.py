"""Databases for the tests: a SQLite file, and a PostgreSQL cluster that lives as long as the tests do."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import re
import shutil
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from functools import lru_cache, wraps
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, ParamSpec

import psycopg
import pytest

P = ParamSpec("P")

WITHOUT = "ORRERY_NO_POSTGRES"
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
KINDS = ["sqlite"] if os.environ.get(WITHOUT) else ["sqlite", "postgresql"]
"""Every test of the store runs with each of these."""
_numbers = count()


@contextmanager
def database(kind: str, folder: Path, durable: bool = False) -> Iterator[str]:
    """The URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/orrery.db"
        return
    name = f"orrery{next(_numbers)}"
    with psycopg.connect(f"{cluster(durable)}&dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield f"{cluster(durable)}&dbname={name}"


class Relay:
    """A way to the cluster, over a port, that can be cut: then nothing arrives any more, and nobody is told."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._open = asyncio.Event()
        self._open.set()
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Relay:
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", 0)
        folder, name = re.search(r"host=(.*)&dbname=(.*)", self.url).groups()  # type: ignore[union-attr]
        self._socket = f"{folder}/.s.PGSQL.5432"
        self.url = f"postgresql://orrery@127.0.0.1:{self._server.sockets[0].getsockname()[1]}/{name}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    @contextmanager
    def cut(self) -> Iterator[None]:
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inside, outside = await asyncio.open_unix_connection(self._socket)
        for source, target in ((reader, outside), (inside, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with closing(target):
            while data := await source.read(1 << 16):
                await self._open.wait()
                target.write(data)


@lru_cache(maxsize=2)
def cluster(durable: bool = False) -> str:
    """Start a throwaway cluster that listens only on a socket; returns the beginning of its URLs. `durable`: what it
    commits is on disk, as it would be for real."""
    if not BINARIES:
        pytest.fail(f"There is no PostgreSQL here. Install Debian's postgresql, or set {WITHOUT}=1 to go without.")
    tools, folder = BINARIES[-1], Path(mkdtemp(prefix="orrery-pg-"))
    user = unprivileged()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)

    def run(*words: str) -> None:
        ids = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, **ids)  # type: ignore[call-overload]
        if done.returncode:
            log = folder / "log"
            pytest.fail(f"{words[0]} failed: {done.stderr}{log.read_text() if log.exists() else ''}")

    run(
        f"{tools}/initdb",
        "-D",
        f"{folder}/data",
        "-U",
        "orrery",
        "-A",
        "trust",
        "--no-sync",
        "--locale=C",
        "-E",
        "UTF8",
    )
    quick = f"-c listen_addresses= -c unix_socket_directories={folder} -c shared_buffers=16MB"
    quick += "" if durable else " -c fsync=off"
    run(f"{tools}/pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", quick, "start")

    def stop() -> None:
        run(f"{tools}/pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    return f"postgresql://orrery@/?host={folder}"


def unprivileged() -> pwd.struct_passwd | None:
    """The user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid():
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def in_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things; it fails if they do not happen within a minute."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run
