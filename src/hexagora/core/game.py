"""The contract of a game: its rules with all options chosen, the same from first to last move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from mypy_extensions import mypyc_attr

from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts, Log
from hexagora.core.planes import Plane
from hexagora.core.rng import Rng
from hexagora.core.saying import Say, plain
from hexagora.core.state import CHANCE, DEPTH, State


class Picture(Protocol):
    """A picture that can be shown in a notebook; `hexagora.pictures` has what draws them."""

    def svg(self) -> str:
        """The picture as SVG."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with a number of seats and a value for every option.

    A game never changes, and everything that can be worked out once is worked out when it is made.
    Positions are made by `start` and by `unpack`, and actions come in as ids or, through `read`, as
    text in the game's own notation.

    ``rules_version`` tells which of the rules that were ever played here apply: a correction raises
    it, and a game keeps to the version it began with.

    ``kinds`` names the decisions in the order of their numbers, ``event_kinds`` the events.
    ``action_count`` is above every action id, ``most_options`` is at least the length of every list
    of legal actions, and ``bounds`` are the smallest and the largest return a seat can get.
    ``deepest`` is how many decisions can be pending at once, one above the other. ``secrets`` tells
    that with these options some seats know what others must not: the record of such a game stays
    closed until it is over. ``features`` is how many numbers `State.fill_features` writes for each
    seat.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, str],
        rules_version: int,
        kinds: tuple[str, ...],
        event_kinds: tuple[str, ...],
        action_count: int,
        most_options: int,
        bounds: tuple[float, float],
        deepest: int = DEPTH,
        secrets: bool = False,
        features: int = 0,
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = dict(options)
        self.rules_version = rules_version
        self.kinds = kinds
        self.event_kinds = event_kinds
        self.action_count = action_count
        self.most_options = most_options
        self.bounds = bounds
        self.deepest = deepest
        self.secrets = secrets
        self.features = features

    # What every game must say.

    def start(self) -> State:
        """The position before anything has been decided, not even by chance."""
        raise NotImplementedError

    def unpack(self, data: bytes) -> State:
        """The position that ``State.pack`` turned into bytes."""
        raise NotImplementedError

    def write(self, state: State, action: int) -> str:
        """A legal action of the position in the game's notation."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> int:
        """The legal action of the position that the text means.

        Raises `Unreadable` if the text is not in the notation, `IllegalAction` if it names an
        action that the position does not allow, and says why, and `Ambiguous` if it could be more
        than one. Reading what `write` gave always gives the same action back.
        """
        raise NotImplementedError

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Why an action is not legal here, as an error that can be raised."""
        raise NotImplementedError

    def meaning(self, state: State, action: int) -> Facts:
        """What an action id means in the position: a verb, ``do``, and what it is done with."""
        return {"text": self.write(state, action)}

    def meanings(self, state: State, actions: list[int]) -> list[Facts]:
        """What each of some actions means; a game may know a quicker way than one by one."""
        return [self.meaning(state, action) for action in actions]

    def text(self, meaning: Facts) -> str:
        """A meaning in the game's notation, whether it is legal somewhere or not.

        KeyError, TypeError or ValueError if it is no meaning of this game.
        """
        return str(meaning["text"])

    def about(self, state: State, seat: int) -> Facts:
        """What the pending decision is about, as far as the seat may know: what a sentence that
        asks for it needs beyond the kind."""
        return {}

    def sample(self, data: Facts, rng: Rng) -> State:
        """A full position that agrees with the data of a view, hidden parts at random.

        Raises `BadView` where the data cannot be a view of this game.
        """
        raise NotImplementedError

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        """The position as text for a terminal, with words as ``say`` puts them."""
        raise NotImplementedError

    def sketch(self, data: Facts) -> Picture:
        """The data of a view as a picture."""
        raise NotImplementedError

    def planes(self) -> list[Plane]:
        """What the numbers mean that ``State.observe`` writes, in their order."""
        raise NotImplementedError

    # What follows from that.

    def play(self, state: State, action: int, log: Log | None = None) -> None:
        """Check an action, then apply it in place; an illegal one raises and changes nothing."""
        if action not in state.legal():
            raise self.refusal(state, action)
        state.apply(action, log)

    def chance_outcomes(self, state: State) -> list[tuple[int, float]]:
        """The outcomes of a chance decision with their probabilities."""
        if state.seat != CHANCE:
            return []
        weights = state.weights()
        total = sum(weights)
        return [(a, w / total) for a, w in zip(state.legal(), weights, strict=True)]

    def spec(self) -> tuple[str, int, int, tuple[tuple[str, str], ...]]:
        """What makes two games the same: name, version of the rules, seats, options."""
        return self.name, self.rules_version, self.seats, tuple(sorted(self.options.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.spec() == other.spec()

    def __hash__(self) -> int:
        return hash(self.spec())

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # Found by name again, so that worker processes need not be sent the tables.
        from hexagora.core.registry import remake

        return remake, (self.name, self.seats, self.options, self.rules_version)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"new_game({self.name!r}, seats={self.seats}{options})"
