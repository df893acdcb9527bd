"""A table of Twilight Imperium 3 that is opened again, where a round begins right after another step."""

from __future__ import annotations

import json
from functools import partial
from random import Random

from orrery.core.history import StoredSnapshot, Story
from orrery.core.record import Record, read_state
from orrery.core.table import Table
from orrery.games.ti3 import GAME


def kept(table: Table) -> Story:
    """The table's story as read back from a file."""
    filed = [StoredSnapshot(it.at, it.lines, partial(read_state, GAME), GAME.schema) for it in table.snapshots]
    filed[-1].text = json.dumps(GAME.codec.write(table.snapshots[-1].state))
    return table.story()._replace(snapshots=filed)


def test_a_table_opens_again_where_a_round_begins_right_after_another_step() -> None:
    """Two boundaries are between the same entries: the fingerprint belongs to the first, the snapshot to the second."""
    table, dice, seen = Table.new(GAME, 3, {"galaxy": "build"}, seed=5), Random(5), 0
    for _ in range(260):
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
        if table.snapshots[-1].at == table.prints[-1][0] > 0:
            seen += 1
            assert Table.restore(GAME, 3, table.config, table.seed, kept(table)).state == table.state
    assert seen, "no round has begun so"
    assert Record.of(table).verify().ok
