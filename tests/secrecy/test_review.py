"""Before the end a review tells a seat nothing that it may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora import Dealer, Game, Rng, State, new_game
from hexagora.bots.review import REVIEWER, review
from hexagora.bots.review_facts import Review
from hexagora.core.registry import level_of
from secrecy.test_two_worlds import SECRETS
from two_worlds import Pair, Secrets, twins
from worlds import choose, viewers

FIRST = 40
"""Secrets that are dealt before so many actions differ too early to be interesting."""


class Recorded(Pair):
    """Two worlds, and what was done in each while the viewer could not tell them apart."""

    def __init__(self, a: State, b: State, viewer: int, secrets: Secrets) -> None:
        self.ways: tuple[list[int], list[int]] = ([], [])
        super().__init__(a, b, viewer, secrets)

    def take(self, action_a: int, action_b: int) -> None:
        super().take(action_a, action_b)
        if not self.open:
            self.ways[0].append(action_a)
            self.ways[1].append(action_b)


def looked_through(game: Game, actions: list[int], viewer: int | None) -> Review:
    """By a reviewer in a hurry, who still goes by all that a search goes by."""
    setting = replace(level_of(game.name, REVIEWER), simulations=12, worlds=4)
    return review(game, actions, viewer=viewer, setting=setting)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_two_worlds_that_differ_only_in_secrets_have_the_same_review(seed: str) -> None:
    game, secrets = new_game("nexus", 2), SECRETS["nexus"]
    state, dealer, rng = game.start(), Dealer(seed), Rng(f"review {seed}")
    actions: list[int] = []
    while not state.over:
        kind = game.kinds[state.kind]
        pairs = twins(state, secrets) if kind in secrets.hidden else []
        others = [seat for seat in viewers(game) if seat >= 0 and pairs]
        others = [seat for seat in others if seat not in secrets.hidden[kind](state)]
        if len(actions) > FIRST and others:
            viewer = others[0]
            worlds = Recorded(state.copy(), state.copy(), viewer, secrets)
            worlds.take(*pairs[rng.below(len(pairs))])
            assert worlds.play_alike(rng, 80) == ""
            here, there = ([*actions, *way] for way in worlds.ways)
            assert here != there
            found = looked_through(game, here, viewer)
            assert found == looked_through(game, there, viewer)
            late = [one for one in found["decisions"] if one["step"] > len(actions) + 1]
            if late and not worlds.a.over:
                # All of it is another matter: that of the other seat tells what it holds.
                assert looked_through(game, here, None) != looked_through(game, there, None)
                return
        actions.append(choose(state, dealer, rng))
        state.apply(actions[-1])
    raise AssertionError("there was no secret to try")
