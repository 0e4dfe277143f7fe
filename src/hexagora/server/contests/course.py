"""How a contest goes on by itself: results are entered, time runs out, the next round comes.

All of it is done to a contest in memory and comes true when it is stored. The rule about time: when
the deadline of a round has passed, a game is lost for the side that it waits for, and a game that
could not be begun yet goes as the one before it; armies that were not chosen are lost for whoever
the choice waits for.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex

from hexagora.core import HexagoraError
from hexagora.events.conduct import (
    award,
    chosen,
    forfeited,
    is_over,
    next_round,
    overdue,
    report,
    withdraw,
)
from hexagora.events.draft import Draft
from hexagora.events.model import BOTH, Event, GameResult
from hexagora.events.season import next_season
from hexagora.events.times import SECOND
from hexagora.server.contests.archive import Kept
from hexagora.server.contests.contest import (
    BETWEEN,
    FINISHED,
    GONE,
    RUNNING,
    Contest,
    DraftStep,
    Note,
    Slot,
)
from hexagora.server.contests.planning import entrant_of, first_season
from hexagora.server.tokens import new_table_id


def begin(kept: Kept, who: str, now: int) -> None:
    """Begin the first season, or the one after a season that is over."""
    contest = kept.contest
    _forget_the_gone(contest)
    if contest.seasons:
        fresh = [one for one in contest.entries if not contest.plays(one.id)]
        newcomers = [entrant_of(one, contest.plan) for one in fresh]
        left = {id_ for event in contest.season.divisions for id_ in event.left}
        contest.seasons.append(next_season(contest.season, newcomers))
        contest.entries = [one for one in contest.entries if one.id not in left]
    else:
        contest.seasons.append(first_season(contest, token_hex(16)))
    number = len(contest.seasons)
    contest.notes.append(Note(now, "season" if number > 1 else "begun", who, number=number))
    kept.state = RUNNING
    contest.steps.clear()


def go_on(
    kept: Kept, results: Mapping[Slot, GameResult], late: Mapping[Slot, int], now: int
) -> bool:
    """Do all that is to be done; whether that was anything.

    ``results`` are those of tables that are over, ``late`` tells which side a game waits for.
    """
    contest, before = kept.contest, kept.contest.text()
    _enter(contest, results)
    _withdraw_the_gone(contest, now)
    _close_late(contest, late, now)
    _draw_late(contest, now)
    while _next_rounds(kept, now):
        _withdraw_the_gone(contest, now)
    _follow_drafts(contest, now)
    for slot in contest.open_slots():
        contest.tables.setdefault(str(slot), new_table_id())
    if kept.state == RUNNING and contest.season.over:
        kept.state = BETWEEN if contest.plan.league else FINISHED
        contest.notes.append(Note(now, "over", number=len(contest.seasons)))
    kept.due = _due(contest) if kept.state == RUNNING else 0
    return before != contest.text()


def close_meeting(contest: Contest, division: int, number: int, loser: int) -> None:
    """Award what is open of a meeting of the present season."""
    event = contest.season.divisions[division]
    meeting = event.meetings[number]
    still_open = [slot for slot in contest.open_slots() if slot[1:3] == (division, number)]
    award(event, meeting, loser)
    # In a knock-out this may have made another duel; nobody came to this one, so that goes too.
    while not meeting.over:
        award(event, meeting, loser)
    _end_tables(contest, dict.fromkeys(still_open, loser))


def leave(contest: Contest, entrant: str) -> None:
    """Somebody takes part no longer: what is open is lost."""
    for event in contest.season.divisions:
        if any(one.id == entrant for one in event.entrants) and entrant not in event.left:
            before = list(contest.open_slots())
            withdraw(event, entrant)
            lost = {
                slot: result.forfeit
                for slot in before
                if (result := contest.game(slot).result) is not None
            }
            _end_tables(contest, lost)


def _end_tables(contest: Contest, lost: Mapping[Slot, int]) -> None:
    for slot, loser in lost.items():
        if str(slot) in contest.tables:
            contest.closing[str(slot)] = loser


def _forget_the_gone(contest: Contest) -> None:
    """Whose data were deleted before it began never came."""
    for entry in contest.entries:
        if not contest.plays(entry.id):
            entry.members = [one for one in entry.members if not one.startswith(GONE)]
    contest.entries = [one for one in contest.entries if one.members]


def _enter(contest: Contest, results: Mapping[Slot, GameResult]) -> None:
    for slot, result in results.items():
        if contest.game(slot).result is None:
            report(contest.event(slot), slot[2:], result)


def _withdraw_the_gone(contest: Contest, now: int) -> None:
    """Whose data were deleted takes part no longer; a team of which somebody is gone neither."""
    for event in contest.season.divisions:
        for one in event.here():
            if any(id_.startswith(GONE) for id_ in (one.id, *one.members)):
                leave(contest, one.id)
                contest.notes.append(Note(now, "gone", about=(one.id,)))


def _close_late(contest: Contest, late: Mapping[Slot, int], now: int) -> None:
    season = len(contest.seasons) - 1
    for division, event in enumerate(contest.season.divisions):
        for meeting in overdue(event, now * SECOND):
            at = Slot(season, division, event.meetings.index(meeting), 0, 0)
            lost = {slot: side for slot, side in late.items() if slot[:3] == at[:3]}
            closed = 0
            for place in range(len(meeting.boards)):
                closed += _close(contest, at._replace(board=place), lost)
            if closed:
                _end_tables(contest, lost)
                note = Note(now, "late", about=meeting.sides(), number=meeting.round)
                contest.notes.append(note)


def _close(contest: Contest, at: Slot, lost: Mapping[Slot, int]) -> bool:
    """Close the open games of a board as far as it is known whom they wait for; whether any was."""
    event, board = contest.event(at), contest.board(at)
    loser: int | None = None
    if not board.games and board.draft is not None:
        sides = board.draft.waits_for()
        loser = sides[0] if len(sides) == 1 else BOTH
        # The games are made as for armies by lot; nobody plays them.
        while board.draft.stage != "done":
            _lots(event, at.meeting, board.players, board.draft)
        chosen(event, board)
    agreed, closed = len(board.games), False
    for number in range(agreed):
        slot = at._replace(game=number)
        loser = lost.get(slot) if str(slot) in contest.tables else loser
        if board.games[number].result is None and loser is not None:
            report(event, slot[2:], forfeited(event.rules, loser))
            closed = True
    # A tie that this made in a knock-out is decided by no further duel.
    for number in range(agreed, len(board.games)):
        report(event, at._replace(game=number)[2:], forfeited(event.rules, BOTH))
    return closed


def _draw_late(contest: Contest, now: int) -> None:
    """What was not handed in in time is drawn by lot."""
    limit = contest.plan.pick_time
    if not limit:
        return
    for slot, event, _, board in contest.drafts():
        step = contest.steps.get(str(slot))
        draft = board.draft
        if draft is None or step is None or step.since + limit > now * SECOND:
            continue
        if step.name == _step_of(draft):
            sides = draft.waits_for()
            _lots(event, slot.meeting, board.players, draft)
            about = tuple(board.players[side] for side in sides)
            contest.notes.append(Note(now, "drawn", about=about))


def _lots(event: Event, meeting: int, players: tuple[str, str], draft: Draft) -> None:
    """Draw for those the draft waits for; what was drawn is shown as soon as both have promised."""
    stage, late = draft.stage, draft.waits_for()
    for side in (*late, *late):
        if draft.stage == stage:
            draft.draw(side, f"{event.seed}/{meeting}/{players[side]}")


def _step_of(draft: Draft) -> str:
    """What both sides are to do now: promise or show, at a stage."""
    secrets = draft.bans if draft.stage == "ban" else draft.picks
    promised = all(secret.promised for secret in secrets)
    return f"{draft.stage}-{'show' if promised else 'promise'}"


def _follow_drafts(contest: Contest, now: int) -> None:
    """Note since when a draft waits for what; make the games of those that are done."""
    for slot, event, _, board in list(contest.drafts()):
        if board.draft is None or chosen(event, board):
            contest.steps.pop(str(slot), None)
            continue
        name = _step_of(board.draft)
        step = contest.steps.get(str(slot))
        if step is None or step.name != name:
            contest.steps[str(slot)] = DraftStep(name, now * SECOND)


def _next_rounds(kept: Kept, now: int) -> bool:
    """Make the next round of every division that has none open; whether there was any."""
    contest, made = kept.contest, False
    for number, event in enumerate(contest.season.divisions):
        if is_over(event) or not all(meeting.over for meeting in event.meetings):
            continue
        about = (str(number + 1),) if contest.plan.league else ()
        try:
            meetings = next_round(event, now * SECOND)
        except HexagoraError:
            # So many left that nobody could meet anybody new: it ends with what was played.
            contest.notes.append(Note(now, "stuck", about=about, number=event.round))
            kept.state = FINISHED
            return False
        if meetings:
            made = True
            contest.notes.append(Note(now, "round", about=about, number=event.round))
    return made


def _due(contest: Contest) -> int:
    """When something has to be done that nobody asks for, in seconds; 0 for never."""
    moments = [
        meeting.deadline
        for event in contest.season.divisions
        for meeting in event.meetings
        if meeting.deadline is not None and not meeting.over
    ]
    if contest.plan.pick_time:
        moments += [step.since + contest.plan.pick_time for step in contest.steps.values()]
    return -(-min(moments) // SECOND) if moments else 0
