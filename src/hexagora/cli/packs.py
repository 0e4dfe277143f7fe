"""Components of Nexus Ops from a file, for the commands that play."""

from __future__ import annotations

import argparse
from pathlib import Path

from hexagora import HexagoraError
from hexagora.games.nexus.packs import GAME, OPTION, add_pack, load_pack


def add_data_file(command: argparse.ArgumentParser) -> None:
    """``--data FILE``."""
    command.add_argument(
        "--data",
        dest="pack",
        metavar="FILE",
        type=Path,
        help="components of Nexus Ops in a TOML file (docs/nexus_data.md)",
    )


def load_data(args: argparse.Namespace) -> None:
    """Make the file's components known; a new game is played with them unless -o tells others.

    BadData tells the faults of a file that is not good.
    """
    path: Path | None = getattr(args, "pack", None)
    if path is None:
        return
    game = getattr(args, "game", None)
    if game not in (None, GAME):
        raise HexagoraError(f"--data is for {GAME}, not for {game}; leave it out")
    value = add_pack(load_pack(path))
    # A record tells itself what it was played with.
    if game is None or getattr(args, "load", None) or getattr(args, "resume", False):
        return
    if OPTION not in dict(args.options):
        args.options = [*args.options, (OPTION, value)]
