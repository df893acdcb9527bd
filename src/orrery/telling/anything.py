"""The teller for a game without its own: what a reader may see of the state, one field per line."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision
from orrery.core.state import State
from orrery.core.unknown import Unknown
from orrery.core.zones import Zone
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, TextTable
from orrery.text import Words

PRIVATE = ("schedule", "rng")
"""Fields for the rules only."""


def note(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """Nothing is known about what an offer is worth."""
    return ""


def lines(view: Sight, words: Words) -> list[str]:
    """The whole state; what belongs to a seat comes under its name."""
    told, seats = [], []
    for name, plan in view.state.FIELDS.items():
        value = getattr(view.state, name)
        if plan.per_seat and plan.nests and len(value) == view.players:
            for seat, part in enumerate(value):
                seats += ["", f"{words.name(seat)}:", *(f"- {line}" for line in _fields(part))]
        elif name not in PRIVATE:
            told.append(_field(name, value))
    return told + seats


def _fields(it: State) -> list[str]:
    return [_field(name, getattr(it, name)) for name in it.FIELDS]


def _field(name: str, value: Any) -> str:
    return f"{name}: {_spelt(value)}"


def _spelt(value: Any) -> str:
    if isinstance(value, Unknown):
        return f"{len(value)} ?"
    if isinstance(value, Zone):
        return _spelt(value.plain())
    if isinstance(value, State):
        return "; ".join(_fields(value))
    if isinstance(value, dict):
        return ", ".join(f"{key} = {_spelt(each)}" for key, each in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return ", ".join(_spelt(each) for each in value) or "-"
    return str(value)


def sheet(view: Sight, words: Words) -> TextTable:
    """Who plays; nothing is known about how the points add up."""
    return TextTable([words.name(seat) for seat in range(view.players)], [])


def facts(view: Sight, words: Words) -> list[str]:
    """Nothing is known about how a game went."""
    return []


def behind(noun: str, value: Any, words: Words) -> list[str]:
    """Nothing has a text."""
    return []


def later(view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
    """Nothing is known about when a thing can be used."""
    return []
