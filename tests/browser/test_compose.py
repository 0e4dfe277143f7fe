"""An etude of one's own in the browser: composed, judged by the solver, given away and solved."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.board_hands import await_board, cell, drag
from browser.conftest import Arrive
from browser.test_etudes import fight, stands

OWN = (("b3", "annihilator", 3), ("c3", "hq", 2))
OTHERS = (("d3", "hq", 3), ("d4", "net_fighter", 3), ("e4", "claws", 0))
OFFERED = ("hmg", "scout", "sniper", "scoper")


class Composer:
    """Somebody who composes, with a finger or with the mouse."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch

    def press(self, found: Locator) -> None:
        found.tap() if self.touch else found.click()

    def side(self, seat: int) -> None:
        self.press(self.page.locator(f"fieldset label:has(input[value='{seat}'])").first)
        expect(self.page.get_by_test_id(f"army-{seat}")).to_be_visible()

    def put(self, tile: str, at: str, turn: int = 0) -> None:
        self.press(self.page.locator(f"[data-take={tile}]"))
        self.press(cell(self.page, at))
        for _ in range(turn):
            self.press(self.page.locator("[data-do=right]"))

    def set_up(self, points: int) -> None:
        """A small etude of the Outpost against Borgo that is none of those that come along."""
        for at, tile, turn in OWN:
            self.put(f"outpost_{tile}", at, turn)
        self.side(1)
        self.page.get_by_test_id("army-1").select_option("borgo")
        self.page.get_by_test_id("hp-1").fill(str(points))
        for at, tile, turn in OTHERS:
            self.put(f"borgo_{tile}", at, turn)
        for tile in OFFERED:
            self.press(self.page.locator(f"[data-offer=outpost_{tile}]"))

    def prove(self) -> Locator:
        """Have it proved; the verdict."""
        self.press(self.page.get_by_test_id("prove"))
        expect(self.page.get_by_test_id("compose")).to_have_attribute("data-proof", "done")
        return self.page.get_by_test_id("verdict")


@pytest.mark.parametrize(
    "touch", [pytest.param(True, marks=pytest.mark.long), False], ids=["phone", "desktop"]
)
def test_composed_proved_given_away_and_solved(arrive: Arrive, touch: bool) -> None:
    size: dict[str, Any] = (
        {"width": 390, "height": 844, "has_touch": True}
        if touch
        else {"width": 1366, "height": 768}
    )
    visitor = arrive(**size, locale="pl")
    page = visitor.open("/etudes/neuroshima")
    page.get_by_test_id("compose").click()
    expect(page.get_by_test_id("missing")).to_contain_text("sztab")
    composer = Composer(page, touch)
    composer.set_up(7)
    expect(page.get_by_test_id("missing")).to_have_count(0)
    verdict = composer.prove()
    expect(verdict).to_have_attribute("data-good", "true")
    expect(verdict).to_contain_text("jedno rozwiązanie")
    page.get_by_test_id("compose-name").fill("Mój własny")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    link = page.locator("input[readonly]").input_value()

    # Somebody else opens the link, in another language.
    solver = arrive(**size)
    page = solver.open(link)
    stands(page, "open")
    expect(page.get_by_test_id("etude").get_by_role("heading")).to_have_text("Mój własny")
    press = Composer(page, touch).press
    await_board(page)
    press(page.locator("[data-hand=outpost_hmg]"))
    press(cell(page, "c2"))
    for _ in range(4):
        press(page.locator(".bar .turn-left"))
    press(page.locator(".prompt.mine .yes"))
    expect(page.get_by_test_id("etude")).to_have_attribute("data-used", "1")
    await_board(page)
    press(page.locator("[data-hand=outpost_sniper]"))
    press(cell(page, "d4"))
    press(page.locator(".prompt.mine .yes"))
    fight(page)
    stands(page, "solved")


def test_what_is_wrong_is_told_and_put_right(arrive: Arrive) -> None:
    visitor = arrive(width=1366, height=768)
    page = visitor.open("/compose/neuroshima")
    composer = Composer(page, False)
    composer.set_up(8)
    expect(composer.prove()).to_have_text("It cannot be solved.")
    expect(page.get_by_text("nothing solves it: the best line falls short by 1")).to_be_visible()
    expect(page.get_by_test_id("compose-open")).to_have_count(0)
    # One more unit that nobody needs, with the keyboard, after a reload.
    page.get_by_test_id("hp-1").fill("7")
    page.get_by_test_id("hp-1").blur()
    page.reload()
    composer.side(1)
    expect(page.get_by_test_id("hp-1")).to_have_value("7")
    page.locator("[data-take=borgo_mutant]").press("Enter")
    cell(page, "f4").press("Enter")
    cell(page, "f4").press("e")
    expect(composer.prove()).to_contain_text("could be better")
    expect(page.get_by_text(re.compile("Mutant at f4 is not needed"))).to_be_visible()
    cell(page, "f4").press("Delete")
    expect(composer.prove()).to_have_attribute("data-good", "true")
    # A unit is dragged elsewhere and back: it is the same etude.
    drag(page, cell(page, "e4"), cell(page, "e5"))
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    drag(page, cell(page, "e5"), cell(page, "e4"))
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-good", "true")
    page.get_by_test_id("compose-open").click()
    stands(page, "open")
    page.get_by_role("link", name="Change this etude").click()
    composer.side(1)
    expect(page.get_by_test_id("army-1")).to_have_value("borgo")
    expect(page.get_by_test_id("hp-1")).to_have_value("7")


def test_how_far_a_proof_is_can_be_seen(arrive: Arrive) -> None:
    """The page shows what the server tells while it is waited for."""
    visitor = arrive()
    page = visitor.open("/compose/neuroshima")
    nothing: dict[str, Any] = {"solved": False, "lines": [], "faults": [], "solution": []}
    told = {"state": "waiting", "done": 0, "total": 0}
    page.route("**/etudes/proof", lambda asked: asked.fulfill(body=json.dumps(nothing | told)))
    composer = Composer(page, False)
    composer.set_up(7)
    page.get_by_test_id("prove").click()
    expect(page.get_by_text("it waits for its turn")).to_be_visible()
    told |= {"state": "running", "done": 40, "total": 100}
    expect(page.get_by_text("Every way is tried: 40%")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "40")
    told |= {"state": "given up"}
    expect(page.get_by_text("too many ways to try all of them")).to_be_visible()
    expect(page.get_by_test_id("prove")).to_be_enabled()
