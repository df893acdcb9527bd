"""Every technology of Twilight Imperium 4 that everybody can research has an effect, and a scenario of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from orrery.games.ti4.rules.data import MODELS, TECHNOLOGIES, TechnologyRow
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_FACTION

GENERIC = [it for it in TECHNOLOGIES if it.faction == NO_FACTION]
FILES = sorted(Path(__file__).parent.glob("test_technologies_*.py"))


def functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions of a file of tests."""
    return {it.name: it for it in tree.body if isinstance(it, ast.FunctionDef)}


def told(name: str, known: dict[str, ast.FunctionDef], seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The texts in a function and in the helpers of its file that it uses."""
    for node in ast.walk(known[name]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name) and node.id in known.keys() - seen - {name}:
            yield from told(node.id, known, seen | {name})


@cache
def scenarios() -> dict[str, str]:
    """Every scenario of a technology, by its name, with all that is told in it."""
    found: dict[str, str] = {}
    for file in FILES:
        known = functions(ast.parse(file.read_text(encoding="utf-8")))
        found |= {name: " ".join(told(name, known)) for name in known if name.startswith("test_")}
    return found


def works(it: TechnologyRow) -> bool:
    """Whether a technology does something: its text, or the unit on its card."""
    return text(f"technology.{it.name}") in {*HOOKS.abilities(), *ACTIONS} or any(
        one.name == it.model for one in MODELS
    )


def test_there_are_as_many_technologies_as_printed() -> None:
    assert len(GENERIC) == 33
    assert sum(bool(it.model) for it in GENERIC) == 9
    assert [sum(it.colour == colour for it in GENERIC) for colour in range(-1, 4)] == [9, 6, 6, 6, 6]


@pytest.mark.parametrize("it", GENERIC, ids=lambda it: it.name)
def test_every_technology_has_an_effect_and_a_scenario(it: TechnologyRow) -> None:
    assert works(it)
    about = [words for name, words in scenarios().items() if name.startswith(f"test_{it.name}_")]
    assert any(it.name in words for words in about)
