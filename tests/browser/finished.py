"""A match that is over, made in a moment by the API."""

from browser.people import Person


def finished_match(person: Person, game: str, edition: str, answers: int = 25) -> str:
    """Play some answers against a bot, give up, and return the table."""
    body = {"game": game, "edition": edition, "expansions": [], "level": "random"}
    table = str(person.api("POST", "/api/quick", body)["id"])
    given = 0
    while given < answers:
        state = person.api("GET", f"/api/tables/{table}/state")
        if state["table"]["status"] == "finished":
            return table
        decision = state["decision"]
        if decision and decision["yours"]:
            last = len(decision["options"]) - 1
            person.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": last})
            given += 1
    person.api("POST", f"/api/tables/{table}/concede", {})
    return table
