"""Durability: a real server is killed under load and loses nothing. The long run is `bench/killing.py`."""

from __future__ import annotations

from bench.killing import killed


def test_a_killed_server_has_every_acknowledged_answer_once() -> None:
    tally = killed(3)
    assert tally.kills == 3
    assert tally.acknowledged >= 3
    assert tally.retried >= 3
