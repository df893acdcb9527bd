"""Twilight Imperium 3: the space battles of a table in the form the odds need: who has which ships, what each die
needs, what may be spent, how far a battle has got. Only what all players know is counted; action cards are not."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.abilities import Texts
from orrery.games.ti3.odds.duel import BREACH, Shots, shots
from orrery.games.ti3.odds.sides import (
    AMBUSH,
    ANY,
    AT_FIRST,
    BARRAGES,
    BEFORE,
    CANNON,
    EITHER,
    GUNS,
    GUNS_BACK,
    NOBODY,
    ROUNDS,
    RUNS,
    RUNS_BACK,
    BattleStart,
    Crossfire,
    Side,
    Spread,
    chance,
    flagship,
)
from orrery.games.ti3.rules.board import enemy_at, fleet_limit, fleet_of, holds, loners, over_supply, pds_near
from orrery.games.ti3.rules.effects import COMBAT_ROUND, in_force, refresh_abilities
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.hooks import has
from orrery.games.ti3.rules.legality import Ways, reaching
from orrery.games.ti3.rules.nouns import AFLOAT, STRATEGY_POOL
from orrery.games.ti3.rules.optional.leaders import ADMIRAL, found
from orrery.games.ti3.rules.options import (
    LEADERS_WITH_FLEET,
    PDS_WITH_SHIPS,
    SABOTAGE_RUNS,
    SHOTS_TOGETHER,
    WHOLE_ROLL,
    ruling,
)
from orrery.games.ti3.rules.queries import (
    BARRAGE_ROLL,
    BATTLE,
    BEFORE_BATTLE,
    PDS_AT_SHIPS,
)
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Activation, Battle, Invasion, Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import NO_SEAT, NOWHERE, Effect, Fleet, Place, Shot
from orrery.games.ti3.rules.units import (
    BIG,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    NO_FLEET,
    PDS,
    SHIPS,
    STATS,
    big_ships,
    ships,
)

CANNONS, LASERS = text("technology.assault_cannon"), text("technology.graviton_laser_system")
AMBUSHES, REROLL = text("race.mentak.ambush"), text("race.jol_nar.reroll")
PAY, EARLY_RETREAT = text("race.letnev.pay_for_combat"), text("race.naalu.early_retreat")
MINELAYERS, INTO_THE_BREACH = text("card.minelayers"), text("card.into_the_breach")
PRICE = 2
LATER = 99


class Fight(NamedTuple):
    """A current or possible battle: attacker, defender, where, and what the odds are computed from."""

    seat: int
    foe: int
    place: Place
    sides: tuple[Side, Side]
    start: BattleStart


# --- the table in another round ----------------------------------------------------------------------------------


def in_round(s: Twilight, number: int, calm: bool) -> Twilight:
    """The table in a given round of a fight; `calm`: without what lasts for this round only."""
    battle, invasion = s.battle or Battle(NOWHERE, [NO_SEAT, NO_SEAT]), s.invasion or Invasion()
    it = s.replace(battle=battle.replace(round=number), invasion=invasion.replace(round=number))
    if calm and any(effect[2] == COMBAT_ROUND for effect in s.effects):
        return with_effects(it, [effect for effect in s.effects if effect[2] != COMBAT_ROUND])
    return it


def with_effects(s: Twilight, effects: list[Effect]) -> Twilight:
    """The table with other effects in force."""
    it = s.replace(effects=effects, texts=Texts(), players=[p.replace(texts=Texts()) for p in s.players])
    refresh_abilities(it)
    return it


def rounds_paid(s: Twilight, seat: int) -> int:
    """How many rounds Letnev could pay for."""
    return s.players[seat].goods // PRICE if has(s, seat, PAY) else 0


def counters_for_dice(s: Twilight, seat: int) -> int:
    """How many dice, or how many rolls, Jol-Nar could re-roll (T3.17.15)."""
    return s.players[seat].counters[STRATEGY_POOL] if has(s, seat, REROLL) else 0


def early_bonus(s: Twilight, seat: int, now: int, begun: bool, bonus: int) -> dict[int, int]:
    """What is paid for by round: in this one, if it was, and as long as the goods last."""
    paid = any(True for _ in in_force(s, PAY, seat))
    first = now + 1 if begun or paid else now
    return {first + i: bonus for i in range(rounds_paid(s, seat))}


# --- space battles -----------------------------------------------------------------------------------------------


def sides(
    s: Twilight,
    seat: int,
    foe: int,
    place: Place,
    fleet: Fleet | None = None,
    start: BattleStart = AT_FIRST,
) -> tuple[Side, Side]:
    """Both sides of an attack on a system, given the table: the attacker comes with a fleet (or is there); nobody
    withdraws; both spend all they can on their dice, as soon as they can; everyone with PDS in range fires."""
    mine = fleet_of(s, seat, place) if fleet is None else fleet
    attacker = one_side(s, seat, foe, mine, True, place, start)
    third = [other for other in others(s, seat) if other != foe and pds_near(s, other, place)]
    attacker = attacker._replace(crossfire=tuple(crossfire(s, other, seat, place) for other in third))
    return attacker, one_side(s, foe, seat, fleet_of(s, foe, place), False, place, start)


def crossfire(s: Twilight, other: int, seat: int, place: Place) -> Crossfire:
    """The PDS of a third player that fire at the active one (T3.7.5)."""
    return Crossfire(guns_at(s, other, seat, False, place), counters_for_dice(s, other), ruling(s, WHOLE_ROLL), other)


def one_side(s: Twilight, me: int, rival: int, fleet: Fleet, attacks: bool, place: Place, start: BattleStart) -> Side:
    next_round = start.round + 1 if start.rolled or not start.round else start.round
    this, later = in_round(s, next_round, start.rolled), in_round(s, LATER, True)
    paid = early_bonus(s, me, next_round, bool(start.round) and not start.rolled, 1)

    def chances(at: Twilight, kind: Shot, bonus: int = 0) -> Spread:
        return tuple(chance(need(at, me, rival, unit, kind, attacks, place) - bonus) for unit in SHIPS)

    steady = chances(later, BATTLE)
    early = [chances(later, BATTLE, paid.get(n, 0)) for n in range(1, max([next_round, *paid]) + 1)]
    early[next_round - 1] = chances(this, BATTLE, paid.get(next_round, 0))
    while early and early[-1] == steady:
        early.pop()
    return Side(
        fleet.only(SHIPS).add(BREACH, in_the_breach(s, me, fleet, place)),
        steady,
        tuple(early),
        chances(s, BEFORE_BATTLE),
        chances(s, BARRAGE_ROLL)[DESTROYER],
        guns_at(s, me, rival, attacks, place),
        tuple(shots_ for text_, shots_ in ((CANNONS, CANNON), (AMBUSHES, AMBUSH)) if has(s, me, text_)),
        counters=counters_for_dice(s, me),
        admiral=led(s, me, fleet, place),
        runs=EITHER if ruling(s, SABOTAGE_RUNS) else 0,
        whole=ruling(s, WHOLE_ROLL),
        mines=not attacks and (place,) in in_force(s, MINELAYERS, me),
    )


def in_the_breach(s: Twilight, me: int, fleet: Fleet, place: Place) -> int:
    """How many hits a dreadnought still takes for all others, if that card was played in this battle."""
    if s.battle is None or s.battle.place != place or not fleet.of(DREADNOUGHT):
        return 0
    left, hurt = next(in_force(s, INTO_THE_BREACH, me), (0, 0))
    return min(left, 2 - hurt)


def led(s: Twilight, me: int, fleet: Fleet, place: Place) -> int:
    """The kind of ship with an admiral aboard."""
    if not found(s, me, ADMIRAL, AFLOAT + place) or not ships(fleet):
        return NOBODY
    named = s.players[me].flagships.get(place)
    if ruling(s, LEADERS_WITH_FLEET):
        return ANY
    return named if named is not None and fleet.of(named) else flagship(fleet)


def guns_at(s: Twilight, me: int, rival: int, attacks: bool, place: Place) -> Shots:
    """The PDS of a player that reach a system."""
    again = has(s, me, LASERS)
    return tuple(
        shots(s.pds[p], chance(need(s, me, rival, PDS, PDS_AT_SHIPS, attacks, place, p)), again)
        for p in pds_near(s, me, place)
    )


COMING = ("move", "fire", "fire_back")
"""The stages of an action before its battle."""


def running(s: Twilight) -> Fight | None:
    """The current battle, or the one that begins when all have fired, from the stage it has reached."""
    b, a = s.battle, s.activation
    if b is None:
        if a is None or a.other >= 0 or a.stage not in COMING:
            return None
        foe = enemy_at(s, a.seat, a.place)
        arriving = fleet_of(s, a.seat, a.place).joined(a.arriving)
        if foe < 0 or not ships(arriving):
            return None
        stage = GUNS if a.stage != "fire_back" else GUNS_BACK if a.to_fire else BEFORE
        start = opened(s)._replace(stage=stage, hits=(a.hits[0], a.hits[1]))
        both = sides(s, a.seat, foe, a.place, arriving, start)
        if a.stage != "move":
            both = still_to_fire(s, a, both, foe)
        return Fight(a.seat, foe, a.place, both, start)
    seat, foe = b.seats
    if b.fled or not all(ships(fleet_of(s, one, b.place)) for one in b.seats):
        return None
    hits = b.hits[0], b.hits[1]
    if not b.round:
        flying = tuple((side, sent, bool(whole)) for side, sent, whole in b.flying)
        start = opened(s)._replace(stage=OPENINGS.get(b.stage, ROUNDS), hits=hits, flying=flying)
    else:
        start = BattleStart(ROUNDS, b.round, hits, b.retreats, b.stage in ("losses", "withdraw"))
    mine, theirs = sides(s, seat, foe, b.place, None, start)
    return Fight(seat, foe, b.place, (mine, theirs._replace(mines=False)), start)


OPENINGS = {"before": BEFORE, "barrage": BARRAGES, "runs": RUNS, "runs_back": RUNS_BACK}
"""The stages of a battle before its first round."""


def opened(s: Twilight) -> BattleStart:
    """A battle from its beginning, under the rulings of the table."""
    return BattleStart(together=ruling(s, SHOTS_TOGETHER), with_ships=ruling(s, PDS_WITH_SHIPS))


def still_to_fire(s: Twilight, a: Activation, both: tuple[Side, Side], foe: int) -> tuple[Side, Side]:
    """Both sides, with only those PDS that have not fired yet at the active player (T3.7.5)."""
    third = [one for one in others(s, a.seat) if one != foe and a.to_fire >> one & 1]
    guns = tuple(crossfire(s, one, a.seat, a.place) for one in third)
    return both[0]._replace(crossfire=guns), both[1] if a.to_fire >> foe & 1 else both[1]._replace(guns=())


def muster(s: Twilight, seat: int, place: Place) -> Fleet:
    """The strongest fleet that a player could have in a system after moving, given range and fleet supply (T3.7.2),
    with as many fighters as can be carried. The most expensive ships come first."""
    ways, far = Ways(s, seat, place), sheet(s, seat).move
    fleet = fleet_of(s, seat, place)
    room = fleet_limit(s, seat, place) - big_ships(fleet)
    alone = sheet(s, seat).free_fighters
    can = {at: reaching(s, seat, at, ways, far) for at in sorted(s.players[seat].fleets) if at != place}
    come = dict.fromkeys(can, NO_FLEET)
    for unit in sorted(BIG, key=lambda unit: -STATS[unit].cost):
        for at, ready in can.items():
            n = max(0, min(room, ready.of(unit)))
            room -= n
            come[at] = come[at].add(unit, n, damaged=max(0, n - fleet_of(s, seat, at).whole(unit)))
    for at, group in come.items():
        free = can[at].of(FIGHTER) if alone else 0
        fleet = fleet.joined(group).add(FIGHTER, free or min(fleet_of(s, seat, at).of(FIGHTER), holds(group)))
    beyond = min(over_supply(s, seat, place, fleet), loners(s, seat, place, fleet))
    return fleet.remove(FIGHTER, max(0, beyond))


def attack(s: Twilight, seat: int, place: Place, fleet: Fleet | None = None) -> Fight | None:
    """The battle that would follow if a player sent ships to a system: all that could go there, or these."""
    foe = enemy_at(s, seat, place)
    sent = muster(s, seat, place) if fleet is None else fleet
    if foe < 0 or not ships(sent):
        return None
    return Fight(seat, foe, place, sides(s, seat, foe, place, sent), opened(s))
