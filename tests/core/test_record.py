"""Records: what is saved is what was played, and can be replayed."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from orrery.core.history import is_chance
from orrery.core.record import Record
from orrery.core.table import Table
from tests.core.grove import (
    GROVE,
    PLAY,
    go_on,
    lines_of,
    only,
    played,
    reread,
)


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 5, 8, 13, 1000])
@pytest.mark.parametrize("players", [2, 3])
def test_a_record_comes_back_as_it_was_written(decisions: int, players: int) -> None:
    for seed in range(8):
        table = played(seed, decisions, players, undo=seed % 2 == 1)
        record = Record.of(table, ["Ada", "Bo", "Cy"][:players], {"bots": ["random"], "weight": 0.5})
        text = record.dumps()
        again = reread(text)
        assert again.dumps() == text
        assert again.entries == table.entries
        assert again.replay().state == table.state
        assert table.game.codec.write(again.replay(strict=True).state) == table.game.codec.write(table.state)
        assert Record.of(again.replay(), record.head.names, record.head.made).dumps() == text
        report = again.verify()
        assert report.ok, str(report)
        assert str(report) == "The record fits the rules."


def test_lines_are_readable() -> None:
    lines = lines_of(Record.of(played(4), ["Ada", "Bo"]).dumps())
    head = lines[0]
    assert list(head)[:4] == ["orrery", "game", "rules", "schema"]
    assert head["options"] == {"weather": "wet", "ties": "shared"}
    assert head["seed"] == 4
    assert head["names"] == ["Ada", "Bo"]
    by = {key: [line for line in lines if key in line] for key in ("a", "c", "f", "s", "end")}
    assert {type(line["v"]) for line in by["a"] if line["q"] == "play"} == {str}
    assert {type(line["v"]) for line in by["a"] if line["q"] == "bury"} == {list}
    assert all("t" not in line for line in by["a"] if line["q"] == "rank")
    assert all(line["t"] == line["a"] for line in by["a"] if line["q"] == "cheer")
    assert all(line["t"] == -2 - line["a"] for line in by["a"] if line["q"] == "gift")
    assert len(by["s"]) == 2
    assert by["end"] == [lines[-1]]
    assert any(line["v"] == ["gold", 2] or line["v"][0] == "glory" for line in by["a"] if line["q"] == "gift")


def test_no_clock_and_no_hash_order_reach_the_record() -> None:
    texts = set()
    for hash_seed in ("1", "2"):
        root = Path(__file__).parents[2]
        paths = os.pathsep.join([str(root / "src"), str(root)])
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "tests.core.grove"]
        run = subprocess.run(command, env=env, cwd=root, capture_output=True, check=True)
        texts.add(run.stdout)
    assert len(texts) == 1
    assert reread(texts.pop()).verify().ok


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.orrery"
    record = Record.of(played(1))
    record.save(path)
    first = path.read_bytes()
    again = Record.load(path, only(GROVE))
    again.save(path)
    assert path.read_bytes() == first == record.dumps().encode()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        Record.of(played(2)).save(path)
    assert path.read_bytes() == first
    assert [it.name for it in tmp_path.iterdir()] == ["game.orrery"]


def test_replay_stops_where_it_is_told() -> None:
    table = played(3)
    record = Record.of(table)
    for upto in range(len(record.entries) + 1):
        there = record.replay(upto)
        size = len(there.entries)
        assert there.entries == record.entries[:size]
        assert size == upto or all(map(is_chance, record.entries[upto:size]))
    for beyond in (-1, len(record.entries) + 1):
        with pytest.raises(ValueError, match="upto must be from"):
            record.replay(beyond)


def test_a_replayed_table_plays_on_and_undoes() -> None:
    table = played(6, 9)
    other = reread(Record.of(table).dumps()).replay()
    for it in (table, other):
        go_on(it, Random(1), undo=True)
    assert Record.of(table).dumps() == Record.of(other).dumps()


def test_what_cannot_be_recorded_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="live table"):
        Record.of(Table.new(GROVE, 2, live=False))
    with pytest.raises(ValueError, match="name all 2 players"):
        Record.of(played(1), ["Ada"])
    with pytest.raises(ValueError, match="does not list Kind"):
        Record.of(played(1, game=replace(GROVE, kinds={}))).dumps()
    table = played(1)
    table.entries.append((0, 0, PLAY, -1))
    with pytest.raises(ValueError, match="cannot write -1"):
        Record.of(table).dumps()
