"""Twilight Imperium 4 in the browser: the combat being fought: both sides, how far the round has got, the dice of this
action, and the fights that may follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from orrery.core.ask import Decision, Pick
from orrery.games.common.dice import Volley as Dice
from orrery.games.ti4.board.galaxy import group
from orrery.games.ti4.board.shapes import AttackNow, CombatNow, Considered, DieNow, RollNow, SideNow, Volley
from orrery.games.ti4.board.weighing import Ends, attackable, by_number, sent, weighed
from orrery.games.ti4.odds import ground, space
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, assault, attack, landings, running
from orrery.games.ti4.odds.ground import Landing
from orrery.games.ti4.rules.board import fleets_at, in_space, on_planet
from orrery.games.ti4.rules.combat import NEBULA_BONUS, barrages, unassigned, volleys_of
from orrery.games.ti4.rules.data import GROUND_FORCES
from orrery.games.ti4.rules.fire import cannons
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.invasion import bombers, guns_on, targets
from orrery.games.ti4.rules.nouns import planet_of, unit_of
from orrery.games.ti4.rules.queries.battle import SustainCancels
from orrery.games.ti4.rules.state import Activation, Combat, Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.telling.sight import Sight
from orrery.telling.slow import Slow, slow_of
from orrery.text import Words

Line = tuple[str, dict[str, Any]]
Fight = SpaceFight | GroundFight
LINES = 400
"""So many lines of the log have all the dice of an action."""

# --- dice --------------------------------------------------------------------------------------------------------


def rolls(lines: Sequence[Line], place: int, planet: int) -> list[RollNow]:
    """The dice of this action in space or for a planet, the latest last."""
    found = []
    for key, args in reversed(lines):
        if key == "ti4-log-activates":
            break
        if key == "ti4-log-rolls" and (args["place"], args["planet"]) == (place, planet):
            found.append(rolled(args))
    return found[::-1]


def rolled(args: dict[str, Any]) -> RollNow:
    """Dice as the log has them."""
    rows = zip(args["units"], args["pips"], args["bonus"], args["needs"], strict=True)
    return RollNow(
        seat=args["seat"],
        against=args["rival"],
        why=args["why"],
        round=args["round"],
        dice=[DieNow(unit, pips, bonus, need, pips + bonus >= need) for unit, pips, bonus, need in rows],
        hits=args["hits"],
        tenths=args["tenths"],
    )


def roll(s: Imperium) -> list[DieNow]:
    """The dice just rolled, while they can be changed."""
    r = s.roll
    if r is None:
        return []
    rows = zip(r.units, r.dice, r.bonus, r.needs, strict=True)
    return [DieNow(unit, die, bonus, need, die + bonus >= need) for unit, die, bonus, need in rows]


# --- the current combat ------------------------------------------------------------------------------------------

Step = Literal["before", "barrage", "retreats", "dice", "hits", "after"]
NEXT: dict[str, Step] = {
    "combat_round": "before",
    "barrage": "before",
    "announcing": "barrage",
    "announce": "retreats",
    "rolls": "retreats",
    "assign": "dice",
    "assigned": "hits",
    "retreat": "hits",
    "next_round": "after",
    "ground_round": "before",
    "ground_rolls": "before",
    "ground_round_over": "hits",
}
"""How far a round has got, by the step of the rules that comes next."""


def step(s: Imperium) -> Step:
    """How far the round has got (LRR 71.3 to 71.7, 20.2, 20.3)."""
    if s.roll is not None:
        return "dice"
    return next((NEXT[it[0]] for it in reversed(s.schedule) if it[0] in NEXT), "after")


def combat(s: Imperium, view: Sight, words: Words, slow: Slow) -> CombatNow | None:
    """The current combat, attacker first, with its odds from here on. For a reader who may retreat, also those of
    retreating."""
    c = s.combat
    if c is None:
        return None
    asks = [asked for _, asked in view.questions]
    fight = running(s, asks)
    may_leave = any(it.kind.name == "retreat" for it in asks)
    return CombatNow(
        place=c.place,
        planet=c.planet,
        round=c.round,
        step=step(s),
        sides=(side(s, c, 0), side(s, c, 1)),
        rolls=rolls(view.journal(-LINES), c.place, c.planet),
        weighed=weighed(fight, view, words, slow, c.round if may_leave else 0) if fight is not None else None,
    )


def side(s: Imperium, c: Combat, which: int) -> SideNow:
    """One side of a combat: its units, its dice, the hits it has to assign."""
    seat = c.seats[which]
    forces = fighting(s, c, seat)
    return SideNow(
        seat=seat,
        group=group(seat, forces),
        hits=unassigned(s, which),
        retreats=c.retreats == which,
        volleys=volleys(s, seat, c.place, c.planet, forces, defends=which == 1),
        guns=[],
    )


def fighting(s: Imperium, c: Combat, seat: Seat) -> Forces:
    """The units of a side: in space, or on the planet, where those that have landed stand for the attacker's."""
    if c.planet == NO_PLANET:
        return in_space(s, seat, c.place)
    a = s.activation
    if a is not None and a.seat == seat and c.planet in a.landed:
        return a.landed[c.planet]
    return on_planet(s, seat, c.planet)


def volleys(s: Imperium, seat: Seat, place: Place, planet: Planet, forces: Forces, *, defends: bool) -> list[Volley]:
    """The combat dice of a side as they are before anybody adds to them."""
    if planet == NO_PLANET:
        bonus = NEBULA_BONUS if defends and s.nebulae >> place & 1 else 0
        return dice_of(volleys_of(s, seat, place, bonus))
    models = [(unit, forces.all[unit], sheet(s, seat).models[unit]) for unit in GROUND_FORCES]
    return [Volley(unit, n * it.dice, it.combat) for unit, n, it in models if n and it is not None and it.combat]


def dice_of(found: Sequence[Dice]) -> list[Volley]:
    """Dice by kind of unit and what they need."""
    sums: dict[tuple[int, int], int] = {}
    for unit, dice, need in found:
        sums[unit, need] = sums.get((unit, need), 0) + dice
    return [Volley(unit, dice, need) for (unit, need), dice in sums.items()]


# --- what would be fought ----------------------------------------------------------------------------------------


def attacks(s: Imperium, view: Sight, words: Words, slow: Slow) -> list[AttackNow]:
    """The fights that may follow: in the activated system with everything on its way there, or the landings there; for
    a reader who is choosing a system, in each that could be attacked, with everything that could go there."""
    if s.combat is not None or not s.owner:
        return []
    for _, asked in view.questions:
        if asked.kind.name == "activate":
            return possible(s, asked, view, words, slow)
        if asked.kind.name == "commit" and isinstance(asked, Pick):
            found = [landing(s, asked, asked.items, planet) for planet in planets_in(asked.items)]
            return [attack_now(it, view, words, slow, sent=False) for it in found if it is not None]
    asks = [asked for _, asked in view.questions]
    fight = running(s, asks)
    if fight is not None:
        return [attack_now(fight, view, words, slow, sent=True)]
    a = s.activation
    if a is not None and (any(it.seat == a.seat for it in asks) or a.landed):
        return [attack_now(it, view, words, slow, sent=it.planet in a.landed) for it in landings(s, asks)]
    return []


def planets_in(pieces: Sequence[int]) -> list[Planet]:
    """The planets that ground forces would land on."""
    return sorted({planet_of(piece) for piece in pieces})


def landing(s: Imperium, asked: Decision[Any], pieces: Sequence[int], planet: Planet) -> GroundFight | None:
    """The invasion of a planet with these ground forces, after the bombardment (LRR 27.2)."""
    troops = Forces()
    for piece in pieces:
        if planet_of(piece) == planet:
            unit, damaged = unit_of(piece)
            troops.add(unit, 1, int(damaged))
    fight = assault(s, Seat(asked.seat), planet, troops)
    return fight._replace(landing=Landing(ground.GUNS)) if fight is not None else None


def possible(s: Imperium, asked: Decision[Any], view: Sight, words: Words, slow: Slow) -> list[AttackNow]:
    """The space combats in the systems that a player could activate."""
    seat = Seat(asked.seat)
    places = [place for place in asked.options() if any(other != seat for other in fleets_at(s, place))]
    found = slow(attackable, sent(s), seat, tuple(places)) if places else None
    fights = [(attack(s, seat, place), odds) for place, odds in found or ()]
    return [attack_now(it, view, words, slow, sent=False, known=(odds,)) for it, odds in fights if it is not None]


def attack_now(
    fight: Fight, view: Sight, words: Words, slow: Slow, *, sent: bool, known: tuple[Ends | None] | None = None
) -> AttackNow:
    """A fight that may follow; `known` are its odds, if they have been computed with those of others. Those of landing
    with fewer come after those of landing with all."""
    planet = fight.planet if isinstance(fight, GroundFight) else NO_PLANET
    place = fight.s.places[planet] if isinstance(fight, GroundFight) else fight.place
    told = weighed(fight, view, words, slow, 0, known)
    fewer = by_number(fight, slow) if isinstance(fight, GroundFight) and not (sent or told.weighing) else []
    return AttackNow(
        place=place,
        planet=planet,
        sent=sent,
        sides=(coming(fight, place, planet, 0), coming(fight, place, planet, 1)),
        weighed=told,
        by_number=fewer,
    )


def coming(fight: Fight, place: Place, planet: Planet, which: int) -> SideNow:
    """One side of a fight that may follow: its units, their dice, and what it fires before."""
    seat = fight.seats[which]
    stacks = fight.armies if isinstance(fight, GroundFight) else fight.fleets
    forces = stacks[which].forces()
    t = laid(fight.s, seat, place, planet, forces)
    return SideNow(
        seat=seat,
        group=group(seat, forces),
        hits=sum(it[1] for it in pending(fight) if it[0] == which),
        retreats=False,
        volleys=volleys(t, seat, place, planet, forces, defends=which == 1),
        guns=dice_of(guns(fight, t, place, planet, which)),
    )


def laid(s: Imperium, seat: Seat, place: Place, planet: Planet, forces: Forces) -> Imperium:
    """The table as it would be, with these ships there."""
    if planet != NO_PLANET:
        return s
    p = s.players[seat]
    players = [*s.players]
    players[seat] = p.replace(space={**p.space, place: forces})
    return s.replace(players=players)


def pending(fight: Fight) -> Sequence[tuple[Any, ...]]:
    """Hits that are still to be taken: the side, and how many."""
    return fight.landing.pending if isinstance(fight, GroundFight) else fight.stage.pending


def guns(fight: Fight, t: Imperium, place: Place, planet: Planet, which: int) -> list[Dice]:
    """What a side fires once before the rounds and has not fired yet."""
    seat = fight.seats[which]
    if isinstance(fight, GroundFight):
        if which:
            return guns_on(t, seat, planet) if fight.landing.at <= ground.GUNS else []
        aimed = fight.landing.at <= ground.BOMBS and planet in targets(t, seat, place)
        return bombs(t, seat, place) if aimed else []
    firing = fight.stage.to_fire
    fires = fight.stage.at <= space.CANNONS and (firing is None or seat in firing)
    return [*(cannons(t, seat, place) if fires else []), *barrages(t, seat, place)]


def bombs(t: Imperium, seat: Seat, place: Place) -> list[Dice]:
    """The bombardment of all units that can (LRR 22.1)."""
    models = sheet(t, seat)
    values = [(unit, n, *models.of(unit).bombardment) for unit, n in bombers(t, seat, place).items()]
    return [Dice(unit, n * dice, value) for unit, n, value, dice in values]


# --- an answer being put together --------------------------------------------------------------------------------


def considered(view: Sight, words: Words, decision: Decision[Any], value: Any) -> Considered:
    """What an unfinished answer would lead to, with its odds. Nothing for any other answer."""
    slow = slow_of(view)
    return Considered([attack_now(it, view, words, slow, sent=True) for it in composed(view.state, decision, value)])


def composed(s: Imperium, decision: Decision[Any], value: Any) -> list[Fight]:
    """The fights to which an unfinished answer would lead: ships that move into a combat, ground forces that land,
    units that are lost."""
    seat, kind, a = Seat(decision.seat), decision.kind.name, s.activation
    if a is None or not value:
        return []
    found: list[Fight | None] = []
    if kind in ("move", "pick_up"):
        found = [attack(s, seat, a.place, arriving(s, a, value))]
    elif kind == "commit":
        found = [landing(s, decision, value, planet) for planet in planets_in(value)]
    elif kind in ("lose", "sustain"):
        found = [after(running(s, [decision]), seat, kind, value, decision.args["hits"])]
    return [it for it in found if it is not None]


def arriving(s: Imperium, a: Activation, pieces: Sequence[int]) -> Forces:
    """The fleet that these pieces would join: what is there, and what comes."""
    fleet = Forces()
    for part in (in_space(s, a.seat, a.place), a.coming()):
        fleet.merge(part)
    for piece in pieces:
        unit, damaged = unit_of(piece)
        fleet.add(unit, 1, int(damaged))
    return fleet


def after(fight: Fight | None, seat: Seat, kind: str, units: Sequence[Unit], hits: int) -> Fight | None:
    """A fight after a side has given these units to its hits, damaged or destroyed (LRR 75.1, 101.1); hits that are
    left are still to be taken."""
    if fight is None or seat not in fight.seats:
        return None
    which = fight.seats.index(seat)
    stacks = [*(fight.armies if isinstance(fight, GroundFight) else fight.fleets)]
    for unit in units:
        stacks[which] = stacks[which].lose(unit) if kind == "lose" else stacks[which].damage(unit)
    each = number(fight.s, 1, SustainCancels, seat) if kind == "sustain" else 1
    left = max(0, hits - each * len(units))
    both = stacks[0], stacks[1]
    if isinstance(fight, GroundFight):
        return fight._replace(armies=both, landing=fight.landing._replace(pending=settled(fight, which, left)))
    return fight._replace(fleets=both, stage=fight.stage._replace(pending=settled(fight, which, left)))


def settled(fight: Fight, which: int, left: int) -> tuple[Any, ...]:
    """The hits to be taken, of which a side has just assigned its first ones but for some that are left."""
    found = [*pending(fight)]
    at = next((n for n, it in enumerate(found) if it[0] == which), None)
    if at is not None:
        first = found.pop(at)
        if left:
            found.insert(at, (which, left, *first[2:-1], "lose"))
    return tuple(found)
