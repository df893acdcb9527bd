"""Twilight Imperium 4: a table on which the odds try things out. All that dice need, and what texts add to them, is
asked of the rules themselves, with the units that are left at that point; so every text that only changes numbers
counts without being named here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.games.common.dice import SIDES, Volley
from orrery.games.ti4.odds.duel import Dice, Die, rerolled
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.stacks import CHEAP_FIRST, SLIPPED, Stack, Taking
from orrery.games.ti4.odds.texts import (
    AMBUSCADE,
    ARC_SECUNDUS,
    DURANIUM_ARMOR,
    DYNAMO,
    IPSWITCH,
    MUNITIONS_RESERVES,
    TA_ZERN,
    TRRAKAN,
    WAR_FUNDING,
)
from orrery.games.ti4.rules.board import in_space, near
from orrery.games.ti4.rules.combat import NEBULA_BONUS, volleys_of
from orrery.games.ti4.rules.data import EVERY_UNIT, FLAGSHIP, GROUND_FORCES, MECH, SHIPS
from orrery.games.ti4.rules.effects import COMBAT_ROUND, expire, holds
from orrery.games.ti4.rules.fire import UNIT_ABILITIES, WHY, extended, struck, sustaining_too
from orrery.games.ti4.rules.guise import guise
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.invasion import troops
from orrery.games.ti4.rules.queries.battle import (
    FightersSpared,
    HitsAimed,
    MoreHits,
    RollBonus,
    RollForbidden,
    SustainCancels,
    SustainForbidden,
)
from orrery.games.ti4.rules.state import Activation, Combat, Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet

ATTACKER, DEFENDER = range(2)


There = tuple[tuple[bool, ...], tuple[bool, ...]]
"""Which types of units are there, of a side and of the other one."""


class Shots(NamedTuple):
    """Dice whose hits the opponent assigns freely, and dice whose hits must go to ships that are not fighters."""

    free: Dice = ()
    aimed: Dice = ()


Limits = tuple[int, ...]
NO_LIMITS: Limits = ()
NO_CREW: frozenset[Unit] = frozenset()


class Scene:
    """A fight between two players at a place, or on a planet, with a table for each round that is unlike the later
    ones; `first` is the number of the first round that is still to be fought."""

    def __init__(
        self,
        s: Imperium,
        seats: tuple[Seat, Seat],
        place: Place,
        planet: Planet,
        plans: tuple[FightPlan, FightPlan],
        first: int = 1,
    ) -> None:
        self.seats, self.place, self.planet, self.plans = seats, place, planet, plans
        self.two = seats
        self.tables: list[Imperium] = []
        """What is true in the first rounds; the last one is for all later rounds as well."""
        self.first = first
        calm = s.clone()
        calm.journal = None
        if calm.activation is None:
            calm.activation = Activation(seats[0], place)
        calm.active_place = place
        calm.combat = Combat(place, [*seats], planet, round=first) if calm.combat is None else calm.combat
        for seat, plan in zip(seats, plans, strict=True):
            leave_unused(calm, seat, plan)
        self.begun = calm
        later = calm.clone()
        expire(later, COMBAT_ROUND)
        self.later = later
        self.tables = [later]
        self.again: dict[int, tuple[bool, bool]] = {}
        """In which rounds each side rerolls dice that miss."""
        self.crews: tuple[frozenset[Unit], frozenset[Unit]] = NO_CREW, NO_CREW
        """The types of ground forces of each side that fight in space as ships."""
        self.limits: tuple[Limits, Limits] = NO_LIMITS, NO_LIMITS
        """How many units of each type each side can have at most, with its reinforcements."""
        self.ways_out = False, False
        """Whether each side can slip away from a space combat by a card."""
        self.ambuscades: dict[int, str] = {}
        """For which unit ability each side rolls a further die, once."""
        self._dies: dict[tuple[int, int, int, int, str, bool, There | None], tuple[Die, bool]] = {}

    @property
    def steady(self) -> int:
        """From this round on all rounds are alike."""
        return max(self.first + len(self.tables) - 1, *(n + 1 for n in (*self.again, 0)))

    def table(self, number_: int) -> Imperium:
        """The table in a round."""
        return self.tables[max(0, min(number_ - self.first, len(self.tables) - 1))]

    def put(self, t: Imperium, attacker: Stack, defender: Stack) -> None:
        """These units are there, and no others of the two."""
        crew: list[tuple[Seat, Unit, Planet]] = []
        for side, (seat, now) in enumerate(zip(self.seats, (attacker, defender), strict=True)):
            p = t.players[seat]
            if self.planet < 0:
                p.space[self.place] = now.forces()
                crew += [(seat, unit, NO_PLANET) for unit in self.crews[side] for _ in range(now.all[unit])]
            elif seat == self.seats[ATTACKER]:
                assert t.activation is not None
                t.activation.landed[self.planet] = now.forces()
            else:
                p.ground[self.planet] = now.forces()
        if t.combat is not None and any(self.crews):
            t.combat.crew = crew

    def face(self, t: Imperium, side: int, mine: Stack, theirs: Stack) -> None:
        """The same, told by one side."""
        self.put(t, *((mine, theirs) if side == ATTACKER else (theirs, mine)))

    def alive(self, side: int, now: Stack) -> bool:
        """Whether a side is still in a space combat: it has ships, or ground forces that fight as ships, and has not
        slipped away."""
        return self.has_ships(side, now) and not now.kept[SLIPPED]

    def has_ships(self, side: int, now: Stack) -> bool:
        """Whether a side has ships, or ground forces that fight as ships."""
        return bool(now.ships()) or any(now.all[unit] for unit in self.crews[side])

    def fighting(self, side: int) -> tuple[Unit, ...]:
        """The types of units of a side that are ships in a space combat."""
        return (*SHIPS, *(unit for unit in GROUND_FORCES if unit in self.crews[side]))

    def recruits(self, side: int) -> bool:
        """Whether ships join a side when ships of the other one are destroyed (Ipswitch)."""
        return self.planet < 0 and holds(self.later, IPSWITCH, self.seats[side])

    # --- dice ----------------------------------------------------------------------------------------------------

    def combat_volleys(self, side: int, mine: Stack, theirs: Stack, number_: int) -> Sequence[Volley]:
        """The dice that a side throws in a round, by type of unit (LRR 71.5, 20.2)."""
        t, seat = self.table(number_), self.seats[side]
        self.face(t, side, mine, theirs)
        if number(t, 0, RollForbidden, seat, self.place, self.planet):
            return ()
        if self.planet >= 0:
            return extended(t, seat, troops(t, seat, self.planet), "ground_combat")
        bonus = NEBULA_BONUS if side == DEFENDER and t.nebulae >> self.place & 1 else 0
        return extended(t, seat, volleys_of(t, seat, self.place, bonus), "combat")

    def combat_dice(self, side: int, mine: Stack, theirs: Stack, number_: int) -> Shots:
        """The combat roll of a side in a round."""
        volleys = self.combat_volleys(side, mine, theirs, number_)
        why = "combat" if self.planet < 0 else "ground_combat"
        there = tuple(map(bool, mine.all)), tuple(map(bool, theirs.all))
        return self.shots(self.table(number_), side, volleys, why, self.rerolls(side, number_), there)

    def rerolls(self, side: int, number_: int) -> bool:
        """Whether a side rerolls dice that miss in a round."""
        return self.again.get(number_, (False, False))[side]

    def ability_dice(self, t: Imperium, side: int, volleys: Sequence[Volley], why: str, again: bool = False) -> Dice:
        """The roll of a side for a unit ability (LRR 96, 46, 22)."""
        seat = self.seats[side]
        volleys = extended(t, seat, volleys, why)
        if volleys and TRRAKAN in t.players[seat].texts:
            best = min(volleys, key=lambda it: it.need)
            volleys = [*volleys, Volley(best.unit, 1, best.need)]
        holds_note = self.plans[side].plays(AMBUSCADE) and seat == self.two[side]
        if volleys and holds_note and self.ambuscades.setdefault(side, why) == why:
            best = min(volleys, key=lambda it: it.need)
            volleys = [*volleys, Volley(best.unit, 1, best.need)]
        again = again or (TA_ZERN in t.players[seat].texts and why in UNIT_ABILITIES)
        return self.shots(t, side, volleys, why, again).free

    def shots(
        self, t: Imperium, side: int, volleys: Sequence[Volley], why: str, again: bool, there: There | None = None
    ) -> Shots:
        """What each of these dice does. `there`: the types of units that are there on both sides, if they are all that
        matters: then each kind of die is looked at once."""
        free: dict[Die, int] = {}
        aimed: dict[Die, int] = {}
        for unit, dice, need in volleys:
            key = id(t), side, unit, need, why, again, there
            found = self._dies.get(key) if there is not None else None
            if found is None:
                found = self._dies[key] = self.die_of(t, side, Unit(unit), need, why, again)
            it, targeted = found
            group = aimed if targeted else free
            group[it] = group.get(it, 0) + dice
        return Shots(tuple((n, it) for it, n in free.items()), tuple((n, it) for it, n in aimed.items()))

    def die_of(self, t: Imperium, side: int, unit: Unit, need: int, why: str, again: bool) -> tuple[Die, bool]:
        """What a die of a unit does, and whether its hits are aimed."""
        seat, foe = self.seats[side], self.seats[1 - side]
        bonus = number(t, 0, RollBonus, seat, unit, foe, self.place, self.planet, WHY.index(why))
        hits = [int(shown + bonus >= need) for shown in range(1, SIDES + 1)]
        if touches(t, MoreHits):
            hits = [n + number(t, 0, MoreHits, seat, unit, WHY.index(why), at + 1) for at, n in enumerate(hits)]
        it: Die = tuple(hits.count(n) / SIDES for n in range(max(1, *hits) + 1))
        aimed = why == "combat" and touches(t, HitsAimed) and number(t, 0, HitsAimed, seat, unit, self.place)
        return rerolled(it) if again else it, bool(aimed)

    # --- hits ----------------------------------------------------------------------------------------------------

    def taking(self, side: int, mine: Stack, theirs: Stack, number_: int, *, in_combat: bool = True) -> Taking:
        """How a side takes hits, given what is there."""
        t, seat, plan = self.table(number_), self.seats[side], self.plans[side]
        self.face(t, side, mine, theirs)
        before, t.combat = t.combat, t.combat if in_combat else None
        _, units = struck(t, seat, self.place, self.planet, "combat")
        models = sheet(t, seat)
        able = {unit for unit in units if models.of(unit).sustain}
        if number(t, 0, SustainForbidden, seat, self.place, self.planet):
            able = set()
        if self.planet < 0:
            able |= {*sustaining_too(t, seat, self.place, in_space(t, seat, self.place))}
        each = number(t, 1, SustainCancels, seat)
        other = guise(t, seat, self.place) if self.planet < 0 else None
        flagships = [at for at, there in t.players[seat].space.items() if there.all[FLAGSHIP]]
        dynamo = DYNAMO in t.players[seat].texts and any(
            at == self.place or near(t, seat)[at] >> self.place & 1 for at in flagships
        )
        t.combat = before
        order = (*plan.order, *(unit for unit in CHEAP_FIRST if unit not in plan.order))
        return Taking(
            tuple(unit for unit in order if unit in units),
            tuple(unit for unit in order if unit in able) if plan.sustains else (),
            each,
            frozenset(unit for unit in EVERY_UNIT if (it := models.models[unit]) is not None and not it.no_direct_hit),
            DURANIUM_ARMOR in t.players[seat].texts,
            (FLAGSHIP,) if self.planet < 0 and ARC_SECUNDUS in t.players[seat].texts else (),
            other.unit if other is not None and not models.of(other.unit).sustain else None,
            dynamo,
            self.limits[side][MECH] if self.limits[side] else 0,
        )

    def aboard(self, side: int, how: Taking) -> tuple[Unit, ...]:
        """The types of units that are no ships and sustain damage for them."""
        ships = self.fighting(side)
        return tuple(unit for unit in how.sustains if unit not in ships)

    def spares_fighters(self, t: Imperium, side: int) -> bool:
        """Whether the hits of a side go to ships that are not fighters."""
        return bool(number(t, 0, FightersSpared, self.seats[side], self.place))


def leave_unused(s: Imperium, seat: Seat, plan: FightPlan) -> None:
    """Texts that a side does not use are as good as not there."""
    if plan.spared:
        gone = {text(name) for name in plan.spared}
        texts = s.players[seat].texts
        texts.become([it for it in texts.held if it[0] not in gone])


def munitions(s: Imperium, seat: Seat, plan: FightPlan) -> int:
    """In how many rounds of space combat a player rerolls: for 2 trade goods each, and once with War Funding."""
    paid = s.players[seat].goods // 2 if MUNITIONS_RESERVES in s.players[seat].texts else 0
    return paid + plan.plays(WAR_FUNDING)


__all__ = ["ATTACKER", "DEFENDER", "NO_PLANET", "Scene", "Shots", "munitions"]
