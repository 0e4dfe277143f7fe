"""The pages of the armies: tiles, style, and tips from measured games."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from hexagora.games.neuroshima.content.armies import BOX, base_armies

MEASURED = json.loads(
    (files("hexagora.games.neuroshima.content") / "measured.json").read_text("utf-8")
)


@pytest.mark.parametrize(
    ("army", "language"), list(zip(BOX, ("en", "pl", "uk", "ru"), strict=True))
)
def test_an_army_has_its_page(arrive: Arrive, army: str, language: str) -> None:
    page = arrive(width=390, height=844, has_touch=True, locale=language).open("/rules/neuroshima")
    page.get_by_test_id("guide").tap()
    page.locator(f"nav a[href='/guide/neuroshima/{army}']").tap()
    expect(page.locator(".tiles li")).to_have_count(len(base_armies()[army].tiles))
    score = int(100 * MEASURED["armies"][army]["score"][0] + 0.5)
    expect(page.get_by_test_id("tips")).to_contain_text(f"{score}%")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
