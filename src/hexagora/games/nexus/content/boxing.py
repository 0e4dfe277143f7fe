"""Which exploration tokens stay in the box with the green ones mixed in (NX-OPT-06).

The tokens on the board are a random choice, drawn anew while its mines total more than is advised.
Here chance answers small questions one after the other: how many tokens of each kind stay in the
box, and on the small board first how many green ones of each kind join the first player's set. The
weight of an answer counts the choices that it leaves possible, so that every choice of tokens is as
likely as by drawing anew.
"""

from __future__ import annotations

from math import comb
from typing import final

Question = tuple[str, int, int]
"""``green`` or ``leave``, the kind of token, and the set."""


@final
class Boxing:
    """The questions of one game, and what the answers weigh.

    ``counts`` are the tokens of each set before any question; ``green`` those that are to be shared
    out, ``shares`` how many of them each set gets, half of them unless told otherwise; ``laid`` is
    how many of each set are laid on the board, with at most ``most_mines`` mines.
    """

    def __init__(
        self,
        counts: list[list[int]],
        green: list[int],
        laid: list[int],
        mines: list[int],
        most_mines: int,
        shares: list[int] | None = None,
    ) -> None:
        self.counts = counts
        self.green = green
        self.laid = laid
        self.mines = mines
        self.most_mines = most_mines
        self.shares = shares or [sum(green) // 2] * len(counts)
        kinds = range(len(mines))
        self.questions: list[Question] = [("green", kind, 0) for kind in kinds if green[kind]]
        self.questions += [("leave", kind, group) for group in range(len(counts)) for kind in kinds]
        self._known: dict[tuple[int, tuple[int, ...]], list[int]] = {}

    def weights(self, question: int, pool: list[list[int]]) -> list[int]:
        """The weight of each answer, from 0 on; ``pool`` is what the sets hold now."""
        key = question, tuple(count for group in pool for count in group)
        if key not in self._known:
            self._known[key] = self._weigh(question, pool)
        return self._known[key]

    def most(self, question: int, pool: list[list[int]]) -> int:
        """The largest answer."""
        word, kind, group = self.questions[question]
        return self.green[kind] if word == "green" else pool[group][kind]

    def answer(self, question: int, pool: list[list[int]], number: int) -> None:
        """Change the sets as an answer says."""
        word, kind, group = self.questions[question]
        if word == "green":
            pool[0][kind] += number
            pool[1][kind] += self.green[kind] - number
        else:
            pool[group][kind] -= number

    def _weigh(self, question: int, pool: list[list[int]]) -> list[int]:
        most = self.most(question, pool)
        found = []
        for number in range(most + 1):
            after = [list(counts) for counts in pool]
            self.answer(question, after, number)
            found.append(comb(most, number) * self._ways(question + 1, after))
        return found

    def _ways(self, question: int, pool: list[list[int]]) -> int:
        """In how many ways the remaining questions can be answered."""
        if question < len(self.questions) and self.questions[question][0] == "green":
            return sum(self.weights(question, pool))
        if self.green and len(pool) > 1 and question == self._first_leave():
            for group, counts in enumerate(pool):
                if sum(counts) != sum(self.counts[group]) + self.shares[group]:
                    return 0
        return self._leavings(question, pool)

    def _first_leave(self) -> int:
        return sum(1 for word, _, _ in self.questions if word == "green")

    def _leavings(self, question: int, pool: list[list[int]]) -> int:
        """Ways to leave out what is still too much, with few enough mines on the board."""
        by_mines = {0: 1}
        for group, counts in enumerate(pool):
            kinds = {kind for _, kind, of in self.questions[question:] if of == group}
            excess = sum(counts) - self.laid[group]
            ways = {(0, 0): 1}
            for kind in kinds:
                ways = _with_kind(ways, counts[kind], self.mines[kind])
            left = {mines: n for (count, mines), n in ways.items() if count == excess}
            by_mines = _together(by_mines, left)
        present = sum(
            counts[kind] * mine for counts in pool for kind, mine in enumerate(self.mines)
        )
        return sum(n for mines, n in by_mines.items() if present - mines <= self.most_mines)


def _with_kind(
    ways: dict[tuple[int, int], int], count: int, mine: int
) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for (left, mines), n in ways.items():
        for more in range(count + 1):
            key = left + more, mines + more * mine
            found[key] = found.get(key, 0) + n * comb(count, more)
    return found


def _together(a: dict[int, int], b: dict[int, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for x, m in a.items():
        for y, n in b.items():
            found[x + y] = found.get(x + y, 0) + m * n
    return found
