"""Games that are put away and gone on with.

A record does not tell the seed of a game that is not over, for whoever has it knows all rolls to
come. To go on, the dealer needs it. So an unfinished game is saved as two files: FILE, the record,
which may be shown to anybody, and FILE.seed beside it, which only its owner may read. A game whose
seed is lost is not gone on with: no other seed could deal the rest, and the finished record would
not stand up to ``hexagora record verify``. Once a game is over its record tells the seed, and
FILE.seed is removed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from hexagora import CHANCE, BadRecord, HexagoraError, Match
from hexagora.cli.folders import data_folder
from hexagora.core import fingerprint, load_record
from hexagora.core.errors import IN_FILE
from hexagora.core.keyed import NO_WORD, dealer_of


@contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Whatever is wrong with a record is told with the file's name."""
    try:
        yield
    except HexagoraError as error:
        raise BadRecord("{file}: {why}", IN_FILE, file=str(path), why=str(error)) from error


def seed_file(path: Path) -> Path:
    """Where the seed of an unfinished game is kept."""
    return path.with_name(f"{path.name}.seed")


def check_target(path: Path, match: Match) -> None:
    """Refuse a path that cannot be written, or that holds anything but this same game."""
    if path.is_dir():
        raise HexagoraError(
            "{file} is a folder; give the name of a file", "is_folder", file=str(path)
        )
    if not path.parent.is_dir():
        raise HexagoraError(
            "{folder} is no folder; the game cannot be saved in it",
            "no_folder",
            folder=str(path.parent),
        )
    if not os.access(path.parent, os.W_OK):
        raise HexagoraError(
            "{folder} cannot be written to", "not_writable", folder=str(path.parent)
        )
    if path.exists() and not _holds(path, match):
        raise HexagoraError(
            "{file} is there already and is not this game; choose another name",
            "file_exists",
            file=str(path),
        )
    secret = seed_file(path)
    if secret.exists() and _seed_in(secret) != match.dealer.seed:
        raise HexagoraError(
            "{file} is there already and belongs to another game", "seed_exists", file=str(secret)
        )


def save(match: Match, path: Path) -> None:
    """Write the record and, while the game lasts, the seed beside it."""
    check_target(path, match)
    secret = seed_file(path)
    if match.state.over:
        match.record().save(path)
        secret.unlink(missing_ok=True)
        return
    handle = os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(f"{match.dealer.seed}\n")
    match.record().save(path)


def load(path: Path, seed: str = "") -> Match:
    """The unfinished game of a record, ready to be gone on with."""
    record = load_record(path)
    with in_file(path):
        record.verify()
    file = str(path)
    if record.places:
        raise BadRecord(
            "{file}: the game is over; see 'hexagora record replay {file}'", "saved_over", file=file
        )
    if record.commitments:
        raise BadRecord(
            "{file}: the players' words deal here too, so it goes on at its table only",
            "dealt_by_words",
            file=file,
        )
    secret = seed_file(path)
    if not seed and not secret.exists():
        raise BadRecord(
            "{file}: its seed is missing, put {seed} beside it or give --seed",
            "seed_missing",
            file=file,
            seed=secret.name,
        )
    seed = seed or _seed_in(secret)
    if not seed or fingerprint(seed) != record.fingerprint:
        raise BadRecord(
            "{file}: this is not the seed whose hash the record tells", "wrong_seed", file=file
        )
    dealer = dealer_of(record.dealer, seed, [NO_WORD] * record.game.seats)
    match = Match(record.game, record.names, dealer=dealer, format=record.format)
    match.forked = record.forked
    for number, step in enumerate(record.steps()):
        dealt = step.seat == CHANCE and number >= record.forked
        if dealt and match.dealer.deal(match.state) != step.action:
            raise BadRecord(
                "{file}: line {line}: the seed does not deal '{move}'",
                "other_deal",
                file=file,
                line=step.line,
                move=step.text,
            )
        match.play(step.action)
    return match


def unfinished() -> Path:
    """The game that ``hexagora play --resume`` goes on with."""
    return data_folder() / "unfinished.record"


def keep(match: Match) -> None:
    """Write the game to `unfinished`; another game that lies there is moved aside, not lost."""
    path = unfinished()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists() and not _holds(path, match):
        move_aside(path)
    save(match, path)


def move_aside(path: Path) -> Path:
    """Give the files of an unfinished game a name of their own."""
    number = 1
    while (other := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    path.rename(other)
    if seed_file(path).exists():
        seed_file(path).rename(seed_file(other))
    return other


def forget(match: Match) -> None:
    """Remove the game from `unfinished`, if it is this one that lies there."""
    path = unfinished()
    if path.exists() and _holds(path, match):
        path.unlink()
        seed_file(path).unlink(missing_ok=True)


HEAD = 64
"""No record has a longer header."""


def _holds(path: Path, match: Match) -> bool:
    """Whether the record in a file is of this match. Its header tells: a game is saved before every
    question, and reading all its actions each time would take longer and longer."""
    try:
        with path.open(encoding="utf-8") as file:
            head = dict(line.partition(":")[::2] for line in islice(file, HEAD))
    except (OSError, UnicodeDecodeError):
        return False
    return head.get("seed hash", "").strip() == match.dealer.fingerprint


def _seed_in(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        return ""
