"""Clocks on a phone: one chooses a clock, sees it run, runs out of time and comes back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.scripted import request, seat_link

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const time = document.querySelector('.time.running');
    const left = time?.dataset.left;
    if (left && left !== window.seen.at(-1)?.left) {
      const { x, y, right, bottom } = time.getBoundingClientRect();
      const name = time.closest('.seat').querySelector('.name b').getBoundingClientRect();
      const inside = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
      const apart = y >= name.bottom - 1 || x >= name.right;
      const sign = time.classList.contains('low') && time.innerText.includes('!');
      window.seen.push({ left, low: sign, inside, apart });
    }
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def begun(server: TableServer, page: Page, **clock: object) -> None:
    """A table whose page is open before the game begins, so that all of its time is seen."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {
        "game": "superhex",
        "options": {"first": "1"},
        "seats": seats,
        "clock": {"kind": "live", "increment": 0, **clock},
    }
    made: dict[str, Any] = request(server.base, "/api/tables", body)
    page.goto(server.base + seat_link(made))
    expect(page.locator("main[data-state=waiting]")).to_be_visible()
    page.evaluate(WATCH)
    invite = made["invites"][0]["token"]
    request(server.base, f"/api/tables/{made['table']}/claim", {"name": "Bo"}, token=invite)


def test_time_runs_and_runs_out(arrive: Arrive, server: TableServer) -> None:
    page = arrive(width=390, height=844).open("/")
    begun(server, page, time=6, on_timeout="loss")
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("Ada ran out of time")
    seen = page.evaluate("window.seen")
    left = [int(one["left"]) for one in seen]
    assert left == sorted(left, reverse=True)
    assert len(left) >= 3, "it was seen to run"
    assert any(one["low"] for one in seen), "what is low says so by more than its colour"
    assert all(one["inside"] and one["apart"] for one in seen)
    expect(page.get_by_test_id("time").first).to_contain_text("out of time")

    # Whoever comes back has as much time once more.
    begun(server, page, time=8, on_timeout="bot")
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    seats = page.get_by_test_id("seat")
    expect(seats.first).to_contain_text("a stand-in plays")
    back.click()
    expect(back).to_be_hidden()
    expect(seats.first).to_contain_text("Time left")


def test_a_clock_is_chosen_and_shown(arrive: Arrive, server: TableServer) -> None:
    page = arrive(width=390, height=844).page
    page.clock.install()
    page.goto(server.base + "/new/superhex")
    page.get_by_test_id("clock").get_by_text("3 days a turn").click()
    page.get_by_text("Choose in detail").click()
    page.get_by_label("Days for each turn", exact=True).last.fill("4")
    page.get_by_text("The game is lost").click()
    page.get_by_role("radio", name="Seat 1").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    time = page.get_by_test_id("time").first
    expect(time).to_be_visible()
    # Days are told anew once a minute, for which the test does not wait.
    page.clock.fast_forward(61_000)
    expect(time).to_contain_text("3 d 23 h")
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_test_id("clock-menu")
    expect(menu).to_contain_text("4 days for each turn · then the game is lost")
    menu.get_by_text("Take a holiday").click()
    menu.get_by_label("Days (at most 14)").fill("2")
    menu.get_by_role("button", name="Take it").click()
    expect(time).to_contain_text("holiday")
