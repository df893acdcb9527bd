"""Twilight Imperium 3: what the technologies do (T3.18). Plain ones change a number; the others answer a window."""

from __future__ import annotations

from orrery.games.ti3.hooks import HOOKS
from orrery.games.ti3.queries import (
    ASTEROIDS,
    BATTLE,
    ENEMIES,
    INVASION,
    Combat,
    FliesThrough,
    Income,
    Movement,
    PdsRange,
    ProductionAid,
    ProductionLimit,
    StatusCards,
    ThroughShields,
    TroopRoom,
)
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.texts import text
from orrery.games.ti3.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS


def technology(name: str) -> int:
    return text(f"technology.{name}")


# --- blue: propulsion --------------------------------------------------------------------------------------------


@HOOKS.modifier(FliesThrough, technology("antimass_deflectors"))
def antimass_deflectors(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    "Your ships fly through asteroid fields."
    return through | ASTEROIDS


@HOOKS.modifier(Movement, technology("xrd_transporters"))
def xrd_transporters(s: Twilight, me: int, query: Movement, move: int) -> int:
    "Carriers have range +1."
    return move + (query.unit == CARRIER)


@HOOKS.modifier(Movement, technology("type_iv_drive"))
def type_iv_drive(s: Twilight, me: int, query: Movement, move: int) -> int:
    "Cruisers and dreadnoughts have range +1."
    return move + (query.unit in (CRUISER, DREADNOUGHT))


@HOOKS.modifier(FliesThrough, technology("light_wave_deflector"))
def light_wave_deflector(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    "Your ships fly through systems with enemy ships."
    return through | ENEMIES


# --- red: warfare ------------------------------------------------------------------------------------------------


@HOOKS.modifier(Combat, technology("hylar_v_assault_laser"))
def hylar_v_assault_laser(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "Cruisers and destroyers get +1 on all combat rolls."
    return bonus + (query.seat == me and query.unit in (CRUISER, DESTROYER))


@HOOKS.modifier(PdsRange, technology("deep_space_cannon"))
def deep_space_cannon(s: Twilight, me: int, query: PdsRange, reach: int) -> int:
    "Your PDS reach adjacent systems."
    return reach + 1


@HOOKS.modifier(Combat, technology("magen_defense_grid"))
def magen_defense_grid(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "PDS get +1; so do ground forces that defend a planet with a PDS."
    if query.seat != me:
        return bonus
    defends = query.kind == INVASION and not query.attacks and s.pds[query.planet] > 0
    return bonus + (query.unit == PDS or (query.unit == GROUND_FORCE and defends))


@HOOKS.modifier(ThroughShields, technology("graviton_negator"))
def graviton_negator(s: Twilight, me: int, query: ThroughShields, through: int) -> int:
    "Dreadnoughts bombard in spite of PDS."
    return 1


# --- green: biotechnology ----------------------------------------------------------------------------------------


@HOOKS.modifier(TroopRoom, technology("stasis_capsules"))
def stasis_capsules(s: Twilight, me: int, query: TroopRoom, room: int) -> int:
    "Each cruiser and each dreadnought carries a ground force."
    return room + 1


@HOOKS.modifier(Combat, technology("cybernetics"))
def cybernetics(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "Fighters get +1 on all combat rolls."
    return bonus + (query.seat == me and query.unit == FIGHTER)


@HOOKS.modifier(StatusCards, technology("neural_motivator"))
def neural_motivator(s: Twilight, me: int, query: StatusCards, cards: int) -> int:
    "Draw one more action card in the status phase."
    return cards + 1


@HOOKS.modifier(Combat, technology("gen_synthesis"))
def gen_synthesis(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "Ground forces get +1 in invasion combat."
    return bonus + (query.seat == me and query.unit == GROUND_FORCE and query.kind in (INVASION, BATTLE))


# --- yellow: general ---------------------------------------------------------------------------------------------


@HOOKS.modifier(ProductionLimit, technology("enviro_compensator"))
def enviro_compensator(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "Your docks produce one unit more."
    return limit + (query.seat == me)


@HOOKS.modifier(ProductionAid, technology("sarween_tools"))
def sarween_tools(s: Twilight, me: int, query: ProductionAid, aid: int) -> int:
    "Each production at a dock has one resource on top."
    return aid + 1


@HOOKS.modifier(Income, technology("micro_technology"))
def micro_technology(s: Twilight, me: int, query: Income, goods: int) -> int:
    "One more trade good from each trade agreement."
    return goods + query.agreements
