"""Denied: what house and room do not let somebody do, whatever the rules of the game say."""


class Denied(Exception):
    """A request that is turned down: `code` for programs, `key` of the message for people, and what it says."""

    def __init__(self, code: str, key: str = "", **said: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"denied-{code}"
        self.said = said


OUTDATED = "outdated"
"""The code for a table that cannot go on: it can still be read."""


class Unknown(LookupError):
    """There is no such table, or no such link to it."""
