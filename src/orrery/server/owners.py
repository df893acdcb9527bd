"""Owners: whoever has opened a table may hand it over to another person who sits there."""

from __future__ import annotations

from orrery.server.acts import Work
from orrery.server.errors import Denied
from orrery.server.room import Room


async def hand_over(room: Room, visitor: str, seat: int) -> None:
    """The person in that seat owns the table from now on; everybody is told."""
    async with room.desk.turn() as live:
        chairs = live.chairs
        if visitor != chairs.owner:
            raise Denied("owner")
        if not 0 <= seat < len(chairs.seats):
            raise Denied("seat")
        holders = sorted(it for it in chairs.holders(seat) if it != visitor)
        if not holders:
            raise Denied("nobody")
        work = Work("", "", -1, "owner", live=live)
        heir = next((it for it in holders if chairs.is_here(it)), holders[0])
        chairs.owner = work.values["owner"] = heir
        work.announce("room-hands-over", seat=seat)
        await room.desk.commit(work)
