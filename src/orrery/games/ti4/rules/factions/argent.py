"""Twilight Imperium 4: the Argent Flight. Strike Wing Alpha I is as its sheet says, and has no text."""

from __future__ import annotations

from functools import lru_cache

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space, near, others_with_ships, planets_of
from orrery.games.ti4.rules.capture import docks
from orrery.games.ti4.rules.crew import fighting_ships
from orrery.games.ti4.rules.data import DESTROYER, EVERY_UNIT, FIGHTER, FLAGSHIP, INFANTRY, MECH, SHIPS
from orrery.games.ti4.rules.effects import ACTION, INVASION, holds, in_force, lasts
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.guise import guise
from orrery.games.ti4.rules.hooks import HOOKS, as_action, happens, step
from orrery.games.ti4.rules.judge import Judge, favour, largest, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_ORIGIN, AIM_PLACE, AIM_UNIT, MOVE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import DAMAGED, unit_of
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import CannonForbidden
from orrery.games.ti4.rules.queries.council import ExtraVotes, VoteOrder
from orrery.games.ti4.rules.queries.development import PlanetProduction
from orrery.games.ti4.rules.queries.travel import PassingForbidden
from orrery.games.ti4.rules.retreat import closed_to, leave_rift, moved_by_ability
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, NOWHERE, Piece, Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.transport import group_of, lift, pieces_at, ships_of, spare_room
from orrery.games.ti4.rules.units import Models, Sheet, on_sheet, sheet
from orrery.games.ti4.rules.verbs import fleet_at, open_nexus
from orrery.games.ti4.rules.windows.battle import AbilityRoll, BecameDamaged, RollCounted
from orrery.games.ti4.rules.windows.development import TroopsProduced

ZEAL = text("faction.argent.zeal")
RAID_FORMATION = text("faction.argent.raid_formation")
AERIE_HOLOLATTICE = text("technology.aerie_hololattice")
STRIKE_WING_ALPHA_II = text("unit.strike_wing_alpha_ii")
QUETZECOATL = text("unit.quetzecoatl")
AERIE_SENTINEL = text("unit.aerie_sentinel")
STRIKE_WING_AMBUSCADE = text("note.strike_wing_ambuscade")
TRILOSSA_AUN_MIRIK = text("leader.trilossa_aun_mirik")
TRRAKAN_AUN_ZULOK = text("leader.trrakan_aun_zulok")
MIRIK_AUN_SISSIRI = text("leader.mirik_aun_sissiri")
BEFORE_ALL = -99
SURE_KILL = 9
TRRAKAN_NEEDS = 6
MOVES = "LRR 31.7"

favour("argent", 1.1)
opinion(text("technology.strike_wing_alpha_ii"), worth=1.5)
opinion(text("unit.strike_wing_alpha_i"), worth=0.5)

# --- Zeal, Raid Formation ----------------------------------------------------------------------------------------


@HOOKS.modifier(VoteOrder, ZEAL)
def votes_first(s: Imperium, me: int, query: VoteOrder, value: int) -> int:
    "You always vote first."
    return BEFORE_ALL if query.seat == me else value


@HOOKS.modifier(ExtraVotes, ZEAL)
def zeal(s: Imperium, me: int, query: ExtraVotes, value: int) -> int:
    "If you cast any votes, one more for each player in the game."
    return value + len(clockwise(s, 0))


opinion(ZEAL, worth=1.0)


def to_damage(s: Imperium, w: RollCounted) -> list[Unit]:
    """The types of ships of the opponent that have sustain damage, or are treated so, and are not damaged."""
    models, fleet = sheet(s, w.against), in_space(s, w.against, w.place)
    ships, other = fighting_ships(s, w.against, w.place), guise(s, w.against, w.place)
    armoured = other.unit if other is not None and other.model.sustain and not other.spent else None
    return [unit for unit, _ in ships if fleet.whole(unit) and (models.of(unit).sustain or unit == armoured)]


@HOOKS.trigger(RollCounted, RAID_FORMATION, when=lambda s, me, w: w.seat == me and w.why == "barrage")
async def raid_formation(s: Imperium, me: Seat, w: RollCounted) -> None:
    """For each hit of a barrage beyond the opponent's fighters a ship with sustain damage becomes damaged. It has not
    used that ability: nothing that answers its use follows. With Waylay, too, what counts is how many fighters there
    are: that is what the ability compares with."""
    for _ in range(max(0, w.hits - in_space(s, w.against, w.place).all[FIGHTER])):
        if not to_damage(s, w):
            break
        unit = await aim(me, AIM_UNIT, RAID_FORMATION, to_damage(s, w))
        in_space(s, w.against, w.place).damaged[unit] += 1
        tell(s, "ti4-log-damaged", seat=Seat(w.against), unit=unit)
        await happens(s, BecameDamaged(w.against, w.place, unit))


opinion(RAID_FORMATION, worth=1.0, unit=largest)


# --- Aerie Hololattice -------------------------------------------------------------------------------------------


def built_on(s: Imperium, seat: int, forces: Forces) -> bool:
    """Whether a structure of a player is among some units."""
    models = sheet(s, seat)
    return any(models.of(unit).structure for unit, _ in forces.there())


@HOOKS.modifier(PassingForbidden, AERIE_HOLOLATTICE)
def lattice(s: Imperium, me: int, query: PassingForbidden, places: int) -> int:
    "Others cannot move ships through systems with your structures."
    if query.seat != me:
        built = [s.places[planet] for planet, forces in s.players[me].ground.items() if built_on(s, me, forces)]
        for place in (*built, *docks(s, me)):
            places |= 1 << place
    return places


@HOOKS.modifier(PlanetProduction, AERIE_HOLOLATTICE)
def aerie_hololattice(s: Imperium, me: int, query: PlanetProduction, value: int) -> int:
    "A planet with a structure of yours has production 1, as if it were a unit."
    forces = s.players[me].ground.get(query.planet)
    return value + (forces is not None and built_on(s, me, forces))


opinion(AERIE_HOLOLATTICE, worth=1.0)


# --- Strike Wing Alpha II, Quetzecoatl, Aerie Sentinel -----------------------------------------------------------


@HOOKS.trigger(RollCounted, STRIKE_WING_ALPHA_II, when=lambda s, me, w: w.seat == me and w.why == "barrage")
async def strike_wing_alpha_ii(s: Imperium, me: Seat, w: RollCounted) -> None:
    "Each result of at least 9 in the barrage of these destroyers also destroys an infantry of the opponent in space."
    assert s.roll is not None
    rows = zip(s.roll.units, s.roll.dice, s.roll.bonus, strict=True)
    killed = sum([unit == DESTROYER and die + bonus >= SURE_KILL for unit, die, bonus in rows])
    killed = min(killed, in_space(s, w.against, w.place).all[INFANTRY])
    await destroy(s, Seat(w.against), me, w.place, NO_PLANET, (INFANTRY,) * killed, "barrage")


opinion(STRIKE_WING_ALPHA_II, worth=0.5)


@HOOKS.modifier(CannonForbidden, QUETZECOATL)
def quetzecoatl(s: Imperium, me: int, query: CannonForbidden, value: int) -> int:
    "Others cannot use space cannons against your ships in its system."
    mine = query.against == me and query.planet < 0
    return 1 if mine and in_space(s, me, query.place).all[FLAGSHIP] else value


opinion(QUETZECOATL, worth=1.0)


@on_sheet(AERIE_SENTINEL)
def aerie_sentinel(models: Models) -> None:
    "This mech needs no room with ships that have capacity."
    mech = models[MECH]
    if mech is not None:
        models[MECH] = mech._replace(light=True)


opinion(AERIE_SENTINEL, worth=0.5)


# --- a further die: Strike Wing Ambuscade, Trrakan Aun Zulok -----------------------------------------------------

concerns(TRRAKAN_AUN_ZULOK)


@HOOKS.note_reaction(AbilityRoll, STRIKE_WING_AMBUSCADE, when=lambda s, me, w, owner: w.seat == me)
async def strike_wing_ambuscade(s: Imperium, me: Seat, w: AbilityRoll, owner: Seat) -> None:
    "When your units roll for a unit ability, one of them rolls a further die."
    w.more += (await aim(me, AIM_UNIT, STRIKE_WING_AMBUSCADE, w.units),)
    return_note(s, me, STRIKE_WING_AMBUSCADE, owner)


opinion(STRIKE_WING_AMBUSCADE, worth=0.5, use=1.0, unit=largest)


@unlocked_when("trrakan_aun_zulok")
def armed(s: Imperium, seat: int) -> bool:
    "Six units with anti-fighter barrage, space cannon or bombardment on the board."
    p, units = s.players[seat], with_abilities(sheet(s, seat))
    return sum([forces.of(units) for forces in (*p.space.values(), *p.ground.values())]) >= TRRAKAN_NEEDS


@lru_cache(maxsize=1 << 8)
def with_abilities(models: Sheet) -> tuple[Unit, ...]:
    """The types of units on a sheet with anti-fighter barrage, space cannon or bombardment."""
    rows = [(unit, it) for unit, it in zip(EVERY_UNIT, models.models, strict=True) if it is not None]
    return tuple([unit for unit, it in rows if it.barrage[1] or it.cannon[1] or it.bombardment[1]])


def shells(s: Imperium, w: AbilityRoll) -> bool:
    """Whether units bombard in the step for that; other bombardments come in the middle of a combat, each of them a
    roll of its own."""
    return w.why == "bombardment" and s.combat is None


def may_add(s: Imperium, me: int, w: AbilityRoll) -> bool:
    return not (shells(s, w) and holds(s, TRRAKAN_AUN_ZULOK, me))


@HOOKS.reaction(AbilityRoll, TRRAKAN_AUN_ZULOK, when=may_add)
async def trrakan_aun_zulok(s: Imperium, me: Seat, w: AbilityRoll) -> None:
    """Commander: when your units roll for a unit ability, one of them rolls a further die. The bombardment of
    several planets is one roll, as with Plasma Scoring (LRR F.4)."""
    w.more += (await aim(me, AIM_UNIT, TRRAKAN_AUN_ZULOK, w.units),)
    if shells(s, w):
        lasts(s, TRRAKAN_AUN_ZULOK, me, INVASION)


opinion(TRRAKAN_AUN_ZULOK, worth=1.0, use=2.0, unit=largest)


# --- Trilossa Aun Mirik ------------------------------------------------------------------------------------------


def scattered(s: Imperium, w: TroopsProduced) -> list[Planet]:
    """The other planets of a player in a system and those adjacent to it."""
    reach = near(s, w.seat)[w.place] | 1 << w.place
    return [planet for planet in planets_of(s, w.seat) if reach >> s.places[planet] & 1 and planet not in w.grounds]


@HOOKS.reaction(TroopsProduced, TRILOSSA_AUN_MIRIK, when=lambda s, me, w: bool(scattered(s, w)), exhausts=True)
async def trilossa_aun_mirik(s: Imperium, me: Seat, w: TroopsProduced) -> None:
    "Agent: a player may place new ground forces on any own planets in the system and adjacent ones."
    w.grounds = sorted([*w.grounds, *scattered(s, w)])


def for_oneself(it: Judge) -> float:
    """When it is the player's own production."""
    return 0.5 if it.about.get("seat") == it.seat else -1.0


opinion(TRILOSSA_AUN_MIRIK, worth=0.8, use=for_oneself)


# --- Mirik Aun Sissiri -------------------------------------------------------------------------------------------

concerns(MIRIK_AUN_SISSIRI, Place, Piece)


def havens(s: Imperium, me: int) -> int:
    """The systems that ships can migrate to: with an own command token and without ships of others; not every anomaly
    can be entered."""
    return s.players[me].tokens & ~(others_with_ships(s, me) | closed_to(s, me, NOWHERE))


def in_flight(s: Imperium, me: int) -> list[tuple[Place, int]]:
    """What has migrated so far, and where to."""
    return [(Place(at), piece) for at, piece in in_force(s, MIRIK_AUN_SISSIRI, me)]


def flock_at(s: Imperium, me: int, place: Place) -> tuple[list[int], list[int]]:
    """What could leave a place: ships with what they transport, but nothing that has just come. Of those that have come
    some may be gone again, where the fleet pool was too small for them."""
    came = [piece for at, piece in in_flight(s, me) if at == place]
    kinds, most = pieces_at(s, me, place, [unit for unit in SHIPS if in_space(s, me, place).all[unit]])
    return kinds, [max(0, n - came.count(piece)) for piece, n in zip(kinds, most, strict=True)]


def nests(s: Imperium, me: int) -> list[Place]:
    """The systems from which ships can migrate."""
    goals = havens(s, me)
    places = [place for place in sorted(s.players[me].space) if goals & ~(1 << place)]
    flocks = {place: group_of(*flock_at(s, me, place)) for place in places}
    return [place for place, flock in flocks.items() if ships_of(flock, flying(s, me, flock))]


def flying(s: Imperium, me: int, flock: Forces) -> int:
    """How many fighters of a group fly alone: all, if they can."""
    return flock.all[FIGHTER] if sheet(s, me).fighters_move else 0


@as_action("leader.mirik_aun_sissiri", lambda s, seat: None if nests(s, seat) else No(MOVES), purges=True)
async def mirik_aun_sissiri(s: Imperium, me: Seat) -> None:
    "Hero: ships move from anywhere to systems with own command tokens and without ships of others."
    then(s, frame(migrate, me))


@step
async def migrate(s: Imperium, me: Seat) -> None:
    """Ships leave a system for another one with what they transport (LRR 92), as often as the player wants, each only
    once."""
    places, place = nests(s, me), None
    if places:
        place = await choose(me, AIM_ORIGIN, [*places, None], explain=lambda place: No(MOVES), text=MIRIK_AUN_SISSIRI)
    if place is None:
        then(s, *(frame(settled, me, target) for target in sorted({at for at, _ in in_flight(s, me)})))
        return
    target = await aim(me, AIM_PLACE, MIRIK_AUN_SISSIRI, places_in(havens(s, me) & ~(1 << place)))
    kinds, most = flock_at(s, me, place)

    def fits(counts: list[int]) -> No | None:
        flock = group_of(kinds, counts)
        spare = spare_room(s, me, flock, flying(s, me, flock))
        return No("LRR 92.1", need=-spare, have=0) if spare < 0 else None

    chosen = await Counts(me, MOVE, kinds, most, fits, 1, MOVES, MOVES, place=place, target=target)
    group = lift(s, me, place, chosen)
    await leave_rift(s, me, place, group)
    fleet_at(s, me, target).merge(group)
    for piece in chosen:
        unit, damaged = unit_of(piece)
        lasts(s, MIRIK_AUN_SISSIRI, me, ACTION, target, unit + DAMAGED * damaged)
    s.loose |= 1 << target
    open_nexus(s, target)
    tell(s, "ti4-log-moves", seat=me, place=place, target=target, pieces=chosen)
    then(s, frame(migrate, me))


@step
async def settled(s: Imperium, me: Seat, place: Place) -> None:
    """All ships have come to a system."""
    pieces = [unit_of(piece)[0] for at, piece in in_flight(s, me) if at == place]
    await moved_by_ability(s, me, place, tuple([unit for unit in pieces if unit in SHIPS]))


opinion(MIRIK_AUN_SISSIRI, worth=1.0, use=0.2, place=strongest)
