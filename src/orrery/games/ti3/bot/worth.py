"""What a position of Twilight Imperium 3 is worth to a bot, each player's chance to win, and the clock by which a
search looks ahead. The numbers come from hundreds of games between bots: how often each objective was scored in the
end, by how much was missing; what planets and a place in the order of play amounted to."""

from __future__ import annotations

from math import exp

from orrery.games.ti3.rules.board import holds_home, planets_of, resources
from orrery.games.ti3.rules.board import influence as influence_of
from orrery.games.ti3.rules.data import OBJECTIVES
from orrery.games.ti3.rules.nouns import OBJECTIVE
from orrery.games.ti3.rules.objectives import PRICES
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import by_figure
from orrery.games.ti3.rules.units import STATS

SCORED = {
    "three_docks": (0.95, 0.8, 0.7, 0.4),
    "mecatol_all_round": (0.85, 0.15),
    "five_planets": (0.95, 0.9, 0.65, 0.45, 0.35, 0.25),
    "three_specialties": (0.9, 0.42, 0.3, 0.2),
    "five_technologies": (0.95, 0.9, 0.7, 0.5, 0.3, 0.15),
    "three_of_a_colour": (0.95, 0.5, 0.2, 0.05),
    "four_colours": (0.95, 0.8, 0.5, 0.22, 0.1),
    "spend_6_goods": (1.0, 0.97, 0.95, 0.9, 0.75, 0.65, 0.55),
    "spend_10_resources": (0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4),
    "spend_10_influence": (0.9, 0.8, 0.75, 0.68, 0.6, 0.52, 0.45, 0.4),
    "ten_planets": (0.8, 0.5, 0.3, 0.18, 0.1, 0.06),
    "nine_technologies": (0.8, 0.5, 0.25, 0.12, 0.06),
    "spend_12_goods": (0.9, 0.75, 0.6, 0.45, 0.3, 0.25, 0.2, 0.15),
    "spend_20_resources": (0.8, 0.65, 0.55, 0.45, 0.36, 0.28, 0.2, 0.15),
    "spend_20_influence": (0.8, 0.65, 0.55, 0.45, 0.36, 0.28, 0.2, 0.15),
    "heart_of_the_galaxy": (0.8, 0.45, 0.22, 0.1, 0.05),
    "greater_than_neighbours": (0.7, 0.5, 0.4, 0.3, 0.22, 0.16, 0.12, 0.08),
}
"""The chance that an open objective is eventually scored, early in the game, by how much is missing."""
SCORED_AT = {OBJECTIVE.index[name]: chances for name, chances in SCORED.items()}
STAGE_ONE = [o for o in SCORED_AT if OBJECTIVES[o].stage == 1]
STAGE_TWO = [o for o in SCORED_AT if OBJECTIVES[o].stage == 2]
OPEN, UNSEEN = 0.55, 0.25
"""How much of such a chance counts towards the final points: each status phase allows only one objective, and those not
open yet may come too late."""
SECRET = (0.95, 0.4, 0.2, 0.08, 0.03)
"""The chance that the secret objective is scored, by how much is missing."""
NEXT = (1.0, 0.55, 0.25, 0.1)
"""The chance that an objective can be scored in the coming status phase, by how much is missing ..."""
SLOT = 0.3
"""... and what it is worth not to miss that phase."""
ORDER = (1.6, 1.2, 1.0, 0.65, 0.45, 0.0)
"""What the place in the order from the speaker on is worth: an early player gets Imperial once more."""
HOME, HOME_EARLY = 0.5, 1.3
"""Only a player who holds their home system scores objectives; the second number, like those below, counts in full at
the beginning and not at all at the end."""
TECHNOLOGY, PLANET, INCOME, FLEET, TROOPS, COUNTER, CARD = 0.45, 0.1, 0.01, 0.06, 0.02, 0.05, 0.03
"""What a technology, a planet, its resources and influence, ships by cost, ground forces, command counters, and trade
goods and action cards are worth."""
COSTS = [(unit, it.cost / it.lot) for unit, it in by_figure(STATS[:7])]


def left(s: Twilight) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 when it may end at any time."""
    return min(1.0, (s.ones_left + 0.5 * s.twos_left) / 7)


def prospects(s: Twilight, seat: int, income: dict[str, int]) -> float:
    """What the objectives may still be worth: those that are open, those that are not, and the secret one."""
    p = s.players[seat]
    claimed, opened = p.claimed, s.objectives
    ones = s.ones_left / max(1, sum([o not in opened for o in STAGE_ONE]))
    twos = 0.5 * s.twos_left / max(1, sum([o not in opened for o in STAGE_TWO]))
    rest = left(s)
    late = 0.35 + 0.65 * rest
    value = soon = 0.0
    for objective, chances in SCORED_AT.items():
        if claimed >> objective & 1:
            continue
        points, stage = OBJECTIVES[objective].points, OBJECTIVES[objective].stage
        is_open = objective in opened
        share = late * (OPEN if is_open else UNSEEN * (ones if stage == 1 else twos))
        if not share:
            continue
        if objective in PRICES:
            price, what = PRICES[objective]
            missing = max(0, price - income[what])
            steps = (missing + 1) // 2
        else:
            met, have, need = progress(s, seat, objective)
            missing = steps = 0 if met else max(1, need - have)
        if missing < len(chances):
            value += points * share * chances[missing]
        if is_open and steps < len(NEXT):
            soon = max(soon, points * NEXT[steps])
    if p.secret:
        met, have, need = progress(s, seat, p.secret[0])
        missing = 0 if met else max(1, need - have)
        if missing < len(SECRET):
            value += late * OBJECTIVES[p.secret[0]].points * SECRET[missing]
    return value + SLOT * soon


def worth(s: Twilight, seat: int) -> float:
    """The points a seat can expect to have in the end, leaving out what everyone can expect equally."""
    p = s.players[seat]
    mine = planets_of(s, seat)
    money, votes = sum([resources(s, planet) for planet in mine]), sum([influence_of(s, planet) for planet in mine])
    rest = left(s)
    incomes = {"resources": money + p.goods, "influence": votes + p.goods, "goods": p.goods}
    seats = len(s.players)
    place = (seat - s.speaker) % seats
    value = p.points + prospects(s, seat, incomes) + (0.5 + 0.5 * rest) * ORDER[place * len(ORDER) // seats]
    early = HOME_EARLY * holds_home(s, seat) + PLANET * len(mine) + INCOME * (money + votes)
    early += FLEET * sum([cost * fleet.of(unit) for fleet in p.fleets.values() for unit, cost in COSTS])
    early += TECHNOLOGY * p.technologies.bit_count() + TROOPS * sum([s.troops[planet] for planet in mine])
    early += COUNTER * sum(p.counters) + CARD * (p.goods + len(p.hand))
    value += HOME * holds_home(s, seat) + rest * early
    return value


def chances(s: Twilight, values: list[float]) -> list[float]:
    """Each player's chance to win, by what the position is worth to each."""
    spread = 0.6 + 0.9 * left(s)
    best = max(values)
    shares = [exp((value - best) / spread) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def clock(s: Twilight) -> int:
    """Rounds: what a round was good for shows when its status phase is over."""
    return s.round
