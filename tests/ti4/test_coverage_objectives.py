"""Every objective of Twilight Imperium 4 can be scored, and has a scenario in which it is."""

from __future__ import annotations

import ast
from pathlib import Path

from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.prices import PRICES
from orrery.games.ti4.rules.progress import COUNTED
from orrery.games.ti4.rules.texts import text

NAMES = {it.name for it in OBJECTIVES}


def with_scenario() -> set[str]:
    """The objectives named by some scenario in `test_objectives_*.py`, alone or in a list."""
    named: set[str] = set()
    for file in Path(__file__).parent.glob("test_objectives_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {word.strip() for word in node.value.split(",")}
    return named & NAMES


def test_there_are_eighty_objectives() -> None:
    assert [sum(it.stage == stage for it in OBJECTIVES) for stage in (0, 1, 2)] == [40, 20, 20]
    assert {(it.stage, it.points) for it in OBJECTIVES} == {(0, 1), (1, 1), (2, 2)}
    phases = [sum(it.stage == 0 and it.phase == phase for it in OBJECTIVES) for phase in ("status", "action", "agenda")]
    assert phases == [26, 12, 2]


def test_every_objective_has_a_scenario() -> None:
    assert NAMES - with_scenario() == set()


def test_public_objectives_count_something_or_cost_something() -> None:
    public = {it.name for it in OBJECTIVES if it.stage}
    assert public - {*COUNTED, *PRICES} == set()
    assert not {*COUNTED} & {*PRICES}


def test_every_secret_objective_answers_a_window() -> None:
    known = {*HOOKS.optional()}
    assert {it.name for it in OBJECTIVES if not it.stage and text(f"objective.{it.name}") not in known} == set()
    at_once = {it.name for it in OBJECTIVES if not it.stage and it.phase != "status"}
    assert not at_once & {*COUNTED, *PRICES}, "they are fulfilled by what happens"
