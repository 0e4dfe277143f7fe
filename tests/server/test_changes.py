"""Changes of positions: what is told makes the same position again, whatever has changed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hexagora import game_names, new_game
from hexagora.core.changes import change_of, changed
from hexagora.server.telling import kept
from table_client import Refused, Site, tokens_of

# No 0 and 1: to Python they are False and True, and no fact is now one and now the other.
plain = some.none() | some.booleans() | some.integers(2, 5) | some.sampled_from(["", "a", "b"])
names = some.sampled_from(["a", "b", "c", "0", "1"])
values = some.recursive(
    plain,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(names, inner, max_size=4),
    max_leaves=20,
)
objects = some.dictionaries(names, values, max_size=5)


def through_the_wire(value: Any) -> Any:
    return json.loads(json.dumps(value))


@given(objects, objects)
def test_a_change_makes_the_new_of_the_old(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    made = changed(old, through_the_wire(change_of(old, new)))
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


@pytest.mark.parametrize("name", game_names())
def test_a_game_told_by_changes_is_the_game(name: str) -> None:
    chance = random.Random(7)
    game = new_game(name)
    state = game.start()
    told = [through_the_wire(state.view(seat).told()) for seat in (-1, 0, 1)]
    bases = [kept(state.view(seat).told()) for seat in (-1, 0, 1)]
    for _ in range(150):
        if state.over:
            break
        state.apply(chance.choice(state.legal()))
        for place, seat in enumerate((-1, 0, 1)):
            now = state.view(seat).told()
            change = through_the_wire(change_of(bases[place], now))
            told[place] = changed(told[place], change)
            assert told[place] == through_the_wire(now)
            bases[place] = kept(now)


def test_who_looks_through_another_seat_is_shown_the_whole_position(site: Site) -> None:
    made = site.table("superhex", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    person.step(0)
    update = [frame for frame in person.frames if frame["type"] == "update"][-1]
    assert update["base"] == person.welcome["version"]
    assert "view" not in update
    person.ask({"type": "look", "seat": 1})
    person.until(lambda me: me.seat == 1)
    assert "view" in person.frames[-1]
    assert person.view["seat"] == 1


def test_an_old_client_is_told_to_come_with_a_newer_one(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    with pytest.raises(Refused) as refused:
        site.sit(made["table"], *tokens_of(made), protocol=1)
    assert refused.value.code == "outdated"
    assert "reload the page" in refused.value.message
