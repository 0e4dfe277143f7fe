"""The lessons of Nexus Ops in the browser, done by taps and with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.board_hands import await_board, await_step_after, cell
from browser.conftest import Arrive
from browser.lesson_hands import PHONE, Learner, learn, ways
from hexagora.core.lessons import LessonStep
from hexagora.games.nexus.content.names import names_in


def in_nexus(learner: Learner, step: LessonStep) -> None:
    """Do the example of a step."""
    page, press = learner.page, learner.press
    await_board(page)
    before = page.locator("main[data-step]").get_attribute("data-step")
    verb, *rest = step.example.split()
    match verb:
        case "buy":
            look_at_cards(learner, False)
            ware = page.locator(f"[data-ware={rest[0]}]")
            if ware.get_attribute("aria-pressed") != "true":
                press(ware)
            press(cell(page, rest[1]))
        case "move":
            unit, start, goal = rest
            # The next of the same kind is in hand already.
            if not page.locator(".prompt.mine .cancel").count():
                press(page.locator(f".hexboard .hit[data-piece='{start}|0|{unit}']"))
            press(cell(page, goal))
        case "explore":
            press(cell(page, rest[0]))
        case "fight":
            press(page.locator(".prompt .fight"))
        case "complete" | "play":
            look_at_cards(learner, True)
            if not learner.keys:
                press(page.locator(f"[data-short={rest[0]}]"))
            room = "" if learner.keys else ".cardin "
            press(page.locator(f"{room}.card[data-card={rest[0]}] .{verb}"))
        case "lose" | "target":
            name = names_in(learner.language)["unit"][rest[-1]]
            place = ".side.attacker .troop.choice" if learner.keys else ".cardslot .button.choice"
            press(page.locator(place).filter(has_text=name))
        case _:
            press(page.locator(".prompt.mine .done"))
    await_step_after(page, before)


def look_at_cards(learner: Learner, wanted: bool) -> None:
    """On a phone cards and market are in one place."""
    cards = learner.page.get_by_test_id("cards")
    if cards.is_visible() and (cards.get_attribute("aria-pressed") == "true") != wanted:
        learner.press(cards)


@pytest.mark.parametrize(("name", "keys", "language"), ways("nexus"))
def test_nexus(arrive: Arrive, name: str, keys: bool, language: str) -> None:
    learn(arrive, "nexus", (name, keys, language), in_nexus)


def test_cards_are_reached_on_a_phone(arrive: Arrive) -> None:
    """The coach and the market leave room for a card that is looked at."""
    page = arrive(**PHONE).open("/rules/nexus")
    page.locator("[data-lesson=cards]").click()
    for card, verb in (("d_forest", "complete"), ("windfall", "play")):
        expect(page.get_by_test_id("coach-text")).to_be_visible()
        Learner(page, False, "en").read_all()
        if page.get_by_test_id("cards").get_attribute("aria-pressed") != "true":
            page.get_by_test_id("cards").tap()
        page.locator(f"[data-short={card}]").tap()
        expect(page.get_by_test_id("coach-text")).to_be_hidden()
        page.locator(f".cardin .card .{verb}").tap()
    expect(page.get_by_test_id("coach-text")).to_be_visible()
    page.get_by_test_id("cards").tap()
    expect(page.locator("[data-ware=rubium_dragon]")).to_be_visible()
