"""How much a page weighs: what comes until it can be used, compressed as it comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.scripted import seat_link, set_up

HOME, TABLE = 80_000, 260_000
CAME = """() => ['navigation', 'resource']
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""


def came(page: Page) -> list[tuple[str, int]]:
    """What came, and how many bytes it had."""
    page.wait_for_load_state("networkidle")
    found: list[tuple[str, int]] = page.evaluate(CAME)
    return found


def weight(found: list[tuple[str, int]]) -> int:
    return sum(size for _, size in found)


@pytest.mark.parametrize("language", ["en", "pl", "uk", "ru"])
def test_the_first_page_with_its_words_and_data(arrive: Arrive, language: str) -> None:
    page = arrive(locale=language).open("/")
    expect(page.locator(".game .emblem svg")).to_have_count(3)
    expect(page.locator(".worth li")).to_have_count(3)
    found = came(page)
    assert {"/", "/api/catalogue", "/api/titles", "/api/replays"} <= {path for path, _ in found}
    assert weight(found) <= HOME, found


@pytest.mark.parametrize("game", ["neuroshima", "nexus", "superhex"])
def test_a_table_with_its_words_and_data(arrive: Arrive, server: TableServer, game: str) -> None:
    page = arrive().open(seat_link(set_up(server.base, game, ["Ada", "Bo"])))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    found = came(page)
    assert f"/api/games/{game}/words" in [path for path, _ in found]
    assert weight(found) <= TABLE, found
