"""Two worlds that differ only in secrets, and whether somebody can tell them apart.

A game says by `Secrets` which of its decisions are hidden from whom, and which events lay a secret
open. `leak` plays it at random. Wherever a hidden decision comes up it is taken in two different
ways, and from there on both worlds are played alike: whoever may not know must get the same bytes,
in views and in events, until the secret is laid open. Nothing else is known about the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hexagora import Dealer, Game, Log, Rng, State
from worlds import choose, viewers


@dataclass(frozen=True)
class Secrets:
    """What a game hides.

    ``hidden`` names the kinds of decisions whose outcome is a secret; each has a function that
    tells the seats that may know it, from the position in which it is taken. ``reveals`` names the
    events after which a difference is no leak any more.
    """

    hidden: Mapping[str, Callable[[State], set[int]]] = field(default_factory=dict)
    reveals: frozenset[str] = frozenset()


def leak(game: Game, secrets: Secrets, seed: str) -> str:
    """Play one random game and say what somebody saw who may not, or nothing if all was well."""
    dealer, rng = Dealer(seed), Rng(f"two worlds {seed}")
    state = game.start()
    while not state.over:
        kind, legal = game.kinds[state.kind], state.legal()
        if kind in secrets.hidden and len(legal) > 1:
            knowers = secrets.hidden[kind](state)
            one = rng.below(len(legal))
            other = (one + 1 + rng.below(len(legal) - 1)) % len(legal)
            for viewer in viewers(game):
                if viewer not in knowers:
                    worlds = Pair(state.copy(), state.copy(), viewer, secrets)
                    worlds.take(legal[one], legal[other])
                    found = worlds.play_alike(rng)
                    if found:
                        return found
        state.apply(choose(state, dealer, rng))
    return ""


def leak_beside_guess(state: State, viewer: int, secrets: Secrets, seed: str) -> str:
    """The same for a world and a guess of it that the viewer could make."""
    rng = Rng(f"beside guess {seed}")
    guess = state.game.sample(json.loads(state.view(viewer).to_json()), rng)
    return Pair(state.copy(), guess, viewer, secrets).play_alike(rng)


class Pair:
    """Two worlds that one viewer must not be able to tell apart."""

    def __init__(self, a: State, b: State, viewer: int, secrets: Secrets) -> None:
        self.a = a
        self.b = b
        self.viewer = viewer
        self.secrets = secrets
        self.open = False
        self.difference = ""
        self._compare_views()

    def take(self, action_a: int, action_b: int) -> None:
        """Take the pending decision in both worlds, and compare what the viewer gets."""
        log_a, log_b = Log(), Log()
        self.a.apply(action_a, log_a)
        self.b.apply(action_b, log_b)
        if any(event.kind in self.secrets.reveals for event in log_a.events + log_b.events):
            self.open = True
            return
        heard_a, heard_b = log_a.seen_by(self.viewer), log_b.seen_by(self.viewer)
        self._compare("events", json.dumps(heard_a), json.dumps(heard_b))
        self._compare_views()

    def play_alike(self, rng: Rng, steps: int = 60) -> str:
        """Play so many random actions in both worlds alike; returns the first difference."""
        for _ in range(steps):
            if self.difference or self.open or self.a.over:
                break
            common = sorted(set(self.a.legal()) & set(self.b.legal()))
            if not common:
                # What was done is possible in one world only: whoever sees it learns that.
                break
            action = common[rng.below(len(common))]
            self.take(action, action)
        return self.difference

    def _compare_views(self) -> None:
        views = self.a.view(self.viewer), self.b.view(self.viewer)
        self._compare("actions", str(views[0].legal), str(views[1].legal))
        self._compare("view", views[0].to_json(), views[1].to_json())

    def _compare(self, what: str, a: str, b: str) -> None:
        if a != b and not self.difference:
            self.difference = f"{what} of viewer {self.viewer}: {a} or {b}"
