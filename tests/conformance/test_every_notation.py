"""What every game must do with notation: what is written can be read, and garbage is refused."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance_worlds import MOST_ACTIONS, every_game, every_world, is_sentence
from hexagora import Ambiguous, IllegalAction, State, Unreadable
from worlds import World, asked_samples, spread, steady, worlds

pytestmark = pytest.mark.search


@every_world
def test_what_is_written_can_be_read(world: World) -> None:
    game = world.game
    for state in asked_samples(world):
        legal = state.legal()
        texts = [game.write(state, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in spread(list(zip(legal, texts, strict=True)), MOST_ACTIONS):
            assert is_sentence(text)
            assert text == text.strip()
            assert "#" not in text
            assert game.read(state, text) == action


@cache
def written(name: str) -> list[tuple[State, str]]:
    """Positions of a game with a legal action of each, as text."""
    return [
        (state, state.game.write(state, action))
        for world in worlds([name])
        for state in spread(asked_samples(world), 8)
        for action in spread(state.legal(), 4)
    ]


@st.composite
def garbled(draw: st.DrawFn, name: str) -> tuple[State, str]:
    """A position, and a text that once was a legal action of it, or of another one."""
    state, own = draw(st.sampled_from(written(name)))
    _, other = draw(st.sampled_from(written(name)))
    text = draw(st.sampled_from((own, other, "")))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 3)))
    return state, text[:start] + draw(st.text(max_size=12)) + text[end:]


@every_game
def test_garbage_is_refused_with_a_sentence(name: str) -> None:
    @steady
    @given(garbled(name))
    def refused(case: tuple[State, str]) -> None:
        state, text = case
        pack = state.pack()
        try:
            action, message = state.game.read(state, text), "it was legal"
        except (Unreadable, IllegalAction, Ambiguous) as error:
            action, message = state.legal()[0], str(error)
        assert action in state.legal()
        assert is_sentence(message)
        assert len(message) < 500
        assert state.pack() == pack

    refused()
