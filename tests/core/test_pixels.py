"""Pictures as pixels."""

from __future__ import annotations

import sys
from importlib import import_module, reload

import pytest

from hexagora import new_game
from hexagora.core import SPECTATOR, HexagoraError
from hexagora.pictures.drawing import MIDDLE, Drawing, Part
from hexagora.pictures.sketching import sketch_of
from worlds import play_on

numpy = pytest.importorskip("numpy")
pytest.importorskip("PIL")
adapter = import_module("hexagora.adapters.pixels")
outlines = import_module("hexagora.adapters.outlines")

RED, GREEN, WHITE = [255, 0, 0], [0, 255, 0], [255, 255, 255]


def at(drawing: Drawing, x: int, y: int, width: int = 0) -> list[int]:
    """The colour of a pixel."""
    picture = adapter.pixels(drawing, width or int(drawing.width))
    return [int(value) for value in picture[y, x]]


@pytest.mark.parametrize("name", ["superhex", "neuroshima", "nexus"])
def test_a_position_has_pixels_of_the_wanted_width(name: str) -> None:
    state = play_on(new_game(name, 2).start(), "pixels", 60)
    drawing = sketch_of(state.game, state.view(SPECTATOR).data)
    picture = adapter.pixels(drawing, 380)
    assert picture.dtype == numpy.uint8
    assert picture.shape == (round(drawing.height * 380 / drawing.width), 380, 3)
    assert len(numpy.unique(picture.reshape(-1, 3), axis=0)) > 100
    other = play_on(state.copy(), "more", 20)
    assert (adapter.pixels(sketch_of(other.game, other.view(SPECTATOR).data), 380) != picture).any()


def test_shapes_are_where_they_were_drawn() -> None:
    drawing = Drawing(40, 20)
    drawing.polygon(((0, 0), (10, 0), (10, 10), (0, 10)), "#f00")
    drawing.circle(30, 10, 6, "", "#0f0", 4)
    assert at(drawing, 5, 5) == RED
    assert at(drawing, 15, 5) == WHITE
    assert at(drawing, 30, 10) == WHITE
    assert at(drawing, 36, 10) == GREEN
    assert at(drawing, 10, 10, width=80) == RED


def test_what_a_path_crosses_twice_is_a_hole() -> None:
    drawing = Drawing(30, 30)
    drawing.outline("M2 2 H28 V28 H2 Z M10 10 h10 v10 h-10 z", "#f00")
    assert at(drawing, 5, 5) == RED
    assert at(drawing, 15, 15) == WHITE


def test_parts_are_turned_and_grown() -> None:
    part, drawing = Part(), Drawing(40, 40)
    part.box((4, -1), (4, 2), 0, "#f00")
    drawing.put(part, 20, 20, 2, turn=90)
    assert at(drawing, 20, 32) == RED
    assert at(drawing, 32, 20) == WHITE


def test_round_boxes_have_no_corners() -> None:
    drawing = Drawing(20, 20)
    drawing.box((0, 0), (20, 20), 10, "#f00")
    assert at(drawing, 10, 10) == RED
    assert at(drawing, 0, 0) == WHITE


def test_words_leave_ink_even_in_letters_that_the_font_lacks() -> None:
    for words in ("Runner", "Żółw", "Мутант"):
        drawing = Drawing(80, 20)
        drawing.text(40, 15, words, 14, "#000", MIDDLE, bold=True)
        picture = adapter.pixels(drawing, 80)
        assert 20 < (picture[:, :, 0] < 128).sum() < 800
        assert (picture[:, :8] == 255).all()


def test_curves_go_where_they_should() -> None:
    (circle,) = outlines.rings("M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z")
    assert circle.closed
    assert max(abs(x * x + y * y - 25) for x, y in circle.points) < 1e-9
    assert {round(y) for _, y in circle.points} == set(range(-5, 6))
    (arc,) = outlines.rings("M0 -30 A30 30 0 0 1 30 0")
    assert all(x >= -1e-9 and y <= 1e-9 for x, y in arc.points)
    assert not arc.closed
    (wave,) = outlines.rings("M0 0 Q5 10 10 0 T20 0")
    assert max(y for _, y in wave.points) == 5
    assert min(y for _, y in wave.points) == -5


@pytest.mark.parametrize("missing", ["numpy", "PIL"])
def test_what_is_missing_is_told_with_the_remedy(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(HexagoraError, match=rf'{missing}.*pip install "hexagora\[pettingzoo\]"'):
        reload(adapter)
    monkeypatch.undo()
    reload(adapter)


def test_a_picture_has_a_width() -> None:
    with pytest.raises(HexagoraError, match="0 pixels wide"):
        adapter.pixels(Drawing(10, 10), 0)
