"""Where the program keeps what belongs to its user: packs, tables, games that were left."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_chosen: Path | None = None


def choose(folder: Path | None) -> None:
    """Use another folder than the usual one; None is the usual one."""
    global _chosen
    _chosen = folder


def data_folder() -> Path:
    """The folder that ``--data`` names, else the one where programs keep what belongs to a user."""
    if _chosen is not None:
        return _chosen
    home = Path.home()
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = home / ".local" / "share"
    return base / "hexagora"
