"""Scenes that tests of exploration begin with: somebody lands on planets of nobody, or flies to a frontier token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.table import Table
from orrery.games.ti4.rules.card_data import EXPLORATIONS, RELICS
from orrery.games.ti4.rules.conserved import explorations_of, relics_of
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import position, say, state

SOL = "sol act tactical; sol activate 203; sol move_from 304; sol move "


def landing(tile: str, commit: str, *, move: str = "carrier, 2 infantry@jord", **more: Any) -> Table:
    """Sol lands on planets of the tile at 203; `more` is told to `position`."""
    mine = {"space": {"304": "carrier"}, **more.pop("sol", {})}
    planets: Mapping[str, str] = {"jord": "sol: 4 infantry, mech, space_dock", **more.pop("planets", {})}
    table = position(tiles={"203": tile, **more.pop("tiles", {})}, planets=planets, sol=mine, **more)
    say(table, f"{SOL}{move}; sol commit {commit}")
    return table


def venture(find: str, *, space: str = "cruiser", **more: Any) -> Table:
    """Sol, with Dark Energy Tap, flies to a frontier token at 203 and explores it."""
    mine = {"space": {"304": space}, "technologies": "dark_energy_tap", **more.pop("sol", {})}
    table = position(explores=find, frontier=more.pop("frontier", "203"), sol=mine, **more)
    say(table, f"{SOL}{space}")
    return table


def all_there(table: Table) -> bool:
    """Whether every exploration card and every relic is somewhere."""
    cards = [n for n, it in enumerate(EXPLORATIONS) for _ in range(it.copies)]
    s = state(table)
    return explorations_of(s) == cards and relics_of(s) == sorted(text(f"relic.{name}") for name in RELICS)
