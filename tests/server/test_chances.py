"""Chances: a curve for each seat that ends with the result, computed in the background."""

import asyncio
from collections.abc import Iterator
from random import Random
from time import sleep

import pytest

from orrery.bots.knowledge import knowledge
from orrery.core.table import Table
from orrery.games import game
from orrery.server import chances as judging
from orrery.server.bot_workers import Thinkers
from orrery.server.chances import POINTS, ChanceCurves, chances, outlook, points, result
from orrery.server.history import History
from tests.core.toy import GAME as DUEL
from tests.server.played import played


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    it = Thinkers()
    yield it
    it.close()


def test_the_curve_of_a_game_grows_and_ends_with_the_result(thinkers: Thinkers) -> None:
    table = played("race", 2, seed=3)
    history, it = History.of(table), ChanceCurves(thinkers)

    async def ask() -> None:
        first = await it.of("t", history)
        assert (first.done, first.of, first.at) == (0, POINTS, [])
        last = await it.finished("t", history)
        assert last.done == last.of == POINTS
        assert last.at == sorted(last.at)
        assert (last.at[0], last.at[-1]) == (0, len(history.moves(-1)))
        assert last.chances[-1] == result(table)
        for row in last.chances:
            assert sum(row) == pytest.approx(1.0, abs=0.001)
        assert await it.of("t", history) == last

    asyncio.run(ask())


def test_points_that_cannot_be_judged_are_left_out(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECONDS", 0.0001)
    history, it = History.of(played("race", 2, seed=3)), ChanceCurves(thinkers)
    last = asyncio.run(it.finished("t", history))
    assert last.done == last.of
    assert last.at == []


def test_a_lead_makes_victory_likelier() -> None:
    table = played("race", 2, 40, seed=3)
    before = chances(table)
    table.state.players[1].chips += 30
    table.mark.state.players[1].chips += 30
    after = chances(table)
    assert after[1] > before[1]
    assert after[1] > 0.9
    assert after[1] < 1.0
    known = knowledge("race")
    assert outlook(table, known)[1] > 0.9


def test_good_players_have_the_better_chances_and_looking_changes_nothing() -> None:
    known, dice = knowledge("race"), Random(1)
    table = Table.new(game("race"), 2, seed=2)
    while len(table.entries) < 120:
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice) if asked.seat else known.instinct(table, track, asked, dice))
    before = table.state.digest(), table.state.rng, len(table.entries)
    assert chances(table)[0] > 0.8
    assert (table.state.digest(), table.state.rng, len(table.entries)) == before


def test_a_game_that_no_bot_knows_is_played_to_the_end() -> None:
    table = Table.new(DUEL, 3, seed=1)
    assert sum(chances(table)) == pytest.approx(1.0, abs=0.001)


def test_the_points_lie_at_equal_distances_and_the_ends_come_first() -> None:
    assert points(0) == [0]
    assert points(1) == [1, 0]
    assert sorted(points(20)) == list(range(21))
    many = points(1000)
    assert len(set(many)) == POINTS
    assert many[:3] == [1000, 0, 255]


def test_only_some_curves_are_remembered(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "KEPT", 1)
    history, it = History.of(played("race", 2, seed=3)), ChanceCurves(thinkers)

    async def ask() -> None:
        await it.of("a", history)
        dropped = it._curves["a", len(history.entries)].task
        await it.of("b", history)
        assert dropped is not None
        with pytest.raises(asyncio.CancelledError):
            await dropped
        it.close()

    asyncio.run(ask())


def test_nothing_is_thought_when_nobody_asks_and_all_of_it_when_somebody_does(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "WANTED", 0.0)
    history, it = History.of(played("race", 2, seed=3)), ChanceCurves(thinkers)

    async def ask() -> None:
        await it.of("t", history)
        task = it._curves["t", len(history.entries)].task
        assert task is not None
        await task
        assert (await it.of("t", history)).done == 0
        last = await it.finished("t", history)
        assert last.done == last.of == POINTS

    asyncio.run(ask())


def test_a_chore_does_not_wait_for_what_is_thought_over_at_leisure(thinkers: Thinkers) -> None:
    """The long work ends only when it is no longer wanted, after the chore."""

    async def both() -> None:
        long = asyncio.create_task(thinkers.work(sleep, 600.0, seconds=600.0, leisure=True))
        assert await thinkers.work(str, 7) == "7"
        assert not long.done()
        long.cancel()

    asyncio.run(both())
