"""Messages as frames of a WebSocket: what a server sends, and what is simplest of what comes."""

from __future__ import annotations

_WHOLE_TEXT = 0x81
_LAST, _MASKED = 0x80, 0x80
_CLIENTS_HEAD = 6
"""Bytes before what a short frame of a client says: two, and four that mask the rest."""
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


def is_one_frame(data: bytes) -> bool:
    """Whether a client has sent one frame, whole and the last of its message, and no more."""
    if len(data) < _CLIENTS_HEAD or not data[0] & _LAST:
        return False
    size = data[1] - _MASKED
    if size == _SHORT:
        return len(data) == _CLIENTS_HEAD + 2 + int.from_bytes(data[2:4], "big")
    return len(data) == _CLIENTS_HEAD + size < _CLIENTS_HEAD + _SHORT


def text_in(frame: bytes) -> bytes | None:
    """What `is_one_frame` says, if it is a short text (RFC 6455, 5.3).

    >>> text_in(bytes.fromhex("818537fa213d7f9f4d5158"))
    b'Hello'
    """
    size = frame[1] - _MASKED
    if frame[0] != _WHOLE_TEXT or size >= _SHORT:
        return None
    mask = (frame[2:_CLIENTS_HEAD] * (size // 4 + 1))[:size]
    said = int.from_bytes(frame[_CLIENTS_HEAD:], "big") ^ int.from_bytes(mask, "big")
    return said.to_bytes(size, "big")
