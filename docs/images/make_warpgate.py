"""Makes the pictures of Warpgate's table for the README: `python docs/images/make_warpgate.py` (from the project's
folder). The position is a real one: bots play up to it, then a person is asked."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

sys.path.insert(0, str(Path(__file__).parent))
from make import png

from orrery.bots import make
from orrery.core.table import Table
from orrery.games import game
from orrery.telling.questions import question
from orrery.telling.teller import News
from orrery.terminal.drawing import drawing
from orrery.terminal.screen import ColourScreen
from orrery.text import Words

HERE = Path(__file__).parent
SEED, PLAYERS, ROUND, KIND = 6, 3, 4, "move"
NAMES = ("", "Ben", "Cem", "Dora", "Eva", "Finn")


def position(seed: int, players: int, round_: int, kind: str, bot: str = "greedy") -> Table:
    """The first time from that round on that seat 0 has a choice of this kind."""
    table = Table.new(game("warpgate"), players, {}, seed=seed)
    player = make(bot, 1)
    while not table.over:
        seat = table.waiting()[0]
        asked = table.asked(seat)[0][1]
        wanted = seat == 0 and table.state.round >= round_ and asked.kind.name == kind  # type: ignore[attr-defined]
        if wanted and len(list(asked.options())) > 1:
            return table
        table.answer(seat, player.decide(table.mind(seat)))
    raise SystemExit(f"with seed {seed} nobody is asked {kind!r} after round {round_}")


def shown(table: Table, width: int, lang: str) -> Console:
    """The console after the question has been put to seat 0."""
    console = Console(
        record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO(), highlight=False
    )
    draw = drawing("warpgate")
    words = Words(lang, "warpgate", NAMES[: table.players], 0)
    view = table.view(0)
    last = max(i for i, (key, _, _) in enumerate(table.journal) if key == "warpgate-log-round")
    news = [News.of(key, args, words) for key, args in view.journal(last)]
    ColourScreen(draw, console).ask(view, question(view, *view.questions[0], words), news, words)
    return console


def main() -> None:
    """warpgate.svg and warpgate.png."""
    console = shown(position(SEED, PLAYERS, ROUND, KIND), 120, "en")
    png(console, SVG_EXPORT_THEME, HERE / "warpgate.png")
    console.save_svg(str(HERE / "warpgate.svg"), title="orrery play warpgate", theme=SVG_EXPORT_THEME)


if __name__ == "__main__":
    main()
