"""The HTTP part of *my games*."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from hexagora.server.asking import FAULTS, Session, TheHall
from hexagora.server.messages.my_games import MyGames, MyGamesRequest
from hexagora.server.my_games import my_games


class MyGamesPage(Controller):
    """The games of whoever asks."""

    path = "/api"
    tags = ("tables",)

    @post("/my-games", responses=FAULTS, status_code=200)
    async def mine(
        self, data: JSONBody[MyGamesRequest], hall: TheHall, session: Session = ""
    ) -> MyGames:
        """How the games stand to which somebody has kept links, and all of a person with an
        identity; those that wait come first."""
        person = await hall.people.id_of(session)
        return MyGames(await my_games(hall.store, data.tokens, person))
