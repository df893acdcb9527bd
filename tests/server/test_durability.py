"""Durability: a real server is killed under load and loses nothing. The long run is `bench/killing.py`."""

from __future__ import annotations

from bench.killing import killed


def test_a_killed_server_has_every_acknowledged_answer_once() -> None:
    tally = killed(3)
    assert tally.kills == 3
    assert tally.acknowledged >= 3
    assert tally.retried >= 3


def test_where_several_processes_share_a_house_a_killed_one_loses_nothing_either() -> None:
    tally = killed(2, processes=2)
    assert tally.kills == 2
    assert tally.acknowledged >= 2
    assert tally.reconnected >= 1
