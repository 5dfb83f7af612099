"""Both games as Gymnasium environments for one learner, with bots in the other seats.

    import gymnasium

    env = gymnasium.make("splay.rl.gym:Splay/Innovation-v1", edition="3e", players=3, bots=["greedy", "random"])

An observation has the arrays under "observation" and the legal actions under "action_mask", which is in the infos as
well. The reward comes at the end: 1 for a victory, -1 for a defeat, 0 if all share it. An illegal action loses at once.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium

from splay.bots import make_bot
from splay.kernel.agent import Agent
from splay.kernel.errors import SetupError
from splay.kernel.rng import Rng
from splay.rl.draw import RENDER_MODES, render
from splay.rl.episode import Episode, Observation
from splay.simulate import fill_seats

INNOVATION_ID: Final = "Splay/Innovation-v1"
INTRAPRENEURS_ID: Final = "Splay/Intrapreneurs-v1"

Bot = str | Callable[[int], Agent]
"""A bot by its name, or what makes one from a seed."""
Info = dict[str, Any]


class SplayEnv(gymnasium.Env[Observation, int]):
    """One seat of a table is the learner's, the others are bots', repeated in turn.

    Besides these it takes what `splay.rl.episode.Episode` takes (game, edition, players, expansions, options,
    max_cycles, flat) and a render mode. Without a seat the learner sits anywhere, as the seed of the match says.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        bots: Sequence[Bot] = ("greedy",),
        seat: int | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.render_mode = render_mode
        self.episode = Episode(**table)
        players = len(self.episode.names)
        if seat is not None and not 0 <= seat < players:
            raise SetupError(f"there is no seat {seat}: the seats are 0 to {players - 1}", "seats")
        if not bots:
            raise SetupError("someone has to sit in the other seats: name at least one bot", "seats")
        self._bots = list(bots)
        fill_seats([str(bot) for bot in bots], players - 1)
        for bot in bots:
            _bot(bot, 0)
        self._seat = seat
        self.seat = 0
        """The learner's seat in this match."""
        self._agents: dict[int, Agent] = {}
        self.observation_space = self.episode.observation_space()
        self.action_space = self.episode.action_space()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin another match, and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        self.episode.reset(seed)
        self._sit_down()
        while self.episode.now.decision is None:
            # Nothing was left to the learner: another match.
            self.episode.reset()
            self._sit_down()
        self._show()
        return self._observe()

    def _sit_down(self) -> None:
        """Take the seats, and let the bots play until the learner is asked."""
        chance = Rng(self.episode.now.setup.seed)
        players = len(self.episode.names)
        self.seat = chance.below(players) if self._seat is None else self._seat
        others = [(self.seat + step) % players for step in range(1, players)]
        self._agents = {
            other: _bot(self._bots[place % len(self._bots)], chance.next()) for place, other in enumerate(others)
        }
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        match = self.episode.now
        while match.decision is not None and match.decision.seat != self.seat and not self.episode.is_truncated:
            asked = match.decision.seat
            match.answer(self._agents[asked].decide(match.decision, match.seats[asked]))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Choose an action, and let the bots play until the learner is asked again or the match is over."""
        if int(action) not in self.episode.legal():
            seen, info = self._observe()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.episode.act(action)
        self._let_bots_play()
        self._show()
        over = self.episode.now.result is not None
        seen, info = self._observe()
        return seen, self.episode.rewards()[self.seat], over, self.episode.is_truncated, info

    def _observe(self) -> tuple[Observation, Info]:
        seen = self.episode.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat, "illegal": False}

    def render(self) -> Any:
        """Return or print the table, as the render mode says."""
        return render(self.episode, self.render_mode)

    def _show(self) -> None:
        """Print the table to whoever is watching."""
        if self.render_mode == "human":
            self.render()


def _bot(bot: Bot, seed: int) -> Agent:
    return make_bot(bot, seed) if isinstance(bot, str) else bot(seed)


gymnasium.register(INNOVATION_ID, entry_point="splay.rl.gym:SplayEnv", kwargs={"game": "innovation"})
gymnasium.register(INTRAPRENEURS_ID, entry_point="splay.rl.gym:SplayEnv", kwargs={"game": "intrapreneurs"})
