"""Battles are seen before anything is asked or told about them; sound is off until turned on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.moments import Wanted, table_before
from browser.scripted import act
from counts import one_in
from hexagora import CHANCE
from hexagora.core.event import Event
from hexagora.core.state import State

WATCH = """() => {
  window.seen = {drawn: [], asked: [], told: [], began: 0, ended: 0};
  const bar = () => document.querySelector('.battlebar[data-playing=true]');
  setInterval(() => {
    const now = Math.round(performance.now());
    const drawn = document.querySelectorAll('.performance > g').length;
    if (drawn) window.seen.drawn.push(now);
    if (drawn || bar()) { window.seen.began ||= now; window.seen.ended = now; }
    const kind = document.querySelector('.prompt.mine')?.dataset.kind;
    if (['medic', 'attack', 'explode', 'convert'].includes(kind))
      window.seen.asked.push([now, drawn, bar() !== null]);
    const result = document.querySelector('[data-testid=result]');
    if (result) window.seen.told.push([now, drawn, bar() !== null]);
  }, 15);
}"""
"""Looks at the page many times a second: what is drawn of a battle, asked, and told of the end."""

MOTIONS = ("reduce", "no-preference")


def open_table(page: Page, base: str, table: dict[str, Any]) -> None:
    for seat in table["seats"]:
        # Another page comes between, so that the table is loaded with each of the links.
        page.goto("about:blank")
        page.goto(f"{base}/t/{table['table']}#seat={seat['token']}")
        expect(page.locator("main[data-step]")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(WATCH)


def what_was_seen(page: Page, last: str) -> dict[str, Any]:
    """All that the watch has noted, once it has noted this: it may look a little after a test."""
    page.wait_for_function("last => window.seen[last].length > 0", arg=last)
    return cast("dict[str, Any]", page.evaluate("() => window.seen"))


def assert_shown(seen: dict[str, Any]) -> None:
    """Blows were drawn, and the battle had its time: a busy machine draws less, but as long."""
    assert seen["drawn"], "blows are drawn"
    assert seen["ended"] - seen["began"] > 1000, "for as long as an eye needs"


def asks_for_a_medic(state: State, events: Sequence[Event]) -> bool:
    """A medic is asked for in a battle, which has begun with this action."""
    if state.over or not any(event.kind == "battle" for event in events):
        return False
    decision = cast("dict[str, str]", state.view(state.seat).data["decision"])
    return decision["kind"] == "medic"


def asks_after_blows(kind: str) -> Wanted:
    """Somebody is asked this in a battle that has begun just now, after the first blows."""

    def wanted(state: State, events: Sequence[Event]) -> bool:
        kinds = {event.kind for event in events}
        if state.over or state.seat == CHANCE or not {"battle", "attack"} <= kinds:
            return False
        return cast("dict[str, str]", state.view(state.seat).data["decision"])["kind"] == kind

    return wanted


def ends_by_a_battle(state: State, events: Sequence[Event]) -> bool:
    return state.over and any(event.kind == "attack" for event in events)


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_medic_is_asked_for_after_the_blows_with_attacker_and_wounds(
    arrive: Arrive, server: TableServer, motion: str
) -> None:
    table, action = table_before(server.base, "neuroshima", asks_for_a_medic)
    page = arrive(width=1440, height=900, pace=1, reduced_motion=motion).open("/")
    open_table(page, server.base, table)
    act(server.base, table, action)
    asked = page.locator(".prompt.mine[data-kind=medic]")
    expect(asked).to_be_visible()
    seen = what_was_seen(page, "asked")
    assert_shown(seen)
    first = seen["asked"][0][0]
    assert seen["drawn"][-1] < first, "and only then the question"
    assert not any(drawn or playing for _, drawn, playing in seen["asked"])
    expect(asked).to_contain_text(" from ")


QUESTIONS = {"explode": ("moloch", 6), "convert": ("hegemony", 125)}
"""What clown and quartermaster are asked: an army that has one, and a game in which it happens."""


@pytest.mark.parametrize("kind", QUESTIONS)
def test_clown_and_quartermaster_are_asked_when_the_blows_before_were_seen(
    arrive: Arrive, server: TableServer, kind: str
) -> None:
    army, seed = QUESTIONS[kind]
    wanted = asks_after_blows(kind)
    table, action = table_before(
        server.base, "neuroshima", wanted, first=seed, army1=army, army2="outpost"
    )
    page = arrive(width=1440, height=900, pace=1).open("/")
    open_table(page, server.base, table)
    act(server.base, table, action)
    expect(page.locator(f".prompt.mine[data-kind={kind}]")).to_be_visible()
    seen = what_was_seen(page, "asked")
    assert_shown(seen)
    assert seen["drawn"][-1] < seen["asked"][0][0], "and only then the question"
    assert not any(drawn or playing for _, drawn, playing in seen["asked"])


@pytest.mark.parametrize("motion", one_in(2, MOTIONS))
def test_the_result_comes_after_the_last_blow(
    arrive: Arrive, server: TableServer, motion: str
) -> None:
    table, action = table_before(server.base, "neuroshima", ends_by_a_battle)
    page = arrive(width=1440, height=900, pace=1, reduced_motion=motion).open("/")
    open_table(page, server.base, table)
    act(server.base, table, action)
    expect(page.get_by_test_id("result")).to_be_visible()
    seen = what_was_seen(page, "told")
    assert_shown(seen)
    assert seen["drawn"][-1] < seen["told"][0][0], "and only then how it ended"
    expect(page.locator(".hexboard")).to_be_visible()


def test_sound_is_off_until_it_is_turned_on(arrive: Arrive, server: TableServer) -> None:
    page = arrive(pace=1).open("/")
    page.add_init_script(
        """window.made = 0;
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
          constructor() { super(); window.made += 1; }
        };"""
    )
    table, action = table_before(server.base, "neuroshima", ends_by_a_battle)
    open_table(page, server.base, table)
    page.mouse.click(5, 5)
    act(server.base, table, action)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert page.evaluate("() => window.made") == 0
