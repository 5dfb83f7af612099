"""The table drawn as text: boards with their splays, hands, standings and supplies, all from one seat's view."""

from collections import Counter
from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from splay.cli.card_picture import (
    COLOR_INKS,
    COLOR_STYLES,
    ICON_MARKS,
    ICON_STYLES,
    KARMA_MARK,
    LOWER,
    UPPER,
    Say,
    card_icons,
    chip,
    edge,
    icon_text,
    icons_text,
    set_letter,
)
from splay.cli.table.karmas import decree_name, karmas_in_force
from splay.cli.table.lineups import free_dogma_text, on_display
from splay.cli.table.prospect import relic_age
from splay.innovation.card import BASE, Card
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import ASLANT, EMBLEMS, HEX, LEFT, RIGHT, SLOT_NAMES, UNSPLAYED, UP, bonus_value, counts_as
from splay.innovation.special import Special
from splay.innovation.view import GameView, PileView, PlayerView, SeenCard

ARROWS: Final = {LEFT: "◂", RIGHT: "▸", UP: "▴", ASLANT: "◥"}

_BODIES: Final = {
    "blue": "on #182a4d",
    "red": "on #4a1c1b",
    "green": "on #16371f",
    "yellow": "on #463b12",
    "purple": "on #351f43",
}
_BODY_WIDTH: Final = 28
_CITY_NAME: Final = 15
"""The room for the name of a city between its upper icons."""
_FAINT: Final = "#8a8a8a"


class Drawn:
    """Something drawn anew for whatever width there is."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


def clipped(text: str, width: int) -> str:
    """Return a text that fits a width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def lines(*drawn: Text) -> Text:
    """Return some texts as lines; a line too long for the screen is wrapped."""
    return Text("\n").join(drawn)


def card_link(card: Card) -> Style:
    """Return the style of a card's name: its colour, and the card to show when it is clicked."""
    return Style(color=COLOR_INKS[card.color.name], meta={"card": card.name})


# Piles


def visible(card: SeenCard) -> list[int]:
    """Return the slots of a covered card that a splay leaves in sight, the upper ones first."""
    return [*_along(card, UPPER), *_along(card, LOWER)]


def _along(card: SeenCard, places: Sequence[int]) -> list[int]:
    """Return what is in sight along an edge of a covered card."""
    slots = [card.slots[place] for place in places if place < len(card.slots)]
    return [slot for slot in slots if slot is not None]


def pile_line(pile: PileView, width: int) -> Text:
    """Return a pile on one line: the top card, the direction of the splay, and what shows of the cards below."""
    top = pile.top
    if top is None:
        return Text.assemble(
            (f" {pile.color.name[0].upper()} ", COLOR_STYLES[pile.color.name]), (f"  no {pile.color.name}", _FAINT)
        )
    line = Text.assemble(chip(top), "" if top.age > 9 else " ")
    line.append(f"{top.name:<14}", card_link(top)).append(" ")
    line.append_text(card_icons(top))
    room = width - line.cell_len
    return line.append_text(_below(pile, room))


def _below(pile: PileView, room: int) -> Text:
    """Return what can be told of the cards below a top card, within some room."""
    if pile.splay == UNSPLAYED:
        covered = (pile.count or 1) - 1
        return Text(f" +{covered}" if covered else "", _FAINT)
    arrow = Text(f" {ARROWS[pile.splay]}", "bold")
    each = [icons_text(visible(card)) for card in pile.cards[1:]]
    spread = Text.assemble(arrow, *(part for icons in each for part in (" ", icons)))
    rest = Text(f" +{len(each)}", _FAINT)
    counted = Text.assemble(arrow, " ", counted_icons(pile), rest)
    return next((told for told in (spread, counted) if told.cell_len <= room), Text.assemble(arrow, rest))


def counted_icons(pile: PileView) -> Text:
    """Return what counts of the covered cards of a pile, each kind with its number, and every bonus."""
    shown = [slot for card in pile.cards[1:] for slot in visible(card)]
    counts = Counter(counts_as(slot) for slot in shown if not bonus_value(slot) and counts_as(slot) not in (-1, HEX))
    kinds = [Text.assemble(icons_text([kind]), str(counts[kind])) for kind in sorted(counts)]
    bonuses = sorted([slot for slot in shown if bonus_value(slot)], reverse=True)
    return Text(" ").join([*kinds, *([icons_text(bonuses)] if bonuses else [])])


def pile_picture(pile: PileView, width: int) -> Text:
    """Return a pile with cards in it on two lines: every icon in its place, covered cards beside the top one."""
    assert pile.top is not None
    upper, lower = _body(pile.top)
    edges = [_edge(card, pile.splay, _BODIES[pile.color.name]) for card in pile.cards[1:]]
    room = width - lower.cell_len - 2
    if pile.splay == UNSPLAYED or sum(foot.cell_len for _, foot in edges) > room:
        return lines(upper, lower.append_text(_below(pile, room)))
    arrow = (f" {ARROWS[pile.splay]}", "bold")
    if pile.splay == RIGHT:
        # The cards below stick out on the left, the lowest one farthest.
        edges.reverse()
        return lines(
            Text.assemble(*(head for head, _ in edges), upper, arrow),
            Text.assemble(*(foot for _, foot in edges), lower),
        )
    return lines(
        Text.assemble(upper, *(head for head, _ in edges), arrow), Text.assemble(lower, *(foot for _, foot in edges))
    )


def _body(card: Card) -> tuple[Text, Text]:
    """Return a top card: its name beside the upper icon, and the three lower icons; of a city six icons."""
    body = _BODIES[card.color.name]
    mark = chip(card)
    corner, *more = [icon_text(slot) for slot in edge(card, UPPER)]
    left, middle, right = (icon_text(slot) for slot in edge(card, LOWER))
    room = _CITY_NAME if more else _BODY_WIDTH - 3 - mark.cell_len
    name = (f"{clipped(f' {card.name}', room):<{room}}", card_link(card) + Style.parse(f"bold {body}"))
    if more:
        # The value stands between the upper icons, and the lower ones each below an upper one.
        centre, last = more
        spaces = [(" " * width, body) for width in (room, mark.cell_len)]
        lower = Text.assemble(left, spaces[0], middle, spaces[1], right)
        return Text.assemble(corner, name, centre, mark, last), lower
    space = (" " * ((_BODY_WIDTH - 9) // 2), body)
    rest = (" " * (_BODY_WIDTH - 9 - len(space[0])), body)
    return Text.assemble(corner, name, mark), Text.assemble(left, space, middle, rest, right)


def _edge(card: SeenCard, splay: int, body: str) -> tuple[Text, Text]:
    """Return what shows of a covered card, as an upper and a lower piece of the same width."""
    if splay == UNSPLAYED:
        return Text(), Text()
    margin = ("▏", f"#000000 {body}")
    upper, lower = _along(card, UPPER), _along(card, LOWER)
    space = (" " * 3 * (len(lower) - len(upper)), body)
    return (
        Text.assemble(margin, *(icon_text(slot) for slot in upper), space),
        Text.assemble(margin, *(icon_text(slot) for slot in lower)),
    )


# Players


def own_board(view: GameView, big: bool, say: Say) -> Drawn:
    """Return the board of the one who looks, as big as there is room for, and their karmas in force."""
    assert view.seat is not None
    player = view.players[view.seat]

    def draw(width: int) -> Text:
        karmas = karmas_in_force(player, say)
        if not big:
            return lines(*(pile_line(pile, width) for pile in player.piles), *karmas)
        piles = [pile_picture(pile, width) if pile.top else pile_line(pile, width) for pile in player.piles]
        # An expansion puts so much more on the table that the piles have to lie close together.
        airy = len(view.players) == 2 and not view.expansion_decks
        return lines(Text("\n\n" if airy else "\n").join(piles), *karmas)

    return Drawn(draw)


def other_boards(view: GameView, say: Say, label: Say) -> Drawn:
    """Return the boards of all the others, clockwise, as far as they can be seen; several side by side if they fit."""
    count = len(view.players)
    start = 0 if view.seat is None else view.seat + 1
    seats = [(start + step) % count for step in range(count)]
    others = [view.players[seat] for seat in seats if seat != view.seat]

    def draw(width: int) -> RenderableType:
        columns = 2 if len(others) > 1 and width >= 70 else 1
        grid = Table.grid(padding=(0, 2), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        boards = [lines(*_other(view, player, width // columns - 1, say, label)) for player in others]
        for start in range(0, len(boards), columns):
            grid.add_row(*boards[start : start + columns])
        return grid

    return Drawn(draw)


def _other(view: GameView, player: PlayerView, width: int, say: Say, label: Say) -> list[Text]:
    head = Text.assemble((player.name, "bold"), (team_words(view, player), _FAINT), "  ", holdings(player, label))
    if player.out:
        return [head]
    piles = [pile_line(pile, width) for pile in player.piles if pile.cards]
    board = piles or [Text("  an empty board", _FAINT)]
    return [head, *_display(view, player, say), *board, *karmas_in_force(player, say)]


def _display(view: GameView, player: PlayerView, say: Say) -> list[Text]:
    """Return what a player has on display, and whom its free dogma would concern; nothing if there is nothing."""
    artifact = on_display(player)
    if artifact is None:
        return []
    card = Text.assemble(chip(artifact), " ", (artifact.name, card_link(artifact)), " ", card_icons(artifact))
    free = Text.assemble(("  free dogma: ", _FAINT), free_dogma_text(view, player, artifact, say))
    return [Text.assemble(("On display ", "bold #e5b53a"), card), free]


def team_letter(view: GameView, player: PlayerView) -> str:
    """Return the letter of a player's team; nothing if everyone plays alone."""
    in_teams = len({other.team for other in view.players}) < len(view.players)
    return ascii_uppercase[player.team] if in_teams else ""


def team_words(view: GameView, player: PlayerView) -> str:
    """Return " (your partner)" for a partner, and the letter of any other team."""
    mine = None if view.seat is None else view.players[view.seat].team
    if player.team == mine and player.seat != view.seat:
        return " (your partner)"
    letter = team_letter(view, player)
    return f" (team {letter})" if letter else ""


def holdings(player: PlayerView, label: Say, own: bool = False) -> Text:
    """Return what a player has besides the board, by value; one's own hand and forecast lie open elsewhere."""
    if player.out:
        return Text("out of the game", _FAINT)
    parts = [("score", _values(player.score_pile)), ("bonuses", bonuses(player)), ("achieved", achieved(player))]
    if not own:
        parts = [("hand", _values(player.hand)), ("forecast", _values(player.forecast)), *parts]
    told = [Text.assemble((f"{label(name)} ", _FAINT), words) for name, words in parts if words]
    return Text("  ").join(told) if told else Text("" if own else "nothing in hand", _FAINT)


def _values(cards: Sequence[SeenCard]) -> str:
    """Return the values of some cards in order, E3 for an Echoes 3; where there are many, equal ones are counted.

    Relics come last and by name, because everyone knows where they are.
    """
    relics = [seen.card for seen in cards if seen.card is not None and seen.card.relic]
    others = [seen for seen in cards if seen.card is None or not seen.card.relic]
    backs = sorted([(card.age or 0, set_letter(card.set_name)) for card in others])
    counts = Counter(f"{letter}{age}" for age, letter in backs)
    named = [f"{set_letter(relic.set_name)}{relic.age} {relic.name}" for relic in relics]
    if len(cards) <= 6:
        return " ".join([*counts.elements(), *named])
    return " ".join([*(f"{back}x{count}" if count > 1 else back for back, count in counts.items()), *named])


def bonuses(player: PlayerView) -> str:
    """Return the bonuses in sight, and what they add to the score."""
    if not player.bonuses:
        return ""
    return f"{' '.join(map(str, player.bonuses))} (+{player.bonuses[0] + len(player.bonuses) - 1})"


def achieved(player: PlayerView) -> str:
    """Return a player's achievements: the standard values, the special ones, decrees and relics, then flags."""
    own = [*map(str, player.achievements), *map(_special_name, player.specials)]
    return " ".join([*own, *(f"◇{relic}" for relic in player.relics), *on_board(player)])


def _special_name(special: Special) -> str:
    return f"{special.name} decree" if isinstance(special, Decree) else special.name


def on_board(player: PlayerView) -> list[str]:
    """Return what counts as an achievement on a player's board, each with its mark: ⚑red, ❖red splayed right."""
    return [_counted_now(words) for words in player.board_achievements]


def _counted_now(words: str) -> str:
    color, _, kind = words.rpartition(" ")
    # What is no emblem of a city counts by a karma.
    return f"{ICON_MARKS[SLOT_NAMES.index(kind)]}{color}" if kind in EMBLEMS else f"{KARMA_MARK}{words}"


def won_by(player: PlayerView) -> int:
    """Return how many achievements a player has, those on the board included."""
    return len(player.achievements) + len(player.specials) + len(player.relics) + len(player.board_achievements)


def hand_picture(view: GameView, say: Say, label: Say) -> Drawn:
    """Return the hand of the one who looks, their display and their forecast, as many cards on a line as fit."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand, forecast = _in_order(player.hand), _in_order(player.forecast)

    def draw(width: int) -> Text:
        rows = _flow([_small(card) for card in hand], width) if hand else [Text("no cards in hand", _FAINT)]
        rows.extend(_display(view, player, say))
        if forecast:
            rows.append(Text(f"Your {label('forecast')}", "bold #e5b53a"))
            rows.extend(_flow([_small(card) for card in forecast], width))
        return lines(*rows)

    return Drawn(draw)


def _in_order(cards: Sequence[SeenCard]) -> list[Card]:
    """Return the cards whose fronts can be seen, by value and colour."""
    fronts = [seen.card for seen in cards if seen.card is not None]
    return sorted(fronts, key=lambda card: (card.age, card.color.index))


def _small(card: Card) -> Text:
    return Text.assemble(chip(card), f" {card.name} ", card_icons(card))


def _flow(parts: Sequence[Text], width: int) -> list[Text]:
    """Return some texts filled into lines, in columns."""
    column = max((part.cell_len for part in parts), default=0) + 2
    each = max(1, (width + 2) // column)
    rows: list[Text] = []
    for start in range(0, len(parts), each):
        row = Text()
        for part in parts[start : start + each]:
            row.append_text(part).append(" " * (column - part.cell_len))
        rows.append(row)
    return rows


def standings(view: GameView, label: Say) -> Drawn:
    """Return the icons, scores and achievements of all players side by side."""
    won: dict[int, int] = Counter()
    for player in view.players:
        won[player.team] += won_by(player)

    def draw(width: int) -> Text:
        icons = range(len(view.players[0].icons))
        score = label("score")
        room = max(6, min(16, width - 6 - len(str(view.needed)) - len(score) - 3 * len(icons)))
        head = Text(" " * room)
        for icon in icons:
            head.append(" ").append(f" {ICON_MARKS[icon]}", ICON_STYLES[icon])
        head.append(f"  {score}  won", _FAINT)
        rows = [head]
        for player in view.players:
            mark = "▶" if player.seat == view.current and view.turn else " "
            name = f"{mark}{clipped(f'{team_letter(view, player)} {player.name}'.strip(), room - 2)}"
            row = Text.assemble((f"{name:<{room}}", "bold" if player.seat == view.seat else ""))
            rows.append(row)
            if player.out:
                row.append("  out of the game", _FAINT)
                continue
            for icon, count in enumerate(player.icons):
                best = count and count == max(other.icons[icon] for other in view.players)
                row.append(f"{count:>3}", "bold" if best else _FAINT)
            row.append(f"  {player.points:>{len(score)}} {won[player.team]:>2}/{view.needed}")
        return lines(*rows)

    return Drawn(draw)


def supplies(view: GameView, label: Say) -> Drawn:
    """Return the decks by age, the relics beside them, the achievements to be claimed, and what is out of play."""
    decks = {BASE.name if view.expansion_decks else "cards": view.decks, **view.expansion_decks}
    room = max(6, *map(len, decks))
    head, claims, relics = _row(label("age"), room), _row(label("claim"), room), _row("relics", room)
    beside = [relic_age(relic) for relic in view.relics]
    for age in range(1, len(view.decks)):
        head.append(f"{age:>3}", "bold")
        claims.append("  ◆" if age in view.available else "  ·", "#e5b53a" if age in view.available else _FAINT)
        relics.append("  ◇" if age in beside else "  ·", "#e5b53a" if age in beside else _FAINT)
    parts = [head, *(_counts(name, counts, room) for name, counts in decks.items())]
    parts += [*([relics] if beside else []), claims]
    if view.junk:
        parts.append(_counts("junk", [view.junk.count(age) for age in range(len(view.decks))], room))
    return Drawn(lambda width: lines(*parts, *_special_lines(view, width, room)))


def _row(label: str, room: int) -> Text:
    """Return the beginning of a row of the supplies."""
    return Text.assemble((f"{clipped(label, room):<{room}}", _FAINT))


def _counts(label: str, counts: Sequence[int], room: int) -> Text:
    """Return a row of the supplies with a number for each age."""
    row = _row(label, room)
    for count in counts[1:]:
        row.append(f"{count or '-':>3}", "" if count else _FAINT)
    return row


def _special_lines(view: GameView, width: int, room: int) -> list[Text]:
    """Return the special achievements that are left, with what each player has of what it takes, and the junked."""
    # Nobody can be near to what is claimed by a deed.
    left = [
        Text.assemble(special.name, " ", nearness(view, special.name)) if special.after else Text(special.name)
        for special in view.specials
        if not isinstance(special, Decree)
    ]
    rows = _flow(left or [Text("no special achievement is left", _FAINT)], width - room)
    if view.junked_specials:
        junked = " ".join(special.name for special in view.junked_specials)
        rows.append(Text(f"junked: {junked}", _FAINT))
    decrees = [decree_name(special) for special in view.specials if isinstance(special, Decree)]
    return [*_labelled("also", rows, room), *_labelled("decree", _flow(decrees, width - room), room)]


def _labelled(label: str, rows: Sequence[Text], room: int) -> list[Text]:
    """Return some rows of the supplies, with a label before the first."""
    return [Text.assemble((f"{'' if number else label:<{room}}", _FAINT), row) for number, row in enumerate(rows)]


def nearness(view: GameView, special: str) -> Text:
    """Return what each player, in the order of the seats, has of what a special achievement takes: 3·0/6.

    Who needs fewer by a karma is told apart: 3/5·0/6.
    """
    pairs = view.nearness[special]
    eased = len({need for _, need in pairs}) > 1
    drawn = Text()
    for seat, (have, need) in enumerate(pairs):
        drawn.append("·" if seat else "", _FAINT).append(str(have), "bold" if seat == view.seat else "")
        drawn.append(f"/{need}" if eased or seat == len(pairs) - 1 else "", _FAINT)
    return drawn


def status(view: GameView, title: str, seed: int, say: Say) -> Drawn:
    """Return the line above the table: whose turn it is and what it takes to win."""
    if view.turn:
        name = view.players[view.current].name
        actions = "no action" if not view.actions else "1 action" if view.actions == 1 else f"{view.actions} actions"
        used = "".join([f", {action.capitalize()} taken" for action in view.used])
        moment = f"turn {view.turn}: {f'{name}, {actions} left{used}' if view.result is None else 'over'}"
    else:
        moment = "first cards"
    facts = [moment, say(f"{view.needed} achievements win")]
    sets = list(view.expansion_decks)
    named = [title, *map(str.capitalize, sets), *facts]
    short = [title, *(["".join(map(set_letter, sets))] if sets else []), *facts]
    lines = [Text(" · ".join(line)) for line in ([*named, f"seed {seed}"], [*short, f"seed {seed}"], short)]

    def draw(width: int) -> Text:
        # What is not on the line cannot be read: the moment matters more than the names of the expansions and the seed.
        return next((line for line in lines if line.cell_len <= width), lines[-1])

    return Drawn(draw)
