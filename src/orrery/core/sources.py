"""Sources: the fingerprint of a game's rules, made from the files they are written in. Nobody has to remember to count
up a version: a record says by itself with which rules it was played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

RULES = (".py", ".json")
"""The kinds of files that rules and their data are written in."""


@cache
def fingerprint(packages: Sequence[str], revision: str = "") -> str:
    """Sixteen hexadecimal digits of all rules and data in these packages, and of a revision."""
    found = blake2b(revision.encode(), digest_size=8)
    for package in packages:
        for name, content in _read(files(package), package):
            found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()


def _read(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    """All rules and data in a folder, by name."""
    found: list[tuple[str, bytes]] = []
    for it in sorted(folder.iterdir(), key=lambda it: it.name):
        if it.is_dir():
            found += _read(it, f"{name}/{it.name}")
        elif it.name.endswith(RULES):
            found.append((f"{name}/{it.name}", it.read_bytes()))
    return found
