"""Bots of people: their tokens, their games, and what they may not do."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from contest_hands import Player, until
from hexagora.adapters import online
from hexagora.adapters.online import Door, OnlineBot
from hexagora.bots import new_bot
from hexagora.core import Facts, View
from hexagora.server.robots import keeping
from patience import PATIENCE, eventually
from table_client import Json, Person, Refused, Site, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("robots") / "tables.sqlite") as site:
        yield site


def robot(site: Site, name: str = "Robot", owner: str = "Owner") -> tuple[Json, str]:
    """A bot with its token, and the session of who runs it."""
    _, session = site.identity(owner)
    return site.post("api/bots", {"name": name}, session=session), session


def here(site: Site, token: str, *games: str, most: int = 1) -> Json:
    body = {"games": list(games), "most": most}
    return dict(site.post("api/bots/here", body, session=token))


def challenge(site: Site, bot: str, game: str = "superhex", **more: object) -> Json:
    return dict(site.post(f"api/bots/{bot}/challenge", {"game": game, "name": "Ann", **more}))


def ids(site: Site) -> set[str]:
    return {one["id"] for one in site.get("api/bots")["bots"]}


def play_on(person: Person, seat: int) -> Person:
    """Any legal actions until the game is over."""
    number = 0
    while person.card["state"] != "over":
        if person.card["hold"] == seat or person.card["decides"] == seat:
            person.step(seat, number)
            number += 1
        else:
            person.receive()
    return person


def test_a_person_makes_a_bot_renews_its_token_and_ends_it(site: Site) -> None:
    made, session = robot(site, "Deep Purple")
    assert made["id"].startswith("bot-")
    assert here(site, made["token"], "superhex")["name"] == "Deep Purple"
    assert site.get("api/bots/mine", session=session)["bots"] == [
        {"id": made["id"], "name": "Deep Purple", "here": True}
    ]
    other = site.post(f"api/bots/{made['id']}/token", session=session)
    assert here(site, other["token"], "superhex")["id"] == made["id"]
    with pytest.raises(Refused, match="sign in"):
        here(site, made["token"], "superhex")
    _, stranger = site.identity("Stranger")
    with pytest.raises(Refused, match="no such bot"):
        site.post(f"api/bots/{made['id']}/token", session=stranger)
    assert site.delete(f"api/bots/{made['id']}", session=session) == {"bots": []}
    with pytest.raises(Refused, match="sign in"):
        here(site, other["token"], "superhex")
    assert made["id"] not in ids(site)


def test_only_people_run_bots_and_not_too_many(site: Site) -> None:
    with pytest.raises(Refused, match="sign in"):
        site.post("api/bots", {"name": "Nobody's"})
    made, session = robot(site)
    with pytest.raises(Refused, match="sign in"):
        site.post("api/bots", {"name": "A bot's bot"}, session=made["token"])
    with pytest.raises(Refused, match="this is for bots"):
        here(site, session, "superhex")
    for _ in range(9):
        site.post("api/bots", {"name": "One more"}, session=session)
    with pytest.raises(Refused, match="at most 10 bots"):
        site.post("api/bots", {"name": "Too many"}, session=session)


def test_a_bot_is_challenged_to_what_it_plays_as_often_as_it_wants(site: Site) -> None:
    made, _ = robot(site, "Choosy")
    bot, token = made["id"], made["token"]
    with pytest.raises(Refused, match="not here"):
        challenge(site, bot)
    here(site, token, "superhex", "chess", most=1)
    (card,) = [one for one in site.get("api/bots")["bots"] if one["id"] == bot]
    assert (card["name"], card["owner"], card["most"], card["playing"]) == ("Choosy", "Owner", 1, 0)
    assert [one["game"] for one in card["games"]] == ["superhex"]
    assert card["games"][0]["rating"]["value"] == 1500
    with pytest.raises(Refused, match="does not play that game"):
        challenge(site, bot, "nexus")
    table = challenge(site, bot, options={"first": "2"})
    assert table["invites"] == []
    with pytest.raises(Refused, match="enough games"):
        challenge(site, bot)
    # It is waited for, and everybody sees what it is.
    assert here(site, token, "superhex")["tables"] == [
        {"table": table["table"], "game": "superhex"}
    ]
    seats = site.get(f"api/tables/{table['table']}", table["watch"])["card"]["seats"]
    assert [(seat["kind"], seat["name"], seat["person"]) for seat in seats] == [
        ("person", "Ann", ""),
        ("person", "Choosy", bot),
    ]


def test_a_bot_that_says_nothing_for_a_minute_is_not_here(tmp_path: Path) -> None:
    now = [1_800_000_000]
    with running(tmp_path / "tables.sqlite", clock=lambda: float(now[0])) as site:
        made, _ = robot(site)
        here(site, made["token"], "superhex")
        now[0] += 59
        assert ids(site) == {made["id"]}
        now[0] += 2
        assert ids(site) == set()
        here(site, made["token"], "superhex")
        assert ids(site) == {made["id"]}


def test_a_bot_does_not_chat(site: Site) -> None:
    made, _ = robot(site)
    here(site, made["token"], "superhex", most=5)
    table = challenge(site, made["id"])
    seat = site.sit(table["table"], person=made["token"])
    for number in (1, -1):
        with pytest.raises(Refused, match="do not chat"):
            seat.ask({"type": "chat", "seat": number, "text": "hello"})
    person = site.sit(table["table"], table["seats"][0]["token"])
    person.command("chat", 0, text="hello")


def test_bots_go_with_who_runs_them(site: Site) -> None:
    owner, session = site.identity("Owner")
    made = site.post("api/bots", {"name": "Orphan"}, session=session)
    here(site, made["token"], "superhex")
    read = site.hall.store.read
    assert site.do(read(lambda base: keeping.tell(base, owner)))["bots"][0]["name"] == "Orphan"
    site.do(site.hall.store.write(keeping.forget(owner)))
    assert made["id"] not in ids(site)
    assert site.do(read(lambda base: keeping.tell(base, owner))) == {"bots": []}
    with pytest.raises(Refused, match="sign in"):
        here(site, made["token"], "superhex")


def test_no_rated_game_against_a_bot_of_ones_own(site: Site) -> None:
    made, session = robot(site)
    here(site, made["token"], "superhex")
    body = {"game": "superhex", "name": "Ann", "rated": True}
    with pytest.raises(Refused, match="one's own"):
        site.post(f"api/bots/{made['id']}/challenge", body, session=session)


@pytest.mark.parametrize("game", ["superhex", "neuroshima"])
def test_the_example_plays_a_whole_game(site: Site, game: str) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    made, _ = robot(site, "Example")
    environment = {**os.environ, "HEXAGORA_BOT_TOKEN": made["token"]}
    command = [sys.executable, str(EXAMPLE), site.address]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert eventually(lambda: made["id"] in ids(site) or process.poll() is not None)
        assert process.poll() is None, process.stderr and process.stderr.read()
        table = challenge(site, made["id"], game, second=True)
        person = play_on(site.sit(table["table"], table["seats"][0]["token"]), 1)
        assert len(person.card["result"]["places"]) == 2
        assert process.poll() is None
    finally:
        process.kill()
        process.wait(PATIENCE)


class Told(list[tuple[str, Facts]]):
    """What a bot in a thread of its own has told."""

    def named(self, name: str) -> list[Facts]:
        return [facts for message, facts in self if message == name]


class Greedy:
    """A mind that can be made to fail."""

    def __init__(self) -> None:
        self._bot = new_bot("greedy", "1")
        self.closed = False

    def choose(self, view: View) -> int:
        assert view.legal
        return self._bot.choose(view)

    def close(self) -> None:
        self.closed = True


def online_bot(
    site: Site, token: str, told: Told, mind: type = Greedy, seeks: bool = False
) -> Thread:
    """A bot that plays at all tables until it had enough."""
    bot = OnlineBot(
        Door(site.address, token),
        mind,
        ["superhex", "neuroshima", "nexus"],
        2,
        lambda message, facts: told.append((message, facts)),
        1,
        seeks,
    )
    thread = Thread(target=lambda: asyncio.run(bot.run()), daemon=True)
    thread.start()
    return thread


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(online, "ASK_SECONDS", 0.05)
    monkeypatch.setattr(online, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(online, "LONGEST_PAUSE", 0.2)


@pytest.mark.parametrize("game", ["superhex", "neuroshima", "nexus"])
def test_a_bot_of_ours_plays_online(site: Site, brisk: None, game: str) -> None:
    made, _ = robot(site, "Ours")
    told = Told()
    thread = online_bot(site, made["token"], told)
    assert eventually(lambda: made["id"] in ids(site))
    options = {"short_game": "on"} if game == "nexus" else {}
    table = challenge(site, made["id"], game, options=options)
    play_on(site.sit(table["table"], table["seats"][0]["token"]), 0)
    thread.join(PATIENCE)
    assert not thread.is_alive()
    (over,) = told.named("over")
    assert over["table"] == table["table"]
    assert over["place"] in (1, 2)
    assert told.named("fault") == []
    assert told.named("refused") == []


def test_bots_play_their_games_of_an_event(site: Site, brisk: None) -> None:
    organiser = Player(site, "Organiser")
    event = organiser.make(format="round_robin", rounds=1, double=False)
    bots = [robot(site, name)[0] for name in ("First", "Second")]
    for bot in bots:
        site.post(f"api/events/{event}/join", {}, session=bot["token"])
    organiser.post(f"{event}/begin")
    told = [Told(), Told()]
    for bot, heard in zip(bots, told, strict=True):
        online_bot(site, bot["token"], heard)
    page = until([organiser], event, lambda page: page["state"] == "over")
    assert eventually(lambda: all(one.named("over") for one in told))
    assert len({over["table"] for one in told for over in one.named("over")}) == 1
    points = {row["name"]: row["points"] for row in page["divisions"][0]["standings"]}
    assert sum(points.values()) == 1
    assert set(points) == {"First", "Second"}


def test_it_sits_down_with_people_who_look_for_a_game_and_not_with_bots(
    site: Site, brisk: None
) -> None:
    other, _ = robot(site, "Other")
    seek = {"game": "superhex", "seats": 2}
    site.post("api/seeks", {**seek, "name": "Other"}, session=other["token"])
    made, _ = robot(site, "Sociable")
    told = Told()
    thread = online_bot(site, made["token"], told, seeks=True)
    assert eventually(lambda: made["id"] in ids(site))
    table = site.post("api/seeks", {**seek, "name": "Ann"})
    person = site.sit(table["table"], table["seats"][0]["token"])
    seat = int(table["seats"][0]["seat"])
    play_on(person, seat)
    thread.join(PATIENCE)
    assert [one["table"] for one in told.named("over")] == [table["table"]]


def test_a_table_whose_game_ends_while_the_server_is_asked_is_not_sat_at_again(brisk: None) -> None:
    asked, over = Event(), Event()

    class Slow(Door):
        """Names a table, and says who looks for others only when the game there is over."""

        def ask(self, path: str, body: object = None) -> Json:
            if path == "/api/seeks":
                asked.set()
                assert over.wait(PATIENCE)
                return {"seeks": []}
            return {"id": "p1", "name": "Slow", "tables": [{"table": "one", "game": "superhex"}]}

    class Short(OnlineBot):
        """Its game takes as long as the server has not been asked."""

        sat = 0

        async def _play(self, table: str, game: str) -> None:
            self.sat += 1
            await asyncio.to_thread(asked.wait, PATIENCE)
            self._played += 1
            asyncio.get_running_loop().call_later(0.05, over.set)

    bot = Short(
        Slow("http://127.0.0.1", ""), Greedy, ["superhex"], 2, lambda *_: None, 1, seeks=True
    )

    async def play() -> None:
        bot._sit("one", "superhex")
        await bot.run()

    asyncio.run(play())
    assert bot.sat == 1


def test_a_mind_without_a_good_answer_does_not_hold_the_game_up(site: Site, brisk: None) -> None:
    class Lost(Greedy):
        def choose(self, view: View) -> int:
            raise RuntimeError("no idea")

    made, _ = robot(site, "Lost")
    told = Told()
    thread = online_bot(site, made["token"], told, Lost)
    assert eventually(lambda: made["id"] in ids(site))
    table = challenge(site, made["id"])
    person = site.sit(table["table"], table["seats"][0]["token"])
    number = 0
    while len(told.named("fault")) < 5 or person.card["decides"] != 0:
        person.until(lambda me: 0 in (me.card["hold"], me.card["decides"]))
        person.step(0, number)
        number += 1
    person.command("resign", 0)
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert {fault["why"] for fault in told.named("fault")} == {"no idea"}


def test_it_comes_back_after_a_restart_of_the_server(tmp_path: Path, brisk: None) -> None:
    told, thought = Told(), Event()

    class Slow(Greedy):
        def choose(self, view: View) -> int:
            thought.set()
            return super().choose(view)

    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made, _ = robot(site, "Steady")
        thread = online_bot(site, made["token"], told, Slow)
        assert eventually(lambda: made["id"] in ids(site))
        table = challenge(site, made["id"], options={"first": "2"})
        person = site.sit(table["table"], table["seats"][0]["token"])
        for number in range(12):
            person.until(lambda me: 0 in (me.card["hold"], me.card["decides"]))
            person.step(0, number)
        assert thought.wait(PATIENCE)
        address = site.address
    assert eventually(lambda: told.named("away"))
    port = int(address.rstrip("/").rpartition(":")[2])
    with running(database, port=port) as site:
        play_on(site.sit(table["table"], table["seats"][0]["token"]), 0)
        thread.join(PATIENCE)
        assert told.named("over")
