"""A message as the frame in which a server sends it over a WebSocket."""

from __future__ import annotations

_WHOLE_TEXT = 0x81
_SHORT, _MIDDLE = 126, 1 << 16


def head_of(message: bytes) -> bytes:
    """What goes before a text that is sent in one frame (RFC 6455, 5.2): servers mask nothing, and
    nothing is packed here.

    >>> head_of(b"hello").hex(), head_of(bytes(300)).hex()
    ('8105', '817e012c')
    """
    size = len(message)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size))
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
