"""The HTTP part of ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter

from hexagora.server.asking import (
    FAULTS,
    GameName,
    Session,
    TableId,
    TheHall,
    Token,
    known_game,
    token_of,
)
from hexagora.server.errors import Refusal
from hexagora.server.messages.ratings import LadderAnswer, PersonRatings, TableRatings
from hexagora.server.ratings.told import has_ladder

Mode = Annotated[str, PathParameter(max_length=16, description="duel, melee or teams")]
PersonId = Annotated[str, PathParameter(max_length=64, description="a person's id")]


class Ratings(Controller):
    """Who counts as how strong."""

    path = "/api"
    tags = ("ratings",)

    @get("/ratings/{game:str}/{mode:str}", responses=FAULTS)
    async def ladder(self, game: GameName, mode: Mode, hall: TheHall) -> LadderAnswer:
        """Everybody on the ladder of a game in a mode, with the levels of the bots."""
        if not has_ladder(known_game(game), mode):
            raise Refusal("not_found", "there is no such ladder", "no_ladder")
        return await hall.rating_pages.ladder(game, mode)

    @get("/people/{person:str}/ratings", responses=FAULTS)
    async def person(self, person: PersonId, hall: TheHall) -> PersonRatings:
        """Somebody's ratings, with the way that led there."""
        return await hall.rating_pages.person(person)

    @get("/tables/{table:str}/ratings", responses=FAULTS)
    async def table(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> TableRatings:
        """How strong those are who play a rated game, and afterwards what came of it."""
        await hall.right(table, token_of(authorization), session)
        return await hall.rating_pages.table(await hall.table(table))
