"""Databases as programs of every layout wrote them (`layouts`): their games go on to their end."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexagora.core import read_record
from hexagora.server.database import open_database
from hexagora.server.layout import MIGRATIONS, VERSION
from table_client import Person, Site, running

LAYOUTS = Path(__file__).parent / "layouts"


def test_there_is_a_database_of_every_layout_before_this_one() -> None:
    assert sorted(file.stem for file in LAYOUTS.glob("*.sql")) == sorted(MIGRATIONS)


def written(layout: str, where: Path | str) -> dict[str, Any]:
    """The tables that lie in a database of a layout now, by their games."""
    text = (LAYOUTS / f"{layout}.sql").read_text("utf-8")
    with closing(open_database(where)) as database:
        database.begin()
        for statement in text.split(";\n"):
            if statement.strip():
                database.run(statement)
        database.commit()
    told: dict[str, Any] = json.loads(text.splitlines()[1].removeprefix("-- "))
    return told


@pytest.mark.parametrize("layout", sorted(MIGRATIONS))
def test_games_of_every_layout_go_on(layout: str, tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    told = written(layout, where)
    assert set(told) == {"neuroshima", "nexus", "superhex"}
    started = int(time.time())
    with running(where) as site:
        for game, known in told.items():
            person = site.sit(known["table"], *known["tokens"])
            assert (person.card["version"], person.card["step"]) == (
                known["version"],
                known["step"],
            )
            assert person.welcome["chat"][-1]["text"] == "good luck"
            plays_on(site, person, game, known)
    with closing(open_database(where)) as database:
        version = database.rows("SELECT value FROM meta WHERE key = 'schema'")
        assert version == [(VERSION,)]
        assert database.has_table("reviews")
        if int(layout) < 5:
            rows = database.rows("SELECT DISTINCT lesson, hints FROM tables")
            assert rows == [("", 1)], "before there were lessons everybody could ask for hints"
        (oldest,) = database.rows("SELECT min(touched) FROM tables")[0]
        assert oldest >= started, "a program that deletes old tables begins to count now"
        sums = database.rows("SELECT crc = -1, count(*) FROM entries GROUP BY 1 ORDER BY 1")
        assert [row[0] for row in sums] == [0, 1], "old entries have none, new ones have"


def plays_on(site: Site, person: Person, game: str, known: dict[str, Any]) -> None:
    """Some decisions more, the end, and a record that can be verified."""
    for _ in range(6):
        while person.card["hold"] is None and person.card["decides"] < 0:
            person.receive()
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold)
    assert person.card["step"] > known["step"]
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    record = read_record(site.get(f"api/tables/{known['table']}/record", known["tokens"][0]))
    assert (record.game.name, record.ending) == (game, "resigned 1")
