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
from splay.cli.table.lineups import free_dogma_text, on_display
from splay.cli.table.pictures import ARROWS, Drawn, bonuses, holdings, team_words, visible
from splay.cli.table.words import card_of
from splay.innovation.card import BASE, Card, backed
from splay.innovation.facts import ECHO, SPLAYS, UNSPLAYED, counted
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
        for pile in player.piles:
            if not pile.cards:
                continue
            yield heading(f"{whose} {pile.color.name}{_splayed(pile)}")
            for seen in pile.cards:
                yield self._card(seen.card) if seen.card is not None else self._covered(seen)

    def _covered(self, seen: SeenCard) -> Item:
        label = Text.assemble(" ?  a covered card ", icons_text(visible(seen)))
        picture = Text.assemble("A covered card. Its splay shows only: ", *(icon_text(slot) for slot in visible(seen)))
        if seen.echo is not None:
            picture.append("\n\n").append_text(effect_text(seen.echo, ECHO, self.say))
        return Item(label, picture)

    def _specials(self) -> Iterator[Item]:
        view = self.view
        yield heading(self.say("Special achievements"))
        for special in view.specials:
            pairs = zip(view.players, view.nearness[special.name], strict=True)
            haves = [f"{player.name} {have}" for player, (have, _) in pairs]
            near = f"Of {special.need}: {listing(haves)}." if special.after else ""
            yield self._special(special, "available", near)
        for player in view.players:
            for special in player.specials:
                yield self._special(special, f"{self.say('claimed')} by {player.name}")
        for special in view.junked_specials:
            yield self._special(special, "junked")

    def _special(self, special: Special, state: str, nearness: str = "") -> Item:
        parts = [Text(special.name, "bold"), rich_text(self.say(special.text))]
        if special.via:
            parts.append(Text(f"{self.say('Or by the effect of')} {special.via}."))
        if nearness:
            parts.append(Text(nearness))
        parts.append(Text(f"{state[0].upper()}{state[1:]}.", "dim"))
        return Item(Text(f" ◆  {special.name}, {state}"), Text("\n\n").join(parts))

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


def _splayed(pile: PileView) -> str:
    count = f", {pile.count} cards" if pile.count is not None and pile.count > 1 else ""
    return count if pile.splay == UNSPLAYED else f"{count}, splayed {SPLAYS[pile.splay]} {ARROWS[pile.splay]}"
