"""The rulebook of a game as RULES.md: every rule by its number, in our own words, with the tests that prove it.
Rules come from the game's rules.en.ftl, proofs from the `rule` marks of its tests."""

# python -m orrery.lab.rulebook race            writes src/orrery/games/race/RULES.md
# python -m orrery.lab.rulebook race --check    only says whether it is up to date

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from orrery.core.game import Game, Setting
from orrery.games import NAMES, game
from orrery.text.numbers import rule_number

ROOT = Path(__file__).parents[3]
"""The root of the checkout; proofs are read from its tests folder."""


class Rule(NamedTuple):
    """A rule (R3.2) or the title of a chapter (R3). Chapters have the shortest numbers, also where the game itself has
    a number (T3.7, T3.7.4)."""

    number: str
    text: str
    is_chapter: bool


@cache
def rules(name: str, lang: str = "en") -> tuple[Rule, ...]:
    """The chapters and rules of a game, in the order of its rule texts."""
    source = (files(f"orrery.games.{name}") / "text" / f"rules.{lang}.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.value is not None:
            number = rule_number(entry.id.name.removeprefix(f"{name}-rule-"))
            text = "".join(part.value for part in entry.value.elements if isinstance(part, TextElement))
            found.append((number, text))
    shortest = min((number.count(".") for number, _ in found), default=0)
    return tuple(Rule(number, text, number.count(".") == shortest) for number, text in found)


NOTHING_TO_PROVE = {
    "definitions": "definition",
}
"""Why a rule needs no test: it only says what something is or where to look, or is about what is not there yet."""


@cache
def unproved(name: str) -> dict[str, str]:
    """The rules of a game that need no test, each with the reason (data/definitions.json)."""
    path = files(f"orrery.games.{name}") / "data" / "definitions.json"
    lists = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {number: NOTHING_TO_PROVE[why] for why, numbers in lists.items() for number in numbers}


def proofs(tests: Path) -> dict[str, list[str]]:
    """The tests marked with each rule number, as "test_file.py::test_name"."""
    if not tests.is_dir():
        raise FileNotFoundError(f"There is no folder {tests}: the rulebook is written in a checkout with its tests.")
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in marked_with(node):
                    named = found.setdefault(number, [])
                    if f"{where}::{node.name}" not in named:
                        named.append(f"{where}::{node.name}")
    return found


def marked_with(test: ast.FunctionDef) -> Iterator[str]:
    """The rules in a test's decorators: `@pytest.mark.rule(...)`, also as marks on its parameters."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value)


def rulebook(it: Game, tests: Path) -> str:
    """The whole text of RULES.md."""
    proved = proofs(tests)
    lines = [
        f"# The rules of {it.name}",
        "",
        "Every rule by its number, in our own words, with the tests that prove it",
        f"(in `tests/{it.name}/`). The code cites these numbers, and a refused answer names one.",
        "",
        "This file is written by `python -m orrery.lab.rulebook "
        f"{it.name}` from `text/rules.en.ftl` and the tests' `rule` marks; do not edit it by hand.",
    ]
    for rule in rules(it.name):
        if rule.is_chapter:
            lines += ["", f"## {rule.number} {rule.text}"]
        else:
            lines += ["", f"**{rule.number}** {rule.text}", ""]
            nothing = f"- {unproved(it.name).get(rule.number, 'no proof yet')}"
            lines += [f"- `{proof}`" for proof in proved.get(rule.number, ())] or [nothing]
    lines += ["", "## Named rulings", "", "Where the rulebook leaves a question open, the table may choose; the first"]
    lines += ["value is the default, and a record carries the values it was played with.", ""]
    lines += ["| ruling | rule | default | alternatives |", "|---|---|---|---|"]
    lines += [_ruling(ruling) for ruling in it.rulings]
    return "\n".join(lines) + "\n"


def _ruling(ruling: Setting) -> str:
    others = [*ruling.values[1:], *(["any whole number"] if ruling.numeric else [])]
    return f"| `{ruling.name}` | {ruling.rule} | {ruling.default} | {', '.join(others)} |"


def place(name: str) -> Path:
    """The path of a game's rulebook."""
    return ROOT / "src" / "orrery" / "games" / name / "RULES.md"


def faults(it: Game, tests: Path) -> list[str]:
    """Where rules and tests disagree: rules without a proof, and proofs of rules that do not exist."""
    written, proved = rules(it.name), proofs(tests)
    known = {rule.number for rule in written}
    said = unproved(it.name).keys()
    to_prove = [r.number for r in written if not r.is_chapter and r.number not in said]
    found = [f"{number} has no proof" for number in to_prove if number not in proved]
    found += [f"{number} has a proof, and is said to need none" for number in sorted(said & proved.keys())]
    found += [f"{number} is said to need no proof, and does not exist" for number in sorted(said - known)]
    for number, named in proved.items():
        if number not in known:
            found.append(f"{', '.join(named)}: there is no rule {number}")
    for rule in written:
        strange = [number for number in cited(rule.text) if number not in known]
        found += [f"{rule.number} mentions {number}, which does not exist" for number in strange]
    return found


def cited(text: str) -> list[str]:
    """The rule numbers in a text: the game's prefix (R, W, T3., LRR), chapter and rule."""
    return re.findall(r"\b(?:T\d\.|LRR |[A-SU-Z])\d+\.\d+[a-z]*\b(?!\.\d)", text)


def main(arguments: list[str]) -> int:
    """Write or check the rulebooks of games: those named, or all."""
    check = "--check" in arguments
    names = [name for name in arguments if name != "--check"] or list(NAMES)
    if any(name not in NAMES for name in names):
        print(f"usage: python -m orrery.lab.rulebook [--check] [{'|'.join(NAMES)}] ...")
        return 2
    wrong = [fault for name in names for fault in (checked(name) if check else written(name))]
    for fault in wrong:
        print(fault)
    return bool(wrong)


def checked(name: str) -> list[str]:
    """What is wrong with a game's rulebook as it is on disk."""
    it, tests, path = game(name), ROOT / "tests" / name, place(name)
    stale = not path.is_file() or path.read_text(encoding="utf-8") != rulebook(it, tests)
    late = [f"RULES.md is out of date: run python -m orrery.lab.rulebook {name}"] if stale else []
    return late + faults(it, tests)


def written(name: str) -> list[str]:
    """Write a game's rulebook; returns what is wrong with its rules."""
    it, tests, path = game(name), ROOT / "tests" / name, place(name)
    path.write_text(rulebook(it, tests), encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {sum(not rule.is_chapter for rule in rules(name))} rules")
    return faults(it, tests)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
