"""`orrery serve` as a person starts it: a readable address, Ctrl+C, and a clear message if it cannot start."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import structlog

from orrery.cli import main
from orrery.server import places, serve
from orrery.server.page import Page
from orrery.terminal.wrong import Wrong
from tests.server.playing import Browser

Run = Callable[..., "subprocess.Popen[str]"]


def test_it_says_where_it_is_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    database = tmp_path / "new folder" / "games.db"
    command = [
        sys.executable,
        "-m",
        "orrery",
        "serve",
        "--port",
        "0",
        "--no-open",
        "--no-page",
        "--lang",
        "de",
        "--json",
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen([*command, "--database", str(database)], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            first, second, _ = (process.stdout.readline() for _ in range(3))
            address = first.removeprefix("Die Tische stehen unter ").strip()
            assert httpx.get(f"{address}api/games", timeout=30).status_code == 200
            process.send_signal(signal.SIGINT)
            rest, log = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 0
    assert rest.splitlines()[-1] == "Geschlossen. Alle Partien sind gespeichert."
    assert str(database) in second
    assert "Traceback" not in log
    assert database.exists()


def told(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    """What the command says when it refuses."""
    assert main(["serve", "--no-open", "--lang", "en", *given]) == 2
    return capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = told(capsys, "--no-page", "--port", str(port))
    assert f"The port {port} of 127.0.0.1 cannot be used" in said
    assert "--port" in said


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        with serve.listening("127.0.0.1", None) as found:
            assert found.getsockname()[1] != other.getsockname()[1]
        monkeypatch.setattr(serve, "PORTS", 1)
        with pytest.raises(Wrong, match="wrong-no-port"):
            serve.listening("127.0.0.1", None)


def test_the_inner_door_is_not_open_to_everybody() -> None:
    for given in ("0.0.0.0", "0.0.0.0:0", "[::]", "0", ":0"):
        with pytest.raises(Wrong, match="wrong-inside-everywhere"):
            serve.door_inside(given)
    with serve.door_inside("127.0.0.1") as door:
        assert door.getsockname()[0] == "127.0.0.1"


def test_a_database_that_cannot_be_opened(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder")
    said = told(capsys, "--no-page", "--port", "0", "--database", str(blocked / "games.db"))
    assert "cannot be opened" in said
    assert "--database" in said
    said = told(capsys, "--no-page", "--port", "0", "--database", str(blocked))
    assert "cannot be opened: file is not a database" in said
    said = told(capsys, "--no-page", "--port", "0", "--database", "nosql://somewhere:secret@host/x")
    assert "cannot be opened" in said
    assert "secret" not in said


def test_a_page_that_is_not_built(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "Page", lambda: Page(Path("nowhere")))
    assert "make page" in told(capsys)


def test_the_site_behind_a_proxy(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.known_site("https://Games.Example.org/") == "https://games.example.org"
    assert "https://games.example.org" in told(capsys, "--no-page", "--public", "games.example.org")
    guard = serve.Door("https://games.example.org", "10.0.0.1", 2).before(None)
    assert guard.secure
    assert guard.origins == {"https://games.example.org"}
    assert serve.Door(limits=0).before(None).limits.wait("v", "a", 1e9) == 0


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv(places.DATABASE, raising=False)
    assert places.database_url(None) == f"sqlite:///{tmp_path}/orrery/orrery.db"
    monkeypatch.setenv(places.DATABASE, "postgresql://me:pw@host/games")
    assert places.database_url(None) == "postgresql://me:pw@host/games"
    assert places.database_url(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path}/x.db"
    assert places.without_password("postgresql://me:pw@host/games") == "postgresql://me:***@host/games"


def test_the_log_never_quotes_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        serve.write_log(json=True)
        log = structlog.get_logger("orrery")
        try:
            hand = ["gem_world"]
            raise ValueError(f"no such card: {hand}")
        except ValueError:
            log.exception("a fault", table="abc")
        log.warning("something", error="Refused('seat 1 answers gem_world')")
        written = capsys.readouterr().err
    finally:
        structlog.reset_defaults()
    assert "gem_world" not in written
    first, second = map(json.loads, written.splitlines())
    assert (first["error"], first["table"]) == ("ValueError", "abc")
    assert second["error"] == "Refused"


def test_what_a_library_says_again_and_again_is_logged_once_in_a_while(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0, 105.0, 109.0, 111.0, 112.0]
    monkeypatch.setattr(serve, "monotonic", lambda: clock.pop(0))
    try:
        serve.write_log(json=True)
        log = logging.getLogger("asyncio")
        for said in ("out of files", "something else", "out of files", "out of files", "something else"):
            log.error(said)
        written = capsys.readouterr().err
    finally:
        structlog.reset_defaults()
    told = [line["event"] for line in map(json.loads, written.splitlines())]
    assert told == ["out of files", "something else", "out of files"]


def test_a_log_that_nobody_reads_any_more_stops_nothing(tmp_path: Path) -> None:
    """Whoever held the other end of the pipe is gone. The database is locked and the log says so, to nobody; then it
    goes on."""
    command = [sys.executable, "-m", "orrery", "serve", "--port", "0", "--no-open", "--no-page", "--lang", "en"]
    database = tmp_path / "games.db"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, "--limits", "0", "--database", str(database)], stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            url = process.stdout.readline().removeprefix("The tables are open at ").strip().rstrip("/")
            me = Browser(url)
            table = me.make("race", "me", "me")["table"]
            process.stderr.close()
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                assert me.act(table, "say", 0, "one", text="hello").status_code == 503
                other.execute("ROLLBACK")
            assert me.act(table, "say", 0, "two", text="hello").status_code == 200
            me.close()
        finally:
            process.terminate()
            process.wait(30)
