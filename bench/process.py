"""One process of a house, with a quicker heart than `orrery serve`: for tests and measurements.

python -m bench.process sqlite:///orrery.db --beat 0.05 --port 8000"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from orrery.server import serve
from orrery.server.lease import BEAT, Lease
from orrery.server.page import Page
from orrery.terminal.wrong import Wrong
from orrery.text import Words


def main() -> int:
    told = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    told.add_argument("url")
    told.add_argument("--beat", type=float, default=BEAT)
    told.add_argument("--port", type=int, default=0)
    told.add_argument("--lang", default="en")
    told.add_argument("--limits", type=float, default=0)
    told.add_argument("--page", type=Path, default=Path("no page"))
    given = told.parse_args()
    words = Words(given.lang)
    try:
        listener, door = serve.bound("127.0.0.1", given.port), serve.Door(limits=given.limits)
        return serve.run(listener, given.url, door, words, Page(given.page), lease=Lease(given.beat))
    except Wrong as wrong:
        return wrong.tell(words)


if __name__ == "__main__":
    sys.exit(main())
