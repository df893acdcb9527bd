"""Twilight Imperium 3: trade goods that change hands (T3.11.7, T3.13.5). Beside the questions that everybody waits for,
whoever has goods may give some away: an open offer that nobody has to answer."""

from __future__ import annotations

from functools import cache

from orrery.core.agenda import together
from orrery.core.ask import Decision, T, choose
from orrery.core.refusal import No
from orrery.games.ti3.rules.kinds import GIFT
from orrery.games.ti3.rules.options import ANY_GIFT, on
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.verbs import give_goods

MOST_GIFT = 5
"""Nobody gives away more trade goods at once; by another ruling as many as one likes (T3.17.73)."""


@cache
def gifts(seat: int, players: int, most: int) -> tuple[tuple[int, int], ...]:
    """To whom, and how many."""
    return tuple((other, goods) for other in range(players) if other != seat for goods in range(1, most + 1))


async def gift(s: Twilight, seat: int, kept: int = 0) -> None:
    """Trade goods for somebody, once while a question is open; `kept` are promised already."""
    goods = s.players[seat].goods - kept
    most = goods if on(s, ANY_GIFT) else min(goods, MOST_GIFT)
    if most > 0:
        possible = gifts(seat, len(s.players), most)
        given: tuple[int, int] = await choose(seat, GIFT, possible, explain=lambda given: No("T3.11.7"))
        give_goods(s, seat, *given)


async def beside(s: Twilight, question: Decision[T]) -> T:
    """The answer to a question beside which all who have trade goods may give some away (T3.11.7)."""
    givers = [seat for seat, p in enumerate(s.players) if p.goods]
    if not givers:
        return await question
    seat = question.seat
    return (await together({seat: question}, offers={giver: gift(s, giver) for giver in givers}))[seat]
