"""Makes the pictures of the terminal: `python docs/images/terminal.py [GAME ...]`, from the project's folder."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import matplotlib
from PIL import Image, ImageDraw, ImageFont
from positions import NAMES, position
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME, TerminalTheme

from orrery.core.table import Table
from orrery.telling.questions import question
from orrery.telling.teller import News
from orrery.terminal.drawing import drawing
from orrery.terminal.screen import ColourScreen
from orrery.text import Words

HERE = Path(__file__).parent
FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
SIZE, LINE, MARGIN = 15, 20, 14


def shown(table: Table, width: int, lang: str) -> Console:
    """The console after the question has been put to seat 0."""
    console = Console(
        record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO(), highlight=False
    )
    draw = drawing(table.game.name)
    words = Words(lang, table.game.name, ["", *NAMES[1 : table.players]], 0)
    view = table.view(0)
    last = max(i for i, (key, _, _) in enumerate(table.journal) if key.endswith("-log-round"))
    news = [News.of(key, args, words) for key, args in view.journal(last)]
    ColourScreen(draw, console).ask(view, question(view, *view.questions[0], words), news, words)
    return console


def png(console: Console, theme: TerminalTheme, path: Path) -> None:
    """Draw what the console has recorded, sign by sign, with the font that comes with matplotlib."""
    plain, bold = (ImageFont.truetype(FONTS / f"DejaVuSansMono{kind}.ttf", SIZE) for kind in ("", "-Bold"))
    cell = plain.getlength("m")
    with console._record_buffer_lock:
        segments = [s for s in console._record_buffer if not s.control]
    lines = list(Segment.split_lines(segments))
    size = round(cell * console.width) + 2 * MARGIN, LINE * len(lines) + 2 * MARGIN
    image = Image.new("RGB", size, tuple(theme.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            front, back = colours(style or Style(), theme)
            x, y = MARGIN + column * cell, MARGIN + row * LINE
            if back is not None:
                pen.rectangle((x, y, x + len(text) * cell, y + LINE), fill=back)
            for place, sign in enumerate(text):
                pen.text((x + place * cell, y + 1), sign, fill=front, font=bold if style and style.bold else plain)
            column += len(text)
    image.save(path, optimize=True)


RGB = tuple[int, int, int]


def colours(style: Style, theme: TerminalTheme) -> tuple[RGB, RGB | None]:
    """Front and back of a piece of text."""
    ground: RGB = tuple(theme.background_color)  # type: ignore[assignment]
    front = _rgb(style.color, theme, True)
    back = _rgb(style.bgcolor, theme, False) if style.bgcolor is not None else None
    if style.reverse:
        front, back = back or ground, front
    if style.dim:
        front = tuple((f + g) // 2 for f, g in zip(front, ground, strict=True))  # type: ignore[assignment]
    return front, back


def _rgb(colour: Color | None, theme: TerminalTheme, front: bool) -> RGB:
    if colour is None:
        return tuple(theme.foreground_color if front else theme.background_color)  # type: ignore[return-value]
    return tuple(colour.get_truecolor(theme, front))  # type: ignore[return-value]


PICTURES = (
    ("race", "terminal", 118, (3, 2, 11, "settle")),
    ("warpgate", "warpgate", 120, (3, 6, 4, "move")),
    ("ti3", "ti3-terminal", 150, (6, 11, 4, "activate")),
    ("ti4", "ti4-terminal", 170, (6, 5, 4, "activate")),
)
"""Game, picture, width in characters; players, seed, round and question."""


def main() -> None:
    """All games, or those named on the command line, as drawings to scale and as pictures."""
    for title, name, width, where in PICTURES:
        if title in (sys.argv[1:] or [title]):
            console = shown(position(title, *where), width, "en")
            png(console, SVG_EXPORT_THEME, HERE / f"{name}.png")
            console.save_svg(str(HERE / f"{name}.svg"), title=f"orrery play {title}", theme=SVG_EXPORT_THEME)


if __name__ == "__main__":
    main()
