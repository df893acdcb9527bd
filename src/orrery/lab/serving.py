"""A server of its own for tools: pictures and soaks open tables at it with a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "orrery", "serve", "--port", "0", "--no-open", "--database", f"{folder}/t.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield next(found.group() for line in server.stdout if (found := re.search(r"http://\S+:\d+", line)))
            finally:
                server.terminate()
