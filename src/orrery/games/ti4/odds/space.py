"""Twilight Imperium 4: exact odds of a space combat in the order of the rules: space cannon offense (LRR 96.2), the
start of the combat, anti-fighter barrage (71.3), rounds (71.4 to 71.8). Nothing is sampled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from orrery.games.common.dice import Volley
from orrery.games.ti4.odds.duel import Duel, DuelEnd, Field, scored
from orrery.games.ti4.odds.openings import prepared, start_of_combat
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan
from orrery.games.ti4.odds.rounds import SpaceRounds
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import JETS, SHIELDS, HitsTaken, Stack, after_round, lost, shot_down, take
from orrery.games.ti4.odds.texts import BATTLESTATION, GRAVITON_LASER_SYSTEM, RAID_FORMATION, WAYLAY
from orrery.games.ti4.rules.cards.space_cannon import STATION
from orrery.games.ti4.rules.combat import barrages
from orrery.games.ti4.rules.data import EVERY_UNIT, FIGHTER, SHIPS
from orrery.games.ti4.rules.fire import cannons
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.queries.battle import CannonForbidden
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat
from orrery.games.ti4.rules.units import sheet

Fleets = Field[Stack, Stack]
CANNONS, BEGINS, BARRAGE, ROUNDS = range(4)
"""What is still to come: space cannon offense, the start of the combat, the barrage, the rounds."""
MOST = 400_000
"""The most pairs of fleets that are examined."""


class Stage(NamedTuple):
    """How far a space combat has got: what comes next, the round that is being fought, the players whose cannons have
    not fired, hits that have been rolled and are still to be taken (side, hits, how many of them aimed, and for what),
    and the side that has announced a retreat (-1: none)."""

    at: int = CANNONS
    round: int = 1
    to_fire: tuple[Seat, ...] | None = None
    pending: tuple[tuple[int, int, int, str], ...] = ()
    rolled: bool = False
    """The dice of this round have been rolled."""
    retreats: int = -1


AT_FIRST = Stage()
NEITHER = FightPlan(), FightPlan()


def space_odds(
    s: Imperium,
    seats: tuple[Seat, Seat],
    place: Place,
    fleets: tuple[Stack, Stack],
    plans: tuple[FightPlan, FightPlan] = NEITHER,
    stage: Stage = AT_FIRST,
    most: int = MOST,
) -> BattleOdds:
    """How a space combat at a place ends, attacker first, with the texts that are in play on a table."""
    scene = Scene(s, seats, place, NO_PLANET, plans, stage.round + stage.rolled)
    field: Fleets = {prepared(scene, fleets, begun=stage.at > BEGINS and not stage.rolled): 1.0}
    if stage.at <= CANNONS:
        if plans[DEFENDER].plays(BATTLESTATION) and stage.to_fire is None:
            field = each(field, lambda a, d: station(scene, a, d))
        for seat in clockwise(s, seats[ATTACKER]) if stage.to_fire is None else stage.to_fire:
            field = cannon_fire(scene, field, seat)
    for side, hits, aimed, why in stage.pending:
        field = hit_now(scene, field, side, hits, aimed, why)
    if stage.rolled:
        field = recovered(scene, field)
    left = [0.0, 0.0]
    if stage.rolled and stage.retreats in (ATTACKER, DEFENDER):
        left[stage.retreats] = sum(p for pair, p in field.items() if fought(*pair))
        end: DuelEnd[Stack, Stack] = DuelEnd(field, (left[0], left[1]), 0.0)
        return summed(end, fleets)
    if stage.at <= BEGINS:
        field = start_of_combat(scene, field)
    if stage.at <= BARRAGE:
        field = barrage(scene, field)
    rounds = SpaceRounds(scene, -1 if stage.rolled else stage.retreats)
    return summed(Duel(rounds, field, scene.first - 1, most).fight(), fleets)


def fought(mine: Stack, theirs: Stack) -> bool:
    """Whether both have ships."""
    return bool(mine.ships() and theirs.ships())


def each(field: Fleets, become: Callable[[Stack, Stack], Iterable[tuple[Stack, Stack, float]]]) -> Fleets:
    """The field after something has happened where both have ships."""
    found: Fleets = {}
    for (a, d), p in field.items():
        for mine, theirs, q in become(a, d) if fought(a, d) else ((a, d, 1.0),):
            found[mine, theirs] = found.get((mine, theirs), 0.0) + p * q
    return found


# --- LRR 96.2: space cannon offense ------------------------------------------------------------------------------


def cannon_fire(scene: Scene, field: Fleets, seat: Seat) -> Fleets:
    """A player's space cannons fire, the attacker's at the defender, all others' at the attacker."""
    side = ATTACKER if seat == scene.seats[ATTACKER] else DEFENDER
    ours = seat in scene.seats
    if ours and not scene.plans[side].fires:
        return field
    target = scene.seats[1 - side]

    def fire(a: Stack, d: Stack) -> Iterable[tuple[Stack, Stack, float]]:
        t = scene.begun
        scene.put(t, a, d)
        forbidden = number(t, 0, CannonForbidden, seat, target, scene.place, NO_PLANET)
        volleys = [] if forbidden else cannons(t, seat, scene.place)
        struck = (d, a)[side]
        if not volleys:
            return [(a, d, 1.0)]
        seats, scene.seats = scene.seats, (seat, target) if side == ATTACKER else (target, seat)
        dice = scene.ability_dice(t, side, volleys, "space_cannon")
        spared = GRAVITON_LASER_SYSTEM in t.players[seat].texts and bool(
            t.players[seat].texts.ready >> GRAVITON_LASER_SYSTEM & 1
        )
        scene.seats = seats
        how = scene.taking(1 - side, struck, (a, d)[side], scene.first, in_combat=False)
        aimed = struck.all[FIGHTER] > 0 and spared
        found = []
        for hits, p in enumerate(scored(dice)):
            left = take(struck, how, hits, hits if aimed else 0, JETS, mine=ours).left
            found.append((a, left, float(p)) if side == ATTACKER else (left, d, float(p)))
        return found

    return each(field, fire)


def station(scene: Scene, a: Stack, d: Stack) -> Iterable[tuple[Stack, Stack, float]]:
    """Experimental Battlestation: a dock of the defender fires as well."""
    t = scene.begun
    scene.put(t, a, d)
    dice = scene.ability_dice(t, DEFENDER, [Volley(*STATION)], "space_cannon")
    how = scene.taking(ATTACKER, a, d, scene.first, in_combat=False)
    return [(take(a, how, hits, 0, JETS).left, d, float(p)) for hits, p in enumerate(scored(dice))]


# --- LRR 71.3: the barrage ---------------------------------------------------------------------------------------


def barrage(scene: Scene, field: Fleets) -> Fleets:
    """Both sides fire at fighters at the same time, before the first round (LRR 46)."""

    def fire(a: Stack, d: Stack) -> Iterable[tuple[Stack, Stack, float]]:
        t = scene.table(1)
        both = a, d
        rolls = []
        for side, seat in enumerate(scene.seats):
            scene.put(t, a, d)
            volleys = barrages(t, seat, scene.place)
            rolls.append(scored(scene.ability_dice(t, side, volleys, "barrage", scene.rerolls(side, 1))))
        hows = [scene.taking(side, both[side], both[1 - side], 1) for side in (0, 1)]
        ends: list[dict[Stack, float]] = [{}, {}]
        for side in (0, 1):
            for hits, p in enumerate(rolls[1 - side]):
                now = raided(scene, both[side], 1 - side, hits)
                waylaid = scene.plans[1 - side].plays(WAYLAY)
                now = take(now, hows[side], hits).left if waylaid else shot_down(now, hits)
                ends[side][now] = ends[side].get(now, 0.0) + float(p)
        return [(mine, theirs, p * q) for mine, p in ends[0].items() for theirs, q in ends[1].items()]

    return each(field, fire)


def raided(scene: Scene, now: Stack, by: int, hits: int) -> Stack:
    """Raid Formation: hits beyond the fighters damage ships with sustain damage, the most valuable first."""
    t = scene.later
    if RAID_FORMATION not in t.players[scene.seats[by]].texts:
        return now
    models = sheet(t, scene.seats[1 - by])
    for _ in range(max(0, hits - now.all[FIGHTER])):
        whole = [unit for unit in SHIPS if now.all[unit] > now.hurt[unit] and models.of(unit).sustain]
        if not whole:
            break
        now = now.damage(max(whole))
    return now


# --- a combat that has begun -------------------------------------------------------------------------------------


def hit_now(scene: Scene, field: Fleets, side: int, hits: int, aimed: int, why: str) -> Fleets:
    """Hits that have been rolled are taken; or units are lost for hits that were not sustained."""

    def struck(a: Stack, d: Stack) -> Iterable[tuple[Stack, Stack, float]]:
        both = a, d
        how = scene.taking(side, both[side], both[1 - side], scene.first, in_combat=why != "space_cannon")
        now = both[side]
        if why == "barrage":
            left = shot_down(now, hits)
        elif why == "lose":
            left = lost(now, how.order, hits, aimed)
        else:
            left = take(now, how, hits, aimed, JETS if why == "space_cannon" else SHIELDS).left
        return [(left, d, 1.0) if side == ATTACKER else (a, left, 1.0)]

    return each(field, struck)


def recovered(scene: Scene, field: Fleets) -> Fleets:
    """What is repaired at the end of the round in which hits were being assigned."""

    def repair(a: Stack, d: Stack) -> Iterable[tuple[Stack, Stack, float]]:
        mine = after_round(HitsTaken(a), scene.taking(ATTACKER, a, d, scene.first))
        theirs = after_round(HitsTaken(d), scene.taking(DEFENDER, d, a, scene.first))
        return [(mine, theirs, 1.0)]

    return each(field, repair)


def summed(end: DuelEnd[Stack, Stack], fleets: tuple[Stack, Stack]) -> BattleOdds:
    """All ends together."""
    win = lose = draw = 0.0
    losses = [[0.0] * len(EVERY_UNIT), [0.0] * len(EVERY_UNIT)]
    for pair, p in end.pairs.items():
        mine, theirs = pair[0].ships(), pair[1].ships()
        if mine and not theirs:
            win += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        for side in (0, 1):
            for unit in EVERY_UNIT:
                losses[side][unit] += p * (fleets[side].all[unit] - pair[side].all[unit])
    draw = max(0.0, draw - sum(end.left))
    return BattleOdds(win, lose, draw, *end.left, (tuple(losses[0]), tuple(losses[1])), end.rounds)
