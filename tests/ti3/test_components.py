"""Every component in the data has an effect, and a test."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.ti3.rules.data import ACTION_CARDS, BASE, COUNTERS, OBJECTIVES, POLITICS, RACES, TECHNOLOGIES
from orrery.games.ti3.rules.hooks import ACTIONS, AGENDAS, HOOKS, WATCHES
from orrery.games.ti3.rules.nouns import NAMES
from orrery.games.ti3.rules.objectives import MET, PRICES
from orrery.games.ti3.rules.optional import distant_suns
from orrery.games.ti3.rules.sheets import SHEETS
from orrery.games.ti3.rules.texts import text

ELSEWHERE = {
    "technology.war_sun": "production.py asks for it",
    "race.naalu.initiative_zero": "seats.py asks for it",
    "race.l1z1x.extra_strategy_counter": "in the data",
    "race.mentak.extra_fleet_counter": "in the data",
}
"""Texts whose effect is written into a rule."""


def effective() -> set[int]:
    """All texts that do something."""
    politics = {text(f"politic.{POLITICS[card].name}") for card in AGENDAS}
    counters = {text(f"counter.{name}") for name in distant_suns.MET}
    return {
        *HOOKS.abilities(),
        *SHEETS.changes,
        *ACTIONS,
        *WATCHES,
        *politics,
        *counters,
        *(text(n) for n, why in ELSEWHERE.items() if why),
    }


def test_every_text_has_an_effect() -> None:
    assert [name for number, name in enumerate(NAMES) if number not in effective()] == []


def test_every_component_is_in_a_test() -> None:
    """Cards and technologies go by their names in some test here, and a race has a file of its own."""
    tests = sorted(Path(__file__).parent.glob("test_*.py"))
    named = {word for test in tests for word in re.findall(r"\w+", test.read_text(encoding="utf-8"))}
    cards = [card.name for card in ACTION_CARDS] + [card.name for card in POLITICS]
    others = [it.name for it in TECHNOLOGIES] + [it.name for it in OBJECTIVES]
    assert [name for name in cards + others if name not in named] == []
    files = {test.stem for test in tests}
    assert [race.name for race in RACES if f"test_race_{race.name}" not in files] == []


def test_every_objective_can_be_met() -> None:
    known = {*MET, *PRICES}
    assert [o.name for i, o in enumerate(OBJECTIVES) if i not in known] == ["imperium_rex"]


def test_there_are_as_many_components_as_in_the_box() -> None:
    cards = [card for card in ACTION_CARDS if card.set == BASE]
    politics = [card for card in POLITICS if card.set == BASE]
    assert (len(cards), sum(c.copies for c in cards)) == (72, 103)
    assert (sum(not p.law for p in politics), sum(p.law for p in politics)) == (22, 38)
    assert len(TECHNOLOGIES) == 24
    assert sum(len(c.numbers) for c in COUNTERS) == 44
    assert [sum(o.stage == stage for o in OBJECTIVES) for stage in range(3)] == [10, 10, 10]
