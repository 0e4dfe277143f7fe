"""A real PostgreSQL in a temporary folder, where one is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from patience import PATIENCE

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """The folder of ``initdb`` and ``pg_ctl``, or None if there is none."""
    found = [
        folder
        for pattern in PLACES
        for folder in sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists()
    ]
    if found:
        return found[0]
    path = shutil.which("initdb")
    return (
        Path(path).parent if path and shutil.which("pg_ctl", path=str(Path(path).parent)) else None
    )


@contextmanager
def postgres(programs: Path) -> Iterator[str]:
    """A server that listens on a Unix socket only; gives its address."""
    folder = Path(tempfile.mkdtemp(prefix="hexagora-pg-"))
    # PostgreSQL refuses to run as root, so there it runs as somebody without any rights.
    user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)

    def run(*command: str) -> None:
        subprocess.run(
            command,
            check=True,
            cwd=folder,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
        )

    data = str(folder / "data")
    try:
        run(f"{programs}/initdb", "-D", data, "-U", "table", "-A", "trust", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder}"
        run(f"{programs}/pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield f"postgresql://table@/postgres?host={folder}"
        finally:
            run(f"{programs}/pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def installed_postgres(untested: str) -> Iterator[str]:
    """The address of one for a test; without PostgreSQL the test is skipped, and says what was."""
    programs = find_programs()
    if programs is None:
        pytest.skip(f"no PostgreSQL is installed here (no initdb): {untested} NOT tested")
    pytest.importorskip("psycopg")
    with postgres(programs) as address:
        yield address
