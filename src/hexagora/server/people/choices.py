"""What somebody has chosen, that follows from device to device.

A part of the house that has something to choose names it in `CHOICES`, with what it can be.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from hexagora.server.errors import Refusal
from hexagora.server.people.desk import People
from hexagora.server.people.rows import Person
from hexagora.server.writer import Conditional, Outdated

CHOICES: dict[str, Any] = {
    "language": Literal["en", "pl", "uk", "ru"],
}
"""What can be chosen by its name, and of which type it is."""

TRIES = 5


async def choose(people: People, person: Person, news: dict[str, Any]) -> dict[str, Any]:
    """Change some of the settings of a person; None takes one back. Gives all of them.

    What another device changes at the same moment is not lost.
    """
    for name, value in news.items():
        if name not in CHOICES:
            known = ", ".join(sorted(CHOICES))
            raise Refusal("bad_option", f"there is no such setting; there are: {known}")
        if value is not None:
            try:
                msgspec.convert(value, CHOICES[name])
            except msgspec.ValidationError as error:
                raise Refusal("bad_option", f"{name}: {error}") from None
    sql = "SELECT settings FROM people WHERE id = ?"
    for _ in range(TRIES):
        rows = await people.store.read(lambda database: database.rows(sql, (person.id,)))
        old = str(rows[0][0]) if rows else "{}"
        merged = {**json.loads(old), **news}
        chosen = {name: value for name, value in merged.items() if value is not None}
        change = "UPDATE people SET settings = ? WHERE id = ? AND settings = ?"
        try:
            values = (json.dumps(chosen), person.id, old)
            await people.store.write([Conditional(change, values)])
        except Outdated:
            continue
        return chosen
    raise Refusal("not_now", "another device is changing the settings; try again", "settings_busy")
