"""View: the one projection of a position for screens, bots and tests. What a seat may not see is not in it;
parts are built when they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.core.state import EVERYONE, NOBODY, FieldPlan, State
from orrery.core.zones import Zone

if TYPE_CHECKING:
    from orrery.core.table import Table


class Unknown:
    """Things that are there and cannot be seen: only their number is known."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and other.count == self.count

    def __hash__(self) -> int:
        return hash(self.count)

    def __repr__(self) -> str:
        return f"Unknown({self.count})"


class StateView:
    """A state as a seat may see it: the same attribute names; lists become tuples, hidden things Unknown."""

    def __init__(self, it: State, seat: int, owner: int = -1) -> None:
        plans = {p.name: p for p in it.PLAN if not p.transient}

        def look(name: str) -> Any:
            p = plans.get(name)
            if p is None:
                raise AttributeError(name)
            return _look(p, getattr(it, name), seat, owner)

        self._look: Callable[[str], Any] = look
        self._names = tuple(plans)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        value = self._look(name)
        self.__dict__[name] = value
        return value

    def plain(self) -> dict[str, Any]:
        """Everything that can be seen, as plain data."""
        return {name: _plain(getattr(self, name)) for name in self._names}


def may_see(p: FieldPlan, seat: int, owner: int) -> bool:
    """Whether a seat may see what is in a field of that owner."""
    return p.secret is None or (p.secret.to != NOBODY and owner == seat and seat >= 0)


def _look(p: FieldPlan, value: Any, seat: int, owner: int) -> Any:
    if value is None:
        return None
    if isinstance(value, State):
        return value.known(seat) if isinstance(value, Zone) else StateView(value, seat, owner)
    open_to_me = may_see(p, seat, owner)
    if isinstance(value, list):
        item = p.shape.item
        if item is not None and item.form == "state":
            return tuple(
                v.known(seat) if isinstance(v, Zone) else StateView(v, seat, i if p.per_seat else owner)
                for i, v in enumerate(value)
            )
        return tuple(value) if open_to_me else Unknown(len(value))
    if isinstance(value, dict):
        if open_to_me:
            return dict(value)
        return {k: Unknown(len(v) if isinstance(v, list) else 1) for k, v in value.items()}
    return value if open_to_me else Unknown(1)


def _plain(value: Any) -> Any:
    if isinstance(value, StateView):
        return value.plain()
    if isinstance(value, Unknown):
        return {"unknown": value.count}
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in sorted(value.items())}
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value


class TableView:
    """A whole position as one seat (or with -1 a spectator) may see it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = table.players
        self.over = table.over
        self.waiting = table.waiting()
        self.state = StateView(table.state, seat)
        self._questions: Callable[[], list[tuple[str, Decision[Any]]]] = lambda: [
            (table.question_id(seat, d), d) for _, d in table.asked(seat)
        ]
        self._journal: Callable[[int], list[tuple[str, dict[str, Any]]]] = lambda start: [
            (key, args) for key, only, args in table.journal[start:] if only in (EVERYONE, seat)
        ]

    @property
    def questions(self) -> list[tuple[str, Decision[Any]]]:
        """The seat's own open questions by id; other seats' questions are never shown."""
        return self._questions()

    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]:
        """What happened, as far as this seat may know (live tables)."""
        return self._journal(start)

    def plain(self, options: bool = True) -> dict[str, Any]:
        """The view as plain data: state, questions with their options, whom the table waits for."""
        return {
            "seat": self.seat,
            "over": self.over,
            "waiting": self.waiting,
            "state": self.state.plain(),
            "questions": [question_plain(name, d, options) for name, d in self.questions],
        }


def question_plain(name: str, decision: Decision[Any], options: bool = True) -> dict[str, Any]:
    """A question as plain data."""
    told: dict[str, Any] = {
        "id": name,
        "kind": decision.kind.name,
        "form": decision.FORM,
        "args": decision.args,
    }
    if options:
        told["options"] = [decision.option(v).id for v in decision.options()]
    return told
