"""Packs for the commands: ``--pack FILE``, and the folder ``packs`` in the data folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hexagora import HexagoraError
from hexagora.cli import folders
from hexagora.core import load_pack, load_packs, pack_loaders
from hexagora.core.packs import Loaded


def add_packs(command: argparse.ArgumentParser) -> None:
    """``--pack FILE``, as often as wanted, and ``--data DIR``."""
    command.add_argument(
        "--pack",
        dest="packs",
        metavar="FILE",
        action="append",
        default=[],
        type=Path,
        help=f"components of your own: {_kinds()}; may be given again",
    )
    command.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="the data folder instead of the usual one; packs are read from its folder packs",
    )
    command.add_argument("--army", metavar="FILE", action=_Renamed, help=argparse.SUPPRESS)


def _kinds() -> str:
    """What can be brought, and where it is told how."""
    return ", ".join(f"{loader.what} ({loader.page})" for loader in pack_loaders().values())


class _Renamed(argparse.Action):
    """An option's old name, answered with the new one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        parser.error(f"{option_string} is now called --pack: write --pack {values}")


def load(args: argparse.Namespace) -> None:
    """Make the packs of the data folder and of the command line known.

    A bad file in the folder is told and left out; on the command line it is an error. A new game is
    played with the pack of the command line where the game says which option that is, unless -o
    chooses otherwise.
    """
    data: Path | None = args.data
    if data is not None and data.is_file():
        raise HexagoraError(
            f"{data} is a file, but --data is the data folder; a pack is given as --pack {data}"
        )
    folders.choose(data)
    _load_folder(folders.data_folder())
    given = [load_pack(path) for path in args.packs]
    for loaded in given:
        _warn(loaded)
    game: str | None = getattr(args, "game", None)
    if game is None:
        return
    for loaded in given:
        if loaded.game != game:
            raise HexagoraError(
                f"{loaded.path} is a pack for {loaded.game}, not for {game}; leave it out"
            )
    # A record tells itself what it was played with.
    if not (getattr(args, "load", None) or getattr(args, "resume", False)):
        _choose(args, game, given)


def _load_folder(data: Path) -> None:
    found = load_packs(data / "packs")
    for fault in found.faults:
        _tell(f"{data / 'packs'}: left out: {fault}")
    for loaded in found.packs:
        _warn(loaded)
    if any((data / "armies").glob("*.toml")):
        _tell(f"{data / 'armies'} is not read any more; move its files to {data / 'packs'}")


def _choose(args: argparse.Namespace, game: str, given: list[Loaded]) -> None:
    loader = pack_loaders().get(game)
    if loader is None or not loader.option or loader.option in dict(args.options):
        return
    values = sorted({loaded.pack.value for loaded in given})
    if len(values) > 1:
        ways = " or ".join(f"-o {loader.option}={value}" for value in values)
        raise HexagoraError(f"there are {len(values)} packs to play with; choose one: {ways}")
    args.options = [*args.options, *((loader.option, value) for value in values)]


def _warn(loaded: Loaded) -> None:
    for warning in loaded.pack.warnings:
        _tell(f"{loaded.path.name}: look at this: {warning}")


def _tell(text: str) -> None:
    print(f"hexagora: {text}", file=sys.stderr)
