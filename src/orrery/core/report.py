"""Report: what is wrong with a record, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass


class BadRecord(ValueError):
    """A damaged or foreign record: where, what, and what to do. Nothing of it was loaded."""

    def __init__(self, source: str, line: int, error: Exception) -> None:
        advice = "" if isinstance(error, Foreign) else " Restore the file from a copy."
        super().__init__(f"{source}, line {line}: {str(error).rstrip('.')}.{advice} Nothing was loaded.")
        self.line = line
        self.foreign = isinstance(error, Foreign)


class Foreign(ValueError):
    """Not damaged, but not for us: the message says what to do."""


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a record fits the rules; if not: the first entry that does not, its line, what was recorded there
    and what the rules make of it. `snapshot` is the last one to go on from; `dropped` counts entries given up."""

    ok: bool
    entry: int = -1
    line: int = -1
    expected: str = ""
    found: str = ""
    snapshot: int | None = None
    resumed: bool = False
    dropped: int = 0
    note: str = ""

    def __str__(self) -> str:
        said = "The record fits the rules."
        if not self.ok:
            said = f"Entry {self.entry} (line {self.line}): recorded {self.expected:.300}; replayed {self.found:.300}."
        if self.resumed:
            said += f" The game goes on from the snapshot after {self.snapshot} entries; nothing before can be undone."
            said += f" Later entries given up: {self.dropped}."
        elif not self.ok and self.snapshot is not None:
            said += f" It can go on from the snapshot after {self.snapshot} entries."
        return f"{said} {self.note}".rstrip()
