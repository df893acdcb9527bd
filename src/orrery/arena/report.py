"""The results of a contest: wins with their uncertainty, scores, time."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import NamedTuple

from rich.table import Table as Grid

from orrery.arena.contest import Contest
from orrery.arena.results import GameResult
from orrery.text import Words

SURE = 1.959964
"""The number of standard errors on either side for 95 %."""


class Row(NamedTuple):
    """One bot in the list: its results over all its games."""

    label: str
    games: int
    wins: float
    """A victory shared by two counts half."""
    low: float
    high: float
    score: float
    difference: float
    error: float
    """The standard error of the difference."""
    decisions: float
    seconds: float
    scores: list[int]

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's: valid for few games too, and never outside 0 to 1)."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, SURE * SURE / games
    middle = (share + z2 / 2) / (1 + z2)
    half = SURE * sqrt(share * (1 - share) / games + z2 / games / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names, with their place in the list where two are the same."""
    return [f"{bot} ({place})" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots, 1)]


def lines(contest: Contest, games: Sequence[GameResult]) -> list[Row]:
    """One row for each bot in the list."""
    return [_line(label, bot, games) for bot, label in enumerate(labels(contest.bots))]


def _line(label: str, bot: int, games: Sequence[GameResult]) -> Row:
    wins = 0.0
    scores: list[int] = []
    decisions: list[int] = []
    seconds: list[float] = []
    by_deal: dict[int, list[int]] = {}
    for game in games:
        seat = game["seated"].index(bot)
        if seat in game["winners"]:
            wins += 1 / len(game["winners"])
        scores.append(game["scores"][seat])
        decisions.append(game["decisions"][seat])
        seconds.append(game["seconds"][seat])
        others = max(score for other, score in enumerate(game["scores"]) if other != seat)
        by_deal.setdefault(game["deal"], []).append(scores[-1] - others)
    # Games of the same deal are not independent: use the error of the deals' means.
    gaps = [fmean(gap) for gap in by_deal.values()]
    low, high = wilson(wins, len(games))
    return Row(
        label=label,
        games=len(games),
        wins=wins,
        low=low,
        high=high,
        score=_mean(scores),
        difference=_mean(gaps),
        error=stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0,
        decisions=_mean(decisions),
        seconds=_mean(seconds),
        scores=scores,
    )


class Lengths(NamedTuple):
    """The number of rounds the games took."""

    median: float
    least: int
    most: int

    def told(self, words: Words) -> str:
        """The lengths as one line of text."""
        return words.text("arena-rounds", median=f"{self.median:g}", least=self.least, most=self.most)


def lengths(games: Sequence[GameResult]) -> Lengths | None:
    """The lengths of the games in rounds; None if the game has no rounds."""
    counts = [game["rounds"] for game in games]
    return Lengths(median(counts), min(counts), max(counts)) if any(counts) else None


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def grid(found: Sequence[Row], words: Words) -> Grid:
    """The rows as a table."""
    told = Grid()
    told.add_column(words.text("arena-bot"), no_wrap=True)
    for key in ("games", "wins", "rate", "interval", "score", "difference", "decisions", "seconds"):
        told.add_column(words.text(f"arena-{key}"), justify="right")
    for line in found:
        told.add_row(
            line.label,
            str(line.games),
            f"{line.wins:.4g}",
            f"{line.rate:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            f"{line.score:.1f}",
            f"{line.difference:+.1f} ± {SURE * line.error:.1f}",
            f"{line.decisions:.0f}",
            f"{line.seconds:.2f}",
        )
    return told
