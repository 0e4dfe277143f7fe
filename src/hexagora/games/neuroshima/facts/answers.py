"""Answers to what a table asks."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.neuroshima.facts.events import From
from hexagora.games.neuroshima.facts.reasons import Kind, Reason
from hexagora.games.neuroshima.facts.shapes import Body, Number, OnBoard


class Origin(From):
    """A unit that does something to another."""

    tile: str


class Source(Origin):
    """Where a bonus comes from."""

    value: int


class FailingNet(Origin):
    """A net that does not work: its fighter is netted ``itself``, or they net each other."""

    why: Literal["itself", "ring"]


class Value(Number):
    """A number as it is printed, as it is now, and by what it differs."""

    by: list[Source]


class AttackValue(Value):
    """The strength of an attack."""

    direction: int
    kind: Literal["melee", "ranged", "gauss"]


class ExtraValue(Value):
    """Extra attacks, and the phases in which they are made."""

    phases: list[int]


class Toughness(Number):
    """As printed, and what is left of it."""


class Values(Body):
    """What a unit is worth now; directions are those of the board.

    Of a structure it is the tile ``at`` the cell, with its own edges and what the whole has.
    """

    initiative: list[Value]
    attacks: list[AttackValue]
    extra_attacks: ExtraValue
    armour: list[int]
    nets: list[int]
    links: list[int]
    netted: bool
    netted_by: list[Origin]
    nets_that_fail: list[FailingNet]
    works_for: int
    taken_over_by: list[Origin]
    medics: list[Origin]
    traits: NotRequired[list[str]]
    toughness: NotRequired[Toughness]
    wounds: NotRequired[int]
    hp: NotRequired[int]


class Hit(OnBoard):
    """A unit that a line finds."""

    damage: int
    armour: int
    dies: bool


class Aim(TypedDict):
    """What an edge of a unit reaches."""

    direction: int
    kind: Literal["melee", "ranged", "gauss", "net", "link"]
    strength: int
    cells: list[str]
    hits: list[Hit]


class ForeseenAttack(From):
    """An attack of a battle that is only looked at."""

    edge: int
    kind: Kind
    strength: int
    to: str
    damage: int
    why: list[Reason]


class Rescue(TypedDict):
    """A medic that takes wounds of a unit."""

    medic: str
    unit: str
    damage: int
    by: int


class ForeseenPhase(TypedDict):
    """A phase of such a battle, with the points of all seats after it."""

    initiative: int
    attacks: list[ForeseenAttack]
    absorbed: list[Rescue]
    destroyed: list[str]
    hp: list[int]


class Loss(Body):
    """A unit that would fall."""


class Forecast(TypedDict):
    """If a battle started now; ``winners`` would have won by it, all of them for a draw."""

    phases: list[ForeseenPhase]
    destroyed: list[Loss]
    hp: list[int]
    change: list[int]
    winners: list[int]
