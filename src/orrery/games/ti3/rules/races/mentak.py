"""Twilight Imperium 3: the Mentak Coalition. The extra command counter in the fleet supply is in the data."""

from __future__ import annotations

from collections import Counter

from orrery.core.ask import pick
from orrery.core.state import tell
from orrery.games.common.dice import Volley
from orrery.games.ti3.rules.aims import aim_units
from orrery.games.ti3.rules.battle import both_left
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.effects import PHASE, in_force, lasts
from orrery.games.ti3.rules.fire import need, roll
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import favour, largest, opinion
from orrery.games.ti3.rules.kinds import SEAT, new_kind
from orrery.games.ti3.rules.queries import BEFORE_BATTLE
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.technologies import first_blood
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Figure, Place, Seat
from orrery.games.ti3.rules.units import CRUISER, DESTROYER
from orrery.games.ti3.rules.verbs import give_goods
from orrery.games.ti3.rules.windows import BeforeBattle, ForAll, StrategiesTaken, StrategyPhase

AMBUSH, PILLAGE = text("race.mentak.ambush"), text("race.mentak.pillage")
GUNS = 2
VICTIMS, RICH = 2, 3
ROB = new_kind("rob", SEAT, many=True)

# --- before a space battle ---------------------------------------------------------------------------------------


def raiders(s: Twilight, me: int, place: Place) -> list[Figure]:
    """The player's ships in a system that can fire from an ambush."""
    fleet = fleet_of(s, me, place)
    return fleet.each((DESTROYER, CRUISER))


@HOOKS.reaction(BeforeBattle, AMBUSH, when=lambda s, me, w: both_left(s) and bool(raiders(s, me, w.place)))
async def ambush(s: Twilight, me: Seat, w: BeforeBattle) -> None:
    "Up to two cruisers or destroyers fire; what they hit does not fire back."
    foe = Seat(w.seat + w.against - me)
    guns = Counter(await aim_units(me, AMBUSH, raiders(s, me, w.place), 1, GUNS))
    attacks = me == w.seat
    volleys = [
        Volley(unit, guns[unit], need(s, me, foe, unit, BEFORE_BATTLE, attacks, w.place)) for unit in sorted(guns)
    ]
    hits = await roll(s, me, foe, volleys, BEFORE_BATTLE, w.place)
    await first_blood(s, foe, me, w.place, hits)


# --- in the strategy phase ---------------------------------------------------------------------------------------


def rich(s: Twilight, me: int) -> list[int]:
    """The other players who have enough to be robbed."""
    return sorted(rival for rival in others(s, me) if s.players[rival].goods >= RICH)


def may_pillage(s: Twilight, me: int, w: ForAll) -> bool:
    """Once per strategy phase."""
    return bool(rich(s, me)) and not any(True for _ in in_force(s, PILLAGE, me))


@HOOKS.reaction([StrategyPhase, StrategiesTaken], PILLAGE, when=may_pillage)
async def pillage(s: Twilight, me: int, w: StrategyPhase | StrategiesTaken) -> None:
    "Take a trade good from each of up to two others who have at least three."
    possible = rich(s, me)
    victims = await pick(me, ROB, possible, 1, min(VICTIMS, len(possible)), how_many="T3.11.7", of_which="T3.11.7")
    for victim in victims:
        give_goods(s, victim, me, 1)
        tell(s, "ti3-log-robs", seat=me, rival=victim)
    lasts(s, PILLAGE, me, PHASE)


opinion(AMBUSH, worth=1.0, use=True, unit=largest)
opinion(PILLAGE, worth=1.0, use=True)
opinion(text("race.mentak.extra_fleet_counter"), worth=1.0)
favour("mentak", 0)
