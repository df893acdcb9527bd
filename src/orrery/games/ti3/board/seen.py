"""Twilight Imperium 3 for the browser: a view's plain data as the rules read a state, so that numbers on the board come
from the rules themselves. What the reader may not know is simply not there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from orrery.core.abilities import TABLE, Ability, Texts
from orrery.games.ti3.rules.state import Twilight


def seen(state: dict[str, Any]) -> Twilight:
    """Plain data as the rules read a state; hidden cards are left out, their number stays in `..._count`."""
    s = SimpleNamespace(**state)
    s.players = [_player(p) for p in state["players"]]
    s.texts = in_play(state["texts"])
    s.laws = {int(law): tuple(about) for law, about in state["laws"].items()}
    s.effects = [tuple(effect) for effect in state["effects"]]
    s.domains = {int(planet): counter for planet, counter in state["domains"].items()}
    for name in ("activation", "battle", "council"):
        setattr(s, name, SimpleNamespace(**state[name]) if state[name] is not None else None)
    s.invasion = None
    if state["invasion"] is not None:
        s.invasion = SimpleNamespace(**state["invasion"])
        s.invasion.troops = _by_number(state["invasion"]["troops"])
        s.invasion.pds = _by_number(state["invasion"]["pds"])
    return cast(Twilight, s)


def _player(state: dict[str, Any]) -> SimpleNamespace:
    p = SimpleNamespace(**state)
    p.texts = in_play(state["texts"])
    p.fleets = _by_number(state["fleets"])
    for name in ("hand", "secret", "tiles", "looked"):
        setattr(p, f"{name}_count", count(state[name]))
        setattr(p, f"{name}_seen", known(state[name]))
        setattr(p, name, known(state[name]) or [])
    return p


def in_play(texts: list[int]) -> Texts:
    """Texts in play; whose they are does not count on the board."""
    return Texts([(Ability(text), TABLE, True) for text in texts])


def _by_number(found: dict[str, Any]) -> dict[int, Any]:
    return {int(number): value for number, value in found.items()}


def count(cards: Any) -> int:
    """How many cards these are, seen or not."""
    return int(cards["unknown"]) if isinstance(cards, dict) else len(cards)


def known(cards: Any) -> list[int] | None:
    """The cards, if they can be seen."""
    return None if isinstance(cards, dict) else cast(list[int], cards)
