"""Consent: what a table does only if its people agree. An answer that is taken back beyond the barrier, and a seat that
is freed although somebody holds it. Only persons agree: a bot that stands in for one says nothing.

Whoever is here is waited for. Somebody who is away has the time that the table grants (its grace period, but an hour at
least; else a day), and is told of it in the chat: after that the others decide. But what somebody answered in person is
never taken back in their absence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from orrery.core.refusal import Refused
from orrery.server import messages
from orrery.server.errors import Denied
from orrery.server.ledger import Wish
from orrery.server.schema import LINKS, SITTINGS

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from orrery.core.table import Table
    from orrery.server.acts import Work
    from orrery.server.live import Live

PATIENCE = 86_400
"""Seconds that somebody who is away has to say something, at a table without a grace period."""
LEAST = 3_600
"""And at least, however short the grace period is: nobody is asked and overruled within minutes."""


def patience(live: Live) -> int:
    return max(live.grace, LEAST) if live.grace else PATIENCE


def silent_from(live: Live, wish: Wish, seat: int) -> float | None:
    """The time from which somebody who is asked is no longer waited for; None while they are here."""
    if live.chairs.somebody_here(seat):
        return None
    return max(wish.at, live.chairs.seats[seat].away or 0.0) + patience(live)


def is_silent(live: Live, wish: Wish, seat: int, now: float) -> bool:
    """Whether somebody who is asked has been away for too long to be waited for."""
    return (end := silent_from(live, wish, seat)) is not None and end <= now


def without(live: Live, seats: list[int]) -> None:
    """Nobody waits for what players who leave would have said, or wished."""
    rest = live.rest
    if rest.asking is not None and {rest.asking.seat, *rest.asking.asked} & {*seats}:
        rest.asking = None
    if rest.freeing is not None and {rest.freeing.seat, *rest.freeing.asked} & {*seats}:
        rest.freeing = None
    for seat in seats:
        rest.own.pop(seat, None)


# --- undo -------------------------------------------------------------------------------------------------------


def ask_to_undo(work: Work, seat: int) -> None:
    """Undo beyond the barrier: at once where no other person plays, else once the others agree."""
    live = work.at
    if live.table.going_back(seat) is None:
        raise Refused("undo", seat)
    asked = live.chairs.others(live.chairs.holders(seat))
    if not asked:
        take_back(work, seat, consent=True)
        work.announce("room-undone", seat=seat)
    elif live.rest.asking is not None:
        raise Denied("consent")
    else:
        live.rest.asking = Wish(seat, [], asked, work.now)
        work.announce("room-undo-asked", seat=seat, names=live.chairs.called(asked))


def take_back(work: Work, seat: int, consent: bool) -> None:
    """Take back a seat's last answer. What counts lines or answers counts no further than there are any now."""
    table, rest = work.at.table, work.at.rest
    table.undo(seat, consent=consent)
    rest.asking = None
    rest.answered = {who: min(line, len(table.journal)) for who, line in rest.answered.items()}
    rest.own = {who: min(at, len(table.entries) - 1) for who, at in rest.own.items()}
    work.turned_back = True


def is_known(table: Table, place: int) -> bool:
    """Whether others know, or will, that somebody answered at this place of the history: that a seat was asked to react
    and passed is its secret."""
    if place >= len(table.entries):  # said in a moment in which the table has stopped
        return False
    _, _, kind, value = table.entries[place]
    return not (kind.reaction and value is None)


def missed(live: Live, seat: int) -> list[int]:
    """The seats whose own answers an undo by this seat would take back: their players must agree in person. While all
    announce in secret what they react with, nobody may know who has: then it is everybody who plays in person."""
    if live.table.window and live.table.sealed:
        return [chair.seat for chair in live.chairs.people() if chair.seat != seat]
    cut = live.table.keeping.last_answer(seat, live.table.entries)
    return [who for who, at in live.rest.own.items() if at >= cut and who != seat]


def undo_end(live: Live) -> float | None:
    """When an undo that was asked for is done without those who are away; None as long as somebody is waited for."""
    wish = live.rest.asking
    if wish is None or {*wish.asked} & {*missed(live, wish.seat)}:
        return None
    return _last(live, wish, wish.asked)


# --- freeing a seat ---------------------------------------------------------------------------------------------


def ask_to_free(work: Work, whose: int) -> list[int]:
    """Ask whether a seat may be freed for somebody else: its player may agree, or else all the other persons. Returns
    the seats that are asked; none if the seat is free now."""
    live = work.at
    asked = live.chairs.others([live.chairs.owner])
    if live.rest.freeing is not None:
        if live.rest.freeing.seat != whose:
            raise Denied("asking")
        return live.rest.freeing.asked
    live.rest.freeing = Wish(whose, [], asked, work.now)
    work.announce("room-free-asked", names=live.chairs.called([whose]), others=live.chairs.called(asked))
    return asked


def free(work: Work, key: str) -> None:
    """Free a seat: whoever held it has to leave, and its link is void."""
    live, wish = work.at, work.at.rest.freeing
    assert wish is not None
    seat, table, chair = wish.seat, live.chairs.table, live.chairs.seats[wish.seat]
    work.announce(key, names=live.chairs.called([seat]))
    chair.who, chair.name, chair.bot, chair.by_grace = "open", "", "", False
    live.rest.freeing = None
    live.rest.own.pop(seat, None)
    live.chairs.vacate(seat)
    work.seats.append(seat)
    work.hands = True

    def write(connection: Connection) -> None:
        for rows in (LINKS, SITTINGS):
            connection.execute(delete(rows).where(rows.c.table_id == table, rows.c.seat == seat))

    work.writes.append(write)


def free_end(live: Live) -> float | None:
    """When a seat is freed without those who are away; None as long as somebody is waited for."""
    wish = live.rest.freeing
    if wish is None:
        return None
    rest = [seat for seat in wish.asked if seat != wish.seat]
    if wish.seat in wish.asked and silent_from(live, wish, wish.seat) is not None:
        return _last(live, wish, wish.asked)
    return _last(live, wish, rest) if [seat for seat in wish.agreed if seat != wish.seat] else None


def _last(live: Live, wish: Wish, seats: list[int]) -> float | None:
    ends = [silent_from(live, wish, seat) for seat in seats]
    known = [end for end in ends if end is not None]
    return max(known, default=wish.at) if len(known) == len(ends) else None


# --- saying yes or no -------------------------------------------------------------------------------------------


def consent(work: Work, act: messages.Consent) -> None:
    """Agree to what another person wishes, or refuse it. Whoever wished it may withdraw."""
    if act.what == "undo":
        _to_undo(work, act)
    else:
        _to_free(work, act)


def _to_undo(work: Work, act: messages.Consent) -> None:
    live, wish = work.at, work.at.rest.asking
    if wish is None or act.seat not in (wish.asked if act.agree else [wish.seat, *wish.asked, *wish.agreed]):
        raise Denied("consent")
    if not act.agree:
        live.rest.asking = None
        if act.seat != wish.seat:
            work.announce("room-undo-refused", seat=act.seat, rival=wish.seat)
        return
    live.rest.asking = _agreed(wish, act.seat)
    if not live.rest.asking.asked:
        take_back(work, wish.seat, consent=True)
        work.announce("room-undo-agreed", seat=wish.seat)


def _to_free(work: Work, act: messages.Consent) -> None:
    live, wish = work.at, work.at.rest.freeing
    withdraws = not act.agree and work.visitor == live.chairs.owner
    if wish is None or not (withdraws or act.seat in ([*wish.asked] if act.agree else [*wish.asked, *wish.agreed])):
        raise Denied("consent")
    others = [seat for seat in (*wish.asked, *wish.agreed) if seat != wish.seat]
    if act.agree:
        live.rest.freeing = _agreed(wish, act.seat)
        if act.seat == wish.seat:
            free(work, "room-freed-itself")
        elif not [seat for seat in live.rest.freeing.asked if seat != wish.seat]:
            free(work, "room-freed")
        return
    if not withdraws and act.seat == wish.seat and others:  # the others decide
        live.rest.freeing = Wish(wish.seat, wish.agreed, [it for it in wish.asked if it != act.seat], wish.at)
    else:
        live.rest.freeing = None
    key = "room-free-withdrawn" if withdraws else "room-free-refused"
    work.announce(key, names=live.chairs.called([wish.seat]), others=live.chairs.called([max(0, act.seat)]))


def _agreed(wish: Wish, seat: int) -> Wish:
    return Wish(wish.seat, [*wish.agreed, seat], [it for it in wish.asked if it != seat], wish.at)


def lapse(work: Work) -> bool:
    """Do what only waits for persons who have been away for too long; whether anything was done."""
    live, done = work.at, False
    if (end := undo_end(live)) is not None and end <= work.now and (wish := live.rest.asking) is not None:
        take_back(work, wish.seat, consent=True)
        work.announce("room-undo-away", seat=wish.seat, names=live.chairs.called(wish.asked))
        done = True
    if (end := free_end(live)) is not None and end <= work.now:
        free(work, "room-freed-away")
        done = True
    return done
