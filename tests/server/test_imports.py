"""Imports: records from outside become tables, or the error says what is wrong with them. Nothing else ever happens."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.lab.damage import WAYS, damaged
from orrery.server import imports
from orrery.server.bot_workers import Thinkers
from orrery.server.history import History
from orrery.server.imports import MOST_BYTES, Imported, Unusable, read
from orrery.server.replays import branch
from orrery.server.views import shown, speaking
from tests.server.played import END, played

NAMES = ("Ada", "Ben")
DAMAGED = 200


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    it = Thinkers()
    yield it
    it.close()


def imported(thinkers: Thinkers, data: bytes | str) -> Imported:
    return asyncio.run(read(thinkers, data.encode() if isinstance(data, str) else data))


def refused(thinkers: Thinkers, data: bytes | str) -> str:
    """What is wrong with it, in English; there is a German message as well."""
    with pytest.raises(Unusable) as caught:
        imported(thinkers, data)
    told = caught.value.told("en")
    assert 0 < len(told) < 600
    assert caught.value.key not in told + caught.value.told("de")
    return told


def record_of(table: Table) -> str:
    return Record.of(table, NAMES).dumps()


def with_head(text: str, **changes: Any) -> str:
    head, _, rest = text.partition("\n")
    return json.dumps(json.loads(head) | changes) + "\n" + rest


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_a_finished_game_comes_in_for_replay(thinkers: Thinkers, name: str) -> None:
    table = played(name, 2, seed=8)
    it = imported(thinkers, record_of(table))
    assert it.names == list(NAMES)
    assert it.table.over
    assert it.table.live
    assert record_of(it.table) == record_of(table)
    assert it.table.journal == table.journal


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_a_game_that_is_not_over_goes_on_with_a_chance_of_its_own(thinkers: Thinkers, name: str) -> None:
    table = played(name, 2, 45, seed=8)
    one, two = imported(thinkers, record_of(table)).table, imported(thinkers, record_of(table)).table
    assert one.state == two.state == table.state
    assert len({one.seed, two.seed, table.seed}) == 3
    one.play_random(Random(1))
    assert Record.loads(record_of(one), games=titled).verify().ok
    two.play_random(Random(1))
    assert one.entries != two.entries


def test_a_game_that_began_in_the_middle_comes_in_if_it_could_have_come_there(thinkers: Thinkers) -> None:
    begun = branch(History.of(played("race", 2, 40, seed=8)), 40, 0, 5)
    assert "not over" in refused(thinkers, record_of(begun))
    begun.play_random(Random(1))
    text = record_of(begun)
    assert json.loads(text.partition("\n")[0])["frozen"] == 0
    assert imported(thinkers, text).table.state == begun.state


@pytest.mark.parametrize(
    ("where", "there", "told"),
    [
        ("tableau", ["gambling_world"], "missing or left over"),
        ("actions", ["sleep"], "is called 'sleep'"),
        ("chips", 10**12, "missing or left over"),
        ("start", -7, "missing or left over"),
    ],
)
def test_a_game_that_began_where_none_can_begin_is_refused(
    thinkers: Thinkers, where: str, there: Any, told: str
) -> None:
    over = played("race", 2, seed=8)
    start = over.game.codec.write(over.state)
    start["players"][0][where] = there
    head = json.loads(record_of(over).partition("\n")[0]) | {"frozen": 0, "entries": 0}
    end = {"scores": over.game.score(over.state), "winners": over.game.winners(over.state)}
    lines = [head, {"s": start, "at": 0, "schema": over.game.schema}, {"end": end}]
    assert told in refused(thinkers, "\n".join(map(json.dumps, lines)))


def test_a_rank_below_nothing_is_no_fault(thinkers: Thinkers) -> None:
    """The Naalu come before rank zero in TI3; games that began after their turn were refused."""
    table, dice = Table.new(titled("ti3"), 3, {"round-limit": "1", "galaxy": "build"}, seed=8), Random(8)
    while table.mark.state.last_rank >= -1:
        asked = next(iter(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
    begun = branch(History.of(table), len(History.of(table).moves(0)), 0, 5)
    assert begun.state.last_rank < -1
    begun.play_random(Random(1))
    assert imported(thinkers, Record.of(begun).dumps()).table.state == begun.state


def test_what_is_wrong_is_said(thinkers: Thinkers) -> None:
    text = record_of(played("race", 2, 30, seed=8))
    lines = text.splitlines()
    answers = [i for i, line in enumerate(lines) if line.startswith('{"a"')]
    action = next(i for i in answers if '"q": "action"' in lines[i])
    paid = next(i for i in answers if '"q": "payment"' in lines[i] or '"q": "keep"' in lines[i])
    odd, illegal = [*lines], [*lines]
    odd[action] = lines[action].replace('"v"', '"x": 1, "v"')
    illegal[paid] = json.dumps(json.loads(lines[paid]) | {"v": ["contact_specialist"] * 3})
    wrong: dict[str, bytes | str] = {
        "not an orrery record": '{"a": 1}',
        "expected a JSON object": "[1]",
        "not UTF-8": b"\xff\xfe",
        "gzip": b"\x1f\x8b123",
        "JSON breaks": text[: len(text) // 2],
        'There is no game "chess"': with_head(text, game="chess"),
        "is for 2, 3 and 4 players": with_head(text, players=9),
        "newer orrery": with_head(text, orrery=4),
        "older rules": with_head(text, frozen=next(json.loads(s)["at"] for s in lines[2:] if '{"s"' in s)),
        "the file announces 3 entries": with_head(text, entries=3),
        "does not fit the rules of race": "\n".join(illegal),
        "can be read, but not replayed": Record.loads(text, games=titled).export(0),
        "there is no field x": "\n".join(odd),
    }
    for told, data in wrong.items():
        assert told in refused(thinkers, data)


def test_size_and_length_are_limited(thinkers: Thinkers) -> None:
    assert "bytes" in refused(thinkers, b"x" * (MOST_BYTES + 1))
    assert "lines" in refused(thinkers, b"\n" * (imports.MOST_LINES + 1))


def test_time_is_limited(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "SECONDS", 0.0001)
    assert "seconds" in refused(thinkers, record_of(played("race", 2, seed=8)))


def test_a_name_is_one_short_line(thinkers: Thinkers) -> None:
    text = with_head(record_of(played("race", 2, 5)), names=[" A ", "x" * 5000])
    assert imported(thinkers, text).names == ["A", "x" * 40]
    for name in ("\u202eA", "A\nB", "A\u0000"):
        with pytest.raises(Unusable, match="import-name"):
            imported(thinkers, with_head(record_of(played("race", 2, 5)), names=[name, ""]))


def test_damaged_records_are_refused_or_are_games(thinkers: Thinkers) -> None:
    whole = [
        record_of(played(name, 2, answers, seed=8)).encode() for name, answers in (("race", END), ("warpgate", 60))
    ]
    taken = wrong = 0
    for n in range(DAMAGED):
        data = damaged(whole[n % 2], Random(n))
        try:
            it = imported(thinkers, data)
        except Unusable:
            wrong += 1
            continue
        taken += 1
        for seat in range(-1, it.table.players):
            assert shown(it.table, seat, speaking(it.table, "de", it.names, seat)).seat == seat
        it.table.play_random(Random(n), 200)
    assert wrong > taken > DAMAGED / 20


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_damage_changes_something(way: Any) -> None:
    whole = record_of(played("race", 2, 40, seed=8)).encode()
    assert any(way(whole, Random(n)) != whole for n in range(5))
