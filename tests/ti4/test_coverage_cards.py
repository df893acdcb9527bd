"""Every action card of Twilight Imperium 4 has an effect, at the time at which it is played, and a scenario."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.ti4.rules.card_data import ACTION_CARDS
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.texts import text

PENDING = {
    "ancient_burial_sites", "archaeological_expedition", "assassinate_representative", "bribery",
    "confounding_legal_text", "confusing_legal_text", "construction_rider", "cripple_defenses", "deadly_plot",
    "diplomacy_rider", "diplomatic_pressure", "distinguished_councilor", "divert_funding", "economic_initiative",
    "exploration_probe", "focused_research", "frontline_deployment", "ghost_ship", "imperial_rider",
    "industrial_initiative", "insubordination", "leadership_rider", "lucky_shot", "mining_initiative", "plague",
    "politics_rider", "reactor_meltdown", "refit_troops", "repeal_law", "rise_of_a_messiah", "scuttle",
    "seize_artifact", "signal_jamming", "spy", "tactical_bombardment", "technology_rider", "trade_rider",
    "unexpected_action", "unstable_planet", "uprising", "veto", "war_effort", "warfare_rider",
}  # fmt: skip
"""Cards without an effect or a scenario so far; a card that has both must leave this list."""
NAMES = {it.name for it in ACTION_CARDS}


def with_effect() -> set[str]:
    """Component actions are used as actions, all others in windows."""
    optional = {*HOOKS.optional()}
    return {it.name for it in ACTION_CARDS if text(f"card.{it.name}") in (ACTIONS if it.action else optional)}


def with_scenario() -> set[str]:
    """The cards that some scenario plays: "react card.sabotage", "act card.plague"."""
    played: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        played |= {*re.findall(r"\b(?:react|act) card\.(\w+)", file.read_text(encoding="utf-8"))}
    return played & NAMES


def test_the_deck_has_seventy_six_kinds_of_cards() -> None:
    assert len(NAMES) == 76
    assert sum(it.copies for it in ACTION_CARDS) == 100


def test_every_action_card_has_an_effect() -> None:
    assert NAMES - with_effect() <= PENDING


def test_every_action_card_has_a_scenario() -> None:
    assert NAMES - with_scenario() <= PENDING


def test_no_finished_card_is_pending() -> None:
    assert PENDING <= NAMES
    assert not PENDING & with_effect() & with_scenario()


def test_only_component_actions_are_used_as_actions() -> None:
    actions = {it.name for it in ACTION_CARDS if text(f"card.{it.name}") in ACTIONS}
    assert actions <= {it.name for it in ACTION_CARDS if it.action}
