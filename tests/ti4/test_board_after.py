"""What is plotted when a game of Twilight Imperium 4 is over: points, objectives, luck, spending, combats."""

from __future__ import annotations

from random import Random

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.telling.after import combats, did, luck
from orrery.server.history import History
from orrery.server.series import measured
from orrery.text import LANGUAGES, Words
from tests.ti4.battles import battle


def short_game() -> Table:
    table, dice = Table.new(GAME, 3, {"round-limit": "2"}, seed=5), Random(5)
    while not table.over:
        asked = dice.choice(list(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
    return table


def test_series_end_with_what_the_table_says() -> None:
    table = short_game()
    course = measured(History.of(table).pack())
    found = {name: values for name, _, values in course.series}
    assert list(found) == ["points", "objectives", "luck", "spent", "combats"]
    assert [number for _, number in course.rounds] == [1, 2]
    assert 0 <= course.rounds[0][0] < course.rounds[1][0] < course.series[0][1][-1]
    players = table.state.players
    assert found["points"][-1] == [p.points for p in players]
    assert found["objectives"][-1] == [p.scored.bit_count() for p in players]
    rows = dict(did(table.view(-1), Words("en", "ti4", ["A", "B", "C"])))
    assert rows["points (round 2)"] == [str(p.points) for p in players]
    assert rows["resources and influence spent"] == [f"{sum_:.0f}" for sum_ in found["spent"][-1]]
    assert rows["hits more than expected"] == [f"{sum_:+.1f}" for sum_ in found["luck"][-1]]
    paid = [args for key, _, args in table.journal if key == "ti4-log-pays"]
    assert paid, "somebody has paid for something"
    assert sum(found["spent"][-1]) == sum(args["price"] for args in paid)
    for lang in LANGUAGES:
        assert all(Words(lang, "ti4").has(f"ti4-series-{name}-text") for name in found)


def test_luck_is_hits_less_those_that_were_to_be_expected() -> None:
    """Two cruisers hit once (0.8 expected), a dreadnought hits (0.6 expected); both have fought a combat."""
    table = battle("2 cruiser", "dreadnought", dice=(9, 1, 8))
    sums, fought = [0.0] * 3, [0.0] * 3
    for key, _, args in table.journal:
        for seat, number in luck(key, args):
            sums[seat] += number
        for seat, number in combats(key, args):
            fought[seat] += number
    assert [round(number, 1) for number in sums] == [0.2, 0.4, 0]
    assert fought == [1, 1, 0]
