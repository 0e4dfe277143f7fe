"""Etudes that the commands are given: files of JSON, or the ids of those that come along."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from hexagora import HexagoraError, game_info, game_names
from hexagora.cli.battle import load_json
from hexagora.core.capabilities import Etudes, Puzzle
from hexagora.core.data import dict_of, list_of
from hexagora.core.errors import FaultsFound

RUN = ".jsonl"
"""Files that ``etude make`` writes end like this."""


@dataclass(frozen=True)
class Given:
    """An etude with the game that it is of; ``source`` is its file or its id."""

    game: str
    etudes: Etudes
    puzzle: Puzzle
    source: str


def able() -> dict[str, Etudes]:
    """The games that have etudes."""
    return {name: made() for name in game_names() if (made := game_info(name).etudes)}


def all_shipped() -> list[Given]:
    """All that come along."""
    return [
        Given(game, etudes, etudes.read(record), id_)
        for game, etudes in able().items()
        for id_, record in etudes.shipped().items()
    ]


def given(name: str) -> list[Given]:
    """The etudes in a file, which may hold one, a list or a run of them, or the one of that id."""
    path = Path(name)
    if not path.exists():
        for game, etudes in able().items():
            record = etudes.shipped().get(name)
            if record is not None:
                return [Given(game, etudes, etudes.read(record), name)]
        raise HexagoraError(
            "{file}: there is no such file, and no etude of that id; 'hexagora etude show' lists "
            "those that come along",
            "no_etude",
            file=name,
        )
    rows = _made(path) if path.suffix == RUN else _written(load_json(path))
    many = len(rows) > 1
    return [_read(row, f"{path}: etudes[{i}]" if many else str(path)) for i, row in enumerate(rows)]


def _written(data: object) -> list[object]:
    return list_of(data["etudes"]) if isinstance(data, dict) and "etudes" in data else [data]


def _made(path: Path) -> list[object]:
    """Those that a run of ``etude make`` has found."""
    found: list[object] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            row = dict_of(json.loads(line))
        except (ValueError, TypeError) as error:
            raise HexagoraError(
                "{file}, line {line}: this is no line of a run of hexagora etude make",
                "no_run",
                file=str(path),
                line=number,
            ) from error
        if "etude" in row:
            found.append(row["etude"])
    return found


def _read(record: object, source: str) -> Given:
    """One record; it need not name its game while there is only one that it can be of."""
    games = able()
    position = record.get("position") if isinstance(record, dict) else None
    named = dict_of(position).get("game") if isinstance(position, dict) else None
    game = named if isinstance(named, str) and named in games else min(games)
    try:
        return Given(game, games[game], games[game].read(record), source)
    except FaultsFound as error:
        raise FaultsFound(*(f"{source}: {fault}" for fault in error.faults)) from error


def one_given(name: str) -> Given:
    """The only etude in a file, or that of an id."""
    found = given(name)
    if len(found) != 1:
        raise HexagoraError(
            "{file}: there are {count} etudes in it; give a file with one of them",
            "many_etudes",
            file=name,
            count=len(found),
        )
    return found[0]
