"""Several people: by link, as spectators, at one device."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Arrive, TableServer
from browser.hands import act, open_list, show_tab, step_of, take_turns
from browser.scripted import set_up


def test_a_friend_by_link_and_a_spectator(arrive: Arrive) -> None:
    ada, bo, cy = arrive(), arrive(), arrive()
    host = ada.open("/")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Invite a friend: Neuroshima Hex").click()
    invite = host.get_by_role("textbox", name="Link for this seat").input_value()
    assert "#invite=" in invite

    friend = bo.open(invite)
    friend.get_by_label("Your name").fill("Bo <b>bold</b>")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator("main[data-state=playing]")).to_be_visible()
    expect(host.locator("aside").first).to_contain_text("Bo <b>bold</b>")
    # The link in the address bar no longer carries a token.
    assert "#" not in friend.url

    host.get_by_role("button", name="Share").click()
    watch = host.get_by_role("textbox", name="Watch as a spectator").input_value()
    host.keyboard.press("Escape")
    spectator = cy.open(watch)
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(host.get_by_text("1 spectator")).to_be_visible()

    take_turns([host, friend], 6)
    expect(spectator.locator("main")).to_have_attribute("data-step", str(step_of(host)))
    assert spectator.get_by_test_id("all-options").count() == 0

    show_tab(friend, "chat")
    friend.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    friend.keyboard.press("Enter")
    for page in (host, spectator):
        expect(page.locator("[data-tab=chat] .news")).to_contain_text("1")
        show_tab(page, "chat")
        expect(page.get_by_text("<img src=x onerror=alert(1)> hello")).to_be_visible()

    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Offer a draw").click()
    friend.get_by_role("button", name="Accept the draw").click()
    for page in (host, friend, spectator):
        expect(page.get_by_role("region", name="A draw")).to_be_visible()


def test_a_used_invitation_says_so(arrive: Arrive) -> None:
    host, first, late = arrive(), arrive(), arrive()
    page = host.open("/")
    page.get_by_role("button", name="Invite a friend: Superhex").click()
    invite = page.get_by_role("textbox", name="Link for this seat").input_value()
    first.open(invite).get_by_role("button", name="Sit down").click()
    expect(page.locator("main[data-state=playing]")).to_be_visible()
    refused = late.open(invite)
    expect(refused.get_by_role("alert")).to_be_visible()
    # The browser itself notes a refused request in the console; nothing else may be there.
    assert all("status of 4" in complaint for complaint in late.complaints)
    late.complaints.clear()


def test_a_public_table_is_in_the_lobby(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    page = host.open("/new/superhex")
    page.get_by_role("combobox", name="Seat 2").select_option("open")
    page.get_by_label("Name of the table in the lobby").fill("Beginners")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main[data-state=waiting]")).to_be_visible()
    other = guest.open("/")
    other.get_by_role("link", name=re.compile("Beginners")).click()
    other.get_by_role("button", name="Sit here").click()
    for one in (page, other):
        expect(one.locator("main[data-state=playing]")).to_be_visible()


def test_hot_seat_names_whose_turn_it_is(arrive: Arrive) -> None:
    page = arrive().open("/new/superhex")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_label("Name of the person at seat 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".strip")).to_contain_text(re.compile("(Ada|Bo), your turn"))
    first = page.locator(".strip strong").inner_text()
    for _ in range(40):
        act(page)
        if page.locator(".strip strong").inner_text() not in (first, ""):
            break
    assert {first, page.locator(".strip strong").inner_text()} == {
        "Ada, your turn",
        "Bo, your turn",
    }


def test_hot_seat_hides_hands_until_the_next_person_is_ready(
    arrive: Arrive, server: TableServer
) -> None:
    table = set_up(server.base, "superhex", ["Ada", "Bo"])
    visitor = arrive()

    def with_secrets(route: WebSocketRoute) -> None:
        """The same game, told to have hands that must be hidden."""
        to_server = route.connect_to_server()

        def rewrite(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("card"):
                message["card"]["secrets"] = True
            route.send(json.dumps(message))

        to_server.on_message(rewrite)

    visitor.page.route_web_socket(re.compile("/ws$"), with_secrets)
    for seat in table["seats"]:
        page = visitor.open(f"/t/{table['table']}#seat={seat['token']}")
        expect(page.locator("main[data-step]")).to_be_visible()
    ready = page.get_by_role("button", name=re.compile("^I am (Ada|Bo), show the table$"))
    expect(ready).to_be_visible()
    assert page.locator(".board").count() == 0
    page.keyboard.press("Escape")
    expect(ready).to_be_visible()
    first = ready.inner_text()
    ready.click()
    open_list(page)
    assert page.locator(".board").count() == 1
    for _ in range(40):
        act(page)
        if ready.count():
            break
    expect(ready).to_be_visible()
    assert ready.inner_text() != first
