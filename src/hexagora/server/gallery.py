"""Finished games that anybody may watch: of public tables, and those that come with the games."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.resources import files
from itertools import zip_longest

from hexagora.core import HexagoraError, game_info, game_names, read_record
from hexagora.core.keyed import NO_WORD, SERVERS_WORD
from hexagora.server.cards import seat_cards
from hexagora.server.course import Course
from hexagora.server.messages.answers import ReplayCard
from hexagora.server.rows import ACT, PERSON, REPLAY, Entry, SeatRow, TableRow
from hexagora.server.store import Store, Stored
from hexagora.server.tokens import new_table_id

FOLDER = "replays"
SHIPPED = "shown-"
"""So the names of tables begin whose games come with the program."""
SHOWN = 12
"""So many are told."""
LATEST = 30
"""Of so many games that ended lately."""


class Gallery:
    """What is worth watching. How eventful a finished game was is worked out once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, ReplayCard] = {}

    async def cards(self) -> list[ReplayCard]:
        """The most eventful games."""
        rows = await self._store.finished(LATEST)
        for row in rows:
            if row.id not in self._known:
                found = await self._store.load(row.id)
                card = None if found is None else await asyncio.to_thread(_card, found)
                if card is not None:
                    self._known[row.id] = card
        self._known = {row.id: self._known[row.id] for row in rows if row.id in self._known}
        cards = [*self._known.values(), *await asyncio.to_thread(_shipped_cards)]
        cards.sort(key=lambda card: (-card.turns, card.margin))
        return cards[:SHOWN]

    def shipped(self, name: str) -> Stored | None:
        """A game that comes with the program, by the name of its table; it is in no database."""
        return _shipped().get(name) if name.startswith(SHIPPED) else None


@cache
def _shipped() -> dict[str, Stored]:
    found = {}
    for game in game_names():
        package = game_info(game).replays
        folder = files(package) / FOLDER if package else None
        if folder is None or not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            stem, _, ending = file.name.rpartition(".")
            if ending == "record":
                row, entries = read_row(file.read_text(encoding="utf-8"))
                row.id, row.public = f"{SHIPPED}{game}-{stem}", True
                found[row.id] = Stored(row, entries, [])
    return found


@cache
def _shipped_cards() -> list[ReplayCard]:
    return [card for found in _shipped().values() if (card := _card(found)) is not None]


def _card(found: Stored) -> ReplayCard | None:
    """What is told of a finished game; nothing of one that this program cannot play any more."""
    row = found.row
    try:
        course = Course(row, found.entries)
    except HexagoraError:
        return None
    scores, turns = _told_by_scores(course)
    best, *others = sorted(scores, reverse=True)
    usual = {option.name: option.default for option in game_info(row.game).options}
    return ReplayCard(
        table=row.id,
        game=row.game,
        title=row.title,
        created=row.created,
        options={k: v for k, v in row.options.items() if v != usual.get(k)},
        seats=seat_cards(row, set()),
        steps=course.step,
        places=list(row.places) or course.places(),
        scores=scores,
        turns=turns,
        margin=round((best - others[0]) / best, 3) if others and best > 0 else 0.0,
    )


def _told_by_scores(course: Course) -> tuple[list[float], int]:
    """The scores in the end, and how often another seat took the lead."""
    side = game_info(course.game.name).table()
    state = course.game.start()
    leader, turns = -1, 0
    scores = side.scores(state)
    for action in course.match.actions:
        state.apply(action)
        scores = side.scores(state)
        first = max(scores)
        if scores.count(first) == 1 and (now := scores.index(first)) != leader:
            turns += leader >= 0
            leader = now
    return scores, turns


def read_row(text: str, now: int = 0) -> tuple[TableRow, list[Entry]]:
    """The table and the course that a record describes; it is verified."""
    record = read_record(text)
    record.verify()
    row = TableRow(
        id=new_table_id(),
        game=record.game.name,
        rules_version=record.game.rules_version,
        options=dict(record.game.options),
        seats=[
            SeatRow(PERSON, name, "", _given(promised), _given(word))
            for name, promised, word in zip_longest(record.names, record.commitments, record.words)
        ],
        seed=record.seed,
        fingerprint=record.fingerprint,
        created=now,
        state=REPLAY,
        forked_at=record.forked,
        ending=record.ending,
        places=record.places,
        format=record.format,
        dealer=record.dealer,
    )
    return row, [Entry(ACT, step.seat, step.action) for step in record.steps()]


def _given(item: str | None) -> str:
    """A hash or a word of a record; empty where only what stands in its place is told."""
    return "" if item in (None, NO_WORD, SERVERS_WORD) else str(item)
