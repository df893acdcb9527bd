"""Twilight Imperium 4: the Nomad. That it has three agents (The Company) is seen to when leaders are seated."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import in_space, on_planet, open_to, planets_at
from orrery.games.ti4.rules.council import vote_of
from orrery.games.ti4.rules.crew import big_ships, fighting_ships
from orrery.games.ti4.rules.data import FIGHTER, FLAGSHIP, INFANTRY, MECH, OBJECTIVES
from orrery.games.ti4.rules.effects import COMBAT, GAME, ROUND, drop, holds, in_force, lasts
from orrery.games.ti4.rules.guise import RESTED, SPENT, disguise
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import Judge, close_fight, favour, idle_troops, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_UNIT
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.options import SUITE_FOR_NEIGHBOURS, ruling
from orrery.games.ti4.rules.predictions import predicted
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.battle import ShipTreatedAs, SustainsForShips
from orrery.games.ti4.rules.queries.development import ProducedFree
from orrery.games.ti4.rules.queries.travel import LeavesTokens, UnitAdjacent
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Planet, Seat, Unit, objectives_in
from orrery.games.ti4.rules.transactions import could_exchange, extra_transaction, near_enough
from orrery.games.ti4.rules.transit import transit, troop_places
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import gain_goods, ready_text
from orrery.games.ti4.rules.windows.battle import (
    BecameDamaged,
    CombatOver,
    CombatRolled,
    CombatRoundBegins,
    DamageSustained,
    Repaired,
)
from orrery.games.ti4.rules.windows.cards import AgentExhausted, Readied
from orrery.games.ti4.rules.windows.council import AgendaResolved
from orrery.games.ti4.rules.windows.rounds import GoodsGained, TurnEnds

THE_COMPANY = text("faction.nomad.the_company")
FUTURE_SIGHT = text("faction.nomad.future_sight")
TEMPORAL_COMMAND_SUITE = text("technology.temporal_command_suite")
MEMORIAS = text("unit.memoria_i"), text("unit.memoria_ii")
QUANTUM_MANIPULATOR = text("unit.quantum_manipulator")
THE_CAVALRY = text("note.the_cavalry")
ARTUNO = text("leader.artuno_the_betrayer")
MERCER = text("leader.field_marshal_mercer")
THUNDARIAN = text("leader.the_thundarian")
NAVARCH_FENG = text("leader.navarch_feng")
AHK_SYL_SIVEN = text("leader.ahk_syl_siven")
MERCER_MOVES = 2

favour("nomad", 1.2)
opinion(THE_COMPANY, worth=2.0)

# --- Future Sight ------------------------------------------------------------------------------------------------


def foresaw(s: Imperium, me: int, w: AgendaResolved) -> bool:
    """Whether a player has voted for the outcome, or has predicted it, in the agenda phase."""
    return s.phase == "agenda" and w.outcome >= 0 and w.outcome in (vote_of(s, me), *predicted(s, me))


@HOOKS.trigger(AgendaResolved, FUTURE_SIGHT, when=foresaw)
async def future_sight(s: Imperium, me: Seat, w: AgendaResolved) -> None:
    "A trade good after an outcome that you voted for or predicted; one, even if you did both."
    await gain_goods(s, me, 1)


opinion(FUTURE_SIGHT, worth=1.0)

# --- Temporal Command Suite --------------------------------------------------------------------------------------


def still_exhausted(s: Imperium, me: int, w: AgentExhausted) -> bool:
    return (w.leader, w.seat, False) in s.players[w.seat].texts.held


@HOOKS.reaction(AgentExhausted, TEMPORAL_COMMAND_SUITE, when=still_exhausted, exhausts=True)
async def temporal_command_suite(s: Imperium, me: Seat, w: AgentExhausted) -> None:
    """Exhaust it to ready an agent that has just been exhausted; if it is another player's, you may have a transaction
    with that player, beside the one of the turn. You need not be neighbours, unless it is ruled so (LRR R.39)."""
    other = Seat(w.seat)
    await ready_text(s, other, w.leader)
    close = not ruling(s, SUITE_FOR_NEIGHBOURS) or other in near_enough(s, me)
    if other != me and close and could_exchange(s, me, other) and await wants(me, TEMPORAL_COMMAND_SUITE, rival=other):
        await extra_transaction(s, me, other)


def for_my_agent(it: Judge) -> float:
    return 1.0 if it.about.get("seat") == it.seat else -0.5


opinion(TEMPORAL_COMMAND_SUITE, worth=1.5, use=for_my_agent, wants=False)
opinion(text("technology.memoria_ii"), worth=2.5)

# --- Memoria -----------------------------------------------------------------------------------------------------


def beside_mechs(s: Imperium, me: int, q: UnitAdjacent, value: int) -> int:
    "The flagship is adjacent to systems with your mechs, in space or on planets, wherever it is."
    if q.unit != FLAGSHIP:
        return value
    p = s.players[me]
    for place, forces in p.space.items():
        value |= (forces.all[MECH] > 0) << place
    for planet, forces in p.ground.items():
        value |= (forces.all[MECH] > 0) << s.places[planet]
    return value


for _memoria in MEMORIAS:
    HOOKS.modifier(UnitAdjacent, _memoria)(beside_mechs)
    opinion(_memoria, worth=2.0)


# --- Quantum Manipulator -----------------------------------------------------------------------------------------


@HOOKS.modifier(SustainsForShips, QUANTUM_MANIPULATOR)
def quantum_manipulator(s: Imperium, me: int, q: SustainsForShips, value: int) -> int:
    "In a space combat a mech in space sustains damage for your ships; space cannons fire before the combat."
    return 1 if s.combat is not None else value


opinion(QUANTUM_MANIPULATOR, worth=1.0)

# --- The Cavalry -------------------------------------------------------------------------------------------------

concerns(THE_CAVALRY, Unit, Seat, int)


def can_ride(s: Imperium, me: int, w: CombatRoundBegins, owner: int) -> bool:
    """Whether a space combat begins against somebody else than the owner, with a ship that is not a fighter."""
    if w.planet >= 0 or not w.first or me not in (w.seat, w.against) or owner in (w.seat, w.against):
        return False
    return big_ships(s, me, w.place) > 0


@HOOKS.note_reaction(CombatRoundBegins, THE_CAVALRY, when=can_ride)
async def the_cavalry(s: Imperium, me: Seat, w: CombatRoundBegins, owner: Seat) -> None:
    """In this combat one of your ships has the combat value, with its dice, the barrage and the sustain damage of the
    owner's flagship. Ships of a type are not told apart: it is the last of its type to be destroyed. Ground forces that
    fight as ships are ships for cards, too (LRR F.48)."""
    ships = [unit for unit, _ in fighting_ships(s, me, w.place) if unit != FIGHTER]
    unit = await aim(me, AIM_UNIT, THE_CAVALRY, ships)
    place_note(s, me, THE_CAVALRY, owner)
    lasts(s, THE_CAVALRY, me, COMBAT, unit, owner, RESTED)


@HOOKS.modifier(ShipTreatedAs, THE_CAVALRY)
def rides(s: Imperium, me: int, q: ShipTreatedAs, value: int) -> int:
    for unit, owner, spent in in_force(s, THE_CAVALRY, me):
        if s.combat is not None and s.combat.place == q.place:
            return disguise(Unit(unit), sheet(s, owner).of(FLAGSHIP), spent)
    return value


def cavalry_hit(s: Imperium, me: int, w: DamageSustained | BecameDamaged) -> bool:
    return w.seat == me and any(unit == w.unit for unit, _, _ in in_force(s, THE_CAVALRY, me))


@HOOKS.trigger([DamageSustained, BecameDamaged], THE_CAVALRY, when=cavalry_hit)
async def cavalry_spent(s: Imperium, me: Seat, w: DamageSustained | BecameDamaged) -> None:
    "The ship is damaged, and does not sustain another hit in this combat."
    ((unit, owner, _),) = in_force(s, THE_CAVALRY, me)
    drop(s, THE_CAVALRY, me)
    lasts(s, THE_CAVALRY, me, COMBAT, unit, owner, SPENT)


def cavalry_whole(s: Imperium, me: int, w: Repaired) -> bool:
    return w.seat == me and w.planet < 0 and any(unit == w.unit for unit, _, _ in in_force(s, THE_CAVALRY, me))


@HOOKS.trigger(Repaired, THE_CAVALRY, when=cavalry_whole)
async def cavalry_rested(s: Imperium, me: Seat, w: Repaired) -> None:
    "Once no ship of its type is damaged it can sustain damage again."
    ((unit, owner, _),) = in_force(s, THE_CAVALRY, me)
    if not in_space(s, me, w.place).damaged[unit]:
        drop(s, THE_CAVALRY, me)
        lasts(s, THE_CAVALRY, me, COMBAT, unit, owner, RESTED)


@HOOKS.note_trigger(CombatOver, THE_CAVALRY, when=lambda s, me, w, owner: owner != me)
async def cavalry_returns(s: Imperium, me: Seat, w: CombatOver, owner: Seat) -> None:
    "When the combat ends the note goes back. Infantry that sustained damage as a ship is as good as any other."
    for forces in s.players[me].space.values():
        forces.damaged[INFANTRY] = 0
    for forces in s.players[me].ground.values():
        forces.damaged[INFANTRY] = 0
    return_note(s, me, THE_CAVALRY, owner)


opinion(THE_CAVALRY, worth=1.5, use=close_fight, unit=largest)

# --- the agents --------------------------------------------------------------------------------------------------

concerns(ARTUNO, int)


@HOOKS.reaction(GoodsGained, ARTUNO, when=lambda s, me, w: w.seat == me and w.supply, exhausts=True)
async def artuno(s: Imperium, me: Seat, w: GoodsGained) -> None:
    "Agent: as many trade goods as you gain from the supply lie on this card."
    lasts(s, ARTUNO, me, GAME, w.goods)


@HOOKS.trigger(Readied, ARTUNO, when=lambda s, me, w: w.seat == me and w.card == ARTUNO and holds(s, ARTUNO, me))
async def artuno_pays(s: Imperium, me: Seat, w: Readied) -> None:
    "When the card readies you gain the trade goods on it; they are none from the supply."
    goods = sum([n for (n,) in in_force(s, ARTUNO, me)])
    drop(s, ARTUNO, me)
    await gain_goods(s, me, goods, supply=False)


opinion(ARTUNO, worth=1.5, use=1.0)


def bridgeheads(s: Imperium, seat: int) -> list[Planet]:
    """The planets of a player in the active system on which units can be placed."""
    if s.active_place < 0:
        return []
    return [planet for planet in planets_at(s, s.active_place) if s.owner[planet] == seat and open_to(s, seat, planet)]


def can_reinforce(s: Imperium, me: int, w: TurnEnds) -> bool:
    return bool(bridgeheads(s, w.seat)) and bool(troop_places(s, w.seat))


@HOOKS.reaction(TurnEnds, MERCER, when=can_reinforce, exhausts=True)
async def field_marshal_mercer(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Agent: at the end of anybody's turn that player moves up to 2 ground forces to own planets of the active system."
    await transit(s, Seat(w.seat), MERCER, MERCER_MOVES, bridgeheads(s, w.seat))


def thin_bridgehead(it: Judge) -> float:
    """At the end of the own turn, if a planet there is bare and somebody is idle elsewhere."""
    s, me = it.s, it.seat
    bare = s.active == me and any(not on_planet(s, me, planet).ground_forces() for planet in bridgeheads(s, me))
    return 0.5 if bare and any(idle_troops(it, place) > 0 for place in troop_places(s, me)) else -1.0


opinion(MERCER, worth=1.0, use=thin_bridgehead, place=idle_troops)


@HOOKS.reaction(CombatRolled, THUNDARIAN, exhausts=True)
async def the_thundarian(s: Imperium, me: Seat, w: CombatRolled) -> None:
    "Agent: in any combat, also of others, no hits are assigned, and both sides roll again."
    w.cancelled = True


def bad_luck(it: Judge) -> float:
    """The hits that one has to take beyond those of the opponent."""
    c = it.s.combat
    if c is None or it.seat not in c.seats:
        return -1.0
    side = c.seats.index(Seat(it.seat))
    return c.hits[side] - c.hits[1 - side] - 0.5


opinion(THUNDARIAN, worth=1.5, use=bad_luck)

# --- commander and hero ------------------------------------------------------------------------------------------


@unlocked_when("navarch_feng")
def scored_a_secret(s: Imperium, seat: int) -> bool:
    "A scored secret objective; one that a law has made public is none."
    scored = s.players[seat].scored
    return bool(scored) and any(OBJECTIVES[one].stage == 0 and one not in s.objectives for one in objectives_in(scored))


@HOOKS.modifier(ProducedFree, NAVARCH_FENG)
def navarch_feng(s: Imperium, me: int, q: ProducedFree, value: int) -> int:
    "Commander: you produce your flagship without spending resources."
    return 1 if q.unit == FLAGSHIP else value


opinion(NAVARCH_FENG, worth=2.0)
concerns(AHK_SYL_SIVEN)


def in_use(s: Imperium, me: int) -> No | None:
    return No("LRR 7.12") if holds(s, AHK_SYL_SIVEN, me) else None


@as_action("leader.ahk_syl_siven", why_not=in_use, purges=True)
async def ahk_syl_siven(s: Imperium, me: Seat) -> None:
    "Hero: in this round your flagship moves out of systems with your command tokens, with what it transports."
    lasts(s, AHK_SYL_SIVEN, me, ROUND)


@HOOKS.modifier(LeavesTokens, AHK_SYL_SIVEN)
def probability_matrix(s: Imperium, me: int, q: LeavesTokens, value: int) -> int:
    return 1 if q.unit == FLAGSHIP and holds(s, AHK_SYL_SIVEN, me) else value


def flagship_bound(it: Judge) -> float:
    """Once the flagship stands in a system with an own command token."""
    p = it.s.players[it.seat]
    return 2.0 if any(p.tokens >> at & 1 and forces.all[FLAGSHIP] for at, forces in p.space.items()) else -1.0


opinion(AHK_SYL_SIVEN, worth=1.5, use=flagship_bound)
