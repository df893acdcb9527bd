"""Twilight Imperium 4: the action cards of invasions: bombardment, landing, ground combat, control (LRR 27, 53)."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim, any_dice, packed, unpacked
from orrery.games.ti4.rules.board import NOTHING, in_space, on_planet, planets_at, planets_of, ready_planets
from orrery.games.ti4.rules.data import PDS, STRUCTURES
from orrery.games.ti4.rules.effects import INVASION, lasts
from orrery.games.ti4.rules.fire import WHY, reroll
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.reinforcements import most_at, provided
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Planet, Seat, Unit
from orrery.games.ti4.rules.units import Models, on_sheet
from orrery.games.ti4.rules.verbs import disband, garrison, muster, tidy_ground
from orrery.games.ti4.rules.windows.battle import Committed, ControlChanges, ControlGained, InvasionBegins, Rolled

BUNKER = text("card.bunker")
concerns(BUNKER)
DISABLE = text("card.disable")
concerns(DISABLE)
PARLEY = text("card.parley")
FIRE_TEAM = text("card.fire_team")
INFILTRATE = text("card.infiltrate")
REPARATIONS = text("card.reparations")

BUNKERED = 4

# --- the start of an invasion ------------------------------------------------------------------------------------


def threatened(s: Imperium, me: int, w: InvasionBegins) -> bool:
    """Whether another player has units over planets of a player."""
    mine = any(s.owner[planet] == me for planet in planets_at(s, w.place))
    return w.seat != me and mine and bool(in_space(s, w.seat, w.place))


@HOOKS.reaction(InvasionBegins, BUNKER, when=threatened)
async def bunker(s: Imperium, me: Seat, w: InvasionBegins) -> None:
    "Bombardment of your planets has -4 to its rolls during this invasion."
    lasts(s, BUNKER, me, INVASION)


@HOOKS.modifier(RollBonus, BUNKER)
def sheltered(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    mine = query.why == WHY.index("bombardment") and s.owner[query.planet] == me
    return value - BUNKERED if mine else value


def pds_in_the_way(s: Imperium, me: int, w: InvasionBegins) -> bool:
    """Whether an invading player has opponents' PDS before them."""
    if w.seat != me or not in_space(s, me, w.place):
        return False
    rivals = others(s, me)
    return any(on_planet(s, rival, planet).all[PDS] for rival in rivals for planet in planets_at(s, w.place))


@HOOKS.reaction(InvasionBegins, DISABLE, when=pds_in_the_way)
async def disable(s: Imperium, me: Seat, w: InvasionBegins) -> None:
    "You invade: the PDS of all others lose planetary shield and space cannon until the invasion is over."
    for rival in others(s, me):
        lasts(s, DISABLE, rival, INVASION)


@on_sheet(DISABLE)
def disabled(models: Models) -> None:
    pds = models[PDS]
    if pds is not None:
        models[PDS] = pds._replace(shield=False, cannon=(0, 0))


# --- landing and ground combat -----------------------------------------------------------------------------------


@HOOKS.reaction(Committed, PARLEY, when=lambda s, me, w: w.seat != me and s.owner[w.planet] == me)
async def parley(s: Imperium, me: Seat, w: Committed) -> None:
    "The units that another player has committed to a planet of yours return to space."
    w.cancelled = True


async def which_dice(s: Imperium, me: int, w: Rolled) -> int:
    """Some of the dice, as bits."""
    return sum([1 << die for die in await any_dice(s, me, FIRE_TEAM, 1)])


@HOOKS.reaction(Rolled, FIRE_TEAM, when=lambda s, me, w: w.seat == me and w.why == "ground_combat", aim=which_dice)
async def fire_team(s: Imperium, me: Seat, w: Rolled, dice: int) -> None:
    "Any number of your dice of a ground combat are rolled again."
    await reroll(s, me, [die for die in range(dice.bit_length()) if dice >> die & 1], w.why)


# --- control -----------------------------------------------------------------------------------------------------


def captured(s: Imperium, me: int, w: ControlChanges) -> list[tuple[Seat, Unit, int]]:
    """The structures on a planet that a player is gaining and can replace: whose, which, and how many."""
    if w.seat != me:
        return []
    found = []
    for rival in others(s, me):
        for unit in STRUCTURES:
            n = on_planet(s, rival, w.planet).all[unit]
            if n and most_at(s, me, unit, NOTHING, (s.places[w.planet], w.planet)):
                found.append((rival, unit, n))
    return found


@HOOKS.reaction(ControlChanges, INFILTRATE, when=lambda s, me, w: bool(captured(s, me, w)))
async def infiltrate(s: Imperium, me: Seat, w: ControlChanges) -> None:
    """The structures on a planet you gain are replaced with your own, as far as you have them, maybe elsewhere (LRR
    59.4a); they are not destroyed."""
    for rival, unit, n in captured(s, me, w):
        loser = s.players[rival]
        for _ in range(n):
            if await provided(s, me, INFILTRATE, unit, (s.places[w.planet], w.planet)):
                disband(loser, loser.ground[w.planet], unit)
                muster(s.players[me], garrison(s, me, w.planet), unit)
        tidy_ground(s, rival, w.planet)
    tell(s, "ti4-log-infiltrates", seat=me, planet=w.planet)


def damages(s: Imperium, me: int, w: ControlGained) -> tuple[list[Planet], list[Planet]]:
    """The planets of whoever has taken one from a player that can be exhausted, and those of the player to ready."""
    if w.before != me or w.seat == me:
        return [], []
    return ready_planets(s, w.seat), [planet for planet in planets_of(s, me) if s.exhausted >> planet & 1]


async def which_damages(s: Imperium, me: int, w: ControlGained) -> int:
    theirs, mine = damages(s, me, w)
    exhausted = await aim(me, AIM_PLANET, REPARATIONS, theirs) if theirs else NO_PLANET
    readied = await aim(me, AIM_PLANET, REPARATIONS, mine) if mine else NO_PLANET
    return packed(exhausted, readied)


@HOOKS.reaction(ControlGained, REPARATIONS, when=lambda s, me, w: any(damages(s, me, w)), aim=which_damages)
async def reparations(s: Imperium, me: Seat, w: ControlGained, target: int) -> None:
    "A planet of yours was taken: exhaust one of that player's planets and ready one of yours, as far as possible."
    theirs, mine = unpacked(target)
    if theirs >= 0:
        s.exhausted |= 1 << theirs
    if mine >= 0:
        s.exhausted &= ~(1 << mine)
    tell(s, "ti4-log-reparations", seat=me, rival=w.seat, planets=tuple(one for one in (theirs, mine) if one >= 0))


# --- what bots think of them -------------------------------------------------------------------------------------


def dice_missed(it: Judge) -> float:
    """When at least half of the dice have missed."""
    rolled = it.s.roll
    return 1.0 if rolled is not None and 2 * len(misses(rolled)) >= len(rolled.dice) else -1.0


opinion(BUNKER, worth=0.6, use=1.0)
opinion(DISABLE, worth=1.0, use=1.5)
opinion(PARLEY, worth=1.6, use=2.5)
opinion(FIRE_TEAM, worth=0.8, use=dice_missed)
opinion(INFILTRATE, worth=1.2, use=2.0)
opinion(REPARATIONS, worth=1.0, use=2.0)
