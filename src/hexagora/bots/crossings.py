"""Where ways of a search meet: which node stands for which position."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

NOBODY: Final = -1
STEP: Final = 0x1F4A7C159E37
"""What one decision more makes of a fingerprint."""


@final
class Crossings:
    """A table of positions by their fingerprint and how many decisions have led to them.

    The same position after another number of decisions is another one here. So no way ever leads
    back to where it came from, whatever the game.
    """

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget all."""
        self._count: i64 = 0
        self._keys: vec[i64] = vec[i64]([0] * 64)
        self._nodes: vec[i32] = vec[i32]([NOBODY] * 64)

    def place_of(self, fingerprint: i64, decisions: i64) -> i64:
        """Where a position stands in the table, or where it is to be put."""
        key = fingerprint ^ decisions * STEP
        if 2 * self._count >= len(self._keys):
            self._lengthen()
        return self._find(key)

    def node_at(self, place: i64) -> i64:
        """The node of the position at a place, or `NOBODY`."""
        return i64(self._nodes[place])

    def put(self, place: i64, fingerprint: i64, decisions: i64, node: i64) -> None:
        """Note the node of a position at its place."""
        self._keys[place] = fingerprint ^ decisions * STEP
        self._nodes[place] = i32(node)
        self._count += 1

    def renumber(self, names: vec[i32]) -> None:
        """Nodes have other numbers now, or `NOBODY` if they are gone."""
        self._rebuild(i64(len(self._keys)), names)

    def entries(self) -> list[tuple[int, int]]:
        """All keys with their nodes."""
        found: list[tuple[int, int]] = []
        for i in range(i64(len(self._keys))):
            if i64(self._nodes[i]) != NOBODY:
                found.append((int(self._keys[i]), int(self._nodes[i])))
        return found

    def _find(self, key: i64) -> i64:
        last = i64(len(self._keys)) - 1
        place = (key ^ key >> 29) & last
        while i64(self._nodes[place]) != NOBODY and self._keys[place] != key:
            place = (place + 1) & last
        return place

    def _lengthen(self) -> None:
        self._rebuild(2 * i64(len(self._keys)), None)

    def _rebuild(self, size: i64, names: vec[i32] | None) -> None:
        keys, nodes = self._keys, self._nodes
        self._count = 0
        self._keys = vec[i64]([0] * size)
        self._nodes = vec[i32]([NOBODY] * size)
        for i in range(i64(len(keys))):
            node = i64(nodes[i])
            if node == NOBODY:
                continue
            if names is not None:
                node = i64(names[node])
                if node == NOBODY:
                    continue
            place = self._find(keys[i])
            self._keys[place] = keys[i]
            self._nodes[place] = i32(node)
            self._count += 1


def crossings_of(entries: list[tuple[int, int]]) -> Crossings:
    """The table that has these entries."""
    found = Crossings()
    for key, node in entries:
        found.put(found.place_of(key, 0), key, 0, node)
    return found
