"""How the learned judgement is trained: games against itself, and from each what the positions in it were worth::

    training = Training(Path("run"), Recipe("innovation", seed=1))
    while training.batch < 40:
        print(training.step())

Each step plays a batch of games with the network there is, keeps the last few batches, and fits the network to them: a
position should be worth what the next one is worth, and the last one what came of the game, mixed by TD(lambda). Who
plays, the deals and every chance follow from the recipe's seed, and the state is on the disk after each step. So a
training that is killed goes on from there, to the same weights.
"""

from splay.train.learner import Batch, Learner, begun_with, card_names, new_network
from splay.train.playing import NAMES, Played, play_some
from splay.train.recipe import Recipe, Seating
from splay.train.training import Progress, Training, alone_in, check_start, usual_sizes

__all__ = [
    "NAMES",
    "Batch",
    "Learner",
    "Played",
    "Progress",
    "Recipe",
    "Seating",
    "Training",
    "alone_in",
    "begun_with",
    "card_names",
    "check_start",
    "new_network",
    "play_some",
    "usual_sizes",
]
