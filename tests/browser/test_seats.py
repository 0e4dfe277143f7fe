"""Who sits at the table: every sign has words, and on a phone no line is cut."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.scripted import request, seat_link, set_up

SEATS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "me", "name": "Bo"},
    {"kind": "bot", "bot": "greedy"},
]
SILENT = """(seats) => seats.flatMap((seat) => {
  const signs = '.tag svg, .dot, .think, .pile, .fact, .hp, .more li';
  const pointed = (one) => one.closest('[title]')?.title;
  const heard = (one) => {
    const told = one.closest('[aria-label]');
    const near = one.closest('.tag, .pile, .fact, .hp, .more li') ?? seat;
    const named = told && told !== seat.closest('[aria-label]') && told.ariaLabel;
    return named || near.innerText.trim();
  };
  return [...seat.querySelectorAll(signs)].filter((one) => !pointed(one) || !heard(one))
    .map((one) => one.outerHTML);
})"""
"""Signs of a seat that say nothing to who points at them, or to who listens."""


@pytest.mark.parametrize("game", ["neuroshima", "nexus", "superhex"])
def test_every_sign_of_every_seat_has_words(arrive: Arrive, server: TableServer, game: str) -> None:
    body = {"game": game, "options": {}, "seats": SEATS}
    page = arrive(width=1440, height=900).open(seat_link(request(server.base, "/api/tables", body)))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    seats = page.get_by_test_id("seat")
    expect(seats).to_have_count(3)
    # For everybody, not only for oneself: who it is, and whether somebody is there.
    for seat, word in enumerate(("you", "away|to move", "bot")):
        expect(seats.nth(seat)).to_contain_text(re.compile(word))
    expect(seats.locator(".hp")).to_have_count(3)
    assert seats.evaluate_all(SILENT) == []


LONGEST = """([army, names]) => names.filter((name) => {
  army.textContent = name;
  return army.scrollWidth > army.clientWidth;
})"""


def test_on_a_phone_armies_are_named_whole_in_every_language(
    arrive: Arrive, server: TableServer
) -> None:
    data = request(server.base, "/api/games/neuroshima/data")
    names = sorted({name for army in data["armies"] for name in army["names"].values()})
    assert len(names) > 8
    page = arrive(width=390, height=844).open(
        seat_link(set_up(server.base, "neuroshima", ["Olena", "Maksymilian"]))
    )
    for seat in page.get_by_test_id("seat").all():
        army = seat.locator(".army")
        expect(army).to_have_text(
            "Outpost" if seat.get_attribute("data-seat") == "0" else "Hegemony"
        )
        assert page.evaluate(LONGEST, [army.element_handle(), names]) == []
