"""Twilight Imperium 3: what helps in a battle or an invasion, by name, as numbers for the odds: technologies (T3.18),
races, leaders (T3.16.15 to T3.16.19), a nebula (T3.3.8), action cards that are played (T3.19), or simply "+1"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from orrery.games.ti3.odds.invasion import Troops, troops
from orrery.games.ti3.odds.sides import AMBUSH, CANNON, NOTHING, Side, side
from orrery.games.ti3.rules.things import Figure
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS, SHIPS, WAR_SUN


class Aid(NamedTuple):
    """What is added to all rolls of a kind, to those in the rounds of a battle, in the first of them, to the barrage,
    to the enemy's first round; whether PDS re-roll; who fires before the battle; an extra die for the flagship;
    cruisers that have laid mines, shields against two hits. In an invasion: what is added to the dice of invaders, of
    defenders, of both in the first round, of defenders with a PDS, and to the enemy's bombardment; dice that an invader
    re-rolls; whether fighters join and dreadnoughts bombard in spite of PDS; whether all defenders die, or half of
    them; whether the enemy's PDS are silent, or its ships do not bombard. Finally: for how many rounds it can be paid,
    for how many dice, and whether whole rolls are re-rolled."""

    always: Mapping[Figure, int] = NOTHING
    battle: Mapping[Figure, int] = NOTHING
    first: Mapping[Figure, int] = NOTHING
    barrage: int = 0
    enemy_first: int = 0
    again: bool = False
    opening: tuple[tuple[tuple[Figure, ...], int], ...] = ()
    admiral: bool = False
    mines: bool = False
    shields: bool = False
    invades: int = 0
    defends: int = 0
    first_below: int = 0
    behind_pds: int = 0
    bombarded: int = 0
    rolls: int = 0
    joins: bool = False
    bacteria: bool = False
    gas: bool = False
    silences: bool = False
    dug_in: bool = False
    pays: int = -1
    rerolls: int = -1
    whole: bool = False


ALL: dict[Figure, int] = dict.fromkeys(SHIPS, 1)
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
    "whole_rolls": Aid(whole=True),
    "morale_boost": Aid(first=ALL, first_below=1),
    "fighter_prototype": Aid(first={FIGHTER: 2}),
    "shields_holding": Aid(shields=True),
    "minelayers": Aid(mines=True),
    "chemical_warfare": Aid(gas=True),
    "dug_in": Aid(dug_in=True),
}
"""By name: technologies, races, the nebula, leaders, a ruling, and action cards, which are assumed to be played as soon
as possible. "letnev 3" pays in the first three rounds, "jol_nar 3" has three counters for re-rolls."""
SPACE_ONLY = {
    "hylar_v_assault_laser",
    "assault_cannon",
    "mentak",
    "naalu",
    "nebula",
    "admiral",
    "fighter_prototype",
    "shields_holding",
    "minelayers",
}
GROUND_ONLY = {
    "gen_synthesis",
    "graviton_negator",
    "x89_bacterial_weapon",
    "general",
    "agent",
    "chemical_warfare",
    "dug_in",
}
DEFENDER_ONLY = {"nebula", "minelayers", "dug_in"}
ATTACKER_ONLY = {"graviton_negator", "x89_bacterial_weapon", "agent", "chemical_warfare"}
NEEDS = {
    "assault_cannon": DREADNOUGHT,
    "chemical_warfare": DREADNOUGHT,
    "fighter_prototype": FIGHTER,
    "l1z1x": DREADNOUGHT,
    "minelayers": CRUISER,
    "naalu": FIGHTER,
}
"""The unit without which an aid does nothing; for the Mindnet only in space."""


def idle(aids: Mapping[str, Aid], units: Mapping[Figure, int], attacks: bool, landing: bool) -> list[str]:
    """The aids of a side that change nothing here."""
    useless = (SPACE_ONLY if landing else GROUND_ONLY) | (DEFENDER_ONLY if attacks else ATTACKER_ONLY)
    useless |= {name for name, unit in NEEDS.items() if not units.get(unit) and (name != "l1z1x" or not landing)}
    if not any(it.rerolls > 0 for it in aids.values()):
        useless.add("whole_rolls")
    return [name for name in aids if name.rstrip("0123456789 ") in useless]


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


def added(parts: Iterable[Mapping[Figure, int]]) -> dict[Figure, int]:
    found: dict[Figure, int] = {}
    for part in parts:
        for unit, number in part.items():
            found[unit] = found.get(unit, 0) + number
    return found


def firsts(own: Iterable[Aid], enemy: Iterable[Aid], paid: int, first: int = 0) -> tuple[int, ...]:
    """What is added in the first rounds: what is paid for, and in the first of them what a card adds and the enemy
    takes away."""
    rounds = [paid] * max((a.pays for a in own), default=0)
    more = first + sum(a.enemy_first for a in enemy)
    if more:
        rounds = rounds or [0]
        rounds[0] += more
    return tuple(rounds)


def early(own: Iterable[Aid], enemy: Iterable[Aid]) -> tuple[dict[Figure, int], ...]:
    """The same by kind of ship."""
    mine = list(own)
    first = added(a.first for a in mine)
    rounds = firsts(mine, enemy, 1) or ((0,) if first else ())
    return tuple(added([dict.fromkeys(SHIPS, n), NOTHING if i else first]) for i, n in enumerate(rounds))


def aided(units: Mapping[Figure, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = (), **decided: Any) -> Side:
    """A side from its units (PDS are those in range), its own aids and those of the enemy, and its decisions."""
    mine = list(own)
    return side(
        {unit: n for unit, n in units.items() if unit not in (PDS, GROUND_FORCE)},
        added(a.always for a in mine),
        added(a.battle for a in mine),
        early=early(mine, enemy),
        barrage=sum(a.barrage for a in mine),
        pds=units.get(PDS, 0),
        again=any(a.again for a in mine),
        shields=any(a.shields for a in mine),
        opening=tuple(shots for a in mine for shots in a.opening),
        counters=sum(max(0, a.rerolls) for a in mine),
        admiral=any(a.admiral for a in mine),
        whole=any(a.whole for a in mine),
        mines=any(a.mines for a in mine),
        **decided,
    )


def invaders(
    units: Mapping[Figure, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = (), shield: bool = False
) -> Troops:
    """The side that lands: its ground forces, the ships that bombard, the fighters that join. `shield`: the planet has
    a PDS, so dreadnoughts do not bombard (T3.8.5)."""
    mine, theirs = list(own), list(enemy)
    through = any(a.joins for a in mine)
    there = dict(units)
    if shield and not through:
        there[DREADNOUGHT] = 0
    if not through:
        there[FIGHTER] = 0
    gas = any(a.gas for a in mine) and units.get(DREADNOUGHT, 0) > 0
    bombers = there.get(DREADNOUGHT, 0) + there.get(WAR_SUN, 0)
    always = added(a.always for a in mine)
    if any(a.dug_in for a in theirs):
        there[DREADNOUGHT] = there[WAR_SUN] = 0
    return troops(
        {unit: n for unit, n in there.items() if unit != PDS},
        sum(a.invades for a in mine),
        early=firsts(mine, theirs, 2, sum(a.first_below for a in mine)),
        fighters=always.get(FIGHTER, 0),
        bombing=sum(a.bombarded for a in theirs),
        bacteria=bombers > 0 and any(a.bacteria for a in mine),
        again=sum(a.rolls for a in mine),
        counters=sum(max(0, a.rerolls) for a in mine),
        whole=any(a.whole for a in mine),
        gas=gas,
    )


def garrison(units: Mapping[Figure, int], own: Iterable[Aid] = (), enemy: Iterable[Aid] = ()) -> Troops:
    """The side that defends a planet: its ground forces and the PDS there."""
    mine, theirs = list(own), list(enemy)
    pds = 0 if any(a.silences for a in theirs) else units.get(PDS, 0)
    behind = sum(a.behind_pds for a in mine) if units.get(PDS, 0) else 0
    return troops(
        {GROUND_FORCE: units.get(GROUND_FORCE, 0), PDS: pds},
        sum(a.defends for a in mine) + behind,
        early=firsts(mine, theirs, 2, sum(a.first_below for a in mine)),
        pds=added(a.always for a in mine).get(PDS, 0),
        laser=any(a.again for a in mine),
        counters=sum(max(0, a.rerolls) for a in mine),
        whole=any(a.whole for a in mine),
    )
