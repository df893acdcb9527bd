"""Twilight Imperium 4: the agendas about planets, and the laws that lie on them (LRR 1, 11). What a law adds to the
resources and influence of its planet is an attachment (laws.py): Senate Sanctuary and Terraforming Initiative do no
more than that."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.agendas.demands import WHY, destroy_on, everyone
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import on_planet, open_to
from orrery.games.ti4.rules.control import gain_control
from orrery.games.ti4.rules.data import EVERY_UNIT, INFANTRY
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, agenda, step
from orrery.games.ti4.rules.judge import opinion
from orrery.games.ti4.rules.kinds import AIM_PLAYER
from orrery.games.ti4.rules.outcomes import elected_planet
from orrery.games.ti4.rules.queries.development import LandingForbidden, ProductionForbidden
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Planet, Seat
from orrery.games.ti4.rules.verbs import end_if_won, gain_points, garrison, lose_points, muster
from orrery.games.ti4.rules.windows.battle import ControlChanges

COLONIAL_REDISTRIBUTION = text("agenda.colonial_redistribution")
DEMILITARIZED_ZONE = text("agenda.demilitarized_zone")
HOLY_PLANET = text("agenda.holy_planet_of_ixth")

# --- Colonial Redistribution -------------------------------------------------------------------------------------


@agenda("colonial_redistribution")
async def colonial_redistribution(s: Imperium, outcome: Outcome) -> None:
    "All units on the planet are destroyed; one of those with the fewest points may settle there."
    planet = elected_planet(outcome)
    await destroy_on(s, planet, EVERY_UNIT)
    then(s, frame(new_settlers, planet))


@step
async def new_settlers(s: Imperium, planet: Planet) -> None:
    """Whoever controls the planet chooses one of the players with the fewest points (LRR F.27: in a demilitarized zone
    nobody settles)."""
    owner = s.owner[planet]
    fewest = min(s.players[seat].points for seat in everyone(s))
    poorest = sorted(seat for seat in everyone(s) if s.players[seat].points == fewest)
    settler = await aim(owner, AIM_PLAYER, COLONIAL_REDISTRIBUTION, poorest)
    if open_to(s, settler, planet):
        then(s, frame(settle, settler, planet))


@step
async def settle(s: Imperium, seat: Seat, planet: Planet) -> None:
    """That player may place an infantry, and then has the planet (LRR 53.5a)."""
    if await wants(seat, COLONIAL_REDISTRIBUTION, planet=planet):
        muster(s.players[seat], garrison(s, seat, planet), INFANTRY)
        await gain_control(s, seat, planet)


# --- Core Mining -------------------------------------------------------------------------------------------------


@agenda("core_mining")
async def core_mining(s: Imperium, outcome: Outcome) -> None:
    "An infantry on the planet is destroyed; the planet yields 2 more resources."
    planet = elected_planet(outcome)
    owner = s.owner[planet]
    if on_planet(s, owner, planet).all[INFANTRY]:
        await destroy(s, owner, -1, s.places[planet], planet, (INFANTRY,), WHY)


# --- Demilitarized Zone ------------------------------------------------------------------------------------------


@agenda("demilitarized_zone")
async def demilitarized_zone(s: Imperium, outcome: Outcome) -> None:
    "All units on the planet are destroyed; no more can land, be produced or be placed there."
    await destroy_on(s, elected_planet(outcome), EVERY_UNIT)


@HOOKS.modifier(LandingForbidden, DEMILITARIZED_ZONE)
def no_landing(s: Imperium, me: int, query: LandingForbidden, forbids: int) -> int:
    return 1 if s.law_planets.get(DEMILITARIZED_ZONE) == query.planet else forbids


# --- Holy Planet of Ixth -----------------------------------------------------------------------------------------


@agenda("holy_planet_of_ixth")
async def holy_planet_of_ixth(s: Imperium, outcome: Outcome) -> None:
    "The planet's owner gains a point; it goes along with the planet. Nothing on the planet produces."
    gain_points(s, s.owner[elected_planet(outcome)], 1)


@HOOKS.modifier(ProductionForbidden, HOLY_PLANET)
def no_production(s: Imperium, me: int, query: ProductionForbidden, forbids: int) -> int:
    return 1 if s.law_planets.get(HOLY_PLANET) == query.planet else forbids


@HOOKS.trigger(ControlChanges, HOLY_PLANET, when=lambda s, me, w: s.law_planets.get(HOLY_PLANET) == w.planet)
async def holy_planet_changes_hands(s: Imperium, me: int, w: ControlChanges) -> None:
    gain_points(s, Seat(w.seat), 1)
    if w.before >= 0:
        lose_points(s, Seat(w.before), 1)
    end_if_won(s)


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(COLONIAL_REDISTRIBUTION, vote=False, stakes=3.0)
opinion(text("agenda.core_mining"), vote=True)
opinion(DEMILITARIZED_ZONE, vote=False, stakes=3.0)
opinion(HOLY_PLANET, vote=True, stakes=6.0)
opinion(text("agenda.senate_sanctuary"), vote=True)
opinion(text("agenda.terraforming_initiative"), vote=True)
