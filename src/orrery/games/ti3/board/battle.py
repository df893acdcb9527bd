"""Twilight Imperium 3 in the browser: battles and invasions in progress, the dice that were rolled, and the odds: of
the current fight, and of those that an attack would start."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, Literal

from orrery.core.ask import Decision
from orrery.games.ti3.board import shapes
from orrery.games.ti3.board.shapes import (
    AttackNow,
    BattleNow,
    BattleSide,
    ByNumber,
    Considered,
    DieNow,
    InvasionNow,
    RollNow,
    Volley,
)
from orrery.games.ti3.odds.assumed import Note, notes, raid_notes
from orrery.games.ti3.odds.fights import COMING, Fight, attack, in_round, running
from orrery.games.ti3.odds.invasion import BOMBS
from orrery.games.ti3.odds.invasion import GUNS as GUNS_AT_TROOPS
from orrery.games.ti3.odds.invasion import invasion as exact_invasion
from orrery.games.ti3.odds.raids import Raid, bombing, landing, raid
from orrery.games.ti3.odds.space import GUNS, GUNS_BACK, BattleOdds, odds_within
from orrery.games.ti3.rules.battle import volleys
from orrery.games.ti3.rules.board import enemy_at, fleet_of
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.nouns import FROM_PLANET, in_load
from orrery.games.ti3.rules.queries import (
    BARRAGE_ROLL,
    BATTLE,
    BEFORE_BATTLE,
    BOMBARDMENT,
    INVASION,
    PDS_AT_SHIPS,
    PDS_AT_TROOPS,
)
from orrery.games.ti3.rules.state import Battle, Rolled, Twilight
from orrery.games.ti3.rules.things import Figure, Place, Planet, Seat, Unit
from orrery.games.ti3.rules.units import (
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    NO_FLEET,
    PDS,
    SHIPS,
    STATS,
    WAR_SUN,
    after_losses,
    fleet_with,
    ships,
    tally,
)
from orrery.telling.slow import Slow
from orrery.text import Words

Questions = Sequence[tuple[str, Decision[Any]]]
Sort = Literal["battle", "barrage", "pds", "landing", "bombardment", "invasion", "before", "other"]
ROLLS: dict[int, Sort] = {
    BATTLE: "battle",
    BARRAGE_ROLL: "barrage",
    PDS_AT_SHIPS: "pds",
    PDS_AT_TROOPS: "landing",
    BOMBARDMENT: "bombardment",
    INVASION: "invasion",
    BEFORE_BATTLE: "before",
}
LARGEST = 30_000
"""The most pairs of fleets to examine for one battle: a third of a second. A view shows no odds beyond that."""
TOGETHER = 6000
"""The same for each of the many systems that could be attacked."""


def rolls(s: Twilight) -> list[RollNow]:
    """The combat dice of this activation, latest last; each says which round of the fight it belongs to."""
    return [_roll(rolled) for rolled in s.activation.rolls] if s.activation is not None else []


def _roll(rolled: Rolled) -> RollNow:
    seat, against, kind, place, planet, number, volleys, dice, hits, tenths = rolled
    shooters = [(unit, need) for unit, count, need in volleys for _ in range(count)]
    return RollNow(
        seat=seat,
        against=against,
        kind=ROLLS.get(kind, "other"),
        place=place,
        planet=planet,
        dice=[DieNow(unit, pips, need, pips >= need) for (unit, need), pips in zip(shooters, dice, strict=True)],
        hits=hits,
        tenths=tenths,
        round=number,
    )


# --- the odds ----------------------------------------------------------------------------------------------------


def percent(p: float) -> float:
    return round(100 * p, 1)


def told(found: list[Note], words: Words) -> list[str]:
    """The assumptions, in words."""
    return [words.say(note.key, **note.about()) for note in found]


def odds_now(s: Twilight, fight: Fight, words: Words, slow: Slow) -> shapes.Odds | None:
    """The odds of a battle, in percent; nothing if it is too large, or while they are being computed."""
    found = slow(odds_within, *fight.sides, fight.start, LARGEST)
    noted = notes(s, fight, words.reader, slow)
    return odds_told(found, noted, words) if found is not None else None


def odds_told(found: BattleOdds, noted: list[Note], words: Words) -> shapes.Odds:
    """Odds in the shape the board draws."""
    return shapes.Odds(
        win=percent(found.win),
        lose=percent(found.lose),
        draw=percent(found.draw),
        attacker_left=percent(found.attacker_left),
        defender_left=percent(found.defender_left),
        rounds=round(found.rounds, 1),
        losses=([round(n, 1) for n in found.losses[0]], [round(n, 1) for n in found.losses[1]]),
        left=[],
        notes=told(noted, words),
    )


def raid_odds(s: Twilight, it: Raid, words: Words, slow: Slow) -> shapes.Odds | None:
    """The odds of an invasion; nothing while they are being computed."""
    found = slow(exact_invasion, *it.sides, it.start)
    noted = raid_notes(s, it, words.reader, slow)
    if found is None:
        return None
    lost = ([0.0] * 8, [0.0] * 8)
    lost[0][GROUND_FORCE], lost[0][FIGHTER], lost[1][GROUND_FORCE] = (round(n, 1) for n in found.losses)
    return shapes.Odds(
        win=percent(found.win),
        lose=percent(found.lose),
        draw=percent(found.draw),
        attacker_left=0,
        defender_left=0,
        rounds=round(found.rounds, 1),
        losses=lost,
        left=[percent(p) for p in found.left],
        notes=told(noted, words),
    )


# --- what is fought now ------------------------------------------------------------------------------------------


def battle(s: Twilight, rolled: list[RollNow], questions: Questions, words: Words, slow: Slow) -> BattleNow | None:
    """The current battle: both sides, attacker first. For a reader who may leave it, also the odds of leaving."""
    b, known = s.battle, len(slow.wanted)
    if b is None:
        return None
    here = [roll for roll in rolled if roll.place == b.place and roll.planet < 0]
    fight = running(s)
    goes = [
        b.seats.index(Seat(asked.seat)) for _, asked in questions if asked.kind.name == "leave" and fight is not None
    ]
    leaving = fight._replace(start=fight.start._replace(leaving=goes[0])) if fight is not None and goes else None
    return BattleNow(
        place=b.place,
        round=b.round,
        sides=(_side(s, b, 0), _side(s, b, 1)),
        rolls=here,
        odds=odds_now(s, fight, words, slow) if fight is not None else None,
        leaving=odds_now(s, leaving, words, slow) if leaving is not None else None,
        weighing=len(slow.wanted) > known,
    )


def _side(s: Twilight, b: Battle, side: int) -> BattleSide:
    seat = b.seats[side]
    return BattleSide(
        seat=seat,
        units=list(fleet_of(s, seat, b.place)),
        hits=b.hits[side],
        leaves=b.retreats == side,
        volleys=[Volley(*v) for v in volleys(s, side)],
        guns=[],
    )


def invasion(s: Twilight, rolled: list[RollNow], words: Words, slow: Slow) -> InvasionNow | None:
    """The planet being fought for, invader first; nothing before the first fight."""
    it, a, known = s.invasion, s.activation, len(slow.wanted)
    if it is None or a is None or it.planet < 0 or s.owner[it.planet] in (-1, a.seat):
        return None
    planet = it.planet
    found = raid(s)
    return InvasionNow(
        planet=planet,
        round=it.round,
        invader=a.seat,
        defender=s.owner[planet],
        troops=(it.troops.get(planet, 0), s.troops[planet]),
        wings=it.wings,
        pds=s.pds[planet],
        needs=troop_needs(s, a.seat, s.owner[planet], planet, max(1, it.round)),
        lost=(it.lost[0], it.lost[1]),
        rolls=[roll for roll in rolled if roll.planet == planet],
        odds=raid_odds(s, found, words, slow) if found is not None else None,
        weighing=len(slow.wanted) > known,
    )


def troop_needs(s: Twilight, seat: int, owner: int, planet: Planet, round_: int) -> tuple[int, int]:
    """The lowest roll with which ground forces of the invader and of the defender hit, before anything is paid."""
    table, place = in_round(s, round_, False), s.places[planet]
    mine = need(table, seat, owner, GROUND_FORCE, INVASION, True, place, planet)
    return mine, need(table, owner, seat, GROUND_FORCE, INVASION, False, place, planet)


def fired(unit: Unit, volley: tuple[int, float, float]) -> Volley:
    """Dice that are fired once: whose they are, how many, and the lowest roll that hits."""
    dice, _, chance = volley
    return Volley(unit=unit, dice=dice, need=11 - round(10 * chance))


# --- what would be fought ----------------------------------------------------------------------------------------


def attacks(s: Twilight, questions: Questions, words: Words, slow: Slow) -> list[AttackNow]:
    """The fights that may follow: in the activated system, with everything on its way there; for a reader who is
    choosing a system, in each that could be attacked, with everything that could go there; landings for each number of
    troops."""
    a = s.activation
    if s.battle is not None or not s.owner:
        return []
    for _, decision in questions:
        if decision.kind.name == "activate":
            places = [place for place in decision.options() if enemy_at(s, decision.seat, place) >= 0]
            fights = slow(attackable, pickle.dumps(s), decision.seat, tuple(places)) if places else None
            return [
                attack_told(s, fight, False, odds_told(end, notes(s, fight), words) if end is not None else None)
                for fight, end in fights or ()
            ]
        if decision.kind.name == "land" and a is not None:
            planet = Planet(decision.args["planet"])
            found = landing(s, decision.seat, planet, fleet_of(s, decision.seat, a.place).of(GROUND_FORCE))
            return [landing_now(s, found, words, slow)] if found is not None else []
    fight = running(s)
    if fight is not None:
        return [attack_now(s, fight, words, slow, True)]
    if a is not None and a.other < 0 and a.stage in COMING:
        coming = attack(s, a.seat, a.place)
        if coming is not None and any(decision.seat == a.seat for _, decision in questions):
            return [attack_now(s, coming, words, slow, False)]
    return []


def attackable(state: bytes, seat: int, places: Sequence[Place]) -> list[tuple[Fight, BattleOdds | None]]:
    """The battles that a player could start in these systems with everything that could go there, and how they end.
    `state`: what the player sees, pickled."""
    s: Twilight = pickle.loads(state)
    fights = [fight for place in places if (fight := attack(s, seat, place)) is not None]
    return [(fight, odds_within(*fight.sides, fight.start, TOGETHER)) for fight in fights]


def attack_now(s: Twilight, fight: Fight, words: Words, slow: Slow, sent: bool) -> AttackNow:
    """A battle that may follow. `sent`: these ships are on their way; otherwise they are all that could go there."""
    known = len(slow.wanted)
    return attack_told(s, fight, sent, odds_now(s, fight, words, slow), len(slow.wanted) > known)


def attack_told(s: Twilight, fight: Fight, sent: bool, found: shapes.Odds | None, weighing: bool = False) -> AttackNow:
    """The same with its odds."""
    return AttackNow(
        place=fight.place,
        planet=-1,
        sent=sent,
        sides=(_fighting(s, fight, 0), _fighting(s, fight, 1)),
        odds=found,
        weighing=weighing,
        by_number=[],
    )


def _fighting(s: Twilight, fight: Fight, i: int) -> BattleSide:
    """One side: ships with their dice in the next round, before anything is paid, and PDS that have not fired yet."""
    side, seat, foe = fight.sides[i], *((fight.foe, fight.seat) if i else (fight.seat, fight.foe))
    fires = fight.start.stage <= (GUNS if i else GUNS_BACK)
    table = in_round(s, fight.start.round + 1 if fight.start.rolled else max(1, fight.start.round), fight.start.rolled)
    return BattleSide(
        seat=seat,
        units=[*tally(side.fleet).values()],
        hits=fight.start.hits[i],
        leaves=False,
        volleys=[
            Volley(
                unit=unit,
                dice=side.fleet.of(unit) * STATS[unit].dice,
                need=need(table, seat, foe, unit, BATTLE, i == 0, fight.place),
            )
            for unit in SHIPS
            if side.fleet.of(unit)
        ],
        guns=[fired(PDS, each) for each in side.guns] if fires else [],
    )


def landing_now(s: Twilight, it: Raid, words: Words, slow: Slow) -> AttackNow:
    """A landing that may follow, with everything that could land, and the chance for each smaller number."""
    mine, known = it.sides[0], len(slow.wanted)
    by_number = []
    for count in range(1, mine.troops + 1):
        some = landing(s, it.seat, it.planet, count, 0, it.start)
        found = slow(exact_invasion, *some.sides, some.start) if some is not None else None
        if found is not None:
            by_number.append(ByNumber(number=count, win=percent(found.win)))
    return AttackNow(
        place=s.places[it.planet],
        planet=it.planet,
        sent=False,
        sides=(_landing(s, it, 0), _landing(s, it, 1)),
        odds=raid_odds(s, it, words, slow),
        weighing=len(slow.wanted) > known,
        by_number=by_number,
    )


def _landing(s: Twilight, it: Raid, i: int) -> BattleSide:
    side, must = it.sides[i], troop_needs(s, it.seat, it.foe, it.planet, 1)[i]
    units = [*tally(NO_FLEET.add(FIGHTER, side.wings).add(GROUND_FORCE, side.troops)).values()]
    bombers = [unit for unit, n in zip((DREADNOUGHT, WAR_SUN), bombing(s, it.seat, it.planet, True), strict=True) if n]
    once = [fired(unit, each) for unit, each in zip(bombers, side.bombs, strict=False) if it.start.stage <= BOMBS]
    once += [fired(PDS, each) for each in side.guns if it.start.stage <= GUNS_AT_TROOPS]
    return BattleSide(
        seat=it.foe if i else it.seat,
        units=units,
        hits=0,
        leaves=False,
        volleys=[Volley(unit=GROUND_FORCE, dice=side.troops, need=must)] if side.troops else [],
        guns=once,
    )


# --- an answer being put together --------------------------------------------------------------------------------


def weighed(s: Twilight, decision: Decision[Any], value: Any, words: Words, slow: Slow) -> Considered:
    """What an unfinished answer would lead to: ships that move into a fight, troops that land, ships that are lost.
    Nothing for any other answer."""
    kind, seat, a = decision.kind.name, decision.seat, s.activation
    if kind in ("move", "pick_up") and a is not None and a.other < 0:
        group = fleet_with(in_load(item) for item in value if item < FROM_PLANET)
        fleet = fleet_of(s, seat, a.place).joined(a.arriving, group)
        found = attack(s, seat, a.place, fleet) if enemy_at(s, seat, a.place) >= 0 and ships(fleet) else None
        return Considered(attack_now(s, found, words, slow, True)) if found is not None else Considered()
    if kind == "land":
        landed = landing(s, seat, Planet(decision.args["planet"]), list(value).count(GROUND_FORCE))
        lands = landed is not None and landed.sides[0].troops
        return Considered(landing_now(s, landed, words, slow)) if landed is not None and lands else Considered()
    if kind == "lose" and len(value) == decision.args.get("number"):
        fight = running(s)
        if fight is not None:
            return Considered(attack_now(s, without(fight, seat, value), words, slow, True))
    return Considered()


def without(fight: Fight, seat: int, lost: Sequence[Figure]) -> Fight:
    """A battle after a side has taken its losses."""
    side = 0 if seat == fight.seat else 1
    sides = list(fight.sides)
    sides[side] = sides[side]._replace(fleet=after_losses(fight.sides[side].fleet, lost))
    hits = list(fight.start.hits)
    hits[side] = 0
    return fight._replace(sides=(sides[0], sides[1]), start=fight.start._replace(hits=(hits[0], hits[1])))
