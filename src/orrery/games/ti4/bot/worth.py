"""What a position of Twilight Imperium 4 is worth to a bot, each player's chance to win, and the clock by which a
search looks ahead. The numbers come from games between bots: the final points of all players, fitted to what each of
them had at the beginning of every round."""

from __future__ import annotations

from math import exp

from orrery.games.ti4.bot.goals import SPENT, Goal, goals
from orrery.games.ti4.bot.plans import income
from orrery.games.ti4.bot.strength import fleet_cost
from orrery.games.ti4.rules.board import controls_home, planets_of
from orrery.games.ti4.rules.data import MECATOL_REX, OBJECTIVES, SPACE_DOCK
from orrery.games.ti4.rules.state import Imperium, Player

Shares = tuple[tuple[float, float], ...]
"""What an objective is worth, by how many steps are missing: at the end of the game, and how much more at its
beginning."""
STAGE_ONE: Shares = ((0.32, 0.65), (0.14, 0.41), (0.03, 0.35))
STAGE_TWO: Shares = ((0.15, 2.7), (0.05, 1.4), (0.02, 0.82))
SECRET: Shares = ((0.2, 0.45), (0.17, 0.25), (0.15, 0.25), (0.02, 0.23))
PAID_STEP = 3
"""For objectives that are paid for, so much is a step."""

HOME, HOME_EARLY = 0.1, 2.4
THRONE = 0.4
"""The home system and Mecatol Rex; numbers that are called early count in full at the beginning of the game only."""
ORDER = ((0.13, 0.2), (0.11, 0.29))
"""What it is worth to be the speaker, or next to the speaker."""
TECHNOLOGY, PLANET, RESOURCE, INFLUENCE, FLEET, TROOPS, DOCK = 0.25, 0.18, 0.04, 0.035, 0.055, 0.03, 0.03
TOKEN, CARD, GOOD, FRAGMENT = 0.095, 0.03, 0.03, 0.14
"""What all kinds of things are worth, early: units in space by their cost."""


def left(s: Imperium) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 when it may end at any time."""
    ahead = max(p.points for p in s.players)
    return max(0.0, min(1.0, (s.goal - ahead) / s.goal))


def prospect(goal: Goal, rest: float) -> float:
    """What an objective that is not scored is worth."""
    it = OBJECTIVES[goal.objective]
    shares = SECRET if not it.stage else STAGE_ONE if it.stage == 1 else STAGE_TWO
    steps = -(-goal.missing // PAID_STEP) if goal.objective in SPENT else goal.missing
    if steps >= len(shares):
        return 0.0
    late, early = shares[steps]
    return late + rest * early


def belongings(s: Imperium, seat: int, p: Player) -> float:
    """What planets, units, technologies and all the rest are worth at the beginning of the game."""
    ores, favours = income(s, seat)
    value = RESOURCE * ores + INFLUENCE * favours + PLANET * len(planets_of(s, seat))
    value += FLEET * sum([fleet_cost(s, seat, forces) for forces in p.space.values()])
    value += sum([TROOPS * forces.ground_forces() + DOCK * forces.all[SPACE_DOCK] for forces in p.ground.values()])
    value += TECHNOLOGY * p.technologies.bit_count() + TOKEN * sum(p.pools) + CARD * len(p.hand)
    return value + GOOD * (p.goods + 0.5 * p.commodities) + FRAGMENT * sum(p.fragments)


def worth(s: Imperium, seat: int) -> float:
    """The points a seat can expect to have in the end, leaving out what everyone can expect equally."""
    p = s.players[seat]
    if p.eliminated:
        return 0.0
    rest = left(s)
    value = float(p.points) + THRONE * (s.owner[MECATOL_REX] == seat)
    value += (HOME + HOME_EARLY * rest) * controls_home(s, seat)
    value += sum([prospect(goal, rest) for goal in goals(s, seat)])
    place = (seat - s.speaker) % len(s.players)
    if place < len(ORDER):
        value += ORDER[place][0] + rest * ORDER[place][1]
    return value + rest * belongings(s, seat, p)


def chances(s: Imperium, values: list[float]) -> list[float]:
    """Each player's chance to win, by what the position is worth to each."""
    spread = 1.2 + 0.8 * left(s)
    best = max(values)
    shares = [exp((value - best) / spread) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def clock(s: Imperium) -> int:
    """Rounds: what a round was good for shows when its status phase is over."""
    return s.round
