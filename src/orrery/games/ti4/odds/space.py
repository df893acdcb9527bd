"""Twilight Imperium 4: exact odds of a space combat in the order of the rules: space cannon offense (LRR 96.2), the
start of the combat, anti-fighter barrage (71.3), rounds (71.4 to 71.8). Nothing is sampled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orrery.games.common.dice import Volley
from orrery.games.ti4.odds.duel import Duel, DuelEnd, Field, scored
from orrery.games.ti4.odds.losses import Branches, Pair, hit
from orrery.games.ti4.odds.openings import crew_of, enlisted, prepared
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.space_rounds import SpaceRounds
from orrery.games.ti4.odds.stacks import (
    JETS,
    RIDER,
    SHIELDS,
    SLIPPED,
    HitsTaken,
    Stack,
    Taking,
    after_round,
    lost,
    shot_down,
    take,
)
from orrery.games.ti4.odds.starts import can_slip, fought, start_of_combat
from orrery.games.ti4.odds.texts import BATTLESTATION, GRAVITON_LASER_SYSTEM, RAID_FORMATION, WAYLAY
from orrery.games.ti4.rules.cards.space_cannon import STATION
from orrery.games.ti4.rules.combat import barrages
from orrery.games.ti4.rules.data import EVERY_UNIT, FIGHTER
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
RECRUITED = 20
"""How many times fewer of them if ships join in the middle of a combat, since each leads to many others."""


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
    begun = stage.at > BEGINS and not stage.rolled
    fleets = fighting(scene, fleets, stage)
    field: Fleets = {prepared(scene, fleets, begun=begun): 1.0}
    if stage.at <= CANNONS:
        if plans[DEFENDER].plays(BATTLESTATION) and stage.to_fire is None:
            field = each(scene, field, lambda pair: station(scene, pair))
        for seat in clockwise(s, seats[ATTACKER]) if stage.to_fire is None else stage.to_fire:
            field = cannon_fire(scene, field, seat)
    for side, hits, aimed, why in stage.pending:
        field = hit_now(scene, field, side, hits, aimed, why)
    if stage.rolled:
        field = recovered(scene, field)
    if stage.rolled and stage.retreats in (ATTACKER, DEFENDER):
        away = sum(p for pair, p in field.items() if fought(scene, pair))
        left = (away, 0.0) if stage.retreats == ATTACKER else (0.0, away)
        return summed(scene, DuelEnd(field, left, 0.0), fleets)
    if stage.at <= BEGINS:
        field = start_of_combat(scene, field)
        fleets = enlisted(scene, ATTACKER, fleets[0]), enlisted(scene, DEFENDER, fleets[1])
    if stage.at <= BARRAGE:
        field = barrage(scene, field)
    rounds = SpaceRounds(scene, -1 if stage.rolled else stage.retreats, scene.first + begun)
    most = most // RECRUITED if any(rounds.recruits) else most
    return summed(scene, Duel(rounds, field, scene.first - 1, most).fight(), fleets)


def fighting(scene: Scene, fleets: tuple[Stack, Stack], stage: Stage) -> tuple[Stack, Stack]:
    """The fleets with those of their ground forces that fight as ships; who can slip away is looked up."""
    scene.ways_out = can_slip(scene, ATTACKER), can_slip(scene, DEFENDER)
    if stage.at <= BEGINS:
        scene.crews = crew_of(scene, ATTACKER, fleets[0]), crew_of(scene, DEFENDER, fleets[1])
        return fleets
    there = scene.begun.combat.crew if scene.begun.combat is not None else []
    mine, theirs = (frozenset(unit for who, unit, _ in there if who == seat) for seat in scene.seats)
    scene.crews = mine, theirs
    return fleets


def each(scene: Scene, field: Fleets, become: Callable[[Pair], Branches]) -> Fleets:
    """The field after something has happened where both have ships."""
    found: Fleets = {}
    for pair, p in field.items():
        for now, q in become(pair) if fought(scene, pair) else [(pair, 1.0)]:
            found[now] = found.get(now, 0.0) + p * q
    return found


# --- LRR 96.2: space cannon offense ------------------------------------------------------------------------------


def cannon_fire(scene: Scene, field: Fleets, seat: Seat) -> Fleets:
    """A player's space cannons fire, the attacker's at the defender, all others' at the attacker."""
    side = ATTACKER if seat == scene.seats[ATTACKER] else DEFENDER
    ours = seat in scene.seats
    if ours and not scene.plans[side].fires:
        return field
    target = scene.seats[1 - side]

    def fire(pair: Pair) -> Branches:
        t, (a, d) = scene.begun, pair
        scene.put(t, a, d)
        forbidden = number(t, 0, CannonForbidden, seat, target, scene.place, NO_PLANET)
        volleys = [] if forbidden else cannons(t, seat, scene.place)
        struck = (d, a)[side]
        if not volleys:
            return [(pair, 1.0)]
        seats, scene.seats = scene.seats, (seat, target) if side == ATTACKER else (target, seat)
        dice = scene.ability_dice(t, side, volleys, "space_cannon")
        spared = GRAVITON_LASER_SYSTEM in t.players[seat].texts and bool(
            t.players[seat].texts.ready >> GRAVITON_LASER_SYSTEM & 1
        )
        scene.seats = seats
        how = scene.taking(1 - side, struck, (a, d)[side], scene.first, in_combat=False)
        aimed = struck.all[FIGHTER] > 0 and spared
        found: Branches = []
        for hits, p in enumerate(scored(dice)):
            it = take(struck, how, hits, hits if aimed else 0, JETS, mine=ours)
            found += [(now, float(p) * q) for now, q in hit(scene, pair, 1 - side, it, in_combat=False)]
        return found

    return each(scene, field, fire)


def station(scene: Scene, pair: Pair) -> Branches:
    """Experimental Battlestation: a dock of the defender fires as well."""
    t, (a, d) = scene.begun, pair
    scene.put(t, a, d)
    dice = scene.ability_dice(t, DEFENDER, [Volley(*STATION)], "space_cannon")
    how = scene.taking(ATTACKER, a, d, scene.first, in_combat=False)
    found: Branches = []
    for hits, p in enumerate(scored(dice)):
        it = take(a, how, hits, 0, JETS)
        found += [(now, float(p) * q) for now, q in hit(scene, pair, ATTACKER, it, in_combat=False)]
    return found


# --- LRR 71.3: the barrage ---------------------------------------------------------------------------------------


def barrage(scene: Scene, field: Fleets) -> Fleets:
    """Both sides fire at fighters at the same time, before the first round (LRR 46); hits are assigned one side after
    the other, the defender first, since the attacker has rolled first."""

    def fire(pair: Pair) -> Branches:
        t = scene.table(1)
        rolls = []
        for side, seat in enumerate(scene.seats):
            scene.put(t, *pair)
            volleys = barrages(t, seat, scene.place)
            rolls.append(scored(scene.ability_dice(t, side, volleys, "barrage", scene.rerolls(side, 1))))
        found: Branches = [(pair, 1.0)]
        for side in (DEFENDER, ATTACKER):
            found = [
                (now, p * float(q) * r)
                for before, p in found
                for hits, q in enumerate(rolls[1 - side])
                for now, r in barraged(scene, before, side, hits)
            ]
        return found

    return each(scene, field, fire)


def barraged(scene: Scene, pair: Pair, side: int, hits: int) -> Branches:
    """A side takes the hits of a barrage."""
    how = scene.taking(side, pair[side], pair[1 - side], 1)
    now = raided(scene, pair[side], 1 - side, hits, how)
    waylaid = scene.plans[1 - side].plays(WAYLAY)
    return hit(
        scene, pair, side, take(now, how, hits) if waylaid else HitsTaken(shot_down(now, hits, scene.aboard(side, how)))
    )


def raided(scene: Scene, now: Stack, by: int, hits: int, how: Taking) -> Stack:
    """Raid Formation: hits beyond the fighters damage ships with sustain damage, those of the last type first."""
    t = scene.later
    if RAID_FORMATION not in t.players[scene.seats[by]].texts:
        return now
    models = sheet(t, scene.seats[1 - by])
    for _ in range(max(0, hits - now.all[FIGHTER])):
        rider = how.rider if now.kept[RIDER] else None
        whole = [unit for unit in scene.fighting(1 - by) if now.all[unit] > now.hurt[unit]]
        whole = [unit for unit in whole if models.of(unit).sustain or unit == rider]
        if not whole:
            break
        now = now.damage(max(whole))
        now = now.without(RIDER) if max(whole) == rider else now
    return now


# --- a combat that has begun -------------------------------------------------------------------------------------


def hit_now(scene: Scene, field: Fleets, side: int, hits: int, aimed: int, why: str) -> Fleets:
    """Hits that have been rolled are taken; or units are lost for hits that were not sustained."""

    def struck(pair: Pair) -> Branches:
        now, in_combat = pair[side], why != "space_cannon"
        how = scene.taking(side, now, pair[1 - side], scene.first, in_combat=in_combat)
        if why == "barrage":
            it = HitsTaken(shot_down(now, hits, scene.aboard(side, how)))
        elif why == "lose":
            it = HitsTaken(lost(now, how.order, hits, aimed))
        else:
            it = take(now, how, hits, aimed, SHIELDS if in_combat else JETS)
        return hit(scene, pair, side, it, in_combat)

    return each(scene, field, struck)


def recovered(scene: Scene, field: Fleets) -> Fleets:
    """What is repaired at the end of the round in which hits were being assigned."""

    def repair(pair: Pair) -> Branches:
        a, d = pair
        mine = after_round(HitsTaken(a), scene.taking(ATTACKER, a, d, scene.first))
        theirs = after_round(HitsTaken(d), scene.taking(DEFENDER, d, a, scene.first))
        return [((mine, theirs), 1.0)]

    return each(scene, field, repair)


def summed(scene: Scene, end: DuelEnd[Stack, Stack], fleets: tuple[Stack, Stack]) -> BattleOdds:
    """All ends together."""
    win = lose = draw = 0.0
    left = [*end.left]
    losses = [[0.0] * len(EVERY_UNIT), [0.0] * len(EVERY_UNIT)]
    for pair, p in end.pairs.items():
        mine, theirs = scene.alive(ATTACKER, pair[0]), scene.alive(DEFENDER, pair[1])
        if pair[0].kept[SLIPPED] or pair[1].kept[SLIPPED]:
            left[ATTACKER if pair[0].kept[SLIPPED] else DEFENDER] += p
        elif mine and not theirs:
            win += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        for side in (0, 1):
            for unit in EVERY_UNIT:
                losses[side][unit] += p * (fleets[side].all[unit] - pair[side].all[unit])
    draw = max(0.0, draw - sum(end.left))
    return BattleOdds(win, lose, draw, left[0], left[1], (tuple(losses[0]), tuple(losses[1])), end.rounds)
