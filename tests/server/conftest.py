"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from table_client import Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("table") / "tables.sqlite") as site:
        yield site
