"""Objectives for the tests: a table in the status phase at which Sol could score one, and planets that Sol controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.refusal import No
from orrery.core.table import Table
from orrery.games.ti4.rules.data import OBJECTIVES, PLANETS
from orrery.games.ti4.rules.nouns import OBJECTIVE, TILE
from orrery.games.ti4.rules.progress import Progress, progress
from orrery.games.ti4.rules.scoring import why_not_score
from tests.ti4.notation import asked, planet, player, position, say, seat_of, state
from tests.twilight.notation import listed

ROUND = (("status_phase",), ("agenda_phase",), ("round",))
ORDINARY = [f"{ring}{n:02}" for ring, size in ((1, 6), (2, 12)) for n in range(1, size + 1)]
"""Places for planets that may lie anywhere."""
Given = Mapping[str, Any]


def hold(names: str, **units: str) -> dict[str, Any]:
    """Sol controls these planets, which lie somewhere between Mecatol Rex and the homes; `units`: what is on some."""
    tiles: dict[str, str] = {}
    for name in listed(names):
        tile = TILE.names[PLANETS[planet(name)].tile]
        if PLANETS[planet(name)].trait >= 0 and tile not in tiles.values():
            tiles[ORDINARY[len(tiles)]] = tile
    owned = {name: f"sol: {units[name]}" if name in units else "sol" for name in [*listed(names), *units]}
    return {"tiles": tiles, "planets": owned}


def together(*given: Given) -> dict[str, Any]:
    """Several things that are true at once."""
    found: dict[str, Any] = {}
    for some in given:
        for key, value in some.items():
            found[key] = {**found[key], **value} if isinstance(value, Mapping) and key in found else value
    return found


def status(objective: str, **given: Any) -> Table:
    """The status phase begins. A public objective lies open; a secret one is in Sol's hand."""
    if is_public(objective):
        given["objectives"] = objective
    else:
        given["sol"] = {**given.get("sol", {}), "secrets": objective}
    return position(frames=given.pop("frames", ROUND), **given)


def is_public(objective: str) -> bool:
    return OBJECTIVES[OBJECTIVE.index[objective]].stage > 0


def worth(objective: str) -> int:
    return OBJECTIVES[OBJECTIVE.index[objective]].points


def so_far(table: Table, objective: str, faction: str = "sol") -> Progress:
    """How far a player has come with an objective."""
    return progress(state(table), seat_of(table, faction), OBJECTIVE.index[objective])


def missing(table: Table, objective: str, faction: str = "sol") -> No | None:
    """What keeps a player from scoring an objective."""
    return why_not_score(state(table), seat_of(table, faction), OBJECTIVE.index[objective])


def can_score(table: Table) -> bool:
    """Whether Sol is asked to score something now."""
    return asked(table).get("sol") in ("score", "react")


def scores(objective: str) -> str:
    """What Sol says to score it."""
    return f"sol score {objective}" if is_public(objective) else f"sol react objective.{objective}"


def has_scored(table: Table, objective: str, faction: str = "sol") -> bool:
    return bool(player(table, faction).scored >> OBJECTIVE.index[objective] & 1)


def proves(objective: str, need: int, enough: Given, short: Given, have: int = -1) -> None:
    """With `enough` the objective is scored for its points; with `short` something is missing (one thing, or all but
    `have`), and nobody is asked."""
    table = status(objective, **enough)
    assert so_far(table, objective) == (need, need)
    assert missing(table, objective) is None
    before = player(table, "sol").points
    say(table, scores(objective))
    assert player(table, "sol").points == before + worth(objective)
    assert has_scored(table, objective)

    table = status(objective, **short)
    have = need - 1 if have < 0 else have
    assert so_far(table, objective) == (have, need)
    no = missing(table, objective)
    assert no == No("LRR 14.5", objective=OBJECTIVE.index[objective], need=need, have=have)
    assert not can_score(table)
