"""What lies in memory to be sent: its packed form, and the tag by which browsers know it again."""

from __future__ import annotations

import gzip
import hashlib

_ENOUGH = 600
"""Bodies below this size are not worth packing."""


def packed(body: bytes) -> bytes:
    """The body as gzip packs it; nothing if that is not worth it."""
    return gzip.compress(body, 9, mtime=0) if len(body) > _ENOUGH else b""


def tag_of(body: bytes) -> str:
    """The entity tag of a body."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'
