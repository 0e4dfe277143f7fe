"""A reload, another device, a server that dies: the game goes on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.hands import act, await_turn, sit_down_against_bot, step_of
from browser.layouts import asked
from browser.scripted import play_on, played


def test_a_reload_shows_the_same_position(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Neuroshima Hex")
    for _ in range(3):
        await_turn(page)
        act(page)
    await_turn(page)
    step = step_of(page)
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-step", str(step))
    await_turn(page)
    act(page)


def test_the_seat_link_works_on_another_device(arrive: Arrive) -> None:
    page = arrive().open("/")
    page.get_by_label("Your name").fill("Ada")
    sit_down_against_bot(page, "Superhex")
    await_turn(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="The seat of Ada on another device").input_value()
    other = arrive().open(link)
    await_turn(other)
    act(other)
    expect(page.locator("main")).to_have_attribute("data-step", str(step_of(other)))


def test_the_home_page_leads_back_to_my_tables(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Superhex")
    await_turn(page)
    address = page.url
    page.get_by_role("link", name="Home").first.click()
    page.get_by_role("region", name="Continue").get_by_role("listitem").get_by_role("link").click()
    expect(page.locator("main[data-step]")).to_be_visible()
    assert page.url == address


def test_a_server_that_dies_and_comes_back(arrive: Arrive, server: TableServer) -> None:
    visitor = arrive()
    page = visitor.open("/")
    sit_down_against_bot(page, "Neuroshima Hex")
    for _ in range(3):
        await_turn(page)
        act(page)
    await_turn(page)
    step = step_of(page)
    server.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    expect(page.locator("main")).to_have_attribute("data-step", str(step))
    act(page)
    # The browser itself notes that a socket could not be opened; the page says nothing.
    assert all("WebSocket" in one or "ERR_CONNECTION" in one for one in visitor.complaints)
    visitor.complaints.clear()


def test_reload_and_restart_in_the_middle_of_a_battle(arrive: Arrive, server: TableServer) -> None:
    fought = asked("window")
    table = played(server.base, "nexus", ["Ada", "Bo"], until=fought)
    visitor = arrive()
    page = visitor.open(f"/t/{table['table']}#seat={table['seats'][0]['token']}")
    battle = page.locator("section.battle")
    # The panel is complete once the words and the odds have come, which the server tells apart.
    names = "Human|Fungoid|Crystalline|Rock Strider|Lava Leaper|Rubium Dragon"
    for piece in (names, "hits", "wins the battle"):
        expect(battle).to_contain_text(re.compile(piece))
    step, told = step_of(page), battle.inner_text()
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-step", str(step))
    expect(battle).to_have_text(told, use_inner_text=True)
    server.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    expect(page.locator("main")).to_have_attribute("data-step", str(step))
    expect(battle).to_have_text(told, use_inner_text=True)
    play_on(server.base, table, seed=5, most=3)
    expect(page.locator("main")).not_to_have_attribute("data-step", str(step))
    assert all("WebSocket" in one or "ERR_CONNECTION" in one for one in visitor.complaints)
    visitor.complaints.clear()
