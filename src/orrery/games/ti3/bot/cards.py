"""Which texts a bot uses in Twilight Imperium 3, and when, based on what the texts themselves say
(`rules/judge.py`)."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.judge import BotJudge
from orrery.games.ti3.bot.wealth import worth_of
from orrery.games.ti3.rules.state import Twilight


def discard(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """The worst cards go first."""
    ranked = sorted(d.items, key=lambda card: (worth_of(card), card))
    return tuple(sorted(ranked[: d.low]))


def best_card(s: Twilight, seat: int, d: Any) -> int:
    """The best card to have, to copy, or to take from somebody."""
    return int(max(d.options(), key=lambda card: (worth_of(card), -card)))


def use_value(s: Twilight, seat: int, text: Ability) -> float:
    """What a text is worth as an action now."""
    return BotJudge(s, seat, acting=True).use(text)


def react(s: Twilight, seat: int, d: Any) -> int | None:
    """A text to use now, or None."""
    judge = BotJudge(s, seat, d.args)
    return next((int(text) for text in d.options() if text is not None and judge.use(text) > 0), None)


def wants(s: Twilight, seat: int, d: Any) -> bool:
    """Take what a text offers, unless the text says otherwise."""
    return BotJudge(s, seat, d.args).wants(d.args["text"])
