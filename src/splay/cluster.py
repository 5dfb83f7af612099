"""Work in chunks: on processes of this machine, or on a Ray cluster (`pip install splay[ray]`).

    for counted in in_chunks("local", count_games, [range(0, 100), range(100, 200)], workers=2):
        total += counted  # and tell how far it has come

What comes of the chunks is told in their order, each as soon as those before it are in, so it is the same wherever and
on however many workers it is done. A chunk counts when all of it is in: a worker that dies takes nothing along that had
been counted. Its chunk is done anew, by another.
"""

import gc
import multiprocessing
import os
import signal
import socket
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from splay import __version__
from splay.kernel.errors import SplayError

LOCAL: Final = "local"
"""Stands for a cluster of this machine alone, started for the work and ended with it."""
TRIES: Final = 3
"""How often a chunk is begun whose workers die."""
_PATIENCE: Final = 5.0
"""For how many seconds an answer from the address of a cluster is waited for."""
_AHEAD: Final = 4
"""How many times as many chunks as are under way may be done before the one that is told next."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def in_chunks(
    address: str | None, work: Callable[[Work], Done], chunks: Iterable[Work], workers: int = 1
) -> Iterator[Done]:
    """Do some work with each chunk, once, and tell what came of each, in their order.

    The address is that of a Ray cluster, or "local" for one of this machine alone; None for plain processes without
    Ray, of which one is this process itself. Of the workers there are so many on this machine; a cluster elsewhere uses
    what it has. If this process is connected to a cluster already, it is that one.

    Chunks are fetched when there is room for them, so they may come from a generator, and what is known by then can
    decide about them. Whoever keeps what was told can go on later with the chunks that are left. The work is a function
    of a module, or a `partial` of one: a cluster is sent it once, with all that it is given, while a chunk and what
    comes of it travel each time. An exception of the work is raised here, and nothing more is begun.
    """
    with crew_at(address, workers) as crew:
        yield from crew.in_order(work, chunks)


class WorkerDied(Exception):
    """Whoever was at work on a chunk is no more."""


class Crew(ABC):
    """Workers that are handed chunks; a chunk whose worker has died is handed to another."""

    def __init__(self, workers: int) -> None:
        # So that nobody waits for the next one.
        self._most = 2 * workers
        self._running: dict[Any, tuple[int, Callable[[Any], Any], Any, int]] = {}

    @property
    def has_room(self) -> bool:
        """Whether another chunk could be begun."""
        return len(self._running) < self._most

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._running

    def start(self, number: int, work: Callable[[Any], Any], chunk: Any, tries: int = 1) -> None:
        """Begin some work with a chunk; `finished` will tell of it by its number."""
        self._running[self._hand_over(work, chunk)] = (number, work, chunk, tries)

    def finished(self) -> Iterator[tuple[int, Any]]:
        """Wait until something is finished, and tell what came of it by its number; nothing, if its worker died."""
        for handle in self._wait(list(self._running)):
            number, work, chunk, tries = self._running.pop(handle)
            try:
                done = self._result(handle)
            except WorkerDied as death:
                if tries == TRIES:
                    raise SplayError(f"{TRIES} workers have died over the same work: {death}") from death
                self.start(number, work, chunk, tries + 1)
            else:
                yield number, done

    def in_order(self, work: Callable[[Work], Done], chunks: Iterable[Work]) -> Iterator[Done]:
        """Do some work with each chunk, and tell what came of each, in their order."""
        left = enumerate(chunks)
        done: dict[int, Done] = {}
        told = 0
        while True:
            while self.has_room and len(done) < _AHEAD * self._most and (following := next(left, None)) is not None:
                self.start(following[0], work, following[1])
            if self.is_idle:
                return
            done.update(self.finished())
            while told in done:
                yield done.pop(told)
                told += 1

    @abstractmethod
    def _hand_over(self, work: Callable[[Any], Any], chunk: Any) -> Any:
        """Hand a chunk to a worker; returns what stands for it until it is finished."""

    @abstractmethod
    def _wait(self, handles: list[Any]) -> Iterable[Any]:
        """Wait until at least one is finished; returns which are."""

    @abstractmethod
    def _result(self, handle: Any) -> Any:
        """Return what came of it, or raise what the work has raised, or that the worker died."""


@contextmanager
def crew_at(address: str | None, workers: int) -> Iterator[Crew]:
    """Have workers for as long as they are needed; `in_chunks` says where."""
    if address is None:
        crew = _Here() if workers == 1 else _Processes(workers)
        try:
            yield crew
        finally:
            crew.close()
        return
    with _connected(address, workers) as ray:
        cluster = _Cluster(ray)
        try:
            yield cluster
        finally:
            cluster.close()


# On this machine


class _Here(Crew):
    """This process does everything itself, each chunk when it is waited for."""

    def __init__(self) -> None:
        super().__init__(1)
        self._most = 1
        self._begun = 0

    def _hand_over(self, work: Callable[[Any], Any], chunk: Any) -> Any:
        self._begun += 1
        return self._begun, lambda: work(chunk)

    def _wait(self, handles: list[Any]) -> Iterable[Any]:
        return handles

    def _result(self, handle: Any) -> Any:
        return handle[1]()

    def close(self) -> None:
        """Nothing is held."""


class _Processes(Crew):
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=end_with_parent)

    def _hand_over(self, work: Callable[[Any], Any], chunk: Any) -> "Future[Any]":
        with _interrupts_held():
            try:
                return self._pool.submit(work, chunk)
            except BrokenProcessPool:
                # One process that dies takes all others along.
                self._pool = self._new_pool()
                return self._pool.submit(work, chunk)

    def _wait(self, handles: list[Any]) -> Iterable[Any]:
        return wait(handles, return_when=FIRST_COMPLETED)[0]

    def _result(self, handle: "Future[Any]") -> Any:
        try:
            return handle.result()
        except BrokenProcessPool as error:
            raise WorkerDied(str(error)) from error

    def close(self) -> None:
        """End the processes; what is under way is lost."""
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Let the garbage collector look seldom: games are freed without it, and what it looks through takes up time."""
    usual = gc.get_threshold()
    gc.set_threshold(30_000, 20, 50)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def end_with_parent() -> None:
    """Let this process end when the one that has started it does, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold interrupts back for a moment: a process started meanwhile never sees one, and is stopped by its parent."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# On a Ray cluster


class _Cluster(Crew):
    """Whatever workers a Ray cluster has."""

    def __init__(self, ray: Any) -> None:
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))
        self._ray = ray
        # Ray's own tries would hide how often a chunk has failed.
        self._remote = ray.remote(max_retries=0)(_do)
        self._sent: tuple[Callable[[Any], Any], Any] | None = None

    def _hand_over(self, work: Callable[[Any], Any], chunk: Any) -> Any:
        if self._sent is None or self._sent[0] is not work:
            self._sent = work, self._ray.put(work)
        return self._remote.remote(__version__, self._sent[1], chunk)

    def _wait(self, handles: list[Any]) -> Iterable[Any]:
        ready: list[Any] = self._ray.wait(handles)[0]
        return ready

    def _result(self, handle: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(handle)
        except errors.RayTaskError as error:
            # The work itself has failed, and would again.
            raise error.cause from error
        except errors.RayError as error:
            raise WorkerDied(str(error)) from error

    def close(self) -> None:
        """Let go of what is under way, which a cluster that goes on need not finish."""
        for handle in self._running:
            self._ray.cancel(handle, force=True)


def _do(version: str, work: Callable[[Any], Any], chunk: Any) -> Any:
    """Do some work on a cluster, if what is installed there is what was asked from."""
    if version != __version__:
        raise SplayError(f"the cluster has splay {__version__}, and here it is {version}: install the same on both")
    return work(chunk)


def _check_somebody_listens(address: str) -> None:
    """Refuse an address at which nothing listens: Ray itself would try for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        host, port = place.hostname, place.port
    except ValueError:
        host = port = None
    if host is None or port is None:
        # Not the address of a machine: Ray knows what else it could be.
        return
    try:
        socket.create_connection((host, port), _PATIENCE).close()
    except OSError as error:
        why = error.strerror or "nothing answers"
        raise SplayError(f"there is no Ray cluster at {address!r}: {why}") from error


@contextmanager
def _connected(address: str, workers: int) -> Iterator[Any]:
    """Have a cluster for as long as it is needed."""
    # Nothing is told to anyone about what is played here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise SplayError("Ray is not installed: pip install splay[ray]") from error
    if ray.is_initialized():
        # Whoever has connected before stays connected.
        yield ray
        return
    _check_somebody_listens(address)
    quiet = {"include_dashboard": False} if address == LOCAL else {}
    where = {"num_cpus": workers, "_node_ip_address": "127.0.0.1"} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **where, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SplayError(f"there is no Ray cluster at {address!r}: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()
