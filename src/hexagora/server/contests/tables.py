"""The tables of a contest's games: set up for two persons, and read when they are over."""

from __future__ import annotations

from collections.abc import Mapping

from hexagora.core import game_info
from hexagora.core.keyed import KeyedDealer
from hexagora.events.conduct import forfeited
from hexagora.events.games import armies_by_seat, game_of, seats_of
from hexagora.events.model import BOTH, NEITHER, GameResult
from hexagora.server.contests.archive import Kept
from hexagora.server.contests.contest import Contest, Slot
from hexagora.server.deeds import Deed
from hexagora.server.ratings.modes import can_be_rated
from hexagora.server.rows import PERSON, PLAYING, SeatRow, TableRow
from hexagora.server.table import Table

NOBODY = "(deleted)"
"""What somebody is called whose data were deleted."""


def table_row(kept: Kept, slot: Slot, names: Mapping[str, str], clock: str, now: int) -> TableRow:
    """The table of a game, at which both sit already: they come in with their identity."""
    contest = kept.contest
    game, players = contest.game(slot), contest.board(slot).players
    made = game_of(contest.plan.rules, armies_by_seat(game))
    seats = [SeatRow(PERSON)] * 2
    for side, seat in enumerate(seats_of(game)):
        person = players[side]
        seats[seat] = SeatRow(PERSON, names.get(person, NOBODY), person=person)
    dealer = KeyedDealer()
    return TableRow(
        id=contest.tables[str(slot)],
        game=made.name,
        rules_version=made.rules_version,
        options=dict(made.options),
        seats=seats,
        seed=dealer.seed,
        fingerprint=dealer.fingerprint,
        created=now,
        state=PLAYING,
        public=kept.public,
        title=kept.title,
        # Who plays over days is not there to give a word: the server's promise has to do.
        hints=False,
        clock=clock,
        rated=contest.plan.rated and can_be_rated(made, seats, contest.plan.timed),
        event=event_of(kept.id, slot),
    )


def event_of(contest: str, slot: Slot) -> str:
    """What a table says about the game of a contest that is played there."""
    return f"{contest}/{slot}"


def contest_of(event: str) -> str:
    """The contest that a table belongs to.

    >>> contest_of("abc/0.0.1.0.1")
    'abc'
    """
    return event.partition("/")[0]


def result_at(contest: Contest, slot: Slot, table: Table) -> GameResult:
    """What came of a game that is over.

    Whoever resigned or lost by time gave it away; a draw that was agreed has no balance.
    """
    course = table.course
    seats = seats_of(contest.game(slot))
    places = course.places()
    one, other = (places[seat] for seat in seats)
    winner = 0 if one < other else 1 if other < one else NEITHER
    if course.state.over:
        points = game_info(course.game.name).table().scores(course.state)
        found = course.state.result()
        scores = float(points[seats[0]]), float(points[seats[1]])
        return GameResult(scores, winner, NEITHER, str(found["reason"]))
    if winner == NEITHER:
        return GameResult((0.0, 0.0), NEITHER, NEITHER, "agreed")
    return forfeited(contest.plan.rules, 1 - winner)


def waits_for(contest: Contest, slot: Slot, table: Table) -> int:
    """The side that a game waits for."""
    held = table.course.hold()
    seat = table.course.decides if held is None else held
    seats = seats_of(contest.game(slot))
    return seats.index(seat) if seat in seats else BOTH


async def end(contest: Contest, slot: Slot, loser: int, table: Table) -> None:
    """Within the table's mailbox: end a game that was awarded, so that nobody plays on in vain."""
    course = table.course
    if table.row.state != PLAYING or course.over:
        return
    seats = seats_of(contest.game(slot))
    entry = course.agree_draw() if loser == BOTH else course.resign(seats[loser])
    await table.commit(Deed([entry]))
