"""A player at the table, to whom the effects of cards are addressed.

What lies before a player is in `standing.py`, what they can be asked in `choosing.py`, what they can do with cards in
`words.py`.
"""

from collections.abc import Sequence

from splay.innovation.card import Card
from splay.innovation.effect import Effect
from splay.innovation.karma import EASED
from splay.innovation.special import Special
from splay.innovation.standing import Standing
from splay.innovation.words import Words
from splay.innovation.zone import ACHIEVEMENTS, BOARD, FORECAST, HAND, SCORE


class Player(Words):
    """One player: what they have, what they can be asked, what they can do, and how they win or lose."""

    __slots__ = ()

    def meets(self, special: Special) -> bool:
        """Tell whether this player meets the condition of a special achievement."""
        doors = self.doors
        if doors & EASED:
            return special.eased_have(self) >= special.eased_need
        # Mostly there is no sign of it, and nothing need be counted.
        if special.has_signs:
            if not (self.icons & special.icon_signs or self.marks & special.mark_signs or doors & special.doors):
                return False
        elif self.highest < special.top_sign:
            return False
        return special.have(self) >= special.need if special.met is None else special.met(self)

    def claim(self, special: Special) -> bool:
        """Claim a special achievement, if it is still available."""
        return self.game.claim(self, special)

    def claim_standard(self, times: int = 1) -> bool:
        """Claim an available standard achievement, if eligible for any; the score may count several times for that."""
        points = times * self.points()
        eligible = [age for age in self.available_values() if self.game.is_eligible(self, age, points)]
        return self.achieve_regardless(self.choose_available(eligible, "Claim an achievement"))

    def claim_regardless(self, ages: Sequence[int] | None = None) -> bool:
        """Claim an available standard achievement, of any value or of some, without being eligible for it."""
        values = [age for age in self.available_values() if ages is None or age in ages]
        return self.achieve_regardless(self.choose_available(values, "Claim an achievement"))

    def remember(self, name: str, card: Card | None) -> None:
        """Keep in mind which card the echo effect of a named card has had to do with."""
        if card is not None:
            self.dogma.memory.setdefault((name, self.seat), []).append(card)

    def remembered(self, name: str) -> list[Card]:
        """Return the cards that the echo effect of a named card has had to do with, in this dogma.

        There are several where it has been carried out more than once, as who endorses the card does.
        """
        return self.dogma.memory.get((name, self.seat), [])

    def self_execute(self, card: Card | None) -> None:
        """Carry out the non-demand effects of a card for this player only."""
        if card is not None:
            self.game.self_execute(self, card)

    def execute_as_here(self, card: Card | None) -> None:
        """Carry out all effects of a card as if they were on the one that is being used, for this player only."""
        if card is not None:
            self.game.self_execute(self, card, demands=True)

    def choose_effect(self, kinds: Sequence[str], prompt: str) -> Effect | None:
        """Choose an effect of some kinds, echo or inspire, that is in sight on any board and not under way."""
        effects: list[Effect] = []
        labels: list[str] = []
        for owner in [self, *[other for other in self.everyone if other is not self]]:
            for pile in owner.piles:
                for effect in [effect for kind in kinds for effect in owner.effects_in(pile, kind)]:
                    if effect not in effects and effect is not self.game.source:
                        effects.append(effect)
                        labels.append(f"{owner.name}, {pile.color.name}: {effect.kind} effect of {effect.name}")
        return effects[self.choose_text(labels, prompt)] if effects else None

    def execute_effect(self, effect: Effect | None) -> None:
        """Carry out an effect, which is no demand, for this player only."""
        if effect is not None:
            self.game.execute_one(self, effect)

    def changes_by_executing(self, card: Card | None) -> bool:
        """Carry out the non-demand effects of a card for this player only; returns whether that changed anything."""
        return card is not None and self.game.self_execute_noting(self, card)

    def return_achievement(self, prompt: str) -> bool:
        """Choose one of this player's achievements and return it; a special one is available again."""
        achieved = self.choose_achieved(self, prompt)
        if isinstance(achieved, Special):
            self.game.return_special(achieved, self, self)
            return True
        return self.return_card(achieved)

    def take_achievement(self, owner: Standing, prompt: str) -> bool:
        """Choose one of a player's achievements, and have it go over to this player's."""
        achieved = self.choose_achieved(owner, prompt)
        if isinstance(achieved, Special):
            self.game.transfer_special(achieved, owner, self)
            return True
        return self.transfer(achieved, self, ACHIEVEMENTS)

    def loses(self) -> None:
        """Leave the game by an effect: this player is eliminated."""
        self.game.lose(self)

    def wins(self) -> None:
        """End the game: this player, with the team, has won by an effect."""
        source = self.game.source
        assert isinstance(source, Effect)
        self.game.end_by_effect(self, source.name)

    def __repr__(self) -> str:
        return f"<{self.name}>"


__all__ = ["BOARD", "FORECAST", "HAND", "SCORE", "Player"]
