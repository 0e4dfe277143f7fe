"""Armies of Neuroshima Hex that are not in the box, for the commands that play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hexagora.games.neuroshima.armies import load_army
from hexagora.games.neuroshima.fan_armies import add_army, add_folder


def add_army_files(command: argparse.ArgumentParser) -> None:
    """``--army FILE``, as often as wanted."""
    command.add_argument(
        "--army",
        dest="armies",
        metavar="FILE",
        action="append",
        default=[],
        type=Path,
        help="an army of Neuroshima Hex in a TOML file (docs/armies.md)",
    )


def load_files(files: list[Path]) -> None:
    """Make the armies in files known; BadArmy tells the faults of one that is not good."""
    for path in files:
        add_army(load_army(path))


def load_folder(data: Path) -> None:
    """Make the armies in the data folder's ``armies`` known; bad files are told and left out."""
    for fault in add_folder(data / "armies"):
        print(f"hexagora: left out: {fault}", file=sys.stderr)
