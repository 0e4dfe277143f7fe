"""What every game must tell: events, their words, pictures, and that all of it is met.

What random games cannot meet stands in ``worlds.NEVER_ASKED``.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from conformance_worlds import every_game, every_world, is_sentence, registered_world, told
from worlds import (
    NEVER_ASKED,
    PER_KIND,
    World,
    game_kinds,
    random_game,
    samples,
    spread,
    traces,
    viewers,
    worlds,
)

pytestmark = pytest.mark.search
RULES = Path(__file__).parents[2] / "docs" / "rules"
EXAMPLES = Path(__file__).parents[2] / "examples"
CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z0-9]+-\d+)\b", re.MULTILINE)


# Events and pictures.


@every_world
def test_events_are_well_formed(world: World) -> None:
    for trace in traces(world):
        for events in trace.events:
            for place, event in enumerate(events):
                assert event.kind in world.game.event_kinds
                assert -1 <= event.cause < place
                assert set(event.knowers) <= set(range(world.game.seats))


@registered_world
def test_events_name_clauses_of_the_rules(world: World) -> None:
    books = [*RULES.glob("*.md"), *EXAMPLES.glob("*/README.md")]
    known = {clause for path in books for clause in CLAUSE.findall(path.read_text())}
    named = {e.clause for trace in traces(world) for events in trace.events for e in events}
    named |= {str(trace.end.result()["clause"]) for trace in traces(world)}
    assert named <= known


@every_world
def test_events_are_json(world: World) -> None:
    for trace in traces(world):
        for events in spread(trace.events, 100 * PER_KIND):
            for event in events:
                for seat in viewers(world.game):
                    facts = event.seen_by(seat)
                    assert facts["event"] == event.kind
                    assert json.loads(json.dumps(facts)) == facts


@registered_world
def test_events_can_be_told(world: World) -> None:
    for texts in told(world).values():
        assert all(text == "" or is_sentence(text) for said in texts for text in said)


@registered_world
def test_every_kind_of_event_has_words(world: World) -> None:
    assert [kind for kind, texts in told(world).items() if not any(map(all, texts))] == []


@every_world
def test_a_position_can_be_drawn(world: World) -> None:
    for state in samples(world):
        plain, bright = world.game.draw(state), world.game.draw(state, colour=True)
        assert plain.strip()
        assert all(line.isprintable() for line in plain.split("\n"))
        assert re.sub("\x1b\\[[0-9;]*m", "", bright).replace(" ", "") == plain.replace(" ", "")


# Everything is met.


@every_game
def test_random_games_meet_every_decision_and_every_event(name: str) -> None:
    """Plays until all have been met; the number of games is only there so that it stops."""
    found = worlds([name])
    never = NEVER_ASKED.get(name, set())
    assert never <= {kind for world in found for kind in world.game.kinds}
    missing = {("asked", kind) for kind in game_kinds(name)}
    missing |= {("told", kind) for world in found for kind in world.game.event_kinds}
    for trace in (trace for world in found for trace in traces(world)):
        asked = {trace.game.kinds[state.kind] for state in trace.states[:-1]}
        assert not asked & never
        missing -= {("asked", kind) for kind in asked}
        missing -= {("told", event.kind) for events in trace.events for event in events}
    for number in range(20 * len(found)):
        if not missing:
            return
        for state, _, events in random_game(found[number % len(found)].game, f"meet {number}"):
            if not state.over:
                missing.discard(("asked", state.game.kinds[state.kind]))
            missing -= {("told", event.kind) for event in events}
    assert missing == set()
