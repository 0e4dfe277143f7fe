"""The first page: own games as they stand, replays worth watching, and choosing an army."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.hands import act, await_turn, is_over, show_tab
from browser.scripted import request, set_up


def take_seat(page: Page, base: str, table: dict[str, object], token: str) -> None:
    page.goto(f"{base}/t/{table['table']}#seat={token}")
    expect(page.locator("main[data-state]")).to_be_visible()


def test_own_games_come_first_and_those_that_wait_for_me_on_top(
    arrive: Arrive, server: TableServer
) -> None:
    page = arrive().open("/")
    mine = {"kind": "me", "name": "Ada"}
    waits = request(
        server.base, "/api/tables", {"game": "superhex", "seats": [mine, {"kind": "open"}]}
    )
    turn = set_up(server.base, "superhex", ["Ada"])
    # The table that was opened last is not the one that waits.
    for table in (turn, waits):
        take_seat(page, server.base, table, table["seats"][0]["token"])
    page.goto(server.base)
    cards = page.locator("li[data-table]")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("data-table", turn["table"])
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.first.locator("img")).to_have_attribute("src", re.compile("^data:image/svg"))
    first = page.locator("h2").first
    expect(first).to_have_text("Continue")
    cards.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/t/{turn['table']}$"))


def test_replays_worth_watching_are_shown_and_listed_and_can_be_watched(arrive: Arrive) -> None:
    page = arrive().open("/")
    worth = page.get_by_role("region", name="Worth watching")
    expect(worth.get_by_role("link")).to_have_count(4)
    expect(worth).to_contain_text("the lead changed")
    worth.get_by_role("link", name="All replays").click()
    listed = page.get_by_role("region", name="Worth watching").get_by_role("listitem")
    expect(listed.nth(2)).to_be_visible()
    expect(page.get_by_role("heading", name="Watch a recorded game")).to_be_visible()
    listed.filter(has_text="Superhex").first.get_by_role("link").click()
    scrubber = page.get_by_role("slider", name="Position in the game")
    expect(scrubber).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    assert int(scrubber.input_value()) > 50


def test_a_finished_game_of_mine_is_among_the_replays_and_not_among_those_to_go_on_with(
    arrive: Arrive, server: TableServer
) -> None:
    page = arrive().open("/")
    table = set_up(server.base, "superhex", ["Ada", "Bo"])
    for seat in table["seats"]:
        page.goto("about:blank")
        take_seat(page, server.base, table, seat["token"])
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("^Resign")).click()
    expect(page.locator("main[data-state=over]")).to_be_visible()
    page.goto(f"{server.base}/replay")
    own = page.get_by_role("region", name="Your finished games")
    expect(own.get_by_role("listitem")).to_have_count(1)
    expect(own).to_contain_text("Ada · Bo")
    page.goto(server.base)
    expect(page.get_by_role("region", name="Worth watching")).to_be_visible()
    expect(page.locator("li[data-table]")).to_have_count(0)


def test_an_army_is_chosen_by_style_difficulty_and_tiles(arrive: Arrive) -> None:
    page = arrive(width=390, height=844).open("/new/neuroshima")
    moloch = page.get_by_role("radio", name=re.compile("Moloch"))
    card = page.locator(".army").filter(has=moloch)
    expect(card).to_contain_text("Slow machines, thick armour, long range.")
    expect(card).to_contain_text("needs a plan")
    expect(card).to_contain_text("Juggernaut")
    card.click()
    expect(moloch).to_be_checked()
    expect(page.get_by_role("combobox", name="Army").first).to_have_value("moloch")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("seat").first).to_contain_text("Moloch")


def test_hints_can_be_switched_off_and_are_off_between_people(arrive: Arrive) -> None:
    page = arrive().open("/new/superhex")
    hints = page.get_by_role("group", name="Hints")
    expect(hints.get_by_role("radio", name="On")).to_be_checked()
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    expect(hints.get_by_role("radio", name="Off")).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    await_turn(page)
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_a_declined_draw_is_told_and_what_was_said_survives_a_rematch(
    arrive: Arrive, server: TableServer
) -> None:
    table = set_up(server.base, "superhex", ["Ada", "Bo"])
    one, other = arrive(), arrive(width=390, height=844)
    ada, bo = (
        visitor.open(f"/t/{table['table']}#seat={seat['token']}")
        for visitor, seat in zip((one, other), table["seats"], strict=True)
    )
    for page in (ada, bo):
        expect(page.locator("main[data-state=playing]")).to_be_visible()
    ada.get_by_role("button", name="Table menu").click()
    ada.get_by_role("button", name="Offer a draw").click()
    bo.get_by_role("button", name="Play on").click()
    for page in (ada, bo):
        expect(page.locator(".note")).to_contain_text("Bo plays on: no draw.")

    show_tab(ada, "chat")
    ada.get_by_label("Say something").fill("well played")
    ada.keyboard.press("Enter")
    # On a phone the badge is on the menu, whatever lies over the tabs.
    menu = bo.get_by_role("button", name="Table menu")
    expect(menu.locator(".news")).to_contain_text("1")
    menu.click()
    bo.get_by_role("button", name="Chat").click()
    expect(bo.get_by_text("well played")).to_be_visible()
    expect(menu.locator(".news")).to_have_count(0)

    bo.get_by_role("button", name="Table menu").click()
    bo.get_by_role("button", name="Resign").click()
    bo.get_by_role("button", name="Resign").click()
    for page in (ada, bo):
        expect(page.locator("main[data-state=over]")).to_be_visible()
    ada.get_by_test_id("rematch").click()
    expect(ada.locator("main[data-state=playing]")).to_be_visible()
    show_tab(ada, "chat")
    expect(ada.get_by_text("well played")).to_be_visible()


def test_what_cannot_be_chosen_is_done_by_itself(arrive: Arrive, server: TableServer) -> None:
    """Seldom in Superhex, often in Nexus: phases in which nothing can be done are passed."""
    page = arrive(obvious=True).open("/")
    table = request(
        server.base,
        "/api/tables",
        {
            "game": "nexus",
            "options": {"first": "1", "bad_neighbourhood": "on"},
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
        },
    )
    take_seat(page, server.base, table, table["seats"][0]["token"])
    asked = []
    for _ in range(60):
        await_turn(page)
        if is_over(page):
            break
        count = page.locator("[data-action]").count()
        undo = page.get_by_test_id("undo").count()
        asked.append((count, undo))
        act(page, count - 1)
    # Whatever was asked was a choice, or something could be taken back instead.
    assert all(count != 1 or undo for count, undo in asked), asked
