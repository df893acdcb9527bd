"""The page's types of what boards draw, made from the shapes of the games.

python -m orrery.lab.typescript        writes web/src/boards/<game>/figures.ts"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import fields

from orrery.games import NAMES

BOARDS = Path(__file__).resolve().parents[3] / "web" / "src" / "boards"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
SHARED = {"Thing": "import type { Thing } from '../../lib/board'"}
"""Types that the page has already, and where from."""


def drawn() -> list[str]:
    """The games that have a board, also those that people cannot choose yet."""
    return [game for game in NAMES if find_spec(f"orrery.games.{game}.board")]


def written(game: str) -> str:
    """The file of a game's types."""
    shapes = import_module(f"orrery.games.{game}.board.shapes")
    found = [shape(it, shapes) for it in structs(shapes)]
    imports = [line for name, line in SHARED.items() if any(name in text for text in found)]
    head = [
        f"// The figures of a board, made from games/{game}/board/shapes.py: do not edit it here. To make it again:",
        "// python -m orrery.lab.typescript",
        *imports,
    ]
    return "\n\n".join(["\n".join(head), *found]) + "\n"


def structs(shapes: ModuleType) -> Iterator[type[Struct]]:
    """The shapes of a module, or of a package and its modules, in the order in which they stand there."""
    own = [it for it in vars(shapes).values() if inspect.isclass(it) and issubclass(it, Struct)]
    yield from (it for it in own if of(shapes, it))


def of(shapes: ModuleType, it: type) -> bool:
    """Whether a class stands in the module of the shapes, or in one of its package."""
    return it.__module__ == shapes.__name__ or it.__module__.startswith(f"{shapes.__name__}.")


def shape(it: type[Struct], shapes: ModuleType) -> str:
    """One shape as an interface, with what is said about its fields."""
    types, said = get_type_hints(it), dict[str, str]()
    for base in reversed(it.__mro__):
        if of(shapes, base):
            said |= comments(base)
    lines = [f"/** {' '.join((inspect.getdoc(it) or '').split())} */", f"export interface {it.__name__} {{"]
    for field in fields(it):
        parts = get_args(types[field.name]) if get_origin(types[field.name]) in (Union, UnionType) else ()
        optional = "?" if UnsetType in parts else ""
        if field.name in said:
            lines.append(f"  /** {said[field.name]} */")
        lines.append(f"  {field.encode_name}{optional}: {typed(types[field.name])}")
    return "\n".join([*lines, "}"])


def comments(it: type) -> dict[str, str]:
    """The docstrings under the fields of a class."""
    (tree,) = ast.parse(inspect.getsource(it)).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for one, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(after, ast.Expr):
            found[one.target.id] = " ".join(str(ast.literal_eval(after.value)).split())
    return found


def typed(it: Any) -> str:
    """A Python type as TypeScript has it."""
    if it in SIMPLE:
        return SIMPLE[it]
    origin, inside = get_origin(it), get_args(it)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(typed(one) for one in inside if one is not UnsetType)
    if origin in (list, Sequence):
        item = typed(inside[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(typed(one) for one in inside)}]"
    if origin is dict:
        return f"Record<string, {typed(inside[1])}>"
    if inspect.isclass(it) and issubclass(it, Struct):
        return it.__name__
    raise TypeError(f"the page has no type for {it}")


def main() -> None:
    for game in drawn():
        (BOARDS / game / "figures.ts").write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()
