"""Twilight Imperium 4: the Arborec. That Letani produce is in their numbers (production.yards, production.afloat)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.core.windows import ForOne
from orrery.games.ti4.rules.aims import aim, aim_amount, wants
from orrery.games.ti4.rules.board import (
    NOTHING,
    has_units_in,
    in_space,
    near,
    on_planet,
    open_to,
    planets_at,
    planets_of,
)
from orrery.games.ti4.rules.data import BIG_SHIPS, FLAGSHIP, INFANTRY, MECH, SPACE_DOCK, TILES
from orrery.games.ti4.rules.hooks import HOOKS, as_action, happens, note_as_action
from orrery.games.ti4.rules.judge import Judge, best_planet, favour, gift, largest, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_FIGURE, AIM_ORIGIN, AIM_PLANET, AIM_SOURCE, AIM_UNIT
from orrery.games.ti4.rules.leader_sheet import can_deploy, unlocked_when
from orrery.games.ti4.rules.notes.generic import marches_in
from orrery.games.ti4.rules.production import NO_LIMIT, Yard, afloat, assemble, can_produce, yards
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.development import InfantryLimit, ProducingForbidden
from orrery.games.ti4.rules.reinforcements import Source, most_at, reclaim, standing
from orrery.games.ti4.rules.revival import come_home, revive
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.technologies.green import REVIVES
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Planet, Seat, Unit
from orrery.games.ti4.rules.troops import troops_in
from orrery.games.ti4.rules.units import buildable, sheet
from orrery.games.ti4.rules.verbs import disband, fleet_at, garrison, muster, tidy_ground
from orrery.games.ti4.rules.windows.battle import UnitsDestroyed
from orrery.games.ti4.rules.windows.rounds import Activated, StatusPhaseBegins, StatusPhaseEnds, TurnBegins

MITOSIS = text("faction.arborec.mitosis")
BIOPLASMOSIS = text("technology.bioplasmosis")
LETANI_WARRIOR_II = text("unit.letani_warrior_ii")
LETANI_BEHEMOTH = text("unit.letani_behemoth")
DUHA_MENAIMON = text("unit.duha_menaimon")
STYMIE = text("note.stymie")
LETANI_OSPHA = text("leader.letani_ospha")
DIRZUGA_ROPHAL = text("leader.dirzuga_rophal")
LETANI_MIASMIALA = text("leader.letani_miasmiala")
DUHA_PRODUCES = 5
OSPHA_ADDS = 2
TROOPS_NEEDED = 12

favour("arborec", 0.9)
opinion(text("unit.letani_warrior_i"), worth=1.2)
opinion(text("technology.letani_warrior_ii"), worth=1.9)

# --- Mitosis -----------------------------------------------------------------------------------------------------


@HOOKS.modifier(InfantryLimit, MITOSIS)
def docks_make_no_infantry(s: Imperium, me: int, query: InfantryLimit, value: int) -> int:
    "What space docks may produce is never spent on infantry (LRR 69.1d)."
    docks = sum(yards(s, me, query.place, (SPACE_DOCK,)).values()) + afloat(s, me, query.place, (SPACE_DOCK,))
    return max(0, value - docks)


@dataclass(slots=True)
class InfantryGrows(ForOne):
    """A player is about to place an infantry when the status phase begins. Cancelled: something else happens
    instead."""

    RULE = "LRR 82"


def soil(s: Imperium, me: int) -> list[Planet]:
    """The planets you control on which an infantry can be placed."""
    return [it for it in planets_of(s, me) if open_to(s, me, it) and most_at(s, me, INFANTRY, on_planet(s, me, it))]


@HOOKS.trigger(StatusPhaseBegins, MITOSIS)
async def mitosis(s: Imperium, me: Seat, w: StatusPhaseBegins) -> None:
    "When the status phase begins an infantry comes onto a planet of yours."
    if await happens(s, InfantryGrows(me)) and soil(s, me):
        planet = await aim(me, AIM_PLANET, MITOSIS, soil(s, me))
        muster(s.players[me], garrison(s, me, planet), INFANTRY)
        tell(s, "ti4-log-places", seat=me, planet=planet, unit=INFANTRY, count=1)


opinion(MITOSIS, worth=1.0, planet=best_planet)


@HOOKS.reaction(
    InfantryGrows, LETANI_BEHEMOTH, when=lambda s, me, w: can_deploy(s, me) and bool(standing(s, me, INFANTRY))
)
async def letani_behemoth(s: Imperium, me: Seat, w: InfantryGrows) -> None:
    "Instead of that infantry a mech takes the place of one of your infantry, wherever it is."
    chosen = await aim(me, AIM_SOURCE, LETANI_BEHEMOTH, standing(s, me, INFANTRY))
    assert chosen is not None
    place, planet = chosen
    forces = fleet_at(s, me, place) if planet is None else garrison(s, me, planet)
    disband(s.players[me], forces, INFANTRY)
    muster(s.players[me], forces, MECH)
    w.cancelled = True


opinion(LETANI_BEHEMOTH, worth=1.4, use=True)

# --- Letani Warrior II -------------------------------------------------------------------------------------------

concerns(LETANI_WARRIOR_II, int)


@HOOKS.trigger(UnitsDestroyed, LETANI_WARRIOR_II, when=lambda s, me, w: w.seat == me and INFANTRY in w.units)
async def letani_warrior_ii(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "For each destroyed infantry a die; from 6 on it lies on the card until your next turn."
    await revive(s, me, LETANI_WARRIOR_II, w.units.count(INFANTRY), REVIVES)


@HOOKS.trigger(TurnBegins, LETANI_WARRIOR_II, when=lambda s, me, w: w.seat == me)
async def letani_return(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "At the start of your turn it comes onto planets of your home system; without one it is lost (LRR F.8)."
    await come_home(s, me, LETANI_WARRIOR_II)


opinion(LETANI_WARRIOR_II, worth=1.9)

# --- Bioplasmosis ------------------------------------------------------------------------------------------------


def spreads(s: Imperium, me: int, planet: Planet) -> list[Planet]:
    """The other planets you control in the same system or beside it, on which infantry can be placed."""
    reach = near(s, me)[s.places[planet]] | 1 << s.places[planet]
    return [one for one in soil(s, me) if one != planet and reach >> s.places[one] & 1]


def roots(s: Imperium, me: int) -> list[Planet]:
    """The planets you control with infantry that could go elsewhere."""
    return [one for one in planets_of(s, me) if on_planet(s, me, one).all[INFANTRY] and spreads(s, me, one)]


@HOOKS.reaction(StatusPhaseEnds, BIOPLASMOSIS, when=lambda s, me, w: bool(roots(s, me)))
async def bioplasmosis(s: Imperium, me: Seat, w: StatusPhaseEnds) -> None:
    """When the status phase ends any infantry on planets of yours goes onto planets of yours in the same systems or in
    adjacent ones. What has just come to a planet does not go on from there."""
    p = s.players[me]
    left = {planet: on_planet(s, me, planet).all[INFANTRY] for planet in roots(s, me)}
    while sources := [it for it, n in left.items() if n and spreads(s, me, it)]:
        options: list[Source | None] = [*((s.places[it], it) for it in sources), None]
        chosen = await choose(me, AIM_SOURCE, options, explain=lambda one: No("LRR 31.22"), text=BIOPLASMOSIS)
        if chosen is None:
            return
        planet = chosen[1]
        assert planet is not None
        target = await aim(me, AIM_PLANET, BIOPLASMOSIS, spreads(s, me, planet), place=s.places[planet])
        count = await aim_amount(me, BIOPLASMOSIS, 1, left[planet])
        left[planet] -= count
        p.ground[planet].remove(INFANTRY, count)
        garrison(s, me, target).add(INFANTRY, count)
        tidy_ground(s, me, planet)
        tell(s, "ti4-log-places", seat=me, planet=target, unit=INFANTRY, count=count)


opinion(BIOPLASMOSIS, worth=1.2, use=False, planet=best_planet)

# --- producing without production --------------------------------------------------------------------------------


def growth(s: Imperium, me: int, place: Place, limit: int) -> Yard:
    """So many units in a system, by an ability that does not say where they go (LRR 26.3): ground forces go
    onto own planets of the system, or into space where there are own ships, as units of other abilities do (26.3b)."""
    grounds = [planet for planet in planets_at(s, place) if s.owner[planet] == me]
    return Yard(place, limit, grounds, bool(in_space(s, me, place).ships()), least=1)


def can_grow(s: Imperium, me: int, place: Place, limit: int) -> bool:
    return can_produce(s, Seat(me), growth(s, me, place, limit))


def duha_is_there(s: Imperium, me: int, w: Activated) -> bool:
    """Whether you have activated the system of your flagship."""
    mine = w.seat == me and in_space(s, me, w.place).all[FLAGSHIP] > 0
    return mine and can_grow(s, me, w.place, DUHA_PRODUCES)


@HOOKS.reaction(Activated, DUHA_MENAIMON, when=duha_is_there)
async def duha_menaimon(s: Imperium, me: Seat, w: Activated) -> None:
    "You have activated the system in which your flagship is: up to 5 units are produced there (LRR F.45)."
    await assemble(s, me, growth(s, me, w.place, DUHA_PRODUCES))


opinion(DUHA_MENAIMON, worth=1.8, use=True)


@unlocked_when("dirzuga_rophal")
def overgrown(s: Imperium, seat: int) -> bool:
    "Twelve ground forces on planets you control."
    return sum([troops_in(s, seat, on_planet(s, seat, it)) for it in planets_of(s, seat)]) >= TROOPS_NEEDED


def disturbed(s: Imperium, me: int, w: Activated) -> bool:
    """Whether another player has activated a system with units of yours that have production."""
    mine = w.seat != me and (yards(s, me, w.place) or afloat(s, me, w.place))
    return bool(mine) and can_grow(s, me, w.place, 1)


@HOOKS.reaction(Activated, DIRZUGA_ROPHAL, when=disturbed)
async def dirzuga_rophal(s: Imperium, me: Seat, w: Activated) -> None:
    "Commander: another player has activated a system in which you have production; you produce a unit there."
    await assemble(s, me, growth(s, me, w.place, 1))


opinion(DIRZUGA_ROPHAL, worth=1.4, use=True)


def fields(s: Imperium, me: int) -> list[Place]:
    """The systems with your ground forces in which something could be produced."""
    p = s.players[me]
    places = {place for place, forces in p.space.items() if troops_in(s, me, forces)}
    places |= {s.places[planet] for planet, forces in p.ground.items() if troops_in(s, me, forces)}
    return [place for place in sorted(places) if can_grow(s, me, place, NO_LIMIT)]


@as_action("leader.letani_miasmiala", lambda s, me: None if fields(s, me) else No("LRR 31.11"), purges=True)
async def letani_miasmiala(s: Imperium, me: Seat) -> None:
    "Hero: any number of units are produced in any systems with ground forces of yours, one system after the other."
    done: list[Place] = []
    while places := [place for place in fields(s, me) if place not in done]:
        place = await choose(
            me, AIM_ORIGIN, [*places, None], explain=lambda place: No("LRR 31.22"), text=LETANI_MIASMIALA
        )
        if place is None:
            return
        done.append(place)
        await assemble(s, me, growth(s, me, place, NO_LIMIT))


opinion(LETANI_MIASMIALA, worth=1.8, use=lambda it: it.s.players[it.seat].goods / 2 - 1.0, place=strongest)

# --- Letani Ospha ------------------------------------------------------------------------------------------------


def grown(s: Imperium, seat: int, unit: Unit, place: Place) -> list[Unit]:
    """The ships that could take the place of a ship, up to 2 resources dearer: from the reinforcements, or taken back
    from another system (LRR 59.4a). A damaged ship can give way to a whole one of its type."""
    most = sheet(s, seat).of(unit).cost + OSPHA_ADDS
    ships = [it for it, row in buildable(s, seat) if it in BIG_SHIPS and row.cost <= most]
    hurt = in_space(s, seat, place).damaged[unit] > 0
    return [it for it in ships if (hurt or it != unit) and most_at(s, seat, it, NOTHING, (place, None))]


def seedlings(s: Imperium) -> list[tuple[Seat, Unit, Place]]:
    """All ships on the board that could be replaced."""
    return [
        (seat, unit, place)
        for seat in clockwise(s, 0)
        for place, forces in sorted(s.players[seat].space.items())
        for unit in BIG_SHIPS
        if forces.all[unit] and grown(s, seat, unit, place)
    ]


@as_action("leader.letani_ospha", lambda s, me: None if seedlings(s) else No("LRR 31.11"), exhausts=True)
async def letani_ospha(s: Imperium, me: Seat) -> None:
    "Agent: a player may replace one ship with another from the reinforcements that costs up to 2 more."
    whose, unit, place = await aim(me, AIM_FIGURE, LETANI_OSPHA, seedlings(s))
    if not await wants(whose, LETANI_OSPHA, unit=unit, place=place):
        return
    new = await aim(whose, AIM_UNIT, LETANI_OSPHA, grown(s, whose, unit, place))
    await reclaim(s, whose, [new], (place, None))
    p = s.players[whose]
    disband(p, p.space[place], unit)
    muster(p, p.space[place], new)
    s.loose |= 1 << place
    tell(s, "ti4-log-replaces", seat=whose, place=place, unit=new)


def for_me(it: Judge) -> float:
    """A better ship for oneself."""
    return 1.5 if any(seat == it.seat for seat, _, _ in seedlings(it.s)) else -1.0


opinion(LETANI_OSPHA, worth=1.4, use=for_me, player=gift, unit=largest)

# --- Stymie ------------------------------------------------------------------------------------------------------


@note_as_action("note.stymie")
async def stymie(s: Imperium, me: Seat, owner: Seat) -> None:
    "The note lies in your play area."
    place_note(s, me, STYMIE, owner)


@HOOKS.note_modifier(ProducingForbidden, STYMIE)
def stymied(s: Imperium, me: int, query: ProducingForbidden, value: int, owner: int) -> int:
    "The owner produces nothing in or beside systems with units of yours that are no home systems."
    if query.seat != owner or owner == me:
        return value
    around = near(s, me)[query.place] | 1 << query.place
    mine = {*s.players[me].space, *(s.places[planet] for planet in s.players[me].ground)}
    return 1 if any(around >> at & 1 and TILES[s.tiles[at]].home_of < 0 for at in mine) else value


@HOOKS.note_trigger(Activated, STYMIE, when=marches_in)
async def stymie_returns(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "It goes back when you activate a system with units of the owner."
    return_note(s, me, STYMIE, owner)


def beside_them(it: Judge) -> float:
    """Where one has units in a system of somebody else's."""
    return 1.0 if any(has_units_in(it.s, it.seat, place) for p in it.s.players for place in p.space) else -1.0


opinion(STYMIE, worth=1.2, use=beside_them)
