"""Workers: work that must not block the event loop. A pool has one queue per table, served in turn, and some threads;
each thread does its jobs itself or hands them to a worker process."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from typing import Any, Protocol

from orrery.server.worker_process import receive, send

PATIENCE = 0.5
"""A job that nobody wants any more may end by itself for so many seconds: a new process would take as long."""
IDLE = 600.0
"""A worker process that had nothing to do for so many seconds is ended."""
STARTING = 60.0
"""So long a worker process may take to start."""


class Late(Exception):
    """A job took longer than it may."""


class Broken(Exception):
    """A job failed, or its process died; `sort` names the error without saying anything of a game."""

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
        """Tell what came of it, if anybody still wants to know."""
        try:
            if error is not None:
                self.future.set_exception(error)
            else:
                self.future.set_result(result)
        except InvalidStateError:
            return  # cancelled meanwhile


class Worker(Protocol):
    """One who does jobs, one at a time, and rests when there are none for long."""

    def do(self, job: Job) -> Any: ...
    def rest(self) -> None: ...
    def close(self) -> None: ...


class InlineWorker:
    """Does jobs in this process: for those that take a millisecond."""

    def do(self, job: Job) -> Any:
        try:
            return job.work(*job.given)
        except Exception as error:  # whatever it is, the pool goes on
            raise Broken(type(error).__name__, str(error)) from error

    def rest(self) -> None:
        """Nothing is held."""

    def close(self) -> None:
        """Nothing is held."""


class ProcessWorker:
    """Does jobs in a worker process, which is started for the first one and anew whenever it is gone."""

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
        """End the process: it would only take up memory."""
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
        """End the process if it is still at that job."""
        with self._lock:
            if self._job is job and self._process is not None:
                self._process.kill()


def _close(pipe: Any) -> None:
    try:
        pipe.close()
    except OSError:
        return  # it had something for a process that is gone


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
    """Jobs of many tables: each table has its queue, and the queues are served in turn. Threads start when there are
    jobs for them; `doer` makes what each of them works with."""

    def __init__(self, name: str, threads: int, doer: Callable[[], Worker], idle: float = IDLE) -> None:
        self._name = name
        self._count = threads
        self._doer = doer
        self._idle = idle
        self._waiting: dict[str, deque[Job]] = {}
        self._doing: list[Job] = []
        self._doers: list[Worker] = []
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._change = threading.Condition()

    def put(self, job: Job) -> None:
        """Let a job be done when it is its table's turn."""
        with self._change:
            if self._closed:
                raise Broken("closed")
            self._waiting.setdefault(job.table, deque()).append(job)
            jobs = len(self._doing) + sum(len(queue) for queue in self._waiting.values())
            if len(self._threads) < min(jobs, self._count):
                self._start()
            self._change.notify()

    def _start(self) -> None:
        doer = self._doer()
        thread = threading.Thread(target=self._serve, args=(doer,), name=f"orrery-{self._name}", daemon=True)
        self._doers.append(doer)
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
        for doer in self._doers:
            doer.close()
        for thread in self._threads:
            thread.join()

    def _serve(self, doer: Worker) -> None:
        while (job := self._next(doer)) is not None:
            try:
                job.end(doer.do(job))
            except BaseException as error:  # the one who waits for it is told; the pool goes on
                job.end(error=error)
            finally:
                with self._change:
                    self._doing.remove(job)

    def _next(self, doer: Worker) -> Job | None:
        """The next job that is still wanted, of the table that has waited longest; nothing when the pool closes."""
        with self._change:
            while True:
                while not self._waiting and not self._closed:
                    if not self._change.wait(self._idle):
                        doer.rest()
                if self._closed:
                    return None
                table = next(iter(self._waiting))
                queue = self._waiting.pop(table)
                job = queue.popleft()
                if queue:
                    self._waiting[table] = queue
                if not job.future.cancelled():
                    self._doing.append(job)
                    return job
