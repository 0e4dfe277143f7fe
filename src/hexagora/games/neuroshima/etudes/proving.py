"""What is proved of an etude: all solutions, their classes and orders, near misses, fewer tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations

from hexagora.games.neuroshima.etudes.lines import Replay, item_text
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.proof.goals import WORST
from hexagora.games.neuroshima.proof.search import Search

Progress = Callable[[int, int], None]
"""Gets how many parts of the search are done, and how many there are."""

Key = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Class:
    """Solutions that use the same tiles on the same cells (NS-ETU-09).

    ``solutions`` are distinct boards before the battle, ``orders`` the orders of tiles that
    solve, of ``all_orders``; ``turns`` are, tile by tile, the rotations among the solutions.
    """

    key: Key
    tiles: Sequence[str]
    line: Sequence[str]
    solutions: int
    orders: Sequence[tuple[int, ...]]
    all_orders: int
    turns: Sequence[int]

    @property
    def order_matters(self) -> bool:
        """Whether not every order of the tiles solves (NS-ETU-10)."""
        return len(self.orders) < self.all_orders


@dataclass(frozen=True)
class Proof:
    """An etude searched to the end.

    ``short`` is by how much the best line falls short, 0 if there is a solution. ``results``
    counts the leaves by how much they fall short. ``fewer`` is the best result with no tile, with
    one, and so on. ``lines`` are all lines that solve, as actions; ``more`` tells that they are
    too many to be listed.
    """

    short: int
    leaves: int
    results: Sequence[int]
    checksum: str
    fewer: Sequence[int]
    lines: Sequence[Sequence[int]]
    more: bool
    classes: Sequence[Class]

    @property
    def solutions(self) -> int:
        """Distinct boards that solve."""
        return sum(one.solutions for one in self.classes)

    @property
    def one_short(self) -> int:
        """How many leaves miss the goal by one point or unit."""
        return self.results[1]

    @property
    def sound(self) -> bool:
        """Whether all solutions are of one class (NS-ETU-09)."""
        return self.short == 0 and len(self.classes) == 1 and not self.more


def search(etude: Etude, use: int, told: Progress | None = None) -> Search:
    """Search all lines with a number of tiles."""
    found = Search(etude.state, etude.aims(), use)
    parts = found.begin()
    done = 0
    while found.go_on():
        done += 1
        if told is not None:
            told(done, parts)
    found.finish()
    return found


def prove(etude: Etude, told: Progress | None = None) -> Proof:
    """Search an etude to the end."""
    fewer = [int(search(etude, use).value) for use in range(etude.use)]
    found = search(etude, etude.use, told)
    results = [int(count) for count in found.leaves.by_result]
    while len(results) > 2 and results[-1] == 0:
        results.pop()
    return Proof(
        short=int(found.value),
        leaves=int(found.leaves.size),
        results=results,
        checksum=found.leaves.checksum(),
        fewer=fewer,
        lines=found.lines,
        more=bool(found.more),
        classes=classes_of(etude, found.lines, bool(found.pure)),
    )


def classes_of(etude: Etude, lines: Sequence[Sequence[int]], any_order: bool) -> list[Class]:
    """The classes of lines; where tiles are only placed, each line stands for all its orders."""
    groups: dict[Key, list[Replay]] = {}
    for line in lines:
        replay = Replay(etude).follow(line)
        groups.setdefault(replay.class_key(), []).append(replay)
    return [_class(etude, key, replays, any_order) for key, replays in sorted(groups.items())]


def _class(etude: Etude, key: Key, replays: list[Replay], any_order: bool) -> Class:
    every = set(permutations(item[0] for item in key))
    orders = every if any_order else {replay.order() for replay in replays}
    shortest = min(replays, key=lambda replay: (replay.moves, replay.texts))
    return Class(
        key=key,
        tiles=[item_text(etude.state, item) for item in key],
        line=shortest.texts,
        solutions=len({replay.board() for replay in replays}),
        orders=sorted(orders),
        all_orders=len(every),
        turns=[len(_turns(item, replays)) for item in key],
    )


def _turns(key: tuple[int, int, int], replays: list[Replay]) -> set[int]:
    """In how many ways a tile is turned in the solutions; 0 for an instant."""
    found: set[int] = set()
    for replay in replays:
        found |= {item.turn for item in replay.items if item.key() == key and item.turn >= 0}
    return found


def missed(short: int) -> bool:
    """Whether no line ever came to a battle."""
    return short >= WORST
