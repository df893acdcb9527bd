"""Canvas: maps drawn in characters, for any game that has one; letters repeat what colours show."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from orrery.telling.sight import Sight

SEAT_LETTERS = "ABCDEFGH"
SEAT_COLOUR = ("#2f86d8", "#d1700a", "#b04aa8", "#2e8b57", "#a8860b", "#d0453c", "#7a6ae0", "#1f9aa0")
"""Readable on black and on white; letters distinguish players for those who cannot see the colours."""
EDGE = "dim"

Cell = tuple[str, str]
"""A piece of text and its style."""


class Canvas:
    """Lines of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, cells: Sequence[Cell]) -> None:
        """Write pieces of text in a row."""
        for text, style in cells:
            for sign in text:
                if 0 <= x < len(self.signs[y]):
                    self.signs[y][x] = sign
                    self.styles[y][x] = style
                x += 1

    def text(self) -> Text:
        """All lines, without trailing blanks."""
        told = Text(no_wrap=True)
        for number, (signs, styles) in enumerate(zip(self.signs, self.styles, strict=True)):
            told.append("\n" if number else "")
            for sign, style in zip("".join(signs).rstrip(), styles, strict=False):
                told.append(sign, style=style)
        return told


def seat_letter(seat: int) -> str:
    """A player's letter on the map."""
    return SEAT_LETTERS[seat]


def seat_style(view: Sight, seat: int) -> str:
    """The style of a player's pieces; the reader's own stand out."""
    return f"bold {SEAT_COLOUR[seat]}" + (" reverse" if seat == view.seat else "")
