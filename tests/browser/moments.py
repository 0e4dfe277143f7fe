"""Tables one action before something worth seeing, from games that are played here."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from browser.scripted import brought, here
from hexagora import CHANCE, new_game
from hexagora.core.event import Event, Log
from hexagora.core.match import Match
from hexagora.core.state import State

Wanted = Callable[[State, Sequence[Event]], bool]
"""Whether an action is the one: by the position after it, and by what happened."""
NAMES = ["Ada", "Bo", "Cy", "Dee"]


def games(
    game: str, players: int, options: dict[str, str], first: int = 0
) -> Iterator[tuple[Match, int, Log]]:
    """Random games, one after the other: after each action the game, the action, what it did."""
    for seed in count(first):
        match = Match(new_game(game, players, **options), NAMES[:players], str(seed))
        dice = random.Random(seed)
        while not match.over and len(match.actions) < 900:
            mine = match.state.seat != CHANCE
            legal = match.state.legal()
            action = dice.choice(legal) if mine else match.dealer.deal(match.state)
            log = Log()
            match.play(action, log)
            yield match, action if mine else CHANCE, log


def table_before(
    base: str,
    game: str,
    wanted: Wanted,
    seats: list[dict[str, str]] | None = None,
    first: int = 0,
    players: int = 2,
    **options: str,
) -> tuple[dict[str, Any], int]:
    """A table, and the action that does what is wanted; games are tried until one has it.

    Where a game that has it is known, ``first`` is its seed.
    """
    sitting = seats or here(NAMES[:players])
    for match, action, log in games(game, players, options, first):
        if action != CHANCE and wanted(match.state, log.events):
            return brought(base, match, len(match.actions) - 1, sitting), action
    raise AssertionError("unreachable")


def table_at(
    base: str, game: str, wanted: Callable[[Any], bool], players: int = 2, **options: str
) -> tuple[dict[str, Any], State]:
    """A table at which somebody decides and sees what is wanted, and the position."""
    for match, _, _ in games(game, players, options):
        state = match.state
        if not state.over and state.seat != CHANCE and wanted(state.view(state.seat).data):
            return brought(base, match, len(match.actions), here(NAMES[:players])), state
    raise AssertionError("unreachable")
