"""Workers: work that must not block the event loop. A pool has one queue per table, served in turn, and some threads;
each thread does its jobs itself or hands them to a worker process."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from typing import Any, Protocol

from orrery.server.watchdog import WATCHDOG
from orrery.server.worker_process import receive, send

PATIENCE = 0.5
"""Seconds that a cancelled job gets to end by itself: starting a new process would take as long."""
IDLE = 600.0
"""Seconds without work after which a worker process is ended."""
STARTING = 60.0
"""Seconds that a worker process may take to start."""


class Late(Exception):
    """A job exceeded its time limit."""


class Broken(Exception):
    """A job failed, or its process died; `sort` names the error and says nothing about a game."""

    def __init__(self, sort: str, told: str = "") -> None:
        super().__init__(told or sort)
        self.sort = sort


class Job:
    """A piece of work for a table, waiting or being done. Its future can be cancelled at any time."""

    def __init__(self, table: str, seconds: float, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.table = table
        self.seconds = seconds
        self.work = work
        self.given = given
        self.future: Future[Any] = Future()

    def end(self, result: Any = None, error: BaseException | None = None) -> None:
        """Set the result or the error, unless the job was cancelled."""
        try:
            if error is not None:
                self.future.set_exception(error)
            else:
                self.future.set_result(result)
        except InvalidStateError:
            return  # cancelled meanwhile


class Worker(Protocol):
    """Does jobs, one at a time, and rests when there have been none for long."""

    def do(self, job: Job) -> Any: ...
    def rest(self) -> None: ...
    def close(self) -> None: ...


class InlineWorker:
    """Does jobs in this process: for jobs of about a millisecond. One that does not end is stopped."""

    def do(self, job: Job) -> Any:
        try:
            return WATCHDOG.run(lambda: job.work(*job.given), job.seconds)
        except Exception as error:  # whatever went wrong, the pool goes on
            raise Broken(type(error).__name__, str(error)) from error

    def rest(self) -> None:
        """There is nothing to release."""

    def close(self) -> None:
        """There is nothing to release."""


class ProcessWorker:
    """Does jobs in a worker process, which is started for the first job and restarted when it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._job: Job | None = None
        self._lock = threading.Lock()
        self._closed = False

    def do(self, job: Job) -> Any:
        process = self._started()
        data = pickle.dumps((job.work, job.given))
        with self._lock:
            self._job = job
        job.future.add_done_callback(lambda future: self._unwanted(job) if future.cancelled() else None)
        try:
            well, result = _exchange(process, data, job.seconds)
        finally:
            with self._lock:
                self._job = None
        if not well:
            raise Broken(*result)
        return result

    def rest(self) -> None:
        """End the process: idle, it would only take up memory."""
        with self._lock:
            self._clear()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock:
            self._closed = True
            self._clear()

    def _started(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._closed:
                raise Broken("closed")
            if self._process is not None and self._process.poll() is None:
                return self._process
            self._clear()
            command = [sys.executable, "-P", "-W", "ignore", "-m", "orrery.server.worker_process"]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._process = process
        _exchange(process, None, STARTING)
        return process

    def _clear(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                _close(pipe)
            self._process = None

    def _unwanted(self, job: Job) -> None:
        timer = threading.Timer(PATIENCE, self._stop, (job,))
        timer.daemon = True
        timer.start()

    def _stop(self, job: Job) -> None:
        """End the process if it is still busy with that job."""
        with self._lock:
            if self._job is job and self._process is not None:
                self._process.kill()


def _close(pipe: Any) -> None:
    try:
        pipe.close()
    except OSError:
        return  # there was unsent data for a process that is gone


def _exchange(process: subprocess.Popen[bytes], data: bytes | None, seconds: float) -> tuple[bool, Any]:
    """Send a process a piece of work and wait for the result. A process that does not answer in time is killed."""
    assert process.stdin is not None
    assert process.stdout is not None
    late = threading.Event()

    def stop() -> None:
        late.set()
        process.kill()

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        if data is not None:
            send(process.stdin, data)
        told = receive(process.stdout)
    except (OSError, ValueError):  # the process, or its pipe, is gone
        told = None
    finally:
        timer.cancel()
    if told is not None:
        found: tuple[bool, Any] = pickle.loads(told)
        return found
    process.kill()
    process.wait()
    raise Late(f"it took more than {seconds:g} s") if late.is_set() else Broken("process died")


class Pool:
    """Jobs of many tables: each table has its own queue, and the queues take turns. Threads start when there are jobs
    for them; `make` creates the worker of each thread. `each`: the most jobs of one table at a time; 0: any number."""

    def __init__(self, name: str, threads: int, make: Callable[[], Worker], idle: float = IDLE, each: int = 0) -> None:
        self.name = name
        self._count = threads
        self._make = make
        self._idle = idle
        self._each = each
        self._waiting: dict[str, deque[Job]] = {}
        self._doing: list[Job] = []
        self._workers: list[Worker] = []
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._change = threading.Condition()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        with self._change:
            return sum(len(queue) for queue in self._waiting.values())

    @property
    def underway(self) -> int:
        """How many jobs are being done."""
        return len(self._doing)

    @property
    def full(self) -> bool:
        """Whether another job would have to wait."""
        return self.waiting + self.underway >= self._count

    def put(self, job: Job) -> None:
        """Queue a job; it is done when its table's turn comes."""
        with self._change:
            if self._closed:
                raise Broken("closed")
            self._waiting.setdefault(job.table, deque()).append(job)
            jobs = len(self._doing) + sum(len(queue) for queue in self._waiting.values())
            if len(self._threads) < min(jobs, self._count):
                self._start()
            self._change.notify()

    def _start(self) -> None:
        worker = self._make()
        thread = threading.Thread(target=self._serve, args=(worker,), name=f"orrery-{self.name}", daemon=True)
        self._workers.append(worker)
        self._threads.append(thread)
        thread.start()

    def drop(self, table: str) -> None:
        """Cancel every job of a table."""
        with self._change:
            gone = [*self._waiting.pop(table, ()), *(job for job in self._doing if job.table == table)]
        for job in gone:
            job.future.cancel()

    def close(self) -> None:
        """Cancel everything, end the processes and the threads."""
        with self._change:
            self._closed = True
            gone = [*self._doing, *(job for queue in self._waiting.values() for job in queue)]
            self._waiting.clear()
            self._change.notify_all()
        for job in gone:
            job.future.cancel()
        for worker in self._workers:
            worker.close()
        for thread in self._threads:
            thread.join()

    def _serve(self, worker: Worker) -> None:
        while (job := self._next(worker)) is not None:
            try:
                job.end(worker.do(job))
            except BaseException as error:  # the caller gets the error; the pool goes on
                job.end(error=error)
            finally:
                with self._change:
                    self._doing.remove(job)
                    self._change.notify()

    def _due(self) -> str | None:
        """The table that has waited longest, of those that do not have enough jobs under way."""
        under_way = Counter(job.table for job in self._doing) if self._each else Counter[str]()
        return next((it for it in self._waiting if not self._each or under_way[it] < self._each), None)

    def _next(self, worker: Worker) -> Job | None:
        """The next job that was not cancelled, of the table that has waited longest; None when the pool closes."""
        with self._change:
            while True:
                while (table := self._due()) is None and not self._closed:
                    if not self._change.wait(self._idle):
                        worker.rest()
                if table is None or self._closed:
                    return None
                queue = self._waiting.pop(table)
                job = queue.popleft()
                if queue:
                    self._waiting[table] = queue
                if not job.future.cancelled():
                    self._doing.append(job)
                    return job
