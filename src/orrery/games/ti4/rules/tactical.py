"""Twilight Imperium 4: the tactical action (LRR 88): activate a system, move ships into it with what they transport."""

from __future__ import annotations

from orrery.core.ask import Choose, choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.board import systems
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.effects import ACTION, TURN, expire
from orrery.games.ti4.rules.exploration import can_tap, tap_dark_energy
from orrery.games.ti4.rules.fire import offense
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.hooks import happens, number, step
from orrery.games.ti4.rules.invasion import invasion
from orrery.games.ti4.rules.ion_storm import flip
from orrery.games.ti4.rules.kinds import ACTIVATE, MOVE_FROM
from orrery.games.ti4.rules.movement import origins
from orrery.games.ti4.rules.nouns import TACTIC_POOL
from orrery.games.ti4.rules.options import TURNS_CUT_SHORT, ruling
from orrery.games.ti4.rules.production import production
from orrery.games.ti4.rules.queries.travel import ActivatesAgain, ActivationForbidden, MovementForbidden
from orrery.games.ti4.rules.state import Activation, Imperium
from orrery.games.ti4.rules.texts import is_note
from orrery.games.ti4.rules.things import Place, Seat, places_in
from orrery.games.ti4.rules.transactions import with_trade
from orrery.games.ti4.rules.transport import action_of, move_ships, set_out
from orrery.games.ti4.rules.verbs import fleet_at, open_nexus
from orrery.games.ti4.rules.windows.rounds import Activated, Moved, TacticalDone


async def activate(s: Imperium, seat: Seat) -> None:
    """Put a command token from the tactic pool on a system; the rest of the action follows (LRR 88.1). A text may allow
    to activate a system with an own token: then both return to the reinforcements, and the turn ends (LRR E.4)."""
    p = s.players[seat]
    options = places_in(activatable(s, seat))
    place = await choose(seat, ACTIVATE, options, explain=lambda place: No("LRR 6.2"))
    p.pools[TACTIC_POOL] -= 1
    s.active_place = place
    s.activation = Activation(seat, place, friends=friends_of(s, seat))
    tell(s, "ti4-log-activates", seat=seat, place=place)
    if p.tokens >> place & 1:
        p.tokens &= ~(1 << place)  # both tokens return, and with the activation the turn is over
        if await happens(s, Activated(seat, place)):
            end_turn(s)
        return
    p.tokens |= 1 << place
    then(
        s,
        frame(move),
        frame(offense, seat, place),
        *([frame(movement_over)] if place == NEXUS_AT else ()),
        frame(combat, seat, place),
        frame(invasion, seat, place),
        frame(production, seat, place),
        frame(tactical_over),
    )
    await happens(s, Activated(seat, place))


def friends_of(s: Imperium, seat: Seat) -> int:
    """The players whose promissory notes lie in a player's play area."""
    owners = {owner for it, owner, _ in s.players[seat].texts.held if is_note(it) and owner != seat}
    return sum([1 << owner for owner in owners])


def activatable(s: Imperium, seat: Seat) -> int:
    """The systems a player could activate: those without an own command token, unless a text forbids it (LRR 6.2)."""
    free = systems(s) if number(s, 0, ActivatesAgain, seat) else systems(s) & ~s.players[seat].tokens
    return free & ~number(s, 0, ActivationForbidden, seat)


def end_turn(s: Imperium) -> None:
    """The active player's turn ends immediately: nothing of the action follows; what texts do at the end of a turn
    does, unless it is ruled otherwise (LRR R.5)."""
    while s.schedule and s.schedule[-1][0] != "turn_over":
        s.schedule.pop()
    if s.schedule and ruling(s, TURNS_CUT_SHORT):
        s.schedule[-1] = frame(turn_cut_short)
    s.activation = s.combat = None
    expire(s, ACTION)


@step
async def turn_cut_short(s: Imperium) -> None:
    """A turn is over without an end at which anything could be done."""
    expire(s, TURN)


async def tactical_over(s: Imperium) -> None:
    """The action is over."""
    a = action_of(s)
    s.activation = None
    await happens(s, TacticalDone(a.seat, a.place))
    if can_tap(s, a.seat, a.place):
        then(s, frame(tap_dark_energy, a.seat, a.place))


async def move(s: Imperium) -> None:
    """From which system do ships move? Again and again, until all that move are declared; then they do, and all arrive
    (LRR 17.4, 17.6)."""
    a = action_of(s)
    places = [] if number(s, 0, MovementForbidden, a.seat, a.place) else origins(s, a.seat, a.place)
    place = None
    if places:

        def ask() -> Choose[Place | None]:
            left = [] if number(s, 0, MovementForbidden, a.seat, a.place) else places
            return choose(a.seat, MOVE_FROM, [*left, None], explain=lambda place: No("LRR 17.4"), target=a.place)

        place = await with_trade(s, ask, None if a.voyages else Activated(a.seat, a.place), frame(move))
    if place is None:
        then(s, *(frame(set_out) for _ in a.voyages), frame(arrive))
    else:
        then(s, frame(move_ships, place), frame(move))


async def arrive(s: Imperium) -> None:
    """All ships have arrived (LRR 17.6)."""
    a = action_of(s)
    came = bool(a.arriving.ships())
    a.moving = False
    if a.arriving:
        fleet_at(s, a.seat, a.place).merge(a.arriving)
        a.arrived, a.arriving = a.arriving, Forces()
        s.loose |= 1 << a.place
    if a.stormed:
        flip(s)
    await happens(s, Moved(a.seat, a.place, came))


@step
async def movement_over(s: Imperium) -> None:
    """At the end of the movement step, after space cannon offense, ships that have come there turn the nexus over (LRR
    99.2a, 88.2c)."""
    if action_of(s).arrived:
        open_nexus(s, NEXUS_AT)
