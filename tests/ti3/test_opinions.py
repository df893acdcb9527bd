"""Every text says what a bot thinks of it: what it is worth, and when to use it."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.judge import opinion_of
from orrery.games.ti3.rules.data import POLITICS, RACE_NAMES
from orrery.games.ti3.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti3.rules.judge import FAVOURED
from orrery.games.ti3.rules.nouns import NAMES
from orrery.games.ti3.rules.texts import is_politic, text

OPTIONS = tuple(name for name in NAMES if name.startswith("option."))
"""The texts of options: no player holds them."""


def without_an_opinion(texts: list[Ability]) -> list[str]:
    """The names of those without an opinion."""
    return [NAMES[number] for number in texts]


def test_every_text_that_can_be_had_says_what_it_is_worth() -> None:
    had = [Ability(number) for number, name in enumerate(NAMES) if name not in OPTIONS]
    silent = [it for it in had if not is_politic(it) and opinion_of(it).worth is None]
    assert without_an_opinion(silent) == []


def test_every_text_that_may_be_used_says_when() -> None:
    silent = [it for it in sorted({*HOOKS.optional(), *ACTIONS}) if opinion_of(it).use is None]
    assert without_an_opinion(silent) == []


def test_every_agenda_says_who_is_for_it() -> None:
    """Those about planets, colours, laws or two players have no such side."""
    names = [card.name for card in POLITICS if card.elect in ("", "player")]
    silent = [it for it in (text(f"politic.{name}") for name in names) if opinion_of(it).vote is None]
    assert without_an_opinion(silent) == []


def test_every_race_says_how_well_it_suits_bots() -> None:
    assert sorted(FAVOURED) == sorted(RACE_NAMES)
