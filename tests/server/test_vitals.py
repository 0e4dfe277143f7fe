"""Alive, ready, and figures: told to those who watch over the server, and to nobody else."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from hexagora.core import HexagoraError
from hexagora.server.figures import Figures
from hexagora.server.hall import Hall
from hexagora.server.run import listen
from hexagora.server.settings import Watching
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers
from hexagora.server.vitals import Vitals
from patience import PATIENCE
from table_client import running, tokens_of

pytest.importorskip("prometheus_client")
TOKEN = "a-token-of-the-operator"


def ask(address: str, path: str, token: str = "") -> httpx.Response:
    headers = {"host": "probe.internal", **({"authorization": f"Bearer {token}"} if token else {})}
    return httpx.get(address + path, headers=headers, timeout=PATIENCE)


def test_probes_are_answered_whatever_name_they_use(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as site:
        for path in ("healthz", "readyz"):
            answer = ask(site.address, path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
        assert ask(site.address, "metrics").status_code == 421, "a page like any other"


def test_figures_need_the_token_and_tell_no_names(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", watching=Watching(token=TOKEN)) as site:
        made = site.table("superhex", "me", "me")
        person = site.sit(made["table"], *tokens_of(made))
        person.step(person.card["decides"])
        assert ask(site.address, "metrics").status_code == 403
        assert ask(site.address, "metrics", TOKEN + "x").status_code == 403
        page = ask(site.address, "metrics", TOKEN).text
        assert 'hexagora_live_tables{game="superhex"} 1.0' in page
        assert "hexagora_viewers 1.0" in page
        assert 'hexagora_answers_total{status="403"} 2.0' in page
        entries = re.search(r"\nhexagora_entries_total (\S+)", page)
        assert entries
        assert float(entries[1]) >= 1.0
        commits = re.search(r'hexagora_commit_seconds_bucket\{le="\+Inf"\} (\S+)', page)
        assert commits
        assert float(commits[1]) >= 2.0
        for secret in (made["table"], *tokens_of(made), "Player 1"):
            assert secret not in page


def test_figures_have_an_address_of_their_own(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        taken.listen()
        with pytest.raises(HexagoraError, match=f"cannot listen on 127.0.0.1:{port}"):
            asyncio.run(_vitals(tmp_path / "tables.sqlite", f"127.0.0.1:{port}"))
    watching = Watching(listen=f"127.0.0.1:{port}")
    with running(tmp_path / "others.sqlite", watching=watching) as site:
        assert "hexagora_viewers 0.0" in ask(f"http://127.0.0.1:{port}/", "metrics").text
        assert ask(site.address, "metrics").status_code == 421


async def _vitals(where: Path, place: str = "") -> list[tuple[int, str, bytes] | None]:
    """What is answered to those who ask whether it is ready: before it is open, while it is, when
    the database fails, and after its end."""
    store = Store(where)
    hall = Hall(store, Thinkers(1))
    try:
        vitals = Vitals(hall, Figures(), Watching(listen=place))
        asked = [await vitals.answer("/readyz", b"")]
        vitals.open()
        asked.append(await vitals.answer("/readyz", b""))
        store._reading.close()
        vitals._asked -= PATIENCE
        asked.append(await vitals.answer("/readyz", b""))
        vitals.close()
        asked.append(await vitals.answer("/readyz", b""))
        return asked
    finally:
        hall.close()


def test_a_server_whose_database_is_away_is_not_ready(tmp_path: Path) -> None:
    asked = asyncio.run(_vitals(tmp_path / "tables.sqlite"))
    assert [answer[0] for answer in asked if answer is not None] == [503, 200, 503, 503]
    assert asked[2] is not None
    assert asked[2][2] == b"the database does not answer (ProgrammingError)\n"
