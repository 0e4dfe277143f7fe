"""The contract of a position.

Every game has one class of positions, derived from `State`. It is a handful of small integers in
flat vectors: no objects that point at each other, nothing random, nothing that belongs to a bot or
a screen. All that is asked of a game is asked of these methods; whatever can be derived from them
is derived here or in the other modules of ``core``.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from hexagora.core.event import Facts, Log
from hexagora.core.fingerprint import of_bytes
from hexagora.core.rng import Rng
from hexagora.core.view import SPECTATOR, View

if TYPE_CHECKING:
    from hexagora.core.game import Game

CHANCE: Final = -1
"""The seat of dice, draws and shuffles."""

OVER: Final = -2
"""The seat that is to decide when the game is over: nobody."""

FRAME: Final = 4
"""A frame of the stack is four numbers: kind, seat, and two that the kind gives a meaning."""

DEPTH: Final = 24
"""A game nests its decisions no deeper than this unless it says how deep."""

MOST: Final = 255
"""Larger numbers are written as this in an observation."""

ABOUT: Final = 8
"""Added to the numbers of a frame in an observation, where nothing can be below zero."""

WAITING: Final = 8
"""So many numbers tell a frame that waits on the stack."""


def new_stack(game: Game) -> vec[i32]:
    """An empty stack of pending decisions, as deep as the game can need it."""
    return vec[i32]([0] * (FRAME * game.deepest))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game.

    A state always has exactly one pending decision, or is over. Pending decisions are frames on a
    stack. The top frame alone says who decides (`seat`) and about what (`kind`); frames below it
    wait, some of them only to know what comes next once the upper ones are gone. There is no other
    notion of whose turn it is. When the stack is empty the game is over.

    A seat is a number from 0; `CHANCE` decides dice, draws and shuffles, and `OVER` is the seat
    that is asked once the game has ended.
    """

    def __init__(self, game: Game, stack: vec[i32], depth: i64) -> None:
        self.game = game
        self.stack: vec[i32] = stack
        self.depth: i64 = depth

    # What every game must say.

    def copy(self) -> State:
        """A position equal to this one. Whatever is done to either never shows in the other."""
        raise NotImplementedError

    def fill_legal(self, out: vec[i32]) -> i64:
        """Write the legal actions of the pending decision into ``out``, sorted, without repeats.

        The return value is how many there are: at least one while the game lasts, none when it is
        over, and never more than ``game.most_options``. Asking changes nothing, and asking twice
        gives the same answer. An action id means the same thing in every position of the game.
        """
        raise NotImplementedError

    def fill_weights(self, out: vec[i32]) -> i64:
        """Write the weight of each legal action of a chance decision, in the order of the actions.

        Weights are positive whole numbers; an outcome's probability is its weight divided by the
        sum. The default makes all outcomes equally likely.
        """
        count = self.fill_legal(out)
        for i in range(count):
            out[i] = 1
        return count

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """A random legal action: all equally likely, or by their weights where chance decides.

        ``room`` holds ``game.most_options`` numbers and is free to use. The default lists all
        actions; a game may know a quicker way to the same odds, for the sake of random playouts.
        """
        if self.seat == CHANCE:
            return weighted_action(self, rng, room)
        count = self.fill_legal(room)
        return i64(room[rng.below(count)])

    def apply(self, action: i64, log: Log | None = None) -> None:
        """Take the pending decision, in place, up to the next decision.

        The action is not checked: an illegal one leaves the state in disorder. Use ``game.play``
        for anything that comes from outside. With a log, the facts of what happened are added to
        it; without one nothing is built, so that a search pays nothing.
        """
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What the game was worth to each seat, within ``game.bounds``. Asked only when over."""
        raise NotImplementedError

    def estimate(self, seat: i64) -> float:
        """A cheap guess of the seat's return from here, within ``game.bounds``, for bots."""
        raise NotImplementedError

    def fill_values(self, out: vec[float]) -> None:
        """Write what the position is worth to each seat, within ``game.bounds``, for a search.

        This may be dearer and better than `estimate`, on which it falls back.
        """
        for seat in range(i64(len(out))):
            out[seat] = self.estimate(seat)

    def judged(self) -> list[float]:
        """What `fill_values` writes, for callers that are not compiled."""
        out: vec[float] = vec[float]([0.0] * self.game.seats)
        self.fill_values(out)
        return [out[seat] for seat in range(i64(len(out)))]

    def fill_features(self, out: vec[float]) -> None:
        """Write what the game's judgement looks at, ``game.features`` numbers for each seat, one
        seat after the other, for a network to start from. ``out`` is zero before."""

    def features(self) -> list[float]:
        """What `fill_features` writes, for callers that are not compiled."""
        out: vec[float] = vec[float]([0.0] * (self.game.seats * self.game.features))
        self.fill_features(out)
        return [out[i] for i in range(i64(len(out)))]

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        """Write how promising each legal action looks, before anything is tried.

        Any positive numbers; only their ratios count. A search that has many actions to choose
        from tries the promising ones first. The default has no opinion.
        """
        for i in range(count):
            out[i] = 1.0

    def completes(self) -> bool:
        """Whether the pending decision only completes what an action has begun.

        Where to put the tile that was chosen, for example. Nothing has been gained before that is
        decided, so bots look through it. The default says that every action is whole.
        """
        return False

    def hides(self) -> bool:
        """Whether somebody may not know all of this position; the default is the game's word."""
        return self.game.secrets

    def facts(self, seat: int) -> Facts:
        """All that the seat may know of the position, as JSON data; -1 asks for a spectator.

        `View` adds what is common to all games. Two positions that differ only in what is hidden
        from the seat must give equal facts.
        """
        raise NotImplementedError

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write all that the seat may know into ``out`` from ``at`` on, as ``game.planes`` says.

        All is zero there before. Two positions that differ only in what is hidden from the seat
        must give equal numbers.
        """
        raise NotImplementedError

    def pack(self) -> bytes:
        """The position as bytes: two positions are the same exactly when these are equal."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A number that is the same for equal positions, and hardly ever for different ones. The
        default works it out from `pack`; a game that is searched much knows a quicker way."""
        return of_bytes(self.pack())

    def check(self) -> list[str]:
        """Every invariant that is broken, one sentence each; empty for a sound position."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat, 1 for the best; equals share a place. Asked only when over."""
        raise NotImplementedError

    def result(self) -> Facts:
        """How the game ended, as JSON data with at least ``places``, ``scores``, ``reason`` and
        ``clause``. Asked only when over."""
        raise NotImplementedError

    # What follows from that.

    @property
    def seat(self) -> i64:
        """Who decides: a seat, `CHANCE`, or `OVER`."""
        if self.depth == 0:
            return OVER
        return i64(self.stack[(self.depth - 1) * FRAME + 1])

    @property
    def kind(self) -> i64:
        """The kind of the pending decision, an index into ``game.kinds``; -1 when over."""
        if self.depth == 0:
            return -1
        return i64(self.stack[(self.depth - 1) * FRAME])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    def legal(self) -> list[int]:
        """The legal actions of the pending decision, sorted."""
        out = vec[i32]([0] * self.game.most_options)
        count = self.fill_legal(out)
        return [int(out[i]) for i in range(count)]

    def weights(self) -> list[int]:
        """The weights of a chance decision's actions, in their order."""
        out = vec[i32]([0] * self.game.most_options)
        count = self.fill_weights(out)
        return [int(out[i]) for i in range(count)]

    def view(self, seat: int) -> View:
        """What the seat may know now: a picture that later moves do not change."""
        return View(self.copy(), seat)

    def digest(self) -> str:
        """A short name of the position: the first 16 hex digits of the hash of `pack`."""
        return sha256(self.pack()).hexdigest()[:16]

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.spec() == other.game.spec()
            and self.pack() == other.pack()
        )

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.game, self.pack())

    def _repr_svg_(self) -> str:
        # What a notebook shows: no more than a spectator may see.
        return self.game.sketch(self.view(SPECTATOR).data).svg()

    def __repr__(self) -> str:
        return f"{self.game!r}.unpack(bytes.fromhex({self.pack().hex()!r}))"

    def observe_decision(self, seat: i64, out: vec[u8], start: i64) -> i64:
        """The part of `observe` that is the same in every game; returns where the rest begins."""
        seats = i64(self.game.seats)
        kinds = i64(len(self.game.kinds))
        if self.depth > 0:
            if self.seat >= 0:
                out[start + (self.seat - seat + seats) % seats] = 1
            out[start + seats + self.kind] = 1
            stack = self.stack
            at = start + seats + kinds
            top = (self.depth - 1) * FRAME
            _observe_number(i64(stack[top + 2]), out, at)
            _observe_number(i64(stack[top + 3]), out, at + 3)
            at += 6
            # A range with a step of its own would be an object with numbers in boxes.
            for frame in range(self.depth - 1):
                base = frame * FRAME
                out[at] = u8(stack[base] + 1)
                other = i64(stack[base + 1])
                if other >= 0:
                    out[at + 1] = u8((other - seat + seats) % seats + 1)
                _observe_number(i64(stack[base + 2]), out, at + 2)
                _observe_number(i64(stack[base + 3]), out, at + 5)
                at += WAITING
        return start + seats + kinds + 6 + (i64(self.game.deepest) - 1) * WAITING

    # The stack, for the games.

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a pending decision on top."""
        base = self.depth * FRAME
        self.stack[base] = i32(kind)
        self.stack[base + 1] = i32(seat)
        self.stack[base + 2] = i32(a)
        self.stack[base + 3] = i32(b)
        self.depth += 1

    def pop(self) -> None:
        """Take the top frame off, and leave no trace of it in the state."""
        self.depth -= 1
        base = self.depth * FRAME
        for i in range(base, base + FRAME):
            self.stack[i] = 0

    def top_a(self) -> i64:
        """The top frame's first number."""
        return i64(self.stack[self.depth * FRAME - 2])

    def top_b(self) -> i64:
        """The top frame's second number."""
        return i64(self.stack[self.depth * FRAME - 1])

    def set_top(self, a: i64, b: i64) -> None:
        """Change the top frame's two numbers."""
        self.stack[self.depth * FRAME - 2] = i32(a)
        self.stack[self.depth * FRAME - 1] = i32(b)

    def pack_stack(self) -> bytes:
        """The stack's part of `pack`."""
        words = [int(self.depth)]
        words.extend(int(self.stack[i]) for i in range(self.depth * FRAME))
        return b"".join(word.to_bytes(4, "big", signed=True) for word in words)

    def unpack_stack(self, data: bytes) -> int:
        """Set the stack from the beginning of ``data`` and return how many bytes that took."""
        words = [
            int.from_bytes(data[i : i + 4], "big", signed=True) for i in range(0, len(data), 4)
        ]
        self.stack = new_stack(self.game)
        self.depth = words[0]
        for i in range(words[0] * FRAME):
            self.stack[i] = i32(words[i + 1])
        return 4 * (1 + words[0] * FRAME)

    def check_stack(self) -> list[str]:
        """The stack's part of `check`."""
        faults = []
        deepest = self.game.deepest
        if not 0 <= self.depth <= deepest:
            faults.append(f"the stack is {self.depth} deep; 0 to {deepest} is possible")
        elif self.depth > 0:
            if not 0 <= self.kind < len(self.game.kinds):
                faults.append(f"the top frame has the unknown kind {self.kind}")
            if not CHANCE <= self.seat < self.game.seats:
                faults.append(f"the top frame asks seat {self.seat} of {self.game.seats}")
        return faults


def _observe_number(number: i64, out: vec[u8], at: i64) -> None:
    """A number of a frame as three bytes."""
    shown = number + ABOUT
    out[at] = u8(shown >> 16 & 255)
    out[at + 1] = u8(shown >> 8 & 255)
    out[at + 2] = u8(shown & 255)


def capped(number: i64) -> u8:
    """A number for an observation: nothing is below zero there, nor above `MOST`."""
    if number <= 0:
        return 0
    return u8(number) if number < MOST else MOST


def weighted_action(state: State, rng: Rng, room: vec[i32]) -> i64:
    """A random outcome of the pending chance decision, by one number below the sum of weights."""
    count = state.fill_weights(room)
    total: i64 = 0
    for i in range(count):
        total += i64(room[i])
    rest = rng.below(total)
    place: i64 = 0
    while rest >= i64(room[place]):
        rest -= i64(room[place])
        place += 1
    state.fill_legal(room)
    return i64(room[place])


def chance_action(state: State, rng: Rng) -> int:
    """The same for callers that are not compiled and must not hand over a vector."""
    return int(weighted_action(state, rng, vec[i32]([0] * state.game.most_options)))


def unpack(game: Game, data: bytes) -> State:
    """The position that `State.pack` turned into bytes."""
    return game.unpack(data)
