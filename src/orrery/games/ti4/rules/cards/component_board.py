"""Twilight Imperium 4: action cards that are component actions (LRR 3.6a): units, planets and command tokens on the
board."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.dice import SIDES
from orrery.games.ti4.rules.aims import aim, aim_amount, aim_piece
from orrery.games.ti4.rules.board import (
    NOTHING,
    bombards_from,
    in_space,
    near,
    on_planet,
    open_to,
    planets_of,
    systems,
    traits_of,
    with_wormholes,
)
from orrery.games.ti4.rules.cards.component import (
    foreign,
    held_by_others,
    holder_of,
    if_any,
    ships_near,
    targeted,
)
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    HAZARDOUS,
    INFANTRY,
    MECH,
    PDS,
    SPACE_DOCK,
)
from orrery.games.ti4.rules.fire import destroy, destroy_piece
from orrery.games.ti4.rules.hooks import as_action
from orrery.games.ti4.rules.judge import best_planet, harm, hurt, largest, opinion, strongest
from orrery.games.ti4.rules.kinds import (
    AIM_FIGURE,
    AIM_PLACE,
    AIM_PLANET,
    AIM_PLAYER,
    AIM_SHIP,
    AIM_SOURCE,
    DIE,
)
from orrery.games.ti4.rules.nouns import TACTIC_POOL
from orrery.games.ti4.rules.reinforcements import Source, most_at, reclaim
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, NO_SEAT, Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.tiles import is_home
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import (
    TOKENS,
    disband,
    gain_goods,
    garrison,
    lay_token,
    muster,
    place_in_space,
    tidy,
)

SICK = 6
"""Plague destroys infantry from this result on."""
SHOT = (DESTROYER, CRUISER, DREADNOUGHT)


# --- units of others are destroyed -------------------------------------------------------------------------------


@targeted("cripple_defenses", AIM_PLANET, lambda s, me: foreign(s, me, PDS))
async def cripple_defenses(s: Imperium, me: Seat, planet: Planet) -> None:
    "Destroy each PDS on a planet."
    other = holder_of(s, me, planet, PDS)
    there = on_planet(s, other, planet).all[PDS]
    await destroy(s, other, me, s.places[planet], planet, (PDS,) * there, "cripple_defenses")


def in_shot(s: Imperium, me: int) -> list[tuple[Seat, Unit, Place]]:
    """The dreadnoughts, cruisers and destroyers of others in systems with a planet of yours."""
    places = sorted({s.places[planet] for planet in planets_of(s, me)})
    return [
        (other, unit, place)
        for place in places
        for other in others(s, me)
        for unit in SHOT
        if in_space(s, other, place).all[unit]
    ]


async def aim_shot(s: Imperium, me: Seat) -> tuple[int, ...]:
    """The ship that Lucky Shot is aimed at."""
    it = text("card.lucky_shot")
    other, unit, place = await aim(me, AIM_FIGURE, it, in_shot(s, me))
    return other, await aim_piece(me, it, in_space(s, other, place), unit, place=place), place


@as_action("card.lucky_shot", if_any(in_shot), aim=aim_shot)
async def lucky_shot(s: Imperium, me: Seat, other: Seat, piece: int, place: Place) -> None:
    "Destroy a dreadnought, cruiser or destroyer in a system with a planet of yours (LRR F.38)."
    await destroy_piece(s, other, me, place, piece, "lucky_shot")


def plagued(s: Imperium, me: int) -> list[Planet]:
    """The planets that others control, with infantry of theirs."""
    return [planet for planet in foreign(s, me, INFANTRY) if s.owner[planet] not in (me, NO_SEAT)]


@targeted("plague", AIM_PLANET, plagued)
async def plague(s: Imperium, me: Seat, planet: Planet) -> None:
    "A die for each infantry on another player's planet: from 6 on one is destroyed."
    other = holder_of(s, me, planet, INFANTRY)
    rolled = await Roll(DIE, on_planet(s, other, planet).all[INFANTRY], SIDES, seat=me, why="plague")
    lost = sum([die >= SICK for die in rolled])
    await destroy(s, other, me, s.places[planet], planet, (INFANTRY,) * lost, "plague")


def docks_abroad(s: Imperium, me: int) -> list[tuple[Place, Planet | None]]:
    """Others' space docks outside of home systems, on planets and in space."""
    found: list[Source] = [(s.places[planet], planet) for planet in foreign(s, me, SPACE_DOCK)]
    floating = {at for other in others(s, me) for at in s.players[other].space}
    found += [(at, None) for at in sorted(floating) if floating_dock(s, me, at) >= 0]
    return [source for source in found if not is_home(s, source[0])]


def floating_dock(s: Imperium, me: int, place: Place) -> Seat:
    """Another player with a space dock in the space of a system; -1 if there is none."""
    return next((other for other in others(s, me) if in_space(s, other, place).all[SPACE_DOCK]), NO_SEAT)


async def aim_dock(s: Imperium, me: Seat) -> tuple[int, ...]:
    """The space dock that melts down."""
    source = await aim(me, AIM_SOURCE, text("card.reactor_meltdown"), docks_abroad(s, me))
    assert source is not None
    place, planet = source
    return place, NO_PLANET if planet is None else planet


@as_action("card.reactor_meltdown", if_any(docks_abroad), aim=aim_dock)
async def reactor_meltdown(s: Imperium, me: Seat, place: Place, planet: Planet) -> None:
    "Destroy a space dock that is not in a home system."
    other = floating_dock(s, me, place) if planet < 0 else holder_of(s, me, planet, SPACE_DOCK)
    await destroy(s, other, me, place, planet, (SPACE_DOCK,), "reactor_meltdown")


# --- planets of others are exhausted -----------------------------------------------------------------------------


def bombarding(s: Imperium, me: int) -> list[Place]:
    """The systems with units of yours that have bombardment and ready planets of others."""
    return [place for place in places_in(bombards_from(s, me)) if held_by_others(s, me, place)]


@targeted("tactical_bombardment", AIM_PLACE, bombarding)
async def tactical_bombardment(s: Imperium, me: Seat, place: Place) -> None:
    "In a system with units of yours that have bombardment all planets of others are exhausted."
    for planet in held_by_others(s, me, place):
        s.exhausted |= 1 << planet


def unstable(s: Imperium, me: int) -> list[Planet]:
    """Others' hazardous planets that can be exhausted, or have infantry: of effects joined by "and" as many as possible
    are resolved (LRR 31.9)."""
    return [
        Planet(n)
        for n, owner in enumerate(s.owner)
        if owner not in (me, NO_SEAT)
        and HAZARDOUS in traits_of(s, Planet(n))
        and (not s.exhausted >> n & 1 or on_planet(s, owner, Planet(n)).all[INFANTRY])
    ]


@targeted("unstable_planet", AIM_PLANET, unstable)
async def unstable_planet(s: Imperium, me: Seat, planet: Planet) -> None:
    "A hazardous planet is exhausted, and up to 3 infantry on it are destroyed."
    s.exhausted |= 1 << planet
    other = s.owner[planet]
    lost = await aim_amount(me, text("card.unstable_planet"), 0, min(3, on_planet(s, other, planet).all[INFANTRY]))
    await destroy(s, other, me, s.places[planet], planet, (INFANTRY,) * lost, "unstable_planet")


# --- own units are placed ----------------------------------------------------------------------------------------


def mustering(s: Imperium, me: int) -> list[Planet]:
    """Your planets on which infantry can be placed (LRR 59.4b)."""
    return [
        planet
        for planet in planets_of(s, me)
        if open_to(s, me, planet) and most_at(s, me, INFANTRY, on_planet(s, me, planet))
    ]


@targeted("frontline_deployment", AIM_PLANET, mustering)
async def frontline_deployment(s: Imperium, me: Seat, planet: Planet) -> None:
    "Place 3 infantry on a planet you control."
    muster(s.players[me], garrison(s, me, planet), INFANTRY, 3)
    tell(s, "ti4-log-places", seat=me, planet=planet, unit=INFANTRY, count=3)


@as_action("card.rise_of_a_messiah", if_any(mustering))
async def rise_of_a_messiah(s: Imperium, me: Seat) -> None:
    "Place an infantry on each planet you control."
    for planet in mustering(s, me):
        if most_at(s, me, INFANTRY, on_planet(s, me, planet)):
            muster(s.players[me], garrison(s, me, planet), INFANTRY)
            tell(s, "ti4-log-places", seat=me, planet=planet, unit=INFANTRY, count=1)


def haunted(s: Imperium, me: int) -> list[Place]:
    """The systems with a wormhole, outside of home systems and without ships of others, where a destroyer can be
    placed."""
    taken = {place for other in others(s, me) for place, forces in s.players[other].space.items() if forces.ships()}
    return [
        place
        for place in places_in(with_wormholes(s) & systems(s))
        if place not in taken
        and not is_home(s, place)
        and most_at(s, me, DESTROYER, in_space(s, me, place), (place, None))
    ]


@targeted("ghost_ship", AIM_PLACE, haunted)
async def ghost_ship(s: Imperium, me: Seat, place: Place) -> None:
    "Place a destroyer in a system with a wormhole that is no home system and has no ships of others."
    await reclaim(s, me, [DESTROYER], (place, None))
    place_in_space(s, me, place, DESTROYER)


def stations(s: Imperium, me: int) -> list[Place]:
    """The systems with ships of yours, where a cruiser can be placed."""
    p = s.players[me]
    fleets = [place for place in sorted(p.space) if p.space[place].ships()]
    return [place for place in fleets if most_at(s, me, CRUISER, NOTHING, (place, None))]


@targeted("war_effort", AIM_PLACE, stations)
async def war_effort(s: Imperium, me: Seat, place: Place) -> None:
    "Place a cruiser in a system with ships of yours."
    await reclaim(s, me, [CRUISER], (place, None))
    place_in_space(s, me, place, CRUISER)


# --- own units are replaced or returned --------------------------------------------------------------------------


def recruits(s: Imperium, me: int) -> list[Source]:
    """Where your infantry is, as long as there are mechs to replace it."""
    if sheet(s, me).models[MECH] is None or not most_at(s, me, MECH, NOTHING):
        return []
    p = s.players[me]
    found: list[Source] = [(place, None) for place in sorted(p.space) if p.space[place].all[INFANTRY]]
    return found + [(s.places[planet], planet) for planet in sorted(p.ground) if p.ground[planet].all[INFANTRY]]


def infantry_at(s: Imperium, me: int, source: Source) -> int:
    """How many infantry are there."""
    place, planet = source
    return (in_space(s, me, place) if planet is None else on_planet(s, me, planet)).all[INFANTRY]


async def aim_refit(s: Imperium, me: Seat) -> tuple[int, ...]:
    """One or two infantry."""
    it = text("card.refit_troops")
    first = await aim(me, AIM_SOURCE, it, recruits(s, me))
    assert first is not None
    chosen = [first]
    left = [source for source in recruits(s, me) if infantry_at(s, me, source) > chosen.count(source)]
    if left and most_at(s, me, MECH, NOTHING) > 1:
        second = await choose(me, AIM_SOURCE, [*left, None], explain=lambda source: No("LRR 3.6a"), text=it)
        chosen += [second] if second is not None else []
    return tuple(n for place, planet in chosen for n in (place, NO_PLANET if planet is None else planet))


@as_action("card.refit_troops", if_any(recruits), aim=aim_refit)
async def refit_troops(s: Imperium, me: Seat, *sources: int) -> None:
    "Replace one or two of your infantry with mechs."
    p = s.players[me]
    for place, planet in zip(sources[::2], sources[1::2], strict=True):
        await reclaim(s, me, [MECH])
        forces = p.space[Place(place)] if planet < 0 else p.ground[Planet(planet)]
        disband(p, forces, INFANTRY)
        muster(p, forces, MECH)
        tell(s, "ti4-log-refits", seat=me, place=place)


def fleet(s: Imperium, me: int) -> list[tuple[Unit, Place]]:
    """Your ships that are not fighters."""
    p = s.players[me]
    return [(unit, place) for place in sorted(p.space) for unit in BIG_SHIPS if p.space[place].all[unit]]


async def aim_scuttle(s: Imperium, me: Seat) -> tuple[int, ...]:
    """One or two ships."""
    it = text("card.scuttle")
    first = await aim(me, AIM_SHIP, it, fleet(s, me))
    assert first is not None
    chosen = [first]
    left = [ship for ship in fleet(s, me) if s.players[me].space[ship[1]].all[ship[0]] > chosen.count(ship)]
    if left:
        second = await choose(me, AIM_SHIP, [*left, None], explain=lambda ship: No("LRR 3.6a"), text=it)
        chosen += [second] if second is not None else []
    return tuple(n for ship in chosen for n in ship)


@as_action("card.scuttle", if_any(fleet), aim=aim_scuttle)
async def scuttle(s: Imperium, me: Seat, *ships: int) -> None:
    "Return one or two of your ships that are not fighters; gain as many trade goods as they cost."
    p, models, worth = s.players[me], sheet(s, me), 0
    for unit, place in zip(ships[::2], ships[1::2], strict=True):
        disband(p, p.space[Place(place)], Unit(unit))
        worth += models.of(Unit(unit)).cost
        tidy(p, Place(place))
        s.loose |= 1 << place
    await gain_goods(s, me, worth)


# --- command tokens ----------------------------------------------------------------------------------------------


def commanding(s: Imperium, me: int) -> list[Seat]:
    """The other players with a token in the tactic pool."""
    return [other for other in others(s, me) if s.players[other].pools[TACTIC_POOL]]


@targeted("insubordination", AIM_PLAYER, commanding)
async def insubordination(s: Imperium, me: Seat, other: Seat) -> None:
    "A token goes from another player's tactic pool to the reinforcements."
    s.players[other].pools[TACTIC_POOL] -= 1
    tell(s, "ti4-log-loses-token", seat=other)


def in_range(s: Imperium, me: int) -> list[Place]:
    """The systems with ships of yours or adjacent to one, no home systems, where somebody has no token yet."""
    reach = ships_near(s, me, near(s, me)) & systems(s)
    return [place for place in places_in(reach) if not is_home(s, place) and jammed(s, me, place)]


def jammed(s: Imperium, me: int, place: Place) -> list[Seat]:
    """The other players without a token on a system, who have one to put there."""
    found = []
    for other in others(s, me):
        p = s.players[other]
        if not p.tokens >> place & 1 and has_token(s, other):
            found.append(other)
    return found


def has_token(s: Imperium, seat: int) -> bool:
    """Whether a player has a command token that is not on the board (LRR 52.3b)."""
    return s.players[seat].tokens.bit_count() < TOKENS


async def aim_jamming(s: Imperium, me: Seat) -> tuple[int, ...]:
    """A system, and a player."""
    it = text("card.signal_jamming")
    place = await aim(me, AIM_PLACE, it, in_range(s, me))
    return place, await aim(me, AIM_PLAYER, it, jammed(s, me, place))


@as_action("card.signal_jamming", if_any(in_range), aim=aim_jamming)
async def signal_jamming(s: Imperium, me: Seat, place: Place, other: Seat) -> None:
    "Another player's command token goes onto a system with ships of yours or beside one, but no home system."
    await lay_token(s, other, place)


@targeted("unexpected_action", AIM_PLACE, lambda s, me: places_in(s.players[me].tokens))
async def unexpected_action(s: Imperium, me: Seat, place: Place) -> None:
    "One of your command tokens goes from the board to your reinforcements."
    s.players[me].tokens &= ~(1 << place)


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(text("card.cripple_defenses"), worth=0.8, use=1.0, planet=harm)
opinion(text("card.lucky_shot"), worth=1.6, use=2.0)
opinion(text("card.plague"), worth=1.0, use=1.2, planet=harm)
opinion(text("card.reactor_meltdown"), worth=1.4, use=1.8)
opinion(text("card.tactical_bombardment"), worth=0.8, use=0.8)
opinion(text("card.unstable_planet"), worth=1.0, use=1.2, planet=harm)
opinion(text("card.frontline_deployment"), worth=1.5, use=2.0, planet=best_planet)
opinion(text("card.rise_of_a_messiah"), worth=2.0, use=2.5)
opinion(text("card.ghost_ship"), worth=1.5, use=2.0)
opinion(text("card.war_effort"), worth=2.0, use=2.5, place=strongest)
opinion(text("card.refit_troops"), worth=1.5, use=2.0)
opinion(text("card.scuttle"), worth=0.3, use=-1.0)
opinion(text("card.insubordination"), worth=1.4, use=1.5, player=hurt)
opinion(text("card.signal_jamming"), worth=1.1, use=1.2, player=hurt)
opinion(text("card.unexpected_action"), worth=2.0, use=2.0, place=strongest, unit=largest)
