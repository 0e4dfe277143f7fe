"""Take the pictures of docs/images: every page, as a desktop and a phone show it.

Run it from the root of the project when a page has changed, and look at every picture. Who names
pictures, `leader`, `mission`, gets only those whose names begin so:

    PYTHONPATH=tests python -m browser.pictures [NAME...]
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.box import SCENES, Scene
from browser.company import Company
from browser.conftest import TableServer, find_chromium, launching
from browser.screens import SCREENS
from browser.scripted import played
from patience import PATIENCE

FOLDER = Path(__file__).parents[2] / "docs" / "images"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SHOTS: dict[str, dict[str, Any]] = {
    "": {**DESKTOP, "color_scheme": "dark"},
    "-phone": {**PHONE, "color_scheme": "dark"},
    "-light": {**DESKTOP, "color_scheme": "light"},
    "-grey": {**DESKTOP, "color_scheme": "dark"},
}
GREY = "() => { document.documentElement.style.filter = 'grayscale(1)'; }"
AT_REST = """async () => {
  const done = (promises) => Promise.all(promises.map((one) => one.catch(() => null)));
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  await document.fonts.ready;
  await done([...document.images].map((one) => one.decode()));
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
  await done(moving.map((one) => one.finished));
}"""
"""Letters and images have come, and nothing moves any more; what moves for ever may."""
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "neuroshima": (60, {}),
    "nexus": (160, {}),
    "superhex": (12, {"first": "1"}),
}
"""So many actions lie behind the tables in the pictures, and their options."""
ONLY = {"-light": (*GAMES, "home", "battle", "result", "rules"), "-grey": (*GAMES, "battle")}
"""What is shown so; everything else only in the dark theme."""


def pages_of(base: str) -> dict[str, str]:
    """Where a picture can be seen without doing anything, by its name."""
    tables = {
        game: played(base, game, ["Olena", "Marek"], most=actions, options=options)
        for game, (actions, options) in GAMES.items()
    }
    pages = {
        "new-table": "/new/nexus",
        "new-army": "/new/neuroshima",
        "rules": "/rules/neuroshima#NS-BAT-07",
    }
    for game, table in tables.items():
        seat = table["seats"][0]["token"]
        pages[game] = f"/t/{table['table']}#seat={seat}"
        pages[f"{game}-replay"] = f"/replay/{table['table']}?step=8#watch={table['watch']}"
    pages["replays"] = "/replay"
    pages["etudes"] = "/etudes/neuroshima"
    pages["etude"] = "/etude/neuroshima/sample-10"
    duel = played(base, "neuroshima", ["Olena", "Marek"])
    pages["result"] = f"/t/{duel['table']}#seat={duel['seats'][0]['token']}"
    # A running game with hidden hands has no replay for anybody.
    del pages["nexus-replay"]
    return pages


def go_to(address: str) -> Scene:
    """A page as it is when it has come."""

    def scene(page: Page, base: str) -> None:
        page.goto(base + address)
        page.wait_for_load_state("networkidle")
        # A table is there when its board is.
        there = ".hexboard g.hit" if re.match("/(t|replay|etude)/", address) else "main"
        expect(page.locator(there).first).to_be_visible()

    return scene


def home(seats: list[str]) -> Scene:
    """The first page of somebody who sits at these tables."""

    def scene(page: Page, base: str) -> None:
        for address in seats:
            page.goto(base + address)
            expect(page.locator("main[data-state]")).to_be_visible()
        go_to("/")(page, base)

    return scene


def shown(browser: Browser, base: str, scene: Scene, **settings: Any) -> Page:
    """A page of a new visitor, with the scene on it at rest."""
    page = browser.new_context(
        reduced_motion="reduce", service_workers="block", **settings
    ).new_page()
    page.set_default_timeout(1000 * PATIENCE)
    scene(page, base)
    page.wait_for_load_state("networkidle")
    page.evaluate(AT_REST)
    return page


def take(browser: Browser, server: TableServer, wanted: tuple[str, ...]) -> None:
    """All pictures whose names begin as wanted."""
    base = server.base
    pages = pages_of(base)
    scenes = {name: go_to(address) for name, address in pages.items()} | SCENES | SCREENS
    scenes |= Company(server).scenes()
    scenes["home"] = home([pages[game] for game in GAMES])
    for suffix, settings in SHOTS.items():
        for name, scene in scenes.items():
            if not name.startswith(wanted) or name not in ONLY.get(suffix, scenes):
                continue
            page = shown(browser, base, scene, locale="en-GB", **settings)
            if suffix == "-grey":
                page.evaluate(GREY)
            file = FOLDER / f"{name}{suffix}.jpg"
            page.screenshot(path=file, type="jpeg", quality=82)
            page.context.close()
            print(file.name, file=sys.stderr)


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit("no Chromium found; install one or name it in HEXAGORA_CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=launching())
        try:
            take(browser, server, tuple(sys.argv[1:]) or ("",))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
