"""The database of a server of version 0.3.0, with a table of each game in mid-game: it opens, can be shown and
continues."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from orrery.server.schema import ACTS, TABLES
from tests.server.databases import in_time
from tests.server.hosting import an_answer, hosting

KEPT = Path(__file__).parent / "0.3.0" / "orrery.sqlite.gz"
OWNER = "ann"
ROUNDS = {"race": 6, "warpgate": 4, "ti3": 4}
"""The round each game was in when it was saved."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A copy of the database, at its URL."""
    path = tmp_path / "orrery.sqlite"
    path.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return f"sqlite:///{path}"


@pytest.mark.parametrize("name", sorted(ROUNDS))
@in_time
async def test_a_table_of_0_3_0_goes_on(database: str, name: str) -> None:
    async with hosting(database) as rooms:
        rows = await rooms.store.read(lambda connection: connection.execute(select(TABLES)).all())
        (row,) = [row for row in rows if row.game == name]
        room = await rooms.room(row.id)
        table = room.table
        assert not table.over
        assert table.state.round == ROUNDS[name]
        read = table.game.codec.read_arguments
        told = await rooms.store.read(
            lambda c: c.execute(select(ACTS.c.lines).where(ACTS.c.table_id == row.id, ACTS.c.seq <= row.seq)).all()
        )
        for line in (line for act in told for line in json.loads(act.lines or "[]")):
            read(line[2])  # every number has been replaced by what it stood for
        lines = room.log(0, "en", 0)
        assert len(lines) > 40
        assert all("{" not in line.text for line in lines), "every line has its words"
        said = [line.text for line in await room.chat()]
        assert "to be continued" in said
        resumed = [text for text in said if text.startswith("The rules were corrected on 2")]
        assert len(resumed) == bool(table.frozen)
        dice = Random(3)
        for _ in range(25):
            seat = room.table.waiting()[0]
            await room.do(OWNER, an_answer(room, seat, dice=dice))
        before = room.table.state
    async with hosting(database) as rooms:
        again = await rooms.room(row.id)
        assert again.table.state == before
