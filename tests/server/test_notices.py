"""Notices: told once for a turn, only to those who are not there, and only what everybody knows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from py_vapid import Vapid02

from hexagora.server.database import open_database
from hexagora.server.hosts import Hosts
from hexagora.server.messages.notices import PushRequest
from hexagora.server.notices import endpoints, teller, ways
from hexagora.server.notices.house import Notices
from hexagora.server.notices.marks import Kind
from hexagora.server.notices.means import Means
from hexagora.server.notices.personal import forget_notices, tell_notices
from hexagora.server.notices.settings import Mail, Notifying
from hexagora.server.notices.words import sentence
from hexagora.server.people.desk import put_person, put_session
from hexagora.server.people.rows import Person as PersonRow
from hexagora.server.store import Store
from hexagora.server.tokens import new_token
from notice_sinks import Browser, Mailbox, PushService, mail_server
from patience import eventually
from table_client import Json, Person, Refused, Site, running, tokens_of

DELAY = 30
FIRST: Json = {"options": {"first": "1"}}


class Clock:
    """Time that a test winds."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now

    def wind(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teller, "TICK_SECONDS", 0.01)
    monkeypatch.setattr(ways, "PAUSES", (0.0, 0.01, 0.01))


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


class House:
    """A server with a clock of its own that can be stopped and started again."""

    def __init__(self, where: Path | str, **more: Any) -> None:
        self.where = where
        self.clock = Clock()
        self._more = more

    @contextmanager
    def open(self) -> Iterator[Site]:
        notifying = Notifying(delay_seconds=DELAY, local_endpoints=True)
        with running(self.where, clock=self.clock, notices=notifying, **self._more) as site:
            yield site


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "tables.sqlite")


def subscribe(site: Site, browser: Browser, *tokens: str, **more: object) -> str:
    """Let a browser hear of seats; gives the token of its subscription."""
    asked = {**browser.form, "tokens": list(tokens), **more}
    return str(site.post("api/notices/push", asked)["token"])


def turn_of(person: Person, seat: int) -> None:
    """Play until it is a seat's turn."""
    while True:
        person.until(lambda me: me.card["hold"] is not None or me.card["decides"] >= 0)
        hold = person.card["hold"]
        if hold is None and person.card["decides"] == seat:
            return
        person.step(person.card["decides"] if hold is None else hold)


def answer(site: Site, made: Json, opponent: Person) -> None:
    """The second seat comes, plays its turn and has gone again."""
    person = site.sit(made["table"], tokens_of(made)[1])
    turn_of(person, 0)
    person.close()
    opponent.until(lambda me: me.card["decides"] == 0 and not me.card["seats"][1]["online"])


def duel(site: Site, title: str = "Friday", game: str = "superhex", **more: Any) -> Json:
    return site.table(game, "me", "me", title=title, **{**FIRST, **more})


def settle(site: Site, house: House, browser: Browser) -> None:
    """Wait until everything that was due before has been told: what comes of another table, whose
    game begins now, comes after it."""
    made = site.table("superhex", "me", "open", title="settled", **FIRST)
    watcher = Browser(browser._service, f"w{house.clock.now}")
    subscribe(site, watcher, tokens_of(made)[0])
    invite = made["invites"][0]["token"]
    site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite)
    house.clock.wind(DELAY)
    assert eventually(lambda: len(watcher.notices()) == 1)


def test_who_is_away_is_told_once_that_it_is_their_turn(house: House, service: PushService) -> None:
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        browser = Browser(service)
        subscribe(site, browser, two, language="pl")
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY - 1)
        settle(site, house, browser)
        assert eventually(browser.notices)
        (notice,) = browser.notices()
        assert notice["title"] == "Superhex"
        assert notice["body"] == "Twoja kolej. Stół: „Friday”"
        assert notice["path"] == f"/t/{made['table']}"
        pushed = next(one for one in service.came if one.path == "/send/ada")
        assert Vapid02.verify(pushed.headers["authorization"])
        assert pushed.headers["ttl"].isdigit()
        assert made["table"] not in pushed.headers["topic"]
        key = site.get("api/notices")["key"]
        assert f"k={key}" in pushed.headers["authorization"]
        # Nothing of it lies open.
        assert b"Friday" not in pushed.body
        house.clock.wind(10 * DELAY)
        settle(site, house, browser)
        assert len(browser.notices()) == 1


def test_quick_answers_and_those_who_look_are_told_nothing(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        away, there = Browser(service, "away"), Browser(service, "there")
        subscribe(site, away, two)
        subscribe(site, there, one)
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY - 1)
        answer(site, made, opponent)
        house.clock.wind(1)
        settle(site, house, away)
        assert away.notices() == []
        assert there.notices() == []


def test_the_game_that_begins_and_the_one_that_ends_are_told(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        made = site.table("superhex", "me", "open", title="", options={"first": "2"})
        host = tokens_of(made)[0]
        browser = Browser(service)
        subscribe(site, browser, host, language="uk")
        invite = made["invites"][0]["token"]
        taken = site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite)["token"]
        house.clock.wind(DELAY)
        assert eventually(browser.notices)
        assert browser.notices()[0]["body"] == "Ваша гра почалася."  # noqa: RUF001
        other = site.sit(made["table"], taken)
        other.command("resign", 1)
        house.clock.wind(DELAY)
        assert eventually(lambda: len(browser.notices()) == 2)
        assert browser.notices()[1]["body"] == "Гру закінчено."


def test_never_two_for_one_turn_whatever_is_taken_back_or_restarted(
    house: House, service: PushService
) -> None:
    browser = Browser(service)
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        subscribe(site, browser, two)
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(browser.notices)
        if opponent.card["undo"]:
            opponent.command("undo", 0)
            opponent.until(lambda me: me.card["decides"] == 0)
            turn_of(opponent, 1)
            house.clock.wind(DELAY)
            settle(site, house, browser)
            assert len(browser.notices()) == 1
    with house.open() as site:
        house.clock.wind(DELAY)
        settle(site, house, browser)
        assert len(browser.notices()) == 1


def test_what_a_process_that_died_has_not_told_the_next_one_tells(
    house: House, service: PushService
) -> None:
    browser = Browser(service)
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        subscribe(site, browser, two)
        turn_of(site.sit(made["table"], one), 1)
    assert browser.notices() == []
    with house.open() as site:
        assert eventually(lambda: site.get("api/notices")["push"])

        def told() -> list[Json]:
            house.clock.wind(DELAY)
            return browser.notices()

        assert eventually(told)
        settle(site, house, browser)
        assert len(browser.notices()) == 1


def test_of_two_processes_one_tells(url: str, patient: None, service: PushService) -> None:
    house = House(url)
    browser = Browser(service)
    with house.open() as here, house.open() as there:
        made = duel(here)
        one, two = tokens_of(made)
        subscribe(there, browser, two)
        assert here.get("api/notices")["key"] == there.get("api/notices")["key"]
        opponent = there.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        settle(here, house, browser)
        settle(there, house, browser)
        assert len(browser.notices()) == 1
    with house.open() as later, house.open() as last:
        house.clock.wind(10 * DELAY)
        settle(later, house, browser)
        settle(last, house, browser)
        assert len(browser.notices()) == 1


def test_in_quiet_hours_nothing_comes_and_afterwards_once_if_it_is_still_true(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        made, other = duel(site), duel(site, "other")
        browser, quiet = Browser(service, "loud"), Browser(service, "quiet")
        # It is 15:13 in London, and 16:13 in Warsaw.
        hours = {"zone": "Europe/Warsaw", "quiet_from": 16 * 60, "quiet_to": 17 * 60}
        seats = tokens_of(made)[1], tokens_of(other)[1]
        subscribe(site, quiet, *seats, **hours)
        subscribe(site, browser, *seats, **{**hours, "zone": "Europe/London"})
        turn_of(site.sit(made["table"], tokens_of(made)[0]), 1)
        opponent = site.sit(other["table"], tokens_of(other)[0])
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(lambda: len(browser.notices()) == 2)
        answer(site, other, opponent)
        assert quiet.notices() == []
        house.clock.wind(3600)
        assert eventually(quiet.notices)
        settle(site, house, quiet)
        assert [notice["path"] for notice in quiet.notices()] == [f"/t/{made['table']}"]


def test_endpoints_that_are_gone_are_forgotten_and_faults_are_tried_again(
    house: House, service: PushService
) -> None:
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        browser = Browser(service)
        token = subscribe(site, browser, two)
        opponent = site.sit(made["table"], one)
        service.answers = [503, 429, 201]
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(lambda: len(service.came) == 3)
        assert site.get("api/notices/subscription", token)["confirmed"] is True
        answer(site, made, opponent)
        turn_of(opponent, 1)
        service.answers = [410]
        house.clock.wind(DELAY)
        assert eventually(lambda: len(service.came) == 4)

        def gone() -> bool:
            try:
                site.get("api/notices/subscription", token)
            except Refused as refused:
                return refused.code == "not_found"
            return False

        assert eventually(gone)


def test_one_click_ends_it(house: House, service: PushService) -> None:
    with house.open() as site:
        made = duel(site)
        one, two = tokens_of(made)
        browser = Browser(service)
        subscribe(site, browser, two)
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(browser.notices)
        (notice,) = browser.notices()
        # As mail programs do, with a form and without an origin.
        form = {"List-Unsubscribe": "One-Click"}
        assert site.http.post(f"api/notices/end/{notice['end']}", data=form).json()["ended"]
        assert not site.post(f"api/notices/end/{notice['end']}")["ended"]
        with pytest.raises(Refused) as refused:
            site.post("api/notices/end/nobody.0000")
        assert refused.value.code == "not_found"
        answer(site, made, opponent)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
    with closing(open_database(Path(house.where))) as database:
        for name in ("subscriptions", "subscribed", "told"):
            assert database.rows(f"SELECT * FROM {name}") == []


GAMES = ("neuroshima", "nexus", "superhex")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_hidden_is_in_the_text(
    house: House, service: PushService, game: str
) -> None:
    """All that may be told is known before the game begins: nothing of the course goes in."""
    kinds: tuple[Kind, ...] = ("begun", "first", "turn", "over")
    titles = ("Tonight", "")
    allowed = {sentence(kind, game, title, "en") for kind in kinds for title in titles}
    with house.open() as site:
        made = site.table(game, "me", "me", title="Tonight")
        browsers = [Browser(service, f"seat{seat}") for seat in range(2)]
        for browser, token in zip(browsers, tokens_of(made), strict=True):
            subscribe(site, browser, token)
        for _ in range(6):
            person = site.sit(made["table"], *tokens_of(made))
            person.until(lambda me: me.card["hold"] is not None or me.card["decides"] >= 0)
            turn_of(person, 1 if person.card["decides"] == 0 else 0)
            person.close()
            looking = site.sit(made["table"], made["watch"])
            looking.until(lambda me: not any(seat["online"] for seat in me.card["seats"]))
            looking.close()
            house.clock.wind(DELAY)
            settle(site, house, browsers[0])
        told = [notice for browser in browsers for notice in browser.notices()]
        assert len(told) > 2
        for notice in told:
            assert (notice["title"], notice["body"]) in allowed
            assert (notice["path"], notice["tag"]) == (f"/t/{made['table']}", made["table"])
            assert set(notice) == {"title", "body", "path", "tag", "end", "label"}


# Mail.


@contextmanager
def mailing(tmp_path: Path, box: Mailbox) -> Iterator[tuple[House, Site]]:
    mail = Mail("127.0.0.1", box.port, "none", sender="table@games.example.org")
    hosts = Hosts("127.0.0.1", "https://games.example.org")
    house = House(tmp_path / "tables.sqlite", mail=mail, hosts=hosts)
    with house.open() as site:
        yield house, site


def link(text: str, purpose: str) -> str:
    """The token of a link in a mail."""
    start = f"https://games.example.org/notices#{purpose}="
    (line,) = [line for line in text.splitlines() if line.startswith(start)]
    return line.removeprefix(start)


def test_mails_come_after_a_yes_and_end_with_one_click(tmp_path: Path, mailbox: Mailbox) -> None:
    with mailing(tmp_path, mailbox) as (house, site):
        made = duel(site)
        one, two = tokens_of(made)
        asked = {"address": "ada@Example.org", "tokens": [two], "language": "ru"}
        kept = site.post("api/notices/mail", asked)
        assert (kept["confirmed"], kept["address"]) == (False, "ada@example.org")
        assert eventually(lambda: mailbox.mails)
        question = mailbox.mails[0]
        assert question["Subject"] == "Хотите получать уведомления о своих играх?"  # noqa: RUF001
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        with pytest.raises(Refused) as refused:
            site.post("api/notices/mail", asked)
        assert refused.value.code == "too_many", "nobody's mailbox is flooded"
        token = link(question.get_content(), "confirm")
        assert site.post("api/notices/confirm", token=token)["confirmed"]
        answer(site, made, opponent)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(lambda: len(mailbox.mails) == 2)
        mail = mailbox.mails[1]
        assert mail["Subject"] == "Superhex: Ваш ход. Стол: «Friday»"
        assert f"https://games.example.org/t/{made['table']}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org/")
        assert path.endswith(link(mail.get_content(), "end"))
        form = {"List-Unsubscribe": "One-Click"}
        assert site.http.post(path, data=form).json() == {"ended": True}


def test_without_a_mail_server_there_is_no_mail(house: House) -> None:
    with house.open() as site:
        made = duel(site)
        assert site.get("api/notices")["mail"] is False
        asked = {"address": "ada@example.org", "tokens": tokens_of(made)}
        with pytest.raises(Refused) as refused:
            site.post("api/notices/mail", asked)
        assert refused.value.code == "not_now"


# What is refused.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://2130706433/x",
        "https://127.1/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https://push/x",
        "file:///etc/passwd",
        "https://push.example.org/x\r\nx: y",
        "https://[",
        "",
    ],
)
def test_addresses_that_no_push_service_has(
    site: Site, service: PushService, endpoint: str
) -> None:
    made = duel(site)
    asked = {**Browser(service).form, "endpoint": endpoint, "tokens": tokens_of(made)}
    with pytest.raises(Refused, match="push service"):
        site.post("api/notices/push", asked)


def test_a_name_that_leads_into_the_own_network_is_sent_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looked_up(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]

    monkeypatch.setattr("socket.getaddrinfo", looked_up)
    with pytest.raises(endpoints.Unsent, match="public network"):
        endpoints.post("https://push.example.org/x", b"", {})


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"p256dh": "AAAA"}, "keys"),
        ({"auth": "AAAA"}, "keys"),
        ({"p256dh": "B" * 87}, "keys"),
        ({"tokens": []}, "take a seat"),
        ({"tokens": ["nothing"]}, "take a seat"),
        ({"zone": "Middle/Earth"}, "time zone"),
        ({"zone": "../../etc/passwd"}, "time zone"),
        ({"quiet_from": 1440}, "quiet_from"),
        ({"language": "xx"}, "language"),
    ],
)
def test_bad_subscriptions_are_refused_with_a_sentence(
    house: House, service: PushService, change: Json, text: str
) -> None:
    with house.open() as site:
        made = duel(site)
        asked = {**Browser(service).form, "tokens": tokens_of(made), **change}
        with pytest.raises(Refused, match=text):
            site.post("api/notices/push", asked)


@pytest.mark.parametrize(
    "address", ["", "ada", "ada@", "@example.org", "a b@example.org", "ada@example.org\nBcc: x@y.z"]
)
def test_what_is_no_mail_address(tmp_path: Path, mailbox: Mailbox, address: str) -> None:
    with mailing(tmp_path, mailbox) as (_, site):
        made = duel(site)
        with pytest.raises(Refused, match="mail address"):
            site.post("api/notices/mail", {"address": address, "tokens": tokens_of(made)})


def test_a_household_cannot_subscribe_without_end(house: House, service: PushService) -> None:
    with house.open() as site:
        tokens = tokens_of(duel(site))
        for number in range(20):
            subscribe(site, Browser(service, str(number)), *tokens)
        with pytest.raises(Refused) as refused:
            subscribe(site, Browser(service), *tokens)
        assert refused.value.code == "too_many"


# People with an identity.


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
