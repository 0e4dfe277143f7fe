"""What every game must show and hide: views, and positions that are guessed from them."""

from __future__ import annotations

import copy
import json
from typing import cast

import pytest

from conformance_worlds import every_world, is_sentence
from hexagora import CHANCE, Rng
from hexagora.core import BadView, Facts
from worlds import PER_KIND, World, asked_samples, finish, play_on, samples, spread, viewers

pytestmark = pytest.mark.search


@every_world
def test_a_view_is_json_and_equal_for_equal_states(world: World) -> None:
    for state in samples(world):
        for seat in viewers(world.game):
            text = state.view(seat).to_json()
            assert is_sentence(text)
            told = json.loads(text)
            shown = copy.deepcopy(state.view(seat).data)
            for option in cast("list[Facts]", cast(Facts, shown["decision"])["options"]):
                # Programs get the notation as well.
                option["text"] = world.game.write(state, cast(int, option["id"]))
            assert told == shown
            assert world.game.unpack(state.pack()).view(seat).to_json() == text


@every_world
def test_a_view_says_what_it_is_of(world: World) -> None:
    game = world.game
    for state in samples(world):
        for seat in viewers(game):
            view = state.view(seat)
            asked = game.kinds[state.kind] if not state.over else "over"
            assert (view.seat, view.decides, view.kind) == (seat, state.seat, asked)
            assert view.data["game"] == game.name
            assert view.data["rules_version"] == game.rules_version
            assert view.data["options"] == game.options
            assert view.data["seats"] == game.seats
            assert view.data["seat"] == seat
            assert ("result" in view.data) == state.over


@every_world
def test_only_the_seat_that_decides_is_given_actions(world: World) -> None:
    for state in samples(world):
        for seat in viewers(world.game):
            view = state.view(seat)
            own = state.legal() if seat == state.seat != CHANCE else []
            assert view.legal == own
            assert view.data["decision"] == {
                "seat": int(state.seat),
                "kind": view.kind,
                "about": world.game.about(state, seat),
                "options": [{"id": a, **world.game.meaning(state, a)} for a in own],
            }


@every_world
def test_a_view_is_a_picture_that_later_moves_do_not_change(world: World) -> None:
    for state in asked_samples(world):
        played = state.copy()
        early, late = played.view(0), played.view(0)
        text, legal = early.to_json(), early.legal
        play_on(played, "picture")
        assert (early.to_json(), early.legal) == (text, legal)
        assert (late.to_json(), late.legal) == (text, legal)


@every_world
def test_a_position_can_be_guessed_from_a_view(world: World) -> None:
    game = world.game
    for number, state in enumerate(samples(world)):
        for seat in viewers(game):
            text = state.view(seat).to_json()
            guess = game.sample(json.loads(text), Rng(f"guess {number}"))
            assert guess.check() == []
            assert guess.view(seat).to_json() == text
            assert (guess.seat, guess.kind) == (state.seat, state.kind)
            again = game.sample(json.loads(text), Rng(f"guess {number}"))
            assert again == guess
            assert play_on(guess, "guess").check() == []


@every_world
def test_a_guessed_position_can_be_played_to_its_end(world: World) -> None:
    everybody = viewers(world.game)
    for number, state in enumerate(spread(asked_samples(world), 2 * PER_KIND)):
        data = state.view(everybody[number % len(everybody)]).data
        assert finish(world.game.sample(data, Rng(f"guess {number}")), "guess").check() == []


@every_world
def test_a_view_that_lacks_something_is_refused_or_sound(world: World) -> None:
    for state in spread(samples(world), PER_KIND):
        data = state.view(0).data
        for key in data:
            less: Facts = {k: v for k, v in data.items() if k != key}
            message = "it was not needed"
            try:
                assert world.game.sample(less, Rng("less")).check() == []
            except BadView as error:
                message = str(error)
            assert is_sentence(message)
    with pytest.raises(BadView):
        world.game.sample({}, Rng("nothing"))
