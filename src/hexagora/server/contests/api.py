"""The HTTP part of events: thin handlers over the desk."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from hexagora.events.model import Event
from hexagora.events.tables import facts, games_csv, standings_csv
from hexagora.server.asking import FAULTS, Asked, Session, TheHall
from hexagora.server.contests.archive import Kept
from hexagora.server.contests.contest import RUNNING
from hexagora.server.contests.showing import Shown, card, people_in
from hexagora.server.errors import Refusal
from hexagora.server.hall import Hall
from hexagora.server.messages.events import (
    CloseRequest,
    EventAnswer,
    EventList,
    EventPage,
    EventRequest,
    JoinRequest,
    MyEventGames,
    PromiseRequest,
    ShowRequest,
    WithdrawRequest,
)
from hexagora.server.tokens import digest

EventId = Annotated[str, PathParameter(max_length=64, description="the event's id")]
Number = Annotated[int, QueryParameter(ge=0, le=1000)]
DivisionNumber = Annotated[int, QueryParameter(ge=1, le=1000)]

LISTED = 100
LISTED_SECONDS = 30 * 24 * 3600
"""How many events are listed, and for how long after their end."""


class Events(Controller):
    """Leagues and tournaments."""

    path = "/api/events"
    tags = ("events",)

    @get("/", responses=FAULTS)
    async def events(self, hall: TheHall, session: Session = "") -> EventList:
        """Events that everybody may see, and one's own."""
        archive = hall.contests.archive
        person = await hall.people.of(session)
        own = await archive.of_person(person.id) if person is not None else []
        public = await archive.listed(hall.store.now() - LISTED_SECONDS, LISTED)
        mine = {one.id for one in own}
        return EventList(
            [card(one, True) for one in own]
            + [card(one, False) for one in public if one.id not in mine]
        )

    @post("/", responses=FAULTS)
    async def create(
        self, data: JSONBody[EventRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Set an event up."""
        person = await hall.people.require(session)
        return EventAnswer(await hall.contests.create(person, data))

    @get("/mine", responses=FAULTS)
    async def mine(self, hall: TheHall, session: Session = "") -> MyEventGames:
        """What one has to play now, in all events."""
        person = await hall.people.require(session)
        kept = [
            one for one in await hall.contests.archive.of_person(person.id) if one.state == RUNNING
        ]
        people = await hall.people.by_ids(id_ for one in kept for id_ in one.contest.people())
        now = hall.store.now()
        shown = [Shown(one, people, person.id, now) for one in kept]
        return MyEventGames([game for one in shown for game in one.mine()])

    @get("/{event:str}", responses=FAULTS)
    async def event(
        self,
        event: EventId,
        hall: TheHall,
        request: Asked,
        session: Session = "",
        season: Number = 0,
        round_: Annotated[int, QueryParameter(name="round", ge=0, le=1000)] = 0,
    ) -> Response[EventPage]:
        """An event with its standings and one of its rounds; the present ones unless asked."""
        person = await hall.people.of(session)
        viewer = person.id if person is not None else ""
        version = await hall.contests.archive.version(event)
        tag = f'"{event}-{version}-{season}-{round_}-{digest(viewer)[:8]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if version is not None and request.headers.get("if-none-match") == tag:
            return Response(content=None, status_code=304, headers=headers)  # type: ignore[arg-type]
        shown = await _shown(hall, event, viewer)
        return Response(shown.page(season, round_), headers=headers)

    @post("/{event:str}/join", responses=FAULTS, status_code=200)
    async def join(
        self, event: EventId, data: JSONBody[JoinRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Take part."""
        await hall.contests.join(event, await hall.people.require(session), data)
        return EventAnswer(event)

    @post("/{event:str}/leave", responses=FAULTS, status_code=200)
    async def leave(self, event: EventId, hall: TheHall, session: Session = "") -> EventAnswer:
        """Take part no longer."""
        await hall.contests.leave(event, await hall.people.require(session))
        return EventAnswer(event)

    @post("/{event:str}/begin", responses=FAULTS, status_code=200)
    async def begin(self, event: EventId, hall: TheHall, session: Session = "") -> EventAnswer:
        """Begin, or begin the next season."""
        await hall.contests.begin(event, await hall.people.require(session))
        return EventAnswer(event)

    @post("/{event:str}/cancel", responses=FAULTS, status_code=200)
    async def cancel(self, event: EventId, hall: TheHall, session: Session = "") -> EventAnswer:
        """Call it off before it begins, or end a league between two seasons."""
        await hall.contests.cancel(event, await hall.people.require(session))
        return EventAnswer(event)

    @post("/{event:str}/close", responses=FAULTS, status_code=200)
    async def close(
        self, event: EventId, data: JSONBody[CloseRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Award what is open of a meeting."""
        person = await hall.people.require(session)
        desk = hall.contests
        await desk.close_meeting(event, person, data.division, data.meeting, data.loser)
        return EventAnswer(event)

    @post("/{event:str}/withdraw", responses=FAULTS, status_code=200)
    async def withdraw(
        self, event: EventId, data: JSONBody[WithdrawRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Take an entrant out."""
        person = await hall.people.require(session)
        await hall.contests.withdraw(event, person, data.entrant)
        return EventAnswer(event)

    @post("/{event:str}/promise", responses=FAULTS, status_code=200)
    async def promise(
        self, event: EventId, data: JSONBody[PromiseRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Hand in the hash of a choice of armies."""
        person = await hall.people.require(session)
        await hall.contests.promise(event, person, data.at, data.promised)
        return EventAnswer(event)

    @post("/{event:str}/show", responses=FAULTS, status_code=200)
    async def show(
        self, event: EventId, data: JSONBody[ShowRequest], hall: TheHall, session: Session = ""
    ) -> EventAnswer:
        """Show what a hash was made of."""
        person = await hall.people.require(session)
        await hall.contests.show(event, person, data.at, data.choice, data.nonce)
        return EventAnswer(event)

    # Results for others.

    @get("/{event:str}/games.csv", responses=FAULTS, media_type="text/csv")
    async def games(
        self, event: EventId, hall: TheHall, season: Number = 0, division: DivisionNumber = 1
    ) -> Response[str]:
        """All games of a division, a line each."""
        return _csv(event, "games", games_csv(await _event(hall, event, season, division)))

    @get("/{event:str}/standings.csv", responses=FAULTS, media_type="text/csv")
    async def standings(
        self, event: EventId, hall: TheHall, season: Number = 0, division: DivisionNumber = 1
    ) -> Response[str]:
        """The standings of a division, a line each."""
        return _csv(event, "standings", standings_csv(await _event(hall, event, season, division)))

    @get("/{event:str}/results.json", responses=FAULTS)
    async def results(
        self, event: EventId, hall: TheHall, season: Number = 0, division: DivisionNumber = 1
    ) -> Response[bytes]:
        """Everything of a division that is not secret."""
        found = facts(await _event(hall, event, season, division))
        return Response(msgspec.json.encode(found), media_type="application/json")


async def _shown(hall: Hall, event: str, viewer: str = "") -> Shown:
    kept: Kept = await hall.contests.find(event)
    people = await hall.people.by_ids(people_in(kept))
    return Shown(kept, people, viewer, hall.store.now())


async def _event(hall: Hall, event: str, season: int, division: int) -> Event:
    found = (await _shown(hall, event)).event(season, division)
    if found is None:
        raise Refusal(
            "not_found", "this event has no such season and division yet", "event_no_division"
        )
    return found


def _csv(event: str, name: str, text: str) -> Response[str]:
    disposition = f'attachment; filename="{event}-{name}.csv"'
    return Response(
        text,
        media_type="text/csv; charset=utf-8",
        headers={"content-disposition": disposition},
    )
