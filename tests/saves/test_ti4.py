"""The fourth edition's first saved game, from before people could play it: whatever changes later, it opens."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

from orrery.core.record import Record
from orrery.games import game
from orrery.games.ti4.rules.state import Imperium
from tests.saves.test_saves import ANSWERS, play_on

SAVED = Path(__file__).parent / "ti4" / "first.jsonl.gz"


def test_the_first_saved_game_of_the_fourth_edition_opens_and_goes_on() -> None:
    """Three players in their fourth round. Rules may have changed since: then it continues from a snapshot."""
    written = gzip.decompress(SAVED.read_bytes())
    record = Record.loads(written, games=game)
    lines = [json.loads(line) for line in written.splitlines()]
    newest = [line["s"] for line in lines if "s" in line][-1]
    at, state = record._states()[-1]
    assert isinstance(state, Imperium)
    players = zip(newest["players"], state.players, strict=True)
    assert all(len(was["hand"]) == len(now.hand) and was["points"] == now.points for was, now in players)
    assert record.game.codec.write(state)["players"][0]["hand"] == newest["players"][0]["hand"]
    table, _ = record.resume()
    assert isinstance(table.state, Imperium)
    assert table.state.round == 4
    assert len(table.entries) >= at
    assert record.game.conserved(table.state) == record.game.conserved(state)
    assert play_on(table, ANSWERS, Random(1)) == ANSWERS
