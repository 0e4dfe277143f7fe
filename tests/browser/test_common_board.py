"""A game that brings no code for the browser: Hex from examples/hex on the common board."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.board_hands import cell
from browser.conftest import Arrive, TableServer
from browser.hands import show_tab
from browser.outside import installed_in
from browser.scripted import play_on, set_up
from catalogues import EXAMPLE, LANGUAGES, known, messages
from counts import one_in

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[TableServer]:
    """A server beside which the package is installed."""
    paths = installed_in(tmp_path_factory.mktemp("hex"))
    paths += filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    running = TableServer(tmp_path_factory.mktemp("table"), PYTHONPATH=os.pathsep.join(paths))
    yield running
    running.stop()


def sit_down(page: Page, seat: int, size: int = 5) -> None:
    """At a new table on that seat, against the greedy bot, which answers at once."""
    page.get_by_role("group", name="Size").get_by_text(str(size), exact=True).click()
    page.get_by_role("combobox", name=f"Seat {seat}").select_option("me")
    page.get_by_role("combobox", name=f"Seat {3 - seat}").select_option("bot:greedy")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("main[data-step]")).to_be_visible()


def await_my_turn(page: Page, steps: int) -> None:
    """Wait until so many actions are done and I am asked."""
    expect(page.locator("main[data-step]")).to_have_attribute("data-step", str(steps))
    expect(page.locator(".hexboard g.hit.target").first).to_be_visible()


def choose(page: Page, place: Locator) -> None:
    if page.viewport_size == {"width": PHONE["width"], "height": PHONE["height"]}:
        place.tap()
    else:
        place.click()


@SCREENS
def test_hex_by_pointer_and_keys_until_the_bot_has_answered(
    arrive: Arrive, screen: dict[str, Any]
) -> None:
    page = arrive(**screen).open("/new/hex")
    sit_down(page, 1)
    await_my_turn(page, 0)
    expect(page.get_by_test_id("prompt")).to_have_text("Put a stone, to connect top and bottom")
    choose(page, cell(page, "a1"))
    await_my_turn(page, 2)

    # The keys walk from cell to cell over what lies there, and Enter chooses.
    begin = page.locator(".hexboard g.hit.target").first
    start = begin.get_attribute("data-cell")
    begin.focus()
    for _ in range(10):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.matches('.target')"):
            break
    walked = page.evaluate("document.activeElement.dataset.cell")
    assert walked not in (None, start)
    page.keyboard.press("Enter")
    await_my_turn(page, 4)
    expect(cell(page, walked)).to_have_attribute("aria-label", f"{walked}, red circle")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= screen["width"]


@SCREENS
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_hx_rule_04_the_first_stone_is_taken_over_in_the_browser(
    arrive: Arrive, screen: dict[str, Any], by: str
) -> None:
    page = arrive(**screen).open("/new/hex")
    sit_down(page, 2)
    await_my_turn(page, 1)
    swap = page.locator(".dock").get_by_role("button", name="Take the first stone over")
    if by == "keys":
        swap.focus()
        page.keyboard.press("Enter")
    else:
        choose(page, swap)
    # My stone, and the one of the bot's answer; there is nothing to take over any more.
    await_my_turn(page, 3)
    show_tab(page, "log")
    expect(page.locator(".log").get_by_text("takes the first stone over")).to_be_visible()
    names = page.locator(".hexboard g.hit").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert sum("blue diamond" in name for name in names) == 1
    assert sum("red circle" in name for name in names) == 1
    expect(swap).to_have_count(0)


def test_a_cell_that_is_taken_says_why(arrive: Arrive) -> None:
    page = arrive().open("/new/hex")
    sit_down(page, 1)
    await_my_turn(page, 0)
    cell(page, "c3").click()
    await_my_turn(page, 2)
    taken = page.locator(".hexboard g.hit:not(.target)").first
    where = taken.get_attribute("data-cell")
    taken.click()
    expect(page.locator(".prompt [role=alert]")).to_contain_text(
        f"{where} is taken; choose an empty cell."
    )


def test_a_game_without_rules_offers_none(arrive: Arrive) -> None:
    """HX has no page of rules, and says so: nothing leads to one."""
    visitor = arrive()
    page = visitor.open("/new/hex")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.locator("a[href='/rules/hex']")).to_have_count(0)
    sit_down(page, 1)
    await_my_turn(page, 0)
    expect(page.locator("a[href^='/rules']")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog").get_by_role("button").first).to_be_visible()
    expect(page.locator("a[href^='/rules']")).to_have_count(0)
    # One of the house has them, and its table leads there.
    page = visitor.open("/new/superhex")
    expect(page.locator("a[href='/rules/superhex']")).to_have_count(1)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("main[data-step]")).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    expect(page.locator("a[href='/rules/superhex']")).to_be_visible()


SHOWN = """() => {
  const said = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    if (!parentElement.closest('script, style, noscript')) said.add(data.trim());
  }
  for (const one of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      said.add((one.getAttribute(name) ?? '').trim());
    }
  }
  return [...said];
}"""
WORD = re.compile(r"[^\W\d_]{2,}")
HASH = re.compile(r"[0-9a-f]{64}")
SAME_EVERYWHERE = {"hexagora", "hex", "ada", "bo"}
"""Names, which are the same in all languages; those of languages are in their own."""


def told(page: Page) -> set[str]:
    """All texts with a word in them, for eyes and for screen readers; a hash has none."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible()
    shown = {text.casefold() for text in page.evaluate(SHOWN)}
    return {text for text in shown if WORD.search(HASH.sub("", text))}


@pytest.mark.parametrize("language", one_in(3, LANGUAGES[1:]))
def test_nothing_of_hex_stays_untranslated(
    arrive: Arrive, server: TableServer, language: str
) -> None:
    table = set_up(server.base, "hex", ["Ada", "Bo"], size="5")
    play_on(server.base, table, seed=3, most=1)
    over = set_up(server.base, "hex", ["Ada", "Bo"], size="5")
    play_on(server.base, over, seed=3)
    english, other = arrive(), arrive(locale=language)
    keys = {*known("en"), *messages(EXAMPLE, "en")}
    links = [f"/t/{one['table']}#seat={one['seats'][1]['token']}" for one in (table, over)]
    for path in ("/new/hex", *links):
        for one in (english, other):
            one.open(path)
            # A table is there when its board is, the page of a new one when it can be made.
            there = "main[data-step] .hexboard" if "/t/" in path else "main form"
            expect(one.page.locator(there).first).to_be_visible()
        expect(other.page.locator("html")).to_have_attribute("lang", language)
        plain, spoken = told(english.page), told(other.page)
        assert len(spoken) > 15
        assert spoken & plain - SAME_EVERYWHERE == set(), path
        assert spoken & keys == set(), path
