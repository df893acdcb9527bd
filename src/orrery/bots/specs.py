"""Bots by their spec: a name, then settings (`search:ms=500,rounds=2`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.bot import Bot
from orrery.bots.search import Search
from orrery.bots.simple import GreedyBot, RandomBot
from orrery.core.fault import Fault

SPECS = {
    "random": "any legal answer",
    "greedy": "what looks best at once",
    "search": "looks ahead: 200 ms a decision; search:ms=500 thinks longer, search:sims=400 counts rollouts instead",
}
"""Every kind of bot, and what it does."""

CODES = {"R": "random", "G": "greedy", "S": "search"}
"""One-letter names, for long lists of seats."""


def make(spec: str, seed: int) -> Bot:
    """The bot for a spec. Its answers depend only on what it knows and on the seed (and, if its budget is a time, on
    the speed of the machine)."""
    name, _, given = spec.strip().partition(":")
    name = CODES.get(name, name)
    settings = _settings(spec, given)
    if name == "search":
        return Search(seed, **_checked(spec, settings))
    if name not in SPECS:
        english = "There is no bot {given}. There are: {known}. Short: {codes}."
        raise Fault("fault-bot", english, given=repr(spec), known=[*SPECS], codes=[*CODES])
    if settings:
        english = "{name} has no settings: write {name}, not {given}"
        raise Fault("fault-bot-plain", english, name=name, given=repr(spec))
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


def _settings(spec: str, given: str) -> dict[str, str]:
    found = {}
    for part in given.split(",") if given else []:
        key, equals, value = part.partition("=")
        if not equals or not key or not value:
            english = "In {spec} a setting must look like ms=500, not {given}"
            raise Fault("fault-bot-form", english, spec=repr(spec), given=repr(part))
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


FROM_ONE = Fault("fault-from-one", "a whole number from 1")
READ: dict[str, tuple[Callable[[str], int | str], Fault]] = {
    "ms": (_count, FROM_ONE),
    "sims": (_count, FROM_ONE),
    "rounds": (_count, FROM_ONE),
    "rollout": (_rollout, Fault("fault-rollout", "instinct or random")),
}


def _checked(spec: str, settings: dict[str, str]) -> dict[str, Any]:
    checked: dict[str, Any] = {}
    for key, text in settings.items():
        if key not in READ:
            english = "search has no setting {given} (in {spec}). It has: {known}."
            raise Fault("fault-bot-setting", english, given=repr(key), spec=repr(spec), known=[*READ])
        read, wanted = READ[key]
        try:
            checked[key] = read(text)
        except ValueError:
            english = "In {spec}, {name} must be {wanted}, not {given}"
            raise Fault(
                "fault-bot-value", english, spec=repr(spec), name=key, wanted=wanted, given=repr(text)
            ) from None
    if "ms" in checked and "sims" in checked:
        raise Fault("fault-bot-budgets", "{spec} has two budgets: give ms or sims", spec=repr(spec))
    return checked
