"""Take the pictures of docs/images: every page, as a desktop and a phone show it.

Run it from the root of the project when a page has changed, and look at every picture:

    PYTHONPATH=tests python -m browser.pictures
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.conftest import TableServer, find_chromium, launching
from browser.scripted import play_on, request, set_up

FOLDER = Path(__file__).parents[2] / "docs" / "images"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "neuroshima": (60, {}),
    "nexus": (160, {}),
    "superhex": (12, {"first": "1"}),
}
"""So many actions lie behind the tables in the pictures, and their options."""


def settled(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_timeout(700)


def take(browser: Browser, base: str, tables: dict[str, dict[str, Any]]) -> None:
    pages = {"home": "/", "new-table": "/new/nexus", "rules": "/rules/neuroshima#NS-BAT-07"}
    for game, table in tables.items():
        seat = table["seats"][0]["token"]
        pages[game] = f"/t/{table['table']}#seat={seat}"
        pages[f"{game}-replay"] = f"/replay/{table['table']}?step=8#watch={table['watch']}"
    pages["import"] = "/replay"
    solo = set_up(base, "superhex", ["Olena"])
    play_on(base, solo, seed=3)
    pages["result"] = f"/t/{solo['table']}#seat={solo['seats'][0]['token']}"
    seats = [{"kind": "me", "name": "Olena"}, {"kind": "open"}]
    waiting = request(base, "/api/tables", {"game": "nexus", "options": {}, "seats": seats})
    pages["waiting"] = f"/t/{waiting['table']}#seat={waiting['seats'][0]['token']}"
    # A running game with hidden hands has no replay for anybody.
    del pages["nexus-replay"]
    shots: list[tuple[str, dict[str, int], dict[str, Any]]] = [
        ("", DESKTOP, {"color_scheme": "dark"}),
        ("-phone", PHONE, {"color_scheme": "dark", "is_mobile": True, "has_touch": True}),
        ("-light", DESKTOP, {"color_scheme": "light"}),
    ]
    for suffix, size, settings in shots:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale="en-GB",
            reduced_motion="reduce",
            **settings,
        )
        page = context.new_page()
        for name, path in pages.items():
            if suffix == "-light" and name not in tables:
                continue
            settled(page, base + path)
            file = FOLDER / f"{name}{suffix}.jpg"
            page.screenshot(path=file, type="jpeg", quality=82)
            print(file.name, file=sys.stderr)
        context.close()


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit("no Chromium found; install one or name it in HEXAGORA_CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=launching())
        try:
            tables = {}
            for game, (actions, options) in GAMES.items():
                tables[game] = set_up(server.base, game, ["Olena", "Marek"], **options)
                play_on(server.base, tables[game], seed=3, most=actions)
            take(browser, server.base, tables)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
