"""Sight: a position as a reader sees it: a seat or a spectator (a table's view), or with all cards open."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core.ask import Decision
from orrery.core.deals import Reply
from orrery.core.state import OPEN
from orrery.core.table import Table


class Sight(Protocol):
    """What tellers work from."""

    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def waiting(self) -> list[int]: ...
    @property
    def window(self) -> str: ...
    @property
    def state(self) -> Any: ...
    @property
    def questions(self) -> list[tuple[str, Decision[Any]]]: ...
    @property
    def proposed(self) -> list[tuple[Reply, bool]]: ...
    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]: ...


class OpenView:
    """A position with all cards open: for replays of finished games, and for the owner of the record."""

    def __init__(self, table: Table) -> None:
        self.seat = -1
        self.players = table.players
        self.over = table.over
        self.waiting = table.waiting()
        self.window = ""
        self.state: Any = table.state.redacted(OPEN)
        self.questions: list[tuple[str, Decision[Any]]] = []
        self.proposed: list[tuple[Reply, bool]] = []
        self._table = table

    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]:
        """Everything that happened, private lines too."""
        return [(key, args) for key, _, args in self._table.journal[start:]]


def sight(table: Table, seat: int, open_cards: bool = False) -> Sight:
    """The position as a seat (or with -1 a spectator) may see it, or with all cards open."""
    return OpenView(table) if open_cards else table.view(seat)
