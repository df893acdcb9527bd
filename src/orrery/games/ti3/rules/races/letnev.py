"""Twilight Imperium 3: the Barony of Letnev."""

from __future__ import annotations

from orrery.games.ti3.rules.effects import COMBAT_ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import favour, opinion
from orrery.games.ti3.rules.queries import BATTLE, INVASION, Combat, FleetLimit
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import GROUND_FORCE
from orrery.games.ti3.rules.verbs import spend_goods
from orrery.games.ti3.rules.windows import BattleRound, InvasionRound

PAY_FOR_COMBAT = text("race.letnev.pay_for_combat")
PRICE = 2
SHIPS_BONUS, TROOPS_BONUS = 1, 2


@HOOKS.reaction([BattleRound, InvasionRound], PAY_FOR_COMBAT, when=lambda s, me, w: s.players[me].goods >= PRICE)
async def pay_for_combat(s: Twilight, me: int, w: BattleRound | InvasionRound) -> None:
    "Spend 2 trade goods: this round ships get +1, or ground forces +2."
    spend_goods(s, me, PRICE)
    lasts(s, PAY_FOR_COMBAT, me, COMBAT_ROUND)


@HOOKS.modifier(Combat, PAY_FOR_COMBAT)
def paid_for(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "What was paid for counts: for ships in space, or for ground forces, but not for fighters beside them."
    if query.seat != me or not any(True for _ in in_force(s, PAY_FOR_COMBAT, me)):
        return bonus
    if query.kind == BATTLE:
        return bonus + SHIPS_BONUS
    return bonus + (TROOPS_BONUS if query.kind == INVASION and query.unit == GROUND_FORCE else 0)


opinion(PAY_FOR_COMBAT, worth=1.0, use=lambda it: it.s.players[it.seat].goods >= 3 and it.close_fight())


@HOOKS.modifier(FleetLimit, text("race.letnev.larger_fleets"))
def larger_fleets(s: Twilight, me: int, query: FleetLimit, ships: int) -> int:
    "One more ship in each fleet."
    return ships + 1


opinion(text("race.letnev.larger_fleets"), worth=1.7)


favour("letnev", 2)
