"""Twilight Imperium 3: the first half of the events that come before the council (T3.13), in the order of the
cards."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.chance import Roll
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_player, aim_strategy, aim_text, wants
from orrery.games.ti3.rules.board import fleet_of, near, outside_home, planets_at, planets_of, troop_stacks
from orrery.games.ti3.rules.council import strike_law
from orrery.games.ti3.rules.data import INITIATIVE, MECATOL_REX, RED
from orrery.games.ti3.rules.effects import ROUND, VOTE, in_force, lasts
from orrery.games.ti3.rules.fire import take_hits
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.kinds import DIE
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import AFLOAT, AGAINST, FOR
from orrery.games.ti3.rules.optional.leaders import kill_all
from orrery.games.ti3.rules.options import EACH_UNIT, REDUCE_DREADNOUGHTS, on
from orrery.games.ti3.rules.queries import SecondaryCost, SecondaryForbidden, TacticalPrice
from orrery.games.ti3.rules.research import technology
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import can_use, secondary
from orrery.games.ti3.rules.texts import concerns, politic_of, text, text_of_politic
from orrery.games.ti3.rules.things import NO_SEAT, Figure, Place, Planet, Seat, Side, Unit, places_in
from orrery.games.ti3.rules.units import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    GROUND_FORCE,
    IN_SPACE,
    NO_FLEET,
    PDS,
    SPACE_DOCK,
    STATS,
    ships,
)
from orrery.games.ti3.rules.verbs import (
    destroy,
    exhaust,
    fall,
    gain_goods,
    gain_points,
    give_goods,
    kill_troops,
    lose_dock,
    make_neutral,
    put_troops,
    raze,
    spend_goods,
    take_planet,
)

AGGRESSIVE_STRATEGY = text("politic.aggressive_strategy")
concerns(AGGRESSIVE_STRATEGY, Side)
ANCIENT_ARTIFACT = text("politic.ancient_artifact")
ARMS_REDUCTION = text("politic.arms_reduction")
COLONIAL_REDISTRIBUTION = text("politic.colonial_redistribution")
HOLDER_OF_MECATOL_REX = text("politic.holder_of_mecatol_rex")
IMPERIAL_CONTAINMENT = text("politic.imperial_containment")


# --- 1 Aggressive Strategy ---------------------------------------------------------------------------------------


@agenda("aggressive_strategy")
async def aggressive_strategy(s: Twilight, side: int) -> None:
    "For: all may use the secondary ability of an own strategy card for nothing. Against: nobody uses any this round."
    lasts(s, AGGRESSIVE_STRATEGY, TABLE, VOTE if side == FOR else ROUND, side)
    if side == FOR:
        then(s, *(frame(own_secondary, seat) for seat in order_of_play(s)))


@step
async def own_secondary(s: Twilight, seat: Seat) -> None:
    """Which of the own strategy cards, if there are two?"""
    cards = [card for card in s.players[seat].strategies if card != INITIATIVE and can_use(s, seat, card)]
    if cards:
        card = cards[0] if len(cards) == 1 else await aim_strategy(seat, AGGRESSIVE_STRATEGY, cards)
        then(s, frame(secondary, seat, card))


@HOOKS.modifier(SecondaryCost, AGGRESSIVE_STRATEGY)
def free_secondary(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    return 0 if (FOR,) in in_force(s, AGGRESSIVE_STRATEGY) else cost


@HOOKS.modifier(SecondaryForbidden, AGGRESSIVE_STRATEGY)
def no_secondary(s: Twilight, me: int, query: SecondaryForbidden, forbids: int) -> int:
    return AGGRESSIVE_STRATEGY + 1 if (AGAINST,) in in_force(s, AGGRESSIVE_STRATEGY) else forbids


# --- 2 Ancient Artifact ------------------------------------------------------------------------------------------

BLAST, HARD = 3, 5


@agenda("ancient_artifact")
async def ancient_artifact(s: Twilight, side: int) -> None:
    "For: a die. 1 to 5: Mecatol Rex is laid waste and what is near suffers; 6 to 10: two technologies for all."
    if side == AGAINST:
        return
    dice = await Roll(DIE, 1, SIDES)
    tell(s, "ti3-log-dice-of", text=ANCIENT_ARTIFACT, dice=dice)
    if dice[0] > 5:
        then(s, *(frame(technology, seat) for seat in order_of_play(s) for _ in range(2)))
        return
    for seat, p in enumerate(s.players):
        fleet = p.fleets.get(CENTRE, NO_FLEET)
        destroy(s, seat, CENTRE, fleet.each(IN_SPACE))
        fall(s, seat, fleet.of(GROUND_FORCE))
    kill_troops(s, MECATOL_REX, s.troops[MECATOL_REX])
    raze(s, MECATOL_REX)
    kill_all(s, MECATOL_REX, AFLOAT + CENTRE)
    then(s, *(frame(blast, place) for place in places_in(near(s)[CENTRE])))


@step
async def blast(s: Twilight, place: Place) -> None:
    """Three rolls against each fleet, and against the ground forces of each planet (T3.17.21)."""
    for seat in order_of_play(s):
        if ships(fleet_of(s, seat, place)):
            dice = await Roll(DIE, BLAST, SIDES)
            tell(s, "ti3-log-blast", seat=seat, place=place, dice=dice, hits=hits(dice))
            then(s, frame(take_hits, seat, NO_SEAT, place, hits(dice)))
    for planet in planets_at(s, place):
        if on(s, EACH_UNIT):
            await blast_units(s, planet)
        elif s.troops[planet]:
            kill_troops(s, planet, await blasted(s, planet, GROUND_FORCE))


def hits(dice: tuple[int, ...]) -> int:
    return sum(die >= HARD for die in dice)


async def blasted(s: Twilight, planet: Planet, unit: Unit) -> int:
    """The hits of three rolls against what stands on a planet."""
    dice = await Roll(DIE, BLAST, SIDES)
    tell(s, "ti3-log-blast-planet", planet=planet, built=unit, dice=dice, hits=hits(dice))
    return hits(dice)


async def blast_units(s: Twilight, planet: Planet) -> None:
    """Three rolls against each single unit on a planet."""
    dead = [
        unit
        for unit, count in ((GROUND_FORCE, s.troops[planet]), (PDS, s.pds[planet]), (SPACE_DOCK, s.docks >> planet & 1))
        for _ in range(count)
        if await blasted(s, planet, unit)
    ]
    kill_troops(s, planet, dead.count(GROUND_FORCE))
    s.pds[planet] -= dead.count(PDS)
    s.players[s.owner[planet]].reserve[PDS] += dead.count(PDS)
    if SPACE_DOCK in dead:
        lose_dock(s, planet)


# --- 3 Arms Reduction --------------------------------------------------------------------------------------------


@agenda("arms_reduction")
async def arms_reduction(s: Twilight, side: int) -> None:
    "For: all but 2 destroyers and 4 cruisers of each player are destroyed. Against: planets with a red specialty tire."
    few = DREADNOUGHT if on(s, REDUCE_DREADNOUGHTS) else DESTROYER
    for seat in reversed(order_of_play(s)):
        if side == FOR:
            then(s, frame(disarm, seat, few, 2), frame(disarm, seat, CRUISER, 4))
        else:
            exhaust(s, [p for p in planets_of(s, seat) if specialty(s, p) == RED])


@step
async def disarm(s: Twilight, seat: Seat, unit: Figure, keep: int) -> None:
    """One ship too many is destroyed, and so on."""
    fleets = s.players[seat].fleets
    places = [place for place in sorted(fleets) if fleets[place].of(unit)]
    if sum(fleets[place].of(unit) for place in places) > keep:
        place = places[0] if len(places) == 1 else await aim_place(seat, ARMS_REDUCTION, places)
        destroy(s, seat, place, [unit])
        then(s, frame(disarm, seat, unit, keep))


# --- 4 Colonial Redistribution -----------------------------------------------------------------------------------


@agenda("colonial_redistribution")
async def colonial_redistribution(s: Twilight, side: int) -> None:
    "For: whoever has most points clears a planet and gives it to somebody with fewest, who may settle it."
    most = max(p.points for p in s.players)
    first = [Seat(seat) for seat, p in enumerate(s.players) if p.points == most]
    if side == FOR:
        (drawn,) = await Roll(DIE, 1, len(first)) if len(first) > 1 else (1,)
        then(s, frame(give_colony, first[drawn - 1]))


@step
async def give_colony(s: Twilight, seat: Seat) -> None:
    """Which planet, and to whom?"""
    planets = planets_of(s, seat)
    if planets:
        planet = await aim_planet(seat, COLONIAL_REDISTRIBUTION, planets)
        kill_troops(s, planet, s.troops[planet])
        fewest = min(s.players[rival].points for rival in others(s, seat))
        last = [rival for rival in others(s, seat) if s.players[rival].points == fewest]
        rival = last[0] if len(last) == 1 else await aim_player(seat, COLONIAL_REDISTRIBUTION, last)
        then(s, frame(settle_colony, rival, planet))


@step
async def settle_colony(s: Twilight, seat: Seat, planet: Planet) -> None:
    """Does the new owner want it?"""
    if await wants(seat, COLONIAL_REDISTRIBUTION):
        raze(s, planet)
        await take_planet(s, seat, planet)
        put_troops(s, planet, 3)


# --- 5 to 8 ------------------------------------------------------------------------------------------------------


@agenda("compensated_disarmament")
async def compensated_disarmament(s: Twilight, planet: Planet) -> None:
    "The ground forces of the planet are destroyed; its owner gets a trade good for each."
    owner = s.owner[planet]
    lost = kill_troops(s, planet, s.troops[planet])
    if lost:
        gain_goods(s, owner, lost)


@agenda("cost_overruns")
async def cost_overruns(s: Twilight, side: int) -> None:
    "For: each player discards a trade good for every own planet, as far as there are any."
    for seat, p in enumerate(s.players) if side == FOR else ():
        spend_goods(s, seat, min(p.goods, len(planets_of(s, seat))))


@agenda("dispute_resolution")
async def dispute_resolution(s: Twilight, planet: Planet, other: Planet) -> None:
    "Both planets are neutral again, and all on them is destroyed."
    for one in (planet, other):
        make_neutral(s, one)
        tell(s, "ti3-log-neutral", planet=one)


@agenda("economic_revitalization")
async def economic_revitalization(s: Twilight, seat: int) -> None:
    "The player gets a trade good from each of the others, as far as they have any."
    for rival in others(s, seat):
        give_goods(s, rival, seat, min(1, s.players[rival].goods))


# --- 9 Holder of Mecatol Rex -------------------------------------------------------------------------------------


@agenda("holder_of_mecatol_rex")
async def holder_of_mecatol_rex(s: Twilight, side: int) -> None:
    "For: whoever has Mecatol Rex may strike a law. Against: 2 ground forces there."
    holder = s.owner[MECATOL_REX]
    if holder < 0:
        return
    if side == FOR:
        then(s, frame(may_strike, holder, HOLDER_OF_MECATOL_REX))
    elif may_station(s, holder, MECATOL_REX):
        put_troops(s, MECATOL_REX, 2)


@step
async def may_strike(s: Twilight, seat: Seat, why: Ability) -> None:
    """A player may strike one of the laws in force."""
    if s.laws and await wants(seat, why):
        strike_law(s, politic_of(await aim_text(seat, why, [text_of_politic(law) for law in s.laws])))


def may_station(s: Twilight, seat: int, planet: Planet) -> bool:
    """Whether there is a figure for more ground forces on a planet (T3.14.4)."""
    return s.troops[planet] > 0 or troop_stacks(s, seat) < STATS[GROUND_FORCE].figures


# --- 10, 11 ------------------------------------------------------------------------------------------------------


@agenda("imperial_containment")
async def imperial_containment(s: Twilight, side: int) -> None:
    "For: those with most planets outside the home system lose a command counter with every tactical action this round."
    counts = [len(outside_home(s, seat)) for seat in range(len(s.players))]
    for seat, count in enumerate(counts) if side == FOR else ():
        if count == max(counts):
            lasts(s, IMPERIAL_CONTAINMENT, seat, ROUND)


@HOOKS.modifier(TacticalPrice, IMPERIAL_CONTAINMENT)
def pay_twice(s: Twilight, me: int, query: TacticalPrice, price: int) -> int:
    return price + 1


@agenda("imperial_mandate")
async def imperial_mandate(s: Twilight, side: int) -> None:
    "For: 2 victory points for all. Against: all lose 1."
    for seat in order_of_play(s):
        gain_points(s, seat, 2 if side == FOR else -1)
