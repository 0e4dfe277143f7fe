"""Words for the dealing: hashes first, then the words, then the dice; and whoever is gone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from hexagora.core import read_record
from hexagora.core.keyed import commitment, key_of
from hexagora.server import pledges
from hexagora.server.table import Table
from table_client import Json, Person, Refused, Site, running, tokens_of

ANN, BO, CY = "a1" * 32, "b2" * 32, "c3" * 32


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is passed over, however slow the machine is."""
    monkeypatch.setattr(pledges, "WORD_SECONDS", 600.0)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "WORD_SECONDS", 0.05)


def me(word: str, name: str = "Ann") -> Json:
    return {"kind": "me", "name": name, "commitment": commitment(word) if word else ""}


def set_up(site: Site, *seats: Json, **more: object) -> Json:
    made: Json = site.post("api/tables", {"game": "superhex", "seats": list(seats), **more})
    return made


def record_of(site: Site, made: Json) -> str:
    return str(site.get(f"api/tables/{made['table']}/record", made["watch"]))


def resign(person: Person, seat: int) -> None:
    person.command("resign", seat)
    person.until(lambda me: me.card["state"] == "over")


def reveal(person: Person, word: str) -> None:
    person.ask({"type": "reveal", "word": word})


def two_people(site: Site) -> tuple[Json, Person, Person]:
    """Ann has set the table up, Bo has come; both have committed and neither has told."""
    made = set_up(site, me(ANN), {"kind": "open"})
    claim = {"name": "Bo", "commitment": commitment(BO)}
    token = site.post(f"api/tables/{made['table']}/claim", claim, made["invites"][0]["token"])[
        "token"
    ]
    return made, site.sit(made["table"], *tokens_of(made)), site.sit(made["table"], token)


@pytest.mark.usefixtures("patient")
def test_nothing_is_dealt_before_all_words_are_told(site: Site) -> None:
    made, ann, bo = two_people(site)
    assert ann.card["dealing"] == "revealing"
    assert ann.card["commitments"] == [commitment(ANN), commitment(BO)]
    assert (ann.card["step"], ann.card["decides"]) == (0, -1)
    published = ann.card["seed_hash"]
    reveal(ann, ANN)
    assert (ann.card["dealing"], ann.card["step"]) == ("revealing", 0)
    reveal(bo, BO)
    for person in (ann, bo):
        person.until(lambda me: me.card["step"] > 0)
        assert person.card["dealing"] == "fixed"
        assert person.card["words"] == []
        assert ANN not in str(person.frames)
        assert BO not in str(person.frames)
    unfinished = record_of(site, made)
    assert ANN not in unfinished
    assert "\nseed:" not in unfinished
    before = str(ann.frames) + str(bo.frames) + unfinished
    resign(ann, 0)
    bo.until(lambda me: me.card["state"] == "over")
    assert bo.card["seed"] not in before
    assert bo.card["words"] == [ANN, BO]
    record = read_record(record_of(site, made))
    record.verify()
    assert (record.fingerprint, record.words) == (published, [ANN, BO])
    assert record.commitments == [commitment(ANN), commitment(BO)]


@pytest.mark.usefixtures("patient")
def test_a_waiting_table_takes_no_words_yet(site: Site) -> None:
    made = set_up(site, me(ANN), {"kind": "open"})
    ann = site.sit(made["table"], *tokens_of(made))
    assert ann.card["dealing"] == "gathering"
    with pytest.raises(Refused, match="after the last hash") as refused:
        reveal(ann, ANN)
    assert refused.value.code == "not_now"


@pytest.mark.usefixtures("patient")
def test_a_word_must_fit_the_hash_of_an_own_seat(site: Site) -> None:
    made, ann, bo = two_people(site)
    for person, word in (
        (ann, BO),
        (ann, CY),
        (bo, ANN),
        (site.sit(made["table"], made["watch"]), ANN),
    ):
        with pytest.raises(Refused) as refused:
            reveal(person, word)
        assert refused.value.code == "not_yours"
    for word in ("", "x", "A1" * 32, "a1" * 31):
        with pytest.raises(Refused):
            reveal(ann, word)
    reveal(ann, ANN)
    reveal(ann, ANN)  # again, as after a broken line: nothing happens
    reveal(bo, BO)
    reveal(bo, BO)


@pytest.mark.usefixtures("patient")
def test_one_device_gives_one_word_for_all_its_seats_and_bots_give_none(site: Site) -> None:
    made = set_up(site, me(ANN), {"kind": "bot", "bot": "random"}, me(ANN, "Bo"))
    person = site.sit(made["table"], *tokens_of(made))
    assert person.card["commitments"] == [commitment(ANN), "-", commitment(ANN)]
    reveal(person, ANN)
    person.until(lambda me: me.card["step"] > 0)


@pytest.mark.usefixtures("patient")
def test_programs_that_commit_to_nothing_wait_for_nobody(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    person = site.sit(made["table"], *tokens_of(made))
    assert person.card["dealing"] == "fixed"
    assert person.card["commitments"] == []
    assert person.card["step"] > 0
    with pytest.raises(Refused):
        reveal(person, ANN)


@pytest.mark.usefixtures("impatient")
def test_whoever_vanishes_is_passed_over_and_the_record_tells_it(site: Site) -> None:
    made, ann, bo = two_people(site)
    bo.close()
    ann.until(lambda me: me.card["step"] > 0)
    with pytest.raises(Refused) as refused:
        reveal(ann, ANN)
    assert refused.value.code == "not_now"
    resign(ann, 0)
    assert ann.card["words"] == ["server", "server"]
    record = read_record(record_of(site, made))
    record.verify()
    assert record.words == ["server", "server"]


@pytest.mark.usefixtures("patient")
def test_a_rematch_gathers_words_anew(site: Site) -> None:
    made, ann, bo = two_people(site)
    reveal(ann, ANN)
    reveal(bo, BO)
    ann.until(lambda me: me.card["step"] > 0)
    resign(ann, 0)
    ann.command("rematch", 0)
    ann.until(lambda me: me.card["next"] != "")
    first = tokens_of(made)[0]
    again = site.sit(ann.card["next"], first, commitment=commitment(CY))
    assert again.card["dealing"] == "gathering"
    assert again.card["commitments"] == ["-", commitment(CY)]
    second = site.sit(ann.card["next"], first, commitment=commitment(ANN))
    assert second.card["commitments"] == ["-", commitment(CY)], "the first hash stands"


@pytest.mark.usefixtures("impatient")
def test_a_rematch_goes_on_without_those_who_do_not_come(site: Site) -> None:
    made, ann, _ = two_people(site)
    ann.until(lambda me: me.card["step"] > 0)
    resign(ann, 0)
    ann.command("rematch", 0)
    ann.until(lambda me: me.card["next"] != "")
    again = site.sit(ann.card["next"], *tokens_of(made))
    again.until(lambda me: me.card["step"] > 0)
    assert again.card["dealing"] == "fixed"


@pytest.mark.usefixtures("patient")
def test_a_game_that_is_played_on_has_words_of_its_own(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    first = site.sit(made["table"], *tokens_of(made))
    step = first.card["step"]
    fork = site.post(
        f"api/tables/{made['table']}/fork",
        {"step": step, "seats": [me(ANN), me(ANN, "Bo")]},
        made["watch"],
    )
    person = site.sit(fork["table"], *tokens_of(fork))
    assert person.card["dealing"] == "revealing"
    reveal(person, ANN)
    person.until(lambda me: me.card["dealing"] == "fixed")
    resign(person, 0)
    text = record_of(site, fork)
    read_record(text).verify()
    imported = site.post("api/replays", {"record": text})
    assert record_of(site, imported) == text


@pytest.mark.parametrize("told", [(), (0,)])
@pytest.mark.usefixtures("patient")
def test_words_survive_a_restart_at_every_point(tmp_path: Path, told: tuple[int, ...]) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made = set_up(site, me(ANN), me(BO, "Bo"))
        tokens = tokens_of(made)
        for seat in told:
            reveal(site.sit(made["table"], tokens[seat]), (ANN, BO)[seat])
    with running(database) as site:
        person = site.sit(made["table"], *tokens)
        assert (person.card["dealing"], person.card["step"]) == ("revealing", 0)
        for seat in {0, 1} - set(told):
            reveal(person, (ANN, BO)[seat])
        person.until(lambda me: me.card["step"] > 0)
        view = person.view
    with running(database) as site:
        person = site.sit(made["table"], *tokens)
        assert person.view == view
        resign(person, 0)
        record = read_record(record_of(site, made))
        record.verify()
        assert record.words == [ANN, BO]
        assert key_of(record.seed, [ANN, BO]) != key_of(record.seed, ["-", "-"])


@pytest.mark.usefixtures("patient")
def test_what_is_dealt_from_is_on_disk_before_it_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite"
    seen = []

    def spy(self: Table) -> bool:
        with sqlite3.connect(database) as link:
            rows = link.execute("SELECT dealing FROM tables").fetchall()
            words = link.execute("SELECT word FROM seats ORDER BY seat").fetchall()
        seen.append((self.row.dealing, rows, words))
        return may_deal(self)

    may_deal = Table._may_deal
    with running(database) as site:
        made = set_up(site, me(ANN), me(ANN, "Bo"))
        person = site.sit(made["table"], *tokens_of(made))
        monkeypatch.setattr(Table, "_may_deal", spy)
        reveal(person, ANN)
        person.until(lambda me: me.card["step"] > 0)
    assert seen[0] == ("fixed", [("fixed",)], [(ANN,), (ANN,)])
