"""A review, from the result of a game to a better line on the board."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from browser.conftest import Arrive, TableServer
from browser.scripted import played
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
NAMES = ["Ada", "Bo"]


def resign(base: str, table: dict[str, Any]) -> None:
    """The first seat gives up."""
    with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
        tokens = [seat["token"] for seat in table["seats"]]
        hello = {"type": "hello", "id": 1, "table": table["table"], "tokens": tokens}
        socket.send(json.dumps({**hello, "protocol": PROTOCOL}))
        version = json.loads(socket.recv(timeout=PATIENCE))["version"]
        socket.send(json.dumps({"type": "resign", "id": 2, "seat": 0, "version": version}))
        while (message := json.loads(socket.recv(timeout=PATIENCE))).get("id") != 2:
            pass
        assert message["type"] == "ok", message


def shown(page: Page, tab: str) -> None:
    """Have a tab before one's eyes, wherever there is room for it."""
    if not page.get_by_test_id(tab).is_visible():
        page.locator(f"[data-tab={tab}]").click()


@pytest.mark.parametrize("size", SIZES)
def test_a_review_of_a_finished_game(arrive: Arrive, server: TableServer, size: str) -> None:
    width, height = SIZES[size]
    table = played(server.base, "neuroshima", NAMES, most=10, options={"first": "1"})
    resign(server.base, table)
    page = arrive(width, height, has_touch=size == "phone").open(
        f"/t/{table['table']}#watch={table['watch']}"
    )
    page.get_by_test_id("result").get_by_role("link", name="Review this game").click()
    shown(page, "review")
    review = page.get_by_test_id("review")
    review.get_by_role("button", name="Review this game").click()
    expect(review).to_have_attribute("data-state", "done")
    # The chances over the game, and what they were made of.
    expect(review.locator("figure > svg path")).to_have_count(2)
    sums = review.get_by_test_id("review-seat")
    expect(sums).to_have_count(2)
    for seat, name in enumerate(NAMES):
        for what in (name, "Accuracy", "Luck", "Own play", "Others", "Result", "Opening"):
            expect(sums.nth(seat)).to_contain_text(what)
    # Random players lose something; what would have been better is played on the board.
    turning = review.get_by_test_id("turning").first
    expect(turning).to_contain_text("Better:")
    turning.get_by_role("button", name="Show the better line").click()
    line = page.get_by_test_id("line")
    expect(line).to_contain_text("Better line: 1 of ")
    expect(line.get_by_role("button", name="Play on from here")).to_be_visible()
    line.get_by_role("button", name="One step back").click()
    expect(line).to_contain_text("Better line: 0 of ")
    line.get_by_role("button", name="One step forward").click()
    expect(line).to_contain_text("Better line: 1 of ")
    line.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    # Every decision leads to its position.
    shown(page, "review")
    review.get_by_text("All decisions").click()
    review.locator("details button").nth(1).click()
    expect(review.locator("details button").nth(1)).to_have_attribute("aria-current", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # It is kept: whoever comes later finds it at once.
    later = arrive(width, height).open(
        f"/replay/{table['table']}?tab=review#watch={table['watch']}"
    )
    shown(later, "review")
    expect(later.get_by_test_id("review")).to_have_attribute("data-state", "done")
