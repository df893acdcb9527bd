"""`orrery arena`: a contest between bots, from the command line to the result table and the plot."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from orrery.arena.contest import Contest, seats_in
from orrery.arena.plot import picture
from orrery.arena.report import grid, lengths, lines
from orrery.arena.results import BadResults, Results
from orrery.arena.run import run
from orrery.arena.words import ArenaWords, option
from orrery.bots import make
from orrery.terminal.wrong import Wrong, chosen_language, known_game, known_options, speaking

WIDE = 130
"""The width when there is no terminal to ask."""
STOPPED = 130
"""The exit status of an interrupted command."""


def arena(
    game: Annotated[str, option("game")] = "race",
    *,
    seats: Annotated[str, option("seats")] = "search,greedy",
    games: Annotated[int, option("games")] = 100,
    jobs: Annotated[int, option("jobs")] = 1,
    seed: Annotated[int, option("seed")] = 1,
    out: Annotated[Path, option("out")] = Path("results.jsonl"),
    option: Annotated[Sequence[str], option("option", negative=())] = (),
    lang: Annotated[str | None, option("lang")] = None,
) -> int:
    try:
        words = ArenaWords(chosen_language(lang))
        contest = _contest(game, seats, seed, option)
        _check_numbers(games=games, jobs=jobs)
        results = _results(out, contest)
    except Wrong as wrong:
        return wrong.tell(ArenaWords(speaking(lang).lang))
    return _play(contest, results, games, jobs, words)


def _contest(game: str, seats: str, seed: int, options: Sequence[str]) -> Contest:
    if seed < 0:
        raise Wrong("arena-wrong-seed", given=seed)
    bots = seats_in(seats)
    title = known_game(game)
    given = known_options(title, len(bots), options)
    try:
        names = tuple(make(bot, 0).name for bot in bots)
    except ValueError as error:
        raise Wrong("arena-wrong-bot", reason=error) from None
    return Contest(title.name, title.rules, names, seed, title.configure(len(bots), given))


def _check_numbers(**given: int) -> None:
    for name, value in given.items():
        if value < 1:
            raise Wrong("arena-wrong-number", name=f"--{name}", given=value)


def _results(path: Path, contest: Contest) -> Results:
    if not path.absolute().parent.is_dir():
        raise Wrong("arena-wrong-folder", path=path, folder=path.parent)
    try:
        return Results(path, contest)
    except BadResults as bad:
        raise Wrong(bad.key, **bad.of) from None
    except OSError as error:
        raise Wrong("wrong-file", path=path, reason=error) from None


def _play(contest: Contest, results: Results, games: int, jobs: int, words: ArenaWords) -> int:
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    path = str(results.path)
    if results.cut:
        console.print(words.text("arena-cut", path=path), highlight=False)
    if results.games:
        console.print(words.text("arena-going-on", path=path, done=len(results.games), games=games), highlight=False)
    with _progress(words, len(results.games), games) as told:
        finished = run(contest, results, games, jobs, told)
    if results.games:
        found = lines(contest, results.in_order())
        plot = results.path.with_suffix(".png")
        title = words.text("arena-plot-title", game=contest.game, games=len(results.games), seed=str(contest.seed))
        picture(found, title, words, plot)
        console.print(grid(found, words))
        if (rounds := lengths(results.in_order())) is not None:
            console.print(rounds.told(words), highlight=False)
        console.print(words.text("arena-note"), highlight=False)
    if not finished:
        said = words.text("arena-stopped", done=len(results.games), games=games, path=path)
        console.print(said, highlight=False, soft_wrap=True)
        return STOPPED
    said = words.text("arena-done", games=len(results.games), path=path, plot=str(plot))
    console.print(said, highlight=False, soft_wrap=True)
    return 0


@contextmanager
def _progress(words: ArenaWords, done: int, games: int) -> Iterator[Callable[[], None]]:
    """A bar with the time left, on a terminal only."""
    console = Console(file=sys.stderr)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("arena-playing"), total=games, completed=done)
        yield lambda: progress.advance(task)
