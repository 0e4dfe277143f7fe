"""Tokens: who has one has a right at a table. They are told once and kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that look alike; a power of two, so that each letter is worth five bits."""

TOKEN_LENGTH = 32
TABLE_LENGTH = 10

SEAT: Final = "seat"
INVITE: Final = "invite"
WATCH: Final = "watch"
HOST: Final = "host"
KINDS = (SEAT, INVITE, WATCH, HOST)


def new_token() -> str:
    """160 bits that nobody guesses."""
    return _letters(TOKEN_LENGTH)


def new_table_id() -> str:
    """A name for a table; it gives no right by itself."""
    return _letters(TABLE_LENGTH)


def digest(token: str) -> str:
    """What is stored of a token. It has so many random bits that a plain hash is safe."""
    return sha256(token.encode()).hexdigest()


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
