"""Twilight Imperium 3: dice and hits (T3.7.9, T3.7.10) and the fire of PDS at ships (T3.7.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from orrery.core.ask import Pick, choose
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES, Volley, count, expected, hits
from orrery.games.ti3.rules.board import docks_at, enemy_at, fleet_of, over_capacity, pds_near
from orrery.games.ti3.rules.hooks import happens, listens, number
from orrery.games.ti3.rules.kinds import COMBAT_DICE, FIRE, LOSE
from orrery.games.ti3.rules.limits import check_capacity
from orrery.games.ti3.rules.options import FIGHT_ON, NEBULA_NO_BARRAGE, PDS_WITH_SHIPS, ruling
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, PDS_AT_SHIPS, Combat
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Planets, Twilight
from orrery.games.ti3.rules.things import NO_PLANET, NOWHERE, Figure, Fleet, Place, Planet, Seat, Shot, Unit
from orrery.games.ti3.rules.units import GROUND_FORCE, PDS, SHIPS, UNDAMAGED, ships
from orrery.games.ti3.rules.verbs import destroy, fall
from orrery.games.ti3.rules.windows import DiceRolled, ShipDamaged, TakesHits

# --- dice --------------------------------------------------------------------------------------------------------


def need(
    s: Twilight,
    seat: int,
    against: int,
    unit: Unit,
    kind: Shot,
    attacks: bool,
    place: Place,
    planet: Planet = NO_PLANET,
) -> int:
    """What a die of a unit must show to hit (T3.7.9): its combat value, minus what is added to the roll. In a nebula
    the defender gets +1 (T3.3.8), for the barrage too or not (T3.17.39)."""
    in_battle = kind == BATTLE or (kind == BARRAGE_ROLL and not ruling(s, NEBULA_NO_BARRAGE))
    nebula = in_battle and not attacks and s.nebulae >> place & 1
    return sheet(s, seat).combat[kind][unit] - number(
        s, nebula, Combat, seat, against, unit, kind, attacks, place, planet
    )


async def roll(
    s: Twilight, seat: int, against: int, volleys: list[Volley], kind: Shot, place: Place, planet: Planet = NO_PLANET
) -> int:
    """Roll combat dice; returns how many hit. The expected number is kept beside it."""
    dice = count(volleys)
    if not dice:
        return 0
    rolled = await Roll(COMBAT_DICE, dice, SIDES, seat=seat)
    p = s.players[seat]
    before = p.expected
    if listens(DiceRolled):
        units = tuple(v.unit for v in volleys for _ in range(v.dice))
        needs = tuple(v.need for v in volleys for _ in range(v.dice))
        w = DiceRolled(seat, against, kind, place, rolled, needs, units, planet)
        await happens(s, w)
        rolled = w.dice
    found = hits(volleys, rolled)
    p.hits += found
    p.expected += expected(volleys)
    due = p.expected - before
    keep_roll(s, seat, against, volleys, kind, place, planet, rolled, found, due)
    if s.journal is not None:
        tell(
            s,
            "ti3-log-rolls",
            seat=seat,
            dice=rolled,
            hits=found,
            tenths=due,
            shooters=tuple(v.unit for v in volleys for _ in range(v.dice)),
            needs=tuple(v.need for v in volleys for _ in range(v.dice)),
            foe=against,
            roll=kind,
            place=place,
            ground=planet,
        )
    return found


def keep_roll(
    s: Twilight,
    seat: int,
    against: int,
    volleys: list[Volley],
    kind: Shot,
    place: Place,
    planet: Planet,
    dice: tuple[int, ...],
    hits: int,
    tenths: int,
) -> None:
    """Record a roll among those of the action, with the round of the fight that it belongs to."""
    if s.activation is None:
        return
    fight = s.battle if planet == NO_PLANET else s.invasion
    plain = tuple([(Unit(unit), count, must) for unit, count, must in volleys])
    number = fight.round if fight is not None else 0
    s.activation.rolls.append((Seat(seat), Seat(against), kind, place, planet, number, plain, dice, hits, tenths))


def rolls_again(s: Twilight, seat: int, needs: Iterable[int], gave_up: int = 0) -> None:
    """Dice are re-rolled: the hits they may score are expected as well, minus the hits they gave up."""
    s.players[seat].expected += sum(Volley(PDS, 1, need).chance for need in needs) - SIDES * gave_up


# --- hits --------------------------------------------------------------------------------------------------------


def owe_hits(s: Twilight, seat: int, place: Place, change: int) -> None:
    """A fleet has to take this many more (or fewer) hits before the first round of the battle at that place."""
    a, b = s.activation, s.battle
    if b is not None and b.place == place and seat in b.seats:
        owed, side = (b.hits if not b.round else [0, 0]), seat != b.seats[0]
    elif a is not None and a.place == place:
        owed, side = a.hits, seat != a.seat
    else:
        return
    owed[side] = max(0, owed[side] + change)


def targets(fleet: Fleet) -> list[Figure]:
    """What a hit on a fleet can mean: a ship lost, or a ship damaged."""
    return fleet.each(SHIPS) + [hurt for hurt, unit in UNDAMAGED.items() for _ in range(fleet.whole(unit))]


def why_not_lose(fleet: Fleet, chosen: tuple[int, ...]) -> No | None:
    """A dreadnought or war sun is damaged before it is lost (T3.7.10)."""
    for hurt, unit in UNDAMAGED.items():
        if chosen.count(unit) > fleet.damaged(unit) + chosen.count(hurt):
            return No("T3.7.10", unit=unit)
    return None


async def take_hits(s: Twilight, seat: Seat, by: Seat, place: Place, count: int) -> None:
    """A fleet takes hits: its owner says what is lost or damaged (T3.7.10). Outside a battle, what no longer has room
    is lost at once (T3.12.5, T3.17.64)."""
    if count and listens(TakesHits):
        w = TakesHits(seat, by, place, count)
        await happens(s, w)
        owe_hits(s, seat, place, w.hits - count)
        count = w.hits
    fleet = fleet_of(s, seat, place)
    possible = targets(fleet)
    if not count or not possible:
        owe_hits(s, seat, place, -count)
        return
    if count >= len(possible):
        lost = tuple(possible)
    elif len(set(possible)) == 1:
        lost = (possible[0],) * count
    else:
        question = Pick(
            seat,
            LOSE,
            possible,
            count,
            count,
            lambda chosen: why_not_lose(fleet, chosen),
            "T3.7.10",
            "T3.7.10",
            place=place,
            number=count,
        )
        only = list(islice(question.options(), 2)) if len(set(possible)) == 2 else []
        lost = only[0] if len(only) == 1 else await question
    owe_hits(s, seat, place, -count)
    at_once = s.battle is None and not ruling(s, FIGHT_ON)
    before = over_capacity(s, seat, fleet, len(docks_at(s, seat, place))) if at_once else 0
    destroy(s, seat, place, lost)
    drown(s, seat, place)
    if at_once:
        await check_capacity(s, seat, place, before)
    if listens(ShipDamaged):
        for hurt, unit in UNDAMAGED.items():
            for _ in range(lost.count(hurt)):
                if fleet_of(s, seat, place).damaged(unit):
                    await happens(s, ShipDamaged(seat, by, place, unit))


def drown(s: Twilight, seat: int, place: Place) -> None:
    """What was aboard is lost with the last ship (T3.7.13)."""
    fleet = fleet_of(s, seat, place)
    if fleet and not ships(fleet):
        fall(s, seat, fleet.of(GROUND_FORCE))
        destroy(s, seat, place, fleet.each((GROUND_FORCE, PDS)))


# --- T3.7.5: PDS -------------------------------------------------------------------------------------------------


async def fire_at(s: Twilight, seat: Seat, place: Place) -> None:
    """The PDS of all other players in range may fire at the ships of the active player."""
    a = s.activation
    if a is not None:
        a.stage = "fire"
        a.to_fire = sum(1 << other for other in others(s, seat) if pds_near(s, other, place))
    if ships(fleet_of(s, seat, place)):
        then(s, *(frame(fire, other, seat, place, NOWHERE) for other in others(s, seat) if pds_near(s, other, place)))


async def fire_back(s: Twilight, seat: Seat, place: Place) -> None:
    """Then those of the active player may fire at enemy ships; under one reading only in systems with ships of their
    own (T3.17.58)."""
    a = s.activation
    if a is not None:
        a.stage = "fire_back"
        a.to_fire = 0
    enemy = enemy_at(s, seat, place)
    alone = not ships(fleet_of(s, seat, place)) and ruling(s, PDS_WITH_SHIPS)
    if enemy >= 0 and pds_near(s, seat, place) and not alone:
        if a is not None:
            a.to_fire = 1 << seat
        then(s, frame(fire, seat, Seat(enemy), place, NOWHERE))


async def fire(
    s: Twilight, seat: Seat, victim: Seat, place: Place, other: Place, some: Planets = 0, guns: int = 99
) -> None:
    """A player's PDS in range fire once at ships in a system, or at those in one of two (T3.7.5, T3.9.3): all of them,
    or a number from each of some planets."""

    def armed(at: Place) -> list[Planet]:
        return [planet for planet in pds_near(s, seat, at) if not some or some >> planet & 1]

    seen = [p for p in (place, other) if p >= 0 and ships(fleet_of(s, victim, p)) and armed(p)]
    if not seen:
        have_fired(s, seat)
        return
    at = await choose(seat, FIRE, [*seen, None], explain=lambda place: No("T3.7.5"), rival=victim)
    if at is None:
        have_fired(s, seat)
        return
    attacks = s.activation is not None and s.activation.seat == seat
    volleys = [
        Volley(PDS, min(guns, s.pds[planet]), need(s, seat, victim, PDS, PDS_AT_SHIPS, attacks, at, planet))
        for planet in armed(at)
    ]
    tell(s, "ti3-log-fires", seat=seat, rival=victim, place=at)
    scored = await roll(s, seat, victim, volleys, PDS_AT_SHIPS, at)
    have_fired(s, seat)
    owe_hits(s, victim, at, scored)
    if scored:
        then(s, frame(take_hits, victim, seat, at, scored))


def have_fired(s: Twilight, seat: Seat) -> None:
    """The PDS of a player fire no more in this stage of the action."""
    if s.activation is not None:
        s.activation.to_fire &= ~(1 << seat)
