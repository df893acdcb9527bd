"""Keeping: what a table keeps in order to go back. Every table keeps a mark, from which it is copied; a live one also
keeps older marks, journal, fingerprints and snapshots, and knows what may be undone."""

from __future__ import annotations

from typing import Any, Generic

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.fault import Fault
from orrery.core.game import Game, S
from orrery.core.history import Entry, Mark, Mismatch, PackedMark, StoredSnapshot, is_chance
from orrery.core.state import Journal

MARKS_KEPT = 6
MARKED_AT_THE_END = 40
"""A lean replay takes marks only at the start of rounds and within this many entries of the end."""


class Keeping(Generic[S]):
    """What one table keeps. `lean`: no fingerprints and few marks, during a replay that only compares the `proof`, the
    fingerprint after so many entries."""

    __slots__ = (
        "_older", "frozen", "game", "journal", "lean", "live", "mark", "prints", "proof", "revealed", "snapshots",
        "undone",
    )  # fmt: skip

    def __init__(self, game: Game[S], mark: Mark) -> None:
        self.game = game
        self.mark = mark
        self.live = False
        self.lean = False
        self.proof: tuple[int, str] | None = None

    def begin(self, state: S, at: int, frozen: int) -> None:
        """Start keeping history from a state, reached after so many entries; those before `frozen` cannot be undone."""
        self.live = True
        self.journal: Journal = []
        self.prints: list[tuple[int, str]] = []
        self.snapshots: list[PackedMark | Mark | StoredSnapshot] = []
        self.undone: list[tuple[int, int, Kind[Any], Any]] = []
        """Answers that were taken back: seat, track, kind and answer."""
        self.revealed = frozen
        self.frozen = frozen
        state.journal = self.journal
        self.mark = Mark(at, 0, state.clone())
        self.snapshots.append(PackedMark.of(self.mark))
        self._older: list[Mark] = []

    def fingerprint(self, state: S, at: int) -> None:
        """Take the fingerprint of a boundary, the first after an entry; compare it if it is the proof."""
        if self.proof is not None and self.proof[0] == at:
            if self.proof[1] != self.game.codec.fingerprint(state):
                english = "the rules lead to another position than the one that was kept"
                raise Mismatch(Fault("fault-position", english))
            self.proof = None
        if not self.lean and (not self.prints or self.prints[-1][0] < at):
            self.prints.append((at, self.game.codec.fingerprint(state)))

    def boundary(self, state: S, at: int, ahead: int) -> bool:
        """At a step boundary of a live table, with so many entries `ahead` in a replay: take a mark, a fingerprint and,
        where a round begins, a snapshot. True if a round begins."""
        if self.proof is not None:
            self.fingerprint(state, at)
        begins = state.schedule[-1][0] == self.game.round_step and self.snapshots[-1].at < at
        if not begins and (at <= self.mark.at or (self.lean and ahead > MARKED_AT_THE_END)):
            return False
        if at > self.mark.at:
            self._older = [*self._older[1 - MARKS_KEPT :], self.mark]
        self.mark = Mark(at, len(self.journal), state.clone())
        self.fingerprint(state, at)
        if begins:
            self.snapshots.append(self.mark if self.lean else PackedMark.of(self.mark))
        return begins

    def before(self, cut: int) -> PackedMark | Mark | StoredSnapshot:
        """The last mark before `cut` or, failing that, the last snapshot."""
        marks = [m for m in [*self._older, self.mark] if m.at <= cut]
        return marks[-1] if marks else next(kept for kept in reversed(self.snapshots) if kept.at <= cut)

    def go_back(self, cut: int) -> Mark:
        """Forget everything after the last mark before `cut`, and return that mark."""
        base = self.before(cut)
        self._older = [m for m in self._older if m.at < base.at]
        self.mark = mark = base if isinstance(base, Mark) else Mark(base.at, base.lines, base.state)
        del self.journal[mark.lines :]
        self.prints = [p for p in self.prints if p[0] <= mark.at]
        self.snapshots = [m for m in self.snapshots if m.at <= mark.at]
        self.revealed = min(self.revealed, mark.at)
        return mark

    def last_answer(self, seat: int, entries: list[Entry]) -> int:
        """The index of the seat's last answer that is not frozen; -1 if there is none."""
        for i in range(len(entries) - 1, self.frozen - 1, -1):
            if not is_chance(entries[i]) and entries[i][1] == seat:
                return i
        return -1

    def undoable(self, seat: int, entries: list[Entry], together_from: int) -> tuple[int, bool] | None:
        """The index of the seat's last answer, if no barrier comes after it; and whether it is inside the open
        `together` (then only the seat's own track is taken back)."""
        i = self.last_answer(seat, entries)
        if i < 0 or i < self.revealed:
            return None
        inside = i >= together_from
        own = entries[i][0]
        if entries[i][2].reaction and not inside:
            return None  # whether it can be undone would reveal who else was asked
        for track, who, kind, _ in entries[i + 1 :]:
            if isinstance(kind, ChanceKind):
                if who and not (inside and track != own):
                    return None
            elif not inside or (track == own and who != seat):
                return None
        return i, inside
