"""Twilight Imperium 4: the blue technologies (propulsion, LRR 89.7). What Dark Energy Tap explores is in exploration.py
(LRR 29.4)."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.ti4.rules.actions import act_again, can_act
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space, planets_of
from orrery.games.ti4.rules.data import SHIPS, SPACE_DOCK
from orrery.games.ti4.rules.effects import TURN, holds, lasts
from orrery.games.ti4.rules.fire import WHY
from orrery.games.ti4.rules.hooks import HOOKS, as_action, number
from orrery.games.ti4.rules.judge import largest, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_SHIP
from orrery.games.ti4.rules.movement import Ways, held
from orrery.games.ti4.rules.production import Yard, assemble, can_produce
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.travel import PASS_ASTEROIDS, PASS_SHIPS, LeavesTokens, Passes, RetreatsAnywhere
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Place, Seat, Unit
from orrery.games.ti4.rules.transport import action_of, picks_up_more
from orrery.games.ti4.rules.windows.rounds import ActionDone, Activated

SPACE_CANNON = WHY.index("space_cannon")

ANTIMASS_DEFLECTORS = text("technology.antimass_deflectors")
DARK_ENERGY_TAP = text("technology.dark_energy_tap")
GRAVITY_DRIVE = text("technology.gravity_drive")
SLING_RELAY = text("technology.sling_relay")
FLEET_LOGISTICS = text("technology.fleet_logistics")
LIGHT_WAVE_DEFLECTOR = text("technology.light_wave_deflector")


@HOOKS.modifier(Passes, ANTIMASS_DEFLECTORS)
def antimass_deflectors(s: Imperium, me: int, query: Passes, value: int) -> int:
    "Ships move into and through asteroid fields."
    return value | PASS_ASTEROIDS


@HOOKS.modifier(RollBonus, ANTIMASS_DEFLECTORS)
def deflected(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    "Others' space cannons roll one worse against your units."
    return value - (query.why == SPACE_CANNON and query.against == me and query.seat != me)


@HOOKS.modifier(RetreatsAnywhere, DARK_ENERGY_TAP)
def dark_energy_tap(s: Imperium, me: int, query: RetreatsAnywhere, value: int) -> int:
    "Ships retreat also where you have neither units nor planets, if no other player has units there."
    return 1


# --- Gravity Drive -----------------------------------------------------------------------------------------------


def sped_up(s: Imperium, me: int, place: Place) -> Iterator[tuple[Unit, Place]]:
    """The ships that with +1 to their move value get to a system, get there through fewer rifts, or can pick up more on
    their way (LRR 92.1)."""
    p, ways = s.players[me], Ways(s, me, place)
    bound = held(s, me, place)
    for at in sorted(p.space):
        for unit in SHIPS:
            if p.space[at].all[unit] and (not bound >> at & 1 or number(s, 0, LeavesTokens, me, unit)):
                after = ways.reach(at, unit, 1)
                if after >= 0 and (not 0 <= ways.reach(at, unit) <= after or picks_up_more(s, me, at, unit)):
                    yield unit, at


@HOOKS.reaction(Activated, GRAVITY_DRIVE, when=lambda s, me, w: w.seat == me and any(sped_up(s, me, w.place)))
async def gravity_drive(s: Imperium, me: int, w: Activated) -> None:
    "One of your ships moves one farther in this tactical action."
    ship = await aim(me, AIM_SHIP, GRAVITY_DRIVE, [*sped_up(s, me, w.place)])
    assert ship is not None
    unit, place = ship
    action_of(s).farther.append((place, unit))


# --- Sling Relay -------------------------------------------------------------------------------------------------


def relay(place: Place) -> Yard:
    """One ship, which is paid for as usual (LRR F.17)."""
    return Yard(place, 1, units=SHIPS, least=1)


def relays(s: Imperium, me: int) -> list[Place]:
    """The systems with one of your space docks in which a ship could be produced."""
    p = s.players[me]
    docks = {
        s.places[planet] for planet in planets_of(s, me) if planet in p.ground and p.ground[planet].all[SPACE_DOCK]
    }
    docks |= {place for place in p.space if in_space(s, me, place).all[SPACE_DOCK]}
    return [place for place in sorted(docks) if can_produce(s, Seat(me), relay(place))]


@as_action("technology.sling_relay", lambda s, me: None if relays(s, me) else No("LRR 31.11"), exhausts=True)
async def sling_relay(s: Imperium, me: Seat) -> None:
    "Exhaust it to produce a ship in any system with one of your space docks."
    place = await aim(me, AIM_PLACE, SLING_RELAY, relays(s, me))
    await assemble(s, me, relay(place))


# --- Fleet Logistics, Light/Wave Deflector -----------------------------------------------------------------------


def may_go_on(s: Imperium, me: int, w: ActionDone) -> bool:
    """Whether it is your turn, you have not gone on yet, and there is something to do."""
    return w.seat == me and s.phase == "action" and not holds(s, FLEET_LOGISTICS, me) and can_act(s, me)


@HOOKS.reaction(ActionDone, FLEET_LOGISTICS, when=may_go_on)
async def fleet_logistics(s: Imperium, me: Seat, w: ActionDone) -> None:
    "In each of your turns you may perform two actions."
    lasts(s, FLEET_LOGISTICS, me, TURN)
    then(s, frame(act_again, me, FLEET_LOGISTICS))


@HOOKS.modifier(Passes, LIGHT_WAVE_DEFLECTOR)
def light_wave_deflector(s: Imperium, me: int, query: Passes, value: int) -> int:
    "Ships move through systems with other players' ships."
    return value | PASS_SHIPS


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(ANTIMASS_DEFLECTORS, worth=1.2)
opinion(DARK_ENERGY_TAP, worth=1.6)
opinion(GRAVITY_DRIVE, worth=1.8, use=1.0, unit=largest)
opinion(SLING_RELAY, worth=1.4, use=0.6, place=strongest)
opinion(FLEET_LOGISTICS, worth=2.5, use=2.0)
opinion(LIGHT_WAVE_DEFLECTOR, worth=1.3)
