"""Twilight Imperium 3: the action cards that are played in a space battle (T3.19, T3.7.6 to T3.7.12), in the order of
the battle. Morale Boost and Recheck work in invasions as well."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.aims import aim_place, aim_unit
from orrery.games.ti3.rules.battle import battle_of, both_left, flee
from orrery.games.ti3.rules.board import counters_left, fleet_of, has_units, near, planets_at
from orrery.games.ti3.rules.effects import ACTIVATION, COMBAT_ROUND, drop, in_force, lasts, note, noted
from orrery.games.ti3.rules.effects import BATTLE as BATTLE_END
from orrery.games.ti3.rules.fire import drown, owe_hits, rolls_again, take_hits
from orrery.games.ti3.rules.hooks import HOOKS, happens, number, step
from orrery.games.ti3.rules.judge import Judge, close_fight, losing, opinion, smallest
from orrery.games.ti3.rules.kinds import COMBAT_DICE, new_kind
from orrery.games.ti3.rules.options import (
    HIT_EACH_SHIP,
    MORALE_ANY_ROUND,
    RECHECK_ALL,
    ROUNDS_ALONE,
    SLIP_AWAY_ALWAYS,
    ruling,
)
from orrery.games.ti3.rules.queries import (
    BARRAGE_ROLL,
    BATTLE,
    BEFORE_BATTLE,
    BOMBARDMENT,
    INVASION,
    PDS_AT_TROOPS,
    RetreatForbidden,
)
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Figure, Place, Seat, places_in
from orrery.games.ti3.rules.units import CRUISER, DREADNOUGHT, FIGHTER, HURT_DREADNOUGHT
from orrery.games.ti3.rules.verbs import destroy, lay_counter
from orrery.games.ti3.rules.windows import (
    BattleRound,
    BeforeBattle,
    BeforeInvasion,
    DiceRolled,
    HitsScored,
    InvasionRound,
    Moved,
    ShipDamaged,
    TakesHits,
)

MINELAYERS = text("card.minelayers")
concerns(MINELAYERS, Place)
FIGHTER_PROTOTYPE = text("card.fighter_prototype")
INTO_THE_BREACH = text("card.into_the_breach")
concerns(INTO_THE_BREACH, int, int)
MORALE_BOOST = text("card.morale_boost")
SKILLED_RETREAT = text("card.skilled_retreat")
RECHECK = text("card.recheck")
SHIELDS_HOLDING = text("card.shields_holding")
DIRECT_HIT = text("card.direct_hit")
concerns(DIRECT_HIT, Place, Seat)

# --- T3.7.7: before the battle -----------------------------------------------------------------------------------


def entered(s: Twilight, me: int, w: Moved) -> bool:
    """Whether an enemy fleet has moved to where a player has cruisers."""
    return w.seat != me and w.came and fleet_of(s, me, w.place).of(CRUISER) > 0


@HOOKS.reaction(Moved, MINELAYERS, when=entered)
async def minelayers(s: Twilight, me: int, w: Moved) -> None:
    "Before the first round each of your cruisers in the system hits the fleet that has entered it."
    lasts(s, MINELAYERS, me, ACTIVATION, w.place)


@HOOKS.trigger(BeforeBattle, MINELAYERS, when=lambda s, me, w: (w.place,) in in_force(s, MINELAYERS, me))
async def mines_go_off(s: Twilight, me: Seat, w: BeforeBattle) -> None:
    "The mines go off, unless there is no battle after all."
    owe_hits(s, w.seat, w.place, fleet_of(s, me, w.place).of(CRUISER))
    then(s, frame(mines, Seat(w.seat), me, w.place, fleet_of(s, me, w.place).of(CRUISER)))


opinion(MINELAYERS, worth=0.8, use=True)


@step
async def mines(s: Twilight, seat: Seat, by: Seat, place: Place, hits: int) -> None:
    """The fleet that has entered takes its hits; not if the cruisers fled before the battle (T3.17.16)."""
    if not battle_of(s).fled:
        await take_hits(s, seat, by, place, hits)
    else:
        owe_hits(s, seat, place, -hits)


@HOOKS.reaction(
    BeforeBattle, FIGHTER_PROTOTYPE, when=lambda s, me, w: both_left(s) and fleet_of(s, me, w.place).of(FIGHTER) > 0
)
async def fighter_prototype(s: Twilight, me: int, w: BeforeBattle) -> None:
    "Your fighters get +2 in the first round of this battle."
    lasts(s, FIGHTER_PROTOTYPE, me, COMBAT_ROUND)


@on_sheet(FIGHTER_PROTOTYPE)
def prototypes(it: UnitSheet) -> None:
    it.improve(2, [FIGHTER], [BATTLE])


opinion(FIGHTER_PROTOTYPE, worth=0.8, use=close_fight)


async def which_dreadnought(s: Twilight, me: int, w: BeforeBattle) -> Figure:
    """A whole or a damaged dreadnought."""
    fleet = fleet_of(s, me, w.place)
    hurt = fleet.damaged(DREADNOUGHT)
    if hurt in (0, fleet.of(DREADNOUGHT)):
        return HURT_DREADNOUGHT if hurt else DREADNOUGHT
    return await aim_unit(me, INTO_THE_BREACH, [DREADNOUGHT, HURT_DREADNOUGHT])


@HOOKS.reaction(
    BeforeBattle,
    INTO_THE_BREACH,
    when=lambda s, me, w: both_left(s) and fleet_of(s, me, w.place).of(DREADNOUGHT) > 0,
    aim=which_dreadnought,
)
async def into_the_breach(s: Twilight, me: int, w: BeforeBattle, dreadnought: int) -> None:
    "A dreadnought takes the first two hits of the battle; all your ships there get +1 until it ends."
    lasts(s, INTO_THE_BREACH, me, BATTLE_END, 2, int(dreadnought == HURT_DREADNOUGHT))


@on_sheet(INTO_THE_BREACH)
def inspired(it: UnitSheet) -> None:
    it.improve(1, rolls=[BATTLE, BARRAGE_ROLL, BEFORE_BATTLE])


@HOOKS.trigger(TakesHits, INTO_THE_BREACH, when=lambda s, me, w: w.seat == me and s.battle is not None)
async def in_the_breach(s: Twilight, me: int, w: TakesHits) -> None:
    """It is damaged by the first hit and destroyed by the second (by the first, if it was already damaged and has not
    been repaired)."""
    left, hurt = next(in_force(s, INTO_THE_BREACH, me))
    hurt &= fleet_of(s, me, w.place).damaged(DREADNOUGHT) > 0
    while left and w.hits and fleet_of(s, me, w.place).of(DREADNOUGHT):
        there = fleet_of(s, me, w.place).of(DREADNOUGHT)
        destroy(s, me, w.place, [DREADNOUGHT if hurt else HURT_DREADNOUGHT])
        drown(s, me, w.place)
        w.hits -= 1
        if not hurt:
            await happens(s, ShipDamaged(me, w.against, w.place, DREADNOUGHT))
        hurt, left = 1, left - 1 if fleet_of(s, me, w.place).of(DREADNOUGHT) == there else 0
    drop(s, INTO_THE_BREACH, me)
    lasts(s, INTO_THE_BREACH, me, BATTLE_END, left, hurt)


opinion(INTO_THE_BREACH, worth=0.8, use=close_fight, unit=smallest)


# --- T3.7.8: rounds ----------------------------------------------------------------------------------------------


@HOOKS.reaction([BeforeBattle, BeforeInvasion], MORALE_BOOST, when=lambda s, me, w: not ruling(s, MORALE_ANY_ROUND))
@HOOKS.reaction([BattleRound, InvasionRound], MORALE_BOOST, when=lambda s, me, w: ruling(s, MORALE_ANY_ROUND))
async def morale_boost(s: Twilight, me: int, w: BeforeBattle) -> None:
    "All your units get +1 in one round: the first or, according to other sources, any (T3.17.17)."
    lasts(s, MORALE_BOOST, me, COMBAT_ROUND)


@on_sheet(MORALE_BOOST)
def spirits(it: UnitSheet) -> None:
    it.improve(1, rolls=[BATTLE, INVASION])


opinion(MORALE_BOOST, worth=1.4, use=close_fight)


def shelters(s: Twilight, seat: int, place: Place) -> list[Place]:
    """Adjacent systems that a player has not activated and that contain nothing of other players."""
    closed = s.players[seat].activated | s.asteroids | s.supernovae
    return [
        shelter
        for shelter in places_in(near(s)[place] & ~closed)
        if not any(has_units(s, rival, shelter) for rival in others(s, seat))
        and all(s.owner[planet] in (-1, seat) for planet in planets_at(s, shelter))
    ]


async def which_shelter(s: Twilight, me: int, w: BattleRound) -> Place:
    return await aim_place(me, SKILLED_RETREAT, shelters(s, me, w.place))


def may_slip_away(s: Twilight, me: int, w: BattleRound) -> bool:
    """A counter, a place to go, and nothing that forbids it (T3.17.42)."""
    foe = w.against if me == w.seat else w.seat
    bound = number(s, 0, RetreatForbidden, me, foe) and not ruling(s, SLIP_AWAY_ALWAYS)
    return both_left(s) and counters_left(s, me) > 0 and not bound and bool(shelters(s, me, w.place))


@HOOKS.reaction(BattleRound, SKILLED_RETREAT, when=may_slip_away, aim=which_shelter)
async def skilled_retreat(s: Twilight, me: int, w: BattleRound, shelter: Place) -> None:
    "Your fleet leaves the battle for an adjacent friendly or empty system, which gets one of your counters."
    lay_counter(s, me, shelter)
    await flee(s, me, shelter)


opinion(SKILLED_RETREAT, worth=0.9, use=losing, place=lambda it, place: it.refuge(place))


# --- T3.7.9, T3.7.10: dice and hits ------------------------------------------------------------------------------

WHICH_DIE = new_kind("recheck", COMBAT_DICE.noun)
OPENING = (BEFORE_BATTLE, BARRAGE_ROLL, BOMBARDMENT, PDS_AT_TROOPS)
"""What fires in a battle or an invasion before its rounds."""


async def which_die(s: Twilight, me: int, w: DiceRolled) -> int:
    """One of the dice, by its index in the roll; the first among equals. Under another reading all of them
    (T3.17.40)."""
    if ruling(s, RECHECK_ALL):
        return 0
    seen = list(zip(w.units, w.dice, strict=True))
    dice = [at for at, die in enumerate(seen) if die not in seen[:at]]
    chosen: int = await choose(
        me, WHICH_DIE, [at + 1 for at in dice], explain=lambda at: No("T3.19.1"), text=RECHECK, dice=w.dice
    )
    return chosen


def can_recheck(s: Twilight, me: int, w: DiceRolled) -> bool:
    """In a battle or invasion, including whatever fires before its rounds; under another reading only in the rounds
    (T3.17.67)."""
    return w.kind in (BATTLE, INVASION) or (w.kind in OPENING and not ruling(s, ROUNDS_ALONE))


@HOOKS.reaction(DiceRolled, RECHECK, when=can_recheck, aim=which_die)
async def recheck(s: Twilight, me: int, w: DiceRolled, at: int) -> None:
    "A combat die of either side is re-rolled, or all dice of the roll."
    if not at:
        rolls_again(s, w.seat, w.needs, sum(pips >= need for pips, need in zip(w.dice, w.needs, strict=True)))
        w.dice = await Roll(COMBAT_DICE, len(w.dice), SIDES, seat=w.seat)
        return
    again = await Roll(COMBAT_DICE, 1, SIDES, seat=w.seat)
    rolls_again(s, w.seat, [w.needs[at - 1]], int(w.dice[at - 1] >= w.needs[at - 1]))
    w.dice = (*w.dice[: at - 1], *again, *w.dice[at:])


def lucky_dice(it: Judge) -> bool:
    """An enemy hit is re-rolled."""
    rolled = zip(it.about["dice"], it.about["needs"], strict=True)
    return it.about["against"] == it.seat and any(pips >= need for pips, need in rolled)


opinion(RECHECK, worth=0.8, use=lucky_dice)


@HOOKS.reaction(HitsScored, SHIELDS_HOLDING, when=lambda s, me, w: w.seat == me and w.hits > 0)
async def shields_holding(s: Twilight, me: int, w: HitsScored) -> None:
    "Up to two enemy hits have no effect."
    w.hits = max(0, w.hits - 2)


opinion(SHIELDS_HOLDING, worth=1.6, use=lambda it: it.about["hits"] >= 1)


def in_your_battle(s: Twilight, me: int, w: ShipDamaged) -> bool:
    """Before its first round as well; under another reading only in its rounds (T3.17.67)."""
    b = s.battle
    return b is not None and w.against == me and b.place == w.place and (b.round > 0 or not ruling(s, ROUNDS_ALONE))


def can_hit(s: Twilight, me: int, w: ShipDamaged) -> bool:
    """Once on a fleet in a round of the game; under another reading every damaged ship is a separate situation
    (T3.19.2, T3.17.76)."""
    return in_your_battle(s, me, w) and (ruling(s, HIT_EACH_SHIP) or (w.place, w.seat) not in noted(s, DIRECT_HIT, me))


@HOOKS.reaction(ShipDamaged, DIRECT_HIT, when=can_hit)
async def direct_hit(s: Twilight, me: int, w: ShipDamaged) -> None:
    "The dreadnought or war sun that has just been damaged in your battle is destroyed."
    note(s, DIRECT_HIT, me, w.place, w.seat)
    destroy(s, w.seat, w.place, [w.unit])
    drown(s, w.seat, w.place)


opinion(DIRECT_HIT, worth=1.6, use=True)
