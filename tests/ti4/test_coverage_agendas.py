"""Every agenda of Twilight Imperium 4 does something, and a scenario is about it."""

from __future__ import annotations

from pathlib import Path

from orrery.games.ti4.rules.card_data import AGENDAS as ROWS
from orrery.games.ti4.rules.covert import COVERT_LEGISLATION
from orrery.games.ti4.rules.hooks import AGENDAS, HOOKS
from orrery.games.ti4.rules.laws import ATTACHED_BY
from orrery.games.ti4.rules.research import IGNORES
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.units import CHANGES

WITH_EFFECT = {*AGENDAS, *HOOKS.abilities(), *CHANGES, *IGNORES, *ATTACHED_BY, COVERT_LEGISLATION}
"""At once, through hooks, on the sheets of units, in research, by what lies on planets, in the council itself."""
SCENARIOS = "".join(path.read_text() for path in sorted(Path(__file__).parent.glob("test_agendas_*.py")))


def test_every_agenda_has_an_effect() -> None:
    assert [it.name for it in ROWS if text(f"agenda.{it.name}") not in WITH_EFFECT] == []


def test_every_agenda_has_a_scenario() -> None:
    assert [it.name for it in ROWS if f"{it.name}" not in SCENARIOS] == []


def test_every_agenda_about_which_players_are_divided_is_decided_both_ways() -> None:
    """Where votes are for or against, the agenda has an effect at once, or there is nothing to do against it."""
    nothing_against = {"regulated_conscription"}
    divided = {it.name for it in ROWS if not it.elect and text(f"agenda.{it.name}") != COVERT_LEGISLATION}
    assert {name for name in divided if text(f"agenda.{name}") not in AGENDAS} == nothing_against


def test_fifty_agendas_are_played_with_and_without_the_expansion() -> None:
    assert len(ROWS) == 63
    assert sum(not it.base_only for it in ROWS) == sum(not it.set for it in ROWS) == 50
