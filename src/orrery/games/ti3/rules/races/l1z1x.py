"""Twilight Imperium 3: the L1Z1X Mindnet. The extra command counter in the strategy allocation is in the data."""

from __future__ import annotations

from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import favour, opinion
from orrery.games.ti3.rules.queries import INVASION, Combat
from orrery.games.ti3.rules.races.fighting import in_battle
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import DREADNOUGHT, GROUND_FORCE


@on_sheet(text("race.l1z1x.cheap_dreadnoughts"))
def cheap_dreadnoughts(it: UnitSheet) -> None:
    "Dreadnoughts cost 4 instead of 5."
    it.cost[DREADNOUGHT] -= 1


opinion(text("race.l1z1x.cheap_dreadnoughts"), worth=1.6)


@HOOKS.modifier(Combat, text("race.l1z1x.combat_bonus"))
def combat_bonus(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "+1 for dreadnoughts in space battles and for ground forces that attack."
    if query.seat != me:
        return bonus
    if in_battle(s, query.kind):
        return bonus + (query.unit == DREADNOUGHT)
    return bonus + (query.kind == INVASION and query.unit == GROUND_FORCE and query.attacks)


opinion(text("race.l1z1x.combat_bonus"), worth=1.0)


opinion(text("race.l1z1x.extra_strategy_counter"), worth=1.0)
favour("l1z1x", 2)
