"""Twilight Imperium 3: the Naalu Collective. seats.py handles that it always comes first in the order of play."""

from __future__ import annotations

from orrery.games.ti3.rules.battle import DEFENDER, battle_of, both_left, havens, withdraw
from orrery.games.ti3.rules.hooks import HOOKS, number
from orrery.games.ti3.rules.judge import favour, losing, opinion
from orrery.games.ti3.rules.options import RETREAT_AFTER_FIRE, ruling
from orrery.games.ti3.rules.queries import BATTLE, RetreatForbidden
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import FIGHTER
from orrery.games.ti3.rules.windows import BattleRound, BeforeBattle

EARLY_RETREAT = text("race.naalu.early_retreat")
FIRST = -1


def may_retreat(s: Twilight, me: int, w: BeforeBattle | BattleRound) -> bool:
    """An attacked fleet, before the first round, if it could withdraw at all (T3.7.11, T3.17.16)."""
    late = isinstance(w, BattleRound)
    if w.against != me or late != ruling(s, RETREAT_AFTER_FIRE) or (isinstance(w, BattleRound) and w.round > 1):
        return False
    return both_left(s) and bool(havens(s, me, w.place)) and not number(s, 0, RetreatForbidden, me, w.seat)


@HOOKS.reaction([BeforeBattle, BattleRound], EARLY_RETREAT, when=may_retreat, rank=FIRST)
async def early_retreat(s: Twilight, me: int, w: BeforeBattle | BattleRound) -> None:
    "An attacked fleet withdraws before the battle begins."
    battle_of(s).retreats = DEFENDER
    await withdraw(s)


opinion(EARLY_RETREAT, worth=1.0, use=losing)


@on_sheet(text("race.naalu.fighter_bonus"))
def fighter_bonus(it: UnitSheet) -> None:
    "+1 for fighters in space battles."
    it.improve(1, [FIGHTER], [BATTLE])


opinion(text("race.naalu.fighter_bonus"), worth=1.0)

opinion(text("race.naalu.initiative_zero"), worth=1.0)
favour("naalu", 0)
