"""The built client: files with the right headers, and one page for every other address."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from hexagora.server.packing import packed, tag_of

STATIC = Path(__file__).parent / "static"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
"""Headers of every answer."""

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hexagora</title></head><body>
<h1>The client is not built</h1>
<p>The server runs, but this working copy has no built client.
Build it with <code>python web/build_client.py --get-node</code>, or start with
<code>make play</code>, then reload this page.</p>
</body></html>
"""

_TEXTS = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map")


@dataclass(frozen=True)
class File:
    """A file in memory, with its packed forms where those are smaller.

    ``densely`` is what the build has packed with Brotli, which browsers take over https and on
    their own machine.
    """

    body: bytes
    packed: bytes
    densely: bytes
    kind: str
    tag: str
    changed: int


class Pages:
    """The files of one folder, read once and again when they change."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}

    def answer(
        self, path: str, accepts: str, known: str
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for a path; ``known`` is the tag that the browser has."""
        name = path.lstrip("/") or "index.html"
        file = self._find(name)
        if file is None and not _names_a_file(name):
            name = "index.html"
            file = self._find(name)
            if file is None:
                return 503, [(b"content-type", b"text/html; charset=utf-8")], MISSING.encode()
        if file is None:
            return (
                404,
                [(b"content-type", b"text/plain; charset=utf-8")],
                b"there is no such file\n",
            )
        for_ever = name.startswith("assets/")
        headers = [
            (b"content-type", file.kind.encode()),
            (b"etag", file.tag.encode()),
            (b"vary", b"accept-encoding"),
            (
                b"cache-control",
                b"public, max-age=31536000, immutable" if for_ever else b"no-cache",
            ),
        ]
        if known == file.tag:
            return 304, headers, b""
        if file.densely and "br" in re.split(r"[,;\s]+", accepts):
            return 200, [*headers, (b"content-encoding", b"br")], file.densely
        if file.packed and "gzip" in accepts:
            return 200, [*headers, (b"content-encoding", b"gzip")], file.packed
        return 200, headers, file.body

    def _find(self, name: str) -> File | None:
        parts = name.split("/")
        if "\\" in name or "\0" in name or any(part in ("", ".", "..") for part in parts):
            return None
        path = self._folder.joinpath(*parts)
        try:
            changed = path.stat().st_mtime_ns if path.is_file() else 0
        except OSError:
            changed = 0
        if not changed:
            self._files.pop(name, None)
            return None
        known = self._files.get(name)
        if known is None or known.changed != changed:
            known = self._files[name] = _read(path, changed)
        return known


def _read(path: Path, changed: int) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    elif path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    short = densely = b""
    if path.suffix in _TEXTS:
        kind += "; charset=utf-8"
        short = packed(body)
        built = path.with_name(f"{path.name}.br")
        if built.is_file() and built.stat().st_mtime_ns >= changed:
            densely = built.read_bytes()
    return File(body, short, densely, kind, tag_of(body), changed)


def _names_a_file(name: str) -> bool:
    """Whether the last part has an ending; all other addresses are pages of the client."""
    return "." in name.rsplit("/", 1)[-1]
