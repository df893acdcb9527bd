"""Agendas of Twilight Imperium 4 that have been decided, for the tests. The table is that of councils.py: Sol is
speaker; unless a test says otherwise only Letnev votes, with Mehar Xull."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from tests.ti4.councils import LATER, cast, council
from tests.ti4.notation import planet, say, state

EVERY = "letnev {0} mehar_xull; hacan nothing; sol nothing"


def decided(name: str, outcome: str, votes: str = "", **more: Any) -> Table:
    """A table on which an agenda has just been decided; `votes` as in councils.cast."""
    later = ", agenda.regulated_conscription, nothing" if f"agenda.{name}" in LATER else ""
    table = council(f"agenda.{name}{later}", **more)
    cast(table, votes or EVERY.format(outcome))
    return table


def adjourn(table: Table) -> None:
    """Nobody votes on the second agenda, Regulated Conscription, and the speaker decides against it."""
    cast(table, "letnev nothing; hacan nothing; sol nothing")
    say(table, "sol decide against")


def exhausted(table: Table, *names: str) -> list[str]:
    """Which of these planets are exhausted."""
    return [name for name in names if state(table).exhausted >> planet(name) & 1]
