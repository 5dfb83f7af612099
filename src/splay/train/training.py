"""A training in a folder, which goes on after it was killed."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import IO, Any, Self

import numpy as np

from splay.bots.network import ARRAYS, Network, WeightsError, are_sound, dump, read
from splay.cluster import Crew, crew_at
from splay.curve import draw_curve
from splay.journal import claim
from splay.train.learner import Batch, Learner, begun_with, new_network, sizes_of
from splay.train.playing import Played, play_some
from splay.train.recipe import Recipe


@dataclass
class Progress:
    """What one step of a training came to."""

    batch: int
    loss: float
    positions: int
    turns: float
    """How many turns a game took on average."""
    unfinished: int
    against: int
    won: float

    @classmethod
    def told(cls, line: str) -> Self:
        """Return what a line of the curve tells of a step, or refuse one from which no curve can be drawn."""
        progress = cls(**json.loads(line))
        for name, value in vars(progress).items():
            kinds = (int, float) if name in ("loss", "turns", "won") else (int,)
            if type(value) not in kinds or not 0 <= value < 1e12:
                raise ValueError(f"{name} is {value!r}")
        if progress.batch == 0:
            raise ValueError("batches are counted from 1")
        return progress

    @property
    def share(self) -> float:
        """The share of games for two against greedy that were won, with all the noise of the training."""
        return self.won / self.against if self.against else 0.0


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep a folder, new or old, for one training at a time."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("ab")
    except OSError as error:
        raise WeightsError(f"{folder} cannot be the folder of a training: {error.strerror}") from error
    with lock:
        claim(lock, folder, "training")
        yield


def check_start(folder: Path, recipe: Recipe, start: Path) -> None:
    """Refuse weights that a new training cannot begin with, before there is a folder for it."""
    if _kept_in(folder) is None:
        begun_with(recipe, read(start))


def usual_sizes(folder: Path, start: Path | None) -> tuple[tuple[int, int], int]:
    """Return how large a network is if nothing is said of it: as large as the one that is gone on from."""
    known = _kept_in(folder) or start
    return sizes_of(read(known)) if known is not None else (Recipe.hidden, Recipe.vector)


def _kept_in(folder: Path) -> Path | None:
    """Return where the weights of a training are that goes on in a folder."""
    path = folder / "weights.npz"
    try:
        return path if path.exists() else None
    except OSError:
        # What is wrong with the folder is said when it is used.
        return None


class Training:
    """A training in a folder: what has been learned so far, the batches that are kept, and the curve."""

    def __init__(
        self, folder: Path, recipe: Recipe, processes: int = 2, ray: str | None = None, *, start: Path | None = None
    ) -> None:
        """Begin in a new folder, with weights to begin with if a file of them is given, or go on in an old one."""
        self.folder = folder
        self.recipe = recipe if start is None else replace(recipe, start=checksum(start))
        self._workers = ExitStack()
        self._crew: Crew | None = None
        self._where = (ray, processes)
        """Where games are played: on processes of this machine, or on a Ray cluster (`splay.cluster`)."""
        self.batch = 0
        self.kept: list[Batch] = []
        if (folder / "weights.npz").exists():
            self._resume()
        else:
            self.network = new_network(self.recipe) if start is None else begun_with(self.recipe, read(start))
            self.learner = Learner(self.recipe, self.network.arrays)
            folder.mkdir(parents=True, exist_ok=True)
            self._save()

    def _resume(self) -> None:
        """Go on from the last whole step."""
        self.network = read(self.folder / "weights.npz")
        self._check()
        self.batch = self.network.about["batches"]
        self.curve()
        fresh = Learner(self.recipe, self.network.arrays)
        state = self._arrays(f"state-{self.batch}.npz", list(fresh.state), fresh.can_have)
        self.learner = Learner(self.recipe, self.network.arrays, state)
        for number in range(max(0, self.batch - self.recipe.kept), self.batch):
            keys = ["numbers", "cards", "ends", "outcomes"]
            kept = self._arrays(f"batch-{number}.npz", keys, lambda arrays: Batch(**arrays).fits(fresh))
            self.kept.append(Batch(**kept))

    def _check(self) -> None:
        """Refuse to go on with weights that this training cannot have led to."""
        path, about = self.folder / "weights.npz", self.network.about
        told, batches = about.get("recipe"), about.get("batches")
        if not isinstance(told, dict) or type(batches) is not int or batches < 0:
            raise WeightsError(f"{path} does not say by which recipe it was trained: give another folder")
        if not self.recipe.start:
            # What it began with need not be said again.
            self.recipe = replace(self.recipe, start=told.get("start", ""))
        if told != json.loads(json.dumps(self.recipe.to_json())):
            raise WeightsError(f"{self.folder} holds a training by another recipe: give another folder")
        fresh = new_network(self.recipe).arrays
        if any(self.network.arrays[name].shape != fresh[name].shape for name in ARRAYS):
            raise WeightsError(f"{path} was trained when there were other cards or numbers: begin in another folder")

    def _arrays(self, name: str, keys: list[str], fit: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return what was written to one of the folder's files, if it fits."""
        path = self.folder / name
        try:
            with path.open("rb") as file, np.load(file) as content:
                arrays = {key: content[key] for key in keys}
            if not fit(arrays):
                raise ValueError("of another form")
            return arrays
        except Exception as error:  # What is damaged can fail anywhere, as in `splay.bots.network.load`.
            raise WeightsError(
                f"{path} is missing or damaged, and the training cannot go on without it: begin in another, "
                f"with --from {self.folder / 'weights.npz'} from what is learned already"
            ) from error

    def step(self) -> Progress:
        """Play a batch of games and learn from it and those before."""
        parts = self._play()
        batch = Batch.gathered(parts)
        self.kept = [*self.kept, batch][-self.recipe.kept :]
        with np.errstate(over="ignore", invalid="ignore"):
            loss = self._learn()
        if not np.isfinite(loss) or not are_sound(self.learner.mean):
            raise WeightsError(
                f"batch {self.batch + 1} has led to weights that are no numbers, or far too large, and is not kept: "
                "begin in another folder, with a lower --rate"
            )
        content = {"numbers": batch.numbers, "cards": batch.cards, "ends": batch.ends, "outcomes": batch.outcomes}
        _write(self.folder / f"batch-{self.batch}.npz", content)
        self.batch += 1
        progress = Progress(
            self.batch,
            loss,
            len(batch.numbers),
            sum(part.turns for part in parts) / self.recipe.games,
            sum(part.unfinished for part in parts),
            sum(part.against for part in parts),
            sum(part.won for part in parts),
        )
        self._save(progress)
        return progress

    def _play(self) -> list[Played]:
        """Play a batch of games; what comes of it is the same wherever they are played."""
        games = self.recipe.games
        # Large enough that handing them over costs little, small enough that there is work for all to the end.
        size = max(1, min(10, games // 8))
        groups = [range(start, min(start + size, games)) for start in range(0, games, size)]
        if self._crew is None:
            self._crew = self._workers.enter_context(crew_at(*self._where))
        work = partial(play_some, self.recipe, dump(self.network), self.batch)
        return list(self._crew.in_order(work, groups))

    def close(self) -> None:
        """Let the workers go."""
        self._workers.close()

    def _learn(self) -> float:
        """Fit the network to what is kept, as often as the recipe says, in a random order; returns the mean loss."""
        recipe, learner = self.recipe, self.learner
        numbers = np.concatenate([batch.numbers for batch in self.kept])
        cards = np.concatenate([batch.cards for batch in self.kept])
        chance = np.random.default_rng([recipe.seed, self.batch])
        rate = recipe.rate * 0.5 ** (self.batch / recipe.halved_after)
        losses: list[float] = []
        left = max(1, round(recipe.share * len(numbers)))
        while left > 0:
            targets = np.concatenate([batch.targets(learner.values(batch), recipe.trace) for batch in self.kept])
            order = chance.permutation(len(numbers))[:left]
            for start in range(0, len(order), recipe.minibatch):
                rows = order[start : start + recipe.minibatch]
                losses.append(learner.fit(numbers[rows], cards[rows].astype(np.int64), targets[rows], rate))
            left -= len(order)
        return sum(losses) / len(losses)

    def _save(self, progress: Progress | None = None) -> None:
        """Keep what has been learned; the weights come last, so that a step is either whole or not there."""
        _write(self.folder / f"state-{self.batch}.npz", self.learner.state)
        if progress is not None:
            lines = self.curve()[: self.batch - 1]
            text = "".join(json.dumps(line) + "\n" for line in [*lines, asdict(progress)])
            _replace(self.folder / "curve.jsonl", text.encode())
            picture = draw_curve(
                [*lines, asdict(progress)], f"{self.recipe.game}: games won against greedy while training"
            )
            _replace(self.folder / "curve.svg", picture.encode())
        about = {**self.network.about, "batches": self.batch}
        self.network = Network(about, {name: self.learner.mean[name] for name in ARRAYS})
        _replace(self.folder / "weights.npz", dump(self.network))
        for old in (f"state-{self.batch - 1}.npz", f"batch-{self.batch - self.recipe.kept - 1}.npz"):
            (self.folder / old).unlink(missing_ok=True)

    def curve(self) -> list[dict[str, Any]]:
        """Return what each step so far has come to."""
        path = self.folder / "curve.jsonl"
        try:
            return [asdict(Progress.told(line)) for line in path.read_text().splitlines()]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, TypeError, RecursionError) as error:
            raise WeightsError(
                f"{path} is damaged: without it the training goes on, and its curve begins anew"
            ) from error


def checksum(path: Path) -> str:
    """Return the checksum of a file of weights."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise WeightsError(f"{path} cannot be read: {error.strerror}") from error


@contextmanager
def _whole(path: Path) -> Iterator[IO[bytes]]:
    """Have a file written wholly, or not at all."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise WeightsError(f"{path} cannot be written: {error.strerror}; what was learned before is kept") from error


def _write(path: Path, content: dict[str, Any]) -> None:
    """Write arrays to a file."""
    with _whole(path) as file:
        np.savez(file, **content)


def _replace(path: Path, content: bytes) -> None:
    """Write a file, new or in the place of an old one."""
    with _whole(path) as file:
        file.write(content)
