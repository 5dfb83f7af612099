"""The words that cards are written in: draw, meld, tuck, score, return, splay.

Every word that moves a card goes through `Game.move`. A word that is given nothing (None, an empty list) does nothing
and says so, because an effect is carried out as far as it can be; so does one that leaves a card where it is.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from splay.innovation.card import BASE, Card, of_value
from splay.innovation.choosing import Choosing, Deck
from splay.innovation.facts import SPLAYS, UNSPLAYED, Color
from splay.innovation.karma import DRAW, Would
from splay.innovation.ordering import Batch, is_watched
from splay.innovation.standing import Standing
from splay.innovation.zone import BOARD, DECK, FORECAST, HAND, JUNK, SCORE, Zone
from splay.kernel.decision import NO, Choice, SeatChoice

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Words(Choosing):
    """What a player can do with cards."""

    __slots__ = ()

    # Drawing

    # A value that is printed as a glyph, {4}, is given as it is: karmas can change it. Any other value, such as one
    # that is counted, is given by its name: draw(value=card.age + 1).

    def printed(self, value: int) -> int:
        """Return as what a value counts that is printed as a glyph in the effect that is carried out."""
        return self.game.printed_value(self, value) if self.game.karmic else value

    def draw(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card of a value, or of the next higher one there is."""
        game = self.game
        if printed:
            value = game.printed_value(self, printed) if game.karmic else printed
        if game.expansions:
            if DRAW in game.would:
                self._let_karmas_act(value)
            return self.draw_at_last(value)
        card = game.deck_to_draw(value).cards[-1]
        game.move(card, self.hand_zone, "draw", self)
        return card

    def _let_karmas_act(self, value: int) -> None:
        """Let karmas act before a card of a value is drawn."""
        game = self.game
        if DRAW in game.would:
            game.interrupted(Would(cast("Player", self), age=game.deck_to_draw(value).age), DRAW)

    def draw_at_last(self, value: int, set_name: str = "") -> Card:
        """Draw a card, of an expansion if one is named, with no karma acting first."""
        game = self.game
        # An age without base cards is empty for all sets; where only the set's own deck is out, it is a usual draw.
        deck = game.deck_to_draw(value)
        if set_name and (own := game.deck(deck.age, game.set_index(set_name))).cards:
            deck = own
        else:
            for expansion, first_deck in game.suppliers:
                deck = expansion.supply(self, deck, game.zones[first_deck + deck.age])
        card = deck.cards[-1]
        game.move(card, self.hand_zone, "draw", self)
        return card

    def draw_from(self, set_name: str, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card of an expansion, of a value or of the next higher one that is not empty."""
        value = self.printed(printed) if printed else value
        self._let_karmas_act(value)
        return self.draw_at_last(value, set_name)

    def draw_of_type(self, set_name: str, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card of a set that is in the game, the base set or an expansion's, as far as its deck has one."""
        if set_name != BASE.name:
            return self.draw_from(set_name, printed, value=value)
        value = self.printed(printed) if printed else value
        self._let_karmas_act(value)
        card = self.game.deck_to_draw(value).cards[-1]
        self.game.move(card, self.hand_zone, "draw", self)
        return card

    def draw_there(self, deck: Zone) -> Card | None:
        """Draw the top card of this very deck, if there is one, with no karma acting first."""
        if not deck.cards:
            return None
        card = deck.cards[-1]
        self.game.move(card, self.hand_zone, "draw", self)
        return card

    def draw_several(self, count: int, printed: int = 0, *, value: int = 0) -> list[Card]:
        """Draw several cards of a value, one after the other; returns those that are in hand afterwards."""
        return self.still_held([self.draw(printed, value=value) for _ in range(count)])

    def still_held(self, drawn: list[Card]) -> list[Card]:
        """Return those of some drawn cards that no karma has taken from this hand while others were drawn."""
        if not self.game.karmic:
            return drawn
        return [card for card in drawn if self.game.where[card.index] == self.hand_zone.index]

    def draw_and_meld(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and meld it; returns it as it lies on the board."""
        card = self.draw(printed, value=value)
        self.meld(card)
        return card.side(True)

    def draw_and_tuck(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and tuck it; returns it as it lies on the board."""
        card = self.draw(printed, value=value)
        self.tuck(card)
        return card.side(True)

    def draw_and_score(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and score it."""
        card = self.draw(printed, value=value)
        self.score(card)
        return card

    def draw_and_reveal(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and show it to everyone; it stays in hand."""
        card = self.draw(printed, value=value)
        self.reveal([card])
        return card

    def draw_and_foreshadow(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and foreshadow it."""
        card = self.draw(printed, value=value)
        self.foreshadow(card)
        return card

    def draw_and_achieve(self, printed: int = 0, *, value: int = 0) -> Card:
        """Draw a card and take it as an achievement, without being eligible for it."""
        card = self.draw(printed, value=value)
        self.game.move(card, self.achievement_zone, "achieve", self)
        return card

    # Moving cards

    def meld(self, card: Card | None) -> bool:
        """Put a card on top of its colour on this board."""
        if card is None:
            return False
        return self.game.move(card, self.piles[card.color.index], "meld", self)

    def meld_all(self, cards: list[Card]) -> int:
        """Meld some cards in an order of this player's choice; returns how many."""
        ordered = self.arrange(cards, True, "Meld first")
        return len(self._one_by_one("meld", ordered, self, BOARD, self.meld))

    def tuck(self, card: Card | None) -> bool:
        """Put a card under its colour on this board."""
        if card is None:
            return False
        return self.game.move(card, self.piles[card.color.index], "tuck", self, False)

    def tuck_all(self, cards: list[Card]) -> int:
        """Tuck some cards in an order of this player's choice; returns how many."""
        return len(self.tuck_each(cards))

    def tuck_each(self, cards: list[Card]) -> list[Card]:
        """Tuck some cards in an order of this player's choice; returns which of them were tucked."""
        ordered = self.arrange(cards, True, "Tuck first")
        return self._one_by_one("tuck", ordered, self, BOARD, self.tuck)

    def score(self, card: Card | None) -> bool:
        """Put a card into this player's score pile; it counts as scored."""
        if card is None:
            return False
        return self.game.move(card, self.score_zone, "score", self)

    def score_all(self, cards: list[Card]) -> int:
        """Score some cards; returns how many."""
        return len(self.score_each(cards))

    def score_each(self, cards: list[Card]) -> list[Card]:
        """Score some cards; returns which of them were scored."""
        return self._one_by_one("score", cards[:], self, SCORE, self.score)

    def foreshadow(self, card: Card | None) -> bool:
        """Put a card into this player's forecast."""
        if card is None:
            return False
        return self.game.move(card, self.zone(FORECAST), "foreshadow", self)

    def achieve(self, card: Card | None) -> bool:
        """Take a card as a standard achievement, if eligible; returns whether that was done."""
        if card is None or not self.is_eligible(card.age):
            return False
        return self.game.move(card, self.achievement_zone, "achieve", self)

    def achieve_regardless(self, card: Card | None) -> bool:
        """Take a card as a standard achievement, without being eligible for it."""
        if card is None:
            return False
        return self.game.move(card, self.achievement_zone, "achieve", self)

    def is_eligible(self, age: int) -> bool:
        """Tell whether this player could claim a standard achievement of a value."""
        return self.game.is_eligible(self, age, self.points())

    def affords(self, age: int) -> bool:
        """Tell whether this player's score is enough to claim a standard achievement of a value."""
        return self.game.affords(self, age, self.points())

    def return_card(self, card: Card | None) -> bool:
        """Put a card under its deck."""
        if card is None:
            return False
        return self.game.move(card, self.game.home(card), "return", self, False)

    def return_all(self, cards: list[Card]) -> int:
        """Return some cards in an order of this player's choice; returns how many."""
        return len(self.return_each(cards))

    def return_each(self, cards: list[Card]) -> list[Card]:
        """Return some cards in an order of this player's choice; returns which of them went back."""
        ordered = self.arrange(cards, False, "Return first")
        return self._one_by_one("return", ordered, None, DECK, self.return_card)

    def return_scored(self, value: int) -> int:
        """Return all cards of a value from all score piles, in an order of this player's choice; returns how many."""
        owners = self.game.clockwise(self.seat)
        cards = [card for owner in owners for card in of_value(owner.score_pile, value)]
        returned = 0
        # Only those that go under the same deck have an order.
        for deck in sorted({self.game.home(card).index for card in cards}):
            group = [card for card in cards if self.game.home(card).index == deck]
            while group:
                card = self.choose_unseen(group, "Return first")
                group.remove(card)
                returned += self.return_card(card)
        return returned

    def put_on_deck(self, card: Card | None) -> bool:
        """Put a card on top of its deck."""
        if card is None:
            return False
        return self.game.move(card, self.game.home(card), "put back", self)

    def may_add_achievement(self, ages: Sequence[int]) -> bool:
        """Choose whether to make the bottom card of one of some decks, printed as glyphs, an available achievement."""
        values_now = sorted({self.printed(age) for age in ages})
        decks = [self.game.deck(age) for age in values_now if age <= self.game.edition.top_age]
        decks = [deck for deck in decks if deck.cards]
        values: list[Choice] = [Deck(deck.age, "base") for deck in decks]
        if not values:
            return False
        index = self.game.ask(self.seat, "Make a deck's bottom card an available achievement?", [*values, NO])
        if index == len(decks):
            return False
        return self.make_available(decks[index].cards[0])

    def make_available(self, card: Card | None) -> bool:
        """Make a card an available achievement."""
        if card is None:
            return False
        return self.game.move(card, self.game.available, "transfer", self)

    def take(self, card: Card | None) -> bool:
        """Take a card into this player's hand; this is no draw."""
        return self.transfer(card, self, HAND)

    def take_back(self, card: Card) -> bool:
        """Take a card into this player's hand from wherever it has got to, be it under its deck."""
        verb = "take" if self.place_of(card).kind == DECK else "transfer"
        return self.game.move(card, self.hand_zone, verb, self)

    def look_at_deck(self, prompt: str) -> None:
        """Choose any deck and look at its top card, which stays there."""
        decks = [deck for supply in self.game.supplies for deck in supply if deck.cards]
        if decks:
            values = [Deck(deck.age, deck.cards[-1].set_name) for deck in decks]
            self.game.look(self, decks[self.game.ask(self.seat, prompt, values)].cards[-1])

    def search_deck(self, set_name: str, age: int, card: Card | None) -> bool:
        """Take a card into this player's hand if it is in an expansion's deck, and shuffle that deck."""
        # Ruling: what else is in the deck is not shown to anyone.
        deck = self.game.deck(age, self.game.set_index(set_name))
        found = card is not None and card in deck.cards and self.game.move(card, self.hand_zone, "take", self)
        self.game.shuffle_deck(set_name, age, self)
        return found

    def junk(self, card: Card | None) -> bool:
        """Put a card out of play."""
        if card is None:
            return False
        return self.game.move(card, self.game.junk, "junk", self)

    def remove(self, card: Card | None) -> bool:
        """Take a card out of the game."""
        if card is None:
            return False
        return self.game.move(card, self.game.junk, "remove", self)

    def remove_all(self, cards: list[Card]) -> int:
        """Take some cards out of the game; returns how many."""
        return len(self._one_by_one("remove", cards[:], None, JUNK, self.remove))

    def junk_deck(self, age: int) -> bool:
        """Put all cards of a deck out of play; returns whether there were any."""
        return self.game.junk_deck(age, self)

    def transfer(self, card: Card | None, to: Standing, kind: str) -> bool:
        """Move a card to a hand, a score pile or a board; this is neither melding nor scoring."""
        if card is None:
            return False
        return self.game.move(card, to.zone(kind, card.color), "transfer", self)

    def transfer_all(self, cards: list[Card], to: Standing, kind: str) -> int:
        """Transfer some cards, in an order of this player's choice if they go to a board; returns how many."""
        ordered = self.arrange(cards, True, "Transfer first") if kind == BOARD else cards[:]
        return len(self._one_by_one("transfer", ordered, to, kind, lambda card: self.transfer(card, to, kind)))

    def _one_by_one(
        self, verb: str, cards: list[Card], to: Standing | None, kind: str, move: Callable[[Card], bool]
    ) -> list[Card]:
        """Move several cards, asked in which order where it decides who claims what; returns those that moved."""
        left: list[Card] = cards
        done: list[Card] = []
        game = self.game
        on_boards = len(cards) > 1 and self._change_boards(cards, kind)
        # Where none is in force, and no board changes, no karma comes to act.
        if len(cards) > 1 and game.karmic and game.karma is None and (on_boards or game.would or game.doors):
            move = self._unless_moved(cards, move)
            left, done = self._with_karmas(verb, cards, to, kind, move)
            on_boards = on_boards and self._change_boards(left, kind)
        if on_boards and len(left) > 1 and not game.edition.ends_with_action:
            # Ruling: only the cards in sight are put in order; those that this player cannot see go after them.
            batch = Batch(self, verb, [card for card in left if self.sees(card)], to, kind)
            while batch.order_matters():
                heads = batch.heads()
                card = heads[self.game.ask(self.seat, f"{verb.capitalize()} first", heads)]
                batch.take(card)
                left.remove(card)
                if move(card):
                    done.append(card)
        for card in left:
            if move(card):
                done.append(card)
        return done

    def _unless_moved(self, cards: list[Card], move: Callable[[Card], bool]) -> Callable[[Card], bool]:
        """Return how to move some cards, but none of them that a karma has moved elsewhere before."""
        where = self.game.where
        places = {card.index: where[card.index] for card in cards}

        # Ruling: one that a karma has moved elsewhere is not moved again.
        def move_from_there(card: Card) -> bool:
            return where[card.index] == places[card.index] and move(card)

        return move_from_there

    def _with_karmas(
        self, verb: str, cards: list[Card], to: Standing | None, kind: str, move: Callable[[Card], bool]
    ) -> tuple[list[Card], list[Card]]:
        """Move some cards as long as karmas can act upon any of them; returns those that are left, and that moved."""
        left: list[Card] = cards[:]
        done: list[Card] = []
        if not is_watched(cast("Player", self), verb, cards, self._change_boards(cards, kind)):
            return left, done
        where = self.game.where
        places = {card.index: where[card.index] for card in cards}
        # As above, those that this player cannot see go after the others.
        seen = [card for card in left if self.sees(card)]
        # Ruling: where a karma acts upon one of them in any order, the order is asked, because it may depend on it.
        while len(seen) > 1 and self._karma_can_act(verb, seen, to, kind):
            card = seen[self.game.ask(self.seat, f"{verb.capitalize()} first", seen)]
            if move(card):
                done.append(card)
            # Ruling: one that a karma has moved elsewhere is not moved again.
            left = [other for other in left if other is not card and where[other.index] == places[other.index]]
            seen = [other for other in seen if other in left]
        return left, done

    def _karma_can_act(self, verb: str, cards: list[Card], to: Standing | None, kind: str) -> bool:
        """Tell whether a karma acts upon any of some cards in some order of them."""
        on_boards = self._change_boards(cards, kind)
        if not is_watched(cast("Player", self), verb, cards, on_boards):
            return False
        return Batch(self, verb, cards, to, kind).karma_can_act(on_boards)

    def _change_boards(self, cards: list[Card], kind: str) -> bool:
        """Tell whether some cards come from boards or go to one."""
        zones, where = self.game.zones, self.game.where
        if kind == BOARD:
            return True
        for card in cards:
            if zones[where[card.index]].kind == BOARD:
                return True
        return False

    def exchange(
        self, cards: list[Card], owner: Standing, kind: str, for_cards: list[Card], other: Standing, other_kind: str
    ) -> bool:
        """Swap cards of two places, even if one side has none; these are neither drawn nor scored."""
        there, back = cards[:], for_cards[:]

        def swap() -> None:
            for card in there:
                self.game.move(card, other.zone(other_kind, card.color), "exchange", self)
            for card in back:
                self.game.move(card, owner.zone(kind, card.color), "exchange", self)

        # Ruling: both sides change places at once, so nobody claims or wins by what is there in between.
        self.game.as_one(swap)
        return bool(there or back)

    def reveal(self, cards: list[Card]) -> None:
        """Show cards to everyone; they stay where they are."""
        if cards:
            self.game.changed(self.game.edition.reveal_is_change)
            self.game.note("reveal", self, tuple(cards))

    # The board

    def can_splay(self, color: Color, direction: int) -> bool:
        """Tell whether splaying a colour in a direction would change anything."""
        pile = self.piles[color.index]
        return len(pile.cards) > 1 and pile.splay != direction

    def splay(self, color: Color, direction: int) -> bool:
        """Splay a colour; returns whether that changed anything."""
        if not self.can_splay(color, direction):
            return False
        return self.game.set_splay(self.piles[color.index], direction, self)

    def splay_of(self, owner: Standing, color: Color, direction: int) -> bool:
        """Splay a colour on anyone's board; returns whether that changed anything."""
        pile = owner.piles[color.index]
        if len(pile.cards) < 2 or pile.splay == direction:
            return False
        return self.game.set_splay(pile, direction, self)

    def splay_anywhere(self, direction: int) -> bool:
        """Choose anyone's colour and splay it; returns whether that changed anything."""
        way = SPLAYS[direction]
        owner = self.choose_player([player for player in self.everyone if player.colors()], f"Splay {way} a colour of")
        if owner is None:
            return False
        color = self.choose_color(owner.colors(), f"Splay {way} a colour of {owner.name}")
        self.announce(SeatChoice(owner.seat, owner.name), color)
        return self.splay_of(owner, color, direction)

    def unsplay(self, color: Color) -> bool:
        """Stack a colour up again; returns whether that changed anything."""
        return self.splay(color, UNSPLAYED)

    def may_splay(self, colors: Sequence[Color], direction: int) -> Color | None:
        """Choose whether to splay one of some colours; returns the colour splayed."""
        able = [color for color in colors if self.can_splay(color, direction)]
        color = self.may_choose_color(able, f"Splay {SPLAYS[direction]}?")
        return color if color is not None and self.splay(color, direction) else None

    def rearrange(self, color: Color, top_first: list[Card]) -> None:
        """Put the cards of a colour into a new order; the splay stays."""
        self.game.rearrange(self.piles[color.index], top_first, self)
