"""Notices: told once for a turn, only to those who are not there, and only what everybody knows."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from hexagora.server.database import open_database
from hexagora.server.notices import endpoints
from hexagora.server.notices.marks import Kind
from hexagora.server.notices.words import sentence
from notice_house import DELAY, House, answer, duel, settle, subscribe, turn_of
from notice_sinks import Browser, PushService
from patience import eventually
from table_client import Json, Refused, Site, tokens_of

pytestmark = pytest.mark.usefixtures("quick")


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


def test_a_household_cannot_subscribe_without_end(house: House, service: PushService) -> None:
    with house.open() as site:
        tokens = tokens_of(duel(site))
        for number in range(20):
            subscribe(site, Browser(service, str(number)), *tokens)
        with pytest.raises(Refused) as refused:
            subscribe(site, Browser(service), *tokens)
        assert refused.value.code == "too_many"
