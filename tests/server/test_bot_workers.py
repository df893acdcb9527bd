"""Bots think outside the event loop: the same answers as inside it, fair between tables, stopped when nobody waits."""

import asyncio
import operator
import os
import pickle
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from orrery.bots import make
from orrery.core.mind import Mind
from orrery.core.table import Table
from orrery.games import game
from orrery.server import bot_workers
from orrery.server.bot_workers import Thinkers, Thoughtless, allowed
from orrery.server.workers import Broken, InlineWorker, Job, Late, Pool, ProcessWorker

LONG = "search:sims=5000"
SECONDS = 30.0


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    it = Thinkers(searching=1)
    yield it
    it.close()


@pytest.fixture
def pool() -> Iterator[Pool]:
    it = Pool("test", 1, ProcessWorker)
    yield it
    it.close()


def a_table(name: str = "race", players: int = 2, answers: int = 12, seed: int = 3) -> Table:
    """A game after some random answers."""
    table, dice = Table.new(game(name), players, seed=seed), Random(seed)
    for _ in range(answers):
        asked = next(iter(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice))
    return table


def done(pool: Pool, work: Any, *given: Any, table: str = "", seconds: float = 60.0) -> Any:
    job = Job(table, seconds, work, given)
    pool.put(job)
    return job.future.result(60)


def gone(pid: int) -> bool:
    """Whether a process ends within a minute."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], 60)[0])
    finally:
        os.close(watched)


# --- minds that travel ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("race", 2), ("race", 4), ("warpgate", 3), ("ti3", 3), ("ti4", 3)])
def test_a_mind_that_has_travelled_decides_and_imagines_the_same(name: str, players: int) -> None:
    it, dice = game(name), Random(1)
    table = Table.new(it, players, seed=8)
    for n in range(120):
        track, asked = next(reversed(table.pending.items()))
        seat = asked.seat
        travelled = Mind.unpack(it, pickle.loads(pickle.dumps(table.mind(seat).pack())), Table)
        assert make("greedy", 5).decide(travelled) == make("greedy", 5).decide(table.mind(seat))
        if n % 10 == 0:
            assert travelled.imagine(n).state == table.mind(seat).imagine(n).state
        table.put(track, asked.sample(dice))
        if table.over:
            break


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_what_travels_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    table, compared = a_table(name, 3, 0), 0
    dice = Random(2)
    while not table.over and compared < 40:
        track, asked = next(iter(table.pending.items()))
        seat = asked.seat
        real = table.mind(seat).pack()
        other = table.mind(seat).imagine(compared + 7, fill=True)
        imagined = other.mind(seat).pack()
        if [e[:4] for e in imagined["entries"]] == [e[:4] for e in real["entries"]]:
            assert {k: v for k, v in imagined.items() if k != "_config"} == {
                k: v for k, v in real.items() if k != "_config"
            }
            compared += other.state != table.state
        table.put(track, asked.sample(dice))
    assert compared >= 40


# --- deciding ---------------------------------------------------------------------------------------------------


def test_who_wants_much_at_once_leaves_workers_to_others() -> None:
    """Three imports of one person, of which the first takes long, and then one of another's."""
    pool, begun, go_on = Pool("imports", 2, InlineWorker, each=1), threading.Event(), threading.Event()

    def long() -> str:
        begun.set()
        return "long" if go_on.wait(SECONDS) else "late"

    many = [Job("many", SECONDS, work, ()) for work in (long, lambda: "second", lambda: "third")]
    one = Job("one", SECONDS, lambda: "one", ())
    for job in [*many, one]:
        pool.put(job)
    assert begun.wait(SECONDS)
    assert one.future.result(SECONDS) == "one"
    assert not many[1].future.done()
    go_on.set()
    assert [job.future.result(SECONDS) for job in many] == ["long", "second", "third"]
    pool.close()


@pytest.mark.parametrize("spec", ["random", "greedy", "search:sims=30"])
def test_a_bot_answers_as_it_would_at_home(thinkers: Thinkers, spec: str) -> None:
    table = a_table()
    seat = table.waiting()[0]
    mind = table.mind(seat)
    home = mind.question.encode(make(spec, 9).decide(mind))
    assert asyncio.run(thinkers.decide(table.mind(seat), spec, 9, "t")) == home
    table.answer_plain(seat, home)


@pytest.mark.parametrize("spec", ["greedy", "search:ms=20"])
def test_a_quick_thought_does_not_wait_behind_a_long_one(thinkers: Thinkers, tmp_path: Path, spec: str) -> None:
    table = a_table()
    slow = endless(tmp_path / "sign")
    thinkers._deep.put(slow)
    assert begun(tmp_path / "sign")
    with capture_logs() as logged:
        assert asyncio.run(thinkers.decide(table.mind(table.waiting()[0]), spec, 1, "t")) is not None
    assert logged == []
    assert not slow.future.done()


def test_a_search_that_has_no_turn_is_answered_by_the_quick_bot(
    thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "LEEWAY", 0.01)
    table = a_table()
    mind = table.mind(table.waiting()[0])
    quick = mind.question.encode(make("greedy", 4).decide(mind))
    thinkers._deep.put(endless(tmp_path / "sign"))
    assert begun(tmp_path / "sign")
    with capture_logs() as logged:
        assert asyncio.run(thinkers.decide(mind, "search:ms=501", 4, "t")) == quick
    assert [line["error"] for line in logged] == ["late"]


def test_a_thought_is_stopped_with_its_task_or_with_its_table(thinkers: Thinkers, tmp_path: Path) -> None:
    table = a_table()
    mind = table.mind(table.waiting()[0])
    thinkers._deep.put(endless(tmp_path / "sign"))
    assert begun(tmp_path / "sign")

    async def play() -> None:
        one, two = (asyncio.create_task(thinkers.decide(mind, "search:ms=9000", 1, name)) for name in ("one", "two"))
        await asyncio.sleep(0)
        one.cancel()
        thinkers.drop("two")
        for task in (one, two):
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(play())


def test_a_search_that_is_late_is_answered_by_the_quick_bot(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "COUNTED", 0.001)
    table = a_table()
    mind = table.mind(table.waiting()[0])
    quick = mind.question.encode(make("greedy", 4).decide(mind))
    with capture_logs() as logged:
        assert asyncio.run(thinkers.decide(mind, LONG, 4, "t")) == quick
    assert [line["error"] for line in logged] == ["late"]


def test_a_search_that_fails_is_tried_once_more_and_then_answered_by_the_quick_bot(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "answer_packed", operator.neg)
    table = a_table()
    mind = table.mind(table.waiting()[0])
    quick = mind.question.encode(make("greedy", 4).decide(mind))
    with capture_logs() as logged:
        assert asyncio.run(thinkers.decide(mind, "search", 4, "t")) == quick
    assert [line["error"] for line in logged] == ["TypeError", "TypeError"]


def test_where_no_bot_has_an_answer_it_is_said(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "answer", operator.neg)
    table = a_table()
    with capture_logs() as logged, pytest.raises(Thoughtless):
        asyncio.run(thinkers.decide(table.mind(table.waiting()[0]), "greedy", 4, "t"))
    assert {line["table"] for line in logged} == {"t"}


def test_bots_at_tables_have_limits() -> None:
    assert allowed("search:ms=500") == "search:ms=500"
    assert allowed("greedy") == "greedy"
    for spec in ("search:ms=10001", "search:sims=5001", "search:rounds=21", "oracle", "greedy:ms=3"):
        with pytest.raises(ValueError):
            allowed(spec)


# --- pools ------------------------------------------------------------------------------------------------------


def test_tables_are_served_in_turn() -> None:
    order: list[str] = []
    pool, gate = Pool("test", 1, InlineWorker), threading.Barrier(2)
    pool.put(Job("a", 0, gate.wait, (60,)))
    jobs = [Job(name[0], 0, order.append, (name,)) for name in ("a1", "a2", "a3", "b1", "c1", "b2")]
    for job in jobs:
        pool.put(job)
    gate.wait(60)
    for job in jobs:
        job.future.result(60)
    pool.close()
    assert order.index("b1") < order.index("a2")
    assert order.index("c1") < order.index("b2") < order.index("a3")


def test_a_job_that_waits_can_be_cancelled() -> None:
    order: list[str] = []
    pool, gate = Pool("test", 1, InlineWorker), threading.Event()
    first, second = Job("a", 0, gate.wait, (60,)), Job("a", 0, order.append, ("never",))
    third = Job("a", 0, order.append, ("done",))
    for job in (first, second, third):
        pool.put(job)
    second.future.cancel()
    gate.set()
    third.future.result(60)
    pool.close()
    assert order == ["done"]


def endless(sign: Path) -> Job:
    """A job that opens a pipe when it starts and never ends."""
    os.mkfifo(sign)
    return Job("a", 600, exec, (f"open({str(sign)!r}, 'w').close()\nimport threading\nthreading.Event().wait()",))


def begun(sign: Path) -> bool:
    """Wait until it has begun."""
    return sign.read_text() == ""


@pytest.mark.parametrize("how", ["cancel", "drop"])
def test_a_job_that_nobody_wants_any_more_is_stopped(pool: Pool, tmp_path: Path, how: str) -> None:
    pid, job = done(pool, os.getpid), endless(tmp_path / "sign")
    pool.put(job)
    assert begun(tmp_path / "sign")
    if how == "cancel":
        job.future.cancel()
    else:
        pool.drop("a")
    assert gone(pid)
    assert done(pool, os.getpid) != pid


def test_a_job_that_ends_soon_after_it_was_cancelled_leaves_the_process_alone(pool: Pool, tmp_path: Path) -> None:
    sign, gate = tmp_path / "sign", tmp_path / "gate"
    os.mkfifo(sign)
    os.mkfifo(gate)
    job = Job("a", 600, exec, (f"open({str(sign)!r}, 'w').close()\nopen({str(gate)!r}).read()",))
    pid = done(pool, os.getpid)
    pool.put(job)
    assert begun(sign)
    job.future.cancel()
    gate.write_text("go on")
    assert done(pool, os.getpid) == pid


def test_a_job_that_is_late_is_stopped_and_the_next_is_done(pool: Pool) -> None:
    pid = done(pool, os.getpid)
    with pytest.raises(Late, match=r"more than 0\.1 s"):
        done(pool, time.sleep, 600, seconds=0.1)
    assert done(pool, os.getpid) != pid


def test_a_process_that_dies_is_told_and_replaced(pool: Pool) -> None:
    with pytest.raises(Broken, match="process died"):
        done(pool, os._exit, 3)
    os.kill(pid := done(pool, os.getpid), signal.SIGKILL)
    assert gone(pid)
    assert done(pool, os.getpid) != pid


def test_a_process_that_has_nothing_to_do_is_ended_and_started_anew() -> None:
    pool = Pool("test", 1, ProcessWorker, idle=0.01)
    pid = done(pool, os.getpid)
    assert gone(pid)
    assert done(pool, os.getpid) != pid
    pool.close()


def test_a_second_process_is_started_only_for_a_second_job(tmp_path: Path) -> None:
    pool = Pool("test", 2, ProcessWorker)
    one = done(pool, os.getpid)
    assert done(pool, os.getpid) == one
    job = endless(tmp_path / "sign")
    pool.put(job)
    assert begun(tmp_path / "sign")
    assert done(pool, os.getpid) != one
    pool.close()


def test_what_a_job_prints_or_raises_does_no_harm(pool: Pool) -> None:
    done(pool, print, "")
    with pytest.raises(Broken, match="division by zero") as caught:
        done(pool, operator.truediv, 1, 0)
    assert caught.value.sort == "ZeroDivisionError"
    assert done(pool, operator.add, 1, 1) == 2


def test_memory_is_limited(pool: Pool) -> None:
    with pytest.raises(Broken) as caught:
        done(pool, bytes, 8 << 30)
    assert caught.value.sort == "MemoryError"


def test_closing_leaves_no_process_and_nobody_waiting(tmp_path: Path) -> None:
    pool = Pool("test", 1, ProcessWorker)
    pid, job, waiting = done(pool, os.getpid), endless(tmp_path / "sign"), Job("b", 60, os.getpid, ())
    pool.put(job)
    pool.put(waiting)
    assert begun(tmp_path / "sign")
    pool.close()
    pool.close()
    assert job.future.cancelled()
    assert waiting.future.cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Broken, match="closed"):
        pool.put(Job("b", 60, os.getpid, ()))


def test_a_worker_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    os.mkfifo(sign)
    code = (
        "import os; from orrery.server.workers import *; pool = Pool('test', 1, ProcessWorker)\n"
        f"work = \"import os, threading; open({str(sign)!r}, 'w').write(str(os.getpid())); threading.Event().wait()\"\n"
        "job = Job('', 600, exec, (work,)); pool.put(job); job.future.result()"
    )
    with subprocess.Popen([sys.executable, "-c", code]) as server:
        pid = int(sign.read_text())
        assert Path(f"/proc/{pid}").exists()
        server.kill()
    assert gone(pid)


def test_nothing_is_started_before_it_is_needed() -> None:
    before = threading.active_count()
    it = Thinkers()
    assert threading.active_count() == before
    it.close()
