"""Two servers on one PostgreSQL: everybody comes to any of them, and one may die."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from hexagora.server.database import Postgres
from killed_server import KilledServer
from patience import eventually
from table_client import Json, Person, Refused, Site, running, tokens_of


@pytest.fixture(scope="module")
def sites(url: str, patient: None) -> Iterator[tuple[Site, Site]]:
    with running(url) as one, running(url) as two:
        yield one, two


def test_everybody_may_come_to_any_server(sites: tuple[Site, Site]) -> None:
    one, two = sites
    made = one.table("superhex", "me", "me")
    tokens = tokens_of(made)
    ada = one.sit(made["table"], tokens[0])
    bo = two.sit(made["table"], tokens[1])
    crowd = [site.sit(made["table"], made["watch"]) for site in sites]
    for _ in range(12):
        seat = ada.card["hold"] if ada.card["hold"] is not None else ada.card["decides"]
        (ada if seat == 0 else bo).step(seat)
        version = max(ada.version, bo.version)
        for person in (ada, bo, *crowd):
            person.until(lambda me, version=version: me.version >= version)  # type: ignore[misc]
    assert crowd[0].view == crowd[1].view
    assert crowd[0].card == crowd[1].card
    bo.command("chat", 1, text="from over there")
    ada.wait_for(lambda frame: frame["type"] == "chat" and frame["text"] == "from over there")


def test_what_is_asked_over_http_is_answered_by_the_server_that_holds_the_table(
    sites: tuple[Site, Site],
) -> None:
    one, two = sites
    made = one.table("superhex", "me", "open", public=True)
    path = f"api/tables/{made['table']}"
    one.sit(made["table"], *tokens_of(made))
    for site in sites:
        card = site.get(path, made["watch"])["card"]
        assert card["seats"][0]["online"], "only the server that holds the table knows that"
    link = two.post(f"{path}/watch", token=made["host"])
    assert link["table"] == made["table"]
    claimed = two.post(f"{path}/claim", {"name": "Bo"})
    assert claimed["seat"] == 1
    with pytest.raises(Refused, match="taken"):
        one.post(f"{path}/claim", {"name": "Cy"})
    # Pictures have a name by which they are asked for again.
    picture = two.http.get(f"{path}/picture")
    again = two.http.get(f"{path}/picture", headers={"if-none-match": picture.headers["etag"]})
    assert again.status_code == 304
    assert len(picture.headers.get_list("content-security-policy", split_commas=False)) == 1


def test_every_lobby_tells_who_is_there(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    made = one.table("superhex", "me", "open", public=True)
    person = one.sit(made["table"], *tokens_of(made))

    def told(site: Site) -> bool:
        tables = {row["table"]: row for row in site.get("api/lobby")["tables"]}
        return bool(tables[made["table"]]["seats"][0]["online"])

    assert all(eventually(lambda site=site: told(site)) for site in sites)  # type: ignore[misc]
    person.close()
    assert all(eventually(lambda site=site: not told(site)) for site in sites)  # type: ignore[misc]


def test_nobody_else_can_speak_for_others(sites: tuple[Site, Site]) -> None:
    """Who only claims to be a neighbour is served like anybody, without its claims."""
    one, two = sites
    made = one.table("superhex", "me", "me")
    one.sit(made["table"], *tokens_of(made))
    headers = {"x-hexagora-peer": "guessed", "x-hexagora-for": "192.0.2.1"}
    bearer = {"authorization": f"Bearer {made['watch']}"}
    answer = two.http.get(f"api/tables/{made['table']}", headers={**headers, **bearer})
    assert answer.status_code == 200


def test_a_seat_that_many_want_is_given_once(sites: tuple[Site, Site]) -> None:
    made = sites[0].table("superhex", "me", "open", "open", public=True)
    path = f"api/tables/{made['table']}/claim"

    def claim(number: int) -> Json:
        try:
            body = {"name": f"P{number}", "seat": 1 + number // 2 % 2}
            found: Json = sites[number % 2].post(path, body)
        except Refused as refused:
            return {"refused": refused.code}
        return found

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(claim, range(8)))
    assert sorted(one["seat"] for one in found if "seat" in one) == [1, 2]
    assert [one["refused"] for one in found if "refused" in one] == ["taken"] * 6


def test_what_was_done_already_is_acknowledged_again_and_not_done_again(
    sites: tuple[Site, Site],
) -> None:
    made = sites[0].table("superhex", "me", "me")
    person = sites[1].sit(made["table"], *tokens_of(made))
    while person.card["hold"] is not None or not person.options:
        person.step(person.card["hold"])
    version, seat, action = person.version, person.card["decides"], person.options[0]["id"]
    done = person.act(seat, action)
    again = person.ask({"type": "act", "seat": seat, "version": version, "action": action})
    assert again["version"] == done["version"] == person.version
    with pytest.raises(Refused, match="stale"):
        person.ask({"type": "act", "seat": seat, "version": version, "action": action + 1})


@pytest.fixture(scope="module")
def killed(url: str) -> Iterator[tuple[KilledServer, KilledServer]]:
    servers = KilledServer(url), KilledServer(url)
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.end()


def go_on_for_ever(person: Person) -> None:
    while True:
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold)


def played(address: str, made: Json, steps: int) -> int:
    """Play on, and tell the version that was acknowledged last."""
    person = Person(address, made["table"], tokens_of(made))
    for _ in range(steps):
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold)
    version = person.version
    person.close()
    return version


def test_when_a_server_is_killed_another_one_goes_on(
    killed: tuple[KilledServer, KilledServer],
) -> None:
    one, two = killed
    made = Site(one.address).table("superhex", "me", "me")
    watcher = Person(two.address, made["table"], [made["watch"]])
    version = played(two.address, made, 5)
    one.kill()
    with pytest.raises(ConnectionClosed) as closed:
        watcher.until(lambda me: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "come again"
    assert played(two.address, made, 5) >= version + 5
    one.start()
    assert played(one.address, made, 5) >= version + 10


def test_bots_of_a_server_that_was_killed_think_on_at_another(
    url: str, killed: tuple[KilledServer, KilledServer]
) -> None:
    one, _ = killed
    made = Site(one.address).table("superhex", "me", "greedy", "greedy")
    link = Postgres(url)

    def holder() -> str:
        sql = (
            "SELECT servers.address FROM leases JOIN servers ON servers.id = leases.owner "
            "WHERE table_id = ?"
        )
        return str(link.rows(sql, (made["table"],))[0][0])

    assert holder() == one.address
    one.kill()
    # Nobody asks for the table.
    assert eventually(lambda: holder() != one.address)
    link.close()
    one.start()


def test_a_server_that_hung_loses_its_tables_and_comes_back_without_them(
    killed: tuple[KilledServer, KilledServer],
) -> None:
    one, two = killed
    made = Site(one.address).table("superhex", "me", "me")
    person = Person(one.address, made["table"], tokens_of(made))
    one.pause()
    try:
        version = played(two.address, made, 5)
    finally:
        one.resume()
    # It believed that the table was its own; what it shows now is what the other one wrote.
    with pytest.raises((ConnectionClosed, Refused)):
        go_on_for_ever(person)
    assert played(one.address, made, 3) >= version + 3


def test_a_restart_in_order_loses_nothing(killed: tuple[KilledServer, KilledServer]) -> None:
    made = Site(killed[0].address).table("superhex", "me", "me")
    version = 0
    for server, other in (killed, killed[::-1]):
        version = played(server.address, made, 4)
        server.stop()
        assert played(other.address, made, 4) >= version + 4
        server.start()
