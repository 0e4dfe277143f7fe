"""Notices of people with an identity: all their seats, all their browsers, rounds of events."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hexagora.server.database import open_database
from hexagora.server.messages.notices import PushRequest
from hexagora.server.notices.house import Notices
from hexagora.server.notices.means import Means
from hexagora.server.notices.personal import forget_notices, tell_notices
from hexagora.server.notices.settings import Notifying
from hexagora.server.people.desk import put_person, put_session
from hexagora.server.people.rows import Person as PersonRow
from hexagora.server.store import Store
from hexagora.server.tokens import new_token
from notice_house import DELAY, Clock, House, answer, duel, settle, subscribe, turn_of
from notice_sinks import Browser, PushService
from patience import eventually
from table_client import Json, tokens_of

pytestmark = pytest.mark.usefixtures("quick")


def test_a_person_is_told_of_all_their_seats_and_forgotten_with_all_of_it(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        session = signed_in(house, "Ada")
        browser = Browser(service)
        site.post("api/notices/push", {**browser.form, "tokens": []}, session=session)
        # A table that was made later, on whatever device.
        more: Json = {"options": {"first": "2"}, "session": session}
        made = site.table("superhex", "me", "open", **more)
        mine = site.post("api/my-games", {"tokens": []}, session=session)["games"]
        assert [(game["table"], game["mine"]) for game in mine] == [(made["table"], [0])]
        invite = made["invites"][0]["token"]
        site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite)
        house.clock.wind(DELAY)
        assert eventually(browser.notices)
        assert [notice["body"] for notice in browser.notices()] == ["Your game has begun."]
    with closing(open_database(Path(house.where))) as database:
        (told,) = tell_notices(database, "person1")["notices"]
        assert told["address"] == browser.endpoint
        for sql, values in forget_notices("person1"):
            database.run(sql, values)
        for name in ("subscriptions", "subscribed", "told"):
            assert database.rows(f"SELECT * FROM {name}") == []


def signed_in(house: House, name: str) -> str:
    """A session of somebody with an identity, as the database has it."""
    token = new_token()
    with closing(open_database(Path(house.where))) as database:
        now = int(house.clock())
        person = PersonRow("person1", "person", name, now)
        for sql, values in (put_person(person), put_session(person.id, token, "", now)):
            database.run(sql, values)
    return token


def test_a_browser_with_another_address_is_not_told_twice(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        old, new = Browser(service, "old"), Browser(service, "new")
        token = subscribe(site, old, two)
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(old.notices)
        site.post("api/notices/renew", new.form, token)
        house.clock.wind(DELAY)
        answer(site, made, opponent)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(new.notices)
        settle(site, house, new)
        assert (len(old.notices()), len(new.notices())) == (1, 1)


def test_rounds_of_events_are_told_once(tmp_path: Path, service: PushService) -> None:
    clock = Clock()

    async def scene() -> None:
        store = Store(tmp_path / "tables.sqlite", clock=clock)
        try:
            made = Notices(store, {})
            made.use(Means(Notifying(local_endpoints=True)))
            browser = Browser(service)
            asked = msgspec.convert(browser.form, PushRequest)
            await made.desk.push(asked, "ada", "127.0.0.1")
            for _ in range(3):
                await made.teller.round_begun("e1", "Autumn league", 2, ["ada", "bo"], "/event/e1")
            await asyncio.to_thread(eventually, browser.notices)
            await made.teller.round_begun("e1", "Autumn league", 2, ["ada"], "/event/e1")
            await made.teller.round_begun("e1", "Autumn league", 3, ["ada"], "/event/e1")
            await asyncio.to_thread(eventually, lambda: len(browser.notices()) == 2)
            told = [(notice["title"], notice["body"]) for notice in browser.notices()]
            assert told == [
                ("Autumn league", "Round 2 has begun."),
                ("Autumn league", "Round 3 has begun."),
            ]
            made.close()
        finally:
            store.close()

    asyncio.run(scene())
