"""Twilight Imperium 3: Sardakk N'orr."""

from __future__ import annotations

from orrery.games.ti3.rules.judge import favour, opinion
from orrery.games.ti3.rules.races.fighting import fights
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.texts import text


@on_sheet(text("race.norr.combat_bonus"))
def combat_bonus(it: UnitSheet) -> None:
    "+1 in space battles and invasion combat (T3.17.62)."
    it.improve(1, rolls=fights(it))


opinion(text("race.norr.combat_bonus"), worth=1.9)


favour("norr", 2)
