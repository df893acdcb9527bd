"""What a position of Twilight Imperium 3 is worth to a bot, and the clock by which it looks ahead. The weights are
those that foretell the final points of games among bots best: objectives and the speaker count, fleets hardly."""

from __future__ import annotations

from orrery.games.ti3.board import docks_at, holds_home, planets_of, resources
from orrery.games.ti3.board import influence as influence_of
from orrery.games.ti3.data import IMPERIAL, MECATOL_REX, OBJECTIVES
from orrery.games.ti3.kinds import COMMAND_POOL
from orrery.games.ti3.objectives import PRICES, is_met
from orrery.games.ti3.progress import progress
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.units import STATS

NOW, MET, NEAR = 0.85, 0.4, 0.45
"""What share of its points an objective is worth: one that can be scored in this round, others that are met already or
can be paid for in any round, and one that is almost met."""
SECRET = 0.9
HOME = 1.0
"""Only who holds the home system scores objectives."""
PLAYED = 1.5
"""Imperial that has not been played yet."""
UNPLAYED = 0.28
"""Another strategy card that has not been played yet."""
SPEAKER = 0.6
MOST_TROOPS = 4
"""More ground forces on one planet count no more."""
COSTS = [(unit, it.cost / it.lot) for unit, it in enumerate(STATS[:7])]


def prospects(s: Twilight, seat: int, income: dict[str, int]) -> float:
    """What the objectives that are open, and the secret one, may still bring."""
    p = s.players[seat]
    value = best = 0.0
    for objective in s.objectives:
        points = OBJECTIVES[objective].points
        if not points or p.claimed >> objective & 1:
            continue
        if objective in PRICES:
            price, what = PRICES[objective]
            met, have, need = is_met(s, seat, objective), min(price, income[what]), price
        else:
            met, have, need = progress(s, seat, objective)
        if met:
            best = max(best, points)
        value += points * (MET if met or have >= need else NEAR * (have / max(1, need)) ** 2)
    if p.secret:
        met, have, need = progress(s, seat, p.secret[0])
        value += OBJECTIVES[p.secret[0]].points * (SECRET if met else NEAR * (have / max(1, need)) ** 3)
    if s.phase != "strategy":
        value += (NOW - MET) * best
    return value + HOME * holds_home(s, seat)


def worth(s: Twilight, seat: int) -> float:
    """The points a seat can expect to have in the end: those it has, objectives within reach, and what may still come
    of planets, technologies, cards and counters."""
    p = s.players[seat]
    mine = planets_of(s, seat)
    money, votes = sum([resources(s, planet) for planet in mine]), sum([influence_of(s, planet) for planet in mine])
    value = p.points + prospects(s, seat, {"resources": money, "influence": votes, "goods": p.goods + 2})
    value += 0.1 * len(mine) + 0.01 * (money + votes) + 0.2 * (s.owner[MECATOL_REX] == seat)
    value += 0.01 * sum([min(s.troops[planet], MOST_TROOPS) + 3 * s.pds[planet] for planet in mine])
    value += 0.008 * sum([cost * fleet[unit] for fleet in p.fleets.values() for unit, cost in COSTS])
    value += 0.08 * p.technologies.bit_count() + 0.035 * sum(p.counters) + 0.05 * p.counters[COMMAND_POOL]
    value += 0.015 * (p.goods + len(p.hand)) + 0.1 * len(docks_at(s, seat, p.home)) + SPEAKER * (s.speaker == seat)
    if s.phase == "action":
        for card in p.strategies:
            if not p.used >> card & 1:
                value += PLAYED if card == IMPERIAL else UNPLAYED
        if not p.passed:
            value += 0.005 * sum([resources(s, planet) for planet in mine if not s.exhausted >> planet & 1])
    return value


def clock(s: Twilight) -> int:
    """Half rounds: the strategy and the action phase, and the status phase."""
    return 2 * s.round + (s.phase == "status")
