"""Speed beside innovation-tui, the other Innovation engine on PyPI, in one run on one core.

Both play two-player games of the third edition at random: every decision is uniform over its options. innovation-tui
is driven through its own engine functions with its printing, pausing, screen clearing and undo snapshots left out,
which is the fastest way to run it. The two take turns, so that a busy machine slows both alike.

    python benchmarks/peers.py [--seconds 10] [--json]
"""

import argparse
import contextlib
import importlib
import json
import random
import time
from types import ModuleType
from typing import Any

from splay.bots.random import RandomBot
from splay.innovation.start import begin
from splay.kernel.agent import Table
from splay.kernel.setup import Setup


def calibration() -> float:
    """Return the seconds that a fixed pure-Python loop takes, to compare figures from different machines."""
    start = time.perf_counter()
    total = 0
    for number in range(3_000_000):
        total += number & 7
    assert total
    return time.perf_counter() - start


def splay_game(seed: int) -> int:
    """Play one game; return its number of decisions."""
    game = begin(Setup("innovation", "3e", ["base"], ["ann", "bob"], seed))
    table = Table(game, [RandomBot(seed), RandomBot(~seed)])
    table.play()
    return table.decisions


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


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Let both play in turns for so long in all; return games, decisions and rates of each."""
    peer = Peer()
    players = {"splay": splay_game, "innovation-tui": peer.game}
    totals = {name: {"games": 0.0, "decisions": 0.0, "seconds": 0.0} for name in players}
    seed = 0
    while sum(total["seconds"] for total in totals.values()) < seconds:
        for name, play in players.items():
            start = time.perf_counter()
            rounds = 20 if name == "innovation-tui" else 160
            totals[name]["decisions"] += sum(play(seed + number) for number in range(rounds))
            totals[name]["games"] += rounds
            totals[name]["seconds"] += time.perf_counter() - start
        seed += 160
    for total in totals.values():
        total["games_per_second"] = total["games"] / total["seconds"]
        total["decisions_per_second"] = total["decisions"] / total["seconds"]
    return totals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play in all")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    loop = calibration()
    totals = measure(options.seconds)
    ours, theirs = totals["splay"], totals["innovation-tui"]
    games = ours["games_per_second"] / theirs["games_per_second"]
    decisions = ours["decisions_per_second"] / theirs["decisions_per_second"]
    if options.json:
        print(json.dumps({"calibration_seconds": loop, "ratio_games": games, "ratio_decisions": decisions, **totals}))
        return
    print(f"calibration loop: {loop:.3f} s")
    for name, total in totals.items():
        print(
            f"{name:15} {total['games_per_second']:8.1f} games/s {total['decisions_per_second']:10.0f} decisions/s "
            f"({total['games']:.0f} games, {total['decisions'] / total['games']:.0f} decisions a game)"
        )
    print(f"splay plays {games:.1f} times as many games a second, {decisions:.1f} times as many decisions")


if __name__ == "__main__":
    main()
