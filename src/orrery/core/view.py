"""View: the one projection of a position for screens, bots and tests. What a seat may not see is not in it;
parts are built when they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision, Order, Pick
from orrery.core.state import EVERYONE, NOBODY, PLAIN, FieldPlan, State
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
        plans = it.FIELDS

        def look(name: str) -> Any:
            if name not in plans:
                raise AttributeError(name)
            return project(plans[name], getattr(it, name), seat, owner, StateView)

        self._look: Callable[[str], Any] = look
        self._names = tuple(plans)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        value = self._look(name)
        self.__dict__[name] = value
        return value


def fields_of(view: StateView) -> tuple[str, ...]:
    """The names of all there is to see in a state."""
    return view._names


def may_see(p: FieldPlan, seat: int, owner: int) -> bool:
    """Whether a seat may see what is in a field of that owner."""
    return p.secret is None or (p.secret.to != NOBODY and owner == seat and seat >= 0)


def project(p: FieldPlan, value: Any, seat: int, owner: int, nested: Callable[[State, int, int], Any]) -> Any:
    """A field as a seat may see it; `nested` makes the view of a state inside."""
    if value is None or (p.secret is None and p.shape.form in PLAIN):
        return value
    form = p.shape.form
    if form == "state":
        return value.known(seat) if isinstance(value, Zone) else nested(value, seat, owner)
    item = p.shape.item
    if item is not None and item.form == "state":
        inside = enumerate(value) if form == "list" else value.items()
        seen = [
            v.known(seat) if isinstance(v, Zone) else nested(v, seat, k if p.per_seat else owner) for k, v in inside
        ]
        return tuple(seen) if form == "list" else dict(zip(value, seen, strict=True))
    if may_see(p, seat, owner):
        return tuple(value) if form == "list" else dict(value) if form == "dict" else value
    if form == "dict":
        return {k: Unknown(len(v) if isinstance(v, list) else 1) for k, v in value.items()}
    return Unknown(len(value) if form == "list" else 1)


def plain_view(it: State, seat: int, owner: int = -1) -> dict[str, Any]:
    """Everything of a state that a seat may see, as plain data. Public numbers and names, and lists of them, are taken
    as they are: every message to every reader is made from this."""
    told: dict[str, Any] = {}
    for name, p in it.FIELDS.items():
        value, form, item = getattr(it, name), p.shape.form, p.shape.item
        if value is None or (p.secret is None and form == "atom"):
            told[name] = value
        elif p.secret is None and form == "list" and item is not None and item.form == "atom":
            told[name] = value[:]
        elif form == "state" and not isinstance(value, Zone):
            told[name] = plain_view(value, seat, owner)
        elif form == "list" and p.per_seat and item is not None and item.form == "state":
            inside = enumerate(value)
            told[name] = [plain(v.known(seat)) if isinstance(v, Zone) else plain_view(v, seat, k) for k, v in inside]
        else:
            told[name] = plain(project(p, value, seat, owner, plain_view))
    return told


def plain(value: Any) -> Any:
    """A seen value as plain data (JSON)."""
    if isinstance(value, (int, str)) or value is None:
        return value
    if isinstance(value, Unknown):
        return {"unknown": value.count}
    if isinstance(value, dict):
        return {str(k): v if isinstance(v, (int, str)) else plain(v) for k, v in value.items()}
    return [v if isinstance(v, int) else plain(v) for v in value]


class TableView:
    """A whole position as one seat (or with -1 a spectator) may see it. While somebody may react, all see the
    same open `window` and nobody sees who is asked."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = table.players
        self.over = table.over
        asked = table.pending.values()
        self.waiting = sorted({d.seat for d in asked if not d.kind.reaction or d.seat == seat})
        self.window = table.window
        self.state = StateView(table.state, seat)
        self._plain_state: Callable[[], dict[str, Any]] = lambda: plain_view(table.state, seat)
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

    def plain(self) -> dict[str, Any]:
        """The view as plain data: state, questions, whom the table waits for."""
        return {
            "seat": self.seat,
            "over": self.over,
            "waiting": self.waiting,
            "window": self.window,
            "state": self._plain_state(),
            "questions": [question_plain(name, d) for name, d in self.questions],
        }


def question_plain(name: str, decision: Decision[Any]) -> dict[str, Any]:
    """A question as plain data. What can be picked or ordered is given by its items, not by every combination."""
    told: dict[str, Any] = {
        "id": name,
        "kind": decision.kind.name,
        "form": decision.FORM,
        "args": {k: plain(v) for k, v in decision.args.items()},
    }
    if isinstance(decision, (Pick, Order)):
        told["items"] = [decision.kind.noun.encode(item) for item in decision.items]
        if isinstance(decision, Pick):
            told["low"], told["high"] = decision.low, decision.high
    else:
        told["options"] = [decision.option(v).id for v in decision.options()]
    return told
