"""Everything that the one at the screen may look at, card by card."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from splay.cli.card_picture import card_picture, chip, icon_text, icons_text, rich_text, rulings_text
from splay.cli.table.pictures import ARROWS, Drawn, holdings, team_words, visible
from splay.cli.table.words import card_of
from splay.innovation.card import Card
from splay.innovation.facts import SPLAYS, UNSPLAYED
from splay.innovation.special import Special
from splay.innovation.view import GameView, PileView, PlayerView, SeenCard
from splay.kernel.decision import Choice, Decision


class Item:
    """A line of the list of things to look at: a heading, or a thing with its picture."""

    def __init__(self, label: Text, picture: RenderableType | None = None, card: Choice | None = None) -> None:
        self.label = label
        self.picture = picture
        self.card = card


def card_page(card: Card, edition: str) -> RenderableType:
    """Return a card with its rulings, as wide as there is room for but no wider than a card."""

    def draw(width: int) -> RenderableType:
        parts: list[RenderableType] = [card_picture(card, edition, min(width, 60))]
        if card.rulings:
            parts.extend([Text("Rulings", "bold"), rulings_text(card)])
        return Group(*parts)

    return Drawn(draw)


def things_to_see(view: GameView, decision: Decision | None, cards: Mapping[str, Card]) -> list[Item]:
    """Return all that the one at the screen may see, their own things first; and what they are asked about."""
    items: list[Item] = []
    if view.seat is not None:
        items.extend(_own(view, view.players[view.seat]))
    for player in view.players:
        if player.seat != view.seat:
            items.extend(_others(view, player))
    items.extend(_specials(view))
    items.extend(_junk(view))
    if decision is not None:
        items = [*_asked_about(view, decision, cards, items), *items]
    return items


def heading(words: str) -> Item:
    """Return a line that stands above others."""
    return Item(Text(words, "bold #e5b53a"))


def _card(card: Card, view: GameView) -> Item:
    label = Text.assemble(chip(card.color, card.age), f" {card.name} ", icons_text(card.slots))
    return Item(label, card_page(card, view.edition), card)


def _asked_about(view: GameView, decision: Decision, cards: Mapping[str, Card], others: list[Item]) -> Iterator[Item]:
    """Yield the card that asks, and the cards it asks about that lie nowhere in sight."""
    seen = {item.card for item in others}
    asking = cards.get(decision.source.name) if decision.source else None
    offered = [card for card in map(card_of, decision.values) if card is not None and card not in seen]
    about = [*([asking] if asking else []), *(card for card in offered if card is not asking)]
    if about:
        yield heading("Now asked about")
        yield from (_card(card, view) for card in about)


def _own(view: GameView, player: PlayerView) -> Iterator[Item]:
    for words, cards in (("Your hand", player.hand), ("Your score pile", player.score_pile)):
        if cards:
            yield heading(words)
            yield from (_card(seen.card, view) for seen in cards if seen.card is not None)
    yield from _board(view, player, "Your")


def _others(view: GameView, player: PlayerView) -> Iterator[Item]:
    yield Item(
        Text.assemble((player.name + team_words(view, player), "bold #e5b53a"), "  ", holdings(player)),
    )
    yield from _board(view, player, f"{player.name}'s")


def _board(view: GameView, player: PlayerView, whose: str) -> Iterator[Item]:
    for pile in player.piles:
        if not pile.cards:
            continue
        yield heading(f"{whose} {pile.color.name}{_splayed(pile)}")
        for seen in pile.cards:
            yield _card(seen.card, view) if seen.card is not None else _covered(seen)


def _splayed(pile: PileView) -> str:
    count = f", {pile.count} cards" if pile.count is not None and pile.count > 1 else ""
    return count if pile.splay == UNSPLAYED else f"{count}, splayed {SPLAYS[pile.splay]} {ARROWS[pile.splay]}"


def _covered(seen: SeenCard) -> Item:
    label = Text.assemble(" ?  a covered card ", icons_text(visible(seen)))
    picture = Text.assemble("A covered card. Its splay shows only: ", *(icon_text(slot) for slot in visible(seen)))
    return Item(label, picture)


def _specials(view: GameView) -> Iterator[Item]:
    yield heading("Special achievements")
    for special in view.specials:
        yield _special(special, "available")
    for player in view.players:
        for special in player.specials:
            yield _special(special, f"claimed by {player.name}")
    for special in view.junked_specials:
        yield _special(special, "junked")


def _junk(view: GameView) -> Iterator[Item]:
    """Yield the cards that are out of play, by the values on their backs."""
    if view.junk:
        yield heading("Junk")
        count = f"{len(view.junk)} card{'' if len(view.junk) == 1 else 's'}"
        values = ", ".join(f"{view.junk.count(age)} of value {age}" for age in sorted(set(view.junk)))
        yield Item(Text(f" ?  {count} out of play"), Text(f"Out of play, face down: {values}."))


def _special(special: Special, state: str) -> Item:
    parts = [Text(special.name, "bold"), rich_text(special.text), Text(f"Or by the effect of {special.via}.")]
    return Item(
        Text(f" ◆  {special.name}, {state}"), Text("\n\n").join([*parts, Text(f"{state.capitalize()}.", "dim")])
    )
