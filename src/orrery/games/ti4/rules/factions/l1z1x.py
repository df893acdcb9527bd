"""Twilight Imperium 4: the L1Z1X Mindnet."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import Volley
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import fleets_at, in_space, on_planet, planets_at, resources, systems
from orrery.games.ti4.rules.data import DREADNOUGHT, FLAGSHIP, INFANTRY, MECH, PDS, SPACE_DOCK
from orrery.games.ti4.rules.fire import landed_or_there, roll, struck, take_hits
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import HOOKS, as_action, number
from orrery.games.ti4.rules.invasion import bombers, shielded
from orrery.games.ti4.rules.judge import Judge, favour, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_PIECES, AIM_PLACE, AIM_SOURCE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import DAMAGED, STRATEGY_POOL
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import BombardForbidden, BombardsToo, HitsAimed, ShieldIgnored
from orrery.games.ti4.rules.queries.development import AllIgnorable
from orrery.games.ti4.rules.reinforcements import Source, forces_at, most_at, provided, reclaim
from orrery.games.ti4.rules.research import missing, within_reach
from orrery.games.ti4.rules.retreat import cargo, closed_to, leave_rift, moved_by_ability, ships_in
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NOWHERE, Place, Seat, places_in
from orrery.games.ti4.rules.transport import group_of, lift
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import (
    disband,
    fleet_at,
    garrison,
    muster,
    open_nexus,
    pay,
    tidy_ground,
    tokens_left,
    wealth,
)
from orrery.games.ti4.rules.windows.battle import CombatRoundEnds, ControlChanges
from orrery.games.ti4.rules.windows.development import ResearchChosen
from orrery.games.ti4.rules.windows.rounds import Activated, TurnBegins

ASSIMILATE, HARROW = text("faction.l1z1x.assimilate"), text("faction.l1z1x.harrow")
INHERITANCE_SYSTEMS = text("technology.inheritance_systems")
FLAGSHIP_001, ANNIHILATOR = text("unit.0_0_1"), text("unit.annihilator")
CYBERNETIC_ENHANCEMENTS = text("note.cybernetic_enhancements")
I48S, TWO_RAM, THE_HELMSMAN = text("leader.i48s"), text("leader.2ram"), text("leader.the_helmsman")
INHERITED = (FLAGSHIP, DREADNOUGHT)
"""The ships whose hits the flagship aims, and that the Helmsman moves."""
INHERITANCE_COSTS, ALL_PREREQUISITES, RAM_NEEDS = 2, 99, 4

favour("l1z1x", 1.1)
opinion(text("unit.super_dreadnought_i"), worth=1.0)
opinion(text("unit.super_dreadnought_ii"), worth=1.0)
opinion(text("technology.super_dreadnought_ii"), worth=4.0)


# --- Assimilate --------------------------------------------------------------------------------------------------


@HOOKS.trigger(ControlChanges, ASSIMILATE, when=lambda s, me, w: w.seat == me and w.before >= 0)
async def assimilate(s: Imperium, me: Seat, w: ControlChanges) -> None:
    "PDS and space docks on a planet that you gain become yours, as far as you have some, maybe elsewhere (LRR 59.4a)."
    mine, theirs = s.players[me], s.players[w.before]
    for unit in (PDS, SPACE_DOCK):
        for _ in range(on_planet(s, w.before, w.planet).all[unit]):
            if await provided(s, me, ASSIMILATE, unit, (s.places[w.planet], w.planet)):
                disband(theirs, theirs.ground[w.planet], unit)
                muster(mine, garrison(s, me, w.planet), unit)
                tell(s, "ti4-log-places", seat=me, planet=w.planet, unit=unit, count=1)
    tidy_ground(s, w.before, w.planet)


opinion(ASSIMILATE, worth=1.0)


# --- Harrow, the Annihilator, 2RAM -------------------------------------------------------------------------------


def can_harrow(s: Imperium, me: int, w: CombatRoundEnds) -> bool:
    """Whether a player has units that bombard, and the opponent ground forces without a shield (LRR 66.2)."""
    if w.planet < 0 or me not in (w.seat, w.against) or s.activation is None or s.activation.place != w.place:
        return False
    other = w.against if me == w.seat else w.seat
    if not struck(s, other, w.place, w.planet, "bombardment")[1] or not bombers(s, me, w.place):
        return False
    return not shielded(s, me, w.planet) and not number(s, 0, BombardForbidden, me, w.planet)


@HOOKS.reaction(CombatRoundEnds, HARROW, when=can_harrow)
async def harrow(s: Imperium, me: Seat, w: CombatRoundEnds) -> None:
    "After each round of ground combat your ships bombard your opponent's ground forces on the planet (LRR 22.1e)."
    other, models = Seat(w.against if me == w.seat else w.seat), sheet(s, me)
    shots = [(unit, n, *models.of(unit).bombardment) for unit, n in bombers(s, me, w.place).items()]
    volleys = [Volley(unit, n * dice, value) for unit, n, value, dice in shots]
    scored = await roll(s, me, other, w.place, w.planet, volleys, "bombardment")
    if scored:
        then(s, frame(take_hits, other, me, w.place, w.planet, scored, "bombardment"))


opinion(HARROW, worth=2.5, use=5.0)


@HOOKS.modifier(BombardsToo, ANNIHILATOR)
def annihilator(s: Imperium, me: int, q: BombardsToo, value: int) -> int:
    "A mech that is in no ground combat bombards planets of its system as if it were a ship, from space or a planet."
    if q.unit != MECH:
        return value
    fighting = s.combat.planet if s.combat is not None else -1
    planets = [planet for planet in planets_at(s, q.place) if planet != fighting]
    mechs = [landed_or_there(s, me, planet).all[MECH] for planet in planets]
    return value + in_space(s, me, q.place).all[MECH] + sum(mechs)


opinion(ANNIHILATOR, worth=1.0)


@unlocked_when("2ram")
def four_dreadnoughts(s: Imperium, seat: int) -> bool:
    "Four dreadnoughts on the board."
    return sum([forces.all[DREADNOUGHT] for forces in s.players[seat].space.values()]) >= RAM_NEEDS


@HOOKS.modifier(ShieldIgnored, TWO_RAM)
def two_ram(s: Imperium, me: int, q: ShieldIgnored, value: int) -> int:
    "Commander: planetary shields do not keep your bombardment off."
    return 1 if q.seat == me else value


opinion(TWO_RAM, worth=1.5, builds=(DREADNOUGHT,))


# --- the flagship ------------------------------------------------------------------------------------------------


@HOOKS.modifier(HitsAimed, FLAGSHIP_001)
def the_001(s: Imperium, me: int, q: HitsAimed, value: int) -> int:
    "Hits of the flagship and of dreadnoughts beside it go to ships that are not fighters, if there are any."
    return 1 if q.unit in INHERITED and in_space(s, me, q.place).all[FLAGSHIP] else value


opinion(FLAGSHIP_001, worth=1.5)


# --- Inheritance Systems -----------------------------------------------------------------------------------------


@HOOKS.modifier(AllIgnorable, INHERITANCE_SYSTEMS)
def inheritable(s: Imperium, me: int, query: AllIgnorable, value: int) -> int:
    "As long as it is ready; what costs nothing goes before it."
    ready = s.players[me].texts.ready >> INHERITANCE_SYSTEMS & 1
    return value or (1 + INHERITANCE_COSTS if ready else 0)


def may_inherit(s: Imperium, me: int, w: ResearchChosen) -> bool:
    """Whether it is ready, and a player lacks prerequisites for what is researched and has the resources."""
    ready = s.players[me].texts.ready >> INHERITANCE_SYSTEMS & 1
    lacking = bool(ready) and w.ignored < ALL_PREREQUISITES and bool(missing(s, me, w.technology))
    return lacking and wealth(s, me, resources) >= INHERITANCE_COSTS


@HOOKS.trigger(ResearchChosen, INHERITANCE_SYSTEMS, when=may_inherit)
async def inheritance_systems(s: Imperium, me: Seat, w: ResearchChosen) -> None:
    """Exhaust it and spend 2 resources when you research a technology: all its prerequisites are ignored. Whoever
    chooses one that is out of reach otherwise uses it with that."""
    texts, reached = s.players[me].texts, within_reach(s, me, w.technology, w.ignored)
    if not reached or await wants(me, INHERITANCE_SYSTEMS, technology=w.technology):
        texts.exhaust(INHERITANCE_SYSTEMS, texts.owners(INHERITANCE_SYSTEMS, ready=True)[0])
        await pay(s, me, INHERITANCE_COSTS)
        w.ignored = ALL_PREREQUISITES


opinion(INHERITANCE_SYSTEMS, worth=2.5, wants=False)


# --- the promissory note -----------------------------------------------------------------------------------------


@HOOKS.note_reaction(
    TurnBegins,
    CYBERNETIC_ENHANCEMENTS,
    when=lambda s, me, w, owner: w.seat == me and s.players[owner].pools[STRATEGY_POOL] > 0,
)
async def cybernetic_enhancements(s: Imperium, me: Seat, w: TurnBegins, owner: Seat) -> None:
    "The owner loses a token of the strategy pool, and you gain one there, if you have any left."
    s.players[owner].pools[STRATEGY_POOL] -= 1
    if tokens_left(s.players[me]):
        s.players[me].pools[STRATEGY_POOL] += 1
    return_note(s, me, CYBERNETIC_ENHANCEMENTS, owner)


opinion(CYBERNETIC_ENHANCEMENTS, worth=2.0, use=2.0)


# --- leaders -----------------------------------------------------------------------------------------------------


def recruits(s: Imperium, seat: int, place: Place) -> list[Source]:
    """Where a player has infantry in a system that a mech could replace: one from the reinforcements, or one that is
    taken back from elsewhere (LRR 59.4a)."""
    found: list[Source] = [(place, None)] if in_space(s, seat, place).all[INFANTRY] else []
    found += [(place, planet) for planet in planets_at(s, place) if on_planet(s, seat, planet).all[INFANTRY]]
    return [it for it in found if most_at(s, seat, MECH, forces_at(s, seat, it), it)]


@HOOKS.reaction(Activated, I48S, when=lambda s, me, w: bool(recruits(s, w.seat, w.place)), exhausts=True)
async def i48s(s: Imperium, me: Seat, w: Activated) -> None:
    "Agent: whoever has activated a system may replace an own infantry there by a mech."
    seat = Seat(w.seat)
    options = [*recruits(s, seat, w.place), None]
    chosen = await choose(seat, AIM_SOURCE, options, explain=lambda it: No("LRR 31.22"), text=I48S)
    if chosen is not None:
        _, planet = chosen
        there = fleet_at(s, seat, w.place) if planet is None else garrison(s, seat, planet)
        await reclaim(s, seat, [MECH], chosen)
        disband(s.players[seat], there, INFANTRY)
        muster(s.players[seat], there, MECH)


def for_me(it: Judge) -> float:
    return 2.0 if it.about["seat"] == it.seat else -1.0


opinion(I48S, worth=1.5, use=for_me)


def havens(s: Imperium, me: int) -> list[Place]:
    """The systems without others' ships that ships can move into, and for which there are ships elsewhere."""
    free = [
        at for at in places_in(systems(s) & ~closed_to(s, me, NOWHERE)) if all(seat == me for seat in fleets_at(s, at))
    ]
    return [at for at in free if ships_elsewhere(s, me, at)]


def ships_elsewhere(s: Imperium, me: int, place: Place) -> list[Place]:
    """The other systems with the flagship or dreadnoughts of a player."""
    return [at for at, forces in sorted(s.players[me].space.items()) if at != place and forces.of(INHERITED)]


async def which_haven(s: Imperium, me: Seat) -> tuple[int, ...]:
    return (await aim(me, AIM_PLACE, THE_HELMSMAN, havens(s, me)),)


@as_action(
    "leader.the_helmsman",
    why_not=lambda s, me: None if havens(s, me) else No("LRR 58.3"),
    purges=True,
    aim=which_haven,
)
async def the_helmsman(s: Imperium, me: Seat, place: Place) -> None:
    """Hero: the flagship and dreadnoughts of your choice move from anywhere into a system without others' ships.
    They may transport what is in their systems (LRR F.6); anomalies are closed to them as to a retreat (LRR R.7), and
    command tokens do not hold them (LRR 17.9)."""
    gone = Forces()
    for at in ships_elsewhere(s, me, place):
        forces = in_space(s, me, at)
        kinds = [int(unit) for unit in INHERITED] + [DAMAGED + unit for unit in INHERITED]
        most = [forces.whole(unit) for unit in INHERITED] + [forces.damaged[unit] for unit in INHERITED]
        rule = "LRR 17.4"
        chosen = await Counts(
            me, AIM_PIECES, kinds, most, lambda counts: None, 0, rule, rule, text=THE_HELMSMAN, place=at
        )
        if not chosen:
            continue
        room = sheet(s, me).capacity(group_of(kinds, [chosen.count(piece) for piece in kinds]).all)
        aboard = await cargo(s, me, at, room, place, False)
        group = lift(s, me, at, (*chosen, *aboard))
        await leave_rift(s, me, at, group)
        gone.merge(group)
        fleet_at(s, me, place).merge(group)
        tell(s, "ti4-log-moves", seat=me, place=at, target=place, pieces=(*chosen, *aboard))
        s.loose |= 1 << place
        open_nexus(s, place)
    await moved_by_ability(s, me, place, ships_in(gone))


opinion(THE_HELMSMAN, worth=2.0, use=0.5, place=strongest)
