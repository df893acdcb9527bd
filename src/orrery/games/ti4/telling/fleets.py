"""Twilight Imperium 4 in words: what an answer about systems and units costs and gives: what is there, what can come,
what a unit can do, prices and room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision
from orrery.games.ti4.rules.board import fleet_limit, in_space, on_planet, planets_at
from orrery.games.ti4.rules.data import BIG_SHIPS, GROUND_FORCES
from orrery.games.ti4.rules.movement import origins
from orrery.games.ti4.rules.production import to_pay
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import ENDLESS, supply_of
from orrery.games.ti4.telling.cards import unit_line
from orrery.games.ti4.telling.galaxy import anomalies_at, fleets_at, table, there, units
from orrery.games.twilight.words import joined, listed
from orrery.telling.sight import Sight
from orrery.text import Words

Note = Callable[[Sight, Decision[Any], Any, Words], str]


def place_note(view: Sight, place: int, words: Words) -> str:
    """What is in a system, in brief."""
    s, where = table(view), Place(place)
    said = [f"{words.noun('planet', planet)} ({there(view, planet, words)})" for planet in planets_at(s, where)]
    said += [words.text(f"ti4-anomaly-{anomaly}") for anomaly in anomalies_at(s, where)]
    if not said and s.tiles[where] >= 0:
        said.append(str(words.noun("tile", s.tiles[where])))
    return joined(*said, *fleets_at(s, where, words))


def unit_note(view: Sight, unit: int, words: Words, seat: int = -1) -> str:
    """What a unit can do: the reader's, or that of another player."""
    owner = view.seat if seat < 0 else seat
    model = sheet(table(view), owner).models[unit] if owner >= 0 else None
    return "" if model is None else unit_line(model, words)


def room(s: Imperium, seat: int, place: Place, words: Words) -> str:
    """How many more ships the fleet pool allows in a system."""
    coming = s.activation.coming().big_ships() if s.activation is not None and s.activation.place == place else 0
    left = fleet_limit(s, seat) - in_space(s, seat, place).big_ships() - coming
    return words.text("ti4-answer-room", number=max(0, left))


def _activate(view: Sight, asked: Decision[Any], place: int, words: Words) -> str:
    """What is there, and from where ships of the reader could come."""
    s = table(view)
    found = [at for at in origins(s, view.seat, Place(place)) if at != place]
    come = words.text("ti4-answer-reach", places=listed("place", found, words)) if found else ""
    said = [place_note(view, place, words), come or words.text("ti4-answer-no-reach")]
    return "; ".join(part for part in said if part)


def _move_from(view: Sight, asked: Decision[Any], place: int, words: Words) -> str:
    """What is there, and how many more ships the fleet pool allows where they go."""
    s, where = table(view), Place(place)
    troops = [
        unit
        for planet in planets_at(s, where)
        for unit in GROUND_FORCES
        for _ in range(on_planet(s, view.seat, planet).all[unit])
    ]
    ground = words.text("ti4-answer-on-planets", units=words.noun("units", troops)) if troops else ""
    return joined(units(in_space(s, view.seat, where), words), ground, room(s, view.seat, asked.args["target"], words))


def _produce(view: Sight, asked: Decision[Any], number: int, words: Words) -> str:
    """Price, figures left, room in the fleet pool, and what the unit can do."""
    s, seat, unit = table(view), Seat(view.seat), Unit(number)
    model = sheet(s, seat).of(unit)
    said = [words.text("ti4-unit-cost", cost=to_pay(s, seat, unit, model), lot=model.lot)]
    if unit not in ENDLESS:
        said.append(words.text("ti4-answer-left", number=supply_of(s.players[seat], unit)))
    if unit in BIG_SHIPS and "place" in asked.args:
        said.append(room(s, seat, asked.args["place"], words))
    return joined(*said, unit_line(model._replace(cost=0), words))


def _fire(view: Sight, asked: Decision[Any], rival: int, words: Words) -> str:
    """The ships that would be fired at."""
    return units(in_space(table(view), rival, asked.args["place"]), words)


FLEETS: dict[str, Note] = {
    "activate": _activate,
    "move_from": _move_from,
    "produce": _produce,
    "freelance": _produce,
    "fire": _fire,
}
