"""The hint button: what a strong bot would do, in words, on the board, and done with one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.hands import step_of
from browser.scripted import request


def at_first_placement(arrive: Arrive, server: TableServer, **more: object) -> Page:
    """A duel whose first decision, the place of the own HQ, is for whoever arrives."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "recruit"}]
    body = {"game": "neuroshima", "options": {"first": "1"}, "seats": seats}
    table = request(server.base, "/api/tables", body)
    return arrive(**more).open(f"/t/{table['table']}#seat={table['seats'][0]['token']}")


def asked(page: Page) -> None:
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_hint_is_shown_on_the_board_and_can_be_taken(
    arrive: Arrive, server: TableServer, width: int
) -> None:
    page = at_first_placement(arrive, server, width=width, height=900)
    asked(page)
    hints = page.get_by_role("region", name="What a commander would do")
    expect(hints.get_by_role("listitem")).to_have_count(3)
    best = hints.get_by_role("listitem").first
    expect(best).to_contain_text("% to win")
    expect(best).to_contain_text("% to win")
    marks = page.locator(".hexboard .mark")
    expect(marks).to_have_count(0)
    best.locator(".choice").click()
    expect(marks).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    before = step_of(page)
    best.get_by_role("button", name="Do it").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", str(before))
    expect(hints).to_have_count(0)
    expect(marks).to_have_count(0)


def test_a_hint_can_be_put_away(arrive: Arrive, server: TableServer) -> None:
    page = at_first_placement(arrive, server)
    asked(page)
    before = step_of(page)
    page.get_by_role("button", name="Close the hint").click()
    expect(page.get_by_test_id("hints")).to_have_count(0)
    assert step_of(page) == before


def test_a_spectator_is_offered_no_hint(arrive: Arrive, server: TableServer) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "recruit"}]
    body = {"game": "neuroshima", "options": {"first": "1"}, "seats": seats}
    table = request(server.base, "/api/tables", body)
    page = arrive().open(f"/t/{table['table']}#watch={table['watch']}")
    expect(page.get_by_text("Waiting for Ada").first).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_the_levels_come_first_with_a_word_about_each(arrive: Arrive) -> None:
    page = arrive().open("/new/superhex")
    seat = page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot:soldier")
    groups = seat.locator("optgroup").evaluate_all(
        "all => all.map(one => [one.label, [...one.children].map(child => child.textContent)])"
    )
    assert groups == [
        ["Bots, the weakest first", ["Recruit", "Soldier", "Veteran", "Commander", "General"]],
        ["For comparison", ["Greedy", "Random"]],
    ]
    expect(page.get_by_text("A fair opponent")).to_be_visible()
    seat.select_option("bot:general")
    expect(page.get_by_text("The strongest")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("seat").nth(1)).to_contain_text("General")
