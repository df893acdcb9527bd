"""What goes wrong at one table stays there; the log says why, but never what somebody answers; and the server stops
when it is told to, whatever its bots are doing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text, update
from structlog.testing import capture_logs

from orrery.core.game import Game
from orrery.server import messages
from orrery.server.errors import Denied
from orrery.server.schema import CHAT, TABLES
from orrery.server.store import reason_of
from tests.server.databases import in_time
from tests.server.hosting import ANN, friends, games, hosting, key, play, wanted
from tests.server.playing import Browser


def changing(table: str, **values: str) -> Callable[[Connection], Any]:
    """A database change of one table's row."""
    return lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))


@in_time
async def test_a_table_that_cannot_be_loaded_keeps_no_other_waiting(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        made = [(await rooms.make(ANN, wanted("me", "random"))).table for _ in range(5)]
        torn, foreign, unlisted, failing, good = made
        for table, broken in [
            (torn, {"rest": "{"}),
            (foreign, {"game": "chess"}),
            (unlisted, {"waiting": "?"}),
            (failing, {"options": '{"rounds": "4"}'}),
        ]:
            await rooms.store.write(changing(table, **broken))
        await rooms.store.write(lambda it: it.execute(update(TABLES).values(due=0)))

    def found(name: str) -> Game:
        if name == "chess":
            raise LookupError(name)
        return games(name)

    with capture_logs() as logs:
        async with hosting(any_url, games=found) as rooms:
            for _ in range(2):
                await rooms.walk()
            assert rooms._rooms[good].desk.loaded
            cards = {card.table: card.problem for card in await rooms.mine(ANN, "de")}
            assert cards[good] == ""
            assert cards[torn] == cards[foreign] == cards[unlisted]
            assert cards[torn].startswith("Dieser Tisch lässt sich gerade nicht öffnen")
            with pytest.raises(Denied) as denied:
                await rooms.room(torn)
            assert denied.value.code == "unloadable"
            await rooms.store.write(changing(torn, rest='{"seqs":[1,1,1]}'))
            rooms.trouble._attempts[torn].again = 0.0
            await rooms.walk()
            assert {card.problem for card in await rooms.mine(ANN) if card.table == torn} == {""}
    told = [it["table"] for it in logs if it["event"] == "a table is in trouble"]
    assert sorted(told) == sorted([torn, foreign, unlisted]), "each once"
    assert {it["kind"] for it in logs if it.get("table") == torn and it["log_level"] == "error"} == {"DecodeError"}


@in_time
async def test_the_log_has_the_reason_of_the_database_and_nothing_that_was_to_be_written(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room = await friends(rooms)
        await play(room, 3, Random(1))
        secret = {
            "table_id": room.id,
            "number": 1,
            "seat": 0,
            "name": "Ann",
            "text": "gem_world",
            "args": None,
            "time": 1,
        }
        wrong = [
            lambda it: [it.execute(insert(CHAT).values(secret)) for _ in range(2)],
            lambda it: it.execute(insert(CHAT).values(secret | {"number": 2, "time": None})),
            lambda it: it.execute(text("INSERT INTO nowhere VALUES (:it)"), {"it": "gem_world"}),
        ]
        reasons = []
        for change in wrong:
            with pytest.raises(Exception) as failed:
                await rooms.store.write(change)
            reasons.append(reason_of(failed.value))
        assert all(reasons), reasons
        assert "gem_world" not in " ".join(reasons)
        assert "nowhere" in reasons[2]
        with capture_logs() as logs:
            await rooms.store.write(lambda it: it.execute(text("ALTER TABLE chat RENAME TO elsewhere")))
            with pytest.raises(Denied):
                await room.do(ANN, messages.Say(key(), 0, "gem_world"))
        assert "gem_world" not in str(logs)
        assert any("chat" in it.get("reason", "") for it in logs), logs


def test_sigterm_ends_it_within_five_seconds_with_bots_under_way(tmp_path: Path) -> None:
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
        "en",
        "--json",
    ]
    command += ["--limits", "0", "--database", str(tmp_path / "games.db")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().removeprefix("The tables are open at ").strip().rstrip("/")
            browser = Browser(address)
            made = [
                browser.make(game, *["search"] * seats) for game, seats in (("race", 4), ("ti3", 3), ("ti4", 3)) * 2
            ]
            mine = browser.make("race", "me", "search")
            reader = browser.live(mine["table"], 0)
            assert reader.next()["type"] == "shown"
            assert len(made) == 6
            start = monotonic()
            process.send_signal(signal.SIGTERM)
            rest, log = process.communicate(timeout=30)
            took = monotonic() - start
            browser.close()
        finally:
            process.kill()
    assert took < 5, took
    assert process.returncode == 0
    assert rest.splitlines()[-1] == "Closed. All games are kept."
    assert not [line for line in map(json.loads, log.splitlines()) if line["level"] == "error"]
