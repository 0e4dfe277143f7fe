"""What a game can do beyond its rules, declared so that a type checker sees it.

The shell (terminal, table, arena, adapters) asks these declarations and never a game's name. Each
is optional; a game without one gets the plain default. They are given as functions, so that nothing
is loaded before somebody needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from hexagora.core.event import Facts

if TYPE_CHECKING:
    from hexagora.core.game import Game
    from hexagora.core.state import State

Told = tuple[str, Facts]
"""A message of the game's catalogue of words, and the facts for its gaps."""

Ask = Callable[["State", int, Facts], Facts]
"""A question about a position: it gets the position, the seat that asks (-1 for a spectator) and
arguments from outside, and must tell nothing that the seat may not know."""

Opening = Callable[[Facts], "Told | None"]
"""Of what an action means: how somebody has opened the game with it, if that is what it does. Every
seat's first one counts."""

Content = Mapping[str, Mapping[str, str]]
"""What the components are called in one language: by kind and by id."""


class Guide(Protocol):
    """What is told to the people who play in a terminal."""

    def clauses(self, state: State) -> list[str]:
        """The rules that matter for the pending decision, by their ids."""

    def example(self, state: State) -> int:
        """A legal action for somebody who does not know what to type: what is usual here."""

    def effect(self, events: list[Facts]) -> tuple[int, list[Told]]:
        """What is remarkable about an action with these events, and how good that is."""

    def standing(self, state: State) -> list[Told]:
        """How things stand, in lines."""

    def outcome(self, state: State) -> list[Told]:
        """Who has won and by what, in lines."""


class Hand(Protocol):
    """What is told to the one who decides, and to nobody else, in a game with secrets."""

    def held(self, state: State) -> list[Told]:
        """What that seat holds, each in a few words; empty where it holds nothing."""

    def printed(self, state: State) -> list[tuple[str, Told]]:
        """What stands on what it holds, and on the components: what it is called, and the text."""


@dataclass(frozen=True)
class Battle:
    """A battle that was fought in a position that somebody handed in.

    ``data`` tells it as plain data, ``parts`` in words: headings, and the lines below each.
    ``unanswered`` are the choices for which no answer was given, and ``names`` what the seats are
    called.
    """

    data: Facts
    parts: Sequence[tuple[Told, Sequence[Told]]]
    unanswered: Sequence[Told]
    names: Sequence[Told]


class Battles(Protocol):
    """Battles that the rules decide, in positions that somebody hands in."""

    def read(self, data: object) -> State:
        """The position that the data of a file describe; `FaultsFound` tells all that is wrong."""

    def fight(self, state: State, answers: Sequence[str]) -> Battle:
        """Fight one battle in place, with these answers to the choices in their order.

        Raises `HexagoraError` where an answer is impossible, or where nobody asked for it.
        """

    def boards(self, count: int) -> Sequence[State]:
        """Positions of random games with a battle that is worth the name, to measure with."""

    def foresee(self, state: State) -> object:
        """What a battle now would come to."""

    def foresee_often(self, state: State, count: int) -> object:
        """The same so many times within the compiled part."""


@dataclass(frozen=True)
class Puzzle:
    """An etude that was read.

    ``state`` is what stands on the board, ``about`` tells in lines what is asked, ``titles`` and
    ``stories`` what it is called and what it is about in each language, if anybody wrote it.
    ``record`` is what stands in its file. ``names`` are what the seats are called, and ``inner`` is
    the game's own.
    """

    id: str
    state: State
    about: Sequence[Told]
    titles: Mapping[str, str]
    stories: Mapping[str, str]
    record: Facts
    names: Sequence[Told]
    inner: object


@dataclass(frozen=True)
class Proved:
    """An etude searched to the end: as plain data, and in lines of words.

    ``solved`` tells that there is a solution, ``faults`` what keeps it from being a good one.
    """

    data: Facts
    lines: Sequence[Told]
    solved: bool
    faults: Sequence[Told]


@dataclass(frozen=True)
class Fought:
    """The battle of an attempt: over, or at a question that is the solver's to answer.

    ``events`` are what happened, ``view`` how it is then, ``short`` by how much the goal is missed.
    """

    events: Sequence[Facts]
    view: Facts
    short: int
    question: Told | None = None
    options: Sequence[str] = ()


class Attempt(Protocol):
    """Somebody at an etude. What the other side has to choose is chosen against the solver."""

    @property
    def state(self) -> State:
        """The position as it stands."""

    @property
    def use(self) -> int:
        """How many tiles are to be used."""

    def do(self, text: str) -> list[Facts]:
        """One step in the game's notation, such as a tile with its cell; the events of it.

        Raises `HexagoraError` where it cannot be, and then nothing has changed.
        """

    def left(self) -> list[Told]:
        """What can still be used, in lines."""

    def ready(self) -> bool:
        """Whether the battle may begin."""

    def fight(self, ask: Callable[[Told, Sequence[str]], str]) -> tuple[Battle, bool, Told]:
        """Fight it; ``ask`` answers for the solver. What happened, whether the etude is solved,
        and how the goal was met or missed."""

    def back(self) -> bool:
        """Take the last step back; False if there is none."""

    def act(self, action: int) -> list[Facts]:
        """One action of whoever decides, where steps are not whole; the events of it."""

    @property
    def waits(self) -> bool:
        """Whether the other side has to answer before the solver goes on."""

    def answer(self) -> tuple[list[int], list[Facts]]:
        """Let the other side answer as is worst for the solver: its actions, and the events."""

    def view(self) -> Facts:
        """What the solver sees, with what can be done in an etude among the options."""

    def battle(self, answers: Sequence[str] | None) -> Fought:
        """Fight it with these answers of the solver, as far as they lead; with None the solver
        answers as well as can be."""


class Etudes(Protocol):
    """Puzzles whose solutions are proved by search."""

    def kinds(self) -> Sequence[str]:
        """What they can be about."""

    def shipped(self) -> Mapping[str, Facts]:
        """Those that come with the game, by their ids."""

    def read(self, data: object) -> Puzzle:
        """The etude that the data of a file describe; `FaultsFound` tells all that is wrong."""

    def prove(self, puzzle: Puzzle, told: Callable[[int, int], None], thorough: bool) -> Proved:
        """Search it to the end; ``told`` gets how much of it is done, and of how much.

        A thorough proof also looks for what is not needed, and compares with what the file says.
        """

    def attempt(self, puzzle: Puzzle) -> Attempt:
        """Begin to solve it."""

    def solution(self, puzzle: Puzzle) -> Sequence[str]:
        """The steps of the solution in its file, or none."""

    def solving(self, puzzle: Puzzle) -> Sequence[int]:
        """The same as actions, with the answers of the other side among them."""

    def hints(self, puzzle: Puzzle) -> Sequence[Told]:
        """What helps somebody who is stuck, a little more with each line."""

    def compose(self, seed: str, kinds: Sequence[str], use: int) -> Facts | None:
        """Try to compose one from the seed; nothing where it does not become a good one."""


@dataclass(frozen=True)
class Challenge:
    """A game for one that ends with a score, by which those who met the same chance are compared.

    ``name`` finds its words in the game's catalogue: ``challenge-NAME`` is what it is called,
    ``challenge-NAME-text`` what is to be done, ``challenge-NAME-score`` a score in words, and
    ``challenge-NAME-column`` what its number means. ``variants`` are the options that it is set up
    with, one after the other from day to day. ``score`` is what a game that is over counts, and
    ``fewer`` tells that less of it is better.
    """

    name: str
    variants: Sequence[Mapping[str, str]]
    score: Callable[[State], int]
    fewer: bool = False


@dataclass(frozen=True)
class Learning:
    """How a network looks at the planes of a game's observation (`hexagora.learn`).

    ``owner`` is the plane that tells whose a cell is, and ``owned`` are those whose numbers mean
    something else on one's own cells than on those of others. ``unused`` are left out. ``beside``
    are those that a network looks at which starts from the features of the game's judgement.
    """

    owner: str = ""
    owned: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


@dataclass(frozen=True)
class Words:
    """Where a game has its words.

    ``package`` holds one catalogue for each language, ``en.ftl`` and so on; ``content`` gives what
    the components are called in a language.
    """

    package: str
    content: Callable[[str], Content] = lambda language: {}


def _no_scores(state: State) -> list[float]:
    return [0.0] * state.game.seats


@dataclass(frozen=True)
class TableSide:
    """What the table in the browser needs of a game.

    ``data`` is all that is needed to draw it, the same for every table. ``reconstructed`` are kinds
    of components that are not known to be as printed, in the game's own words. ``asks`` are
    questions about a position by their names. ``scores`` are what the curve over the game shows, of
    what everybody may see, and ``score_name`` what that is called. ``is_final`` tells whether an
    action of a person is the last word by itself, as "end" is: after any other that is followed by
    chance the table waits, so that the person can still take it back.
    """

    data: Callable[[], Facts] = dict
    reconstructed: Callable[[], list[str]] = list
    asks: Mapping[str, Ask] = field(default_factory=dict)
    scores: Callable[[State], list[float]] = _no_scores
    score_name: Callable[[Game], str] = lambda game: ""
    is_final: Callable[[State, int], bool] = lambda state, action: True
    heads: tuple[str, ...] = ("turn",)
