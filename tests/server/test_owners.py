"""A table is handed over to somebody who sits there."""

from __future__ import annotations

import pytest

from orrery.server import messages
from orrery.server.errors import Denied
from orrery.server.owners import hand_over
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, friends, hosting, memory


@in_time
async def test_the_owner_hands_the_table_over(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room = await friends(rooms, "random")
        before = memory(room)
        for visitor, seat, code in ((BOB, 1, "owner"), (ANN, 0, "nobody"), (ANN, 2, "nobody"), (ANN, 7, "seat")):
            with pytest.raises(Denied) as denied:
                await hand_over(room, visitor, seat)
            assert denied.value.code == code
        assert room.chat_count == before["chat"]
        await hand_over(room, ANN, 1)
        assert (await room.chat(0, "de"))[-1].text == "Der Tisch gehört jetzt bob."
        with pytest.raises(Denied):
            await rooms.link(ANN, room.id, messages.LinkWanted(1))
        assert room.seats_of(ANN) == [0]
    async with hosting(any_url) as rooms:
        again = await rooms.room(room.id)
        assert again.owner == BOB
        assert {card.owner for card in await rooms.mine(BOB)} == {True}
        assert {card.owner for card in await rooms.mine(ANN)} == {False}
        assert await rooms.link(BOB, room.id, messages.LinkWanted(-1)) is not None
