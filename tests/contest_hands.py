"""People at the contests of a server: they sign up, sit down, play, and look at the standings."""

from __future__ import annotations

from typing import Any

from hexagora.events.draft import promise
from patience import eventually
from table_client import Json, Person, Site

AGREED: Json = {"format": "swiss", "game": "superhex", "rounds": 3}


class Player:
    """Somebody with an identity."""

    def __init__(self, site: Site, name: str, kind: Any = "person", owner: str = "") -> None:
        self.site = site
        self.name = name
        self.id, self.session = site.identity(name, kind, owner)

    def post(self, path: str, body: object = None) -> Any:
        return self.site.post(f"api/events/{path}", body, session=self.session)

    def page(self, event: str, **query: Any) -> Json:
        found: Json = self.site.get(f"api/events/{event}", session=self.session, **query)
        return found

    def make(self, title: str = "Cup", public: bool = True, **agreed: Any) -> str:
        """A new event."""
        body = {"title": title, "agreed": {**AGREED, **agreed}, "public": public}
        return str(self.post("", body)["event"])

    def join(self, event: str, **more: str) -> None:
        self.post(f"{event}/join", more)

    def sit(self, table: str) -> Person:
        return self.site.sit(table, person=self.session)

    def resign(self, table: str) -> None:
        """Give a game up."""
        person = self.sit(table)
        person.command("resign", person.welcome["you"]["seats"][0])

    def hand_in(self, event: str, mine: Json, choice: list[str], nonce: str = "n" * 32) -> None:
        at = {key: mine[key] for key in ("division", "meeting", "board")}
        self.post(f"{event}/promise", {"at": at, "promised": promise(choice, nonce)})

    def show(self, event: str, mine: Json, choice: list[str], nonce: str = "n" * 32) -> None:
        at = {key: mine[key] for key in ("division", "meeting", "board")}
        self.post(f"{event}/show", {"at": at, "choice": choice, "nonce": nonce})


def players(site: Site, count: int) -> list[Player]:
    return [Player(site, f"P{number:02}") for number in range(1, count + 1)]


def begun(site: Site, count: int, **agreed: Any) -> tuple[str, list[Player]]:
    """An event of so many, run by the first of them."""
    people = players(site, count)
    event = people[0].make(**agreed)
    for one in people:
        one.join(event)
    people[0].post(f"{event}/begin")
    return event, people


def tables_of(page: Json) -> list[Json]:
    """The games of the round that is shown which are not over, with both players' ids."""
    return [
        {**game, "players": [one["id"] for one in board["players"]]}
        for division in page["divisions"]
        for meeting in division["meetings"]
        for board in meeting["boards"]
        for game in board["games"]
        if not game["over"]
    ]


def opened(site: Site, page: Json) -> bool:
    """Whether all tables of a round stand."""
    wanted = [game["table"] for game in tables_of(page)]
    return len(site.do(site.hall.contests.archive.table_states(wanted))) == len(wanted)


def until(people: list[Player], event: str, true: Any) -> Json:
    """The page of an event, once something is true of it."""
    assert eventually(lambda: true(people[0].page(event)))
    return people[0].page(event)
