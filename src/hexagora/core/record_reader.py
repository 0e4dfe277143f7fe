"""Reading game records; `hexagora.core.record` tells what they are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from hexagora.core.dealer import SFC32
from hexagora.core.errors import (
    IN_FILE,
    IN_GAME,
    BadOption,
    BadRecord,
    HexagoraError,
    UnknownGame,
    quoted,
)
from hexagora.core.game import Game
from hexagora.core.keyed import DEALERS, NO_WORD, SERVERS_WORD
from hexagora.core.packs import names_a_pack
from hexagora.core.record import FORMAT, UNFINISHED, Record, check_names
from hexagora.core.registry import game_info, make_game

LONGEST = 10_000_000
"""No game fills a file of this many bytes; a longer one is not read at all."""

_BOTH = ("game", "options", "seats", "seed hash", "actions", "result", "states")
_NEEDED = {
    1: ("data version", *_BOTH),
    2: ("rules version", "dealer", "opening", *_BOTH),
}
_HASH = re.compile("[0-9a-f]{64}")


def load_record(path: Path) -> Record:
    """Read a record file."""
    try:
        if path.stat().st_size > LONGEST:
            raise BadRecord("{file}: too long for a game record", "record_too_long", file=str(path))
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(
            "{file}: cannot be read ({fault})",
            "record_unreadable",
            file=str(path),
            fault=error.strerror,
        ) from error
    except UnicodeDecodeError as error:
        raise BadRecord(
            "{file}: is not a text file in UTF-8", "record_not_utf8", file=str(path)
        ) from error
    try:
        return read_record(text)
    except HexagoraError as error:
        raise BadRecord("{file}: {why}", IN_FILE, file=str(path), why=str(error)) from error


def read_record(text: str) -> Record:
    """Read a record's header and the texts of its actions; `Record.verify` plays them."""
    head, body = _parts(text)
    format_ = _format(head)
    game = _game(head, "data version" if format_ == 1 else "rules version")
    names = check_names(head["seats"].split(","))
    places = _places(head["result"], len(names))
    count = _number(head["actions"])
    if count < 0:
        raise BadRecord(
            "'actions' is not a number but {text}", "bad_actions", text=quoted(head["actions"])
        )
    forked = _number(head.get("forked", "0"))
    if not 0 <= forked <= count:
        raise BadRecord(
            "'forked' is not a number up to {count} but {text}",
            "bad_forked",
            count=count,
            text=quoted(head["forked"]),
        )
    if len(body) != count:
        what = "cut off" if len(body) < count else "too long"
        raise BadRecord(
            f"the record is {what}: it has {{found}} of {{count}} actions",
            "record_cut_off" if len(body) < count else "record_goes_on",
            found=len(body),
            count=count,
        )
    return Record(
        game=game,
        names=names,
        fingerprint=head["seed hash"],
        seed=head.get("seed", ""),
        texts=[line for _, line in body],
        places=places,
        ending=head.get("ending", ""),
        trail=head["states"],
        lines=[number for number, _ in body],
        forked=forked,
        format=format_,
        dealer=_dealer(head, format_),
        commitments=_row(head, "commitments", len(names), (NO_WORD,)),
        words=_row(head, "words", len(names), (NO_WORD, SERVERS_WORD)),
        opening=head.get("opening", ""),
        # The hash of a later format covers the digits, told or not.
        unproven=_unproven(head, game) if format_ == 1 else [],
    )


def _parts(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    head: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    in_head = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if in_head and line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadRecord(
                    "line {line}: a header line is 'key: value', not {text}",
                    "bad_header",
                    line=number,
                    text=quoted(line),
                )
            if key.strip() in head:
                raise BadRecord(
                    "line {line}: {key} is given twice",
                    "header_twice",
                    line=number,
                    key=quoted(key.strip()),
                )
            head[key.strip()] = value.strip()
        elif in_head and not raw.strip():
            in_head = not head
        elif line:
            body.append((number, line))
    return head, body


def _format(head: Mapping[str, str]) -> int:
    """The format, when all lines are there that it needs."""
    if "format" not in head and "data version" not in head:
        first = "format" if "game" in head else "game"
        raise _lacking(first)
    # The first format did not say so.
    format_ = _number(head.get("format", "1"))
    if not 1 <= format_ <= FORMAT:
        raise BadRecord(
            "'format' is {text}, but this program reads 1 to {known}: use a newer program",
            "unknown_format",
            text=quoted(head["format"]),
            known=FORMAT,
        )
    for key in _NEEDED[format_]:
        if key not in head:
            raise _lacking(key)
    return format_


def _lacking(key: str) -> BadRecord:
    return BadRecord("no game record: the header lacks '{key}'", "header_lacks", key=key)


def _dealer(head: Mapping[str, str], format_: int) -> str:
    if format_ == 1:
        return SFC32
    if head["dealer"] not in DEALERS:
        raise BadRecord(
            "'dealer' is {text}; this program knows: {known}",
            "unknown_dealer",
            text=quoted(head["dealer"]),
            known=", ".join(DEALERS),
        )
    return head["dealer"]


def _row(head: Mapping[str, str], key: str, seats: int, others: tuple[str, ...]) -> list[str]:
    """One hash or word of 64 hex digits for each seat, or what may stand in its place."""
    if key not in head:
        return []
    row = [item.strip() for item in head[key].split(",")]
    if len(row) != seats:
        raise BadRecord(
            "'{key}' has {found} entries for {seats} seats",
            "uncounted_entries",
            key=key,
            found=len(row),
            seats=seats,
        )
    for item in row:
        if item not in others and not _HASH.fullmatch(item):
            raise BadRecord(
                "'{key}': {text} is not 64 hex digits and not {others}",
                "bad_entry",
                key=key,
                text=quoted(item),
                others=" or ".join(others),
            )
    return row


def _game(head: Mapping[str, str], versions: str) -> Game:
    try:
        info = game_info(head["game"])
    except UnknownGame as error:
        raise BadRecord("{why}", IN_GAME, why=str(error), game="") from error
    version = _number(head[versions])
    if not 1 <= version <= info.rules_version:
        raise BadRecord(
            "made with {key} {text} of {game}, but this program knows 1 to {known}: "
            "use the program version that fits, or a newer one",
            "unknown_rules",
            key=versions,
            text=quoted(head[versions]),
            game=info.name,
            known=info.rules_version,
        )
    try:
        return make_game(info.name, len(head["seats"].split(",")), _options(head), version)
    except BadOption as error:
        raise BadRecord("{why}", IN_GAME, why=str(error), game=info.name) from error


def _options(head: Mapping[str, str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in head["options"].split():
        key, _, value = item.partition("=")
        if key in options:
            raise BadRecord(
                "the option {option} is given twice", "option_twice", option=quoted(key)
            )
        options[key] = value
    return options


def _unproven(head: Mapping[str, str], game: Game) -> list[str]:
    """Packs that are named by their ids alone."""
    given = _options(head)
    packs = {key for key, value in game.options.items() if names_a_pack(value)}
    return sorted({given[key] for key in packs & given.keys() if not names_a_pack(given[key])})


def _places(text: str, seats: int) -> list[int]:
    if text == UNFINISHED:
        return []
    places = [_number(word) for word in text.split()]
    if len(places) != seats or min(places) < 1:
        raise BadRecord(
            "'result' is not one place for each of {seats} seats but {text}",
            "bad_result",
            seats=seats,
            text=quoted(text),
        )
    return places


def _number(text: str) -> int:
    """A whole number as a record has it, or -1."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
