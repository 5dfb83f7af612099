"""Both games for OpenSpiel; needs `pip install splay[openspiel]`.

    import pyspiel
    import splay.rl.spiel  # registers the games

    game = pyspiel.load_game("python_splay_innovation(edition=4e,players=2)")

Chance acts once, before the first decision: it picks one of `deals`, and all that is left to chance in a match follows
from it. The actions and the observation tensor are those of `splay.encoding`. A returned utility is 1 for a victory and
-1 for a defeat, 0 if all share it or the match was broken off.
"""

import json
from collections.abc import Callable, Mapping
from pickle import PicklingError
from typing import Any, Final

import numpy as np
import pyspiel

from splay.encoding import Encoder, encoder_for
from splay.games import game_named, setup_of
from splay.innovation import DEFAULT_EDITION
from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind, Setup
from splay.rl.episode import MAX_CYCLES, rewards_of

ATTEMPTS: Final = 8
"""How many worlds are dealt until one looks to a seat exactly as the real one does."""
_BITS: Final = 53


def _type(game: str, players: int, most_players: int, parameters: Mapping[str, Any]) -> "pyspiel.GameType":
    sums = pyspiel.GameType.Utility.ZERO_SUM if players == 2 else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"python_splay_{game}",
        long_name=f"Splay: {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
        default_loadable=True,
    )


class SplayGame(pyspiel.Game):
    """A table of one of the games, and all matches that can be played at it."""

    name: str
    most_players: int
    parameters: Mapping[str, Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.parameters, **(params or {})}
        players = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.length = int(chosen["length"])
        self.kind = game_named(self.name)
        self._table = self._read(chosen)
        self._names = [f"player {seat}" for seat in range(players)]
        self.encoder = encoder_for(self.setup(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=self.length,
        )
        super().__init__(_type(self.name, players, self.most_players, self.parameters), info, dict(params or {}))

    def _read(self, chosen: Mapping[str, Any]) -> tuple[str | None, dict[str, str], list[str]]:
        """Return the edition, the options and the expansions."""
        raise NotImplementedError

    def setup(self, seed: int) -> Setup:
        """Return the setup of the match of one of the deals."""
        edition, options, expansions = self._table
        return setup_of(self.name, self._names, seed, edition, options, expansions)

    def new_initial_state(self, *_: object) -> "SplayState":
        """Return the state before the deal."""
        return SplayState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SplayObserver":
        """Return what observes states: as the seat sees them now, or with all that it has been told."""
        return SplayObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall, params)


class InnovationGame(SplayGame):
    """Innovation. Expansions are joined by a plus, teams are a letter for each seat."""

    name = "innovation"
    most_players = 8
    parameters: Mapping[str, Any] = {
        "edition": DEFAULT_EDITION,
        "players": 2,
        "expansions": "",
        "relics": False,
        "teams": "",
        "deals": 4_096,
        "length": MAX_CYCLES,
    }

    def _read(self, chosen: Mapping[str, Any]) -> tuple[str | None, dict[str, str], list[str]]:
        options = {"relics": "yes"} if chosen["relics"] else {}
        if chosen["teams"]:
            options["teams"] = chosen["teams"]
        return chosen["edition"], options, [name for name in chosen["expansions"].split("+") if name]


class IntrapreneursGame(SplayGame):
    """Intrapreneurs."""

    name = "intrapreneurs"
    most_players = 4
    parameters: Mapping[str, Any] = {"players": 2, "teams": "", "deals": 4_096, "length": MAX_CYCLES}

    def _read(self, chosen: Mapping[str, Any]) -> tuple[str | None, dict[str, str], list[str]]:
        return None, {"teams": chosen["teams"]} if chosen["teams"] else {}, []


class Held:
    """A match as a state holds it: it can be saved as its setup and its answers."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.match.copy())

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.match.setup
        if self.match.kind is not game_named(setup.game):
            raise PicklingError("a state that has been dealt anew cannot be saved: no deal leads to it")
        return _hold, (setup, self.match.answers)


def _hold(setup: Setup, answers: list[int]) -> Held:
    return Held(Match(game_named(setup.game), setup, answers))


class SplayState(pyspiel.State):
    """A match at one of its decisions, or before its deal."""

    def __init__(self, game: SplayGame) -> None:
        super().__init__(game)
        self._held: Held | None = None
        self.chosen: list[list[str]] = [[] for _ in range(game.num_players())]
        """For each seat, the words of all that it has chosen."""
        self.told: list[list[str]] = [[] for _ in range(game.num_players())]
        """For each seat, what it was told before the match that is played here."""

    @property
    def match(self) -> Match | None:
        """The match, once it has been dealt."""
        return None if self._held is None else self._held.match

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return None if self.match is None else self.match.decision

    def _is_over(self) -> bool:
        return self.match is not None and (self.match.decision is None or self.move_number() > self.get_game().length)

    # What OpenSpiel asks

    def current_player(self) -> int:
        """Return the seat that is to choose."""
        if self._is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.decision is None else self.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().encoder.codes(self.decision)) if self.decision is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each equally likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            game = self.get_game()
            self._held = Held(Match(game.kind, game.setup(int(action))))
            return
        decision = self.match.decision
        assert decision is not None
        index = self.get_game().encoder.codes(decision).index(action)
        self.chosen[decision.seat].append(f"{decision.prompt}: {decision.values[index].label}")
        self.match.answer(index)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        encoder: Encoder = self.get_game().encoder
        decision = self.decision
        if decision is not None and decision.seat == player:
            codes = encoder.codes(decision)
            if action in codes:
                return decision.values[codes.index(action)].label
        block, place = encoder.actions.at(action)
        return f"{block.name} {' '.join(map(str, place))}"

    def is_terminal(self) -> bool:
        """Tell whether the match is over or has been broken off."""
        return self._is_over()

    def returns(self) -> list[float]:
        """Return what each seat gets."""
        return rewards_of(None if self.match is None else self.match.result, self.num_players())

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return json.dumps([self.match.setup.seed, self.match.answers, self.chosen])

    # What a seat knows

    def seen(self, player: int) -> str:
        """Return what a seat sees now, and what it is asked."""
        if self.match is None:
            return ""
        asked = self.decision if self.decision is not None and self.decision.seat == player else None
        return json.dumps([self.match.view(player).to_json(), asked.to_json() if asked else None])

    def known(self, player: int) -> str:
        """Return all that a seat has been told and has chosen, and what it sees now."""
        log = [] if self.match is None else self.match.log(player)
        return "\n".join([*self.told[player], *log, *self.chosen[player], self.seen(player)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SplayState":
        """Return a state that is to a seat as this one, with what it cannot know dealt anew.

        If no other is found, it is this one's copy. It is played on, and never saved: no deal leads to it.
        """
        twin: SplayState = self.clone()
        rng = Rng(int(sampler() * (1 << _BITS)))
        for _ in range(ATTEMPTS if self.match is not None and self.match.decision is not None else 0):
            if self._deal_anew(twin, player, rng):
                break
        return twin

    def _deal_anew(self, twin: "SplayState", player: int, rng: Rng) -> bool:
        """Put a world that could be the real one into another state; tell whether it looks the same to the seat."""
        match = self.match
        assert match is not None
        world = match.boundary.resample(player, match.now, rng)
        kind = GameKind(match.kind.name, match.kind.rules, lambda _: world.copy())
        try:
            other = Match(kind, match.setup, match.since)
        except IllegalAnswer:
            return False
        if other.decision is None or not self._is_same(other, player):
            return False
        mine, its = match.log(player), other.log(player)
        before = len(mine) - len(its)
        if mine[before:] != its:
            return False
        # What the others have been told of their own cards is no longer true; what everyone was told is.
        twin.told = [self.told[seat] + match.log(None)[:before] for seat in range(self.num_players())]
        twin.told[player] = self.told[player] + mine[:before]
        twin._held = Held(other)
        return True

    def _is_same(self, other: Match, player: int) -> bool:
        """Tell whether another match asks the same seat and looks the same to one of the seats."""
        match = self.match
        assert match is not None and match.decision is not None and other.decision is not None
        mine, its = match.decision, other.decision
        if mine.seat != its.seat or match.view(player).to_json() != other.view(player).to_json():
            return False
        return mine.seat != player or mine.to_json() == its.to_json()


class SplayObserver:
    """What a seat observes: the encoding as numbers, or all that it knows in words."""

    def __init__(self, game: SplayGame, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.encoder = game.encoder
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(self.encoder.observations.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for block in self.encoder.observations.blocks:
                part = self.tensor[block.start : block.start + block.size]
                self.dict[block.name] = part.reshape(block.shape)

    def set_from(self, state: SplayState, player: int) -> None:
        """Write what a seat observes into the tensor."""
        if self.tensor is not None:
            row = np.zeros(self.tensor.size, np.int16)
            if state.match is not None:
                self.encoder.write(state.match.now, player, state.match.decision, row.data)
            self.tensor[:] = row

    def string_from(self, state: SplayState, player: int) -> str:
        """Return what a seat observes in words."""
        return state.known(player) if self.recalls else state.seen(player)


for _game in (InnovationGame, IntrapreneursGame):
    pyspiel.register_game(_type(_game.name, 2, _game.most_players, _game.parameters), _game)
