"""Hold: the pause in which only the seats that are asked for a reaction learn what was done last. Otherwise the time a
reaction takes would show the other seats that somebody was asked."""

from __future__ import annotations

from orrery.server.clock import Clock

AMONG_BOTS = 0.1
"""The longest pause, in seconds, where no other person could be asked."""


class Hold:
    """When a table shows itself to everybody again. `seconds` is the length of a pause."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock
        self.until = 0.0

    @property
    def is_on(self) -> bool:
        """Whether only the seats that are asked may know what was done last."""
        return self.clock.now() < self.until

    def pause(self, people: int) -> float:
        """The length of a pause at a table with this many people. One person among bots waits less: bots answer at
        once."""
        return self.seconds if people > 1 else min(self.seconds, AMONG_BOTS)

    def start(self, people: int, moments: int, *, reaction: bool = False, left: bool = False) -> bool:
        """Start a pause if an act needs one; tell whether it did. All moments of an act in which somebody could react
        share one pause, whether anybody is asked or not. What follows a reaction belongs to the pause already running:
        a longer one would show that somebody was asked. Leaving a moment that the table had stopped in takes a pause
        of its own, because seats that did not ask for that moment may be asked now."""
        before = self.until
        if left or (moments and not (reaction and self.is_on)):
            self.extend(people)
        return self.until > before

    def extend(self, people: int) -> None:
        """Let a whole pause pass from now on."""
        self.until = max(self.until, self.clock.now() + self.pause(people))

    async def over(self, least: float = 0.0) -> None:
        """Wait until the pause is over, and at least until the time `least`."""
        while self.clock.now() < (when := max(least, self.until)):
            await self.clock.until(when)
