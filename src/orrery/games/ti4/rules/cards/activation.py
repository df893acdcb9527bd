"""Twilight Imperium 4: the action cards that are played when a system has been activated (LRR 88.1)."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import RULE, aim, packed, unpacked
from orrery.games.ti4.rules.board import in_space, on_planet, open_to, planets_at
from orrery.games.ti4.rules.construction import bastion_room
from orrery.games.ti4.rules.data import CRUISER, DREADNOUGHT, GROUND_FORCES, INFANTRY, MECH, PDS, STRUCTURES
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import best_planet, contested, opinion, smallest
from orrery.games.ti4.rules.kinds import AIM_PIECES, AIM_PLACE, AIM_PLANET
from orrery.games.ti4.rules.nouns import DAMAGED, FROM_PLANET, planet_of, unit_of
from orrery.games.ti4.rules.queries.travel import PASS_ANOMALIES, PASS_SHIPS, MoveBonus, Passes, WormholesMerged
from orrery.games.ti4.rules.reinforcements import most_at, reclaim
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NOWHERE, Place, Planet, Seat
from orrery.games.ti4.rules.transport import lift
from orrery.games.ti4.rules.troops import garrison_pieces
from orrery.games.ti4.rules.verbs import disband, garrison, muster
from orrery.games.ti4.rules.windows.rounds import Activated

FLANK_SPEED = text("card.flank_speed")
concerns(FLANK_SPEED)
IN_THE_SILENCE_OF_SPACE = text("card.in_the_silence_of_space")
concerns(IN_THE_SILENCE_OF_SPACE, Place)
LOST_STAR_CHART = text("card.lost_star_chart")
concerns(LOST_STAR_CHART)
NAV_SUITE = text("card.nav_suite")
concerns(NAV_SUITE)
UPGRADE = text("card.upgrade")
DECOY_OPERATION = text("card.decoy_operation")

MOST_DECOYS = 2


def mine(s: Imperium, me: int, w: Activated) -> bool:
    """Whether a player has activated the system."""
    return w.seat == me


# --- how ships move ----------------------------------------------------------------------------------------------


@HOOKS.reaction(Activated, FLANK_SPEED, when=mine)
async def flank_speed(s: Imperium, me: Seat, w: Activated) -> None:
    "Your ships have +1 to their move values in this tactical action."
    lasts(s, FLANK_SPEED, me, ACTION)


@HOOKS.modifier(MoveBonus, FLANK_SPEED)
def faster(s: Imperium, me: int, query: MoveBonus, value: int) -> int:
    return value + 1


def fleets(s: Imperium, me: int, w: Activated) -> list[Place]:
    """The systems from which a player's ships could move."""
    p = s.players[me]
    if w.seat != me:
        return []
    return [at for at in sorted(p.space) if p.space[at].ships() and (at == w.place or not p.tokens >> at & 1)]


async def which_fleet(s: Imperium, me: int, w: Activated) -> Place:
    return await aim(me, AIM_PLACE, IN_THE_SILENCE_OF_SPACE, fleets(s, me, w))


@HOOKS.reaction(Activated, IN_THE_SILENCE_OF_SPACE, when=lambda s, me, w: bool(fleets(s, me, w)), aim=which_fleet)
async def in_the_silence_of_space(s: Imperium, me: Seat, w: Activated, place: Place) -> None:
    "Your ships in one system can move through systems with others' ships in this tactical action."
    tell(s, "ti4-log-aims-place", card=IN_THE_SILENCE_OF_SPACE, place=place)
    lasts(s, IN_THE_SILENCE_OF_SPACE, me, ACTION, place)


@HOOKS.modifier(Passes, IN_THE_SILENCE_OF_SPACE)
def silent(s: Imperium, me: int, query: Passes, value: int) -> int:
    here = any(place == query.place for (place,) in in_force(s, IN_THE_SILENCE_OF_SPACE, me))
    return value | PASS_SHIPS if here else value


@HOOKS.reaction(Activated, LOST_STAR_CHART, when=mine)
async def lost_star_chart(s: Imperium, me: Seat, w: Activated) -> None:
    "Alpha and beta wormholes are adjacent to each other in this tactical action, for everybody and every rule."
    lasts(s, LOST_STAR_CHART, me, ACTION)


@HOOKS.modifier(WormholesMerged, LOST_STAR_CHART)
def charted(s: Imperium, me: int, query: WormholesMerged, value: int) -> int:
    return 1


@HOOKS.reaction(Activated, NAV_SUITE, when=mine)
async def nav_suite(s: Imperium, me: Seat, w: Activated) -> None:
    "Anomalies have no effect while your ships move in this tactical action; a gravity rift helps them no more either."
    lasts(s, NAV_SUITE, me, ACTION)


@HOOKS.modifier(Passes, NAV_SUITE)
def navigated(s: Imperium, me: int, query: Passes, value: int) -> int:
    return value | PASS_ANOMALIES if s.activation is not None and s.activation.moving else value


# --- what is in the system ---------------------------------------------------------------------------------------


def upgradable(s: Imperium, me: int, w: Activated) -> bool:
    """Whether a player has a cruiser in the active system and a dreadnought to replace it with."""
    there = in_space(s, me, w.place)
    return w.seat == me and there.all[CRUISER] > 0 and most_at(s, me, DREADNOUGHT, there, (w.place, None)) > 0


@HOOKS.reaction(Activated, UPGRADE, when=upgradable)
async def upgrade(s: Imperium, me: Seat, w: Activated) -> None:
    "One of your cruisers that is already in the system becomes a dreadnought (LRR F.40)."
    p = s.players[me]
    await reclaim(s, me, [DREADNOUGHT], (w.place, None))
    disband(p, p.space[w.place], CRUISER)
    muster(p, p.space[w.place], DREADNOUGHT)
    tell(s, "ti4-log-upgrades", seat=me, place=w.place)


def refuges(s: Imperium, me: int, w: Activated) -> list[Planet]:
    """The planets that a player controls in a system somebody else has activated, if there are own structures; not
    those on which no units can be placed."""
    if w.seat == me:
        return []
    planets = planets_at(s, w.place)
    groups = [in_space(s, me, w.place), *(on_planet(s, me, planet) for planet in planets)]
    if not any(forces.of(STRUCTURES) for forces in groups):
        return []
    return [planet for planet in planets if s.owner[planet] == me and open_to(s, me, planet)]


def troops(forces: Forces) -> tuple[int, int, int]:
    """Infantry, mechs and damaged mechs."""
    return forces.all[INFANTRY], forces.whole(MECH), forces.damaged[MECH]


def decoys(s: Imperium, me: int, to: Planet) -> dict[int, int]:
    """All ground forces of a player on the board that could go to a planet, as pieces; those in space without their
    systems. Structures that are ground forces need room there (LRR 34.5)."""
    p, found = s.players[me], dict[int, int]()
    for planet in sorted(p.ground):
        for piece, n in garrison_pieces(s, me, planet):
            if unit_of(piece)[0] != PDS or (planet != to and bastion_room(s, me, to)):
                found[piece] = n
    for piece, sort in ((INFANTRY, 0), (MECH, 1), (DAMAGED + MECH, 2)):
        found[int(piece)] = sum(troops(forces)[sort] for forces in p.space.values())
    return {piece: n for piece, n in found.items() if n}


async def picked_decoys(s: Imperium, me: int, to: Planet) -> tuple[int, ...]:
    """One or two of them."""
    found = decoys(s, me, to)
    room = bastion_room(s, me, to)

    def fits(counts: list[int]) -> No | None:
        new = sum([n for piece, n in zip(found, counts, strict=True) if unit_of(piece)[0] == PDS])
        if new > room:
            return No("LRR 34.5", need=new, have=room)
        return No(RULE, need=sum(counts), have=MOST_DECOYS) if sum(counts) > MOST_DECOYS else None

    most = [min(n, MOST_DECOYS) for n in found.values()]
    return await Counts(me, AIM_PIECES, [*found], most, fits, 1, RULE, RULE, text=DECOY_OPERATION)


async def which_decoys(s: Imperium, me: int, w: Activated) -> int:
    """One or two ground forces, from which systems if they are in space, and the planet they go to."""
    p, found = s.players[me], list[int]()
    planet = await aim(me, AIM_PLANET, DECOY_OPERATION, [it for it in refuges(s, me, w) if decoys(s, me, it)])
    left = {place: forces.clone() for place, forces in p.space.items() if forces.of(GROUND_FORCES)}
    for piece in await picked_decoys(s, me, planet):
        place = NOWHERE
        if piece < FROM_PLANET:
            unit, damaged = unit_of(piece)
            hurt = {at: forces.damaged[unit] if damaged else forces.whole(unit) for at, forces in left.items()}
            place = await aim(me, AIM_PLACE, DECOY_OPERATION, [at for at in sorted(left) if hurt[at]])
            left[place].take(unit, int(not damaged), int(damaged))
        found += [piece, place]
    return packed(planet, *found)


@HOOKS.reaction(
    Activated,
    DECOY_OPERATION,
    when=lambda s, me, w: any(decoys(s, me, planet) for planet in refuges(s, me, w)),
    aim=which_decoys,
)
async def decoy_operation(s: Imperium, me: Seat, w: Activated, target: int) -> None:
    "Up to 2 of your ground forces go from anywhere to a planet of yours in the system another player has activated."
    planet, *pieces = unpacked(target)
    for piece, place in zip(pieces[::2], pieces[1::2], strict=True):
        at = s.places[planet_of(piece)] if place < 0 else place
        moved = lift(s, me, Place(at), (piece,))  # first: a planet that is emptied by it has no garrison any more
        garrison(s, me, Planet(planet)).merge(moved)
    tell(s, "ti4-log-decoys", seat=me, planet=planet, pieces=tuple(pieces[::2]))


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(FLANK_SPEED, worth=0.8, use=contested)
opinion(IN_THE_SILENCE_OF_SPACE, worth=0.6, use=contested)
opinion(LOST_STAR_CHART, worth=0.5, use=contested)
opinion(NAV_SUITE, worth=0.5, use=contested)
opinion(UPGRADE, worth=1.5, use=2.0)
opinion(DECOY_OPERATION, worth=0.9, use=0.8, planet=best_planet, unit=smallest)
