"""Finding an opponent in the lobby, and what a rated game comes to."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.hands import take_turns
from browser.known import sign_in

FIRST = re.compile(r"^1500\?$")


def look_for(page: Page, game: str, clock: str, stakes: str) -> None:
    """Fill the form in, and wait at the table."""
    form = page.get_by_role("form", name="Look for a game")
    form.get_by_label("Game", exact=True).select_option(label=game)
    form.get_by_label("Clock").select_option(label=clock)
    if stakes == "Rated":
        form.get_by_text("Rated", exact=True).click()
    form.get_by_role("button", name="Look for opponents").click()
    expect(page.get_by_test_id("looking")).to_contain_text(stakes)


def test_two_people_find_each_other_and_both_ratings_change(
    arrive: Arrive, server: TableServer
) -> None:
    ada, bo = arrive(), arrive(width=390, height=844)
    sign_in(ada, server, "Ada")
    bos_id = sign_in(bo, server, "Bo")
    look_for(ada.open("/lobby"), "Superhex", "20 min + 30 s a turn", "Rated")

    page = bo.open("/lobby")
    found = page.get_by_test_id("seek")
    expect(found).to_have_count(1)
    expect(found.get_by_test_id("rating")).to_have_text(FIRST)
    filters = page.get_by_role("group", name="Show only")
    filters.get_by_label("What it counts for").select_option("casual")
    expect(found).to_have_count(0)
    filters.get_by_label("What it counts for").select_option("rated")
    filters.get_by_label("Clock").select_option("live")
    page.get_by_role("button", name="Play with Ada").click()

    # Both are at the table by themselves, and see how strong the other is.
    for one in (ada.page, bo.page):
        expect(one.get_by_test_id("rating")).to_have_text([FIRST, FIRST])
    assert ada.page.url == bo.page.url
    take_turns([ada.page, bo.page], 12)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()

    for one, mine, others in ((ada.page, "1662?", "1338?"), (bo.page, "1338?", "1662?")):
        told = one.get_by_test_id("rated")
        expect(told.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("+162")
        expect(told.get_by_role("listitem").filter(has_text="Bo")).to_contain_text(
            "\N{MINUS SIGN}162"
        )
        expect(one.get_by_test_id("seat").filter(has_text="you")).to_contain_text(mine)
        expect(one.get_by_test_id("rating").filter(has_text=others)).to_have_count(1)

    # The ladder has them both, and the levels of the bots on the same scale.
    page.get_by_role("link", name="The whole ladder").click()
    ladder = page.get_by_test_id("ladder")
    expect(ladder.locator(f"[data-player='{bos_id}']")).to_contain_text("1338?")
    levels = ladder.get_by_role("row").filter(has_text="level")
    expect(levels).to_have_count(7)
    expect(levels.first).to_contain_text(re.compile(r"General.*1807 ± 163"))


def test_a_guest_waits_withdraws_and_is_not_offered_rated_games(arrive: Arrive) -> None:
    ada, bo = arrive(width=390, height=844), arrive()
    page, lobby = ada.open("/lobby"), bo.open("/lobby")
    expect(page.get_by_text("Rated games need an identity")).to_be_visible()
    expect(page.get_by_role("radio", name="Rated")).to_have_count(0)
    expect(lobby.get_by_text("Nobody is looking for a game like this")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    look_for(page, "Nexus Ops", "3 days a turn", "Casual")
    # Whoever looks at the lobby sees it without asking again.
    expect(lobby.get_by_test_id("seek")).to_contain_text("Nexus Ops · 3 days a turn")
    page.get_by_role("button", name="Withdraw").click()
    expect(lobby.get_by_test_id("seek")).to_have_count(0)
    expect(page.get_by_role("heading", name="Find an opponent")).to_be_visible()
    look_for(page, "Superhex", "10 min + 15 s a turn", "Casual")
    expect(lobby.get_by_test_id("seek")).to_have_count(1)
    page.goto("about:blank")
    expect(lobby.get_by_test_id("seek")).to_have_count(0)
