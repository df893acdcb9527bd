"""`orrery serve` as the browser tests start it: python -m tests.web.serving serve --port 0 ... All tables of a game are
dealt alike, so that failures can be reproduced. Whoever is not asked waits only a moment until the table shows itself
again: how long that takes, and that nobody can tell anything from it, is proven in tests/server with a clock that is
turned by hand. And a record may take as long to read as a busy machine takes."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from orrery.cli import main
from orrery.server import imports, serve
from orrery.server.rooms import Rooms

DEAL = 20_261_116
MOMENT = 0.01
"""Seconds. Not none: the page meets tables that are held, as with the real pause."""
READING = 300.0
"""Seconds."""

if __name__ == "__main__":
    dealt_alike = partial(Rooms, pause=MOMENT, seeds=lambda: DEAL)
    with patch.object(serve, "Rooms", dealt_alike), patch.object(imports, "SECONDS", READING):
        sys.exit(main())
