"""Superhex on its board: by mouse, by drag, by keys, alone, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import SuperhexHands, await_board, cell, drag, went_on
from browser.conftest import Arrive, TableServer
from browser.hands import begin_against_greedy, is_over, sit_down_against_bot
from browser.scripted import near_end, seat_link, set_up

ADA, GREEDY = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}


def to_a_swap(page: Page) -> None:
    """Go on until a swap is asked for."""
    hands = SuperhexHands(page, 1)
    for _ in range(60):
        await_board(page)
        if not went_on(page):
            if page.locator(".prompt.mine").get_attribute("data-kind") == "swap":
                return
            hands.play(1)
    raise AssertionError("no swap was asked for")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_to_its_end_by_mouse_and_drag(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    visitor = arrive(width=1440, height=900)
    if whole:
        begin_against_greedy(visitor.open("/new/superhex"))
    else:
        visitor.open(seat_link(near_end(server.base, "superhex", [ADA, GREEDY], left=9)))
    page, hands = visitor.page, SuperhexHands(visitor.page, 5)
    hands.play(900)
    assert is_over(page)
    if whole:
        assert hands.done["dragged swap"] > 0
        assert hands.done["clicked swap"] > 0


def test_every_colour_has_its_shape_in_its_name(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    to_a_swap(page)
    labels = page.locator(".hexboard g.hit").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    shapes = {
        "red circle",
        "orange square",
        "yellow star",
        "green triangle",
        "blue diamond",
        "purple cross",
    }
    assert {label.split(",")[0] for label in labels} - {"empty"} <= shapes
    rolled = page.get_by_role("img", name=re.compile("^Dice: "))
    expect(rolled).to_be_visible()


def test_a_swap_by_keyboard_alone(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    to_a_swap(page)
    step = page.locator("main").get_attribute("data-step") or ""
    page.locator(".hexboard .hit.grab").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hexboard .hit.selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hexboard .hit.selected")).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator(".hexboard .hit.target").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).not_to_have_attribute("data-step", step)


def test_an_illegal_swap_says_why(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    to_a_swap(page)
    pieces = page.locator(".hexboard .hit.grab")
    first = pieces.first.get_attribute("data-cell") or ""
    last = pieces.last.get_attribute("data-cell") or ""
    drag(page, cell(page, first), cell(page, last))
    expect(page.locator(".prompt [role=alert]")).to_contain_text("do not touch")


@pytest.mark.long
def test_solo_with_its_score(arrive: Arrive, server: TableServer) -> None:
    table = set_up(server.base, "superhex", ["Ada"])
    # High enough to drag from the tray to the far side of the block without scrolling.
    page = arrive(width=390, height=1200).open(
        f"/t/{table['table']}#seat={table['seats'][0]['token']}"
    )
    await_board(page)
    expect(page.get_by_text(re.compile(r"Roll \d+ of 15")).first).to_be_visible()
    SuperhexHands(page, 2).play(300)
    assert is_over(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
