"""When Python looks for garbage. By itself it looks once there are so many more objects than before. At our tables each
answer puts new objects in the place of old ones, so there are hardly more: it would look seldom, then at very many, and
that stops everybody for up to a tenth of a second. So what is new is looked at a few times a second, which takes a few
milliseconds; and everything, which takes long, while nobody does anything."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic

THRESHOLDS = (50_000, 1_000_000, 1_000_000)
"""So many more objects than before, and Python looks at the new ones by itself; at older ones never."""
EVERY = 0.1
"""Seconds between two looks at what is new."""
CALM = 2.0
"""Seconds in which nobody has done anything."""
SOON, LATEST = 300.0, 900.0
"""Seconds after which everything is looked at: in a calm moment, or even if there is none."""


async def sweep(acts: Callable[[], int]) -> None:
    """Look for garbage as long as the server runs. `acts`: how much has been done at its tables so far."""
    looked = calm_since = monotonic()
    done = acts()
    while True:
        await asyncio.sleep(EVERY)
        now, before, done = monotonic(), done, acts()
        if done != before:
            calm_since = now
        if now - looked > (SOON if now - calm_since > CALM else LATEST):
            gc.collect()
            looked = monotonic()
        elif done != before:
            gc.collect(0)
