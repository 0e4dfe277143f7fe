"""Lessons in the browser: begun, done by taps and by keys, left and gone on with, skipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.board_hands import cell, drag
from browser.conftest import Arrive
from browser.lesson_hands import PHONE, Learner, learn, reached, ways
from hexagora.core.lesson_files import lesson_of
from hexagora.core.lessons import LessonStep

FIRST = lesson_of("superhex", "first")


def in_superhex(learner: Learner, step: LessonStep) -> None:
    """Do the example of a step of Superhex."""
    page = learner.page
    verb, *cells = step.example.split()
    if verb == "swap":
        for name in cells:
            learner.press(cell(page, name))
    elif verb == "pay":
        learner.press(page.locator(f".handslot [data-colour={cells[0]}]"))
        learner.press(cell(page, cells[1]))
    else:
        learner.press(page.locator(".acts .next"))


@pytest.mark.parametrize(("name", "keys", "language"), ways("superhex"))
def test_superhex(arrive: Arrive, name: str, keys: bool, language: str) -> None:
    learn(arrive, "superhex", (name, keys, language), in_superhex)


def test_superhex_by_taps_on_a_phone_left_and_gone_on_with(arrive: Arrive) -> None:
    page = arrive(**PHONE).open("/")
    learner = Learner(page, False, "en")
    page.get_by_role("button", name="Learn by playing: Superhex").click()
    reached(page, 0)
    expect(page.get_by_test_id("coach-text")).to_have_text(FIRST.steps[0].say[0]["en"])
    learner.read_all()
    expect(page.locator("[data-points]")).to_have_count(2)
    # What the rules forbid is told with their reason, what the lesson does not want with its own.
    drag(page, cell(page, "-2,2"), cell(page, "4,0"))
    expect(page.locator(".prompt [role=alert]")).to_contain_text("do not touch")
    for name in ("-3,3", "-2,2"):
        cell(page, name).click()
    expect(page.get_by_text("the lesson is about something else here").last).to_be_visible()
    for number, step in enumerate(FIRST.steps[:3]):
        reached(page, number)
        in_superhex(learner, step)
    reached(page, 3)
    page.goto(page.url.split("/t/")[0] + "/")
    page.get_by_role("button", name="Go on learning: Superhex").click()
    for number, step in enumerate(FIRST.steps[3:], 3):
        reached(page, number)
        in_superhex(learner, step)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-over", "true")
    page.get_by_test_id("coach-play").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-state", "playing")


def test_a_lesson_can_be_skipped(arrive: Arrive) -> None:
    page = arrive().open("/rules/superhex")
    page.locator("[data-lesson=first]").click()
    reached(page, 0)
    page.get_by_test_id("coach-skip").click()
    expect(page).to_have_url(re.compile("/$"))


def in_neuroshima(learner: Learner, step: LessonStep) -> None:
    """Do the example of a step of Neuroshima Hex."""
    page, press = learner.page, learner.press
    verb, *rest = step.example.split()
    yes = page.locator(".prompt.mine .yes")
    if verb in ("hq", "place", "to"):
        at, turn = rest
        press(cell(page, at))
        ghost = page.locator("[data-ghost]")
        expect(ghost).to_be_visible()
        for _ in range(6):
            if (ghost.get_attribute("data-ghost") or "").split() == [at, turn]:
                break
            if learner.keys:
                page.keyboard.press("e")
            else:
                page.locator(".bar .turn-left").tap()
        expect(ghost).to_have_attribute("data-ghost", f"{at} {turn}")
        press(yes)
    elif verb == "aim":
        press(cell(page, rest[0]))
        if any(event.get("event") == "destroyed" for goal in step.goals for event in goal.events):
            press(yes)
    elif verb == "end":
        press(page.locator(".prompt.mine .end"))
    else:
        press(page.locator(f"[data-hand={rest[0]}]"))
        if verb == "discard" or rest[0].endswith("_battle"):
            press(page.locator(".prompt.mine .discard") if verb == "discard" else yes)


@pytest.mark.parametrize(("name", "keys", "language"), ways("neuroshima"))
def test_neuroshima(arrive: Arrive, name: str, keys: bool, language: str) -> None:
    learn(arrive, "neuroshima", (name, keys, language), in_neuroshima)
