"""Which texts a bot uses in Twilight Imperium 4, and when, based on what the texts themselves say
(`rules/judge.py`)."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti4.bot.goals import open_goals
from orrery.games.ti4.bot.judge import BotJudge
from orrery.games.ti4.bot.research import worth_of
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXTS
from orrery.games.ti4.rules.progress import SPY_NETWORK
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import is_card, text_of_note
from orrery.games.ti4.rules.things import Note

NETWORK = OBJECTIVE.index["form_a_spy_network"]


def named_text(use: int) -> Ability:
    """The text of an answer that names a text or a promissory note."""
    return Ability(use) if use < len(TEXTS) else text_of_note(Note(use - len(TEXTS)))


def discard(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The worst cards go first."""
    ranked = sorted(d.items, key=lambda card: (worth_of(card), card))
    return tuple(sorted(ranked[: d.low]))


def best_card(s: Imperium, seat: int, d: Any) -> int:
    """The best card to have, to copy, or to take from somebody."""
    return int(max(d.options(), key=lambda card: (worth_of(card), -card)))


def worst_card(s: Imperium, seat: int, d: Any) -> int:
    """The card that one misses least."""
    return int(min(d.options(), key=lambda card: (worth_of(card), card)))


def use_value(s: Imperium, seat: int, text: Ability) -> float:
    """What a text is worth as an action now; action cards are kept where an objective asks for them."""
    if is_card(text) and keeps_cards(s, seat):
        return -1.0
    return BotJudge(s, seat, acting=True).use(text)


def keeps_cards(s: Imperium, seat: int) -> bool:
    """Whether the cards in hand are needed for an objective that asks for five."""
    return NETWORK in open_goals(s, seat) and len(s.players[seat].hand) <= SPY_NETWORK


def react(s: Imperium, seat: int, d: Any, never: frozenset[Ability] = frozenset()) -> int | None:
    """The best text to use now, or None."""
    judge = BotJudge(s, seat, d.args)
    best, chosen = 0.0, None
    for use in d.options():
        if use is not None and use not in never:
            value = judge.use(named_text(use))
            if value > best:
                best, chosen = value, int(use)
    return chosen


def wants(s: Imperium, seat: int, d: Any) -> bool:
    """Take what a text offers, unless the text says otherwise."""
    return BotJudge(s, seat, d.args).wants(d.args["text"])
