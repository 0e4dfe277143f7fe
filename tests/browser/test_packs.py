"""Packs of the server's owner in the browser: offered by name, marked, drawn, missed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.board_hands import await_board, cell
from browser.conftest import Arrive, TableServer

DOCS = Path(__file__).parents[2] / "docs"
OWN = {
    "en": "Rats (own pack)",
    "pl": "Szczury (własny pakiet)",
    "uk": "Rats (власний пакет)",
    "ru": "Rats (свой пакет)",
}


def example(guide: str) -> str:
    match = re.search(r"```toml\n(.*?)```", (DOCS / guide).read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[TableServer]:
    """A server whose data folder has packs, and a file among them that is none."""
    folder = tmp_path_factory.mktemp("table")
    (folder / "packs").mkdir()
    (folder / "packs" / "rats.toml").write_text(example("armies.md"), "utf-8")
    (folder / "packs" / "mybox.toml").write_text(example("nexus_data.md"), "utf-8")
    (folder / "packs" / "bad.toml").write_text("id = 3\n", "utf-8")
    running = TableServer(folder)
    yield running
    running.stop()


def army_of(page: Page, seat: int) -> str:
    """The label of the army that is chosen for a seat."""
    chosen = page.locator("select").filter(has=page.locator("option[value=borgo]")).nth(seat)
    return str(chosen.evaluate("(one) => one.selectedOptions[0].textContent")).strip()


def choose_rats(page: Page, seat: int) -> None:
    armies = page.locator("select").filter(has=page.locator("option[value=borgo]"))
    value = armies.nth(seat).locator("option[value^=rats-]").get_attribute("value")
    armies.nth(seat).select_option(value)


@pytest.mark.parametrize("language", OWN)
def test_an_army_is_offered_by_its_name_and_marked_as_own(arrive: Arrive, language: str) -> None:
    page = arrive(locale=language).open("/new/neuroshima")
    choose_rats(page, 1)
    assert army_of(page, 1) == OWN[language]


def test_a_game_with_an_own_army_is_drawn_and_told_by_its_names(arrive: Arrive) -> None:
    page = arrive(width=1440, height=900).open("/new/neuroshima")
    choose_rats(page, 0)
    page.get_by_text("Seat 1", exact=True).last.click()
    page.get_by_role("button", name="Start").click()
    await_board(page)
    expect(page.get_by_test_id("seat").first).to_contain_text("Rats")
    expect(page.get_by_text(re.compile(r"Army: Rats \(own pack\)")).first).to_be_visible()
    assert not re.search(r"rats-[0-9a-f]{8}", page.locator("main").inner_text())
    cell(page, "d4").click()
    page.get_by_role("button", name="Place here").click()
    expect(cell(page, "d4")).to_have_attribute("aria-label", re.compile("HQ"))


def test_own_components_of_nexus_ops_are_offered(arrive: Arrive) -> None:
    page = arrive().open("/new/nexus")
    note = page.get_by_test_id("reconstructed")
    expect(note).to_contain_text("the Secret Missions")
    page.get_by_text("An example (own pack)").click()
    expect(note).to_have_count(0)


def test_two_versions_of_an_army_do_not_meet_and_mirror_tells_the_name(arrive: Arrive) -> None:
    page = arrive().open("/new/neuroshima")
    choose_rats(page, 0)
    choose_rats(page, 1)
    expect(page.get_by_role("alert")).to_contain_text("Two seats lead Rats.")


@pytest.mark.long
def test_a_table_whose_pack_is_gone_says_so(arrive: Arrive, server: TableServer) -> None:
    visitor = arrive(locale="pl")
    page = visitor.open("/new/neuroshima")
    choose_rats(page, 0)
    page.locator("button[type=submit]").click()
    await_board(page)
    address = page.url
    page.goto("about:blank")
    server.stop()
    file = server.folder / "packs" / "rats.toml"
    text = file.read_text("utf-8")
    file.unlink()
    server.start()
    try:
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text("Ta gra wymaga pakietu „rats”")
        # The refused request is told to the console as well.
        visitor.complaints.clear()
    finally:
        server.stop()
        file.write_text(text, "utf-8")
        server.start()


@pytest.mark.parametrize("language", OWN)
def test_what_is_reconstructed_is_said_on_home_new_table_and_rules(
    arrive: Arrive, language: str
) -> None:
    said = {
        "en": "the Energize cards",
        "pl": "karty energii",
        "uk": "карти енергії",
        "ru": "карты энергии",
    }[language]
    visitor = arrive(locale=language)
    for path in ("/", "/new/nexus", "/rules/nexus"):
        page = visitor.open(path)
        expect(page.get_by_test_id("reconstructed").filter(has_text=said)).to_be_visible()
    page = visitor.open("/new/neuroshima")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("reconstructed")).to_have_count(0)
