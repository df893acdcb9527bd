"""Plans in Warpgate: what each action (W10) is worth and the best way to take it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.warpgate.bot.outlook import Outlook, hub
from orrery.games.warpgate.bot.weights import GOOD, GOOD_TO_COME, IMPOSSIBLE, IN_GATE
from orrery.games.warpgate.rules.board import GATE, places
from orrery.games.warpgate.rules.legality import (
    controllable,
    landings,
    most_controlled,
    open_to,
    reinforcements,
    routes,
    warp_targets,
)
from orrery.games.warpgate.rules.nouns import Place
from orrery.games.warpgate.rules.powers import (
    ANY_OBJECTIVE,
    DEPLOY,
    EXPLORE_ANY,
    MACHINES,
    amount,
)
from orrery.games.warpgate.rules.powers import DRAW as DRAW_MORE
from orrery.games.warpgate.rules.verbs import whole_sector
from orrery.games.warpgate.rules.vocabulary import (
    ADVANCE,
    CONCENTRATE,
    CONTROL,
    DRAW,
    MANEUVER,
    PROMOTE,
    RECON,
    REINFORCE,
    RESEARCH,
    SKIRMISH,
    TRADE,
    WARP_IN,
)


def _advance(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, True, 2)
    return best.value + (0.15 if best.start >= 0 else 0.0), best


def _skirmish(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, True, 1)
    return best.value, best


def _maneuver(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, False, 1)
    if best.start < 0:
        return IMPOSSIBLE, best
    # A second group from elsewhere, or from the same place if it has more ships.
    again = o.best_move(x, False, 1, but=-1 if o.p.ships[best.start] > 1 else best.start)
    more = again.value if again.end != best.end else 0.5 * again.value
    return best.value + max(0.0, 0.8 * more), best


def _recon(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(2 * x, False, 1, 0.0 if o.p.texts.here & EXPLORE_ANY else o.token())
    return best.value, best


def _concentrate(o: Outlook, x: int) -> tuple[float, Any]:
    """One ship to a new place, or an attack with everything that can come from two places."""
    s, p = o.s, o.p
    best = o.best_move(x, False, 1)
    value, plan = best.value, (best.end, best.start, -1)
    allowed = open_to(s, o.seat, True) & o.closed
    starts = sorted([start for start in places(p.fleets) if p.ships[start]], key=lambda start: -p.ships[start])
    targets = 0
    for start in starts:
        targets |= o.reach(start, x) & allowed
    for end in places(targets):
        homes = [start for start in starts if o.reach(start, x) >> end & 1][:2]
        count = sum(p.ships[home] for home in homes)
        worth_it = o.attack(end, count) - sum(o.leaving(home, p.ships[home]) for home in homes)
        if worth_it > value:
            value, plan = worth_it, (end, homes[0], homes[1] if len(homes) > 1 else -1)
    return value, plan


def _control(o: Outlook, x: int) -> tuple[float, Any]:
    """The best planets to mark, with the objective they bring."""
    s = o.s
    most = most_controlled(s, o.seat, x)
    if most < 1:
        return IMPOSSIBLE, ()
    ranked = sorted(places(controllable(s, o.seat)), key=lambda place: -o.value(place))
    chosen, rest = ranked[:most], ranked[most:]
    types = s.objectives
    aim = 0.0
    if types and s.objectives_for == "sector":
        aim = sum(_sector_aim(o, sector, chosen) for sector in {whole_sector(s, place) for place in chosen})
    elif types:
        of = o.board.type_of
        free = o.p.texts.here & ANY_OBJECTIVE
        aim = max([o.aim(t) for t in types if free or any(of[place] == t for place in chosen)], default=0.0)
        for place in rest:
            if of[place] in types and o.aim(of[place]) - aim > o.value(chosen[-1]) - o.value(place):
                aim = o.aim(of[place])
                chosen = [*chosen[:-1], place]
                break
    return sum(o.value(place) for place in chosen) + aim, tuple(sorted(chosen))


def _sector_aim(o: Outlook, sector: int, chosen: list[Place]) -> float:
    """The objective that a sector brings, if these planets complete it (W19.15)."""
    if sector & ~(o.own | sum(1 << place for place in chosen)):
        return 0.0
    of, free = o.board.type_of, o.p.texts.here & ANY_OBJECTIVE
    return max([o.aim(t) for t in o.s.objectives if free or any(of[p] == t for p in places(sector))], default=0.0)


def _promote(o: Outlook, x: int) -> tuple[float, Any]:
    if not len(o.s.promotions):
        return IMPOSSIBLE, None
    return 1.05 + 0.08 * x + o.wanted("elite"), None


def _reinforce(o: Outlook, x: int) -> tuple[float, Any]:
    """One ship to each of the places that need one most."""
    if not o.p.supply:
        return IMPOSSIBLE, ()
    offered, most = reinforcements(o.s, o.seat, x)
    if not offered:
        return IMPOSSIBLE, ()
    ranked = sorted(set(offered), key=lambda place: (-post(o, place), place))
    if len(ranked) < most and len(offered) > len(ranked):
        ranked = [ranked[i % len(ranked)] for i in range(most)]
    chosen = tuple(sorted(ranked[:most]))
    return o.fleet(len(chosen)) + sum(0.12 * post(o, place) for place in chosen), chosen


def post(o: Outlook, place: int) -> float:
    """How badly a place needs another ship."""
    if not place:
        return -0.6
    need = 0.5
    if not o.own >> place & 1 and o.p.ships[place] == 1:
        need += 0.4
    if o.board.static[o.seat][place][1] & o.closed:
        need += 0.4
    for goal, have, missing in o.wants:
        if goal.word == "ships_at" and missing > 0 and o.p.ships[place] == have:
            need += 4.0
    return need


def _research(o: Outlook, x: int) -> tuple[float, Any]:
    """The best technology within reach, and the planet to find it on."""
    s, board = o.s, o.board
    mask = landings(s, o.seat, x)
    best, plan = IMPOSSIBLE, (-1, -1)
    for card in s.available:
        spots = places(mask & board.of_type[o.d.technologies[card].type])
        if not spots:
            continue
        place = max(spots, key=lambda spot: (_far(o, spot), hub(board, o.seat, spot), -spot))
        value = o.technology(card) + _far(o, place)
        if value > best:
            best, plan = value, (place, card)
    return best, plan


def _far(o: Outlook, place: int) -> float:
    """What a place is worth to an objective that wants the drone far out."""
    for goal, have, missing in o.wants:
        if goal.word == "drone_far":
            there = o.board.distance(o.seat, GATE, place)
            return o.step(missing, max(0, there - have)) if missing > 0 else -2.0 * (there < goal.n)
    return 0.0


def _trade(o: Outlook, x: int) -> tuple[float, Any]:
    s = o.s
    offered = routes(s, o.seat, x)
    if not offered:
        return IMPOSSIBLE, None
    arrivals = o.arrivals
    best = max(offered, key=lambda r: (arrivals[r[2]] - o.leaving(r[0], 1) if r[0] != r[2] else 0.0, r))
    shift = arrivals[best[2]] - o.leaving(best[0], 1) if best[0] != best[2] else 0.0
    good = GOOD + GOOD_TO_COME * min(1.0, o.turns / 4) + o.wanted("goods") if s.goods else 0.0
    return good + shift, best


def _warp_in(o: Outlook, x: int) -> tuple[float, Any]:
    supply = o.p.supply
    if not supply:
        return IMPOSSIBLE, None
    count = min(x + amount(o.s, o.seat, DEPLOY, 0), supply)
    place = GATE
    targets = warp_targets(o.s, o.seat, x)
    value = IN_GATE * o.fleet(count)
    if targets != 1:
        arrivals = o.arrivals
        place = max(places(targets & ~1), key=lambda spot: (arrivals[spot], -spot))
        value = o.fleet(count) + max(0.0, arrivals[place])
    return value, place


def _draw(o: Outlook, x: int) -> tuple[float, Any]:
    count = max(x, 4) if o.p.texts.here & MACHINES else x
    return o.cards(count + amount(o.s, o.seat, DRAW_MORE, 0)), None


PLANS: dict[int, Callable[[Outlook, int], tuple[float, Any]]] = {
    ADVANCE: _advance,
    CONCENTRATE: _concentrate,
    CONTROL: _control,
    MANEUVER: _maneuver,
    PROMOTE: _promote,
    RECON: _recon,
    REINFORCE: _reinforce,
    RESEARCH: _research,
    SKIRMISH: _skirmish,
    TRADE: _trade,
    WARP_IN: _warp_in,
    DRAW: _draw,
}


def plan(o: Outlook, action: int, x: int) -> tuple[float, Any]:
    """The value of an action and the best way to take it."""
    known = o.plans.get((action, x))
    if known is None:
        known = o.plans[action, x] = PLANS[action](o, x)
    return known


def gain(o: Outlook, action: int, x: int) -> float:
    """What an action is worth with this X; below zero if nothing can be done."""
    return plan(o, action, x)[0]
