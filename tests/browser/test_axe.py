"""axe looks at every page, in both themes: nothing may keep anybody out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.scripted import never, played, seat_link
from counts import one_in

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  const told = (one) => [one.target.join(' '), one.failureSummary];
  return found.violations.map(({ id, help, nodes }) =>
    ({ id, help, nodes: nodes.slice(0, 4).map(told) }));
}"""
PAGES = {
    "home": ("/", ".worth li"),
    "new neuroshima": ("/new/neuroshima", ".army"),
    "new nexus": ("/new/nexus", "select"),
    "new superhex": ("/new/superhex", "select"),
    "rules": ("/rules/superhex", "main h2"),
    "army": ("/guide/neuroshima/outpost", ".tiles li"),
    "etudes": ("/etudes/neuroshima", "[data-etude]"),
    "etude": ("/etude/neuroshima/sample-10", ".hexboard g.hit"),
    "composing": ("/compose/neuroshima", "[data-take]"),
    "replays": ("/replay", "main li"),
    "lobby": ("/lobby", "form select"),
    "ratings": ("/ratings/superhex", "[data-testid=ladder] tr"),
    "events": ("/events", "main h1"),
    "new event": ("/events/new", "main form"),
    "privacy": ("/privacy", "main table"),
    "my games": ("/games", "main h1"),
    "notices": ("/notices", "#quiet"),
    "identity": ("/me", "main details"),
    "daily": ("/daily", "[data-challenge] button"),
    "bots": ("/bots", "main code"),
    "replay of neuroshima": ("/replay/shown-neuroshima-veterans?step=60", ".hexboard g.hit"),
    "replay of nexus": ("/replay/shown-nexus-soldiers?step=200", ".hexboard g.hit"),
    "replay of superhex": ("/replay/shown-superhex-veterans?step=30", ".hexboard g.hit"),
}
"""Where they are, and what is there when they are."""
GAMES = ("neuroshima", "nexus", "superhex")


@cache
def source() -> str:
    """axe as it is installed."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed; run: python web/build_client.py --tools")
    return AXE.read_text("utf-8")


def violations(page: Page) -> dict[tuple[str, str], Any]:
    """What axe says of the page, in both themes."""
    page.evaluate(source())
    found = {}
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        for one in page.evaluate(RUN):
            found[theme, one["id"]] = one
    return found


@pytest.mark.parametrize("name", one_in(3, PAGES))
def test_no_page_keeps_anybody_out(arrive: Arrive, name: str) -> None:
    path, there = PAGES[name]
    page = arrive().open(path)
    expect(page.locator(there).first).to_be_visible()
    if name == "home":
        # Pictures come when they are about to be seen.
        page.locator(there).first.scroll_into_view_if_needed()
        expect(page.locator(".worth img").first).to_be_visible()
    assert violations(page) == {}


@pytest.mark.parametrize("game", GAMES)
def test_nor_does_a_table(arrive: Arrive, server: TableServer, game: str) -> None:
    page = arrive().open(seat_link(played(server.base, game, ["Ada", "Bo"], most=30)))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    assert violations(page) == {}


def test_nor_the_result(arrive: Arrive, server: TableServer) -> None:
    page = arrive().open(seat_link(played(server.base, "superhex", ["Ada", "Bo"], until=never)))
    expect(page.get_by_test_id("result").get_by_role("heading")).to_be_visible()
    assert violations(page) == {}


def test_nor_the_settings_and_the_menu(arrive: Arrive, server: TableServer) -> None:
    page = arrive().open("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == {}
    page.goto(server.base + seat_link(played(server.base, "superhex", ["Ada", "Bo"], most=10)))
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    assert violations(page) == {}
