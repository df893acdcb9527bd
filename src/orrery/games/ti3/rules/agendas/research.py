"""Twilight Imperium 3: the political cards about technologies (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.chance import Roll
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.agendas.demands import discards, lose_cards_
from orrery.games.ti3.rules.aims import aim_technology, wants
from orrery.games.ti3.rules.board import fleet_of, near, planets_at, ready_planets
from orrery.games.ti3.rules.council import council_of, passed
from orrery.games.ti3.rules.data import GREEN, MECATOL_REX, RED, TECHNOLOGY, YELLOW
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.fire import take_hits
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.hands import draw_cards
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.kinds import DIE
from orrery.games.ti3.rules.listings import colour, specialty
from orrery.games.ti3.rules.nouns import AFLOAT, AGAINST, FOR
from orrery.games.ti3.rules.optional.leaders import kill_all
from orrery.games.ti3.rules.options import EACH_UNIT, ruling
from orrery.games.ti3.rules.queries import SecondaryCost, Specialties, TechnologyCost, TechnologyForbidden
from orrery.games.ti3.rules.research import missing, technology
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.things import (
    NO_SEAT,
    Place,
    Planet,
    Technology,
    Unit,
    places_in,
    technologies_in,
)
from orrery.games.ti3.rules.units import GROUND_FORCE, IN_SPACE, NO_FLEET, PDS, SPACE_DOCK, ships
from orrery.games.ti3.rules.verbs import destroy, fall, gain_goods, kill_troops, lose_dock, lose_technology, raze
from orrery.games.ti3.rules.windows import SecondaryDeclined, StatusPhase

ANCIENT_ARTIFACT = text("politic.ancient_artifact")
TECHNOLOGY_INVESTIGATION = text("politic.technology_investigation")
REGRESSIVE_RHETORIC = text("politic.regressive_rhetoric")
RESEARCH_GRANT = text("politic.research_grant")
SUBSIDIZED_STUDIES = text("politic.subsidized_studies")
TECHNOLOGY_BUY_BACK = text("politic.technology_buy_back")
TECHNOLOGY_TARIFFS = text("politic.technology_tariffs")
SCIENCE_COMMUNITY_SPEAKER = text("politic.science_community_speaker")

# --- Ancient Artifact --------------------------------------------------------------------------------------------


BLAST, HARD = 3, 5


@agenda("ancient_artifact")
async def ancient_artifact(s: Twilight, side: int) -> None:
    "For: a die. 1 to 5: Mecatol Rex is laid waste and its surroundings suffer; 6 to 10: all get two technologies."
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


def far_from_ruin(it: Judge) -> bool:
    """Two technologies for everyone, or ruin around Mecatol Rex."""
    s, around = it.s, (CENTRE, *places_in(near(it.s)[CENTRE]))
    there = sum(ships(fleet_of(s, it.seat, place)) for place in around) + s.troops[MECATOL_REX]
    return not (s.owner[MECATOL_REX] == it.seat or there > 3)


opinion(ANCIENT_ARTIFACT, vote=far_from_ruin, feared=lambda it: not far_from_ruin(it))


@step
async def blast(s: Twilight, place: Place) -> None:
    """Three rolls against each fleet, and against the ground forces of each planet (T3.17.21)."""
    for seat in order_of_play(s):
        if ships(fleet_of(s, seat, place)):
            dice = await Roll(DIE, BLAST, SIDES)
            tell(s, "ti3-log-blast", seat=seat, place=place, dice=dice, hits=hits(dice))
            then(s, frame(take_hits, seat, NO_SEAT, place, hits(dice)))
    for planet in planets_at(s, place):
        if ruling(s, EACH_UNIT):
            await blast_units(s, planet)
        elif s.troops[planet]:
            kill_troops(s, planet, await blasted(s, planet, GROUND_FORCE))


def hits(dice: tuple[int, ...]) -> int:
    return sum(die >= HARD for die in dice)


async def blasted(s: Twilight, planet: Planet, unit: Unit) -> int:
    """The hits of three rolls against the units on a planet."""
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


# --- Technology Investigation ------------------------------------------------------------------------------------


@agenda("technology_investigation")
async def technology_investigation(s: Twilight, side: int) -> None:
    "For: nobody buys technologies this round. Against: all lose a random action card; two more political cards."
    if side == FOR:
        lasts(s, TECHNOLOGY_INVESTIGATION, TABLE, ROUND)
    else:
        council_of(s).more = 2
        then(s, *(frame(lose_cards_, seat, 1) for seat in order_of_play(s)))


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_INVESTIGATION)
def not_for_sale(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    return TECHNOLOGY_INVESTIGATION + 1 if query.bought else forbids


opinion(TECHNOLOGY_INVESTIGATION, vote=lambda it: not it.wants_technology())


# --- Regressive Rhetoric -----------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, REGRESSIVE_RHETORIC)
def dearer(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "All technologies cost 2 more."
    return cost + 2


@HOOKS.trigger(SecondaryDeclined, REGRESSIVE_RHETORIC, when=lambda s, me, w: w.strategy == TECHNOLOGY)
async def idle_talk(s: Twilight, me: int, w: SecondaryDeclined) -> None:
    "A player who does not use the secondary ability of Technology may draw an action card."
    if await wants(w.seat, REGRESSIVE_RHETORIC):
        await draw_cards(s, w.seat, 1)


@agenda("regressive_rhetoric")
async def regressive_rhetoric(s: Twilight, side: int) -> None:
    "Against: everyone discards an action card."
    if side == AGAINST:
        then(s, *(frame(discards, seat, 1) for seat in order_of_play(s)))


opinion(REGRESSIVE_RHETORIC, vote=False)


# --- Research Grant ----------------------------------------------------------------------------------------------


@HOOKS.modifier(Specialties, RESEARCH_GRANT)
def all_colours(s: Twilight, me: int, query: Specialties, spared: int) -> int:
    "Specialties count for all colours."
    if not passed(s, RESEARCH_GRANT):
        return spared
    found = [specialty(s, planet) for planet in ready_planets(s, query.seat)]
    return spared + sum(one not in (-1, query.colour) for one in found)


@agenda("research_grant")
async def research_grant(s: Twilight, side: int) -> None:
    "Against: nobody receives yellow technologies for the rest of the round."
    if side == AGAINST:
        lasts(s, RESEARCH_GRANT, TABLE, ROUND)


@HOOKS.modifier(TechnologyForbidden, RESEARCH_GRANT)
def no_yellow(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    stopped = colour(s, query.technology) == YELLOW and [*in_force(s, RESEARCH_GRANT)]
    return RESEARCH_GRANT + 1 if stopped else forbids


opinion(RESEARCH_GRANT, vote=True)


# --- Subsidized Studies ------------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, SUBSIDIZED_STUDIES)
def subsidized_studies(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Technologies of one colour cost 3 less, all others 2 more."
    cheaper = s.laws[politic_of(SUBSIDIZED_STUDIES)] == (colour(s, query.technology),)
    return cost - 3 if cheaper else cost + 2


# --- Technology Buy-back -----------------------------------------------------------------------------------------


BUY_BACK = 6


def superfluous(s: Twilight, seat: int) -> list[Technology]:
    """The technologies of a player that none of their other technologies requires."""
    mine = s.players[seat].technologies
    known = technologies_in(mine)
    return [t for t in known if all(missing(s, mine & ~(1 << t), u) <= missing(s, mine, u) for u in known if u != t)]


def can_sell(s: Twilight, me: int, w: StatusPhase) -> bool:
    return passed(s, TECHNOLOGY_BUY_BACK) and bool(superfluous(s, me))


@HOOKS.reaction(StatusPhase, TECHNOLOGY_BUY_BACK, when=can_sell)
async def buy_back(s: Twilight, me: int, w: StatusPhase) -> None:
    "In the status phase a technology may be returned for 6 trade goods."
    lose_technology(s, me, await aim_technology(me, TECHNOLOGY_BUY_BACK, superfluous(s, me)))
    gain_goods(s, me, BUY_BACK)


@agenda("technology_buy_back")
async def technology_buy_back(s: Twilight, side: int) -> None:
    "Against: nobody receives technologies this round."
    if side == AGAINST:
        lasts(s, TECHNOLOGY_BUY_BACK, TABLE, ROUND)


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_BUY_BACK)
def no_technology(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    return TECHNOLOGY_BUY_BACK + 1 if [*in_force(s, TECHNOLOGY_BUY_BACK)] else forbids


opinion(TECHNOLOGY_BUY_BACK, vote=True, use=False)


# --- Technology Tariffs ------------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, TECHNOLOGY_TARIFFS)
def dear_weapons(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Red technologies cost 4 more."
    return cost + 4 * (colour(s, query.technology) == RED and passed(s, TECHNOLOGY_TARIFFS))


@agenda("technology_tariffs")
async def technology_tariffs(s: Twilight, side: int) -> None:
    "Against: nobody receives green technologies for the rest of the round."
    if side == AGAINST:
        lasts(s, TECHNOLOGY_TARIFFS, TABLE, ROUND)


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_TARIFFS)
def no_green(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    stopped = colour(s, query.technology) == GREEN and [*in_force(s, TECHNOLOGY_TARIFFS)]
    return TECHNOLOGY_TARIFFS + 1 if stopped else forbids


opinion(TECHNOLOGY_TARIFFS, vote=False)


# --- Science Community Speaker -----------------------------------------------------------------------------------


@HOOKS.modifier(SecondaryCost, SCIENCE_COMMUNITY_SPEAKER)
def for_science(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    "The secondary ability of Technology costs no command counter."
    return 0 if query.card == TECHNOLOGY else cost


@HOOKS.modifier(TechnologyCost, SCIENCE_COMMUNITY_SPEAKER)
def cheaper(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Technologies cost 1 less."
    return cost - 1


opinion(SCIENCE_COMMUNITY_SPEAKER, vote=True)
