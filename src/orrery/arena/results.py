"""The results file: one JSON line per game, written as soon as it is finished. An interrupted contest continues with
the same file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from orrery.arena.contest import Contest, Fixture

GameResult = dict[str, Any]
NEEDED = {"deal", "rotation", "seated", "scores", "winners", "rounds", "decisions", "seconds"}


class BadResults(Exception):
    """A results file that cannot be continued: `key` is the message, `of` its arguments."""

    def __init__(self, key: str, **of: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.of = of


class Results:
    """The finished games of a contest, in a file."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.games: dict[Fixture, GameResult] = {}
        self.cut = False
        if path.exists():
            self._load()

    def _load(self) -> None:
        """Read what is there. A last line truncated by a crash is removed from the file; for anything else that does
        not belong here the file is refused and left alone."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), 1):
            self._take(number, line)
        if whole < len(data):
            os.truncate(self.path, whole)
            self.cut = True

    def _take(self, number: int, line: bytes) -> None:
        try:
            result = msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise BadResults("arena-damaged", path=str(self.path), line=number) from None
        if not isinstance(result, dict) or not result.keys() >= NEEDED:
            raise BadResults("arena-foreign", path=str(self.path), line=number)
        for name, wanted in self.contest.terms().items():
            if result.get(name) != wanted:
                raise BadResults(
                    "arena-different",
                    path=str(self.path),
                    name=name,
                    there=_said(result.get(name)),
                    asked=_said(wanted),
                )
        self.games[Fixture(result["deal"], result["rotation"])] = result

    def add(self, result: GameResult) -> None:
        """Append a finished game."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        self.games[Fixture(result["deal"], result["rotation"])] = result

    def in_order(self) -> list[GameResult]:
        """The finished games by deal and rotation, not by order of arrival."""
        return [self.games[f] for f in sorted(self.games, key=lambda f: (f.deal, f.rotation))]


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{k}={v}" for k, v in value.items()) or "-"
    return str(value)
