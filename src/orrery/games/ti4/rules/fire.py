"""Twilight Imperium 4: dice and hits: space cannons (LRR 96), sustained damage (75), hits that their owner assigns
(101)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.ask import choose
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES, Volley, count, hits
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import fleets_at, in_space, near, on_planet, planets_at
from orrery.games.ti4.rules.data import EVERY_UNIT, SHIPS
from orrery.games.ti4.rules.kinds import DICE, FIRE, LOSE, SUSTAIN
from orrery.games.ti4.rules.stacks import Stack
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import clockwise, disband, tidy, tidy_ground


async def roll(s: Imperium, seat: Seat, volleys: Sequence[Volley], why: str) -> int:
    """Roll dice; how many hit."""
    dice = count(volleys)
    if not dice:
        return 0
    rolled = await Roll(DICE, dice, SIDES, seat=seat, why=why)
    scored = hits(volleys, rolled)
    tell(s, "ti4-log-rolls", seat=seat, dice=dice, hits=scored, why=why)
    return scored


# --- space cannon offense (LRR 96.2) -----------------------------------------------------------------------------


async def offense(s: Imperium, seat: Seat, place: Place) -> None:
    """From the active player on, everybody may fire the space cannons in reach of the active system (LRR 96.2)."""
    then(s, *(frame(fire, other, seat, place) for other in clockwise(s, seat)))


def cannons(s: Imperium, seat: int, place: Place) -> list[Volley]:
    """The space cannons of a player that reach a system: those in it, and deep space cannons beside it (LRR 96.3)."""
    models, found = sheet(s.players[seat]), []
    beside = near(s)[place]
    for at in (place, *places_in(beside)):
        stacks = [in_space(s, seat, at), *(on_planet(s, seat, planet) for planet in planets_at(s, at))]
        for stack in stacks:
            for unit, n in stack.there():
                value, dice = models.of(unit).cannon
                if dice and (at == place or models.of(unit).deep):
                    found.append(Volley(unit, n * dice, value))
    return found


async def fire(s: Imperium, seat: Seat, active: Seat, place: Place) -> None:
    """A player's space cannons fire at the active player's ships, or the active player's at somebody's (LRR 96.5)."""
    if s.players[seat].eliminated:
        return
    there = fleets_at(s, place)
    targets = [other for other in there if other != seat and (seat == active or other == active)]
    volleys = cannons(s, seat, place) if targets else []
    if not volleys:
        return
    target = await choose(seat, FIRE, [*targets, None], explain=lambda seat: No("LRR 96.5"), place=place)
    if target is not None:
        scored = await roll(s, seat, volleys, "space_cannon")
        if scored:
            then(s, frame(take_hits, target, seat, place, NO_PLANET, scored))


# --- hits (LRR 71.6, 20.2, 75, 101) ------------------------------------------------------------------------------


def struck(s: Imperium, seat: int, place: Place, planet: Planet) -> tuple[Stack, list[Unit]]:
    """The units that hits go to: ships in a system, or ground forces on a planet."""
    if planet >= 0:
        stack = landed_or_there(s, seat, planet)
        return stack, [unit for unit in EVERY_UNIT if stack.all[unit] and unit not in SHIPS and _fights(s, seat, unit)]
    stack = in_space(s, seat, place)
    return stack, [unit for unit in SHIPS if stack.all[unit]]


def _fights(s: Imperium, seat: int, unit: Unit) -> bool:
    return bool(sheet(s.players[seat]).of(unit).combat)


def landed_or_there(s: Imperium, seat: int, planet: Planet) -> Stack:
    """A player's units on a planet: those committed to it, if the player is invading it (LRR 27.2)."""
    a = s.activation
    if a is not None and seat == a.seat and planet in a.landed:
        return a.landed[planet]
    return on_planet(s, seat, planet)


async def take_hits(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int) -> None:
    """A player sustains damage as wanted, then chooses what is destroyed (LRR 71.6, 75)."""
    stack, units = struck(s, seat, place, planet)
    models = sheet(s.players[seat])
    able = [unit for unit in units if models.of(unit).sustain and stack.whole(unit)]
    if able:
        most = [stack.whole(unit) for unit in able]

        def fits(counts: list[int]) -> No | None:
            return No("LRR 75.1", need=scored, have=sum(counts)) if sum(counts) > scored else None

        chosen = await Counts(seat, SUSTAIN, able, most, fits, 0, "LRR 75.1", "LRR 75.2", hits=scored, rival=by)
        for unit in chosen:
            stack.damaged[unit] += 1
        scored -= len(chosen)
        if chosen:
            tell(s, "ti4-log-sustains", seat=seat, units=chosen)
    if scored:
        then(s, frame(lose, seat, by, place, planet, scored))


async def lose(s: Imperium, seat: Seat, by: Seat, place: Place, planet: Planet, scored: int) -> None:
    """For each hit that is left a unit is destroyed, of the owner's choice (LRR 101.1)."""
    stack, units = struck(s, seat, place, planet)
    most = [stack.all[unit] for unit in units]
    scored = min(scored, sum(most))
    if not scored:
        return
    chosen: Sequence[Unit] = [unit for unit, n in zip(units, most, strict=True) for _ in range(n)]
    if scored < sum(most) and len(units) > 1:

        def fits(counts: list[int]) -> No | None:
            return No("LRR 101.1", need=scored, have=sum(counts)) if sum(counts) > scored else None

        chosen = await Counts(seat, LOSE, units, most, fits, scored, "LRR 101.1", "LRR 101.1", hits=scored, rival=by)
    p = s.players[seat]
    for unit in chosen[:scored]:
        disband(p, stack, unit)
    tell(s, "ti4-log-loses", seat=seat, units=tuple(chosen[:scored]))
    tidy(p, place)
    if planet >= 0:
        tidy_ground(p, planet)
