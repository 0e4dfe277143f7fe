"""Hints: for whoever decides and for nobody else, and never in the way of the game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from threading import Event

import pytest

from counts import count
from hexagora.bots.choices import Choice
from hexagora.core import Dealer, State, View, new_game
from hexagora.server import thinking
from hexagora.server.limits import Limits
from hexagora.server.thinking import Thinkers
from kuhn import Kuhn, KuhnState
from patience import PATIENCE
from table_client import Json, Person, Refused, Site, running, tokens_of

Found = list[tuple[int, float, float]]


def duel(site: Site) -> tuple[Json, Person]:
    """Two at one device, at the first decision of the first seat."""
    made = site.table("neuroshima", "me", "me", options={"first": "1"}, hints=True)
    return made, site.sit(made["table"], *tokens_of(made))


def hint(person: Person, seat: int, version: int | None = None) -> Json:
    at = person.version if version is None else version
    answer: Json = person.ask({"type": "hint", "seat": seat, "version": at})["answer"]
    return answer


def test_a_hint_has_the_best_choices_and_changes_nothing(site: Site) -> None:
    _, person = duel(site)
    answer = hint(person, 0)
    assert answer["version"] == person.version == 0
    choices = answer["choices"]
    assert 1 <= len(choices) <= 3
    options = {option["id"]: option for option in person.options}
    for choice in choices:
        assert options[choice["action"]] == {"id": choice["action"], **choice["meaning"]}
        assert 0 < choice["share"] <= 1
        assert 0 <= choice["value"] <= 1
    shares = [choice["share"] for choice in choices]
    assert shares == sorted(shares, reverse=True)
    person.act(0, choices[0]["action"])
    assert person.card["step"] == 1


@pytest.mark.parametrize(
    ("seats", "asked", "given"),
    [
        (("me", "random"), None, True),
        (("me", "me"), None, False),
        (("me", "open"), None, False),
        (("me",), None, True),
        (("me", "random"), False, False),
        (("me", "me"), True, True),
    ],
)
def test_hints_are_off_between_people_unless_somebody_says_otherwise(
    site: Site, seats: tuple[str, ...], asked: bool | None, given: bool
) -> None:
    made = site.table("superhex", *seats, hints=asked)
    card = site.get(f"api/tables/{made['table']}", made["host"])["card"]
    assert card["hints"] == given


def test_where_there_are_no_hints_none_is_given_not_even_in_the_rematch(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    person = site.sit(made["table"], *tokens_of(made))
    with pytest.raises(Refused, match="without hints") as refused:
        hint(person, person.card["decides"])
    assert refused.value.code == "not_now"
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    person.command("rematch", 0)
    person.until(lambda me: me.card["next"] != "")
    again = site.sit(person.card["next"], *tokens_of(made))
    assert again.card["hints"] is False


def test_hints_are_for_whoever_decides(site: Site) -> None:
    made, person = duel(site)
    first, second = tokens_of(made)
    other = site.sit(made["table"], second)
    spectator = site.sit(made["table"], made["watch"])
    for who, seat in ((other, 0), (spectator, 0), (spectator, -1), (spectator, 63)):
        with pytest.raises(Refused, match="not yours") as refused:
            hint(who, seat)
        assert refused.value.code == "not_yours"
    with pytest.raises(Refused, match="it is for seat 1 to decide") as refused:
        hint(other, 1)
    assert refused.value.code == "not_yours"
    with pytest.raises(Refused) as refused:
        hint(person, 0, version=7)
    assert refused.value.code == "stale"
    person.command("resign", 0)
    with pytest.raises(Refused, match="the game is over"):
        hint(site.sit(made["table"], first), 0)


def test_there_is_no_hint_before_the_game_begins(site: Site) -> None:
    made = site.table("superhex", "me", "open")
    with pytest.raises(Refused, match="has not begun"):
        hint(site.sit(made["table"], *tokens_of(made)), 0)


class Slow:
    """Thoughts that end when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = Event()
        self.given_up = Event()
        slow = self

        async def advise(_: Thinkers, state: State, seat: int, who: str) -> Found:
            try:
                while not slow.go_on.is_set():
                    await asyncio.sleep(0.005)
            except asyncio.CancelledError:
                slow.given_up.set()
                raise
            return [(state.legal()[0], 1.0, 0.5)]

        monkeypatch.setattr(Thinkers, "advise", advise)


def ask_slowly(person: Person, id_: int) -> None:
    command = {"type": "hint", "seat": 0, "version": person.version, "id": id_}
    person.link.send(json.dumps(command))


def test_everything_goes_on_while_a_hint_is_thought_out(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    _, person = duel(site)
    ask_slowly(person, 500)
    assert person.ask({"type": "ping"})["type"] == "pong"
    person.ask({"type": "chat", "seat": 0, "text": "wait"})
    with pytest.raises(Refused, match="under way already") as refused:
        hint(person, 0)
    assert refused.value.code == "too_many"
    slow.go_on.set()
    answer = person.wait_for(lambda frame: frame.get("id") == 500)
    assert answer["answer"]["choices"][0]["share"] == 1.0
    assert hint(person, 0)["choices"], "the next one may come now"


def test_a_hint_is_given_up_when_the_table_moves_on(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    _, person = duel(site)
    ask_slowly(person, 500)
    person.act(0, "hq d4 0")
    stale = [frame for frame in person.frames if frame.get("id") == 500]
    assert [(frame["type"], frame["code"], frame["version"]) for frame in stale] == [
        ("error", "stale", 1)
    ]
    assert slow.given_up.wait(PATIENCE)


def test_a_hint_is_given_up_when_nobody_is_there_to_hear_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    _, person = duel(site)
    ask_slowly(person, 500)
    assert person.ask({"type": "ping"})["type"] == "pong"
    person.close()
    assert slow.given_up.wait(PATIENCE)


def test_a_hint_that_fails_is_told_and_the_table_lives(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(_: Thinkers, state: State, seat: int, who: str) -> Found:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Thinkers, "advise", advise)
    _, person = duel(site)
    with pytest.raises(Refused, match="no hint could be found") as refused:
        hint(person, 0)
    assert refused.value.code == "server"
    person.act(0, "hq d4 0")


def test_hints_are_rationed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    slow.go_on.set()
    limits = Limits(hint_rate=0.0001, hint_burst=2.0)
    with running(tmp_path / "tables.sqlite", limits=limits) as site:
        _, person = duel(site)
        hint(person, 0)
        hint(person, 0)
        for someone in (person, duel(site)[1]):
            with pytest.raises(Refused, match="too many hints") as refused:
                hint(someone, 0)
            assert refused.value.code == "too_many"
        person.act(0, "hq d4 0")


def test_no_hint_waits_behind_a_crowd(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "waiting", property(lambda _: 8))
    _, person = duel(site)
    with pytest.raises(Refused, match="too much to think of") as refused:
        hint(person, 0)
    assert refused.value.code == "too_many"


def test_the_adviser_is_given_the_view_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[View] = []

    class Spy:
        def __init__(self, level: str, seed: str) -> None:
            assert (level, seed) == ("commander", "hint")

        def explain(self, view: View) -> list[Choice]:
            given.append(view)
            return [Choice(3, 0.75, 0.5), Choice(4, 0.25, 0.25)]

    monkeypatch.setattr(thinking, "Thinker", Spy)
    state = KuhnState(Kuhn())
    state.push(1, 1)
    state.cards = [3, 1]
    assert thinking.advise(state, 1) == [(3, 0.75, 0.5), (4, 0.25, 0.25)]
    assert [type(view) for view in given] == [View]
    assert given[0].data["cards"] == [0, 1]


def test_a_thought_that_nobody_waits_for_leaves_the_row() -> None:
    game = new_game("superhex", first="1")
    state, dealer = game.start(), Dealer("row")
    while state.seat < 0:
        state.apply(dealer.deal(state))

    async def scene() -> None:
        thinkers = Thinkers(workers=1)
        try:
            thoughts = [asyncio.create_task(thinkers.advise(state, 0)) for _ in range(12)]
            await asyncio.sleep(0)
            assert thinkers.waiting == 12
            for thought in thoughts[1:]:
                thought.cancel()
            found = await thoughts[0]
            assert {action for action, _, _ in found} <= set(state.legal())
            await asyncio.gather(*thoughts, return_exceptions=True)
            assert thinkers.waiting == 0
        finally:
            thinkers.close()

    asyncio.run(scene())


def test_a_table_full_of_commanders_stays_usable(site: Site) -> None:
    made = site.table("superhex", "me", "commander", "commander", "commander")
    person = site.sit(made["table"], *tokens_of(made))
    for number in range(count(1, long=6)):
        assert person.ask({"type": "ping"})["type"] == "pong"
        person.ask({"type": "chat", "seat": 0, "text": f"turn {number}"})
        # Commanders may win within six rounds.
        person.until(
            lambda me: me.card["state"] == "over" or 0 in (me.card["decides"], me.card["hold"])
        )
        if person.card["state"] == "over":
            return
        person.step(0, number)
