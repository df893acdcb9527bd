"""What a bot keeps for objectives in Twilight Imperium 4, and what it may spend."""

from __future__ import annotations

from orrery.games.ti4.bot.goals import SPENT, open_goals
from orrery.games.ti4.rules.board import influence, planets_of, resources, scores_public
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.nouns import STRATEGY_POOL, TACTIC_POOL
from orrery.games.ti4.rules.prices import Price
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective
from orrery.games.ti4.rules.verbs import wealth

NOTHING = Price()


def complete(s: Imperium, seat: int) -> list[Objective]:
    """The open public objectives that could be scored now without paying, best first."""
    p = s.players[seat]
    met = [o for o in s.objectives if not p.scored >> o & 1 and o not in SPENT and progress(s, seat, o).done]
    return sorted(met, key=lambda o: (-OBJECTIVES[o].points, o))


def saved_for(s: Imperium, seat: int) -> Price:
    """The price of the objective that a player saves for in this round: none while another one is complete already, or
    while even everything would not do."""
    if s.phase not in ("action", "strategy") or not scores_public(s, seat):
        return NOTHING
    best = max((OBJECTIVES[o].points for o in complete(s, seat)), default=0)
    found = NOTHING
    for objective in open_goals(s, seat):
        if objective in SPENT and OBJECTIVES[objective].points > best and within_means(s, seat, SPENT[objective]):
            best, found = OBJECTIVES[objective].points, SPENT[objective]
    return found


def within_means(s: Imperium, seat: int, price: Price) -> bool:
    """Whether a player has what a price takes, as things are."""
    p = s.players[seat]
    goods = p.goods - price.goods
    if goods < 0 or p.pools[TACTIC_POOL] + p.pools[STRATEGY_POOL] < price.tokens:
        return False
    if price.ores and wealth(s, seat, resources) - price.goods < price.ores:
        return False
    if price.favours and wealth(s, seat, influence) - price.goods < price.favours:
        return False
    both = sum([max(resources(s, it), influence(s, it)) for it in planets_of(s, seat) if not s.exhausted >> it & 1])
    return both + goods >= price.ores + price.favours


def spare(s: Imperium, seat: int, *, votes: bool = False) -> int:
    """The resources (or the influence, for votes) that may be spent without losing an objective this round."""
    value = influence if votes else resources
    money = wealth(s, seat, value)
    price = saved_for(s, seat)
    if price == NOTHING:
        return money
    if price.goods:
        money -= min(price.goods, s.players[seat].goods)
    if price.ores + price.favours:
        p = s.players[seat]
        ready = [it for it in planets_of(s, seat) if not s.exhausted >> it & 1]
        own = influence if price.favours >= price.ores else resources
        needed = price.ores + price.favours
        # what is left over if the planets that are best for the price are kept for it
        ranked = sorted(ready, key=lambda it: (value(s, it) - own(s, it), it))
        have, left = 0, max(0, p.goods - price.goods)
        for planet in ranked:
            if have < needed:
                have += own(s, planet)
            else:
                left += value(s, planet)
        return max(0, left - max(0, needed - have))
    return max(0, money)


def saved_tokens(s: Imperium, seat: int) -> int:
    """The command tokens that are kept for an objective."""
    return saved_for(s, seat).tokens


def goods_wanted(s: Imperium, seat: int) -> bool:
    """Whether an open objective is paid for with trade goods."""
    return any(o in SPENT and SPENT[o].goods for o in open_goals(s, seat))
