"""Write down a whole duel by keyboard: every key, and what a screen reader would say.

By hand, from the root of the project:

    PYTHONPATH=tests python -m browser.transcript docs/by_keyboard.md
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser.conftest import PACE, TableServer, find_chromium, launching
from browser.hands import is_over
from browser.keyboard_hands import KeyboardHands
from browser.reader import Heard, Reader
from browser.scripted import request, seat_link
from patience import PATIENCE

HEAD = """# A duel by keyboard, as a screen reader tells it

Ada plays a whole duel of Neuroshima Hex against a bot with keys alone: Tab and Shift+Tab go from part to part, arrows from cell
to cell, Enter chooses and confirms, Q and E rotate, Escape goes back. Written by `PYTHONPATH=tests python -m browser.transcript
docs/by_keyboard.md`, which listens to the accessibility tree of Chromium: after each key what has the focus now, as it is named
there, and what the live regions were given meanwhile (in italics). Turns and battles are shown at once. What is chosen is chosen by
dice. `tests/browser/test_by_keyboard.py` plays such a duel too: everything that has the focus has a name, and the focus is never lost.

"""  # noqa: E501
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]


def duel(browser: Browser, base: str) -> tuple[Reader, KeyboardHands]:
    """Play one, from the first tile to the result."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(PACE.format(battle=0, turns="instant", obvious="true", help="false"))
    page = context.new_page()
    body = {
        "game": "neuroshima",
        "options": {"army1": "outpost", "army2": "moloch"},
        "seats": SEATS,
    }
    page.goto(base + seat_link(request(base, "/api/tables", body)))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    reader = Reader(context, page)
    hands = KeyboardHands(reader, 3, pause=400)
    hands.play(1500)
    assert is_over(page)
    return reader, hands


def lines(heard: list[Heard], focused: frozenset[str]) -> Iterator[str]:
    """A line for each key; several Tabs or arrows on the way are one line."""
    for walks, some in groupby(heard, key=lambda one: one.key in WALKS):
        group = list(some)
        if walks:
            yield f"- **{keys(group)}**: {' → '.join(told(group, focused))}"
        else:
            for one in group:
                words = " · ".join(told([one], focused)) or "(nothing)"
                yield f"- **{one.key or 'The page is there'}**: {words}"


WALKS = ("Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def keys(group: list[Heard]) -> str:
    """`Tab 3 times, ArrowUp`."""
    parts = []
    for key, some in groupby(one.key for one in group):
        count = len(list(some))
        parts.append(key if count == 1 else f"{key} {count} times")
    return ", ".join(parts)


def told(group: list[Heard], focused: frozenset[str]) -> list[str]:
    """What was said, the live regions in italics."""
    return [
        word if word in focused else f"*{word.replace('*', '·')}*"
        for one in group
        for word in one.said
    ]


def main() -> None:
    """Play, and write."""
    out = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=launching())
        try:
            reader, hands = duel(browser, server.base)
        finally:
            browser.close()
            server.stop()
    pressed = len(reader.heard) - 1
    told_of = sum(len(one.said) for one in reader.heard)
    count = (
        f"{hands.done.total()} steps, {pressed} keys, {told_of} things said; "
        f"the focus was lost {len(hands.lost)} times.\n\n"
    )
    text = "\n".join(lines(reader.heard, frozenset(reader.focused)))
    out.write_text(HEAD + count + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
