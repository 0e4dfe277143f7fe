"""The worlds of all games, of which the contract is asked, and what is told in them."""

from __future__ import annotations

import json
from functools import cache
from itertools import chain

import pytest

from hexagora import Game
from hexagora.core import Facts
from hexagora.words import LANGUAGES, words_of
from kuhn import Kuhn
from worlds import PER_KIND, World, game_names, spread, traces, viewers, worlds

REGISTERED = worlds()
TOY = World("kuhn", Kuhn())
MOST_ACTIONS = 40 * PER_KIND
"""So many actions of one position are tried."""

every_world = pytest.mark.parametrize("world", [*REGISTERED, TOY], ids=str)
registered_world = pytest.mark.parametrize("world", REGISTERED, ids=str)
every_game = pytest.mark.parametrize("name", game_names())


def is_sentence(text: str) -> bool:
    """Whether a text can be shown on one line."""
    return text.strip() != "" and text.isprintable()


def sentences(game: Game, facts: Facts) -> list[str]:
    """An event in words, in all languages."""
    names = [f"name {seat}" for seat in range(game.seats)]
    message = f"event-{facts['event']}"
    return [words_of(game.name, language).say(message, facts, names) for language in LANGUAGES]


@cache
def told(world: World) -> dict[str, list[list[str]]]:
    """By kind of event: what is said in all languages of what somebody sees of such an event."""
    seen: dict[str, dict[str, Facts]] = {}
    for trace in traces(world):
        for event in chain.from_iterable(trace.events):
            for seat in viewers(world.game):
                facts = event.seen_by(seat)
                seen.setdefault(event.kind, {})[json.dumps(facts)] = facts
    return {
        kind: [sentences(world.game, facts) for facts in spread([*each.values()], 20 * PER_KIND)]
        for kind, each in seen.items()
    }
