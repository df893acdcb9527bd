"""Twilight Imperium 3: the Universities of Jol-Nar."""

from __future__ import annotations

from orrery.core.ask import confirm
from orrery.core.chance import Roll
from orrery.core.nouns import YesNo
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.aims import aim_unit, wants
from orrery.games.ti3.rules.data import TECHNOLOGY
from orrery.games.ti3.rules.effects import STRATEGIC, in_force, lasts
from orrery.games.ti3.rules.fire import rolls_again
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import favour, largest, opinion
from orrery.games.ti3.rules.kinds import COMBAT_DICE, DIE, new_kind
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.options import NOT_ALONE, WHOLE_ROLL, ruling
from orrery.games.ti3.rules.races.fighting import fights
from orrery.games.ti3.rules.races.primaries import may_use_primary, primary_cost, use_primary
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Seat, Strategy
from orrery.games.ti3.rules.verbs import spend_counter
from orrery.games.ti3.rules.windows import DiceRolled, OtherDice, SecondaryBegins, SecondaryDeclined, SecondaryDone

TECHNOLOGY_BOTH = text("race.jol_nar.technology_both")
concerns(TECHNOLOGY_BOTH, Strategy)
REROLL = text("race.jol_nar.reroll")


@on_sheet(text("race.jol_nar.combat_penalty"))
def combat_penalty(it: UnitSheet) -> None:
    "-1 in space battles and invasion combat (T3.17.62)."
    it.improve(-1, rolls=fights(it))


opinion(text("race.jol_nar.combat_penalty"), worth=-1.0)


# --- Technology --------------------------------------------------------------------------------------------------


FREE_FIRST = new_kind("free_first", YesNo())


@HOOKS.trigger(
    SecondaryBegins,
    TECHNOLOGY_BOTH,
    when=lambda s, me, w: w.seat == me and w.strategy == TECHNOLOGY and bool(possible(s, me, False)),
)
async def technology_first(s: Twilight, me: Seat, w: SecondaryBegins) -> None:
    "The primary ability of Technology may come before the secondary one, which can build on what it gives."
    if await confirm(me, FREE_FIRST, strategy=w.strategy):
        lasts(s, TECHNOLOGY_BOTH, me, STRATEGIC, w.strategy)
        use_primary(s, me, TECHNOLOGY, 0)


def still_to_come(s: Twilight, me: int, w: SecondaryDone) -> bool:
    """Whether the primary ability has not been used first, and could gain something."""
    used = (w.strategy,) in in_force(s, TECHNOLOGY_BOTH, me)
    return w.seat == me and w.strategy == TECHNOLOGY and not used and bool(possible(s, me, False))


@HOOKS.trigger(SecondaryDone, TECHNOLOGY_BOTH, when=still_to_come)
async def technology_too(s: Twilight, me: Seat, w: SecondaryDone) -> None:
    "After the secondary ability of Technology, the primary one too."
    if await wants(me, TECHNOLOGY_BOTH):
        use_primary(s, me, TECHNOLOGY, 0)


@HOOKS.trigger(
    SecondaryDeclined,
    TECHNOLOGY_BOTH,
    when=lambda s, me, w: (
        w.strategy == TECHNOLOGY
        and not ruling(s, NOT_ALONE)
        and may_use_primary(s, me, TECHNOLOGY)
        and bool(possible(s, me, False))
    ),
)
async def technology_alone(s: Twilight, me: Seat, w: SecondaryDeclined) -> None:
    "The primary ability of Technology without the secondary one (T3.17.54)."
    if await wants(me, TECHNOLOGY_BOTH):
        use_primary(s, me, TECHNOLOGY, primary_cost(s, me, TECHNOLOGY))


opinion(TECHNOLOGY_BOTH, worth=1.5)


# --- dice --------------------------------------------------------------------------------------------------------


def missed(w: DiceRolled) -> list[int]:
    """The dice that missed and could hit, best chance first."""
    found = [i for i, (pips, need) in enumerate(zip(w.dice, w.needs, strict=True)) if pips < need <= SIDES]
    return sorted(found, key=lambda i: w.needs[i])


@HOOKS.trigger(DiceRolled, REROLL, when=lambda s, me, w: w.seat == me and bool(missed(w)))
async def reroll(s: Twilight, me: int, w: DiceRolled) -> None:
    "Spend a counter from the strategy allocation: re-roll a die, as often as you can pay (T3.17.15)."
    while s.players[me].counters[STRATEGY_POOL] and missed(w) and await wants(me, REROLL):
        spend_counter(s, me, STRATEGY_POOL)
        if ruling(s, WHOLE_ROLL):
            rolls_again(s, me, w.needs, len(w.dice) - sum(p < need for p, need in zip(w.dice, w.needs, strict=True)))
            w.dice = await Roll(COMBAT_DICE, len(w.dice), SIDES, seat=me)
            continue
        units = sorted({w.units[i] for i in missed(w)})
        unit = await aim_unit(me, REROLL, units) if len(units) > 1 else units[0]
        die = next(i for i in missed(w) if w.units[i] == unit)
        (pips,) = await Roll(COMBAT_DICE, 1, SIDES, seat=me)
        rolls_again(s, me, [w.needs[die]])
        w.dice = (*w.dice[:die], pips, *w.dice[die + 1 :])


def unlucky(w: OtherDice) -> list[int]:
    """The dice that do not show a wanted number."""
    return [i for i, pips in enumerate(w.dice) if pips not in w.good] if w.good else []


@HOOKS.trigger(OtherDice, REROLL, when=lambda s, me, w: w.seat == me)
async def reroll_others(s: Twilight, me: int, w: OtherDice) -> None:
    "The same for dice outside combat."
    while s.players[me].counters[STRATEGY_POOL] and unlucky(w) and await wants(me, REROLL):
        spend_counter(s, me, STRATEGY_POOL)
        again = range(len(w.dice)) if ruling(s, WHOLE_ROLL) else unlucky(w)[:1]
        rolled = dict(zip(again, await Roll(DIE, len(again), SIDES, seat=me), strict=True))
        w.dice = tuple(rolled.get(i, pips) for i, pips in enumerate(w.dice))


opinion(REROLL, worth=1.0, wants=lambda it: it.s.players[it.seat].counters[STRATEGY_POOL] > 2, unit=largest)


favour("jol_nar", 1)
