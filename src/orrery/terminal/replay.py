"""`orrery replay`: steps through a record, forwards and backwards, as one seat knew it or with all cards open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from orrery.core.history import Mismatch, is_chance
from orrery.core.record import Record
from orrery.telling.questions import answer
from orrery.telling.rules import ruled
from orrery.telling.sight import Sight, sight
from orrery.telling.teller import News
from orrery.telling.tellers import teller
from orrery.terminal.answers import Unclear, numeric
from orrery.terminal.commands import REPLAYING, Command, command, helped, vocabulary
from orrery.terminal.drawing import drawing
from orrery.terminal.help import option
from orrery.terminal.screen import ColourScreen, PlainScreen, Screen, plainly
from orrery.terminal.wrong import Wrong, chosen_language, known_record, speaking
from orrery.text import Words

INTERRUPTED = 130


def replay(
    file: Annotated[Path, option("cli-replay-file")],
    /,
    *,
    seat: Annotated[str | None, option("cli-replay-seat")] = None,
    at: Annotated[int | None, option("cli-replay-at")] = None,
    lang: Annotated[str | None, option("cli-lang")] = None,
    plain: Annotated[bool, option("cli-plain", negative="")] = False,
    data: Annotated[Path | None, option("cli-data")] = None,
) -> int:
    try:
        spoken = chosen_language(lang)
        record = known_record(file, data)
        reader = known_seat(record, seat)
        draw = drawing(record.game.name)
        screen: Screen = PlainScreen(draw) if plainly(plain) else ColourScreen(draw)
        words = Words(spoken, record.game.name, record.head.names, reader, record.head.options.get("data", ""))
        stepping = Stepping(record, words, screen)
        if at is not None:
            stepping.go(at)
    except Unclear as unclear:
        return Wrong(unclear.key, **unclear.of).tell(speaking(lang))
    except (Wrong, Mismatch) as wrong:
        known = wrong if isinstance(wrong, Wrong) else Wrong("wrong-record", path=file, reason=wrong)
        return known.tell(speaking(lang))
    try:
        return stepping.run()
    except KeyboardInterrupt:
        screen.say("")
        return INTERRUPTED


def known_seat(record: Record, given: str | None) -> int:
    """The seat, by its number in the record or by name; -1 for none."""
    if given is None:
        return -1
    numbers = [str(n) for n in range(record.head.players)]
    names = [name.casefold() for name in record.head.names]
    for known in (numbers, names):
        if given.casefold() in known:
            return known.index(given.casefold())
    raise Wrong("wrong-replay-seat", given=given, known=numbers + record.head.names)


class Stepping:
    """A position in a record, by the number of answers before it."""

    def __init__(self, record: Record, words: Words, screen: Screen) -> None:
        self.record = record
        self.words = words
        self.screen = screen
        self.draw, self.tell = drawing(record.game.name), teller(record.game.name)
        self.known = vocabulary(REPLAYING, words)
        answers = [i for i, e in enumerate(record.entries) if not is_chance(e) and i >= (record.head.frozen or 0)]
        self.ends = [*answers, len(record.entries)]
        """The number of entries before each step and at the end."""
        self.at = 0
        self.table = record.replay(self.ends[0])
        self.before = 0
        """The number of journal lines one step ago."""

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.ends) - 1

    def view(self) -> Sight:
        """The position, as the reader may see it."""
        return sight(self.table, self.words.reader, open_cards=self.words.reader < 0)

    def go(self, at: int) -> None:
        """Go to the position after that many answers."""
        if not 0 <= at <= self.last:
            raise Unclear("replay-range", number=str(at), most=self.last)
        earlier = self.record.replay(self.ends[at - 1]) if at else None
        self.before = len(earlier.journal) if earlier is not None else 0
        self.table = self.record.replay(self.ends[at])
        self.at = at

    def run(self) -> int:
        """Show the position, read a line and step, until there are no more lines."""
        self._show()
        while True:
            line = self.screen.read()
            if line is None:
                return 0
            try:
                ordered = command(line, self.known) if line.strip() else Command("next")
                if ordered is None and numeric(line.strip().removeprefix("-")):
                    self.go(int(line))
                    self._show()
                elif ordered is None:
                    raise Unclear("replay-unknown", text=line.strip())
                elif ordered.name == "quit":
                    return 0
                else:
                    self._do(ordered)
            except Unclear as unclear:
                self.screen.wrong(unclear.said(self.words))
                self._mark()

    def _do(self, ordered: Command) -> None:
        steps = {"next": self.at + 1, "previous": self.at - 1, "first": 0, "last": self.last}
        if ordered.name in steps:
            wanted = steps[ordered.name]
            if not 0 <= wanted <= self.last:
                raise Unclear("replay-end" if wanted > 0 else "replay-start", most=self.last)
            self.go(wanted)
            self._show()
            return
        getattr(self, f"_{ordered.name}")(ordered.rest)
        self._mark()

    def _show(self) -> None:
        view, words = self.view(), self.words
        self.screen.show(view, words)
        if self.at:
            _, who, kind, value = self.record.entries[self.ends[self.at - 1]]
            if words.reader in (-1, who):
                self.screen.say(words.say("replay-answer", seat=who, answer=answer(kind, value, words)))
        self.screen.news([News.of(key, args, words) for key, args in view.journal(self.before)])
        if view.over:
            self.screen.sheet(words.text("score-final"), self.tell.sheet(view, words))
        self._mark()

    def _mark(self) -> None:
        waiting = self.words.listed([self.words.name(seat) for seat in self.table.waiting()])
        self.screen.say(self.words.text("replay-where", at=self.at, most=self.last, waiting=waiting,
                                        over="yes" if self.table.over else "no"))  # fmt: skip
        if isinstance(self.screen, PlainScreen):
            self.screen.say(f"? replay {self.at} {self.last}")

    def _help(self, rest: str) -> None:
        self.screen.pairs(self.words.text("help-title"), helped(REPLAYING, self.words))

    def _table(self, rest: str) -> None:
        self.screen.show(self.view(), self.words)

    def _card(self, rest: str) -> None:
        title, *lines = self.draw.about(rest, self.words)
        self.screen.titled(title, lines)

    def _log(self, rest: str) -> None:
        lines = [self.words.say(key, **args) for key, args in self.view().journal()]
        self.screen.titled(self.words.text("log-title"), lines or [self.words.text("log-empty")])

    def _score(self, rest: str) -> None:
        self.screen.sheet(self.words.text("score-now"), self.tell.sheet(self.view(), self.words))

    def _rules(self, rest: str) -> None:
        found = ruled([rest], self.words) if rest else []
        if not found:
            raise Unclear("rules-none", text=rest)
        for number, text in found:
            self.screen.say(f"{number}  {text}")
