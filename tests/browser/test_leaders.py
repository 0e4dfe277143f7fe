"""Leaders in the browser: a hidden choice, both revealed together, and uses at their moments."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import await_board
from browser.conftest import Arrive, TableServer
from browser.hands import show_tab
from browser.moments import table_at
from browser.scripted import set_up

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}


def sit(page: Page, base: str, table: dict[str, Any], seat: int) -> None:
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][seat]['token']}")
    expect(page.locator("main[data-step]")).to_be_visible()


def names_on(page: Page) -> set[str]:
    return set(page.locator(".choice.leader .name").all_inner_texts())


def keep(page: Page, number: int) -> str:
    """Look at one of the three cards, then keep it."""
    card = page.locator(".choice.leader").nth(number)
    name = card.locator(".name").inner_text()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=f"Keep {name}").click()
    return name


def test_a_leader_is_chosen_in_secret_and_both_are_shown(
    arrive: Arrive, server: TableServer
) -> None:
    """LEAD-01, 05: each sees three cards of its own; until both have chosen nobody sees more."""
    table = set_up(server.base, "neuroshima", ["Ada", "Bo"], leaders="on", first="1")
    ada, bo = arrive(width=1440, height=900).page, arrive(**PHONE).page
    for seat, page in enumerate((ada, bo)):
        sit(page, server.base, table, seat)
    expect(ada.locator(".choice.leader")).to_have_count(3)
    expect(ada.locator(".choice.leader .use")).to_have_count(6)
    expect(ada.locator(".bar .next")).to_be_disabled()
    mine = keep(ada, 1)
    expect(bo.locator(".choice.leader")).to_have_count(3)
    for card in bo.locator(".choice.leader").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert names_on(bo).isdisjoint({mine})
    assert mine not in bo.content()
    show_tab(ada, "leaders")
    expect(ada.locator(".tabpage.leaders")).to_contain_text("Bo: chooses one of three cards")
    expect(ada.locator(".tabpage.leaders .led")).to_have_count(1)
    theirs = keep(bo, 0)
    for page in (ada, bo):
        expect(page.locator(".ribbon li")).to_have_count(2)
        expect(page.locator(".ribbon")).to_contain_text(mine)
        expect(page.locator(".ribbon")).to_contain_text(theirs)
    show_tab(bo, "leaders")
    expect(bo.locator(".tabpage.leaders .led .use.up")).to_have_count(2)


@pytest.mark.parametrize("locale", ["pl-PL", "uk-UA", "ru-RU"])
def test_three_cards_are_read_whole_in_every_language(
    arrive: Arrive, server: TableServer, locale: str
) -> None:
    """Longer words need more room than the English ones."""
    table = set_up(server.base, "neuroshima", ["Ada", "Bo"], leaders="on", first="1")
    page = arrive(**PHONE, locale=locale).page
    sit(page, server.base, table, 0)
    expect(page.locator(".choice.leader")).to_have_count(3)
    for card in page.locator(".choice.leader").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_at_one_device_a_curtain_hides_the_other_cards(arrive: Arrive, server: TableServer) -> None:
    """LEAD-05 where two share a screen: whose turn it is to look says so first."""
    table = set_up(server.base, "neuroshima", ["Ada", "Bo"], leaders="on", first="1")
    page = arrive(width=1440, height=900).page
    for seat in (0, 1):
        sit(page, server.base, table, seat)
    page.get_by_role("dialog").get_by_role("button").click()
    mine = keep(page, 0)
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("Bo")
    assert page.locator(".choice.leader").count() == 0
    curtain.get_by_role("button").click()
    expect(page.locator(".choice.leader")).to_have_count(3)
    assert mine not in names_on(page)


def test_a_leader_is_used_in_the_own_turn(arrive: Arrive, server: TableServer) -> None:
    """LEAD-15: a button beside the next step, a unit on the board, a yes; it can be put back."""
    table, state = table_at(
        server.base,
        "neuroshima",
        lambda view: (
            view["decision"]["kind"] == "act"
            and any(
                one["do"] == "lead" and one.get("leader") == "fuse"
                for one in view["decision"]["options"]
            )
        ),
        leaders="on",
    )
    page = arrive(**PHONE).page
    sit(page, server.base, table, state.seat)
    await_board(page)
    side = page.locator(f".ribbon li[data-side='{state.seat}']")
    expect(side).to_have_attribute("data-face", re.compile("front|back"))
    face = side.get_attribute("data-face")
    page.locator(".bar .lead").click()
    expect(page.locator(".bar")).to_contain_text("blow up a unit")
    page.locator(".bar .cancel").click()
    page.locator(".bar .lead").click()
    targets = page.locator(".hexboard .hit.target")
    expect(targets.first).to_be_visible()
    targets.first.click()
    page.get_by_role("button", name="Use it here").click()
    expect(side).to_have_attribute("data-face", "back" if face == "front" else "")


def test_a_window_in_a_battle_is_answered_on_the_board_or_declined(
    arrive: Arrive, server: TableServer
) -> None:
    """LEAD-06, 08: what the card does is beside the question; to decline is the next step."""
    table, state = table_at(
        server.base,
        "neuroshima",
        lambda view: (
            view["decision"]["kind"] == "window"
            and view["decision"]["about"]["moment"] == "battle_starts"
        ),
        leaders="on",
    )
    page = arrive(width=1440, height=900).page
    sit(page, server.base, table, state.seat)
    await_board(page)
    expect(page.locator(".cardslot .use.up")).to_be_visible()
    expect(page.locator(".bar .next.decline")).to_have_text("Do not use it")
    target = page.locator(".hexboard .hit.target").first
    target.click()
    expect(page.locator(".bar .next.yes")).to_have_text("Use it here")
    page.keyboard.press("Escape")
    expect(page.locator(".bar .next.decline")).to_be_enabled()
    step = page.locator("main[data-step]").get_attribute("data-step")
    page.locator(".bar .next.decline").click()
    expect(page.locator("main[data-step]")).not_to_have_attribute("data-step", step or "")
