"""Screens: where the table is shown and answers are typed. One draws in colour, one prints line by line."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TextIO

from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.telling.teller import News, TextTable
from orrery.telling.tellers import teller
from orrery.terminal.commands import PLAYING, helped
from orrery.terminal.drawing import Drawing, drawn_offers, remarks
from orrery.text import Words

if TYPE_CHECKING:
    from rich.console import Console

CURTAIN = 40
"""Empty lines that push one player's cards off the screen before the next one looks."""
NEWS = 14
"""How many journal lines to show with the table; the command `log` shows them all."""


class Screen(Protocol):
    """What a sitting needs from a screen."""

    def show(self, view: Sight, words: Words) -> None:
        """The whole table."""

    def ask(self, view: Sight, question: Question, news: Sequence[News], words: Words) -> None:
        """What happened, and the question."""

    def again(self, question: Question, words: Words) -> None:
        """The question again, in short."""

    def read(self) -> str | None:
        """Read a line; None if there are no more."""

    def say(self, *lines: str) -> None:
        """Something to read."""

    def wrong(self, line: str) -> None:
        """Something that did not work."""

    def titled(self, title: str, lines: Sequence[str]) -> None:
        """Something longer, with a heading."""

    def pairs(self, title: str, pairs: Sequence[tuple[str, str]]) -> None:
        """Words and what they mean."""

    def legend(self, text: str) -> None:
        """What the symbols in the drawn table mean."""

    def news(self, lines: Sequence[News]) -> None:
        """What happened, when nobody is asked."""

    def sheet(self, title: str, sheet: TextTable) -> None:
        """A score sheet."""

    def over(self, scores: Sequence[int]) -> None:
        """The very last line."""

    def curtain(self, text: str) -> None:
        """Hide everything until somebody else sits down (then a line is read)."""

    def thinking(self, text: str) -> contextlib.AbstractContextManager[Any]:
        """While a bot thinks."""


class PlainScreen:
    """Line mode: no boxes, no colours, no cursor movement; one thing per line, and each question ends with a marker
    line that is the same in every language."""

    def __init__(self, draw: Drawing, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self.draw = draw
        self.stdin = stdin or sys.stdin
        self.stdout = stdout or sys.stdout

    def say(self, *lines: str) -> None:
        self.stdout.write("".join(f"{line}\n" for line in lines))
        self.stdout.flush()

    wrong = say

    def legend(self, text: str) -> None:
        pass  # nothing is drawn here

    def news(self, lines: Sequence[News]) -> None:
        self.say(*(line.text for line in lines))

    def show(self, view: Sight, words: Words) -> None:
        self.say(*teller(words.game).lines(view, words))

    def ask(self, view: Sight, question: Question, news: Sequence[News], words: Words) -> None:
        self.news(news)
        if self.draw.begins(question):
            self.show(view, words)
        self.say("", question.prompt)
        self.say(*question.lines, *remarks(self.draw, view, question, words), question.marker)

    def again(self, question: Question, words: Words) -> None:
        self.say(question.marker)

    def read(self) -> str | None:
        line = self.stdin.readline()
        return line.rstrip("\r\n") if line else None

    def titled(self, title: str, lines: Sequence[str]) -> None:
        self.say(title, *lines)

    def pairs(self, title: str, pairs: Sequence[tuple[str, str]]) -> None:
        self.say(title, *(f"{left}: {right}" for left, right in pairs))

    def sheet(self, title: str, sheet: TextTable) -> None:
        self.say(title)
        for place, head in enumerate(sheet.heads):
            self.say(f"{head}: " + ", ".join(f"{label} {cells[place]}" for label, cells in sheet.rows if cells[place]))

    def over(self, scores: Sequence[int]) -> None:
        self.say("= over " + " ".join(map(str, scores)))

    def curtain(self, text: str) -> None:
        self.say(*[""] * CURTAIN, text, "? curtain")

    def thinking(self, text: str) -> contextlib.AbstractContextManager[Any]:
        return contextlib.nullcontext()


class ColourScreen:
    """The drawn table."""

    def __init__(self, draw: Drawing, console: Console | None = None) -> None:
        from rich.console import Console

        self.draw = draw
        self.console = console or Console(highlight=False)
        self.completions: list[str] = []
        """What the tab key can complete: the offers and the commands."""

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line, markup=False)

    def wrong(self, line: str) -> None:
        self.console.print(line, markup=False, style="bold red")

    def legend(self, text: str) -> None:
        self.console.print(text, markup=False)

    def news(self, lines: Sequence[News]) -> None:
        from rich.padding import Padding
        from rich.text import Text

        for text, heading in lines:
            self.console.print(Padding(Text(text, style="bold" if heading else ""), (0, 0, 0, 1 if heading else 3)))

    def show(self, view: Sight, words: Words) -> None:
        self.console.print(self.draw.picture(view, words, None, self.console.width))

    def ask(self, view: Sight, question: Question, news: Sequence[News], words: Words) -> None:
        from rich.text import Text

        commands = [word for word, _ in helped(PLAYING, words)]
        self.completions = sorted({offer.name for offer in question.offers}) + commands
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.draw.picture(view, words, question, self.console.width))
        if news:
            hidden = len(news) - NEWS
            if hidden > 0:
                self.console.print(Text("  " + words.text("news-more", number=hidden), style="dim"))
            self.news(news[-NEWS:])
            self.console.print()
        self.console.print(Text(question.prompt, style="bold"))
        if not self.draw.shows_offers(question):
            self._offers(view, question, words)
        self._tell(question, words)

    def _offers(self, view: Sight, question: Question, words: Words) -> None:
        from rich.table import Table
        from rich.text import Text

        own = drawn_offers(self.draw, view, question, words)
        if own is not None:
            self.console.print(*own, sep="\n")
            return
        for line in question.parties:
            self.console.print(Text(line))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=2)
        grid.add_column(no_wrap=True, max_width=44)
        grid.add_column()
        for place, offer in enumerate(question.offers):
            number = Text(str(question.number(place)), style="bold reverse")
            grid.add_row(number, Text(offer.name, style="bold"), Text(offer.note, style="dim"))
        self.console.print(grid)

    def _tell(self, question: Question, words: Words) -> None:
        from rich.text import Text

        self.console.print(Text(words.text(f"form-{question.decision.FORM}"), style="dim"))

    def again(self, question: Question, words: Words) -> None:
        self.console.print(question.prompt, style="bold", markup=False)

    def read(self) -> str | None:
        with contextlib.suppress(ImportError):  # line editing, history and the tab key, where the system has them
            import readline

            readline.set_completer(self.complete)
            readline.set_completer_delims(",;")
            readline.parse_and_bind("tab: complete")
        try:
            return input("> ")
        except EOFError:
            return None

    def complete(self, typed: str, place: int) -> str | None:
        """The completions of the beginning of a word, one per call."""
        begun = typed.lstrip()
        found = [word for word in self.completions if word.casefold().startswith(begun.casefold())]
        return typed[: len(typed) - len(begun)] + found[place] if place < len(found) else None

    def titled(self, title: str, lines: Sequence[str]) -> None:
        from rich.markup import escape
        from rich.panel import Panel
        from rich.text import Text

        self.console.print(Panel(Text("\n".join(lines)), title=escape(title), title_align="left", expand=False))

    def pairs(self, title: str, pairs: Sequence[tuple[str, str]]) -> None:
        from rich.panel import Panel
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2))
        for left, right in pairs:
            grid.add_row(Text(left, style="bold"), Text(right))
        self.console.print(Panel(grid, title=title, title_align="left", expand=False))

    def sheet(self, title: str, sheet: TextTable) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
        table.add_column()
        for head in sheet.heads:
            table.add_column(Text(head), justify="right")
        for place, (label, cells) in enumerate(sheet.rows):
            total = place == len(sheet.rows) - 1 - sheet.after
            table.add_row(Text(label), *map(Text, cells), style="bold" if total else "")
        self.console.print(table)

    def over(self, scores: Sequence[int]) -> None:
        pass  # the score sheet has said it

    def curtain(self, text: str) -> None:
        self.console.clear()
        self.console.print(text, markup=False, style="bold")

    def thinking(self, text: str) -> contextlib.AbstractContextManager[Any]:
        return self.console.status(text) if self.console.is_terminal else contextlib.nullcontext()


def plainly(plain: bool) -> bool:
    """Whether to use line mode: on request, or if there is no terminal to draw on."""
    return plain or not sys.stdout.isatty()
