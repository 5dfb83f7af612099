"""Innovation as its examples need it."""

from collections.abc import Iterator, Sequence
from typing import Final

from splay.examples.innovation import showing, telling, trimming
from splay.examples.innovation.showing import Happening, Numbers, Scene, Start, numbers_of
from splay.examples.playing import Draft, Spec, Stage
from splay.innovation import layout
from splay.innovation.card import Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS, edition_named
from splay.innovation.game import Game
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng

ACTION: Final = "Choose an action"

TRIED: Final = 8
"""How many deeds are tried for the next one."""


class InnovationStage(Stage[Card, Game, Numbers]):
    """Innovation as its examples need it."""

    @property
    def editions(self) -> list[str]:
        return list(EDITIONS)

    def title(self, edition: str) -> str:
        return edition_named(edition).title

    def cards(self, edition: str) -> list[Card]:
        rules = edition_named(edition)
        expansions = list(rules.expansions.values())
        return catalogue(rules, expansions, any(expansion.has_relics for expansion in expansions))

    def card(self, game: Game, name: str) -> Card:
        return next(card for card in game.cards if card.name == name)

    def read(self, spec: Spec) -> Game:
        return layout.read(spec)

    def write(self, game: Game) -> Spec:
        return layout.write(game)

    def numbers(self, game: Game) -> list[Numbers]:
        return [numbers_of(player) for player in game.players]

    def actions(self, game: Game, seat: int) -> list[str]:
        return [action.label for action in game.possible_actions(game.players[seat])]

    def is_for_action(self, decision: Decision) -> bool:
        return decision.prompt == ACTION

    def is_told(self, outcome: Happening) -> bool:
        return bool(outcome.events) and outcome.events[0].kind not in ("claim", "end", "turn")

    def parts_of(self, card: Card) -> list[str]:
        return showing.parts_of(card)

    def shown(self, card: Card, start: Start, label: str, outcome: Happening) -> list[str]:
        return showing.shown(card, start, label, outcome)

    def promising(self, card: Card, start: Start, lacking: Sequence[str], rng: Rng) -> list[str]:
        """Return what to try for the next deed: first what is about the card or its colour."""
        game = start.game()
        labels = list(dict.fromkeys(self.actions(game, game.current)))
        rng.shuffle(labels)
        about = {card.meld_action.label, card.dogma_action.label}
        if "inspire" in lacking:
            about.add(f"Inspire {card.color.name}")
        if "echo" in lacking:
            about |= {top.dogma_action.label for top in game.players[game.current].tops() if top.color is card.color}
        return sorted(labels, key=lambda label: label not in about)[:TRIED]

    def in_between(self, card: Card, start: Start, rng: Rng) -> str | None:
        """Return how another card is laid upon one with an echo effect, which can then be used."""
        game = start.game()
        if not card.echo:
            return None
        player = game.players[game.current]
        covers = [held for held in player.hand if held.color is card.color and held.printed and not held.karmas]
        if card not in player.tops() or not covers:
            return None
        return covers[rng.below(len(covers))].meld_action.label

    def without_one(self, card: Card, draft: Draft) -> Iterator[Spec]:
        return trimming.without_one(card, draft.spec)

    def told(self, card: Card, parts: Sequence[str], scenes: Sequence[Scene]) -> str:
        return telling.told(card, parts, scenes)


STAGE: Final = InnovationStage()
