"""Tables of Twilight Imperium 4 in the agenda phase. Sol is speaker, so that Letnev votes first, then Hacan. Letnev has
4 votes (Mehar Xull 3, Wren Terra 1), Hacan 3 (Hercant, Kamdorn, Quann), Sol 4 (Jord 2, Wellon 2)."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import TABLE
from orrery.core.table import Table
from orrery.games.ti4.rules.data import FACTIONS
from orrery.games.ti4.rules.laws import law_holder
from orrery.games.ti4.rules.nouns import OUTCOME, TEXT
from orrery.games.ti4.rules.state import Council
from tests.ti4.notation import position, say, state

TILES = {"201": "24", "203": "25", "205": "19"}
SETTLED = {"mehar_xull": "letnev", "quann": "hacan", "wellon": "sol"}
LATER = "agenda.regulated_conscription, agenda.ixthian_artifact"
"""What comes after the agendas a test is about."""
BASE = {"expansion": "base"}


def council(agendas: str, **more: Any) -> Table:
    """A table at the beginning of the agenda phase; a new round follows it."""
    tiles = {**TILES, **more.pop("tiles", {})}
    planets = {**SETTLED, **more.pop("planets", {})}
    return position(
        agendas=f"{agendas}, {LATER}" if "nothing" not in agendas else agendas,
        frames=more.pop("frames", [("agenda_phase",), ("round",)]),
        custodians=more.pop("custodians", False),
        tiles=tiles,
        planets=planets,
        **more,
    )


def cast(table: Table, script: str) -> None:
    """Votes: "letnev for mehar_xull, wren_terra; hacan nothing; sol against jord"."""
    for sentence in script.split(";"):
        who, what, *planets = sentence.strip().split(" ", 2)
        say(table, f"{who} vote {what}")
        for words in planets:
            say(table, f"{who} cast_votes {words}")


def agenda(table: Table) -> str:
    """The agenda before the council; empty if there is none."""
    c = state(table).council
    return "" if c is None else TEXT.names[c.agenda].removeprefix("agenda.")


def discarded(table: Table) -> list[str]:
    """The agendas in the discard pile, the last one on top."""
    return [TEXT.names[it].removeprefix("agenda.") for it in state(table).agenda_discard]


def holder(table: Table, law: str) -> str:
    """Who has a law: a player, "all" if it lies in the common play area, "" if it is not in play."""
    found = law_holder(state(table), TEXT.index[f"agenda.{law}"])
    if found is None:
        return ""
    return "all" if found == TABLE else FACTIONS[state(table).players[found].faction].name


def sitting(table: Table) -> Council:
    c = state(table).council
    assert c is not None
    return c


def votes(table: Table) -> list[tuple[int, str, int]]:
    """The votes cast so far: seat, outcome, number."""
    return [(seat, OUTCOME.names[outcome], number) for seat, outcome, number in sitting(table).votes]
