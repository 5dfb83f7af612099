"""What the learned judgement sees of a position of Innovation: numbers that depend on no edition, set or seat.

They are what a seat can know: backs, boards and counts of everyone, and its own hand by fronts.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from splay.bots.features import Features
from splay.innovation.card import Card
from splay.innovation.facts import BITS, ICONS, LEFT, MASK, RIGHT, UNSPLAYED
from splay.innovation.game import Game
from splay.innovation.player import Player

ROLES: Final = ("own top", "own top that nobody shares", "rival's top", "rival's top that we do not share", "in hand")
"""As what a card can count by itself."""

STANDING: Final = 43
"""How many numbers tell how a player stands."""

OTHERS: Final = STANDING + len(ICONS) + 2
"""How many numbers tell of the rivals beside the strongest one. They are the last ones: weights of before they were
there go on working without them."""


class Told:
    """What has been told already of how players stand in a position; who stands as in another one is told alike."""

    def __init__(self, game: Game, before: "Told | None" = None) -> None:
        self._game = game
        self._before = before
        """Another position of the same match, such as where another option leads."""
        self._numbers: list[list[float] | None] = [None] * len(game.players)
        if before is not None:
            before._before = None

    def of(self, player: Player, icons: list[int]) -> list[float]:
        """Return how a player stands, as far as everyone can see."""
        numbers = self._numbers[player.seat]
        if numbers is None:
            if self._before is not None:
                numbers = self._before.of_same(player)
            if numbers is None:
                numbers = []
                _add_player(self._game, player, icons, numbers)
            self._numbers[player.seat] = numbers
        return numbers

    def of_same(self, player: Player) -> list[float] | None:
        """Return what has been told of a player who stands in another position as in this one."""
        numbers = self._numbers[player.seat]
        return numbers if numbers is not None and _stands_alike(self._game.players[player.seat], player) else None


def _stands_alike(one: Player, other: Player) -> bool:
    """Tell whether all that is told of how a player stands is the same in two positions."""
    if one.doors or other.doors or one.icons != other.icons or one.marks != other.marks:
        # What karmas count is not looked into.
        return False
    if one.score_total != other.score_total or one.tucked != other.tucked or one.scored != other.scored:
        return False
    if one.achievement_count != other.achievement_count or len(one.score_pile) != len(other.score_pile):
        return False
    if one.hand != other.hand or one.forecast != other.forecast or one.displayed != other.displayed:
        return False
    for pile, another in zip(one.piles, other.piles, strict=True):
        if pile.splay != another.splay or pile.cards != another.cards:
            return False
    table, elsewhere = one.game, other.game
    return table.watched == elsewhere.watched and table.available.cards == elsewhere.available.cards


def features(game: Game, seat: int, told: Told, judged: float) -> Features:
    """Return what is seen of a position from a seat: the player's own standing and that of the strongest rival.

    How a player stands is told once for all who look at the same position. What greedy makes of it is one more number.
    """
    me = game.players[seat]
    rivals = [player for player in me.opponents if not player.out]
    rival = _strongest(rivals) if rivals else me
    mine, theirs = _icons(me), _icons(rival)
    numbers = [*told.of(me, mine), *told.of(rival, theirs)]
    _add_hand(me, numbers)
    _add_leads(mine, theirs, numbers)
    alone = [card for card in me.tops() if card.featured >= 0 and _is_alone(card, rivals, mine)]
    against = [card for card in rival.tops() if card.featured >= 0 and mine[card.featured] < theirs[card.featured]]
    cards = _roles(me, rival, alone, against)
    numbers.append(len(alone) / 5.0)
    numbers.append(len(against) / 5.0)
    numbers.append(_demands(alone) / 3.0)
    numbers.append(_demands(against) / 3.0)
    _add_table(game, me, rival, rivals, numbers)
    numbers.append(judged)
    _add_others(game, rival, rivals, mine, told, numbers)
    return Features(numbers, cards)


def _strongest(rivals: list[Player]) -> Player:
    """Return the rival who is nearest to winning."""
    best, most = rivals[0], -1.0
    for rival in rivals if len(rivals) > 1 else []:
        strength = 20.0 * rival.achievement_count + rival.points() + rival.highest_top()
        if strength > most:
            best, most = rival, strength
    return best


def _icons(player: Player) -> list[int]:
    """Return how many of each icon a player has."""
    if player.each:
        return player.icon_counts()
    icons = player.icons
    return [icons >> (BITS * icon) & MASK for icon in range(len(ICONS))]


def _add_player(game: Game, player: Player, icons: list[int], numbers: list[float]) -> None:
    """Add how a player stands, as far as everyone can see."""
    points, highest = player.points(), player.claim_value()
    have = player.achievement_count
    missing = max(game.need - have, 0)
    numbers.append(have / game.need)
    numbers.append(1.0 / (1.0 + missing))
    numbers.append(1.0 if missing <= 1 else 0.0)
    numbers.append(1.0 if missing <= 2 else 0.0)
    numbers.append(min(points, 120) / 40.0)
    numbers.append(sqrt(points) / 6.0)
    numbers.append(highest / 10.0)
    for count in icons:
        numbers.append(min(count, 24) / 8.0)
    _add_board(player, numbers)
    held = total = most = 0
    for card in player.hand:
        held += 1
        total += card.age
        if card.age > most:
            most = card.age
    numbers.append(min(held, 16) / 8.0)
    numbers.append(min(total, 100) / 40.0)
    numbers.append(most / 10.0)
    numbers.append(min(len(player.score_pile), 20) / 10.0)
    numbers.append(min(player.bonus_worth(), 30) / 15.0)
    foreseen = 0
    for card in player.forecast:
        foreseen += card.age
    numbers.append(len(player.forecast) / 4.0)
    numbers.append(foreseen / 20.0)
    numbers.append(player.display.age / 10.0 if player.display is not None else 0.0)
    numbers.append(len([card for card in player.tops() if card.karmas]) / 3.0 if game.karmic else 0.0)
    _add_reach(game, player, points, highest, numbers)
    _add_specials(game, player, numbers)


def _add_board(player: Player, numbers: list[float]) -> None:
    """Add what lies on a player's board: colours, values, splays and how many cards."""
    colors = values = left = right = up = cards = shown = echoes = 0
    for pile in player.piles:
        size = len(pile.cards)
        if not size:
            continue
        colors += 1
        values += pile.value
        cards += size
        echoes += len(pile.echoes) + len(pile.inspires)
        if pile.splay != UNSPLAYED:
            shown += size - 1
            if pile.splay == LEFT:
                left += 1
            elif pile.splay == RIGHT:
                right += 1
            else:
                up += 1
    numbers.append(colors / 5.0)
    numbers.append(values / 30.0)
    numbers.append(left / 3.0)
    numbers.append(right / 3.0)
    numbers.append(up / 3.0)
    numbers.append(echoes / 5.0)
    numbers.append(min(cards, 40) / 20.0)
    numbers.append(min(shown, 30) / 15.0)


def _add_reach(game: Game, player: Player, points: int, highest: int, numbers: list[float]) -> None:
    """Add how near the standard achievements on offer are: how many could be claimed, and the three nearest others."""
    offered = [0] * (game.edition.top_age + 1)
    for card in game.available.cards:
        offered[card.age] += 1
    for card in player.available():
        offered[card.age] += 1
    ready, near = 0, 0.0
    lacking: list[int] = []
    for age in range(1, len(offered)):
        count = offered[age]
        if not count:
            continue
        nearness = min(points / (5.0 * age), 1.0) * min(highest / age, 1.0)
        if nearness >= 1.0:
            ready += count
        else:
            near += count * nearness * nearness
            lacking.append(age)
    numbers.append(min(ready, 4) / 2.0)
    numbers.append(near / 3.0)
    for place in range(3):
        if place < len(lacking):
            age = lacking[place]
            numbers.append(min(max(5 * age - points, 0), 50) / 25.0)
            numbers.append(max(age - highest, 0) / 5.0)
        else:
            numbers.append(2.0)
            numbers.append(2.0)


def _add_specials(game: Game, player: Player, numbers: list[float]) -> None:
    """Add how near the special achievements on offer are: the three nearest, and what has been done this turn."""
    first = second = third = 0.0
    for special in game.watched:
        have, need = player.nearness(special)
        nearness = min(have / need, 1.0)
        if nearness > first:
            first, second, third = nearness, first, second
        elif nearness > second:
            second, third = nearness, second
        elif nearness > third:
            third = nearness
    numbers.append(first * first)
    numbers.append(second * second)
    numbers.append(third * third)
    numbers.append(min(max(player.tucked, player.scored), 6) / 6.0)


def _add_hand(me: Player, numbers: list[float]) -> None:
    """Add what the player's own hand is good for: colours that are new to the board, and higher tops."""
    new = higher = gain = 0
    highest = me.highest_top()
    for card in me.hand:
        value = me.piles[card.color.index].value
        if value == 0:
            new += 1
        elif card.age > value:
            higher += 1
        if card.age - highest > gain:
            gain = card.age - highest
    numbers.append(min(new, 4) / 2.0)
    numbers.append(min(higher, 6) / 3.0)
    numbers.append(gain / 3.0)


def _add_leads(mine: list[int], theirs: list[int], numbers: list[float]) -> None:
    """Add who has more of each icon."""
    for icon, own in enumerate(mine):
        other = theirs[icon]
        numbers.append(1.0 if own > other else -1.0 if own < other else 0.0)


def _roles(
    me: Player, rival: Player, alone: list[Card], against: list[Card]
) -> tuple[list[str], list[str], list[str], list[str], list[str]]:
    """Return the names of the cards that count by themselves, by their roles."""
    own = _names(me.tops())
    if me.display is not None:
        own.append(me.display.name)
    return own, _names(alone), _names(rival.tops()), _names(against), _names(me.hand)


def _names(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]


def _demands(cards: list[Card]) -> int:
    """Return how many demands there are on some cards."""
    demands = 0
    for card in cards:
        demands += card.demands
    return demands


def _is_alone(card: Card, rivals: list[Player], mine: list[int]) -> bool:
    """Tell whether no rival has as many of a card's featured icon."""
    for rival in rivals:
        if rival.count(card.featured) >= mine[card.featured]:
            return False
    return True


def _add_table(game: Game, me: Player, rival: Player, rivals: list[Player], numbers: list[float]) -> None:
    """Add whose turn it is, how much of the game is left, and how the others stand."""
    players = len(game.players)
    actions = float(game.actions)
    turn = game.players[game.current]
    numbers.append(actions / 2.0 if turn is me else 0.0)
    numbers.append(actions / 2.0 if turn is rival else 0.0)
    numbers.append(1.0 if turn.team == me.team else 0.0)
    numbers.append((me.seat - game.current) % players / players)
    top = game.edition.top_age
    left = [len(game.zones[age].cards) for age in range(top + 1)]
    value = max(me.highest_top(), rival.highest_top(), 1)
    ahead = 0
    for age in range(value, top + 1):
        ahead += left[age]
    numbers.append(min(ahead, 100) / 50.0)
    numbers.append(1.0 / (1.0 + ahead))
    numbers.append(left[top] / 10.0)
    numbers.append(max(-1.0, min(1.0, (me.points() - rival.points()) / (5.0 + ahead))))
    drawn = max(me.highest_top(), 1)
    while drawn <= top and not left[drawn]:
        drawn += 1
    numbers.append(drawn / 10.0)
    numbers.append(min(game.turn, 120) / 60.0)
    numbers.append(len(game.available.cards) / 10.0)
    numbers.append(game.need / 6.0)
    numbers.append((players - 2) / 2.0)
    numbers.append(len(game.expansions) / 4.0)
    numbers.append(1.0 if game.edition.ends_with_action else 0.0)
    achievements = points = highest = 0
    for player in rivals:
        if player is not rival:
            achievements = max(achievements, player.achievement_count)
            points = max(points, min(player.points(), 120))
            highest = max(highest, player.highest_top())
    numbers.append(achievements / game.need)
    numbers.append(points / 40.0)
    numbers.append(highest / 10.0)


def _add_others(
    game: Game, rival: Player, rivals: list[Player], mine: list[int], told: Told, numbers: list[float]
) -> None:
    """Add how the rivals beside the strongest one stand on average, how many of them share each icon, and who is near.

    With one rival all of it is nothing.
    """
    others = [player for player in rivals if player is not rival]
    if not others:
        numbers.extend([0.0] * OTHERS)
        return
    share = 1.0 / len(others)
    means = [0.0] * STANDING
    sharing = [0.0] * len(mine)
    for player in others:
        icons = _icons(player)
        for place, number in enumerate(told.of(player, icons)):
            means[place] += share * number
        for icon, count in enumerate(icons):
            if count >= mine[icon]:
                sharing[icon] += share
    numbers.extend(means)
    numbers.extend(sharing)
    players = len(game.players)
    numbers.append((rival.seat - game.current) % players / players)
    numbers.append(len([player for player in rivals if player.achievement_count >= game.need - 1]) / 3.0)
