"""Games worth watching: those of public tables, those that come with the program; and pictures."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hexagora.core import game_names, read_record
from hexagora.server.gallery import Gallery, read_row
from table_client import Json, Person, Refused, Site, tokens_of


def play_to_the_end(person: Person) -> None:
    while person.card["state"] == "playing":
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold, 7)


def replays(site: Site) -> dict[str, Json]:
    return {card["table"]: card for card in site.get("api/replays")["replays"]}


def test_every_game_brings_a_replay_that_verifies_and_can_be_watched(site: Site) -> None:
    shipped = {name: card for name, card in replays(site).items() if name.startswith("shown-")}
    assert {card["game"] for card in shipped.values()} >= set(game_names()) - {"kuhn"}
    for name, card in shipped.items():
        page = site.get(f"api/tables/{name}")
        assert (page["card"]["state"], page["you"]["kind"]) == ("replay", "public")
        assert site.get(f"api/tables/{name}/replay", count=1)["total"] == card["steps"]
        assert sorted(card["places"])[0] == 1
        record = read_record(site.get(f"api/tables/{name}/record"))
        record.verify()


def test_the_most_eventful_come_first(site: Site) -> None:
    cards = site.get("api/replays")["replays"]
    order = [(-card["turns"], card["margin"]) for card in cards]
    assert order == sorted(order)
    assert all(0 <= card["margin"] <= 1 for card in cards)


def test_a_public_game_can_be_watched_when_it_is_over_and_a_private_one_never(site: Site) -> None:
    made = site.table("superhex", "me", "me", public=True, title="In the open")
    hidden = site.table("superhex", "me", "me")
    assert made["table"] not in replays(site)
    for table in (made, hidden):
        play_to_the_end(site.sit(table["table"], *tokens_of(table)))
    shown = replays(site)
    assert hidden["table"] not in shown
    card = shown[made["table"]]
    assert (card["title"], card["game"]) == ("In the open", "superhex")
    curve = site.get(f"api/tables/{made['table']}/curve")["rows"]
    assert card["scores"] == curve[-1]["scores"]
    assert card["steps"] == curve[-1]["step"]
    leaders = [
        row["scores"].index(max(row["scores"]))
        for row in curve
        if row["scores"].count(max(row["scores"])) == 1
    ]
    turns = sum(one != other for one, other in pairwise(leaders))
    assert card["turns"] == turns


def test_a_table_can_be_seen_as_a_picture_by_whoever_may_look(site: Site) -> None:
    made = site.table("nexus", "me", "me")
    token = tokens_of(made)[0]
    drawn = site.get(f"api/tables/{made['table']}/picture", token)
    assert drawn.startswith("<svg")
    with pytest.raises(Refused) as refused:
        site.get(f"api/tables/{made['table']}/picture")
    assert refused.value.code == "not_yours"


def test_nothing_is_known_under_another_name() -> None:
    assert Gallery.shipped(Gallery.__new__(Gallery), "shown-nothing") is None
    with pytest.raises(Exception, match="record"):
        read_row("no record at all")
