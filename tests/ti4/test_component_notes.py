"""Every ruling that the printed component lists note about a thing has a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from orrery.games.ti4.rules.nouns import TEXTS
from orrery.lab.rulebook import marked_with, rules
from tests.ti4.component_notes import NOTES

HERE = Path(__file__).parent
KNOWN = {rule.number for rule in rules("ti4")}


@cache
def sources() -> dict[str, list[str]]:
    """What the tests say that are marked with a rule."""
    found: dict[str, list[str]] = {}
    for rule, source in marked_tests():
        found.setdefault(rule, []).append(source)
    return found


def marked_tests() -> Iterator[tuple[str, str]]:
    """The tests with a rule they are marked with."""
    for path in HERE.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and node.decorator_list:
                said = "\n".join(lines[node.decorator_list[0].lineno - 1 : node.end_lineno])
                yield from ((rule, said) for rule in marked_with(node))


@pytest.mark.parametrize("thing", NOTES)
def test_every_note_is_a_test_that_names_it(thing: str) -> None:
    named = re.compile(rf"(?<![a-z0-9_]){re.escape(thing)}(?![a-z0-9])")
    for number in NOTES[thing]:
        rule = f"LRR {number}"
        assert rule in KNOWN
        assert any(named.search(source) for source in sources().get(rule, ())), f"no test of {rule} names {thing}"


def test_all_rulings_on_single_things_are_listed() -> None:
    """So many things have a note that states a ruling; each question and answer is in a list, or a rule of its own."""
    assert len(NOTES) == 113
    questions = {number for numbers in NOTES.values() for number in numbers if number.startswith("F.")}
    general = {"F.1", "F.3", "F.7", "F.9", "F.17", "F.20", "F.50"}
    assert questions | general == {rule.removeprefix("LRR ") for rule in KNOWN if rule.startswith("LRR F.")}
    things = {it.rsplit(".", 1)[-1] for it in TEXTS}
    assert {it for it in NOTES if it not in things and not it.isdigit()} <= {
        *("leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial"),
        *("develop_weaponry", "revolutionize_warfare", "turn_their_fleets_to_dust"),
    }
