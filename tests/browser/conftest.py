"""A real server, a real Chromium, and pages that may not complain."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from patience import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)

REQUIRED = os.environ.get("HEXAGORA_BROWSER_TESTS") == "require"
NAMES = (
    "chromium-headless-shell",  # draws nothing for a screen: a quarter less work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str | None:
    """The Chromium of the system: the one that HEXAGORA_CHROMIUM names, or the first there is."""
    named = os.environ.get("HEXAGORA_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def launching() -> list[str]:
    """How Chromium is started: as root it has no sandbox."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


class TableServer:
    """``hexagora serve`` as its own process: it can be killed and comes back on the same port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.base = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        port = str(urlsplit(self.base).port or 0)
        command = [sys.executable, "-m", "hexagora", "serve", "--no-browser", "--port", port]
        self._process = subprocess.Popen(
            [*command, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
        )
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := re.search(r"http://\S+?(?=/?\s)", line):
                self.base = found[0]
                return
        raise AssertionError(f"the server did not start: {said}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()


# The driver runs an event loop in this thread as long as it lives: it may not outlive the package,
# or a test of the server that comes after it could not run its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        why = (
            "NO CHROMIUM FOUND, so the browser tests did NOT run; "
            "install one (Debian: apt install chromium) or name it in HEXAGORA_CHROMIUM"
        )
        if REQUIRED:
            pytest.fail(why)
        pytest.skip(why)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=launching())
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[TableServer]:
    running = TableServer(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


BLOCKED = "Service Worker registration blocked by Playwright"
"""Requests that a service worker makes cannot be watched, so there is one only where it counts."""


class Visitor:
    """One person with a browser of their own. Everything the page complains about is kept."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.complaints: list[str] = []
        self.hosts: set[str] = set()
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("request", lambda asked: self.hosts.add(urlsplit(asked.url).netloc))
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: self.hosts.add(urlsplit(socket.url).netloc))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            where = message.location.get("url", "")
            self.complaints.append(f"{message.type}: {message.text} {where}".rstrip())

    def open(self, path: str) -> Page:
        self.page.goto(path if path.startswith("http") else self.base + path)
        return self.page

    def check(self) -> None:
        assert self.complaints == []
        assert self.hosts - {""} <= {urlsplit(self.base).netloc}


Arrive = Callable[..., Visitor]

PACE = """
  if (location.host && localStorage.getItem('hexagora.battle') === null) {{
    localStorage.setItem('hexagora.battle', '{battle}');
    localStorage.setItem('hexagora.pace', '"{turns}"');
    localStorage.setItem('hexagora.obvious', '{obvious}');
    localStorage.setItem('hexagora.help', '{help}');
  }}
"""
"""What a person would choose in the settings, before the first page is there."""


@pytest.fixture
def arrive(browser: Browser, server: TableServer) -> Iterator[Arrive]:
    """Let somebody arrive: ``arrive(width=360)``. At the end nobody's page may have complained.

    Turns and battles are shown at once, unless a test asks for another ``pace``: 1 as for people.
    Nothing is done by itself, unless a test asks for what is ``obvious``: tests press everything.
    Nothing is explained that matters for the first time, unless a test asks for ``help``.
    """
    visitors: list[Visitor] = []

    def come(
        width: int = 1280,
        height: int = 800,
        pace: int = 0,
        obvious: bool = False,
        help: bool = False,
        **more: Any,
    ) -> Visitor:
        settings: dict[str, Any] = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **more,
        }
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(1000 * PATIENCE)
        turns, by_itself = ("normal" if pace else "instant"), ("true" if obvious else "false")
        helped = "true" if help else "false"
        context.add_init_script(
            PACE.format(battle=pace, turns=turns, obvious=by_itself, help=helped)
        )
        visitor = Visitor(context, server.base)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.check()
        visitor.context.close()
