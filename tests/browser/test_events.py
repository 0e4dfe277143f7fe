"""An event in the browser: set up, joined, begun, closed; armies picked in secret."""

from __future__ import annotations

import json
import re
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer, Visitor
from browser.test_axe import violations
from hexagora.server.database import open_database
from hexagora.server.office import do
from hexagora.server.people.desk import put_person, put_session
from hexagora.server.people.rows import Person
from hexagora.server.tokens import new_table_id, new_token
from patience import PATIENCE


class Somebody:
    """An identity, as if it had signed in."""

    def __init__(self, server: TableServer, name: str) -> None:
        self.base, self.name = server.base, name
        self.id, self.session = new_table_id(), new_token()
        with closing(open_database(Path(server.folder) / "tables.sqlite")) as database:
            now = int(time.time())
            person = Person(self.id, "person", name, now)
            do(database, [put_person(person), put_session(self.id, self.session, "", now)])

    def post(self, path: str, body: Any = None) -> None:
        headers = {"hexagora-person": self.session}
        answer = httpx.post(
            f"{self.base}/api/events/{path}", json=body, headers=headers, timeout=PATIENCE
        )
        assert answer.is_success, answer.text

    def arrive(self, arrive: Arrive, **more: Any) -> Visitor:
        visitor = arrive(**more)
        known = json.dumps({"session": self.session, "id": self.id, "name": self.name})
        script = f"if (location.host) localStorage.setItem('hexagora.person', {json.dumps(known)})"
        visitor.context.add_init_script(script)
        return visitor


def id_of(page: Page) -> str:
    expect(page).to_have_url(re.compile(r"/event/\w+$"))
    return page.url.rsplit("/", 1)[-1]


def test_an_event_from_setting_up_to_the_first_game(arrive: Arrive, server: TableServer) -> None:
    ada, bo = Somebody(server, "Ada"), Somebody(server, "Bo")
    page = ada.arrive(arrive, width=390, height=844).open("/events")
    page.get_by_role("link", name="New event").click()
    page.get_by_label("Name of the event").fill("Winter cup")
    page.get_by_label("Game", exact=True).select_option("superhex")
    page.get_by_text("Round robin").click()
    page.get_by_role("button", name="Open sign-up").press("Enter")
    event = id_of(page)
    expect(page.get_by_role("alert")).to_contain_text("two entrants or more")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("Who takes part (1)")).to_be_visible()
    bo.post(f"{event}/join", {})
    page.reload()
    assert violations(page) == {}
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    play = page.get_by_role("link", name="Play against Bo")
    expect(play).to_have_count(2)
    assert violations(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # The organiser closes the meeting, and everybody can read it.
    table = str(play.first.get_attribute("href"))
    page.goto(server.base + table)
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    page.goto(f"{server.base}/event/{event}")
    page.get_by_role("button", name="Close this meeting").click()
    page.get_by_role("button", name="Lost for both").click()
    expect(page.get_by_text("Over", exact=False).first).to_be_visible()
    page.get_by_text("What happened").click()
    expect(page.get_by_text("Ada closed a meeting of round 1")).to_be_visible()
    # A guest sees the same, in the own language.
    guest = arrive(locale="pl").open(f"/event/{event}")
    expect(guest.get_by_role("heading", name="Tabela")).to_be_visible()
    framed = arrive().open(f"/embed/event/{event}")
    expect(framed.get_by_role("row")).to_have_count(3)


def test_armies_are_picked_in_secret_by_two_browsers(arrive: Arrive, server: TableServer) -> None:
    ada, bo = Somebody(server, "Ada"), Somebody(server, "Bo")
    page = ada.arrive(arrive).open("/events/new")
    page.get_by_label("Name of the event").fill("Picks")
    page.get_by_text("Round robin").click()
    page.get_by_text("Secret picks").click()
    page.get_by_role("button", name="Open sign-up").click()
    event = id_of(page)
    for one in (ada, bo):
        one.post(f"{event}/join", {})
    ada.post(f"{event}/begin")
    page.reload()

    def pick(page: Page, name: str, first: str, second: str) -> None:
        page.get_by_role("button", name=f"Choose your army against {name}").click()
        page.get_by_label("First choice").select_option(first)
        page.get_by_label("Second choice").select_option(second)
        page.get_by_role("button", name="Hand in").click()
        expect(page.get_by_role("dialog")).to_contain_text("sealed")

    pick(page, "Bo", "moloch", "borgo")
    assert violations(page) == {}
    other = bo.arrive(arrive).open(f"/event/{event}")
    expect(other.get_by_text("waiting for Bo")).to_be_visible()
    assert "Moloch" not in other.locator("main").inner_text()
    other.get_by_role("button", name="Choose your army against Ada").click()
    other.get_by_label("First choice").select_option("outpost")
    other.get_by_label("Second choice").select_option("borgo")
    other.get_by_role("button", name="Hand in").click()
    # Both browsers show what they sealed by themselves when both have promised.
    page.reload()
    expect(page.get_by_role("link", name="Play against Bo").first).to_be_visible()
    expect(page.get_by_text(re.compile("Moloch . Outpost|Outpost . Moloch")).first).to_be_visible()
    other.reload()
    expect(other.get_by_role("link", name="Play against Ada").first).to_be_visible()
