"""The standings of an event as a page that other sites may show in a frame: words and numbers.

It knows nothing of whoever looks at it, has no script, and is the only page that may be framed.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING

from hexagora.server.contests.showing import Shown, people_in
from hexagora.server.messages.events import DivisionForm, EventPage, StandingForm
from hexagora.words.languages import LANGUAGES
from hexagora.words.sources import read_catalogue

if TYPE_CHECKING:
    from hexagora.server.hall import Hall

PREFIX = "/embed/event/"

STYLE = """
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 12px; }
h1 { font-size: 1.2rem; margin: 0 0 8px; }
h2 { font-size: 1rem; margin: 12px 0 4px; }
p { margin: 8px 0; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 4px 8px; text-align: right; border-bottom: 1px solid #8886; white-space: nowrap; }
th:nth-child(2), td:nth-child(2) { text-align: left; width: 100%; white-space: normal; }
@media (max-width: 480px) { th:nth-child(n + 5), td:nth-child(n + 5) { display: none; } }
"""
_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
FRAMED = [
    (
        b"content-security-policy",
        f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors *".encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"cross-origin"),
]
"""Headers in the place of those that every other answer has."""
COLUMNS = ("place", "player", "points", "balance", "buchholz", "record")

Found = tuple[int, list[tuple[bytes, bytes]], bytes]


async def embedded(hall: Hall, path: str, query: str, accepts: str, known: str) -> Found:
    """Status, headers and body of the page of an event, in a language that is asked for by
    ``?lang=`` or that the browser prefers; ``known`` is the tag that the browser has."""
    event = path.removeprefix(PREFIX)
    kept = await hall.contests.find(event)
    language = _language(query, accepts)
    tag = f'"{event}-{kept.version}-{language}"'.encode()
    headers = [(b"etag", tag), (b"cache-control", b"no-cache"), (b"vary", b"accept-language")]
    if known == tag.decode():
        return 304, headers, b""
    people = await hall.people.by_ids(people_in(kept))
    page = Shown(kept, people, "", hall.store.now()).page(0, 0)
    headers.append((b"content-type", b"text/html; charset=utf-8"))
    return 200, headers, _html(page, language).encode()


def _html(page: EventPage, language: str) -> str:
    say = _words(language)
    title = escape(page.title)
    parts = [
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style></head><body>",
        f'<h1><a href="/event/{page.event}" target="_blank" rel="noopener">{title}</a></h1>',
    ]
    for division in page.divisions:
        if len(page.divisions) > 1:
            name = say["events-division"].replace("{ $number }", str(division.number))
            parts.append(f"<h2>{escape(name)}</h2>")
        parts.append(_table(division, say))
    if not page.divisions:
        parts.append(f"<p>{escape(say['events-state-signup'])}</p>")
        names = [f"<li>{escape(one.name)}</li>" for one in page.entries]
        parts.append(f"<ol>{''.join(names)}</ol>")
    return "\n".join([*parts, "</body></html>", ""])


def _table(division: DivisionForm, say: dict[str, str]) -> str:
    heads = [f'<th scope="col">{escape(say[f"events-col-{name}"])}</th>' for name in COLUMNS]
    rows = [f"<tr>{''.join(heads)}</tr>"]
    for row in division.standings:
        cells = [f"<td>{escape(cell)}</td>" for cell in _cells(row)]
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"


def _cells(row: StandingForm) -> list[str]:
    record = f"{row.won}-{row.drawn}-{row.lost}"
    points, buchholz = f"{row.points:g}", f"{row.buchholz:g}"
    balance = f"{row.balance:+g}" if row.balance else "0"
    return [str(row.place), row.name, points, balance, buchholz, record]


def _language(query: str, accepts: str) -> str:
    """
    >>> _language("lang=pl", "ru"), _language("", "de, uk;q=0.7"), _language("", "")
    ('pl', 'uk', 'en')
    """
    asked = re.search(r"(?:^|&)lang=(\w+)", query)
    for one in [asked[1]] if asked else re.findall(r"(?:^|,)\s*(\w+)", accepts):
        if one in LANGUAGES:
            return str(one)
    return "en"


@cache
def _words(language: str) -> dict[str, str]:
    """The plain messages of the browser's words for events: its pages say the same."""
    source = read_catalogue("hexagora.words", f"browser/events/{language}")
    return dict(re.findall(r"^([\w-]+) = (.+)$", source, re.MULTILINE))
