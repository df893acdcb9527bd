"""Every exploration card, attachment, relic and legendary planet has an effect and a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.ti4.rules.card_data import ATTACHMENTS, EXPLORATIONS, LEGENDARY, RELICS
from orrery.games.ti4.rules.exploration import CARDS
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.nouns import EXPLORATION
from orrery.games.ti4.rules.texts import text

FILES = ("exploration", "attachments", "frontier", "relics", "legendary")
SCENARIOS = "".join((Path(__file__).parent / f"test_{name}.py").read_text() for name in FILES)


def adds_something(name: str) -> bool:
    """Whether an attachment changes its planet by data alone."""
    it = next(one for one in ATTACHMENTS if one.name == name)
    return bool(it.resources or it.influence or it.specialty >= 0 or it.traits)


@pytest.mark.parametrize("it", EXPLORATIONS, ids=lambda it: it.name)
def test_every_exploration_card_does_something(it: object) -> None:
    row = next(one for one in EXPLORATIONS if one is it)
    by_data = row.resolution == "relic_fragment" or (row.attachment and adds_something(row.attachment))
    assert by_data or EXPLORATION.index[row.name] in CARDS
    assert f'"{row.name}' in SCENARIOS or f", {row.name}" in SCENARIOS


@pytest.mark.parametrize("name", RELICS)
def test_every_relic_does_something(name: str) -> None:
    it = text(f"relic.{name}")
    assert it in ACTIONS or it in HOOKS.abilities()
    assert f"relic.{name}" in SCENARIOS or f'relics="{name}"' in SCENARIOS


@pytest.mark.parametrize("name", LEGENDARY.values())
def test_every_legendary_planet_does_something(name: str) -> None:
    assert text(f"legendary.{name}") in HOOKS.abilities()
    assert f"legendary.{name}" in SCENARIOS


def test_the_decks_have_as_many_cards_as_printed() -> None:
    counts = [sum(it.copies for it in EXPLORATIONS if it.deck == deck) for deck in range(4)]
    assert counts == [20, 20, 20, 14]
    assert len(EXPLORATIONS) == 31
    assert len(RELICS) == 10
    assert len(LEGENDARY) == 4
