"""The daily challenge in the browser: begin, leave, go on, end, and find oneself in the table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.scripted import request
from table_client import Person

SOLO = "[data-challenge='superhex/solo']"


def test_a_try_is_begun_left_gone_on_with_and_counted_once(arrive: Arrive) -> None:
    visitor = arrive(width=390, height=844)
    page = visitor.open("/")
    page.get_by_role("link", name="Today's challenge").click()
    page.get_by_label("Your name").fill("Ada")
    # By keyboard alone.
    page.get_by_role("button", name="Begin: Alone with fifteen rolls").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    page = visitor.open("/daily")
    expect(page.locator(SOLO).get_by_role("link", name="Go on with your try")).to_be_visible()
    expect(page.locator(SOLO)).to_contain_text("1 try is under way")
    # The rest is played by a hand that is quicker, with the token that the browser keeps.
    kept = page.evaluate("JSON.parse(localStorage.getItem('hexagora.tables'))[0]")
    assert kept["table"] == table
    person = Person(f"{visitor.base}/", table, [kept["seats"]["0"]])
    while person.card["state"] != "over":
        person.step(0, -1)
    score = person.card["result"]["left"]
    person.close()
    page = visitor.open(f"/t/{table}")
    page.get_by_test_id("scores").click()
    expect(page.locator(SOLO).get_by_test_id("mine")).to_contain_text(f"{score} pieces left")
    row = page.locator(SOLO).get_by_role("row", name="Ada (you)")
    expect(row.get_by_role("cell")).to_have_text(["1", str(score)])
    expect(page.locator(SOLO).get_by_role("button")).to_have_count(0)
    # The own game can be looked back at, but not handed on before the day is over.
    page.locator(SOLO).get_by_role("link", name="Look back at your game").click()
    expect(page).to_have_url(f"{visitor.base}/replay/{table}")
    expect(page.locator(".hexboard")).to_be_visible()
    assert [one["seed"] for one in request(visitor.base, "/api/daily")["challenges"]] == ["", ""]


def test_a_browser_that_has_tried_elsewhere_is_told_so(arrive: Arrive) -> None:
    visitor = arrive()
    first = visitor.open("/daily")
    second = visitor.context.new_page()
    second.goto(f"{visitor.base}/daily")
    for page in (first, second):
        expect(page.get_by_role("button", name="Begin: Six Roads")).to_be_visible()
    second.get_by_role("button", name="Begin: Six Roads").click()
    expect(second.locator(".hexboard g.hit").first).to_be_visible()
    first.get_by_role("button", name="Begin: Six Roads").click()
    expect(first.get_by_role("alert")).to_contain_text("You have had your try")
    expect(first.get_by_role("link", name="Go on with your try")).to_be_visible()
    assert all("409" in one for one in visitor.complaints), visitor.complaints
    visitor.complaints.clear()
