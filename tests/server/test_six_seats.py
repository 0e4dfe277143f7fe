"""A table for six: people by link, people at one device, bots and spectators together."""

from __future__ import annotations

import pytest

from hexagora.core import read_record
from table_client import Json, Person, Refused, Site, tokens_of


def acting(person: Person) -> int:
    """The seat that somebody waits for."""
    hold: int | None = person.card["hold"]
    return int(person.card["decides"]) if hold is None else hold


def await_version(person: Person, version: int) -> None:
    person.until(lambda me: me.version >= version)


def test_the_catalogue_offers_six(site: Site) -> None:
    """NS-VAR-05: the set-up asks for up to six armies, and for one of six to begin."""
    games = {game["name"]: game for game in site.get("api/catalogue")["games"]}
    told = games["neuroshima"]
    assert (told["least_seats"], told["most_seats"]) == (1, 6)
    options = {option["name"]: option for option in told["options"]}
    assert [options[f"army{i + 1}"]["seat"] for i in range(6)] == list(range(6))
    assert options["first"]["values"] == ["chance", "1", "2", "3", "4", "5", "6"]
    assert site.post("api/check", {"game": "neuroshima", "seats": 6})["ok"]


def test_what_six_cannot_choose_is_told_as_facts(site: Site) -> None:
    """NS-VAR-05: the refusals of the set-up have codes, so every language has words for them."""

    def refusal(**options: str) -> Json:
        asked = {"game": "neuroshima", "seats": 6, "options": options}
        told: Json = site.post("api/check", asked)["error"]["refusal"]
        return told

    assert refusal(mirror="off") == {
        "code": "too_few_armies",
        "clause": "NS-VAR-05",
        "facts": {"seats": 6, "armies": 4},
    }
    assert refusal(extended_board="off")["code"] == "main_board_seats"
    with pytest.raises(Refused, match="set mirror=on"):
        site.table("neuroshima", *["me"] * 6, options={"mirror": "off"})


@pytest.mark.long
def test_people_and_bots_at_a_table_for_six(site: Site) -> None:
    """Two at one device, one by link, three bots; a spectator sees the same; the record holds."""
    made = site.table("neuroshima", "me", "greedy", "open", "me", "greedy", "greedy")
    table = made["table"]
    host = site.sit(table, *tokens_of(made), made["host"])
    assert host.card["state"] == "waiting"
    assert host.welcome["you"]["seats"] == [0, 3]
    (invite,) = made["invites"]
    assert invite["seat"] == 2
    claim = site.post(f"api/tables/{table}/claim", {"name": "Bo"}, invite["token"])
    guest, spectator = site.sit(table, claim["token"]), site.sit(table, made["watch"])
    moves = 0
    seats = set()
    while True:
        host.until(lambda me: me.card["state"] == "over" or acting(me) in (0, 2, 3))
        if host.card["state"] == "over":
            break
        seat = acting(host)
        one = guest if seat == 2 else host
        await_version(one, host.version)
        one.step(seat, moves * 7)
        for person in (host, guest, spectator):
            await_version(person, one.version)
        seats.add(seat)
        moves += 1
    assert seats == {0, 2, 3}
    for person in (guest, spectator):
        person.until(lambda me: me.card["state"] == "over")
    assert len(host.view["players"]) == len(host.card["result"]["places"]) == 6
    assert host.view["board"] == guest.view["board"] == spectator.view["board"]
    assert spectator.options == []
    read_record(site.get(f"api/tables/{table}/record", made["watch"])).verify()
    rows = site.get(f"api/tables/{table}/curve", made["watch"])["rows"]
    assert all(len(row["scores"]) == 6 for row in rows)


def test_a_rematch_of_six_moves_everybody_on(site: Site) -> None:
    """All six agree to a draw; in the rematch everybody sits one seat further."""
    made = site.table("neuroshima", *["me"] * 6)
    person = site.sit(made["table"], *tokens_of(made))
    assert [seat["name"] for seat in person.card["seats"]] == [f"Player {i + 1}" for i in range(6)]
    for seat in range(6):
        person.command("draw", seat, say="accept" if seat else "offer")
    person.until(lambda me: me.card["state"] == "over")
    assert person.card["result"]["places"] == [1] * 6
    for seat in range(6):
        person.command("rematch", seat)
    person.until(lambda me: bool(me.card["next"]))
    again = site.sit(person.card["next"], *tokens_of(made))
    names = [seat["name"] for seat in again.card["seats"]]
    assert names == ["Player 6", *(f"Player {i + 1}" for i in range(5))]
