"""Acts: everything a visitor can do at a table, and how it changes the table before it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy import Connection

from orrery.core.history import is_chance
from orrery.core.refusal import Refused
from orrery.server import consent, messages, standing
from orrery.server.errors import Denied
from orrery.server.ledger import Before, Delta, text
from orrery.server.live import Listed, Live
from orrery.text.signs import unseen


@dataclass(slots=True)
class Work:
    """One act on its way to the disk: who does it, what it has changed, and who may know of it. `quiet`: nobody but
    the seat; `reaction`: that the seat was asked is its secret as long as the table does not show it; `asked`: the
    seats that were asked for a reaction before; `listed`: what the list of tables said before; `left`: the table has
    gone on from a moment in which it had stopped; `hands`: a seat has changed hands; `named`: who
    gave a name for a seat."""

    visitor: str
    key: str
    seat: int
    did: str
    live: Live | None = None
    seats: list[int] = field(default_factory=list)
    before: Before | None = None
    asked: set[int] = field(default_factory=set)
    listed: Listed | None = None
    delta: Delta | None = None
    quiet: bool = False
    reaction: bool = False
    left: bool = False
    hands: bool = False
    named: str | None = None
    turned_back: bool = False
    said: list[tuple[int, str, str, str | None]] = field(default_factory=list)
    writes: list[Callable[[Connection], Any]] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.live is not None:
            self.before = Before.of(self.live.table)
            self.asked, self.listed = self.live.reacting(), self.live.listed()
            self.live.table.stops = standing.stops(self.live)

    @property
    def now(self) -> float:
        return time()

    @property
    def at(self) -> Live:
        assert self.live is not None
        return self.live

    @property
    def only_said(self) -> bool:
        """Whether all that others can notice is a line of chat: somebody said something, or may watch from now on."""
        return self.did == "say" or (self.did == "sit" and not self.seats)

    def announce(self, key: str, **args: Any) -> None:
        """Announce something in the chat, to each reader in their own language."""
        self.said.append((-1, "", key, text(args)))

    def chat_rows(self, table: str, number: int, now: float) -> list[dict[str, Any]]:
        here = {"table_id": table, "time": now}
        whose = [self.visitor or None if args is None else self.named for *_, args in self.said]
        return [
            here | {"number": n, "seat": seat, "name": name, "text": said, "args": args, "visitor": visitor}
            for n, ((seat, name, said, args), visitor) in enumerate(zip(self.said, whose, strict=True), number)
        ]

    def answer(self, seat: int, value: Any, question: str | None) -> None:
        """Answer a question of the game."""
        table = self.at.table
        if question is not None and self.at.question(seat) is not None:
            standing.answer(self, seat, value, question)
            return
        _, decision = table.find(seat, question)
        before = self.open() if decision.kind.reaction else None
        table.answer_plain(seat, value, question)
        if before is not None:
            self.reaction, self.quiet = True, self.open() == before
        if not self.quiet:
            self.at.rest.asking = None

    def open(self) -> tuple[Any, ...]:
        """What others see of an open window: that it is open, and what has been logged and decided by chance."""
        table = self.at.table
        chances = sum(map(is_chance, table.entries[table.mark.at :]))
        return table.window, len(table.journal), table.mark.at, chances, table.sealed

    def follow(self) -> None:
        """Give the standing answers of all seats that are asked now."""
        standing.follow(self)


def answer(work: Work, act: messages.Answer) -> None:
    rest, place = work.at.rest, len(work.at.table.entries)
    work.answer(act.seat, act.value, act.question)
    rest.answered[act.seat], rest.heard[act.seat] = len(work.at.table.journal), work.at.chat_count
    if consent.is_known(work.at.table, place):
        rest.own[act.seat] = place
    rest.since.pop(act.seat, None)  # whatever it is asked now, it is asked from now on


def undo(work: Work, act: messages.Undo) -> None:
    """Undo without asking up to the barrier; beyond it the others have to agree, if there are any. What goes beyond
    one's own last answer is told."""
    live = work.at
    running(work, act.seat)
    if live.table.can_undo(act.seat):
        if any(undone[0] == act.seat for undone in live.table.undone):
            work.announce("room-undone-more", seat=act.seat)
        consent.take_back(work, act.seat, consent=False)
    else:
        consent.ask_to_undo(work, act.seat)


def running(work: Work, seat: int) -> None:
    """Refused if the game is over: its result is stored, and nobody can take back anything. One can play on from any of
    its positions at another table."""
    if work.at.table.over:
        raise Refused("over", seat)


def redo(work: Work, act: messages.Redo) -> None:
    running(work, act.seat)
    work.at.table.redo(act.seat)
    work.at.rest.asking = None


def say(work: Work, act: messages.Say) -> None:
    name = work.at.chairs.seats[act.seat].name if act.seat >= 0 else ""
    work.said.append((act.seat, name, written(act.text, several_lines=True), None))


def pause(work: Work) -> None:
    """The bots wait until somebody comes."""
    work.at.rest.paused = True
    work.announce("room-pauses")


def go_on(work: Work) -> None:
    """Somebody is here again."""
    work.at.rest.paused = False
    work.announce("room-goes-on")


def written(text: str, several_lines: bool = False) -> str:
    """A name or a text that somebody sent. Denied if it contains signs that nobody can see."""
    if unseen(text, several_lines):
        raise Denied("text")
    return text


def place(work: Work, act: messages.Place) -> None:
    """Let a bot play a seat, or give the seat back: one's own, or for the owner any seat whose player is not here."""
    from orrery.server.bot_workers import allowed

    chairs = work.at.chairs
    running(work, act.seat)
    if not 0 <= act.whose < len(chairs.seats):
        raise Denied("seat")
    chair, mine = chairs.seats[act.whose], act.whose in chairs.seats_of(work.visitor)
    if not mine and work.visitor != chairs.owner:
        raise Denied("owner")
    if not act.bot:
        if not chair.stand_in:
            raise Denied("place")
        chair.bot, chair.by_grace = "", False
        work.announce("room-gives-back" if mine else "room-bot-leaves", seat=act.whose)
    else:
        if not mine and chair.who == "person" and chairs.somebody_here(act.whose):
            raise Denied("place")
        try:
            bot = allowed(act.bot)
        except ValueError:
            raise Denied("bot", bot=act.bot) from None
        if chair.who != "bot":
            work.announce("room-stands-in", seat=act.whose, bot=bot)
        elif chair.bot != bot:
            work.announce("room-bot-replaced", seat=act.whose, bot=bot)
        chair.bot, chair.by_grace = bot, False
    work.at.rest.paused = False
    work.seats.append(act.whose)
    work.turned_back = True


DOING: dict[type, Callable[[Work, Any], None]] = {
    messages.Answer: answer,
    messages.Undo: undo,
    messages.Redo: redo,
    messages.Consent: consent.consent,
    messages.Stand: standing.stand,
    messages.Revoke: standing.revoke,
    messages.Say: say,
    messages.Place: place,
}
