"""The rules on one page: texts in all languages, known clauses, positions of lessons."""

from __future__ import annotations

import pytest

from hexagora import game_names
from hexagora.core.languages import LANGUAGES
from hexagora.core.lesson_files import lesson_of
from hexagora.pictures.primer import Panel, picture_of, primer_of
from hexagora.words.rulebook import rules_of

PANELS = [
    pytest.param(game, number, panel, id=f"{game}-{number}")
    for game in game_names()
    for number, panel in enumerate(primer_of(game))
]


@pytest.mark.parametrize("game", ["neuroshima", "nexus", "superhex"])
def test_there_is_a_page_of_a_few_panels(game: str) -> None:
    assert 4 <= len(primer_of(game)) <= 6


@pytest.mark.parametrize(("game", "number", "panel"), PANELS)
def test_a_panel_says_what_the_clauses_say_and_shows_it(
    game: str, number: int, panel: Panel
) -> None:
    assert set(panel.title) == set(panel.text) == set(LANGUAGES)
    assert all(len(text) < 260 for text in panel.text.values())
    rules = rules_of(game)
    assert rules is not None
    known = {clause.id for section in rules.sections for clause in section.clauses}
    assert set(panel.clauses) <= known
    assert panel.step < len(lesson_of(game, panel.lesson).steps)
    picture = picture_of(game, number)
    assert picture.startswith("<svg")
    assert picture.count("#fff6e6") >= 2 * len(panel.arrows)
