"""The rules on one page, before the clauses: texts, pictures, and the way to the clauses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from hexagora.pictures.primer import primer_of


@pytest.mark.parametrize(
    ("game", "language"), [("neuroshima", "pl"), ("nexus", "uk"), ("superhex", "ru")]
)
def test_the_page_before_the_clauses(arrive: Arrive, game: str, language: str) -> None:
    panels = primer_of(game)
    page = arrive(width=390, height=844, has_touch=True, locale=language).open(f"/rules/{game}")
    shown = page.get_by_test_id("primer").get_by_role("listitem")
    expect(shown).to_have_count(len(panels))
    for number, panel in enumerate(panels):
        expect(shown.nth(number)).to_contain_text(panel.text[language])
        picture = shown.nth(number).locator("img")
        assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") > 100
    first = panels[0].clauses[0]
    shown.first.get_by_role("link", name=first).tap()
    expect(page.locator(f"li#{first}")).to_be_in_viewport()
