"""The HTTP part of etudes. Nothing of an attempt is kept here: the browser sends all of it."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Controller, get, post
from litestar.params import JSONBody

from hexagora.server import etudes
from hexagora.server.asking import FAULTS, Asked, GameName, TheHall, address_of, known_game
from hexagora.server.messages.answers import Answer
from hexagora.server.messages.etudes import (
    EtudeAskRequest,
    EtudeHelp,
    EtudeLine,
    EtudeLineRequest,
    EtudeProof,
    EtudeRequest,
    EtudeShelf,
)


class EtudePages(Controller):
    """Etudes."""

    path = "/api/games/{game:str}/etudes"
    tags = ("etudes",)

    @get("/", responses=FAULTS, sync_to_thread=False)
    def shelf(self, game: GameName) -> EtudeShelf:
        """All etudes that come along, and the one of the day."""
        return etudes.shelf(known_game(game), datetime.now(UTC).date())

    @post("/line", responses=FAULTS, status_code=200)
    async def line(
        self, game: GameName, data: JSONBody[EtudeLineRequest], hall: TheHall, request: Asked
    ) -> EtudeLine:
        """How an attempt stands."""
        return await hall.etudes.line(known_game(game), data, address_of(request))

    @post("/ask", responses=FAULTS, status_code=200, sync_to_thread=False)
    def ask(self, game: GameName, data: JSONBody[EtudeAskRequest]) -> Answer:
        """A question about a position of an attempt."""
        return Answer(etudes.ask(known_game(game), data))

    @post("/help", responses=FAULTS, status_code=200)
    async def help(
        self, game: GameName, data: JSONBody[EtudeRequest], hall: TheHall, request: Asked
    ) -> EtudeHelp:
        """Hints and the solution."""
        return await hall.etudes.help_with(known_game(game), data, address_of(request))

    @post("/proof", responses=FAULTS, status_code=200)
    async def proof(
        self, game: GameName, data: JSONBody[EtudeRequest], hall: TheHall, request: Asked
    ) -> EtudeProof:
        """Have an etude of one's own proved, and hear how far that is."""
        return hall.etudes.ask_proof(known_game(game), data.record, address_of(request))
