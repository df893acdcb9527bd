"""Twilight Imperium 4: the Mentak Coalition."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import in_space, neighbours
from orrery.games.ti4.rules.data import CRUISER, DESTROYER, FLAGSHIP, MECH, SHIPS
from orrery.games.ti4.rules.effects import COMBAT, holds, in_force, lasts
from orrery.games.ti4.rules.fire import landed_or_there, roll, take_hits_now
from orrery.games.ti4.rules.guise import each_a_die
from orrery.games.ti4.rules.hooks import HOOKS, happens, note_as_action
from orrery.games.ti4.rules.judge import favour, opinion
from orrery.games.ti4.rules.kinds import AIM_OFFER, AIM_UNITS
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.notes.generic import marches_in
from orrery.games.ti4.rules.offers import COMMODITY, GOOD, draw_by_text
from orrery.games.ti4.rules.production import Yard, assemble
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.battle import SustainForbidden
from orrery.games.ti4.rules.queries.development import GoodsWorth
from orrery.games.ti4.rules.reinforcements import provided
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat, Unit
from orrery.games.ti4.rules.transactions import surrender_note
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import gain_goods, place_in_space, receive_goods
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, CombatWon, UnitsDestroyed
from orrery.games.ti4.rules.windows.rounds import Activated, GoodsGained, GoodsTaken, Traded

AMBUSH = text("faction.mentak.ambush")
PILLAGE = text("faction.mentak.pillage")
MIRROR_COMPUTING = text("technology.mirror_computing")
SALVAGE_OPERATIONS = text("technology.salvage_operations")
FOURTH_MOON = text("unit.fourth_moon")
MOLL_TERMINUS = text("unit.moll_terminus")
PROMISE_OF_PROTECTION = text("note.promise_of_protection")
SUFFI_AN = text("leader.suffi_an")
SULA_MENTARION = text("leader.sula_mentarion")
IPSWITCH = text("leader.ipswitch_loose_cannon")

MOST_IN_AMBUSH = 2
WORTH_PILLAGING = 3
MIRRORED = 2
SULA_NEEDS = 4

concerns(SALVAGE_OPERATIONS, Unit)
concerns(IPSWITCH)


def space_combat_begins(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether a space combat begins in which you take part."""
    return w.first and w.planet < 0 and me in (w.seat, w.against)


# --- Ambush ------------------------------------------------------------------------------------------------------


def in_ambush(s: Imperium, me: int, place: Place) -> list[Unit]:
    """Your cruisers and destroyers in a system."""
    fleet = in_space(s, me, place)
    return [unit for unit in (DESTROYER, CRUISER) for _ in range(fleet.all[unit])]


@HOOKS.reaction(
    CombatRoundBegins,
    AMBUSH,
    when=lambda s, me, w: space_combat_begins(s, me, w) and bool(in_ambush(s, me, w.place)),
)
async def ambush(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    """At the start of a space combat two of your cruisers and destroyers roll a die each, and your opponent assigns the
    hits at once. Nobody would let fewer of them roll, so that is not asked. It is no combat roll: what adds to those
    does not add to it."""
    other = Seat(w.against if me == w.seat else w.seat)
    ships: tuple[Unit, ...] = tuple(in_ambush(s, me, w.place)[:MOST_IN_AMBUSH])
    if len({*in_ambush(s, me, w.place)}) > 1:
        ships = await aim_some(me, AIM_UNITS, AMBUSH, in_ambush(s, me, w.place), MOST_IN_AMBUSH, MOST_IN_AMBUSH)
    volleys = each_a_die(s, me, w.place, ships)
    scored = await roll(s, me, other, w.place, NO_PLANET, volleys, "ability", extra=False)
    if scored:
        await take_hits_now(s, other, me, w.place, NO_PLANET, scored, "ability")


opinion(AMBUSH, worth=1.5, use=2.0, unit=lambda it, unit: unit == CRUISER)

# --- Pillage -----------------------------------------------------------------------------------------------------


def can_pillage(s: Imperium, me: int, w: GoodsGained | Traded) -> bool:
    """Whether the player it is about is a neighbour with 3 trade goods or more, and not protected from you. Neighbours
    are those of the map, whatever makes systems adjacent (LRR F.68)."""
    if w.seat == me or s.players[w.seat].goods < WORTH_PILLAGING or w.seat not in neighbours(s, me):
        return False
    return me not in s.players[w.seat].texts.owners(PROMISE_OF_PROTECTION)


@HOOKS.reaction(GoodsGained, PILLAGE, when=can_pillage)
async def pillage(s: Imperium, me: Seat, w: GoodsGained) -> None:
    "After a neighbour has gained trade goods, each time (LRR F.69)."
    await take_a_good(s, me, Seat(w.seat))


@HOOKS.reaction(Traded, PILLAGE, when=can_pillage)
async def pillage_a_deal(s: Imperium, me: Seat, w: Traded) -> None:
    "After a neighbour has resolved a transaction, with whomever; each of the two sides is a prey of its own."
    await take_a_good(s, me, Seat(w.seat))


async def take_a_good(s: Imperium, me: Seat, other: Seat) -> None:
    """A trade good or a commodity changes hands; a commodity becomes a trade good (LRR 57.6)."""
    p = s.players[other]
    if p.commodities and await aim(me, AIM_OFFER, PILLAGE, [COMMODITY, GOOD]) == COMMODITY:
        p.commodities -= 1
    else:
        p.goods -= 1
    tell(s, "ti4-log-pillages", seat=me, rival=other)
    await receive_goods(s, me, 1)
    await happens(s, GoodsTaken(me, other, PILLAGE))


opinion(PILLAGE, worth=2.0, use=2.0)

# --- technologies ------------------------------------------------------------------------------------------------


@HOOKS.modifier(GoodsWorth, MIRROR_COMPUTING)
def mirror_computing(s: Imperium, me: int, query: GoodsWorth, worth: int) -> int:
    "Each trade good that you spend stands for 2 resources or 2 influence."
    return max(worth, MIRRORED)


opinion(MIRROR_COMPUTING, worth=2.5)


def in_own_combat(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether units have been destroyed in a combat in which you take part."""
    return s.combat is not None and me in s.combat.seats


@HOOKS.trigger(UnitsDestroyed, SALVAGE_OPERATIONS, when=in_own_combat)
async def wreckage(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "Which types of ships were destroyed in the combat, whosever they were; ground forces are no ships (LRR F.67)."
    known = {unit for (unit,) in in_force(s, SALVAGE_OPERATIONS, me)}
    for unit in sorted({*w.units} - known):
        if unit in SHIPS:
            lasts(s, SALVAGE_OPERATIONS, me, COMBAT, unit)


@HOOKS.trigger(CombatWon, SALVAGE_OPERATIONS, when=lambda s, me, w: w.planet < 0 and me in (w.seat, w.against))
async def salvage_operations(s: Imperium, me: Seat, w: CombatWon) -> None:
    """After a space combat that you have won or lost you gain a trade good; if you have won, you may produce a ship of
    a type that was destroyed, for its cost: no war sun without its technology (LRR F.65), and your flagship if any was
    destroyed (LRR F.66). Whoever has retreated has lost."""
    await gain_goods(s, me, 1)
    types = sorted({Unit(unit) for (unit,) in in_force(s, SALVAGE_OPERATIONS, me)})
    if w.seat == me and types:
        await assemble(s, me, Yard(w.place, 1, units=types))


opinion(SALVAGE_OPERATIONS, worth=1.5)

# --- units -------------------------------------------------------------------------------------------------------


@HOOKS.modifier(SustainForbidden, FOURTH_MOON)
def fourth_moon(s: Imperium, me: int, query: SustainForbidden, value: int) -> int:
    "Ships of others in the flagship's system do not sustain damage."
    beside = query.planet < 0 and query.seat != me and in_space(s, me, query.place).all[FLAGSHIP]
    return 1 if beside else value


opinion(FOURTH_MOON, worth=2.0)


@HOOKS.modifier(SustainForbidden, MOLL_TERMINUS)
def moll_terminus(s: Imperium, me: int, query: SustainForbidden, value: int) -> int:
    "Ground forces of others do not sustain damage on a planet with this mech, those that land with it included."
    if query.planet < 0 or query.seat == me:
        return value
    return 1 if landed_or_there(s, me, query.planet).all[MECH] else value


opinion(MOLL_TERMINUS, worth=0.8)

# --- Promise of Protection ---------------------------------------------------------------------------------------


@note_as_action("note.promise_of_protection")
async def promise_of_protection(s: Imperium, me: Seat, owner: Seat) -> None:
    "The note lies face up before you, and its owner does not pillage you (see can_pillage)."
    place_note(s, me, PROMISE_OF_PROTECTION, owner)


@HOOKS.note_trigger(Activated, PROMISE_OF_PROTECTION, when=marches_in)
async def promise_ends(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, PROMISE_OF_PROTECTION, owner)


opinion(PROMISE_OF_PROTECTION, worth=1.0, use=0.8)

# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(GoodsTaken, SUFFI_AN, when=lambda s, me, w: w.text == PILLAGE and w.rival != me, exhausts=True)
async def suffi_an(s: Imperium, me: Seat, w: GoodsTaken) -> None:
    "Agent: after another player has been pillaged, you and that player draw an action card each."
    then(s, frame(draw_by_text, me, 1), frame(draw_by_text, Seat(w.rival), 1))


opinion(SUFFI_AN, worth=1.0, use=1.0)


@unlocked_when("sula_mentarion")
def many_cruisers(s: Imperium, seat: int) -> bool:
    "Four cruisers on the board."
    return sum([forces.all[CRUISER] for forces in s.players[seat].space.values()]) >= SULA_NEEDS


@HOOKS.reaction(
    CombatWon,
    SULA_MENTARION,
    when=lambda s, me, w: w.planet < 0 and w.seat == me and bool(s.players[w.against].notes),
)
async def sula_mentarion(s: Imperium, me: Seat, w: CombatWon) -> None:
    "Commander: after a space combat that you have won, your opponent gives you a promissory note of their choice."
    await surrender_note(s, w.against, me, SULA_MENTARION)


opinion(SULA_MENTARION, worth=1.0, use=1.0, builds=(CRUISER, CRUISER))


@HOOKS.reaction(CombatRoundBegins, IPSWITCH, when=space_combat_begins, purges=True)
async def ipswitch(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Hero: for each ship of others that is destroyed in this combat you place one of its type in the active system."
    lasts(s, IPSWITCH, me, COMBAT)


@HOOKS.trigger(UnitsDestroyed, IPSWITCH, when=lambda s, me, w: w.seat != me and holds(s, IPSWITCH, me))
async def sleeper_cell(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    """The ships come from the reinforcements, or are taken back from other systems (LRR 59.4a), and fight at once. A
    war sun comes only to whoever has its technology: there is no such unit for others (LRR F.65)."""
    models = sheet(s, me).models
    for unit in w.units:
        if unit in SHIPS and models[unit] is not None and await provided(s, me, IPSWITCH, unit, (w.place, None)):
            place_in_space(s, me, w.place, unit)
            tell(s, "ti4-log-places-ship", seat=me, place=w.place, unit=unit)


opinion(IPSWITCH, worth=4.0, use=lambda it: 2.0 if it.close_fight() else -1.0)
favour("mentak", 1.0)
