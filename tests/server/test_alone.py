"""Two servers never share a file of tables."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.core import HexagoraError
from hexagora.server.store import Store
from killed_server import KilledServer

SECOND = "another server uses this file; stop it, give this one a folder of its own with --data"


def test_a_second_store_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with closing(Store(where)), pytest.raises(HexagoraError, match=SECOND):
        Store(where)
    Store(where).close()


def test_a_file_that_cannot_be_used_is_let_go_of(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    where.write_text("this is no database")
    for _ in range(2):
        with pytest.raises(HexagoraError, match="cannot be opened"):
            Store(where)


def test_the_program_says_so_and_a_server_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    server = KilledServer(tmp_path / "tables.sqlite")
    try:
        server.start()
        command = [sys.executable, "-m", "hexagora", "serve", "--no-browser", "--port", "0"]
        second = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
        )
        assert second.returncode != 0
        assert SECOND in second.stderr
        assert "Traceback" not in second.stderr
        server.kill()
        Store(tmp_path / "tables.sqlite").close()
    finally:
        server.end()
