"""Layers: who may import whom. The kernel imports nobody, rules import the kernel, nobody imports the inside of a game
but the game itself, and there are no import cycles. Imports inside functions count like all others."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import orrery
from orrery.games import NAMES

SOURCE = Path(orrery.__file__).parent
SHARED = ("common", "twilight")
"""Folders in games/ that are not games: what several of them import."""
EDITIONS = ("ti3", "ti4")
"""The games that share games/twilight."""


@cache
def modules() -> dict[str, Path]:
    """Every module of ours by name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


class Imports(ast.NodeVisitor):
    """The modules that one imports when it runs: imports for the type checker do not count."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.found |= {name.name for name in node.names}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        assert node.module is not None
        assert node.level == 0, "imports name the whole way"
        for name in node.names:
            inner = f"{node.module}.{name.name}"
            self.found.add(inner if inner in modules() else node.module)


@cache
def imports() -> dict[str, set[str]]:
    """For each module of ours, those of ours that it imports."""
    found = {}
    for name, path in modules().items():
        visitor = Imports()
        visitor.visit(ast.parse(path.read_text(encoding="utf-8")))
        found[name] = {it for it in visitor.found if it.partition(".")[0] == "orrery"}
    return found


def below(name: str, *packages: str) -> bool:
    """Whether a module is one of these packages or inside one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def test_the_kernel_knows_nobody() -> None:
    found = {(name, it) for name, them in imports().items() if below(name, "orrery.core") for it in them}
    assert found
    assert {pair for pair in found if not below(pair[1], "orrery.core")} == set()


@pytest.mark.parametrize("game", NAMES)
def test_rules_know_neither_screen_nor_bot_nor_server(game: str) -> None:
    shared = [it for it in SHARED if it != "twilight" or game in EDITIONS]
    allowed = ("orrery.core", f"orrery.games.{game}.rules", *(f"orrery.games.{it}" for it in shared))
    rules = {name: them for name, them in imports().items() if below(name, f"orrery.games.{game}.rules")}
    assert len(rules) > 5
    assert {(name, it) for name, them in rules.items() for it in them if not below(it, *allowed)} == set()


@pytest.mark.parametrize("game", NAMES)
def test_nobody_knows_the_inside_of_a_game(game: str) -> None:
    inside = f"orrery.games.{game}"
    strangers = {
        (name, it) for name, them in imports().items() if not below(name, inside) for it in them if below(it, inside)
    }
    assert strangers == set()


def test_only_editions_of_one_game_share_its_folder() -> None:
    editions = ("orrery.games.twilight", *(f"orrery.games.{game}" for game in EDITIONS))
    users = {name for name, them in imports().items() if any(below(it, "orrery.games.twilight") for it in them)}
    assert any(below(name, "orrery.games.ti3.rules") for name in users)
    assert {name for name in users if not below(name, *editions)} == set()


def test_both_editions_import_what_is_there_for_both() -> None:
    shared = [name for name in modules() if name.startswith("orrery.games.twilight.")]
    assert len(shared) > 5
    for game in EDITIONS:
        used = {it for name, them in imports().items() if below(name, f"orrery.games.{game}") for it in them}
        assert [name for name in shared if name not in used] == [], game


def test_what_games_share_knows_none_of_them() -> None:
    shared = tuple(f"orrery.games.{it}" for it in SHARED)
    found = {(name, it) for name, them in imports().items() if below(name, *shared) for it in them}
    assert {pair for pair in found if not below(pair[1], "orrery.core", *shared)} == set()


def test_nothing_goes_in_circles() -> None:
    """Modules that import each other, directly or indirectly."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    circles: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for it in sorted(imports().get(name, ())):
            if it not in order:
                visit(it)
            if it in stack:
                low[name] = min(low[name], low[it])
        if low[name] == order[name]:
            at = stack.index(name)
            circle = stack[at:]
            del stack[at:]
            if len(circle) > 1 or name in imports().get(name, ()):
                circles.append(sorted(circle))

    for name in modules():
        if name not in order:
            visit(name)
    assert circles == []
