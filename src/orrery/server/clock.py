"""Clock: the time that decides when readers may look. Tests turn it by hand."""

from __future__ import annotations

import asyncio
from time import monotonic, time


class Clock:
    """The time of day, and a time that never goes back."""

    def time(self) -> float:
        """Seconds since 1970, for what is written and shown."""
        return time()

    def now(self) -> float:
        """Seconds, for waiting."""
        return monotonic()

    async def until(self, when: float) -> None:
        """Wait until then."""
        await asyncio.sleep(max(0.0, when - self.now()))
