"""Six at one table, on a desk and on a phone: all of them seen, told apart, and playable."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import NeuroshimaHands
from browser.conftest import Arrive, TableServer
from browser.scripted import played

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]

ICONS = (
    "() => [...document.querySelectorAll('[data-testid=seat] .icon')].map((one) => one.innerHTML)"
)
"""What stands for each seat."""

OUTSIDE = """() => [...document.querySelectorAll('[data-testid=seat]')]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.left < 0 || box.right > innerWidth || box.width < 60 || box.height < 30)
  .length"""


def plan_six(page: Page) -> None:
    """The page of a new table with six seats, all else as it comes."""
    page.get_by_role("group", name="Number of seats").get_by_text("6", exact=True).click()
    expect(page.get_by_role("combobox", name="Seat 6")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_six_with_one_click_more(arrive: Arrive, size: str) -> None:
    """NS-VAR-05: whoever asks for six seats can begin: board and mirror match are settled."""
    width, height = SIZES[size]
    page = arrive(width, height, has_touch=size == "phone").open("/new/neuroshima")
    plan_six(page)
    for seat in range(3, 7):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option("bot:greedy")
    page.get_by_role("combobox", name="Seat 2").select_option("bot:greedy")
    page.get_by_role("button", name="Start the game").click()
    seats = page.get_by_test_id("seat")
    expect(seats).to_have_count(6)
    expect(seats.locator(".icon .tile")).to_have_count(6)
    assert len(set(page.evaluate(ICONS))) == 6
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(OUTSIDE) == 0
    NeuroshimaHands(page, 5).play(8)
    # Outpost and Hegemony are led twice: their tiles carry the mark of the seat.
    expect(page.locator(".hexboard [data-twin='0']").first).to_be_visible()
    expect(page.locator(".hexboard [data-twin='2']")).to_have_count(0)


def test_six_without_enough_armies_are_told_so(arrive: Arrive) -> None:
    """NS-VAR-05: without the mirror match six armies are needed, and the page says what to do."""
    page = arrive().open("/new/neuroshima")
    plan_six(page)
    mirror = page.get_by_role("group", name="Mirror match")
    mirror.get_by_text("Off", exact=True).click()
    expect(page.get_by_text(re.compile("6 seats cannot all lead different armies"))).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    mirror.get_by_text("Automatic", exact=True).click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


@pytest.mark.parametrize("size", SIZES)
def test_a_game_of_six_is_looked_back_on(arrive: Arrive, server: TableServer, size: str) -> None:
    """The score curve has six lines that differ in more than colour, and the page stays narrow."""
    width, height = SIZES[size]
    table = played(server.base, "neuroshima", NAMES, most=60, options={"mode": "points"})
    page = arrive(width, height).open(f"/replay/{table['table']}?step=40#watch={table['watch']}")
    page.locator("[data-tab=curve]").click()
    lines = page.locator("figure > svg path")
    expect(lines).to_have_count(6)
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('figure > svg path')]
          .map((path) => path.getAttribute('stroke-dasharray') + getComputedStyle(path).stroke)"""
    )
    assert len({one.partition("rgb")[0] for one in drawn}) == 6
    assert len({one.partition("rgb")[2] for one in drawn}) == 6
    for name in NAMES:
        expect(page.locator("figure li", has_text=name)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_waiting_room_for_six(arrive: Arrive) -> None:
    """Five friends by link: each has a link of its own, and the table begins with the last."""
    ada = arrive(390, 844).open("/new/neuroshima")
    plan_six(ada)
    for seat in range(2, 7):
        ada.get_by_role("combobox", name=f"Seat {seat}").select_option("friend")
    ada.get_by_role("button", name="Open the table").click()
    links = ada.get_by_role("textbox", name="Link for this seat")
    expect(links).to_have_count(5)
    invites = [links.nth(i).input_value() for i in range(5)]
    assert len(set(invites)) == 5
    for i, invite in enumerate(invites):
        friend = arrive(390, 844).open(invite)
        friend.get_by_label("Your name").fill(NAMES[i + 1])
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_test_id("seat").first).to_be_visible()
    expect(ada.locator("main[data-state=playing]")).to_be_visible()
    for name in NAMES[1:]:
        expect(ada.get_by_test_id("seat").get_by_text(name, exact=True)).to_be_visible()
