"""Sources: the fingerprint of a game's rules, computed from their source files. There is no version to bump: a record
knows which rules it was played with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

RULES = (".py", ".json")
"""The types of files that contain rules and their data."""


@cache
def fingerprint(packages: Sequence[str], revision: str = "") -> str:
    """All rules and data in these packages, and the revision, as sixteen hex digits."""
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
