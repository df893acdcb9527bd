"""Generated: the source of the methods that `@state` generates from a class's plan: clone, canon, redacted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.core.state import FieldPlan, Shape

PLAIN = ("atom", "tuple", "frame")
"""The immutable forms."""


def sources(plan: tuple[FieldPlan, ...]) -> str:
    """All three methods. They need `new`, `cls`, `plan`, `may_see` and `hide` in their scope."""
    return _clone_source(plan) + _canon_source(plan) + _redacted_source(plan)


def _clone_source(plan: tuple[FieldPlan, ...]) -> str:
    lines = ["def clone(self):", "    it = new(cls)"]
    lines += [f"    it.{p.name} = " + ("None" if p.transient else _copy(p.shape, f"self.{p.name}", 0)) for p in plan]
    return "\n".join([*lines, "    return it\n"])


def _copy(shape: Shape, x: str, depth: int) -> str:
    v = f"v{depth}"
    if shape.form in PLAIN:
        return x
    if shape.form == "state":
        code = f"{x}.clone()"
    elif shape.item is not None and shape.item.form in PLAIN:
        code = f"{x}[:]" if shape.form == "list" else f"{x}.copy()"
    else:
        assert shape.item is not None
        inner = _copy(shape.item, v, depth + 1)
        code = (
            f"[{inner} for {v} in {x}]"
            if shape.form == "list"
            else f"{{k{depth}: {inner} for k{depth}, {v} in {x}.items()}}"
        )
    return f"(None if {x} is None else {code})" if shape.optional else code


def _canon_source(plan: tuple[FieldPlan, ...]) -> str:
    parts = ", ".join(_canon(p.shape, f"self.{p.name}", 0) for p in plan if not p.uncompared)
    return f"def canon(self):\n    return ({parts},)\n"


def _canon(shape: Shape, x: str, depth: int) -> str:
    v = f"v{depth}"
    if shape.form in PLAIN:
        return x
    if shape.form == "state":
        code = f"{x}.canon()"
    elif shape.form == "list":
        assert shape.item is not None
        plain = shape.item.form in PLAIN
        items = x if plain else f"[{_canon(shape.item, v, depth + 1)} for {v} in {x}]"
        code = f"tuple(sorted({items}))" if shape.bag else f"tuple({items})"
    else:
        assert shape.item is not None
        value = _canon(shape.item, v, depth + 1)
        code = f"tuple(sorted([(k{depth}, {value}) for k{depth}, {v} in {x}.items()]))"
    return f"(None if {x} is None else {code})" if shape.optional else code


def _redacted_source(plan: tuple[FieldPlan, ...]) -> str:
    lines = ["def redacted(self, seat, owner=-1):", "    it = new(cls)"]
    lines += [f"    it.{p.name} = {_redacted(p, f'self.{p.name}')}" for p in plan]
    return "\n".join([*lines, "    return it\n"])


def _redacted(p: FieldPlan, x: str) -> str:
    """The expression for one field: a copy if the seat may see it."""
    shape, item = p.shape, p.shape.item
    if p.transient:
        return "None"
    if shape.form == "state":
        code = f"{x}.redacted(seat, owner)"
    elif item is not None and item.form == "state":
        of = "k" if p.per_seat else "owner"
        pairs = f"for k, v in {f'enumerate({x})' if shape.form == 'list' else f'{x}.items()'}"
        seen = f"v.redacted(seat, {of})"
        code = f"[{seen} {pairs}]" if shape.form == "list" else f"{{k: {seen} {pairs}}}"
    elif p.secret is not None and not p.inside:
        return f"{_copy(shape, x, 0)} if may_see(plan[{p.name!r}], seat, owner) else hide({x})"
    else:
        return _copy(shape, x, 0)
    return f"None if {x} is None else {code}" if shape.optional else code
