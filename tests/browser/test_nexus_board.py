"""Nexus Ops on its board: by mouse, by drag, with keys; battles with cards; hidden hands."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.board_hands import await_board, cell, drag, went_on
from browser.conftest import Arrive, TableServer
from browser.hands import is_over, show_tab, sit_down_against_bot
from browser.nexus_hands import NexusHands, before_the_battle
from browser.scripted import near_end, request, seat_link

LANGUAGES = ("en", "pl", "uk", "ru")
ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}
BOTH = [ME, {"kind": "me", "name": "Bo"}]


def ask_kind(page: Page, kind: str) -> None:
    """Wait until the page asks this."""
    expect(page.locator(f".prompt.mine[data-kind={kind}]")).to_be_visible()


def into_battle(page: Page) -> None:
    """Both of Ada's kinds of unit go where Bo's Rock Strider stands."""
    ask_kind(page, "move")
    for unit in ("human", "fungoid"):
        page.locator(f".hexboard .hit[data-piece='1,2|0|{unit}']").click()
        cell(page, "0,2").click()
        moved = re.compile(rf"Ada:.*{unit}", re.IGNORECASE)
        expect(cell(page, "0,2")).to_have_attribute("aria-label", moved)
    page.locator(".prompt .done").click()
    ask_kind(page, "fight")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_to_its_end_by_mouse_and_drag(
    arrive: Arrive, server: TableServer, whole: bool
) -> None:
    options = {"short_game": "on", "bad_neighbourhood": "on"}
    if whole:
        body = {"game": "nexus", "options": options, "seats": [ME, BOT]}
        table = request(server.base, "/api/tables", body)
    else:
        table = near_end(server.base, "nexus", [ME, BOT], left=30, options=options)
    page = arrive(width=1440, height=900).open(seat_link(table))
    hands = NexusHands(page, 3)
    hands.play(1500)
    assert is_over(page)
    expect(page.get_by_test_id("result").get_by_role("heading")).to_have_text(
        re.compile("win|draw")
    )
    if whole:
        ways = ("clicked ware", "dragged ware", "clicked unit", "dragged unit", "fight", "explore")
        assert [way for way in ways if not hands.done[way]] == []


def test_one_click_on_the_home_page_begins_a_game(arrive: Arrive) -> None:
    page = arrive().open("/")
    sit_down_against_bot(page, "Nexus Ops")
    await_board(page)
    page.locator(".choices .choice").first.click()
    ask_kind(page, "deploy")
    expect(page.locator(".ware")).to_have_count(6)
    expect(page.get_by_text("reconstruction").first).to_be_attached()


def test_a_battle_with_cards_odds_and_casualties(arrive: Arrive, server: TableServer) -> None:
    table = before_the_battle(server.base, [ME, BOT])
    page = arrive(width=1440, height=900).open(seat_link(table))
    ask_kind(page, "move")
    # The odds are told before anybody moves there: one Fungoid against a Rock Strider.
    page.locator(".hexboard .hit[data-piece='1,2|0|fungoid']").click()
    cell(page, "0,2").hover()
    odds = page.get_by_role("region", name="Odds of an attack")
    expect(odds.locator(".odds")).to_be_visible()
    page.keyboard.press("Escape")
    into_battle(page)
    alone = float(odds.locator(".odds").get_attribute("data-win") or 0)
    assert 0 < alone < 1
    page.locator(".prompt .fight").click()

    # Before the first roll: the card of the hand lights up, and changes the odds.
    ask_kind(page, "window")
    battle = page.get_by_role("region", name="Battle at 0,2")
    expect(battle).to_contain_text("before the first roll")
    expect(battle.locator(".odds")).to_have_attribute("data-win", str(alone))
    card = page.locator(".card[data-card=target]")
    expect(card).to_have_class(re.compile("live"))
    expect(card).to_contain_text("reconstruction")
    card.get_by_role("button", name="Play").click()
    ask_kind(page, "target")
    battle.locator(".side.attacker .troop.choice").filter(has_text="Fungoid").click()
    # It can be taken back until the dice are rolled.
    expect(page.get_by_test_id("go")).to_be_visible()
    expect(battle.locator(".side.attacker")).to_contain_text("+1")
    expect(battle.locator(".odds")).not_to_have_attribute("data-win", str(alone))
    better = float(battle.locator(".odds").get_attribute("data-win") or 0)
    assert better > alone
    page.get_by_role("button", name="Undo", exact=True).click()
    ask_kind(page, "target")
    battle.locator(".side.attacker .troop.choice").filter(has_text="Fungoid").click()
    page.get_by_test_id("go").click()

    # The dice decide; whatever they bring is played to the end of the turn.
    hands = NexusHands(page, 1)
    for _ in range(12):
        await_board(page)
        if is_over(page) or page.locator(".prompt.mine[data-kind=deploy]").count():
            break
        if not went_on(page):
            hands.play(1)
    show_tab(page, "log")
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text("Ada plays Targeting Data")
    expect(log).to_contain_text("Dice:")
    expect(log).to_contain_text(re.compile("wins the battle|is undecided"))


def test_what_cannot_be_done_is_told_in_a_sentence(arrive: Arrive, server: TableServer) -> None:
    table = before_the_battle(server.base, [ME, BOT])
    page = arrive().open(seat_link(table))
    ask_kind(page, "move")
    unit = page.locator(".hexboard .hit[data-piece='1,2|0|human']")
    unit.click()
    cell(page, "-1,-1").click()
    refused = page.locator(".prompt .refused")
    expect(refused).to_contain_text("-1,-1 is too far for Human at 1,2, or the way is blocked.")
    refused.get_by_role("button", name="NX-MOV-01").click()
    expect(page.get_by_role("dialog", name="NX-MOV-01")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    drag(page, unit, cell(page, "0,2"))
    expect(cell(page, "0,2")).to_have_attribute("aria-label", re.compile("Ada: Human.*contested"))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what the selector finds has the focus."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


def walk_to(page: Page, wanted: str) -> None:
    """Go to a hex with the arrow keys."""
    q, r = (int(part) for part in wanted.split(","))
    for _ in range(30):
        at = page.evaluate("() => document.activeElement.getAttribute('data-cell')")
        here_q, here_r = (int(part) for part in at.split(","))
        if (here_q, here_r) == (q, r):
            return
        if here_q != q:
            page.keyboard.press("ArrowRight" if q > here_q else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if r > here_r else "ArrowUp")
    raise AssertionError(f"the arrow keys never came to {wanted}")


def test_a_turn_with_the_keyboard_alone(arrive: Arrive, server: TableServer) -> None:
    body = {"game": "nexus", "options": {"first": "1"}, "seats": [ME, BOT]}
    page = arrive().open(seat_link(request(server.base, "/api/tables", body)))
    ask_kind(page, "corporation")
    tab_to(page, ".choices .choice")
    page.keyboard.press("Enter")
    ask_kind(page, "deploy")
    # A unit is bought: the focus goes to the first hex where it can stand.
    tab_to(page, "[data-ware=fungoid]")
    page.keyboard.press("Enter")
    here = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert "base of Ada" in here
    assert "possible target" in here
    walk_to(page, "1,2")
    page.keyboard.press("Enter")
    expect(cell(page, "1,2")).to_have_attribute("aria-label", re.compile("Ada: Fungoid"))
    page.keyboard.press("Escape")
    tab_to(page, ".prompt .done")
    page.keyboard.press("Enter")
    # It is moved: Enter takes it up, the arrow keys lead it, Enter puts it down.
    ask_kind(page, "move")
    tab_to(page, ".hexboard g.hit")
    walk_to(page, "1,2")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .asked")).to_have_text("Fungoid at 1,2: where to?")
    walk_to(page, "1,1")
    page.keyboard.press("Enter")
    expect(cell(page, "1,1")).to_have_attribute("aria-label", re.compile("Ada: Fungoid"))
    tab_to(page, ".prompt .done")
    page.keyboard.press("Enter")
    ask_kind(page, "explore")
    tab_to(page, ".hexboard g.hit")
    walk_to(page, "1,1")
    page.keyboard.press("Enter")
    ask_kind(page, "end")
    expect(page.get_by_role("log")).to_contain_text("You drew")
    tab_to(page, ".prompt .done")
    page.keyboard.press("Enter")
    show_tab(page, "log")
    expect(page.get_by_role("region", name="Log").last).to_contain_text("Turn 2")


def test_hands_stay_hidden_at_one_device(arrive: Arrive, server: TableServer) -> None:
    table = before_the_battle(server.base, BOTH)
    visitor = arrive()
    expect(visitor.open(seat_link(table, 1)).locator(".hand .card").first).to_be_visible()
    visitor.open("/")
    page = visitor.open(seat_link(table, 0))
    ready = page.get_by_role("dialog").get_by_role("button", name="Ada")
    expect(ready).to_be_visible()
    # Nothing of a hand is on the page while it is handed over.
    assert page.locator(".card").count() == 0
    ready.click()
    ask_kind(page, "move")
    expect(page.locator(".hand .card[data-card=target]")).to_be_visible()
    page.locator(".prompt .done").click()
    for _ in range(6):
        page.wait_for_selector(".prompt.mine, dialog[open]")
        if page.locator("dialog[open]").count():
            break
        page.locator(".prompt .done").click()
    expect(page.get_by_role("dialog")).to_contain_text("Bo")
    assert page.locator(".card").count() == 0
    assert "Targeting Data" not in page.locator("main").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Bo").click()
    ask_kind(page, "deploy")
    expect(page.locator(".hand .card").first).to_be_visible()
    assert page.locator("[data-card=target]").count() == 0
    assert "Targeting Data" not in page.locator("main").inner_text()


def test_others_see_how_many_cards_there_are_but_not_which(
    arrive: Arrive, server: TableServer
) -> None:
    table = before_the_battle(server.base, BOTH)
    links = [
        seat_link(table, 0),
        seat_link(table, 1),
        f"/t/{table['table']}#watch={table['watch']}",
    ]
    told: list[list[str]] = []
    for link in links:
        frames: list[str] = []
        told.append(frames)
        visitor = arrive()
        visitor.page.on("websocket", partial(_listen, frames))
        page = visitor.open(link)
        first = page.get_by_test_id("seat").first
        expect(first.get_by_title("Energize cards in hand")).to_contain_text("1")
        expect(page.locator(".hand")).to_have_count(0 if "watch" in link else 1)
    card = re.compile(r'"energize":\{[^}]*"target"')
    assert [any(card.search(text) for text in frames) for frames in told] == [True, False, False]


def _listen(frames: list[str], socket: WebSocket) -> None:
    socket.on("framereceived", lambda text: frames.append(str(text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_in_every_language(arrive: Arrive, server: TableServer, language: str) -> None:
    table = before_the_battle(server.base, [ME, BOT])
    locale = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA", "ru": "ru-RU"}[language]
    visitor = arrive(width=360, height=740, locale=locale, has_touch=True, is_mobile=True)
    page = visitor.open(seat_link(table))
    ask_kind(page, "move")
    for details in page.locator("main details").all():
        details.evaluate("one => (one.open = true)")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert re.findall(r"nexus\.\w+", page.locator("body").inner_text()) == []
    names = page.locator(".hexboard g.hit").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label')).join()"
    )
    assert "nexus." not in names
    page.locator(".hexboard .hit[data-piece='1,2|0|fungoid']").tap()
    expect(page.locator(".hexboard .hit.target").first).to_be_attached()
    cell(page, "0,2").tap()
    expect(page.locator(".hexboard .hit[data-piece='1,2|0|fungoid']")).to_be_attached()


def test_the_board_can_be_told_without_colour(arrive: Arrive, server: TableServer) -> None:
    """Every corporation has a shape of its own, and every hex says what lies on it."""
    page = arrive().open(seat_link(before_the_battle(server.base, [ME, BOT])))
    ask_kind(page, "move")
    bodies = page.locator(".hexboard .piece path.body").evaluate_all(
        "all => [...new Set(all.map(one => one.getAttribute('fill') + one.getAttribute('d')))]"
    )
    shapes = {body[7:] for body in bodies}
    assert len(bodies) == len(shapes) == 2
    label = cell(page, "0,2").get_attribute("aria-label") or ""
    assert re.search(r"(Forest|Spires|Plains), a mine of 2, .*: Rock Strider", label)
