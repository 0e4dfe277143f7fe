"""What deletes somebody from contests, and what tells them all that contests know of them.

Results stay, or the standings of others would change; but nothing in them says whose they were.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from hexagora.events.tables import game_rows
from hexagora.server.contests.archive import all_of
from hexagora.server.contests.contest import GONE
from hexagora.server.database import Database
from hexagora.server.writer import Statement


def forget_contests(person: str) -> list[Statement]:
    """An id that leads to nobody takes the place of the person's; the contest notices that its
    bearer is gone, and goes on without."""
    nobody = GONE + token_hex(6)
    mine = "SELECT contest_id FROM contest_people WHERE person = ?"
    return [
        (
            "UPDATE contests SET data = REPLACE(data, ?, ?), version = version + 1 "
            f"WHERE id IN ({mine}) OR organiser = ?",
            (f'"{person}"', f'"{nobody}"', person, person),
        ),
        ("UPDATE contests SET organiser = ? WHERE organiser = ?", (nobody, person)),
        ("DELETE FROM contest_people WHERE person = ?", (person,)),
    ]


def tell_contests(database: Database, person: str) -> dict[str, Any]:
    """The contests that somebody ran or took part in, with the own games."""
    found = [
        {
            "event": kept.id,
            "title": kept.title,
            "game": kept.game,
            "state": kept.state,
            "created": kept.created,
            "organised": kept.organiser == person,
            "teams": [
                one.name for one in kept.contest.entries if one.name and person in one.members
            ],
            "games": [
                row
                for season in kept.contest.seasons
                for event in season.divisions
                for row in game_rows(event)
                if person in (row["home"], row["home_player"], row["away_player"])
            ],
        }
        for kept in all_of(database, person)
    ]
    return {"events": found}
