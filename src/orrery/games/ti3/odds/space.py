"""Twilight Imperium 3: exact odds of a space battle (T3.7.5 to T3.7.12), by following every outcome of the dice. Each
side says in advance in which order it takes losses, when it withdraws and what it spends; nothing is sampled."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from orrery.games.ti3.odds.duel import Duel, Field, TooLarge
from orrery.games.ti3.odds.openings import all_runs, barrage, fire, fought, of, shots_before, under_fire
from orrery.games.ti3.odds.sides import (
    AFTER_FIRE,
    AT_FIRST,
    BARRAGES,
    BEFORE,
    BEFORE_SHOTS,
    CHEAP_FIRST,
    EITHER,
    EVENLY,
    GUNS,
    GUNS_BACK,
    ROUNDS,
    RUNS,
    RUNS_BACK,
    BattleStart,
    Side,
    Spread,
    alive,
    chance,
    force_of,
)
from orrery.games.ti3.rules.units import FIGHTER, SHIPS, WAR_SUN

MOST = 1_000_000
"""The most pairs of fleets to examine."""


class BattleOdds(NamedTuple):
    """How a battle ends: only the attacker is left, only the defender, nobody (or nobody can hit any more), the
    attacker has withdrawn, the defender has withdrawn; the ships that each side loses on average, by kind; and the
    average number of rounds."""

    win: float
    lose: float
    draw: float
    attacker_left: float
    defender_left: float
    losses: tuple[Spread, Spread]
    rounds: float


@lru_cache(maxsize=4096)
def odds(attacker: Side, defender: Side, start: BattleStart = AT_FIRST, most: int = MOST) -> BattleOdds:
    """How a battle ends, in the order of the rules: PDS of the defender and of others, then of the attacker; shots
    before the battle; barrage; sabotage runs; rounds. A side that announces a withdrawal leaves after the dice of that
    round, if both have ships left. TooLarge if there are more than `most` pairs of fleets to examine."""
    both = (attacker, defender)
    if EITHER in (attacker.runs, defender.runs):
        return best_runs(attacker, defender, start, most)
    chains = [force_of(it).steps(it.fleet) for it in both]
    least = len(chains[0]) * len(chains[1]) * (attacker.counters + 1) * (defender.counters + 1)
    if least > most:
        raise TooLarge(f"at least {least} pairs of forces")
    a, d = (steps[min(hits, len(steps) - 1)] for steps, hits in zip(chains, start.hits, strict=True))
    field: Field = {(a, d, attacker.counters, defender.counters): 1.0}
    ends: Field = {}
    left = [0.0, 0.0]
    if start.stage <= GUNS:
        for guns in attacker.crossfire:
            field = under_fire(field, attacker, guns)
        field = fire(field, both, 1, pds=True)
    if start.stage <= GUNS_BACK:
        field = fire(field, both, 0, pds=True, alone=not start.with_ships)
    if start.stage <= BEFORE:
        if defender.flees == BEFORE_SHOTS:
            left[1] += gone(field, ends)
        field = shots_before(field, both, start.together)
    if start.stage <= BARRAGES:
        field = barrage(field, both)
    field = all_runs(field, both, start, (RUNS, RUNS_BACK))
    if defender.flees == AFTER_FIRE and start.stage < ROUNDS:
        left[1] += gone(field, ends)
    leaving = start.leaving
    if start.rolled and leaving >= 0:
        left[leaving] += gone(field, ends)
    begun = start.round if start.rolled else max(0, start.round - 1)
    forces = force_of(attacker, True), force_of(defender, True)
    end = Duel(forces, field, begun, most).fight(-1 if start.rolled else leaving)
    for pair, p in end.pairs.items():
        ends[pair] = ends.get(pair, 0.0) + p
    return summed(ends, both, (left[0] + end.left[0], left[1] + end.left[1]), end.rounds)


def odds_within(attacker: Side, defender: Side, start: BattleStart, most: int) -> BattleOdds | None:
    """The same; None if the battle is too large."""
    try:
        return odds(attacker, defender, start, most)
    except TooLarge:
        return None


def best_runs(attacker: Side, defender: Side, start: BattleStart, most: int) -> BattleOdds:
    """All fighters attack enemy war suns, or none: whichever is better for a side. The attacker decides first and knows
    that the defender will do what is best for them."""

    def choices(it: Side, foe: Side, stage: int) -> tuple[int, ...]:
        if it.runs != EITHER:
            return (it.runs,)
        return (0, EVENLY) if start.stage <= stage and it.fleet.of(FIGHTER) and foe.fleet.of(WAR_SUN) else (0,)

    answers = []
    for mine in choices(attacker, defender, RUNS):
        ends = [
            odds(attacker._replace(runs=mine), defender._replace(runs=theirs), start, most)
            for theirs in choices(defender, attacker, RUNS_BACK)
        ]
        answers.append(max(ends, key=lambda end: end.lose - end.win))
    return max(answers, key=lambda end: end.win - end.lose)


def gone(field: Field, ends: Field) -> float:
    """One side withdraws where both are left; how likely that is. All of it is then decided."""
    left = sum(p for pair, p in field.items() if fought(pair))
    ends.update(field)
    field.clear()
    return left


def summed(ends: Field, both: tuple[Side, Side], left: tuple[float, float], rounds: float) -> BattleOdds:
    """All ends combined."""
    win = lose = draw = 0.0
    losses = [[0.0] * 6, [0.0] * 6]
    for pair, p in ends.items():
        mine, theirs = alive(pair[0]), alive(pair[1])
        if mine and not theirs:
            win += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        for i in (0, 1):
            for unit in SHIPS:
                losses[i][unit] += p * (both[i].fleet.of(unit) - of(pair, i).of(unit))
    draw = max(0.0, draw - sum(left))
    return BattleOdds(win, lose, draw, left[0], left[1], (tuple(losses[0]), tuple(losses[1])), rounds)


__all__ = ["CHEAP_FIRST", "GUNS", "GUNS_BACK", "MOST", "BattleOdds", "BattleStart", "Side", "chance", "odds"]
