"""Turns of others can be followed: they take their time, leave a trail, and can be seen again."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, cast

from playwright.sync_api import expect
from websockets.sync.client import connect

from browser.conftest import Arrive, TableServer
from browser.moments import table_before
from browser.scripted import BREATH, act
from hexagora.core.changes import changed
from hexagora.core.event import Event
from hexagora.core.state import State
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE
from table_client import unpacked

INSTANTS = {
    tile.id for army in base_armies().values() for tile in army.tiles if tile.kind == "instant"
}

WATCH = """() => {
  window.seen = {began: 0, ended: 0, steps: []};
  setInterval(() => {
    const main = document.querySelector('main[data-step]');
    if (main.dataset.following === 'true') {
      window.seen.began ||= performance.now();
      window.seen.ended = performance.now();
      const step = main.dataset.step;
      if (!window.seen.steps.includes(step)) window.seen.steps.push(step);
    }
  }, 10);
}"""


SLOW = 1500
"""So many milliseconds more on a machine that does other things too."""


def begins_bos_turn(state: State, events: Sequence[Event]) -> bool:
    """Bo, the second seat, has drawn and may act, with two tiles to be placed and room for them."""
    if state.over or state.seat != 1:
        return False
    view = state.view(1).data
    if cast("dict[str, Any]", view["decision"])["kind"] != "act":
        return False
    hand = cast("list[dict[str, dict[str, int]]]", view["players"])[1]["hand"]
    kinds = {tile.id: tile.kind for tile in cast(Any, state).tables.tiles}
    placed = sum(count for tile, count in hand.items() if kinds[tile] != "instant")
    return placed >= 2 and len(cast("list[object]", view["board"])) < 10


def may(option: dict[str, Any]) -> bool:
    """Whether an option is not the use of an instant."""
    return option["do"] != "use" or option["tile"] not in INSTANTS


def play_bo(base: str, table: dict[str, Any], verbs: Sequence[str]) -> None:
    """Let Bo do these things, as quickly as the server takes them."""
    tokens = [table["seats"][1]["token"]]
    with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
        hello = {"type": "hello", "id": 1, "table": table["table"], "tokens": tokens}
        socket.send(json.dumps({**hello, "protocol": PROTOCOL}))
        told = json.loads(socket.recv(timeout=PATIENCE))
        sent, version = told["view"], told["version"]
        for verb in verbs:
            options = unpacked(sent["decision"]["options"])
            fitting = [one for one in options if one["do"] == verb]
            action = next(one for one in fitting if may(one))["id"]
            time.sleep(BREATH)
            command = {"type": "act", "id": 2, "version": version, "seat": 1, "action": action}
            socket.send(json.dumps(command))
            while True:
                message = json.loads(socket.recv(timeout=PATIENCE))
                assert message["type"] != "error", message
                if message["type"] == "update":
                    change = message.get("change")
                    sent = message["view"] if change is None else changed(sent, change)
                    version = message["version"]
                    break


def test_a_turn_of_three_actions_takes_its_time_and_leaves_its_trail(
    arrive: Arrive, server: TableServer
) -> None:
    table, action = table_before(server.base, "neuroshima", begins_bos_turn)
    visitor = arrive(width=1440, height=900, pace=1)
    page = visitor.open(f"/t/{table['table']}#seat={table['seats'][0]['token']}")
    expect(page.locator("main[data-step]")).to_be_visible()
    act(server.base, table, action)
    expect(page.locator("main[data-following=false]")).to_be_visible()
    page.wait_for_timeout(900)
    page.evaluate(WATCH)
    play_bo(server.base, table, ("use", "place", "use", "place", "end"))
    page.wait_for_function("() => window.seen.began > 0")
    expect(page.get_by_test_id("catch-up")).to_be_visible()
    expect(page.locator("main[data-following=false]")).to_be_visible()
    seen = page.evaluate("() => window.seen")
    took = seen["ended"] - seen["began"]
    assert 1500 <= took <= 4000 + SLOW, seen
    assert len(seen["steps"]) >= 3, "one after the other"

    # My turn has begun, and what was done is still there to see.
    expect(page.locator("[data-trail]")).to_have_attribute("data-trail", "2")
    expect(page.get_by_test_id("happened")).to_contain_text("places")
    again = page.get_by_test_id("again")
    step = page.locator("main").get_attribute("data-step")
    again.click()
    expect(page.locator("main[data-following=true]")).to_be_visible()
    expect(page.locator("main")).not_to_have_attribute("data-step", step or "")
    expect(page.locator("main[data-following=false]")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-step", step or "")
