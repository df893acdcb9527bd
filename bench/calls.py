"""Calls: a running server gets every request its description allows and forbids, nonsense on its sockets, and
damaged records to import. It may refuse; it must not fail, and nothing may change.

    python -m bench.calls --calls 100000 --messages 20000 --imports 5000"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from bench.hosting import hosted, rss
from tests.server.calling import call_all, play_some, say_senseless, send_damaged
from tests.server.playing import Browser

from orrery.lab.damage import damaged


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--calls", type=int, default=1000)
    parser.add_argument("--messages", type=int, default=1000)
    parser.add_argument("--imports", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder) / "calls.db") as (url, pid):
        browser = Browser(url)
        tables = [browser.make("race", "me", "me")["table"], browser.make("warpgate", "me", "me")["table"]]
        for table in tables:
            play_some(browser, table, 2, 6, Random(wanted.seed))
        browse(browser, tables, wanted)
        print(f"server at the end: {rss(pid) / 1024:.0f} MiB")
        browser.close()


def browse(browser: Browser, tables: list[str], wanted: argparse.Namespace) -> None:
    """All three kinds of calls, each with its responses."""
    started = time.monotonic()
    statuses = call_all(browser, tables, wanted.calls, wanted.seed)
    print(f"{statuses.total()} calls in {time.monotonic() - started:.0f} s, none of them a fault of the server:")
    for name, count in sorted(statuses.items()):
        print(f"  {count:7} {name}")
    before = [browser.told(f"tables/{table}", seat=0)["figures"] for table in tables]
    codes = say_senseless(browser, tables[0], wanted.messages, wanted.seed)
    print(f"{wanted.messages} senseless messages: {dict(codes)}")
    records = [path.read_bytes() for path in sorted(Path("records").rglob("*.jsonl"))]
    found = send_damaged(browser, records, damaged, wanted.imports, wanted.seed)
    print(f"{wanted.imports} damaged records: {dict(found)}")
    after = [browser.told(f"tables/{table}", seat=0)["figures"] for table in tables]
    if before != after:
        raise SystemExit("the games are not where they were")
    print("nothing changed")


if __name__ == "__main__":
    main()
