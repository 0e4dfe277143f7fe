"""Every position of every game has a picture, which shows what the viewer may know."""

from __future__ import annotations

from math import cos, radians, sin
from typing import cast
from xml.etree import ElementTree

import pytest

from hexagora import Rng, State, new_game
from hexagora.core import SPECTATOR, Facts
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.pictures.tile_drawing import Condition, tile_part
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.nexus.game import Nexus
from hexagora.pictures.drawing import (
    Box,
    Circle,
    Drawing,
    Line,
    Outline,
    Part,
    Placed,
    Point,
    Polygon,
    Text,
)
from hexagora.pictures.sketching import AMBER, BOLD_LETTER, LETTER, sketch_of
from kuhn import Kuhn
from worlds import World, play_on, samples, spread, viewers, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)
SECRET = worlds(["nexus"])
MOST = 12


def sketch(state: State, viewer: int) -> Drawing:
    return sketch_of(state.game, state.view(viewer).data)


def words_of(part: Part) -> list[str]:
    """All texts of a picture."""
    found = []
    for shape in part.shapes:
        if isinstance(shape, Text):
            found.append(shape.words)
        elif isinstance(shape, Placed):
            found += words_of(shape.part)
    return found


def points_of(part: Part) -> list[Point]:
    """Points that a picture reaches; a text reaches as far as wide letters would."""
    found: list[Point] = []
    for shape in part.shapes:
        if isinstance(shape, Polygon | Line):
            found += shape.points
        elif isinstance(shape, Circle):
            x, y, r = shape.x, shape.y, shape.radius
            found += [(x - r, y - r), (x + r, y + r)]
        elif isinstance(shape, Box):
            found += [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
        elif isinstance(shape, Text):
            wide = len(shape.words) * shape.size * (BOLD_LETTER if shape.bold else LETTER)
            left = shape.x - wide * {"start": 0, "middle": 0.5, "end": 1}[shape.anchor]
            found += [(left, shape.y - 0.75 * shape.size), (left + wide, shape.y)]
        elif isinstance(shape, Placed):
            a = shape.scale * cos(radians(shape.turn))
            b = shape.scale * sin(radians(shape.turn))
            found += [
                (shape.x + a * x - b * y, shape.y + b * x + a * y) for x, y in points_of(shape.part)
            ]
        else:
            assert isinstance(shape, Outline)
    return found


@every_world
def test_every_position_has_a_picture_with_nothing_cut_off(world: World) -> None:
    states = [world.game.start(), *spread(samples(world), MOST), samples(world)[-1]]
    for number, state in enumerate(states):
        everybody = viewers(world.game)
        drawing = sketch(state, everybody[number % len(everybody)])
        root = ElementTree.fromstring(drawing.svg())
        assert root.attrib["viewBox"] == f"0 0 {drawing.width:g} {round(drawing.height, 1):g}"
        assert len(root) == len(drawing.shapes)
        for x, y in points_of(drawing):
            assert -0.01 <= x <= drawing.width + 0.01
            assert -0.01 <= y <= drawing.height + 0.01


@every_world
def test_the_end_is_told_with_all_places(world: World) -> None:
    state = samples(world)[-1]
    words = words_of(sketch(state, SPECTATOR))
    told = " ".join(words)
    assert f"The game is over: {state.result()['reason']}" in told
    for place in state.places():
        assert any(word.startswith(f"{place}. ") for word in words)


@every_world
def test_who_decides_is_told(world: World) -> None:
    for state in spread(samples(world), MOST):
        if not state.over:
            who = f"seat {state.seat + 1}" if state.seat >= 0 else "chance"
            told = " ".join(words_of(sketch(state, SPECTATOR)))
            assert f"{who} decides: {world.game.kinds[state.kind]}" in told


@pytest.mark.parametrize("world", SECRET, ids=str)
def test_positions_that_differ_only_in_secrets_have_the_same_picture(world: World) -> None:
    differed = 0
    for number, state in enumerate(spread(samples(world), MOST)):
        for viewer in viewers(world.game):
            view = state.view(viewer)
            other = world.game.sample(view.data, Rng(f"{number}"))
            differed += other.pack() != state.pack()
            assert other.view(viewer)._repr_svg_() == view._repr_svg_()
            assert other._repr_svg_() == state._repr_svg_()
    assert differed > 0


def test_a_state_shows_what_a_spectator_sees_and_a_view_what_its_seat_sees() -> None:
    state = Kuhn().start()
    for action in (2, 0):
        state.apply(action)
    assert "cards [0, 0]" in state._repr_svg_()
    assert "cards [3, 0]" in state.view(0)._repr_svg_()
    assert "cards [0, 1]" in state.view(1)._repr_svg_()


def test_the_hand_of_nexus_is_in_the_own_view_only() -> None:
    game = new_game("nexus", 2, standing_orders="on")
    state = play_on(game.start(), "hand", 150)
    names = {card.id: card.names["en"] for card in cast(Nexus, game).tables.missions}
    player = cast("list[Facts]", state.view(0).data["players"])[0]
    held = cast("list[Facts]", cast(Facts, player["hand"])["missions"])
    assert held
    for mission in held:
        name = names[str(mission["card"])][:20]
        assert [
            any(word.startswith(name) for word in words_of(sketch(state, v))) for v in (0, -1)
        ] == [
            True,
            False,
        ]


def test_neuroshima_shows_armies_points_piles_and_cells() -> None:
    game = new_game("neuroshima", 2)
    state = play_on(game.start(), "hands", 40)
    data = state.view(SPECTATOR).data
    words = words_of(sketch_of(game, data))
    for seat, player in enumerate(cast("list[Facts]", data["players"])):
        assert f"{player['hp']} HP" in words
        assert f"pile {player['pile_size']}, discarded" in " ".join(words)
        assert game.options[f"army{seat + 1}"].capitalize() in words
    assert {str(unit["at"]) for unit in cast("list[Facts]", data["board"])} <= set(words)


def test_a_tile_shows_what_has_become_of_its_unit() -> None:
    tile = base_armies()["hegemony"].tile("hegemony_guard")
    plain = tile_part(tile, "hegemony", Condition())
    assert words_of(plain) == [str(value) for value in tile.initiative]
    faster = tuple(value + 1 for value in tile.initiative)
    shown = words_of(tile_part(tile, "hegemony", Condition(initiative=faster)))
    assert shown == [
        str(value) for pair in zip(faster, tile.initiative, strict=True) for value in pair
    ]
    for changed in (
        Condition(turn=1),
        Condition(wounds=1),
        Condition(netted=True),
        Condition(twin=5),
    ):
        assert tile_part(tile, "hegemony", changed).elements() != plain.elements()


def test_neuroshima_shows_the_initiative_of_the_moment() -> None:
    differed = 0
    for state in samples(worlds(["neuroshima"])[0]):
        position = cast(NeuroshimaState, state)
        field = position.field()
        amber = f'fill="{AMBER}"'
        changed = 0
        for cell in range(CELLS):
            if position.units.tile[cell] >= 0:
                printed = position.tables.tiles[int(position.units.tile[cell])].initiative
                now = [int(field.value(cell, which)) for which in range(len(printed))]
                changed += sum(a != b and a >= 0 for a, b in zip(now, printed, strict=True))
        assert state._repr_svg_().count(amber) == changed
        differed += changed
    assert differed > 0


def test_superhex_shows_every_piece_at_its_cell() -> None:
    state = play_on(new_game("superhex", 3).start(), "pieces", 30)
    data = state.view(SPECTATOR).data
    words = words_of(sketch_of(state.game, data))
    block = cast("dict[str, str]", data["block"])
    assert len(block) > 20
    assert set(block) <= set(words)
