"""What a seat may see of a game. Everything is hidden unless a rule here opens it."""

from typing import TYPE_CHECKING, Final

from splay.innovation.card import ECHO_EFFECT, INSPIRE_EFFECT, Card, Effect
from splay.innovation.facts import (
    FEWEST_SLOTS,
    HEX,
    ICONS,
    NOTHING,
    SHOWN,
    SLOT_NAMES,
    SPLAYS,
    UNSPLAYED,
    Color,
)
from splay.innovation.player import Player
from splay.innovation.special import Special
from splay.innovation.zone import DISPLAY, FORECAST, Pile
from splay.kernel.event import ALL_SEEING
from splay.kernel.game import Result, View

if TYPE_CHECKING:
    from splay.innovation.game import Game


class SeenCard:
    """A card as far as it can be seen: its front, only the icons that a splay shows, or only its back.

    It never changes, nor does what it is as plain data: all views share it.
    """

    def __init__(
        self,
        card: Card | None,
        age: int | None,
        set_name: str | None,
        slots: list[int | None],
        echo: Effect | None = None,
        inspire: Effect | None = None,
    ) -> None:
        self.card = card
        self.age = age
        """The value, or None where not even the back can be seen."""
        self.set_name = set_name
        """The set, which the back shows as well."""
        self.slots = slots
        """The four slots, and of some cards two more; None where one is covered."""
        self.echo = echo
        """The echo effect, where its slot is in sight."""
        self.inspire = inspire
        """The inspire effect, where its slot is in sight."""

        self._json: dict[str, object] = {}

    def to_json(self) -> dict[str, object]:
        """Return the card as plain data, always the same."""
        if not self._json:
            self._json = {
                "name": self.card.name if self.card else None,
                "set": self.set_name,
                "age": self.age,
                "icons": [None if slot is None or slot == NOTHING else SLOT_NAMES[slot] for slot in self.slots],
                "echo": self.echo.text if self.echo else None,
                **({"inspire": self.inspire.text} if self.inspire else {}),
            }
        return self._json


_FRONTS: Final[dict[Card, SeenCard]] = {}
_COVERED: Final[dict[tuple[Card, int, bool], SeenCard]] = {}
_BACKS: Final[dict[tuple[int, str], SeenCard]] = {}


class PileView:
    """A pile on a board, top card first."""

    def __init__(self, pile: Pile, open_cards: bool, open_count: bool) -> None:
        self.color: Color = pile.color
        self.splay = pile.splay
        self._pile = pile.cards[:]
        self._json: dict[str, object] = {}
        cards = pile.cards[::-1]
        splayed = pile.splay != UNSPLAYED
        self.count: int | None = len(cards) if open_count else None
        """How many cards there are, or None if that is not open."""
        self.cards: list[SeenCard] = []
        for depth, card in enumerate(cards):
            if depth == 0:
                self.cards.append(_front(card))
            elif open_cards:
                self.cards.append(covered_card(card, pile.splay, True))
            elif splayed:
                self.cards.append(covered_card(card, pile.splay, False))

    @property
    def top(self) -> Card | None:
        """The top card."""
        return self.cards[0].card if self.cards else None

    def is_of(self, pile: Pile) -> bool:
        """Tell whether a pile lies as it did when this was seen of it."""
        return self._pile == pile.cards and self.splay == pile.splay

    def to_json(self) -> dict[str, object]:
        """Return the pile as plain data, always the same."""
        if not self._json:
            self._json = {
                "splay": SPLAYS[self.splay],
                "count": self.count,
                "cards": [card.to_json() for card in self.cards],
            }
        return self._json


class Counted:
    """What everyone counts alike of a player."""

    def __init__(self, game: "Game", player: Player) -> None:
        self.board_achievements = game.board_achievements(player)
        """What counts as an achievement as long as it is in sight on the board, such as "red flag"."""
        self.karmas = [(karma.name, karma.text) for karma in player.karmas() if karma.text]
        """The karmas in force, with their figures' names."""
        self.draw_value = player.draw_value()
        """The value of the highest top card for a Draw action, which karmas can change."""
        self.points = player.points()
        self.bonuses = sorted(player.bonuses(), reverse=True)
        """The bonuses in sight: the first counts its value, each further one 1."""
        self.icons = player.icon_counts()[: len(game.edition.icons)]
        """How many of each icon show, in the order of ICONS."""
        self.achievements = sorted([card.age for card in player.achievements if not card.relic])
        """The values of the standard achievements; nobody may look at their fronts."""


class PlayerView:
    """A player as a seat sees them."""

    def __init__(
        self,
        game: "Game",
        player: Player,
        seat: int | None,
        before: "PlayerView | None",
        stand: list[object],
        beside: "PlayerView | None",
    ) -> None:
        own = seat in (player.seat, ALL_SEEING)
        self.stand = stand
        """All that decides about how the player is seen, where a later view may take this one over."""
        self._json: dict[str, object] = {}
        self.seat = player.seat
        self.name = player.name
        self.team = player.team
        self.hand = _cards(player.hand_zone.cards, own)
        self.held = _cards(player.hand, own) if player.each else self.hand
        """The hand, and what karmas count as being in it."""
        self.score_pile = _cards(player.score_zone.cards, own)
        self.expanded = bool(game.expansions)
        """Whether the game is played with an expansion."""
        self.forecast = _cards(player.forecast, own)
        self.display = None if player.display is None else _front(player.display)
        """The artifact on display, for everyone to see."""
        self.relics = [card.name for card in player.achievements if card.relic]
        """The relics among the achievements, which lie face up."""
        self.forecasts = any(zone.kind == FORECAST for zone in player.added)
        """Whether players have a forecast."""
        self.displays = any(zone.kind == DISPLAY for zone in player.added)
        """Whether players have a display."""
        counted: Counted = beside.counted if beside is not None else Counted(game, player)
        self.counted: Counted = counted
        """What everyone counts alike; all of it is here as well."""
        self.board_achievements = counted.board_achievements
        self.karmas = counted.karmas
        self.karmic = game.karmic
        """Whether there can be karmas."""
        self.draw_value = counted.draw_value
        self.points = counted.points
        self.bonuses = counted.bonuses
        self.icons = counted.icons
        self.achievements = counted.achievements
        self.specials = list(player.specials)
        self.piles: list[PileView] = []
        for pile in player.piles:
            seen = before.piles[pile.color.index] if before is not None else None
            if seen is None or not seen.is_of(pile):
                seen = PileView(pile, shows_cards(game, pile, own), shows_count(game, pile, own))
            self.piles.append(seen)
        self.out = player.out
        """Whether the player has lost and is out of the game."""
        self.tucked = player.tucked
        self.scored = player.scored

    def to_json(self) -> dict[str, object]:
        """Return the player as plain data, always the same."""
        if not self._json:
            self._json = self._to_json()
        return self._json

    def _to_json(self) -> dict[str, object]:
        """Return the player as plain data; what an expansion adds only where there is one."""
        expanded: dict[str, object] = {"bonuses": self.bonuses, "board_achievements": self.board_achievements}
        if self.karmic:
            expanded["karmas"] = [{"figure": name, "text": text} for name, text in self.karmas]
            expanded["draw_value"] = self.draw_value
        if self.displays:
            expanded["display"] = self.display.to_json() if self.display else None
        if self.relics:
            expanded["relics"] = self.relics
        if self.forecasts:
            expanded["forecast"] = [card.to_json() for card in self.forecast]
        return {
            "seat": self.seat,
            "name": self.name,
            "team": self.team,
            "hand": [card.to_json() for card in self.hand],
            "score_pile": [card.to_json() for card in self.score_pile],
            "points": self.points,
            **(expanded if self.expanded else {}),
            "icons": dict(zip(ICONS, self.icons, strict=False)),
            "achievements": self.achievements,
            "specials": [special.name for special in self.specials],
            "board": {pile.color.name: pile.to_json() for pile in self.piles},
            "out": self.out,
            "tucked": self.tucked,
            "scored": self.scored,
        }


class Lineup:
    """Who would share a dogma and who would be vulnerable to it."""

    def __init__(
        self,
        card: Card,
        effects: list[Effect],
        sharing: list[int],
        vulnerable: list[int],
        distant: list[int],
        compelled: list[int],
    ) -> None:
        self.card = card
        self.echoes = [effect.name for effect in effects if effect.kind == ECHO_EFFECT]
        """The cards whose echo effects would come first, from the bottom card to the top."""
        self.icon = card.featured
        self.sharing = sharing
        self.vulnerable = vulnerable
        self.distant = distant
        """Those among them who would have to parley, to share or to be spared."""
        self.compelled = compelled
        """Those whom a compel effect would concern."""
        self._json: dict[str, object] = {}

    def to_json(self) -> dict[str, object]:
        """Return the line-up as plain data, always the same."""
        if not self._json:
            self._json = {
                "card": self.card.name,
                "echoes": self.echoes,
                "icon": ICONS[self.icon],
                "sharing": self.sharing,
                "vulnerable": self.vulnerable,
                "distant": self.distant,
                **({"compelled": self.compelled} if self.compelled else {}),
            }
        return self._json


class InspireView:
    """What an Inspire action would do."""

    def __init__(self, color: Color, effects: list[Effect], value: int) -> None:
        self.color = color
        self.effects = effects
        """The inspire effects, in the order in which they would be carried out."""
        self.value = value
        """The value of the card that would be drawn after them, as things are now."""

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        effects = [{"figure": effect.name, "text": effect.text} for effect in self.effects]
        return {"color": self.color.name, "effects": effects, "value": self.value}


class Common:
    """What everyone sees alike of a game at one moment, but for the players.

    Of an earlier moment it takes over what takes long to count and has not changed.
    """

    def __init__(self, game: "Game", before: "Common | None") -> None:
        self.stands = [_stand(game, player) if before is not None else [] for player in game.players]
        """For each player all that decides about how they are seen, where a later view may take that over."""
        self.aligned = _aligned(game) if before is not None else []
        """All that decides about the line-ups, where a later view may take these over."""
        self.decks = [len(deck.cards) for deck in game.decks]
        """How many cards each deck of the base set has, by age; index 0 is unused."""
        self.expansion_decks = {
            expansion.key: [len(deck.cards) for deck in decks]
            for expansion, decks in zip(game.expansions, game.supplies[1:], strict=True)
        }
        """The same for each expansion."""
        self.available = sorted([card.age for card in game.available.cards])
        """The values of the standard achievements that nobody has claimed."""
        self.specials = list(game.specials)
        self.relics = [card.name for card in game.relics]
        """The relics beside their decks."""
        self.junk = sorted([card.age for card in game.junk.cards])
        """The values of the cards that are out of play; nobody may look at their fronts."""
        self.needed = game.needed()
        self.turn = game.turn
        self.current = game.current
        self.actions = game.actions
        self.used = list(game.used)
        """The special actions that have been taken this turn."""
        self.result: Result | None = game.result
        self._json: dict[str, object] = {}
        self.owned = [player.specials for player in game.players]
        """The special achievements of each player."""
        as_before = before is not None and before.specials == self.specials and before.owned == self.owned
        earlier = before if as_before else None
        self.junked_specials: list[Special] = game.junked_specials[:] if earlier is None else earlier.junked_specials
        self.near = [self._near(player, earlier) for player in game.players]
        """For each player what they have of what each available special achievement needs."""
        self.nearness = {
            special.name: [near[index] for near in self.near] for index, special in enumerate(self.specials)
        }
        """The same for each available special achievement."""

    def _near(self, player: Player, before: "Common | None") -> list[tuple[int, int]]:
        stand = self.stands[player.seat]
        if before is not None and stand and before.stands[player.seat] == stand:
            return before.near[player.seat]
        return [player.nearness(special) for special in self.specials]

    def to_json(self) -> dict[str, object]:
        """Return it as plain data, always the same."""
        if not self._json:
            self._json = self._to_json()
        return self._json

    def _to_json(self) -> dict[str, object]:
        return {
            "decks": self._decks_to_json(),
            "available": self.available,
            "specials": [special.name for special in self.specials],
            "nearness": {name: [list(pair) for pair in pairs] for name, pairs in self.nearness.items()},
            **({"relics": self.relics} if self.relics else {}),
            "junk": self.junk,
            "junked_specials": [special.name for special in self.junked_specials],
            "needed": self.needed,
            "turn": self.turn,
            "current": self.current,
            "actions": self.actions,
            "used": self.used,
        }

    def _decks_to_json(self) -> dict[str, int]:
        """Return how many cards each deck has: the base set's by their age, the others' by set and age."""
        decks = {str(age): count for age, count in enumerate(self.decks) if age}
        for key, counts in self.expansion_decks.items():
            decks.update({f"{key} {age}": count for age, count in enumerate(counts) if age})
        return decks


class GameView(View):
    """What one seat (or, for None, a spectator) may see of a game of Innovation; ALL_SEEING sees every hand.

    Of an earlier view of the same seat it takes over what has not changed.
    """

    def __init__(
        self,
        game: "Game",
        seat: int | None,
        before: "GameView | None" = None,
        beside: "GameView | None" = None,
    ) -> None:
        super().__init__(None if seat == ALL_SEEING else seat)
        earlier: Common | None = before.common if before is not None else None
        common: Common = beside.common if beside is not None else Common(game, earlier)
        self.common: Common = common
        """What everyone sees alike; all of it is here as well."""
        self.edition = game.edition.key
        self.players: list[PlayerView] = []
        for player in game.players:
            seen = before.players[player.seat] if before is not None else None
            stand = common.stands[player.seat]
            if seen is None or not stand or seen.stand != stand:
                seen = PlayerView(
                    game, player, seat, seen, stand, beside.players[player.seat] if beside is not None else None
                )
            self.players.append(seen)
        self.decks = common.decks
        self.expansion_decks = common.expansion_decks
        self.available = common.available
        self.specials = common.specials
        self.nearness = common.nearness
        self.relics = common.relics
        self.junk = common.junk
        self.junked_specials = common.junked_specials
        self.needed = common.needed
        self.turn = common.turn
        self.current = common.current
        self.actions = common.actions
        self.used = common.used
        self.result = common.result
        self.lineups: list[Lineup] = []
        """The line-up of each card that the seat can use: its own top cards, and those it can parley for."""
        if before is not None and common.aligned and before.common.aligned == common.aligned:
            self.lineups = before.lineups
        elif self.seat is not None:
            self.lineups = _lineups(game, game.players[self.seat])
        self.inspires: list[InspireView] = []
        """What the Inspire actions of the seat would do."""
        if game.karmic and self.seat is not None:
            self.inspires = _inspires(game.players[self.seat])

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "edition": self.edition,
            "players": [player.to_json() for player in self.players],
            **self.common.to_json(),
            "lineups": [lineup.to_json() for lineup in self.lineups],
            **({"inspires": [inspire.to_json() for inspire in self.inspires]} if self.inspires else {}),
            "result": self.result.to_json() if self.result else None,
        }


def _open_pile(game: "Game", own: bool) -> bool:
    # Ruling: where both choices are open, so are the covered cards of unsplayed piles.
    return own or game.edition.open_boards or (game.options.covered and game.options.counts)


def shows_cards(game: "Game", pile: Pile, own: bool) -> bool:
    """Tell whether someone, be it their own board or another's, may know the covered cards of a pile."""
    return _open_pile(game, own) or (game.options.covered and pile.splay != UNSPLAYED)


def shows_count(game: "Game", pile: Pile, own: bool) -> bool:
    """Tell whether someone may know how many cards a pile has."""
    return _open_pile(game, own) or game.options.counts or pile.splay != UNSPLAYED or not pile.cards


def _stand(game: "Game", player: Player) -> list[object]:
    """Return all that decides about how a player is seen; nothing where cards of others do as well."""
    if game.karmic or game.board_counts:
        return []
    stand: list[object] = [player.specials, player.tucked, player.scored, player.out]
    for zone in (player.hand_zone, player.score_zone, player.achievement_zone, *player.added, *player.piles):
        stand += zone.cards
        stand.append(len(zone.cards))
    for pile in player.piles:
        stand.append(pile.splay)
    return stand


def _aligned(game: "Game") -> list[object]:
    """Return all that decides about the line-ups; nothing where expansions do as well."""
    if game.expansions:
        return []
    return [(player.icons, bool(player.hand), player.out, player.tops()) for player in game.players]


def _lineups(game: "Game", player: Player) -> list[Lineup]:
    """Return the line-up of each card that a player can use, the player's own first."""
    cards = [action.card for action in game.possible_actions(player) if action.name in ("dogma", "parley")]
    if player.display is not None and player.display.activates:
        cards.append(player.display)
    lineups: list[Lineup] = []
    for card in cards:
        assert card is not None
        # What is on display counts its own icons as well.
        added = card.count(card.featured) if card is player.display else 0
        sharing, vulnerable = game.lineup(player, card.featured, added)
        effects = game.effects_used(player, card)
        compels = [effect for effect in effects if effect.is_compel]
        compelled = game.targets(player, compels[0], sharing, vulnerable) if compels else []
        far = [other for other in sharing + vulnerable if game.parley and game.distance(player, other) > 1]
        # From afar only who has a card to return can share.
        seats = [other.seat for other in sharing if other.hand or other not in far]
        distant = [other.seat for other in far if other.hand]
        lineups.append(
            Lineup(
                card,
                effects,
                seats,
                [other.seat for other in vulnerable],
                distant,
                [other.seat for other in compelled],
            )
        )
    return lineups


def _inspires(player: Player) -> list[InspireView]:
    """Return what an Inspire action of a player's would do in each colour with inspire effects in sight."""
    found: list[InspireView] = []
    for pile in player.piles:
        effects = player.effects_in(pile, INSPIRE_EFFECT) if pile.cards else []
        if effects:
            found.append(InspireView(pile.color, effects, player.top_value(pile)))
    return found


def _front(card: Card) -> SeenCard:
    seen = _FRONTS.get(card)
    if seen is None:
        seen = SeenCard(card, card.age, card.set_name, list(card.slots), card.echo, card.inspire)
        _FRONTS[card] = seen
    return seen


def covered_card(card: Card, splay: int, known: bool) -> SeenCard:
    """Return what is seen of a covered card in a pile that is splayed so, its identity known or not."""
    key = (card, splay, known)
    seen = _COVERED.get(key)
    if seen is None:
        seen = _COVERED[key] = _cover(card, splay, known)
    return seen


def _cover(card: Card, splay: int, known: bool) -> SeenCard:
    """Return a covered card of a pile: what the splay shows, and all else only where its identity is known."""
    slots = [icon if slot in SHOWN[splay] else None for slot, icon in enumerate(card.slots)]
    if not known and not any(icon is not None for icon in slots[FEWEST_SLOTS:]):
        # Of an unknown card not even the number of its slots is seen: it would tell the set.
        slots = slots[:FEWEST_SLOTS]
    echo = card.echo if card.echo_slot in SHOWN[splay] else None
    inspire = card.inspire if card.inspire_slot in SHOWN[splay] else None
    if not known:
        return SeenCard(None, None, None, slots, echo, inspire)
    return SeenCard(card, card.age, card.set_name, slots, echo, inspire)


def _back(age: int, set_name: str) -> SeenCard:
    key = (age, set_name)
    seen = _BACKS.get(key)
    if seen is None:
        seen = _BACKS[key] = SeenCard(None, age, set_name, [None] * FEWEST_SLOTS)
    return seen


def _cards(cards: list[Card], own: bool) -> list[SeenCard]:
    """Return a hand or score pile: the owner sees fronts, the others backs in an order that tells nothing."""
    if own:
        return [_front(card) for card in cards]
    backs = sorted([(card.age, card.set_index, card.set_name) for card in cards if not card.relic])
    # Where a relic is, is open to everyone.
    relics = [_front(card) for card in cards if card.relic]
    return [_back(age, set_name) for age, _, set_name in backs] + relics


__all__ = ["HEX", "GameView", "InspireView", "Lineup", "PileView", "PlayerView", "SeenCard"]
