"""Twilight Imperium 3: the technology Integrated Economy (T3.10.4): what docks produce may be placed elsewhere."""

from __future__ import annotations

from collections import Counter

from orrery.core.refusal import No
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.board import docks_at, fleet_limit, fleet_of, has_units, near, over_capacity, planets_at
from orrery.games.ti3.rules.galaxy import PLACES
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import opinion
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.nouns import BUILT
from orrery.games.ti3.rules.queries import RoomBeside
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Place, Planet, Unit, places_in
from orrery.games.ti3.rules.units import BIG, FIGHTER, GROUND_FORCE, MOST_PDS, PDS, big_ships, fleet_of_each, fleet_with
from orrery.games.ti3.rules.verbs import join_fleet, set_fleet
from orrery.games.ti3.rules.windows import Produced

INTEGRATED_ECONOMY = text("technology.integrated_economy")
DELIVER = new_kind("deliver", BUILT, many=True)


def beside(s: Twilight, me: int, planet: Planet) -> list[Place]:
    """The systems next to a dock that its owner has activated, and that are empty or friendly."""
    rivals = others(s, me)

    def friendly(place: Place) -> bool:
        foreign = any(s.owner[p] in rivals for p in planets_at(s, place))
        return not foreign and not any(has_units(s, rival, place) for rival in rivals)

    return [place for place in places_in(near(s)[s.places[planet]] & s.players[me].activated) if friendly(place)]


def berths(s: Twilight, me: int, place: Place) -> int:
    """How many more ships a system can take (T3.12.3)."""
    return max(0, fleet_limit(s, me, place) - big_ships(fleet_of(s, me, place)))


def bays(s: Twilight, me: int, place: Place) -> int:
    """How many more fighters a system can take (T3.12.5)."""
    return max(0, -over_capacity(s, me, fleet_of(s, me, place), len(docks_at(s, me, place))))


@HOOKS.modifier(RoomBeside, INTEGRATED_ECONOMY)
def room_beside(s: Twilight, me: int, query: RoomBeside, room: int) -> int:
    "What a dock produces may be put into adjacent systems."
    return room + sum((bays if query.fighters else berths)(s, me, place) for place in beside(s, me, query.planet))


@HOOKS.trigger(Produced, INTEGRATED_ECONOMY)
async def integrated_economy(s: Twilight, me: int, w: Produced) -> None:
    "New units may be put into adjacent systems that you have activated and that are empty or friendly."
    left = Counter(w.units)
    for place in beside(s, me, w.planet):
        await deliver_ships(s, me, s.places[w.planet], place, left)
    for place in (s.places[w.planet], *beside(s, me, w.planet)):
        for planet in planets_at(s, place):
            if planet != w.planet and s.owner[planet] == me:
                await deliver_troops(s, me, w.planet, planet, left)


opinion(INTEGRATED_ECONOMY, worth=1.0)


async def deliver_ships(s: Twilight, me: int, start: Place, place: Place, left: Counter[Unit]) -> None:
    """Which of the new ships are placed in another system?"""
    there, room, docks = fleet_of(s, me, place), berths(s, me, place), len(docks_at(s, me, place))

    def fits(counts: list[int]) -> No | None:
        group = fleet_of_each(zip(kinds, counts, strict=True))
        if big_ships(group) > room:
            return No("T3.12.3", need=big_ships(group), have=room)
        over = group.of(FIGHTER) and over_capacity(s, me, there.joined(group), docks)
        return No("T3.12.5") if over > 0 else None

    kinds = [*BIG, FIGHTER]
    if any(left[unit] for unit in kinds):
        most = [left[unit] for unit in kinds]
        sent = await Counts(me, DELIVER, kinds, most, fits, 0, "T3.10.4", "T3.10.4", site=place)
        if sent:
            group = fleet_with(sent)
            set_fleet(s, me, start, fleet_of(s, me, start).without(group))
            join_fleet(s, me, place, group)
            left.subtract(sent)


async def deliver_troops(s: Twilight, me: int, start: Planet, planet: Planet, left: Counter[Unit]) -> None:
    """Which of the new ground forces and PDS are placed on another planet?"""
    most = [left[GROUND_FORCE], min(left[PDS], MOST_PDS - s.pds[planet])]
    if any(most):
        sent = await Counts(
            me, DELIVER, [GROUND_FORCE, PDS], most, lambda counts: None, 0, "T3.10.4", "T3.10.4", site=PLACES + planet
        )
        for unit in sent:
            units = s.troops if unit == GROUND_FORCE else s.pds
            units[start] -= 1
            units[planet] += 1
            left[unit] -= 1
