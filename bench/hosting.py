"""Hosting: a server in its own process for measurements, on one core if wanted, or several that share a PostgreSQL
database; and their use of memory and time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which

from tests.server.databases import database


def rss(pid: int) -> int:
    """The resident memory of a process in KiB; 0 if it is gone."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def hosted(
    database: Path | str, core: int | None = None, *more: str, stalls: Path | None = None
) -> Iterator[tuple[str, int]]:
    """Run a server without limits; yields its address and process. `stalls`: the file for the longest pieces of work in
    its event loop."""
    pinned = ["taskset", "-c", str(core)] if core is not None and which("taskset") else []
    command = [
        *pinned,
        sys.executable,
        "-m",
        *(["orrery"] if stalls is None else ["bench.watched", str(stalls)]),
        "serve",
        "--port",
        "0",
        "--no-open",
        "--no-page",
        "--lang",
        "en",
    ]
    process = subprocess.Popen(
        [*command, "--limits", "0", "--database", str(database), *more],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        if "http" not in first:
            raise SystemExit("The server did not start.")
        yield first[first.index("http") :].strip().rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def proxied(urls: list[str]) -> Iterator[str]:
    """Run a small proxy in front of servers, in a process of its own; yields its address."""
    ports = [url.rpartition(":")[2] for url in urls]
    with subprocess.Popen(
        [sys.executable, "-m", "bench.proxy", *ports], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()


@contextmanager
def house(folder: Path, processes: int) -> Iterator[tuple[list[str], list[int]]]:
    """Run several processes over one PostgreSQL database, whose commits are on disk; yields their URLs and ids."""
    with ExitStack() as stack:
        url = stack.enter_context(database("postgresql", folder, durable=True))
        found = [stack.enter_context(hosted(url)) for _ in range(processes)]
        yield [address for address, _ in found], [pid for _, pid in found]
