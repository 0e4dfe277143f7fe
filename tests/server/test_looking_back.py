"""Replay, play on from here, export and import."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexagora.core import read_record
from table_client import Json, Person, Refused, Site, tokens_of

GOLDEN = Path(__file__).parent.parent / "golden" / "superhex-2-128.record"


def played(site: Site, actions: int = 15) -> tuple[Json, Person]:
    """A hot-seat game of Superhex, some way in."""
    made = site.table("superhex", "me", "me")
    person = site.sit(made["table"], *tokens_of(made))
    for turn in range(actions):
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold, turn * 3)
    return made, person


def test_the_replay_comes_in_pages_and_ends_at_the_present(site: Site) -> None:
    made, person = played(site)
    path = f"api/tables/{made['table']}/replay"
    first = site.get(path, made["watch"], count=5)
    assert [step["step"] for step in first["steps"]] == [0, 1, 2, 3, 4]
    assert first["steps"][0]["seat"] == -2
    assert first["steps"][0]["events"] == []
    rest = site.get(path, made["watch"], "", count=200, **{"from": 5})
    assert rest["total"] == person.card["step"] == rest["steps"][-1]["step"]
    assert rest["steps"][-1]["view"]["piles"] == person.view["piles"]
    assert rest["steps"][-1]["view"]["seat"] == -1
    bare = site.get(path, made["watch"], views="false")
    assert all("view" not in step for step in bare["steps"])
    assert site.get(path, made["watch"], "", **{"from": 100_000})["steps"] == []


def test_playing_on_from_a_step(site: Site) -> None:
    made, person = played(site)
    table = made["table"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    fork = site.post(f"api/tables/{table}/fork", {"step": 10, "seats": seats}, made["watch"])
    other = site.sit(fork["table"], *tokens_of(fork))
    assert (other.card["forked_from"], other.card["forked_at"]) == (table, 10)
    assert other.card["seed_hash"] != person.card["seed_hash"]
    replay = f"api/tables/{fork['table']}/replay"
    old = site.get(f"api/tables/{table}/replay", made["watch"], count=11)
    assert site.get(replay, fork["watch"], count=11)["steps"] == old["steps"]
    with pytest.raises(Refused):
        other.command("undo", 0, count=0)
    turn = 0
    while other.card["state"] == "playing":
        if other.card["decides"] == 0 or other.card["hold"] == 0:
            turn += 1
            other.step(0, turn)
        else:
            other.receive()
    record = read_record(site.get(f"api/tables/{fork['table']}/record", fork["watch"]))
    assert record.forked == 10
    record.verify()
    # The first game has not noticed anything.
    assert site.get(f"api/tables/{table}", made["watch"])["card"]["step"] == person.card["step"]


def test_a_fork_needs_a_step_that_is_there_and_seats_that_fit(site: Site) -> None:
    made, _ = played(site, 3)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    path = f"api/tables/{made['table']}/fork"
    with pytest.raises(Refused) as refused:
        site.post(path, {"step": 10_000, "seats": seats}, made["watch"])
    assert refused.value.code == "not_found"
    with pytest.raises(Refused, match="has 2 seats"):
        site.post(path, {"step": 3, "seats": seats[:1]}, made["watch"])
    with pytest.raises(Refused) as refused:
        site.post(path, {"step": 3, "seats": seats})
    assert refused.value.code == "not_yours"


def test_a_record_that_is_imported_can_be_looked_at_and_exported_again(site: Site) -> None:
    text = GOLDEN.read_text("utf-8")
    made = site.post("api/replays", {"record": text})
    page = site.get(f"api/tables/{made['table']}", made["watch"])
    assert page["card"]["state"] == "replay"
    assert page["card"]["result"]["places"]
    assert page["card"]["seed"]
    exported = site.get(f"api/tables/{made['table']}/record", made["watch"])
    assert read_record(exported).dump() == read_record(text).dump()
    last = page["card"]["step"]
    steps = site.get(f"api/tables/{made['table']}/replay", made["watch"], **{"from": last})["steps"]
    assert steps[-1]["view"]["result"]["places"] == page["card"]["result"]["places"]
    person = site.sit(made["table"], made["watch"])
    assert person.card["decides"] == -2
    with pytest.raises(Refused) as refused:
        person.ask({"type": "act", "seat": 0, "version": last, "action": 1})
    assert refused.value.code == "not_yours"
    seats = [{"kind": "me", "name": "Ada"}] * 2
    with pytest.raises(Refused, match="over at this step"):
        site.post(f"api/tables/{made['table']}/fork", {"step": last, "seats": seats}, made["watch"])


def test_the_record_of_a_running_game_can_be_imported_too(site: Site) -> None:
    made, person = played(site)
    text = site.get(f"api/tables/{made['table']}/record", made["watch"])
    assert "seed:" not in text
    imported = site.post("api/replays", {"record": text})
    card = site.get(f"api/tables/{imported['table']}", imported["watch"])["card"]
    assert (card["state"], card["step"], card["result"]) == ("replay", person.card["step"], None)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    fork = site.post(
        f"api/tables/{imported['table']}/fork",
        {"step": card["step"], "seats": seats},
        imported["watch"],
    )
    assert site.sit(fork["table"], *tokens_of(fork)).card["state"] == "playing"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "", "no game record"),
        (lambda text: text.replace("swap", "swop", 1), "line"),
        (lambda text: text.replace("result: ", "result: 9 ", 1), "result"),
        (lambda text: text.replace("game: superhex", "game: chess"), "there is no game"),
    ],
)
def test_a_bad_record_is_refused_with_the_place(site: Site, change: object, said: str) -> None:
    text = change(GOLDEN.read_text("utf-8"))  # type: ignore[operator]
    with pytest.raises(Refused, match=said) as refused:
        site.post("api/replays", {"record": text})
    assert refused.value.code == "bad_record"


def test_players_can_make_a_link_to_share(site: Site) -> None:
    made, _ = played(site, 2)
    seat = tokens_of(made)[0]
    link = site.post(f"api/tables/{made['table']}/watch", None, seat)["watch"]
    assert site.get(f"api/tables/{made['table']}/replay", link)["total"] > 0
    with pytest.raises(Refused) as refused:
        site.post(f"api/tables/{made['table']}/watch", None, link)
    assert refused.value.code == "not_yours"
