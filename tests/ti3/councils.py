"""Tables at which the council has decided, or a law is in force."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import POLITIC
from orrery.games.ti3.rules.things import Politic
from tests.ti3.notation import asked, position, say, state

TILES = {"a1": "mehar_xull", "b1": "arinam_meer", "b3": "saudor"}
SETTLED = {"Meer": "sol: ground_force", "Mehar Xull": "norr: 3 ground_force", "Saudor": "hacan: ground_force"}


def agree(table: Table, result: str) -> None:
    for race in ("norr", "hacan", "sol"):
        (kind,) = set(asked(table).values())
        say(table, f"{race} {kind} {result}")


def law(name: str) -> Politic:
    return POLITIC.index[name]


def goods(table: Table) -> list[int]:
    return [p.goods for p in state(table).players]


FRAMES = [("agenda", 0, -1), ("turn",), ("status_phase",)]


def council(card: str, result: str, **more: Any) -> Table:
    """The council of Sol (speaker), N'orr and Hacan decides unanimously."""
    planets = {**SETTLED, **more.pop("planets", {})}
    tiles = {**TILES, **more.pop("tiles", {})}
    table = position(politics=card, frames=more.pop("frames", FRAMES), tiles=tiles, planets=planets, **more)
    agree(table, result)
    return table


SAUDOR: dict[str, Any] = {"tiles": {"b1": "saudor"}}
LANDER: dict[str, Any] = {"c1": "carrier, 2 ground_force"}
LAND = (
    "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force; sol land 2 ground_force"
)
EVEN: dict[str, Any] = {
    "tiles": {"b1": "arinam_meer", "b2": "mehar_xull", "b3": "saudor"},
    "planets": {"Meer": "sol: ground_force", "Mehar Xull": "norr: ground_force", "Saudor": "hacan: ground_force"},
}


def under(name: str, **more: Any) -> Table:
    """A table with a law in force."""
    return position(laws=name, **more)


def voted(name: str, side: str, **more: Any) -> Table:
    """The council has decided one way."""
    table = position(politics=name, frames=[("agenda", 0, -1), ("turn",), ("status_phase",)], **{**EVEN, **more})
    say(table, f"norr vote {side}; hacan vote {side}; sol vote {side}")
    return table
