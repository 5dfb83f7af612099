"""What an observation must say, read from the view of the seat: another way to the same numbers."""

from typing import Any

import numpy as np

from splay.encoding.arrays import Row, blocks_of
from splay.encoding.innovation import InnovationEncoder
from splay.encoding.intrapreneurs import IntrapreneursEncoder
from splay.encoding.spaces import Encoder
from splay.innovation.facts import SLOT_NAMES, counts_as
from splay.innovation.game import DEALING, Game
from splay.innovation.view import GameView, PileView, PlayerView, SeenCard
from splay.intrapreneurs.game import Game as Company
from splay.intrapreneurs.view import GameView as CompanyView
from splay.kernel.match import Match


def read(match: Match, seat: int, encoder: Encoder) -> Row:
    """Return the observation of a seat that is not asked, as its view has it."""
    row = np.zeros(encoder.observations.size, np.int16)
    to = blocks_of(encoder.observations, row)
    view = match.view(seat)
    if isinstance(view, GameView):
        assert isinstance(encoder, InnovationEncoder)
        _read_innovation(match, view, encoder, to)
    else:
        assert isinstance(encoder, IntrapreneursEncoder)
        assert isinstance(view, CompanyView)
        _read_company(match, view, encoder, to)
    return row


def _clockwise(players: list[Any], seat: int) -> list[Any]:
    return players[seat:] + players[:seat]


def _teams(players: list[Any]) -> list[int]:
    met = list(dict.fromkeys(player.team for player in players))
    return [met.index(player.team) for player in players]


def _read_innovation(match: Match, view: GameView, encoder: InnovationEncoder, to: dict[str, Row]) -> None:
    assert isinstance(match.now, Game)
    seat = view.seat
    assert seat is not None
    places = {special.name: place for place, special in enumerate(encoder.every_special)}
    players = _clockwise(view.players, seat)
    for place, player in enumerate(players):
        _read_player(player, place, encoder, to)
        for name, pairs in view.nearness.items():
            to["nearness"][place, places[name]] = pairs[player.seat]
        for special in player.specials:
            to["specials"][place, places[special.name]] = 1
        to["players"][place, 5] = _teams(players)[place]
    _read_supplies(view, places, encoder, to)
    to["table"][:] = [view.turn, view.actions, view.needed, match.now.phase == DEALING]
    to["current"][(view.current - seat) % len(players)] = 1
    for name in view.used:
        to["used"][encoder.special_actions.index(name)] = 1


def _read_supplies(view: GameView, places: dict[str, int], encoder: InnovationEncoder, to: dict[str, Row]) -> None:
    for special in view.specials:
        to["specials"][-2, places[special.name]] = 1
    for special in view.junked_specials:
        to["specials"][-1, places[special.name]] = 1
    for number, counts in enumerate([view.decks, *view.expansion_decks.values()]):
        to["decks"][number, 1:] = counts[1:]
    for value in view.available:
        to["available"][value] += 1
    for value in view.junk:
        to["junk"][value] += 1
    for name in view.relics:
        to["relics"][-1, encoder.sources[name]] = 1


def _read_player(player: PlayerView, place: int, encoder: InnovationEncoder, to: dict[str, Row]) -> None:
    zones = {"hand": player.hand, "score": player.score_pile}
    if "forecast" in to:
        zones["forecast"] = player.forecast
    for name, cards in zones.items():
        _read_zone(cards, to[name][place], to[f"{name}_backs"][place], encoder)
    for color, pile in enumerate(player.piles):
        _read_pile(pile, place, color, encoder, to)
    if player.display is not None and player.display.card is not None:
        to["display"][place, player.display.card.index] = 1
    for name in player.relics:
        to["relics"][place, encoder.sources[name]] = 1
    to["icons"][place] = player.icons
    for value in player.bonuses:
        to["bonuses"][place, value] += 1
    for value in player.achievements:
        to["achievements"][place, value] += 1
    if player.expanded:
        to["board_achievements"][place] = len(player.board_achievements)
    to["players"][place, :5] = [player.points, player.draw_value, player.tucked, player.scored, player.out]


def _read_zone(cards: list[SeenCard], fronts: Row, backs: Row, encoder: InnovationEncoder) -> None:
    for seen in cards:
        if seen.card is not None:
            fronts[seen.card.index] = 1
        if seen.set_name in encoder.set_names:
            backs[encoder.set_names.index(seen.set_name), seen.age] += 1


def _read_pile(pile: PileView, place: int, color: int, encoder: InnovationEncoder, to: dict[str, Row]) -> None:
    to["splays"][place, color] = pile.splay
    to["counts"][place, color] = -1 if pile.count is None else pile.count
    for depth, seen in enumerate(pile.cards, start=1):
        if seen.card is not None:
            to["board"][place, seen.card.index] = depth
        for content in [slot for slot in seen.slots if slot is not None]:
            kind = counts_as(content)
            assert kind >= 0 or SLOT_NAMES[content] in ("nothing", "plus", "arrow-left", "arrow-right", "arrow-up")
            if kind >= 0:
                to["shown"][place, color, kind] += 1
        for effect in [effect for effect in (seen.echo, seen.inspire) if effect is not None]:
            to["effects"][place, encoder.effect_places[effect.text]] = 1


def _read_company(match: Match, view: CompanyView, encoder: IntrapreneursEncoder, to: dict[str, Row]) -> None:
    assert isinstance(match.now, Company)
    deck, seat = match.now.deck, view.seat
    assert seat is not None
    held = [card.name for card in deck.held]
    projects = [card.name for card in deck.projects]
    players = _clockwise(view.players, seat)
    for place, player in enumerate(players):
        for card in player.hand or []:
            to["hand"][place, held.index(card.name)] = 1
        for venture in player.ventures:
            number = projects.index(venture.project.name)
            to["levels"][place, number] = venture.level + 1
            to["burdened"][place, number] = venture.burdened
            to["accelerated"][place, number] = venture.accelerated
            to["lacks"][place, number] = venture.lacks
            for asset in venture.assets:
                to["assets"][place, held.index(asset.name)] = 1 + number
        counts = [player.hand_count, *player.rewards, player.started, player.skips, player.frozen, player.owes]
        to["players"][place] = [*counts, player.out, _teams(players)[place]]
    to["score"][0] = players[0].score
    for name, cards, names in (
        ("offer", [card.name for card in view.offer], held),
        ("discards", view.discards, held),
        ("project_offer", [card.name for card in view.projects], projects),
        ("dropped", view.dropped, projects),
    ):
        for card in cards:
            to[name][names.index(card)] = 1
    if view.macro is not None:
        to["macro"][[event.name for event in deck.events].index(view.macro.name)] = 1
    to["phase"][["opening", "arrival", "turns", "review"].index(view.phase)] = 1
    to["table"][:] = [view.round, view.turn, view.pile, view.project_pile, view.rules.hand_limit, view.acted]
    to["first"][(view.first - seat) % len(players)] = 1
    to["current"][(view.current - seat) % len(players)] = 1
