"""Where somebody says what they want to be told, and that they want no more."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from hexagora.server.errors import Refusal
from hexagora.server.limits import Buckets
from hexagora.server.messages.notices import (
    MailRequest,
    NoticesCard,
    PushRequest,
    RenewRequest,
    SubscriptionAnswer,
    Wish,
)
from hexagora.server.notices import subscribers
from hexagora.server.notices.endpoints import check_endpoint
from hexagora.server.notices.mail import check_address
from hexagora.server.notices.marks import CONFIRMING, claim
from hexagora.server.notices.push import read_keys
from hexagora.server.notices.quiet import quiet_of
from hexagora.server.notices.rows import MAIL, PUSH, Subscription
from hexagora.server.notices.seals import Purpose
from hexagora.server.notices.ways import Ways
from hexagora.server.store import Store
from hexagora.server.tokens import digest, new_table_id
from hexagora.server.writer import Outdated, Statement

SUBSCRIBING_RATE, SUBSCRIBING_BURST = 1 / 600, 20.0
"""So many new subscriptions one household can make: twenty, and one more every ten minutes."""
MOST_OF_PERSON = 20
DAY = 24 * 3600


class Desk:
    """Keeps subscriptions."""

    def __init__(self, store: Store, ways: Ways) -> None:
        self._store = store
        self._ways = ways
        self._asking = Buckets(SUBSCRIBING_RATE, SUBSCRIBING_BURST)

    async def card(self) -> NoticesCard:
        """Which ways there are."""
        means = self._ways.means
        push = means.notifying.push
        key = (await self._ways.pusher()).public_key if push else ""
        return NoticesCard(push, self._ways.mails, key, means.notifying.delay_seconds)

    async def push(self, asked: PushRequest, person: str, household: str) -> SubscriptionAnswer:
        """Subscribe a browser. One that has subscribed before has a new subscription then."""
        means = self._ways.means
        if not means.notifying.push:
            raise Refusal("not_now", "this server sends no pushes", "no_push")
        endpoint = check_endpoint(asked.endpoint, means.notifying.local_endpoints)
        read_keys(asked.p256dh, asked.auth)
        keys = json.dumps({"p256dh": asked.p256dh, "auth": asked.auth})
        made = Subscription(new_table_id(), PUSH, endpoint, digest(endpoint), keys, confirmed=True)
        return await self._subscribe(made, asked, person, household)

    async def mail(self, asked: MailRequest, person: str, household: str) -> SubscriptionAnswer:
        """Subscribe a mail address. Nothing comes before its owner has said yes."""
        if not self._ways.mails:
            raise Refusal("not_now", "this server sends no mails", "no_mail")
        address = check_address(asked.address)
        made = Subscription(new_table_id(), MAIL, address, digest(address.lower()))
        answer = await self._subscribe(made, asked, person, household)
        try:
            day = self._store.now() // DAY
            await self._store.write([claim(made.who, CONFIRMING, day, self._store.now())])
        except Outdated:
            await self.end((await self._ways.seals()).token("end", made.id))
            raise Refusal(
                "too_many",
                "this address was asked today already; look into its mailbox",
                "asked_today",
            ) from None
        self._ways.ask(replace(made, language=asked.language))
        return answer

    async def _subscribe(
        self, made: Subscription, asked: Wish, person: str, household: str
    ) -> SubscriptionAnswer:
        made = self._with(made, asked, person)
        hashes = await self._seats(asked.tokens)
        if not hashes and not person:
            text = "notices are for those who sit at a table; take a seat first"
            raise Refusal("not_yours", text, "no_seat_yet")
        if person and await self._count(person) >= MOST_OF_PERSON:
            text = "you have {most} subscriptions; end one of them first"
            raise Refusal("too_many", text, "many_subscriptions", most=MOST_OF_PERSON)
        if self._asking.take(household):
            text = "so many subscriptions are enough for now"
            raise Refusal("too_many", text, "enough_subscriptions")
        older = await self._store.read(lambda database: subscribers.of_address(database, made.who))
        statements: list[Statement] = []
        # A browser has one; the owner of a mail address may have asked in several.
        for one in older if made.kind == PUSH else ():
            statements += subscribers.end(one.id)[1:]
        await self._keep(replace(made, created=self._store.now()), hashes, statements)
        return await self._answer(made)

    async def change(self, token: str, asked: Wish, person: str) -> SubscriptionAnswer:
        """Let a subscription be about other seats, hours or words."""
        old = await self._own(token)
        new = self._with(old, asked, person or old.person)
        await self._keep(new, await self._seats(asked.tokens), [])
        return await self._answer(new)

    async def renew(self, token: str, asked: RenewRequest) -> SubscriptionAnswer:
        """A browser has another address; what was told at the old one is told."""
        old = await self._own(token)
        if old.kind != PUSH:
            raise Refusal(
                "bad_request", "a mail address is not renewed; ask it anew", "no_endpoint"
            )
        endpoint = check_endpoint(asked.endpoint, self._ways.means.notifying.local_endpoints)
        read_keys(asked.p256dh, asked.auth)
        keys = json.dumps({"p256dh": asked.p256dh, "auth": asked.auth})
        new = replace(old, address=endpoint, who=digest(endpoint), keys=keys)
        moved = subscribers.move_told(old.who, new.who) if new.who != old.who else []
        await self._store.write([*moved, *subscribers.put(new)])
        return await self._answer(new)

    async def show(self, token: str) -> SubscriptionAnswer:
        """A subscription as it is."""
        return await self._answer(await self._own(token))

    async def confirm(self, token: str) -> SubscriptionAnswer:
        """The owner of a mail address says yes."""
        found = await self._own(token, "confirm")
        await self._store.write([subscribers.confirm(found.id)])
        return await self._answer(replace(found, confirmed=True))

    async def end(self, token: str) -> bool:
        """Tell nothing more; False if there was nothing any more."""
        seals = await self._ways.seals()
        id_ = seals.subscription("end", token) or seals.subscription("keep", token)
        if not id_:
            raise no_subscription()
        found = await self._store.read(lambda database: subscribers.find(database, id_))
        await self._store.write(subscribers.end(id_))
        return found is not None

    async def _keep(self, one: Subscription, hashes: list[str], first: list[Statement]) -> None:
        now = self._store.now()
        known = await self._store.read(
            lambda database: subscribers.known_now(database, one, hashes, now)
        )
        statements = [*first, *subscribers.put(one), *subscribers.put_tokens(one.id, hashes)]
        await self._store.write([*statements, *known])

    async def _own(self, token: str, purpose: Purpose = "keep") -> Subscription:
        id_ = (await self._ways.seals()).subscription(purpose, token)
        found = await self._store.read(lambda database: subscribers.find(database, id_))
        if not id_ or found is None:
            raise no_subscription()
        return found

    async def _seats(self, tokens: Iterable[str]) -> list[str]:
        hashes = sorted({digest(token) for token in tokens})
        return await self._store.read(lambda database: subscribers.seat_hashes(database, hashes))

    async def _count(self, person: str) -> int:
        return await self._store.read(lambda database: subscribers.count_of(database, person))

    def _with(self, one: Subscription, asked: Wish, person: str) -> Subscription:
        quiet = quiet_of(asked.zone, asked.quiet_from, asked.quiet_to)
        return replace(one, person=person, language=asked.language, quiet=quiet)

    async def _answer(self, one: Subscription) -> SubscriptionAnswer:
        return SubscriptionAnswer(
            token=(await self._ways.seals()).token("keep", one.id),
            kind=one.kind,
            address=one.address if one.kind == MAIL else "",
            confirmed=one.confirmed,
            language=one.language,  # type: ignore[arg-type]
            zone=one.quiet.zone,
            quiet_from=one.quiet.begin,
            quiet_to=one.quiet.end,
        )


def no_subscription() -> Refusal:
    """It was ended, or there never was one."""
    return Refusal("not_found", "there is no such subscription any more", "no_subscription")
