"""What a table may agree on before a game."""

from collections.abc import Mapping

from splay.innovation.edition import Edition
from splay.kernel.errors import SetupError


class Options:
    """The table's choices: teams, a longer game, and what is open on opponents' boards."""

    def __init__(self, teams: bool = False, longer: bool = False, covered: bool = False, counts: bool = False) -> None:
        self.teams = teams
        """Whether four players play two against two, partners across the table."""
        self.longer = longer
        """Whether one achievement more is needed to win."""
        self.covered = covered
        """Whether the identity of covered cards on other boards is open."""
        self.counts = counts
        """Whether the number of cards in unsplayed piles on other boards is open."""


def read_options(edition: Edition, players: int, given: Mapping[str, str]) -> Options:
    """Return the options of a table, or say which cannot be had."""
    for key, value in given.items():
        if key not in ("teams", "longer", "open"):
            raise SetupError(f"there is no option {key!r}: the options are teams, longer and open", "options")
        if key != "open" and value != "yes":
            raise SetupError(f"the option {key} is either 'yes' or left out, not {value!r}", "options")
    opened = [part for part in given.get("open", "").split("+") if part]
    unknown = [part for part in opened if part not in edition.open_choices]
    if unknown:
        known = " or ".join(edition.open_choices) or "nothing"
        raise SetupError(f"the {edition.title} lets a table open {known}, not {', '.join(unknown)}", "options")
    if "longer" in given and not edition.longer_game:
        raise SetupError(f"the {edition.title} has no longer game", "options")
    if "teams" in given and players != 4:
        raise SetupError(f"the team game is for four players, not {players}", "options")
    return Options("teams" in given, "longer" in given, "covered" in opened, "counts" in opened)
