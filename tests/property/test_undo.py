"""Taking back: the course of a live table against a plain model that forgets nothing."""

from __future__ import annotations

import pytest

from hexagora import CHANCE, Rng, State, game_names
from hexagora.core import KeyedDealer, read_record
from hexagora.server.course import Course, written
from hexagora.server.rows import PERSON, PLAYING, Entry, SeatRow, TableRow
from worlds import World, pick, worlds

ROUNDS = 160


class Model:
    """Every position since the beginning, with who acted on it and what was done."""

    def __init__(self, start: State) -> None:
        self.states = [start]
        self.actors: list[int] = []
        self.actions: list[int] = []

    def play(self, action: int) -> None:
        after = self.states[-1].copy()
        self.actors.append(int(after.seat))
        self.actions.append(action)
        after.apply(action)
        self.states.append(after)

    def takeable(self, seat: int) -> int:
        """The row of own actions at the end; chance and the end of a game are final."""
        count = 0
        while not self.states[-1].over and count < len(self.actors):
            if seat == CHANCE or self.actors[-1 - count] != seat:
                break
            count += 1
        return count

    def undo(self, count: int) -> None:
        for row in (self.states, self.actors, self.actions):
            del row[-count:]


def row_of(world: World) -> TableRow:
    game = world.game
    dealer = KeyedDealer(f"undo {world.id}")
    return TableRow(
        id="table",
        game=game.name,
        rules_version=game.rules_version,
        options=dict(game.options),
        seats=[SeatRow(PERSON, f"Player {seat + 1}") for seat in range(game.seats)],
        seed=dealer.seed,
        fingerprint=dealer.fingerprint,
        created=0,
        state=PLAYING,
    )


def agree(course: Course, model: Model) -> None:
    assert course.state == model.states[-1]
    assert course.match.actors == model.actors
    assert course.match.actions == model.actions
    for seat in range(-1, course.game.seats):
        assert course.match.takeable(seat) == model.takeable(seat)
    course.hold()
    seat, count = course.takeable()
    assert count == (model.takeable(seat) if seat >= 0 else 0)


def handed_back(world: World) -> int:
    """Act and take back at random; returns how often that laid open another seat's action."""
    row, rng = row_of(world), Rng(f"undo {world.id}")
    course, model = Course(row), Model(world.game.start())
    entries: list[Entry] = []
    found = 0
    for number in range(ROUNDS):
        agree(course, model)
        if course.over:
            break
        seat, count = course.takeable()
        if count and rng.below(5) < 2:
            count = 1 + int(rng.below(count))
            entries.append(course.undo(seat, count))
            model.undo(count)
            found += bool(model.actors) and model.actors[-1] not in (seat, CHANCE)
            continue
        if course.decides == CHANCE:
            entry, step = course.deal()
        else:
            entry, step = course.play(course.decides, pick(course.state, rng))
        entries.append(entry)
        model.play(step.action)
        if number % 40 == 39:
            course = Course(row, entries)
    agree(course, model)
    agree(Course(row, entries), model)
    assert read_record(written(course.row, course.match, course.given)).verify() == model.states[-1]
    return found


@pytest.mark.parametrize("name", game_names())
def test_random_acts_and_undos_of_all_seats_are_those_of_the_plain_model(name: str) -> None:
    found = [handed_back(world) for world in worlds() if world.game.name == name]
    # In Superhex every turn begins with a roll, so nobody follows another without chance.
    assert any(found) == (name != "superhex")
