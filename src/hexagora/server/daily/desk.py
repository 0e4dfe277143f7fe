"""Where tries of the daily challenge begin, and where their scores are told.

Everybody meets the same chance: the seed of a challenge follows from a secret of the server and
from the day, no word of a player goes into it, and the dealer has a lane for everything that is
drawn from. Nobody who does not have the secret knows a seed before it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from hashlib import blake2b
from secrets import token_hex

from hexagora.core.dealer import fingerprint
from hexagora.core.keyed import LANES
from hexagora.core.registry import make_game
from hexagora.server.daily import tries
from hexagora.server.daily.days import (
    Daily,
    challenges_of,
    closes,
    day_at,
    ends,
)
from hexagora.server.daily.tries import Contender, Standing, Try
from hexagora.server.errors import Refusal
from hexagora.server.messages.daily import (
    DailyAnswer,
    DailyChallenge,
    DailyRow,
    MyTry,
    TryAnswer,
    TryState,
)
from hexagora.server.names import clean_name
from hexagora.server.rows import FIXED, PERSON, PLAYING, SeatRow, TableRow, TokenRow
from hexagora.server.store import Store
from hexagora.server.tokens import SEAT, digest, new_table_id, new_token
from hexagora.server.turns import waits_after
from hexagora.server.writer import Outdated

_SECRET = "daily secret"


class DailyDesk:
    """The daily challenges of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""

    async def seed_of(self, daily: Daily) -> str:
        """What the dealer of a challenge begins with, the same for everybody."""
        text = f"hexagora {daily.event}"
        return blake2b(text.encode(), key=await self._known(), digest_size=32).hexdigest()

    async def _known(self) -> bytes:
        """The secret; whoever needs it first makes it, for all processes on the database."""
        if not self._secret:
            put = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await self._store.write([(put, (_SECRET, token_hex(32)))])
            get = "SELECT value FROM meta WHERE key = ?"
            rows = await self._store.read(lambda database: database.rows(get, (_SECRET,)))
            self._secret = bytes.fromhex(rows[0][0])
        return self._secret

    async def begin(
        self, daily: Daily, who: Contender, others: Sequence[str], name: str
    ) -> tuple[TableRow, TryAnswer]:
        """Store the table of somebody's only try. ``others`` are as whom the same one may have
        tried already."""
        for other in others:
            if await self._store.read(partial(tries.try_of, event=daily.event, who=other)):
                raise _tried()
        seed = await self.seed_of(daily)
        game = make_game(daily.game, 1, daily.options)
        row = TableRow(
            id=new_table_id(),
            game=daily.game,
            rules_version=game.rules_version,
            options=dict(game.options),
            seats=[SeatRow(PERSON, clean_name(name), person="" if who.guest else who.id)],
            seed=seed,
            fingerprint=fingerprint(seed),
            created=self._store.now(),
            state=PLAYING,
            dealer=LANES,
            # Words of players would make the dice differ from one to another.
            dealing=FIXED,
            hints=False,
            event=daily.event,
            waits=waits_after(game, ()),
        )
        token = new_token()
        only = tries.begin(daily, who, row.seats[0].name, row)
        try:
            await self._store.create(row, [TokenRow(digest(token), SEAT, 0)], more=[only])
        except Outdated:
            raise _tried() from None
        return row, TryAnswer(row.id, 0, token, row.game)

    async def answer(self, day: date, who: Sequence[str]) -> DailyAnswer:
        """A day as somebody sees it, who may be known here as several."""
        store = self._store
        today = day_at(store.now())
        if day > today:
            raise Refusal("not_found", "this day is still to come", "future_day")
        before = await store.read(lambda base: tries.days_played(base, today.isoformat()))
        challenges = [await self._told(daily, who) for daily in challenges_of(day)]
        return DailyAnswer(str(day), str(today), ends(day), closes(day), before, challenges)

    async def _told(self, daily: Daily, who: Sequence[str]) -> DailyChallenge:
        found = await self._store.read(lambda base: tries.standing(base, daily, who))
        seed, closed = await self.seed_of(daily), self._store.now() >= closes(daily.day)
        return DailyChallenge(
            game=daily.game,
            name=daily.challenge.name,
            options=daily.options,
            fewer=daily.challenge.fewer,
            seed_hash=fingerprint(seed),
            seed=seed if closed else "",
            mine=_mine(found, closed),
            players=_rows(found.players, who, closed),
            guests=_rows(found.guests, who, closed),
            begun=found.begun,
        )


def _tried() -> Refusal:
    return Refusal("taken", "you have had your try of this day already", "tried")


def _mine(found: Standing, closed: bool) -> MyTry | None:
    mine = found.mine
    if mine is None:
        return None
    state: TryState = "over" if mine.done else "missed" if closed else "playing"
    return MyTry(mine.table, state, mine.guest, mine.score, found.place)


def _rows(found: Sequence[Try], who: Sequence[str], closed: bool) -> list[DailyRow]:
    """Lines of a table, best first; equal scores share a place."""
    rows: list[DailyRow] = []
    for number, one in enumerate(found, 1):
        same = bool(rows) and rows[-1].score == one.score
        place = rows[-1].place if same else number
        table = one.table if closed else ""
        rows.append(DailyRow(place, one.name, one.score, one.who in who, table))
    return rows
