"""A file of tables belongs to one server at a time: a second one would give the same seats away."""

from __future__ import annotations

import os
from pathlib import Path

from hexagora.core import HexagoraError

try:
    import fcntl
except ImportError:  # where there are no such locks, nobody is kept out
    fcntl = None  # type: ignore[assignment]


class Alone:
    """Held as long as a server uses the file. The system lets go of it when a process ends, however
    it ends; the little file beside the other one stays."""

    def __init__(self, path: Path) -> None:
        lock = path.with_name(path.name + ".lock")
        try:
            self._file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise HexagoraError(f"{path}: the database cannot be opened ({error})") from error
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise HexagoraError(
                f"{path}: another server uses this file; stop it, give this one a folder of its "
                "own with --data, or keep the tables in PostgreSQL with --database"
            ) from None

    def close(self) -> None:
        """Let the next one in."""
        os.close(self._file)
