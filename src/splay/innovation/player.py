"""A player at the table, with the words that cards are written in: draw, meld, tuck, score, return, splay, claim.

Every word that moves a card goes through `Game.move`. A word that is given nothing (None, an empty list) does nothing
and says so, because an effect is carried out as far as it can be.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from splay.innovation.card import Card, backed, highest
from splay.innovation.facts import BITS, BONUS, MASK, SPLAYS, UNSPLAYED, Color
from splay.innovation.special import Special
from splay.innovation.zone import ACHIEVEMENTS, BOARD, FORECAST, HAND, SCORE, ZONES_EACH, Pile, Zone
from splay.kernel.decision import DONE, NO, YES, Choice, SeatChoice, Text, Value

if TYPE_CHECKING:
    from splay.innovation.game import Dogma, Game


class Back(Choice):
    """A card to choose by its back: its owner and its value are all that can be seen."""

    def __init__(self, seat: int, name: str, age: int, set_name: str) -> None:
        super().__init__("back", f"{name}: {backed(age, set_name)}")
        self.seat = seat
        self.age = age
        self.set_name = set_name

    def to_json(self) -> dict[str, object]:
        return {"kind": "back", "label": self.label, "seat": self.seat, "age": self.age, "set": self.set_name}


class Deck(Choice):
    """A deck to choose."""

    def __init__(self, age: int, set_name: str) -> None:
        super().__init__(
            "deck", f"The deck of {age}s" if set_name == "base" else f"The {set_name.capitalize()} deck of {age}s"
        )
        self.age = age
        self.set_name = set_name

    def to_json(self) -> dict[str, object]:
        return {"kind": "deck", "label": self.label, "age": self.age, "set": self.set_name}


class Achievement(Choice):
    """An available standard achievement to choose: its value is all that can be seen."""

    def __init__(self, age: int) -> None:
        super().__init__("achievement", f"Achievement {age}")
        self.age = age

    def to_json(self) -> dict[str, object]:
        return {"kind": "achievement", "label": self.label, "age": self.age}


def so_far(prompt: str, chosen: list[Card]) -> str:
    """Return a prompt with the cards that have been chosen; the next ones come from further down the list."""
    return f"{prompt}; so far {', '.join([card.name for card in chosen])}; from below" if chosen else prompt


class Player:
    """One player: the zones that belong to them, what is counted of these, and what they can do."""

    def __init__(self, game: "Game", seat: int) -> None:
        zones, first = game.zones, game.junk.index + 1 + seat * ZONES_EACH
        self.game = game
        self.seat = seat
        self.name = game.names[seat]
        self.team = game.teams[seat]
        self.hand_zone = zones[first]
        self.score_zone = zones[first + 1]
        self.achievement_zone = zones[first + 2]
        self.hand = self.hand_zone.cards
        self.score_pile = self.score_zone.cards
        self.achievements = self.achievement_zone.cards
        self.piles = cast(list[Pile], zones[first + 3 : first + ZONES_EACH])
        self.specials: tuple[Special, ...] = ()
        self.icons = 0
        """All icons in sight on the board, packed."""
        self.score_total = 0
        """The total value of the score pile."""
        self.bonus_points = 0
        """What the bonuses in sight are worth."""
        self.added: tuple[Zone, ...] = ()
        """The places that expansions add."""
        self.out = False
        """Whether this player has lost and is out of the game."""
        self.tucked = 0
        """Cards tucked this turn."""
        self.scored = 0
        """Cards scored this turn."""

    def take_over(self, other: "Player") -> None:
        """Have everything that is counted and claimed as it is in a game that this one is a copy of."""
        self.specials = other.specials
        self.icons = other.icons
        self.score_total = other.score_total
        self.bonus_points = other.bonus_points
        self.tucked = other.tucked
        self.scored = other.scored
        self.out = other.out

    # What there is to see

    def count(self, icon: int) -> int:
        """Return how many of an icon show on this board; or pictures, echo effects or bonuses."""
        return self.icons >> (BITS * icon) & MASK

    def points(self) -> int:
        """Return this player's score."""
        return self.score_total + self.bonus_points

    def bonuses(self) -> list[int]:
        """Return the bonuses in sight on this board."""
        return [bonus for pile in self.piles for bonus in pile.bonuses]

    def count_bonuses(self) -> None:
        """Bring the worth of the bonuses up to date: the highest counts its value, each further one 1."""
        count = self.count(BONUS)
        self.bonus_points = max(self.bonuses()) + count - 1 if count else 0

    @property
    def forecast(self) -> list[Card]:
        """The cards that this player has foreshadowed."""
        return next((zone.cards for zone in self.added if zone.kind == FORECAST), [])

    def tops(self) -> list[Card]:
        """Return the top cards, in the order of colours."""
        tops: list[Card] = []
        for pile in self.piles:
            cards = pile.cards
            if cards:
                tops.append(cards[-1])
        return tops

    def top(self, color: Color) -> Card | None:
        """Return the top card of a colour."""
        cards = self.piles[color.index].cards
        return cards[-1] if cards else None

    def bottoms(self) -> list[Card]:
        """Return the bottom cards, in the order of colours."""
        return [pile.cards[0] for pile in self.piles if pile.cards]

    def bottom(self, color: Color) -> Card | None:
        """Return the bottom card of a colour."""
        cards = self.piles[color.index].cards
        return cards[0] if cards else None

    def pile(self, color: Color) -> list[Card]:
        """Return the cards of a colour on this board, bottom card first."""
        return self.piles[color.index].cards

    def splayed(self, color: Color) -> int:
        """Return the direction in which a colour is splayed."""
        return self.piles[color.index].splay

    def colors(self) -> list[Color]:
        """Return the colours on this board."""
        return [pile.color for pile in self.piles if pile.cards]

    def colors_with(self, icon: int) -> list[Color]:
        """Return the colours in which an icon shows."""
        return [pile.color for pile in self.piles if pile.count(icon)]

    def highest_top(self) -> int:
        """Return the value of the highest top card; of an empty board, 0."""
        value = 0
        for pile in self.piles:
            cards = pile.cards
            if cards and cards[-1].age > value:
                value = cards[-1].age
        return value

    def zone(self, kind: str, color: Color | None = None) -> Zone:
        """Return one of this player's zones."""
        if kind == HAND:
            return self.hand_zone
        if kind == SCORE:
            return self.score_zone
        if kind == ACHIEVEMENTS:
            return self.achievement_zone
        for zone in self.added:
            if zone.kind == kind:
                return zone
        assert color is not None
        return self.piles[color.index]

    @property
    def opponents(self) -> list["Player"]:
        """The players of other teams, clockwise from this player's left."""
        return [player for player in self.game.clockwise(self.seat) if player.team != self.team]

    @property
    def everyone(self) -> list["Player"]:
        """All players in the game, clockwise from this player's left, this player last."""
        return self.game.clockwise(self.seat)

    @property
    def others(self) -> list["Player"]:
        """Whom "another player" on a card can mean, clockwise from this player's left."""
        if self.game.edition.partner_is_other:
            return [player for player in self.game.clockwise(self.seat) if player is not self]
        return self.opponents

    @property
    def achievement_count(self) -> int:
        """The achievements that count for this player's victory: a team's are counted together."""
        return sum(
            [
                len(player.achievements) + len(player.specials)
                for player in self.game.players
                if player.team == self.team
            ]
        )

    @property
    def dogma(self) -> "Dogma":
        """The execution of a card that is under way, and what has happened in it."""
        assert self.game.dogma is not None
        return self.game.dogma

    # Choosing

    def choose(self, cards: list[Card], prompt: str) -> Card | None:
        """Choose one of some cards; of none, None."""
        if not cards:
            return None
        if len(cards) == 1:
            return cards[0]
        return cards[self.game.ask(self.seat, prompt, cards)]

    def may_choose(self, cards: list[Card], prompt: str) -> Card | None:
        """Choose one of some cards, or none."""
        if not cards:
            return None
        index = self.game.ask(self.seat, prompt, [*cards, NO])
        return cards[index] if index < len(cards) else None

    def seek(self, cards: list[Card], prompt: str, for_board: bool = False) -> Card | None:
        """Choose one of those cards of the hand that fit a demand or an effect."""
        # Ruling: who has no card that fits shows the hand as proof. It is no change that would count as sharing.
        if not cards:
            self.show_hand()
        card = self.choose(cards, prompt)
        if card is not None and not for_board and self.game.edition.verifies:
            # On its way to a hidden place nobody else could see that it fits; on a board everyone will.
            self.game.note("reveal", self, (card,))
        return card

    def choose_up_to(self, most: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose any of some cards, as many as allowed, in their order."""
        chosen: list[Card] = []
        rest = cards[:]
        while rest and len(chosen) < most:
            values: list[Choice] = [*rest, DONE]
            index = self.game.ask(self.seat, so_far(prompt, chosen), values)
            if index == len(rest):
                break
            chosen.append(rest[index])
            # Only later cards are offered again: which cards are chosen matters, not in which order.
            rest = rest[index + 1 :]
        return chosen

    def choose_any(self, cards: list[Card], prompt: str) -> list[Card]:
        """Choose any number of some cards."""
        return self.choose_up_to(len(cards), cards, prompt)

    def choose_exactly(self, count: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose so many of some cards, or all if there are fewer."""
        chosen: list[Card] = []
        rest = cards[:]
        while len(chosen) < count and len(rest) > count - len(chosen):
            # Those near the end are not offered yet where too few would be left after them.
            offered = rest[: len(rest) - (count - len(chosen)) + 1]
            index = self.game.ask(self.seat, so_far(f"{prompt} ({count} in all, down the list)", chosen), offered)
            chosen.append(rest[index])
            rest = rest[index + 1 :]
        return chosen + rest[: count - len(chosen)]

    def choose_highest(self, count: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose the so many highest of some cards, or all if there are fewer; only ties are asked about."""
        chosen: list[Card] = []
        rest = cards[:]
        while rest and len(chosen) < count:
            tied = highest(rest)
            chosen.extend(self.choose_exactly(count - len(chosen), tied, prompt))
            rest = [card for card in rest if card not in tied]
        return chosen

    def choose_back(self, owners: Sequence["Player"], prompt: str, value: int = 0) -> Card | None:
        """Choose a card from others' score piles (if a value is given, of that value) by its back."""
        backs: list[Choice] = []
        groups: list[list[Card]] = []
        for owner in owners:
            cards = [card for card in owner.score_pile if value in (0, card.age)]
            for age, set_index in sorted({(card.age, card.set_index) for card in cards}):
                group = [card for card in cards if card.age == age and card.set_index == set_index]
                backs.append(Back(owner.seat, owner.name, age, group[0].set_name))
                groups.append(group)
        if not backs:
            return None
        group = groups[self.game.ask(self.seat, prompt, backs)]
        # Ruling: cards with the same back cannot be told apart, so chance picks among them.
        return group[self.game.rng.below(len(group))]

    def choose_available(self, ages: Sequence[int], prompt: str, optional: bool = False) -> Card | None:
        """Choose an available standard achievement of one of some values."""
        cards = self.game.available.cards
        values: list[Choice] = [Achievement(age) for age in ages if any(card.age == age for card in cards)]
        if not values:
            return None
        index = self.game.ask(self.seat, prompt, [*values, NO] if optional else values)
        if index == len(values):
            return None
        chosen = values[index]
        assert isinstance(chosen, Achievement)
        return next(card for card in cards if card.age == chosen.age)

    def choose_special(self, specials: Sequence[Special], prompt: str) -> Special | None:
        """Choose one of some special achievements, or none."""
        if not specials:
            return None
        index = self.game.ask(self.seat, prompt, [*specials, NO])
        return specials[index] if index < len(specials) else None

    def may(self, prompt: str) -> bool:
        """Decide whether to do something."""
        return self.game.ask(self.seat, prompt, [YES, NO]) == 0

    def choose_color(self, colors: Sequence[Color], prompt: str) -> Color:
        """Choose one of some colours."""
        return colors[self.game.ask(self.seat, prompt, colors)]

    def may_choose_color(self, colors: Sequence[Color], prompt: str) -> Color | None:
        """Choose one of some colours, or none."""
        if not colors:
            return None
        values: list[Choice] = [*colors, NO]
        index = self.game.ask(self.seat, prompt, values)
        return colors[index] if index < len(colors) else None

    def choose_value(self, values: Sequence[int], prompt: str) -> int:
        """Choose one of some values."""
        return values[self.game.ask(self.seat, prompt, [Value(value) for value in values])]

    def choose_any_value(self, prompt: str) -> int:
        """Choose any value that a card can have."""
        return self.choose_value(range(1, self.game.edition.top_age + 1), prompt)

    def name_value(self, prompt: str = "Name a value") -> int:
        """Name any value that a card can have, for everyone to hear."""
        value = self.choose_any_value(prompt)
        self.announce(Value(value))
        return value

    def choose_player(self, players: Sequence["Player"], prompt: str) -> "Player | None":
        """Choose one of some players; of none, None."""
        if not players:
            return None
        return players[self.game.ask(self.seat, prompt, [SeatChoice(other.seat, other.name) for other in players])]

    def choose_text(self, texts: Sequence[str], prompt: str) -> int:
        """Choose one of several things to do; returns its place in the list."""
        return self.game.ask(self.seat, prompt, [Text(text) for text in texts])

    def arrange(self, cards: list[Card], by_color: bool, prompt: str) -> list[Card]:
        """Put cards in the order in which they go: asked only among those that end up in the same place."""
        groups: dict[int, list[Card]] = {}
        for card in cards:
            place = card.color.index if by_color else self.game.home(card).index
            groups.setdefault(place, []).append(card)
        ordered: list[Card] = []
        for group in groups.values():
            while len(group) > 1:
                ordered.append(group.pop(self.game.ask(self.seat, prompt, group[:])))
            ordered.extend(group)
        return ordered

    # Drawing

    def draw(self, age: int) -> Card:
        """Draw a card of a value, or of the next higher one there is."""
        game = self.game
        deck = game.deck_to_draw(age)
        if game.expansions:
            deck = game.supply(self, deck)
        card = deck.cards[-1]
        game.move(card, self.hand_zone, "draw", self)
        return card

    def draw_several(self, count: int, age: int) -> list[Card]:
        """Draw several cards of a value, one after the other."""
        return [self.draw(age) for _ in range(count)]

    def draw_and_meld(self, age: int) -> Card:
        """Draw a card and meld it."""
        card = self.draw(age)
        self.meld(card)
        return card

    def draw_and_tuck(self, age: int) -> Card:
        """Draw a card and tuck it."""
        card = self.draw(age)
        self.tuck(card)
        return card

    def draw_and_score(self, age: int) -> Card:
        """Draw a card and score it."""
        card = self.draw(age)
        self.score(card)
        return card

    def draw_and_reveal(self, age: int) -> Card:
        """Draw a card and show it to everyone; it stays in hand."""
        card = self.draw(age)
        self.reveal([card])
        return card

    def draw_and_foreshadow(self, age: int) -> Card:
        """Draw a card and foreshadow it."""
        card = self.draw(age)
        self.foreshadow(card)
        return card

    def draw_and_achieve(self, age: int) -> Card:
        """Draw a card and take it as an achievement, without being eligible for it."""
        card = self.draw(age)
        self.game.move(card, self.achievement_zone, "achieve", self)
        return card

    # Moving cards

    def meld(self, card: Card | None) -> bool:
        """Put a card on top of its colour on this board."""
        if card is None:
            return False
        self.game.move(card, self.piles[card.color.index], "meld", self)
        return True

    def meld_all(self, cards: list[Card]) -> int:
        """Meld some cards in an order of this player's choice; returns how many."""
        ordered = self.arrange(cards, True, "Meld first")
        for card in ordered:
            self.meld(card)
        return len(ordered)

    def tuck(self, card: Card | None) -> bool:
        """Put a card under its colour on this board."""
        if card is None:
            return False
        self.tucked += 1
        self.game.move(card, self.piles[card.color.index], "tuck", self, False)
        return True

    def tuck_all(self, cards: list[Card]) -> int:
        """Tuck some cards in an order of this player's choice; returns how many."""
        ordered = self.arrange(cards, True, "Tuck first")
        for card in ordered:
            self.tuck(card)
        return len(ordered)

    def score(self, card: Card | None) -> bool:
        """Put a card into this player's score pile; it counts as scored."""
        if card is None:
            return False
        self.scored += 1
        self.game.move(card, self.score_zone, "score", self)
        return True

    def score_all(self, cards: list[Card]) -> int:
        """Score some cards; returns how many."""
        scored = cards[:]
        for card in scored:
            self.score(card)
        return len(scored)

    def foreshadow(self, card: Card | None) -> bool:
        """Put a card into this player's forecast."""
        if card is None:
            return False
        self.game.move(card, self.zone(FORECAST), "foreshadow", self)
        return True

    def achieve(self, card: Card | None) -> bool:
        """Take a card as a standard achievement, if eligible; returns whether that was done."""
        if card is None or not self.is_eligible(card.age):
            return False
        self.game.move(card, self.achievement_zone, "achieve", self)
        return True

    def is_eligible(self, age: int) -> bool:
        """Tell whether this player could claim a standard achievement of a value."""
        return self.game.is_eligible(self, age, self.points())

    def return_card(self, card: Card | None) -> bool:
        """Put a card under its deck."""
        if card is None:
            return False
        self.game.move(card, self.game.home(card), "return", self, False)
        return True

    def return_all(self, cards: list[Card]) -> int:
        """Return some cards in an order of this player's choice; returns how many."""
        ordered = self.arrange(cards, False, "Return first")
        for card in ordered:
            self.return_card(card)
        return len(ordered)

    def put_on_deck(self, card: Card | None) -> bool:
        """Put a card on top of its deck."""
        if card is None:
            return False
        self.game.move(card, self.game.home(card), "put back", self)
        return True

    def may_add_achievement(self, ages: Sequence[int]) -> bool:
        """Choose whether to make the bottom card of one of some decks an available achievement."""
        decks = [self.game.deck(age) for age in ages if self.game.deck(age).cards]
        values: list[Choice] = [Deck(deck.age, "base") for deck in decks]
        if not values:
            return False
        index = self.game.ask(self.seat, "Make a deck's bottom card an available achievement?", [*values, NO])
        if index == len(decks):
            return False
        self.game.move(decks[index].cards[0], self.game.available, "transfer", self)
        return True

    def take(self, card: Card | None) -> bool:
        """Take a card into this player's hand; this is no draw."""
        return self.transfer(card, self, HAND)

    def look_at_deck(self, prompt: str) -> None:
        """Choose any deck and look at its top card, which stays there."""
        decks = [deck for supply in self.game.supplies for deck in supply if deck.cards]
        if decks:
            values = [Deck(deck.age, deck.cards[-1].set_name) for deck in decks]
            self.game.look(self, decks[self.game.ask(self.seat, prompt, values)].cards[-1])

    def junk(self, card: Card | None) -> bool:
        """Put a card out of play."""
        if card is None:
            return False
        self.game.move(card, self.game.junk, "junk", self)
        return True

    def junk_deck(self, age: int) -> bool:
        """Put all cards of a deck out of play; returns whether there were any."""
        return self.game.junk_deck(age, self)

    def transfer(self, card: Card | None, to: "Player", kind: str) -> bool:
        """Move a card to a hand, a score pile or a board; this is neither melding nor scoring."""
        if card is None:
            return False
        self.game.move(card, to.zone(kind, card.color), "transfer", self)
        return True

    def transfer_all(self, cards: list[Card], to: "Player", kind: str) -> int:
        """Transfer some cards, in an order of this player's choice if they go to a board; returns how many."""
        ordered = self.arrange(cards, True, "Transfer first") if kind == BOARD else cards[:]
        for card in ordered:
            self.transfer(card, to, kind)
        return len(ordered)

    def exchange(
        self, cards: list[Card], owner: "Player", kind: str, for_cards: list[Card], other: "Player", other_kind: str
    ) -> bool:
        """Swap cards of two places, even if one side has none; these are neither drawn nor scored."""
        there, back = cards[:], for_cards[:]
        for card in there:
            self.game.move(card, other.zone(other_kind, card.color), "exchange", self)
        for card in back:
            self.game.move(card, owner.zone(kind, card.color), "exchange", self)
        return bool(there or back)

    def reveal(self, cards: list[Card]) -> None:
        """Show cards to everyone; they stay where they are."""
        if cards:
            self.game.changed(self.game.edition.reveal_is_change)
            self.game.note("reveal", self, tuple(cards))

    def show_hand(self) -> None:
        """Show the hand as proof that an effect was carried out rightly."""
        if self.hand:
            self.game.note("show", self, tuple(self.hand))

    # The board

    def can_splay(self, color: Color, direction: int) -> bool:
        """Tell whether splaying a colour in a direction would change anything."""
        pile = self.piles[color.index]
        return len(pile.cards) > 1 and pile.splay != direction

    def splay(self, color: Color, direction: int) -> bool:
        """Splay a colour; returns whether that changed anything."""
        if not self.can_splay(color, direction):
            return False
        self.game.set_splay(self.piles[color.index], direction, self)
        return True

    def unsplay(self, color: Color) -> bool:
        """Stack a colour up again; returns whether that changed anything."""
        return self.splay(color, UNSPLAYED)

    def may_splay(self, colors: Sequence[Color], direction: int) -> Color | None:
        """Choose whether to splay one of some colours; returns the colour splayed."""
        able = [color for color in colors if self.can_splay(color, direction)]
        color = self.may_choose_color(able, f"Splay {SPLAYS[direction]}?")
        if color is not None:
            self.splay(color, direction)
        return color

    def rearrange(self, color: Color, top_first: list[Card]) -> None:
        """Put the cards of a colour into a new order; the splay stays."""
        self.game.rearrange(self.piles[color.index], top_first, self)

    # Achievements and endings

    def claim(self, special: Special) -> bool:
        """Claim a special achievement, if it is still available."""
        return self.game.claim(self, special)

    def claim_standard(self, times: int = 1) -> bool:
        """Claim an available standard achievement, if eligible for any; the score may count several times for that."""
        points = times * self.points()
        ages = sorted({card.age for card in self.game.available.cards})
        eligible = [age for age in ages if self.game.is_eligible(self, age, points)]
        card = self.choose_available(eligible, "Claim an achievement")
        if card is not None:
            self.game.move(card, self.achievement_zone, "achieve", self)
        return card is not None

    def remember(self, name: str, card: Card | None) -> None:
        """Keep in mind which card the echo effect of a named card has had to do with."""
        if card is not None:
            self.dogma.memory[name, self.seat] = card

    def remembered(self, name: str) -> Card | None:
        """Return the card that the echo effect of a named card has had to do with, in this dogma."""
        return self.dogma.memory.get((name, self.seat))

    def self_execute(self, card: Card | None) -> None:
        """Carry out the non-demand effects of a card for this player only."""
        if card is not None:
            self.game.self_execute(self, card)

    def loses(self) -> None:
        """Leave the game by an effect: this player is eliminated."""
        self.game.lose(self)

    def wins(self) -> None:
        """End the game: this player, with the team, has won by an effect."""
        self.game.end_by_effect(self, self.dogma.card)

    def announce(self, *things: Choice) -> None:
        """Tell everyone what this player has chosen."""
        self.game.note("choose", self, things)

    def __repr__(self) -> str:
        return f"<{self.name}>"


__all__ = ["BOARD", "FORECAST", "HAND", "SCORE", "Player"]
