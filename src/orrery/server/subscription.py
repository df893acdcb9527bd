"""Subscription: one reader of a table, told that something has changed. Changes that a slow reader has not fetched are
merged, so that they never pile up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from orrery.server import messages

CHAT_KEPT = 50
"""At most this many chat lines are handed over; a reader who missed more asks for them."""


@dataclass(slots=True)
class Change:
    """What has changed since the last call of `next`: the table (lines of the journal before `log_from` are as they
    were), the chat, who is here."""

    shown: bool = False
    log_from: int | None = None
    chat: list[messages.ChatLine] = field(default_factory=list)
    presence: bool = False


def _never(frame: bytes) -> bool:
    return False


class Subscription:
    """One reader. `lost`: the reader may no longer watch, or the server is closing. `visible` waits until the reader's
    seat may look; `leave` is called once the reader is gone."""

    def __init__(
        self,
        visitor: str,
        seat: int,
        lang: str,
        visible: Callable[[int], Awaitable[None]],
        leave: Callable[[Subscription], None],
    ) -> None:
        self.visitor = visitor
        self.seat = seat
        self.lang = lang
        self.lost = False
        self._visible = visible
        self._leave = leave
        self.at_once: Callable[[bytes], bool] = _never
        """Sends a message that is already framed, if nothing waits before it; tells whether it did."""
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

    def hear(self, frames: Sequence[bytes], chat: list[messages.ChatLine]) -> None:
        """Chat that may be told at once: the same frames for everybody, unless something waits before them."""
        for n, frame in enumerate(frames):
            if self._woken.is_set() or not self.at_once(frame):
                self.wake(chat=chat[n:])
                return

    def lose(self) -> None:
        """Tell the reader to leave."""
        self.lost = True
        self._woken.set()

    async def next(self) -> Change:
        """Wait for a change. Where the time could show whether anybody is asked for a reaction, only the seats that are
        asked are told at once."""
        await self._woken.wait()
        await self._visible(self.seat)
        self._woken.clear()
        change = Change(self._shown, self._log_from, list(self._chat), self._presence)
        self._shown, self._log_from, self._presence = False, None, False
        self._chat.clear()
        return change

    def close(self) -> None:
        """The reader is gone."""
        self._leave(self)
