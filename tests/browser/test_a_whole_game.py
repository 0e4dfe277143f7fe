"""A game from the first click to the rematch."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.hands import (
    act,
    await_turn,
    begin_against_greedy,
    is_over,
    show_tab,
    sit_down_against_bot,
)
from browser.scripted import near_end, seat_link

ADA, GREEDY = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_superhex_against_a_bot_to_the_result_replay_and_rematch(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    if whole:
        page = arrive().open("/new/superhex")
        page.get_by_label("Your name").fill("Ada")
        begin_against_greedy(page)
    else:
        page = arrive().open(seat_link(near_end(server.base, "superhex", [ADA, GREEDY], left=9)))
    dice = random.Random(5)
    for _ in range(600):
        await_turn(page)
        if is_over(page):
            break
        act(page, dice.randrange(1000))
    assert is_over(page)

    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading")).to_have_text(re.compile("win|draw"))
    expect(result.locator("figure svg path").first).to_have_attribute("d", re.compile(r"M.*V"))
    result.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog", name=re.compile("^SH-"))).to_be_visible()
    page.keyboard.press("Escape")

    result.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_role("slider", name="Position in the game")
    expect(scrubber).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    last = scrubber.input_value()
    assert int(last) > 20
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Rematch, seats swapped").click()
    expect(page.locator("main[data-state=playing]")).to_be_visible()
    # The seats are swapped: Ada sat first and now sits second.
    expect(page.get_by_test_id("seat").nth(1)).to_contain_text("Ada")
    await_turn(page)


def test_neuroshima_against_a_bot_can_be_played_with_the_list_alone(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Neuroshima Hex")
    dice = random.Random(2)
    for _ in range(12):
        await_turn(page)
        act(page, dice.randrange(1000))
    show_tab(page, "log")
    expect(
        page.get_by_role("region", name="Log").last.get_by_role("listitem").nth(5)
    ).to_be_attached()


def test_an_action_can_be_taken_back_and_a_game_resigned(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    await_turn(page)
    before = page.locator("main").get_attribute("data-step")
    act(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-step", before or "")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Resign?")).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="Soldier wins")).to_contain_text("Guest resigned")
