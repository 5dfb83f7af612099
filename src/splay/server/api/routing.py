"""What all routes of the API have in common: how they refuse, answer and are described."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import orjson
from fastapi import APIRouter, Path, Query, Response
from pydantic import AfterValidator

from splay.server.forms.common import ErrorShown
from splay.server.refusal import Refused

Route = TypeVar("Route", bound=Callable[..., Awaitable[Response]])


def possible(missing: str) -> Callable[[str], str]:
    """Return what lets an id through, or says what is missing: not every database can look for every letter."""

    def checked(given: str) -> str:
        if "\0" in given:
            raise Refused("not_found", missing)
        return given

    return checked


possible_id: Final = possible("There is no such table.")
possible_person: Final = possible("Nobody is known here by that.")
possible_passkey: Final = possible("You have no such passkey.")

PersonId = Annotated[str, Path(max_length=40, description="The person, by their id."), AfterValidator(possible_person)]
TableId = Annotated[str, Path(max_length=40, description="The table, as its link has it."), AfterValidator(possible_id)]
PasskeyId = Annotated[str, Path(max_length=64, description="The passkey, by its id."), AfterValidator(possible_passkey)]
WordsQuery = Annotated[str | None, Query(alias="words", max_length=40, description="The vocabulary to tell it in.")]

_REFUSALS: Final = {
    403: "Not for this visitor.",
    404: "There is no such thing.",
    408: "Too slow.",
    409: "Not at this moment.",
    413: "Too large.",
    422: "Malformed, or against the rules.",
    429: "Too much or too fast.",
    503: "The database is away.",
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorShown, "description": words} for status, words in _REFUSALS.items()
}


def shown(data: object, status: int = 200) -> Response:
    """Return plain data as an answer."""
    return Response(orjson.dumps(data), status, media_type="application/json")


def answers_with(model: type[Any], status: int = 200) -> dict[str, Any]:
    """Return what the description says of a route's answer."""
    return {"response_model": None, "status_code": status, "responses": {status: {"model": model}}}


def says_nothing(words: str) -> dict[str, Any]:
    """Return what the description says of a route that has no answer but that it is done."""
    return {"response_model": None, "status_code": 204, "responses": {204: {"description": words}}}


def at_table(router: APIRouter, what: str, model: type[Any]) -> Callable[[Route], Route]:
    """Return what makes a function the route by which something is done at a table."""
    return router.post(f"/tables/{{table_id}}/{what}", **answers_with(model))
