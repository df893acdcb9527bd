"""How a bot fights in Twilight Imperium 3: what it lands, what it loses first, and when it gives up."""

from __future__ import annotations

from typing import Any

from orrery.bots.ti3_plans import foreign, garrison, power
from orrery.games.ti3.board import fleet_of
from orrery.games.ti3.data import MECATOL_REX
from orrery.games.ti3.odds import CHEAP_FIRST
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.units import CARRIER, GROUND_FORCE


def land(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """One ground force on each neutral planet, all that can be spared where there is a fight or on Mecatol Rex."""
    planet = d.args["planet"]
    aboard: int = d.most[0]
    if s.owner[planet] == seat:
        return (GROUND_FORCE,) * (aboard if planet == MECATOL_REX else 0)
    place = s.places[planet]
    others = [p for p in foreign(s, seat, place) if p != planet and p > planet]
    kept = sum(garrison(s, p) for p in others if s.owner[p] < 0)
    need = garrison(s, planet)
    if aboard < need:
        return ()
    if s.owner[planet] < 0 and planet != MECATOL_REX:
        return (GROUND_FORCE,) * (1 if aboard <= kept + 3 else 2)
    spare = max(need, aboard - kept)
    return (GROUND_FORCE,) * spare


def lose(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Damage first, then the cheapest; carriers that carry something last."""
    fleet = list(fleet_of(s, seat, d.args["place"]))
    order = list(CHEAP_FIRST)
    if fleet[GROUND_FORCE] and fleet[CARRIER] == 1:
        order.remove(CARRIER)
        order.append(CARRIER)
    rest = list(d.items)
    lost: list[int] = []
    for item in order:
        while item in rest and len(lost) < d.low:
            rest.remove(item)
            lost.append(item)
    return tuple(sorted(lost))


def leave(s: Twilight, seat: int, d: Any) -> bool:
    """Leave a battle that cannot be won."""
    place = d.args["place"]
    return bool(power(fleet_of(s, seat, place)) < 0.4 * power(fleet_of(s, d.args["rival"], place)))
