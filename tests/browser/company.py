"""Pages of those who play with others over days, with people, games and an event on them."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from browser.box import Scene
from browser.conftest import TableServer
from browser.known import make_known
from browser.scripted import here, request, seat_link
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE, eventually

NAMES = ("Olena", "Marek", "Taras", "Ewa")
DAY = 24 * 3600
DAYS = {"kind": "correspondence", "time": 3 * DAY, "holiday_days": 14, "on_timeout": "loss"}
LIVE = {"kind": "live", "time": 900, "increment": 20}


class Company:
    """Four people who know each other, and what they have played."""

    def __init__(self, server: TableServer) -> None:
        self.base = server.base
        self.people = {name: make_known(server, name) for name in NAMES}
        self.event = self._event()
        self._seek("Taras", "neuroshima")
        self._seek("Ewa", "superhex")

    def ask(self, name: str, path: str, body: object = None) -> Any:
        """A request of one of them."""
        headers = {"hexagora-person": self.people[name][1]}
        method = "GET" if body is None else "POST"
        address = f"{self.base}/api/{path}"
        answer = httpx.request(method, address, json=body, headers=headers, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def _event(self) -> str:
        agreed = {"format": "round_robin", "game": "neuroshima", "rounds": 1, "clock": DAYS}
        pool = ["moloch", "borgo", "outpost", "hegemony"]
        asked = {"title": "Winter cup", "public": True, "agreed": {**agreed, "armies": pool}}
        event = str(self.ask("Olena", "events", asked)["event"])
        for name in NAMES:
            self.ask(name, f"events/{event}/join", {})
        self.ask("Olena", f"events/{event}/begin", {})
        (first, *_) = self._open_games(event)
        self._resign(first)
        assert eventually(lambda: len(self._open_games(event)) == 3)
        return event

    def _open_games(self, event: str) -> list[str]:
        page = self.ask("Olena", f"events/{event}")
        meetings = page["divisions"][0]["meetings"]
        boards = [board for meeting in meetings for board in meeting["boards"]]
        return [game["table"] for board in boards for game in board["games"] if not game["over"]]

    def _resign(self, table: str) -> None:
        """Whoever of them sits on the second seat gives a game up."""
        for _, session in self.people.values():
            with connect(self.base.replace("http", "ws") + "/ws") as link:
                hello = {"type": "hello", "id": 1, "table": table, "protocol": PROTOCOL}
                link.send(json.dumps({**hello, "tokens": [], "person": session}))
                told = json.loads(link.recv(PATIENCE))
                if told.get("type") == "welcome" and told["you"]["seats"] == [1]:
                    link.send(json.dumps({"type": "resign", "id": 2, "seat": 1}))
                    while json.loads(link.recv(PATIENCE)).get("id") != 2:
                        pass
                    return
        raise AssertionError(f"nobody sits at {table}")

    def _seek(self, name: str, game: str) -> None:
        body = {"game": game, "name": name, "clock": DAYS, "rated": False, "seats": 2}
        self.ask(name, "seeks", body)

    def at(self, name: str, address: str, there: str = "main h1") -> Scene:
        """A page as one of them sees it."""
        id_, session = self.people[name]
        kept = json.dumps({"session": session, "id": id_, "name": name})

        def scene(page: Page, base: str) -> None:
            page.add_init_script(
                f"if (location.host) localStorage.setItem('hexagora.person', {json.dumps(kept)})"
            )
            page.goto(base + address)
            page.wait_for_load_state("networkidle")
            expect(page.locator(there).first).to_be_visible()

        return scene

    def scenes(self) -> dict[str, Scene]:
        """All pictures, by their names."""
        return {
            "lobby": self.at("Olena", "/lobby"),
            "ladder": self.at("Olena", "/ratings/neuroshima/duel"),
            "events": self.at("Olena", "/events"),
            "event-new": self.at("Olena", "/events/new"),
            "event": self.at("Marek", f"/event/{self.event}"),
            "games": self.at("Marek", "/games"),
            "notices": self.at("Marek", "/notices"),
            "daily": self.at("Marek", "/daily"),
            "bots": self.at("Marek", "/bots"),
            "me": self.at("Marek", "/me"),
            "person": self.at("Marek", f"/p/{self.people['Olena'][0]}"),
            "clocks": self._clocks(),
        }

    def _clocks(self) -> Scene:
        """A game with a clock, at the table."""

        def scene(page: Page, base: str) -> None:
            body = {"game": "neuroshima", "seats": here(["Marek", "Olena"]), "clock": LIVE}
            made = request(base, "/api/tables", body)
            page.goto(base + seat_link(made))
            expect(page.locator(".hexboard g.hit").first).to_be_visible()

        return scene
