"""One server for the tests of a module, one PostgreSQL for all that need several servers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexagora.server import leases
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
