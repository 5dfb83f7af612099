"""Speed beside innovation-tui, the other Innovation engine on PyPI, in one run on one core.

Both play two-player games of the third edition at random: every decision is uniform over its options. innovation-tui
is driven through its own engine functions with its printing, pausing, screen clearing and undo snapshots left out,
which is the fastest way to run it. The two take turns, so that a busy machine slows both alike.

    python benchmarks/peers.py [--seconds 10] [--json]

It measures the build that is running, compiled or pure, and says which. Times are those of the processor.
"""

import argparse
import contextlib
import importlib
import importlib.metadata
import json
import platform
import random
from dataclasses import asdict, dataclass
from types import ModuleType
from typing import Any

from splay import __version__, build
from splay.bench import Tally, in_turns, play, table_setup

OUR_ROUND = 160
THEIR_ROUND = 20
"""How many games each plays before it is the other's turn."""


class Peer:
    """innovation-tui with every question answered at random and nothing printed."""

    def __init__(self) -> None:
        self.modules = self._modules()
        self.state: Any = self.modules["state"]
        self.engine: Any = self.modules["engine"]
        self.decisions = 0
        self.choice = random.Random(0)
        for module in self.modules.values():
            self._silence(module)

    def _modules(self) -> dict[str, ModuleType]:
        names = ["state", "engine", "ui", "handlers.common"]
        names += [f"handlers.age{age:02}" for age in range(1, 11)]
        importlib.import_module("innovation")
        return {name: importlib.import_module(f"innovation.{name}") for name in names}

    def _silence(self, module: ModuleType) -> None:
        replacements = {
            "choose_from_list": self._from_list,
            "choose_card_from_hand": lambda player, prompt="": self._from_list(list(player["hand"].values()), prompt),
            "choose_color_with_cards": self._color,
            "_ask_yn": lambda prompt: self._pick(2) == 0,
            "ask": lambda prompt="": "yn"[self._pick(2)],
            "header": lambda title: None,
            "pause": lambda message="": None,
        }
        for name, replacement in replacements.items():
            if hasattr(module, name):
                setattr(module, name, replacement)
        setattr(module, "print", lambda *args, **kwargs: None)  # noqa: B010

    def _pick(self, count: int) -> int:
        if count > 1:
            self.decisions += 1
        return int(self.choice.random() * count)

    def _from_list(
        self, items: list[Any], prompt: str = "", allow_cancel: bool = True, label_fn: object = None
    ) -> object:
        if not items:
            return None
        index = self._pick(len(items) + allow_cancel)
        return items[index] if index < len(items) else None

    def _color(self, player: Any, prompt: str = "", min_cards: int = 1) -> object:
        colors = [color for color, pile in player["board"].items() if len(pile["cards"]) >= min_cards]
        return self._from_list(colors, prompt)

    def game(self, seed: int) -> int:
        """Play one game; return its number of decisions."""
        random.seed(seed)
        self.choice = random.Random(seed)
        self.decisions = 0
        decks, achievements = self.engine.make_decks()
        players = [self.state.make_player(1, "ann"), self.state.make_player(2, "bob")]
        with contextlib.suppress(self.state.DecksExhausted, self.engine.PlayerWins):
            self._play(players, decks, achievements)
        return self.decisions

    def _play(self, players: list[Any], decks: Any, achievements: Any) -> None:
        tops = []
        for player in players:
            for _ in range(2):
                self.state.draw_card(player, 1, decks)
            names = list(player["hand"])
            tops.append(self.state.meld_from_hand(player, names[self._pick(2)])["name"])
        current, left = (0 if tops[0] < tops[1] else 1), 1
        while True:
            player, opponent = players[current], players[1 - current]
            player["turn_scored"] = player["turn_tucked"] = 0
            for _ in range(left):
                self._act(player, opponent, decks, achievements)
                self.engine.check_special_achievements((player, opponent), achievements)
                if self.engine.check_win(player, 2) or self.engine.check_win(opponent, 2):
                    return
            current, left = 1 - current, 2

    def _act(self, player: Any, opponent: Any, decks: Any, achievements: Any) -> None:
        hand = list(player["hand"])
        tops = [pile["cards"][-1] for pile in player["board"].values() if pile["cards"]]
        ages = self.engine.get_achievable(player, achievements)
        index = self._pick(1 + len(hand) + len(tops) + len(ages))
        if index == 0:
            self.state.draw_card(player, max(1, self.state.get_max_age(player)), decks)
        elif index <= len(hand):
            self.state.meld_from_hand(player, hand[index - 1])
        elif index <= len(hand) + len(tops):
            card = tops[index - 1 - len(hand)]
            self.engine.execute_dogma(player, opponent, card, decks, achievements)
        else:
            self.engine.do_achieve(player, ages[index - 1 - len(hand) - len(tops)], achievements)


@dataclass(frozen=True)
class Speed:
    """How many games one of the two has played, and how fast."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


def measure(seconds: float) -> tuple[float, Speed, Speed]:
    """Let both play in turns for so long in all; return the calibration, our speed and theirs."""
    peer = Peer()
    rounds = 0

    def ours(number: int) -> int:
        nonlocal rounds
        rounds += 1
        return sum(play(table_setup(number * OUR_ROUND + game, edition="3e")) for game in range(OUR_ROUND))

    def theirs(number: int) -> int:
        return sum(peer.game(number * THEIR_ROUND + game) for game in range(THEIR_ROUND))

    loop, [our_tally, their_tally] = in_turns(seconds, ours, theirs)
    return loop, speed(rounds * OUR_ROUND, our_tally), speed(rounds * THEIR_ROUND, their_tally)


def speed(games: int, decisions: Tally) -> Speed:
    """Return the speed of so many games with so many decisions."""
    seconds = decisions.seconds
    return Speed(games, decisions.count, seconds, games / seconds, decisions.per_second)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play in all")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    loop, ours, theirs = measure(options.seconds)
    about = {
        "version": __version__,
        "build": build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "peer_version": importlib.metadata.version("innovation-tui"),
        "calibration_seconds": loop,
        "ratio_games": ours.games_per_second / theirs.games_per_second,
        "ratio_decisions": ours.decisions_per_second / theirs.decisions_per_second,
    }
    if options.json:
        print(json.dumps({**about, "splay": asdict(ours), "innovation-tui": asdict(theirs)}, indent=2))
        return
    print(f"splay {about['version']} ({about['build']}) on {about['python']}; calibration loop: {1000 * loop:.2f} ms")
    for name, one in ((f"splay, {about['build']}", ours), ("innovation-tui", theirs)):
        print(
            f"{name:15} {one.games_per_second:8.1f} games/s {one.decisions_per_second:10.0f} decisions/s "
            f"({one.games} games, {one.decisions / one.games:.0f} decisions a game)"
        )
    print(
        f"splay, {about['build']}, plays {about['ratio_games']:.1f} times as many games a second, "
        f"{about['ratio_decisions']:.1f} times as many decisions"
    )


if __name__ == "__main__":
    main()
