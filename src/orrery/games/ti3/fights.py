"""Twilight Imperium 3: the space battles of a table as the odds want them: who has which ships, what each die needs,
what may be spent, how far a battle has come. Only what all players know is counted; action cards are not."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from orrery.games.ti3.battle import havens
from orrery.games.ti3.board import enemy_at, fleet_limit, fleet_of, pds_near
from orrery.games.ti3.duel import Shots, shots
from orrery.games.ti3.effects import COMBAT_ROUND, in_force, learn
from orrery.games.ti3.fire import need
from orrery.games.ti3.hooks import has, number
from orrery.games.ti3.kinds import STRATEGY_POOL
from orrery.games.ti3.legality import Ways, ranges, reaching
from orrery.games.ti3.odds import (
    AMBUSH,
    ANY,
    AT_FIRST,
    BARRAGES,
    BEFORE,
    CANNON,
    GUNS,
    GUNS_BACK,
    NOBODY,
    ROUNDS,
    RUNS,
    RUNS_BACK,
    Side,
    Spread,
    Start,
    chance,
    flagship,
)
from orrery.games.ti3.optional.leaders import ADMIRAL, found
from orrery.games.ti3.options import (
    LEADERS_WITH_FLEET,
    RETREAT_AFTER_FIRE,
    SABOTAGE_RUNS,
    SHOTS_TOGETHER,
    WHOLE_ROLL,
    on,
)
from orrery.games.ti3.queries import (
    BARRAGE_ROLL,
    BATTLE,
    BEFORE_BATTLE,
    PDS_AT_SHIPS,
    FreeFighters,
    RetreatForbidden,
)
from orrery.games.ti3.seats import others
from orrery.games.ti3.state import AFLOAT, Twilight
from orrery.games.ti3.texts import text
from orrery.games.ti3.units import (
    BIG,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLEET,
    PDS,
    SHIPS,
    STATS,
    WAR_SUN,
    ships,
)

CANNONS, LASERS = text("technology.assault_cannon"), text("technology.graviton_laser_system")
AMBUSHES, REROLL = text("race.mentak.ambush"), text("race.jol_nar.reroll")
PAY, EARLY_RETREAT = text("race.letnev.pay_for_combat"), text("race.naalu.early_retreat")
PRICE = 2
LATER = 99


class Fight(NamedTuple):
    """A battle that is fought or would be: attacker, defender, where, and what the odds are made from."""

    seat: int
    foe: int
    place: int
    sides: tuple[Side, Side]
    start: Start


class Note(NamedTuple):
    """What the odds take for granted, or leave out: a message and its arguments."""

    key: str
    seat: int = -1
    number: int = 0


# --- the table in another round ----------------------------------------------------------------------------------


class Shadow:
    """Something of the table with a few things changed."""

    def __init__(self, it: Any, **own: Any) -> None:
        self.__dict__.update(own)
        self._it = it

    def __getattr__(self, name: str) -> Any:
        return getattr(self._it, name)


def in_round(s: Twilight, number: int, calm: bool) -> Twilight:
    """The table in some round of a fight; `calm`: without what lasts for this round only."""
    about: dict[str, Any] = {"round": number}
    own: dict[str, Any] = {
        name: Shadow(it, **about) if it is not None else SimpleNamespace(place=-1, seats=[-1, -1], **about)
        for name, it in (("battle", s.battle), ("invasion", s.invasion))
    }
    if calm and any(effect[2] == COMBAT_ROUND for effect in s.effects):
        own["effects"] = [effect for effect in s.effects if effect[2] != COMBAT_ROUND]
        own["players"] = [Shadow(p) for p in s.players]
        own["texts"] = ()
        changed = cast(Twilight, Shadow(s, **own))
        learn(changed)
        return changed
    return cast(Twilight, Shadow(s, **own))


def rounds_paid(s: Twilight, seat: int) -> int:
    """For how many rounds Letnev could pay."""
    return s.players[seat].goods // PRICE if has(s, seat, PAY) else 0


def counters_for_dice(s: Twilight, seat: int) -> int:
    """How many dice Jol-Nar could roll again, one by one (T3.17.15)."""
    return s.players[seat].counters[STRATEGY_POOL] if has(s, seat, REROLL) and not on(s, WHOLE_ROLL) else 0


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
    place: int,
    fleet: Sequence[int] | None = None,
    start: Start = AT_FIRST,
) -> tuple[Side, Side]:
    """Both sides of an attack on a system as the table stands: the attacker comes with a fleet (or is there); nobody
    leaves; both spend all they can on their dice, as soon as they can."""
    mine = fleet_of(s, seat, place) if fleet is None else fleet
    attacker = one_side(s, seat, foe, mine, True, place, start)
    return attacker, one_side(s, foe, seat, fleet_of(s, foe, place), False, place, start)


def one_side(s: Twilight, me: int, rival: int, fleet: Sequence[int], attacks: bool, place: int, start: Start) -> Side:
    next_round = start.round + 1 if start.rolled or not start.round else start.round
    this, later = in_round(s, next_round, start.rolled), in_round(s, LATER, True)
    paid = early_bonus(s, me, next_round, bool(start.round) and not start.rolled, 1)

    def chances(at: Twilight, kind: int, bonus: int = 0) -> Spread:
        return tuple(chance(need(at, me, rival, unit, kind, attacks, place) - bonus) for unit in SHIPS)

    steady = chances(later, BATTLE)
    early = [chances(later, BATTLE, paid.get(n, 0)) for n in range(1, max([next_round, *paid]) + 1)]
    early[next_round - 1] = chances(this, BATTLE, paid.get(next_round, 0))
    while early and early[-1] == steady:
        early.pop()
    return Side(
        (*fleet[:6], 0, 0, *fleet[8:]),
        steady,
        tuple(early),
        chances(s, BEFORE_BATTLE),
        chances(s, BARRAGE_ROLL)[DESTROYER],
        guns_at(s, me, rival, attacks, place),
        tuple(shots_ for text_, shots_ in ((CANNONS, CANNON), (AMBUSHES, AMBUSH)) if has(s, me, text_)),
        counters=counters_for_dice(s, me),
        admiral=led(s, me, fleet, place),
    )


def led(s: Twilight, me: int, fleet: Sequence[int], place: int) -> int:
    """The kind of ship with an admiral aboard."""
    if not found(s, me, ADMIRAL, AFLOAT + place) or not ships(list(fleet)):
        return NOBODY
    return ANY if on(s, LEADERS_WITH_FLEET) else flagship(tuple(fleet))


def guns_at(s: Twilight, me: int, rival: int, attacks: bool, place: int) -> Shots:
    """The PDS of a player that reach a system."""
    again = has(s, me, LASERS)
    return tuple(
        shots(s.pds[p], chance(need(s, me, rival, PDS, PDS_AT_SHIPS, attacks, place, p)), again)
        for p in pds_near(s, me, place)
    )


def running(s: Twilight, waiting: Sequence[int] = (), hits: int = 0) -> Fight | None:
    """The battle that is going on, or that begins when all have fired: as far as it has come. `waiting`: who is asked
    now; `hits`: those of the last roll, which a fleet takes before the battle."""
    frames = [tuple(frame) for frame in s.agenda]
    names = [frame[0] for frame in frames]
    b, a = s.battle, s.activation
    if b is None:
        if a is None or a.other >= 0 or "fight" not in names:
            return None
        foe = enemy_at(s, a.seat, a.place)
        arriving = [x + y for x, y in zip(fleet_of(s, a.seat, a.place), a.arriving, strict=True)]
        if foe < 0 or not ships(arriving):
            return None
        start = Start(*before(frames, names, a.seat, foe, waiting, hits), together=on(s, SHOTS_TOGETHER))
        return Fight(a.seat, foe, a.place, sides(s, a.seat, foe, a.place, arriving, start), start)
    seat, foe = b.seats
    if b.fled or not all(ships(fleet_of(s, one, b.place)) for one in b.seats):
        return None
    taking = names[-1:] == ["losses"] or names[-1:] == ["withdraw"]
    if not b.round:
        last = names[-1] if names else ""
        stage = {"barrage": BEFORE, "battle_round": BARRAGES, "sabotage_runs": RUNS, "sabotage_run": RUNS}.get(
            last, BEFORE
        )
        if last == "sabotage_runs" or (last == "sabotage_run" and frames[-1][1] == 1):
            stage = RUNS_BACK
        start = Start(stage, together=on(s, SHOTS_TOGETHER))
    else:
        rolled = taking or any(b.hits)
        start = Start(ROUNDS, b.round, (b.hits[0], b.hits[1]), b.retreats, rolled)
    return Fight(seat, foe, b.place, sides(s, seat, foe, b.place, None, start), start)


def before(
    frames: list[tuple[Any, ...]], names: list[str], seat: int, foe: int, waiting: Sequence[int], hits: int
) -> tuple[int, int, tuple[int, int]]:
    """How far the fire of PDS has come (T3.7.5)."""
    if "fire_at" in names or any(frame[:2] == ("fire", foe) for frame in frames):
        return GUNS, 0, (0, 0)
    if "fire_back" in names:
        return (GUNS, 0, (0, 0)) if foe in waiting else (GUNS_BACK, 0, (hits if seat in waiting else 0, 0))
    if any(frame[:2] == ("fire", seat) for frame in frames) or seat in waiting:
        return GUNS_BACK, 0, (0, 0)
    return BEFORE, 0, (0, hits if foe in waiting else 0)


def muster(s: Twilight, seat: int, place: int) -> list[int]:
    """The strongest fleet that a player could have in a system after moving: by range and fleet supply (T3.7.2), with
    fighters as they can be carried. The dearest ships come first."""
    ways, far = Ways(s, seat, place), ranges(s, seat)
    fleet = [*fleet_of(s, seat, place)]
    room = fleet_limit(s, seat, place) - sum(fleet[unit] for unit in BIG)
    alone = number(s, 0, FreeFighters, seat)
    can = {at: reaching(s, seat, at, ways, far) for at in sorted(s.players[seat].fleets) if at != place}
    come: dict[int, list[int]] = {at: [0] * FLEET for at in can}
    for unit in sorted(BIG, key=lambda unit: -STATS[unit].cost):
        for at, counts in can.items():
            n = max(0, min(room, counts[unit]))
            room -= n
            come[at][unit] = n
            if unit in (DREADNOUGHT, WAR_SUN):
                whole = s.players[seat].fleets[at][unit] - s.players[seat].fleets[at][unit + 4]
                come[at][unit + 4] = max(0, n - whole)
    for at, group in come.items():
        hold = STATS[3].room * (group[3] + group[5])
        there = s.players[seat].fleets[at][FIGHTER]
        group[FIGHTER] = can[at][FIGHTER] if alone and can[at][FIGHTER] else min(there, hold)
        fleet = [a + b for a, b in zip(fleet, group, strict=True)]
    return fleet


def attack(s: Twilight, seat: int, place: int, fleet: Sequence[int] | None = None) -> Fight | None:
    """The battle that would come if a player sent ships to a system: all that could come, or these."""
    foe = enemy_at(s, seat, place)
    sent = muster(s, seat, place) if fleet is None else fleet
    if foe < 0 or not ships(list(sent)):
        return None
    return Fight(seat, foe, place, sides(s, seat, foe, place, sent), Start(together=on(s, SHOTS_TOGETHER)))


# --- what is taken for granted -----------------------------------------------------------------------------------


def notes(s: Twilight, fight: Fight) -> list[Note]:
    """What the odds of a battle assume, and what they leave out."""
    found_ = spending(s, (fight.seat, fight.foe))
    third = [other for other in others(s, fight.seat) if other != fight.foe and pds_near(s, other, fight.place)]
    if fight.start.stage <= GUNS:
        found_ += [Note("ti3-odds-note-others", other) for other in third]
    for me, rival in ((fight.seat, fight.foe), (fight.foe, fight.seat)):
        if havens(s, me, fight.place) and not number(s, 0, RetreatForbidden, me, rival):
            flees = me == fight.foe and has(s, me, EARLY_RETREAT)
            late = on(s, RETREAT_AFTER_FIRE) and fight.start.stage < ROUNDS
            early = flees and (fight.start.stage <= BEFORE or late)
            found_.append(Note("ti3-odds-note-flee" if early else "ti3-odds-note-leave", me))
    suns = [fight.sides[1 - i].fleet[WAR_SUN] and fight.sides[i].fleet[FIGHTER] for i in (0, 1)]
    if on(s, SABOTAGE_RUNS) and any(suns) and fight.start.stage <= RUNS_BACK:
        found_.append(Note("ti3-odds-note-runs"))
    return [*found_, Note("ti3-odds-note-cards")]


def spending(s: Twilight, seats: Sequence[int]) -> list[Note]:
    """What both are taken to spend."""
    found_ = [Note("ti3-odds-note-pays", seat, rounds_paid(s, seat)) for seat in seats if rounds_paid(s, seat)]
    found_ += [
        Note("ti3-odds-note-rolls", one, counters_for_dice(s, one)) for one in seats if counters_for_dice(s, one)
    ]
    rolls = [one for one in seats if has(s, one, REROLL) and on(s, WHOLE_ROLL)]
    return found_ + [Note("ti3-odds-note-whole", one) for one in rolls]
