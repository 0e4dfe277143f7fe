"""Within a process one thing at a time is done to a contest."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock for each contest, as long as anybody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, id_: str) -> asyncio.Lock:
        """The lock of a contest."""
        found = self._locks.get(id_)
        if found is None:
            found = self._locks[id_] = asyncio.Lock()
        return found
