"""Records of played games in their parts, and why one is refused."""

from __future__ import annotations

from functools import cache

import pytest

from hexagora import BadRecord, Match, game_info
from hexagora.core import read_record
from hexagora.core.keyed import NO_WORD, dealer_of
from worlds import game_names, golden_records

every_game = pytest.mark.parametrize("name", game_names())


@cache
def played(name: str, actions: int = 10**9) -> Match:
    """The shortest golden game with the usual number of seats, to its end or for so many actions.

    It is played here once more: chance is dealt from the seed, the seats do as they did.
    """
    golden = min(
        (
            record
            for record in golden_records().values()
            if record.game.name == name
            and record.format == 2
            and not record.words
            and record.game.seats == game_info(name).usual_seats
        ),
        key=lambda record: len(record.texts),
    )
    dealer = dealer_of(golden.dealer, golden.seed, [NO_WORD] * golden.game.seats)
    match = Match(golden.game, golden.names, dealer=dealer)
    for text in golden.texts[:actions]:
        if match.state.seat < 0:
            match.deal()
        else:
            match.play(match.game.read(match.state, text))
    return match


def refused(text: str) -> str:
    """The sentence with which a record is refused, when read or when verified."""
    with pytest.raises(BadRecord) as error:
        read_record(text).verify()
    message = str(error.value)
    assert message.isprintable(), "one line, and nothing that plays with the terminal"
    assert 10 < len(message) < 400
    return message


def header(text: str, key: str) -> str:
    """The value of a header line."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"{key}: ")]
    return line.removeprefix(f"{key}: ")


def body(text: str) -> tuple[str, list[str]]:
    """The header and the lines of the actions."""
    head, _, actions = text.partition("\n\n")
    return head, actions.splitlines()


def join(head: str, actions: list[str]) -> str:
    return "\n".join([head, "", *actions]) + "\n"
