"""What a position of Twilight Imperium 4 is worth to a bot, each player's chance to win, and the clock by which a
search looks ahead."""

from __future__ import annotations

from math import exp

from orrery.games.ti4.bot.goals import STEP, goals
from orrery.games.ti4.bot.plans import income
from orrery.games.ti4.bot.strength import fleet_cost
from orrery.games.ti4.rules.board import controls_home, planets_of
from orrery.games.ti4.rules.data import MECATOL_REX
from orrery.games.ti4.rules.state import Imperium

OPEN = 0.5
"""How much of an objective that is not complete counts towards the final points."""
HOME, THRONE = 1.0, 0.8
"""What the home system and Mecatol Rex are worth."""
TECHNOLOGY, PLANET, INCOME, FLEET, TOKEN, CARD, GOOD = 0.3, 0.12, 0.02, 0.04, 0.06, 0.08, 0.05
"""What a technology, a planet, its yield, units by cost, command tokens, action cards and trade goods are worth early
in the game."""


def left(s: Imperium) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 when it may end at any time."""
    ahead = max(p.points for p in s.players)
    return max(0.0, min(1.0, (s.goal - ahead) / s.goal))


def worth(s: Imperium, seat: int) -> float:
    """The points a seat can expect to have in the end, leaving out what everyone can expect equally."""
    p = s.players[seat]
    if p.eliminated:
        return 0.0
    rest = left(s)
    value = float(p.points) + HOME * controls_home(s, seat) + THRONE * rest * (s.owner[MECATOL_REX] == seat)
    for goal in goals(s, seat):
        share = 0.9 if not goal.missing else STEP[min(goal.missing, len(STEP) - 1)]
        value += OPEN * goal.points * share * (0.3 + 0.7 * rest)
    ores, favours = income(s, seat)
    units = sum([fleet_cost(s, seat, forces) for forces in (*p.space.values(), *p.ground.values())])
    early = TECHNOLOGY * p.technologies.bit_count() + PLANET * len(planets_of(s, seat)) + INCOME * (ores + favours)
    early += FLEET * units + TOKEN * sum(p.pools) + CARD * len(p.hand) + GOOD * (p.goods + 0.5 * p.commodities)
    return value + rest * early


def chances(s: Imperium, values: list[float]) -> list[float]:
    """Each player's chance to win, by what the position is worth to each."""
    spread = 0.7 + 1.2 * left(s)
    best = max(values)
    shares = [exp((value - best) / spread) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def clock(s: Imperium) -> int:
    """Rounds: what a round was good for shows when its status phase is over."""
    return s.round
