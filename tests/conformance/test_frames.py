"""Frames are made from the functions of their steps, `frame(explore, seat)`, never from names, so that editors can jump
to the step and mypy checks its arguments."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

import orrery
from orrery.games import NAMES, game

GAMES = Path(orrery.__file__).parent / "games"


def frames_by_name(source: str, steps: Container[str]) -> list[str]:
    """The tuples in some code that are frames with the name of a step. (A tuple of names alone is a list of words: no
    step takes words.)"""
    tree = ast.parse(source)
    put = {id(it) for call in ast.walk(tree) if isinstance(call, ast.Call) for it in scheduled(call)}
    return [
        f"line {it.lineno}: {ast.unparse(it)}"
        for it in ast.walk(tree)
        if isinstance(it, ast.Tuple) and (id(it) in put or begins_with_a_step(it, steps))
    ]


def scheduled(call: ast.Call) -> Iterator[ast.expr]:
    """What a call of `then` is given, one by one or as a comprehension."""
    if isinstance(call.func, ast.Name) and call.func.id == "then":
        for given in call.args[1:]:
            inside = given.value if isinstance(given, ast.Starred) else given
            yield inside.elt if isinstance(inside, (ast.GeneratorExp, ast.ListComp)) else inside


def begins_with_a_step(it: ast.Tuple, steps: Container[str]) -> bool:
    words = [one.value if isinstance(one, ast.Constant) and isinstance(one.value, str) else None for one in it.elts]
    return bool(words) and words[0] in steps and (len(words) == 1 or None in words)


@pytest.mark.parametrize("name", NAMES)
def test_no_frame_is_made_from_the_name_of_its_step(name: str) -> None:
    steps = game(name).steps
    files = [GAMES / name / "__init__.py", *sorted((GAMES / name / "rules").rglob("*.py"))]
    assert len(files) > 5
    found = {str(path.relative_to(GAMES)): frames_by_name(path.read_text(encoding="utf-8"), steps) for path in files}
    assert {path: frames for path, frames in found.items() if frames} == {}


@pytest.mark.parametrize(
    "code",
    [
        "then(s, ('explore', seat))",
        "then(s, *(('explore', seat) for seat in seats), frame(settle))",
        "then(s, (f'{card}_too', seat))",
        "s.schedule[:] = [('settle',)]",
        "again = [('explore', seat)] if twice else []",
    ],
)
def test_a_frame_made_from_a_name_is_found(code: str) -> None:
    assert len(frames_by_name(code, {"explore", "settle"})) == 1


@pytest.mark.parametrize(
    "code",
    [
        "then(s, frame(explore, seat))",
        "s.phase in ('explore', 'settle')",
        "WHEN = Setting('when', ('settle', 'later'))",
    ],
)
def test_other_tuples_are_let_be(code: str) -> None:
    assert frames_by_name(code, {"explore", "settle"}) == []
