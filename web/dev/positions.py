"""Positions to draw a board by without a server: `python web/dev/positions.py ti3`, then `npm run dev` in web/ and the
address /?fixture=ti3&n=3. Bots play one game; of each kind of question the first that seat 0 is asked is kept."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import json, to_builtins

from orrery.bots import make
from orrery.core.table import Table
from orrery.games import NAMES as GAMES
from orrery.games import game
from orrery.server.messages import SeatShown
from orrery.server.views import catalogue, shown, speaking

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn")
SEED = 3


def sitting(players: int) -> list[SeatShown]:
    return [SeatShown(n, name, "person", "", True, False, n == 0) for n, name in enumerate(NAMES[:players])]


def positions(name: str) -> list[dict[str, object]]:
    """What seat 0 sees; the catalogue lies with the first and serves all."""
    table = Table.new(game(name), max(game(name).players), {}, seed=SEED)
    words, bot = speaking(table, "en", NAMES[: table.players], 0), make("greedy", 1)
    found: dict[str, dict[str, object]] = {}
    while not table.over:
        seat = table.waiting()[0]
        kind = table.asked(seat)[0][1].kind.name
        if seat == 0 and kind not in found:
            seen = shown(table, 0, words, id="0" * 12, seats=sitting(table.players))
            found[kind] = {"shown": to_builtins(seen)} | (
                {} if found else {"catalogue": to_builtins(catalogue(name, "en"))}
            )
            print(f"n={len(found) - 1}: {kind}")
        table.answer(seat, bot.decide(table.mind(seat)))
    return list(found.values())


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in GAMES:
        sys.exit(f"usage: python web/dev/positions.py {'|'.join(GAMES)}")
    (Path(__file__).parent / f"{sys.argv[1]}.json").write_bytes(json.encode(positions(sys.argv[1])))
