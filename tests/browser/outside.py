"""A server that finds a game from outside, installed without pip and without a network."""

from __future__ import annotations

import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "hex"


def installed_in(folder: Path) -> list[str]:
    """The paths on which Python finds the example: its source, and what pip writes about it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    facts = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{entry} = {place}" for entry, place in entries.items()))
    ]
    (facts / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return [str(folder), str(EXAMPLE / "src")]
