"""What a table may agree on before a game."""

from collections.abc import Mapping, Sequence

from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion
from splay.kernel.errors import SetupError


class Options:
    """The table's choices: teams, a longer game, what is open on opponents' boards, and the relics."""

    def __init__(
        self,
        teams: str = "",
        longer: bool = False,
        covered: bool = False,
        counts: bool = False,
        relics: bool = False,
    ) -> None:
        self.teams = teams
        """For each seat a letter, the same for those who play together; empty if everyone plays alone."""
        self.longer = longer
        """Whether one achievement more is needed to win."""
        self.covered = covered
        """Whether the identity of covered cards on other boards is open."""
        self.counts = counts
        """Whether the number of cards in unsplayed piles on other boards is open."""
        self.relics = relics
        """Whether the relics are in the game."""

    def sides(self, players: int) -> list[int]:
        """Return each seat's team as a number."""
        if not self.teams:
            return list(range(players))
        letters = list(dict.fromkeys(self.teams))
        return [letters.index(letter) for letter in self.teams]

    def to_json(self) -> dict[str, str]:
        """Return the choices by their names, as a setup gives them."""
        given: dict[str, str] = {}
        if self.teams:
            given["teams"] = self.teams
        if self.longer:
            given["longer"] = "yes"
        opened = [name for name, chosen in (("covered", self.covered), ("counts", self.counts)) if chosen]
        if opened:
            given["open"] = "+".join(opened)
        if self.relics:
            given["relics"] = "yes"
        return given


def read_options(edition: Edition, expansions: Sequence[Expansion], players: int, given: Mapping[str, str]) -> Options:
    """Return the options of a table, or say which cannot be had."""
    for key in given:
        if key not in ("teams", "longer", "open", "relics"):
            raise SetupError(f"there is no option {key!r}: the options are teams, longer, open and relics", "options")
    opened = [part for part in given.get("open", "").split("+") if part]
    unknown = [part for part in opened if part not in edition.open_choices]
    if unknown:
        known = " or ".join(edition.open_choices) or "nothing"
        raise SetupError(f"the {edition.title} lets a table open {known}, not {', '.join(unknown)}", "options")
    longer, relics = _chosen(given, "longer"), _chosen(given, "relics")
    if longer and not edition.longer_game:
        raise SetupError(f"the {edition.title} has no longer game", "options")
    if relics and not any(expansion.has_relics for expansion in expansions):
        raise SetupError("relics are for a game with the expansion artifacts of the 3rd edition", "options")
    teams = read_teams(edition, players, given["teams"]) if "teams" in given else ""
    return Options(teams, longer, "covered" in opened, "counts" in opened, relics)


def _chosen(given: Mapping[str, str], key: str) -> bool:
    """Tell whether the table has chosen something that is either chosen or not."""
    value = given.get(key, "")
    if value not in ("", "yes"):
        raise SetupError(f"the option {key} is either 'yes' or left out, not {value!r}", "options")
    return bool(value)


def read_teams(edition: Edition, players: int, teams: str) -> str:
    """Return a letter for each seat: "yes" seats partners across the table, "AAB" says who plays with whom.

    Where everyone plays alone it is no team game, and nothing is returned.
    """
    if teams == "yes":
        if players != 4:
            raise SetupError(f"teams of two are for four players, not {players}{_how(edition)}", "options")
        teams = "ABAB"
    if not (teams.isascii() and teams.isalnum()) or len(teams) != players:
        raise SetupError(f"teams must be one letter for each of the {players} seats, such as ABAB", "options")
    check_teams(edition, list(teams))
    # The same sides always get the same letters, whichever were given.
    letters = list(dict.fromkeys(teams))
    if len(letters) == players:
        return ""
    return "".join([chr(ord("A") + letters.index(letter)) for letter in teams])


def check_teams(edition: Edition, teams: Sequence[object]) -> None:
    """Refuse teams that an edition does not know."""
    sizes = sorted(teams.count(team) for team in set(teams))
    if edition.any_teams:
        if len(sizes) < 2:
            raise SetupError("a team game needs at least two teams", "options")
    elif sizes != [2, 2]:
        raise SetupError(f"the {edition.title}'s team game is for four players, two in each team", "options")


def _how(edition: Edition) -> str:
    return ": give one letter for each seat, such as AAB" if edition.any_teams else ""
