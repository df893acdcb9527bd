"""Twilight Imperium 4: the Barony of Letnev."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import any_dice
from orrery.games.ti4.rules.board import in_space, resources
from orrery.games.ti4.rules.data import FLAGSHIP, INFANTRY, MECH
from orrery.games.ti4.rules.effects import COMBAT_ROUND, ROUND, holds, in_force, lasts
from orrery.games.ti4.rules.factions.extra_dice import added, fighting, one_more_die
from orrery.games.ti4.rules.fire import WHY, landed_or_there, reroll
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import Judge, close_fight, favour, gift, largest, opinion
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.options import UNLENN_AT_FIGHTERS, ruling
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import CannonForbidden, ExtraDiceOf, RepairedEachRound, SustainCancels
from orrery.games.ti4.rules.queries.limits import FleetLimit
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.verbs import gain_goods, pay, wealth
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, DamageSustained, Rolled

MUNITIONS_RESERVES = text("faction.letnev.munitions_reserves")
ARMADA = text("faction.letnev.armada")
L4_DISRUPTORS = text("technology.l4_disruptors")
NON_EUCLIDEAN_SHIELDING = text("technology.non_euclidean_shielding")
ARC_SECUNDUS = text("unit.arc_secundus")
DUNLAIN_REAPER = text("unit.dunlain_reaper")
WAR_FUNDING = text("note.war_funding")
VISCOUNT_UNLENN = text("leader.viscount_unlenn")
REAR_ADMIRAL_FARRAN = text("leader.rear_admiral_farran")
DARKTALON_TREILLA = text("leader.darktalon_treilla")

MUNITIONS_COST = 2
"""The trade goods that rerolls cost."""
LARGER = 2
"""How many ships more than tokens in the fleet pool an armada has."""
CANCELLED = 2
REAPER_COSTS = 2
COMBAT, BARRAGE = WHY.index("combat"), WHY.index("barrage")
FARRAN_NEEDS = 5
NO_LIMIT = 99
LAST = 99
"""After all laws and other texts."""

concerns(MUNITIONS_RESERVES)
concerns(WAR_FUNDING)
concerns(VISCOUNT_UNLENN, Unit)
concerns(DARKTALON_TREILLA)

# --- Munitions Reserves, War Funding -----------------------------------------------------------------------------


def takes_part(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether a round of a space combat begins in which you take part."""
    return w.planet < 0 and me in (w.seat, w.against)


@HOOKS.reaction(
    CombatRoundBegins,
    MUNITIONS_RESERVES,
    when=lambda s, me, w: takes_part(s, me, w) and s.players[me].goods >= MUNITIONS_COST,
)
async def munitions_reserves(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "For 2 trade goods you may reroll your dice in this round of space combat."
    s.players[me].goods -= MUNITIONS_COST
    lasts(s, MUNITIONS_RESERVES, me, COMBAT_ROUND)


@HOOKS.note_reaction(CombatRoundBegins, WAR_FUNDING, when=lambda s, me, w, owner: takes_part(s, me, w))
async def war_funding(s: Imperium, me: Seat, w: CombatRoundBegins, owner: Seat) -> None:
    """The owner loses 2 trade goods, and you may reroll your dice in this round of space combat. What
    the owner loses is no cost, which a semicolon would show (LRR 31.11); of fewer than 2 trade goods all are lost."""
    p = s.players[owner]
    p.goods -= min(p.goods, MUNITIONS_COST)
    lasts(s, WAR_FUNDING, me, COMBAT_ROUND)
    return_note(s, me, WAR_FUNDING, owner)


def can_reroll(s: Imperium, me: int, w: Rolled, it: Ability) -> bool:
    """Whether you have rolled in a round of space combat in which a text lets you reroll."""
    return w.seat == me and holds(s, it, me)


@HOOKS.trigger(Rolled, MUNITIONS_RESERVES, when=lambda s, me, w: can_reroll(s, me, w, MUNITIONS_RESERVES))
async def reroll_with_munitions(s: Imperium, me: Seat, w: Rolled) -> None:
    "Each die once (LRR 97.2), whether it hits or not, those of anti-fighter barrage too."
    await reroll_any(s, me, w, MUNITIONS_RESERVES)


@HOOKS.trigger(Rolled, WAR_FUNDING, when=lambda s, me, w: can_reroll(s, me, w, WAR_FUNDING))
async def reroll_with_funding(s: Imperium, me: Seat, w: Rolled) -> None:
    "The same for whoever has used War Funding."
    await reroll_any(s, me, w, WAR_FUNDING)


async def reroll_any(s: Imperium, me: Seat, w: Rolled, it: Ability) -> None:
    """A player rerolls any number of dice."""
    chosen = await any_dice(s, me, it, 0)
    if chosen:
        await reroll(s, me, chosen, w.why)


def rich_in_a_close_fight(it: Judge) -> float:
    """With goods to spare in a fight that is still undecided."""
    return 1.0 if it.s.players[it.seat].goods > MUNITIONS_COST and it.close_fight() else -1.0


opinion(MUNITIONS_RESERVES, worth=1.0, use=rich_in_a_close_fight)
opinion(WAR_FUNDING, worth=1.0, use=close_fight)

# --- Armada and technologies -------------------------------------------------------------------------------------


@HOOKS.modifier(FleetLimit, ARMADA)
def armada(s: Imperium, me: int, query: FleetLimit, ships: int) -> int:
    "Two more ships in each system than tokens in the fleet pool; not used by choice, so that nothing stops it (F.13)."
    return ships + LARGER


opinion(ARMADA, worth=2.5)


@HOOKS.modifier(CannonForbidden, L4_DISRUPTORS)
def l4_disruptors(s: Imperium, me: int, query: CannonForbidden, value: int) -> int:
    "In an invasion nobody fires space cannons at your units."
    return 1 if query.against == me and query.planet >= 0 else value


opinion(L4_DISRUPTORS, worth=1.2)


@HOOKS.modifier(SustainCancels, NON_EUCLIDEAN_SHIELDING)
def non_euclidean_shielding(s: Imperium, me: int, query: SustainCancels, hits: int) -> int:
    "Each of your units that sustains damage cancels up to 2 hits (LRR 75.6)."
    return max(hits, CANCELLED)


opinion(NON_EUCLIDEAN_SHIELDING, worth=2.5)

# --- Arc Secundus ------------------------------------------------------------------------------------------------


def flagship_is_hurt(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether your flagship takes part in a space combat damaged."""
    return takes_part(s, me, w) and in_space(s, me, w.place).damaged[FLAGSHIP] > 0


@HOOKS.duty(CombatRoundBegins, ARC_SECUNDUS, when=flagship_is_hurt)
async def arc_secundus(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "It is repaired at the start of each round of space combat; that it breaks planetary shields is on its sheet."
    in_space(s, me, w.place).damaged[FLAGSHIP] = 0
    tell(s, "ti4-log-repairs", seat=me, unit=FLAGSHIP)


@HOOKS.modifier(RepairedEachRound, ARC_SECUNDUS)
def repaired_each_round(s: Imperium, me: int, query: RepairedEachRound, value: int) -> int:
    "The flagship, so that a combat may go on for ever."
    return 1 if query.unit == FLAGSHIP else value


opinion(ARC_SECUNDUS, worth=2.5, use=9.0)

# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    CombatRoundBegins, VISCOUNT_UNLENN, when=lambda s, me, w: w.planet < 0 and bool(fighting(s, w)), exhausts=True
)
async def viscount_unlenn(s: Imperium, me: int, w: CombatRoundBegins) -> None:
    "Agent: a ship in the combat rolls one more die in this round; maybe in a barrage, too (LRR R.37)."
    await one_more_die(s, me, w, VISCOUNT_UNLENN)


@HOOKS.modifier(ExtraDiceOf, VISCOUNT_UNLENN)
def scourge(s: Imperium, seat: int, q: ExtraDiceOf, value: int) -> int:
    counts = q.why == COMBAT or (q.why == BARRAGE and ruling(s, UNLENN_AT_FIGHTERS))
    return added(s, seat, q, value, VISCOUNT_UNLENN) if counts else value


opinion(VISCOUNT_UNLENN, worth=1.0, use=close_fight, player=gift, unit=largest)


@unlocked_when("rear_admiral_farran")
def great_fleet(s: Imperium, seat: int) -> bool:
    "Five ships that are not fighters in one system."
    return any(forces.big_ships() >= FARRAN_NEEDS for forces in s.players[seat].space.values())


@HOOKS.reaction(DamageSustained, REAR_ADMIRAL_FARRAN, when=lambda s, me, w: w.seat == me)
async def rear_admiral_farran(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "Commander: a trade good for an own unit that has sustained damage."
    await gain_goods(s, me, 1)


opinion(REAR_ADMIRAL_FARRAN, worth=1.2, use=2.0)


def in_use(s: Imperium, seat: int) -> No | None:
    return No("LRR 7.12") if any(True for _ in in_force(s, DARKTALON_TREILLA, seat)) else None


@as_action("leader.darktalon_treilla", why_not=in_use, purges=True)
async def darktalon_treilla(s: Imperium, me: Seat) -> None:
    "Hero: neither laws nor the fleet pool limit one's ships in this round."
    lasts(s, DARKTALON_TREILLA, me, ROUND)


@HOOKS.modifier(FleetLimit, DARKTALON_TREILLA, rank=LAST)
def dark_matter_affinity(s: Imperium, seat: int, q: FleetLimit, value: int) -> int:
    return value if in_use(s, seat) is None else NO_LIMIT


opinion(DARKTALON_TREILLA, worth=1.5, use=0.3)

# --- Dunlain Reaper ----------------------------------------------------------------------------------------------


def can_reap(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether there is an own infantry in a ground combat, a mech, and the money."""
    if w.planet < 0 or me not in (w.seat, w.against) or not can_deploy(s, me):
        return False
    return landed_or_there(s, me, w.planet).all[INFANTRY] > 0 and wealth(s, me, resources) >= REAPER_COSTS


@HOOKS.reaction(CombatRoundBegins, DUNLAIN_REAPER, when=can_reap)
async def dunlain_reaper(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "For 2 resources a mech takes the place of an infantry when a round of ground combat begins."
    await pay(s, me, REAPER_COSTS)
    deploy(s, me, w.planet, MECH, instead_of=INFANTRY)


opinion(DUNLAIN_REAPER, worth=0.8, use=close_fight)
favour("letnev", 1.1)
