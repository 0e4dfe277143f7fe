"""Two worlds that differ only in secrets, and whether somebody can tell them apart.

A game says by `Secrets` which of its decisions are hidden from whom, and which events lay a secret
open. `leak` plays it at random. Wherever a hidden decision comes up it is taken in two different
ways, and from there on both worlds are played alike: whoever may not know must get the same bytes,
in views, in observations and in events, until the secret is laid open. Nothing else is known about
the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hexagora import Dealer, Game, Log, Rng, State
from hexagora.core import Event
from hexagora.core.observer import Observer
from worlds import choose, viewers


@dataclass(frozen=True)
class Secrets:
    """What a game hides.

    ``hidden`` names the kinds of decisions whose outcome is a secret; each has a function that
    tells the seats that may know it, from the position in which it is taken. ``alike`` gives each
    action of such a decision what everybody sees of it: only actions with the same are a secret.
    ``reveals`` names the events after which a difference is no leak any more; ``shows`` tells the
    same of an event for one viewer, from the position before it. Of the hidden decisions of a game
    the first of each kind is tried, then one of so many as ``one_of`` says.
    """

    hidden: Mapping[str, Callable[[State], set[int]]] = field(default_factory=dict)
    reveals: frozenset[str] = frozenset()
    shows: Callable[[State, Event, int], bool] = lambda state, event, viewer: False
    alike: Callable[[State, int], str] = lambda state, action: ""
    one_of: int = 1


def leak(game: Game, secrets: Secrets, seed: str) -> str:
    """Play one random game and say what somebody saw who may not, or nothing if all was well."""
    dealer, rng = Dealer(seed), Rng(f"two worlds {seed}")
    state = game.start()
    tried: set[str] = set()
    while not state.over:
        kind = game.kinds[state.kind]
        chosen = kind in secrets.hidden and (kind not in tried or rng.below(secrets.one_of) == 0)
        pairs = twins(state, secrets) if chosen else []
        if pairs:
            tried.add(kind)
            knowers = secrets.hidden[kind](state)
            one, other = pairs[rng.below(len(pairs))]
            for viewer in viewers(game):
                if viewer not in knowers:
                    worlds = Pair(state.copy(), state.copy(), viewer, secrets)
                    worlds.take(one, other)
                    found = worlds.play_alike(rng)
                    if found:
                        return found
        state.apply(choose(state, dealer, rng))
    return ""


def shown(state: State, viewer: int) -> str:
    """What a viewer is shown of a world."""
    return state.view(viewer).to_json()


def twins(state: State, secrets: Secrets) -> list[tuple[int, int]]:
    """All pairs of legal actions that look alike to those who may not know."""
    told = [(action, secrets.alike(state, action)) for action in state.legal()]
    return [(a, b) for a, seen in told for b, seen_too in told if a != b and seen == seen_too]


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
        self.observer = Observer(a.game)
        self._compare_views()

    def take(self, action_a: int, action_b: int) -> None:
        """Take the pending decision in both worlds, and compare what the viewer gets."""
        before = self.a.copy()
        log_a, log_b = Log(), Log()
        self.a.apply(action_a, log_a)
        self.b.apply(action_b, log_b)
        for event in log_a.events + log_b.events:
            if event.kind in self.secrets.reveals or self.secrets.shows(before, event, self.viewer):
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
            pairs = [(action, action) for action in set(self.a.legal()) & set(self.b.legal())]
            pairs = sorted(pairs) or self._hidden_pairs()
            if not pairs:
                # What was done is possible in one world only: whoever sees it learns that.
                break
            self.take(*pairs[rng.below(len(pairs))])
        return self.difference

    def _hidden_pairs(self) -> list[tuple[int, int]]:
        """Different ways for the two worlds to go on, if the viewer may not see which are gone."""
        kind = self.a.game.kinds[self.a.kind]
        known = self.secrets.hidden.get(kind)
        if self.a.kind != self.b.kind or known is None:
            return []
        if self.viewer in known(self.a) | known(self.b):
            return []
        alike = self.secrets.alike
        return [
            (a, b)
            for a in self.a.legal()
            for b in self.b.legal()
            if alike(self.a, a) == alike(self.b, b)
        ]

    def _compare_views(self) -> None:
        views = self.a.view(self.viewer), self.b.view(self.viewer)
        self._compare("actions", str(views[0].legal), str(views[1].legal))
        self._compare("view", shown(self.a, self.viewer), shown(self.b, self.viewer))
        if self.viewer >= 0:
            rows = [bytes(self.observer.look(world, self.viewer)) for world in (self.a, self.b)]
            self._compare("observation", rows[0].hex(), rows[1].hex())

    def _compare(self, what: str, a: str, b: str) -> None:
        if a != b and not self.difference:
            self.difference = f"{what} of viewer {self.viewer}: {a} or {b}"
