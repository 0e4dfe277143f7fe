"""Every page: on a phone, by keyboard, in four languages, light enough."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.hands import act, await_turn, show_tab, sit_down_against_bot, step_of
from browser.scripted import played
from catalogues import BROWSER, GAMES, known
from counts import one_in

LANGUAGES = {"en": "English", "pl": "Polski", "uk": "Українська", "ru": "Русский"}


@pytest.fixture(scope="module")
def tables(server: TableServer) -> dict[str, dict[str, Any]]:
    """A table of each game, some way into the game."""
    games = ("superhex", "neuroshima")
    return {game: played(server.base, game, ["Ada", "Bo"], most=25) for game in games}


def paths(tables: dict[str, dict[str, Any]]) -> list[str]:
    """The addresses of all pages."""
    plain = ["/", "/new/superhex", "/new/neuroshima", "/rules", "/replay", "/privacy", "/nowhere"]
    plain += ["/etudes/neuroshima", "/etude/neuroshima/sample-10", "/compose/neuroshima"]
    plain += ["/guide/neuroshima", "/events", "/events/new"]
    plain += ["/rules/superhex#SH-TURN-04", "/rules/neuroshima#NS-BAT-07"]
    for table in tables.values():
        plain.append(f"/replay/{table['table']}?step=12#watch={table['watch']}")
        plain.append(f"/t/{table['table']}#watch={table['watch']}")
        plain.append(f"/t/{table['table']}#seat={table['seats'][0]['token']}")
    return plain


def settle(page: Page) -> None:
    """Wait until the page has said and drawn all it has."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible()


SMALL_TARGETS = """() => [
    ...document.querySelectorAll('button, select, input, a.button, summary'),
    ...document.querySelectorAll('label:has([type=checkbox])'),
  ]
  // What is pressed of a box to tick is its label.
  .filter((one) => one.type !== 'checkbox' || !one.closest('label'))
  .filter((one) => !one.closest('.board, .side, .more, .sr-only, details:not([open]) ul'))
  .filter((one) => !one.classList.contains('sr-only') && one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""


def test_pages_fit_a_phone(arrive: Arrive, tables: dict[str, dict[str, Any]]) -> None:
    visitor = arrive(width=360, height=740, has_touch=True, is_mobile=True)
    for path in paths(tables):
        page = visitor.open(path)
        settle(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{path} is {wide} wide"
        assert page.evaluate(SMALL_TARGETS) == [], path


@pytest.mark.parametrize("language", one_in(4, ("uk", "pl", "ru", "en")))
def test_all_pages_speak_the_language(
    arrive: Arrive, tables: dict[str, dict[str, Any]], language: str
) -> None:
    house = (BROWSER / f"{language}.ftl").read_text(encoding="utf-8")
    title = next(line for line in house.splitlines() if line.startswith("home-title = "))
    visitor = arrive()
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text(LANGUAGES[language], exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(title.partition(" = ")[2])
    # A message without words would be shown by its name.
    raw = re.compile(r"\b[a-z]+(?:-[a-z_]+)+\b")
    names = set(known(language)).union(*(known(language, game) for game in GAMES))
    for path in paths(tables):
        page = visitor.open(path)
        settle(page)
        shown = page.locator("body").inner_text()
        keys = [word for word in raw.findall(shown) if word in names]
        assert keys == [], path


REFUSED = {
    "en": "Two seats lead Outpost",
    "pl": "Dwa miejsca prowadzą armię",
    "uk": "Два місця ведуть армію",
    "ru": "Два места ведут армию",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_do_not_go_together_are_refused_in_the_language(
    arrive: Arrive, language: str
) -> None:
    page = arrive(locale=language).open("/new/neuroshima")
    armies = page.locator("select").filter(has=page.locator("option[value=outpost]"))
    armies.nth(1).select_option("outpost")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text(REFUSED[language])
    expect(refused).to_contain_text("NS-SET-04")
    expect(refused.locator("[lang=en]")).to_have_count(0)


def test_a_game_by_keyboard_alone(arrive: Arrive) -> None:
    page = arrive().open("/")
    expect(page.get_by_role("button", name="Play against a bot: Superhex")).to_be_visible()

    def tab_to(selector: str, most: int = 120) -> None:
        for _ in range(most):
            if page.evaluate("(s) => document.activeElement.matches(s)", selector):
                outline = "getComputedStyle(document.activeElement).outlineStyle"
                assert page.evaluate(outline) != "none", f"{selector} does not show the focus"
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("skip")
    tab_to("button[aria-label$=': Superhex'].primary")
    page.keyboard.press("Enter")
    for round_ in range(3):
        await_turn(page)
        before = step_of(page)
        if page.get_by_test_id("go").count():
            tab_to("[data-testid=go]")
        else:
            if round_ == 0:
                tab_to("[role=tab][aria-selected=true]")
                while not page.evaluate("document.activeElement.dataset.tab === 'options'"):
                    page.keyboard.press("ArrowRight")
            tab_to("[data-action]")
        page.keyboard.press("Enter")
        expect(page.locator("main")).not_to_have_attribute("data-step", str(before))

    tab_to("header button[type=button]:last-of-type")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Table menu")
    expect(dialog).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        inside = (
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert page.evaluate(inside), "the focus leaves the dialog"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_screen_reader_finds_its_way(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    await_turn(page)
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Players")).to_be_visible()
    said = page.get_by_role("log", name="What happens at the table")
    expect(said).to_contain_text("Your turn")
    act(page)
    nameless = """() => [...document.querySelectorAll('button, a[href], input, select')]
      .filter((one) => one.checkVisibility() && !one.labels?.length
        && !one.getAttribute('aria-label') && !one.textContent.trim() && !one.title)
      .map((one) => one.outerHTML.slice(0, 120))"""
    assert page.evaluate(nameless) == []


def test_rules_are_searched_and_linked(arrive: Arrive) -> None:
    page = arrive().open("/rules/superhex#SH-BON-01")
    expect(page.locator("[id='SH-BON-01']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("bonus roll")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"\d+ clauses found"))
    expect(page.locator("[id='SH-SET-01']")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="Neuroshima Hex").click()
    expect(page.locator("[id='NS-SET-01']")).to_be_visible()


def test_options_that_contradict_each_other_are_explained(arrive: Arrive) -> None:
    page = arrive().open("/new/neuroshima")
    armies = page.get_by_label("Army")
    armies.nth(1).select_option("outpost")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("NS-SET-04")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    refusal.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog", name="NS-SET-04")).to_contain_text("same army")
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    page.get_by_role("group", name="Mirror match").get_by_text("On", exact=True).click()
    expect(refusal).to_be_hidden()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("main[data-state=playing]")).to_be_visible()


def test_replay_in_both_directions_export_import_and_playing_on(
    arrive: Arrive, tables: dict[str, dict[str, Any]], tmp_path: Path
) -> None:
    table = tables["superhex"]
    page = arrive().open(f"/replay/{table['table']}#watch={table['watch']}")
    scrubber = page.get_by_role("slider", name="Position in the game")
    expect(scrubber).to_have_value("0")
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value("1")
    page.keyboard.press("End")
    last = int(scrubber.input_value())
    assert last >= 25
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    # It goes on by itself; which step is seen first depends on the machine.
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="Table menu").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    assert file.read_text().startswith("format: 2\ngame: superhex\n")
    page.goto(page.url.partition("/replay")[0] + "/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(scrubber).to_have_attribute("max", str(last))

    scrubber.fill("20")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from position 20")
    dialog.get_by_role("button", name="Play on from here").click()
    expect(page.locator("main[data-state=playing]")).to_be_visible()
    assert step_of(page) >= 20


def test_a_line_of_the_log_leads_to_its_position(
    arrive: Arrive, tables: dict[str, dict[str, Any]]
) -> None:
    table = tables["neuroshima"]
    page = arrive().open(f"/t/{table['table']}#seat={table['seats'][0]['token']}")
    show_tab(page, "log")
    log = page.get_by_role("region", name="Log").last
    log.get_by_role("button").first.click()
    expect(page.get_by_text(re.compile("You are looking at position"))).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text(re.compile("You are looking at position"))).to_be_hidden()


def test_themes_change_the_colours(arrive: Arrive) -> None:
    page = arrive(color_scheme="dark").open("/")
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(colour)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Light", exact=True).click()
    light = page.evaluate(colour)
    assert dark != light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(colour) == light


def test_the_first_page_is_light(arrive: Arrive) -> None:
    visitor = arrive()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    settle(visitor.open("/"))
    assert len(sizes) > 3
    assert sum(sizes) < 300_000


@pytest.mark.parametrize("game", ["neuroshima", "nexus", "superhex"])
def test_a_choice_that_does_not_fit_is_told_without_ids(arrive: Arrive, game: str) -> None:
    page = arrive().open(f"/new/{game}")
    seats = page.get_by_role("group", name="Number of seats")
    seats.get_by_text("4", exact=True).click()
    page.get_by_role("group", name="Who begins").get_by_text("Seat 4", exact=True).click()
    seats.get_by_text("2", exact=True).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Seat 4 cannot begin: the number of seats is 2.")
    expect(alert).not_to_contain_text("=")
