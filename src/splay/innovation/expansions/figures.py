"""Figures in the Sand: how figures are drawn and fade, and the Inspire and Decree actions. Karmas are in `karma.py`."""

from typing import TYPE_CHECKING, Final

from splay.innovation.card import FIGURES, Action, Card, figures
from splay.innovation.effect import INSPIRE_EFFECT
from splay.innovation.expansions.decrees import DECREE, DECREES, Decree
from splay.innovation.expansions.forecast import Foreshadowing
from splay.innovation.facts import COLORS, Color, mask_of
from splay.innovation.facts import INSPIRE as INSPIRE_SLOT
from splay.innovation.karma import ACHIEVEMENTS, FADE, INSPIRABLE, INSPIRE_ACTION, STACK, Would
from splay.innovation.standing import Standing
from splay.innovation.zone import Pile

if TYPE_CHECKING:
    from splay.innovation.player import Player

_NOTHING: Final[list[str]] = []
_NO_COLORS: Final[list[Color]] = []
_NO_DECREES: Final[list[Decree]] = []
_INSPIRE_EFFECTS: Final = mask_of([INSPIRE_SLOT])
INSPIRE: Final = "inspire"
FADING: Final = "Fade a figure"
INSPIRE_ACTIONS: Final = [Action(INSPIRE, f"Inspire {color.name}", special=True, target=color) for color in COLORS]


class Figures(Foreshadowing):
    """Figures in the Sand by the rulebook of the third edition."""

    def __init__(self) -> None:
        super().__init__(
            "Figures in the Sand",
            FIGURES,
            DECREES,
            # Ruling: figures foreshadow, so the forecast and its promotions are in each game with them.
            free_dogma=True,
            special_actions=[INSPIRE, DECREE],
            has_karmas=True,
            gives_free_draws=True,
        )

    # Drawing figures

    def after_achieve_action(self, player: "Player") -> None:
        """Draw a figure, as each opponent does."""
        player.draw_from(self.key, value=player.highest_top())

    # Karmas

    def after_placing(self, player: "Player", card: Card, verb: str) -> None:
        """Let a figure's karma act when it is melded; after a Meld action that comes last."""
        if verb == "meld" and player.game.melding is not card:
            self.act_when(player, card)

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        if player.forecast:
            super().after_meld_action(player, card, covered)
        if card.karmas:
            self.act_when(player, card)

    def act_when(self, player: "Player", card: Card) -> None:
        """Let the karmas of a figure act that has been melded, unless a karma has melded it, or its player has left."""
        game = player.game
        for karma in card.karmas:
            if karma.when is not None and game.karma is None and not game.has_left(player.seat):
                game.act_when(player, karma)

    def board_achievements(self, player: Standing) -> list[str]:
        """Return what counts as achievements by karmas."""
        if not player.doors & ACHIEVEMENTS:
            return _NOTHING
        you = player.game.players[player.seat]
        karmas = player.each[ACHIEVEMENTS]
        return [words for karma in karmas if karma.words is not None for words in karma.words(you)]

    # Fading

    def after_action(self, player: "Player", done: list[Card]) -> None:
        """Fade figures: score top ones, one by one, until only one is left."""
        game = player.game
        # Ruling: a figure that a karma has kept on top when it faded does not fade again after the same action.
        tops = self.on_top(player)
        while len(tops) > 1:
            able = [card for card in tops if card not in done]
            if not able or (FADE in game.would and game.interrupted(Would(player), FADE)):
                return
            figure = player.choose(able, FADING)
            assert figure is not None
            done.append(figure)
            game.note("fade", player, (figure,))
            player.score(figure)
            tops = self.on_top(player)

    def on_top(self, player: "Player") -> list[Card]:
        """Return a player's top figures: the top cards with karmas."""
        return [pile.cards[-1] for pile in player.piles if pile.karmas]

    # Inspire and Decree

    def actions(self, player: "Player") -> list[Action]:
        actions: list[Action] = []
        if player.marks & _INSPIRE_EFFECTS or player.doors & INSPIRABLE:
            altered = player.doors & (STACK | INSPIRABLE)
            for pile in player.piles:
                if pile.marks & _INSPIRE_EFFECTS or (altered and self._is_inspired_by_karma(player, pile)):
                    actions.append(INSPIRE_ACTIONS[pile.color.index])
        # Two figures are enough only by a karma.
        too_few = 1 if player.bearers else 2
        if len(player.hand) > too_few:
            held: list[Card] = []
            for card in player.hand:
                if card.karmas:
                    held.append(card)
            if len(held) > too_few:
                actions += [decree.action for decree in self.decrees(player, held)]
        return actions

    def _is_inspired_by_karma(self, player: "Player", pile: Pile) -> bool:
        """Tell whether karmas let a colour be inspired in which no inspire effect can be seen."""
        return bool(player.effects_in(pile, INSPIRE_EFFECT) or player.more(INSPIRABLE, pile.color.index))

    def perform(self, player: "Player", action: Action) -> None:
        if isinstance(action.target, Color):
            self.inspire(player, action.target)
        elif isinstance(action.target, Decree):
            self.issue(player, action.target)

    def inspire(self, player: "Player", color: Color) -> None:
        """Carry out the inspire effects of a colour, and draw a card of the value of its top card."""
        game, pile = player.game, player.piles[color.index]
        it = Would(player)
        it.color = color
        game.note(INSPIRE, player, (color,))
        if game.would and game.interrupted(it, INSPIRE_ACTION):
            return
        # Ruling: those effects that are in sight now, whatever they bring to light or cover.
        game.execute_alone(player, pile, player.effects_in(pile, INSPIRE_EFFECT))
        player.draw(value=player.top_value(pile))

    def decrees(self, player: "Player", held: list[Card]) -> list[Decree]:
        """Return the decrees that a player can issue with the figures in hand, of which there are several."""
        eased: list[str] = []
        if player.bearers:
            for pile in player.piles:
                for karma in pile.karmas:
                    if karma.decree:
                        eased.append(karma.decree)
        several = len(held) >= 3 and len({card.age for card in held}) >= 3
        colors = [card.color for card in held] if several else _NO_COLORS
        if not (eased or colors):
            return _NO_DECREES
        in_play = [special for other in player.everyone for special in other.specials] + list(player.game.specials)
        return [decree for decree in DECREES if (decree.name in eased or decree.color in colors) and decree in in_play]

    def issue(self, player: "Player", decree: Decree) -> None:
        """Remove the whole hand, and claim a decree, use it or take it from another player."""
        game = player.game
        held = figures(player.hand)
        if len({card.age for card in held}) >= 3:
            # That there is a figure of its colour has to be shown; their values everyone can see.
            player.prove([card for card in held if card.color is decree.color][:1])
        game.note(DECREE, player, (decree,))
        player.remove_all(player.hand[:])
        holder = next((other for other in player.everyone if decree in other.specials), None)
        if holder is not None and holder is not player:
            game.return_special(decree, holder, player)
        elif holder is player or player.claim(decree):
            game.execute_alone(player, player.piles[decree.color.index], [decree.effect])


FIGURES_DELUXE: Final = Figures()
"""The rules of the third edition."""
