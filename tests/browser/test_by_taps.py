"""Games to their end by taps alone, in the window of a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import Hands, NeuroshimaHands, SuperhexHands
from browser.conftest import Arrive, TableServer
from browser.hands import is_over
from browser.nexus_hands import NexusHands
from browser.scripted import near_end, request, seat_link

ADA = {"kind": "me", "name": "Ada"}
WHOLE = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
SHORT = {"short_game": "on", "bad_neighbourhood": "on"}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def table_of(
    base: str, game: str, seats: list[dict[str, str]], left: int | None, **options: str
) -> Any:
    """A table at the beginning of a game, or with so many decisions left."""
    if left is None:
        body = {"game": game, "options": options, "seats": seats}
        return request(base, "/api/tables", body)
    return near_end(base, game, seats, left=left, options=options)


def play_out(page: Page, hands: Hands) -> None:
    """To the end, and the page says who won; it never moved under the finger."""
    hands.play(1500)
    assert is_over(page)
    expect(page.get_by_test_id("result").get_by_role("heading")).to_be_visible()
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


@WHOLE
def test_a_duel_to_its_end_by_taps(arrive: Arrive, server: TableServer, whole: bool) -> None:
    table = table_of(server.base, "neuroshima", [ADA, bot("random")], None if whole else 16)
    page = arrive(**PHONE).open(seat_link(table))
    hands = NeuroshimaHands(page, 3, touch=True)
    play_out(page, hands)
    if whole:
        assert [way for way in ("card", "target", "yes", "end") if not hands.done[way]] == []


@WHOLE
def test_a_game_of_nexus_to_its_end_by_taps(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    table = table_of(server.base, "nexus", [ADA, bot("random")], None if whole else 30, **SHORT)
    page = arrive(**PHONE).open(seat_link(table))
    hands = NexusHands(page, 3, touch=True)
    play_out(page, hands)
    if whole:
        ways = ("clicked ware", "clicked unit", "fight", "explore")
        assert [way for way in ways if not hands.done[way]] == []


@WHOLE
def test_a_game_of_superhex_to_its_end_by_taps(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    table = table_of(server.base, "superhex", [ADA, bot("greedy")], None if whole else 20)
    page = arrive(**PHONE).open(seat_link(table))
    hands = SuperhexHands(page, 5, touch=True)
    play_out(page, hands)
    if whole:
        assert hands.done["clicked swap"] > 0
