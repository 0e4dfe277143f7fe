"""Why an attack does what it does."""

from typing import Literal, TypedDict

Kind = Literal["melee", "ranged", "gauss", "explosion"]


class Base(TypedDict):
    """What is printed."""

    part: Literal["base"]
    kind: Kind
    strength: int


class Bonus(TypedDict):
    """What a module or an HQ adds."""

    part: Literal["bonus"]
    value: int
    tile: str
    at: str


class Other(TypedDict):
    """Turned by a quartermaster, weakened by armour, from HQ to HQ, or untouched by both as an
    explosion is."""

    part: Literal["turned", "armour", "hqs", "explosion"]
    clause: str


Reason = Base | Bonus | Other
