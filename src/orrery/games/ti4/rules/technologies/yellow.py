"""Twilight Imperium 4: the yellow technologies (cybernetic, LRR 89.7)."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space, on_planet, open_to, planets_at, planets_of, resources
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES
from orrery.games.ti4.rules.effects import ACTION, VOTE, drop, holds, lasts
from orrery.games.ti4.rules.exploration import can_be_explored, explore
from orrery.games.ti4.rules.hooks import HOOKS, step
from orrery.games.ti4.rules.judge import Judge, bare_planets, best_planet, idle_troops, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET
from orrery.games.ti4.rules.production import NO_LIMIT, Yard, assemble, choices
from orrery.games.ti4.rules.queries.battle import FightersSpared
from orrery.games.ti4.rules.queries.council import ExtraVotes
from orrery.games.ti4.rules.queries.development import ProductionDiscount
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import redistribute
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Place, Planet, Seat
from orrery.games.ti4.rules.transit import transit, troop_places
from orrery.games.ti4.rules.windows.battle import CannonsFire, ControlGained
from orrery.games.ti4.rules.windows.council import AgendaResolved, VoteBegins
from orrery.games.ti4.rules.windows.rounds import Activated, TurnBegins, TurnEnds

SARWEEN_TOOLS = text("technology.sarween_tools")
SCANLINK = text("technology.scanlink_drone_network")
GRAVITON_LASER_SYSTEM = text("technology.graviton_laser_system")
PREDICTIVE_INTELLIGENCE = text("technology.predictive_intelligence")
TRANSIT_DIODES = text("technology.transit_diodes")
INTEGRATED_ECONOMY = text("technology.integrated_economy")
MORE_VOTES = 3
MOST_MOVED = 4


@HOOKS.modifier(ProductionDiscount, SARWEEN_TOOLS)
def sarween_tools(s: Imperium, me: int, query: ProductionDiscount, value: int) -> int:
    "What your units produce with production costs 1 less together (LRR F.18)."
    return value + 1


# --- Scanlink Drone Network --------------------------------------------------------------------------------------


def scanned(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The planets of a system with units of yours that can be explored."""
    return [planet for planet in planets_at(s, place) if on_planet(s, me, planet) and can_be_explored(s, planet)]


@HOOKS.reaction(
    Activated, SCANLINK, when=lambda s, me, w: w.seat == me and s.expansion and bool(scanned(s, me, w.place))
)
async def scanlink_drone_network(s: Imperium, me: Seat, w: Activated) -> None:
    "When you activate a system you may explore a planet there with units of yours."
    planet = await aim(me, AIM_PLANET, SCANLINK, scanned(s, me, w.place))
    then(s, frame(explore, me, planet))


# --- Graviton Laser System ---------------------------------------------------------------------------------------


def can_sort(s: Imperium, me: int, w: CannonsFire) -> bool:
    """Whether your cannons fire at a fleet with fighters and other ships."""
    fleet = in_space(s, w.against, w.place)
    return w.seat == me and w.planet < 0 and fleet.all[FIGHTER] > 0 and fleet.big_ships() > 0


@HOOKS.reaction(CannonsFire, GRAVITON_LASER_SYSTEM, when=can_sort, exhausts=True)
async def graviton_laser_system(s: Imperium, me: Seat, w: CannonsFire) -> None:
    "Exhaust it before your space cannons fire: their hits go to ships that are not fighters, if possible."
    lasts(s, GRAVITON_LASER_SYSTEM, me, ACTION)
    then(s, frame(laser_off, me))


@step
async def laser_off(s: Imperium, seat: Seat) -> None:
    """The hits have been assigned."""
    drop(s, GRAVITON_LASER_SYSTEM, seat)


@HOOKS.modifier(FightersSpared, GRAVITON_LASER_SYSTEM)
def sorts(s: Imperium, me: int, query: FightersSpared, value: int) -> int:
    "As long as the laser is on."
    return value or holds(s, GRAVITON_LASER_SYSTEM, me)


# --- Predictive Intelligence -------------------------------------------------------------------------------------


@HOOKS.reaction(TurnEnds, PREDICTIVE_INTELLIGENCE, when=lambda s, me, w: w.seat == me, exhausts=True)
async def predictive_intelligence(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Exhaust it at the end of your turn to redistribute your command tokens."
    await redistribute(s, me)


def foresees(s: Imperium, me: int, w: VoteBegins) -> bool:
    """Whether the card is ready (LRR 30.1)."""
    return bool(s.players[me].texts.ready >> PREDICTIVE_INTELLIGENCE & 1)


@HOOKS.reaction(VoteBegins, PREDICTIVE_INTELLIGENCE, when=foresees)
async def foresight(s: Imperium, me: Seat, w: VoteBegins) -> None:
    "When you cast votes you may cast 3 additional ones."
    lasts(s, PREDICTIVE_INTELLIGENCE, me, VOTE)


@HOOKS.modifier(ExtraVotes, PREDICTIVE_INTELLIGENCE)
def foreseen(s: Imperium, me: int, query: ExtraVotes, value: int) -> int:
    "The additional votes."
    return value + MORE_VOTES * holds(s, PREDICTIVE_INTELLIGENCE, me)


@HOOKS.trigger(AgendaResolved, PREDICTIVE_INTELLIGENCE)
async def mistaken(s: Imperium, me: Seat, w: AgendaResolved) -> None:
    "If another outcome is resolved than the one you voted for, the card is exhausted."
    votes = s.council.votes if s.council is not None else []
    wrong = any(seat == me and outcome != w.outcome for seat, outcome, _ in votes)
    texts = s.players[me].texts
    if wrong and holds(s, PREDICTIVE_INTELLIGENCE, me):
        texts.exhaust(PREDICTIVE_INTELLIGENCE, texts.owners(PREDICTIVE_INTELLIGENCE, ready=True)[0])


# --- Transit Diodes ----------------------------------------------------------------------------------------------


def havens(s: Imperium, me: int) -> list[Planet]:
    """The planets you control on which units can be placed."""
    return [planet for planet in planets_of(s, me) if open_to(s, me, planet)]


@HOOKS.reaction(
    TurnBegins,
    TRANSIT_DIODES,
    when=lambda s, me, w: w.seat == me and bool(troop_places(s, me)) and bool(havens(s, me)),
    exhausts=True,
)
async def transit_diodes(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "Exhaust it at the start of your turn; up to 4 of your ground forces go onto planets you control."
    await transit(s, me, TRANSIT_DIODES, MOST_MOVED, havens(s, me))


# --- Integrated Economy ------------------------------------------------------------------------------------------


def economy(s: Imperium, planet: Planet) -> Yard:
    """Any number of units on a planet, which are paid for (LRR F.17) and cost no more than its resources."""
    return Yard(s.places[planet], NO_LIMIT, [planet], units=GROUND_FORCES, worth=resources(s, planet))


@HOOKS.reaction(
    ControlGained,
    INTEGRATED_ECONOMY,
    when=lambda s, me, w: w.seat == me and bool(choices(s, Seat(me), economy(s, w.planet))),
)
async def integrated_economy(s: Imperium, me: Seat, w: ControlGained) -> None:
    "After you have gained a planet you may produce units on it for as much as its resources."
    await assemble(s, me, economy(s, w.planet))


# --- what bots think of them -------------------------------------------------------------------------------------


def when_voting(it: Judge) -> float:
    """For the votes; the tokens are well distributed as they are."""
    return 1.0 if it.s.phase == "agenda" else -1.0


opinion(SARWEEN_TOOLS, worth=2.4)
opinion(SCANLINK, worth=1.5, use=1.5, planet=best_planet)
opinion(GRAVITON_LASER_SYSTEM, worth=0.8, use=1.0)
opinion(PREDICTIVE_INTELLIGENCE, worth=1.2, use=when_voting)
opinion(TRANSIT_DIODES, worth=1.2, use=bare_planets, place=idle_troops)
opinion(INTEGRATED_ECONOMY, worth=2.0, use=1.5)
