"""A worker process: it does one piece of work after another for the server and ends with it. Started as
`python -m orrery.server.worker_process`; work arrives on stdin and results leave on stdout, each as a length and a
pickle."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO, Any

LENGTH = struct.Struct("<Q")
READY = "ready"
NICENESS = 5
"""Workers have a lower priority than the server, so that a search never delays an answer."""
MEMORY = 2 << 30
"""The most address space a worker may use."""

Work = tuple[Callable[..., Any], tuple[Any, ...]]
"""A module-level function (pickled by name) and its arguments."""


def send(to: IO[bytes], data: bytes) -> None:
    """Write one piece."""
    to.write(LENGTH.pack(len(data)) + data)
    to.flush()


def receive(source: IO[bytes]) -> bytes | None:
    """Read one piece; None when the other side is gone."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    data = source.read(size)
    return data if len(data) == size else None


def main() -> None:
    """Work until the server closes the pipe or dies, which is noticed at once, even in the middle of a search."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    _lower_priority()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a job prints must not get between the results
    inbox: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, inbox), daemon=True).start()
    send(out, pickle.dumps((True, READY)))
    while True:
        send(out, _done(inbox.get()))


def _listen(source: IO[bytes], inbox: SimpleQueue[bytes]) -> None:
    while (data := receive(source)) is not None:
        inbox.put(data)
    os._exit(0)


def _done(data: bytes) -> bytes:
    """The outcome of a piece of work: whether it succeeded, and its result or the error."""
    try:
        work, given = pickle.loads(data)
        return pickle.dumps((True, work(*given)))
    except Exception as error:  # whatever it was, the server reports it and the worker goes on
        return pickle.dumps((False, (type(error).__name__, str(error))))


def _lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))
    except (ImportError, ValueError, OSError):
        return  # not every system can limit memory; the time limits remain


if __name__ == "__main__":
    main()
