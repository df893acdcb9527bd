"""Metrics: what a server counts and measures of itself, in the text format of Prometheus. Nothing in it is about a
person or a single table."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import monotonic, time

COMMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Upper bounds in seconds."""
EVERY = 0.5
"""Seconds between two looks at how late the event loop is."""
TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(slots=True)
class Histogram:
    """How often something took how long."""

    bounds: tuple[float, ...]
    counts: list[int] = field(default_factory=list)
    total: float = 0.0
    latest: float = 0.0

    def __post_init__(self) -> None:
        self.counts = [0] * (len(self.bounds) + 1)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds
        self.latest = seconds


@dataclass(slots=True)
class Metrics:
    """What is counted while the server runs: acts by what was done, commits by how long they took and how many failed,
    and how late the event loop is."""

    acts: Counter[str] = field(default_factory=Counter)
    commits: Histogram = field(default_factory=lambda: Histogram(COMMITS))
    failed: int = 0
    lag: Histogram = field(default_factory=lambda: Histogram(LAGS))
    started: float = field(default_factory=time)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, as long as it runs."""
        while True:
            before = monotonic()
            await asyncio.sleep(EVERY)
            self.lag.note(max(0.0, monotonic() - before - EVERY))


def gauge(name: str, says: str, value: float) -> list[str]:
    """A number that goes up and down."""
    return [*_head(name, says, "gauge"), f"{name} {_number(value)}"]


def gauges(name: str, says: str, label: str, values: Mapping[str, float]) -> list[str]:
    """Such numbers, one for each label."""
    return [*_head(name, says, "gauge"), *_labelled(name, label, values)]


def counter(name: str, says: str, value: float) -> list[str]:
    """A number that only goes up."""
    return [*_head(name, says, "counter"), f"{name} {_number(value)}"]


def counters(name: str, says: str, label: str, values: Mapping[str, float]) -> list[str]:
    """Such numbers, one for each label."""
    return [*_head(name, says, "counter"), *_labelled(name, label, values)]


def histogram(name: str, says: str, it: Histogram) -> list[str]:
    """How long something took: for each bound, how often it was no longer."""
    lines, so_far = _head(name, says, "histogram"), 0
    for bound, count in zip(it.bounds, it.counts, strict=False):
        so_far += count
        lines.append(f'{name}_bucket{{le="{bound:g}"}} {so_far}')
    so_far += it.counts[-1]
    return [*lines, f'{name}_bucket{{le="+Inf"}} {so_far}', f"{name}_sum {it.total:.6f}", f"{name}_count {so_far}"]


def page(parts: Iterable[list[str]]) -> str:
    """All of them, as they are sent."""
    return "\n".join(line for lines in parts for line in lines) + "\n"


def _head(name: str, says: str, kind: str) -> list[str]:
    return [f"# HELP {name} {says}", f"# TYPE {name} {kind}"]


def _labelled(name: str, label: str, values: Mapping[str, float]) -> list[str]:
    return [f'{name}{{{label}="{of}"}} {_number(value)}' for of, value in sorted(values.items())]


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")
