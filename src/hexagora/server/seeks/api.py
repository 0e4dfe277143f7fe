"""The HTTP part of seeks. A seek is taken by claiming a seat at its table."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from hexagora.server.asking import (
    FAULTS,
    Asked,
    Session,
    TableId,
    TheHall,
    Token,
    address_of,
    known_game,
    token_of,
)
from hexagora.server.errors import Refusal
from hexagora.server.messages.answers import TableAnswer
from hexagora.server.messages.seeks import SeekCard, SeekList, SeekRequest
from hexagora.server.tokens import HOST

Clocks = Annotated[
    Literal["any", "none", "live", "correspondence"], QueryParameter(description="kind of clock")
]
Stakes = Annotated[Literal["any", "rated", "casual"], QueryParameter(description="what it is for")]
Points = Annotated[int, QueryParameter(ge=0, le=4000, description="of the seeker; 0 is any")]


class Seeks(Controller):
    """People who look for others to play with."""

    path = "/api"
    tags = ("seeks",)

    @get("/seeks", responses=FAULTS)
    async def seeks(
        self,
        hall: TheHall,
        game: FromQuery[str] = "",
        clock: Clocks = "any",
        stakes: Stakes = "any",
        low: Points = 0,
        high: Points = 0,
    ) -> SeekList:
        """Open seeks, the newest first; as it was a second ago at most."""
        return SeekList(
            [
                card
                for card in await hall.seeks.cards()
                if game in ("", card.game)
                and clock in ("any", card.clock.kind if card.clock else "none")
                and stakes in ("any", "rated" if card.rated else "casual")
                and _within(card, low, high)
            ]
        )

    @post("/seeks", responses=FAULTS)
    async def seek(
        self, data: JSONBody[SeekRequest], hall: TheHall, request: Asked, session: Session = ""
    ) -> TableAnswer:
        """Look for players: a table that waits for them."""
        known_game(data.game)
        person = await hall.people.id_of(session)
        return await hall.seeks.seek(data, person, address_of(request))

    @get("/tables/{table:str}/seek", responses=FAULTS)
    async def seek_of(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> SeekList:
        """What is looked for at a table: one seek, or none."""
        await hall.right(table, token_of(authorization), session)
        card = await hall.seeks.card(table)
        return SeekList([card] if card is not None else [])

    @delete("/tables/{table:str}/seek", responses=FAULTS, status_code=200)
    async def withdraw(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> SeekList:
        """Take a seek back, with its table."""
        right = await hall.right(table, token_of(authorization), session)
        if right.kind != HOST:
            raise Refusal("not_yours", "only the host of the table can do that", "only_host")
        await hall.seeks.withdraw(table)
        return SeekList(await hall.seeks.cards())


def _within(card: SeekCard, low: int, high: int) -> bool:
    if not low and not high:
        return True
    return card.rating is not None and low <= card.rating.value <= (high or 4000)
