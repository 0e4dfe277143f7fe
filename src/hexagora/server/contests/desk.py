"""The desk of all contests: what people ask of it, done once and kept.

Every change reads a contest, does it, and writes it under the condition that nobody else has
written meanwhile; else it is done again with what is there now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hexagora.core import HexagoraError
from hexagora.events.draft import Draft
from hexagora.events.model import BOTH, Meeting
from hexagora.server.contests import course
from hexagora.server.contests.archive import Archive, Kept
from hexagora.server.contests.contest import (
    BETWEEN,
    CANCELLED,
    RUNNING,
    SIGNUP,
    Contest,
    Entry,
    Note,
)
from hexagora.server.contests.locks import Locks
from hexagora.server.contests.planning import planned
from hexagora.server.contests.tending import Tending
from hexagora.server.errors import Refusal
from hexagora.server.messages.events import BoardName, EventRequest, JoinRequest, SideName
from hexagora.server.names import clean_name, clean_title
from hexagora.server.tokens import new_table_id
from hexagora.server.writer import Outdated

if TYPE_CHECKING:
    from hexagora.server.hall import Hall
    from hexagora.server.people.rows import Person

MOST_ENTRIES = 512
MOST_A_DAY = 10
"""How many may take part, and how many contests somebody may make in a day."""
DAY = 24 * 3600

LOSERS: dict[SideName, int] = {"home": 0, "away": 1, "both": BOTH}


class ContestDesk:
    """Takes what is asked of contests; `tending` does what they do by themselves."""

    def __init__(self, hall: Hall) -> None:
        self._store = hall.store
        self.archive = Archive(hall.store)
        self._locks = Locks()
        self.tending = Tending(hall, self.archive, self._locks)

    # Setting up, coming and going.

    async def create(self, person: Person, asked: EventRequest) -> str:
        """Set a contest up, for whoever wants to come."""
        title = clean_title(asked.title)
        if not title:
            raise Refusal("bad_name", "give the event a name", "event_title")
        now = self._store.now()
        if await self.archive.organised(person.id, now - DAY) >= MOST_A_DAY:
            raise Refusal(
                "too_many",
                "nobody makes more than {most} events a day",
                "event_many",
                most=MOST_A_DAY,
            )
        plan = planned(asked.agreed)
        kept = Kept(
            id=new_table_id(),
            version=1,
            state=SIGNUP,
            public=asked.public,
            title=title,
            game=plan.rules.game,
            organiser=person.id,
            created=now,
            changed=now,
            due=0,
            contest=Contest(plan),
        )
        await self.archive.add(kept)
        return kept.id

    async def join(self, id_: str, person: Person, asked: JoinRequest) -> None:
        """Take part: alone, with a new team, or in a team that has room."""
        name = clean_name(asked.name) if asked.name else ""
        await self._change(id_, lambda kept: _join(kept, person.id, name, asked.team))

    async def leave(self, id_: str, person: Person) -> None:
        """Take part no longer; once it has begun, what is open is lost."""

        def left(kept: Kept) -> None:
            entry = kept.contest.entry_of(person.id)
            if entry is None:
                raise Refusal("not_now", "you do not take part in this event", "event_not_in")
            self._take_out(kept, entry, person.id, person.id)

        await self._change(id_, left)

    async def withdraw(self, id_: str, person: Person, entrant: str) -> None:
        """The organiser takes somebody out."""

        def taken_out(kept: Kept) -> None:
            _check_organiser(kept, person)
            entry = next((one for one in kept.contest.entries if one.id == entrant), None)
            if entry is None:
                raise Refusal("not_found", "nobody of that id takes part", "event_no_entrant")
            self._take_out(kept, entry, "", person.id)

        await self._change(id_, taken_out)

    def _take_out(self, kept: Kept, entry: Entry, member: str, who: str) -> None:
        contest = kept.contest
        if kept.state not in (SIGNUP, BETWEEN, RUNNING):
            raise Refusal("not_now", "this event is over", "event_over")
        if contest.plays(entry.id):
            course.leave(contest, entry.id)
            contest.notes.append(Note(self._store.now(), "left", who, (entry.id,)))
        elif member and len(entry.members) > 1:
            entry.members.remove(member)
        else:
            contest.entries.remove(entry)

    async def begin(self, id_: str, person: Person) -> None:
        """Begin, or begin the next season."""

        def begun(kept: Kept) -> None:
            _check_organiser(kept, person)
            if kept.state not in (SIGNUP, BETWEEN):
                raise Refusal("not_now", "this event has begun already", "event_begun")
            course.begin(kept, person.id, self._store.now())
            course.go_on(kept, {}, {}, self._store.now())

        await self._change(id_, begun)

    async def cancel(self, id_: str, person: Person) -> None:
        """Call it off before it has begun; a league also ends so between two seasons."""

        def cancelled(kept: Kept) -> None:
            _check_organiser(kept, person)
            if kept.state == BETWEEN:
                kept.state = "over"
            elif kept.state == SIGNUP:
                kept.state = CANCELLED
            else:
                raise Refusal("not_now", "this event has begun already", "event_begun")
            kept.contest.notes.append(Note(self._store.now(), "ended", person.id))

        await self._change(id_, cancelled)

    async def close_meeting(
        self, id_: str, person: Person, division: int, meeting: int, loser: SideName
    ) -> None:
        """The organiser awards what is open of a meeting."""

        def closed(kept: Kept) -> None:
            _check_organiser(kept, person)
            contest = _running(kept)
            found = _meeting(contest, division, meeting)
            if found.away is None or found.over:
                raise Refusal("not_now", "this meeting is over", "event_meeting_over")
            course.close_meeting(contest, division, meeting, LOSERS[loser])
            about = found.sides() if loser == "both" else (found.sides()[LOSERS[loser]],)
            contest.notes.append(
                Note(self._store.now(), "closed", person.id, about, number=found.round)
            )

        await self._change(id_, closed)

    # Armies in secret.

    async def promise(self, id_: str, person: Person, at: BoardName, promised: str) -> None:
        """Hand in the hash of a choice."""

        def handed_in(kept: Kept) -> None:
            draft, side = _draft(_running(kept), at, person.id)
            draft.commit(side, promised)

        await self._change(id_, handed_in)

    async def show(
        self, id_: str, person: Person, at: BoardName, choice: list[str], nonce: str
    ) -> None:
        """Show what a hash was made of."""

        def shown(kept: Kept) -> None:
            draft, side = _draft(_running(kept), at, person.id)
            draft.show(side, choice, nonce)

        await self._change(id_, shown)

    async def _change(self, id_: str, deed: Callable[[Kept], None]) -> None:
        """Do something to a contest, and let it go on."""
        async with self._locks.of(id_):
            while True:
                kept = await self.find(id_)
                before = kept.contest.people()
                deed(kept)
                now = self._store.now()
                if kept.state == RUNNING:
                    course.go_on(kept, {}, {}, now)
                kept.changed = now
                try:
                    await self.archive.put(kept, before)
                except Outdated:
                    continue
                break
        self.tending.wake(id_)

    async def find(self, id_: str) -> Kept:
        """A contest as it is now."""
        kept = await self.archive.load(id_)
        if kept is None:
            raise Refusal("not_found", "there is no such event", "no_event")
        return kept


def begin_fault(kept: Kept) -> HexagoraError | None:
    """What stands in the way of beginning."""
    trial = Kept(**{**vars(kept), "contest": Contest.of(kept.contest.text())})
    try:
        course.begin(trial, "", 0)
    except HexagoraError as error:
        return error
    return None


def _join(kept: Kept, person: str, name: str, team: str) -> None:
    contest = kept.contest
    if kept.state not in (SIGNUP, BETWEEN):
        raise Refusal("not_now", "this event has begun; nobody can join any more", "event_late")
    if contest.entry_of(person) is not None:
        raise Refusal("taken", "you take part already", "event_in")
    if contest.plan.rules.boards == 1:
        if name or team:
            raise Refusal("bad_option", "everybody plays alone in this event", "event_no_teams")
        _add(contest, Entry(person, "", [person]))
    elif team:
        entry = next((one for one in contest.entries if one.id == team), None)
        if entry is None:
            raise Refusal("not_found", "there is no such team", "event_no_team")
        if len(entry.members) >= contest.plan.rules.boards:
            raise Refusal("taken", "this team is full", "event_team_full")
        entry.members.append(person)
    elif not name:
        raise Refusal("bad_name", "a team needs a name", "event_team_name")
    elif any(one.name == name for one in contest.entries):
        raise Refusal("taken", "there is a team of that name", "event_team_twice")
    else:
        _add(contest, Entry(new_table_id(), name, [person]))


def _add(contest: Contest, entry: Entry) -> None:
    if len(contest.entries) >= MOST_ENTRIES:
        raise Refusal(
            "taken", "this event is full: {most} take part", "event_full", most=MOST_ENTRIES
        )
    contest.entries.append(entry)


def _check_organiser(kept: Kept, person: Person) -> None:
    if kept.organiser != person.id:
        raise Refusal("not_yours", "only the organiser of the event can do that", "event_organiser")


def _running(kept: Kept) -> Contest:
    if kept.state != RUNNING:
        raise Refusal("not_now", "this event is not under way", "event_not_running")
    return kept.contest


def _meeting(contest: Contest, division: int, meeting: int) -> Meeting:
    events = contest.season.divisions
    if division >= len(events) or meeting >= len(events[division].meetings):
        raise Refusal("not_found", "there is no such meeting", "event_no_meeting")
    return events[division].meetings[meeting]


def _draft(contest: Contest, at: BoardName, person: str) -> tuple[Draft, int]:
    boards = _meeting(contest, at.division, at.meeting).boards
    board = boards[at.board] if at.board < len(boards) else None
    if board is None or board.draft is None:
        raise Refusal("not_found", "no armies are chosen there", "event_no_draft")
    if person not in board.players:
        raise Refusal("not_yours", "you do not play at this board", "event_other_board")
    return board.draft, board.players.index(person)
