"""A private server for tools: screenshots and soak tests open tables on it with a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def served() -> Iterator[str]:
    """Run a server with an empty database; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "orrery", "serve", "--port", "0", "--no-open", "--database", f"{folder}/t.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield next(found.group() for line in server.stdout if (found := re.search(r"http://\S+:\d+", line)))
            finally:
                server.terminate()
