"""A person at the keyboard: types given lines, or answers each question at random by its marker line."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from random import Random

import pytest

from orrery.cli import main

LIMIT = 3000
"""More lines than any game takes."""


class Typist(io.StringIO):
    """A standard input that can see what has been written so far."""

    def __init__(self, lines: Iterable[str], then: Callable[[str], str] | None, out: io.StringIO) -> None:
        super().__init__()
        self.lines = iter(lines)
        self.then = then
        self.out = out
        self.typed = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        assert self.typed < LIMIT, "the sitting does not end"
        line = next(self.lines, None)
        if line is None and self.then is not None:
            line = self.then(self.out.getvalue().rstrip("\n").rpartition("\n")[2])
        return "" if line is None else f"{line}\n"


def at_random(dice: Random) -> Callable[[str], str]:
    """Answer by number whatever the marker line asks for."""

    def answer(marker: str) -> str:
        _, name, *rest = marker.split()
        if name == "curtain":
            return ""
        form, *numbers = rest
        low, _, high = numbers[0].partition("-")
        if form in ("choose", "terms"):
            return str(dice.randint(1, int(low)))
        if form == "amount":
            return str(dice.randint(int(low), int(high)))
        assert form == "pick", marker
        count = dice.randint(int(low), int(high))
        return " ".join(map(str, dice.sample(range(1, int(numbers[1]) + 1), count))) or "pass"

    return answer


def typed(
    monkeypatch: pytest.MonkeyPatch,
    argv: list[str],
    *lines: str,
    then: Callable[[str], str] | None = None,
) -> tuple[int, str]:
    """Run a command in line mode with somebody typing: its status and everything it wrote."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", Typist(lines, then, out))
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stderr", out)
    status = main(argv)
    return status, out.getvalue()
