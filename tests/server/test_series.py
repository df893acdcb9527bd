"""Series: numbers over a finished game that the game offers for plotting; none if it offers none."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from orrery.core.table import Table
from orrery.games import game
from orrery.server import series as counting
from orrery.server.bot_workers import Thinkers
from orrery.server.history import History
from orrery.server.series import SeriesCache
from orrery.text import Words
from tests.server.conftest import Visit
from tests.server.played import played


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    it = Thinkers()
    yield it
    it.close()


def short_war() -> Table:
    table, dice = Table.new(game("ti3"), 3, {"round-limit": "2"}, seed=4), Random(4)
    while not table.over:
        asked = dice.choice(list(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
    return table


def test_the_series_of_a_game_come_with_a_title_in_the_readers_language(thinkers: Thinkers) -> None:
    history, it = History.of(short_war()), SeriesCache(thinkers)

    async def ask() -> None:
        (english,) = await it.of("t", history, Words("en", "ti3"))
        (german,) = await it.of("t", history, Words("de", "ti3"))
        assert (english.name, english.title, german.title) == ("luck", "Luck with dice", "Würfelglück")
        assert english.values == german.values
        assert len(english.at) == len(english.values)
        assert all(len(row) == 3 for row in english.values)
        assert [it.number for it in english.rounds] == [1, 2]

    asyncio.run(ask())


def test_a_game_that_offers_nothing_has_none(thinkers: Thinkers) -> None:
    history = History.of(played("race", 2, seed=3))
    assert asyncio.run(SeriesCache(thinkers).of("t", history, Words("en", "race"))) == []


def test_what_cannot_be_counted_in_time_is_left_out(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "SECONDS", 0.0001)
    history = History.of(short_war())
    assert asyncio.run(SeriesCache(thinkers).of("t", history, Words("en", "ti3"))) == []


def test_a_running_game_tells_nothing(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    assert me.get(f"tables/{table}/series").json()["code"] == "running"
    assert visit().get(f"tables/{table}/series").status_code == 404
