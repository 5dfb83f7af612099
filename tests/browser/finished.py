"""A match that is over, made in a moment by the API."""

from browser.people import Person


def finished_match(person: Person, game: str, edition: str, answers: int = 25) -> str:
    """Play some answers against a bot, give up, and return the table."""
    body = {"game": game, "edition": edition, "expansions": [], "level": "random"}
    table = str(person.api("POST", "/api/quick", body)["id"])
    if person.play_on(table, answers, lambda options: len(options) - 1):
        person.api("POST", f"/api/tables/{table}/concede", {})
    return table
