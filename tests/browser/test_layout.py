"""Six windows, every game, every state: what is needed is in sight and under nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Arrive, TableServer
from browser.layouts import (
    NAMES,
    SIZES,
    STATES,
    State,
    Table,
    asked,
    make,
    measured,
    open_as,
)
from browser.outside import installed_in
from browser.scripted import never, play_on, request, set_up
from counts import one_in

ALL = {f"{game} {state.name}": (game, state) for game in STATES for state in STATES[game]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[TableServer]:
    """A server beside which a game without code for the browser is installed."""
    paths = installed_in(tmp_path_factory.mktemp("hex"))
    paths += filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    running = TableServer(tmp_path_factory.mktemp("table"), PYTHONPATH=os.pathsep.join(paths))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tables() -> dict[Any, Table]:
    """Tables that several states share."""
    return {}


@pytest.fixture(scope="module")
def places() -> dict[Any, list[int]]:
    """Where the next step was seen first, by game and size."""
    return {}


@pytest.mark.parametrize("name", one_in(4, ALL))
def test_all_that_is_needed_is_in_sight_in_every_window(
    arrive: Arrive,
    server: TableServer,
    tables: dict[Any, Table],
    places: dict[Any, list[int]],
    name: str,
) -> None:
    game, state = ALL[name]
    key = (game, state.until, state.least, state.options, state.seats)
    table = tables.get(key) or make(server.base, game, state)
    tables[key] = table
    page = arrive(width=1440, height=900).page
    open_as(page, server.base, table, state.who)
    state.then(page)
    wrong = []
    for size in SIZES:
        lie = measured(page, size, state.needs)
        wrong += [f"{size}: {fault}" for fault in lie.bad]
        if places.setdefault((game, size), lie.next) != lie.next:
            wrong.append(f"{size}: the next step moved from {places[game, size]} to {lie.next}")
        if size[0] >= 1024 and lie.share < 0.55:
            wrong.append(f"{size}: the board has {lie.share:.0%} of the window")
        if size[0] < 700 and lie.wide < 0.99:
            wrong.append(f"{size}: the board is not as wide as the window")
    assert not wrong, "\n".join(wrong)


def test_the_common_board_keeps_to_the_same_places(arrive: Arrive, server: TableServer) -> None:
    running, over = (set_up(server.base, "hex", NAMES, size="11") for _ in range(2))
    play_on(server.base, running, seed=3, most=1)
    play_on(server.base, over, seed=3)
    page = arrive().page
    for table, needs in ((running, ()), (over, (".result h2",))):
        open_as(page, server.base, table, "decides")
        for size in SIZES:
            assert measured(page, size, needs).bad == [], size


def test_a_replay_has_its_controls_in_sight(arrive: Arrive, server: TableServer) -> None:
    table = make(server.base, "superhex", State("", never))
    page = arrive().open(f"/replay/{table['table']}?step=9#watch={table['watch']}")
    expect(page.locator(".dock .bar")).to_be_visible()
    for size in SIZES:
        lie = measured(page, size, (".dice", ".bar input[type=range]", ".bar select"))
        assert lie.bad == [], size


def test_the_waiting_room_and_the_hand_over_fit_every_window(
    arrive: Arrive, server: TableServer
) -> None:
    seats = [{"kind": "me", "name": "Olena"}, {"kind": "open"}]
    body = {"game": "nexus", "options": {}, "seats": seats}
    waiting = request(server.base, "/api/tables", body)
    page = arrive().open(f"/t/{waiting['table']}#seat={waiting['seats'][0]['token']}")
    room = page.locator(".roomslot")
    expect(room).to_be_visible()
    both = make(server.base, "nexus", State("", asked("move")))
    other = arrive().page
    for seat in both["seats"]:
        other.goto(f"{server.base}/t/{both['table']}#seat={seat['token']}")
        expect(other.locator("main[data-step]")).to_be_visible()
    ready = other.get_by_role("dialog").get_by_role("button")
    expect(ready).to_be_visible()
    for width, height in SIZES:
        for one in (page, other):
            one.set_viewport_size({"width": width, "height": height})
        expect(room.locator("h2")).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        expect(ready).to_be_in_viewport(ratio=1)
        assert other.locator(".card, .hand, .ware").count() == 0


@pytest.mark.parametrize("game", one_in(3, STATES))
def test_what_is_looked_up_covers_neither_board_nor_hand(
    arrive: Arrive, server: TableServer, tables: dict[Any, Table], game: str
) -> None:
    """Every tab, opened in every window."""
    state = next(one for one in STATES[game] if one.name in ("own turn", "moving"))
    key = (game, state.until, state.least, state.options, state.seats)
    table = tables.get(key) or make(server.base, game, state)
    page = arrive().page
    open_as(page, server.base, table, "decides")
    for size in SIZES:
        measured(page, size, ())
        for tab in page.locator("[role=tab]").all():
            tab.click()
            if not page.locator(".panelslot").is_visible():
                tab.click()
            expect(page.locator(".panelslot")).to_be_visible()
            assert measured(page, size, state.needs).bad == [], (game, size, tab)
