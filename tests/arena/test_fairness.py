"""Many games counted: results are kept in a file, wins are compared with the fair share."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.lab.fairness import Result, as_table, by_seat, count, played

HEAD = {"game": "dice", "seed": 1}


def thrown(number: int) -> Result:
    """A game of two: an odd number is won by the second, a multiple of four by both."""
    winners = [1] if number % 2 else [0, 1] if number % 4 == 0 else [0]
    return {"game": number, "scores": [number, 1], "winners": winners}


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, done = tmp_path / "games.jsonl", list[int]()
    played(path, HEAD, thrown, {n: n for n in range(3)}, 1, done.append)
    with path.open("a") as out:
        out.write('{"game": 3, "sco')  # the machine went down while this was written
    games = played(path, HEAD, thrown, {n: n for n in range(6)}, 1, done.append)
    assert done == [1, 2, 3, 4, 5, 6], "three before, three after"
    assert games == [thrown(n) for n in range(6)]
    with pytest.raises(ValueError, match="has other games"):
        played(path, HEAD | {"seed": 2}, thrown, {0: 0}, 1, done.append)


def test_wins_are_compared_with_the_fair_share() -> None:
    games = [thrown(n) for n in range(8)]
    first, second = by_seat(games, 2)
    assert (first.wins, second.wins) == (3.0, 5.0), "a shared win counts half for each"
    assert first.ratio == 0.75
    assert first.interval[0] < 0.75 < first.interval[1] < 2.0
    (odd, even) = count(games, 2, ["odd", "even"], lambda it, seat: it["game"] % 2 == 0)
    assert (odd.games, odd.wins, even.wins) == (8, 4.0, 4.0)
    assert as_table("Seat", [first])[-1] == "| Seat 1 | 8 | 3.0 | 0.75 | 0.27 to 1.39 | 3.5 |"
