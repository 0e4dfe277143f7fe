"""Bots of people in the browser: made by who runs them, challenged by anybody, and marked."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.scripted import request
from hexagora.server.people.desk import put_person, put_session
from hexagora.server.people.rows import Person
from hexagora.server.tokens import new_token


def signed_in(folder: Path, name: str) -> str:
    """What a browser keeps of somebody with an identity, as a line of script."""
    person, session = Person(f"{name.lower()}-id", "person", name, int(time())), new_token()
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=60)) as database, database:
        database.execute(*put_person(person))
        database.execute(*put_session(person.id, session, "", person.created))
    known = {"session": session, "id": person.id, "name": name}
    return f"localStorage.setItem('hexagora.person', {json.dumps(json.dumps(known))})"


def test_a_bot_is_made_comes_here_and_is_challenged(arrive: Arrive, server: TableServer) -> None:
    owner = arrive(width=390, height=844)
    owner.context.add_init_script(f"if (location.host) {signed_in(server.folder, 'Ada')}")
    page = owner.open("/bots")
    expect(page.get_by_text("No bot is here now.")).to_be_visible()
    page.get_by_label("Name of a new bot").fill("Deep Purple")
    page.keyboard.press("Enter")
    token = page.get_by_test_id("token").get_by_role("textbox").input_value()
    expect(page.get_by_text("not connected")).to_be_visible()
    here = {"games": ["superhex", "nexus"], "most": 1}
    answer = owner.context.request.post(
        f"{owner.base}/api/bots/here", data=here, headers={"hexagora-person": token}
    )
    assert answer.ok
    guest = arrive()
    page = guest.open("/bots")
    page.get_by_label("Your name").fill("Bo")
    card = page.get_by_test_id("bots").locator("> li").filter(has_text="Deep Purple")
    expect(card).to_contain_text("run by Ada")
    page.get_by_role("button", name="Challenge: Deep Purple, Superhex").click()
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    expect(page.get_by_text("Deep Purple (bot)").first).to_be_visible()
    # It has one game and wants no more.
    page = guest.open("/bots")
    expect(card).to_contain_text("as many games as it wants")
    expect(page.get_by_role("button", name="Challenge: Deep Purple, Superhex")).to_be_disabled()
    # Who runs it deletes it.
    page = owner.open("/bots")
    page.get_by_role("button", name="Delete: Deep Purple").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Deep Purple")).to_have_count(0)
    assert request(owner.base, "/api/bots") == {"bots": []}
