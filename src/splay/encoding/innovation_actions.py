"""What can be chosen in Innovation, as numbered actions."""

from typing import Final

from splay.encoding.spaces import Encoder
from splay.innovation.card import ACHIEVE, DRAW
from splay.innovation.choosing import Achievement, Back, Deck
from splay.innovation.expansions.artifacts import FREE_DOGMA, LEAVE, RETURN
from splay.innovation.expansions.cities import ENDORSE
from splay.innovation.expansions.decrees import Decree
from splay.innovation.expansions.figures import INSPIRE_ACTIONS
from splay.innovation.facts import COLORS
from splay.innovation.game import Game
from splay.kernel.decision import DONE, NO, YES, Choice, Decision, SeatChoice, Value

VALUES: Final = 32
"""The numbers that can be chosen as such are those below; others are chosen by their place in the list."""
SPARE_PLACES: Final = 16
"""How many more options than cards a decision can have at most."""


class InnovationActions(Encoder):
    """The numbered actions for tables with the same edition, sets, players and options as a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(len(game.players))
        self.cards = len(game.cards)
        self.ages = game.edition.top_age + 1
        self.set_names = ["base", *[expansion.key for expansion in game.expansions]]
        self.sets = len(self.set_names)
        self.every_special = game.every_special()
        self.fixed: dict[Choice, int] = {}
        """The actions that are the same whoever is asked, by what they are chosen as."""
        self._lay_out_plain_actions()
        self._lay_out_card_actions(game)
        self._lay_out_other_actions(game)

    def _lay_out_plain_actions(self) -> None:
        add, fixed = self.actions.add, self.fixed
        fixed[YES] = add("yes", (1,), "yes")
        fixed[NO] = add("no", (1,), "no, or none of them")
        fixed[DONE] = add("done", (1,), "no more of them")
        fixed[DRAW] = add("draw", (1,), "the Draw action")
        achieve = add("achieve", (self.ages,), "the Achieve action, by value")
        for age in range(self.ages):
            fixed[ACHIEVE[age]] = achieve + age

    def _lay_out_card_actions(self, game: Game) -> None:
        """Lay out what can be chosen by card: the card itself, and what can be done with it."""
        cards = [side for card in game.cards for side in (card, card.side(True), card.side(False))]
        meld = self.actions.add("meld", (self.cards,), "the Meld action with a card")
        dogma = self.actions.add("dogma", (self.cards,), "the Dogma action with a card")
        itself = self.actions.add("card", (self.cards,), "a card")
        for card in cards:
            self.fixed[card.meld_action] = meld + card.index
            self.fixed[card.dogma_action] = dogma + card.index
            self.fixed[card] = itself + card.index
        if game.edition.parleys:
            parley = self.actions.add("parley", (self.cards,), "using another's card by a parley")
            for card in cards:
                self.fixed[card.parley_action] = parley + card.index
        if game.karmic:
            words = "the Achieve action with a card that a karma offers"
            achieve = self.actions.add("achieve_card", (self.cards,), words)
            for card in cards:
                self.fixed[card.achieve_action] = achieve + card.index
        for name, words in self._card_specials().items():
            start = self.actions.add(name.replace(" ", "_"), (self.cards,), words)
            for card in cards:
                self.fixed[card.special_action(name)] = start + card.index

    def _card_specials(self) -> dict[str, str]:
        """Return the names and the words of the special actions that are about a card."""
        found: dict[str, str] = {}
        if "cities" in self.set_names:
            found[ENDORSE] = "the Endorse action with a top card"
        if "artifacts" in self.set_names:
            found[FREE_DOGMA] = "using the card on display"
            found[RETURN] = "returning the card on display"
            found[LEAVE] = "leaving the card on display"
        return found

    def _lay_out_other_actions(self, game: Game) -> None:
        add, fixed = self.actions.add, self.fixed
        specials = len(self.every_special)
        if game.karmic:
            inspire = add("inspire", (len(COLORS),), "the Inspire action, by colour")
            decree = add("decree", (specials,), "the Decree action, by the decree's place among special achievements")
            for action, color in zip(INSPIRE_ACTIONS, COLORS, strict=True):
                fixed[action] = inspire + color.index
            for place, special in enumerate(self.every_special):
                if isinstance(special, Decree):
                    fixed[special.action] = decree + place
        colors = add("color", (len(COLORS),), "a colour: blue, red, green, yellow, purple")
        for color in COLORS:
            fixed[color] = colors + color.index
        special_start = add("special", (specials,), "a special achievement")
        for place, special in enumerate(self.every_special):
            fixed[special] = special_start + place
        self.value = add("value", (VALUES,), "a number")
        self.achievement = add("achievement", (self.ages,), "an available standard achievement, by value")
        self.deck = add("deck", (self.sets, self.ages), "a deck, by set and value")
        self.player = add("player", (self.players,), "a player")
        self.back = add("back", (self.players, self.sets, self.ages), "a hidden card, by owner, set and value")
        self.add_places(self.cards + SPARE_PLACES)

    def code(self, decision: Decision, index: int) -> int:
        value = decision.values[index]
        code = self.fixed.get(value, -1)
        if code >= 0:
            return code
        if isinstance(value, Value):
            return self.value + value.number if 0 <= value.number < VALUES else -1
        if isinstance(value, SeatChoice):
            return self.player + self._place(value.seat, decision.seat)
        if isinstance(value, Achievement):
            return self.achievement + value.age
        if isinstance(value, Back) and value.set_name in self.set_names:
            owner = self._place(value.seat, decision.seat)
            return self.back + (owner * self.sets + self.set_names.index(value.set_name)) * self.ages + value.age
        if isinstance(value, Deck):
            return self.deck + self.set_names.index(value.set_name) * self.ages + value.age
        return -1

    def _place(self, seat: int, asked: int) -> int:
        """Return the place of a seat clockwise from the one that is asked."""
        return (seat - asked) % self.players
