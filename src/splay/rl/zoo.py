"""Both games as PettingZoo environments: one seat after the other (`env`), or all at once (`parallel_env`).

    from splay.rl import zoo

    env = zoo.env(game="innovation", edition="3e", players=3, expansions=["echoes"])

The agents are player_0, player_1 and so on. An observation has the arrays under "observation" and the legal actions
under "action_mask"; who is not asked can choose nothing. Rewards come at the end: 1 for a victory, -1 for a defeat, 0
if all share it. Who is eliminated stays in the list of agents until the match is over, and is asked no more.
"""

from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from splay.rl.draw import RENDER_MODES, render
from splay.rl.episode import Episode, Observation

NAME: Final = "splay_v1"
ILLEGAL_REWARD: Final = -1.0

Info = dict[str, Any]


def env(**table: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment that an illegal action ends with a defeat; `raw_env` says what it takes."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**table), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class _Table(EzPickle):
    """What both environments have in common: the table, the spaces and the drawing."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": NAME, "render_fps": 2}  # noqa: RUF012 (as PettingZoo has it)

    def __init__(self, render_mode: str | None = None, **table: Any) -> None:
        EzPickle.__init__(self, render_mode, **table)
        self.render_mode = render_mode
        self.episode = Episode(**table)
        self.possible_agents = self.episode.names[:]
        self.agents: list[str] = []
        self._observation_spaces = {agent: self.episode.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.episode.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent can choose."""
        return self._action_spaces[agent]

    def render(self) -> Any:
        """Return or print the table, as the render mode says."""
        return render(self.episode, self.render_mode)

    def _show(self) -> None:
        """Print the table to whoever is watching."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(_Table, AECEnv[str, Observation, int | None]):  # noqa: N801 (it is called so in PettingZoo)
    """The environment itself, which refuses an illegal action.

    It takes what `splay.rl.episode.Episode` takes (game, edition, players, expansions, options, max_cycles, flat) and a
    render mode. After `max_cycles` decisions a match is truncated.
    """

    metadata: dict[str, Any] = {**_Table.metadata, "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Begin another match."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._settle()
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions it can choose from."""
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Choose an action for the agent that is asked; None once it is done."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked has to choose"
        self.episode.act(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._settle()
        self._accumulate_rewards()
        self._show()

    def _settle(self) -> None:
        """See who is asked next, or whether the match is over."""
        episode = self.episode
        if episode.now.result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        elif episode.is_truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(episode.asked, 0)]


class parallel_env(_Table, ParallelEnv[str, Observation, int]):  # noqa: N801 (it is called so in PettingZoo)
    """All agents act at once, but only the action of the one who is asked counts; it takes what `raw_env` takes.

    `infos[agent]["asked"]` says who is. If that one's action is illegal, the first legal one is taken instead, and
    `infos[agent]["illegal"]` says so.
    """

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin another match."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self._show()
        return self._observe(), self._infos(-1)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Choose an action for every agent, of which only that of the one who is asked counts."""
        episode, agents = self.episode, self.agents
        asked, legal = episode.asked, episode.legal()
        action = int(actions[self.possible_agents[asked]])
        episode.act(action if action in legal else legal[0])
        over, truncated = episode.now.result is not None, episode.is_truncated
        rewards = dict(zip(agents, episode.rewards(), strict=True))
        infos = self._infos(-1 if action in legal else asked)
        observations = self._observe()
        self._show()
        if over or truncated:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, truncated), infos

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, illegal: int) -> dict[str, Info]:
        return {
            agent: {"asked": seat == self.episode.asked, "illegal": seat == illegal}
            for seat, agent in enumerate(self.possible_agents)
        }
