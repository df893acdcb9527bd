"""What whoever runs the server can ask it, and nobody else."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from orrery.server.metrics import Histogram, histogram
from orrery.server.routes_watch import TOKEN
from tests.server.conftest import Visit
from tests.server.playing import Served, serving

LINE = re.compile(r'(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{[a-z]+="[^"]*"\})? [0-9.e+]+)')


def test_metrics_in_the_format_of_prometheus(served: Served, visit: Visit) -> None:
    ann = visit()
    table = ann.make("race", "me", "greedy")["table"]
    live = ann.live(table, 0)
    shown = live.next()["shown"]
    ann.act(table, "say", 0, "k1", text="hello")
    told = httpx.get(f"{served.url}/metrics", timeout=30)
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert all(LINE.fullmatch(line) for line in told.text.splitlines()), told.text
    values = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert values['orrery_acts_total{did="say"}'] == "1"
    assert values["orrery_sockets"] == "1"
    assert values['orrery_tables{state="running"}'] == values["orrery_tables_loaded"] == "1"
    assert int(values["orrery_commit_seconds_count"]) >= int(values['orrery_commit_seconds_bucket{le="0.05"}']) > 0
    assert {'orrery_work_waiting{pool="brisk"}', "orrery_loop_lag_seconds_sum", "orrery_writes_waiting"} <= {*values}
    for secret in (table, ann.visitor, ann.visitor[:16], shown["seats"][0]["name"] or "hello", "hello"):
        assert secret not in told.text


def test_a_histogram_counts_what_was_no_longer() -> None:
    it = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        it.note(seconds)
    assert histogram("x", "X.", it)[2:] == [
        'x_bucket{le="0.1"} 2', 'x_bucket{le="1"} 3', 'x_bucket{le="+Inf"} 4', "x_sum 3.650000", "x_count 4",
    ]  # fmt: skip


@pytest.mark.parametrize("path", ["metrics", "health"])
def test_others_find_nothing_there(served: Served, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"{served.url}/{path}"
    assert httpx.get(address).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert httpx.get(address, headers={header: "127.0.0.1"}).status_code == 404
    asked = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer let me in"}
    assert httpx.get(address, headers=asked).json()["code"] == "nothing"
    monkeypatch.setenv(TOKEN, "let me in")
    assert httpx.get(address, headers=asked).status_code == 200
    assert httpx.get(address, headers=asked | {"Authorization": "Bearer let me"}).status_code == 404


def test_a_server_that_cannot_write_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path / "orrery.db") as served:
        well = httpx.get(f"{served.url}/health", timeout=30)
        assert (well.status_code, well.json()["well"]) == (200, True)
        other = sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        ill = httpx.get(f"{served.url}/health", timeout=30)
        other.execute("ROLLBACK")
        other.close()
        assert (ill.status_code, ill.json()["database"]) == (503, False)
        assert httpx.get(f"{served.url}/health", timeout=30).status_code == 200
