"""Damage: records broken in all the ways that files break and people tamper. Code that reads records must say clearly
what is wrong, or find that it is still a valid record."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from random import Random
from typing import Any

Lines = list[bytes]
HEADER = 0
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 2**31, 2**63, 10**40, -(10**40), 1.5, "", "?", "race", "warpgate", "x" * 5000, "\u0000",
    "\ud800", [], {}, [[]], [None], {"a": 1}, [[[[[[[[]]]]]]]],
)  # fmt: skip
"""Values to put where something else belongs."""


def damaged(record: bytes, dice: Random) -> bytes:
    """The record with one to three defects."""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        record = dice.choice(WAYS)(record, dice)
    return record


# --- bytes --------------------------------------------------------------------------------------------------------


def _cut(record: bytes, dice: Random) -> bytes:
    return record[: dice.randrange(len(record) + 1)]


def _flipped(record: bytes, dice: Random) -> bytes:
    raw = bytearray(record)
    for _ in range(dice.randint(1, 4) if raw else 0):
        raw[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
    return bytes(raw)


def _filled(record: bytes, dice: Random) -> bytes:
    at = dice.randrange(len(record) + 1)
    return record[:at] + dice.choice((b"\x00", b"\xff\xfe", b"\n", b"{", b"]", b'"', b"NaN", b"\\u")) + record[at:]


def _holed(record: bytes, dice: Random) -> bytes:
    at = dice.randrange(len(record) + 1)
    return record[:at] + record[at + dice.randint(1, 200) :]


def _dressed(record: bytes, dice: Random) -> bytes:
    """A different wrapping: another file type, encoding or line ending."""
    return dice.choice(
        (
            lambda: gzip.compress(record),
            lambda: b"\xef\xbb\xbf" + record,
            lambda: record.replace(b"\n", b"\r\n"),
            lambda: record.decode(errors="replace").encode("utf-16"),
            lambda: b"[" * 100_000 + record,
            lambda: record + b"\n\n",
            lambda: b"<html>" + record,
            lambda: b"",
        )
    )()


# --- lines --------------------------------------------------------------------------------------------------------


def _lines(change: Callable[[Lines, Random], None]) -> Callable[[bytes, Random], bytes]:
    def changed(record: bytes, dice: Random) -> bytes:
        lines = record.split(b"\n")
        if len(lines) > 2:
            change(lines, dice)
        return b"\n".join(lines)

    return changed


def _dropped(lines: Lines, dice: Random) -> None:
    del lines[dice.randrange(len(lines))]


def _doubled(lines: Lines, dice: Random) -> None:
    lines.insert(dice.randrange(len(lines)), dice.choice(lines))


def _swapped(lines: Lines, dice: Random) -> None:
    i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]


def _shortened(lines: Lines, dice: Random) -> None:
    """Cut carefully, as somebody would who wants to continue from there."""
    _edit(lines, HEADER, lambda head: head.pop("entries", None))
    del lines[dice.randrange(1, len(lines)) :]


# --- the data in a line -------------------------------------------------------------------------------------------


def _edit(lines: Lines, at: int, change: Callable[[dict[str, Any]], Any]) -> None:
    """Change the object in a line; a line without one is left alone."""
    try:
        data = json.loads(lines[at])
        if isinstance(data, dict):
            change(data)
            lines[at] = json.dumps(data).encode()
    except (ValueError, RecursionError):
        return


def _retyped(lines: Lines, dice: Random) -> None:
    """Replace a random value in a line with another."""
    _edit(lines, dice.randrange(len(lines)), lambda data: _replace(data, dice))


def _replace(data: Any, dice: Random) -> None:
    here: Any = data
    while True:
        keys: list[Any] = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = dice.choice(keys)
        if isinstance(here[key], (dict, list)) and here[key] and dice.random() < 0.8:
            here = here[key]
            continue
        old = here[key]
        near = [old + dice.choice((-1, 1, 100))] if type(old) is int else []
        here[key] = dice.choice([*near, *near, *ODD])
        return


def _other_header(lines: Lines, dice: Random) -> None:
    """Change the header: another game, player count, options, seed, or a start in the middle."""
    key, value = dice.choice(
        (
            ("orrery", dice.choice((0, 3, "1", None))),
            ("game", dice.choice(("race", "warpgate", "chess", "../race", ""))),
            ("rules", dice.choice(("0", "2", ""))),
            ("schema", dice.choice((0, 2, 99))),
            ("players", dice.choice((0, 1, 3, 4, 6, 99, -2))),
            ("seed", dice.choice((0, 1, -1, 2**127, 2**128, "0"))),
            ("frozen", dice.choice((0, 1, 2, 50, -1, None))),
            ("entries", dice.choice((0, 1, None, 10**9))),
            ("options", dice.choice(({}, {"round-limit": "1" * 80}, {"round-limit": "0"}, {"x": "y"}))),
            ("names", dice.choice(([], ["a"], ["\u202e", "=1"], [""] * 9))),
            ("export", 0),
        )
    )
    _edit(lines, HEADER, lambda head: head.update({key: value}))


def _other_answer(lines: Lines, dice: Random) -> None:
    """Copy the value of one line to another."""
    donor: dict[str, Any] = {}
    _edit(lines, dice.randrange(1, len(lines)), donor.update)
    if "v" in donor:
        _edit(lines, dice.randrange(1, len(lines)), lambda data: data.update(v=donor["v"]) if "v" in data else None)


def _key_twice(lines: Lines, dice: Random) -> None:
    at = dice.randrange(len(lines))
    lines[at] = lines[at].replace(b"{", b'{"v": 1, "v": 2, ', 1)


def _begun_later(lines: Lines, dice: Random) -> None:
    """Make a snapshot in the middle the start, perhaps the wrong one."""
    starts = [i for i, line in enumerate(lines) if line.startswith(b'{"s"')]
    if len(starts) < 2:
        return
    start = dice.choice(starts[1:])
    del lines[1:start]
    _edit(lines, HEADER, lambda head: (head.pop("entries", None), head.update(frozen=0)))
    _edit(lines, 1, lambda snapshot: snapshot.update(at=0))
    lines[2:] = [line for line in lines[2:] if line.startswith((b'{"a"', b'{"c"', b'{"end"'))]
    if dice.random() < 0.7:
        _edit(lines, 1, lambda snapshot: _replace(snapshot["s"], dice))


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _cut,
    _flipped,
    _filled,
    _holed,
    _dressed,
    *map(
        _lines,
        (
            _dropped,
            _doubled,
            _swapped,
            _shortened,
            _shortened,
            _retyped,
            _retyped,
            _other_header,
            _other_answer,
            _key_twice,
            _begun_later,
            _begun_later,
        ),
    ),
)
"""Every way to damage a record; some are listed twice because they find more."""
