"""Lessons in TOML files: reading them, and telling their faults.

A lesson that is read has been played: its start, its example line and all that is given fit the
rules, and every example meets its goal.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from hexagora.core.content_check import Check, Row
from hexagora.core.errors import FaultsFound, HexagoraError
from hexagora.core.game import Game
from hexagora.core.lessons import PARTS, Coach, Goal, Lesson, LessonStep
from hexagora.core.registry import game_info, game_names, make_game
from hexagora.core.state import State
from hexagora.core.toml_faults import is_list_of, one_line, shown, syntax_fault

KEYS = ("id", "game", "title", "minutes", "seats", "learner", "bot", "options", "start", "steps")
STEP_KEYS = ("say", "cells", "parts", "goal", "example", "then")
GOAL_KEYS = ("action", "events", "view")
ID = re.compile(r"[a-z][a-z0-9_]{0,31}")
LONGEST_TITLE = 60
LONGEST_SENTENCE = 320
MOST_STEPS = 60
FOLDER = "lessons"


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson in the text of a file; `FaultsFound` tells all that is wrong with it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise FaultsFound(f"{one_line(name)}{syntax_fault(error)}") from None
    check = Check()
    _check_head(check, data)
    steps = check.rows("steps", data.get("steps"), MOST_STEPS)
    for place, row in steps:
        _check_step(check, place, row)
    if steps and not steps[0][1].get("say"):
        check.add(steps[0][0], "the first step says nothing; write say = [{ en = ... }]")
    if not check.faults:
        lesson = _lesson(data)
        _play_through(check, lesson)
        if not check.faults:
            return lesson
    raise FaultsFound(*(f"{one_line(name)}: {fault}" for fault in check.faults))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons that come with a game, in the order of their files' names."""
    package = game_info(game).lessons
    if not package:
        return ()
    found = [one for one in (files(package) / FOLDER).iterdir() if one.name.endswith(".toml")]
    return tuple(
        read_lesson(one.read_text("utf-8"), one.name) for one in sorted(found, key=lambda f: f.name)
    )


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson by its game and its id."""
    known = lessons_of(game)
    for one in known:
        if one.id == lesson:
            return one
    names = ", ".join(one.id for one in known) or "none"
    raise HexagoraError(
        "there is no such lesson of this game; there are: {lessons}", "no_lesson", lessons=names
    )


def next_lesson(lesson: Lesson) -> str:
    """The id of the one that comes after it in its game, or nothing."""
    known = [one.id for one in lessons_of(lesson.game)]
    after = known[known.index(lesson.id) + 1 :] if lesson.id in known else []
    return after[0] if after else ""


# What is written.


def _check_head(check: Check, data: Row) -> None:
    check.keys("the file", data, (*KEYS, "end"))
    check.own_id("the file", data, "first", ID, "write small letters, digits and _")
    game = check.one_of("the file", data, "game", game_names())
    check.texts("the file", data, "title", LONGEST_TITLE, "The first game")
    check.texts("the file", data, "end", LONGEST_SENTENCE, "That was it.")
    check.number("the file", data, "minutes", range(1, 31))
    if game:
        info = game_info(game)
        seats = range(info.least_seats, info.most_seats + 1)
        check.number("the file", data, "seats", seats)
        check.number("the file", data, "learner", range(1, info.most_seats + 1))
        check.one_of("the file", data, "bot", list(info.ladder))
    options = data.get("options", {})
    if not isinstance(options, dict) or not is_list_of(list(options.values()), str):
        check.add("options", 'this is no table of words; write for example { first = "1" }')
    _check_lines(check, "the file", data, "start")


def _check_step(check: Check, place: str, row: Row) -> None:
    check.keys(place, row, STEP_KEYS)
    say = row.get("say", [])
    if not is_list_of(say, dict):
        check.add(f"{place}.say", f"{shown(say)} is no list of texts; write [{{ en = ... }}]")
    else:
        for number, _ in enumerate(say, 1):
            check.texts(f"{place}.say[{number}]", {"text": say[number - 1]}, "text", 320, "Swap.")
    if not is_list_of(row.get("cells", []), str):
        check.add(f"{place}.cells", "this is no list of cells; write them in quotes")
    check.some_of(place, row, "parts", PARTS)
    goals = _goal_rows(row)
    if not goals:
        check.missing(place, 'goal = { action = { do = "..." } }')
    for goal in goals:
        check.keys(f"{place}.goal", goal, GOAL_KEYS)
        for key in ("action", "view"):
            if not isinstance(goal.get(key, {}), dict):
                check.add(f"{place}.goal.{key}", "this is no table of facts")
        if not is_list_of(goal.get("events", []), dict):
            check.add(f"{place}.goal.events", 'write a list such as [{ event = "..." }]')
        if not any(goal.get(key) for key in GOAL_KEYS):
            check.add(f"{place}.goal", "it names nothing; write what the action must be")
    if not isinstance(row.get("example"), str):
        check.missing(place, 'example = "..."')
    _check_lines(check, place, row, "then", needed=False)


def _check_lines(check: Check, place: str, row: Row, key: str, needed: bool = True) -> None:
    if key not in row:
        if needed:
            check.missing(place, f'{key} = """..."""')
    elif not isinstance(row[key], str):
        check.add(f"{place}.{key}", "write the actions as one text, a line for each")


def _goal_rows(row: Row) -> list[Row]:
    goal = row.get("goal")
    if isinstance(goal, dict):
        return [goal]
    return list(goal) if isinstance(goal, list) and is_list_of(goal, dict) else []


def _lines(text: str) -> tuple[str, ...]:
    """The actions in a text: a line for each, without what follows ``#``."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return tuple(line for line in lines if line)


def _lesson(data: Row) -> Lesson:
    steps = [
        LessonStep(
            tuple(row.get("say", [])),
            tuple(row.get("cells", [])),
            tuple(row.get("parts", [])),
            tuple(
                Goal(goal.get("action", {}), tuple(goal.get("events", [])), goal.get("view", {}))
                for goal in _goal_rows(row)
            ),
            row["example"],
            _lines(row.get("then", "")),
        )
        for row in data["steps"]
    ]
    return Lesson(
        id=data["id"],
        game=data["game"],
        titles=data["title"],
        minutes=data["minutes"],
        seats=data["seats"],
        options=data.get("options", {}),
        learner=data["learner"] - 1,
        bot=data["bot"],
        start=_lines(data["start"]),
        steps=tuple(steps),
        end=data["end"],
    )


# What comes of it.


def _play_through(check: Check, lesson: Lesson) -> None:
    """Play the lesson along its own example line; the first fault ends it."""
    try:
        game = make_game(lesson.game, lesson.seats, lesson.options)
        if lesson.learner >= game.seats:
            check.add(
                "learner", f"there is no seat {lesson.learner + 1}; the game has {game.seats}"
            )
            return
        state = _played(game.start(), game, lesson.start, "start", None)
    except HexagoraError as error:
        check.add("the file", str(error))
        return
    coach = Coach(lesson)
    for number, step in enumerate(lesson.steps, 1):
        place = f"steps[{number}]"
        try:
            _own_turn(state, lesson.learner, place)
            action = game.read(state, step.example)
            coach.judge(state, action)
            state.apply(action)
            coach.follow()
            state = _played(state, game, step.then, f"{place}.then", lesson.learner)
            for _ in step.then:
                coach.follow()
        except HexagoraError as error:
            check.add(place, f"{error}; mend the example, the goal or what comes before")
            return


def _own_turn(state: State, learner: int, place: str) -> None:
    if state.over or state.seat != learner:
        raise HexagoraError("it is not the learner who decides here")


def _played(
    state: State, game: Game, lines: Sequence[str], place: str, learner: int | None
) -> State:
    """The position after these lines; where others act, none of them may be the learner's."""
    for line in lines:
        try:
            if state.over:
                raise HexagoraError("the game is over")
            if learner is not None and state.seat == learner:
                raise HexagoraError("the learner decides here; make it a step")
            state.apply(game.read(state, line))
        except HexagoraError as error:
            raise HexagoraError(f"{place}: {shown(line)}: {error}") from None
    return state
