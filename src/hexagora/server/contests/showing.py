"""A contest as it is shown: with names, and nothing of a choice before both have shown it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from hexagora.events.conduct import is_over
from hexagora.events.draft import Draft, Secret
from hexagora.events.model import NEITHER, Board, Entrant, Event, EventGame, Meeting
from hexagora.events.schedules import round_robin
from hexagora.events.standings import meeting_balance, meeting_points, standings
from hexagora.events.times import SECOND
from hexagora.server.contests.archive import Kept
from hexagora.server.contests.contest import BETWEEN, RUNNING, SIGNUP, Entry, Slot
from hexagora.server.contests.desk import begin_fault
from hexagora.server.contests.planning import agreement
from hexagora.server.contests.tables import NOBODY
from hexagora.server.errors import refusal_of
from hexagora.server.messages.common import RefusalForm
from hexagora.server.messages.events import (
    BoardForm,
    DivisionForm,
    DraftForm,
    EntryForm,
    EventCard,
    EventGameForm,
    EventPage,
    EventPerson,
    MeetingForm,
    MyEventGame,
    NoteForm,
    StandingForm,
)

if TYPE_CHECKING:
    from hexagora.server.people.rows import Person

People = Mapping[str, "Person"]


def card(kept: Kept, mine: bool) -> EventCard:
    """A contest in a list."""
    contest = kept.contest
    return EventCard(
        event=kept.id,
        title=kept.title,
        game=kept.game,
        state=kept.state,
        public=kept.public,
        created=kept.created,
        entrants=len(contest.entries),
        mine=mine,
        agreed=agreement(contest.plan),
    )


@dataclass(frozen=True)
class Shown:
    """A contest for one who looks; ``viewer`` is their id, or nothing."""

    kept: Kept
    people: People
    viewer: str
    now: int

    def page(self, season: int, round_: int) -> EventPage:
        """The page of a season and a round; 0 is the present one."""
        kept, contest = self.kept, self.kept.contest
        count = len(contest.seasons)
        shown = season if 0 < season <= count else count
        entry = contest.entry_of(self.viewer) if self.viewer else None
        divisions = contest.seasons[shown - 1].divisions if shown else []
        return EventPage(
            event=kept.id,
            version=kept.version,
            title=kept.title,
            state=kept.state,
            public=kept.public,
            created=kept.created,
            now=self.now,
            organiser=self._person(kept.organiser),
            organises=bool(self.viewer) and kept.organiser == self.viewer,
            entry=entry.id if entry is not None else "",
            agreed=agreement(contest.plan),
            entries=[self._entry(one) for one in contest.entries],
            fault=self._fault(),
            season=shown,
            seasons=count,
            divisions=[
                self._division(shown - 1, number, event, round_)
                for number, event in enumerate(divisions)
            ],
            mine=list(self.mine()) if self.viewer else [],
            notes=[
                NoteForm(one.at, one.what, self._called(one.who), self._all(one.about), one.number)
                for one in reversed(contest.notes)
            ],
        )

    def event(self, season: int, division: int) -> Event | None:
        """The event of a division for others, with names and without what is secret."""
        contest = self.kept.contest
        shown = season or len(contest.seasons)
        if not 0 < shown <= len(contest.seasons):
            return None
        divisions = contest.seasons[shown - 1].divisions
        if not 0 < division <= len(divisions):
            return None
        found = self.named(divisions[division - 1])
        # Lots that are still to be drawn follow from the seed.
        seed = found.seed if is_over(found) else ""
        meetings = [replace(one, boards=list(map(_opened, one.boards))) for one in found.meetings]
        return replace(found, seed=seed, meetings=meetings)

    def named(self, event: Event) -> Event:
        """The event with the names of those who take part."""
        return replace(event, entrants=[self._named(one) for one in event.entrants])

    def _named(self, entrant: Entrant) -> Entrant:
        return replace(entrant, name=entrant.name or self._called(entrant.id))

    def _fault(self) -> RefusalForm | None:
        if self.kept.organiser != self.viewer or self.kept.state not in (SIGNUP, BETWEEN):
            return None
        fault = begin_fault(self.kept)
        return None if fault is None else refusal_of(fault).refusal

    def _person(self, id_: str) -> EventPerson:
        found = self.people.get(id_)
        if found is None:
            return EventPerson(id_, NOBODY, False)
        return EventPerson(id_, found.name, found.kind == "bot")

    def _called(self, id_: str) -> str:
        """What a person or a team is called; other words stay as they are."""
        if not id_:
            return ""
        for entry in self.kept.contest.entries:
            if entry.id == id_ and entry.name:
                return entry.name
        return self._person(id_).name

    def _all(self, about: tuple[str, ...]) -> list[str]:
        # A division is told by its number.
        return [one if one.isdigit() and len(one) < 3 else self._called(one) for one in about]

    def _entry(self, entry: Entry) -> EntryForm:
        contest = self.kept.contest
        divisions = contest.season.divisions if contest.seasons else ()
        left = any(entry.id in event.left for event in divisions)
        members = [self._person(one) for one in entry.members]
        return EntryForm(entry.id, entry.name or members[0].name, members, left)

    def _division(self, season: int, number: int, event: Event, round_: int) -> DivisionForm:
        shown = round_ if 0 < round_ <= event.round else event.round
        rows = standings(self.named(event))
        return DivisionForm(
            number=number + 1,
            round=shown,
            last=event.round,
            rounds=_rounds(event),
            over=is_over(event),
            standings=[StandingForm(**asdict(row)) for row in rows],
            meetings=[
                self._meeting(event, Slot(season, number, place, 0, 0), meeting)
                for place, meeting in enumerate(event.meetings)
                if meeting.round == shown
            ],
        )

    def _meeting(self, event: Event, at: Slot, meeting: Meeting) -> MeetingForm:
        away = meeting.away
        return MeetingForm(
            number=at.meeting,
            round=meeting.round,
            home=self._called(meeting.home),
            away=self._called(away) if away is not None else "",
            over=meeting.over,
            deadline=(meeting.deadline or 0) // SECOND,
            third=meeting.third,
            points=list(meeting_points(event.rules, meeting)) if meeting.over else [],
            balance=meeting_balance(meeting),
            boards=[
                self._board(at._replace(board=place), board)
                for place, board in enumerate(meeting.boards)
            ],
        )

    def _board(self, at: Slot, board: Board) -> BoardForm:
        games = [self._game(at._replace(game=i), game) for i, game in enumerate(board.games)]
        players = [self._person(one) for one in board.players]
        return BoardForm(at.board, players, games, self._draft(at, board.draft))

    def _game(self, at: Slot, game: EventGame) -> EventGameForm:
        result = game.result
        return EventGameForm(
            number=at.game,
            first=game.first,
            armies=list(game.armies or ()),
            table=self.kept.contest.tables.get(str(at), ""),
            over=result is not None,
            scores=list(result.scores) if result is not None else [],
            winner=result.winner if result is not None else NEITHER,
            forfeit=result.forfeit if result is not None else NEITHER,
            reason=result.reason if result is not None else "",
        )

    def _draft(self, at: Slot, draft: Draft | None) -> DraftForm | None:
        if draft is None:
            return None
        step = self.kept.contest.steps.get(str(at))
        limit = self.kept.contest.plan.pick_time
        shown = all(secret.choice is not None for secret in draft.bans)
        open_ = draft.stage != "done"
        return DraftForm(
            stage=draft.stage,
            show=step is not None and step.name.endswith("-show"),
            needed=draft.needed() if open_ else 0,
            choices=draft.choices() if open_ else [],
            waits_for=draft.waits_for(),
            banned=[list(secret.choice or ()) for secret in draft.bans] if shown else [],
            due=(step.since + limit) // SECOND if open_ and step is not None and limit else 0,
        )

    def mine(self) -> Iterator[MyEventGame]:
        """What waits for the one who looks: choices of armies first, then games."""
        contest = self.kept.contest
        if self.kept.state != RUNNING:
            return
        for slot, _, meeting, board in contest.drafts():
            if self.viewer in board.players:
                yield self._my(slot, meeting, board, self._draft(slot, board.draft))
        for slot in contest.open_slots():
            board = contest.board(slot)
            if self.viewer in board.players:
                yield self._my(slot, contest.event(slot).meetings[slot.meeting], board, None)

    def _my(
        self, slot: Slot, meeting: Meeting, board: Board, draft: DraftForm | None
    ) -> MyEventGame:
        side = board.players.index(self.viewer)
        return MyEventGame(
            event=self.kept.id,
            division=slot.division,
            meeting=slot.meeting,
            board=slot.board,
            game=slot.game,
            side=side,
            table="" if draft else self.kept.contest.tables.get(str(slot), ""),
            opponent=self._person(board.players[1 - side]).name,
            deadline=(meeting.deadline or 0) // SECOND,
            draft=draft,
        )


def people_in(kept: Kept) -> set[str]:
    """Everybody whose name may be shown."""
    contest = kept.contest
    events = [event for season in contest.seasons for event in season.divisions]
    players = [one for event in events for one in event.entrants]
    played = {id_ for one in players for id_ in (one.id, *one.members)}
    noted = {note.who for note in contest.notes if note.who}
    return {kept.organiser, *contest.people(), *played, *noted}


def _rounds(event: Event) -> int:
    """How many rounds an event has."""
    if event.rules.format == "swiss":
        return event.rules.rounds
    if event.rules.format == "knockout":
        return max(1, (len(event.entrants) - 1).bit_length())
    return len(round_robin([one.id for one in event.entrants], event.rules.rounds))


def _opened(board: Board) -> Board:
    """A board without what only one side has shown."""
    draft = board.draft
    if draft is None:
        return board
    return replace(board, draft=replace(draft, bans=_told(draft.bans), picks=_told(draft.picks)))


def _told(secrets: list[Secret]) -> list[Secret]:
    if all(secret.choice is not None for secret in secrets):
        return secrets
    return [Secret(), Secret()]
