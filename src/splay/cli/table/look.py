"""Everything that the one at the screen may look at, card by card."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from splay.cli.card_picture import (
    Say,
    card_icons,
    card_picture,
    chip,
    effect_text,
    icon_text,
    icons_text,
    rich_text,
    rulings_text,
)
from splay.cli.table.karmas import decree_name, karmas_in_force
from splay.cli.table.lineups import free_dogma_text, on_display
from splay.cli.table.pictures import ARROWS, Drawn, bonuses, holdings, team_words, visible
from splay.cli.table.words import card_of
from splay.innovation.card import BASE, Card, backed
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import ECHO, INSPIRE, SPLAYS, UNSPLAYED, counted
from splay.innovation.special import Special
from splay.innovation.view import GameView, PileView, PlayerView, SeenCard
from splay.kernel.decision import Choice, Decision
from splay.kernel.plain import listing


class Item:
    """A line of the list of things to look at: a heading, or a thing with its picture."""

    def __init__(self, label: Text, picture: RenderableType | None = None, card: Choice | None = None) -> None:
        self.label = label
        self.picture = picture
        self.card = card


def card_page(card: Card, edition: str, say: Say) -> RenderableType:
    """Return a card with its rulings, as wide as there is room for but no wider than a card."""

    def draw(width: int) -> RenderableType:
        parts: list[RenderableType] = [card_picture(card, edition, min(width, 60), say)]
        if card.rulings:
            parts.extend([Text("Rulings", "bold"), rulings_text(card, say)])
        return Group(*parts)

    return Drawn(draw)


def heading(words: str) -> Item:
    """Return a line that stands above others."""
    return Item(Text(words, "bold #e5b53a"))


class Sights:
    """All that the one at the screen may look at, in the words that they have chosen."""

    def __init__(self, view: GameView, say: Say, label: Say) -> None:
        self.view = view
        self.say = say
        self.label = label

    def things(self, decision: Decision | None, cards: Mapping[str, Card]) -> list[Item]:
        """Return all there is to see, their own things first; before them what they are asked about."""
        view = self.view
        items: list[Item] = []
        if view.seat is not None:
            items.extend(self._own(view.players[view.seat]))
        for player in view.players:
            if player.seat != view.seat:
                items.extend(self._others(player))
        items.extend(self._specials())
        items.extend(self._relics(cards))
        items.extend(self._junk())
        if decision is not None:
            items = [*self._asked_about(decision, cards, items), *items]
        return items

    def _card(self, card: Card) -> Item:
        label = Text.assemble(chip(card), f" {card.name} ", card_icons(card))
        return Item(label, card_page(card, self.view.edition, self.say), card)

    def _asked_about(self, decision: Decision, cards: Mapping[str, Card], others: list[Item]) -> Iterator[Item]:
        """Yield the card that asks, and the cards it asks about that lie nowhere in sight."""
        seen = {item.card for item in others}
        asking = cards.get(decision.source.name) if decision.source else None
        offered = [card for card in map(card_of, decision.values) if card is not None and card not in seen]
        about = [*([asking] if asking else []), *(card for card in offered if card is not asking)]
        if about:
            yield heading("Now asked about")
            yield from (self._card(card) for card in about)

    def _own(self, player: PlayerView) -> Iterator[Item]:
        places = (("hand", player.hand), ("score pile", player.score_pile), ("forecast", player.forecast))
        for place, cards in places:
            if cards:
                yield heading(f"Your {self.say(place)}")
                yield from (self._card(seen.card) for seen in cards if seen.card is not None)
        if player.bonuses:
            yield heading(f"Your {self.say('bonuses')}: {bonuses(player)}")
        yield from self._display(player, "Your")
        yield from self._board(player, "Your")

    def _others(self, player: PlayerView) -> Iterator[Item]:
        name = player.name + team_words(self.view, player)
        yield Item(Text.assemble((name, "bold #e5b53a"), "  ", holdings(player, self.label)))
        if player.forecast:
            backs = listing([backed(seen.age or 0, seen.set_name or BASE.name) for seen in player.forecast])
            whose = f"{player.name}'s {self.say('forecast')}"
            yield Item(Text(f" ?  {whose}"), Text(f"{whose}, face down: {backs}."))
        for place, cards in (("hand", player.hand), ("score pile", player.score_pile)):
            relics = [seen.card for seen in cards if seen.card is not None]
            if relics:
                yield heading(f"Relics in {player.name}'s {self.say(place)}")
                yield from (self._card(card) for card in relics)
        yield from self._display(player, f"{player.name}'s")
        yield from self._board(player, f"{player.name}'s")

    def _display(self, player: PlayerView, whose: str) -> Iterator[Item]:
        """Yield what is on display, under a heading that says whom its free dogma would concern."""
        artifact = on_display(player)
        if artifact is not None:
            yield heading(f"{whose} display, free dogma: {free_dogma_text(self.view, player, artifact, self.say)}")
            yield self._card(artifact)

    def _board(self, player: PlayerView, whose: str) -> Iterator[Item]:
        if player.board_achievements:
            counted_now = listing(player.board_achievements)
            yield heading(f"{whose} {self.say('achievements')} on the board: {counted_now}")
        for karma in karmas_in_force(player, self.say):
            yield Item(Text.assemble(f"{whose} karma ", karma))
        for pile in player.piles:
            if not pile.cards:
                continue
            yield heading(f"{whose} {pile.color.name}{_splayed(pile)}")
            for seen in pile.cards:
                yield self._card(seen.card) if seen.card is not None else self._covered(seen)

    def _covered(self, seen: SeenCard) -> Item:
        label = Text.assemble(" ?  a covered card ", icons_text(visible(seen)))
        picture = Text.assemble("A covered card. Its splay shows only: ", *(icon_text(slot) for slot in visible(seen)))
        for effect, slot in ((seen.echo, ECHO), (seen.inspire, INSPIRE)):
            if effect is not None:
                picture.append("\n\n").append_text(effect_text(effect, slot, self.say))
        return Item(label, picture)

    def _specials(self) -> Iterator[Item]:
        """Yield the special achievements, and the decrees apart from them."""
        states = [(special, "available") for special in self.view.specials]
        for player in self.view.players:
            states += [(special, f"{self.say('claimed')} by {player.name}") for special in player.specials]
        states += [(special, "junked") for special in self.view.junked_specials]
        yield heading(self.say("Special achievements"))
        yield from (self._special(special, state) for special, state in states if not isinstance(special, Decree))
        decrees = [(special, state) for special, state in states if isinstance(special, Decree)]
        if decrees:
            yield heading("Decrees")
            yield from (self._special(decree, state) for decree, state in decrees)

    def _special(self, special: Special, state: str) -> Item:
        parts = [Text(special.name, "bold"), rich_text(self.say(special.text))]
        if isinstance(special, Decree):
            parts = [decree_name(special), *parts[1:], Text(_issued(special))]
        if special.via:
            parts.append(Text(f"{self.say('Or by the effect of')} {special.via}."))
        if special.after and special.name in self.view.nearness:
            parts.append(Text(self._nearness(special)))
        parts.append(Text(f"{state[0].upper()}{state[1:]}.", "dim"))
        return Item(Text(f" ◆  {special.name}, {state}"), Text("\n\n").join(parts))

    def _nearness(self, special: Special) -> str:
        """Return what each player has of what a special achievement takes; by a karma somebody may need fewer."""
        haves: list[str] = []
        for player, (have, need) in zip(self.view.players, self.view.nearness[special.name], strict=True):
            haves.append(f"{player.name} {have}{f' of {need}' if need < special.need else ''}")
        return f"Of {special.need}: {listing(haves)}."

    def _relics(self, cards: Mapping[str, Card]) -> Iterator[Item]:
        """Yield the relics beside their decks and among achievements."""
        places = [("Relics beside their decks", self.view.relics)]
        for player in self.view.players:
            places.append((f"Relics among {player.name}'s {self.say('achievements')}", player.relics))
        for place, names in places:
            if names:
                yield heading(place)
                yield from (self._card(cards[name]) for name in names)

    def _junk(self) -> Iterator[Item]:
        """Yield the cards that are out of play, by the values on their backs."""
        junk = self.view.junk
        if junk:
            yield heading("Junk")
            values = ", ".join(f"{junk.count(age)} of value {age}" for age in sorted(set(junk)))
            yield Item(
                Text(f" ?  {counted(len(junk), 'card')} out of play"), Text(f"Out of play, face down: {values}.")
            )


def _issued(decree: Decree) -> str:
    """Return how a decree is issued, and what that does."""
    return (
        f"Issued by a Decree action with figures of three values in hand, one of them {decree.color.name}, or by a "
        "karma. Available, it is claimed and acts; one's own acts again; another player's becomes available."
    )


def _splayed(pile: PileView) -> str:
    count = f", {pile.count} cards" if pile.count is not None and pile.count > 1 else ""
    return count if pile.splay == UNSPLAYED else f"{count}, splayed {SPLAYS[pile.splay]} {ARROWS[pile.splay]}"
