"""What is chosen for a game, as parameters of OpenSpiel and back.

OpenSpiel reads ``first=2`` as a number and refuses it where it was promised a word. So an option
whose values are whole numbers is a number here, and 0 stands for its one value that is a word
(``first=0``: chance). All others are words; one that looks like a number is put into single quotes
(``edition='3.0'``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hexagora.adapters.limits import usual_longest
from hexagora.core import BadOption, Game, GameInfo, Option
from hexagora.core.registry import make_game

Parameters = dict[str, int | str]

SEATS = "seats"
LONGEST = "longest"
RECALL = "recall"
USUAL_RECALL = 64
"""So many steps of the past stand one by one in the tensor of an information state."""


@dataclass(frozen=True)
class Chosen:
    """A game, after how many decisions it is ended, and how much of the past a tensor has."""

    game: Game
    longest: int
    recall: int = USUAL_RECALL


def specification(info: GameInfo) -> Parameters:
    """All parameters of a game with their defaults."""
    found: Parameters = {SEATS: 0, LONGEST: usual_longest(info.name), RECALL: USUAL_RECALL}
    for option in info.options:
        found[option.name] = _outward(option, option.default)
    return found


def read(info: GameInfo, given: Mapping[str, int | str]) -> Chosen:
    """The game that the parameters mean; those that are missing have their defaults."""
    parameters = specification(info) | dict(given)
    seats, longest = int(parameters.pop(SEATS)), int(parameters.pop(LONGEST))
    recall = int(parameters.pop(RECALL))
    if longest < 1:
        raise BadOption(f"{LONGEST} must be at least 1, not {longest}")
    if recall < 0:
        raise BadOption(f"{RECALL} must be at least 0, not {recall}")
    kinds = {option.name: option for option in info.options}
    options = {
        name: _inward(kinds[name], value) if name in kinds else str(value)
        for name, value in parameters.items()
    }
    return Chosen(make_game(info.name, seats or None, options), longest, recall)


def written(info: GameInfo, chosen: Chosen) -> Parameters:
    """The parameters that mean the game, all of them."""
    found: Parameters = {
        SEATS: chosen.game.seats,
        LONGEST: chosen.longest,
        RECALL: chosen.recall,
    }
    for option in info.options:
        found[option.name] = _outward(option, chosen.game.options.get(option.name, option.default))
    return found


def _outward(option: Option, value: str) -> int | str:
    if _is_number(option):
        return int(value) if value.isdecimal() else 0
    return f"'{value}'" if _looks_like_number(value) else value


def _inward(option: Option, value: int | str) -> str:
    if _is_number(option):
        words = [word for word in option.values if not word.isdecimal()]
        return words[0] if words and value == 0 else str(value)
    text = str(value)
    quoted = len(text) > 1 and text[0] == text[-1] == "'"
    return text[1:-1] if quoted else text


def _is_number(option: Option) -> bool:
    words = [value for value in option.values if not value.isdecimal()]
    numbers = len(option.values) - len(words)
    return numbers > 0 and len(words) <= 1 and not any(map(_looks_like_number, words))


def _looks_like_number(value: str) -> bool:
    return value.strip("+-.0123456789") == "" or value in ("True", "true", "False", "false")
