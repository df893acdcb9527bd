"""Changes: how to turn one JSON value into another. Readers are sent changes instead of whole views.

`[value]` replaces what was there, `[]` removes it. An object holds the changes inside, by key or by place in a list;
for a list, `"#"` is its new length where it gets shorter. What is not named stays as it was."""

from __future__ import annotations

from typing import Any

import msgspec

Json = Any
LENGTH = "#"
REMOVED: list[Json] = []

_encode = msgspec.json.Encoder().encode


def changes(old: Json, new: Json) -> Json:
    """How `new` differs from `old`, in its shortest form; `{}` if it does not."""
    if isinstance(old, dict) and isinstance(new, dict):
        inside = _in_object(old, new)
    elif isinstance(old, list) and isinstance(new, list):
        inside = _in_list(old, new)
    else:
        return {} if _same(old, new) else [new]
    return inside if len(_encode(inside)) <= len(_encode(new)) + 2 else [new]


def fields_changed(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """How the fields of `new` differ from those of `old`, field by field, even where a whole would be shorter."""
    return _in_object(old, new)


def applied(change: Json, old: Json) -> Json:
    """The value that `old` becomes. `old` itself is not altered; unchanged parts are shared with it."""
    if not change:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        items = old[: change.get(LENGTH, len(old))]
        for key, inside in change.items():
            if key == LENGTH:
                continue
            if int(key) < len(items):
                items[int(key)] = applied(inside, items[int(key)])
            else:
                items.append(inside[0])
        return items
    found = dict(old)
    for key, inside in change.items():
        if inside == REMOVED:
            del found[key]
        else:
            found[key] = applied(inside, found.get(key))
    return found


def _same(old: Json, new: Json) -> bool:
    """Whether two values are the same JSON: 1 is neither true nor 1.0."""
    return old is new or (type(old) is type(new) and _encode(old) == _encode(new))


def _in_object(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    found: dict[str, Json] = {key: REMOVED for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif not _same(old[key], value):
            found[key] = changes(old[key], value)
    return found


def _in_list(old: list[Json], new: list[Json]) -> dict[str, Json]:
    found: dict[str, Json] = {LENGTH: len(new)} if len(new) < len(old) else {}
    for place, (one, other) in enumerate(zip(old, new, strict=False)):
        if not _same(one, other):
            found[str(place)] = changes(one, other)
    return found | {str(place): [new[place]] for place in range(len(old), len(new))}
