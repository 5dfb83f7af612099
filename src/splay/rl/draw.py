"""How an environment is shown: as the terminal draws the table, or as a picture. Whoever is to choose is looking."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from splay.cli.card_picture import COLOR_STYLES
from splay.cli.table.whole import drawn_text
from splay.innovation.facts import ICONS, SPLAYS, UNSPLAYED, counted
from splay.innovation.view import GameView, PileView, PlayerView, SeenCard
from splay.intrapreneurs.facts import LEVELS
from splay.intrapreneurs.view import GameView as CompanyView
from splay.intrapreneurs.view import PlayerView as CompanyPlayer
from splay.kernel.game import View
from splay.kernel.match import Match
from splay.rl.episode import Episode

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]

Tile = tuple[str, str]
"""A rectangle with words in it: its colour and the words."""
Shelf = tuple[str, list[list[Tile]]]
"""A heading, and rows of tiles under it."""

_WIDTH: Final = 1_000
_MARGIN: Final = 12
_HEADING: Final = 24
_TILE: Final = (190, 46)
_GAP: Final = 6
_TABLE: Final = "#22252b"
_PAPER: Final = "#d8d4c8"
_BACK: Final = "#6a6f78"
_INK: Final = "#16181c"
_LIGHT: Final = "#f2f0ea"
_FILLS: Final = {color: style.split()[-1] for color, style in COLOR_STYLES.items()}
_BRIGHT: Final = (_PAPER, _FILLS["yellow"])


def render(episode: Episode, mode: str | None) -> Any:
    """Return or print the table: "human" prints it, "ansi" returns it as text, "rgb_array" as a picture."""
    if mode == "rgb_array":
        return picture_of(episode.now)
    text = drawn_text(episode.now, viewer_of(episode.now), colors=True)
    if mode == "ansi":
        return text
    print(text)
    return None


def viewer_of(match: Match) -> int:
    """Return the seat that looks: the one that is to choose, and at the end the first."""
    return 0 if match.decision is None else match.decision.seat


def picture_of(match: Match) -> NDArray[np.uint8]:
    """Return the table as a picture, which is equally large throughout a match; what has no room is left out."""
    from PIL import Image, ImageDraw, ImageFont

    shelves = shelves_of(match.view(viewer_of(match)))
    rows = sum(len(tiles) for _, tiles in shelves)
    height = _MARGIN + len(shelves) * (_HEADING + _GAP) + rows * (_TILE[1] + _GAP) + _MARGIN
    image = Image.new("RGB", (_WIDTH, height), _TABLE)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(13)
    top = _MARGIN
    for heading, lines in shelves:
        draw.text((_MARGIN, top), heading, _LIGHT, font)
        top += _HEADING
        for line in lines:
            for place, (fill, words) in enumerate(line):
                left = _MARGIN + place * (_TILE[0] + _GAP)
                if left + _TILE[0] <= _WIDTH - _MARGIN:
                    draw.rounded_rectangle((left, top, left + _TILE[0], top + _TILE[1]), 6, fill)
                    draw.text((left + 8, top + 5), _clipped(words), _INK if fill in _BRIGHT else _LIGHT, font)
            top += _TILE[1] + _GAP
        top += _GAP
    return np.asarray(image, np.uint8)


def _clipped(words: str) -> str:
    return "\n".join([line if len(line) <= 26 else f"{line[:24]}…" for line in words.split("\n")[:2]])


def shelves_of(view: View) -> list[Shelf]:
    """Return what a picture shows of a view: each player, and what lies in the middle."""
    if isinstance(view, GameView):
        decks = " ".join([f"{age}:{count}" for age, count in enumerate(view.decks) if age])
        free = ", ".join([*map(str, view.available), *[special.name for special in view.specials]])
        middle: Shelf = (f"Turn {view.turn}. Decks {decks}. To achieve, {view.needed} needed: {free}", [])
        return [middle, *[_innovator(player) for player in view.players]]
    assert isinstance(view, CompanyView)
    offer = [(_PAPER, card.name) for card in view.offer]
    projects = [(_FILLS["blue"], project.name) for project in view.projects]
    words = f"Round {view.round}, turn {view.turn}. {view.macro.name if view.macro else 'No macro event'}. On offer:"
    return [(words, [offer, projects]), *[_company(player) for player in view.players]]


def _innovator(player: PlayerView) -> Shelf:
    icons = ", ".join([f"{count} {ICONS[icon]}" for icon, count in enumerate(player.icons)])
    achieved = len(player.achievements) + len(player.specials) + len(player.board_achievements)
    words = (
        f"{player.name}{', out' if player.out else ''}: {counted(player.points, 'point')}, {achieved} achieved; {icons}"
    )
    hand = [_card(seen) for seen in player.hand]
    return words, [[_pile(pile) for pile in player.piles], hand]


def _pile(pile: PileView) -> Tile:
    if pile.top is None:
        return _TABLE, ""
    splay = f", {SPLAYS[pile.splay]}" if pile.splay != UNSPLAYED else ""
    count = "" if pile.count is None else counted(pile.count, "card")
    return _FILLS[pile.color.name], f"{pile.top.age} {pile.top.name}\n{count}{splay}"


def _card(seen: SeenCard) -> Tile:
    if seen.card is None:
        return _BACK, f"{seen.age}\n{seen.set_name}"
    return _FILLS[seen.card.color.name], f"{seen.card.age} {seen.card.name}\nin hand"


def _company(player: CompanyPlayer) -> Shelf:
    growth, fuel = player.rewards
    words = f"{player.name}{', out' if player.out else ''}: {growth} Growth, {fuel} Growth Fuel"
    projects = [(_FILLS["green"], f"{each.project.name}\n{LEVELS[each.level]}") for each in player.ventures]
    hand = [(_PAPER, card.name) for card in player.hand] if player.hand else [(_BACK, "")] * player.hand_count
    return words, [projects, hand]
