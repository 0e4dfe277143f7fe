"""Reviews at the table: after the game, in the gaps that bots leave, one row for all, and kept."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from hexagora import State
from hexagora.bots.review import REVIEWER, review
from hexagora.bots.review_facts import FORMAT, Judged
from hexagora.core import read_record
from hexagora.server import reviews
from hexagora.server.fair_row import Urgency
from hexagora.server.statements import put_review
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers
from patience import eventually
from table_client import Json, Refused, Site, running, tokens_of

GOLDEN = Path(__file__).parent.parent / "golden"


def resigned(site: Site) -> Json:
    """A duel that ends after both headquarters: a review of it takes a moment."""
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    person = site.sit(made["table"], *tokens_of(made))
    person.act(0, "hq d4 0")
    person.act(1, "hq d2 0")
    person.command("resign", 0)
    return made


def path(made: Json) -> str:
    return f"api/tables/{made['table']}/review"


def asked(site: Site, made: Json) -> Json:
    answer: Json = site.post(path(made), token=made["watch"])
    return answer


def done(site: Site, made: Json) -> Json:
    """The review, once it is there."""
    assert eventually(lambda: site.get(path(made), made["watch"])["state"] == "done")
    answer: Json = site.get(path(made), made["watch"])
    return answer


class Judges:
    """Judgements that come when they are told to, and say that all was well."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = Event()
        judges = self

        async def judge(_: Thinkers, state: State, action: int, level: str) -> Judged:
            while not judges.go_on.is_set():
                await asyncio.sleep(0.005)
            even = [5000] * state.game.seats
            return {"best": max(action, state.legal()[0]), "rank": 1, "before": even, "after": even}

        monkeypatch.setattr(Thinkers, "judge", judge)


def test_a_review_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made = resigned(site)
        assert site.get(path(made), made["watch"]) == {"state": "none", "done": 0, "total": 0}
        assert asked(site, made)["state"] in ("waiting", "running")
        found = done(site, made)
        record = read_record(site.get(f"api/tables/{made['table']}/record", made["watch"]))
        actions = [step.action for step in record.steps()]
        assert found["review"] == review(record.game, actions, "resigned 1")
        assert found["total"] == found["done"] == len(found["review"]["decisions"]) > 0
        assert found["review"]["level"] == REVIEWER
    # Nobody thinks of it again, not even another server.
    monkeypatch.setattr(Thinkers, "judge", None)
    with running(database) as site:
        assert asked(site, made) == found


@pytest.mark.parametrize(("game", "code"), [("superhex", "not_now"), ("nexus", "secret")])
def test_there_is_no_review_before_the_end(site: Site, game: str, code: str) -> None:
    """Whatever is hidden at two tables, they answer the same, and nobody has begun to think."""
    refusals = []
    for _ in range(2):
        made = site.table(game, "me", "me")
        site.sit(made["table"], *tokens_of(made))
        for ask in (site.get, lambda path, token: site.post(path, token=token)):
            with pytest.raises(Refused) as refused:
                ask(path(made), made["watch"])
            assert refused.value.code == code
            refusals.append(str(refused.value))
        body = {"step": 0, "actions": [0]}
        with pytest.raises(Refused) as refused:
            site.post(f"api/tables/{made['table']}/line", body, made["watch"])
        assert refused.value.code == code
    assert len(set(refusals)) == 1
    with pytest.raises(Refused) as refused:
        site.get(path(made))
    assert refused.value.code == "not_yours"


def test_a_record_that_was_brought_is_reviewed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    Judges(monkeypatch).go_on.set()
    text = (GOLDEN / "superhex-1-742.record").read_text("utf-8")
    made = site.post("api/replays", {"record": text})
    asked(site, made)
    found = done(site, made)["review"]
    assert found["steps"] == 69
    assert found["over"]
    [seat] = found["seats"]
    assert seat["start"] + seat["luck"] + seat["own"] == seat["end"]


def test_an_address_has_so_many_in_the_row(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    judges = Judges(monkeypatch)
    games = [resigned(site) for _ in range(reviews.MOST_OF_ADDRESS + 1)]
    for made in games[:-1]:
        assert asked(site, made)["state"] in ("waiting", "running")
        # Asking again takes no second place.
        assert asked(site, made)["state"] in ("waiting", "running")
    with pytest.raises(Refused) as refused:
        asked(site, games[-1])
    assert refused.value.code == "too_many"
    assert eventually(lambda: site.get(path(games[0]), games[0]["watch"])["state"] == "running")
    assert site.get(path(games[1]), games[1]["watch"])["state"] == "waiting"
    judges.go_on.set()
    for made in games[:-1]:
        done(site, made)
    asked(site, games[-1])
    done(site, games[-1])


def test_the_row_has_an_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    judges = Judges(monkeypatch)
    monkeypatch.setattr(reviews, "LONGEST_ROW", 1)
    one, other = resigned(site), resigned(site)
    asked(site, one)
    with pytest.raises(Refused, match="ask again later") as refused:
        asked(site, other)
    assert refused.value.code == "too_many"
    judges.go_on.set()
    done(site, one)


def test_a_review_that_fails_can_be_asked_for_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judge(_: Thinkers, state: State, action: int, level: str) -> Judged:
        raise RuntimeError("a fault")

    made = resigned(site)
    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "judge", judge)
        asked(site, made)
        assert eventually(lambda: site.get(path(made), made["watch"])["state"] == "none")
    Judges(monkeypatch).go_on.set()
    asked(site, made)
    done(site, made)


@pytest.mark.parametrize(("workers", "order"), [(1, "bbrb"), (3, "bbbr")])
def test_a_review_never_goes_before_a_move(
    monkeypatch: pytest.MonkeyPatch, workers: int, order: str
) -> None:
    """With one worker it waits for all moves; with several one is left free for the next move."""
    begun: list[str] = []

    async def scene() -> None:
        gates = [asyncio.Event() for _ in range(3)]

        async def work(_: Thinkers, what: object, *given: object) -> object:
            begun.append("r" if getattr(what, "__name__", "") == "judge" else "b")
            number = given[0]
            if isinstance(number, int):
                await gates[number].wait()
            return None

        monkeypatch.setattr(Thinkers, "_done", work)
        thinkers = Thinkers(workers=workers)

        def move(number: int) -> asyncio.Task[None]:
            return asyncio.create_task(thinkers._ask(Urgency.QUICK, "", print, number))

        moves = [move(number) for number in range(2)]
        await asyncio.sleep(0)
        part = asyncio.create_task(thinkers.judge(None, 0, REVIEWER))  # type: ignore[arg-type]
        if workers > 1:
            moves.append(move(2))
        for _ in range(5):
            await asyncio.sleep(0)
        gates[0].set()
        await moves[0]
        for _ in range(5):
            await asyncio.sleep(0)
        if workers == 1:
            assert begun == ["b", "b"], "one of the moves is still thought of"
        gates[1].set()
        await moves[1]
        await part
        if workers == 1:
            moves.append(move(2))
        gates[2].set()
        await asyncio.gather(*moves)

    asyncio.run(scene())
    assert "".join(begun) == order


def test_what_would_have_come_of_other_actions(site: Site) -> None:
    made = resigned(site)
    line = f"api/tables/{made['table']}/line"
    options = site.post(
        f"api/tables/{made['table']}/ask", {"what": "options", "step": 1}, made["watch"]
    )
    assert options["answer"]["decision"]["seat"] == 1
    record = read_record(site.get(f"api/tables/{made['table']}/record", made["watch"]))
    state = record.game.start()
    actions = [record.game.read(state, "hq c3 1")]
    body = {"step": 0, "actions": actions}
    [step] = site.post(line, body, made["watch"])["steps"]
    assert (step["step"], step["seat"], step["action"]) == (1, 0, actions[0])
    assert step["view"]["seat"] == -1
    record.game.play(state, actions[0])
    assert step["view"] == state.view(-1).told()
    for wrong, code in (
        ({"step": 0, "actions": [actions[0], actions[0]]}, "illegal"),
        ({"step": 99, "actions": actions}, "not_found"),
    ):
        with pytest.raises(Refused) as refused:
            site.post(line, wrong, made["watch"])
        assert refused.value.code == code


def test_a_review_of_another_format_is_none(tmp_path: Path) -> None:
    async def scene(store: Store) -> list[str | None]:
        await store.write([put_review("t", 2, FORMAT, "old")])
        await store.write([put_review("t", 2, FORMAT + 1, "new")])
        asked_for = [(2, FORMAT), (2, FORMAT + 1), (1, FORMAT + 1)]
        return [await store.review("t", rules, format_) for rules, format_ in asked_for]

    with closing(Store(tmp_path / "tables.sqlite")) as store:
        assert asyncio.run(scene(store)) == [None, "new", None]
