"""Where bots of people get their tokens, say that they are here, and are challenged."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.server.errors import Refusal
from hexagora.server.messages.ratings import RatingForm
from hexagora.server.messages.robots import (
    MyRobot,
    MyRobots,
    RobotCard,
    RobotRating,
    RobotsAnswer,
    RobotTable,
    RobotToken,
    RobotWork,
)
from hexagora.server.people.desk import People, need_person, put_session
from hexagora.server.people.forgetting import FORGETTING
from hexagora.server.people.rows import HUMAN, ROBOT, Person
from hexagora.server.ratings.desk import RatingDesk
from hexagora.server.ratings.modes import DUEL
from hexagora.server.ratings.told import rating_form
from hexagora.server.robots import keeping
from hexagora.server.robots.keeping import Present
from hexagora.server.store import Store
from hexagora.server.tokens import new_token

MOST_ROBOTS = 10
"""So many bots one person may run."""
HERE_SECONDS = 60
"""A bot that has said nothing for so long is not here."""
NOTED_SECONDS = 20
"""How exactly it is stored when a bot was last here."""
MOST_TABLES = 100
"""So many tables that wait are told to a bot at once."""


class RobotDesk:
    """All bots of people."""

    def __init__(self, store: Store, people: People, ratings: RatingDesk) -> None:
        self._store = store
        self._people = people
        self._ratings = ratings
        self._noted: dict[str, tuple[int, Sequence[str], int]] = {}

    # For those who run them.

    async def make(self, owner: Person, name: str) -> RobotToken:
        """A new bot of somebody, and its token."""
        if owner.kind != HUMAN:
            raise need_person()
        if len(await self._owned(owner)) >= MOST_ROBOTS:
            raise Refusal(
                "not_now", "one person runs at most {most} bots", "many_bots", most=MOST_ROBOTS
            )
        made, token = await self._people.create(ROBOT, name, owner.id)
        return RobotToken(made.id, made.name, token)

    async def renew(self, owner: Person, robot: str) -> RobotToken:
        """A new token of a bot; older ones are no longer good."""
        found = await self._own(owner, robot)
        token = new_token()
        put = put_session(found.id, token, "", self._store.now())
        await self._store.write([*keeping.end_sessions(found.id), put])
        return RobotToken(found.id, found.name, token)

    async def end(self, owner: Person, robot: str) -> None:
        """Delete a bot with all that is kept of it; its games stay with those it played."""
        found = await self._own(owner, robot)
        await self._store.write([one for forget in FORGETTING for one in forget(found.id)])

    async def mine(self, owner: Person) -> MyRobots:
        """The bots that somebody runs."""
        here = {one.person.id for one in await self._present()}
        return MyRobots(
            [MyRobot(one.id, one.name, one.id in here) for one in await self._owned(owner)]
        )

    async def _owned(self, owner: Person) -> list[Person]:
        return await self._store.read(lambda base: keeping.owned(base, owner.id))

    async def _own(self, owner: Person, robot: str) -> Person:
        for one in await self._owned(owner):
            if one.id == robot:
                return one
        raise Refusal("not_found", "you have no such bot", "no_robot")

    # For the bots.

    async def here(self, robot: Person, games: Sequence[str], most: int) -> RobotWork:
        """A bot is here; tells it at which tables it has to decide."""
        if robot.kind != ROBOT:
            raise Refusal("not_yours", "this is for bots; make one and use its token", "only_bot")
        now = self._store.now()
        at, *before = self._noted.get(robot.id, (0, (), 0))
        if now - at >= NOTED_SECONDS or before != [games, most]:
            await self._store.write([keeping.put_presence(robot.id, games, most, now)])
            self._noted[robot.id] = (now, games, most)
        found = await self._store.read(lambda base: keeping.waiting(base, robot.id, MOST_TABLES))
        return RobotWork(robot.id, robot.name, [RobotTable(*one) for one in found])

    # For everybody.

    async def cards(self) -> RobotsAnswer:
        """The bots that are here."""
        found = await self._present()
        owners = await self._people.by_ids(one.person.owner for one in found)
        return RobotsAnswer(
            [
                RobotCard(
                    one.person.id,
                    one.person.name,
                    owners[one.person.owner].name if one.person.owner in owners else "",
                    [RobotRating(game, await self._rating(game, one)) for game in one.games],
                    one.most,
                    one.playing,
                )
                for one in found
            ]
        )

    async def challenged(self, robot: str, game: str) -> Person:
        """The bot that shall play a game now, if it is here, plays it and has room for it."""
        for one in await self._present():
            if one.person.id != robot:
                continue
            if game not in one.games:
                raise Refusal("not_now", "this bot does not play that game", "bot_other_game")
            if one.playing >= one.most:
                raise Refusal("not_now", "this bot has enough games for now", "bot_busy")
            return one.person
        raise Refusal("not_now", "this bot is not here now", "bot_gone")

    async def _present(self) -> list[Present]:
        since = self._store.now() - HERE_SECONDS
        return await self._store.read(lambda base: keeping.present(base, since))

    async def _rating(self, game: str, one: Present) -> RatingForm:
        shown = await self._ratings.shown(game, DUEL, [one.person.id])
        return rating_form(shown[one.person.id])
