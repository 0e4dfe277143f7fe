"""The schemas from which the client takes its types are those of the program."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from hexagora import game_info
from hexagora.core import Log
from hexagora.server.schema import all_schemas, declaring, dump
from worlds import worlds

FOLDER = Path(__file__).parents[2] / "web" / "schema"


def test_the_schemas_are_those_of_the_program() -> None:
    made = {f"{name}.json": dump(schema) for name, schema in all_schemas().items()}
    kept = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    stale = sorted(name for name in {*made, *kept} if made.get(name) != kept.get(name))
    assert stale == [], "run: python -m hexagora.server.schema web/schema"


@pytest.mark.parametrize("name", declaring())
@pytest.mark.parametrize("seats", [1, 2])
def test_what_a_game_tells_is_what_it_declares(name: str, seats: int) -> None:
    schema = all_schemas()[name]

    def judge(kind: str) -> Draft7Validator:
        return Draft7Validator({**schema, "$ref": f"#/$defs/{kind}"})

    def good(judge: Draft7Validator, facts: Any) -> bool:
        return [error.message for error in judge.iter_errors(facts)] == []

    views, events, actions = judge("View"), judge("Event"), judge("Action")
    chance = random.Random(3)
    info = game_info(name)
    wanted = min(max(seats, info.least_seats), info.most_seats)
    game = next(world.game for world in worlds([name]) if world.game.seats == wanted)
    state = game.start()
    for _ in range(200):
        if state.over:
            break
        action = chance.choice(state.legal())
        meaning = game.meaning(state, action)
        assert good(actions, meaning), meaning
        log = Log()
        state.apply(action, log)
        for seat in (-1, 0):
            data = state.view(seat).data
            assert good(views, data), data
            for facts in log.seen_by(seat):
                assert good(events, facts), facts
