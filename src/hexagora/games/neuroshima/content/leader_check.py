"""What is wrong with a file of leaders, each fault in a sentence: place, what, remedy."""

from typing import Any

from hexagora.core.toml_faults import choice, is_int, shown
from hexagora.games.neuroshima.content.army_words import LONGEST_NAME
from hexagora.games.neuroshima.content.leader_words import (
    EFFECTS,
    FEWEST,
    FILE_KEYS,
    KIND,
    LEADER_ID,
    LEADER_KEYS,
    LONGEST_TEXT,
    MOST,
    SIDE_KEYS,
    SIDES,
    Flag,
    Number,
    Parameter,
    Word,
    Words,
)
from hexagora.games.neuroshima.content.named_check import NamedCheck

_Row = dict[str, Any]


def faults_of(data: _Row) -> list[str]:
    """All faults of a file, leader by leader; none if it can be played."""
    check = _Check()
    check.file(data)
    return check.faults


class _Check(NamedCheck):
    """The walk through the data; a leader is called by its id."""

    def file(self, data: _Row) -> None:
        self.head(data, KIND, FILE_KEYS)
        rows = self.tables("file", data, "leader", "[[leader]]", "leaders")
        seen: dict[str, str] = {}
        for number, leader in enumerate(rows, 1):
            self.leader(f"leader {number}", leader, seen)
        if rows and not FEWEST <= len(rows) <= MOST:
            what = f"there are {len(rows)} leaders"
            self.add("file", f"{what}; write {FEWEST} to {MOST}, three are dealt to each side")

    def leader(self, place: str, leader: _Row, seen: dict[str, str]) -> None:
        remedy = "write small letters a to z, digits and single _ between them, a letter first"
        leader_id = self.own_id(place, leader, "magpie", LEADER_ID, remedy)
        if leader_id and self.unlike_others(place, leader_id, seen, place):
            place = f"leader {leader_id}"
        self.keys(place, leader, LEADER_KEYS)
        self.texts(place, leader, "names", LONGEST_NAME, "Magpie")
        for key in SIDES:
            side = leader.get(key)
            if isinstance(side, dict):
                self.side(f"{place}, {key}", side)
            elif key in leader:
                what = f"{key} is {shown(side)} and not a table"
                self.add(place, f"{what}; begin it with a line [leader.{key}]")
            else:
                self.add(place, f"{key} is missing; begin it with a line [leader.{key}]")

    def side(self, place: str, side: _Row) -> None:
        self.texts(place, side, "text", LONGEST_TEXT, "In your turn: two units change places.")
        effect = self.one_of(place, side, "effect", tuple(EFFECTS))
        if not effect:
            return
        parameters = EFFECTS[effect].parameters
        self.keys(place, side, (*SIDE_KEYS, *parameters))
        for key, parameter in parameters.items():
            self.parameter(place, side, key, parameter)

    def parameter(self, place: str, side: _Row, key: str, parameter: Parameter) -> None:
        if isinstance(parameter, Flag):
            self.flag(place, side, key, needed=True)
        elif isinstance(parameter, Word):
            self.one_of(place, side, key, parameter.words)
        elif isinstance(parameter, Number):
            if key not in side:
                self.missing(place, f"{key} = {parameter.numbers[-1]}")
            elif not is_int(side[key], parameter.numbers):
                self.wrong(place, key, side[key], f"write {choice(parameter.numbers)}")
        else:
            self.words(place, side, key, parameter)

    def words(self, place: str, side: _Row, key: str, parameter: Words) -> None:
        if key not in side:
            self.missing(place, f"{key} = [{shown(parameter.words[0])}]")
            return
        before = len(self.faults)
        if not self.some_of(place, side, key, parameter.words) and len(self.faults) == before:
            remedy = f"write at least one of {', '.join(parameter.words)}"
            self.add(place, f"{key} is empty; {remedy}")
