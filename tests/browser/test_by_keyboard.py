"""A duel to its end by keys alone, and what a screen reader says meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.hands import is_over
from browser.keyboard_hands import KeyboardHands
from browser.layouts import unit_tiles
from browser.reader import Reader
from browser.scripted import near_end, played, request, seat_link

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_duel_to_its_end_by_keys(arrive: Arrive, server: TableServer, whole: bool) -> None:
    if whole:
        body = {"game": "neuroshima", "options": {}, "seats": SEATS}
        table = request(server.base, "/api/tables", body)
    else:
        table = near_end(server.base, "neuroshima", SEATS, left=16)
    visitor = arrive()
    page = visitor.open(seat_link(table))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    reader = Reader(visitor.context, page)
    hands = KeyboardHands(reader, 3)
    hands.play(1500)
    assert is_over(page)

    said = [word for one in reader.heard for word in one.said]
    # Nothing that has the focus is without a name, and the focus is always somewhere.
    assert [word for word in said if "(no name)" in word] == []
    assert hands.lost == []
    # What one does is told, what is asked next, what the bot does, and how it ended.
    assert any(re.search(r"Turn \d+: Greedy", word) for word in said)
    assert any(word.startswith("Your turn") for word in said)
    won = page.get_by_test_id("result").get_by_role("heading").inner_text()
    assert any(word.startswith(f"{won}.") for word in said), said[-5:]
    if whole:
        assert [way for way in ("card", "target", "yes", "end") if not hands.done[way]] == []


def test_what_a_screen_reader_says_of_a_tile(arrive: Arrive, server: TableServer) -> None:
    table = played(
        server.base,
        "neuroshima",
        ["Ada", "Bo"],
        until=lambda view: unit_tiles(view) and view["decision"]["seat"] == 0,
    )
    visitor = arrive()
    page = visitor.open(seat_link(table))
    card = page.locator(".hand .card").first
    expect(card.locator("svg")).to_be_visible()
    reader = Reader(visitor.context, page)
    reader.go_to(card)
    told = reader.heard[-1].said[-1]
    # Its name, that it can be chosen, and what it has on which sides or what it does.
    name = card.locator("span").inner_text()
    assert told.startswith(f"Tiles in hand list, {name}, toggle button, not pressed, ")
    assert told.endswith(".")
