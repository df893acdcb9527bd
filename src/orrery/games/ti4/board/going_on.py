"""Twilight Imperium 4 in the browser: the tactical action, and the arguments of the
reader's questions with the numbers that their forms need."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti4.board.galaxy import group
from orrery.games.ti4.board.moving import MOVING, cargo_at, hold, leaving, shop, spending
from orrery.games.ti4.board.shapes import (
    Aboard,
    ActivationNow,
    Asked,
    Origin,
    ReachNow,
)
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.movement import Ways
from orrery.games.ti4.rules.nouns import MEANS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.tactical import activatable
from orrery.games.ti4.rules.things import NOWHERE, Place, Seat, places_in

# --- the tactical action -----------------------------------------------------------------------------------------


def activation(s: Imperium) -> ActivationNow | None:
    """The tactical action being carried out."""
    a = s.activation
    if a is None:
        return None
    it, arriving = a.voyage, Forces()
    for forces in (a.arriving, *(one.group for one in a.voyages if one is not it)):
        arriving.merge(forces)
    return ActivationNow(
        seat=a.seat,
        place=a.place,
        arriving=group(a.seat, arriving),
        leaving=group(a.seat, it.group if it is not None else Forces()),
        at=it.place if it is not None else NOWHERE,
        moving=a.moving,
    )


def reach(s: Imperium, seat: int) -> list[ReachNow]:
    """From where a player's ships would come to each system that can be activated, before it is chosen."""
    bound, found = s.players[seat].tokens, []
    homes = sorted(s.players[seat].space)
    for place in places_in(activatable(s, Seat(seat))):
        ways = Ways(s, seat, place)
        origins = [origin(ways, at) for at in homes if at != place and not bound >> at & 1]
        found.append(ReachNow(place, [it for it in origins if it.units]))
    return [it for it in found if it.origins]


def origin(ways: Ways, place: Place) -> Origin:
    """The ships at a place that would get to the target."""
    movers = ways.movers(place)
    return Origin(place, [*movers], [*movers.values()])


def aboard(s: Imperium, seat: int, reached: list[ReachNow]) -> list[Aboard]:
    """What ships could take along from each place from which they reach anything."""
    places = sorted({origin.place for it in reached for origin in it.origins})
    return [Aboard(place, cargo_at(s, seat, Place(place))) for place in places]


# --- questions ---------------------------------------------------------------------------------------------------

REACHES = ("reach", "aboard", "leaving", "hold")
FORMS = ("kind", "worth", "costs", "lots", "most", "money", "means", "cheapest", "stays", *REACHES)
ARGUMENTS = [name for name in Asked.__struct_fields__ if name not in FORMS]
"""The arguments of questions that the page reads as numbers."""


def asked(s: Imperium, decision: Decision[Any]) -> Asked:
    """The arguments of a question, and the numbers a form for it needs."""
    args = decision.args
    told = Asked(kind=decision.kind.name, **{name: args[name] for name in ARGUMENTS if isinstance(args.get(name), int)})
    if isinstance(decision, Pay):
        told.means = str(args.get("means", "resources"))
        told.worth = {MEANS.names[item]: decision.worth.get(item, decision.coin) for item in sorted({*decision.items})}
        spending(told, s, decision)
    elif decision.kind.name == "produce" and isinstance(decision, Counts):
        shop(told, s, decision)
    elif decision.kind.name == "activate":
        told.reach = reach(s, decision.seat)
        told.aboard = aboard(s, decision.seat, told.reach)
    elif decision.kind.name in MOVING:
        told.leaving, told.hold = leaving(s, decision), hold(s, decision)
    return told
