"""Twilight Imperium 3: the verbs of the rules. Every unit, planet, counter and trade good moves through one of these;
they write the journal. (hands.py has those for action cards.)"""

from __future__ import annotations

from collections.abc import Iterable

from orrery.core.abilities import Ability
from orrery.core.ask import pick
from orrery.core.chance import Roll
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Pay
from orrery.games.ti3.rules.aims import aim_planet
from orrery.games.ti3.rules.board import (
    HAULERS,
    counters_left,
    fleet_of,
    holds_home,
    home_planets,
    influence,
    laden,
    ready_planets,
    resources,
    weight,
)
from orrery.games.ti3.rules.data import OBJECTIVES, RADIATION
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.hooks import happens, listens, number
from orrery.games.ti3.rules.kinds import ALLOCATE, DIE, PAY
from orrery.games.ti3.rules.nouns import AFLOAT, COMMAND_POOL, FLEET_POOL, GOOD, STRATEGY_POOL, afloat, ashore
from orrery.games.ti3.rules.options import HOMEWORLDS, LONG_WAR, ROOM_DECIDES, ruling
from orrery.games.ti3.rules.queries import GoodsGoTo, MostFleetSupply
from orrery.games.ti3.rules.state import Load, Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import NO_SEAT, Figure, Fleet, Objective, Place, Planet, Pool, Seat, Technology, Unit
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE, PDS, SPACE_DOCK, UNDAMAGED, after_losses
from orrery.games.ti3.rules.windows import OtherDice, PlanetTaken, TechnologyGained

POINTS, LONG_POINTS = 10, 14
GEN_SYNTHESIS = text("technology.gen_synthesis")
REBORN = 5
CARRIED = (GROUND_FORCE, PDS)
"""Cargo that goes down with the ship that carries it."""

# --- units in space (T3.14) --------------------------------------------------------------------------------------


def set_fleet(s: Twilight, seat: int, place: Place, fleet: Fleet) -> None:
    """Set what a player has in space at a place; a place without anything is not a fleet."""
    s.loose |= 1 << place
    if fleet:
        s.players[seat].fleets[place] = fleet
    else:
        s.players[seat].fleets.pop(place, None)


def join_fleet(s: Twilight, seat: int, place: Place, group: Fleet) -> None:
    """Units join what a player has in space at a place."""
    set_fleet(s, seat, place, fleet_of(s, seat, place).joined(group))


def move_ship(s: Twilight, seat: int, start: Place, end: Place, unit: Unit) -> None:
    """An undamaged ship goes from one system to another."""
    set_fleet(s, seat, start, fleet_of(s, seat, start).remove(unit))
    set_fleet(s, seat, end, fleet_of(s, seat, end).add(unit))


def build_ships(s: Twilight, seat: int, place: Place, unit: Unit, count: int) -> None:
    """Ships from the reinforcements appear in a system."""
    set_fleet(s, seat, place, fleet_of(s, seat, place).add(unit, count))
    if unit != FIGHTER:
        s.players[seat].reserve[unit] -= count


def destroy(s: Twilight, seat: int, place: Place, units: Iterable[Figure], picked: bool = False) -> None:
    """Units in space return to the reinforcements, and with a ship whatever it carries (T3.7.13); a damaged dreadnought
    or war sun among them is one that is only damaged (T3.7.10). Among several ships of a kind the damaged ones are lost
    first. `picked`: an enemy has chosen the ships."""
    p = s.players[seat]
    fleet = fleet_of(s, seat, place)
    lost = list(units)
    loads: list[Load] = []
    if fleet.among(CARRIED) and not {*HAULERS}.isdisjoint(lost) and not ruling(s, ROOM_DECIDES):
        aboard = fleet
        for unit in CARRIED:
            aboard = aboard.remove(unit, lost.count(unit))
        loads = go_down(s, seat, place, laden(s, seat, place, aboard), lost, picked)
    sunk = [GROUND_FORCE] * sum(load[1] for load in loads) + [PDS] * sum(load[2] for load in loads)
    fall(s, seat, sunk.count(GROUND_FORCE))
    lost += sunk
    for unit in lost:
        if unit not in UNDAMAGED and unit not in (FIGHTER, GROUND_FORCE):
            p.reserve[unit] += 1
    set_fleet(s, seat, place, after_losses(fleet, lost))
    if lost:
        tell(s, "ti3-log-loses", seat=seat, place=place, units=tuple(lost))


def go_down(s: Twilight, seat: int, place: Place, loads: list[Load], lost: list[Figure], picked: bool) -> list[Load]:
    """The loads of lost ships. Among several ships of a kind the owner gives up the emptiest, an enemy picks the
    fullest."""
    p = s.players[seat]
    gone: list[Load] = []
    for unit in HAULERS:
        mine = sorted((load for load in loads if load[0] == unit), key=weight, reverse=picked)
        empty = 0 if picked else p.fleets[place].of(unit) - len(mine)
        gone += mine[: max(0, lost.count(unit) - empty)]
    if place in p.loads:
        for load in gone:
            loads.remove(load)
        p.loads[place] = loads
    return gone


def repair(s: Twilight, seat: int, place: Place) -> None:
    """All of a player's ships in a system are repaired."""
    set_fleet(s, seat, place, fleet_of(s, seat, place).repaired())
    tell(s, "ti3-log-repairs", seat=seat, place=place)


# --- units on planets --------------------------------------------------------------------------------------------


def put_troops(s: Twilight, planet: Planet, count: int) -> None:
    """Ground forces appear on a planet, for its owner."""
    s.troops[planet] += count
    s.loose |= 1 << s.places[planet]


def kill_troops(s: Twilight, planet: Planet, count: int) -> int:
    """Ground forces on a planet are destroyed; returns the number destroyed."""
    count = min(count, s.troops[planet])
    s.troops[planet] -= count
    if count:
        tell(s, "ti3-log-troops-lost", seat=s.owner[planet], planet=planet, count=count)
        fall(s, s.owner[planet], count)
    return count


def move_troops(s: Twilight, start: Planet, end: Planet, count: int) -> None:
    """Ground forces go from one planet of a player to another."""
    put_troops(s, start, -count)
    put_troops(s, end, count)
    tell(s, "ti3-log-troops-moved", seat=s.owner[end], planet=end, count=count)


def fall(s: Twilight, seat: int, count: int) -> None:
    """Ground forces have been destroyed; with Gen Synthesis some of them come back."""
    if count and seat >= 0 and GEN_SYNTHESIS in s.players[seat].texts:
        then(s, frame(reborn, Seat(seat), count))


async def reborn(s: Twilight, seat: Seat, count: int) -> None:
    """Each lost ground force comes back on 5 or more, on one of the owner's planets in their home system."""
    homes = [planet for planet in home_planets(s, seat) if s.owner[planet] == seat]
    if homes:
        dice = await roll_dice(s, seat, count, range(REBORN, SIDES + 1), GEN_SYNTHESIS)
        for _ in range(sum(pips >= REBORN for pips in dice)):
            put_troops(s, homes[0] if len(homes) == 1 else await aim_planet(seat, GEN_SYNTHESIS, homes), 1)


def put_pds(s: Twilight, seat: int, planet: Planet, count: int) -> None:
    """PDS from the reinforcements appear on a planet."""
    s.players[seat].reserve[PDS] -= count
    s.pds[planet] += count


def put_dock(s: Twilight, seat: int, planet: Planet) -> None:
    """A space dock from the reinforcements appears on a planet."""
    s.players[seat].reserve[SPACE_DOCK] -= 1
    s.docks |= 1 << planet


def raze(s: Twilight, planet: Planet) -> None:
    """PDS and dock on a planet are destroyed."""
    owner = s.owner[planet]
    if owner >= 0 and (s.pds[planet] or s.docks >> planet & 1):
        p = s.players[owner]
        p.reserve[PDS] += s.pds[planet]
        p.reserve[SPACE_DOCK] += s.docks >> planet & 1
        tell(s, "ti3-log-razed", seat=owner, planet=planet)
        s.pds[planet] = 0
        s.docks &= ~(1 << planet)
        s.new_docks &= ~(1 << planet)
        s.loose |= 1 << s.places[planet]


def lose_dock(s: Twilight, planet: Planet) -> None:
    """The dock on a planet is destroyed."""
    if s.docks >> planet & 1:
        s.players[s.owner[planet]].reserve[SPACE_DOCK] += 1
        s.docks &= ~(1 << planet)
        s.new_docks &= ~(1 << planet)
        s.loose |= 1 << s.places[planet]
        tell(s, "ti3-log-dock-lost", seat=s.owner[planet], planet=planet)


def move_dock(s: Twilight, start: Planet, end: Planet) -> None:
    """A dock goes from one planet of a player to another."""
    s.docks ^= 1 << start | 1 << end
    s.new_docks &= ~(1 << start)
    s.loose |= 1 << s.places[start] | 1 << s.places[end]
    tell(s, "ti3-log-dock-moved", seat=s.owner[end], planet=end)


def carry_leaders(s: Twilight, seat: int, place: Place, target: Place) -> None:
    """Leaders aboard ships that move come along (T3.16.13)."""
    p = s.players[seat]
    p.leaders = [afloat(target) if at == AFLOAT + place else at for at in p.leaders]


def leaders_aboard(s: Twilight, seat: int, planet: Planet) -> None:
    """Leaders who had landed on a planet go back aboard."""
    p = s.players[seat]
    p.leaders = [afloat(s.places[planet]) if at == ashore(planet) else at for at in p.leaders]


# --- planets (T3.3) ----------------------------------------------------------------------------------------------


async def take_planet(s: Twilight, seat: int, planet: Planet) -> None:
    """A planet changes hands, and is exhausted (T3.3.5); what the loser had on it must already be gone."""
    loser = s.owner[planet]
    s.owner[planet] = Seat(seat)
    s.exhausted |= 1 << planet
    s.changed |= 1 << planet
    tell(s, "ti3-log-takes", seat=seat, planet=planet)
    await happens(s, PlanetTaken(seat, planet, loser))


def make_neutral(s: Twilight, planet: Planet) -> None:
    """A planet belongs to nobody again; whatever was on it is destroyed."""
    raze(s, planet)
    kill_troops(s, planet, s.troops[planet])
    s.owner[planet] = NO_SEAT
    s.changed |= 1 << planet
    s.exhausted &= ~(1 << planet)


def lay_radiation(s: Twilight, planet: Planet) -> None:
    """A face-up radiation counter is placed on a planet, with or without distant suns: it destroys the next landing
    (T3.16.8)."""
    s.domains[planet] = RADIATION
    refresh_abilities(s)


def exhaust(s: Twilight, planets: Iterable[Planet]) -> None:
    for planet in planets:
        s.exhausted |= 1 << planet


def refresh(s: Twilight, planets: Iterable[Planet]) -> None:
    for planet in planets:
        s.exhausted &= ~(1 << planet)


# --- paying (T3.3.3) ---------------------------------------------------------------------------------------------


def purse(s: Twilight, seat: int, votes: bool) -> dict[int, int]:
    """What each unexhausted planet of a player is worth: influence (votes) or resources."""
    value = influence if votes else resources
    return {planet: value(s, planet) for planet in ready_planets(s, seat)}


def wealth(s: Twilight, seat: int, votes: bool = False) -> int:
    """How much a player could pay in resources, or in influence."""
    return sum(purse(s, seat, votes).values()) + s.players[seat].goods


async def pay(s: Twilight, seat: int, price: int, *, votes: bool = False) -> None:
    """Pay resources, or influence, with planets and trade goods (T3.3.2, T3.11.7)."""
    if price <= 0:
        return
    question = Pay(seat, PAY, purse(s, seat, votes), GOOD, s.players[seat].goods, price, "T3.3.3", influence=votes)
    paid = await question
    exhaust(s, [Planet(item) for item in paid if item != GOOD])
    spend_goods(s, seat, paid.count(GOOD))
    tell(s, "ti3-log-pays", seat=seat, paid=paid)


# --- trade goods (T3.11) -----------------------------------------------------------------------------------------


def gain_goods(s: Twilight, seat: int, count: int) -> int:
    """Take trade goods from the common area, as long as there are any (T3.11.8); returns how many."""
    count = min(count, s.goods)
    seat = number(s, seat, GoodsGoTo, seat)
    s.goods -= count
    s.players[seat].goods += count
    if count:
        tell(s, "ti3-log-goods", seat=seat, goods=count)
    return count


def spend_goods(s: Twilight, seat: int, count: int) -> None:
    s.players[seat].goods -= count
    s.goods += count


def give_goods(s: Twilight, seat: int, rival: int, count: int) -> None:
    """Trade goods from one player to another."""
    s.players[seat].goods -= count
    s.players[rival].goods += count
    if count:
        tell(s, "ti3-log-gives", seat=seat, rival=rival, goods=count)


def end_agreement(s: Twilight, seat: int, rival: int) -> None:
    """The trade agreement of two players ends, if they have one: contracts go back (T3.11.5)."""
    ended = False
    for one, other in ((seat, rival), (rival, seat)):
        contracts = s.players[one].contracts
        for i, holder in enumerate(contracts):
            if holder == other:
                contracts[i] = NO_SEAT
                ended = True
    if ended:
        tell(s, "ti3-log-agreement-ends", seat=seat, rival=rival)


def partners(s: Twilight, seat: int) -> list[int]:
    """The players with whom a player has a trade agreement."""
    return [holder for holder in s.players[seat].contracts if holder >= 0]


# --- command counters (T3.12) ------------------------------------------------------------------------------------


async def gain_counters(s: Twilight, seat: int, count: int) -> None:
    """Command counters from the reinforcements, as long as there are any; the player chooses where they go
    (T3.12.1)."""
    count = min(count, counters_left(s, seat))
    if count:
        pools = await pick(
            seat,
            ALLOCATE,
            pools_for(s, seat, count),
            count,
            count,
            how_many="T3.12.1",
            of_which="T3.12.1",
            number=count,
        )
        for pool in pools:
            s.players[seat].counters[pool] += 1
        tell(s, "ti3-log-counters", seat=seat, count=count)


def pools_for(s: Twilight, seat: int, count: int) -> list[Pool]:
    """Where this many more counters could go."""
    most = number(s, 99, MostFleetSupply, seat) - s.players[seat].counters[FLEET_POOL]
    return [STRATEGY_POOL] * count + [COMMAND_POOL] * count + [FLEET_POOL] * max(0, min(count, most))


def spend_counter(s: Twilight, seat: int, pool: Pool, count: int = 1) -> None:
    """Counters go from the sheet to the reinforcements (T3.12.2)."""
    s.players[seat].counters[pool] -= count


def place_counters(s: Twilight, seat: int, pool: Pool, count: int) -> None:
    """Command counters from the reinforcements, as long as there are any, to one pool on the sheet."""
    count = min(count, counters_left(s, seat))
    s.players[seat].counters[pool] += count
    tell(s, "ti3-log-counters", seat=seat, count=count)


def lay_counter(s: Twilight, seat: int, place: Place) -> None:
    """A command counter from the reinforcements goes on a system (T3.12.1)."""
    s.players[seat].activated |= 1 << place
    tell(s, "ti3-log-counter-laid", seat=seat, place=place)


def lift_counter(s: Twilight, seat: int, place: Place) -> None:
    """A command counter goes from a system to the reinforcements."""
    s.players[seat].activated &= ~(1 << place)
    tell(s, "ti3-log-counter-lifted", seat=seat, place=place)


async def roll_dice(
    s: Twilight, seat: int, count: int, good: Iterable[int], about: Ability, why: str = ""
) -> tuple[int, ...]:
    """Roll dice for a player outside combat, given the wanted numbers and the text that asks for them: they may be
    re-rolled."""
    w = OtherDice(seat, await Roll(DIE, count, SIDES, seat=seat, why=why), tuple(good))
    if listens(OtherDice):
        await happens(s, w)
    tell(s, "ti3-log-dice", seat=seat, dice=w.dice, text=about)
    return w.dice


# --- technologies, points ----------------------------------------------------------------------------------------


def abilities_changed(s: Twilight, seat: int) -> None:
    """Race abilities have been gained or lost, and with them limits on fleets and hands: all are checked."""
    s.full |= 1 << seat
    for place in s.players[seat].fleets:
        s.loose |= 1 << place


async def gain_technology(s: Twilight, seat: int, technology: Technology) -> None:
    """A player gains a technology (T3.18)."""
    p = s.players[seat]
    p.technologies |= 1 << technology
    refresh_abilities(s)
    tell(s, "ti3-log-technology", seat=seat, technology=technology)
    await happens(s, TechnologyGained(seat, technology))


def lose_technology(s: Twilight, seat: int, technology: Technology) -> None:
    """A player loses a technology; the cargo it allowed may now be too much."""
    p = s.players[seat]
    p.technologies &= ~(1 << technology)
    refresh_abilities(s)
    for place in sorted(p.fleets):
        s.loose |= 1 << place
    tell(s, "ti3-log-technology-lost", seat=seat, technology=technology)


def gain_points(s: Twilight, seat: int, points: int) -> None:
    """Victory points; the first player to have enough has won (T3.15.12)."""
    p = s.players[seat]
    if points > 0 and ruling(s, HOMEWORLDS) and not holds_home(s, seat):
        return
    p.points = max(0, p.points + points)
    tell(s, "ti3-log-points", seat=seat, points=points)
    if p.points >= (LONG_POINTS if ruling(s, LONG_WAR) else POINTS) and not s.winners:
        s.winners = [Seat(seat)]


def score_objective(s: Twilight, seat: int, objective: Objective) -> None:
    """An objective is scored by a player."""
    s.players[seat].claimed |= 1 << objective
    tell(s, "ti3-log-scores", seat=seat, objective=objective)
    gain_points(s, seat, OBJECTIVES[objective].points)
