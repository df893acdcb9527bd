"""Twilight Imperium 4 in the browser: what the forms for moving, producing and paying need to know: what could come
from where, what is counted while it is chosen, prices, and the cheapest payment."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from orrery.core.ask import Decision
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti4.board.shapes import Asked, CargoHold, Leaving, Stays
from orrery.games.ti4.rules.board import fleet_limit, in_space, on_planet, planets_at, resources
from orrery.games.ti4.rules.data import CARGO, EVERY_UNIT, FIGHTER, GROUND_FORCES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.movement import Ways
from orrery.games.ti4.rules.nouns import MEANS
from orrery.games.ti4.rules.production import to_pay
from orrery.games.ti4.rules.queries.development import ProductionDiscount
from orrery.games.ti4.rules.spending import cheapest, left_after
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Seat, Unit
from orrery.games.ti4.rules.transport import free_to_leave
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import wealth

MOVING = ("move_from", "move", "pick_up_at", "pick_up", "transport")
"""Questions about ships on their way and what they take along."""


# --- moving ------------------------------------------------------------------------------------------------------


def leaving(s: Imperium, decision: Decision[Any]) -> list[Leaving]:
    """What could come to the active system: from each place that can be chosen, or from the chosen one."""
    kind, args = decision.kind.name, decision.args
    if kind == "move_from":
        places = [place for place in decision.options() if place is not None]
    else:
        places = [args["place"]] if kind == "move" else []
    ways = Ways(s, decision.seat, args["target"]) if places else None
    return [leaving_from(s, decision.seat, place, ways) for place in places] if ways is not None else []


def leaving_from(s: Imperium, seat: int, place: Place, ways: Ways) -> Leaving:
    """What could come from a place: ships with the rifts on their way, cargo, and the room for it."""
    forces, movers = in_space(s, seat, place), ways.movers(place)
    ships = [forces.all[unit] if unit in movers else 0 for unit in EVERY_UNIT]
    rifts = [movers.get(unit, 0) for unit in EVERY_UNIT]
    return Leaving(place, ships, rifts, cargo_at(s, seat, place, movers), sheet(s, seat).capacity(ships))


def cargo_at(s: Imperium, seat: int, place: Place, movers: Collection[Unit] = ()) -> list[int]:
    """What ships could take along from a place: units in space that do not move on their own, and ground forces."""
    forces = in_space(s, seat, place)
    cargo = [forces.all[unit] if unit in CARGO and unit not in movers else 0 for unit in EVERY_UNIT]
    for planet in planets_at(s, place):
        if free_to_leave(s, seat, planet):
            for unit in GROUND_FORCES:
                cargo[unit] += on_planet(s, seat, planet).all[unit]
    return cargo


def hold(s: Imperium, decision: Decision[Any]) -> CargoHold:
    """What is counted while pieces are chosen: room, and the fleet pool where the ships arrive (LRR 92, 32)."""
    seat, a, models = decision.seat, s.activation, sheet(s, decision.seat)
    it = a.voyage if a is not None and a.seat == seat else None
    on_the_way = it.group if it is not None else Forces()
    coming = a.coming().big_ships() if a is not None and a.seat == seat else 0
    room = models.capacity(on_the_way.all)
    flying = models.fighters_move and not decision.kind.name.startswith("pick_up")
    alone = 0 if flying or it is None else it.flying
    needs = [unit for unit in models.needy(1) if unit != FIGHTER or not flying]
    target = decision.args.get("target", a.place if a is not None else None)
    there = in_space(s, seat, target).big_ships() if target is not None else 0
    return CargoHold(
        capacity=[it.capacity if it is not None else 0 for it in models.models],
        needs=[*needs],
        room=room,
        used=sum([on_the_way.all[unit] for unit in needs]) - alone,
        size=there + coming,
        limit=fleet_limit(s, seat),
    )


# --- producing and paying ----------------------------------------------------------------------------------------


def shop(told: Asked, s: Imperium, decision: Counts[Any]) -> None:
    """Adds what could be produced: prices, how many of each, money with whatever is taken off the price."""
    seat, models = Seat(decision.seat), sheet(s, decision.seat).models
    most = dict(zip(decision.kinds, decision.most, strict=True))
    rows = [(unit, models[unit]) for unit in EVERY_UNIT]
    told.most = [most.get(unit, 0) for unit in EVERY_UNIT]
    told.costs = [to_pay(s, seat, unit, it) if unit in most and it is not None else 0 for unit, it in rows]
    told.lots = [it.lot if unit in most and it is not None else 1 for unit, it in rows]
    told.money = wealth(s, seat, resources) + number(s, 0, ProductionDiscount, seat, decision.args["place"])


def spending(told: Asked, s: Imperium, decision: Pay) -> None:
    """Adds the cheapest payment, and what would stay."""
    paid = cheapest(s, decision)
    told.cheapest = [MEANS.names[item] for item in paid]
    told.stays = Stays(*left_after(s, decision.seat, paid))
