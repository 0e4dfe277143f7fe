"""Packs: components of a game from a file that somebody wrote, such as an army or other cards.

A game that has packs declares a `PackLoader`. Whoever starts a program hands over files or a
folder, and does not ask which game they are for: the loaders tell by what is in them.

Options call a pack by its id and a digest of all that matters in play (``rats-1a2b3c4d``), so that
no record is ever replayed, and no table gone on with, with other components than it began with.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from hexagora.core.errors import BadPack
from hexagora.core.toml_faults import one_line, syntax_fault

DIGITS = 8


@dataclass(frozen=True)
class Pack:
    """Components that are known now, as an option offers them.

    ``value`` is the option's value, ``id`` what people may write instead while no other pack has
    the same. ``names`` are by language; English is always among them. ``warnings`` are what its
    author should look at, although it can be played.
    """

    value: str
    id: str
    names: Mapping[str, str]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class PackLoader:
    """How the packs of one game are found out and made known.

    ``what`` names them in a sentence, ``page`` is the document that tells how they are written, and
    ``sign`` what their files are known by. ``add`` gets the
    text of a file and its name, and raises `BadPack` with all its faults. ``option`` is the option
    that a new game takes a pack by, if it is clear which; else people choose themselves.
    """

    what: str
    page: str
    sign: str
    recognises: Callable[[Mapping[str, Any]], bool]
    add: Callable[[str, str], Pack]
    forget: Callable[[], None]
    option: str = ""


@dataclass(frozen=True)
class Loaded:
    """A pack that was made known, and the game that it is for."""

    game: str
    pack: Pack
    path: Path


@dataclass(frozen=True)
class Folder:
    """The packs of a folder, and the faults of the files that were left out."""

    packs: tuple[Loaded, ...]
    faults: tuple[str, ...]


def read_pack(path: Path, loaders: Mapping[str, PackLoader]) -> Loaded:
    """Make the pack in a file known; `BadPack` tells the file's faults."""
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # absurd numbers are no TOMLDecodeError
        raise BadPack(f"{one_line(path.name)}{syntax_fault(error)}") from None
    for game, loader in loaders.items():
        if loader.recognises(data):
            return Loaded(game, loader.add(text, path.name), path)
    kinds = "; ".join(f"{loader.what} has {loader.sign}" for loader in loaders.values())
    raise BadPack(f"{one_line(path.name)}: this is no pack of any game: {kinds}")


def read_folder(folder: Path, loaders: Mapping[str, PackLoader]) -> Folder:
    """Make the packs in the ``*.toml`` files of a folder known, in the order of their names.

    A file with faults is left out whole and does not keep the others from being loaded. A folder
    that is not there has no packs.
    """
    packs: list[Loaded] = []
    faults: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            packs.append(read_pack(path, loaders))
        except BadPack as error:
            faults += error.faults
    return Folder(tuple(packs), tuple(faults))


def read_text(path: Path) -> str:
    """The text of a file that a person wrote."""
    try:
        # Some editors put a mark in front of UTF-8, which TOML does not know.
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadPack(
            f"{one_line(path.name)}: this is not UTF-8; save it in that encoding"
        ) from None
    except OSError as error:
        why = error.strerror or "unknown reason"
        raise BadPack(f"{one_line(path.name)}: the file cannot be read: {why}") from None


def digest_of(facts: Any, words: Iterable[str]) -> str:
    """Eight hexadecimal digits that change with the facts; keys that are ``words`` do not count.

    Nor does what is 0, false or empty: a field that a later program adds changes nothing for packs
    which do not use it.

    >>> digest_of({"count": 2, "names": {"en": "Rat"}}, ["names"]) == digest_of({"count": 2}, [])
    True
    >>> digest_of({"count": 2, "armour": False}, []) == digest_of({"count": 2}, [])
    True
    """
    text = json.dumps(_without(facts, frozenset(words)), sort_keys=True, ensure_ascii=True)
    return sha256(text.encode()).hexdigest()[:DIGITS]


def id_of(value: str) -> str:
    """The id in a pack's value; other values are their own.

    >>> id_of("rats-1a2b3c4d"), id_of("borgo")
    ('rats', 'borgo')
    """
    return value[: -DIGITS - 1] if names_a_pack(value) else value


def names_a_pack(value: str) -> bool:
    """Whether a value has the form of a pack's.

    >>> names_a_pack("rats-1a2b3c4d"), names_a_pack("rats")
    (True, False)
    """
    _, dash, digits = value.rpartition("-")
    return bool(dash) and len(digits) == DIGITS and all(c in "0123456789abcdef" for c in digits)


def _without(facts: Any, words: frozenset[str]) -> Any:
    if isinstance(facts, dict):
        return {
            key: _without(part, words) for key, part in facts.items() if part and key not in words
        }
    if isinstance(facts, list | tuple):
        return [_without(part, words) for part in facts]
    return facts
