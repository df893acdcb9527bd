"""Twilight Imperium 3: the action phase (T3.6.1, T3.6.2): whose turn it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.activation import activate
from orrery.games.ti3.rules.data import INITIATIVE
from orrery.games.ti3.rules.gifts import beside
from orrery.games.ti3.rules.hooks import ACTIONS, HOOKS, happens, number, touches
from orrery.games.ti3.rules.kinds import ACTION, PASS, TACTICAL, TRANSFER, USE, Deed
from orrery.games.ti3.rules.legality import can_activate, transfers
from orrery.games.ti3.rules.nouns import COMMAND_POOL
from orrery.games.ti3.rules.options import LOWEST_FIRST, SPEAKER_AGAIN, ruling
from orrery.games.ti3.rules.queries import StrategyForbidden, TacticalPrice
from orrery.games.ti3.rules.seats import order_of_play, rank
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import strategic
from orrery.games.ti3.rules.texts import TECHNOLOGIES_AT
from orrery.games.ti3.rules.things import Seat, Strategy
from orrery.games.ti3.rules.transfer import transfer
from orrery.games.ti3.rules.windows import TurnBegins

FIRST = -9
"""Before every place in the order of play."""


async def action_phase(s: Twilight) -> None:
    """The action phase begins."""
    s.phase = "action"
    s.last_rank, s.led = FIRST, False
    then(s, frame(turn))


def next_seat(s: Twilight) -> int:
    """Whose turn it is: the next player in the order of play who has not passed; -1 if all have. Under one reading the
    speaker is first again after the last player's turn (T3.17.59)."""
    waiting = [seat for seat in order_of_play(s) if not s.players[seat].passed]
    for seat in waiting:
        if rank(s, seat) > s.last_rank and not (s.led and seat == s.speaker):
            return seat
    if ruling(s, SPEAKER_AGAIN) and s.speaker in waiting:
        return s.speaker
    return waiting[0] if waiting else -1


def to_play(s: Twilight, seat: int) -> list[Strategy]:
    """The strategy cards a player has yet to play; Initiative is not played (T3.6.2)."""
    p = s.players[seat]
    left = sorted(c for c in p.strategies if c != INITIATIVE and not p.used >> c & 1)
    if left and touches(s, StrategyForbidden):
        left = [c for c in left if not number(s, 0, StrategyForbidden, seat, c)]
    return left[:1] if ruling(s, LOWEST_FIRST) else left


def why_not(s: Twilight, seat: int) -> Callable[[Deed], No | None]:
    """Which rule forbids an action."""
    p = s.players[seat]
    left = to_play(s, seat)

    def forbids(value: Deed) -> No | None:
        deed, text = value
        if text is not None:
            return why_not_use(s, seat, text)
        if deed in (TACTICAL, TRANSFER):
            price = number(s, 1, TacticalPrice, seat) if deed == TACTICAL else 1
            if p.counters[COMMAND_POOL] < price:
                return No("T3.7.1" if deed == TACTICAL else "T3.9.1", need=price, have=p.counters[COMMAND_POOL])
            if deed == TRANSFER:
                return None if transfers(s, seat) else No("T3.9.1")
            return None if can_activate(s, seat) else No("T3.7.1")
        if deed == PASS:
            return No("T3.6.2", strategy=left[0]) if left else None
        if deed in left:
            return None
        held = deed in p.strategies and deed != INITIATIVE and not p.used >> deed & 1
        forbidden = number(s, 0, StrategyForbidden, seat, Strategy(deed)) - 1 if held else -1
        if forbidden >= 0:
            return No("T3.6.3", strategy=deed, card=forbidden)
        return No("T3.17.5" if held and ruling(s, LOWEST_FIRST) and left else "T3.6.3", strategy=deed)

    return forbids


def why_not_use(s: Twilight, seat: int, number: Ability) -> No | None:
    """Which rule forbids an action that a text offers."""
    if number not in ACTIONS or not HOOKS.can_use(s, seat, number):
        return No("T3.19.3")
    reason = ACTIONS[number].why_not
    return reason(s, seat) if reason is not None else None


def deeds(s: Twilight, seat: int) -> list[Deed]:
    """All actions that might be possible."""
    found: list[Deed] = [(deed, None) for deed in (*to_play(s, seat), TACTICAL, TRANSFER, PASS)]
    if ACTIONS:
        found += [(USE, text) for text in HOOKS.usable(s, seat, ACTIONS)]
    return found


async def turn(s: Twilight) -> None:
    """The next turn: one action (T3.6.1)."""
    seat = Seat(next_seat(s))
    s.active = seat
    if seat < 0:
        return
    begins_anew = rank(s, seat) <= s.last_rank or (s.led and seat == s.speaker)
    if begins_anew and ruling(s, SPEAKER_AGAIN):
        s.led = seat == s.speaker
    s.last_rank = FIRST if begins_anew and s.led else rank(s, seat)
    then(s, frame(act, seat), frame(turn))
    await happens(s, TurnBegins(seat))


async def act(s: Twilight, seat: Seat) -> None:
    """Which action? A card that is played leaves the hand at once: the agenda is public. If it is cancelled, the player
    still has the action, unless it counts as taken (T3.17.70)."""
    chosen: Deed = await beside(s, lambda: choose(seat, ACTION, deeds(s, seat), why_not(s, seat)))
    deed, text = chosen
    cancelled = text is not None and text < TECHNOLOGIES_AT and not await HOOKS.play(s, seat, text)
    if cancelled and not HOOKS.spent(s):
        then(s, frame(act, seat))
        return
    s.players[seat].waited = False
    if cancelled:
        return
    if text is not None:
        then(s, frame(use, seat, text))
    elif deed == PASS:
        s.players[seat].passed = True
        tell(s, "ti3-log-passes", seat=seat)
    elif deed == TACTICAL:
        then(s, frame(activate, seat))
    elif deed == TRANSFER:
        then(s, frame(transfer, seat))
    else:
        then(s, frame(strategic, seat, Strategy(deed)))


async def use(s: Twilight, seat: Seat, number: Ability) -> None:
    """Carry out an action that a text offers (T3.19.3)."""
    await ACTIONS[number].do(s, seat)
