"""What was played, on disk: a file for each game, whole or not there at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import IO

import numpy as np

from hexagora.learn.playing import Played, joined


def name_of(folder: Path, generation: int, number: int) -> Path:
    """The file of one game."""
    return folder / "games" / f"{generation:03}-{number:05}.npz"


def write(file: IO[bytes], played: Played) -> None:
    """Write a game; observations are nearly all zeros and get small."""
    np.savez_compressed(file, **vars(played))


class whole:
    """A file that gets its name only when all of it is written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(f"{path.name}.part")

    def __enter__(self) -> Path:
        return self._beside

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            os.replace(self._beside, self._path)


def missing(folder: Path, generation: int, games: int) -> list[int]:
    """The games of a generation that are not there yet."""
    return [i for i in range(games) if not name_of(folder, generation, i).exists()]


def taken(folder: Path, generations: range, games: int) -> Played:
    """All games of some generations, one after the other."""
    return joined([_read(path) for path in _names(folder, generations, games)])


def _names(folder: Path, generations: range, games: int) -> Iterator[Path]:
    for generation in generations:
        for number in range(games):
            yield name_of(folder, generation, number)


def _read(path: Path) -> Played:
    with np.load(path) as file:
        return Played(**{part.name: file[part.name] for part in fields(Played)})
