"""A season through the real server: ``python -m bench.season_online FOLDER``.

64 bot identities play nine Swiss rounds of double duels, then twelve of them two seasons of a
league in three divisions with promotion. The server runs in a process of its own on loopback, with
its usual store and without limits on how much one address may ask for. The players know nothing but
the protocol: each asks over HTTP what it has to play, sits down at its tables over sockets with its
own session, and takes any legal action by lot. Rounds, tables and results are the server's.

In the end everything is fetched as others would fetch it, and checked by code that shares nothing
with the events (``bench/recount.py``). What was played stays in the folder; the same command goes
on.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import json
import multiprocessing
import random
import shutil
import time
from contextlib import suppress
from io import StringIO
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.load import OPEN, CardPart
from bench.recount import faults_of_season, lines_of, recounted
from hexagora.core.changes import changed
from hexagora.server.app import Config
from hexagora.server.messages import PROTOCOL
from hexagora.server.people.desk import People
from hexagora.server.run import address_of, listen, run
from hexagora.server.store import Store

PAUSE = 1.0
"""Seconds after which somebody without a game asks again."""
RESULTS = Path(__file__).parent / "results"


class Told(msgspec.Struct):
    """Any frame of the server."""

    type: str
    version: int = 0
    view: dict[str, Any] | None = None
    change: dict[str, Any] | None = None
    card: CardPart | None = None
    code: str = ""
    message: str = ""


decode = msgspec.json.Decoder(Told).decode


class Bot:
    """One identity that plays whatever waits for it."""

    def __init__(self, http: httpx.AsyncClient, id_: str, session: str) -> None:
        self.http = http
        self.id = id_
        self.session = session
        self.random = random.Random(id_)
        self.actions = 0

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"hexagora-person": self.session}
        answer = await self.http.request(method, f"api/events{path}", json=body, headers=headers)
        if answer.is_error:
            raise SystemExit(f"{path}: {answer.text}")
        return answer.json()

    async def play(self, stop: asyncio.Event) -> None:
        """Play until there is nothing left anywhere."""
        while not stop.is_set():
            mine = (await self.ask("GET", "/mine"))["games"]
            tables = [game["table"] for game in mine if game["table"]]
            if tables:
                await asyncio.gather(*map(self.sit, tables))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), PAUSE)

    async def sit(self, table: str) -> None:
        """Play one game to its end; a table that is just being opened is tried again later."""
        address = str(self.http.base_url).replace("http", "ws") + "ws"
        with suppress(ConnectionClosed):
            async with connect(address, compression=None, max_size=None) as link:
                hello = {"type": "hello", "table": table, "protocol": PROTOCOL, "tokens": []}
                await link.send(json.dumps({**hello, "person": self.session}))
                await self._follow(link)

    async def _follow(self, link: Any) -> None:
        view: dict[str, Any] = {}
        state, decides, hold, own = "", -2, None, -1
        done = -1
        while state != "over":
            frame = decode(await link.recv())
            if frame.type == "error":
                if frame.code in ("not_found", "stale", "not_now"):
                    # The table is just being opened, or this socket is behind: come again.
                    await asyncio.sleep(PAUSE / 2)
                    return
                raise SystemExit(f"{frame.code}: {frame.message}")
            if frame.card is None:
                continue
            if frame.view is not None:
                view = frame.view
            elif frame.change is not None:
                view = changed(view, frame.change)
            own = int(view["seat"])
            card = frame.card
            state = state if card.state is msgspec.UNSET else card.state
            decides = decides if card.decides is msgspec.UNSET else card.decides
            hold = hold if card.hold is msgspec.UNSET else card.hold
            due = decides if hold is None else hold
            if state == "playing" and due == own and frame.version > done:
                done = frame.version
                await link.send(json.dumps(self._action(view, own, hold, frame.version)))
                self.actions += 1

    def _action(self, view: dict[str, Any], seat: int, hold: int | None, version: int) -> Any:
        command = {"id": version, "version": version, "seat": seat}
        if hold is not None:
            return {**command, "type": "go"}
        rows = [row for group in view["decision"]["options"] for row in group["rows"]]
        return {**command, "type": "act", "action": self.random.choice(rows)[0]}


# The events.


async def entered(bots: list[Bot], title: str, agreed: dict[str, Any]) -> str:
    """A new event in which all of these take part, begun by the first."""
    made = await bots[0].ask("POST", "", {"title": title, "agreed": agreed})
    event = str(made["event"])
    for bot in bots:
        await bot.ask("POST", f"/{event}/join", {})
    await bots[0].ask("POST", f"/{event}/begin")
    return event


async def played(bots: list[Bot], event: str, until: tuple[str, ...]) -> dict[str, Any]:
    """The page of an event when its season is over."""
    told = 0
    while True:
        page: dict[str, Any] = await bots[0].ask("GET", f"/{event}")
        rounds = sum(division["round"] for division in page["divisions"])
        if rounds != told:
            told = rounds
            numbers = [division["round"] for division in page["divisions"]]
            print(f"season {page['season']}, round {numbers}", flush=True)
        if page["state"] in until:
            return page
        await asyncio.sleep(PAUSE)


async def fetched(bots: list[Bot], event: str, season: int, division: int) -> tuple[str, str]:
    """The games and the standings of a division, as anybody fetches them."""
    found = []
    for name in ("games", "standings"):
        path = f"api/events/{event}/{name}.csv"
        query = {"season": season, "division": division}
        found.append((await bots[0].http.get(path, params=query)).text)
    return found[0], found[1]


def checked(games: str, standings: str, seeds: list[str]) -> list[str]:
    """What is wrong with an event, by counting again from its CSV."""
    rows = list(csv.DictReader(StringIO(standings)))
    players = [one for one in seeds if one in {row["id"] for row in rows}]
    found = faults_of_season(games, players, True)
    ours = [
        (row["id"], float(row["points"]), float(row["balance"]), float(row["buchholz"]))
        for row in rows
    ]
    again = recounted(games, players)
    if sorted(ours) != sorted(again):
        found.append("the standings are not those that are counted again")
    if [row[1:] for row in ours] != [row[1:] for row in again]:
        found.append("the order of the standings is another one")
    if any(line["winner"] == "" and line["home_points"] == "" for line in lines_of(games)):
        found.append("a game has no result")
    return found


def moved(before: list[list[str]], after: list[list[str]], moves: int) -> list[str]:
    """Who is in a wrong division after a season, by the places of the one before."""
    found = []
    for number, ids in enumerate(before):
        expected = set(ids)
        if number > 0:
            expected = expected - set(ids[:moves]) | set(before[number - 1][-moves:])
        if number + 1 < len(before):
            expected = expected - set(ids[-moves:]) | set(before[number + 1][:moves])
        if expected != set(after[number]):
            found.append(f"division {number + 1} is not as it should be")
    return found


async def season(bots: list[Bot], folder: Path, game: str, rounds: int) -> dict[str, Any]:
    """The Swiss event; gives what was counted."""
    agreed = {"format": "swiss", "game": game, "rounds": rounds}
    event = await _known(folder / "swiss.id", lambda: entered(bots, "Season of bots", agreed))
    page = await played(bots, event, ("over",))
    games, standings = await fetched(bots, event, 1, 1)
    (folder / "games.csv").write_text(games)
    (folder / "standings.csv").write_text(standings)
    seeds = [entry["id"] for entry in page["entries"]]
    faults = checked(games, standings, seeds)
    print("\n".join(standings.splitlines()[:5]))
    return {"rounds": rounds, "games": len(lines_of(games)), "faults": faults}


async def league(bots: list[Bot], folder: Path, game: str) -> dict[str, Any]:
    """Two seasons of three divisions; gives what was counted."""
    agreed = {"format": "round_robin", "game": game, "divisions": 3, "moves": 1}
    event = await _known(folder / "league.id", lambda: entered(bots, "League of bots", agreed))
    faults, order, count = [], [], 0
    for number in (1, 2):
        page = await played(bots, event, ("between", "over"))
        if page["seasons"] < number:
            await bots[0].ask("POST", f"/{event}/begin")
            page = await played(bots, event, ("between",))
        order.append([[row["id"] for row in one["standings"]] for one in page["divisions"]])
        for division in range(1, 4):
            games, standings = await fetched(bots, event, number, division)
            ids = [row["id"] for row in csv.DictReader(StringIO(standings))]
            # Among equals the seed decides, which is not told here: the order is not checked.
            faults += [one for one in checked(games, standings, ids) if "order" not in one]
            count += len(lines_of(games))
    faults += moved(order[0], order[1], 1)
    return {"divisions": 3, "seasons": 2, "games": count, "faults": faults}


async def _known(path: Path, make: Any) -> str:
    if not path.exists():
        path.write_text(await make())
    return path.read_text()


async def go(address: str, folder: Path, args: argparse.Namespace, ask: Connection) -> int:
    people = json.loads((folder / "people.json").read_text())
    start = time.perf_counter()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        bots = [Bot(http, id_, session) for id_, session in people[: args.players]]
        stop = asyncio.Event()
        playing = [asyncio.create_task(bot.play(stop)) for bot in bots]
        swiss = await season(bots, folder, args.game, args.rounds)
        seconds = time.perf_counter() - start
        divisions = await league(bots[: args.league], folder, args.game) if args.league else {}
        stop.set()
        await asyncio.gather(*playing)
    ask.send("cpu")
    result = {
        "game": args.game,
        "players": args.players,
        "swiss": swiss,
        "league": divisions,
        "actions": sum(bot.actions for bot in bots),
        "seconds_of_swiss": round(seconds, 1),
        "seconds": round(time.perf_counter() - start, 1),
        "server_cpu_seconds": round(ask.recv(), 1),
    }
    print(json.dumps(result))
    if args.keep:
        with (RESULTS / "season_online.jsonl").open("a") as file:
            file.write(json.dumps(result) + "\n")
        for name in ("games", "standings"):
            shutil.copy(folder / f"{name}.csv", RESULTS / f"season_online_{name}.csv")
    faults = [*swiss["faults"], *divisions.get("faults", [])]
    print("\n".join(faults) or "all pairings are legal, all standings are counted again and equal")
    return 1 if faults else 0


async def _make_people(database: Path, count: int) -> list[tuple[str, str]]:
    store = Store(database)
    people = People(store)
    owner, _ = await people.create("person", "Organiser")
    made = [await people.create("bot", f"Bot {n:02}", owner.id) for n in range(1, count + 1)]
    store.close()
    return [(person.id, session) for person, session in made]


def _serve(database: str, tell: Connection) -> None:
    """The server's process; it also tells how much time it took."""
    import resource
    from threading import Thread

    listening = listen("127.0.0.1", 0)

    def talk() -> None:
        tell.send(address_of(listening))
        with suppress(EOFError):
            while tell.recv():
                usage = resource.getrusage(resource.RUSAGE_SELF)
                tell.send(usage.ru_utime + usage.ru_stime)

    config = Config(Path(database), limits=OPEN, workers=1)
    run(config, listening, lambda: Thread(target=talk, daemon=True).start())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--league", type=int, default=12, help="players of the league; 0 for none")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    database = args.folder / "tables.sqlite"
    known = args.folder / "people.json"
    if not known.exists():
        known.write_text(json.dumps(asyncio.run(_make_people(database, args.players))))
    spawn = multiprocessing.get_context("spawn")
    ask, tell = spawn.Pipe()
    server = spawn.Process(target=_serve, args=(str(database), tell))
    server.start()
    try:
        return asyncio.run(go(ask.recv(), args.folder, args, ask))
    finally:
        server.terminate()
        server.join()


if __name__ == "__main__":
    raise SystemExit(main())
