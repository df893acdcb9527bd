"""Twilight Imperium 4: the Ghosts of Creuss. The Creuss Gate is put on their home position at set-up (finish_map)."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim, aim_amount, aim_some
from orrery.games.ti4.rules.board import in_space, opened, systems, with_wormholes, wormholes
from orrery.games.ti4.rules.crew import fights_on, ship_pieces
from orrery.games.ti4.rules.data import ALPHA, BETA, DELTA, FIGHTER, FLAGSHIP, GAMMA, MECH, SHIPS
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.fire import strike
from orrery.games.ti4.rules.galaxy import CREUSS_AT, NEXUS_AT
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import Judge, favour, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_PIECES, AIM_PLACE, AIM_SOURCE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.production import spare_room
from orrery.games.ti4.rules.progress import unit_places
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.travel import (
    ALWAYS,
    Crossroads,
    MoveBonus,
    PassagesMatter,
    WormholesMerged,
    WormholesOpened,
)
from orrery.games.ti4.rules.reinforcements import Source, most_at, standing, take_back
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Seat, places_in
from orrery.games.ti4.rules.tiles import swap_systems
from orrery.games.ti4.rules.transport import action_of
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import place_in_space
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins
from orrery.games.ti4.rules.windows.rounds import Activated, Moved, StatusPhaseBegins, TurnBegins
from orrery.games.ti4.rules.wormhole_tokens import lay_wormhole, movable, sites

QUANTUM_ENTANGLEMENT = text("faction.creuss.quantum_entanglement")
SLIPSTREAM = text("faction.creuss.slipstream")
CREUSS_GATE = text("faction.creuss.creuss_gate")
DIMENSIONAL_SPLICER = text("technology.dimensional_splicer")
WORMHOLE_GENERATOR = text("technology.wormhole_generator")
HIL_COLISH = text("unit.hil_colish")
ICARUS_DRIVE = text("unit.icarus_drive")
CREUSS_IFF = text("note.creuss_iff")
EMISSARY_TAIVRA = text("leader.emissary_taivra")
SAI_SERAVUS = text("leader.sai_seravus")
RIFTWALKER_MEIAN = text("leader.riftwalker_meian")
SAI_NEEDS = 3

favour("creuss", 1.0)
opinion(CREUSS_GATE, worth=0.3)


def alpha_or_beta(s: Imperium) -> int:
    """The systems with an alpha or a beta wormhole."""
    holes = wormholes(s)
    return holes[ALPHA] | holes[BETA]


# --- Quantum Entanglement, Slipstream ----------------------------------------------------------------------------


@HOOKS.modifier(WormholesMerged, QUANTUM_ENTANGLEMENT)
def quantum_entanglement(s: Imperium, me: int, query: WormholesMerged, value: int) -> int:
    "All systems with an alpha or beta wormhole are adjacent for you alone, and nothing can prevent that."
    return ALWAYS if query.seat == me else value


opinion(QUANTUM_ENTANGLEMENT, worth=1.5)


@HOOKS.modifier(MoveBonus, SLIPSTREAM)
def slipstream(s: Imperium, me: int, query: MoveBonus, value: int) -> int:
    "In your tactical actions +1 for ships that start in your home system or at an alpha or beta wormhole."
    mine = s.activation is not None and s.activation.seat == me
    return value + (mine and (query.place == s.players[me].home or bool(alpha_or_beta(s) >> query.place & 1)))


opinion(SLIPSTREAM, worth=1.5)


# --- Dimensional Splicer -----------------------------------------------------------------------------------------


def can_splice(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether a space combat begins at a wormhole, with ships of yours and of your opponent."""
    if not w.first or w.planet >= 0 or me not in (w.seat, w.against) or not with_wormholes(s) >> w.place & 1:
        return False
    return all(fights_on(s, seat, w.place) for seat in (w.seat, w.against))


@HOOKS.reaction(CombatRoundBegins, DIMENSIONAL_SPLICER, when=can_splice)
async def dimensional_splicer(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Produce a hit at the start of the combat, and assign it to a ship of your opponent."
    other = Seat(w.against if me == w.seat else w.seat)
    (piece,) = await aim_some(me, AIM_PIECES, DIMENSIONAL_SPLICER, ship_pieces(s, other, w.place), 1, 1)
    await strike(s, other, me, w.place, piece, "dimensional_splicer")


opinion(DIMENSIONAL_SPLICER, worth=1.0, use=1.0, unit=largest)


# --- wormhole tokens: Wormhole Generator, Creuss IFF, Icarus Drive -----------------------------------------------


def good_site(it: Judge, place: Place) -> float:
    """Where the player is strong, but not at a wormhole already."""
    return it.strength(place) - 5.0 * (with_wormholes(it.s) >> place & 1)


@HOOKS.trigger(StatusPhaseBegins, WORMHOLE_GENERATOR)
async def wormhole_generator(s: Imperium, me: Seat, w: StatusPhaseBegins) -> None:
    "At the start of the status phase a wormhole token is placed or moved. That is no choice."
    if movable(s, sites(s, me)):
        await lay_wormhole(s, me, WORMHOLE_GENERATOR, sites(s, me))


opinion(WORMHOLE_GENERATOR, worth=1.0, place=good_site)


@HOOKS.note_reaction(
    TurnBegins, CREUSS_IFF, when=lambda s, me, w, owner: w.seat == me and bool(movable(s, sites(s, me)))
)
async def creuss_iff(s: Imperium, me: Seat, w: TurnBegins, owner: Seat) -> None:
    "At the start of your turn a wormhole token is placed or moved, whatever technologies its owner has (LRR F.56)."
    await lay_wormhole(s, me, CREUSS_IFF, sites(s, me))
    return_note(s, me, CREUSS_IFF, owner)


opinion(CREUSS_IFF, worth=0.8, use=0.3, place=good_site)


def icarus_mechs(s: Imperium, seat: int) -> list[Source]:
    """Where a player has mechs in whose systems a token can be laid."""
    return [source for source in standing(s, seat, MECH) if movable(s, [source[0]])]


@HOOKS.reaction(Activated, ICARUS_DRIVE, when=lambda s, me, w: bool(icarus_mechs(s, me)))
async def icarus_drive(s: Imperium, me: Seat, w: Activated) -> None:
    "After anybody has activated a system, each of your mechs may leave the board for a wormhole token in its system."
    source: Source | None = await aim(me, AIM_SOURCE, ICARUS_DRIVE, icarus_mechs(s, me))
    while source is not None:
        take_back(s, me, MECH, source)
        await lay_wormhole(s, me, ICARUS_DRIVE, [source[0]])
        source = await aim(me, AIM_SOURCE, ICARUS_DRIVE, [*icarus_mechs(s, me), None])


opinion(ICARUS_DRIVE, worth=0.5, use=-1.0, wants=False)


# --- Hil Colish --------------------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesOpened, HIL_COLISH)
def hil_colish(s: Imperium, me: int, query: WormholesOpened, value: int) -> int:
    """The system of the flagship has a delta wormhole; on the way too, and it is gone with the ship (LRR F.58). Ships
    are moved one system after the other: those moved before it use the wormhole where it starts, those after it the one
    where it arrives."""
    places = 0
    for place, forces in s.players[me].space.items():
        if forces.all[FLAGSHIP]:
            places |= 1 << place
    a = s.activation
    if a is not None and a.seat == me:
        places |= bool(a.arriving.all[FLAGSHIP]) << a.place
        for it in a.voyages:
            places |= 1 << (it.place if a.under_way else a.place) if it.group.all[FLAGSHIP] else 0
    return value | opened(DELTA, places)


opinion(HIL_COLISH, worth=1.0)


# --- Emissary Taivra ---------------------------------------------------------------------------------------------

concerns(EMISSARY_TAIVRA, Place)


def has_gate(s: Imperium, me: int, w: Activated) -> bool:
    """Whether the active system has a wormhole that is not a delta wormhole."""
    holes = wormholes(s)
    return bool((holes[ALPHA] | holes[BETA] | holes[GAMMA]) >> w.place & 1)


@HOOKS.reaction(Activated, EMISSARY_TAIVRA, when=has_gate, exhausts=True)
async def emissary_taivra(s: Imperium, me: Seat, w: Activated) -> None:
    """Agent: the active system is adjacent to all other systems with a wormhole during this action. That is
    the agent's doing ("that system is adjacent") and no effect of wormholes, so that Enforced Travel Ban does not
    prevent it."""
    lasts(s, EMISSARY_TAIVRA, me, ACTION, w.place)


@HOOKS.modifier(Crossroads, EMISSARY_TAIVRA)
def crossroads(s: Imperium, me: int, query: Crossroads, places: int) -> int:
    for (place,) in in_force(s, EMISSARY_TAIVRA, me):
        places |= 1 << place
    return places


opinion(EMISSARY_TAIVRA, worth=1.0, use=lambda it: 1.0 if it.s.active == it.seat else -1.0)


# --- Sai Seravus -------------------------------------------------------------------------------------------------


@unlocked_when("sai_seravus")
def at_wormholes(s: Imperium, seat: int) -> bool:
    "Units in three systems with alpha or beta wormholes."
    where = unit_places(s, seat)
    if len(where) < SAI_NEEDS:
        return False
    there = alpha_or_beta(s)
    return sum([there >> place & 1 for place in where]) >= SAI_NEEDS


@HOOKS.modifier(PassagesMatter, SAI_SERAVUS)
def passages_matter(s: Imperium, me: int, query: PassagesMatter, value: int) -> int:
    return 1


def escorts(s: Imperium, me: int, w: Moved) -> int:
    """How many fighters can join: one for each ship with capacity that came through a wormhole, if there is room."""
    if w.seat != me:
        return 0
    models, passed = sheet(s, me), action_of(s).passed
    ships = sum([n for unit, n in passed.there() if unit in SHIPS and models.of(unit).capacity])
    there = most_at(s, me, FIGHTER, in_space(s, me, w.place), (w.place, None))
    return min(ships, spare_room(s, Seat(me), w.place), there) if ships else 0


@HOOKS.reaction(Moved, SAI_SERAVUS, when=lambda s, me, w: escorts(s, me, w) > 0)
async def sai_seravus(s: Imperium, me: Seat, w: Moved) -> None:
    "Commander: for each ship with capacity that has moved through wormholes a fighter, if there is unused capacity."
    count = await aim_amount(me, SAI_SERAVUS, 1, escorts(s, me, w))
    place_in_space(s, me, w.place, FIGHTER, count)
    tell(s, "ti4-log-places-in-space", seat=me, place=w.place, unit=FIGHTER, count=count)


opinion(SAI_SERAVUS, worth=1.0, use=2.0, amount=9)


# --- Riftwalker Meian --------------------------------------------------------------------------------------------


def swappable(s: Imperium, seat: int) -> list[Place]:
    """The systems with wormholes or own units, but not the system of Creuss and the wormhole nexus."""
    own = sum([1 << place for place in unit_places(s, seat)])
    there = (with_wormholes(s) | own) & systems(s) & ~(1 << NEXUS_AT | 1 << CREUSS_AT)
    return [*places_in(there)]


def cannot_swap(s: Imperium, seat: int) -> No | None:
    return None if len(swappable(s, seat)) > 1 else No("LRR 31.7")


@as_action("leader.riftwalker_meian", why_not=cannot_swap, purges=True)
async def riftwalker_meian(s: Imperium, me: Seat) -> None:
    "Hero: two systems with wormholes or own units swap positions."
    one = await aim(me, AIM_PLACE, RIFTWALKER_MEIAN, swappable(s, me))
    others = [place for place in swappable(s, me) if place != one]
    swap_systems(s, one, await aim(me, AIM_PLACE, RIFTWALKER_MEIAN, others))


opinion(RIFTWALKER_MEIAN, worth=1.0, use=0.2)
