"""Sight: a position as somebody sees it: a seat or a spectator (a table's view), or one who sees all cards open."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core.ask import Decision
from orrery.core.state import State
from orrery.core.table import Table
from orrery.core.view import StateView, plain, plain_view, project


class Sight(Protocol):
    """What is told is made from this."""

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
    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]: ...


class OpenState(StateView):
    """A state with all cards open: what belongs to a seat is seen as by that seat, the rest as by a spectator."""

    def __init__(self, it: State, owner: int = -1) -> None:
        super().__init__(it, owner, owner)
        plans = it.FIELDS

        def look(name: str) -> Any:
            if name not in plans:
                raise AttributeError(name)
            return project(plans[name], getattr(it, name), owner, owner, _open_state)

        self._look = look


def _open_state(it: State, seat: int, owner: int) -> OpenState:
    return OpenState(it, owner)


class OpenView:
    """A position with all cards open: for replays of finished games, and for whoever owns the record."""

    def __init__(self, table: Table) -> None:
        self.seat = -1
        self.players = table.players
        self.over = table.over
        self.waiting = table.waiting()
        self.window = ""
        self.state = OpenState(table.state)
        self.questions: list[tuple[str, Decision[Any]]] = []
        self._table = table

    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]:
        """Everything that happened, private lines too."""
        return [(key, args) for key, _, args in self._table.journal[start:]]


def sight(table: Table, seat: int, open_cards: bool = False) -> Sight:
    """The position as a seat (or with -1 a spectator) may see it, or with all cards open."""
    return OpenView(table) if open_cards else table.view(seat)


def plain_state(table: Table, seat: int, open_cards: bool = False) -> dict[str, Any]:
    """The state in that sight as plain data."""
    return _plain_open(table.state, -1, -1) if open_cards else plain_view(table.state, seat)


def _plain_open(it: State, seat: int, owner: int) -> dict[str, Any]:
    return {name: plain(project(p, getattr(it, name), owner, owner, _plain_open)) for name, p in it.FIELDS.items()}
