"""Twilight Imperium 3: the invasions of a table in the form the odds need (T3.8): bombardment, PDS, ground forces,
leaders, and how far a landing has got. Only what all players know is counted; action cards are not."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.ti3.odds.duel import Shots, shots
from orrery.games.ti3.odds.fights import LASERS, LATER, counters_for_dice, early_bonus, in_round
from orrery.games.ti3.odds.invasion import BOMBS, GUNS, LANDED, ROUNDS, Landing, Troops
from orrery.games.ti3.odds.sides import chance
from orrery.games.ti3.rules.board import fleet_of, pds_near
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.hooks import has, number
from orrery.games.ti3.rules.optional.leaders import AGENT, GENERAL, found
from orrery.games.ti3.rules.options import LONE_PDS_FIRE, PDS_IN_RANGE, WHOLE_ROLL, ruling
from orrery.games.ti3.rules.queries import (
    BOMBARDMENT,
    INVASION,
    PDS_AT_TROOPS,
    BombardmentForbidden,
    GunsForbidden,
)
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS, STATS, WAR_SUN

NEGATOR, BACTERIA = text("technology.graviton_negator"), text("technology.x89_bacterial_weapon")
GENERAL_DICE = 2


class Raid(NamedTuple):
    """A current or possible landing."""

    seat: int
    foe: int
    planet: Planet
    sides: tuple[Troops, Troops]
    start: Landing


def bombing(s: Twilight, seat: int, planet: Planet, lands: bool) -> list[int]:
    """How many dreadnoughts and war suns could bombard a planet (T3.8.4, T3.8.5)."""
    fleet = fleet_of(s, seat, s.places[planet])
    done = s.invasion.bombed if s.invasion is not None else [0, 0]
    counts = [fleet.of(DREADNOUGHT) - done[0], fleet.of(WAR_SUN) - done[1]]
    if not lands or (s.pds[planet] and not sheet(s, seat).through_shields):
        counts[0] = 0
    for i, unit in enumerate((DREADNOUGHT, WAR_SUN)):
        if counts[i] and number(s, 0, BombardmentForbidden, seat, planet, unit):
            counts[i] = 0
    return counts


def landing(
    s: Twilight,
    seat: int,
    planet: Planet,
    count: int | None = None,
    wings: int = 0,
    start: Landing = LANDED,
) -> Raid | None:
    """An invasion of a planet, given the table, with this many ground forces (or those that have landed): all ships
    that can bombard do, or a bacterial weapon is used; both spend all they can. None if nobody defends it."""
    owner, place = s.owner[planet], s.places[planet]
    lone = s.pds[planet] and (ruling(s, LONE_PDS_FIRE) or start.stage == GUNS)
    if owner in (-1, seat) or not (s.troops[planet] or lone):
        return None
    if count is None:
        count = s.invasion.troops.get(planet, 0) if s.invasion is not None else 0
    next_round = max(1, start.round)
    this, later = in_round(s, next_round, False), in_round(s, LATER, True)
    troops = []
    for me, rival, attacks in ((seat, owner, True), (owner, seat, False)):
        paid = early_bonus(s, me, next_round, start.round > 0, 2)

        def chances(
            at: Twilight, bonus: int = 0, me: int = me, rival: int = rival, attacks: bool = attacks
        ) -> tuple[float, float]:
            must = [need(at, me, rival, unit, INVASION, attacks, place, planet) for unit in (GROUND_FORCE, FIGHTER)]
            return chance(must[0] - bonus), chance(must[1] - bonus)

        steady = chances(later)
        early = [chances(later, paid.get(n, 0)) for n in range(1, max([next_round, *paid]) + 1)]
        early[next_round - 1] = chances(this, paid.get(next_round, 0))
        while early and early[-1] == steady:
            early.pop()
        troops.append(
            Troops(
                count if attacks else s.troops[planet],
                steady,
                tuple(early),
                wings=wings if attacks else 0,
                bombs=bombs_of(s, seat, owner, planet, count > 0) if attacks else (),
                bacteria=attacks and has(s, me, BACTERIA) and any(bombing(s, seat, planet, count > 0)),
                guns=() if attacks else guns_of(s, owner, seat, planet),
                again=GENERAL_DICE if attacks and found(s, me, GENERAL, planet) else 0,
                counters=counters_for_dice(s, me),
                whole=ruling(s, WHOLE_ROLL),
            )
        )
    return Raid(seat, owner, planet, (troops[0], troops[1]), start)


def bombs_of(s: Twilight, seat: int, owner: int, planet: Planet, lands: bool) -> Shots:
    """The dice of all ships that can bombard."""
    place = s.places[planet]
    return tuple(
        shots(n * STATS[unit].dice, chance(need(s, seat, owner, unit, BOMBARDMENT, True, place, planet)))
        for unit, n in zip((DREADNOUGHT, WAR_SUN), bombing(s, seat, planet, lands), strict=True)
        if n
    )


def guns_of(s: Twilight, owner: int, seat: int, planet: Planet) -> Shots:
    """The PDS that fire at landing forces (T3.8.6, T3.17.8)."""
    place = s.places[planet]
    if number(s, 0, GunsForbidden, owner, planet) or found(s, seat, AGENT, planet):
        return ()
    armed = pds_near(s, owner, place) if ruling(s, PDS_IN_RANGE) else [planet]
    return tuple(
        shots(s.pds[p], chance(need(s, owner, seat, PDS, PDS_AT_TROOPS, False, place, p)), has(s, owner, LASERS))
        for p in armed
        if s.pds[p]
    )


def raid(s: Twilight) -> Raid | None:
    """The current invasion, from the stage it has reached. If ships are being chosen to bombard, no bacterial weapon
    was used."""
    a, it = s.activation, s.invasion
    if a is None or it is None or it.planet < 0 or not it.troops.get(it.planet):
        return None
    stage = ROUNDS if it.round else GUNS if it.stage == "guns" else BOMBS
    start = Landing(stage, it.round, it.stage in ("bombard", "bombs", "guns"))
    found_ = landing(s, a.seat, it.planet, None, it.wings, start)
    if found_ is None or it.stage != "bombs":
        return found_
    invader, defender = found_.sides
    return found_._replace(sides=(invader._replace(bacteria=False), defender))
