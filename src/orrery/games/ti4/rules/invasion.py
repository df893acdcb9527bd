"""Twilight Imperium 4: invasion (LRR 27): bombardment (22), landing, space cannon defense (96.6), ground combat (20),
control (53), and the custodians of Mecatol Rex (40)."""

from __future__ import annotations

from orrery.core.ask import choose, confirm
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import Volley
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import in_space, influence, on_planet, planets_at
from orrery.games.ti4.rules.combat import combat_of, rolled
from orrery.games.ti4.rules.control import gain_control
from orrery.games.ti4.rules.custodians import can_remove_custodians, custodians_price
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES, INFANTRY, MECATOL_REX, MECH, PDS, PLANETS, SHIPS
from orrery.games.ti4.rules.effects import COMBAT, COMBAT_ROUND, INVASION, expire
from orrery.games.ti4.rules.fire import WHY, landed_or_there, planet_guns, roll, take_hits
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import happens, number, step, touches
from orrery.games.ti4.rules.kinds import BOMBARD, COMMIT, CUSTODIANS, DEFEND, EXTRA_DIE, FIGHT, NEXT_PLANET
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import planet_of, troops_on, unit_of
from orrery.games.ti4.rules.queries.battle import (
    BombardForbidden,
    BombardsToo,
    CannonForbidden,
    ExtraDice,
    RollForbidden,
    ShieldIgnored,
)
from orrery.games.ti4.rules.queries.development import FightersLand, LandingForbidden
from orrery.games.ti4.rules.state import Activation, Combat, Imperium
from orrery.games.ti4.rules.things import NO_PLANET, NO_SEAT, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.transactions import pauses, with_trade
from orrery.games.ti4.rules.troops import fighting_units, ground_units, intruding, troops_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import disband, end_if_won, fleet_at, gain_points, garrison, pay, tidy, tidy_ground
from orrery.games.ti4.rules.windows.battle import (
    CannonsFire,
    CombatOver,
    CombatRoundBegins,
    CombatRoundEnds,
    CombatWon,
    CommitStep,
    Committed,
    InvasionBegins,
    LandingDone,
)


async def invasion(s: Imperium, seat: Seat, place: Place) -> None:
    """Bombard, commit ground forces, fight for planets, take control (LRR 27)."""
    if planets_at(s, place):
        then(
            s,
            frame(bombardment, seat, place),
            frame(custodians, seat, place),
            frame(commit, seat, place),
            frame(invasion_over),
        )
        await happens(s, InvasionBegins(seat, place))


async def invasion_over(s: Imperium) -> None:
    """What lasted for the invasion is over."""
    expire(s, INVASION)


def defender_of(s: Imperium, seat: int, planet: Planet) -> Seat | None:
    """Another player with units on a planet."""
    there = (Seat(n) for n, p in enumerate(s.players) if n != seat and planet in p.ground)
    return next(there, None)


# --- LRR 22, 66: bombardment -------------------------------------------------------------------------------------


def shielded(s: Imperium, seat: int, planet: Planet) -> bool:
    """Whether a planetary shield keeps bombardment off, also that of units which have just landed; a war sun in the
    system breaks it (LRR 66.3)."""
    a = s.activation
    owner = a.seat if a is not None and planet in a.landed and a.seat != seat else defender_of(s, seat, planet)
    if owner is None:
        return False
    if number(s, 0, ShieldIgnored, seat, planet):
        return False
    mine = sheet(s, seat)
    if any(mine.of(unit).shield_breaker for unit, _ in in_space(s, seat, s.places[planet]).there()):
        return False
    theirs = sheet(s, owner)
    return any(theirs.of(unit).shield for unit, _ in landed_or_there(s, owner, planet).there())


def targets(s: Imperium, seat: int, place: Place) -> list[Planet]:
    """The planets that can be bombarded: with ground forces of somebody else and no shield (LRR 22.1f)."""
    found = []
    for planet in planets_at(s, place):
        owner = defender_of(s, seat, planet)
        there = owner is not None and troops_in(s, owner, on_planet(s, owner, planet))
        if there and not shielded(s, seat, planet) and not number(s, 0, BombardForbidden, seat, planet):
            found.append(planet)
    return found


def bombers(s: Imperium, seat: int, place: Place) -> dict[Unit, int]:
    """A player's units that can bombard planets of a system: ships with that ability, and what texts treat as such."""
    models, forces = sheet(s, seat), in_space(s, seat, place)
    found = {unit: forces.all[unit] for unit in SHIPS if forces.all[unit] and models.of(unit).bombardment[1]}
    for unit in GROUND_FORCES if touches(s, BombardsToo) else ():
        if models.models[unit] is not None and (n := number(s, 0, BombardsToo, seat, unit, place)):
            found[unit] = n
    return found


async def bombardment(s: Imperium, seat: Seat, place: Place) -> None:
    """Which units bombard which planet (LRR 22.1)? Each at most one. A further die is rolled for one planet only
    (LRR F.4)."""
    models, there = sheet(s, seat), bombers(s, seat, place)
    guns = [*there]
    aims = targets(s, seat, place)
    if not guns or not aims:
        return
    kinds = [unit * len(PLANETS) + planet for unit in guns for planet in aims]

    def fits(counts: list[int]) -> No | None:
        for n, unit in enumerate(guns):
            used = sum(counts[n * len(aims) : (n + 1) * len(aims)])
            if used > there[unit]:
                return No("LRR 22.1", need=used, have=there[unit])
        return None

    most = [there[unit] for unit in guns for _ in aims]
    chosen = await Counts(seat, BOMBARD, kinds, most, fits, 0, "LRR 22.1", "LRR 22.1", place=place)
    struck = sorted({Planet(gun % len(PLANETS)) for gun in chosen})
    favoured = struck[0] if struck else NO_PLANET
    if len(struck) > 1 and number(s, 0, ExtraDice, seat, WHY.index("bombardment")):
        favoured = await choose(seat, EXTRA_DIE, struck, explain=lambda planet: No("LRR F.4"))
    for planet in aims:
        volleys = []
        for gun in chosen:
            unit, at = divmod(gun, len(PLANETS))
            if at == planet:
                value, dice = models.of(Unit(unit)).bombardment
                volleys.append(Volley(unit, dice, value))
        owner = defender_of(s, seat, planet)
        if owner is None or not volleys:
            continue
        scored = await roll(s, seat, owner, place, planet, volleys, "bombardment", extra=planet == favoured)
        if scored:
            then(s, frame(take_hits, owner, seat, place, planet, scored, "bombardment"))


# --- LRR 40: the custodians --------------------------------------------------------------------------------------


async def custodians(s: Imperium, seat: Seat, place: Place) -> None:
    """Before ground forces land on Mecatol Rex for the first time, 6 influence remove the custodians token, which is
    worth a victory point (LRR 40.2, 40.3)."""
    if can_remove_custodians(s, seat, place) and await confirm(seat, CUSTODIANS):
        await pay(s, seat, custodians_price(s, seat), influence)
        s.custodians = False
        tell(s, "ti4-log-custodians", seat=seat)
        gain_points(s, seat, 1)
        end_if_won(s)
        if in_space(s, seat, place).ground_forces():
            await land(s, seat, place, [MECATOL_REX], 1)
        else:
            s.schedule[s.schedule.index(frame(commit, seat, place))] = frame(commit_from_around, seat, place)


def activation_of(s: Imperium) -> Activation:
    assert s.activation is not None
    return s.activation


# --- LRR 27.2: landing -------------------------------------------------------------------------------------------


def landing_planets(s: Imperium, seat: int, place: Place) -> list[Planet]:
    """The planets of a system that ground forces can land on (LRR 27.2, 40.1)."""
    return [
        planet
        for planet in planets_at(s, place)
        if (planet != MECATOL_REX or not s.custodians) and not number(s, 0, LandingForbidden, seat, planet)
    ]


async def commit(s: Imperium, seat: Seat, place: Place) -> None:
    """Which ground forces land on which planets (LRR 27.2)? None have to."""
    await land(s, seat, place, landing_planets(s, seat, place), 0)
    await happens(s, CommitStep(seat, place))
    await conquer(s, seat, place)


@step
async def commit_from_around(s: Imperium, seat: Seat, place: Place) -> None:
    """The same for whoever must commit a ground force and has none in the space area: a text brings it (LRR 40.2)."""
    await happens(s, CommitStep(seat, place, must=True))
    await conquer(s, seat, place)


async def conquer(s: Imperium, seat: Seat, place: Place) -> None:
    """What follows from landing: space cannon defense, ground combat and control (LRR 27.3 to 27.5)."""
    await happens(s, LandingDone(seat, place))
    landed = activation_of(s).landed
    if landed or intruding(s, seat, place):
        windows = [frame(committed, seat, planet) for planet in sorted(landed)]
        then(s, *windows, frame(defenses, seat), frame(fights, seat))


async def committed(s: Imperium, seat: Seat, planet: Planet) -> None:
    """Somebody may send the units that were committed to a planet back into space. Structures that are ground forces
    cannot be transported: there they return to the reinforcements."""
    if not await happens(s, Committed(seat, planet)):
        landed = activation_of(s).landed.pop(planet)
        disband(s.players[seat], landed, PDS, landed.all[PDS])
        fleet_at(s, seat, s.places[planet]).merge(landed)
        tidy(s.players[seat], s.places[planet])


async def land(s: Imperium, seat: Seat, place: Place, planets: list[Planet], least: int) -> None:
    """Ground forces land on some of these planets, at least so many (LRR 27.2, 40.2)."""
    forces, a = in_space(s, seat, place), activation_of(s)
    fighters = forces.all[FIGHTER] if number(s, 0, FightersLand, seat, place) else 0
    there = [forces.all[INFANTRY], forces.whole(MECH), forces.damaged[MECH], fighters]
    sorts = [sort for sort, n in enumerate(there) if n]
    kinds = [troops_on(planet, sort) for sort in sorts for planet in planets]
    if not kinds:
        return

    def fits(counts: list[int]) -> No | None:
        for n, sort in enumerate(sorts):
            used = sum(counts[n * len(planets) : (n + 1) * len(planets)])
            if used > there[sort]:
                return No("LRR 27.2", need=used, have=there[sort])
        return None

    most = [there[sort] for sort in sorts for _ in planets]
    question = Counts(seat, COMMIT, kinds, most, fits, least, "LRR 27.2", "LRR 27.2", place=place)
    chosen = await with_trade(s, lambda: question)
    p = s.players[seat]
    for piece in chosen:
        unit, damaged = unit_of(piece)
        p.space[place].take(unit, int(not damaged), int(damaged))
        a.landed.setdefault(planet_of(piece), Forces()).add(unit, 1, int(damaged))
    tidy(p, place)
    if chosen:
        tell(s, "ti4-log-lands", seat=seat, landings=chosen)


async def defenses(s: Imperium, seat: Seat) -> None:
    """Space cannon defense on one planet after the other, in an order of the active player's choice (LRR 27.3)."""
    a = activation_of(s)
    left = [one for one in sorted(a.landed) if not a.fired >> one & 1 and guns_on(s, gunner_of(s, seat, one), one)]
    if not left:
        a.fired = 0
        return
    planet = left[0]
    if len(left) > 1:
        planet = await choose(seat, NEXT_PLANET, left, explain=lambda planet: No("LRR 27.3a"))
    a.fired |= 1 << planet
    then(s, frame(defense, seat, planet), frame(defenses, seat))


async def fights(s: Imperium, seat: Seat) -> None:
    """Ground combat on one planet after the other, in an order of the active player's choice; then control (LRR 27.4,
    27.5)."""
    a = activation_of(s)
    join_landed(s, a)
    left = [one for one in sorted(a.landed) if not a.fought >> one & 1 and both_there(s, seat, one) is not None]
    if not left:
        planets = sorted(a.landed)
        for planet in planets:
            take_off(s, seat, planet)
            if a.landed[planet]:
                garrison(s, seat, planet).merge(a.landed[planet])
        a.landed = {}
        a.fought = 0
        then(s, frame(establish, seat))
        return
    planet = left[0]
    if len(left) > 1:
        planet = await choose(seat, NEXT_PLANET, left, explain=lambda planet: No("LRR 27.4a"))
    a.fought |= 1 << planet
    then(s, frame(ground_combat, seat, planet), frame(fights, seat))


def join_landed(s: Imperium, a: Activation) -> None:
    """The active player's ground forces that stand on a planet with units of somebody else fight for it beside those
    that land (LRR 27.4, 20.1)."""
    p = s.players[a.seat]
    for planet in intruding(s, a.seat, a.place):
        if defender_of(s, a.seat, planet) is not None:
            landed = a.landed.setdefault(planet, Forces())
            there = p.ground[planet]
            for unit, n in [*ground_units(s, a.seat, there)]:
                hurt = there.damaged[unit]
                there.take(unit, n - hurt, hurt)
                landed.add(unit, n, hurt)
            tidy_ground(s, a.seat, planet)


def gunner_of(s: Imperium, seat: int, planet: Planet) -> Seat | None:
    """Whose space cannons defend a planet: another player with units on it, or who controls it, if the planet itself
    has a space cannon (LRR 96.6)."""
    owner, controls = defender_of(s, seat, planet), s.owner[planet]
    if owner is None and controls not in (seat, NO_SEAT) and planet_guns(s, controls, planet):
        return controls
    return owner


def guns_on(s: Imperium, seat: Seat | None, planet: Planet) -> list[Volley]:
    """The space cannons of a player on a planet; cannons elsewhere do not reach it (LRR 96.7, 96.7d)."""
    if seat is None:
        return []
    models, found = sheet(s, seat), planet_guns(s, seat, planet)
    for unit, n in on_planet(s, seat, planet).there():
        value, dice = models.of(unit).cannon
        if dice:
            found.append(Volley(unit, n * dice, value))
    return found


async def defense(s: Imperium, seat: Seat, planet: Planet) -> None:
    """Space cannons on the planet fire at the ground forces that land (LRR 96.6)."""
    owner, place = gunner_of(s, seat, planet), s.places[planet]
    volleys = guns_on(s, owner, planet)
    if owner is None or not volleys or number(s, 0, CannonForbidden, owner, seat, place, planet):
        return
    if await confirm(owner, DEFEND, planet=planet) and await happens(s, CannonsFire(owner, seat, place, planet)):
        scored = await roll(s, owner, seat, place, planet, volleys, "space_cannon")
        if scored:
            then(s, frame(take_hits, seat, owner, place, planet, scored, "space_cannon"))


def both_there(s: Imperium, seat: Seat, planet: Planet) -> Seat | None:
    """The defender of a planet, if both sides have ground forces on it."""
    owner = defender_of(s, seat, planet)
    mine = landed_or_there(s, seat, planet)
    if owner is None or not fighting_units(s, seat, mine) or not troops_in(s, owner, on_planet(s, owner, planet)):
        return None
    return owner


async def ground_combat(s: Imperium, seat: Seat, planet: Planet) -> None:
    """If both sides have ground forces on a planet they fight (LRR 20)."""
    owner = both_there(s, seat, planet)
    if owner is not None:
        s.combat = Combat(s.places[planet], [seat, owner], planet)
        if s.expansion:
            unlock_leaders(s)
        then(s, frame(ground_round), frame(ground_combat_over))


async def ground_round(s: Imperium) -> None:
    """A round of ground combat begins, until one side has no ground forces left (LRR 20.1)."""
    c = combat_of(s)
    if both_there(s, c.seats[0], c.planet) is not None:
        then(s, *pauses(s, FIGHT), frame(ground_rolls), frame(ground_round_over))
        await happens(s, CombatRoundBegins(c.seats[0], c.seats[1], c.place, c.planet, c.round))


async def ground_rolls(s: Imperium) -> None:
    """Both sides roll, then both assign hits (LRR 20.2, 20.3)."""
    c = combat_of(s)
    if both_there(s, c.seats[0], c.planet) is None:
        return
    for side, seat in enumerate(c.seats):
        volleys = [] if number(s, 0, RollForbidden, seat, c.place, c.planet) else troops(s, seat, c.planet)
        c.hits[1 - side] = await roll(s, seat, c.seats[1 - side], c.place, c.planet, volleys, "ground_combat")
    await rolled(s, frame(ground_rolls))


async def ground_round_over(s: Imperium) -> None:
    """A round of ground combat is over; the next one follows."""
    c = combat_of(s)
    then(s, frame(ground_round))
    await happens(s, CombatRoundEnds(c.seats[0], c.seats[1], c.place, c.planet, c.round))
    expire(s, COMBAT_ROUND)
    c.round += 1


async def ground_combat_over(s: Imperium) -> None:
    """A ground combat is over; whoever has ground forces left has won (LRR 20.4). Fighters that have landed leave
    first, so that it is a draw if there were only fighters (LRR F.59)."""
    c = combat_of(s)
    seat, owner = c.seats
    take_off(s, seat, c.planet)
    mine = troops_in(s, seat, landed_or_there(s, seat, c.planet))
    theirs = troops_in(s, owner, on_planet(s, owner, c.planet))
    if bool(mine) != bool(theirs):
        winner, loser = (seat, owner) if mine else (owner, seat)
        await happens(s, CombatWon(winner, loser, c.place, c.planet))
    await happens(s, CombatOver(seat, owner, c.place, c.planet))
    expire(s, COMBAT_ROUND)
    expire(s, COMBAT)
    s.combat = None


def take_off(s: Imperium, seat: Seat, planet: Planet) -> None:
    """Fighters that have landed on a planet return to space (LRR F.59)."""
    landed = s.activation.landed.get(planet) if s.activation is not None else None
    place = s.places[planet]
    if landed is not None and landed.all[FIGHTER]:
        fleet_at(s, seat, place).add(FIGHTER, landed.all[FIGHTER])
        landed.all[FIGHTER] = 0
        s.loose |= 1 << place


def troops(s: Imperium, seat: int, planet: Planet) -> list[Volley]:
    """The combat dice of a player's ground forces on a planet."""
    models, forces = sheet(s, seat), landed_or_there(s, seat, planet)
    return [
        Volley(unit, n * models.of(unit).dice, models.of(unit).combat) for unit, n in fighting_units(s, seat, forces)
    ]


async def establish(s: Imperium, seat: Seat) -> None:
    """The active player takes control of the planets on which ground forces are left, of all at the same time (LRR
    27.5, 29.2d)."""
    for planet in planets_at(s, activation_of(s).place):
        if troops_in(s, seat, on_planet(s, seat, planet)):
            await gain_control(s, seat, planet)
