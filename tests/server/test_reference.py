"""The pages of docs/reference are those of the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hexagora import game_names, new_game
from hexagora.server.reference import (
    COMMAND,
    SOURCE,
    all_pages,
    catalogue,
    codes_in,
    game_refusals,
    refusals,
)
from hexagora.words.sources import house_source, read_catalogue

pages = cache(all_pages)
FOLDER = Path(__file__).parents[2] / "docs" / "reference"
every_game = pytest.mark.parametrize("name", game_names())


def test_the_pages_are_those_of_the_program() -> None:
    made = pages()
    kept = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.md")}
    stale = sorted(name for name in {*made, *kept} if made.get(name) != kept.get(name))
    assert stale == [], f"run: {COMMAND}"


@every_game
def test_every_event_and_every_kind_of_decision_has_its_row(name: str) -> None:
    page, game = pages()[f"{name}.md"], new_game(name)
    rows = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| `")]
    missing = [kind for kind in (*game.kinds, *game.event_kinds) if f"`{kind}`" not in rows]
    assert missing == []


@every_game
def test_every_event_and_every_action_has_words_there(name: str) -> None:
    page = pages()[f"{name}.md"]
    told = [
        line
        for section in ("## Actions", "## Events")
        for line in page.partition(f"{section}\n")[2].partition("\n## ")[0].splitlines()
        if line.startswith("| `")
    ]
    assert len(told) > 10
    assert [line for line in told if line.endswith("|  |")] == []


@every_game
def test_the_words_of_a_game_have_a_place_that_says_them(name: str) -> None:
    found = game_refusals(name)
    assert len(found) > 10
    assert [code for code, one in found.items() if not one.places] == []


def test_the_words_of_the_house_have_a_place_that_says_them() -> None:
    said = catalogue(house_source("en"), read_catalogue("hexagora.words", "terminal/en"))
    assert [
        code for code, one in refusals([SOURCE], codes_in(said)).items() if not one.places
    ] == []


def test_a_pattern_reads_as_in_the_usual_case() -> None:
    source = """\
refusal-a = { SEAT($seat) } has { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }{ $last ->
        [true] {" "}(the last)
       *[false] { "" }
    }.
"""
    assert catalogue(source) == {"refusal-a": "{seat} has {count} pieces."}


def test_a_place_tells_facts_and_clauses(tmp_path: Path) -> None:
    file = SOURCE / "core" / "errors.py"
    found = refusals([file.parent], ["taken", "several_packs", "never"])
    assert found["several_packs"].facts == {"option", "value", "values"}
    assert found["never"].places == set()
