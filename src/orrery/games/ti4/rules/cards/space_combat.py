"""Twilight Imperium 4: the action cards of space combat, in the order of its steps (LRR 71)."""

from __future__ import annotations

from orrery.core.chance import Roll
from orrery.core.state import frame, then
from orrery.games.common.dice import SIDES
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.combat import combat_of, over
from orrery.games.ti4.rules.crew import fights_on
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES, SHIPS
from orrery.games.ti4.rules.effects import COMBAT_ROUND, lasts
from orrery.games.ti4.rules.fire import WHY, destroy, lose
from orrery.games.ti4.rules.guise import as_ships, last_value, worn
from orrery.games.ti4.rules.hooks import HOOKS, happens, number
from orrery.games.ti4.rules.judge import Judge, close_fight, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_UNIT, DICE
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.travel import RetreatForced, ShipsStay
from orrery.games.ti4.rules.retreat import havens, ways_out, withdraw
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat, Unit
from orrery.games.ti4.rules.units import model
from orrery.games.ti4.rules.verbs import receive_goods
from orrery.games.ti4.rules.windows.battle import (
    BarrageBegins,
    CombatRoundBegins,
    CombatWon,
    DamageSustained,
    HitsComing,
    RetreatAnnounced,
    RetreatsBegin,
    UnitsDestroyed,
)
from orrery.games.ti4.rules.windows.rounds import CommoditiesGiven

FIGHTER_PROTOTYPE = text("card.fighter_prototype")
concerns(FIGHTER_PROTOTYPE)
SKILLED_RETREAT = text("card.skilled_retreat")
WAYLAY = text("card.waylay")
ROUT = text("card.rout")
concerns(ROUT)
INTERCEPT = text("card.intercept")
SHIELDS_HOLDING = text("card.shields_holding")
DIRECT_HIT = text("card.direct_hit")
COURAGEOUS_TO_THE_END = text("card.courageous_to_the_end")
SALVAGE = text("card.salvage")

PROTOTYPE_BONUS = 2
MOST_SHIELDED = 2
LAST_SHOTS = 2


def in_space_combat(s: Imperium) -> bool:
    """Whether a space combat is being fought."""
    return s.combat is not None and s.combat.planet < 0


# --- the start of a round ----------------------------------------------------------------------------------------


def fighters_fight(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether a player has fighters in the first round of a space combat."""
    first = w.planet < 0 and w.round == 1 and me in (w.seat, w.against)
    return first and in_space(s, me, w.place).all[FIGHTER] > 0


@HOOKS.reaction(CombatRoundBegins, FIGHTER_PROTOTYPE, when=fighters_fight)
async def fighter_prototype(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Your fighters have +2 to their combat rolls in the first round."
    lasts(s, FIGHTER_PROTOTYPE, me, COMBAT_ROUND)


@HOOKS.modifier(RollBonus, FIGHTER_PROTOTYPE)
def improved(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    mine = query.seat == me and query.unit == FIGHTER and query.why == WHY.index("combat")
    return value + PROTOTYPE_BONUS if mine else value


def exits(s: Imperium, me: int, w: CombatRoundBegins) -> list[Place]:
    """Where a player's ships could slip away to at the start of a round of space combat."""
    if w.planet >= 0 or me not in (w.seat, w.against) or over(s):
        return []
    return [] if number(s, 0, ShipsStay, me, w.place) else ways_out(s, me, w.place)


async def which_exit(s: Imperium, me: int, w: CombatRoundBegins) -> Place:
    return await aim(me, AIM_PLACE, SKILLED_RETREAT, exits(s, me, w))


@HOOKS.reaction(CombatRoundBegins, SKILLED_RETREAT, when=lambda s, me, w: bool(exits(s, me, w)), aim=which_exit)
async def skilled_retreat(s: Imperium, me: Seat, w: CombatRoundBegins, target: Place) -> None:
    """All your ships leave for an adjacent system without others' ships, and the combat is a draw. That is no retreat:
    nobody can intercept it, and nothing of yours has to be there (LRR F.30)."""
    combat_of(s).drawn = True
    await withdraw(s, me, w.place, target)


# --- barrage and retreats ----------------------------------------------------------------------------------------


@HOOKS.reaction(BarrageBegins, WAYLAY, when=lambda s, me, w: w.seat == me)
async def waylay(s: Imperium, me: Seat, w: BarrageBegins) -> None:
    "The hits of your anti-fighter barrage are against all ships."
    w.all_ships = True


@HOOKS.reaction(RetreatsBegin, ROUT, when=lambda s, me, w: w.against == me and bool(havens(s, w.seat, w.place)))
async def rout(s: Imperium, me: Seat, w: RetreatsBegin) -> None:
    "You defend: the attacker must announce a retreat, if able, so not if you announce one yourself."
    lasts(s, ROUT, me, COMBAT_ROUND)


@HOOKS.modifier(RetreatForced, ROUT)
def routed(s: Imperium, me: int, query: RetreatForced, value: int) -> int:
    return value if query.seat == me else 1


@HOOKS.reaction(RetreatAnnounced, INTERCEPT, when=lambda s, me, w: w.against == me)
async def intercept(s: Imperium, me: Seat, w: RetreatAnnounced) -> None:
    "Your opponent has announced a retreat and cannot retreat in this round."
    w.cancelled = True


# --- hits --------------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    HitsComing,
    SHIELDS_HOLDING,
    when=lambda s, me, w: w.seat == me and w.planet < 0 and w.hits > 0 and in_space_combat(s),
)
async def shields_holding(s: Imperium, me: Seat, w: HitsComing) -> None:
    "Up to 2 hits against your ships in a space combat are cancelled, hits of abilities too (LRR F.34)."
    w.hits -= min(w.hits, MOST_SHIELDED)


def hit_it(s: Imperium, me: int, w: DamageSustained) -> bool:
    """Whether a ship of somebody else has cancelled a hit of a player, and this card can destroy it."""
    there = in_space(s, w.seat, w.place).damaged[w.unit] > 0
    return w.by == me and w.seat != me and w.planet < 0 and there and not model(s, w.seat, w.unit).no_direct_hit


@HOOKS.reaction(DamageSustained, DIRECT_HIT, when=hit_it)
async def direct_hit(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "A ship that has just sustained a hit of yours is destroyed; each such ship is another target (LRR F.32)."
    await destroy(s, Seat(w.seat), me, w.place, NO_PLANET, (w.unit,), "direct_hit")


def opponent(s: Imperium, me: int) -> Seat:
    """The other side of the combat."""
    seats = combat_of(s).seats
    return seats[1 - seats.index(Seat(me))]


def fallen(s: Imperium, me: int, w: UnitsDestroyed) -> list[Unit]:
    """The types of a player's ships just destroyed in a space combat, while the opponent has ships left."""
    if w.seat != me or w.planet >= 0 or not in_space_combat(s) or me not in combat_of(s).seats:
        return []
    if not fights_on(s, opponent(s, me), w.place):
        return []
    return sorted({unit for unit in w.units if unit in SHIPS or unit in GROUND_FORCES})  # these fought as ships


async def which_fallen(s: Imperium, me: int, w: UnitsDestroyed) -> Unit:
    return await aim(me, AIM_UNIT, COURAGEOUS_TO_THE_END, fallen(s, me, w))


@HOOKS.reaction(UnitsDestroyed, COURAGEOUS_TO_THE_END, when=lambda s, me, w: bool(fallen(s, me, w)), aim=which_fallen)
async def courageous_to_the_end(s: Imperium, me: Seat, w: UnitsDestroyed, unit: Unit) -> None:
    """A ship of yours has been destroyed: roll 2 dice; for each result of at least its combat value your opponent
    chooses and destroys a ship. These are no hits, so nothing sustains damage (LRR F.31)."""
    value = last_value(worn(s, me, w.place), unit, model(s, me, unit).combat, as_ships(s, me, w.place, unit))
    rolled = await Roll(DICE, LAST_SHOTS, SIDES, seat=me, why="courageous_to_the_end")
    lost = sum(die >= value for die in rolled)
    if lost:
        then(s, frame(lose, opponent(s, me), me, w.place, NO_PLANET, lost, "courageous_to_the_end"))


# --- the end -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    CombatWon,
    SALVAGE,
    when=lambda s, me, w: w.seat == me and w.planet < 0 and s.players[w.against].commodities > 0,
)
async def salvage(s: Imperium, me: Seat, w: CombatWon) -> None:
    "You have won a space combat: your opponent gives you all commodities, which become trade goods (LRR 57.6)."
    loser = s.players[w.against]
    given, loser.commodities = loser.commodities, 0
    await receive_goods(s, me, given)
    await happens(s, CommoditiesGiven(w.against, me, given))


# --- what bots think of them -------------------------------------------------------------------------------------


def no_hope(it: Judge) -> float:
    """In a battle that cannot be won."""
    return 2.0 if it.hopeless(it.about["place"], opponent(it.s, it.seat)) else -1.0


opinion(FIGHTER_PROTOTYPE, worth=0.8, use=close_fight)
opinion(SKILLED_RETREAT, worth=0.9, use=no_hope, place=lambda it, place: it.refuge(place))
opinion(WAYLAY, worth=0.7, use=close_fight)
opinion(ROUT, worth=0.8, use=close_fight)
opinion(INTERCEPT, worth=0.6, use=1.0)
opinion(SHIELDS_HOLDING, worth=1.2, use=2.0)
opinion(DIRECT_HIT, worth=1.6, use=2.5)
opinion(COURAGEOUS_TO_THE_END, worth=0.8, use=1.5, unit=largest)
opinion(SALVAGE, worth=0.9, use=2.0)
