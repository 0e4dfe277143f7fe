"""How lessons are done in the browser: with a finger on a phone, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Arrive
from hexagora.core.languages import LANGUAGES
from hexagora.core.lesson_files import lesson_of, lessons_of
from hexagora.core.lessons import LessonStep

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}

COVERED = """() => {
  const { top } = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  const below = matchMedia('(max-aspect-ratio: 11/10)').matches;
  return (below ? document.querySelector('.stage').getBoundingClientRect().bottom : 0) - top;
}"""
"""By how many pixels the coach covers the board where it stands below it, or is cut off."""


def ways(game: str) -> list[Any]:
    """Every lesson, by taps and by keys, in every language; `make test` does each in one way,
    and `make test-long` in all of them."""
    found = []
    for number, lesson in enumerate(lessons_of(game)):
        for keys in (False, True):
            for language in LANGUAGES:
                name = f"{lesson.id}-{'keys' if keys else 'taps'}-{language}"
                now = keys == number % 2 and language == LANGUAGES[number % len(LANGUAGES)]
                marks = () if now else pytest.mark.long
                found.append(pytest.param(lesson.id, keys, language, id=name, marks=marks))
    return found


class Learner:
    """Somebody at a page, who taps or has only keys."""

    def __init__(self, page: Page, keys: bool, language: str) -> None:
        self.page = page
        self.keys = keys
        self.language = language

    def press(self, found: Locator) -> None:
        if self.keys:
            found.focus()
            self.page.keyboard.press("Enter")
        else:
            found.tap()

    def read_all(self) -> None:
        """Read the sentences of a step to the last."""
        more = self.page.get_by_test_id("coach-next")
        while more.count():
            self.press(more)


def reached(page: Page, number: int) -> None:
    """Wait until the coach speaks of a step."""
    expect(page.get_by_test_id("coach")).to_have_attribute("data-number", str(number))


def learn(
    arrive: Arrive,
    game: str,
    way: tuple[str, bool, str],
    do: Callable[[Learner, LessonStep], None],
) -> None:
    """Do a lesson from its first sentence to its last one."""
    name, keys, language = way
    lesson = lesson_of(game, name)
    size: dict[str, Any] = {"width": 1366, "height": 768} if keys else PHONE
    page = arrive(**size, locale=language).open(f"/rules/{game}")
    learner = Learner(page, keys, language)
    learner.press(page.locator(f"[data-lesson={name}]"))
    spoken = 0
    for step in lesson.steps:
        if step.say:
            reached(page, spoken)
            spoken += 1
            learner.read_all()
            expect(page.get_by_test_id("coach-text")).to_have_text(step.say[-1][language])
            assert page.evaluate(COVERED) <= 1, step.say[-1][language]
        do(learner, step)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-over", "true")
    expect(page.get_by_test_id("coach-text")).to_have_text(lesson.end[language])
