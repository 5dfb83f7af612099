"""The HTTP API fuzzed from its own description: whatever is sent, the answer is one that the description names."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import positive_data_acceptance

from guests import Server
from splay.server.app import create_app
from splay.server.settings import Settings

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]


@dataclass
class Target:
    """A running server, somebody who sits there, and a table whose match is going on."""

    server: Server
    token: str
    table: str


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    limits = ("TABLES_PER_VISITOR", "TABLES_PER_ADDRESS", "REQUEST_BURST")
    environment = {f"SPLAY_{name}": "1000000" for name in limits}
    with Server(tmp_path_factory.mktemp("fuzz") / "splay.db", SPLAY_WORKERS="1", **environment) as server:
        token = server.ask("/api/visitor")["token"]
        yield Target(server, token, server.ask("/api/quick", token, level="random")["id"])


@pytest.mark.parametrize("operation", operations, ids=lambda operation: operation.label)
def test_every_request_gets_an_answer_that_the_description_names(operation: Any, target: Target) -> None:
    @given(case=operation.as_strategy(), known=st.booleans(), real=st.booleans())
    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def fuzz(case: "schemathesis.Case[Any]", known: bool, real: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = target.table
        headers = {"Authorization": f"Bearer {target.token}"} if known else {}
        # The rules of the games refuse more than a description can say.
        response = case.call(base_url=target.server.address, headers=headers)
        case.validate_response(response, excluded_checks=[positive_data_acceptance])

    fuzz()
    assert target.server.ask("/api/visitor")["id"], "the server is still well"
