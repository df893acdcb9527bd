"""Moving ships in Warpgate (W7, W10): where from, where to, how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.table import Table
from orrery.games.warpgate.bot.outlook import Outlook
from orrery.games.warpgate.bot.plans import plan, post
from orrery.games.warpgate.bot.turn import offered
from orrery.games.warpgate.rules.vocabulary import (
    CONCENTRATE,
    RECON,
    REINFORCE,
    TRADE,
    WARP_IN,
)


def _move(table: Table, o: Outlook, d: Any) -> Any:
    action, x = d.args["action_name"], d.args["x"]
    if action == RECON:
        x //= 2
    best = plan(o, action, x)[1]
    return offered(d, (best.start, best.end))


def _move_again(table: Table, o: Outlook, d: Any) -> Any:
    arrivals = o.arrivals
    best, chosen = 0.0, None
    for move in d.candidates:
        if move is not None:
            value = arrivals[move[1]] - o.leaving(move[0], 1)
            if value > best:
                best, chosen = value, move
    return chosen


def _ships(table: Table, o: Outlook, d: Any) -> Any:
    """All ships that can be spared; all there are for an attack or when leaving the Warpgate."""
    last = table.entries[-1] if table.entries else None  # an imagined table may start with this question
    if last is None or last[2].name not in ("move", "move_again") or last[3] is None:
        return int(d.high)
    start, end = last[3]
    if o.closed >> end & 1:
        return int(d.high)
    if o.arrivals[end] < 0.05:
        return int(d.low)
    spare = o.sent(start, o.p.ships[start])
    return int(max(d.low, min(d.high, spare)))


def _gather_at(table: Table, o: Outlook, d: Any) -> Any:
    return offered(d, plan(o, CONCENTRATE, d.args["x"])[1][0])


def _gather(table: Table, o: Outlook, d: Any) -> Any:
    """All ships of the two strongest places for an attack; otherwise one ship that can be spared."""
    p, end = o.p, d.args["place"]
    homes = sorted(set(d.items), key=lambda home: (-p.ships[home], home))
    if o.closed >> end & 1:
        return tuple(home for home in sorted(homes[:2]) for _ in range(p.ships[home]))
    home = min(homes, key=lambda h: (o.leaving(h, 1), h))
    return (home,) * o.sent(home, p.ships[home])


def _yes(table: Table, o: Outlook, d: Any) -> Any:
    return True


def _route(table: Table, o: Outlook, d: Any) -> Any:
    return offered(d, plan(o, TRADE, d.args["x"])[1])


def _reinforcement(table: Table, o: Outlook, d: Any) -> Any:
    chosen: tuple[int, ...] = plan(o, REINFORCE, d.args["x"])[1]
    return chosen if d.low <= len(chosen) <= d.high else tuple(sorted(d.items[: d.high]))


def _all(table: Table, o: Outlook, d: Any) -> Any:
    return int(d.high)


def _warp_to(table: Table, o: Outlook, d: Any) -> Any:
    return offered(d, plan(o, WARP_IN, d.args["x"])[1])


def _deploy_at(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda place: (post(o, place), -place))


ANSWERS: dict[str, Callable[[Table, Outlook, Any], Any]] = {
    "move": _move,
    "move_again": _move_again,
    "ships": _ships,
    "gather_at": _gather_at,
    "gather": _gather,
    "escort": _yes,
    "visit": _yes,
    "route": _route,
    "reinforce": _reinforcement,
    "warp_in": _all,
    "warp_to": _warp_to,
    "deploy_at": _deploy_at,
}
