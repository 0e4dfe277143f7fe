"""Notices in the browser: asked for with a click, shown by the service worker and in the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer, Visitor
from browser.scripted import seat_link, set_up
from notice_sinks import Browser, PushService
from patience import eventually
from table_client import Person

SUBSCRIBE = """
  const given = {given};
  PushManager.prototype.subscribe = async () => ({{
    toJSON: () => ({{ endpoint: given.endpoint, keys: given }}),
  }});
"""
"""The push service of a test stands for the browser's own, which is nobody's here."""
WATCHED = """() => {
  self.shown = [];
  const show = registration.showNotification.bind(registration);
  registration.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
    if (Notification.permission === 'granted') await show(title, options);
  };
}"""
"""A Chromium without a screen lets nobody show anything; what would be shown is kept."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(
        tmp_path_factory.mktemp("notices"),
        HEXAGORA_NOTICES_LOCAL_ENDPOINTS="true",
        HEXAGORA_NOTICES_DELAY_SECONDS="0",
    )
    yield server
    server.stop()


def soon(page: Page, true: Callable[[], object]) -> bool:
    """Whether something becomes true while the page lives on."""

    def look() -> object:
        page.wait_for_timeout(20)
        return true()

    return eventually(look)


def deliver(page: Page, base: str, message: dict[str, Any]) -> None:
    """Hand a message to the service worker as a push service would, by the test protocol."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def hear(event: Any) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    assert soon(page, lambda: found)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": base, "registrationId": found[0], "data": json.dumps(message)},
    )


def moves(base: str, table: dict[str, Any], seat: int) -> None:
    """Somebody elsewhere plays for a seat until it is another's turn, and leaves."""
    person = Person(base + "/", table["table"], [table["seats"][seat]["token"]])
    while person.card["decides"] == seat or person.card["hold"] == seat:
        person.step(seat)
        person.until(lambda me: me.card["hold"] is not None or me.card["decides"] != -1)
    person.close()


def come(arrive: Arrive, house: TableServer, **more: Any) -> Visitor:
    visitor = arrive(**more)
    visitor.base = house.base
    return visitor


def test_a_turn_is_pushed_shown_and_said_in_the_page(arrive: Arrive, house: TableServer) -> None:
    with PushService() as service:
        browser = Browser(service)
        visitor = come(arrive, house, service_workers="allow", permissions=["notifications"])
        visitor.context.add_init_script(SUBSCRIBE.format(given=json.dumps(browser.form)))
        table = set_up(house.base, "superhex", ["Ada", "Bo"], first="1")
        page = visitor.open(seat_link(table, 1))
        expect(page.locator(".hexboard g.hit").first).to_be_visible()
        page.goto(house.base + "/notices")
        page.get_by_role("button", name="Notify me in this browser").click()
        expect(page.get_by_text("This browser notifies you.")).to_be_visible()
        page.get_by_role("checkbox", name="Tell me nothing from").check()
        expect(page.get_by_text("Saved.").last).to_be_visible()
        page.get_by_role("checkbox", name="Tell me nothing from").uncheck()
        moves(house.base, table, 0)
        assert soon(page, browser.notices)
        (notice,) = browser.notices()
        assert notice["body"] == "It is your turn."
        (worker,) = visitor.context.service_workers
        worker.evaluate(WATCHED)
        deliver(page, house.base, notice)
        assert eventually(lambda: worker.evaluate("self.shown.length"))
        (shown,) = worker.evaluate("self.shown")
        assert (shown["title"], shown["body"]) == ("Superhex", "It is your turn.")
        assert shown["tag"] == table["table"]
        assert shown["data"] == {"path": f"/t/{table['table']}", "end": notice["end"]}
        assert shown["actions"] == [{"action": "end", "title": "No more notices"}]
        if worker.evaluate("Notification.permission") == "granted":
            assert worker.evaluate("registration.getNotifications().then((all) => all.length)") == 1
        # The page says so itself, and leads there.
        page.goto(house.base + "/rules")
        said = page.get_by_test_id("waiting")
        expect(said).to_contain_text("A game waits for you.")
        page.goto(house.base + "/games")
        group = page.get_by_role("region", name="Waiting for me")
        expect(group.get_by_role("listitem")).to_have_count(1)
        expect(group).to_contain_text("Your turn")
        expect(said).to_have_count(0)
        page.goto(house.base + "/notices")
        page.get_by_role("button", name="No more in this browser").click()
        expect(page.get_by_role("button", name="Notify me in this browser")).to_be_visible()


def test_my_games_stand_in_groups(arrive: Arrive, house: TableServer) -> None:
    visitor = come(arrive, house, width=390, height=844)
    tables = [set_up(house.base, "superhex", ["Ada", "Bo"], first="1") for _ in range(3)]
    moves(house.base, tables[1], 0)
    over = Person(house.base + "/", tables[2]["table"], [tables[2]["seats"][1]["token"]])
    over.command("resign", 1)
    over.close()
    for table in tables:
        page = visitor.open(seat_link(table))
        expect(page.locator(".hexboard g.hit").first).to_be_visible()
    page.goto(house.base + "/games")
    for name, table in zip(("for me", "for others", "Finished"), tables, strict=True):
        group = page.get_by_role("region", name=name)
        expect(group.get_by_role("listitem")).to_have_count(1)
        expect(group.locator(f"[data-table='{table['table']}']")).to_be_visible()
    expect(page.get_by_role("region", name="Finished")).to_contain_text("You won")
    page.get_by_role("region", name="Finished").get_by_role("button").click()
    expect(page.get_by_role("region", name="Finished")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_links_of_mails_that_are_good_for_nothing_say_so(
    arrive: Arrive, house: TableServer
) -> None:
    visitor = come(arrive, house)
    page = visitor.open("/notices#end=nobody.0000")
    expect(page.get_by_role("alert")).to_have_text("There is no such subscription any more.")
    visitor.complaints.clear()  # the browser notes the refusal, too
