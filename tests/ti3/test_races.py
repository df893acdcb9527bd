"""All races: every ability has a name and a text, and is lost and kept as a text, never asked for by race."""

from __future__ import annotations

import pytest

from orrery.games.ti3.data import RACES
from orrery.games.ti3.effects import GAME, lasts
from orrery.games.ti3.fire import need
from orrery.games.ti3.queries import BATTLE
from orrery.games.ti3.texts import text
from orrery.games.ti3.units import CRUISER
from orrery.text import LANGUAGES, Words
from tests.ti3.notation import position, state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, "ti3")
    keys = [f"ti3-race-{race.name}-{ability}" for race in RACES for ability in race.abilities]
    assert len(keys) == 27
    assert [key for key in keys if not words.has(key) or not words.has(f"{key}-text")] == []


def test_an_ability_can_be_lent() -> None:
    s = state(position("sol, letnev, hacan"))
    before = need(s, 0, 1, CRUISER, BATTLE, True, 7)
    lasts(s, text("race.norr.combat_bonus"), 0, GAME)
    assert need(s, 0, 1, CRUISER, BATTLE, True, 7) == before - 1


def test_an_ability_can_be_lost() -> None:
    s = state(position("norr, letnev, hacan"))
    before = need(s, 0, 1, CRUISER, BATTLE, True, 7)
    lasts(s, text("card.cultural_crisis"), 0, GAME)
    assert need(s, 0, 1, CRUISER, BATTLE, True, 7) == before + 1
