"""Tables in every state that a player sees, and how their parts lie in a window of any size.

By hand, from the root of the project: the board's share of the window, written as a table.

    PYTHONPATH=tests python -m browser.layouts docs/layout.md
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.board_hands import await_board, cell
from browser.conftest import TableServer, find_chromium
from browser.scripted import play_on, request, set_up

SIZES = ((1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844), (844, 390))
NAMES = ["Olena", "Maksymilian"]
Table = dict[str, Any]
Until = Callable[[Any], bool]
Then = Callable[[Page], None]


def asked(*kinds: str) -> Until:
    """Somebody is asked one of these."""
    return lambda view: view["decision"]["kind"] in kinds


def played(game: str, until: Until, seed: int = 3, least: int = 0, **options: str) -> Callable[[str], Table]:
    """A table at which so much was played, and then on until a view is as wanted."""

    def make(base: str) -> Table:
        table = set_up(base, game, NAMES, **options)
        if least:
            play_on(base, table, seed, least)
        play_on(base, table, seed + 1, until=until)
        return table

    return make


def nothing(page: Page) -> None:
    """The state is there as soon as the page is."""


def hold_tile(page: Page) -> None:
    """Take a tile of the hand that has a place on the board."""
    for card in page.locator(".hand .card[aria-disabled=false]").all():
        card.click()
        expect(page.locator(".bar .cancel")).to_be_visible()
        expect(page.locator(".bar[aria-busy=true]")).to_have_count(0)
        if page.locator(".bar .turn-left").count():
            return
        while page.locator(".bar .cancel").count():
            page.locator(".bar .cancel").click()


def place_tile(page: Page) -> None:
    """Put a tile down, and do not confirm it."""
    hold_tile(page)
    page.locator(".hexboard .hit.target").first.click()


def take_first(selector: str) -> Then:
    """Press the first of these."""
    return lambda page: page.locator(selector).first.click()


class State:
    """A state of the table: how it comes about, who looks at it, and what must be at hand."""

    def __init__(
        self,
        name: str,
        make: Callable[[str], Table],
        who: str = "decides",
        then: Then = nothing,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.make = make
        self.who = who
        self.then = then
        self.needs = needs
        """What must lie inside the window and under nothing, beside board, bar and next step."""


def unit_tiles(view: Any) -> bool:
    """Somebody has two tiles to use, and there are units on the board."""
    uses = [one for one in view["decision"]["options"] if one["do"] == "use"]
    return view["decision"]["kind"] == "act" and len(uses) > 1 and len(view["board"]) > 4


def cards_in_window(view: Any) -> bool:
    """Somebody may play a card in a battle, and has one."""
    seat = view["decision"]["seat"]
    hand = view["players"][seat].get("hand") or {}
    return bool(view["decision"]["kind"] == "window" and hand.get("energize"))


STATES: dict[str, tuple[State, ...]] = {
    "neuroshima": (
        State("first placement", played("neuroshima", asked("hq"))),
        State("own turn", played("neuroshima", unit_tiles), needs=(".hand .card",)),
        State("placing", played("neuroshima", unit_tiles), then=place_tile, needs=(".hand .card", ".bar .tool")),
        State("choosing", played("neuroshima", asked("redraw", "medic", "attack")), needs=(".choices .choice",)),
        State("discarding", played("neuroshima", asked("discard"), least=12), needs=(".hand .card",)),
        State("waiting", played("neuroshima", unit_tiles), who="waits", needs=(".hand",)),
        State("watching", played("neuroshima", unit_tiles), who="watches"),
        State("battle", played("neuroshima", asked("medic")), needs=(".battlebar",)),
        State("over", played("neuroshima", lambda view: False), needs=(".result h2", ".result a.button")),
    ),
    "nexus": (
        State("choosing", played("nexus", asked("corporation")), needs=(".choices .choice",)),
        State("buying", played("nexus", asked("deploy"), least=30), needs=(".ware",)),
        State("placing", played("nexus", asked("deploy")), then=take_first(".ware[aria-disabled=false]"), needs=(".ware",)),
        State("moving", played("nexus", asked("move")), needs=(".short",)),
        State("moving a unit", played("nexus", asked("move")), then=take_first(".hexboard .hit[data-piece]")),
        State("waiting", played("nexus", asked("move"), least=60), who="waits"),
        State("battle", played("nexus", asked("fight"), least=60)),
        State("card in battle", played("nexus", cards_in_window), needs=(".short, .hand .card",)),
        State("dice", played("nexus", asked("casualty"), least=60), needs=(".dicetray", ".choices .choice")),
        State("over", played("nexus", lambda view: False, short_game="on", bad_neighbourhood="on"), needs=(".result h2",)),
    ),
    "superhex": (
        State("own turn", played("superhex", asked("swap"), least=10), needs=(".dice",)),
        State("moving", played("superhex", asked("swap")), then=take_first(".hexboard .hit.grab"), needs=(".dice",)),
        State("placing", played("superhex", asked("lay", "put", "bonus")), needs=(".stock",)),
        State("choosing", played("superhex", asked("main")), needs=(".choices .choice",)),
        State("waiting", played("superhex", asked("swap"), least=10), who="waits", needs=(".dice",)),
        State("over", played("superhex", lambda view: False), needs=(".result h2",)),
    ),
}
