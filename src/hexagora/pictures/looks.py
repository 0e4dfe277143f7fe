"""Colours and shapes as data: the browser imports the same files when the client is built."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def looks_in(package: str) -> dict[str, Any]:
    """The ``looks.json`` of a package: colours as ``#rrggbb``, shapes as SVG paths."""
    found: dict[str, Any] = json.loads(files(package).joinpath("looks.json").read_text("utf-8"))
    return found
