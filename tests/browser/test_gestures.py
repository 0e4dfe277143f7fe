"""Hands on the board: zoom and pan, the knob of a tile, one undo for a whole gesture."""

from __future__ import annotations

import math
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import await_board
from browser.conftest import Arrive, TableServer
from browser.layouts import State, Table, make, open_as, place_tile, unit_tiles

SEEN = "() => document.querySelector('.hexboard > svg').viewBox.baseVal.width"


@pytest.fixture(scope="module")
def table(server: TableServer) -> Table:
    """A duel in which somebody has tiles to place."""
    return make(server.base, "neuroshima", State("own turn", unit_tiles))


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_table(arrive: Arrive, server: TableServer, table: Table, **more: Any) -> Page:
    page = arrive(**more).page
    open_as(page, server.base, table, "decides")
    await_board(page)
    return page


def test_the_wheel_zooms_a_drag_leads_and_a_double_click_shows_all(
    arrive: Arrive, server: TableServer, table: Table
) -> None:
    page = at_the_table(arrive, server, table)
    whole = page.evaluate(SEEN)
    x, y = middle(page, ".hexboard g.hit:not(.target)")
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -120)
    page.wait_for_function(f"() => ({SEEN})() < {0.7 * whole}")
    near = page.evaluate("() => document.querySelector('.hexboard > svg').viewBox.baseVal.x")
    page.mouse.down()
    page.mouse.move(x - 120, y - 40, steps=6)
    page.mouse.up()
    now = page.evaluate("() => document.querySelector('.hexboard > svg').viewBox.baseVal.x")
    assert now > near
    assert page.evaluate("() => scrollY") == 0
    box = page.locator(".stage").bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + 12, box["y"] + 40)
    page.wait_for_function(f"() => ({SEEN})() > {0.99 * whole}")


def test_two_fingers_zoom(arrive: Arrive, server: TableServer, table: Table) -> None:
    page = at_the_table(arrive, server, table, width=390, height=844, has_touch=True)
    whole = page.evaluate(SEEN)
    x, y = middle(page, ".hexboard")
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        touch("touchMove", (x - 20 - 8 * step, y), (x + 20 + 8 * step, y))
    touch("touchEnd")
    page.wait_for_function(f"() => ({SEEN})() < {0.6 * whole}")


def at_a_tile_that_turns(arrive: Arrive, server: TableServer) -> Page:
    """Some tiles are the same all round: deal until one is not."""
    for _ in range(8):
        table = make(server.base, "neuroshima", State("own turn", unit_tiles))
        page = at_the_table(arrive, server, table)
        try:
            place_tile(page, turning=True)
        except AssertionError:
            continue
        return page
    raise AssertionError("eight hands without a tile that can be turned")


@pytest.mark.parametrize("sixths", [1, 2, -1])
def test_the_knob_turns_a_tile_when_it_is_dragged(
    arrive: Arrive, server: TableServer, sixths: int
) -> None:
    page = at_a_tile_that_turns(arrive, server)
    ghost = page.locator("[data-ghost]")
    cell, turn = (ghost.get_attribute("data-ghost") or "").split()
    x, y = middle(page, "[data-testid=knob]")
    middle_x, middle_y = middle(page, f".hexboard g.hit[data-cell='{cell}']")
    radius, begin = math.hypot(x - middle_x, y - middle_y), math.atan2(y - middle_y, x - middle_x)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 7):
        angle = begin + math.radians(60 * sixths) * step / 6
        page.mouse.move(middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle))
    page.mouse.up()
    expect(ghost).to_have_attribute("data-ghost", f"{cell} {(int(turn) + sixths) % 6}")
    # Nothing is sent before the yes, and no neighbour was chosen.
    expect(page.locator(".bar .yes")).to_be_enabled()


def test_one_undo_takes_back_a_whole_gesture(
    arrive: Arrive, server: TableServer, table: Table
) -> None:
    page = at_the_table(arrive, server, table)
    before = page.locator("main").get_attribute("data-step")
    hand = page.locator(".hand .card").count()
    place_tile(page)
    page.locator(".bar .yes").click()
    expect(page.locator(".hand .card")).to_have_count(hand - 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-step", before or "")
    expect(page.locator(".prompt.mine")).to_have_attribute("data-kind", "act")
    expect(page.locator(".hand .card")).to_have_count(hand)
