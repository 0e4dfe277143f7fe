"""A table from its set-up to the rematch."""

from __future__ import annotations

import pytest

from hexagora.core import fingerprint, read_record
from table_client import Refused, Site, tokens_of


def test_the_catalogue_tells_all_that_a_set_up_needs(site: Site) -> None:
    catalogue = site.get("api/catalogue")
    games = {game["name"]: game for game in catalogue["games"]}
    assert {"superhex", "neuroshima"} <= set(games)
    assert games["neuroshima"]["asks"] == ["aims", "options", "preview", "refusal", "values"]
    bots = games["superhex"]["bots"]
    assert bots[0] == {"name": "random", "level": False}
    assert bots[-1] == {"name": "general", "level": True}
    assert games["superhex"]["usual_bot"] in [bot["name"] for bot in bots if bot["level"]]
    option = games["superhex"]["options"][0]
    assert option["default"] in option["values"]
    assert option["help"]


@pytest.mark.parametrize("language", ["en", "pl", "uk", "ru"])
def test_titles_are_a_part_of_the_words(site: Site, language: str) -> None:
    titles = site.get(f"api/titles?language={language}")
    reconstructed = {
        game["name"]: game["reconstructed"] for game in site.get("api/catalogue")["games"]
    }
    assert titles["games"].keys() == reconstructed.keys()
    for game, told in titles["games"].items():
        words = site.get(f"api/games/{game}/words?language={language}")["messages"]
        kinds = [f"reconstructed-{kind}" for kind in reconstructed[game]]
        shown = [name for name in ("title", "about", *kinds) if f"\n{name} = " in words]
        assert shown[:2] == ["title", "about"]
        assert [name for name in shown if f"{name} = " not in told] == []
        assert len(told) < len(words) / 10
        assert [line for line in told.splitlines() if line not in words] == []


def test_contradictions_are_explained_before_anything_is_made(site: Site) -> None:
    asked = {"game": "neuroshima", "seats": 2, "options": {"army2": "outpost"}}
    answer = site.post("api/check", asked)
    assert not answer["ok"]
    assert "two seats lead outpost" in answer["error"]["message"]
    good = site.post("api/check", {**asked, "options": {}})
    assert good["options"]["mode"] == "duel"
    with pytest.raises(Refused, match="two seats lead outpost") as refused:
        site.table("neuroshima", "me", "me", options={"army2": "outpost"})
    assert refused.value.code == "bad_option"


def test_the_set_up_warns_of_structures_with_leaders(site: Site) -> None:
    """NS-VAR-04: it may be played, and the answer says what the books advise."""
    both = {"structures": "on", "leaders": "on"}
    told = site.post("api/check", {"game": "neuroshima", "seats": 2, "options": both})
    assert told["ok"]
    assert [(one["code"], one["clause"]) for one in told["warnings"]] == [
        ("structures_with_leaders", "NS-VAR-04")
    ]
    plain = site.post("api/check", {"game": "neuroshima", "seats": 2, "options": {}})
    assert "warnings" not in plain


def test_hot_seat_game_from_the_first_roll_to_the_result(site: Site) -> None:
    made = site.table("neuroshima", "me", "me")
    person = site.sit(made["table"], *tokens_of(made))
    assert person.welcome["you"] == {"seats": [0, 1], "host": False, "refused": []}
    published = person.card["seed_hash"]
    assert person.card["seed"] == ""
    seen = set()
    turn = 0
    while person.card["state"] == "playing":
        seat = person.card["decides"] if person.card["hold"] is None else person.card["hold"]
        assert seat in (0, 1)
        if person.card["hold"] is None:
            assert person.seat == seat, "the view is that of the seat that decides"
        seen.add(seat)
        turn += 1
        person.step(seat, turn * 7)
    assert seen == {0, 1}
    assert person.card["decides"] == -2
    assert sorted(person.card["result"]["places"]) in ([1, 1], [1, 2])
    assert fingerprint(person.card["seed"]) == published
    record = site.get(f"api/tables/{made['table']}/record", made["watch"])
    read_record(record).verify()


def test_two_people_and_a_spectator_see_the_same_game(site: Site) -> None:
    made = site.table("neuroshima", "me", "open", options={"first": "1"})
    table = made["table"]
    host = site.sit(table, *tokens_of(made), made["host"])
    assert host.card["state"] == "waiting"
    with pytest.raises(Refused, match="a seat is still open") as refused:
        host.ask({"type": "act", "seat": 0, "version": 0, "action": 121})
    assert refused.value.code == "not_now"

    page = site.get(f"api/tables/{table}", made["invites"][0]["token"])
    assert page["you"] == {"kind": "invite", "seat": 1}
    claim = site.post(f"api/tables/{table}/claim", {"name": " Bo\t "}, made["invites"][0]["token"])
    assert claim["seat"] == 1
    guest = site.sit(table, claim["token"])
    spectator = site.sit(table, made["watch"], name="Cy")
    host.until(lambda me: me.card["state"] == "playing" and me.card["watchers"] == 1)
    assert [seat["name"] for seat in host.card["seats"]] == ["Player 1", "Bo"]
    assert [seat["online"] for seat in host.card["seats"]] == [True, True]

    host.act(0, "hq d4 0")
    guest.until(lambda me: me.card["decides"] == 1)
    assert guest.options
    assert host.options == []
    guest.act(1, "hq b2 0")
    assert guest.card["hold"] == 1
    guest.step(1)
    for person in (host, guest, spectator):
        person.until(lambda me: me.version == guest.version)
    assert host.card["decides"] == 0
    assert host.view["board"] == guest.view["board"] == spectator.view["board"]
    assert spectator.view["seat"] == -1
    assert spectator.options == []
    updates = [frame for frame in spectator.frames if frame["type"] == "update"]
    steps = [step for update in updates for step in update["steps"]]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert any(event["event"] == "turn" for step in steps for event in step["events"])

    guest.ask({"type": "chat", "seat": 1, "text": "good\x07 luck \n all"})
    line = host.wait_for(lambda frame: frame["type"] == "chat")
    assert (line["name"], line["text"]) == ("Bo", "good luck all")
    spectator.ask({"type": "chat", "text": "hello"})
    line = host.wait_for(lambda frame: frame["type"] == "chat")
    assert (line["seat"], line["name"]) == (-1, "Cy")

    guest.close()
    host.until(lambda me: not me.card["seats"][1]["online"])
    again = site.sit(table, claim["token"])
    assert again.welcome["whole"]
    assert [said["text"] for said in again.welcome["chat"]] == ["good luck all", "hello"]


def test_an_open_table_stands_in_the_lobby_until_it_is_full(site: Site) -> None:
    made = site.table("superhex", "me", "open", "open", public=True, title="Come in")
    table = made["table"]
    listed = [row for row in site.get("api/lobby")["tables"] if row["table"] == table]
    assert listed[0]["title"] == "Come in"
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open", "open"]
    first = site.post(f"api/tables/{table}/claim", {"name": "Bo", "seat": 2})
    assert first["seat"] == 2
    with pytest.raises(Refused) as refused:
        site.post(f"api/tables/{table}/claim", {"name": "Cy", "seat": 2})
    assert refused.value.code == "taken"
    site.put(f"api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, made["host"])
    listed = [row for row in site.get("api/lobby")["tables"] if row["table"] == table]
    assert listed[0]["state"] == "playing"
    # Anybody may watch a public table.
    assert site.sit(table).card["state"] == "playing"
    # The invitations to seats that are taken are no longer good.
    with pytest.raises(Refused):
        site.post(f"api/tables/{table}/claim", {"name": "Di"}, made["invites"][0]["token"])


def test_a_lost_invitation_is_replaced_by_the_host(site: Site) -> None:
    made = site.table("superhex", "me", "open")
    table, lost = made["table"], made["invites"][0]["token"]
    fresh = site.put(f"api/tables/{table}/seats/1", {"kind": "open"}, made["host"])["invite"]
    with pytest.raises(Refused) as refused:
        site.post(f"api/tables/{table}/claim", {"name": "Bo"}, lost)
    assert refused.value.code == "not_yours"
    assert site.post(f"api/tables/{table}/claim", {"name": "Bo"}, fresh)["seat"] == 1
    with pytest.raises(Refused) as refused:
        site.post(f"api/tables/{table}/claim", {"name": "Bo"}, fresh)
    assert refused.value.code == "not_yours"


@pytest.mark.parametrize("game", ["superhex", "neuroshima"])
def test_a_whole_game_against_a_bot(site: Site, game: str) -> None:
    made = site.table(game, "me", "greedy")
    person = site.sit(made["table"], *tokens_of(made))
    turn = 0
    while person.card["state"] == "playing":
        if person.card["decides"] == 0 or person.card["hold"] == 0:
            turn += 1
            person.step(0, turn * 5)
        else:
            assert person.card["thinking"] == 1
            person.receive()
    assert turn > 5
    assert person.card["result"]["places"]
    record = site.get(f"api/tables/{made['table']}/record", made["watch"])
    read_record(record).verify()
    curve = site.get(f"api/tables/{made['table']}/curve", made["watch"])
    assert curve["rows"][0]["step"] == 0
    assert curve["rows"][-1]["step"] == person.card["step"]
    assert curve["rows"][-1]["scores"] == person.card["result"]["scores"]


def test_actions_are_taken_back_until_chance_or_somebody_else_acts(site: Site) -> None:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    person.act(0, "hq d4 0")
    with pytest.raises(Refused) as refused:
        person.command("undo", 1)
    assert refused.value.code == "not_now"
    assert person.card["undo"] == {"seat": 0, "count": 1}
    person.command("undo", 0)
    person.until(lambda me: me.card["step"] == 0)
    assert person.frames[-1]["whole"]
    assert person.view["board"] == []
    person.act(0, "hq d4 0")
    person.act(1, "hq b2 0")
    with pytest.raises(Refused, match="nothing to take back"):
        person.command("undo", 0)
    person.command("go", 1)
    person.until(lambda me: me.card["decides"] == 0)
    with pytest.raises(Refused, match="nothing to take back"):
        person.command("undo", 1)
    before = person.view
    steps = person.card["step"]
    while person.view["decision"]["kind"] == "unlucky":
        person.act(0, "keep")
    person.act(0, person.options[-1]["id"])
    taken = person.card["undo"]["count"]
    assert taken >= 1
    person.command("undo", 0, count=0)
    person.until(lambda me: me.card["step"] == steps)
    assert person.view["players"] == before["players"]
    while person.view["decision"]["kind"] == "unlucky":
        person.act(0, "keep")
    person.act(0, "end")
    assert person.card["hold"] is None, "ending the turn says it all"


def test_when_one_seat_has_taken_back_the_seat_before_it_may_too(site: Site) -> None:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    for _ in range(2):
        person.act(0, "hq d4 0")
        person.act(1, "hq b2 0")
        for seat in (1, 0):
            assert person.card["undo"] == {"seat": seat, "count": 1}
            done = person.command("undo", seat)
            person.until(lambda me, done=done: me.version >= done["version"])  # type: ignore[misc]
        assert person.card["step"] == 0
        assert person.view["board"] == []


def test_resigning_of_two_ends_the_game_and_a_rematch_swaps_seats(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    first, second = tokens_of(made)
    ann, bo = site.sit(made["table"], first), site.sit(made["table"], second)
    with pytest.raises(Refused) as refused:
        ann.command("rematch", 0)
    assert refused.value.code == "not_now"
    ann.command("chat", 0, text="well played")
    site.sit(made["table"], made["watch"], name="Cy").command("chat", -1, text="indeed")
    ann.command("resign", 0)
    bo.until(lambda me: me.card["state"] == "over")
    assert bo.card["ending"] == "resigned 1"
    assert bo.card["result"]["places"] == [2, 1]
    assert bo.view["decision"]["options"] == []
    with pytest.raises(Refused):
        bo.command("resign", 1)
    record = site.get(f"api/tables/{made['table']}/record", made["watch"])
    read_record(record).verify()

    ann.command("rematch", 0)
    bo.command("rematch", 1)
    bo.until(lambda me: me.card["next"] != "")
    ann.until(lambda me: me.card["next"] != "")
    assert ann.card["next"] == bo.card["next"]
    again = site.sit(ann.card["next"], first)
    assert again.welcome["you"]["seats"] == [1]
    assert [seat["name"] for seat in again.card["seats"]] == ["Player 2", "Player 1"]
    assert again.card["state"] == "playing"
    assert site.sit(ann.card["next"], made["watch"]).seat == -1
    # What was said goes with those who said it.
    said = [(line["seat"], line["name"], line["text"]) for line in again.welcome["chat"]]
    assert said == [(1, "Player 1", "well played"), (-1, "Cy", "indeed")]
    again.command("chat", 1, text="once more")
    assert site.sit(ann.card["next"], second).welcome["chat"][-1]["n"] == 3


def test_among_more_a_bot_takes_over_from_whoever_resigns(site: Site) -> None:
    made = site.table("superhex", "me", "me", "me")
    tokens = tokens_of(made)
    ann, others = site.sit(made["table"], tokens[0]), site.sit(made["table"], *tokens[1:])
    ann.command("resign", 0)
    others.until(lambda me: me.card["seats"][0]["kind"] == "bot")
    assert others.card["seats"][0]["name"] == "Player 1"
    assert others.card["state"] == "playing"
    with pytest.raises(Refused) as refused:
        ann.command("resign", 0)
    assert refused.value.code == "not_yours"
    others.until(lambda me: me.card["decides"] in (1, 2) or me.card["hold"] is not None)


def test_a_draw_needs_everybody(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    first, second = tokens_of(made)
    ann, bo = site.sit(made["table"], first), site.sit(made["table"], second)
    with pytest.raises(Refused, match="no draw is on offer"):
        bo.command("draw", 1, say="accept")
    ann.command("draw", 0, say="offer")
    bo.until(lambda me: me.card["offer"] == {"seat": 0, "accepted": [0]})
    bo.command("draw", 1, say="decline")
    # It is told who does not want it, until the next offer; taking one back declines nothing.
    ann.until(lambda me: me.card["offer"] is None and me.card["declined"] == 1)
    ann.command("draw", 0, say="offer")
    ann.until(lambda me: me.card["offer"] is not None and me.card["declined"] is None)
    ann.command("draw", 0, say="decline")
    ann.until(lambda me: me.card["offer"] is None)
    assert ann.card["declined"] is None
    ann.command("draw", 0, say="offer")
    bo.command("draw", 1, say="accept")
    ann.until(lambda me: me.card["state"] == "over")
    assert ann.card["ending"] == "agreed draw"
    assert ann.card["result"]["places"] == [1, 1]


def test_bots_agree_to_no_draw_and_alone_nobody_resigns(site: Site) -> None:
    made = site.table("superhex", "me", "random")
    person = site.sit(made["table"], *tokens_of(made))
    with pytest.raises(Refused, match="bots do not agree"):
        person.command("draw", 0, say="offer")
    made = site.table("superhex", "me")
    person = site.sit(made["table"], *tokens_of(made))
    with pytest.raises(Refused, match="nobody to resign to"):
        person.command("resign", 0)
    with pytest.raises(Refused, match="nobody to agree with"):
        person.command("draw", 0, say="offer")
