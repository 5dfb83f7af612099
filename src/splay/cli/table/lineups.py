"""Whom a dogma would concern, in words: who shares it, on whom its demands fall, and whom it compels."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from splay.cli.card_picture import ICON_MARKS, ICON_STYLES, Say
from splay.innovation.card import COMPEL, DEMAND, Card
from splay.innovation.edition import edition_named
from splay.innovation.facts import BITS, MASK
from splay.innovation.view import GameView, Lineup, PileView, PlayerView
from splay.kernel.plain import listing

HINT: Final = "italic #b9bec6"


def lineup_text(lineup: Lineup, view: GameView, say: Say, endorsed: bool = False) -> Text:
    """Return which echoes come first, who would share a dogma, and on whom its demands would fall.

    An endorsed dogma is told with how often each of them would do it.
    """
    drawn = Text.assemble((ICON_MARKS[lineup.icon], ICON_STYLES[lineup.icon]), " ")
    effects = lineup.card.effects
    kinds = [effect.kind for effect in effects]
    twice, once = (" twice", " once") if endorsed else ("", "")
    parts: list[str] = []
    if lineup.echoes:
        parts.append(f"{'echo' if len(lineup.echoes) == 1 else 'echoes'}: {listing(lineup.echoes)}")
    if DEMAND in kinds:
        parts.append(f"{say('demand')}{twice}: {_names(lineup.vulnerable, lineup, view)}")
    if COMPEL in kinds:
        parts.append(f"compel{twice}: {_names(lineup.compelled, lineup, view)}")
    # Echo effects are shared, whatever comes after them.
    if lineup.echoes or any(not effect.is_demand for effect in effects):
        parts.append(f"share{once}: {_names(lineup.sharing, lineup, view)}")
        if endorsed:
            which = "non-demand effect" if lineup.card.demands else "effect"
            parts.append(say(f"you do each {which} twice"))
    words = "; ".join(parts) or say("no effect")
    return drawn.append(f"{words} (* may parley)" if "*" in words else words, HINT)


def _names(seats: Sequence[int], lineup: Lineup, view: GameView) -> str:
    """Return some players' names; those who can parley to share or to be spared are marked."""
    names = [f"{view.players[seat].name}{'*' if seat in lineup.distant else ''}" for seat in seats]
    return listing(names) if names else "nobody"


# What is on display


def on_display(player: PlayerView) -> Card | None:
    """Return the artifact that a player has on display."""
    return None if player.display is None else player.display.card


def free_dogma_text(view: GameView, player: PlayerView, artifact: Card, say: Say) -> Text:
    """Return whom the free dogma of what a player has on display would concern, as things are now."""
    if not artifact.activates:
        return Text(say("no effect"), HINT)
    own = next((lineup for lineup in view.lineups if lineup.card is artifact), None)
    return lineup_text(own or _free_lineup(view, player, artifact), view, say)


def _free_lineup(view: GameView, player: PlayerView, artifact: Card) -> Lineup:
    """Return the line-up of a free dogma, worked out from what lies open: its own icons are added."""
    icon = artifact.featured
    mine = player.icons[icon] + (artifact.icons >> (BITS * icon) & MASK)
    sharing: list[int] = []
    vulnerable: list[int] = []
    for other in _clockwise(view, player):
        theirs, far = other.icons[icon], _is_far(view, player, other)
        # Far away, twice as many are needed to share, and more than twice as many to demand.
        if theirs >= (2 * mine if far else mine):
            sharing.append(other.seat)
        elif mine > (2 * theirs if far else theirs) and other.team != player.team:
            vulnerable.append(other.seat)
    opponents = [seat for seat in sharing if view.players[seat].team != player.team]
    compelled = opponents if any(effect.is_compel for effect in artifact.effects) else []
    lineup = Lineup(artifact, [], sharing, vulnerable, [], compelled)
    lineup.echoes = _echoes(player.piles[artifact.color.index])
    return lineup


def _echoes(pile: PileView) -> list[str]:
    """Return the cards whose echo effects are in sight in a pile, from the bottom to the top, as far as they are known.

    What an echo effect says is in sight on a covered card of another player; its name is not.
    """
    return [seen.card.name if seen.card else "a covered card" for seen in reversed(pile.cards) if seen.echo]


def _in_play(view: GameView) -> list[PlayerView]:
    return [player for player in view.players if not player.out]


def _clockwise(view: GameView, player: PlayerView) -> list[PlayerView]:
    """Return the others in the game, clockwise from a player's left."""
    return sorted(
        [other for other in _in_play(view) if other is not player],
        key=lambda other: (other.seat - player.seat) % len(view.players),
    )


def _is_far(view: GameView, player: PlayerView, other: PlayerView) -> bool:
    """Tell whether a player sits so far away in a large game that distance matters."""
    seated = _in_play(view)
    large = edition_named(view.edition).large_game
    if player.out or not 0 < large <= len(seated):
        return False
    apart = abs(seated.index(player) - seated.index(other))
    return min(apart, len(seated) - apart) > 1
