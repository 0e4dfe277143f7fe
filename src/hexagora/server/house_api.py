"""The HTTP part of the house itself: what is kept here and for how long, and reports."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from hexagora.server.asking import (
    FAULTS,
    Asked,
    Session,
    TableId,
    TheHall,
    Token,
    address_of,
    token_of,
)
from hexagora.server.errors import Refusal
from hexagora.server.messages.answers import HouseCard, ReportAnswer
from hexagora.server.messages.requests import ReportRequest
from hexagora.server.names import clean
from hexagora.server.reports import put_report


class House(Controller):
    """What anybody may know of the house, and tell its operator."""

    path = "/api"
    tags = ("house",)

    @get("/house", responses=FAULTS)
    async def house(self, hall: TheHall) -> HouseCard:
        """Who runs this server, what is kept of those who play, and for how many days."""
        kept, operator = hall.housekeeping.retention, hall.operator
        return HouseCard(
            operator=operator.name,
            contact=operator.contact,
            waiting_days=kept.waiting_days,
            unfinished_days=kept.unfinished_days,
            lessons_days=kept.lessons_days,
            finished_days=kept.finished_days,
            imported_days=kept.imported_days,
            chat_days=kept.chat_days,
            reports_days=kept.reports_days,
            sessions_days=kept.sessions_days,
        )

    @post("/tables/{table:str}/report", responses=FAULTS)
    async def report(
        self,
        table: TableId,
        data: JSONBody[ReportRequest],
        hall: TheHall,
        request: Asked,
        authorization: Token = "",
        session: Session = "",
    ) -> ReportAnswer:
        """Tell the operator of somebody's conduct at a table."""
        await hall.right(table, token_of(authorization), session)
        if hall.reporting.take(address_of(request)):
            raise Refusal("too_many", "so many reports of yours are enough for now", "many_reports")
        live = await hall.table(table)
        seats = live.row.seats
        if data.seat >= len(seats):
            raise Refusal("not_found", "there is no such seat", "no_seat")
        statement = put_report(
            live.row,
            live.chat(),
            hall.store.now(),
            data.seat,
            data.reason,
            clean(data.text),
            live.audience.household_of(data.seat) if data.seat >= 0 else "",
        )
        await hall.store.write([statement])
        return ReportAnswer(hall.housekeeping.retention.reports_days)
