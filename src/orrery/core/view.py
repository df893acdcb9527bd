"""View: the one projection of a position for screens, bots and tests. Its state is redacted: it does not contain what
the seat may not see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision, Order, Pick
from orrery.core.deals import Reply
from orrery.core.state import EVERYONE, State
from orrery.core.terms import Deals, Field, Terms
from orrery.core.unknown import Unknown
from orrery.core.zones import Zone

if TYPE_CHECKING:
    from orrery.core.table import Table


def plain_state(it: State) -> dict[str, Any]:
    """A redacted state as plain data. Public numbers and names, and lists of them, take a fast path: every message to
    every reader is built from this."""
    told: dict[str, Any] = {}
    for name, p in it.FIELDS.items():
        value, form, item = getattr(it, name), p.shape.form, p.shape.item
        if value is None or form == "atom":
            told[name] = value if p.secret is None else {"unknown": 1}
        elif p.secret is None and form == "list" and item is not None and item.form == "atom":
            told[name] = value[:]
        else:
            told[name] = plain(value)
    return told


def plain(value: Any) -> Any:
    """A seen value as plain data (JSON)."""
    if isinstance(value, (int, str)) or value is None:
        return value
    if isinstance(value, Unknown):
        return {"unknown": len(value)}
    if isinstance(value, State):
        return value.plain() if isinstance(value, Zone) else plain_state(value)
    if isinstance(value, dict):
        return {str(k): v if isinstance(v, (int, str)) else plain(v) for k, v in value.items()}
    return [v if isinstance(v, int) else plain(v) for v in value]


class TableView:
    """A whole position as one seat (or with -1 a spectator) may see it. While somebody may react, everyone sees the
    same open `window` and nobody sees who is asked."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = table.players
        self.over = table.over
        asked = table.pending.values()
        self.waiting = sorted({d.seat for d in asked if not d.kind.reaction or d.seat == seat})
        self.window = table.window
        self._state: Callable[[], Any] = lambda: table.state.redacted(seat)
        self._questions: Callable[[], list[tuple[str, Decision[Any]]]] = lambda: [
            (table.question_id(seat, d), d) for _, d in table.asked(seat)
        ]
        self._proposed: Callable[[], list[tuple[Reply, bool]]] = lambda: table.proposed(seat)
        self._journal: Callable[[int], list[tuple[str, dict[str, Any]]]] = lambda start: [
            (key, args) for key, only, args in table.journal[start:] if only in (EVERYONE, seat)
        ]

    @cached_property
    def state(self) -> Any:
        """The state as the seat sees it, built on first use. It has the game's own class, so the rules can be called
        with it."""
        return self._state()

    @property
    def questions(self) -> list[tuple[str, Decision[Any]]]:
        """The seat's own open questions by id; other seats' questions are never shown."""
        return self._questions()

    @property
    def proposed(self) -> list[tuple[Reply, bool]]:
        """The deals that the seat has proposed and that await a reply; and whether an undo would withdraw this one."""
        return self._proposed()

    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]:
        """What happened, as far as this seat may know (live tables)."""
        return self._journal(start)

    def plain(self) -> dict[str, Any]:
        """The view as plain data: state, questions, and the seats the table waits for."""
        return {
            "seat": self.seat,
            "over": self.over,
            "waiting": self.waiting,
            "window": self.window,
            "state": plain_state(self.state),
            "questions": [question_plain(name, d) for name, d in self.questions],
        }


def question_plain(name: str, decision: Decision[Any]) -> dict[str, Any]:
    """A question as plain data. A pick or order lists its items, not every combination; a deal lists the fields for
    each partner."""
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
    elif isinstance(decision, Terms):
        noun = decision.noun
        told["partners"] = [
            {"with": noun.partner.encode(partner), "gives": gives, "gets": gets}
            for partner in decision.partners
            for gives, gets in ([[field_plain(noun, field) for field in side] for side in decision.sides(partner)],)
        ]
    else:
        told["options"] = [decision.option(v).id for v in decision.options()]
    return told


def field_plain(noun: Deals, field: Field) -> dict[str, Any]:
    """A field of a deal as plain data."""
    told: dict[str, Any] = {"name": field.name, "low": field.low, "high": field.high}
    of = noun.fields[field.name]
    if field.items is not None and of is not None:
        told["items"] = [of.encode(item) for item in field.items]
    return told
