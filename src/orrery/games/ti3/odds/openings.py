"""Twilight Imperium 3: exact odds of what happens before the first round of a space battle (T3.7.5 to T3.7.7): PDS,
shots before the battle, mines, barrage, sabotage runs. Each turns a field of pairs into the field it leaves."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from orrery.games.ti3.odds.duel import Field, Pair, Shots, after, scored, shots
from orrery.games.ti3.odds.sides import EVENLY, BattleStart, Crossfire, Side, alive, force_of
from orrery.games.ti3.rules.things import Fleet
from orrery.games.ti3.rules.units import BARRAGE, CRUISER, DESTROYER, FIGHTER, WAR_SUN

Both = tuple[Side, Side]
RUN = 0.02
"""How likely a fighter on a sabotage run is to destroy its war sun: 9 or more, then a 10 (T3.16.5)."""


def of(pair: Pair, by: int) -> Fleet:
    """The fleet of one side."""
    return pair[1] if by else pair[0]


def rerolls(pair: Pair, by: int) -> int:
    """The counters that one side may still spend."""
    return pair[3] if by else pair[2]


def fought(pair: Pair) -> bool:
    """Whether both are still there."""
    return alive(pair[0]) and alive(pair[1])


# --- T3.7.5: PDS -------------------------------------------------------------------------------------------------


def fire(field: Field, both: Both, by: int, pds: bool, alone: bool = True) -> Field:
    """One side fires with its PDS (`alone`: even if it has no ships there), or before the battle; the other does not
    fire back."""
    found: Field = {}
    target = force_of(both[1 - by])
    for pair, p in field.items():
        dice = both[by].guns if pds else opening(both[by], of(pair, by))
        if not fought(pair) and not (pds and alone and alive(of(pair, 1 - by))):
            dice = ()
        for counters, row in enumerate(scored(dice, rerolls(pair, by), whole=both[by].whole)):
            for left, q in after(of(pair, 1 - by), target, row):
                key = (pair[0], left, counters, pair[3]) if by == 0 else (left, pair[1], pair[2], counters)
                found[key] = found.get(key, 0.0) + p * q
    return found


def under_fire(field: Field, attacker: Side, guns: Crossfire) -> Field:
    """PDS of another player fire at the attacker, who is the active player: nobody else can be their target."""
    found: Field = {}
    target = force_of(attacker)
    hits = scored(guns.guns, guns.counters, whole=guns.whole).sum(axis=0)
    for (a, d, ka, kd), p in field.items():
        for left, q in after(a, target, hits):
            found[left, d, ka, kd] = found.get((left, d, ka, kd), 0.0) + p * q
    return found


# --- before the battle -------------------------------------------------------------------------------------------


def at_once(field: Field, both: Both) -> Field:
    """Both sides fire before the battle, and then take their losses."""
    found: Field = {}
    forces = force_of(both[0]), force_of(both[1])
    for (a, d, ka, kd), p in field.items():
        fights = alive(a) and alive(d)
        hits, took = (
            scored(opening(it, fleet) if fights else (), paid, whole=it.whole)
            for it, fleet, paid in ((both[0], a, ka), (both[1], d, kd))
        )
        for left_a, row in enumerate(hits):
            for left_d, other in enumerate(took):
                for mine, q in after(a, forces[0], other):
                    for theirs, r in after(d, forces[1], row):
                        key = mine, theirs, left_a, left_d
                        found[key] = found.get(key, 0.0) + p * q * r
    return found


def opening(it: Side, fleet: Fleet) -> Shots:
    """The dice of a fleet before the battle."""
    found = []
    for units, most in it.opening:
        for unit in units:
            dice = min(most, fleet.of(unit))
            most -= dice
            found.append(shots(dice, it.shot[unit]))
    return tuple(found)


def shots_before(field: Field, both: Both, together: bool) -> Field:
    """What fires before the battle: the attacker first, or both at once (T3.17.45). Mines of the defender are counted
    by the cruisers that were there before, and go off afterwards."""
    if both[1].mines:
        mined: Field = {}
        for cruisers in sorted({pair[1].of(CRUISER) for pair in field if fought(pair)} | {0}):
            part = {pair: p for pair, p in field.items() if fought(pair) * pair[1].of(CRUISER) == cruisers}
            for pair, p in shots_before(part, (both[0], both[1]._replace(mines=False)), together).items():
                steps = force_of(both[0]).steps(pair[0])
                key = (steps[min(cruisers, len(steps) - 1)], *pair[1:])
                mined[key] = mined.get(key, 0.0) + p
        return mined
    if together:
        return at_once(field, both)
    for by in (0, 1):
        field = fire(field, both, by, pds=False)
    return field


# --- T3.7.7: the barrage -----------------------------------------------------------------------------------------


def barrage(field: Field, both: Both) -> Field:
    """Destroyers fire at fighters, both sides at once (T3.7.7)."""
    found: Field = {}
    for pair, p in field.items():
        rows = []
        for by in (0, 1):
            dice = of(pair, by).of(DESTROYER) * BARRAGE if of(pair, 1 - by).of(FIGHTER) and fought(pair) else 0
            rows.append(scored((shots(dice, both[by].barrage),), rerolls(pair, by), whole=both[by].whole))
        for ka, hits in enumerate(rows[0]):
            for kd, took in enumerate(rows[1]):
                for a, q in without_fighters(pair[0], took):
                    for d, r in without_fighters(pair[1], hits):
                        found[a, d, ka, kd] = found.get((a, d, ka, kd), 0.0) + p * q * r
    return found


def without_fighters(fleet: Fleet, hits: Iterable[float]) -> list[tuple[Fleet, float]]:
    """What may be left of a fleet when hits take only fighters."""
    chances = [*hits]
    most = fleet.of(FIGHTER)
    found = [(fleet.remove(FIGHTER, n), p) for n, p in enumerate([*chances[:most], sum(chances[most:])])]
    return [(left, p) for left, p in found if p]


# --- T3.16.5: sabotage runs --------------------------------------------------------------------------------------


def all_runs(field: Field, both: Both, start: BattleStart, stages: Iterable[int]) -> Field:
    """Squadrons on their way, then those of each side that has not named its own yet."""
    for by, stage in enumerate(stages):
        field = flown(field, by, [(sent, whole) for side, sent, whole in start.flying if side == by])
        if start.stage <= stage and both[by].runs:
            named: Field = {}
            for pair, p in field.items():
                for key, q in flown({pair: p}, by, squadrons(both[by], pair, by)).items():
                    named[key] = named.get(key, 0.0) + q
            field = named
    return field


Squadron = tuple[int, bool]
"""This many fighters against a war sun that is whole, or damaged."""


def squadrons(it: Side, pair: Pair, by: int) -> list[Squadron]:
    """How many fighters attack each enemy war sun, the whole ones first."""
    left, enemy = of(pair, by).of(FIGHTER) if fought(pair) else 0, of(pair, 1 - by)
    found = []
    for n in range(enemy.of(WAR_SUN)):
        sent = -(-left // (enemy.of(WAR_SUN) - n)) if it.runs == EVENLY else min(it.runs, left)
        left -= sent
        found.append((sent, n < enemy.whole(WAR_SUN)))
    return found


def flown(field: Field, by: int, squadrons: Iterable[Squadron]) -> Field:
    """Squadrons fly one after the other; only fighters that have blown up their war sun come back (T3.16.5)."""
    for sent, whole in squadrons:
        found: Field = {}
        for pair, p in field.items():
            for hits in range(sent + 1):
                mine, theirs = of(pair, by).remove(FIGHTER, sent - hits), of(pair, 1 - by)
                if hits:
                    theirs = theirs.remove(WAR_SUN, damaged=int(not whole))
                one, other = (theirs, mine) if by else (mine, theirs)
                key = one, other, pair[2], pair[3]
                q = comb(sent, hits) * RUN**hits * (1 - RUN) ** (sent - hits)
                found[key] = found.get(key, 0.0) + p * q
        field = found
    return field
