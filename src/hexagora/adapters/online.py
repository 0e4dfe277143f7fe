"""A bot at the tables of a server: says that it is here, and plays where it is waited for.

``hexagora bot --connect`` is made of this. docs/bots_online.md tells the protocol in a page.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hexagora.core import Facts, Game, HexagoraError, Rng, View
from hexagora.core.changes import changed
from hexagora.core.registry import make_game

PROTOCOL = 2
ASK_SECONDS = 4.0
"""How often a server is asked which tables wait."""
IDLE_SECONDS = 60.0
"""A table at which others think for so long is left, and come back to when it waits."""
PATIENCE = 30.0
"""How long an answer of the server may take."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""How long is waited after the first thing that went wrong, and after many of them."""


class Mind(Protocol):
    """Takes the decisions at one table."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``."""

    def close(self) -> None:
        """The game is over."""


Tell = Callable[[str, Facts], None]
"""Hears what happens, `here`, `away`, `plays`, `refused`, `lost`, `over` or `fault`, with facts."""


class Refused(Exception):
    """The server has answered, and does not do it."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Door:
    """The HTTP part of a server, as somebody with a token asks it."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.token = token

    @property
    def socket(self) -> str:
        """Where its tables are."""
        return "ws" + self.address.removeprefix("http") + "/ws"

    def ask(self, path: str, body: object = None) -> Any:
        """What the server answers; `Refused` if it does not want to, `OSError` if it cannot. With a
        body it is asked to do something."""
        headers = {"content-type": "application/json", "hexagora-person": self.token}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 429 or error.code >= 500:
                raise OSError(f"HTTP {error.code}") from error
            raise Refused(*_fault(error)) from error
        except ValueError as error:
            raise OSError("the answer is no JSON") from error


def _fault(error: urllib.error.HTTPError) -> tuple[str, str]:
    try:
        fault = json.load(error)["error"]
        return str(fault["refusal"]["code"]), str(fault["message"])
    except (ValueError, KeyError, TypeError):
        return "http", f"HTTP {error.code}"


class Pause:
    """Waits a little longer each time that something goes wrong."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE

    async def wait(self) -> None:
        """Wait, and the next time twice as long."""
        await asyncio.sleep(self._next)
        self._next = min(2 * self._next, LONGEST_PAUSE)

    def reset(self) -> None:
        """All is well again."""
        self._next = FIRST_PAUSE


class OnlineBot:
    """A bot at all tables that wait for it; ``new_mind`` makes who decides at one of them.

    It can be challenged to ``games`` as long as it plays fewer than ``most``; tables of events it
    plays at in any case. With ``seeks`` it also sits down with people who look for somebody. With
    ``enough`` it ends after so many games.
    """

    def __init__(
        self,
        door: Door,
        new_mind: Callable[[], Mind],
        games: Sequence[str],
        most: int,
        tell: Tell,
        enough: int = 0,
        seeks: bool = False,
    ) -> None:
        self._door = door
        self._new_mind = new_mind
        self._games = list(games)
        self._most = most
        self._tell = tell
        self._enough = enough
        self._seeks = seeks
        self._played = 0
        self._tables: dict[str, asyncio.Task[None]] = {}
        # What has ended since the server was asked: its answer may still name these tables.
        self._left: set[str] = set()

    async def run(self) -> None:
        """Play until it is cancelled, or had enough."""
        pause, known = Pause(), ""
        try:
            while not self._enough or self._played < self._enough:
                body = {"games": self._games, "most": self._most}
                self._left.clear()
                try:
                    work = await asyncio.to_thread(self._door.ask, "/api/bots/here", body)
                    if self._seeks:
                        await self._seek(str(work["id"]), str(work["name"]))
                except OSError as error:
                    self._tell("away", {"why": str(error)})
                    known = ""
                    await pause.wait()
                    continue
                pause.reset()
                if work["name"] != known:
                    known = work["name"]
                    self._tell("here", {"name": known, "games": self._games})
                for one in work["tables"]:
                    self._sit(str(one["table"]), str(one["game"]))
                await asyncio.sleep(ASK_SECONDS)
        finally:
            for task in self._tables.values():
                task.cancel()
            await asyncio.gather(*self._tables.values(), return_exceptions=True)

    async def _seek(self, own: str, name: str) -> None:
        """Sit down with people who look for others; bots do not play for each other's sake."""
        found = (await asyncio.to_thread(self._door.ask, "/api/seeks"))["seeks"]
        for seek in found:
            if len(self._tables) >= self._most:
                return
            if seek["game"] not in self._games or seek["bot"] or seek["person"] == own:
                continue
            table = str(seek["table"])
            try:
                claim = f"/api/tables/{table}/claim"
                await asyncio.to_thread(self._door.ask, claim, {"name": name})
            except Refused:
                continue  # somebody was quicker, or it wants somebody else
            self._sit(table, str(seek["game"]))

    def _sit(self, table: str, game: str) -> None:
        if table not in self._tables and table not in self._left:
            task = asyncio.create_task(self._play(table, game))
            self._tables[table] = task
            task.add_done_callback(lambda _: self._leave(table))

    def _leave(self, table: str) -> None:
        self._tables.pop(table, None)
        self._left.add(table)

    async def _play(self, table: str, game: str) -> None:
        """Be at a table until its game is over, or until others think for long."""
        mind, pause = self._new_mind(), Pause()
        try:
            while True:
                try:
                    async with connect(self._door.socket, max_size=None) as line:
                        self._tell("plays", {"table": table, "game": game})
                        chair = Chair(line, table, self._door.token, mind, self._tell)
                        result = await chair.play()
                except Refused as refused:
                    self._tell("refused", {"table": table, "why": str(refused)})
                    # Whatever it is, the table is not tried again at once.
                    await asyncio.sleep(LONGEST_PAUSE)
                    return
                except HexagoraError as error:
                    self._tell("refused", {"table": table, "why": str(error)})
                    await asyncio.sleep(LONGEST_PAUSE)
                    return
                except (OSError, WebSocketException, TimeoutError) as error:
                    why = str(error) or type(error).__name__
                    self._tell("lost", {"table": table, "why": why})
                    await pause.wait()
                    continue
                if result is not None:
                    self._played += 1
                    self._tell("over", {"table": table, **result})
                return
        finally:
            with suppress(Exception):
                mind.close()


class Chair:
    """A bot at one table, over one socket."""

    def __init__(
        self, line: ClientConnection, table: str, token: str, mind: Mind, tell: Tell
    ) -> None:
        self._line = line
        self._table = table
        self._token = token
        self._mind = mind
        self._tell = tell
        self._card: dict[str, Any] = {}
        self._view: Facts = {}
        self._seats: list[int] = []
        self._answered = -1
        self._rng = Rng(f"online {table}")
        self._game: Game | None = None

    async def play(self) -> Facts | None:
        """Play on; gives how the game ended, or None if others think for long."""
        hello = {"type": "hello", "id": 1, "table": self._table, "protocol": PROTOCOL}
        await self._send({**hello, "person": self._token})
        while True:
            try:
                told = await asyncio.wait_for(self._line.recv(), IDLE_SECONDS)
            except TimeoutError:
                return None
            self._hear(json.loads(told))
            if self._card.get("state") == "over":
                return self._ended()
            await self._answer()

    def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "error":
            # What was meant for a position that is gone is told anew by the next update.
            if frame["code"] != "stale":
                raise Refused(frame["code"], frame["message"])
            return
        if kind == "welcome":
            self._seats = list(frame["you"]["seats"])
        if kind == "update":
            news = {"version": frame["version"], "step": frame["step"], **frame["card"]}
            self._card = {**self._card, **news}
        elif "card" in frame:
            self._card = frame["card"]
        if "view" in frame:
            self._view = frame["view"]
        elif "change" in frame:
            self._view = changed(self._view, frame["change"])

    async def _answer(self) -> None:
        """Decide, where it is for one of the own seats to decide, and once for each position."""
        card = self._card
        version = int(card.get("version", -1))
        if card.get("state") != "playing" or version == self._answered:
            return
        if card["hold"] in self._seats:
            self._answered = version
            await self._send({"type": "go", "id": 2, "seat": card["hold"], "version": version})
        elif card["decides"] in self._seats and self._view.get("seat") == card["decides"]:
            self._answered = version
            view = view_of(self._view, self._made(), self._rng)
            action = await asyncio.to_thread(self._decide, view)
            act = {"type": "act", "id": 3, "seat": card["decides"], "version": version}
            await self._send({**act, "action": action})

    def _decide(self, view: View) -> int:
        try:
            return self._mind.choose(view)
        except Exception as error:
            # The game must go on, and somebody else waits.
            self._tell("fault", {"table": self._table, "why": str(error)})
            return view.legal[self._rng.below(len(view.legal))]

    def _made(self) -> Game:
        if self._game is None:
            self._game = game_of(self._view)
        return self._game

    def _ended(self) -> Facts:
        places = (self._card.get("result") or {}).get("places") or []
        mine = [places[seat] for seat in self._seats if seat < len(places)]
        return {"place": min(mine, default=0), "of": len(places)}

    async def _send(self, message: Facts) -> None:
        await self._line.send(json.dumps(message))


def game_of(view: Any) -> Game:
    """The game that a view belongs to; `HexagoraError` if it is not known here."""
    return make_game(view["game"], view["seats"], view["options"], view["rules_version"])


def view_of(told: Facts, game: Game, rng: Rng) -> View:
    """A view as bots are given it, from what a table tells: all that is hidden is made up."""
    decision: Any = told["decision"]
    data = {**told, "decision": {**decision, "options": list(unpacked(decision["options"]))}}
    seat: Any = told["seat"]
    return game.sample(data, rng).view(int(seat))


def unpacked(groups: Iterable[Any]) -> Iterable[Facts]:
    """The options one by one, as they were before they were packed in rows."""
    for group in groups:
        for number, *values in group["rows"]:
            verb = {"do": group["do"]} if "do" in group else {}
            yield {"id": number, **verb, **dict(zip(group["names"], values, strict=True))}
