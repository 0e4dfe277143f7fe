"""One server for the tests of a module, one PostgreSQL for all that need several servers; and what
tests of events and of notices begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contest_time import Time
from hexagora.server import leases
from hexagora.server.contests import tending
from hexagora.server.notices import teller, ways
from notice_house import House
from notice_sinks import PushService
from postgres import installed_postgres
from table_client import Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("table") / "tables.sqlite") as site:
        yield site


@pytest.fixture(scope="session")
def url() -> Iterator[str]:
    with installed_postgres("several servers are") as address:
        yield address


@pytest.fixture(scope="session")
def patient() -> Iterator[None]:
    """Servers in the process of the tests are not taken for dead only because a machine is slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leases, "LEASE_SECONDS", 30.0)
        yield


@pytest.fixture(scope="module")
def brisk() -> Iterator[None]:
    """Events go on as soon as they can."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tending, "LOOK_SECONDS", 0.02)
        yield


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[Site, Time]]:
    time = Time()
    with running(tmp_path / "tables.sqlite", clock=time) as site:
        yield site, time


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are sent at once, and again at once."""
    monkeypatch.setattr(teller, "TICK_SECONDS", 0.01)
    monkeypatch.setattr(ways, "PAUSES", (0.0, 0.01, 0.01))


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "tables.sqlite")
