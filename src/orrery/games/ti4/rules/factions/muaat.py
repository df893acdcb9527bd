"""Twilight Imperium 4: the Embers of Muaat. That war suns break planetary shields is on their sheet."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import NOTHING, in_space, near, on_planet, planets_at
from orrery.games.ti4.rules.data import (
    CRUISER,
    DESTROYER,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECATOL_REX,
    MECH,
    MODEL,
    MODELS,
    TECHNOLOGIES,
    TILES,
    WAR_SUN,
)
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, as_action, happens, note_as_action
from orrery.games.ti4.rules.judge import Judge, favour, gift, largest, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_PLAYER, AIM_SOURCE, AIM_UNIT
from orrery.games.ti4.rules.leader_sheet import earn, unlocked_by_deed
from orrery.games.ti4.rules.nouns import FLEET_POOL, TILE
from orrery.games.ti4.rules.offers import place_on
from orrery.games.ti4.rules.production import Yard, assemble, can_produce
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.purge import purge_planet
from orrery.games.ti4.rules.queries.travel import ENTER_SUPERNOVAE, PASS_SUPERNOVAE, Passes
from orrery.games.ti4.rules.reinforcements import Source, most_at, reclaim, standing
from orrery.games.ti4.rules.research import deck_of
from orrery.games.ti4.rules.seats import clockwise, others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat, Technology, Unit
from orrery.games.ti4.rules.tiles import is_home, replace_system
from orrery.games.ti4.rules.transport import action_of
from orrery.games.ti4.rules.units import buildable
from orrery.games.ti4.rules.verbs import (
    acquire,
    disband,
    gain_goods,
    place_in_space,
    spend_strategy_token,
    strategy_tokens,
    tidy_ground,
)
from orrery.games.ti4.rules.windows.development import PlacedInSpace, Produced, UnitsComing
from orrery.games.ti4.rules.windows.rounds import Arrival, Moved, ShipsMoved, StrategyTokenGone

STAR_FORGE = text("faction.muaat.star_forge")
GASHLAI_PHYSIOLOGY = text("faction.muaat.gashlai_physiology")
MAGMUS_REACTOR = text("technology.magmus_reactor")
WAR_SUNS = (text("unit.prototype_war_sun_i"), text("unit.prototype_war_sun_ii"))
THE_INFERNO = text("unit.the_inferno")
EMBER_COLOSSUS = text("unit.ember_colossus")
FIRES_OF_THE_GASHLAI = text("note.fires_of_the_gashlai")
UMBAT = text("leader.umbat")
MAGMUS = unlocked_by_deed("magmus")
ADJUDICATOR_BAAL = text("leader.adjudicator_baal")
NOVA = TILE.index["81"]
FORGED = {FIGHTER: 2, DESTROYER: 1}
"""What the star forge places."""
UMBAT_MAKES, UMBAT_PAYS = 2, 4
NO_TOKEN, NO_ROOM = No("LRR 52.5"), No("LRR 31.11")

favour("muaat", 0.9)
opinion(text("technology.prototype_war_sun_ii"), worth=2.5)

# --- Star Forge, The Inferno -------------------------------------------------------------------------------------


def spare_token(it: Judge) -> float:
    """Worth a token as long as others remain."""
    return 0.5 if strategy_tokens(it.s, it.seat) > 1 else -1.0


def forges(s: Imperium, me: int) -> list[Place]:
    """The systems with war suns of a player to which something can come."""
    places = [place for place, forces in sorted(s.players[me].space.items()) if forces.all[WAR_SUN]]
    return [place for place in places if casts(s, me, place)]


def casts(s: Imperium, me: int, place: Place) -> list[Unit]:
    """What can be placed in a system."""
    return [unit for unit in FORGED if most_at(s, me, unit, in_space(s, me, place), (place, None))]


def cold(s: Imperium, me: int) -> No | None:
    """Why the star forge cannot be used."""
    if not strategy_tokens(s, me):
        return NO_TOKEN
    return None if forges(s, me) else NO_ROOM


@as_action("faction.muaat.star_forge", cold)
async def star_forge(s: Imperium, me: Seat) -> None:
    "For a token of the strategy pool 2 fighters or a destroyer come to a system with a war sun of yours."
    await spend_strategy_token(s, me)
    place = await aim(me, AIM_PLACE, STAR_FORGE, forges(s, me))
    unit = await aim(me, AIM_UNIT, STAR_FORGE, casts(s, me, place))
    await set_in_space(s, me, place, unit, FORGED[unit])
    await happens(s, PlacedInSpace(me, place, STAR_FORGE))


async def set_in_space(s: Imperium, me: Seat, place: Place, unit: Unit, count: int) -> None:
    """Units from the reinforcements come to the space area of a system."""
    await reclaim(s, me, [unit] * count, (place, None))
    place_in_space(s, me, place, unit, count)
    tell(s, "ti4-log-places-in-space", seat=me, place=place, unit=unit, count=count)


opinion(STAR_FORGE, worth=1.5, use=spare_token, place=strongest, unit=largest)


def inferno_at(s: Imperium, me: int) -> list[Place]:
    """Where the flagship of a player is, if a cruiser can come there."""
    places = [place for place, forces in sorted(s.players[me].space.items()) if forces.all[FLAGSHIP]]
    return [place for place in places if most_at(s, me, CRUISER, NOTHING, (place, None))]


def quenched(s: Imperium, me: int) -> No | None:
    """Why the flagship cannot be used."""
    if not strategy_tokens(s, me):
        return NO_TOKEN
    return None if inferno_at(s, me) else NO_ROOM


@as_action("unit.the_inferno", quenched)
async def the_inferno(s: Imperium, me: Seat) -> None:
    "For a token of the strategy pool a cruiser comes to the system of the flagship."
    await spend_strategy_token(s, me)
    place = await aim(me, AIM_PLACE, THE_INFERNO, inferno_at(s, me))
    await set_in_space(s, me, place, CRUISER, 1)


opinion(THE_INFERNO, worth=1.0, use=spare_token)


# --- Ember Colossus ----------------------------------------------------------------------------------------------


def colossi(s: Imperium, me: int, w: PlacedInSpace) -> list[Source]:
    """Where mechs of a player are in or beside the system in which the star forge has been used, each as often as there
    are, if infantry can come there."""
    if w.seat != me or w.text != STAR_FORGE:
        return []
    reach, found = near(s, me)[w.place] | 1 << w.place, []
    for place, planet in standing(s, me, MECH):
        forces = in_space(s, me, place) if planet is None else on_planet(s, me, planet)
        if reach >> place & 1 and most_at(s, me, INFANTRY, forces):
            found += [(place, planet)] * forces.all[MECH]
    return found


@HOOKS.reaction(PlacedInSpace, EMBER_COLOSSUS, when=lambda s, me, w: bool(colossi(s, me, w)))
async def ember_colossus(s: Imperium, me: Seat, w: PlacedInSpace) -> None:
    "When you use Star Forge in this system or an adjacent one, an infantry comes to each mech that you want it for."
    used: list[Source] = []
    source: Source | None = await aim(me, AIM_SOURCE, EMBER_COLOSSUS, once(colossi(s, me, w)))
    while source is not None:
        place, planet = source
        if planet is None:
            await set_in_space(s, me, place, INFANTRY, 1)
        else:
            await place_on(s, me, planet, INFANTRY)
        used.append(source)
        left = [one for one in once(colossi(s, me, w)) if colossi(s, me, w).count(one) > used.count(one)]
        source = await aim(me, AIM_SOURCE, EMBER_COLOSSUS, [*left, None])


def once(sources: list[Source]) -> list[Source]:
    """Each place once."""
    return [*dict.fromkeys(sources)]


opinion(EMBER_COLOSSUS, worth=0.5, use=1.0)


# --- supernovae: Gashlai Physiology, Magmus Reactor --------------------------------------------------------------


@HOOKS.modifier(Passes, GASHLAI_PHYSIOLOGY)
def gashlai_physiology(s: Imperium, me: int, query: Passes, opened: int) -> int:
    "Your ships can move through supernovae, but not into them."
    return opened | PASS_SUPERNOVAE


opinion(GASHLAI_PHYSIOLOGY, worth=0.3)


@HOOKS.modifier(Passes, MAGMUS_REACTOR)
def into_supernovae(s: Imperium, me: int, query: Passes, opened: int) -> int:
    "Your ships can move into supernovae."
    return opened | ENTER_SUPERNOVAE


def glows(s: Imperium, me: int, w: Produced) -> bool:
    """Whether your units have used production in a system with a war sun, or beside a supernova."""
    if w.seat != me:
        return False
    sun = any(in_space(s, seat, w.place).all[WAR_SUN] for seat in range(len(s.players)))
    return sun or bool(near(s, me)[w.place] & s.supernovae)


@HOOKS.trigger(Produced, MAGMUS_REACTOR, when=glows)
async def magmus_reactor(s: Imperium, me: Seat, w: Produced) -> None:
    "A trade good after production in a system with a war sun, whosever it is, or adjacent to a supernova."
    await gain_goods(s, me, 1)


opinion(MAGMUS_REACTOR, worth=1.0)


# --- Fires of the Gashlai ----------------------------------------------------------------------------------------


def sun_technologies(s: Imperium, seat: int) -> list[Technology]:
    """The upgrade for war suns that a player could gain."""
    p = s.players[seat]
    upgrades = [t for t in deck_of(s, p) if TECHNOLOGIES[t].model and not p.technologies >> t & 1]
    return [t for t in upgrades if MODELS[MODEL[TECHNOLOGIES[t].model]].unit == WAR_SUN]


def no_fire(s: Imperium, seat: int, owner: int) -> No | None:
    """A token in the owner's fleet pool and a technology to gain are needed."""
    return None if s.players[owner].pools[FLEET_POOL] and sun_technologies(s, seat) else No("LRR 31.11")


@note_as_action("note.fires_of_the_gashlai", no_fire)
async def fires_of_the_gashlai(s: Imperium, me: Seat, owner: Seat) -> None:
    "The owner loses a token of the fleet pool, and you gain your technology for war suns."
    s.players[owner].pools[FLEET_POOL] -= 1
    s.loose |= sum([1 << place for place in s.players[owner].space])
    await acquire(s, me, sun_technologies(s, me)[0])
    return_note(s, me, FIRES_OF_THE_GASHLAI, owner)


opinion(FIRES_OF_THE_GASHLAI, worth=2.0, use=2.0)


# --- Umbat -------------------------------------------------------------------------------------------------------


def workshops(s: Imperium, seat: Seat) -> list[Yard]:
    """Where a player could produce with the agent: in systems with own war suns or the flagship; ground forces go into
    space or onto own planets there (LRR 26.3b)."""
    units = [unit for unit, it in buildable(s, seat) if it.cost <= UMBAT_PAYS]
    found = []
    for place, forces in sorted(s.players[seat].space.items()):
        if forces.of((WAR_SUN, FLAGSHIP)):
            grounds = [planet for planet in planets_at(s, place) if s.owner[planet] == seat]
            found.append(Yard(place, UMBAT_MAKES, grounds, afloat=True, units=units))
    return [yard for yard in found if can_produce(s, seat, yard)]


@as_action(
    "leader.umbat",
    lambda s, me: None if any(workshops(s, seat) for seat in clockwise(s, me)) else No("LRR 31.7"),
    exhausts=True,
)
async def umbat(s: Imperium, me: Seat) -> None:
    "Agent: a player may produce up to two units that cost at most 4 each with war suns or a flagship."
    seat = await aim(me, AIM_PLAYER, UMBAT, [seat for seat in clockwise(s, me) if workshops(s, seat)])
    yards = {yard.place: yard for yard in workshops(s, seat)}
    place = await aim(seat, AIM_PLACE, UMBAT, sorted(yards))
    await assemble(s, seat, yards[place])


def own_forge(it: Judge) -> float:
    """If it is for the player."""
    here = it.s.players[it.seat].space.values()
    return 0.6 if any(forces.of((WAR_SUN, FLAGSHIP)) for forces in here) else -1.0


opinion(UMBAT, worth=1.0, use=own_forge, player=gift, place=strongest)


# --- Magmus ------------------------------------------------------------------------------------------------------


async def first_sun(s: Imperium, me: Seat, w: UnitsComing) -> None:
    "Whoever produces a war sun unlocks the commander."
    earn(s, me, MAGMUS)


for war_sun in WAR_SUNS:
    HOOKS.trigger(UnitsComing, war_sun, when=lambda s, me, w: w.seat == me and WAR_SUN in w.units)(first_sun)
    opinion(war_sun, worth=1.0)


@HOOKS.reaction(StrategyTokenGone, MAGMUS, when=lambda s, me, w: w.seat == me)
async def magmus(s: Imperium, me: Seat, w: StrategyTokenGone) -> None:
    "Commander: a trade good after you have spent a token from the strategy pool."
    await gain_goods(s, me, 1)


opinion(MAGMUS, worth=1.0, use=1.0, builds=(WAR_SUN,))


# --- Adjudicator Ba'al -------------------------------------------------------------------------------------------


def can_seed(s: Imperium, me: int, w: Arrival) -> bool:
    """Whether a war sun of yours has moved into a system that is neither a home nor Mecatol Rex."""
    came = WAR_SUN in w.units if isinstance(w, ShipsMoved) else action_of(s).arrived.all[WAR_SUN] > 0
    if w.seat != me or not came:
        return False
    return not is_home(s, w.place) and w.place != s.places[MECATOL_REX]


@HOOKS.reaction([Moved, ShipsMoved], ADJUDICATOR_BAAL, when=can_seed, purges=True)
async def adjudicator_baal(s: Imperium, me: Seat, w: Arrival) -> None:
    """Hero: all other players' units in the system are destroyed, its planets are purged, and it becomes a supernova.
    You may have moved the war sun in a tactical action, or by an ability, such as a retreat (LRR 17.1). Own units on
    these planets return to the reinforcements, those in space stay; Mirage, which is not printed on the tile, stays as
    well."""
    for other in others(s, me):
        await annihilate(s, me, other, w.place)
    p = s.players[me]
    for planet in TILES[s.tiles[w.place]].planets:
        if s.places[planet] == w.place:
            forces = on_planet(s, me, planet)
            for unit, count in [*forces.there()]:
                disband(p, forces, unit, count)
            tidy_ground(s, me, planet)
            purge_planet(s, planet)
    replace_system(s, w.place, NOVA)


async def annihilate(s: Imperium, me: Seat, other: Seat, place: Place) -> None:
    """All units of a player in a system are destroyed."""
    groups = [(NO_PLANET, in_space(s, other, place))]
    groups += [(planet, on_planet(s, other, planet)) for planet in planets_at(s, place)]
    for planet, forces in groups:
        units = tuple(unit for unit, n in forces.there() for _ in range(n))
        await destroy(s, other, me, place, planet, units, "nova_seed")


def worth_a_nova(it: Judge) -> float:
    """Against a strong fleet, and not on own planets."""
    place = it.about["place"]
    mine = any(it.s.owner[planet] == it.seat for planet in planets_at(it.s, place))
    theirs = max((it.fleet(other, place) for other in others(it.s, it.seat)), default=0.0)
    return -1.0 if mine or theirs < it.strength(place) / 2 else 1.0


opinion(ADJUDICATOR_BAAL, worth=1.5, use=worth_a_nova)
