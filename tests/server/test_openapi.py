"""The published schema, and requests made from it that try to break the server."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from counts import count
from patience import PATIENCE
from table_client import Site

PATHS = {
    "/api/bots",
    "/api/bots/here",
    "/api/bots/mine",
    "/api/bots/{bot}",
    "/api/bots/{bot}/challenge",
    "/api/bots/{bot}/token",
    "/api/catalogue",
    "/api/check",
    "/api/events",
    "/api/events/mine",
    "/api/events/{event}",
    "/api/events/{event}/begin",
    "/api/events/{event}/cancel",
    "/api/events/{event}/close",
    "/api/events/{event}/games.csv",
    "/api/events/{event}/join",
    "/api/events/{event}/leave",
    "/api/events/{event}/promise",
    "/api/events/{event}/results.json",
    "/api/events/{event}/show",
    "/api/events/{event}/standings.csv",
    "/api/events/{event}/withdraw",
    "/api/daily",
    "/api/daily/{day}",
    "/api/daily/{game}/{challenge}/try",
    "/api/games/{game}/data",
    "/api/games/{game}/etudes",
    "/api/games/{game}/etudes/ask",
    "/api/games/{game}/etudes/help",
    "/api/games/{game}/etudes/line",
    "/api/games/{game}/etudes/proof",
    "/api/games/{game}/primer",
    "/api/games/{game}/rules",
    "/api/games/{game}/words",
    "/api/house",
    "/api/lessons",
    "/api/lobby",
    "/api/me",
    "/api/me/devices/{device}",
    "/api/me/export",
    "/api/me/link",
    "/api/me/name",
    "/api/me/passkeys",
    "/api/me/passkeys/options",
    "/api/me/passkeys/{key}",
    "/api/me/record",
    "/api/me/recovery",
    "/api/me/seats",
    "/api/me/settings",
    "/api/my-games",
    "/api/notices",
    "/api/notices/confirm",
    "/api/notices/end/{token}",
    "/api/notices/mail",
    "/api/notices/push",
    "/api/notices/renew",
    "/api/notices/subscription",
    "/api/people/{person}/ratings",
    "/api/ratings/{game}/{mode}",
    "/api/people/join",
    "/api/people/login",
    "/api/people/login/options",
    "/api/people/new",
    "/api/people/new/options",
    "/api/people/recover",
    "/api/people/{person}",
    "/api/replays",
    "/api/seeks",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/ask",
    "/api/tables/{table}/claim",
    "/api/tables/{table}/curve",
    "/api/tables/{table}/fork",
    "/api/tables/{table}/line",
    "/api/tables/{table}/picture",
    "/api/tables/{table}/ratings",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/report",
    "/api/tables/{table}/review",
    "/api/tables/{table}/seats/{seat}",
    "/api/tables/{table}/seek",
    "/api/tables/{table}/watch",
    "/api/titles",
}


def test_the_schema_is_published(site: Site) -> None:
    schema = site.get("api/openapi.json")
    assert schema["openapi"].startswith("3.1")
    assert set(schema["paths"]) == PATHS


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.search
def test_no_request_made_from_the_schema_breaks_the_server(site: Site) -> None:
    # A table that is there, so that not every request ends at a wrong id.
    made = site.table("neuroshima", "me", "open", public=True)
    tokens = ("", made["host"], made["seats"][0]["token"], made["watch"])

    _, session = site.identity("Ada")

    def attack(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
        if case.path.startswith("/api/me/") and "{" not in case.path:
            headers = {"Hexagora-Person": session}
            case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)
        named = dict(case.path_parameters or {})
        if "table" in named:
            case.path_parameters = {**named, "table": made["table"]}
            for token in tokens:
                headers = {"Authorization": f"Bearer {token}"}
                case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)
        elif "game" in named:
            case.path_parameters = {**named, "game": "superhex"}
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    schema = schemathesis.openapi.from_url(f"{site.address}api/openapi.json")
    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    twice = "much is read and written, and somebody goes for good"
    assert len(operations) == len(PATHS) + 8, twice
    bounded: Any = settings(
        max_examples=count(3, long=8),
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for operation in operations:
        # Where nothing can be given, nothing can be given wrongly.
        bare = "{" not in operation.path and not list(operation.body)
        for mode in [GenerationMode.POSITIVE] if bare else list(GenerationMode):
            strategy: Any = operation.as_strategy(generation_mode=mode)
            attacked: Any = given(strategy)(attack)  # type: ignore[no-untyped-call]
            bounded(attacked)()
    assert site.get("api/lobby")["tables"]
