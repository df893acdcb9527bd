"""Twilight Imperium 3: planetary landings and invasion combat (T3.8), step by step as in the rulebook."""

from __future__ import annotations

from orrery.core.ask import pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import Volley
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.board import enemy_at, fleet_of, pds_near, planets_at, planets_of
from orrery.games.ti3.rules.cargo import change_ships
from orrery.games.ti3.rules.effects import COMBAT_ROUND, expire
from orrery.games.ti3.rules.fire import need, roll
from orrery.games.ti3.rules.hooks import happens, listens, number
from orrery.games.ti3.rules.kinds import BOMBARD, LAND, LOSE
from orrery.games.ti3.rules.options import LONE_PDS_FIRE, PDS_IN_RANGE, ruling
from orrery.games.ti3.rules.queries import (
    BOMBARDMENT,
    INVASION,
    PDS_AT_TROOPS,
    BombardmentForbidden,
    GunsForbidden,
    LandingForbidden,
)
from orrery.games.ti3.rules.seats import neighbours
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Activation, Invasion, Twilight
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import (
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    MOST_PDS,
    NO_FLEET,
    PDS,
    STATS,
    WAR_SUN,
    fleet_with,
    ships,
)
from orrery.games.ti3.rules.verbs import (
    destroy,
    end_agreement,
    fall,
    join_fleet,
    kill_troops,
    leaders_aboard,
    put_troops,
    raze,
    set_fleet,
    take_planet,
)
from orrery.games.ti3.rules.windows import (
    Attacked,
    BeforeBombardment,
    BeforeInvasion,
    BeforeLandings,
    InvasionRepelled,
    InvasionRound,
    InvasionWon,
    Landed,
    NeutralLanding,
)


def at_work(s: Twilight) -> tuple[Activation, Invasion]:
    """The current action and its landings."""
    assert s.activation is not None
    assert s.invasion is not None
    return s.activation, s.invasion


def has_landed(s: Twilight, seat: int) -> bool:
    """Whether a planet that a player takes now is taken by a landing of that player."""
    return s.invasion is not None and s.activation is not None and s.activation.seat == seat


async def landings(s: Twilight) -> None:
    """Land in the activated system, planet by planet; then the landed forces fight (T3.8.1)."""
    a = s.activation
    assert a is not None
    a.stage = "land"
    change_ships(s)
    fleet = fleet_of(s, a.seat, a.place)
    if not ships(fleet) or not planets_at(s, a.place) or enemy_at(s, a.seat, a.place) >= 0:
        return
    s.invasion = Invasion()
    then(s, *(frame(land, planet) for planet in planets_at(s, a.place)), frame(invade))
    await happens(s, BeforeLandings(a.seat, a.place))


async def land(s: Twilight, planet: Planet) -> None:
    """Which units land on a planet (T3.8.1, T3.8.2)?"""
    a, it = at_work(s)
    fleet = fleet_of(s, a.seat, a.place)
    own = s.owner[planet] == a.seat
    if not fleet.of(GROUND_FORCE) and not (own and fleet.of(PDS)):
        return
    if not own and number(s, 0, LandingForbidden, a.seat, planet):
        return
    guns = min(fleet.of(PDS), MOST_PDS - (s.pds[planet] if own else 0))

    def fits(counts: list[int]) -> No | None:
        return No("T3.8.2") if counts[1] and not counts[0] and not own else None

    landed = await Counts(
        a.seat,
        LAND,
        [GROUND_FORCE, PDS],
        [fleet.of(GROUND_FORCE), max(0, guns)],
        fits,
        0,
        "T3.8.1",
        "T3.8.1",
        lambda unit: No("T3.10.5", planet=planet) if unit == PDS and fleet.of(PDS) > guns else None,
        planet=planet,
    )
    if not landed:
        return
    troops, pds = landed.count(GROUND_FORCE), landed.count(PDS)
    set_fleet(s, a.seat, a.place, fleet.without(fleet_with(landed)))
    tell(s, "ti3-log-lands", seat=a.seat, planet=planet, troops=troops, pds=pds)
    if own:
        put_troops(s, planet, troops)
        s.pds[planet] += pds
    else:
        it.troops[planet] = troops
        it.pds[planet] = pds


async def invade(s: Twilight) -> None:
    """Planet by planet, the landed forces take it or fight for it; war suns bombard (T3.8.3 to T3.8.9)."""
    a, it = at_work(s)
    suns = fleet_of(s, a.seat, a.place).of(WAR_SUN)
    foreign = [p for p in planets_at(s, a.place) if s.owner[p] != a.seat]
    fights = [p for p in foreign if p in it.troops or (suns and s.owner[p] >= 0 and s.troops[p])]
    then(s, *(frame(attack, planet) for planet in fights), frame(landings_over))
    if listens(Landed):
        await happens(s, Landed(a.seat, a.place))


async def landings_over(s: Twilight) -> None:
    """The landings are over; units that could not stay go back aboard."""
    _, it = at_work(s)
    for planet in sorted(it.troops):
        send_back(s, planet)
    s.invasion = None
    expire(s, COMBAT_ROUND)


def send_back(s: Twilight, planet: Planet) -> None:
    """The forces landed on a planet go back aboard."""
    a, it = at_work(s)
    back = NO_FLEET.add(GROUND_FORCE, it.troops.pop(planet, 0)).add(PDS, it.pds.pop(planet, 0))
    join_fleet(s, a.seat, a.place, back)
    leaders_aboard(s, a.seat, planet)


async def attack(s: Twilight, planet: Planet) -> None:
    """A neutral planet falls, and so does one without ground forces (T3.8.3, T3.17.37); otherwise there is a fight."""
    a, it = at_work(s)
    it.planet, it.stage, it.round, it.lost, it.wings = planet, "attack", 0, [0, 0], 0
    expire(s, COMBAT_ROUND)
    owner = s.owner[planet]
    if owner < 0:
        if await happens(s, NeutralLanding(a.seat, planet)) and it.troops.get(planet):
            await settle(s, planet)
        return
    if planet in it.troops:
        if listens(Attacked) and not await happens(s, Attacked(a.seat, owner, planet)):
            send_back(s, planet)
            return
        end_agreement(s, a.seat, owner)
        if not s.troops[planet]:
            if s.pds[planet] and ruling(s, LONE_PDS_FIRE):
                then(s, frame(guns, planet), frame(invasion_round, planet))
            else:
                await conquer(s, planet)
            return
        if await happens(s, BeforeInvasion(a.seat, owner, planet)):
            then(s, frame(bombard, planet), frame(guns, planet), frame(invasion_round, planet))
        else:
            send_back(s, planet)
    else:
        then(s, frame(bombard, planet))


async def settle(s: Twilight, planet: Planet) -> None:
    """The planet now belongs to the invader."""
    a, it = at_work(s)
    await take_planet(s, a.seat, planet)
    put_troops(s, planet, it.troops.pop(planet))
    s.pds[planet] += it.pds.pop(planet)


# --- T3.8.4 to T3.8.6: before the fight --------------------------------------------------------------------------


def bombers(s: Twilight, planet: Planet) -> list[int]:
    """How many dreadnoughts and war suns may bombard a planet."""
    a, it = at_work(s)
    fleet = fleet_of(s, a.seat, a.place)
    counts = [fleet.of(DREADNOUGHT) - it.bombed[0], fleet.of(WAR_SUN) - it.bombed[1]]
    shield = s.pds[planet] and not sheet(s, a.seat).through_shields
    if planet not in it.troops or shield:
        counts[0] = 0
    for i, unit in enumerate((DREADNOUGHT, WAR_SUN)):
        if counts[i] and number(s, 0, BombardmentForbidden, a.seat, planet, unit):
            counts[i] = 0
    return counts


async def bombard(s: Twilight, planet: Planet) -> None:
    """Dreadnoughts and war suns bombard (T3.8.4, T3.8.5)."""
    a, it = at_work(s)
    it.stage = "bombard"
    owner = s.owner[planet]
    if not any(bombers(s, planet)):
        return
    await happens(s, BeforeBombardment(a.seat, owner, planet))
    most = bombers(s, planet)
    if any(most) and s.troops[planet]:
        await lose_troops(s, planet, await bombs(s, planet, most))


async def bombs(s: Twilight, planet: Planet, most: list[int]) -> int:
    """Which of these ships bombard a planet? Returns how many hits they score."""
    a, it = at_work(s)
    it.stage = "bombs"
    owner = s.owner[planet]
    chosen = await Counts(
        a.seat, BOMBARD, [DREADNOUGHT, WAR_SUN], most, lambda counts: None, 0, "T3.8.4", "T3.8.4", planet=planet
    )
    if not chosen:
        return 0
    volleys = []
    for i, unit in enumerate((DREADNOUGHT, WAR_SUN)):
        count = chosen.count(unit)
        it.bombed[i] += count
        if count:
            must = need(s, a.seat, owner, unit, BOMBARDMENT, True, a.place, planet)
            volleys.append(Volley(unit, count * STATS[unit].dice, must))
    tell(s, "ti3-log-bombards", seat=a.seat, planet=planet)
    return await roll(s, a.seat, owner, volleys, BOMBARDMENT, a.place, planet)


async def lose_troops(s: Twilight, planet: Planet, hits: int) -> None:
    """The defender loses ground forces."""
    _, it = at_work(s)
    it.lost[1] += kill_troops(s, planet, hits)


async def lose_invaders(s: Twilight, planet: Planet, hits: int) -> None:
    """The invader loses ground forces, or fighters that have joined them."""
    a, it = at_work(s)
    lost = min(hits, it.troops.get(planet, 0))
    if it.wings and hits:
        lost = await share_losses(s, planet, hits)
    if lost:
        it.troops[planet] -= lost
        it.lost[0] += lost
        tell(s, "ti3-log-troops-lost", seat=a.seat, planet=planet, count=lost)
        fall(s, a.seat, lost)


async def share_losses(s: Twilight, planet: Planet, hits: int) -> int:
    """The invader chooses between fighters and ground forces; returns how many ground forces are lost."""
    a, it = at_work(s)
    items = [FIGHTER] * it.wings + [GROUND_FORCE] * it.troops.get(planet, 0)
    gone = tuple(items)
    if hits < len(items):
        gone = await pick(
            a.seat, LOSE, items, hits, hits, how_many="T3.8.7", of_which="T3.8.7", place=a.place, number=hits
        )
    wings = gone.count(FIGHTER)
    it.wings -= wings
    it.flown -= wings
    destroy(s, a.seat, a.place, [FIGHTER] * wings)
    return gone.count(GROUND_FORCE)


async def guns(s: Twilight, planet: Planet) -> None:
    """The PDS on the planet fire at the invaders (T3.8.6, T3.17.8)."""
    a, it = at_work(s)
    it.stage = "guns"
    owner = s.owner[planet]
    if number(s, 0, GunsForbidden, owner, planet):
        return
    armed = pds_near(s, owner, a.place) if ruling(s, PDS_IN_RANGE) else [planet]
    volleys = [
        Volley(PDS, s.pds[p], need(s, owner, a.seat, PDS, PDS_AT_TROOPS, False, a.place, p)) for p in armed if s.pds[p]
    ]
    if volleys and it.troops.get(planet):
        hits = await roll(s, owner, a.seat, volleys, PDS_AT_TROOPS, a.place, planet)
        await lose_invaders(s, planet, hits)


# --- T3.8.7 to T3.8.9: the fight ---------------------------------------------------------------------------------


async def invasion_round(s: Twilight, planet: Planet) -> None:
    """A round of invasion combat (T3.8.7), or its end (T3.8.8, T3.8.9)."""
    a, it = at_work(s)
    owner = s.owner[planet]
    mine, theirs = it.troops.get(planet, 0), s.troops[planet]
    if not mine:
        s.players[a.seat].reserve[PDS] += it.pds.pop(planet, 0)
        it.troops.pop(planet, None)
        tell(s, "ti3-log-repelled", seat=owner, planet=planet)
        if theirs:
            await happens(s, InvasionRepelled(owner, a.seat, planet))
        return
    if not theirs:
        await conquer(s, planet)
        return
    it.stage = "round"
    it.round += 1
    if listens(InvasionRound):
        await happens(s, InvasionRound(a.seat, owner, planet, it.round))
    sides = ((a.seat, owner, mine, True), (owner, a.seat, theirs, False))
    volleys = [[troop_volley(s, me, foe, count, attacks, planet)] for me, foe, count, attacks in sides]
    if it.wings:
        must = need(s, a.seat, owner, FIGHTER, INVASION, True, a.place, planet)
        volleys[0].append(Volley(FIGHTER, it.wings, must))
    hits = [
        await roll(s, me, foe, dice, INVASION, a.place, planet)
        for (me, foe, _, _), dice in zip(sides, volleys, strict=True)
    ]
    await lose_invaders(s, planet, hits[1])
    await lose_troops(s, planet, hits[0])
    expire(s, COMBAT_ROUND)
    then(s, frame(invasion_round, planet))


def troop_volley(s: Twilight, seat: int, foe: int, count: int, attacks: bool, planet: Planet) -> Volley:
    """The dice of this many ground forces."""
    place = s.places[planet]
    return Volley(GROUND_FORCE, count, need(s, seat, foe, GROUND_FORCE, INVASION, attacks, place, planet))


async def conquer(s: Twilight, planet: Planet) -> None:
    """The planet is taken; the loser's PDS and dock are destroyed (T3.8.8)."""
    a, _ = at_work(s)
    owner = s.owner[planet]
    await happens(s, InvasionWon(a.seat, owner, planet))
    docks = [p for p in planets_of(s, owner) if s.docks >> p & 1]
    if docks == [planet] and owner in neighbours(s, a.seat):
        s.merciless |= 1 << a.seat
    raze(s, planet)
    s.troops[planet] = 0
    await settle(s, planet)
