"""A server that also offers Twilight Imperium 4, for the tests of its board: people cannot choose the game yet.

python -m tests.ti4.served --port 8000 --no-open --database table.db        takes what `orrery serve` takes"""

from __future__ import annotations

import sys


def serve(arguments: list[str]) -> int:
    """`orrery serve`, with the fourth edition among the games."""
    from orrery import games

    vars(games)["NAMES"] = (*games.NAMES, "ti4")  # before anything else has read it

    from orrery.cli import main

    return main(["serve", *arguments]) or 0


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1:]))
