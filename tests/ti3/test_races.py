"""All races: every ability has a name and a text, and is lost and kept as a text; no rule asks for a race."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.data import BASE, OBJECTIVE_NAMES, RACES
from orrery.games.ti3.rules.effects import GAME, lasts
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.nouns import OBJECTIVE
from orrery.games.ti3.rules.options import RULINGS
from orrery.games.ti3.rules.queries import BATTLE
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Place
from orrery.games.ti3.rules.units import CRUISER
from orrery.games.ti3.telling.cards import OBJECTIVE_READINGS, told
from orrery.text import LANGUAGES, Words
from tests.ti3.notation import position, state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, "ti3")
    keys = [f"ti3-race-{race.name}-{ability}" for race in RACES for ability in race.abilities]
    assert sum(len(race.abilities) for race in RACES if race.set == BASE) == 27
    assert [key for key in keys if not words.has(key) or not words.has(f"{key}-text")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_read_in_two_ways_is_told_with_its_ruling(lang: str) -> None:
    words = Words(lang, "ti3")
    rules = {ruling.name: ruling.rule for ruling in RULINGS}
    for noun, number, ruling in (
        ("card", text("race.norr.combat_bonus"), "race-bonuses"),
        ("card", text("counter.settlers"), "settlers"),
        ("leader", 0, "leaders-aboard"),
        ("objective", OBJECTIVE.index["heart_of_the_galaxy"], "heart-of-the-galaxy"),
    ):
        assert any(words.rule(rules[ruling]) in line for line in told(noun, number, words)), ruling
    assert set(OBJECTIVE_READINGS) <= set(OBJECTIVE_NAMES)


def test_an_ability_can_be_lent() -> None:
    s = state(position("sol, letnev, hacan"))
    before = need(s, 0, 1, CRUISER, BATTLE, True, Place(7))
    lasts(s, text("race.norr.combat_bonus"), 0, GAME)
    assert need(s, 0, 1, CRUISER, BATTLE, True, Place(7)) == before - 1


def test_an_ability_can_be_lost() -> None:
    s = state(position("norr, letnev, hacan"))
    before = need(s, 0, 1, CRUISER, BATTLE, True, Place(7))
    lasts(s, text("card.cultural_crisis"), 0, GAME)
    assert need(s, 0, 1, CRUISER, BATTLE, True, Place(7)) == before + 1
