"""How smoothly a battle is played in the browser: tasks that hold the page up while it is shown.

    python -m bench.playback [--battles 3] [--motion no-preference] [--slower 4]

An older program is measured with ``PYTHONPATH=/older/checkout/src`` (and its client built there).
A server on loopback, a Chromium, tables one action before a battle. Told are how long each battle
took, how many tasks took longer than 50 and 100 milliseconds, and the longest. A machine that does
other things too makes tasks longer: compare figures of one run. ``--slower 4`` has Chromium run the
page as a machine would that is four times as slow.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import PACE, TableServer, find_chromium
from browser.moments import table_before
from browser.scripted import act
from hexagora.core.event import Event
from hexagora.core.state import State

WATCH = """() => {
  window.tasks = [];
  window.played = {began: 0, ended: 0};
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.tasks.push(Math.round(task.duration));
  }).observe({entryTypes: ['longtask']});
  const look = () => {
    const signs = '.battlebar [aria-label=Pause], .performance > g';
    if (document.querySelector(signs)) {
      window.played.began ||= performance.now();
      window.played.ended = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def is_battle(events: Sequence[Event]) -> bool:
    """A whole battle with much to see."""
    attacks = sum(event.kind == "attack" for event in events)
    return attacks >= 6 and any(event.kind == "battle over" for event in events)


def measure(page: Page, base: str, skip: int) -> dict[str, Any]:
    """Play one battle and tell of it."""
    left = [skip]

    def wanted(state: State, events: Sequence[Event]) -> bool:
        fits = is_battle(events)
        left[0] -= fits
        return fits and left[0] < 0

    table, action = table_before(base, "neuroshima", wanted)
    page.goto("about:blank")
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][0]['token']}")
    page.wait_for_selector("main[data-step]")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    act(base, table, action)
    page.wait_for_function("() => window.played.began > 0")
    page.wait_for_function("() => performance.now() - window.played.ended > 1500")
    told: dict[str, Any] = page.evaluate("() => ({tasks: window.tasks, ...window.played})")
    return told


def main() -> None:
    """Measure, and print a row for each battle."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=3)
    parser.add_argument("--motion", default="no-preference")
    parser.add_argument("--slower", type=float, default=1.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        try:
            context = browser.new_context(
                viewport={"width": 1366, "height": 768},
                reduced_motion=chosen.motion,
                locale="en-GB",
            )
            context.add_init_script(PACE.format(battle=1, turns="normal", obvious="false"))
            page = context.new_page()
            line = context.new_cdp_session(page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": chosen.slower})
            print("seconds  >50 ms  >100 ms  longest")
            for skip in range(chosen.battles):
                told = measure(page, server.base, skip)
                tasks = told["tasks"]
                seconds = (told["ended"] - told["began"]) / 1000
                over = [sum(task > limit for task in tasks) for limit in (50, 100)]
                longest = max(tasks, default=0)
                print(f"{seconds:7.1f}  {over[0]:6}  {over[1]:7}  {longest:4} ms", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
