"""The HTTP part of looking back: the review of a game, and what other actions would have led to."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from hexagora.core import CHANCE, Log
from hexagora.server.asking import (
    FAULTS,
    Asked,
    Session,
    TableId,
    TheHall,
    Token,
    address_of,
    open_table,
)
from hexagora.server.errors import Refusal
from hexagora.server.making import no_step
from hexagora.server.messages.answers import Line, ReplayStep, ReviewAnswer
from hexagora.server.messages.requests import LineRequest
from hexagora.server.reviews import check_over


class LookingBack(Controller):
    """Reviews."""

    path = "/api"
    tags = ("reviews",)

    @get("/tables/{table:str}/review", responses=FAULTS)
    async def review(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> ReviewAnswer:
        """The review of a game that is over, or how far it is."""
        return await hall.reviews.find(
            (await open_table(hall, table, authorization, session)).course
        )

    @post("/tables/{table:str}/review", responses=FAULTS, status_code=200)
    async def ask_review(
        self,
        table: TableId,
        hall: TheHall,
        request: Asked,
        authorization: Token = "",
        session: Session = "",
    ) -> ReviewAnswer:
        """Have a game reviewed."""
        course = (await open_table(hall, table, authorization, session)).course
        return await hall.reviews.ask(course, address_of(request))

    @post("/tables/{table:str}/line", responses=FAULTS, status_code=200)
    async def line(
        self,
        table: TableId,
        data: JSONBody[LineRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Line:
        """What would have come of other actions."""
        course = (await open_table(hall, table, authorization, session)).course
        check_over(course)
        if data.step > course.step:
            raise no_step(course)
        state = course.state_at(data.step)
        steps = []
        for number, action in enumerate(data.actions, data.step + 1):
            if state.over or state.seat == CHANCE:
                raise Refusal(
                    "not_now", "what comes next is not for a player to decide", "not_for_players"
                )
            seat, log = int(state.seat), Log()
            course.game.play(state, action, log)
            events = [event.seen_by(-1) for event in log.events]
            steps.append(ReplayStep(number, seat, action, events, state.view(-1).told()))
        return Line(steps)
