"""A lesson at the table: given luck and answers, reasons for wrong moves, and a game afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexagora.core import read_record
from hexagora.core.lesson_files import lesson_of
from table_client import Json, Person, Refused, Site, running, tokens_of

LESSON = lesson_of("superhex", "first")


def begin(site: Site) -> Json:
    made = site.post("api/lessons", {"game": "superhex", "lesson": "first", "name": "Ada"})
    assert isinstance(made, dict)
    return made


def do_steps(person: Person, first: int, last: int) -> None:
    for step in LESSON.steps[first:last]:
        person.until(lambda one: one.card["decides"] == 0)
        person.act(0, step.example)


def test_the_catalogue_names_the_lessons(site: Site) -> None:
    games = {game["name"]: game for game in site.get("api/catalogue")["games"]}
    told = games["superhex"]["lessons"][0]
    assert told == {"id": "first", "title": LESSON.titles, "minutes": LESSON.minutes}


def test_a_lesson_that_is_not_there(site: Site) -> None:
    with pytest.raises(Refused, match="there are: first") as refused:
        site.post("api/lessons", {"game": "superhex", "lesson": "last", "name": "Ada"})
    assert refused.value.code == "not_found"


def test_wrong_moves_are_explained_and_nothing_is_lost(site: Site) -> None:
    made = begin(site)
    person = site.sit(made["table"], *tokens_of(made))
    card = person.card["lesson"]
    assert (card["number"], card["of"], card["over"]) == (0, 7, False)
    assert card["say"] == [dict(text) for text in LESSON.steps[0].say]
    assert card["cells"] == ["-2,2", "-1,1"]
    with pytest.raises(Refused, match="do not touch"):
        person.act(0, "swap -2,2 4,0")
    with pytest.raises(Refused, match="about something else"):
        person.act(0, "swap -3,3 -2,2")
    assert person.card["lesson"] == card
    do_steps(person, 0, 1)
    person.until(lambda one: one.card["lesson"]["number"] == 1)
    assert person.view["dice"] == ["red", "orange"]


def test_it_is_gone_on_with_after_a_restart_and_ends_in_a_game(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as site:
        made = begin(site)
        person = site.sit(made["table"], *tokens_of(made))
        do_steps(person, 0, 4)
    with running(tmp_path / "tables.sqlite") as site:
        person = site.sit(made["table"], *tokens_of(made))
        assert person.card["lesson"]["number"] == 4
        # The first swap of the double may be taken back, and the coach goes back too.
        person.command("undo", 0, count=1)
        person.until(lambda one: one.card["lesson"]["number"] == 3)
        do_steps(person, 3, len(LESSON.steps))
        person.until(lambda one: one.card["lesson"]["over"])
        assert person.card["lesson"]["say"] == [dict(LESSON.end)]
        assert person.view["scores"] == [8, 0]
        if person.card["hold"] is not None:
            person.command("go", 0)
        person.until(lambda one: one.card["decides"] == 0)
        assert person.card["step"] > len(LESSON.start) + len(LESSON.steps), "played on"
        person.command("resign", 0)
        person.until(lambda one: one.card["state"] == "over")
        record = read_record(site.get(f"api/tables/{made['table']}/record", made["watch"]))
        assert record.forked > len(LESSON.start)
        record.verify()
