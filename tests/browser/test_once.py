"""Help at the place of need: the first time that something matters a sentence about it, once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.scripted import played, seat_link
from hexagora.words import words_of

COVERS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const once = box(document.querySelector('[data-testid=once]'));
  const apart = (other) => once.bottom <= other.top + 1 || once.top >= other.bottom - 1
    || once.right <= other.left + 1 || once.left >= other.right - 1;
  const parts = [...document.querySelectorAll('.stage, .bar, .handslot, .seats')];
  const inside = once.top >= 0 && once.bottom <= innerHeight && once.right <= innerWidth;
  const covered = parts.filter((part) => !apart(box(part))).map((part) => part.className);
  return inside ? covered : [...covered, 'cut off'];
}"""
FIRST = {"neuroshima": "hq", "nexus": "deploy", "superhex": "swap"}


def come(arrive: Arrive, server: TableServer, game: str, topic: str, **more: Any) -> Page:
    """Come to a table at which something is asked for the first time."""
    asked = {"kind": topic, "seat": 0}
    table = played(
        server.base,
        game,
        ["Ada", "Bo"],
        until=lambda view: asked.items() <= view["decision"].items(),
    )
    page = arrive(help=True, **more).open(seat_link(table))
    expect(page.locator("main[data-state=playing]")).to_be_visible()
    expect(page.locator(".prompt.mine").or_(page.get_by_role("dialog"))).to_be_visible()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button").click()
    return page


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        ("neuroshima", "uk", True),
        pytest.param("neuroshima", "en", False, marks=pytest.mark.long),
        ("nexus", "pl", True),
        pytest.param("nexus", "ru", False, marks=pytest.mark.long),
        ("superhex", "ru", True),
        pytest.param("superhex", "pl", False, marks=pytest.mark.long),
    ],
)
def test_what_matters_first_is_told_once(
    arrive: Arrive, server: TableServer, game: str, language: str, phone: bool
) -> None:
    topic = FIRST[game]
    size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
    page = come(arrive, server, game, topic, **size, has_touch=phone, locale=language)
    once = page.get_by_test_id("once")
    expect(once).to_contain_text(words_of(game, language).say(f"once-{topic}"))
    assert page.evaluate(COVERS) == [], "neither the board nor what is pressed is covered"
    once.get_by_role("button").click()
    expect(once).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine").or_(page.get_by_role("dialog"))).to_be_visible()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(once.filter(has_text=words_of(game, language).say(f"once-{topic}"))).to_have_count(0)


def test_it_can_be_switched_off(arrive: Arrive, server: TableServer) -> None:
    page = come(arrive, server, "superhex", "swap", width=1366, height=768)
    expect(page.get_by_test_id("once")).to_be_visible()
    page.evaluate("localStorage.setItem('hexagora.help', 'false')")
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_test_id("once")).to_have_count(0)
