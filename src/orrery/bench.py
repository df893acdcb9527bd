"""Speed and memory of a game on this machine: `orrery bench`. One core, interpreted; only the caches are warm."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from orrery.core.game import Game
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as find_game
from orrery.lab.unheard import unheard_us


class Figure(NamedTuple):
    """One measured figure."""

    game: str
    players: int
    measure: str
    value: float
    unit: str


def bench(
    name: Annotated[str, Parameter(name="game")] = "race",
    /,
    *,
    players: int = 2,
    json_lines: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure decisions and games per second, copies, views, imagined tables, replay, memory and import.

    Parameters
    ----------
    name
        Which game.
    players
        How many players.
    json_lines
        One JSON object per line instead of a table.
    """
    try:
        game = find_game(name)
        game.configure(players, {})
    except ValueError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    figures = []
    for figure in measure(game, players):
        figures.append(figure)
        if json_lines:
            print(json.dumps(figure._asdict()), flush=True)
        elif sys.stderr.isatty():
            print(f"  {figure.measure} ...", file=sys.stderr, end="\r")
    if not json_lines:
        for figure in figures:
            print(f"{figure.game}  {figure.players} players  {figure.measure:16} {figure.value:>12,.2f} {figure.unit}")


def measure(game: Game, players: int) -> Iterator[Figure]:
    """All figures, one by one."""

    def figure(what: str, value: float, unit: str) -> Figure:
        return Figure(game.name, players, what, round(value, 3), unit)

    per_game, per_decision = random_play(game, players)
    yield figure("decisions_per_s", per_decision, "1/s")
    yield figure("games_per_s", per_game, "1/s")
    yield figure("clone_us", mean_us(game, players, lambda table: table.clone()), "us")
    yield figure("view_us", mean_us(game, players, lambda table: table.view(asked_seat(table)).plain()), "us")
    yield figure("imagine_us", mean_us(game, players, lambda table: table.imagine(asked_seat(table), 7)), "us")
    yield figure("replay_ms", replay_ms(game, players), "ms")
    yield figure("table_kb", table_kb(game, players), "KB")
    yield figure("window_us", unheard_us(), "us")
    yield figure("import_s", import_s(game), "s")


def calm() -> None:
    """Make the garbage collector run less often: play creates no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def random_play(game: Game, players: int, seconds: float = 4.0) -> tuple[float, float]:
    """Random games per second and decisions per second: the best of several runs of many games."""
    calm()
    dice = Random(1)
    best = (0.0, 0.0)
    stop = time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < stop:
        games = decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / 8:
            table = Table.new(game, players, seed=seed, live=False)
            decisions += table.play_random(dice)
            games += 1
            seed += 1
        took = time.perf_counter() - began
        best = max(best, (games / took, decisions / took))
    return best


def asked_seat(table: Table) -> int:
    """A seat the table waits for."""
    return next(iter(table.pending.values())).seat


def mean_us(game: Game, players: int, what: Callable[[Table], object], games: int = 12) -> float:
    """The mean time of an operation, measured at every decision of live random games."""
    spent = 0.0
    count = 0
    for seed in range(games):
        table = Table.new(game, players, seed=seed)
        dice = Random(seed)
        while table.pending:
            began = time.perf_counter()
            what(table)
            spent += time.perf_counter() - began
            count += 1
            track, asked = next(iter(table.pending.items()))
            table.put(track, asked.sample(dice))
    return spent / count * 1e6


def replay_ms(game: Game, players: int, games: int = 20) -> float:
    """The mean time of a trusted replay of a recorded random game."""
    spent = 0.0
    for seed in range(games):
        table = Table.new(game, players, seed=seed)
        table.play_random(Random(seed))
        record = Record.of(table)
        began = time.perf_counter()
        record.replay()
        spent += time.perf_counter() - began
    return spent / games * 1e3


def table_kb(game: Game, players: int, tables: int = 1000, seconds: float = 20.0) -> float:
    """The memory of a live table in mid-game, averaged over many tables (fewer for long games)."""
    half = []
    for seed in range(20):
        table = Table.new(game, players, seed=seed, live=False)
        half.append(table.play_random(Random(seed)) // 2)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept: list[Table] = []
    stop = time.perf_counter() + seconds
    for seed in range(tables):
        if kept and time.perf_counter() > stop:
            break
        table = Table.new(game, players, seed=seed)
        table.play_random(Random(seed), half[seed % len(half)])
        kept.append(table)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def import_s(game: Game) -> float:
    """The time to import the game in a fresh process, minus that of starting Python. It is compiled already, as
    after the first start."""
    compiling = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def run(code: str) -> float:
        best = 9e9
        for _ in range(5):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=compiling)
            best = min(best, time.perf_counter() - began)
        return best

    return max(0.0, run(f"import orrery.games.{game.name}") - run("pass"))
