"""Every action card of Twilight Imperium 4 has an effect, at the time at which it is played, and a scenario."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.ti4.rules.card_data import ACTION_CARDS
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.texts import text

NAMES = {it.name for it in ACTION_CARDS}


def with_effect() -> set[str]:
    """Component actions are used as actions, all others in windows."""
    optional = {*HOOKS.optional()}
    return {it.name for it in ACTION_CARDS if text(f"card.{it.name}") in (ACTIONS if it.action else optional)}


def with_scenario() -> set[str]:
    """The cards that some scenario plays: "react card.sabotage", "act card.plague", `play("plague", ...)`."""
    played: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        source = file.read_text(encoding="utf-8")
        played |= {*re.findall(r"\b(?:react|act) card\.(\w+)", source)}
        played |= {*re.findall(r"\b(?:play|ride)\(\s*\"(\w+)\"", source)}
    return played & NAMES


def test_the_deck_has_seventy_six_kinds_of_cards() -> None:
    assert len(NAMES) == 76
    assert sum(it.copies for it in ACTION_CARDS) == 100


def test_every_action_card_has_an_effect() -> None:
    assert NAMES - with_effect() == set()


def test_every_action_card_has_a_scenario() -> None:
    assert NAMES - with_scenario() == set()


def test_only_component_actions_are_used_as_actions() -> None:
    actions = {it.name for it in ACTION_CARDS if text(f"card.{it.name}") in ACTIONS}
    assert actions <= {it.name for it in ACTION_CARDS if it.action}
