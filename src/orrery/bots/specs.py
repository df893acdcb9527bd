"""Bots by their spec: a name, then settings (`search:ms=500,rounds=2`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.bot import Bot
from orrery.bots.search import Search
from orrery.bots.simple import GreedyBot, RandomBot

SPECS = {
    "random": "any legal answer",
    "greedy": "what looks best at once",
    "search": "looks ahead: 200 ms a decision; search:ms=500 thinks longer, search:sims=400 counts rollouts instead",
}
"""Every kind of bot, and what it does."""

CODES = {"R": "random", "G": "greedy", "S": "search"}
"""Short for the names, for long lists of seats."""


def make(spec: str, seed: int) -> Bot:
    """The bot of that spec. Its answers follow from what it knows and from the seed (and, where its budget is a
    time, from how fast the machine is)."""
    name, _, given = spec.strip().partition(":")
    name = CODES.get(name, name)
    settings = _settings(spec, given)
    if name == "search":
        return Search(seed, **_checked(spec, settings))
    if name not in SPECS:
        known = "; ".join(f"{n} ({what})" for n, what in SPECS.items())
        raise ValueError(f"There is no bot {spec!r}. There are: {known}. Short: {', '.join(CODES)}.")
    if settings:
        raise ValueError(f"{name} has no settings: write {name!r}, not {spec!r}")
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


def _settings(spec: str, given: str) -> dict[str, str]:
    found = {}
    for part in given.split(",") if given else []:
        key, equals, value = part.partition("=")
        if not equals or not key or not value:
            raise ValueError(f"In {spec!r} a setting must look like ms=500, not {part!r}")
        found[key.strip()] = value.strip()
    return found


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def _rollout(text: str) -> str:
    if text not in ("instinct", "random"):
        raise ValueError
    return text


READ: dict[str, tuple[Callable[[str], int | str], str]] = {
    "ms": (_count, "a whole number from 1"),
    "sims": (_count, "a whole number from 1"),
    "rounds": (_count, "a whole number from 1"),
    "rollout": (_rollout, "instinct or random"),
}


def _checked(spec: str, settings: dict[str, str]) -> dict[str, Any]:
    checked: dict[str, Any] = {}
    for key, text in settings.items():
        if key not in READ:
            raise ValueError(f"search has no setting {key!r} (in {spec!r}). It has: {', '.join(READ)}.")
        read, wanted = READ[key]
        try:
            checked[key] = read(text)
        except ValueError:
            raise ValueError(f"In {spec!r}, {key} must be {wanted}, not {text!r}") from None
    if "ms" in checked and "sims" in checked:
        raise ValueError(f"{spec!r} has two budgets: give ms or sims")
    return checked
