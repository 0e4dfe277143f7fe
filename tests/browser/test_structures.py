"""Structures in the browser: two tiles laid one after the other, and one unit from then on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import await_board, cell
from browser.conftest import Arrive, TableServer
from browser.moments import table_at, table_before
from browser.scripted import act
from hexagora.core.event import Event
from hexagora.core.state import State

SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def sit(page: Page, base: str, table: dict[str, Any], seat: int) -> None:
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][seat]['token']}")
    await_board(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_structure_is_built_of_two_faces(arrive: Arrive, server: TableServer, size: str) -> None:
    """STR-11, 14: a pair of faces, then each tile with its cell and rotation, in one gesture."""
    table, state = table_at(
        server.base,
        "neuroshima",
        lambda view: view["decision"]["kind"] == "build" and len(view["board"]) > 3,
        structures="on",
    )
    width, height = SIZES[size]
    page = arrive(width, height, has_touch=size == "phone").page
    sit(page, server.base, table, state.seat)
    expect(page.locator(".bar .next.keep")).to_have_text("Build nothing")
    pairs = page.locator(".choice.build")
    expect(pairs).to_have_count(4)
    for pair in pairs.all():
        expect(pair).to_be_in_viewport(ratio=1)
        expect(pair.locator(".tile")).to_have_count(2)
    pairs.nth(3).click()
    # The first tile; whoever thinks better of it starts anew.
    expect(page.locator(".prompt.mine")).to_have_attribute("data-kind", "lay")
    page.locator(".bar .cancel").click()
    pairs.nth(3).click()
    expect(page.locator(".tilecard")).to_be_visible()
    first = page.locator(".hexboard .hit.target").first.get_attribute("data-cell") or ""
    cell(page, first).click()
    page.keyboard.press("e")
    page.locator(".bar .yes").click()
    # The second, beside it.
    expect(page.locator(".prompt.mine")).to_have_attribute("data-kind", "join")
    expect(page.locator("[data-laid]")).to_be_visible()
    second = page.locator(".hexboard .hit.target").first.get_attribute("data-cell") or ""
    cell(page, second).click()
    page.keyboard.press("q")
    page.locator(".bar .yes").click()
    bond = " ".join(sorted((first, second)))
    expect(page.locator(f"[data-bond='{bond}']")).to_be_visible()
    for at in (first, second):
        expect(cell(page, at)).not_to_have_attribute("aria-label", re.compile("empty"))


def test_the_card_of_a_structure_tells_of_the_whole(arrive: Arrive, server: TableServer) -> None:
    """STR-03, 12: where the other tile lies, and the traits of both."""
    table, state = table_at(
        server.base,
        "neuroshima",
        lambda view: (
            view["decision"]["kind"] == "act" and any("second" in one for one in view["board"])
        ),
        structures="on",
    )
    view: Any = state.view(state.seat).data
    unit = next(one for one in view["board"] if "second" in one)
    page = arrive(width=1440, height=900).page
    sit(page, server.base, table, state.seat)
    for here, there in (
        (unit["at"], unit["second"]["at"]),
        (unit["second"]["at"], unit["at"]),
    ):
        cell(page, here).focus()
        page.keyboard.press("i")
        card = page.locator(".tilecard")
        expect(card).to_contain_text(f"One unit with the tile at {there}")
        page.keyboard.press("Escape")


def falls(state: State, events: Sequence[Event]) -> bool:
    """A structure attacks in a battle, and one is destroyed."""
    kinds = [event.kind for event in events if "structure" in str(event.facts.get("tile", ""))]
    return "attack" in kinds and "destroyed" in kinds


def test_a_structure_fights_and_falls_as_one(arrive: Arrive, server: TableServer) -> None:
    """STR-04: both tiles leave the board together, and with them what held them."""
    table, action = table_before(server.base, "neuroshima", falls, structures="on")
    page = arrive(width=1440, height=900).page
    page.goto(f"{server.base}/t/{table['table']}#watch={table['watch']}")
    bonds = page.locator("[data-bond]")
    expect(bonds.first).to_be_visible()
    before = bonds.count()
    tiles = page.locator(".hexboard [data-actor]").count()
    act(server.base, table, action)
    expect(bonds).not_to_have_count(before)
    assert page.locator(".hexboard [data-actor]").count() <= tiles - 2
