"""The choice of a leader stays hidden at the table: in frames, in the log, and from spectators."""

from __future__ import annotations

import json

import pytest

from hexagora.core import KeyedDealer
from hexagora.server import making
from table_client import Person, Site, tokens_of


def shown(person: Person, table: str) -> list[str]:
    """All that was sent to somebody, without what differs between any two tables."""
    told = []
    for frame in person.frames:
        if "card" in frame:
            frame = {**frame, "card": {**frame["card"], "seed_hash": "", "seed": "", "created": 0}}
        told.append(json.dumps(frame, sort_keys=True).replace(table, "TABLE"))
    return told


def test_two_choices_of_a_leader_look_the_same(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until both are shown; the log tells the others that somebody has chosen, not what."""
    monkeypatch.setattr(making, "KeyedDealer", lambda: KeyedDealer("leaders"))
    seen, kept = [], []
    for pick in (0, 2):
        made = site.table("neuroshima", "me", "open", options={"leaders": "on", "first": "1"})
        table = made["table"]
        invite = made["invites"][0]["token"]
        claim = site.post(f"api/tables/{table}/claim", {"name": "Bo"}, invite)
        ann, bo, spectator = (
            site.sit(table, token) for token in (*tokens_of(made), claim["token"], made["watch"])
        )
        ann.until(lambda me: me.card["decides"] == 0)
        assert len(ann.options) == 3
        ann.act(0, ann.options[pick]["id"])
        for person in (bo, spectator):
            person.until(lambda me: me.card["decides"] == 1)
            steps = person.ask({"type": "log", "from": 1, "count": 20})["answer"]["steps"]
            assert [step["action"] for step in steps if step["seat"] == 0] == [None]
            assert {step["action"] for step in steps if step["seat"] == -1} <= {None} | own(bo)
        seen.append([shown(person, table) for person in (ann, bo, spectator)])
        bo.act(1, bo.options[0]["id"])
        spectator.until(lambda me: me.card["decides"] == 0)
        leaders = spectator.view["leaders"]
        kept.append(json.dumps(leaders, sort_keys=True))
    (ann_one, bo_one, spectator_one), (ann_two, bo_two, spectator_two) = seen
    assert bo_one == bo_two
    assert spectator_one == spectator_two
    assert ann_one != ann_two, "whoever has chosen sees it"
    assert kept[0] != kept[1], "and in the end everybody does"


def own(person: Person) -> set[int]:
    """The actions of chance that dealt somebody a card: it may know them."""
    return {option["id"] for option in person.options}
