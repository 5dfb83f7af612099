"""OpenSpiel's information-set tree search against chance: `python examples/openspiel_ismcts.py --simulations 20`.

Needs `pip install splay[openspiel]`.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import splay.rl.spiel  # noqa: F401 (registers the games)


def play(table: str, simulations: int, seed: int) -> list[float]:
    """Play a match, the search in seat 0; return what each seat gets."""
    game = pyspiel.load_game(table)
    random = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    bots = [search, *[UniformRandomBot(seat, random) for seat in range(1, game.num_players())]]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.randint(len(state.chance_outcomes())))
        else:
            seat = state.current_player()
            action = bots[seat].step(state)
            print(f"{seat}: {state.action_to_string(seat, action)}")
            state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="python_splay_innovation(edition=4e,players=2)")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    print("Returns:", play(chosen.game, chosen.simulations, chosen.seed))


if __name__ == "__main__":
    main()
