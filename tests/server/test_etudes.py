"""Etudes over HTTP: attempts without a table, help, and proofs in a row."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from hexagora.core.registry import game_info
from hexagora.server import etudes
from patience import eventually
from table_client import Json, Refused, Site

SHIPPED = etudes.etudes_of("neuroshima").shipped()
AT = "api/games/neuroshima/etudes"


def line(site: Site, etude: Json, actions: list[int], **more: object) -> Json:
    answer = site.post(f"{AT}/line", {"etude": etude, "actions": actions, **more})
    assert isinstance(answer, dict)
    return answer


def options(found: Json) -> set[str]:
    return {row["do"] for row in found["view"]["decision"]["options"]}


def test_the_shelf_and_the_etude_of_the_day(site: Site) -> None:
    shelf = site.get(AT)
    assert [one["id"] for one in shelf["etudes"]] == list(SHIPPED)
    assert shelf["today"] in SHIPPED
    first = date(2026, 11, 17)
    days = [etudes.of_day(list(SHIPPED), first + timedelta(days=n)) for n in range(30)]
    assert len(set(days)) > 15
    assert days[0] == etudes.of_day(sorted(SHIPPED, reverse=True), first)


def test_an_attempt_that_solves_and_one_that_does_not(site: Site) -> None:
    etude = {"id": "sample-10"}
    found = line(site, etude, [])
    assert found["state"] == "open"
    assert found["title"]["en"] == "A dead man's place"
    assert [told["message"] for told in found["about"]] == ["etude-goals"]
    assert found["use"] == 2
    assert options(found) == {"use"}
    help_with = site.post(f"{AT}/help", etude)
    assert [told["message"] for told in help_with["hints"]] == [
        "etude-hint-kind",
        "etude-hint-tiles",
        "etude-hint-first",
    ]
    actions = help_with["actions"]
    halfway = line(site, etude, actions[:2], since=1)
    assert [event["event"] for event in halfway["events"]][-1] == "destroyed"
    ready = line(site, etude, actions)
    assert ready["state"] == "ready"
    assert options(ready) == set()
    fought = line(site, etude, actions, fight=True)
    assert (fought["state"], fought["short"]) == ("solved", 0)
    assert fought["events"][0]["event"] == "battle"
    # The officer elsewhere.
    spots = line(site, etude, actions[:3])["view"]["decision"]["options"][0]["rows"]
    wrong = next(row[0] for row in spots if row[0] != actions[3] and row[1] != "d3")
    missed = line(site, etude, [*actions[:3], wrong], fight=True)
    assert missed["state"] == "missed"
    assert missed["short"] > 0


def test_the_other_side_answers_and_the_battle_asks(site: Site) -> None:
    pushed = site.post(f"{AT}/help", {"id": "sample-08"})["actions"]
    found = line(site, {"id": "sample-08"}, pushed[:-1], since=3)
    assert found["actions"] == pushed
    assert found["state"] == "ready"
    clown = site.post(f"{AT}/help", {"id": "sample-06"})["actions"]
    asked = line(site, {"id": "sample-06"}, clown, fight=True)
    assert asked["state"] == "asked"
    assert asked["question"]["options"] == ["attack", "explode"]
    with pytest.raises(Refused, match="is no answer"):
        line(site, {"id": "sample-06"}, clown, fight=True, answers=["laugh"])
    answers: list[str] = []
    while asked["state"] == "asked":
        answers.append("explode" if len(answers) == 1 else "attack")
        asked = line(site, {"id": "sample-06"}, clown, fight=True, answers=answers)
    assert asked["state"] == "solved"


def test_questions_are_answered_as_at_a_table(site: Site) -> None:
    body = {"etude": {"id": "sample-10"}, "what": "options", "after": [57]}
    decision = site.post(f"{AT}/ask", body)["answer"]["decision"]
    assert decision["kind"] == "place"
    assert site.post(f"{AT}/ask", {**body, "what": "values"})["answer"]["units"]


def test_what_is_refused(site: Site) -> None:
    for path, body in (
        ("line", {"etude": {"id": "none"}}),
        ("help", {"id": "none"}),
        ("ask", {"etude": {"id": "none"}, "what": "values"}),
    ):
        with pytest.raises(Refused) as refused:
            site.post(f"{AT}/{path}", body)
        assert refused.value.code == "not_found"
    with pytest.raises(Refused, match="this game has no etudes"):
        site.get("api/games/superhex/etudes")
    with pytest.raises(Refused):
        line(site, {"id": "sample-10"}, [0])
    with pytest.raises(Refused, match="use"):
        site.post(f"{AT}/proof", {"record": {**SHIPPED["sample-10"], "use": 9}})
    with pytest.raises(Refused, match="tiles are still to be used"):
        line(site, {"id": "sample-10"}, [], fight=True)


def test_an_own_etude_is_proved_in_its_turn(site: Site) -> None:
    assert game_info("neuroshima").etudes is not None
    record = {
        key: value
        for key, value in SHIPPED["sample-10"].items()
        if key in ("position", "offered", "use", "goal")
    }
    asked = {"record": record}
    assert site.post(f"{AT}/proof", asked)["state"] in ("waiting", "running")
    others = [{"record": {**record, "note": str(n)}} for n in range(2)]
    assert site.post(f"{AT}/proof", others[0])["state"] == "waiting"
    with pytest.raises(Refused, match="so many proofs of yours"):
        site.post(f"{AT}/proof", others[1])
    far: list[tuple[int, int]] = []

    def done() -> bool:
        proof = site.post(f"{AT}/proof", asked)
        far.append((proof["done"], proof["total"]))
        return bool(proof["state"] == "done")

    assert eventually(done)
    assert far[:-1] == sorted(far[:-1]), "how far it is never goes back"
    assert all(0 <= here <= whole <= 100 for here, whole in far)
    proof = site.post(f"{AT}/proof", asked)
    assert proof["solved"]
    assert {told["message"] for told in proof["faults"]} == {"etude-fault-twin"}
    solved = {**record, "solution": proof["solution"]}
    assert site.post(f"{AT}/help", {"record": solved})["actions"]
