"""Twilight Imperium 4: space combat (LRR 71): barrage, announced retreats, rolls, hits, retreat."""

from __future__ import annotations

from orrery.core.ask import choose, confirm
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.games.common.dice import SIDES, Volley
from orrery.games.ti4.rules.board import fleets_at, in_space
from orrery.games.ti4.rules.crew import disembark, fighting_ships, fights_on
from orrery.games.ti4.rules.data import SHIPS
from orrery.games.ti4.rules.effects import COMBAT, COMBAT_ROUND, expire
from orrery.games.ti4.rules.fire import WHY, destroy, extended, roll, roll_by_value, struck, take_hits
from orrery.games.ti4.rules.guise import guise, swapped
from orrery.games.ti4.rules.hooks import happens, number, step, touches
from orrery.games.ti4.rules.ion_storm import flip, joined_by_storm, only_through_storm
from orrery.games.ti4.rules.kinds import FIGHT, RETREAT, RETREAT_TO, THROUGH_STORM
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.options import DEFENDER_ASSIGNS_FIRST, ruling
from orrery.games.ti4.rules.queries.battle import (
    CombatDice,
    MoreHits,
    RepairedEachRound,
    RestedRepaired,
    RollBonus,
    RollForbidden,
    SustainCancels,
    SustainForbidden,
)
from orrery.games.ti4.rules.queries.travel import RetreatForbidden, RetreatForced
from orrery.games.ti4.rules.retreat import havens, withdraw
from orrery.games.ti4.rules.state import Combat, Imperium
from orrery.games.ti4.rules.things import NO_PLANET, NO_SEAT, Place, Seat, Unit
from orrery.games.ti4.rules.transactions import pauses, with_trade
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.windows.battle import (
    BarrageBegins,
    CombatOver,
    CombatRolled,
    CombatRoundBegins,
    CombatRoundEnds,
    CombatWon,
    FleetsMeet,
    HitsAssigned,
    RetreatAnnounced,
    RetreatsBegin,
)

ATTACKER, DEFENDER = range(2)
NO_RETREAT = 2
"""Somebody has announced a retreat and cannot retreat after all."""
NEBULA_BONUS = 1
IN_COMBAT = WHY.index("combat")


async def combat(s: Imperium, seat: Seat, place: Place) -> None:
    """If two players have ships in the active system they fight (LRR 71)."""
    rivals = [other for other in fleets_at(s, place) if other != seat]
    if rivals and in_space(s, seat, place).ships():
        s.combat = Combat(place, [seat, rivals[0]])
        tell(s, "ti4-log-combat", seat=seat, rival=rivals[0], place=place)
        if s.expansion:
            unlock_leaders(s)
        then(s, frame(combat_round), frame(combat_over))
        await happens(s, FleetsMeet(seat, rivals[0], place))


def combat_of(s: Imperium) -> Combat:
    """The combat being fought."""
    assert s.combat is not None
    return s.combat


def over(s: Imperium) -> bool:
    """Whether one side has no ships left, or a text has ended the combat (LRR 71.9)."""
    c = combat_of(s)
    return c.drawn or any(not fights_on(s, seat, c.place) for seat in c.seats)


async def barrage(s: Imperium) -> None:
    """In the first round both sides fire at fighters, at the same time (LRR 46, 71.3)."""
    c = combat_of(s)
    if over(s):
        return
    hits = []
    for side, seat in enumerate(c.seats):
        volleys, other = barrages(s, seat, c.place), c.seats[1 - side]
        if not volleys:
            continue
        firing = BarrageBegins(seat, other, c.place)
        await happens(s, firing)
        scored = await roll(s, seat, other, c.place, NO_PLANET, volleys, "barrage")
        if scored:
            why = "barrage_at_all" if firing.all_ships else "barrage"
            hits.append(frame(take_hits, other, seat, c.place, NO_PLANET, scored, why))
    then(s, *hits)


def barrages(s: Imperium, seat: int, place: Place) -> list[Volley]:
    """The dice of a player's ships that have anti-fighter barrage (LRR 46.1)."""
    models, found = sheet(s, seat), []
    for unit, n in in_space(s, seat, place).there():
        value, dice = models.of(unit).barrage
        if dice:
            found.append(Volley(unit, n * dice, value))
    other = guise(s, seat, place)
    if other is None:
        return found
    return swapped(found, other, models.of(other.unit).barrage[1], *other.model.barrage)


async def combat_round(s: Imperium) -> None:
    """A round of combat (LRR 71.4 to 71.8)."""
    c = combat_of(s)
    if over(s):
        return
    c.retreats = -1
    c.hits = [0, 0]
    first = [frame(barrage)] if c.round == 1 else []
    then(
        s,
        *first,
        frame(announcing),
        frame(announce, DEFENDER),
        frame(announce, ATTACKER),
        frame(rolls),
        frame(retreat),
        frame(next_round),
    )
    await happens(s, CombatRoundBegins(c.seats[0], c.seats[1], c.place, NO_PLANET, c.round))


async def announcing(s: Imperium) -> None:
    """The step in which retreats are announced begins (LRR 71.4)."""
    c = combat_of(s)
    if not over(s):
        await happens(s, RetreatsBegin(c.seats[ATTACKER], c.seats[DEFENDER], c.place))


async def announce(s: Imperium, side: int) -> None:
    """A side may announce a retreat, the defender first; only one of them (LRR 71.4)."""
    c = combat_of(s)
    seat = c.seats[side]
    if over(s) or c.retreats >= 0:
        return
    if not in_space(s, seat, c.place).ships() or not can_retreat(s, seat):
        if side == ATTACKER:
            then(s, *pauses(s, FIGHT))
        return
    forced = bool(number(s, 0, RetreatForced, seat, c.place)) or (side == ATTACKER and stalemate(s))
    if forced or await with_trade(s, lambda: confirm(seat, RETREAT, place=c.place), again=frame(announce, side)):
        c.retreats = side
        tell(s, "ti4-log-announces", seat=seat)
        if not await happens(s, RetreatAnnounced(seat, c.seats[1 - side], c.place)):
            c.retreats = NO_RETREAT


def can_retreat(s: Imperium, seat: int) -> bool:
    """Whether there is a place to go (LRR 71.4), and no text forbids it."""
    place = combat_of(s).place
    return bool(havens(s, seat, place)) and not number(s, 0, RetreatForbidden, seat, place)


def stalemate(s: Imperium) -> bool:
    """Whether no dice of either side can ever beat the other one; looked at from the second round on. Then the attacker
    must retreat, or is destroyed (LRR F.2)."""
    if combat_of(s).round == 1:
        return False
    return all(most_hits(s, 1 - side) <= withstood(s, side) for side in (DEFENDER, ATTACKER))


def most_hits(s: Imperium, side: int) -> int:
    """The most hits that a side can score in a round."""
    c = combat_of(s)
    seat, found = c.seats[side], 0
    for unit, dice, need in extended(s, seat, volleys_of(s, seat, c.place, nebula_bonus(s, side)), "combat"):
        bonus = number(s, 0, RollBonus, seat, Unit(unit), c.seats[1 - side], c.place, NO_PLANET, IN_COMBAT)
        found += dice * ((SIDES + bonus >= need) + number(s, 0, MoreHits, seat, Unit(unit), IN_COMBAT, SIDES))
    return found


def withstood(s: Imperium, side: int) -> int:
    """How many hits a side can cancel in every round for ever, with ships that sustain damage and are repaired in time:
    some are before each round, others only while they rest, so that as many others must sustain damage meanwhile."""
    c = combat_of(s)
    seat = c.seats[side]
    models, forces = sheet(s, seat), in_space(s, seat, c.place)
    if number(s, 0, SustainForbidden, seat, c.place, NO_PLANET):
        return 0
    able = [unit for unit in SHIPS if forces.all[unit] and models.of(unit).sustain]
    ready = [unit for unit in able if number(s, 0, RepairedEachRound, seat, unit)]
    others = [unit for unit in able if unit not in ready]
    in_turn = min(forces.of(others) // 2, sum([forces.whole(unit) for unit in others]))
    in_turn = min(in_turn, number(s, 0, RestedRepaired, seat))
    return number(s, 1, SustainCancels, seat) * (forces.of(ready) + in_turn)


def nebula_bonus(s: Imperium, side: int) -> int:
    """What a nebula adds to the defender's dice (LRR 65.3)."""
    return NEBULA_BONUS if side == DEFENDER and s.nebulae >> combat_of(s).place & 1 else 0


def volleys_of(s: Imperium, seat: int, place: Place, bonus: int) -> list[Volley]:
    """The combat dice of a player's ships, the best first (LRR 71.5b)."""
    models = sheet(s, seat)
    rows = [(models.of(unit), unit, n) for unit, n in fighting_ships(s, seat, place)]
    if touches(s, CombatDice):
        rows = [(it._replace(dice=number(s, it.dice, CombatDice, seat, unit, place)), unit, n) for it, unit, n in rows]
    volleys = [Volley(unit, n * it.dice, it.combat - bonus) for it, unit, n in rows]
    other = guise(s, seat, place)
    if other is not None:
        own, dice = (
            number(s, it.dice, CombatDice, seat, other.unit, place) for it in (models.of(other.unit), other.model)
        )
        volleys = swapped(volleys, other, own, other.model.combat - bonus, dice)
    return sorted(volleys, key=lambda v: v.need)


async def rolls(s: Imperium) -> None:
    """The attacker rolls, then the defender; then both assign hits (LRR 71.5, 71.6)."""
    c = combat_of(s)
    if over(s):
        return
    c.aimed = [0, 0]
    for side, seat in enumerate(c.seats):
        silent = number(s, 0, RollForbidden, seat, c.place, NO_PLANET)
        volleys = [] if silent else volleys_of(s, seat, c.place, nebula_bonus(s, side))
        c.hits[1 - side] = await roll_by_value(s, seat, c.seats[1 - side], c.place, volleys, "combat")
    await rolled(s, frame(rolls))


async def rolled(s: Imperium, again: Frame) -> None:
    """Both sides have rolled and are about to assign hits, unless a text makes them roll `again` (LRR 71.5, 20.2)."""
    c = combat_of(s)
    then(s, frame(assign))
    if not await happens(s, CombatRolled(c.seats[0], c.seats[1], c.place, c.planet)):
        at = len(s.schedule) - 1 - s.schedule[::-1].index(frame(assign))
        s.schedule[at] = again
        c.hits = [0, 0]


@step
async def assign(s: Imperium) -> None:
    """Both sides assign hits, the attacker first unless it is ruled otherwise (LRR 71.6, 20.3, R.6)."""
    c = combat_of(s)
    sides = [*enumerate(c.seats)]
    if ruling(s, DEFENDER_ASSIGNS_FIRST):
        sides.reverse()
    why = "combat" if c.planet < 0 else "ground_combat"
    then(
        s,
        *(
            frame(take_hits, seat, c.seats[1 - side], c.place, c.planet, c.hits[side], why)
            for side, seat in sides
            if c.hits[side]
        ),
        frame(assigned),
    )


def unassigned(s: Imperium, side: int) -> int:
    """The hits of this round that a side has to assign, until both have done so."""
    c = combat_of(s)
    return c.hits[side] if any(name in ("assign", "assigned") for name, *_ in s.schedule) else 0


@step
async def assigned(s: Imperium) -> None:
    """Both sides have assigned hits (LRR 71.6, 20.3); what a text has doomed goes now (LRR R.25)."""
    c = combat_of(s)
    doomed, c.doomed = c.doomed, []
    for seat, unit in doomed:
        if unit in struck(s, seat, c.place, c.planet, "combat")[1]:
            await destroy(s, seat, NO_SEAT, c.place, c.planet, (unit,), "crown_of_thalnos")
    await happens(s, HitsAssigned(c.seats[0], c.seats[1], c.place, c.planet))


async def next_round(s: Imperium) -> None:
    """The next round, if both still have ships (LRR 71.8). An attacker who can neither win nor lose, nor retreat, is
    destroyed (LRR F.2)."""
    c = combat_of(s)
    attacker = c.seats[ATTACKER]
    if not over(s) and stalemate(s) and not can_retreat(s, attacker):
        ships = [unit for unit in SHIPS for _ in range(in_space(s, attacker, c.place).all[unit])]
        await destroy(s, attacker, NO_SEAT, c.place, NO_PLANET, tuple(ships), "stalemate")
    await happens(s, CombatRoundEnds(c.seats[0], c.seats[1], c.place, NO_PLANET, c.round))
    expire(s, COMBAT_ROUND)
    if not over(s):
        c.round += 1
        then(s, frame(combat_round))


async def retreat(s: Imperium) -> None:
    """Whoever announced it retreats, if there still is an enemy and a place to go (LRR 71.7)."""
    c = combat_of(s)
    if c.retreats not in (ATTACKER, DEFENDER) or over(s):
        return
    seat = c.seats[c.retreats]
    places = havens(s, seat, c.place)
    if not places or not in_space(s, seat, c.place).ships():
        return
    target = await choose(seat, RETREAT_TO, places, explain=lambda place: No("LRR 71.7"), place=c.place)
    await withdraw(s, seat, c.place, target)
    if joined_by_storm(s, c.place, target) and (
        only_through_storm(s, c.place, target) or await confirm(seat, THROUGH_STORM, place=c.place, target=target)
    ):
        flip(s)


async def combat_over(s: Imperium) -> None:
    """Combat is over; from now on capacity counts again (LRR 49.3c, 71.10)."""
    c = combat_of(s)
    alive = [seat for seat in c.seats if fights_on(s, seat, c.place)]
    if len(alive) == 1 and not c.drawn:
        await happens(s, CombatWon(alive[0], c.seats[1 - c.seats.index(alive[0])], c.place, NO_PLANET))
    for seat in c.seats if c.crew else ():
        disembark(s, seat)
    await happens(s, CombatOver(c.seats[0], c.seats[1], c.place, NO_PLANET))
    expire(s, COMBAT_ROUND)
    expire(s, COMBAT)
    s.combat = None
    s.loose |= 1 << c.place
