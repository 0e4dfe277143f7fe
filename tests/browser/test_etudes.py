"""Etudes in the browser: missed, left and gone on with, solved; hints, the solution, links."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.board_hands import await_board, cell
from browser.conftest import Arrive
from browser.scripted import request


def stands(page: Page, state: str) -> None:
    """Wait until the attempt stands so."""
    expect(page.get_by_test_id("etude")).to_have_attribute("data-state", state)


def use(page: Page, tile: str, at: str) -> None:
    """Take a tile of the hand and put it down, or aim it."""
    await_board(page)
    used = page.get_by_test_id("etude").get_attribute("data-used")
    page.locator(f"[data-hand={tile}]").click()
    cell(page, at).click()
    page.locator(".prompt.mine .yes").click()
    expect(page.get_by_test_id("etude")).not_to_have_attribute("data-used", used or "")


def fight(page: Page) -> None:
    stands(page, "ready")
    page.get_by_test_id("battle").click()


def test_missed_left_gone_on_with_and_solved(arrive: Arrive) -> None:
    visitor = arrive(width=1366, height=768)
    page = visitor.open("/etudes/neuroshima")
    expect(page.get_by_test_id("daily")).to_be_visible()
    page.locator("[data-etude=sample-10]").click()
    stands(page, "open")
    expect(page.locator("[data-tab=forecast]")).to_have_count(0)
    use(page, "outpost_sniper", "d3")
    # It is gone on with after a reload.
    page.reload()
    stands(page, "open")
    expect(page.locator("[data-hand=outpost_sniper]")).to_have_count(0)
    use(page, "outpost_officer", "c3")
    fight(page)
    stands(page, "missed")
    expect(page.get_by_role("status").filter(has_text="Not solved")).to_be_visible()
    page.get_by_test_id("again").click()
    stands(page, "ready")
    page.get_by_test_id("undo").click()
    stands(page, "open")
    use(page, "outpost_officer", "d3")
    fight(page)
    stands(page, "solved")
    # Now the forecast may be looked at, and the shelf knows it.
    expect(page.locator("[data-tab=forecast]")).to_have_count(1)
    page = visitor.open("/etudes/neuroshima")
    expect(page.locator("[data-etude=sample-10]")).to_contain_text("solved")
    expect(page.get_by_test_id("streaks")).to_contain_text("1 in a row")


def test_hints_in_three_steps_and_the_solution_as_theatre(arrive: Arrive) -> None:
    page = arrive(width=390, height=844, has_touch=True, locale="pl").open(
        "/etude/neuroshima/sample-06"
    )
    stands(page, "open")
    for count in (1, 2, 3):
        page.get_by_test_id("etude-hint").tap()
        expect(page.get_by_test_id("hint")).to_have_count(count)
    expect(page.get_by_test_id("etude-hint")).to_have_count(0)
    page.get_by_test_id("solution").tap()
    stands(page, "solved")
    expect(page.get_by_role("status").filter(has_text="Tak się to robi")).to_be_visible()
    page.get_by_test_id("again").tap()
    stands(page, "open")


def test_an_own_one_comes_by_a_link(arrive: Arrive) -> None:
    visitor = arrive()
    base = visitor.base
    shelf = request(base, "/api/games/neuroshima/etudes")
    assert isinstance(shelf, dict)
    page = visitor.open("/etude/neuroshima#e=bm90aGluZw")
    expect(page.get_by_role("link", name="All etudes")).to_be_visible()
    page = visitor.open("/etude/neuroshima/sample-01")
    page.get_by_role("button", name=re.compile("Share|Invite")).first.click()
    expect(page.get_by_role("dialog").locator("input")).to_have_value(
        f"{base}/etude/neuroshima/sample-01"
    )
