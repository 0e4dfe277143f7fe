"""Nexus rolls its dice before anything is asked; pieces of Superhex move when they are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.moments import table_before
from browser.scripted import act, request
from hexagora.core.event import Event
from hexagora.core.state import State

WATCH = """() => {
  window.seen = [];
  setInterval(() => {
    const tray = document.querySelector('.dicetray');
    const now = {
      rolled: tray?.dataset.rolled === 'true',
      counted: tray?.dataset.counted === 'true',
      why: tray?.querySelector('.whose[title]')?.title,
      mine: document.querySelector('.prompt.mine') !== null,
      skip: document.querySelector('[data-testid=skip]') !== null,
      flights: document.querySelectorAll('.flight').length,
      loose: document.querySelectorAll('[data-loose]').length,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
  }, 15);
}"""
"""Looks at the page many times a second and keeps every change."""


def sit_down(page: Page, base: str, table: dict[str, Any]) -> None:
    """In the place of whoever decides."""
    token = table["seats"][0]["token"]
    decides = request(base, f"/api/tables/{table['table']}", token=token)["card"]["decides"]
    seat = next(one for one in table["seats"] if one["seat"] == decides)
    page.goto(f"{base}/t/{table['table']}#seat={seat['token']}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(WATCH)


def starts_a_battle(state: State, events: Sequence[Event]) -> bool:
    """Three against two at least, so that something is rolled whatever happens."""
    for event in events:
        if event.kind == "battle" and state.seat == -1:
            sides = (event.facts["own"], event.facts["other"])
            troops = [cast("list[dict[str, int]]", side) for side in sides]
            return all(sum(one["count"] for one in side) > 1 for side in troops)
    return False


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nexus_dice_are_seen_with_what_hits_and_why_before_anything_is_asked(
    arrive: Arrive, server: TableServer, motion: str
) -> None:
    table, action = table_before(server.base, "nexus", starts_a_battle, bad_neighbourhood="on")
    page = arrive(width=1366, height=768, pace=1, reduced_motion=motion).open("/")
    sit_down(page, server.base, table)
    act(server.base, table, action)
    page.wait_for_function("() => window.seen.some((one) => one.counted)")
    # Whoever is asked next, me or the other side, is asked when it was seen or skipped.
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("skip")).to_have_count(0)
    seen = page.evaluate("() => window.seen")
    rolled = next(i for i, one in enumerate(seen) if one["rolled"])
    counted = next(i for i, one in enumerate(seen) if one["counted"])
    assert rolled < counted
    assert all(one["skip"] and not one["mine"] for one in seen[rolled:counted])
    assert any("printed" in (one["why"] or "") for one in seen[rolled:counted])


def falls_apart(state: State, events: Sequence[Event]) -> bool:
    """A capture after which loose pieces are to be laid."""
    kinds = {event.kind for event in events}
    return not state.over and {"captured", "main"} <= kinds


def test_superhex_captures_fly_and_loose_pieces_wait_and_move(
    arrive: Arrive, server: TableServer
) -> None:
    table, action = table_before(server.base, "superhex", falls_apart)
    visitor = arrive(width=1366, height=768, pace=1, reduced_motion="no-preference")
    page = visitor.open("/")
    sit_down(page, server.base, table)
    act(server.base, table, action)
    accept = page.get_by_test_id("accept")
    expect(accept).to_be_enabled()
    seen = page.evaluate("() => window.seen")
    assert any(one["flights"] >= 3 for one in seen), "captured pieces fly to their seat"
    count = page.locator("[data-loose]").count()
    assert count > 0, "what came off waits where it lay"
    expect(page.locator("[data-proposed]")).to_have_count(count)

    # One of them elsewhere: the proposal follows.
    ghost = page.locator("[data-proposed]").first.get_attribute("data-proposed")
    page.locator(".stock").first.click()
    targets = page.locator(f".hexboard .hit.target:not([data-cell='{ghost}'])")
    step = page.locator("main").get_attribute("data-step") or "0"
    targets.first.click()
    expect(page.locator("main")).to_have_attribute("data-step", str(int(step) + 1))
    if count > 1:
        expect(page.locator("[data-proposed]")).to_have_count(count - 1)
        accept.click()
    expect(page.locator(".prompt.mine[data-kind=lay]")).to_have_count(0)
    expect(page.locator("[data-loose]")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-step", str(int(step) + count))

    if count > 1:
        # What was laid as proposed is taken back in one.
        page.get_by_test_id("undo").click()
        expect(page.locator("main")).to_have_attribute("data-step", str(int(step) + 1))
