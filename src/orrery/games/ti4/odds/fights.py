"""Twilight Imperium 4: the fights of a table in the form the odds need: one that could follow an attack, and one that
is being fought, from the step it has reached. Only what a table shows is counted; cards in hand are not, unless a plan
names them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from orrery.core.ask import Decision
from orrery.games.ti4.odds import ground, space
from orrery.games.ti4.odds.ground import Landing, invasion_odds
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.space import MOST, NEITHER, Stage, space_odds
from orrery.games.ti4.odds.stacks import Stack, stack_of
from orrery.games.ti4.rules.board import fleet_limit, fleets_at, in_space, on_planet, planets_at
from orrery.games.ti4.rules.combat import over
from orrery.games.ti4.rules.data import BIG_SHIPS, FIGHTER, GROUND_FORCES, INFANTRY, MECH, SHIPS, ModelRow
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.invasion import defender_of
from orrery.games.ti4.rules.movement import Ways
from orrery.games.ti4.rules.options import DEFENDER_ASSIGNS_FIRST, ruling
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet

SOON = 100_000
"""The most pairs of forces to examine where somebody waits for one fight: a third of a second."""
TOGETHER = 20_000
"""The same for each of many systems that could be attacked."""


class SpaceFight(NamedTuple):
    """A space combat, fought or possible: attacker and defender, where, with what, and how far it has got."""

    s: Imperium
    seats: tuple[Seat, Seat]
    place: Place
    fleets: tuple[Stack, Stack]
    stage: Stage = space.AT_FIRST

    def odds(self, plans: tuple[FightPlan, FightPlan] = NEITHER, most: int = MOST) -> BattleOdds:
        return space_odds(self.s, self.seats, self.place, self.fleets, plans, self.stage, most)


class GroundFight(NamedTuple):
    """An invasion of a planet, carried out or possible."""

    s: Imperium
    seats: tuple[Seat, Seat]
    planet: Planet
    armies: tuple[Stack, Stack]
    landing: Landing = ground.AT_FIRST

    def odds(self, plans: tuple[FightPlan, FightPlan] = NEITHER, most: int = MOST) -> InvasionOdds:
        return invasion_odds(self.s, self.seats, self.planet, self.armies, plans, self.landing, most)


# --- before an attack --------------------------------------------------------------------------------------------


def cost_of(model: ModelRow | None) -> int:
    """What a unit costs; nothing if a player cannot have it."""
    return model.cost if model is not None else 0


def muster(s: Imperium, seat: Seat, place: Place) -> Forces:
    """The strongest fleet that a player could have in a system after moving, within reach and fleet pool (LRR 17, 32),
    with as many fighters as there is room for. The most expensive ships come first."""
    ways, models = Ways(s, seat, place), sheet(s, seat)
    found = Forces()
    found.merge(in_space(s, seat, place))
    room = fleet_limit(s, seat) - found.big_ships()
    reach = {at: ways.movers(at) for at in sorted(s.players[seat].space) if at != place}
    for unit in sorted(BIG_SHIPS, key=lambda it: -cost_of(models.models[it])):
        for at, movers in reach.items():
            there = in_space(s, seat, at)
            n = max(0, min(room, there.all[unit])) if unit in movers else 0
            found.add(unit, n, max(0, n - there.whole(unit)))
            room -= n
    fighters = sum(in_space(s, seat, at).all[FIGHTER] for at, movers in reach.items() if movers)
    space_left = models.capacity(found.all) - models.load(found.all, 1) - found.all[FIGHTER]
    found.add(FIGHTER, fighters if models.fighters_move else max(0, min(fighters, space_left)))
    return found


def attack(s: Imperium, seat: Seat, place: Place, fleet: Forces | None = None) -> SpaceFight | None:
    """The space combat that would follow if a player sent these ships to a system, or all that could go there."""
    rivals = [other for other in fleets_at(s, place) if other != seat]
    sent = muster(s, seat, place) if fleet is None else fleet
    if not rivals or not sent.ships():
        return None
    return SpaceFight(s, (seat, rivals[0]), place, (stack_of(sent), stack_of(in_space(s, rivals[0], place))))


def assault(
    s: Imperium, seat: Seat, planet: Planet, landing: Forces, ships: Forces | None = None
) -> GroundFight | None:
    """The invasion that would follow if a player landed these ground forces on a planet; with the ships that are there,
    or others that would be."""
    owner = defender_of(s, seat, planet)
    if owner is None or not landing.of(GROUND_FORCES):
        return None
    if ships is not None:
        s = s.clone()
        s.players[seat].space[s.places[planet]] = ships
    return GroundFight(s, (seat, owner), planet, (stack_of(landing), stack_of(on_planet(s, owner, planet))))


def supposed(
    s: Imperium,
    seat: Seat,
    place: Place,
    planet: Planet = NO_PLANET,
    mine: Forces | None = None,
    theirs: Forces | None = None,
) -> SpaceFight | GroundFight | None:
    """What would be fought if a player attacked a system, or landed on a planet in it, whether or not it is activated
    and these ships can get there: with these units, or all that could go there; against these, or those that are
    there. Units that a player cannot have are left out."""
    landing = planet != NO_PLANET
    sent = all_that_could_come(s, seat, place, landing=landing) if mine is None else can_have(s, seat, mine)
    if planet == NO_PLANET:
        rival = next((other for other in fleets_at(s, place) if other != seat), None)
        if rival is None:
            return None
        met = in_space(s, rival, place) if theirs is None else can_have(s, rival, theirs)
        return SpaceFight(s, (seat, rival), place, (stack_of(sent), stack_of(met)))
    owner = defender_of(s, seat, planet)
    if owner is None or s.places[planet] != place:
        return None
    s = s.clone()
    s.players[seat].space[place] = part(sent, SHIPS)
    if theirs is not None:
        s.players[owner].ground[planet] = can_have(s, owner, theirs)
    troops, garrison = part(sent, GROUND_FORCES), on_planet(s, owner, planet)
    return GroundFight(s, (seat, owner), planet, (stack_of(troops), stack_of(garrison)))


def all_that_could_come(s: Imperium, seat: Seat, place: Place, *, landing: bool) -> Forces:
    """The strongest fleet that could go to a system; with ground forces in place of fighters if it is to land some,
    mechs first, as many as there is room for (LRR 95.1)."""
    fleet = muster(s, seat, place)
    if not landing:
        return fleet
    ways, found = Ways(s, seat, place), part(fleet, BIG_SHIPS)
    room = sheet(s, seat).capacity(fleet.all)
    starts = [at for at in sorted(s.players[seat].space) if at == place or ways.movers(at)]
    for unit in (MECH, INFANTRY):
        for at in starts:
            grounds = [on_planet(s, seat, planet) for planet in planets_at(s, at) if at != place]
            for there in (in_space(s, seat, at), *grounds):
                n = min(room, there.all[unit])
                found.add(unit, n, max(0, n - there.whole(unit)))
                room -= n
    return found


def can_have(s: Imperium, seat: Seat, forces: Forces) -> Forces:
    """Those of some forces that a player can have: war suns need their technology."""
    models = sheet(s, seat).models
    return part(forces, [unit for unit, _ in forces.there() if models[unit] is not None])


def part(forces: Forces, units: Sequence[Unit]) -> Forces:
    """Those of some forces that are of these types."""
    found = Forces()
    for unit in units:
        found.add(unit, forces.all[unit], forces.damaged[unit])
    return found


# --- a fight that has begun --------------------------------------------------------------------------------------

HITS = ("take_hits", "lose")


def due(s: Imperium) -> list[tuple[Any, ...]]:
    """The steps of the action that are still to come, the next one first."""
    found = []
    for it in reversed(s.schedule):
        if it[0] in ("tactical_over", "turn_over"):
            break
        found.append(it)
    return found


def pending(
    s: Imperium, seats: tuple[Seat, Seat], steps: list[tuple[Any, ...]], asked: Iterable[Decision[Any]]
) -> list[tuple[int, int, str]]:
    """Hits that are still to be taken, by side: those that somebody is asked about, then those of steps to come."""
    found = [
        (seats.index(Seat(it.seat)), it.args["hits"], "lose" if it.kind.name == "lose" else "combat")
        for it in asked
        if it.kind.name in ("sustain", "lose") and it.seat in seats
    ]
    for name, *about in steps:
        if name in HITS and about[0] in seats:
            found.append((seats.index(about[0]), about[4], "lose" if name == "lose" else about[5]))
    return found


def told(asks: Iterable[Decision[Any]]) -> bool:
    """Whether the view itself is asked about hits."""
    return any(it.kind.name in ("sustain", "lose") for it in asks)


def being_assigned(s: Imperium, steps: list[tuple[Any, ...]]) -> list[int]:
    """The side that is just assigning hits, as far as it can be told from the steps that follow: whoever comes before
    the side that is next, or the last one."""
    c = s.combat
    assert c is not None
    order = [1, 0] if ruling(s, DEFENDER_ASSIGNS_FIRST) else [0, 1]
    if steps[0][0] == "take_hits":
        return [] if c.seats.index(steps[0][1]) == order[0] else [order[0]]
    return [next((side for side in reversed(order) if c.hits[side]), order[1])] if steps[0][0] == "assigned" else []


def running(s: Imperium, asked: Iterable[Decision[Any]] = ()) -> SpaceFight | GroundFight | None:
    """The fight that is going on, or the space combat that begins when ships have arrived and cannons have fired.
    `asked` are the questions of the view: hits that it is just assigning are known from them. If somebody else is, all
    hits of the round count as not taken. Dice of a roll that is not complete count as not rolled, and what could still
    be used in a window that is open counts as used."""
    a, c, asks = s.activation, s.combat, [*asked]
    if a is None:
        return None
    if c is not None and c.planet >= 0:
        return ground_running(s, asks)
    if c is not None:
        return space_running(s, asks)
    return coming(s, asks)


def coming(s: Imperium, asks: list[Decision[Any]]) -> SpaceFight | None:
    """A space combat that is about to begin."""
    a, steps = s.activation, due(s)
    assert a is not None
    names = [it[0] for it in steps]
    rivals = [other for other in fleets_at(s, a.place) if other != a.seat]
    fleet = Forces()
    for part in (in_space(s, a.seat, a.place), a.coming()):
        fleet.merge(part)
    if "combat" not in names or not rivals or not fleet.ships():
        return None
    seats = a.seat, rivals[0]
    fleets = stack_of(fleet), stack_of(in_space(s, rivals[0], a.place))
    if "offense" in names:
        return SpaceFight(s, seats, a.place, fleets)
    firing = [Seat(it.seat) for it in asks if it.kind.name == "fire"]
    firing += [it[1] for it in steps if it[0] == "fire"]
    hits = [
        (side, n, 0, "lose" if why == "lose" else "space_cannon") for side, n, why in pending(s, seats, steps, asks)
    ]
    return SpaceFight(s, seats, a.place, fleets, Stage(space.CANNONS, 1, tuple(firing), tuple(hits)))


def space_running(s: Imperium, asks: list[Decision[Any]]) -> SpaceFight | None:
    """A space combat from the step it has reached."""
    c, steps = s.combat, due(s)
    assert c is not None
    names = [it[0] for it in steps]
    seats = c.seats[0], c.seats[1]
    fleets = [stack_of(in_space(s, seat, c.place)) for seat in seats]
    if over(s) or "combat_over" not in names:
        return None
    aimed = [*c.aimed]
    hits = [(side, n, aimed[side], why) for side, n, why in pending(s, seats, steps, asks)]
    stage = Stage(space.ROUNDS, c.round, (), tuple(hits), retreats=c.retreats if c.retreats < 2 else -1)
    if "combat_round" in names:
        stage = stage._replace(at=space.BEGINS if c.round == 1 else space.ROUNDS)
    elif "barrage" in names:
        stage = stage._replace(at=space.BARRAGE)
    elif "assign" in names:
        taken = tuple((side, c.hits[side], aimed[side], "combat") for side in (0, 1) if c.hits[side])
        stage = stage._replace(pending=taken, rolled=True)
    elif "assigned" in names and not any(why == "lose" for *_, why in hits[:1]) and not told(asks):
        being = [(side, c.hits[side], aimed[side], "combat") for side in being_assigned(s, steps) if c.hits[side]]
        stage = stage._replace(pending=(*being, *hits), rolled=True)
    elif "assigned" in names or "retreat" not in names or any(it.kind.name == "retreat_to" for it in asks):
        stage = stage._replace(rolled=True)
    return SpaceFight(s, seats, c.place, (fleets[0], fleets[1]), stage)


def ground_running(s: Imperium, asks: list[Decision[Any]]) -> GroundFight | None:
    """A ground combat from the step it has reached."""
    c, steps = s.combat, due(s)
    assert c is not None
    names = [it[0] for it in steps]
    seats = c.seats[0], c.seats[1]
    armies = stack_of(landed_or_there(s, seats[0], c.planet)), stack_of(on_planet(s, seats[1], c.planet))
    if "ground_combat_over" not in names:
        return None
    landing = Landing(ground.ROUNDS, c.round, tuple(pending(s, seats, steps, asks)), begun=True)
    if "ground_rolls" in names or names[0] == "ground_round":
        landing = landing._replace(begun="ground_rolls" in names)
    elif "assign" in names:
        taken = tuple((side, c.hits[side], "ground_combat") for side in (0, 1) if c.hits[side])
        landing = landing._replace(pending=taken, rolled=True)
    elif "assigned" in names:
        being = [] if told(asks) else [(side, c.hits[side], "combat") for side in being_assigned(s, steps)]
        waiting = [it for it in being if it[1]]
        landing = landing._replace(pending=(*waiting, *landing.pending), rolled=True)
    return GroundFight(s, seats, c.planet, armies, landing)


def landings(s: Imperium, asked: Iterable[Decision[Any]] = ()) -> list[GroundFight]:
    """The invasions of the active system that are under way but have not come to blows: what has been committed to
    planets with units of somebody else, or, before that, all ground forces on each of them."""
    a, steps = s.activation, due(s)
    names = [it[0] for it in steps]
    if a is None or s.combat is not None or "combat" in names:
        return []
    found = []
    for planet in planets_at(s, a.place):
        owner = defender_of(s, a.seat, planet)
        if owner is None:
            continue
        theirs, seats = stack_of(on_planet(s, owner, planet)), (a.seat, owner)
        if planet in a.landed:
            hits = tuple(pending(s, seats, steps, asked))
            at = ground.GUNS if not a.fired >> planet & 1 and "defenses" in names else ground.ROUNDS
            found.append(GroundFight(s, seats, planet, (stack_of(a.landed[planet]), theirs), Landing(at, 1, hits)))
        elif "invasion" in names or "commit" in names:
            aboard = Forces()
            here = in_space(s, a.seat, a.place)
            for unit in GROUND_FORCES:
                aboard.add(unit, here.all[unit], here.damaged[unit])
            if aboard:
                at = ground.BOMBS if "bombardment" in names or "invasion" in names else ground.GUNS
                found.append(GroundFight(s, seats, planet, (stack_of(aboard), theirs), Landing(at)))
    return found


__all__ = [
    "SOON",
    "TOGETHER",
    "GroundFight",
    "SpaceFight",
    "assault",
    "attack",
    "can_have",
    "landings",
    "muster",
    "running",
    "supposed",
]
