"""What a table tells those who sit at it, come back to it or read its rules."""

from __future__ import annotations

import re

import pytest

from table_client import Refused, Site, tokens_of


def test_refusals_say_why_and_texts_are_understood(site: Site) -> None:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    with pytest.raises(Refused) as refused:
        person.act(0, "hq a1 0")
    assert refused.value.code == "illegal"
    with pytest.raises(Refused) as refused:
        person.act(0, "what now")
    assert refused.value.code == "unreadable"
    answer = person.command("why", 0, action=0)["answer"]
    assert not answer["legal"]
    assert answer["message"]
    legal = person.options[0]["id"]
    assert person.command("why", 0, action=legal)["answer"]["legal"]
    elsewhere = person.command("why", 1, action=legal)["answer"]
    assert elsewhere["refusal"]["code"] == "not_yours"
    assert person.version == 0


def test_looking_through_another_of_the_own_seats(site: Site) -> None:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    assert person.seat == 0
    person.command("look", 1)
    person.until(lambda me: me.seat == 1)
    assert person.options == []
    person.ask({"type": "look", "seat": None})
    person.until(lambda me: me.seat == 0)
    with pytest.raises(Refused) as refused:
        person.command("look", 2)
    assert refused.value.code == "not_yours"


def test_coming_back_tells_what_was_missed(site: Site) -> None:
    made = site.table("superhex", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    known = person.version
    person.step(0)
    again = site.sit(made["table"], *tokens_of(made), since=known)
    assert not again.welcome["whole"]
    assert [step["version"] for step in again.welcome["steps"]] == [known + 1]
    assert again.welcome["steps"][0]["events"][0]["event"] == "swapped"
    nothing_new = site.sit(made["table"], *tokens_of(made), since=again.version)
    assert nothing_new.welcome["steps"] == []
    assert not nothing_new.welcome["whole"]
    person.command("undo", 0)
    person.until(lambda me: me.version == known + 2)
    assert site.sit(made["table"], *tokens_of(made), since=known + 1).welcome["whole"]
    assert site.sit(made["table"], *tokens_of(made), since=10_000).welcome["whole"]


def test_the_log_in_words_comes_in_pages(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    person = site.sit(made["table"], *tokens_of(made))
    for turn in range(12):
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold, turn)
    whole = person.ask({"type": "log", "from": 1, "count": 200})["answer"]
    assert whole["total"] == person.card["step"]
    assert [step["step"] for step in whole["steps"]] == list(range(1, whole["total"] + 1))
    page = person.ask({"type": "log", "from": 3, "count": 2})["answer"]
    assert [step["step"] for step in page["steps"]] == [3, 4]
    assert page["steps"] == whole["steps"][2:4]


def test_rules_are_pages_of_clauses(site: Site) -> None:
    rules = site.get("api/games/superhex/rules")
    clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
    by_id = {clause["id"]: clause for clause in clauses}
    assert by_id["SH-TURN-08"]["ruling"]
    assert not by_id["SH-TURN-07"]["ruling"]
    assert all(re.fullmatch(r"SH-[A-Z]+-\d+", clause["id"]) for clause in clauses)
    assert all(clause["text"] for clause in clauses)
    with pytest.raises(Refused) as refused:
        site.get("api/games/chess/rules")
    assert refused.value.code == "not_found"


def test_what_neuroshima_is_asked_about_a_position(site: Site) -> None:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    place = next(o["id"] for o in person.options if (o["cell"], o["turn"]) == ("d4", 0))
    ghost = person.ask(
        {"type": "ask", "what": "aims", "args": {"at": "d4"}, "seat": 0, "after": [place]}
    )["answer"]
    assert [aim["cells"] for aim in ghost["aims"]] == [
        ["d3"],
        ["e3"],
        ["e4"],
        ["d5"],
        ["c4"],
        ["c3"],
    ]
    with pytest.raises(Refused, match="no unit at d4"):
        person.ask({"type": "ask", "what": "values", "args": {"at": "d4"}})
    person.act(0, "hq d4 0")
    person.act(1, "hq d3 0")
    values = person.ask({"type": "ask", "what": "values", "args": {"at": "d4"}})["answer"]
    assert values["tile"] == "outpost_hq"
    assert [one["value"] for one in values["initiative"]] == [0]
    battle = person.ask({"type": "ask", "what": "preview"})["answer"]
    assert (battle["hp"], battle["change"], battle["destroyed"]) == ([20, 20], [0, 0], [])
    over_http = site.post(
        f"api/tables/{made['table']}/ask", {"what": "preview", "step": 1}, made["watch"]
    )
    assert over_http["answer"]["winners"] == []
    with pytest.raises(Refused, match="it knows: aims, options, preview"):
        person.ask({"type": "ask", "what": "weather"})
