"""Is a game fair? Counts how often each side, seat or place wins in many games, with intervals, as a table and a plot;
and plays those games: a file keeps the results, and a run that was interrupted goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

CHUNK = 5
"""How many games a process is given at a time."""
SURE = 1.96
"""This many standard deviations to either side contain 95 % of all outcomes."""
BLUE, GREEN, RED, GREY = "#0072B2", "#009E73", "#D55E00", "#555555"
"""Can be told apart with every kind of colour vision (Okabe and Ito's palette)."""

Result = dict[str, Any]
"""A game: its number as `game`, `scores` by seat, `winners`, and whatever else is counted."""
T = TypeVar("T")


# --- playing ------------------------------------------------------------------------------------------------


def kept(path: Path, head: Result) -> dict[int, Result]:
    """The games that a file already has; ValueError if they were played with other settings. Its first line says what
    all its games have in common."""
    text = path.read_text() if path.exists() else ""
    whole = text[: text.rfind("\n") + 1] or json.dumps(head) + "\n"
    if whole != text:  # a new file, or one whose last line was cut off
        path.write_text(whole)
    first, *lines = whole.splitlines()
    if json.loads(first) != head:
        raise ValueError(f"{path} has other games ({first}): choose another file for {json.dumps(head)}")
    return {result["game"]: result for result in map(json.loads, lines)}


def played(
    path: Path,
    head: Result,
    play: Callable[[T], Result],
    tasks: Mapping[int, T],
    jobs: int,
    told: Callable[[int], None],
) -> list[Result]:
    """Play those games, given by their numbers, that the file does not have yet; all of them, in order."""
    found = kept(path, head)
    missing = [task for number, task in tasks.items() if number not in found]
    with path.open("a") as out:
        for result in _side_by_side(play, missing, jobs):
            found[result["game"]] = result
            out.write(json.dumps(result) + "\n")
            out.flush()
            told(len(found))
    return [found[number] for number in tasks]


def _side_by_side(play: Callable[[T], Result], tasks: list[T], jobs: int) -> Iterator[Result]:
    if jobs == 1 or len(tasks) <= CHUNK:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, tasks, chunksize=CHUNK)


# --- counting -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """How one side, seat or place in the turn order did. A win shared by two counts half for each."""

    label: str
    games: int
    wins: float
    players: int
    score: float
    """The mean."""

    @property
    def ratio(self) -> float:
        """Wins over the fair share of them; 1 is fair."""
        return self.players * self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the ratio (Wilson's)."""
        n, rate, z = max(1, self.games), self.ratio / self.players, SURE
        middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return self.players * (middle - spread), self.players * (middle + spread)


def count(
    games: Sequence[Result], players: int, labels: Sequence[str], of: Callable[[Result, int], int]
) -> list[BalanceRow]:
    """A row for each label; `of` says which one a seat of a game counts towards."""
    played, won, scored = [0] * len(labels), [0.0] * len(labels), [0] * len(labels)
    for game in games:
        for seat in range(players):
            at = of(game, seat)
            played[at] += 1
            scored[at] += game["scores"][seat]
            if seat in game["winners"]:
                won[at] += 1 / len(game["winners"])
    return [
        BalanceRow(label, played[i], won[i], players, scored[i] / max(1, played[i])) for i, label in enumerate(labels)
    ]


def by_seat(games: Sequence[Result], players: int) -> list[BalanceRow]:
    """The seats: is the board fair?"""
    return count(games, players, [f"Seat {i + 1}" for i in range(players)], lambda game, seat: seat)


# --- telling ------------------------------------------------------------------------------------------------


def as_table(head: str, lines: Sequence[BalanceRow]) -> list[str]:
    """The rows as a table in Markdown."""
    rows = ["", f"| {head} | games | wins | wins / share | 95 % | points |", "|---|---:|---:|---:|---|---:|"]
    for line in lines:
        low, high = line.interval
        rows.append(
            f"| {line.label} | {line.games} | {line.wins:.1f} | {line.ratio:.2f} | {low:.2f} to {high:.2f} "
            f"| {line.score:.1f} |"
        )
    return rows


def dots(axes: Any, lines: Sequence[BalanceRow], colour: str, bounds: Sequence[float] = ()) -> None:
    """A dot and its 95 % interval for each row; dashed lines are the bounds."""
    axes.axvline(1, color=GREY, linewidth=1, linestyle=":")
    for bound in bounds:
        axes.axvline(bound, color=RED, linewidth=1, linestyle="--")
    for place, line in enumerate(lines):
        axes.plot(line.interval, [place, place], color=colour, linewidth=2.2, solid_capstyle="butt")
        axes.plot([line.ratio], [place], "o", color=colour, markersize=6)
    axes.set_yticks(range(len(lines)), [line.label for line in lines], fontsize=8)
    axes.set_ylim(len(lines) - 0.4, -0.6)
    axes.spines[["top", "right"]].set_visible(False)
