"""Twilight Imperium 4: the Nekro Virus. Where its abilities let a technology be gained, an assimilator token may go
onto a faction technology instead (LRR 89.16). A token that is not in use is used first; which is which, X or Y,
matters to nobody. A token that moves from an exhausted technology leaves its card exhausted."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import pick
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import (
    has_units_in,
    in_space,
    influence,
    on_planet,
    planets_at,
    resources,
    specialties_of,
)
from orrery.games.ti4.rules.copies import copies, copy_technology, is_copied, lose_copy
from orrery.games.ti4.rules.council import outcomes, voters
from orrery.games.ti4.rules.crew import enlist
from orrery.games.ti4.rules.data import FLAGSHIP, GROUND_FORCES, MECH, MODEL, MODELS, TECHNOLOGIES, UNITS
from orrery.games.ti4.rules.effects import AGENDA_PHASE, COMBAT, holds, lasts
from orrery.games.ti4.rules.fire import WHY, destroy
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import Judge, best_technology, best_yield, favour, gift, opinion
from orrery.games.ti4.rules.kinds import (
    AIM_OUTCOME,
    AIM_PLANET,
    AIM_PLAYER,
    AIM_POOLS,
    AIM_STANDING,
    AIM_TECHNOLOGY,
    DISCARD,
)
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.notes.generic import marches_in
from orrery.games.ti4.rules.nouns import FLEET_POOL, POOL, STRATEGY_POOL
from orrery.games.ti4.rules.offers import draw_by_text
from orrery.games.ti4.rules.predictions import foretold, predict
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.council import VoteForbidden
from orrery.games.ti4.rules.queries.development import ResearchReplaced
from orrery.games.ti4.rules.research import deck_of
from orrery.games.ti4.rules.seats import clockwise, others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text, text_of_technology
from orrery.games.ti4.rules.things import Outcome, Place, Planet, Pool, Seat, Technology, Unit, technologies_in
from orrery.games.ti4.rules.verbs import (
    acquire,
    discard_cards,
    gain_goods,
    gain_tokens,
    spend_strategy_token,
    strategy_tokens,
)
from orrery.games.ti4.rules.windows import ForAll
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, FleetsMeet, UnitsDestroyed
from orrery.games.ti4.rules.windows.council import AgendaKnown
from orrery.games.ti4.rules.windows.development import TechnologyGained, WouldResearch
from orrery.games.ti4.rules.windows.rounds import Activated, TurnBegins, TurnEnds

GALACTIC_THREAT = text("faction.nekro.galactic_threat")
TECHNOLOGICAL_SINGULARITY = text("faction.nekro.technological_singularity")
PROPAGATION = text("faction.nekro.propagation")
VALEFAR_X, VALEFAR_Y = text("technology.valefar_assimilator_x"), text("technology.valefar_assimilator_y")
ASSIMILATORS = (VALEFAR_X, VALEFAR_Y)
THE_ALASTOR, MORDRED = text("unit.the_alastor"), text("unit.mordred")
ANTIVIRUS = text("note.antivirus")
MALLEON, ACIDOS = text("leader.nekro_malleon"), text("leader.nekro_acidos")
FLAYESH = text("leader.unit_dsgn_flayesh")
COMBAT_ROLLS = (WHY.index("combat"), WHY.index("ground_combat"))
PROPAGATED, SOLD_FOR, MORDRED_ADDS, ACIDOS_NEEDS = 3, 2, 2, 3

concerns(GALACTIC_THREAT)
concerns(TECHNOLOGICAL_SINGULARITY)
favour("nekro", 0.9)


# --- gaining others' technologies (LRR 89.16 to 89.22) -----------------------------------------------------------


def assimilators(s: Imperium, me: int) -> int:
    """How many Valefar Assimilators a player has."""
    return sum([it in s.players[me].texts for it in ASSIMILATORS])


def takeable(s: Imperium, me: int, owner: int) -> list[Technology]:
    """What a player could gain of another's technologies: generic ones, and with an assimilator faction technologies on
    which there is no token. What is printed on a faction sheet is no technology (LRR 89.17)."""
    mine, theirs = s.players[me].technologies, s.players[owner]
    found = []
    for technology in technologies_in(theirs.technologies & ~mine):
        own = TECHNOLOGIES[technology].faction < 0
        copied = assimilators(s, me) and owner in theirs.texts.owners(text_of_technology(technology))
        if own or (copied and not is_copied(s, technology)):
            found.append(technology)
    return found


async def take_technology_of(s: Imperium, me: Seat, owner: Seat, it: Ability) -> None:
    """A player gains a technology of another one, or puts an assimilator token on a faction technology instead."""
    technology = await aim(me, AIM_TECHNOLOGY, it, takeable(s, me, owner), rival=owner)
    if TECHNOLOGIES[technology].faction < 0:
        await acquire(s, me, technology)
        return
    before, ready = await vacated(s, me, technology), True
    if before is not None:
        ready = lose_copy(s, me, *before)
    copy_technology(s, me, technology, owner, ready=ready)


async def vacated(s: Imperium, me: Seat, technology: Technology) -> tuple[Technology, Seat] | None:
    """The technology that a token leaves to go onto another one: an upgrade of the same type of unit (LRR 15.2, 89.21),
    or one of the player's choice, if all tokens are in use."""
    used = copies(s, me)
    same = [one for one in used if upgraded(technology) is not None and upgraded(one[0]) == upgraded(technology)]
    if same:
        return same[0]
    if len(used) < assimilators(s, me):
        return None
    left = await aim(me, AIM_TECHNOLOGY, VALEFAR_X, [one for one, _ in used])
    return next(one for one in used if one[0] == left)


def upgraded(technology: Technology) -> Unit | None:
    """The type of unit that a technology upgrades."""
    model = TECHNOLOGIES[technology].model
    return MODELS[MODEL[model]].unit if model else None


def worst_technology(it: Judge, technology: Technology) -> float:
    """The technology that is worth least."""
    return -it.technology(technology)


opinion(VALEFAR_X, worth=2.0, technology=worst_technology)
opinion(VALEFAR_Y, worth=2.0)


# --- abilities ---------------------------------------------------------------------------------------------------


@HOOKS.modifier(VoteForbidden, GALACTIC_THREAT)
def no_voice(s: Imperium, me: int, q: VoteForbidden, value: int) -> int:
    "You cannot vote on agendas."
    return 1 if q.seat == me else value


async def which_outcome(s: Imperium, me: int, w: AgendaKnown) -> Outcome:
    return await aim(me, AIM_OUTCOME, GALACTIC_THREAT, outcomes(s), agenda=w.agenda)


@HOOKS.reaction(
    AgendaKnown, GALACTIC_THREAT, when=lambda s, me, w: not holds(s, GALACTIC_THREAT, me), aim=which_outcome
)
async def galactic_threat(s: Imperium, me: Seat, w: AgendaKnown, outcome: Outcome) -> None:
    "Once per agenda phase you predict the outcome of an agenda."
    lasts(s, GALACTIC_THREAT, me, AGENDA_PHASE)
    predict(s, me, GALACTIC_THREAT, outcome)


@foretold("faction.nekro.galactic_threat")
async def threatened(s: Imperium, me: Seat) -> None:
    "A correct prediction brings a technology of somebody who voted for that outcome."
    assert s.council is not None
    sources = [other for other in voters(s, s.council.outcome) if other != me and takeable(s, me, other)]
    if sources:
        owner = await aim(me, AIM_PLAYER, GALACTIC_THREAT, sorted(sources))
        await take_technology_of(s, me, owner, GALACTIC_THREAT)


opinion(GALACTIC_THREAT, worth=1.0, use=2.0, technology=best_technology)


def defeated(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether a unit of the opponent has been destroyed in a combat, for the first time that this is used in it."""
    c = s.combat
    if c is None or me not in c.seats or w.seat not in c.seats or w.seat == me or w.place != c.place:
        return False
    immune = me in s.players[w.seat].texts.owners(ANTIVIRUS)
    return not immune and not holds(s, TECHNOLOGICAL_SINGULARITY, me) and bool(takeable(s, me, w.seat))


@HOOKS.reaction(UnitsDestroyed, TECHNOLOGICAL_SINGULARITY, when=defeated)
async def technological_singularity(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "Once per combat, after a unit of your opponent is destroyed, you gain one of that player's technologies."
    lasts(s, TECHNOLOGICAL_SINGULARITY, me, COMBAT)
    await take_technology_of(s, me, Seat(w.seat), TECHNOLOGICAL_SINGULARITY)


opinion(TECHNOLOGICAL_SINGULARITY, worth=4.0, use=5.0, technology=best_technology)


@HOOKS.replacement(WouldResearch, PROPAGATION)
async def propagation(s: Imperium, me: Seat, w: WouldResearch) -> None:
    "Instead of researching you gain three command tokens."
    await gain_tokens(s, me, PROPAGATED)


@HOOKS.modifier(ResearchReplaced, PROPAGATION)
def spreads(s: Imperium, me: int, q: ResearchReplaced, value: int) -> int:
    return 1


opinion(PROPAGATION, worth=2.0)


# --- units -------------------------------------------------------------------------------------------------------


def troops_in(s: Imperium, me: int, place: Place) -> dict[int, int]:
    """A player's ground forces in a system, where they stand (nouns.STANDING), and how many of each."""
    found = {int(unit): n for unit, n in in_space(s, me, place).there() if unit in GROUND_FORCES}
    for planet in planets_at(s, place):
        for unit, n in on_planet(s, me, planet).there():
            if unit in GROUND_FORCES:
                found[len(UNITS) * (planet + 1) + unit] = n
    return found


def alastor_leads(s: Imperium, me: int, w: FleetsMeet) -> bool:
    """Whether a player has the flagship in a space combat that begins, and ground forces in the system."""
    if me not in (w.seat, w.against):
        return False
    return in_space(s, me, w.place).all[FLAGSHIP] > 0 and bool(troops_in(s, me, w.place))


@HOOKS.trigger(FleetsMeet, THE_ALASTOR, when=alastor_leads)
async def the_alastor(s: Imperium, me: Seat, w: FleetsMeet) -> None:
    "At the start of a space combat you choose ground forces in the system, which fight in it as if they were ships."
    there = troops_in(s, me, w.place)
    rule = "LRR F.48"
    chosen = await Counts(
        me, AIM_STANDING, [*there], [*there.values()], _all_fit, 0, rule, rule, text=THE_ALASTOR, place=w.place
    )
    for one in chosen:
        where, unit = divmod(one, len(UNITS))
        enlist(s, me, w.place, Unit(unit), Planet(where - 1))


def _all_fit(counts: Sequence[int]) -> No | None:
    return None


opinion(THE_ALASTOR, worth=1.5)


@HOOKS.modifier(RollBonus, MORDRED)
def mordred(s: Imperium, me: int, q: RollBonus, value: int) -> int:
    "Your mechs have +2 in combat against somebody with an assimilator token on a technology."
    if q.seat != me or q.unit != MECH or q.why not in COMBAT_ROLLS:
        return value
    marked = any(owner == q.against for seat in clockwise(s, 0) for _, owner in copies(s, seat))
    return value + MORDRED_ADDS if marked else value


opinion(MORDRED, worth=0.8)


# --- the promissory note -----------------------------------------------------------------------------------------


@HOOKS.note_reaction(CombatRoundBegins, ANTIVIRUS, when=lambda s, me, w, owner: w.first)
async def antivirus(s: Imperium, me: Seat, w: CombatRoundBegins, owner: Seat) -> None:
    "At the start of a combat, be it one's own or not, it is placed face up; it keeps the owner's Singularity off."
    place_note(s, me, ANTIVIRUS, owner)


@HOOKS.note_trigger(Activated, ANTIVIRUS, when=marches_in)
async def virus_returns(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, ANTIVIRUS, owner)


opinion(ANTIVIRUS, worth=1.0, use=2.0)


# --- leaders -----------------------------------------------------------------------------------------------------


def customers(s: Imperium) -> list[Seat]:
    """The players who have something to give for trade goods."""
    return [seat for seat in clockwise(s, 0) if s.players[seat].hand or purses(s, seat)]


def purses(s: Imperium, seat: int) -> list[Pool]:
    """The pools from which a player can spend a command token."""
    pools = [*s.players[seat].pools]
    pools[STRATEGY_POOL] = strategy_tokens(s, seat)
    return [pool for pool in POOL.every if pools[pool]]


async def which_customer(s: Imperium, me: int, w: ForAll) -> Seat:
    return await aim(me, AIM_PLAYER, MALLEON, customers(s))


@HOOKS.reaction(
    [TurnBegins, TurnEnds], MALLEON, when=lambda s, me, w: bool(customers(s)), aim=which_customer, exhausts=True
)
async def nekro_malleon(s: Imperium, me: Seat, w: ForAll, customer: Seat) -> None:
    "Agent, in the action phase: a player may discard an action card or spend a command token for 2 trade goods."
    p = s.players[customer]
    pools = purses(s, customer)
    spent = await aim_some(customer, AIM_POOLS, MALLEON, pools, 0, 1) if pools else ()
    for pool in spent:
        if pool == STRATEGY_POOL:
            await spend_strategy_token(s, customer)
            continue
        p.pools[pool] -= 1
        if pool == FLEET_POOL:
            s.loose |= sum([1 << place for place in p.space])
    cards: tuple[Ability, ...] = ()
    if p.hand and not spent:
        cards = await pick(customer, DISCARD, sorted(p.hand), 0, 1, None, "LRR 31.22", "LRR 31.22", text=MALLEON)
        discard_cards(s, customer, cards)
    if spent or cards:
        await gain_goods(s, customer, SOLD_FOR)


opinion(MALLEON, worth=1.5, use=1.0, player=gift)


@unlocked_when("nekro_acidos")
def knows_three(s: Imperium, seat: int) -> bool:
    "Three technologies; a Valefar Assimilator counts only with its token on one."
    return s.players[seat].technologies.bit_count() - assimilators(s, seat) >= ACIDOS_NEEDS


@HOOKS.reaction(TechnologyGained, ACIDOS, when=lambda s, me, w: w.seat == me)
async def nekro_acidos(s: Imperium, me: Seat, w: TechnologyGained) -> None:
    "Commander: after gaining a technology you draw an action card. (A token is placed instead of gaining one.)"
    then(s, frame(draw_by_text, me, 1))


opinion(ACIDOS, worth=1.5, use=2.0)


def devoured(s: Imperium, me: int) -> list[Planet]:
    """The planets with a technology specialty in systems with units of a player."""
    found = [Planet(n) for n, place in enumerate(s.places) if place >= 0 and specialties_of(s, Planet(n))]
    return [one for one in found if has_units_in(s, me, s.places[one]) and one in planets_at(s, s.places[one])]


async def which_world(s: Imperium, me: Seat) -> tuple[int, ...]:
    return (await aim(me, AIM_PLANET, FLAYESH, devoured(s, me)),)


@as_action(
    "leader.unit_dsgn_flayesh",
    why_not=lambda s, me: None if devoured(s, me) else No("LRR 58.3"),
    purges=True,
    aim=which_world,
)
async def flayesh(s: Imperium, me: Seat, planet: Planet) -> None:
    """Hero: others' units on a planet with a specialty are destroyed; you gain as many trade goods as it has resources
    and influence, and a technology of the specialty's colour."""
    for other in others(s, me):
        units = tuple(unit for unit, n in on_planet(s, other, planet).there() for _ in range(n))
        await destroy(s, other, me, s.places[planet], planet, units, "devoured")
    await gain_goods(s, me, resources(s, planet) + influence(s, planet))
    p, (colour, *_) = s.players[me], specialties_of(s, planet)
    fitting = [t for t in deck_of(s, p) if TECHNOLOGIES[t].colour == colour and not p.technologies >> t & 1]
    if fitting:
        await acquire(s, me, await aim(me, AIM_TECHNOLOGY, FLAYESH, fitting))


opinion(FLAYESH, worth=4.0, use=4.0, planet=best_yield, technology=best_technology)
