"""Twilight Imperium 4: the abilities of legendary planets (LRR 56): each is exhausted at the end of one's turn."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.aims import aim, aim_amount
from orrery.games.ti4.rules.board import in_space, planets_of
from orrery.games.ti4.rules.data import FIGHTER, INFANTRY, MECH
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import best_planet, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_OFFER, AIM_PLACE, AIM_PLANET
from orrery.games.ti4.rules.offers import (
    CONVERT_SOME,
    DRAW,
    GOODS,
    MECH_OFFER,
    can_place,
    convert,
    draw_by_text,
    place_on,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Place, Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import gain_goods, place_in_space
from orrery.games.ti4.rules.windows.rounds import TurnEnds

THE_ATRAMENT = text("legendary.the_atrament")
IMPERIAL_ARMS_VAULT = text("legendary.imperial_arms_vault")
EXTERRIX_HEADQUARTERS = text("legendary.exterrix_headquarters")
MIRAGE_FLIGHT_ACADEMY = text("legendary.mirage_flight_academy")


def grounds(s: Imperium, seat: int, unit: Unit) -> list[Planet]:
    """The planets of a player on which a unit could be placed."""
    return [planet for planet in planets_of(s, seat) if can_place(s, Seat(seat), planet, unit)]


@HOOKS.reaction(
    TurnEnds, THE_ATRAMENT, when=lambda s, me, w: w.seat == me and bool(grounds(s, me, INFANTRY)), exhausts=True
)
async def the_atrament(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Place up to 2 infantry on any planet you control."
    planet = await aim(me, AIM_PLANET, THE_ATRAMENT, grounds(s, me, INFANTRY))
    await place_on(s, me, planet, INFANTRY, await aim_amount(me, THE_ATRAMENT, 1, 2))


@HOOKS.reaction(TurnEnds, IMPERIAL_ARMS_VAULT, when=lambda s, me, w: w.seat == me, exhausts=True)
async def imperial_arms_vault(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Place 1 mech on any planet you control, or draw 1 action card."
    planets = grounds(s, me, MECH)
    if await aim(me, AIM_OFFER, IMPERIAL_ARMS_VAULT, [DRAW, MECH_OFFER] if planets else [DRAW]) == DRAW:
        then(s, frame(draw_by_text, me, 1))
    else:
        await place_on(s, me, await aim(me, AIM_PLANET, IMPERIAL_ARMS_VAULT, planets), MECH)


@HOOKS.reaction(TurnEnds, EXTERRIX_HEADQUARTERS, when=lambda s, me, w: w.seat == me, exhausts=True)
async def exterrix_headquarters(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Gain 2 trade goods, or convert all of your commodities."
    have = s.players[me].commodities
    if await aim(me, AIM_OFFER, EXTERRIX_HEADQUARTERS, [CONVERT_SOME, GOODS] if have else [GOODS]) == GOODS:
        await gain_goods(s, me, 2)
    else:
        convert(s, me, have)


def harbours(s: Imperium, seat: int) -> list[Place]:
    """The systems with ships of a player."""
    return [place for place in sorted(s.players[seat].space) if in_space(s, seat, place).ships()]


@HOOKS.reaction(
    TurnEnds, MIRAGE_FLIGHT_ACADEMY, when=lambda s, me, w: w.seat == me and bool(harbours(s, me)), exhausts=True
)
async def mirage_flight_academy(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Place up to 2 fighters in any system that contains 1 or more of your ships."
    place = await aim(me, AIM_PLACE, MIRAGE_FLIGHT_ACADEMY, harbours(s, me))
    place_in_space(s, me, place, FIGHTER, await aim_amount(me, MIRAGE_FLIGHT_ACADEMY, 1, 2))


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(THE_ATRAMENT, worth=2.0, use=1.5, planet=best_planet)
opinion(IMPERIAL_ARMS_VAULT, worth=2.5, use=2.0, planet=best_planet)
opinion(EXTERRIX_HEADQUARTERS, worth=3.0, use=2.0)
opinion(MIRAGE_FLIGHT_ACADEMY, worth=2.0, use=1.5, place=strongest)
