"""Exports: what one seat knows of a game, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from tests.core.grove import (
    CARDS,
    GROVE,
    lines_of,
    played,
    refused,
    reread,
)


def cards_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value] if value in CARDS else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [card for it in inside for card in cards_in(it)]


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 5, 8, 13, 1000])
def test_an_export_is_what_one_seat_knows(decisions: int) -> None:
    for seed in range(8):
        table = played(seed, decisions, 3)
        record = Record.of(table, made={"bots": [f"greedy with seed {seed}"]})
        for seat in (-1, 0, 1, 2):
            lines = lines_of(record.export(seat))
            assert not {"seed", "made", "entries"} & set(lines[0])
            assert not any("f" in line for line in lines)
            for line in lines[1:]:
                if "c" in line and line["c"] == "draw":
                    assert bool(cards_in(line)) == (seat >= 0 and bool(line["seen"] >> seat & 1))
                    assert len(line["v"]) in (1, 4)
                if line.get("q") == "bury" and line["a"] != seat:
                    assert set(line["v"]) <= {"?"}
                if line.get("q") == "save" and line["a"] != seat:
                    assert line["v"] is not None
                if "s" in line:
                    for who, player in enumerate(line["s"]["seats"]):
                        held = player["hand"]
                        assert cards_in(held) == held if who == seat else set(held) == {"unknown"}
                        assert set(player["store"]) == {"unknown"}
                    assert "rng" not in line["s"]
            assert "export" in refused(record.export(seat))


def test_an_export_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """Another seat's sealed answers, buried cards and silent passes do not change it."""
    sealed = Table.new(GROVE, 2, seed=1)
    before = Record.of(sealed).export(0)
    sealed.put(1, sealed.pending[1].sample(Random(1)))
    assert Record.of(sealed).export(0) == before
    sealed.put(1, ())
    assert Record.of(sealed).export(0) == before
    sealed.put(0, sealed.pending[0].sample(Random(1)))
    assert '"a": 1' not in Record.of(sealed).export(0)
    assert '"a": 0' in Record.of(sealed).export(0)
    sealed.put(0, ())
    other = reread(Record.of(sealed).dumps()).replay()
    assert '"a": 1, "q": "play"' in Record.of(sealed).export(0)
    for table, bury in ((sealed, 0), (other, 1)):
        table.undo(0, consent=True)
        table.undo(1, consent=True)
        hand = table.state.seats[1].hand
        table.put(1, (hand[bury],))
        table.put(0, ())
    assert Record.of(sealed).dumps() != Record.of(other).dumps()
    assert Record.of(sealed).export(0) == Record.of(other).export(0)
    assert Record.of(sealed).export(1) != Record.of(other).export(1)


def test_its_positions_are_written_as_in_a_record_with_what_is_hidden_counted() -> None:
    state, codec = played(3, 5, 3).state, GROVE.codec
    whole, seen = codec.write(state), codec.write_seen(state.redacted(1))
    assert codec.write_seen(state) == {name: it for name, it in whole.items() if name != "rng"}
    assert {name for name in seen if seen[name] != whole[name]} == {"deck", "pile", "seats"}
    assert seen["deck"]["layers"] == [{"unknown": len(state.deck)}]
    assert sorted(cards_in(seen["pile"])) == sorted(CARDS[card] for card in state.pile.seen_by(1))
    for who, (mine, player) in enumerate(zip(whole["seats"], seen["seats"], strict=True)):
        hidden = {"store": {"unknown": len(mine["store"])}}
        hidden |= {"hand": {"unknown": len(mine["hand"])}} if who != 1 else {}
        assert player == mine | hidden
    with pytest.raises(LookupError, match="hidden"):
        codec.write(state.redacted(1))


def test_there_are_only_so_many_seats() -> None:
    for seat in (-2, 2):
        with pytest.raises(ValueError, match="no seat"):
            Record.of(played(1)).export(seat)
