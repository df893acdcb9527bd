"""Twilight Imperium 3: razing domain counters in the option of distant suns (T3.16.12)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.nouns import Maybe
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.aims import aim_unit
from orrery.games.ti3.rules.board import fleet_of, planets_at, planets_of
from orrery.games.ti3.rules.effects import VOTE, lasts
from orrery.games.ti3.rules.hands import lose_cards
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.invasion import at_work
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.nouns import PLANET
from orrery.games.ti3.rules.optional.distant_suns import LAZAX, OPTION, SURVIVORS, face_down, remove, turn_over
from orrery.games.ti3.rules.options import RAZE_UNEXPLORED, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Domain, Figure, Planet, Seat
from orrery.games.ti3.rules.units import DREADNOUGHT, WAR_SUN
from orrery.games.ti3.rules.verbs import exhaust, roll_dice, spend_goods
from orrery.games.ti3.rules.windows import Landed
from orrery.games.twilight.cards import put_down

RAZE = new_kind("raze", Maybe(PLANET))
OUTRAGE, TABOO, CARDS = 8, 10, 3


def razers(s: Twilight) -> list[Figure]:
    """The ships that can still bombard, and so can raze."""
    a, it = at_work(s)
    fleet = fleet_of(s, a.seat, a.place)
    spare = ((DREADNOUGHT, fleet.of(DREADNOUGHT) - it.bombed[0]), (WAR_SUN, fleet.of(WAR_SUN) - it.bombed[1]))
    return [unit for unit, count in spare if count > 0]


def razable(s: Twilight) -> list[Planet]:
    """The planets with face-down counters on which nobody has landed; under one reading those already explored can no
    longer be razed (T3.17.61)."""
    a, it = at_work(s)
    hidden = [p for p in planets_at(s, a.place) if face_down(s, p) and p not in it.troops]
    return [p for p in hidden if s.unexplored >> p & 1 or not ruling(s, RAZE_UNEXPLORED)]


@HOOKS.trigger(Landed, OPTION, when=lambda s, me, w: s.invasion is not None and bool(razers(s) and razable(s)))
async def may_raze(s: Twilight, me: int, w: Landed) -> None:
    "Each dreadnought and war sun may raze a counter instead of bombarding."
    then(s, frame(raze))


@step
async def raze(s: Twilight) -> None:
    """Is a counter razed, and by which ship?"""
    a, it = at_work(s)
    ships, planets = razers(s), razable(s)
    if not ships or not planets:
        return
    planet = await choose(a.seat, RAZE, [*planets, None], explain=lambda planet: No("T3.16.12"), place=a.place)
    if planet is None:
        return
    unit = await aim_unit(a.seat, OPTION, ships) if len(ships) > 1 else ships[0]
    it.bombed[unit == WAR_SUN] += 1
    tell(s, "ti3-log-razes", seat=a.seat, planet=planet)
    found = await turn_over(s, a.seat, planet)
    remove(s, planet)
    then(s, frame(outrage, a.seat, found), frame(raze))


def tire_all(s: Twilight, seat: int) -> None:
    """All planets of a player are exhausted."""
    planets = planets_of(s, seat)
    exhaust(s, planets)
    if planets:
        tell(s, "ti3-log-exhausted", planets=tuple(planets))


@step
async def outrage(s: Twilight, seat: Seat, razed: Domain) -> None:
    """How the galaxy takes it: worst of all if they were the last of the Lazax."""
    if razed == SURVIVORS:
        p = s.players[seat]
        tire_all(s, seat)
        spend_goods(s, seat, p.goods)
        put_down(s, seat, list(p.hand))
        lasts(s, LAZAX, seat, VOTE, 0)
        return
    (pips,) = await roll_dice(s, seat, 1, range(1, OUTRAGE), OPTION, "outrage")
    if pips >= TABOO:
        tire_all(s, seat)
    if pips >= OUTRAGE:
        await lose_cards(s, seat, CARDS)
