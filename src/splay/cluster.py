"""Work on a Ray cluster, in chunks; needs `pip install splay[ray]`.

    report = run(plan, progress, outcomes=partial(outcomes_on, "local"))

A chunk counts when all of it is in, so a worker that dies takes nothing along that had been counted: its chunk is done
anew, by another. What comes of the chunks is told in their order, so it is the same as without a cluster.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from splay.kernel.errors import SplayError
from splay.simulate import Outcome, Plan, play_game

LOCAL: Final = "local"
"""Stands for a cluster of this machine alone, started for the work and ended with it."""
TRIES: Final = 3
"""How often a chunk is begun whose workers die."""
_CHUNK: Final = 32
"""How many games a chunk has at most."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def outcomes_on(address: str, plan: Plan) -> Iterator[Outcome]:
    """Play all games of a plan on a cluster, telling of them in their order."""
    # Large enough that handing them over costs little, small enough that there is work for all to the end.
    size = max(1, min(_CHUNK, plan.games // (8 * plan.jobs)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    for outcomes in in_chunks(address, partial(play_games, plan), chunks, plan.jobs):
        yield from outcomes


def play_games(plan: Plan, numbers: range) -> list[Outcome]:
    """Play some games of a plan."""
    return [play_game(plan, number) for number in numbers]


def in_chunks(address: str, work: Callable[[Work], Done], chunks: Sequence[Work], workers: int = 1) -> Iterator[Done]:
    """Do some work on a cluster, each chunk once; tell what came of each, in their order.

    On this machine alone so many workers are started; another cluster uses what it has. If this process is connected to
    a cluster already, it is that one.
    """
    with _connected(address, workers) as ray:
        # Ray's own tries would hide how often a chunk has failed.
        remote = ray.remote(max_retries=0)(work.func if isinstance(work, partial) else work)
        given = work.args if isinstance(work, partial) else ()
        abreast = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = deque(range(len(chunks)))
        tries = [0] * len(chunks)
        running: dict[Any, int] = {}
        done: dict[int, Done] = {}
        told = 0
        while told < len(chunks):
            while left and len(running) < abreast:
                number = left.popleft()
                tries[number] += 1
                running[remote.remote(*given, chunks[number])] = number
            for ready in ray.wait(list(running))[0]:
                number = running.pop(ready)
                try:
                    done[number] = ray.get(ready)
                except ray.exceptions.RayTaskError as error:
                    # The work itself has failed, and would again.
                    raise error.cause from error
                except ray.exceptions.RayError as error:
                    if tries[number] >= TRIES:
                        raise SplayError(f"{TRIES} workers have died over the same work: {error}") from error
                    left.appendleft(number)
            while told in done:
                yield done.pop(told)
                told += 1


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
