"""A lesson with faults is refused, and told where and how to mend it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexagora.core.errors import FaultsFound, HexagoraError
from hexagora.core.lesson_files import lesson_of, next_lesson, read_lesson

FIRST = (files("hexagora.games.superhex.content") / "lessons/1_first.toml").read_text("utf-8")


def fault(old: str, new: str) -> str:
    """What is said of the lesson with something in it changed."""
    assert old in FIRST
    with pytest.raises(FaultsFound) as found:
        read_lesson(FIRST.replace(old, new, 1), "mine.toml")
    assert all(one.startswith("mine.toml") for one in found.value.faults)
    return str(found.value)


def test_the_lesson_itself_is_read() -> None:
    assert read_lesson(FIRST, "mine.toml").id == "first"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 4", "minutes = = 4", "this is not TOML"),
        ('game = "superhex"', 'game = "superhx"', 'did you mean "superhex"?'),
        ("minutes = 4", "minuts = 4", "did you mean minutes?"),
        ("minutes = 4", "minutes = 400", "write a whole number from 1 to 30"),
        ("learner = 1", "learner = 3", "there is no seat 3"),
        ('bot = "recruit"', 'bot = "rekrut"', 'did you mean "recruit"?'),
        ('options = { first = "1" }', 'options = { fist = "1" }', "no option 'fist'"),
        ("deal 71\n", "deal zz\n", 'start: "deal zz"'),
        ("roll yellow orange\n", "", "it is not the learner who decides here"),
        ('parts = ["bar"]', 'parts = ["bra"]', 'did you mean "bar"?'),
        ('goal = { action = { do = "pass" } }', "goal = {}", "it names nothing"),
        ('goal = { action = { do = "pass" } }\n', "", "steps[3]: goal is missing"),
        ('goal = { action = { do = "pass" } }', "goal = { event = 3 }", 'did you mean events?'),
        ('example = "pass"', 'example = "pay orange 2,-4"', "about something else here"),
        ('example = "swap -1,2 0,2"', 'example = "swap -1,2 5,2"', "steps[2]"),
        ("swap 2,-2 3,-3\n", "swap 2,-2 9,9\n", 'steps[3].then: "swap 2,-2 9,9"'),
        ('then = "roll orange red"', "then = 7", "a line for each"),
        ("cells = [\"2,-4\"]", "cells = [2]", "no list of cells"),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_place(old: str, new: str, said: str) -> None:
    assert said in fault(old, new)


def test_a_learners_decision_is_a_step_of_its_own() -> None:
    told = fault('then = "roll orange red"', 'then = """\nroll orange red\nswap -1,2 0,2\n"""')
    assert "the learner decides here; make it a step" in told


def test_lessons_are_found_by_their_names() -> None:
    assert lesson_of("superhex", "first").learner == 0
    assert next_lesson(lesson_of("superhex", "first")) == ""
    with pytest.raises(HexagoraError, match="there is no such lesson"):
        lesson_of("superhex", "zeroth")
