"""History: everything that happened at a table, as plain data. The table can be rebuilt as it was at any point,
starting from the nearest round."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from orrery.core.chance import COUNTER_BITS, Chance, seeded
from orrery.core.game import Game
from orrery.core.history import Entry, Mark, PackedMark, StoredSnapshot, is_chance
from orrery.core.state import Journal
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.server.results import End

Kept = PackedMark | Mark | StoredSnapshot
Packed = dict[str, Any]

CARRIED = ("players", "config", "seed", "journal", "prints", "frozen", "sealed", "over", "moment", "last")
"""The fields that are packed as they are."""


@dataclass(frozen=True, slots=True)
class History:
    """A game as far as it has been played. `snapshots`: the start and each round; `frozen`: entries before it can be
    read only; `sealed`: where the answers begin that are still under seal."""

    game: Game
    players: int
    config: dict[str, str]
    seed: int
    entries: list[Entry]
    journal: Journal
    snapshots: list[Kept]
    prints: list[tuple[int, str]]
    frozen: int
    sealed: int
    over: bool
    moment: str = ""
    """The window in whose moment the table has stopped."""
    last: PackedMark | None = None
    """The last position of a finished game: it stays, whatever the rules are now."""
    end: End | None = None
    """How a finished game ended, if that is stored."""

    @classmethod
    def of(cls, table: Table) -> History:
        """The history of a live table that has kept all of it."""
        return cls(
            game=table.game,
            players=table.players,
            config=table.config,
            seed=table.seed,
            entries=table.entries[:],
            journal=table.journal[:],
            snapshots=table.snapshots[:],
            prints=table.prints[:],
            frozen=table.frozen,
            sealed=table.sealed_from,
            over=table.over,
            moment=table.window if table.moment is not None else "",
            last=PackedMark.of(Mark(len(table.entries), len(table.journal), table.state)) if table.over else None,
        )

    def pack(self) -> Packed:
        """The history as another process can read it, with the game, its questions and its chances by name."""
        own = {name: getattr(self, name) for name in CARRIED}
        entries = [(track, who, is_chance(e), kind.name, v) for e in self.entries for track, who, kind, v in (e,)]
        snapshots = [PackedMark.of(Mark(kept.at, kept.lines, kept.state)) for kept in self.snapshots]
        own["end"] = tuple(self.end) if self.end is not None else None
        return own | {"game": self.game.name, "entries": entries, "snapshots": snapshots}

    @classmethod
    def unpack(cls, packed: Packed) -> History:
        """The history that was packed."""
        game = titled(packed["game"])
        entries: list[Entry] = [
            (track, who, game.chances[name] if chance else game.kinds[name], value)
            for track, who, chance, name, value in packed["entries"]
        ]
        end = End(*packed["end"]) if packed["end"] is not None else None
        return cls(**{**packed, "game": game, "entries": entries, "end": end})

    def moves(self, seat: int) -> list[int]:
        """The places of the answers that a seat (or with -1 a spectator) knows of; all of them when the game is over.
        It never knows that others were asked to react and passed, nor what is still under seal."""
        return [i for i in range(self.frozen, len(self.entries)) if self._is_move(i, seat)]

    def _is_move(self, i: int, seat: int) -> bool:
        entry = self.entries[i]
        _, who, kind, value = entry
        if is_chance(entry):
            return False
        return self.over or who == seat or not (i >= self.sealed or (kind.reaction and value is None))

    def knows(self, i: int, seat: int) -> bool:
        """Whether a seat knows what was answered at this place."""
        _, who, kind, _ = self.entries[i]
        return who == seat or (self.over and seat < 0) or not (kind.secret or i >= self.sealed)

    def table(self, upto: int, lean: bool = True) -> Table:
        """A live table as it was after that many entries and the outcomes that came with them; lean: without new
        fingerprints, just for reading."""
        last = len(self.entries)
        if not self.frozen <= upto <= last:
            raise LookupError(f"there is nothing after entry {upto} of {last}")
        while upto < last and is_chance(self.entries[upto]):
            upto += 1
        n = bisect_right([snapshot.at for snapshot in self.snapshots], upto) - 1
        begin = self.last if upto == last and self.last is not None else self.snapshots[n]
        it = Table(self.game, self.players, self.config, self.seed, begin.state.clone())
        it.entries = self.entries[: begin.at]
        it.count_answers()
        it.begin_live(begin.at)
        it.journal.extend(self.journal[: begin.lines])
        it.mark = Mark(begin.at, begin.lines, it.mark.state)
        it.snapshots[:] = self.snapshots[: n + 1]
        it.prints.extend(p for p in self.prints if p[0] <= begin.at)
        it.keeping.frozen = it.keeping.revealed = self.frozen
        it.stops = frozenset({self.moment} if upto == last and self.moment else ())
        it.replay(self.entries[begin.at : upto], lean=lean)
        it.stops = frozenset()
        return it

    def walk(self) -> Iterator[tuple[int, Table]]:
        """One table that goes through the whole game: yields the number of entries so far and the table, first before
        any answer, then after each."""
        first = self.snapshots[0]
        it = Table(self.game, self.players, self.config, self.seed, first.state.clone())
        outcomes = (entry[3] for entry in self.entries[first.at :] if is_chance(entry))

        def recorded(ask: Chance[Any], track: int) -> Any:
            return next(outcomes)

        it.source = recorded
        it.replay([])
        yield first.at, it
        for at, entry in enumerate(self.entries[first.at :], first.at + 1):
            if not is_chance(entry):
                it.put(entry[0], entry[3])
                yield at, it

    def reseeded(self, seed: int) -> History:
        """The same game up to here, with other luck from here on. Past outcomes stay in the record, and each event has
        its own place in the count, whatever the seed."""
        count = (1 << COUNTER_BITS) - 1
        snapshots: list[Kept] = []
        for snapshot in self.snapshots:
            state = snapshot.state.clone()
            state.rng = seeded(seed) | (state.rng & count)
            snapshots.append(PackedMark.of(Mark(snapshot.at, snapshot.lines, state)))
        return replace(self, seed=seed, snapshots=snapshots)
