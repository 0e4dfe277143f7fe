"""What the server writes is for its owner alone."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.server.database import open_database
from table_client import running

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files are told otherwise")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    before = os.umask(0)
    try:
        with running(path) as site:
            site.table("superhex", "me", "me")
            files = sorted(tmp_path.iterdir())
            assert [file.name for file in files] == [
                "tables.sqlite",
                "tables.sqlite-shm",
                "tables.sqlite-wal",
                "tables.sqlite.lock",
            ]
            assert [oct(rights(file)) for file in files] == ["0o600"] * 4
    finally:
        os.umask(before)


def test_a_database_that_everybody_could_read_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(path) as site:
        site.table("superhex", "me", "me")
    path.chmod(0o644)
    beside = tmp_path / "tables.sqlite-wal"
    beside.touch()
    beside.chmod(0o644)
    with running(path):
        assert {oct(rights(file)) for file in tmp_path.iterdir()} == {"0o600"}


def test_a_second_connection_keeps_the_locks_of_the_first(tmp_path: Path) -> None:
    """Otherwise whoever closes the file in another process takes its log away under the server."""
    where = tmp_path / "tables.sqlite"
    writes = (
        "import sys; from pathlib import Path; from hexagora.server.database import open_database\n"
        "one = open_database(Path(sys.argv[1])); one.run('INSERT INTO t VALUES (1)'); one.close()"
    )
    with closing(open_database(where)) as first, closing(open_database(where)) as second:
        first.run("CREATE TABLE t (n INTEGER)")
        for count in (1, 2, 3):
            subprocess.run([sys.executable, "-c", writes, str(where)], check=True)
            assert second.rows("SELECT count(*) FROM t") == [(count,)]
