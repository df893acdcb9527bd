"""Report: what is wrong with a record, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.fault import Fault, fault_of


class Foreign(Fault):
    """An intact file that this program cannot use; the message says what to do."""


class BadRecord(Fault):
    """A damaged or foreign record: where, what, and what to do about it. Nothing was loaded."""

    def __init__(self, source: str, line: int, error: Exception) -> None:
        what = fault_of(error)
        self.foreign = isinstance(what, Foreign)
        if self.foreign:
            where = Fault("fault-foreign", "line {line}: {what}. Nothing was loaded.", line=line, what=what)
        else:
            english = "line {line}: {what}. Restore the file from a copy. Nothing was loaded."
            where = Fault("fault-damaged", english, line=line, what=what)
        super().__init__("fault-record", "{source}, {where}.", source=source, where=where)

    @property
    def where(self) -> Fault:
        """What is wrong and in which line, without the name of the file."""
        found: Fault = self.about["where"]
        return found

    @property
    def line(self) -> int:
        return int(self.where.about["line"])


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a record fits the rules. If not: the first entry that does not, its line, what was recorded there and
    what the rules produce instead. `snapshot` is the last usable one; `dropped` counts the entries given up."""

    ok: bool
    entry: int = -1
    line: int = -1
    expected: str | Fault = ""
    found: str | Fault = ""
    snapshot: int | None = None
    resumed: bool = False
    dropped: int = 0
    note: str | Fault = ""

    @property
    def misfit(self) -> Fault:
        """The first entry that does not fit, what was recorded and what the rules produce instead."""
        expected, found = (it if isinstance(it, Fault) else it[:300] for it in (self.expected, self.found))
        english = "Entry {entry} (line {line}): recorded {expected}; replayed {found}."
        return Fault("fault-report", english, entry=self.entry, line=self.line, expected=expected, found=found)

    @property
    def fault(self) -> Fault:
        """What does not fit, and whether other rules are to blame."""
        if not self.note:
            return self.misfit
        return Fault("fault-report-rules", "{report}. {note}.", report=self.misfit, note=self.note)

    def __str__(self) -> str:
        said = "The record fits the rules." if self.ok else str(self.misfit)
        if self.resumed:
            said += f" The game continues from the snapshot after {self.snapshot} entries, which cannot be undone."
            said += f" Later entries given up: {self.dropped}."
        elif not self.ok and self.snapshot is not None:
            said += f" It can continue from the snapshot after {self.snapshot} entries."
        return f"{said} {self.note}".rstrip()
