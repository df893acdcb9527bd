"""Standing: standing answers at a live table. A seat that wishes to be asked in a moment is asked there whether or not
it has anything to react with, so that the wait reveals nothing about its hand."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert

from orrery.core.fault import Fault
from orrery.core.refusal import Refused
from orrery.core.standing import (
    Standing,
    asking_windows,
    asks,
    begun,
    check,
    kept,
    lasting,
    occasions_at,
    reacting_kind,
    said,
    usable,
)
from orrery.core.windows import MOMENT
from orrery.server import messages
from orrery.server.consent import is_known
from orrery.server.errors import Denied
from orrery.server.ledger import HeldMoment, text
from orrery.server.schema import STANDING

if TYPE_CHECKING:
    from orrery.core.game import Game
    from orrery.server.acts import Work
    from orrery.server.live import Live

MOST_STANDING = 60
MOST_FOLLOWING = 500
MOST_THINGS = 50
"""In one standing answer."""


# --- giving and revoking --------------------------------------------------------------------------------------


def stand(work: Work, act: messages.Stand) -> None:
    """Give a standing answer. It replaces an earlier one about the same occasion. Nobody else learns of it."""
    game, seat = work.at.table.game, act.seat
    mine = work.at.standing.get(seat, [])
    number = max([it.number for it in mine], default=0) + 1
    new = Standing(number, act.where, act.what, act.text, act.until, value=act.value if act.what == "answer" else None)
    try:
        check(game, new)
        if new.what == "answer":
            check_answer(game, new)
    except Fault as fault:
        about = {name: value if isinstance(value, str) else ", ".join(value) for name, value in fault.about.items()}
        raise Denied("standing", fault.key, **about) from None
    left = [it for it in mine if (it.where, it.text) != (new.where, new.text)]
    if len(left) >= MOST_STANDING:
        raise Denied("standing-most", number=MOST_STANDING)
    put(work, seat, [*left, begun(game, new, work.at.table.state, seat)])
    work.quiet = work.reaction = True


def check_answer(game: Game, it: Standing) -> None:
    """Fault if what is to be answered is none of the things that such a question can be answered with. Whether it is
    legal is seen each time."""
    at = occasions_at(game, it.where)[0]
    kind = game.kinds[at.kind] if at.kind else reacting_kind(game)
    try:
        if not kind.many:
            kind.noun.decode(it.value)
        elif isinstance(it.value, list) and len(it.value) <= MOST_THINGS:
            for value in it.value:
                kind.noun.decode(value)
        else:
            raise ValueError(it.value)
    except (ValueError, TypeError, LookupError) as error:
        raise Fault("fault-standing-answer", "a fixed answer must be short and for one kind of question") from error


def revoke(work: Work, act: messages.Revoke) -> None:
    """Revoke a standing answer."""
    mine = work.at.standing.get(act.seat, [])
    left = [it for it in mine if it.number != act.number]
    if len(left) == len(mine):
        raise Denied("standing-gone")
    put(work, act.seat, left)
    work.quiet = work.reaction = True


def put(work: Work, seat: int, standing: list[Standing]) -> None:
    """Replace the standing answers of a seat."""
    work.at.standing[seat] = standing
    table = work.at.chairs.table

    def write(connection: Connection) -> None:
        connection.execute(delete(STANDING).where(STANDING.c.table_id == table, STANDING.c.seat == seat))
        for it in standing:
            row = {"table_id": table, "seat": seat, "number": it.number, "said": text(_written(it))}
            connection.execute(insert(STANDING).values(row))

    work.writes.append(write)


def _written(it: Standing) -> dict[str, Any]:
    return {name: value for name, value in asdict(it).items() if name != "number"}


# --- following ------------------------------------------------------------------------------------------------


def stops(live: Live) -> frozenset[str]:
    """The windows in whose moments the table has to stop because a person wishes to be asked there."""
    game, people = live.table.game, live.chairs.people()
    return frozenset().union(*(asking_windows(game, live.standing.get(chair.seat, [])) for chair in people))


def follow(work: Work) -> None:
    """Answer for all seats that have a standing answer or have answered in this moment."""
    table = work.at.table
    for _ in range(MOST_FOLLOWING):
        _lapse(work)
        if table.moment is not None:
            if _hold(work.at):
                return
            table.leave_moment()
            work.left, work.quiet = True, False
        elif not any(_answered(work, asked.seat, asked) for asked in [*table.pending.values()]):
            return


def _lapse(work: Work) -> None:
    """Drop standing answers whose span has ended, and the answers given for a moment that has passed."""
    live = work.at
    table, held = live.table, live.rest.held
    for seat, standing in live.standing.items():
        left = lasting(table.game, standing, table.state, seat)
        if left != standing:
            put(work, seat, left)
    if held is not None and (held.at > len(table.entries) or any(e[2] is MOMENT for e in table.entries[held.at :])):
        live.rest.held = None
    elif held is not None and table.moment is None:
        held.seats = []


def _hold(live: Live) -> bool:
    """Whether the table waits in the moment in which it has stopped: for people who wish to be asked there, could react
    there if they held the right card, and have not answered yet."""
    table, held = live.table, live.rest.held
    window = table.moment
    assert window is not None
    name, noun = type(window).__name__, reacting_kind(table.game).noun
    if held is None:
        number = sum(entry[2] is MOMENT for entry in table.entries)
        held = live.rest.held = HeldMoment(name, len(table.entries), number, [])
    people = [chair.seat for chair in live.chairs.people()]
    wanting = [seat for seat in window.seats(table.state) if seat in people]
    wanting = [seat for seat in wanting if asks(table.game, live.standing.get(seat, []), name)]
    held.seats = [seat for seat in wanting if seat not in held.said]
    for seat in held.seats:
        if seat not in held.offered:
            held.offered[seat] = [noun.encode(value) for value in usable(table, seat)]
    return bool(held.seats)


def answer(work: Work, seat: int, value: Any, question: str) -> None:
    """Answer the question of a moment. It counts if the rules really ask; nobody learns whether they do."""
    asked = work.at.question(seat)
    if asked is None or asked[0] != question:
        raise Refused("stale", seat, question)
    held = work.at.rest.held
    assert held is not None
    try:
        wanted = asked[1].decode(value)
    except ValueError as error:
        raise Refused("malformed", seat, asked[1].kind.name, detail=str(error)) from None
    no = asked[1].refuse(wanted)
    if no is not None:
        raise Refused("illegal", seat, asked[1].kind.name, no)
    held.said[seat] = value
    work.quiet = work.reaction = True


def _answered(work: Work, seat: int, asked: Any) -> bool:
    """Give a seat's standing answer, if it has one. If that is not legal here, the seat is asked after all."""
    live = work.at
    held, game = live.rest.held, live.table.game
    answer = said(game, live.standing.get(seat, []), asked)
    in_person = None
    if held is not None and seat in held.said and asked.kind.reaction:
        in_person = kept(held.offered[seat], held.said[seat], asked)
        answer = in_person or answer
        if answer is not None and answer[0] is not None:
            del held.said[seat]
    if answer is None:
        return False
    before, place = work.open(), len(live.table.entries)
    try:
        live.table.answer_plain(seat, answer[0], live.table.question_id(seat, asked))
    except Refused:
        return False
    if in_person is not None and is_known(live.table, place):
        live.rest.own[seat] = place
    work.quiet &= work.open() == before
    return True
