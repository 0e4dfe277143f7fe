"""Missions of the atlas in the browser: set up, their maps, and what is special to play in each."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.board_hands import await_board, cell
from browser.conftest import Arrive, TableServer
from browser.hands import show_tab
from browser.moments import table_at, table_before
from browser.scripted import act, request, set_up
from hexagora.core.event import Event
from hexagora.core.state import State
from hexagora.games.neuroshima.mission_setup import known_missions

NAMES = ["Ada", "Bo", "Cy", "Dee"]
MISSIONS = [value for value in known_missions() if value.isdigit()]
SIGNS = {
    "1": {"mouth": 1, "front": 4},
    "2": {"exit": 6},
    "3": {"gate": 6},
    "4": {"socket": 6},
    "5": {"carousel": 18, "hub": 3},
    "6": {"bite": 30},
    "7": {"rail": 4, "goal": 2, "tanker": 1},
    "8": {"road": 18},
}
"""How often each sign is seen when a mission begins; the tanker hides the rails below it."""

View = Any


def sit(page: Page, base: str, table: dict[str, Any], seat: int) -> None:
    """At the seat that decides."""
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][seat]['token']}")
    await_board(page)


def offers(verb: str, also: Callable[[View], bool] = lambda view: True) -> Callable[[View], bool]:
    """Somebody may do this, and something else holds."""
    return lambda view: any(one["do"] == verb for one in view["decision"]["options"]) and also(view)


def happens(kind: str) -> Callable[[State, Sequence[Event]], bool]:
    return lambda state, events: any(event.kind == kind for event in events)


def test_a_mission_brings_its_seats_and_armies(arrive: Arrive) -> None:
    """Whoever chooses a mission need not know for how many it is, nor who leads what (ATLAS-01)."""
    page = arrive().open("/new/neuroshima")
    missions = page.get_by_role("group", name="Mission")
    missions.get_by_text("Sandstorm").click()
    expect(page.get_by_role("combobox", name="Seat 3")).to_be_visible()
    expect(missions.get_by_text("a storm that eats the board")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    missions.get_by_text("Assembly Line").click()
    armies = page.get_by_role("combobox", name="Army")
    expect(armies).to_have_count(2)
    for seat, army in enumerate(("moloch", "outpost")):
        expect(armies.nth(seat)).to_be_disabled()
        expect(armies.nth(seat)).to_have_value(army)
    # Who then changes the number of seats is told what the mission is for.
    seats = page.get_by_role("group", name="Number of seats")
    seats.get_by_text("4", exact=True).click()
    expect(page.get_by_text("Mission 1 is for 2 seats, not for 4.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()


def test_a_mission_for_one(arrive: Arrive) -> None:
    """ATLAS-80: one seat and a level; then the map with its six roads, and who comes by them."""
    page = arrive().open("/new/neuroshima")
    page.get_by_role("group", name="Mission").get_by_text("Six Roads").click()
    expect(page.get_by_role("combobox", name="Army")).to_have_count(1)
    page.get_by_role("group", name="Level").get_by_text("Recruit").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hexboard .sign[data-what=road]")).to_have_count(18)
    expect(page.locator(".ribbon [data-what=turned_up]")).to_contain_text("0/21")


def test_the_set_up_warns_of_structures_with_leaders(arrive: Arrive) -> None:
    """VAR-04: whoever chooses both is told what the books advise, and may begin."""
    page = arrive().open("/new/neuroshima")
    warning = page.get_by_text("advise against structures and leaders")
    page.get_by_role("group", name="Structures").get_by_text("On", exact=True).click()
    page.get_by_role("group", name="Leaders").get_by_text("On", exact=True).click()
    expect(warning).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("group", name="Leaders").get_by_text("Off", exact=True).click()
    expect(warning).to_be_hidden()


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_map_shows_its_signs_and_says_what_they_mean(
    arrive: Arrive, server: TableServer, mission: str
) -> None:
    content = known_missions()[mission]
    table = set_up(server.base, "neuroshima", NAMES[: len(content.seats)], mission=mission)
    first = request(server.base, f"/api/tables/{table['table']}", token=table["seats"][0]["token"])
    page = arrive(width=1440, height=900).page
    sit(page, server.base, table, first["card"]["decides"])
    expect(page.locator(".ribbon")).to_be_visible()
    drawn = page.locator(".hexboard .sign")
    for what, count in SIGNS[mission].items():
        expect(drawn.and_(page.locator(f"[data-what={what}]"))).to_have_count(count)
    hubs = SIGNS[mission].get("hub", 0)
    closed = len(content.objects)
    expect(page.locator(".hexboard g.hit")).to_have_count(len(content.cells) - closed + hubs)
    # The tab is open from the start: what it is about, what wins, and every sign in words.
    told = page.locator(".tabpage.mission")
    expect(told.get_by_role("heading", name=content.names["en"])).to_be_visible()
    expect(told).to_contain_text(content.text["en"])
    expect(told).to_contain_text("our reconstruction")
    assert told.locator(".goal").count() in (1, len(content.seats))
    kinds = set(told.locator("li .sign").evaluate_all("all => all.map(one => one.dataset.what)"))
    assert kinds >= set(SIGNS[mission])
    # Who does not see the map hears it.
    special = [what for what in SIGNS[mission] if what not in ("tanker", "gate", "carousel")]
    words = {"mouth": "mouth of the factory", "hub": "hub", "goal": "goal of", "bite": "the storm"}
    for what in special:
        heard = page.locator(f".hexboard g.hit[aria-label*='{words.get(what, what)}']")
        assert heard.count() > 0, what
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".ribbon")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_parts_roll_or_stay(arrive: Arrive, server: TableServer) -> None:
    """ATLAS-13: the cells are chosen on the board; to stay is the next step."""
    table, state = table_at(server.base, "neuroshima", offers("roll"), mission="1")
    page = arrive(width=390, height=844, has_touch=True).page
    sit(page, server.base, table, state.seat)
    expect(page.locator(".bar .next.stay")).to_have_text("Stay")
    goal = page.locator(".hexboard .hit.target").first
    name = goal.get_attribute("data-cell") or ""
    goal.click()
    page.locator(".bar .yes").click()
    expect(cell(page, name)).to_have_attribute("aria-label", re.compile("Part, Moloch"))


def test_a_unit_runs_to_an_exit(arrive: Arrive, server: TableServer) -> None:
    """ATLAS-23: runs are made on the board as other moves are."""
    table, state = table_at(server.base, "neuroshima", offers("run"), mission="2")
    page = arrive(width=1440, height=900).page
    sit(page, server.base, table, state.seat)
    expect(page.locator(".ribbon [data-what=escaped]")).to_contain_text(re.compile("/[0-9]"))
    view: View = state.view(state.seat).data
    runner = next(one["cell"] for one in view["decision"]["options"] if one["do"] == "run")
    cell(page, runner).click()
    if page.locator(".choices .run").count():
        page.locator(".choices .run").first.click()
    goals = page.locator(f".hexboard .hit.target:not([data-cell='{runner}'])")
    expect(goals.first).to_be_visible()
    goal = goals.first.get_attribute("data-cell") or ""
    goals.first.click()
    page.get_by_role("button", name="Move here").click()
    expect(cell(page, goal)).to_have_attribute("aria-label", re.compile("Borgo"))
    expect(cell(page, runner)).to_have_attribute("aria-label", re.compile("empty"))


def test_a_carousel_is_turned_by_its_hub(arrive: Arrive, server: TableServer) -> None:
    """ATLAS-52, 53: how it would turn is seen first; afterwards it rests."""
    carousel = ("b1", "c2", "c3", "b3", "a2", "a1")
    ready = offers(
        "spin",
        lambda view: (
            any(unit["at"] in carousel for unit in view["board"])
            and any(one.get("hub") == "b2" for one in view["decision"]["options"])
        ),
    )
    table, state = table_at(server.base, "neuroshima", ready, mission="5")
    page = arrive(width=390, height=844, has_touch=True).page
    sit(page, server.base, table, state.seat)
    standing = {at: cell(page, at).get_attribute("aria-label") or "" for at in carousel}
    rider = next(at for at in carousel if "empty" not in standing[at])
    cell(page, "b2").click()
    expect(page.locator("[data-turning]")).to_have_count(6)
    page.get_by_role("button", name="Turn it").click()
    goal = carousel[(carousel.index(rider) + 1) % 6]
    who = standing[rider].split(", ")[1]
    expect(cell(page, goal)).to_have_attribute("aria-label", re.compile(f"{goal}, {who}"))
    expect(cell(page, "b2")).to_have_attribute("aria-label", re.compile("rests"))


def test_the_storm_takes_cells_from_the_board(arrive: Arrive, server: TableServer) -> None:
    """ATLAS-62: what is lost stays in sight as sand, and the next bite is marked."""
    table, action = table_before(
        server.base, "neuroshima", happens("storm"), players=3, mission="6"
    )
    card = request(server.base, f"/api/tables/{table['table']}", token=table["seats"][0]["token"])
    page = arrive(width=1440, height=900).page
    sit(page, server.base, table, card["card"]["decides"])
    before = page.locator(".hexboard g.hit").count()
    gone = page.locator("[data-bitten]").count()
    size = page.locator(".hexboard > svg").get_attribute("viewBox")
    act(server.base, table, action)
    expect(page.locator("[data-bitten]")).not_to_have_count(gone)
    taken = page.locator("[data-bitten]").count() - gone
    expect(page.locator(".hexboard g.hit")).to_have_count(before - taken)
    expect(page.locator(".hexboard .sign.on[data-what=bite]").first).to_be_visible()
    assert page.locator(".hexboard > svg").get_attribute("viewBox") == size, "the board stays"


def test_a_charge_is_counted_and_seen_below_a_unit(arrive: Arrive, server: TableServer) -> None:
    """ATLAS-43, 44: above the board, and on the socket though somebody stands there."""
    table, action = table_before(server.base, "neuroshima", happens("charge"), mission="4")
    page = arrive(width=1440, height=900).page
    page.goto(f"{server.base}/t/{table['table']}#watch={table['watch']}")
    counted = page.locator(".ribbon [data-what=charges]")
    expect(counted).to_contain_text("/4")
    before = counted.inner_text()
    act(server.base, table, action)
    expect(counted).not_to_have_text(before)
    expect(page.locator("[data-covered] .sign[data-what=socket]").first).to_be_visible()
    show_tab(page, "mission")
    expect(page.locator(".tabpage.mission")).to_contain_text("socket with a charge")
