"""What a bot knows about Warpgate: a fast, sensible policy (`instinct`) and an estimate of the final score (`worth`).
The instinct reads only what its seat can see; all values are in victory points."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.warpgate.bot.battles import ANSWERS as BATTLES
from orrery.games.warpgate.bot.cards import ANSWERS as CARDS
from orrery.games.warpgate.bot.moves import ANSWERS as MOVES
from orrery.games.warpgate.bot.outlook import Outlook
from orrery.games.warpgate.bot.turn import ANSWERS as TURN
from orrery.games.warpgate.bot.weights import AIM, GOOD_TO_COME, POWER, SHIPS
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.scoring import points
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.steps import SLOTS

ANSWERS = TURN | MOVES | CARDS | BATTLES
"""How each kind of question is answered; boards (`faction`, `side`) are chosen at random."""


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one turn ahead."""
    answer = ANSWERS.get(decision.kind.name)
    if answer is None:
        return decision.sample(dice)
    s: Any = table.state
    return answer(table, Outlook(s, decision.seat), decision)


def worth(s: Warpgate, seat: int) -> float:
    """The points a seat can expect to have at the end."""
    o = Outlook(s, seat)
    p = o.p
    soon = min(1.0, o.turns / 12)
    total = float(points(s, seat).total)
    total += sum(AIM * o.likely(missing) for _, _, missing in o.wants if missing > 0)
    total += 0.4 * soon * o.own.bit_count() + GOOD_TO_COME * soon * p.fresh
    total += 0.6 * soon * sum(SHIPS[: SLOTS * 3 - p.supply])
    total += sum(o.presence(place) for place in places(p.fleets & ~1))
    total += soon * sum(
        POWER.get(power.word, 0.0) * max(1, power.n)
        for card in p.technologies
        for power in o.d.technologies[card].powers
    )
    return total


def clock(s: Warpgate) -> int:
    """The round."""
    return s.round
