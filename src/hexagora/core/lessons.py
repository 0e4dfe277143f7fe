"""Lessons: a prepared board, and steps with a goal that the engine checks.

A lesson is data (docs/lessons.md); `hexagora.core.lesson_files` reads and checks it. What chance
and the other seats do while it lasts is written in it, so that it goes the same way for everybody.
A `Coach` follows one learner through it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts, Log
from hexagora.core.state import State

Texts = Mapping[str, str]
"""A text by language; English is always among them."""

PARTS = ("board", "hand", "bar", "seats", "tabs", "card")
"""The parts of a table that a step can point at, beside cells."""


@dataclass(frozen=True)
class Goal:
    """What an action must be, and what must come of it.

    ``action`` is compared with its meaning, each of ``events`` with what happens at once, and
    ``view`` with what the learner sees then. What is not named does not matter.
    """

    action: Facts = field(default_factory=dict)
    events: Sequence[Facts] = ()
    view: Facts = field(default_factory=dict)

    def met(self, state: State, action: int) -> bool:
        """Whether a legal action of the position meets it."""
        if not fits(self.action, state.game.meaning(state, action)):
            return False
        seat, log = int(state.seat), Log()
        after = state.copy()
        after.apply(action, log)
        seen = log.seen_by(seat)
        if not all(any(fits(wanted, event) for event in seen) for wanted in self.events):
            return False
        return not self.view or fits(self.view, after.view(seat).data)


@dataclass(frozen=True)
class LessonStep:
    """One decision of the learner.

    ``say`` are sentences to be read one after the other; without any, those of the step before
    stay. ``cells`` and ``parts`` are pointed at. Any one of the ``goals`` will do, and ``example``
    is an action that meets one. ``then`` is what chance and the others do after it.
    """

    say: Sequence[Texts]
    cells: Sequence[str]
    parts: Sequence[str]
    goals: Sequence[Goal]
    example: str
    then: Sequence[str]


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be played from its ``start``, which is the course of a game up to there.

    ``learner`` is the seat of whoever learns, counted from 0; ``bot`` sits on the others and plays
    on when the lesson is over, of which ``end`` tells.
    """

    id: str
    game: str
    titles: Texts
    minutes: int
    seats: int
    options: Mapping[str, str]
    learner: int
    bot: str
    start: Sequence[str]
    steps: Sequence[LessonStep]
    end: Texts


@dataclass(frozen=True)
class Told:
    """What the coach says now: ``number`` of ``of``, and what is pointed at."""

    number: int
    of: int
    say: Sequence[Texts]
    cells: Sequence[str]
    parts: Sequence[str]


class Coach:
    """How far somebody is in a lesson. It is told of every action since the start, in order."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._course: list[LessonStep | str] = []
        for step in lesson.steps:
            self._course += [step, *step.then]
        self._at = 0

    @property
    def over(self) -> bool:
        """Whether all is done: from now on it is a game like others."""
        return self._at == len(self._course)

    @property
    def begun(self) -> bool:
        """Whether anything has been done since the start."""
        return self._at > 0

    def example(self) -> str:
        """What the learner could do now."""
        here = self._course[self._at]
        return here.example if isinstance(here, LessonStep) else here

    def given(self, state: State) -> int | None:
        """What chance or another seat does now; None where the learner decides, or nobody knows."""
        if self.over:
            return None
        here = self._course[self._at]
        return state.game.read(state, here) if isinstance(here, str) else None

    def judge(self, state: State, action: int) -> None:
        """Raise `IllegalAction` for what the rules forbid or the lesson does not want."""
        if action not in state.legal():
            raise state.game.refusal(state, action)
        if self.over:
            return
        here = self._course[self._at]
        if isinstance(here, str):
            if state.game.read(state, here) != action:
                raise IllegalAction(
                    "this lesson has changed since it was begun; begin it again", "other_lesson"
                )
        elif not any(goal.met(state, action) for goal in here.goals):
            raise IllegalAction(
                "this can be done, but the lesson is about something else here", "not_in_lesson"
            )

    def follow(self) -> None:
        """An action that was judged is done."""
        if not self.over:
            self._at += 1

    def back(self) -> None:
        """The last action is taken back."""
        self._at -= 1

    def told(self) -> Told:
        """What is to be said now."""
        steps = [item for item in self._course[: self._at + 1] if isinstance(item, LessonStep)]
        spoken = [step for step in self.lesson.steps if step.say]
        if self.over:
            return Told(len(spoken), len(spoken), (self.lesson.end,), (), ())
        said = [step for step in steps if step.say]
        now = steps[-1]
        return Told(len(said) - 1, len(spoken), said[-1].say, now.cells, now.parts)


def fits(wanted: object, found: object) -> bool:
    """Whether a fact is as wanted; an object or a list need only have what is named.

    >>> fits({"do": "swap"}, {"do": "swap", "cells": ["0,0", "0,1"]})
    True
    >>> fits({"scores": {"0": {"least": 3}}}, {"scores": [2, 5]})
    False
    """
    if isinstance(wanted, Mapping):
        if isinstance(found, int) and wanted and wanted.keys() <= {"least", "most"}:
            return bool(wanted.get("least", found) <= found <= wanted.get("most", found))
        if isinstance(found, Mapping):
            return all(key in found and fits(value, found[key]) for key, value in wanted.items())
        if isinstance(found, list | tuple):
            return all(
                key.isdigit() and int(key) < len(found) and fits(value, found[int(key)])
                for key, value in wanted.items()
            )
        return False
    if isinstance(wanted, list):
        return (
            isinstance(found, list | tuple)
            and len(wanted) == len(found)
            and all(fits(one, other) for one, other in zip(wanted, found, strict=True))
        )
    return type(wanted) is type(found) and wanted == found
