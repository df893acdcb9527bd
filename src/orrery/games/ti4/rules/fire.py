"""Twilight Imperium 4: dice and hits: space cannons (LRR 96), sustained damage (75), hits that their owner assigns
(101)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.core.ask import choose, confirm
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES, Volley, count
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import fleets_at, in_space, near, on_planet, planets_at
from orrery.games.ti4.rules.crew import big_ships, crew, dismiss, fighting_ships
from orrery.games.ti4.rules.data import EVERY_UNIT, FIGHTER, GROUND_FORCES, PDS, SHIPS
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.guise import as_ships, guise
from orrery.games.ti4.rules.hooks import happens, number, touches
from orrery.games.ti4.rules.kinds import DICE, FIRE, LOSE, SUSTAIN, SUSTAIN_HIT
from orrery.games.ti4.rules.nouns import ATTACHMENT, unit_of
from orrery.games.ti4.rules.queries.battle import (
    CannonForbidden,
    ExtraDice,
    ExtraDiceOf,
    FightersSpared,
    HitsAimed,
    MoreHits,
    RollBonus,
    SustainCancels,
    SustainForbidden,
    SustainsForShips,
)
from orrery.games.ti4.rules.rolled import scored_by
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium, RollState
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import disband, garrison, tidy, tidy_ground
from orrery.games.ti4.rules.windows.battle import (
    AbilityRoll,
    CannonsFire,
    DamageSustained,
    HitsComing,
    RollCounted,
    Rolled,
    UnitsDestroyed,
)

ATTACHED_GUNS = {ATTACHMENT.index["geoform"]: (3, 5)}
"""Attachments that give a planet a space cannon: dice and the value to hit."""
WHY = ("space_cannon", "barrage", "bombardment", "combat", "ground_combat", "ability")
"""What dice are rolled for; an ability is one on a faction sheet, and such a roll is no combat roll."""
UNIT_ABILITIES = WHY[:3]
"""Those that are rolls for unit abilities."""


async def roll(
    s: Imperium,
    seat: Seat,
    against: int,
    place: Place,
    planet: Planet,
    volleys: Sequence[Volley],
    why: str,
    extra: bool = True,
) -> int:
    """Roll dice for units; how many hit. Texts add to results, add dice (unless there are no `extra` ones), or change
    dice that have been rolled."""
    volleys = extended(s, seat, volleys, why) if extra else volleys
    if why in UNIT_ABILITIES and volleys:
        needs = {Unit(volley.unit): volley.need for volley in volleys}
        rolling = AbilityRoll(seat, against, place, planet, why, tuple(sorted(needs)))
        await happens(s, rolling)
        volleys = [*volleys, *(Volley(unit, 1, needs[unit]) for unit in rolling.more)]
    return await throw(s, seat, against, place, planet, volleys, why)


async def roll_by_value(
    s: Imperium, seat: Seat, against: int, place: Place, volleys: Sequence[Volley], why: str
) -> int:
    """The same in a space combat: ships of different combat values roll separately, the lowest value first, and dice
    are changed right after each of these rolls (LRR 71.5b)."""
    volleys = extended(s, seat, volleys, why)
    scored = 0
    for value in sorted({volley.need for volley in volleys}):
        group = [volley for volley in volleys if volley.need == value]
        scored += await throw(s, seat, against, place, NO_PLANET, group, why)
    return scored


async def throw(
    s: Imperium, seat: Seat, against: int, place: Place, planet: Planet, volleys: Sequence[Volley], why: str
) -> int:
    """Dice are rolled together; rerolls come before what is added to the results (LRR 97.3)."""
    dice = count(volleys)
    if not dice:
        return 0
    rolled = await Roll(DICE, dice, SIDES, seat=seat, why=why)
    units = [Unit(unit) for unit, n, _ in volleys for _ in range(n)]
    needs = [need for _, n, need in volleys for _ in range(n)]
    added = {unit: number(s, 0, RollBonus, seat, unit, against, place, planet, WHY.index(why)) for unit in {*units}}
    s.roll = RollState([*rolled], units, needs, [added[unit] for unit in units])
    await happens(s, Rolled(seat, against, place, planet, why))
    scored = scored_by(s.roll) + more_hits(s, seat, s.roll, why)
    if s.combat is not None and why == "combat" and touches(s, HitsAimed):
        take_aim(s, seat, against, place, s.roll)
    await happens(s, RollCounted(seat, against, place, planet, why, scored))
    thrown, s.roll = s.roll, None
    tell(
        s,
        "ti4-log-rolls",
        seat=seat,
        rival=against,
        place=place,
        planet=planet,
        round=0 if s.combat is None else s.combat.round,
        why=why,
        units=tuple(thrown.units),
        pips=tuple(thrown.dice),
        bonus=tuple(thrown.bonus),
        needs=tuple(thrown.needs),
        dice=dice,
        hits=scored,
        tenths=expected(s, seat, thrown, range(dice), why),
    )
    return scored


def expected(s: Imperium, seat: Seat, rolled: RollState, which: Iterable[int], why: str) -> int:
    """The hits to be expected of some of the dice, in tenths."""
    tenths, more = 0, touches(s, MoreHits)
    for n in which:
        tenths += sum([pips + rolled.bonus[n] >= rolled.needs[n] for pips in range(1, SIDES + 1)])
        if more:
            unit, of = rolled.units[n], WHY.index(why)
            tenths += sum([number(s, 0, MoreHits, seat, unit, of, pips) for pips in range(1, SIDES + 1)])
    return tenths


async def reroll(s: Imperium, seat: Seat, which: Sequence[int], why: str) -> None:
    """Some of the dice that have just been rolled are rolled again; the new results count (LRR 97.1)."""
    assert s.roll is not None
    given_up = [n for n in which if s.roll.dice[n] + s.roll.bonus[n] >= s.roll.needs[n]]
    tenths = expected(s, seat, s.roll, which, why) - SIDES * len(given_up)
    rolled = await Roll(DICE, len(which), SIDES, seat=seat, why=why)
    for at, die in zip(which, rolled, strict=True):
        s.roll.dice[at] = die
    tell(s, "ti4-log-rerolls", seat=seat, dice=len(which), why=why, tenths=tenths)


def more_hits(s: Imperium, seat: Seat, rolled: RollState, why: str) -> int:
    """The hits that dice produce beyond the usual one."""
    if not touches(s, MoreHits):
        return 0
    dice = zip(rolled.units, rolled.dice, strict=True)
    return sum([number(s, 0, MoreHits, seat, unit, WHY.index(why), die) for unit, die in dice])


def take_aim(s: Imperium, seat: Seat, against: int, place: Place, rolled: RollState) -> None:
    """Remember how many of these hits must go to ships that are not fighters."""
    assert s.combat is not None
    at = [n for n, unit in enumerate(rolled.units) if number(s, 0, HitsAimed, seat, unit, place)]
    some = RollState(
        [rolled.dice[n] for n in at],
        [rolled.units[n] for n in at],
        [rolled.needs[n] for n in at],
        [rolled.bonus[n] for n in at],
    )
    s.combat.aimed[s.combat.seats.index(Seat(against))] += scored_by(some) + more_hits(s, seat, some, "combat")


def extended(s: Imperium, seat: Seat, volleys: Sequence[Volley], why: str) -> Sequence[Volley]:
    """The volleys with further dice: for units that a text names, and for the one that hits most easily. Of units of a
    type that hit in different ways, too, it is the one that hits most easily."""
    if touches(s, ExtraDiceOf):
        easiest = {v.unit: v.need for v in sorted(volleys, key=lambda v: -v.need)}
        dice = [(unit, number(s, 0, ExtraDiceOf, seat, Unit(unit), WHY.index(why))) for unit in easiest]
        volleys = [*volleys, *(Volley(unit, n, easiest[unit]) for unit, n in dice if n)]
    more = number(s, 0, ExtraDice, seat, WHY.index(why)) if volleys else 0
    if not more:
        return volleys
    best = min(volleys, key=lambda v: v.need)
    return [*volleys, Volley(best.unit, more, best.need)]


# --- space cannon offense (LRR 96.2) -----------------------------------------------------------------------------


async def offense(s: Imperium, seat: Seat, place: Place) -> None:
    """From the active player on, everybody may fire the space cannons in reach of the active system (LRR 96.2), if
    there are any ships to fire at."""
    if fleets_at(s, place):
        then(s, *(frame(fire, other, seat, place) for other in clockwise(s, seat)))


def cannons(s: Imperium, seat: int, place: Place) -> list[Volley]:
    """The space cannons of a player that reach a system: those in it, and deep space cannons beside it (LRR 96.3)."""
    models, found = sheet(s, seat), []
    beside = near(s, seat)[place]
    for at in (place, *places_in(beside)):
        groups = [in_space(s, seat, at), *(on_planet(s, seat, planet) for planet in planets_at(s, at))]
        for forces in groups:
            for unit, n in forces.there():
                value, dice = models.of(unit).cannon
                if dice and (at == place or models.of(unit).deep):
                    found.append(Volley(unit, n * dice, value))
    for planet in planets_at(s, place):
        found += planet_guns(s, seat, planet)
    return found


def planet_guns(s: Imperium, seat: int, planet: Planet) -> list[Volley]:
    """The space cannon that a planet itself has, by what is attached to it, for whoever controls it. It rolls as PDS
    do."""
    if planet not in s.attached or s.owner[planet] != seat:
        return []
    return [Volley(PDS, *ATTACHED_GUNS[one]) for one in s.attached[planet] if one in ATTACHED_GUNS]


async def fire(s: Imperium, seat: Seat, active: Seat, place: Place) -> None:
    """A player's space cannons fire at the active player's ships, or the active player's at somebody's (LRR 96.5)."""
    if s.players[seat].eliminated:
        return
    there = fleets_at(s, place)
    targets = [
        other
        for other in there
        if other != seat
        and (seat == active or other == active)
        and not number(s, 0, CannonForbidden, seat, other, place, NO_PLANET)
    ]
    volleys = cannons(s, seat, place) if targets else []
    if not volleys:
        return
    target = await choose(seat, FIRE, [*targets, None], explain=lambda seat: No("LRR 96.5"), place=place)
    if target is not None and await happens(s, CannonsFire(seat, target, place)):
        scored = await roll(s, seat, target, place, NO_PLANET, volleys, "space_cannon")
        if scored:
            then(s, frame(take_hits, target, seat, place, NO_PLANET, scored, "space_cannon"))


# --- hits (LRR 71.6, 20.2, 75, 101) ------------------------------------------------------------------------------


def struck(s: Imperium, seat: int, place: Place, planet: Planet, why: str) -> tuple[Forces, list[Unit]]:
    """The units that hits go to: ships in a system (of a barrage only fighters), or ground forces on a planet."""
    if planet >= 0:
        forces = landed_or_there(s, seat, planet)
        return forces, [
            unit
            for unit in EVERY_UNIT
            if forces.all[unit] and (unit not in SHIPS or unit == FIGHTER) and _fights(s, seat, unit)
        ]
    forces = in_space(s, seat, place)
    if why == "barrage":
        return forces, [FIGHTER] if forces.all[FIGHTER] else []
    return forces, [unit for unit, _ in fighting_ships(s, seat, place)]


def most_struck(s: Imperium, seat: int, place: Place, planet: Planet, forces: Forces, unit: Unit) -> int:
    """How many of a player's units of a type hits could go to."""
    if planet < 0 and unit in GROUND_FORCES:
        return min(forces.all[unit], crew(s, seat, place, unit))
    return forces.all[unit]


def _fights(s: Imperium, seat: int, unit: Unit) -> bool:
    return bool(sheet(s, seat).of(unit).combat)


def landed_or_there(s: Imperium, seat: int, planet: Planet) -> Forces:
    """A player's units on a planet: those committed to it, if the player is invading it (LRR 27.2)."""
    a = s.activation
    if a is not None and seat == a.seat and planet in a.landed:
        return a.landed[planet]
    return on_planet(s, seat, planet)


def joined_on(s: Imperium, seat: Seat, planet: Planet) -> Forces:
    """The same, for units that join them, even where none are left."""
    a = s.activation
    landed = a is not None and seat == a.seat and planet in a.landed
    return landed_or_there(s, seat, planet) if landed else garrison(s, seat, planet)


async def take_hits(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int, why: str) -> None:
    """A player sustains damage as wanted, then chooses what is destroyed (LRR 71.6, 75). Texts may cancel hits before
    they are assigned."""
    left = await withstand(s, seat, by, place, planet, scored, why)
    if left:
        then(s, frame(lose, seat, by, place, planet, left, why))


async def take_hits_now(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int, why: str) -> None:
    """The same in the middle of a step, for hits of a text: they are assigned before anybody else uses one."""
    left = await withstand(s, seat, by, place, planet, scored, why)
    if left:
        await lose(s, seat, by, place, planet, left, why)


async def withstand(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int, why: str) -> int:
    """Texts may cancel hits, and units sustain damage, each for one hit, with some texts for more (LRR 75.1, 75.6); how
    many hits are left."""
    coming = HitsComing(seat, by, place, planet, why, scored)
    await happens(s, coming)
    if coming.hits <= 0:
        return 0
    forces, units = struck(s, seat, place, planet, why)
    scored = min(coming.hits, forces.all[FIGHTER]) if why == "barrage" else coming.hits
    models = sheet(s, seat)
    able = [unit for unit in units if models.of(unit).sustain and forces.whole(unit)]
    forbidden = number(s, 0, SustainForbidden, seat, place, planet)
    able = [] if forbidden else able
    most = [min(forces.whole(unit), most_struck(s, seat, place, planet, forces, unit)) for unit in able]
    if planet < 0:
        only_aboard = forbidden or why == "barrage"  # a barrage hits no ship that could sustain it (LRR 46.2)
        more = (sustaining_aboard if only_aboard else sustaining_too)(s, seat, place, forces)
        able, most = [*able, *more], [*most, *more.values()]
    if not able or not scored:
        return scored
    each = number(s, 1, SustainCancels, seat)
    needed = -(-scored // each)

    def fits(counts: list[int]) -> No | None:
        return No("LRR 75.1", need=needed, have=sum(counts)) if sum(counts) > needed else None

    chosen = await Counts(seat, SUSTAIN, able, most, fits, 0, "LRR 75.1", "LRR 75.2", hits=scored, rival=by)
    for unit in chosen:
        forces.damaged[unit] += 1
    if s.combat is not None and why == "combat":
        side = s.combat.seats.index(seat)
        s.combat.aimed[side] = max(0, s.combat.aimed[side] - each * sum([unit != FIGHTER for unit in chosen]))
    if chosen:
        tell(s, "ti4-log-sustains", seat=seat, units=chosen)
        for unit in chosen:
            await happens(s, DamageSustained(seat, by, place, planet, unit))
    return max(0, scored - each * len(chosen))


def sustaining_too(s: Imperium, seat: int, place: Place, forces: Forces) -> dict[Unit, int]:
    """Units that sustain damage for ships only because a text says so: units that ships transport, and a ship that is
    treated as another one; how many of each."""
    found = sustaining_aboard(s, seat, place, forces)
    unit = sustaining_in_guise(s, seat, place)
    return found if unit is None else {**found, unit: min(1, forces.whole(unit))}


def sustaining_in_guise(s: Imperium, seat: int, place: Place) -> Unit | None:
    """The type of a ship that sustains damage only because it is treated as another one."""
    it = guise(s, seat, place)
    armoured = it is not None and it.model.sustain and not it.spent and not sheet(s, seat).of(it.unit).sustain
    return it.unit if it is not None and armoured else None


def sustaining_aboard(s: Imperium, seat: int, place: Place, forces: Forces) -> dict[Unit, int]:
    """Units that ships transport and that sustain damage for them, because a text says so; how many of each."""
    models, found = sheet(s, seat), dict[Unit, int]()
    for unit in GROUND_FORCES if touches(s, SustainsForShips) else ():
        if models.of(unit).sustain and forces.whole(unit) and number(s, 0, SustainsForShips, seat, unit, place):
            found[unit] = forces.whole(unit)
    return found


async def lose(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int, why: str) -> None:
    """For each hit that is left a unit is destroyed, of the owner's choice (LRR 101.1)."""
    forces, units = struck(s, seat, place, planet, why)
    most = [most_struck(s, seat, place, planet, forces, unit) for unit in units]
    scored = min(scored, sum(most))
    if not scored:
        return
    chosen: Sequence[Unit] = [unit for unit, n in zip(units, most, strict=True) for _ in range(n)]
    if scored < sum(most) and len(units) > 1:
        aimed = most_aimed(s, seat, by, place, scored, why) if planet < 0 and FIGHTER in units else 0
        fighters = scored - min(aimed, big_ships(s, seat, place))

        def fits(counts: list[int]) -> No | None:
            if aimed and counts[units.index(FIGHTER)] > fighters:
                return No("LRR 96.5", need=fighters, have=counts[units.index(FIGHTER)])
            return No("LRR 101.1", need=scored, have=sum(counts)) if sum(counts) > scored else None

        chosen = await Counts(seat, LOSE, units, most, fits, scored, "LRR 101.1", "LRR 101.1", hits=scored, rival=by)
    await destroy(s, seat, by, place, planet, tuple(chosen[:scored]), why)


def most_aimed(s: Imperium, seat: Seat, by: Seat, place: Place, scored: int, why: str) -> int:
    """How many of these hits must go to ships that are not fighters, if possible (LRR 96.5, 71.6)."""
    if number(s, 0, FightersSpared, by, place):
        return scored
    if s.combat is None or why != "combat":
        return 0
    return min(scored, s.combat.aimed[s.combat.seats.index(seat)])


async def strike(s: Imperium, seat: Seat, by: Seat, place: Place, piece: int, why: str) -> None:
    """A hit that its maker assigns to one ship, whole or damaged. Texts may cancel it (LRR F.34), and a whole ship may
    sustain it, or a unit that does so for ships (LRR 75.1)."""
    coming = HitsComing(seat, by, place, NO_PLANET, why, 1)
    await happens(s, coming)
    unit, damaged = unit_of(piece)
    forces = in_space(s, seat, place)
    if coming.hits <= 0 or not (forces.damaged[unit] if damaged else forces.whole(unit)):
        return
    able = [unit] if not damaged and withstands(s, seat, place, forces, unit) else []
    for one in (*able, *sustaining_aboard(s, seat, place, forces)):
        if await confirm(seat, SUSTAIN_HIT, unit=one, piece=piece, place=place, rival=by):
            forces.damaged[one] += 1
            tell(s, "ti4-log-sustains", seat=seat, units=(one,))
            await happens(s, DamageSustained(seat, by, place, NO_PLANET, one))
            return
    await destroy_piece(s, seat, by, place, piece, why)


async def destroy_piece(s: Imperium, seat: Seat, by: int, place: Place, piece: int, why: str) -> None:
    """A ship is destroyed, and it is this one: whole or damaged."""
    unit, damaged = unit_of(piece)
    if not damaged:
        in_space(s, seat, place).damaged[unit] += 1  # it goes before those that were damaged already
    await destroy(s, seat, by, place, NO_PLANET, (unit,), why)


def withstands(s: Imperium, seat: int, place: Place, forces: Forces, unit: Unit) -> bool:
    """Whether a whole ship to which a hit is assigned can sustain it. One that is treated as another ship is not told
    apart from others of its type, and is hit last."""
    if number(s, 0, SustainForbidden, seat, place, NO_PLANET):
        return False
    disguised = unit == sustaining_in_guise(s, seat, place)
    last = min(forces.whole(unit), as_ships(s, seat, place, unit)) == 1
    return sheet(s, seat).of(unit).sustain or (disguised and last)


async def destroy(
    s: Imperium, seat: Seat, by: int, place: Place, planet: Planet, units: tuple[Unit, ...], why: str
) -> None:
    """Units of a player are destroyed, damaged ones first: in space at a place, or on a planet (LRR 101)."""
    if not units:
        return
    p = s.players[seat]
    forces = landed_or_there(s, seat, planet) if planet >= 0 else in_space(s, seat, place)
    for unit in units:
        disband(p, forces, unit)
        if planet < 0 and unit in GROUND_FORCES and s.combat is not None:
            dismiss(s, seat, unit)
        if s.combat is not None and (seat, unit) in s.combat.doomed:
            s.combat.doomed.remove((seat, unit))
    tell(s, "ti4-log-loses", seat=seat, units=units)
    if planet >= 0:
        tidy_ground(s, seat, planet)
    else:
        tidy(p, place)
        s.loose |= 1 << place
    await happens(s, UnitsDestroyed(seat, by, place, planet, why, units))
