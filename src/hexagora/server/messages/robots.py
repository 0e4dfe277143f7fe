"""What goes over HTTP about bots of people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hexagora.server.messages.clocks import ClockForm
from hexagora.server.messages.common import Hash, Options, TypedName, Word
from hexagora.server.messages.ratings import RatingForm


class RobotRequest(Struct):
    """A bot to make."""

    name: TypedName


class RobotToken(Struct):
    """A bot with its token, which is told only now."""

    id: str
    name: str
    token: str


class MyRobot(Struct):
    """A bot that I run; ``here`` if it is connected."""

    id: str
    name: str
    here: bool


class MyRobots(Struct):
    """All bots that I run."""

    bots: list[MyRobot]


class HereRequest(Struct):
    """A bot is here: it may be challenged to these games, as long as it plays fewer than ``most``;
    at 0 nobody challenges it."""

    games: Annotated[list[Word], Meta(max_length=32)]
    most: Annotated[int, Meta(ge=0, le=100)]


class RobotTable(Struct):
    """A table that waits for a bot."""

    table: str
    game: str


class RobotWork(Struct):
    """Who the bot is, and the tables that wait for it, the longest first."""

    id: str
    name: str
    tables: list[RobotTable]


class RobotRating(Struct):
    """A game that a bot plays, and how well, in duels."""

    game: str
    rating: RatingForm


class RobotCard(Struct):
    """A bot that is here; ``owner`` is the name of who runs it."""

    id: str
    name: str
    owner: str
    games: list[RobotRating]
    most: int
    playing: int


class RobotsAnswer(Struct):
    """Bots that can be challenged."""

    bots: list[RobotCard]


class BotChallengeRequest(Struct):
    """A game against a bot: the challenger has the first seat, or the second one if ``second``."""

    game: Word
    name: TypedName
    options: Options = {}
    second: bool = False
    rated: bool = False
    clock: ClockForm | None = None
    commitment: Hash = ""
