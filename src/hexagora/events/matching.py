"""Who can be paired with whom: a largest matching in any graph, by Edmonds' blossoms.

Players are numbers, and ``friends[i]`` are those whom ``i`` may meet. A matching has for every
player the partner, or `ALONE`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

ALONE = -1

Friends = Sequence[AbstractSet[int]]


def largest_matching(friends: Friends) -> list[int]:
    """A matching with as many pairs as can be.

    >>> largest_matching([{1}, {0, 2}, {1, 3}, {2}])
    [1, 0, 3, 2]
    """
    partner = [ALONE] * len(friends)
    for one, others in enumerate(friends):
        if partner[one] == ALONE:
            free = [other for other in sorted(others) if partner[other] == ALONE]
            if free:
                partner[one], partner[free[0]] = free[0], one
    for one in range(len(friends)):
        if partner[one] == ALONE:
            augment(friends, partner, one)
    return partner


def augment(friends: Friends, partner: list[int], root: int) -> bool:
    """Find a partner for somebody who is alone, though others may have to change theirs.

    Looks for a path from ``root`` to another one alone on which pairs and mere friends alternate,
    and exchanges them along it. A circle of odd length on the way, a blossom, is treated as one
    player: whoever of it is needed can be reached from either side.
    """
    search = _Search(friends, partner, root)
    end = search.run()
    if end == ALONE:
        return False
    while end != ALONE:
        before = search.came[end]
        after = partner[before]
        partner[end], partner[before] = before, end
        end = after
    return True


class _Search:
    """A search in breadth; ``base`` is the player for whom each one's blossom stands."""

    def __init__(self, friends: Friends, partner: Sequence[int], root: int) -> None:
        self.friends = friends
        self.partner = partner
        self.root = root
        self.base = list(range(len(friends)))
        self.came = [ALONE] * len(friends)
        self.outer = {root}
        self.queue = deque([root])

    def run(self) -> int:
        """The end of a path, or `ALONE`."""
        while self.queue:
            one = self.queue.popleft()
            for other in self.friends[one]:
                if self.base[one] == self.base[other] or self.partner[one] == other:
                    continue
                if other == self.root or (
                    self.partner[other] != ALONE and self.came[self.partner[other]] != ALONE
                ):
                    self._fold(one, other)
                elif self.came[other] == ALONE:
                    self.came[other] = one
                    if self.partner[other] == ALONE:
                        return other
                    self._reach(self.partner[other])
        return ALONE

    def _reach(self, one: int) -> None:
        self.outer.add(one)
        self.queue.append(one)

    def _fold(self, one: int, other: int) -> None:
        """Two outer players are friends: make one player of the blossom between them."""
        top = self._common(one, other)
        inside = self._mark(one, top, other) | self._mark(other, top, one)
        for player, base in enumerate(self.base):
            if base in inside:
                self.base[player] = top
                if player not in self.outer:
                    self._reach(player)

    def _common(self, one: int, other: int) -> int:
        """The last base that the ways from the root to both have in common."""
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.partner[one] == ALONE:
                break
            one = self.came[self.partner[one]]
        while self.base[other] not in seen:
            other = self.came[self.partner[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, top: int, child: int) -> set[int]:
        """The bases on the way from a player up to ``top``, with the ways turned round."""
        inside = set()
        while self.base[one] != top:
            mate = self.partner[one]
            inside |= {self.base[one], self.base[mate]}
            self.came[one] = child
            child = mate
            one = self.came[mate]
        return inside
