"""What is stored of somebody with an identity."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from hexagora.server.tokens import new_table_id

PersonKind = Literal["person", "bot"]
HUMAN: Final = "person"
ROBOT: Final = "bot"


_ROBOTS = "bot-"


def new_person_id(kind: PersonKind) -> str:
    """An id; that of a bot can be told from others, so that whoever sees a seat knows it."""
    return f"{_ROBOTS if kind == ROBOT else ''}{new_table_id()}"


def is_robot(person: str) -> bool:
    """Whether an id is that of a bot."""
    return person.startswith(_ROBOTS)


@dataclass(frozen=True)
class Person:
    """Somebody who is known here by ``id``, which everybody may know and which gives no right.

    A bot has an ``owner``: the id of the person who runs it. ``settings`` are what follows the
    person from device to device, by the names that the parts of the house give them.
    """

    id: str
    kind: PersonKind
    name: str
    created: int
    owner: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
