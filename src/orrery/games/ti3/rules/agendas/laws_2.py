"""Twilight Imperium 3: the second half of the laws (T3.13.6), from the Minister of Exploration to Resource Management:
what they change while they are in force, and what happens if the council votes against them."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.ask import pick
from orrery.core.state import frame, tell, then
from orrery.core.windows import Window
from orrery.games.ti3.rules.aims import aim_amount, wants
from orrery.games.ti3.rules.battle import both_left
from orrery.games.ti3.rules.board import ready_planets
from orrery.games.ti3.rules.council import passed, strike_law
from orrery.games.ti3.rules.data import HOME_PLANETS, MECATOL_REX, YELLOW
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.fire import owe_hits, take_hits
from orrery.games.ti3.rules.hands import discard_cards, draw_cards
from orrery.games.ti3.rules.hooks import HOOKS, agenda, always, step
from orrery.games.ti3.rules.invasion import has_landed
from orrery.games.ti3.rules.kinds import DISCARD
from orrery.games.ti3.rules.listings import colour, specialty
from orrery.games.ti3.rules.nouns import AGAINST, STRATEGY, STRATEGY_POOL
from orrery.games.ti3.rules.queries import (
    DropTroops,
    LandingForbidden,
    NoRedistribution,
    Specialties,
    StatusCards,
    TechnologyCost,
    TechnologyForbidden,
)
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.sheets import Sheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.things import Seat, by_planet
from orrery.games.ti3.rules.units import GROUND_FORCE
from orrery.games.ti3.rules.verbs import gain_goods, kill_troops, make_neutral, put_troops, spend_counter
from orrery.games.ti3.rules.windows import ANY_TIME, BeforeBattle, PlanetTaken, SecondaryDeclined

INTERNAL_SECURITY = text("politic.minister_of_internal_security")
PLANETARY_CONSCRIPTION = text("politic.planetary_conscription")
REGRESSIVE_RHETORIC = text("politic.regressive_rhetoric")
REGULATED_CONSCRIPTION = text("politic.regulated_conscription")
RESEARCH_GRANT = text("politic.research_grant")
RESOURCE_MANAGEMENT = text("politic.resource_management")
TECHNOLOGY = STRATEGY.index["technology"]


@step
async def discards(s: Twilight, seat: Seat, count: int) -> None:
    """A player discards action cards of the own choice, as far as there are any."""
    hand = s.players[seat].hand
    count = min(count, len(hand))
    if count:
        cards = await pick(seat, DISCARD, hand, count, count, how_many="T3.13.6", of_which="T3.13.6", number=count)
        discard_cards(s, seat, cards)
        tell(s, "ti3-log-discards", seat=seat, count=count)


# --- 20 to 23: ministers -----------------------------------------------------------------------------------------


def landed(s: Twilight, me: int, w: PlanetTaken) -> bool:
    """Whether a neutral planet has been taken by somebody else's landing."""
    return w.loser < 0 and w.seat != me and has_landed(s, w.seat)


@HOOKS.trigger(PlanetTaken, text("politic.minister_of_exploration"), when=landed)
async def minister_of_exploration(s: Twilight, me: int, w: PlanetTaken) -> None:
    "A trade good whenever somebody else lands on a neutral planet."
    gain_goods(s, me, 1)


@HOOKS.reaction(ANY_TIME, INTERNAL_SECURITY, when=lambda s, me, w: s.troops[MECATOL_REX] > 0)
async def minister_of_internal_security(s: Twilight, me: int, w: Window) -> None:
    "Discard the card to destroy up to four ground forces on Mecatol Rex."
    strike_law(s, politic_of(INTERNAL_SECURITY))
    kill_troops(s, MECATOL_REX, await aim_amount(me, INTERNAL_SECURITY, 1, min(4, s.troops[MECATOL_REX])))


@HOOKS.modifier(StatusCards, text("politic.minister_of_policy"))
def minister_of_policy(s: Twilight, me: int, query: StatusCards, cards: int) -> int:
    "One more action card in the status phase."
    return cards + 1


def has_counter(s: Twilight, me: int, w: BeforeBattle) -> bool:
    return s.players[me].counters[STRATEGY_POOL] > 0 and both_left(s)


@HOOKS.reaction(BeforeBattle, text("politic.minister_of_war"), when=has_counter)
async def minister_of_war(s: Twilight, me: int, w: BeforeBattle) -> None:
    "A counter of the strategy allocation is a hit before the first round of a battle; nothing fires back."
    spend_counter(s, me, STRATEGY_POOL)
    foe = Seat(w.against if w.seat == me else w.seat)
    owe_hits(s, foe, w.place, 1)
    await take_hits(s, foe, Seat(me), w.place, 1)


# --- 24 Planetary Conscription -----------------------------------------------------------------------------------


def settled(s: Twilight, me: int, w: PlanetTaken) -> bool:
    return w.seat == me and w.loser < 0 and passed(s, PLANETARY_CONSCRIPTION)


@HOOKS.reaction(PlanetTaken, PLANETARY_CONSCRIPTION, when=settled)
async def conscripts(s: Twilight, me: int, w: PlanetTaken) -> None:
    "Whoever takes a neutral planet may put a ground force on it."
    put_troops(s, w.planet, 1)


@agenda("planetary_conscription")
async def planetary_conscription(s: Twilight, side: int) -> None:
    "Against: nobody lands on a neutral planet for the rest of the round."
    if side == AGAINST:
        lasts(s, PLANETARY_CONSCRIPTION, TABLE, ROUND)


@HOOKS.modifier(LandingForbidden, PLANETARY_CONSCRIPTION)
def no_settlers(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    stopped = s.owner[query.planet] < 0 and [*in_force(s, PLANETARY_CONSCRIPTION)]
    return PLANETARY_CONSCRIPTION + 1 if stopped else forbids


# --- 25 Planetary Security ---------------------------------------------------------------------------------------


@always("politic.planetary_security")
def planetary_security(s: Twilight) -> None:
    "Planets outside home systems without a ground force become neutral."
    fought = s.invasion.troops if s.invasion is not None else ()
    for planet, owner in by_planet(s.owner):
        if owner >= 0 and not s.troops[planet] and not HOME_PLANETS >> planet & 1 and planet not in fought:
            make_neutral(s, planet)
            tell(s, "ti3-log-ungarrisoned", seat=owner, planet=planet)


# --- 26 Regressive Rhetoric --------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, REGRESSIVE_RHETORIC)
def dearer(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "All technologies cost 2 more."
    return cost + 2


@HOOKS.trigger(SecondaryDeclined, REGRESSIVE_RHETORIC, when=lambda s, me, w: w.strategy == TECHNOLOGY)
async def idle_talk(s: Twilight, me: int, w: SecondaryDeclined) -> None:
    "Whoever does not use the secondary ability of Technology may draw an action card."
    if await wants(w.seat, REGRESSIVE_RHETORIC):
        await draw_cards(s, w.seat, 1)


@agenda("regressive_rhetoric")
async def regressive_rhetoric(s: Twilight, side: int) -> None:
    "Against: all discard an action card."
    if side == AGAINST:
        then(s, *(frame(discards, seat, 1) for seat in order_of_play(s)))


# --- 27 Regulated Conscription -----------------------------------------------------------------------------------


@on_sheet(REGULATED_CONSCRIPTION)
def one_by_one(it: Sheet) -> None:
    "Ground forces cost 1 resource each."
    it.lot[GROUND_FORCE] = 1


@HOOKS.modifier(DropTroops, REGULATED_CONSCRIPTION)
def drop_one(s: Twilight, me: int, query: DropTroops, troops: int) -> int:
    "A counter brings Sol only one of them."
    return min(1, troops)


# --- 28 Research Grant -------------------------------------------------------------------------------------------


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


# --- 29 Resource Management --------------------------------------------------------------------------------------


@HOOKS.modifier(NoRedistribution, RESOURCE_MANAGEMENT)
def as_they_are(s: Twilight, me: int, query: NoRedistribution, forbids: int) -> int:
    "Nobody redistributes command counters."
    return RESOURCE_MANAGEMENT + 1


@agenda("resource_management")
async def resource_management(s: Twilight, side: int) -> None:
    "Against: whoever has three or more action cards discards two."
    if side == AGAINST:
        then(s, *(frame(discards, seat, 2) for seat in order_of_play(s) if len(s.players[seat].hand) >= 3))
