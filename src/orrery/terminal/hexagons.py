"""Hexagons in characters: each system of a galaxy is a hexagon of four lines in straight columns."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.terminal.canvas import EDGE, Canvas, Cell

LINES = 4
"""The height of a hexagon in lines."""
NARROWEST, WIDEST = 7, 19
"""How many characters from one column to the next."""
CUT = "…"


def pitch(width: int, rings: int) -> int:
    """The distance between columns at which a galaxy of so many rings fits."""
    return max(NARROWEST, min(WIDEST, (width - 2) // (2 * rings + 1)))


def map_width(apart: int, rings: int) -> int:
    """The width of a galaxy in characters."""
    return (2 * rings + 1) * apart + 2


def map_height(rings: int) -> int:
    return (2 * rings + 1) * LINES + 1


def spot(at: tuple[int, int], apart: int, rings: int) -> tuple[int, int]:
    """Where the box of a hexagon begins: column and line."""
    q, r = at
    return (q + rings) * apart, 1 + (2 * (r + rings) + q) * LINES // 2


def cut(cells: Sequence[Cell], width: int) -> list[Cell]:
    """As much of the text as there is room for; a symbol shows that there is more."""
    found: list[Cell] = []
    left = width
    for text, style in cells:
        if len(text) > left:
            found.append((text[: max(0, left - 1)] + CUT if left > 0 else "", style))
            break
        found.append((text, style))
        left -= len(text)
    return found


def outline(canvas: Canvas, x: int, y: int, apart: int) -> None:
    """The edges of a hexagon."""
    flat = "_" * (apart - 2)
    canvas.put(x + 2, y - 1, [(flat, EDGE)])
    for line, (left, right, inset) in enumerate((("╱", "╲", 1), ("╱", "╲", 0), ("╲", "╱", 0), ("╲", "╱", 1))):
        canvas.put(x + inset, y + line, [(left, EDGE)])
        canvas.put(x + apart + 1 - inset, y + line, [(right, EDGE)])
    canvas.put(x + 2, y + LINES - 1, [(flat, EDGE)])


def fill(canvas: Canvas, x: int, y: int, apart: int, rows: Sequence[Sequence[Cell]]) -> None:
    """Write the lines of a hexagon, each in the middle."""
    for line, cells in enumerate(rows[:LINES]):
        inset = 2 if line in (0, LINES - 1) else 1
        room = apart + 2 - 2 * inset
        told = cut(cells, room)
        free = room - sum(len(text) for text, _ in told)
        canvas.put(x + inset + free // 2, y + line, told)
