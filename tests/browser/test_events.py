"""An event in the browser: set up, joined, begun, closed; armies picked in secret."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.event_hands import Somebody, id_of
from browser.test_axe import violations


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
    expect(page.get_by_text("Who takes part (2)")).to_be_visible()
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
