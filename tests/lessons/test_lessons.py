"""Every shipped lesson works: along its own line, along any way that it takes, in words."""

from __future__ import annotations

import re

import pytest

from hexagora import IllegalAction, State, game_names
from hexagora.core.languages import LANGUAGES
from hexagora.core.lesson_files import lessons_of
from hexagora.core.lessons import Coach, Lesson
from hexagora.core.registry import game_info, make_game

SHIPPED = [lesson for game in game_names() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize("lesson", SHIPPED, ids=lambda one: f"{one.game}-{one.id}")


def started(lesson: Lesson) -> State:
    game = make_game(lesson.game, lesson.seats, lesson.options)
    state = game.start()
    for text in lesson.start:
        state.apply(game.read(state, text))
    return state


def settled(state: State, coach: Coach) -> State:
    """After what chance and the others do."""
    while (action := coach.given(state)) is not None:
        assert state.seat != coach.lesson.learner
        coach.judge(state, action)
        state = state.copy()
        state.apply(action)
        coach.follow()
    return state


def wanted(state: State, coach: Coach) -> list[int]:
    """The legal actions that the lesson takes."""
    found: list[int] = []
    others: set[str] = set()
    for action in state.legal():
        try:
            coach.judge(state, action)
            found.append(action)
        except IllegalAction as error:
            others.add(error.code)
    assert others <= {"not_in_lesson"}
    return found


def coach_after(lesson: Lesson, steps: int) -> Coach:
    """The coach of somebody who has done so many steps."""
    coach = Coach(lesson)
    for step in lesson.steps[:steps]:
        for _ in range(1 + len(step.then)):
            coach.follow()
    return coach


def refused(state: State, coach: Coach) -> str:
    """Why something that the rules forbid is not done."""
    legal = set(state.legal())
    impossible = next(one for one in range(state.game.action_count) if one not in legal)
    with pytest.raises(IllegalAction) as why:
        coach.judge(state, impossible)
    assert why.value.code not in ("", "not_in_lesson")
    return str(why.value)


@each_lesson
def test_whatever_the_lesson_takes_leads_to_its_end(lesson: Lesson) -> None:
    """Every way through it, and wrong moves on the way: refused with a reason, and nothing lost."""
    before = [started(lesson)]
    others = 0
    for number, step in enumerate(lesson.steps):
        after: dict[bytes, State] = {}
        for state in before:
            coach = coach_after(lesson, number)
            assert state.seat == lesson.learner
            told = coach.told()
            ways = wanted(state, coach)
            assert state.game.read(state, step.example) in ways
            assert refused(state, coach)
            others += len(state.legal()) - len(ways)
            assert coach.told() == told
            for action in ways:
                follower, end = coach_after(lesson, number), state.copy()
                end.apply(action)
                follower.follow()
                end = settled(end, follower)
                after[end.pack()] = end
        before = list(after.values())
    assert others > 0
    assert coach_after(lesson, len(lesson.steps)).over
    assert all(not state.over for state in before), "there is a game to play on"


@each_lesson
def test_a_coach_goes_back_as_actions_are_taken_back(lesson: Lesson) -> None:
    state, coach = started(lesson), Coach(lesson)
    first = coach.told()
    coach.judge(state, state.game.read(state, lesson.steps[0].example))
    coach.follow()
    coach.back()
    assert coach.told() == first


@each_lesson
def test_lessons_speak_all_languages(lesson: Lesson) -> None:
    texts = [lesson.titles, lesson.end, *(text for step in lesson.steps for text in step.say)]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        for language in ("uk", "ru"):
            assert re.search("[\u0430-\u044f]", text[language])
        assert len(set(text.values())) == len(LANGUAGES)


@pytest.mark.parametrize("game", game_names())
def test_a_recruit_is_there_to_play_on(game: str) -> None:
    ids = [lesson.id for lesson in lessons_of(game)]
    assert len(set(ids)) == len(ids)
    for lesson in lessons_of(game):
        assert lesson.bot in game_info(game).ladder
