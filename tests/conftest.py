"""What holds for all tests: no clock, no loop left behind, which of them are long or come first."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from counts import LONG
from spreading import spread

PAGES = Path(__file__).parent / "browser"

# Hypothesis would fail tests that a busy machine makes slow.
settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")

# A shell lets what it runs in the background ignore Ctrl-C, and so would the programs started here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked as long is only for ``make test-long``. Tests of pages are begun first."""
    if not LONG:
        late = [item for item in items if item.get_closest_marker("long")]
        if late:
            config.hook.pytest_deselected(items=late)
            items[:] = [item for item in items if not item.get_closest_marker("long")]
    if workers := getattr(config, "workerinput", {}).get("workercount", 0):
        items[:] = spread(items, workers, _page)


def _page(item: pytest.Item) -> str:
    """The module of a test that waits for pages."""
    return item.nodeid.split("::")[0] if PAGES in item.path.parents else ""


@pytest.fixture(autouse=True)
def no_loop_left_behind(request: pytest.FixtureRequest) -> None:
    """Whoever ran an event loop in this thread has ended it: the next test may need its own.

    The driver of the browser runs one, by the way it works, between the first test of the pages
    and the last: none of them can need its own.
    """
    if PAGES in request.path.parents:
        return
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return
    pytest.fail(f"an earlier test has left its event loop running: {loop}")
