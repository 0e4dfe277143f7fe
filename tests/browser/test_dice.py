"""The page's own part in the dealing: it promises a word, tells it in time, and checks the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Arrive, Visitor
from browser.hands import await_turn, sit_down_against_bot

Message = dict[str, Any]


def between(
    visitor: Visitor, change: Callable[[Message], None], lost: str = ""
) -> list[tuple[str, Message]]:
    """Stand in the line: change what the server says, lose some messages, keep what both say."""
    heard: list[tuple[str, Message]] = []

    def stand(route: WebSocketRoute) -> None:
        to_server = route.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            heard.append(("server", message))
            change(message)
            route.send(json.dumps(message))

        def up(text: str | bytes) -> None:
            heard.append(("page", json.loads(text)))
            if heard[-1][1]["type"] != lost:
                to_server.send(text)

        to_server.on_message(down)
        route.on_message(up)

    visitor.page.route_web_socket(re.compile("/ws$"), stand)
    return heard


def resign(page: Page) -> None:
    await_turn(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Resign?")).to_be_visible()
    page.get_by_role("button", name="Resign").click()


def test_the_word_is_told_after_all_hashes_are_shown_and_the_end_is_checked(arrive: Arrive) -> None:
    visitor = arrive()
    heard = between(visitor, lambda message: None)
    page = visitor.open("/")
    sit_down_against_bot(page, "Superhex")
    resign(page)
    expect(page.get_by_role("region", name="Soldier wins")).to_contain_text("Dice checked")
    told = [i for i, (who, m) in enumerate(heard) if who == "page" and m["type"] == "reveal"]
    assert len(told) == 1
    word = heard[told[0]][1]["word"]
    shown = [m["card"] for who, m in heard[: told[0]] if who == "server" and "card" in m]
    assert shown[-1]["dealing"] == "revealing"
    assert shown[-1]["seed_hash"]
    assert len(shown[-1]["commitments"]) == 2
    last = next(m["card"] for who, m in reversed(heard) if who == "server" and "card" in m)
    assert last["words"] == [word, "-"]
    for who, message in heard[: told[0] + 1]:
        assert who == "page" or word not in json.dumps(message)


def test_a_server_that_does_not_keep_its_promise_is_found_out(arrive: Arrive) -> None:
    visitor = arrive()

    def cheat(message: Message) -> None:
        card = message.get("card")
        if card and card.get("seed"):
            card["seed"] = "another"

    between(visitor, cheat)
    page = visitor.open("/")
    sit_down_against_bot(page, "Superhex")
    resign(page)
    expect(page.get_by_role("alert")).to_contain_text("not what was promised")


def test_a_word_that_came_too_late_is_told(arrive: Arrive) -> None:
    visitor = arrive()
    between(visitor, lambda message: None, lost="reveal")
    page = visitor.open("/")
    sit_down_against_bot(page, "Superhex")
    resign(page)
    expect(page.get_by_role("region", name="Soldier wins")).to_contain_text("came too late")


def test_a_word_that_was_heard_and_left_out_is_missed(arrive: Arrive) -> None:
    visitor = arrive()

    def cheat(message: Message) -> None:
        card = message.get("card")
        if card and card.get("words"):
            card["words"] = ["server", "-"]

    between(visitor, cheat)
    page = visitor.open("/")
    sit_down_against_bot(page, "Superhex")
    resign(page)
    expect(page.get_by_role("alert")).to_contain_text("not what was promised")


def test_a_word_that_somebody_else_did_not_tell_is_told(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    between(friend, lambda message: None, lost="reveal")
    page = host.open("/")
    page.get_by_role("button", name="Invite a friend: Superhex").click()
    invite = page.get_by_role("textbox", name="Link for this seat").input_value()
    other = friend.open(invite)
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator("main[data-state=playing]")).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").wait_for()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_test_id("result")).to_contain_text("not everybody told the word")
