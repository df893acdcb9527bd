"""Backups: written in the middle of answers, checked, and brought back; the games go on from there."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.cli import main
from orrery.server.backup import back_up, bring_back
from orrery.server.room import Room
from orrery.terminal.wrong import Wrong
from tests.server.databases import KINDS, database, in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, hosting, memory, play


@pytest.fixture(params=KINDS)
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Another empty database."""
    (tmp_path / "new").mkdir()
    with database(request.param, tmp_path / "new") as it:
        yield it


@in_time
async def test_a_backup_in_the_middle_of_answers_is_brought_back_and_played_on(
    any_url: str, new_url: str, tmp_path: Path
) -> None:
    file, given = tmp_path / "games.backup", 0
    async with hosting(any_url) as rooms:
        room, other = await friends(rooms, rounds="9"), await friends(rooms)
        at_rest = memory(other)
        await play(room, 20, Random(1))
        before, acknowledged = room.table.entries[:], room.seq
        writing = asyncio.create_task(asyncio.to_thread(back_up, any_url, file))
        dice = Random(2)
        while not writing.done() and not room.table.over:
            seat = room.table.waiting()[0]
            await room.do([ANN, BOB][seat], an_answer(room, seat, dice=dice))
            given += 1
        tables, acts = await writing
        entries = room.table.entries[:]
    assert given
    assert tables == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [it.name for it in tmp_path.glob("games.backup*")] == ["games.backup"]
    assert bring_back(file, new_url) == (tables, acts)
    async with hosting(new_url) as rooms:
        again: Room = await rooms.room(room.id)
        assert acknowledged <= again.seq
        assert again.table.entries[: len(before)] == before
        assert again.table.entries == entries[: len(again.table.entries)]
        assert memory(await rooms.room(other.id)) == at_rest
        await play(again, 400, Random(3))
        assert again.table.over
    with pytest.raises(Wrong, match="wrong-restore-used"):
        bring_back(file, new_url)


def test_the_commands_say_what_they_did_and_what_is_wrong(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    @in_time
    async def some_games() -> None:
        async with hosting(url) as rooms:
            await friends(rooms)

    some_games()
    file, new = tmp_path / "games.backup", tmp_path / "new.db"
    assert main(["backup", str(file), "--database", url, "--lang", "en"]) == 0
    assert "1 table with 2 acts" in capsys.readouterr().out
    assert main(["restore", str(file), "--database", str(new), "--lang", "de"]) == 0
    assert f"1 Tisch mit 2 Handlungen, jetzt in {new}" in capsys.readouterr().out

    def refused(*given: str) -> str:
        assert main([*given, "--lang", "en"]) == 2
        return capsys.readouterr().err

    assert "already exists" in refused("backup", str(file), "--database", url)
    assert "there is no such file" in refused("backup", str(tmp_path / "x"), "--database", str(tmp_path / "nothing.db"))
    assert "cannot be written" in refused("backup", str(tmp_path / "no" / "x"), "--database", url)
    assert "There already are games" in refused("restore", str(file), "--database", str(new))
    data = bytearray(file.read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    for damaged in (data, data[:5000], b"", b"SQLite format 3"):
        file.write_bytes(damaged)
        assert "not a complete backup" in refused("restore", str(file), "--database", str(tmp_path / "newer.db"))
    assert not (tmp_path / "newer.db").exists()


def test_a_backup_for_which_there_is_no_room_says_which_file_it_is(
    any_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_time
    async def some_games() -> None:
        async with hosting(any_url) as rooms:
            await friends(rooms)

    some_games()
    file, connect = tmp_path / "games.backup", sqlite3.connect

    def small(path: Any, *given: Any, **more: Any) -> sqlite3.Connection:
        it: sqlite3.Connection = connect(path, *given, **more)
        if str(path).endswith(".part"):
            it.execute("PRAGMA max_page_count = 5")
        return it

    monkeypatch.setattr(sqlite3, "connect", small)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", small)
    with pytest.raises(Wrong) as wrong:
        back_up(any_url, file)
    assert wrong.value.key == "wrong-backup-file"
    assert "full" in str(wrong.value.of["reason"])
    assert not [*tmp_path.glob("games.backup*")]
