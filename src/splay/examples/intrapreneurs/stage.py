"""Intrapreneurs as its examples need it."""

from collections.abc import Iterator, Sequence
from typing import Final

from splay.examples.intrapreneurs import showing, telling, trimming
from splay.examples.intrapreneurs.showing import Happening, Numbers, Scene, Start, numbers_of
from splay.examples.playing import Draft, Spec, Stage
from splay.intrapreneurs import layout, shipped_deck
from splay.intrapreneurs.card import END_TURN, Card, Project
from splay.intrapreneurs.game import TURNS, Game
from splay.intrapreneurs.start import EDITION, check_edition
from splay.kernel.decision import DONE, Decision
from splay.kernel.rng import Rng

CHANCES: Final = 4
"""How often a deed is tried, each time with other choices."""

_MAIN: Final = ("take", "draw", "start", "upgrade", "restart", "play")
"""Events that tell what somebody has chosen to do."""

_CLOSING: Final = ("withdraw",)
"""Events with which a round ends."""


class IntrapreneursStage(Stage[Card, Game, Numbers]):
    """Intrapreneurs as its examples need it: with the shipped deck, for others have cards that nobody here knows."""

    @property
    def editions(self) -> list[str]:
        return [EDITION]

    def title(self, edition: str) -> str:
        check_edition(edition)
        return "deck of Intrapreneurs"

    def cards(self, edition: str) -> list[Card]:
        deck = shipped_deck()
        return [*deck.cards, *deck.events]

    def card(self, game: Game, name: str) -> Card:
        found = game.deck.named(name)
        assert found is not None
        return found

    def read(self, spec: Spec) -> Game:
        return layout.read(spec)

    def write(self, game: Game) -> Spec:
        return layout.write(game)

    def numbers(self, game: Game) -> list[Numbers]:
        return [numbers_of(player) for player in game.players]

    def actions(self, game: Game, seat: int) -> list[str]:
        return [action.label for action in game.possible_actions(game.players[seat])]

    def is_for_action(self, decision: Decision) -> bool:
        return decision.values[0].kind == END_TURN.kind

    def is_told(self, outcome: Happening) -> bool:
        """Tell whether nothing is forced after the deed that hides what it shows, and a round ends by its own deed."""
        kinds = [event.kind for event in outcome.events]
        if "review" in kinds:
            return not any(kind not in _CLOSING for kind in kinds[: kinds.index("review")])
        return bool(kinds) and len([kind for kind in kinds if kind in _MAIN]) <= 1

    def goes_on(self, game: Game) -> bool:
        """Tell whether nobody is asked for an action: rounds end and begin, and what is forced or skipped passes."""
        player = game.players[game.current]
        return game.phase != TURNS or player.skips > 0 or len(game.possible_actions(player)) == 1

    def choose(self, decision: Decision, rng: Rng) -> int:
        """Choose on the way by chance, seldom more than is needed."""
        if decision.values[0] is DONE and rng.below(8):
            return 0
        return rng.below(len(decision.values))

    def parts_of(self, card: Card) -> list[str]:
        return showing.parts_of(card)

    def shown(self, card: Card, start: Start, label: str, outcome: Happening) -> list[str]:
        return showing.shown(card, start, label, outcome)

    def promising(self, card: Card, start: Start, lacking: Sequence[str], rng: Rng) -> list[str]:
        """Return what to try for the next deed: all that the player in turn can do, a few times."""
        game = start.game()
        labels = self.actions(game, game.current) * CHANCES
        rng.shuffle(labels)
        return labels

    def in_between(self, card: Card, start: Start, rng: Rng) -> str | None:
        """Return how a project is paused that can then be restarted, or how the turn ends, so that others can act."""
        game = start.game()
        label = card.pause.label if isinstance(card, Project) else END_TURN.label
        return label if label in self.actions(game, game.current) else None

    def without_one(self, card: Card, draft: Draft) -> Iterator[Spec]:
        return trimming.without_one(card, draft)

    def told(self, card: Card, parts: Sequence[str], scenes: Sequence[Scene]) -> str:
        return telling.told(card, parts, scenes)


STAGE: Final = IntrapreneursStage()
