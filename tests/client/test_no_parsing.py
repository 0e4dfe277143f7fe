"""The client shows facts: it matches no sentences and parses no notation."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from client_parsing import places

CODE = Path(__file__).parents[2] / "web" / "src"

ALLOWED = {
    "common/CommonBoard.svelte": 1,  # points of a polygon of its own
    "lib/daily.ts": 1,  # the day in the name of a challenge
    "lib/links.ts": 1,  # the token behind # in the address
    "lib/packs.ts": 1,  # the id in the value of a pack
    "lib/passkeys.ts": 1,  # whether the page was opened by a number instead of a name
    "lib/people.ts": 7,  # which browser this is, to call the device by it
    "lib/router.svelte.ts": 1,  # the address of the page
    "pages/NoticesPage.svelte": 2,  # the token behind # in the address; hours and minutes as typed
    "pages/Rules.svelte": 1,  # words that a reader searches for
    "parts/AllOptions.svelte": 1,  # words that a player searches for
    "parts/ClauseText.svelte": 2,  # marks in the text of the rules
    "parts/people/SignIn.svelte": 1,  # the token behind # in the address
    "worker/notices.ts": 3,  # an address; else no texts: what the browser has kept
    "worker/plan.ts": 3,  # addresses, and the files that the page itself names
    "worker/sw.ts": 4,  # no texts: what the browser has kept, found by its address
}
"""How often a file takes a text apart that is neither a sentence of the game nor its notation."""

BEFORE = 149
"""How many there were when sentences and notation were the wire's format (commit b9c7548)."""


def test_the_client_takes_no_sentence_and_no_notation_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = list(places(CODE))
    with capsys.disabled():
        print(f"\ntexts taken apart: {len(found)}; were {BEFORE}")
    counts = Counter(place.file for place in found)
    wrong = [place for place in found if counts[place.file] != ALLOWED.get(place.file, 0)]
    assert wrong == []
    assert counts == ALLOWED, "what is no longer there needs no place in the list"


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("const a = /^seat (\\d)/.exec(text);", 1),
        ("if (message.startsWith('no such')) return;", 1),
        ("const [verb, a] = text.split(' ');", 1),
        ("const [q, r] = cell.split(',');", 1),
        ("const unit = key.split(`|`)[2];", 1),
        ("const letters = word.split('');", 0),
        ("const shape = new RegExp(word);", 1),
        ("const half = width / 2 / scale; // about / all", 0),
        ("{#if a}<p>{a}</p>{/if}{#each b as c}<i>{c}</i>{/each}", 0),
        ("fetch(`/api/tables/${table}/seats/${seat}`)", 0),
    ],
)
def test_what_counts(tmp_path: Path, code: str, count: int) -> None:
    (tmp_path / "a.ts").write_text(code)
    assert len(list(places(tmp_path))) == count
