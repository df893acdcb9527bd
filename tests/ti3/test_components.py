"""Every component in the data has an effect; those that do not have one yet are named here, and only here."""

from __future__ import annotations

from orrery.games.ti3.data import ACTION_CARDS, COUNTERS, OBJECTIVES, POLITICS, TECHNOLOGIES
from orrery.games.ti3.hooks import ACTIONS, AGENDAS, HOOKS
from orrery.games.ti3.objectives import MET, PRICES
from orrery.games.ti3.texts import NAMES, text

ELSEWHERE = {
    "technology.war_sun": "production.py asks for it",
    "race.naalu.initiative_zero": "seats.py asks for it",
    "race.l1z1x.extra_strategy_counter": "in the data",
    "race.mentak.extra_fleet_counter": "in the data",
    "card.cultural_crisis": "",
}
"""Texts whose effect is written into a rule. (Cultural Crisis still needs to be played.)"""

MISSING = {
    "technology.advanced_fighters",
    "technology.fleet_logistics",
    "technology.assault_cannon",
    "technology.dacxive_animators",
    "technology.x89_bacterial_weapon",
    "technology.integrated_economy",
    "technology.graviton_laser_system",
    "technology.transit_diodes",
    *(f"card.{c.name}" for c in ACTION_CARDS),
    *(f"politic.{p.name}" for p in POLITICS),
    *(name for name in NAMES if name.startswith(("race.", "leader.", "counter."))),
} - ELSEWHERE.keys() | {"card.cultural_crisis"}
"""What has no effect yet. This list only ever gets shorter."""


def effective() -> set[int]:
    """All texts that do something."""
    politics = {text(f"politic.{POLITICS[card].name}") for card in AGENDAS}
    return {*HOOKS.abilities(), *ACTIONS, *politics, *(text(n) for n, why in ELSEWHERE.items() if why)}


def test_every_text_has_an_effect_or_is_known_to_lack_one() -> None:
    assert {NAMES[number] for number in range(len(NAMES)) if number not in effective()} == MISSING


def test_every_objective_can_be_met() -> None:
    known = {*MET, *PRICES}
    assert [o.name for i, o in enumerate(OBJECTIVES) if i not in known] == ["imperium_rex"]


def test_there_are_as_many_components_as_in_the_box() -> None:
    assert (len(ACTION_CARDS), sum(c.copies for c in ACTION_CARDS)) == (72, 103)
    assert (sum(not p.law for p in POLITICS), sum(p.law for p in POLITICS)) == (22, 38)
    assert len(TECHNOLOGIES) == 24
    assert sum(len(c.numbers) for c in COUNTERS) == 44
    assert [sum(o.stage == stage for o in OBJECTIVES) for stage in range(3)] == [10, 10, 10]
