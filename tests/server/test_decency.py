"""Names that nobody may take, words that are not said, and reports about those who do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.server import names
from hexagora.server.database import open_database
from hexagora.server.decency import Decency, Names
from hexagora.server.errors import Refusal
from hexagora.server.keeping import Retention
from table_client import Refused, running, tokens_of

LIST = Names(reserved=("admin",), refused=("badword", "foul*"))


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """The list is afterwards what it was."""
    yield
    names.choose(Names())


@pytest.mark.parametrize(
    "name",
    ["admin", "ADMIN", "Ádmin", "adm1n", "аdmіn", "badword", "Mr Badword", "b.a.d.w.o.r.d",  # noqa: RUF001
     "fouls", "F0ULNESS", "foul-mouth"],
)  # fmt: skip
def test_a_name_is_refused_in_any_disguise(name: str) -> None:
    with pytest.raises(Refusal, match="not wanted here"):
        Decency(LIST).name(name)


@pytest.mark.parametrize("name", ["Anna", "Administratrix", "Badwords", "Ola", "Олена", "afoul"])
def test_others_are_not(name: str) -> None:
    assert Decency(LIST).name(name) == name


def test_the_operators_list_holds_for_names_titles_and_chat(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", names=LIST) as site:
        seats = [{"kind": "me", "name": "admin"}, {"kind": "open"}]
        with pytest.raises(Refused, match="not wanted here"):
            site.post("api/tables", {"game": "superhex", "seats": seats})
        with pytest.raises(Refused, match="not wanted here"):
            site.table("superhex", "me", "open", title="fouls only")
        made = site.table("superhex", "me", "open", title="admin")
        at = f"api/tables/{made['table']}"
        with pytest.raises(Refused, match="not wanted here"):
            site.post(f"{at}/claim", {"name": "B4dword"}, made["invites"][0]["token"])
        person = site.sit(made["table"], *tokens_of(made))
        person.command("chat", 0, text="Such a foul, a badword!")
        line = person.wait_for(lambda frame: frame["type"] == "chat")
        assert line["text"] == "Such a ****, a *******!"


def test_a_report_tells_what_was_said_and_who_it_was(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where, retention=Retention(reports_days=9)) as site:
        made = site.table("superhex", "me", "me")
        mine, theirs = tokens_of(made)
        site.sit(made["table"], theirs).command("chat", 1, text="you play badly")
        body = {"reason": "chat", "seat": 1, "text": "rude"}
        path = f"api/tables/{made['table']}/report"
        assert site.post(path, body, mine) == {"days": 9}
        with pytest.raises(Refused, match="there is no such seat"):
            site.post(path, {**body, "seat": 2}, mine)
        with pytest.raises(Refused, match="only with one of its links"):
            site.post(path, body)
        for _ in range(3):
            site.post(path, {**body, "seat": -1}, mine)
        with pytest.raises(Refused, match="are enough for now"):
            site.post(path, body, mine)
    with closing(open_database(where)) as database:
        rows = database.rows("SELECT seat, name, reason, text, said, household FROM reports")
    assert len(rows) == 4
    said = "Player 2: you play badly"
    assert (1, "Player 2", "chat", "rude", said, "127.0.0.1") in rows


def test_the_house_tells_how_long_things_are_kept(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", retention=Retention(chat_days=3)) as site:
        house = site.get("api/house")
        assert (house["chat_days"], house["finished_days"]) == (3, Retention().finished_days)
        assert (house["operator"], house["contact"]) == ("", "")
