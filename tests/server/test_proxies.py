"""Who asks is believed from proxies that the operator trusts, and from nobody else."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hexagora.server.hosts import Hosts
from hexagora.server.limits import Limits
from patience import PATIENCE
from table_client import running

ONE = Limits(sockets_of_address=1)
"""One socket for every address."""


def let_in(address: str, *said: str) -> list[bool]:
    """Which of those who come and stay, one after the other, may stay."""
    found = []
    with ExitStack() as open_links:
        for one in said:
            where = f"{address.replace('http', 'ws')}ws"
            who = {"x-forwarded-for": one}
            try:
                link = connect(where, additional_headers=who, open_timeout=PATIENCE)
                open_links.enter_context(link)
                found.append(True)
            except InvalidStatus:
                found.append(False)
    return found


def test_a_stranger_cannot_pretend_to_be_somebody_else(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", limits=ONE) as site:
        assert let_in(site.address, "203.0.113.1", "203.0.113.2") == [True, False]


def test_a_trusted_proxy_tells_who_asks(tmp_path: Path) -> None:
    proxies = ("127.0.0.0/8",)
    with running(tmp_path / "tables.sqlite", limits=ONE, trusted_proxies=proxies) as site:
        # What a client itself put there stands left of what the proxy saw.
        said = ("203.0.113.1", "203.0.113.2", "203.0.113.1", "198.51.100.9, 203.0.113.2")
        assert let_in(site.address, *said) == [True, True, False, False]


@pytest.mark.parametrize(
    ("public", "told"),
    [("https://games.example.org", "max-age=31536000"), ("http://games.example.org", None)],
)
def test_browsers_are_told_to_keep_to_https(tmp_path: Path, public: str, told: str | None) -> None:
    hosts = Hosts("127.0.0.1", public, 365)
    with running(tmp_path / "tables.sqlite", hosts=hosts) as site:
        for path in ("", "api/catalogue", "api/nothing"):
            answer = httpx.get(site.address + path, headers={"host": "games.example.org"})
            assert answer.headers.get("strict-transport-security") == told
