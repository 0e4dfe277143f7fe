"""Looking back at a table over HTTP: its course, its record, and playing on from it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import (
    FromQuery,
    JSONBody,
    QueryParameter,
)

from hexagora.core import game_info
from hexagora.server.asking import (
    FAULTS,
    Asked,
    Session,
    TableId,
    TheHall,
    Token,
    address_of,
    open_table,
    token_of,
)
from hexagora.server.clocks.agreed import clock_rules
from hexagora.server.errors import Refusal
from hexagora.server.looks import answer
from hexagora.server.making import check_open, no_step
from hexagora.server.messages.answers import (
    Answer,
    Curve,
    CurveRow,
    Replay,
    Replays,
    ReplayStep,
    TableAnswer,
    WatchAnswer,
)
from hexagora.server.messages.requests import (
    AskRequest,
    ForkRequest,
    RecordRequest,
)
from hexagora.server.tokens import SEAT

REPLAY_PAGE = 200
VIEWS_PAGE = 50
"""Positions are large: so many are made at once, so that nobody else waits for them."""


class Replaying(Controller):
    """Earlier positions of a table."""

    path = "/api"
    tags = ("tables",)

    @get("/tables/{table:str}/replay", responses=FAULTS)
    async def replay(
        self,
        table: TableId,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=REPLAY_PAGE)] = 50,
        views: FromQuery[bool] = True,
    ) -> Replay:
        """A page of the game as a spectator sees it."""
        course = (await open_table(hall, table, authorization, session)).course
        last = min(course.step, first + min(count, VIEWS_PAGE if views else count) - 1)
        steps = []
        if first == 0:
            start = course.game.start().view(-1).told() if views else msgspec.UNSET
            steps.append(ReplayStep(0, -2, None, [], start))
        for step, state in course.steps(max(1, first), last):
            events = [event.seen_by(-1) for event in step.events]
            view = state.view(-1).told() if views else msgspec.UNSET
            steps.append(ReplayStep(step.number, step.seat, step.action, events, view))
        return Replay(course.step, first, steps)

    @get("/tables/{table:str}/curve", responses=FAULTS)
    async def curve(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> Curve:
        """The scores over the game."""
        course = (await open_table(hall, table, authorization, session)).course
        side = game_info(course.game.name).table()
        state = course.game.start()
        rows = [CurveRow(0, side.scores(state))]
        for number, action in enumerate(course.match.actions, 1):
            state.apply(action)
            scores = side.scores(state)
            if scores != rows[-1].scores or number == course.step:
                rows.append(CurveRow(number, scores))
        return Curve(side.score_name(course.game), rows)

    @get("/tables/{table:str}/record", responses=FAULTS, media_type="text/plain")
    async def record(
        self,
        table: TableId,
        request: Asked,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Response[str]:
        """The game record."""
        live = await open_table(hall, table, authorization, session)
        name = f"{live.row.game}-{table}.record"
        return Response(
            await hall.record(live, address_of(request)),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/tables/{table:str}/picture", responses=FAULTS, media_type="image/svg+xml")
    async def picture(
        self,
        table: TableId,
        request: Asked,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Response[str]:
        """The position as a picture, as a spectator sees it."""
        await hall.right(table, token_of(authorization), session)
        course = (await hall.table(table)).course
        tag = f'"{table}-{course.version}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response("", status_code=304, headers=headers, media_type="image/svg+xml")
        drawn = course.game.sketch(course.state.view(-1).data).svg()
        return Response(drawn, headers=headers, media_type="image/svg+xml; charset=utf-8")

    @get("/replays", responses=FAULTS)
    async def replays(self, hall: TheHall) -> Replays:
        """Finished games that anybody may watch."""
        return Replays(await hall.gallery.cards())

    @post("/replays", responses=FAULTS)
    async def import_record(
        self, data: JSONBody[RecordRequest], hall: TheHall, request: Asked
    ) -> WatchAnswer:
        """Import a record."""
        return await hall.import_record(data.record, address_of(request))

    @post("/tables/{table:str}/fork", responses=FAULTS)
    async def fork(
        self,
        table: TableId,
        data: JSONBody[ForkRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> TableAnswer:
        """Play on from a step, at a new table."""
        await open_table(hall, table, authorization, session)
        return await hall.fork(
            table,
            data.step,
            data.seats,
            data.public,
            data.title,
            data.hints,
            await hall.people.id_of(session),
            clock_rules(data.clock),
        )

    @post("/tables/{table:str}/ask", responses=FAULTS, status_code=200)
    async def ask(
        self,
        table: TableId,
        data: JSONBody[AskRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Answer:
        """A question about a position."""
        right = await hall.right(table, token_of(authorization), session)
        live = await hall.table(table)
        if data.seat >= 0 and (right.kind, right.seat) != (SEAT, data.seat):
            raise Refusal("not_yours", "this seat is not yours", "other_seat")
        course = live.course
        state = course.state
        if data.step is not None and data.step != course.step:
            check_open(live)
            if data.step > course.step:
                raise no_step(course)
            state = course.state_at(data.step)
        return Answer(answer(course, state, data.what, data.seat, data.args, data.after))
