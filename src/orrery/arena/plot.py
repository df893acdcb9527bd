"""The plot of a contest: win rates with their intervals, and the distribution of scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.arena.report import Row
from orrery.text import Words

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
"""Safe for all kinds of colour vision (Okabe and Ito's palette)."""
GREY = "#555555"


def picture(found: Sequence[Row], title: str, words: Words, path: Path) -> None:
    """Draw the rows of the report to a PNG file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 1.4 + max(2.0, 0.9 * len(found))), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title, fontsize=12)
    left, right = figure.subplots(1, 2, width_ratios=(1, 1.2), sharey=True)
    _rates(left, found, words)
    _scores(right, found, words)
    for axes in (left, right):
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.tick_params(axis="y", length=0)
    figure.savefig(path, dpi=120, format="png")


def _rates(axes: Any, found: Sequence[Row], words: Words) -> None:
    """A dot and its 95 % interval for each bot; a line marks the even share."""
    even = 1 / len(found)
    axes.axvline(even, color=GREY, linewidth=1, linestyle=":")
    axes.annotate(words.text("arena-plot-even"), (even, 0.99), xycoords=("data", "axes fraction"), color=GREY,
                  fontsize=8, va="top", xytext=(3, 0), textcoords="offset points")  # fmt: skip
    for place, line in enumerate(found):
        colour = COLOURS[place % len(COLOURS)]
        axes.plot([line.low, line.high], [place, place], color=colour, linewidth=2.5, solid_capstyle="butt")
        axes.plot([line.rate], [place], "o", color=colour, markersize=8)
        axes.annotate(f"{line.rate:.0%}", (line.rate, place), xytext=(0, 8), textcoords="offset points",
                      ha="center", fontsize=9)  # fmt: skip
    axes.set_yticks(range(len(found)), [line.label for line in found])
    axes.set_ylim(len(found) - 0.4, -0.8)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_xlabel(words.text("arena-plot-rate"))


def _scores(axes: Any, found: Sequence[Row], words: Words) -> None:
    """How often each bot reached which score, each on a row of its own, with the mean."""
    every = [score for line in found for score in line.scores]
    low, high = min(every), max(every)
    width = max(1, -(-(high - low) // 20))
    edges = [low - 0.5 + width * i for i in range((high - low) // width + 2)]
    heights = [_shares(line.scores, low, width, len(edges) - 1) for line in found]
    scale = 0.8 / max(max(row) for row in heights)
    for place, (line, row) in enumerate(zip(found, heights, strict=True)):
        colour, floor = COLOURS[place % len(COLOURS)], place + 0.25
        tops = [floor - scale * share for share in row]
        axes.fill_between(edges, [*tops, tops[-1]], floor, step="post", color=colour, alpha=0.35, linewidth=0)
        axes.plot([line.score, line.score], [floor, floor - 0.8], color=colour, linewidth=1.5)
        axes.annotate(f"{line.score:.1f}", (line.score, floor - 0.8), xytext=(0, 2), textcoords="offset points",
                      ha="center", va="bottom", fontsize=9)  # fmt: skip
    axes.set_xlabel(words.text("arena-plot-score"))


def _shares(scores: Sequence[int], low: int, width: int, bins: int) -> list[float]:
    """The share of games in each bin."""
    counts = [0] * bins
    for score in scores:
        counts[(score - low) // width] += 1
    return [count / len(scores) for count in counts]
