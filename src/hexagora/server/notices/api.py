"""The HTTP part of notices."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter

from hexagora.server.asking import FAULTS, Asked, Session, TheHall, Token, address_of, token_of
from hexagora.server.messages.notices import (
    EndAnswer,
    MailRequest,
    NoticesCard,
    PushRequest,
    RenewRequest,
    SubscriptionAnswer,
    Wish,
)

ENDING = "/api/notices/end/"
"""Mail programs send a form to what stands behind it (RFC 8058)."""
EndToken = Annotated[str, PathParameter(max_length=64, description="of one subscription")]


class NoticesPages(Controller):
    """What players who are not at the table are told, and how."""

    path = "/api/notices"
    tags = ("notices",)

    @get("/", responses=FAULTS)
    async def card(self, hall: TheHall) -> NoticesCard:
        """Which ways of telling this server has."""
        return await hall.notices.desk.card()

    @post("/push", responses=FAULTS)
    async def push(
        self,
        data: JSONBody[PushRequest],
        hall: TheHall,
        request: Asked,
        session: Session = "",
    ) -> SubscriptionAnswer:
        """Subscribe a browser."""
        person = await hall.people.id_of(session)
        return await hall.notices.desk.push(data, person, address_of(request))

    @post("/mail", responses=FAULTS)
    async def mail(
        self,
        data: JSONBody[MailRequest],
        hall: TheHall,
        request: Asked,
        session: Session = "",
    ) -> SubscriptionAnswer:
        """Subscribe a mail address; it is asked first."""
        person = await hall.people.id_of(session)
        return await hall.notices.desk.mail(data, person, address_of(request))

    @get("/subscription", responses=FAULTS)
    async def show(self, hall: TheHall, authorization: Token = "") -> SubscriptionAnswer:
        """A subscription as it is."""
        return await hall.notices.desk.show(token_of(authorization))

    @put("/subscription", responses=FAULTS)
    async def change(
        self,
        data: JSONBody[Wish],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> SubscriptionAnswer:
        """Change what a subscription is about."""
        person = await hall.people.id_of(session)
        return await hall.notices.desk.change(token_of(authorization), data, person)

    @post("/renew", responses=FAULTS, status_code=200)
    async def renew(
        self, data: JSONBody[RenewRequest], hall: TheHall, authorization: Token = ""
    ) -> SubscriptionAnswer:
        """The push service has given a browser that has subscribed another address."""
        return await hall.notices.desk.renew(token_of(authorization), data)

    @post("/confirm", responses=FAULTS, status_code=200)
    async def confirm(self, hall: TheHall, authorization: Token = "") -> SubscriptionAnswer:
        """Say yes to mails."""
        return await hall.notices.desk.confirm(token_of(authorization))

    @post("/end/{token:str}", responses=FAULTS, status_code=200)
    async def end(self, token: EndToken, hall: TheHall) -> EndAnswer:
        """End a subscription, with the token of a notice or of its owner."""
        return EndAnswer(await hall.notices.desk.end(token))
