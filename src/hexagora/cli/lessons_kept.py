"""How far somebody is in the lessons, kept in the data folder."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from hexagora.cli.folders import data_folder
from hexagora.core.lesson_files import lessons_of
from hexagora.core.lessons import Lesson


@dataclass(frozen=True)
class Kept:
    """What is known of a lesson: whether it was done, and what was done since it was begun."""

    done: bool = False
    texts: list[str] = field(default_factory=list)


def kept(lesson: Lesson) -> Kept:
    """How far a lesson is."""
    row = _read().get(_key(lesson))
    if not isinstance(row, dict):
        return Kept()
    texts = row.get("texts")
    good = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
    return Kept(row.get("done") is True, texts if good and texts else [])


def keep(lesson: Lesson, texts: list[str]) -> None:
    """Write down how far a lesson is."""
    _write(lesson, Kept(kept(lesson).done, texts))


def finish(lesson: Lesson) -> None:
    """A lesson is done."""
    _write(lesson, Kept(True))


def first_open(game: str) -> Lesson | None:
    """The first lesson of a game that is not done yet; if all are, the first."""
    lessons = lessons_of(game)
    return next((one for one in lessons if not kept(one).done), lessons[0] if lessons else None)


def _file() -> Path:
    return data_folder() / "lessons.json"


def _key(lesson: Lesson) -> str:
    return f"{lesson.game} {lesson.id}"


def _read() -> dict[str, object]:
    try:
        data = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def _write(lesson: Lesson, now: Kept) -> None:
    path = _file()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    data = {**_read(), _key(lesson): {"done": now.done, "texts": now.texts}}
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    fresh.replace(path)
