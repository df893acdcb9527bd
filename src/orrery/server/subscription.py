"""Subscription: one reader of a table, told that something has changed. What it did not ask about in time is told
together: a slow reader never piles up."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from orrery.server import messages

if TYPE_CHECKING:
    from orrery.server.attendance import Attendance

CHAT_KEPT = 50
"""So many lines of the chat are handed over; who missed more asks for them."""


@dataclass(slots=True)
class Change:
    """What has changed since the last time: the table (`log_from`: lines of the journal before that are as they
    were), the chat, who is here."""

    shown: bool = False
    log_from: int | None = None
    chat: list[messages.ChatLine] = field(default_factory=list)
    presence: bool = False


class Subscription:
    """One reader. `lost`: its right was taken away, or the server closes."""

    def __init__(self, room: Attendance, visitor: str, seat: int, lang: str) -> None:
        self.room = room
        self.visitor = visitor
        self.seat = seat
        self.lang = lang
        self.lost = False
        self._woken = asyncio.Event()
        self._shown = False
        self._log_from: int | None = None
        self._chat: deque[messages.ChatLine] = deque(maxlen=CHAT_KEPT)
        self._presence = False

    def wake(
        self, log_from: int | None = None, chat: list[messages.ChatLine] | None = None, presence: bool = False
    ) -> None:
        """Note a change."""
        if log_from is not None:
            self._shown = True
            self._log_from = log_from if self._log_from is None else min(log_from, self._log_from)
        self._chat.extend(chat or ())
        self._presence |= presence
        self._woken.set()

    def lose(self) -> None:
        """The reader is to leave."""
        self.lost = True
        self._woken.set()

    async def next(self) -> Change:
        """Wait for a change. While others could tell from the time whether somebody is asked for a reaction, nobody
        but the seats that are asked is told anything."""
        await self._woken.wait()
        await self.room.held(self.seat)
        self._woken.clear()
        change = Change(self._shown, self._log_from, list(self._chat), self._presence)
        self._shown, self._log_from, self._presence = False, None, False
        self._chat.clear()
        return change

    def close(self) -> None:
        """The reader is gone."""
        self.room.leave(self)
