"""What all handlers of the HTTP part share: headers, who asks, what can go wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import (
    HeaderParameter,
    PathParameter,
    QueryParameter,
)

from hexagora.core import game_names
from hexagora.server.errors import Refusal
from hexagora.server.hall import Hall
from hexagora.server.making import check_open
from hexagora.server.messages.answers import (
    FaultBody,
)
from hexagora.server.table import Table

Asked = Request[Any, Any, AppState]
TableId = Annotated[str, PathParameter(max_length=64, description="the table's id")]
GameName = Annotated[str, PathParameter(max_length=64, description="a game of the catalogue")]
Language = Annotated[Literal["en", "pl", "uk", "ru"], QueryParameter(description="of the clauses")]
Token = Annotated[str, HeaderParameter(name="Authorization", max_length=200)]
Session = Annotated[
    str,
    HeaderParameter(
        name="Hexagora-Person", max_length=64, description="of somebody with an identity"
    ),
]
TheHall = NamedDependency[Hall]
PACKED = {"packed": True}
"""Of handlers whose answers come packed already, as `app` knows."""
FAULTS = {
    status: ResponseSpec(FaultBody, generate_examples=False, description=description)
    for status, description in (
        (400, "not what is asked for"),
        (403, "no right to that"),
        (404, "not there"),
        (405, "not in this way"),
        (409, "not now"),
        (413, "too long"),
        (429, "too many"),
    )
}


def token_of(header: str) -> str:
    """The token of an ``Authorization`` header; empty if there is none."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def known_game(name: str) -> str:
    """The name of a game that there is."""
    if name not in game_names():
        known = ", ".join(game_names())
        raise Refusal(
            "not_found", "there is no such game; there are: {games}", "no_game", games=known
        )
    return name


def address_of(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def open_table(hall: Hall, table: str, authorization: str, session: str) -> Table:
    """A table whose course the one who asks may see."""
    await hall.right(table, token_of(authorization), session)
    live = await hall.table(table)
    check_open(live)
    return live
