"""Twilight Imperium 4: the agendas about trade goods and production (LRR 1)."""

from __future__ import annotations

from orrery.games.ti4.rules.agendas.demands import WHY, destroy_ground_forces, everyone
from orrery.games.ti4.rules.board import neighbours, on_planet, open_to, planets_of
from orrery.games.ti4.rules.data import FIGHTER, INFANTRY, SPACE_DOCK
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, agenda
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.nouns import FOR
from orrery.games.ti4.rules.outcomes import elected_planet
from orrery.games.ti4.rules.production import production
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Seat
from orrery.games.ti4.rules.units import Models, on_sheet
from orrery.games.ti4.rules.verbs import gain_goods, garrison, muster
from orrery.games.ti4.rules.windows.battle import ControlChanges
from orrery.games.ti4.rules.windows.development import StructurePlaced
from orrery.games.ti4.rules.windows.rounds import Replenished

NEW_GOODS = 5

# --- Compensated Disarmament -------------------------------------------------------------------------------------


@agenda("compensated_disarmament")
async def compensated_disarmament(s: Imperium, outcome: Outcome) -> None:
    "All ground forces on the elected planet are destroyed; whoever controls it gains a trade good for each."
    planet = elected_planet(outcome)
    lost = await destroy_ground_forces(s, planet)
    await gain_goods(s, s.owner[planet], lost)


# --- Economic Equality -------------------------------------------------------------------------------------------


@agenda("economic_equality")
async def economic_equality(s: Imperium, outcome: Outcome) -> None:
    "All return their trade goods; for: then all gain 5."
    for p in s.players:
        p.goods = 0
    if outcome == FOR:
        for seat in everyone(s):
            await gain_goods(s, seat, NEW_GOODS)


# --- Ministers of Commerce, Exploration and Industry -------------------------------------------------------------


@HOOKS.trigger(Replenished, text("agenda.minister_of_commerce"), when=lambda s, me, w: w.seat == me)
async def minister_of_commerce(s: Imperium, me: Seat, w: Replenished) -> None:
    "After replenishing commodities the owner gains a trade good for each neighbour."
    await gain_goods(s, me, len(neighbours(s, me)))


@HOOKS.trigger(ControlChanges, text("agenda.minister_of_exploration"), when=lambda s, me, w: w.seat == me)
async def minister_of_exploration(s: Imperium, me: Seat, w: ControlChanges) -> None:
    "When the owner gains control of a planet, that is worth a trade good."
    await gain_goods(s, me, 1)


def own_dock(s: Imperium, me: int, w: StructurePlaced) -> bool:
    return w.seat == me and w.unit == SPACE_DOCK


@HOOKS.trigger(StructurePlaced, text("agenda.minister_of_industry"), when=own_dock)
async def minister_of_industry(s: Imperium, me: Seat, w: StructurePlaced) -> None:
    "When the owner places a space dock, the own units in that system may use production."
    await production(s, me, s.places[w.planet])


# --- Regulated Conscription --------------------------------------------------------------------------------------


@on_sheet(text("agenda.regulated_conscription"))
def one_for_one(models: Models) -> None:
    "Fighters and infantry come one by one for their cost, not two by two."
    for unit in (FIGHTER, INFANTRY):
        model = models[unit]
        if model is not None:
            models[unit] = model._replace(lot=1)


# --- Swords to Plowshares ----------------------------------------------------------------------------------------


@agenda("swords_to_plowshares")
async def swords_to_plowshares(s: Imperium, outcome: Outcome) -> None:
    "For: half of the infantry on each planet, rounded up, becomes trade goods. Against: one more infantry on each."
    lost = dict.fromkeys(everyone(s), 0)
    for seat in lost:
        for planet in planets_of(s, seat):
            if outcome == FOR:
                half = -(-on_planet(s, seat, planet).all[INFANTRY] // 2)
                await destroy(s, seat, -1, s.places[planet], planet, (INFANTRY,) * half, WHY)
                lost[seat] += half
            elif open_to(s, seat, planet):
                muster(s.players[seat], garrison(s, seat, planet), INFANTRY)
    for seat, goods in lost.items():
        await gain_goods(s, seat, goods)


# --- what bots think of them -------------------------------------------------------------------------------------


def poor(it: Judge) -> bool:
    """With fewer trade goods than one would gain."""
    return it.s.players[it.seat].goods < NEW_GOODS


opinion(text("agenda.compensated_disarmament"), vote=False)
opinion(text("agenda.economic_equality"), vote=poor)
opinion(text("agenda.minister_of_commerce"), vote=True)
opinion(text("agenda.minister_of_exploration"), vote=True)
opinion(text("agenda.minister_of_industry"), vote=True)
opinion(text("agenda.regulated_conscription"), vote=False)
opinion(text("agenda.swords_to_plowshares"), vote=False)
