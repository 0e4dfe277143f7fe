"""Screens that something has to be done for before they are there, for pictures."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from browser.box import Scene
from browser.layouts import dice_rolled
from browser.scripted import played, request

NAMES = ["Olena", "Marek"]


def waiting(page: Page, base: str) -> None:
    """A table that waits for a friend, as its host sees it."""
    page.goto(f"{base}/")
    page.get_by_role("textbox", name="Your name").fill("Olena")
    page.get_by_role("button", name="Invite a friend: Nexus Ops").click()
    expect(page.locator("main[data-state=waiting]")).to_be_visible()


def settings(page: Page, base: str) -> None:
    page.goto(f"{base}/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def lesson(game: str) -> Scene:
    """The first step of the first lesson of a game."""

    def scene(page: Page, base: str) -> None:
        games = request(base, "/api/catalogue")["games"]
        first = next(one for one in games if one["name"] == game)["lessons"][0]["id"]
        wish = {"game": game, "lesson": first, "name": "Olena"}
        table = request(base, "/api/lessons", wish)
        page.goto(f"{base}/t/{table['table']}#seat={table['seats'][0]['token']}")
        expect(page.locator(".coach")).to_be_visible()

    return scene


@cache
def finished(base: str) -> dict[str, Any]:
    return played(base, "neuroshima", NAMES)


def review(page: Page, base: str) -> None:
    """A game that was reviewed."""
    table = finished(base)
    page.goto(f"{base}/replay/{table['table']}?step=90&tab=review#watch={table['watch']}")
    told = page.get_by_test_id("review")
    if not told.is_visible():
        page.locator("[data-tab=review]").click()
    if told.get_attribute("data-state") != "done":
        told.get_by_role("button", name="Review this game").click()
    expect(told).to_have_attribute("data-state", "done")


@cache
def rolled(base: str) -> dict[str, Any]:
    return played(base, "nexus", NAMES, until=dice_rolled, least=40)


def dice(page: Page, base: str) -> None:
    """The dice of a battle lie there."""
    table = rolled(base)
    token = table["seats"][0]["token"]
    decides = request(base, f"/api/tables/{table['table']}", token=token)["card"]["decides"]
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][decides]['token']}")
    expect(page.locator(".dicetray")).to_be_visible()


SCREENS: dict[str, Scene] = {
    "waiting": waiting,
    "settings": settings,
    "lesson": lesson("neuroshima"),
    "review": review,
    "dice": dice,
}
