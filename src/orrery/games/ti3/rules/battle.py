"""Twilight Imperium 3: the space battle (T3.7.6 to T3.7.13), step by step as in the rulebook."""

from __future__ import annotations

from orrery.core.ask import choose, confirm
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import Volley
from orrery.games.ti3.rules.board import enemy_at, fleet_of, near
from orrery.games.ti3.rules.effects import BATTLE as BATTLE_END
from orrery.games.ti3.rules.effects import COMBAT_ROUND, expire
from orrery.games.ti3.rules.fire import need, roll, take_hits
from orrery.games.ti3.rules.hooks import happens, listens, number
from orrery.games.ti3.rules.kinds import LEAVE, RETREAT_TO
from orrery.games.ti3.rules.options import MAY_STAY, ruling
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, BattleDice, RetreatForbidden
from orrery.games.ti3.rules.state import Battle, Twilight
from orrery.games.ti3.rules.things import Place, Seat, places_in
from orrery.games.ti3.rules.units import BARRAGE, DESTROYER, FIGHTER, SHIPS, STATS, ships
from orrery.games.ti3.rules.verbs import destroy, end_agreement, join_fleet
from orrery.games.ti3.rules.windows import BarrageOver, BattleOver, BattleRound, BeforeBattle, HitsScored, ShipsMoved

ATTACKER, DEFENDER = range(2)


def battle_of(s: Twilight) -> Battle:
    """The current battle."""
    assert s.battle is not None
    return s.battle


async def fight(s: Twilight) -> None:
    """If two players have ships in the system now, they fight (T3.7.6)."""
    a = s.activation
    assert a is not None
    a.stage = "fight"
    enemy = enemy_at(s, a.seat, a.place)
    if enemy < 0 or not ships(fleet_of(s, a.seat, a.place)):
        a.moving = False
        return
    s.battle = Battle(a.place, [a.seat, Seat(enemy)])
    tell(s, "ti3-log-battle", seat=a.seat, rival=enemy, place=a.place)
    then(s, frame(before_battle), frame(barrage), frame(battle_round))


async def before_battle(s: Twilight) -> None:
    """What fires before a battle."""
    b = battle_of(s)
    await happens(s, BeforeBattle(b.seats[0], b.seats[1], b.place))


def both_left(s: Twilight) -> bool:
    """Whether both sides still have ships there."""
    b = battle_of(s)
    return not b.fled and all(ships(fleet_of(s, seat, b.place)) for seat in b.seats)


async def barrage(s: Twilight) -> None:
    """Destroyers fire at fighters before the battle, both sides at once (T3.7.7); this puts partners at war, unless one
    has slipped away before (T3.11.5)."""
    b = battle_of(s)
    b.stage = "barrage"
    if not b.fled:
        end_agreement(s, *b.seats)
    scored = [0, 0]
    for side in (ATTACKER, DEFENDER):
        me, foe = b.seats[side], b.seats[1 - side]
        guns = fleet_of(s, me, b.place).of(DESTROYER)
        if guns and fleet_of(s, foe, b.place).of(FIGHTER):
            must = need(s, me, foe, DESTROYER, BARRAGE_ROLL, side == ATTACKER, b.place)
            scored[side] = await roll(s, me, foe, [Volley(DESTROYER, BARRAGE * guns, must)], BARRAGE_ROLL, b.place)
    for side in (ATTACKER, DEFENDER):
        foe = b.seats[1 - side]
        lost = min(scored[side], fleet_of(s, foe, b.place).of(FIGHTER))
        if lost:
            destroy(s, foe, b.place, [FIGHTER] * lost)
    if listens(BarrageOver):
        await happens(s, BarrageOver(b.seats[0], b.seats[1], b.place))


def havens(s: Twilight, seat: int, place: Place) -> list[Place]:
    """Where a fleet could withdraw to: adjacent systems its owner has activated, without enemy ships (T3.7.11), where
    ships can stay (T3.3.6, T3.3.9)."""
    mine = near(s)[place] & s.players[seat].activated & ~(s.asteroids | s.supernovae)
    return [haven for haven in places_in(mine) if enemy_at(s, seat, haven) < 0]


async def battle_round(s: Twilight) -> None:
    """A round: who announces a withdrawal (T3.7.8)?"""
    b = battle_of(s)
    if not both_left(s):
        then(s, frame(battle_over))
        return
    b.round += 1
    b.retreats = -1
    b.stage = "announce"
    if listens(BattleRound):
        await happens(s, BattleRound(b.seats[0], b.seats[1], b.place, b.round))
        if not both_left(s):
            then(s, frame(battle_over))
            return
    for side in (ATTACKER, DEFENDER):
        me, foe = b.seats[side], b.seats[1 - side]
        possible = havens(s, me, b.place) and not number(s, 0, RetreatForbidden, me, foe)
        if possible and await confirm(me, LEAVE, place=b.place, rival=foe):
            b.retreats = side
            tell(s, "ti3-log-announces", seat=me)
            break
    then(s, frame(battle_dice))


def volleys(s: Twilight, side: int) -> list[Volley]:
    """The dice of one side (T3.7.9)."""
    b = battle_of(s)
    me, foe = b.seats[side], b.seats[1 - side]
    fleet = fleet_of(s, me, b.place)
    return [
        Volley(
            unit,
            number(s, fleet.of(unit) * STATS[unit].dice, BattleDice, me, unit, b.place),
            need(s, me, foe, unit, BATTLE, side == ATTACKER, b.place),
        )
        for unit in SHIPS
        if fleet.of(unit)
    ]


async def battle_dice(s: Twilight) -> None:
    """Both roll at the same time; then they take losses, the attacker first (T3.7.9, T3.7.10)."""
    b = battle_of(s)
    b.stage = "dice"
    scored = [0, 0]
    for side in (ATTACKER, DEFENDER):
        me, foe = b.seats[side], b.seats[1 - side]
        scored[1 - side] = await roll(s, me, foe, volleys(s, side), BATTLE, b.place)
    b.stage = "losses"
    b.hits = scored
    if listens(HitsScored):
        for side in (ATTACKER, DEFENDER):
            w = HitsScored(b.seats[side], b.seats[1 - side], b.place, b.hits[side])
            await happens(s, w)
            b.hits[side] = w.hits
    then(s, frame(losses, ATTACKER), frame(losses, DEFENDER), frame(withdraw), frame(battle_round))


async def losses(s: Twilight, side: int) -> None:
    """One side takes its hits."""
    b = battle_of(s)
    await take_hits(s, b.seats[side], b.seats[1 - side], b.place, b.hits[side])
    b.hits[side] = 0


async def withdraw(s: Twilight) -> None:
    """The announced withdrawal, if the enemy still has ships there (T3.7.11, T3.17.36)."""
    b = battle_of(s)
    b.stage = "withdraw"
    expire(s, COMBAT_ROUND)
    if b.retreats < 0 or not both_left(s):
        return
    seat = b.seats[b.retreats]
    places = havens(s, seat, b.place)
    if not places:
        return
    if ruling(s, MAY_STAY) and not await confirm(seat, LEAVE, place=b.place, rival=b.seats[1 - b.retreats]):
        return
    place = places[0]
    if len(places) > 1:
        place = await choose(seat, RETREAT_TO, places, explain=lambda place: No("T3.7.11"))
    await flee(s, seat, place)


async def flee(s: Twilight, seat: int, place: Place) -> None:
    """A fleet leaves the battle for another system."""
    b = battle_of(s)
    fleet = s.players[seat].fleets.pop(b.place)
    s.players[seat].loads.pop(b.place, None)
    s.players[seat].flagships.pop(b.place, None)
    s.loose |= 1 << b.place
    join_fleet(s, seat, place, fleet)
    b.fled = True
    tell(s, "ti3-log-retreats", seat=seat, place=b.place, target=place)
    await happens(s, ShipsMoved(seat, b.place, place))


async def battle_over(s: Twilight) -> None:
    """The battle is over; from now on fighters need capacity again (T3.7.12)."""
    b = battle_of(s)
    s.battle = None
    expire(s, COMBAT_ROUND)
    expire(s, BATTLE_END)
    if s.activation is not None:
        s.activation.moving = False
    await happens(s, BattleOver(b.seats[0], b.seats[1], b.place))
