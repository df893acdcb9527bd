"""Twilight Imperium 3: what helps in a battle or an invasion, by name, as numbers for the odds: technologies (T3.18),
races, leaders (T3.16.15 to T3.16.19), a nebula (T3.3.8), or plainly "+1"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from orrery.games.ti3.invasion_odds import Troops, troops
from orrery.games.ti3.odds import AMBUSH, BEFORE_SHOTS, CANNON, NOTHING, Side, side
from orrery.games.ti3.units import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS, SHIPS, WAR_SUN


class Aid(NamedTuple):
    """What is added to all rolls of a kind, to those in the rounds of a battle, to the barrage, to the enemy's first
    round; whether PDS roll again; who fires before the battle; a die more for the flagship. In an invasion: what is
    added to the dice of invaders, of defenders, of defenders with a PDS, and to the enemy's bombardment; dice an
    invader rolls again; whether fighters join and dreadnoughts bombard in spite of PDS; whether all defenders die;
    whether the enemy's PDS are silent. `each`: what it costs can be paid so often, for so many rounds or dice."""

    always: Mapping[int, int] = NOTHING
    battle: Mapping[int, int] = NOTHING
    barrage: int = 0
    enemy_first: int = 0
    again: bool = False
    opening: tuple[tuple[tuple[int, ...], int], ...] = ()
    admiral: bool = False
    invades: int = 0
    defends: int = 0
    behind_pds: int = 0
    bombarded: int = 0
    rolls: int = 0
    joins: bool = False
    bacteria: bool = False
    silences: bool = False
    pays: int = -1
    rerolls: int = -1


ALL = dict.fromkeys(SHIPS, 1)
AIDS = {
    "hylar_v_assault_laser": Aid({CRUISER: 1, DESTROYER: 1}),
    "cybernetics": Aid({FIGHTER: 1}),
    "advanced_fighters": Aid({FIGHTER: 1}),
    "magen_defense_grid": Aid({PDS: 1}, behind_pds=1),
    "graviton_laser_system": Aid(again=True),
    "assault_cannon": Aid(opening=(CANNON,)),
    "gen_synthesis": Aid(invades=1, defends=1),
    "graviton_negator": Aid(joins=True),
    "x89_bacterial_weapon": Aid(bacteria=True),
    "jol_nar": Aid(battle=dict.fromkeys(SHIPS, -1), invades=-1, defends=-1, rerolls=0),
    "letnev": Aid(pays=1),
    "naalu": Aid(battle={FIGHTER: 1}),
    "l1z1x": Aid(battle={DREADNOUGHT: 1}, invades=1),
    "mentak": Aid(opening=(AMBUSH,)),
    "xxcha": Aid(enemy_first=-1),
    "norr": Aid(battle=ALL, invades=1, defends=1),
    "nebula": Aid(battle=ALL, barrage=1),
    "admiral": Aid(admiral=True),
    "general": Aid(defends=1, bombarded=-4, rolls=2),
    "agent": Aid(silences=True),
    "scientist": Aid({PDS: 1}),
}
"""By name. "letnev 3" pays in the first three rounds, "jol_nar 3" has three counters for rolling again."""
SPACE_ONLY = {
    "hylar_v_assault_laser",
    "assault_cannon",
    "mentak",
    "naalu",
    "nebula",
    "admiral",
}
GROUND_ONLY = {"gen_synthesis", "graviton_negator", "x89_bacterial_weapon", "general", "agent"}


def aid(name: str) -> Aid:
    """The aid of that name; "+1" is a bonus for all in the rounds of a battle or an invasion. KeyError for anything
    else."""
    if name[:1] in "+-" and name[1:].isdigit():
        return Aid(battle=dict.fromkeys(SHIPS, int(name)), invades=int(name), defends=int(name))
    plain, _, often = name.rpartition(" ")
    if plain and often.isdecimal():
        it = AIDS[plain]
        if it.pays >= 0:
            return it._replace(pays=int(often))
        if it.rerolls >= 0:
            return it._replace(rerolls=int(often))
    return AIDS[name]


def added(parts: Iterable[Mapping[int, int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for part in parts:
        for unit, number in part.items():
            found[unit] = found.get(unit, 0) + number
    return found


def firsts(own: Iterable[Aid], enemy: Iterable[Aid], paid: int) -> tuple[int, ...]:
    """What is added in the first rounds: what is paid for, and what the enemy takes away in the first of them."""
    rounds = [paid] * max((a.pays for a in own), default=0)
    worse = sum(a.enemy_first for a in enemy)
    if worse:
        rounds = rounds or [0]
        rounds[0] += worse
    return tuple(rounds)


def aided(units: Mapping[int, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = (), **decided: Any) -> Side:
    """A side from its units (PDS are those in range), its own aids and those of the enemy, and what it has decided."""
    mine = list(own)
    return side(
        {unit: n for unit, n in units.items() if unit not in (PDS, GROUND_FORCE)},
        added(a.always for a in mine),
        added(a.battle for a in mine),
        early=firsts(mine, enemy, 1),
        barrage=sum(a.barrage for a in mine),
        pds=units.get(PDS, 0),
        again=any(a.again for a in mine),
        opening=tuple(shots for a in mine for shots in a.opening),
        counters=sum(max(0, a.rerolls) for a in mine),
        admiral=any(a.admiral for a in mine),
        **decided,
    )


def fleeing(units: Mapping[int, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = (), **decided: Any) -> Side:
    """A defender that flees before the battle (Naalu)."""
    return aided(units, own, enemy, flees=BEFORE_SHOTS, **decided)


def invaders(
    units: Mapping[int, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = (), shield: bool = False
) -> Troops:
    """The side that lands: its ground forces, the ships that bombard, the fighters that join. `shield`: the planet has
    a PDS, so that dreadnoughts do not bombard (T3.8.5)."""
    mine, theirs = list(own), list(enemy)
    through = any(a.joins for a in mine)
    there = dict(units)
    if shield and not through:
        there[DREADNOUGHT] = 0
    if not through:
        there[FIGHTER] = 0
    bombers = there.get(DREADNOUGHT, 0) + there.get(WAR_SUN, 0)
    always = added(a.always for a in mine)
    return troops(
        {unit: n for unit, n in there.items() if unit != PDS},
        sum(a.invades for a in mine),
        early=firsts(mine, theirs, 2),
        fighters=always.get(FIGHTER, 0),
        bombing=sum(a.bombarded for a in theirs),
        bacteria=bombers > 0 and any(a.bacteria for a in mine),
        again=sum(a.rolls for a in mine),
        counters=sum(max(0, a.rerolls) for a in mine),
    )


def garrison(units: Mapping[int, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = ()) -> Troops:
    """The side that defends a planet: its ground forces and the PDS there."""
    mine, theirs = list(own), list(enemy)
    pds = 0 if any(a.silences for a in theirs) else units.get(PDS, 0)
    behind = sum(a.behind_pds for a in mine) if units.get(PDS, 0) else 0
    return troops(
        {GROUND_FORCE: units.get(GROUND_FORCE, 0), PDS: pds},
        sum(a.defends for a in mine) + behind,
        early=firsts(mine, theirs, 2),
        pds=added(a.always for a in mine).get(PDS, 0),
        laser=any(a.again for a in mine),
        counters=sum(max(0, a.rerolls) for a in mine),
    )
