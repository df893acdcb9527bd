"""Offers, drawn: the options of a question with their numbers: a line for each, in columns, or equal things in one
line; panels and bars for the rest of the picture."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.telling.questions import Offer, Question
from orrery.terminal.canvas import SEAT_COLOUR
from orrery.text import Words

KEY = "bold reverse"
NOTE = "dim"
FRAME = "#6a7a8c"
FIGHT = "#d0453c"
Numbered = list[tuple[int, Offer]]


def key(question: Question, place: int) -> Text:
    """What to type for an offer."""
    return Text(f"{question.number(place):>2}", style=KEY)


def grid() -> Table:
    """Columns for number, name and note."""
    made = Table.grid(padding=(0, 1))
    made.add_column(justify="right", no_wrap=True)
    made.add_column(max_width=44)
    made.add_column()
    return made


def in_lines(question: Question, numbered: Numbered) -> Table:
    """A line for each option."""
    made = grid()
    for place, offer in numbered:
        made.add_row(key(question, place), Text(offer.name, style="bold"), Text(offer.note, style=NOTE))
    return made


def in_columns(question: Question, numbered: Iterable[tuple[int, Offer]], head: str = "") -> RenderableType:
    """Only numbers and names, side by side."""
    names = [Text.assemble(key(question, place), (f" {offer.name}", "bold")) for place, offer in numbered]
    columns = Columns(names, padding=(0, 2, 0, 0))
    return Group(Text(head, style=NOTE), columns) if head else columns


def in_runs(question: Question) -> Table:
    """Equal things in one line, with the numbers of the first and the last."""
    made = grid()
    for first, last in question.runs:
        offer, number = question.offers[first], question.number(first)
        numbers = f"{number}-{question.number(last)}" if last > first else f"{number:>2}"
        name = f"{offer.name} ×{last - first + 1}" if last > first else offer.name
        made.add_row(Text(numbers, style=KEY), Text(name, style="bold"), Text(offer.note, style=NOTE))
    return made


# --- parts of a picture ------------------------------------------------------------------------------------------


def panel(content: RenderableType, title: str, style: str = FRAME) -> Panel:
    """Something with a frame and a title."""
    return Panel(
        content,
        title=Text(title, style="bold default"),
        title_align="left",
        border_style=style,
        box=box.ROUNDED,
        padding=(0, 1),
    )


def odds_bar(seat: int, foe: int, bar: str, words: Words) -> Text:
    """The chances of both sides as one bar between their names."""
    told = Text(f"{words.name(seat)} ", style=f"bold {SEAT_COLOUR[seat]}")
    for sign in bar:
        told.append(sign, style=SEAT_COLOUR[seat] if sign in "█▓" else SEAT_COLOUR[foe] if sign in "░·" else "")
    return told.append(f" {words.name(foe)}", style=f"bold {SEAT_COLOUR[foe]}")


def line(told: Text, head: str, rest: str) -> None:
    """Add a line: its beginning in bold, the rest dim."""
    told.append("\n" if told else "")
    told.append(head, style="bold")
    told.append(f"{' ' if head and rest else ''}{rest}", style=NOTE)
