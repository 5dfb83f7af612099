"""What a table agrees on before a game: teams of separate seats, and a deck of its own."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from splay.intrapreneurs.deck import Deck, shipped_deck, unpack
from splay.kernel.errors import SetupError

if TYPE_CHECKING:
    from splay.intrapreneurs.game import Game


def check_options(given: Mapping[str, str], players: int) -> None:
    """Refuse what a table cannot agree on."""
    for key in given:
        if key not in ("teams", "deck"):
            raise SetupError(f"there is no option {key!r}: the options are teams and deck", "options")
    if "teams" in given:
        read_teams(players, given["teams"])


def read_teams(players: int, teams: str) -> str:
    """Return a letter for each seat: "yes" seats partners across the table, "AABB" says who plays with whom."""
    if players != 4:
        raise SetupError(f"teams of separate seats are for four players, two in each team, not {players}", "options")
    letters = "ABAB" if teams == "yes" else teams
    if sorted(letters.count(letter) for letter in letters) != [2, 2, 2, 2] or not (teams.isascii() and teams.isalnum()):
        raise SetupError(f"teams must be a letter for each seat, two of each, such as ABAB, not {teams!r}", "options")
    # The same sides always get the same letters, whichever were given.
    return "".join(["A" if letter == letters[0] else "B" for letter in letters])


def teams_of(given: Mapping[str, str], players: int) -> list[int]:
    """Return each seat's team as a number."""
    if "teams" not in given:
        return list(range(players))
    return ["AB".index(letter) for letter in read_teams(players, given["teams"])]


def deck_of(given: Mapping[str, str]) -> Deck:
    """Return the deck that is played with."""
    return unpack(given["deck"]) if "deck" in given else shipped_deck()


def options_of(game: "Game") -> dict[str, str]:
    """Return what the table of a game has agreed on."""
    options: dict[str, str] = {}
    if len(set(game.teams)) < len(game.teams):
        options["teams"] = "".join(["AB"[team] for team in game.teams])
    if game.deck.packed:
        options["deck"] = game.deck.packed
    return options
