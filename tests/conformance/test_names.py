"""Names: one word, one meaning. No two classes that can meet in one file share a name. Games never import each other,
so each may have its own `Player` and its own `Battle`: the rulebooks use these words too."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache

import pytest

from tests.conformance.test_layers import EDITIONS, SOURCE, below, modules

GAMES = sorted(it.name for it in (SOURCE / "games").iterdir() if (it / "rules").is_dir())
FOR_EDITIONS = "orrery.games.twilight"
SENT = ("orrery.server.messages", *(f"orrery.games.{game}.board.shapes" for game in GAMES))
"""Modules with nothing but what is sent to the page."""
MIRRORED = {"Offer", "Party", "Points", "Question", "Thing", "Volley"}
"""What the page is sent of such an object, field by field, has the name of the object."""


@cache
def classes() -> dict[str, list[str]]:
    """For each public class, the modules that define one of that name."""
    found = defaultdict(list)
    for module, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module)
    return found


def meets(module: str, game: str) -> bool:
    """Whether a module belongs to a game or can be imported by one."""
    others = [f"orrery.games.{it}" for it in GAMES if it != game]
    return not below(module, *others, *([] if game in EDITIONS else [FOR_EDITIONS]))


@pytest.mark.parametrize("game", GAMES)
def test_a_class_has_its_name_for_itself(game: str) -> None:
    found = {name: [it for it in where if meets(it, game)] for name, where in classes().items()}
    assert sum(map(bool, found.values())) > 200
    assert {name: where for name, where in found.items() if len(where) > 1 and name not in MIRRORED} == {}


@pytest.mark.parametrize("name", sorted(MIRRORED))
def test_only_what_is_sent_has_the_name_of_what_it_shows(name: str) -> None:
    shown = [it for it in classes()[name] if not below(it, *SENT)]
    assert shown
    assert any(below(it, *SENT) for it in classes()[name])
    assert all(sum(meets(it, game) for it in shown) <= 1 for game in GAMES)
