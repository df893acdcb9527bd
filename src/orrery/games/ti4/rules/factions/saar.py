"""Twilight Imperium 4: the Clan of Saar. That floating factories stand in space, move, retreat and are destroyed by a
blockade is in the rules themselves (construction.py, movement.py, retreat.py, limits.py)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space, near, on_planet, open_to, planets_at, planets_of
from orrery.games.ti4.rules.capture import docks
from orrery.games.ti4.rules.data import FIGHTER, INFANTRY, SHIPS, SPACE_DOCK
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, as_action, number
from orrery.games.ti4.rules.judge import Judge, favour, hurt, least_loss, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_PLANET, AIM_SHIP, AIM_SOURCE, AIM_UNITS
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.options import CALLED_CHOOSES, ruling
from orrery.games.ti4.rules.production import Yard, afloat, assemble, blocked, can_produce, yards
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.development import PlacedElsewhere
from orrery.games.ti4.rules.queries.limits import HomeNotNeeded
from orrery.games.ti4.rules.queries.travel import ActivationForbidden, LeavesTokens
from orrery.games.ti4.rules.reinforcements import Source, most_at
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.transport import action_of
from orrery.games.ti4.rules.troops import ground_units
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import gain_goods, garrison, muster, place_in_space, tidy_ground
from orrery.games.ti4.rules.windows.battle import Committed, ControlGained
from orrery.games.ti4.rules.windows.development import UnitsComing
from orrery.games.ti4.rules.windows.rounds import Activated, TurnBegins

SCAVENGE = text("faction.saar.scavenge")
NOMADIC = text("faction.saar.nomadic")
CHAOS_MAPPING = text("technology.chaos_mapping")
SCAVENGER_ZETA = text("unit.scavenger_zeta")
RAGHS_CALL = text("note.raghs_call")
CAPTAIN_MENDOSA = text("leader.captain_mendosa")
ROWL_SARRIG = text("leader.rowl_sarrig")
GURNO_AGGERO = text("leader.gurno_aggero")
DOCKS_NEEDED = 3

favour("saar", 1.1)
opinion(text("unit.son_of_ragh"), worth=1.0)
opinion(text("unit.floating_factory_i"), worth=1.0)
opinion(text("unit.floating_factory_ii"), worth=1.8)
opinion(text("technology.floating_factory_ii"), worth=1.8)

# --- the faction sheet -------------------------------------------------------------------------------------------


@HOOKS.trigger(ControlGained, SCAVENGE, when=lambda s, me, w: w.seat == me)
async def scavenge(s: Imperium, me: Seat, w: ControlGained) -> None:
    "A trade good for every planet that you gain."
    await gain_goods(s, me, 1)


opinion(SCAVENGE, worth=1.6)


@HOOKS.modifier(HomeNotNeeded, NOMADIC)
def nomadic(s: Imperium, me: int, query: HomeNotNeeded, value: int) -> int:
    "You score objectives without the planets of your home system."
    return 1


opinion(NOMADIC, worth=1.3)


def can_scavenge(s: Imperium, me: int, w: ControlGained) -> bool:
    return w.seat == me and s.players[me].goods > 0 and can_deploy(s, me) and open_to(s, me, w.planet)


@HOOKS.reaction(ControlGained, SCAVENGER_ZETA, when=can_scavenge)
async def scavenger_zeta(s: Imperium, me: Seat, w: ControlGained) -> None:
    "For a trade good a mech comes to a planet that has just been gained."
    s.players[me].goods -= 1
    deploy(s, me, w.planet)


opinion(SCAVENGER_ZETA, worth=1.4, use=True)

# --- Chaos Mapping -----------------------------------------------------------------------------------------------


@HOOKS.modifier(ActivationForbidden, CHAOS_MAPPING)
def among_asteroids(s: Imperium, me: int, query: ActivationForbidden, places: int) -> int:
    "Others cannot activate asteroid fields with ships of yours."
    if query.seat == me:
        return places
    return places | s.asteroids & sum([1 << place for place, there in s.players[me].space.items() if there.ships()])


def small_yard(s: Imperium, me: int, place: Place) -> Yard:
    """One unit, in the space area or on any own planet of the system (LRR 26.3b)."""
    return Yard(place, 1, [planet for planet in planets_at(s, place) if s.owner[planet] == me], True, least=1)


def workshops(s: Imperium, me: int) -> list[Place]:
    """The systems with units of yours that have production, in which a unit could be produced."""
    p = s.players[me]
    places = {*p.space, *(s.places[planet] for planet in p.ground)}
    able = [place for place in sorted(places) if yards(s, me, place) or afloat(s, me, place)]
    return [place for place in able if can_produce(s, Seat(me), small_yard(s, me, place))]


@HOOKS.reaction(TurnBegins, CHAOS_MAPPING, when=lambda s, me, w: w.seat == me and bool(workshops(s, me)))
async def chaos_mapping(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "At the start of each of your turns you may produce a unit where you have units with production (LRR F.62, F.63)."
    place = await aim(me, AIM_PLACE, CHAOS_MAPPING, workshops(s, me))
    await assemble(s, me, small_yard(s, me, place))


opinion(CHAOS_MAPPING, worth=1.8, use=True, place=strongest)

# --- Ragh's Call -------------------------------------------------------------------------------------------------


def refuges(s: Imperium, owner: int, planet: Planet) -> list[Planet]:
    """The other planets of a player on which units can be placed."""
    return [one for one in planets_of(s, owner) if one != planet and open_to(s, owner, one)]


def can_call(s: Imperium, me: int, w: Committed, owner: int) -> bool:
    """Whether you have landed beside ground forces of the note's owner, who has another planet for them."""
    there = w.seat == me and any(True for _ in ground_units(s, owner, on_planet(s, owner, w.planet)))
    return there and bool(refuges(s, owner, w.planet))


@HOOKS.note_reaction(Committed, RAGHS_CALL, when=can_call)
async def raghs_call(s: Imperium, me: Seat, w: Committed, owner: Seat) -> None:
    """You have landed on a planet: the owner's ground forces there go onto another planet of the owner. You choose
    which one, unless it is ruled that the owner does (LRR R.32); it is not the planet that they leave."""
    chooser = owner if ruling(s, CALLED_CHOOSES) else me
    planet = await aim(chooser, AIM_PLANET, RAGHS_CALL, refuges(s, owner, w.planet))
    forces = on_planet(s, owner, w.planet)
    for unit, n in [*ground_units(s, owner, forces)]:
        hurt = forces.damaged[unit]
        forces.take(unit, n - hurt, hurt)
        garrison(s, owner, planet).add(unit, n, hurt)
    tidy_ground(s, owner, w.planet)
    tell(s, "ti4-log-called-away", seat=me, rival=owner, planet=planet)
    return_note(s, me, RAGHS_CALL, owner)


opinion(RAGHS_CALL, worth=1.5, use=True, planet=least_loss)

# --- Captain Mendosa ---------------------------------------------------------------------------------------------


def fastest(s: Imperium) -> int:
    """The highest move value of all ships on the board."""
    found = 0
    for seat, p in enumerate(s.players):
        models = sheet(s, seat)
        ships = {unit for forces in p.space.values() for unit in SHIPS if forces.all[unit]}
        found = max([found, *(models.of(unit).move for unit in ships)])
    return found


def slow_ships(s: Imperium, seat: int, active: Place) -> list[tuple[Unit, Place]]:
    """A player's ships that have a move value below the highest one and are free to move."""
    p, models, best = s.players[seat], sheet(s, seat), fastest(s)
    free = s.activation is not None and s.activation.unbound
    return [
        (unit, place)
        for place in sorted(p.space)
        for unit in SHIPS
        if p.space[place].all[unit] and 0 < models.of(unit).move < best
        if free or place == active or not p.tokens >> place & 1 or number(s, 0, LeavesTokens, seat, unit)
    ]


@HOOKS.reaction(Activated, CAPTAIN_MENDOSA, when=lambda s, me, w: bool(slow_ships(s, w.seat, w.place)), exhausts=True)
async def captain_mendosa(s: Imperium, me: Seat, w: Activated) -> None:
    "Agent: one ship of whoever has activated a system gets the highest move value on the board for this action."
    ship = await aim(me, AIM_SHIP, CAPTAIN_MENDOSA, slow_ships(s, w.seat, w.place))
    assert ship is not None
    unit, place = ship
    more = fastest(s) - sheet(s, w.seat).of(unit).move
    action_of(s).farther += [(place, unit)] * more


opinion(CAPTAIN_MENDOSA, worth=1.0, use=lambda it: 1.0 if it.about.get("seat") == it.seat else -1.0)

# --- Rowl Sarrig -------------------------------------------------------------------------------------------------


@unlocked_when("rowl_sarrig")
def three_docks(s: Imperium, seat: int) -> bool:
    "Three space docks on the board."
    p = s.players[seat]
    return sum([it.all[SPACE_DOCK] for it in (*p.space.values(), *p.ground.values())]) >= DOCKS_NEEDED


@HOOKS.modifier(PlacedElsewhere, ROWL_SARRIG)
def relayed(s: Imperium, me: int, query: PlacedElsewhere, value: int) -> int:
    "Fighters need no room where they are produced."
    return 1


def berths(s: Imperium, me: int, place: Place) -> list[Source]:
    """Where your other docks that are not blockaded let units be placed: on the planet of the dock; at a dock in space
    there, or on a planet of yours in its system (LRR 69.3, 69.4)."""
    found: list[Source] = []
    for at in sorted(docks(s, me)):
        if at == place or (blocked(s, me, at) and not in_space(s, me, at).ships()):
            continue
        afloat_ = bool(in_space(s, me, at).all[SPACE_DOCK])
        found += [(at, None)] if afloat_ else []
        for planet in planets_at(s, at):
            if (on_planet(s, me, planet).all[SPACE_DOCK] or afloat_) and s.owner[planet] == me:
                found += [(at, planet)] if open_to(s, me, planet) else []
    return found


def small(units: tuple[Unit, ...]) -> list[Unit]:
    return [unit for unit in units if unit in (FIGHTER, INFANTRY)]


@HOOKS.reaction(UnitsComing, ROWL_SARRIG, when=lambda s, me, w: bool(small(w.units)) and bool(berths(s, me, w.place)))
async def rowl_sarrig(s: Imperium, me: Seat, w: UnitsComing) -> None:
    "Commander: fighters and infantry that you produce may be placed at any of your docks that are not blockaded."
    options = berths(s, me, w.place)
    while options and small(w.units):
        chosen: Source | None = await choose(
            me, AIM_SOURCE, [*options, None], explain=lambda one: No("LRR 31.22"), text=ROWL_SARRIG
        )
        if chosen is None:
            return
        options.remove(chosen)
        await send(s, me, w, chosen)


async def send(s: Imperium, me: Seat, w: UnitsComing, to: Source) -> None:
    """Some of the new units are placed at a dock."""
    place, planet = to
    space = in_space(s, me, place)
    spots = {FIGHTER: space, INFANTRY: space if planet is None else on_planet(s, me, planet)}
    kinds = [unit for unit in spots if unit in w.units and most_at(s, me, unit, spots[unit])]
    most = [w.units.count(unit) for unit in kinds]
    if not kinds:
        return
    chosen: tuple[Unit, ...] = await Counts(
        me, AIM_UNITS, kinds, most, lambda counts: None, 0, "LRR 31.22", "LRR 31.22", text=ROWL_SARRIG, place=place
    )
    left = [*w.units]
    for unit in chosen:
        left.remove(unit)
        if unit == INFANTRY and planet is not None:
            muster(s.players[me], garrison(s, me, planet), unit)
        else:
            place_in_space(s, me, place, unit)
    w.units = tuple(left)


opinion(ROWL_SARRIG, worth=1.2, use=False)

# --- Gurno Aggero ------------------------------------------------------------------------------------------------


def exposed(s: Imperium, me: int, place: Place) -> int:
    """How many infantry and fighters others have in a system."""
    found = 0
    for other in others(s, me):
        found += in_space(s, other, place).of((FIGHTER, INFANTRY))
        found += sum([on_planet(s, other, planet).all[INFANTRY] for planet in planets_at(s, place)])
    return found


def in_range(s: Imperium, me: int) -> list[Place]:
    """The systems beside your docks with infantry or fighters of others."""
    around, reach = near(s, me), 0
    for place in docks(s, me):
        reach |= around[place]
    return [place for place in places_in(reach) if exposed(s, me, place)]


@as_action("leader.gurno_aggero", lambda s, me: None if in_range(s, me) else No("LRR 31.11"), purges=True)
async def gurno_aggero(s: Imperium, me: Seat) -> None:
    "Hero: all infantry and fighters of others in a system beside one of your docks are destroyed."
    place = await aim(me, AIM_PLACE, GURNO_AGGERO, in_range(s, me))
    for other in others(s, me):
        space = in_space(s, other, place)
        units = (FIGHTER,) * space.all[FIGHTER] + (INFANTRY,) * space.all[INFANTRY]
        await destroy(s, other, me, place, NO_PLANET, units, "armageddon_relay")
        for planet in planets_at(s, place):
            there = (INFANTRY,) * on_planet(s, other, planet).all[INFANTRY]
            await destroy(s, other, me, place, planet, there, "armageddon_relay")


def worst_hit(it: Judge, place: Place) -> float:
    """The system in which most is destroyed."""
    return exposed(it.s, it.seat, place)


opinion(
    GURNO_AGGERO,
    worth=1.6,
    use=lambda it: max((exposed(it.s, it.seat, place) for place in in_range(it.s, it.seat)), default=0) / 2 - 2.0,
    place=worst_hit,
    player=hurt,
)
