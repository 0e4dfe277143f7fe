"""What a search goes by: what positions are worth, and which of their actions look promising.

The evaluator of a search is the game's own judgement, a network in the compiled core, or whatever a
caller has written. The first two answer at once, one position at a time. The last is asked about
many positions together, since that is what makes a network quick outside of the core.
"""

from math import inf
from typing import final

from librt.strings import read_f64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from hexagora.core.game import Game
from hexagora.core.planes import width
from hexagora.core.state import CHANCE, State


@final
class Leaves:
    """Positions that a search wants to know about, and room for the answers.

    The first ``count`` rows are asked about. ``observations`` has what the seat may know that
    ``observers`` names: whoever decides there, or decided last where chance is to decide. ``legal``
    lists the actions of all rows one after the other, ``listed`` in all and ``counts`` of them for
    each row; none where chance decides. ``values`` is what each seat may expect, within the game's
    bounds, a row for each position, the observer first and then in turn order. ``priors`` are
    positive numbers, one for each action of ``legal``.
    """

    def __init__(self, game: Game, most: int) -> None:
        self.game = game
        self.most = most
        self.seats: i64 = game.seats
        self.width: i64 = width(game.planes())
        self.count: i64 = 0
        self.listed: i64 = 0
        self.observers: vec[i32] = vec[i32]([0] * most)
        self.observations: vec[u8] = vec[u8]([0] * (most * int(self.width)))
        self.counts: vec[i32] = vec[i32]([0] * most)
        self.legal: vec[i32] = vec[i32]([0] * game.most_options)
        self.priors: vec[float] = vec[float]([0.0] * game.most_options)
        self.values: vec[float] = vec[float]([0.0] * (most * game.seats))

    def clear(self) -> None:
        """Nothing is asked any more."""
        # A new vector is zero at once; to clear the old one number by number takes far longer.
        self.observations = vec[u8]([0] * (self.most * int(self.width)))
        self.count = 0
        self.listed = 0

    def ask_about(self, state: State, last: i64, legal: vec[i32], count: i64) -> None:
        """Ask about a position, where ``last`` is the seat that decided last."""
        row = self.count
        observer = state.seat if state.seat != CHANCE else last
        self.observers[row] = i32(observer)
        state.observe(observer, self.observations, row * self.width)
        self.counts[row] = i32(count)
        while self.listed + count > len(self.legal):
            self._lengthen()
        for i in range(count):
            self.legal[self.listed + i] = legal[i]
        self.listed += count
        self.count += 1

    def answered(self, values: bytes, priors: bytes) -> None:
        """Write the answers, all values row by row and all priors: floats of eight bytes, the
        lowest first. They come as they lie in an array, since lists would be made of objects."""
        for i in range(self.count * self.seats):
            value = read_f64_le(values, 8 * i)
            if not abs(value) < inf:
                raise ValueError(f"values must be finite numbers, not {value}")
            self.values[i] = value
        for i in range(self.listed):
            prior = read_f64_le(priors, 8 * i)
            if not prior > 0.0:
                raise ValueError(f"priors must be greater than 0, not {prior}")
            self.priors[i] = prior

    def _lengthen(self) -> None:
        old = self.legal
        self.legal = vec[i32]([0] * (2 * len(old)))
        for i in range(i64(len(old))):
            self.legal[i] = old[i]
        self.priors = vec[float]([0.0] * (2 * len(old)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The game's own judgement; others are derived from it.

    With ``batch`` 0 the search asks about one position at a time, by `fill_values` and
    `fill_priors`. Otherwise it asks `answer` about up to so many positions together.
    """

    def __init__(self, batch: int = 0) -> None:
        self.batch = batch

    def fill_values(self, state: State, out: vec[float]) -> None:
        """Write what a position is worth to each seat, within the game's bounds."""
        state.fill_values(out)

    def fill_priors(self, state: State, legal: vec[i32], count: i64, out: vec[float]) -> None:
        """Write how promising each legal action looks: positive numbers, of which only ratios
        count."""
        state.fill_priors(legal, count, out)

    def priors(self, state: State) -> list[float]:
        """What `fill_priors` writes for the legal actions, for callers that are not compiled."""
        legal: vec[i32] = vec[i32]([0] * state.game.most_options)
        count = state.fill_legal(legal)
        out: vec[float] = vec[float]([0.0] * count)
        self.fill_priors(state, legal, count, out)
        return [out[i] for i in range(count)]

    def answer(self, leaves: Leaves) -> None:
        """Write ``values`` and ``priors`` of all positions that are asked about."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return Evaluator, ()
