"""``hexagora learn``: lessons in the terminal, wrong moves, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_program import Program
from hexagora import game_names
from hexagora.core import load_record
from hexagora.core.lesson_files import lesson_of, lessons_of

FIRST = lesson_of("superhex", "first")
STEPS = [step.example for step in FIRST.steps]
SHIPPED = [(lesson.game, lesson.id) for game in game_names() for lesson in lessons_of(game)]
LANGUAGES = ("en", "pl", "uk", "ru")
CASES = [(*name, LANGUAGES[number % 4]) for number, name in enumerate(SHIPPED)]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "name", "language"), CASES)
def test_a_lesson_from_its_start_to_its_end(
    play: Program, hexagora: Program, game: str, name: str, language: str
) -> None:
    lesson = lesson_of(game, name)
    run = play(f"learn {game} {name} --lang {language}", most=len(lesson.steps), then=["q"])
    assert run.code == 0
    assert run.err == ""
    told = flat(run.out)
    for step in lesson.steps:
        for text in step.say:
            assert told.count(flat(text[language])) == 1
    assert flat(lesson.end[language]) in told
    assert max(map(len, run.out.splitlines())) <= 80
    listed = hexagora("learn").out
    assert listed.count(", done") == 1
    assert f"{lesson.titles['en']} ({lesson.minutes} min), done" in flat(listed)


def test_wrong_moves_are_explained_and_nothing_is_lost(hexagora: Program) -> None:
    run = hexagora("learn superhex", ["swap -2,2 4,0", "swap -3,3 -2,2", "u", *STEPS, "q"])
    told = flat(run.out)
    assert "Not possible: -2,2 and 4,0 do not touch" in told
    assert "Not possible: This can be done, but the lesson is about something else" in told
    assert "There is nothing to take back" in told
    assert flat(FIRST.end["en"]) in told


def test_it_goes_on_where_it_was_left(hexagora: Program, data_home: Path) -> None:
    run = hexagora("learn superhex first", [*STEPS[:4], "u", STEPS[3], "q"])
    assert "go on with: hexagora learn superhex first" in run.out
    assert f'"{STEPS[3]}" is taken back' in run.out
    assert "begun" in hexagora("learn").out
    run = hexagora("learn superhex", [*STEPS[4:], "q"])
    assert run.out.count("Step 1 of") == 0
    assert flat(FIRST.end["en"]) in flat(run.out)
    # A file that makes no sense is as good as none, and a lesson can be begun anew.
    hexagora("learn superhex first", [*STEPS[:2], "q"])
    assert "Step 1 of" in hexagora("learn superhex first --again", ["q"]).out
    (data_home / "hexagora/lessons.json").write_text('{"superhex first": {"texts": ["swim"]}}')
    assert "Step 1 of" in hexagora("learn superhex", ["q"]).out


def test_skipped_and_the_next_one(hexagora: Program) -> None:
    run = hexagora("learn nexus", ["skip", "skip", "skip"])
    for lesson in lessons_of("nexus"):
        assert flat(lesson.steps[0].say[0]["en"]) in flat(run.out)
    assert run.code == 0


def test_the_game_goes_on_against_the_bot_and_is_kept(hexagora: Program, data_home: Path) -> None:
    run = hexagora("learn superhex", [*STEPS, "", ""])
    assert "Recruit" in run.out.split(FIRST.end["en"][-20:])[-1]
    record = load_record(data_home / "hexagora/unfinished.record")
    assert record.forked >= len(FIRST.start) + len(STEPS)
    record.verify()
    again = hexagora("play --resume", ["quit", "n"])
    assert again.code == 0
    assert "goes on after" in again.out


def test_what_is_not_there(hexagora: Program) -> None:
    run = hexagora("learn superhex last")
    assert run.code == 1
    assert "there are: first" in run.err
    assert hexagora("learn chess").code == 1
