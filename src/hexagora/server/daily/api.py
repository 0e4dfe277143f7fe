"""The HTTP part of the daily challenge."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter

from hexagora.server.asking import FAULTS, GameName, Session, TheHall
from hexagora.server.daily.days import challenge_named, day_at, read_day
from hexagora.server.daily.tries import Contender
from hexagora.server.errors import Refusal
from hexagora.server.hall import Hall
from hexagora.server.messages.daily import DailyAnswer, TryAnswer, TryRequest
from hexagora.server.people.rows import is_robot
from hexagora.server.tokens import digest

Guest = Annotated[
    str,
    HeaderParameter(
        name="Hexagora-Guest",
        max_length=64,
        description="what a browser keeps by which it is known again: 32 letters or digits",
    ),
]
Day = Annotated[str, PathParameter(max_length=10, description="a day, such as 2026-11-17")]
ChallengeName = Annotated[str, PathParameter(max_length=64, description="one of the day's")]
LEAST = 20
"""So long is at least what a browser is known by, so that nobody meets the try of another."""


class DailyPages(Controller):
    """The daily challenge."""

    path = "/api/daily"
    tags = ("daily",)

    @get("/", responses=FAULTS)
    async def today(self, hall: TheHall, session: Session = "", guest: Guest = "") -> DailyAnswer:
        """The challenges of today."""
        return await self._day(hall, "", session, guest)

    @get("/{day:str}", responses=FAULTS)
    async def day(
        self, day: Day, hall: TheHall, session: Session = "", guest: Guest = ""
    ) -> DailyAnswer:
        """The challenges of a day, with their tables of scores."""
        return await self._day(hall, day, session, guest)

    async def _day(self, hall: Hall, day: str, session: str, guest: str) -> DailyAnswer:
        found = await _contenders(hall, session, guest)
        wanted = read_day(day) if day else day_at(hall.store.now())
        return await hall.daily.answer(wanted, [one.id for one in found])

    @post("/{game:str}/{challenge:str}/try", responses=FAULTS)
    async def begin(
        self,
        game: GameName,
        challenge: ChallengeName,
        data: JSONBody[TryRequest],
        hall: TheHall,
        session: Session = "",
        guest: Guest = "",
    ) -> TryAnswer:
        """Begin the one try of today that counts."""
        found = await _contenders(hall, session, guest)
        if not found:
            raise Refusal(
                "not_yours",
                "a try needs an identity, or a browser that keeps a token of its own",
                "need_contender",
            )
        if is_robot(found[0].id):
            raise Refusal("not_yours", "the daily challenge is for people", "only_people")
        daily = challenge_named(day_at(hall.store.now()), game, challenge)
        return await hall.try_daily(daily, found, data.name)


async def _contenders(hall: Hall, session: str, guest: str) -> list[Contender]:
    """As whom somebody tries, and as whom the same one may have tried."""
    found = []
    person = await hall.people.of(session)
    if person is not None:
        found.append(Contender(person.id, False))
    if len(guest) >= LEAST:
        found.append(Contender(f"guest {digest(guest)}", True))
    return found
