"""Notices as a part of the house: who subscribes, who tells, and on which ways."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from hexagora.server.notices.desk import Desk
from hexagora.server.notices.means import Means
from hexagora.server.notices.teller import Teller
from hexagora.server.notices.ways import Ways
from hexagora.server.store import Store
from hexagora.server.table import Table


class Notices:
    """All about notices in one process; ``live`` are its tables in memory."""

    def __init__(self, store: Store, live: Mapping[str, Table]) -> None:
        self._ways = Ways(store)
        self.desk = Desk(store, self._ways)
        self.teller = Teller(store, self._ways, live)

    def use(self, means: Means) -> None:
        """Tell people with these means."""
        self._ways.means = means

    def work(self) -> Sequence[Coroutine[Any, Any, None]]:
        """What goes on as long as the house is open."""
        return self.teller.tell_for_ever(), self.teller.sweep_for_ever()

    def close(self) -> None:
        """Tell nothing more."""
        self._ways.close()
