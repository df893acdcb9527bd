"""A small proxy: hands each connection on to the next of several addresses that answers, whatever is said over it.

python -m bench.proxy 8001 8002 8003     (prints its address; ends with its standard input)"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from threading import Thread

CHUNK = 64 << 10


class Proxy:
    """Connections go to the ports in turn."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turn = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side hangs up."""
        for _ in self._ports:
            self._turn = (self._turn + 1) % len(self._ports)
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", self._ports[self._turn])
                await asyncio.gather(carry(reader, back), carry(there, writer))
                return
        writer.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry everything over, one way."""
    try:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


@contextmanager
def proxy(ports: list[int]) -> Iterator[str]:
    """A proxy in front of servers on this machine; yields its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    started: Future[Callable[[], object]] = Future()

    async def serve() -> None:
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(Proxy(ports).take, sock=listener)
        started.set_result(lambda: loop.call_soon_threadsafe(stop.set))
        await stop.wait()
        server.close()

    thread = Thread(target=lambda: asyncio.run(serve()), name="proxy")
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        started.result()()
        thread.join()


if __name__ == "__main__":
    with proxy([int(port) for port in sys.argv[1:]]) as address:
        print(address, flush=True)
        sys.stdin.read()
