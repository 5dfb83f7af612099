"""The greedy bot at Intrapreneurs: stronger than chance, whatever the number of players."""

import pytest

from splay.bots import make_bot
from splay.intrapreneurs import INTRAPRENEURS, new_setup
from splay.kernel.agent import Table


def wins_of_greedy(games: int, *others: str) -> int:
    wins = 0
    for number in range(games):
        turn = number % (len(others) + 1)
        seats = [*others[:turn], "greedy", *others[turn:]]
        game = INTRAPRENEURS.begin(new_setup(seats, number))
        Table(game, [make_bot(name, number) for name in seats]).play()
        assert game.result is not None
        wins += game.result.winners == [seats.index("greedy")]
    return wins


def test_greedy_beats_random_in_at_least_9_of_10_games() -> None:
    assert wins_of_greedy(30, "random") >= 27


@pytest.mark.parametrize("others", [2, 3])
def test_greedy_beats_several_random_bots(others: int) -> None:
    assert wins_of_greedy(10, *["random"] * others) >= 9
