"""Neuroshima on its board: by mouse, by drag, by keys, on a phone; battles played back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.board_hands import NeuroshimaHands, await_board, cell, drag
from browser.conftest import Arrive, TableServer
from browser.hands import is_over, show_tab, sit_down_against_bot
from browser.scripted import near_end, played, seat_link


def sit_down(page: Page) -> None:
    """At a table with a bot, and asked for the HQ."""
    sit_down_against_bot(page, "Neuroshima Hex")
    await_board(page)
    expect(page.locator(".prompt.mine")).to_have_attribute("data-kind", "hq")


def place_hq(page: Page) -> None:
    """In the middle, or beside it where the bot was first."""
    taken = "empty" not in (cell(page, "d4").get_attribute("aria-label") or "")
    at = "d5" if taken else "d4"
    cell(page, at).click()
    page.get_by_role("button", name="Place here").click()
    expect(cell(page, at)).to_have_attribute("aria-label", re.compile("HQ"))


def free_cell(page: Page) -> str:
    """An empty cell as far as possible from the middle."""
    for name in ("d2", "b4", "f2", "d6", "b2", "f4"):
        if "empty" in (cell(page, name).get_attribute("aria-label") or ""):
            return name
    raise AssertionError("no corner of the board is empty")


def to_a_tile_with_edges(page: Page) -> None:
    """Play on until a tile that can be rotated is held and waits for its cell."""
    hands = NeuroshimaHands(page, 11)
    for _ in range(200):
        await_board(page)
        held = page.locator(".hand .card.on").count()
        if held and page.get_by_role("button", name="Rotate left").count():
            return
        hands.play(1)
    raise AssertionError("no tile to rotate has come up")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_to_its_end_by_mouse_and_drag(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    visitor = arrive(width=1440, height=900)
    if whole:
        sit_down(visitor.open("/"))
    else:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        visitor.open(seat_link(near_end(server.base, "neuroshima", seats, left=24)))
    page, hands = visitor.page, NeuroshimaHands(visitor.page, 3)
    hands.play(900)
    assert is_over(page)
    if whole:
        assert [way for way in ("drag", "target", "end") if not hands.done[way]] == []
    expect(page.get_by_test_id("result").get_by_role("heading")).to_be_visible()


def test_ghost_rotates_in_every_way_and_nothing_is_sent_before_the_yes(arrive: Arrive) -> None:
    page = arrive(width=1440, height=900).open("/")
    sit_down(page)
    place_hq(page)
    to_a_tile_with_edges(page)
    step = page.locator("main").get_attribute("data-step")
    goal = page.locator(".hexboard .hit.target").first
    goal.click()
    ghost = page.locator("[data-ghost]")
    at = goal.get_attribute("data-cell")

    def turn() -> int:
        told = (ghost.get_attribute("data-ghost") or "").split()
        assert told[0] == at
        return int(told[1])

    start = turn()
    page.keyboard.press("e")
    expect(ghost).to_have_attribute("data-ghost", f"{at} {(start + 1) % 6}")
    page.keyboard.press("q")
    page.get_by_role("button", name="Rotate left").click()
    expect(ghost).to_have_attribute("data-ghost", f"{at} {(start + 5) % 6}")
    goal.hover()
    page.mouse.wheel(0, 120)
    expect(ghost).to_have_attribute("data-ghost", f"{at} {start}")
    goal.focus()
    page.keyboard.press("ArrowRight")
    expect(ghost).to_have_attribute("data-ghost", f"{at} {(start + 1) % 6}")

    box = goal.bounding_box()
    assert box is not None
    x, y, r = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] * 0.4
    page.mouse.move(x, y - r)
    page.mouse.down()
    for dx, dy in ((0.4, -0.9), (0.87, -0.5), (1.0, 0.0), (0.87, 0.5)):
        page.mouse.move(x + r * dx, y + r * dy, steps=3)
    page.mouse.up()
    expect(ghost).to_have_attribute("data-ghost", f"{at} {(start + 3) % 6}")

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    assert page.locator("main").get_attribute("data-step") == step


def test_an_illegal_drop_says_why(arrive: Arrive) -> None:
    page = arrive(width=1440, height=900).open("/")
    sit_down(page)
    place_hq(page)
    to_a_tile_with_edges(page)
    held = page.locator(".hand .card.on").get_attribute("data-hand")
    while page.locator(".prompt .cancel").count():
        page.locator(".prompt .cancel").click()
    taken = page.locator(".hexboard .hit:not([aria-label*=empty])").first
    name = taken.get_attribute("data-cell")
    drag(page, page.locator(f".hand .card[data-hand={held}]").first, taken)
    expect(page.locator(".prompt [role=alert]")).to_contain_text(f"{name} is taken")


def test_keyboard_alone(arrive: Arrive) -> None:
    page = arrive(width=1280, height=800).open("/")
    sit_down(page)
    # From the middle of the board two steps to the right and one up.
    page.locator(".hexboard g.hit[tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    chosen = page.evaluate("document.activeElement.dataset.cell")
    assert chosen in ("f2", "f3")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(cell(page, chosen)).to_have_attribute("aria-label", re.compile("HQ"))

    # The card of the HQ, and back to the board.
    await_board(page)
    cell(page, chosen).focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name="HQ")
    expect(card).to_contain_text("Hit points: 20")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(cell(page, chosen)).to_be_focused()

    # A turn: whatever the hand has, by keys.
    for _ in range(60):
        await_board(page)
        if page.locator(".prompt.mine .end").count():
            break
        focus = page.locator(
            "[data-testid=go]:enabled, .prompt .yes, .choices .choice, .prompt .discard"
        )
        if focus.count():
            focus.first.focus()
        elif page.locator(".prompt .cancel").count():
            page.locator(".hexboard .hit.target").first.focus()
        else:
            page.locator(".hand .card[aria-disabled=false]").first.focus()
        page.keyboard.press("Enter")
    turn = page.locator(".prompt.mine .end")
    turn.focus()
    page.keyboard.press("Enter")
    await_board(page)
    said = page.locator("[aria-live]").all_inner_texts()
    assert any("Turn" in text for text in said)


def found_a_hit(bar: Locator, line: Locator) -> bool:
    """Step through the battle that was fought last, if there is one, up to the first hit.

    A step is one initiative: all that is done in it is told together.
    """
    if not bar.count():
        return False
    bar.get_by_role("button", name="To the beginning").click()
    forward = bar.get_by_role("button", name="Step forward")
    while forward.is_enabled():
        forward.click()
        said = line.inner_text() if line.count() else ""
        if re.search(r"hits \w\d (for \d|in vain): (melee|ranged|Gauss)", said):
            return True
    return False


PLAYED_AND_PAUSED = """async bar => {
  const button = name => bar.querySelector(`[aria-label="${name}"]`);
  button('Play').click();
  for (let i = 0; i < 100 && !button('Pause'); i++) await null;
  button('Pause').click();
}"""
"""Both within one task of the browser: no timer comes between them, however slow the machine is."""


def test_battle_playback_with_reasons_and_clauses(arrive: Arrive, server: TableServer) -> None:
    # Both seats are played here, so that nobody else ends what is looked at.
    table = played(server.base, "neuroshima", ["Ada", "Bo"], most=50)
    visitor = arrive(width=1440, height=900)
    for seat in table["seats"]:
        page = visitor.open(f"/t/{table['table']}#seat={seat['token']}")
        expect(page.locator("main[data-step]")).to_be_visible()
    hands = NeuroshimaHands(page, 8)
    bar = page.locator(".battlebar")
    line = bar.locator(".said")
    while not found_a_hit(bar, line):
        assert not is_over(page)
        hands.play(1)
        await_board(page)
    there = line.inner_text()
    assert re.search(r"(melee|ranged|Gauss) \d", there)
    bar.get_by_role("button", name="Step back").click()
    expect(line).not_to_have_text(there, use_inner_text=True)
    bar.get_by_role("button", name="Step forward").click()
    expect(line).to_have_text(there, use_inner_text=True)
    line.get_by_role("button", name=re.compile("^NS-ATK")).first.click()
    expect(page.get_by_role("dialog", name=re.compile("^NS-ATK"))).to_be_visible()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="To the beginning").click()
    bar.get_by_role("group", name="Speed").get_by_role("button").first.click()
    bar.evaluate(PLAYED_AND_PAUSED)
    expect(bar.get_by_role("button", name="Play")).to_be_visible()
    page.wait_for_timeout(900)
    expect(bar.locator(".count")).to_have_text(re.compile(r"^0/"))
    bar.get_by_role("button", name="To the end").click()
    expect(line).to_have_count(0)


def test_preview_and_counter_beside_the_board(arrive: Arrive) -> None:
    page = arrive(width=1440, height=900).open("/")
    sit_down(page)
    show_tab(page, "tiles")
    pile = page.get_by_role("region", name="Tiles left and next draw")
    expect(pile.get_by_role("button", name=re.compile("34"))).to_be_visible()
    odds = [int(found) for found in re.findall(r"(\d+) %", pile.inner_text())]
    assert 95 <= sum(odds) <= 105
    place_hq(page)
    NeuroshimaHands(page, 4).play(25)
    show_tab(page, "forecast")
    preview = page.get_by_role("region", name="If a battle started now")
    expect(preview.get_by_role("listitem").first).to_contain_text("HP")


def test_phone_upright(arrive: Arrive) -> None:
    page = arrive(width=360, height=740, has_touch=True).open("/")
    sit_down(page)
    at = free_cell(page)
    cell(page, at).tap()
    page.get_by_role("button", name="Place here").tap()
    expect(cell(page, at)).to_have_attribute("aria-label", re.compile("HQ"))
    NeuroshimaHands(page, 6).play(12)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
