"""The HTTP part of bots of people."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter

from hexagora.core import game_names
from hexagora.server.asking import FAULTS, Session, TheHall, known_game
from hexagora.server.clocks.agreed import clock_rules
from hexagora.server.errors import Refusal
from hexagora.server.messages.answers import TableAnswer
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.messages.robots import (
    BotChallengeRequest,
    HereRequest,
    MyRobots,
    RobotRequest,
    RobotsAnswer,
    RobotToken,
    RobotWork,
)

RobotId = Annotated[str, PathParameter(max_length=64, description="a bot's id")]


class Robots(Controller):
    """Bots of people."""

    path = "/api/bots"
    tags = ("bots",)

    @get("/", responses=FAULTS)
    async def all(self, hall: TheHall) -> RobotsAnswer:
        """The bots that are here and can be challenged."""
        return await hall.robots.cards()

    @post("/", responses=FAULTS)
    async def make(
        self, data: JSONBody[RobotRequest], hall: TheHall, session: Session = ""
    ) -> RobotToken:
        """Make a bot of one's own."""
        return await hall.robots.make(await hall.people.require(session), data.name)

    @get("/mine", responses=FAULTS)
    async def mine(self, hall: TheHall, session: Session = "") -> MyRobots:
        """The bots that one runs."""
        return await hall.robots.mine(await hall.people.require(session))

    @post("/{bot:str}/token", responses=FAULTS)
    async def renew(self, bot: RobotId, hall: TheHall, session: Session = "") -> RobotToken:
        """A new token; the one before is no longer good."""
        return await hall.robots.renew(await hall.people.require(session), bot)

    @delete("/{bot:str}", responses=FAULTS, status_code=200)
    async def end(self, bot: RobotId, hall: TheHall, session: Session = "") -> MyRobots:
        """Delete a bot; answers with those that are left."""
        owner = await hall.people.require(session)
        await hall.robots.end(owner, bot)
        return await hall.robots.mine(owner)

    @post("/here", responses=FAULTS, status_code=200)
    async def here(
        self, data: JSONBody[HereRequest], hall: TheHall, session: Session = ""
    ) -> RobotWork:
        """For bots: be here for a minute, and hear which tables wait."""
        known = [game for game in game_names() if game in data.games]
        return await hall.robots.here(await hall.people.require(session), known, data.most)

    @post("/{bot:str}/challenge", responses=FAULTS)
    async def challenge(
        self,
        bot: RobotId,
        data: JSONBody[BotChallengeRequest],
        hall: TheHall,
        session: Session = "",
    ) -> TableAnswer:
        """Begin a game against a bot that is here."""
        person = await hall.people.of(session)
        if person is not None and person.kind == "bot" and person.id == bot:
            raise Refusal("bad_option", "a bot does not play against itself", "bot_alone")
        robot = await hall.robots.challenged(bot, known_game(data.game))
        if data.rated and person is not None and person.id == robot.owner:
            text = "against a bot of one's own no game is rated"
            raise Refusal("bad_option", text, "own_bot_rated")
        mine = SeatRequest("me", data.name, commitment=data.commitment)
        seats = [SeatRequest("open"), mine] if data.second else [mine, SeatRequest("open")]
        made = await hall.create(
            data.game,
            data.options,
            seats,
            public=False,
            title="",
            person=person.id if person is not None else "",
            rated=data.rated,
            clock=clock_rules(data.clock),
        )
        live = await hall.table(made.table)
        place = 0 if data.second else 1
        await live.do(live.seating.claim, place, robot.name, "", "", robot.id)
        made.invites = []
        return made
