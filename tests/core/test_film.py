"""Records that play themselves."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hexagora import Dealer, Match, Rng, new_game
from hexagora.core import Record
from hexagora.pictures.film import film
from kuhn import Kuhn
from worlds import choose, golden_records

SOME = ("superhex-1-742", "neuroshima-2-7", "nexus-2-bad_neighbourhood-on-short_game-on-standing")


def arguments(page: str) -> list[object]:
    """What the script of a film is given."""
    text = page.rpartition("})(")[2].removesuffix(");</script></div>")
    return list(json.loads(f"[{text}]"))


def pictures(page: str) -> list[str]:
    """All frames, put together as the script does it."""
    _, opening, pieces, shapes, frames, *_ = arguments(page)
    assert isinstance(opening, str)
    assert isinstance(pieces, list)
    assert isinstance(shapes, list)
    assert isinstance(frames, list)
    return [
        opening + "".join(pieces[n] for shape in one for n in shapes[shape]) + "</svg>"
        for one in frames
    ]


def captions(page: str) -> list[str]:
    found = arguments(page)[5]
    assert isinstance(found, list)
    return found


def golden(beginning: str) -> Record:
    return next(r for name, r in golden_records().items() if name.startswith(beginning))


def kuhn(finished: bool) -> Record:
    match = Match(Kuhn(), ["Ann", "<b>Bob</b></script>"], "film")
    match.deal()
    match.deal()
    for action in (3, 3)[: 2 if finished else 1]:
        match.play(action)
    return match.record()


@pytest.mark.parametrize("beginning", SOME)
def test_a_film_has_the_picture_of_every_step(beginning: str) -> None:
    record = golden(beginning)
    game = record.game
    page = record._repr_html_()
    shown = pictures(page)
    states = [game.start(), *(step.state for step in record.steps())]
    assert len(shown) == len(captions(page)) == len(states)
    for picture, state in zip(shown, states, strict=True):
        drawn = ElementTree.fromstring(state._repr_svg_())
        assert [ElementTree.tostring(one) for one in ElementTree.fromstring(picture)] == [
            ElementTree.tostring(one) for one in drawn
        ]


def test_without_scripts_the_last_picture_is_shown() -> None:
    page = film(golden("neuroshima-2-7"))
    before_script = page.partition("<script>")[0]
    assert pictures(page)[-1] in before_script
    assert 'data-part="controls" style="display:none' in before_script


def test_a_film_asks_for_nothing_from_elsewhere() -> None:
    page = film(golden("superhex-1-742")).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|src=|@import|url\(|href=", page)


def test_films_in_one_notebook_do_not_meet() -> None:
    record = kuhn(finished=True)
    names = {str(arguments(film(record))[0]) for _ in range(2)}
    assert len(names) == 2
    assert f'<div id="{arguments(page := film(record))[0]}"' in page


def test_a_film_of_a_usual_game_is_small() -> None:
    record = golden("superhex-2-128")
    assert len(record.texts) > 300
    assert len(film(record)) < 500_000


def test_a_film_speaks_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    page = film(golden("superhex-1-742"))
    assert captions(page)[0] == "początek"
    assert any(caption.startswith("los: roll ") for caption in captions(page))
    assert 'aria-label="poprzedni krok"' in page
    assert "miejsce 1: " in page
    assert not re.search("previous step|the beginning|chance:", page)


def test_names_cannot_break_out_of_a_film() -> None:
    page = film(kuhn(finished=True))
    assert "<b>" not in page.partition("<script>")[0]
    assert page.count("</script>") == 1
    assert any("<b>Bob</b></script>: pass" in caption for caption in captions(page))


def test_the_actions_of_a_finished_game_are_told_in_its_notation() -> None:
    record = kuhn(finished=True)
    assert record.places
    for caption, text in zip(captions(film(record))[1:], record.texts, strict=True):
        assert text in caption


def test_an_ending_that_the_players_agreed_on_is_told() -> None:
    record = replace(kuhn(finished=False), ending="resigned 1", places=[2, 1])
    assert captions(film(record))[-1].endswith("resigned 1")


def test_the_film_of_a_game_that_goes_on_tells_no_secret() -> None:
    """Two games that differ only in cards that a player drew look and sound the same."""
    game = new_game("nexus", 2)
    state, dealer, rng = game.start(), Dealer("secret film"), Rng("secret film")
    texts: list[str] = []
    while game.kinds[state.kind] != "draw":
        action = choose(state, dealer, rng)
        texts.append(game.write(state, action))
        state.apply(action)
    drawn = {game.write(state, action) for action in state.legal()}
    assert len(drawn) > 2
    films = []
    for text in sorted(drawn)[:2]:
        page = film(Record(game, ["a", "b"], "", texts=[*texts, text]))
        films.append(arguments(page)[1:])
        assert text not in page
    assert films[0] == films[1]
