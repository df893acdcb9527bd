"""How a bot fights in Twilight Imperium 3: what it lands, what it loses first, and when it gives up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.ti3.bot.plans import foreign, garrison, power
from orrery.games.ti3.odds.space import CHEAP_FIRST
from orrery.games.ti3.rules.board import fleet_of, laden
from orrery.games.ti3.rules.data import MECATOL_REX
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Place, Planet
from orrery.games.ti3.rules.units import CARRIER, GROUND_FORCE, PDS

HOPELESS = 0.4
"""A fleet this much weaker had better leave."""


def land(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """One ground force on each neutral planet, all that can be spared where there is a fight or on Mecatol Rex, and one
    on a planet of the home system that has none."""
    planet: Planet = d.args["planet"]
    aboard: int = d.most[0]
    guns: tuple[int, ...] = (PDS,) * d.most[1]
    if s.owner[planet] == seat:
        bare = not s.troops[planet] and s.places[planet] == s.players[seat].home
        return (GROUND_FORCE,) * (aboard if planet == MECATOL_REX else min(aboard, 1) if bare else 0) + guns
    place = s.places[planet]
    others = [p for p in foreign(s, seat, place) if p != planet and p > planet]
    kept = sum(garrison(s, p) for p in others if s.owner[p] < 0)
    need = garrison(s, planet)
    if aboard < need:
        return ()
    if s.owner[planet] < 0 and planet != MECATOL_REX:
        return (GROUND_FORCE,) * (need if aboard <= kept + need + 2 else need + 1)
    return (GROUND_FORCE,) * max(need, aboard - kept)


def stow(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Full ships first, since the emptiest are given up first."""
    return max(d.options(), key=len)


def lose(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Damage first, then the cheapest; carriers with cargo last."""
    fleet = fleet_of(s, seat, d.args["place"])
    order = list(CHEAP_FIRST)
    carrying = [load for load in laden(s, seat, d.args["place"], fleet) if load[0] == CARRIER]
    if fleet.of(CARRIER) == len(carrying):
        order.remove(CARRIER)
        order.append(CARRIER)
    rest = list(d.items)
    lost: list[int] = []
    for item in (*order, GROUND_FORCE):
        while item in rest and len(lost) < d.low:
            rest.remove(item)
            lost.append(item)
    return tuple(sorted(lost))


def hopeless(s: Twilight, seat: int, place: Place, foe: int) -> bool:
    """Whether a battle cannot be won."""
    return power(fleet_of(s, seat, place)) < HOPELESS * power(fleet_of(s, foe, place))


def leave(s: Twilight, seat: int, d: Any) -> bool:
    """Leave a battle that cannot be won."""
    return hopeless(s, seat, d.args["place"], d.args["rival"])


def weighty(s: Twilight, seat: int, foe: int, args: Mapping[str, Any]) -> bool:
    """Whether a fight is still undecided, and worth a card."""
    if "planet" in args:
        landed = s.invasion.troops.get(args["planet"], 0) if s.invasion is not None else 0
        return bool(min(landed, s.troops[args["planet"]]) >= 2)
    mine, theirs = (power(fleet_of(s, who, args["place"])) for who in (seat, foe))
    return min(mine, theirs) >= 0.4 and HOPELESS * theirs <= mine <= 3 * theirs


def bombard(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """With everything available."""
    return tuple(sorted(d.items))


def luckiest(s: Twilight, seat: int, d: Any) -> int:
    """The die with the highest roll: it was the enemy's."""
    dice = d.args["dice"]
    return int(max(d.options(), key=lambda at: (dice[at - 1], -at)))
