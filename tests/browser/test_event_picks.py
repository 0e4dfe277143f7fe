"""Armies of an event, picked in secret by two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.event_hands import Somebody, id_of
from browser.test_axe import violations


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
