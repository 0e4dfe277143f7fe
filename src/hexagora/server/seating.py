"""Who sits down at a table while it waits: claims, bots and invitations."""

from __future__ import annotations

from hexagora.core import Game
from hexagora.server import sealing
from hexagora.server import statements as stored
from hexagora.server.deeds import Commit, Deed
from hexagora.server.errors import Refusal
from hexagora.server.ledger import Ledger
from hexagora.server.ratings.modes import check_level, check_sitter
from hexagora.server.rows import (
    BOT,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.store import Store
from hexagora.server.tokens import INVITE, SEAT, digest, new_token
from hexagora.server.writer import Statement


class Seating:
    """The seats of one table. When the last open one is filled the game begins."""

    def __init__(
        self, row: TableRow, game: Game, store: Store, ledger: Ledger, commit: Commit
    ) -> None:
        self._row = row
        self._game = game
        self._store = store
        self._ledger = ledger
        self._commit = commit

    async def claim(
        self, seat: int, name: str, invite: str, commitment: str = "", person: str = ""
    ) -> tuple[int, str]:
        """Give an open seat to a person; with an invite's hash it must be that of the seat."""
        row = self._row
        if seat < 0:
            seat = next((i for i, one in enumerate(row.seats) if one.kind == OPEN), -1)
        if seat < 0:
            raise Refusal("taken", "no seat is open at this table", "none_open")
        self._check_open(seat)
        if invite:
            rights = await self._store.rights(row.id, [invite])
            if rights[0] is None or rights[0].kind != INVITE or rights[0].seat != seat:
                raise Refusal("taken", "this invitation is no longer good", "old_invite")
        if row.rated:
            check_sitter(row.seats, seat, person)
        token = new_token()
        promised = commitment if row.dealing == GATHERING else ""
        await self._fill(
            seat,
            SeatRow(PERSON, name, commitment=promised, person=person),
            [stored.put_token(row.id, TokenRow(digest(token), SEAT, seat))],
        )
        return seat, token

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Fill an open seat with a bot."""
        self._check_open(seat)
        if self._row.rated:
            check_level(self._game, bot)
        await self._fill(seat, SeatRow(BOT, bot, bot), [])

    async def own(self, seat: int, person: str) -> None:
        """Let a seat that somebody took as a guest be a person's."""
        row = self._row.seats[seat]
        if row.kind != PERSON or row.person not in ("", person):
            raise Refusal("taken", "this seat is somebody else's", "seat_taken")
        if row.person != person:
            await self._ledger.write([stored.own_seat(self._row.id, seat, person)])
            row.person = person

    async def invite(self, seat: int) -> str:
        """A new invitation to an open seat; older ones are no longer good."""
        self._check_open(seat)
        token = new_token()
        right = TokenRow(digest(token), INVITE, seat)
        table = self._row.id
        await self._ledger.write([stored.drop_invites(table, seat), stored.put_token(table, right)])
        return token

    def _check_open(self, seat: int) -> None:
        seats = self._row.seats
        if not 0 <= seat < len(seats):
            raise Refusal(
                "not_found", "this table has {seats} seats", "table_seats", seats=len(seats)
            )
        if seats[seat].kind != OPEN:
            raise Refusal("taken", "the seat is taken", "seat_taken")

    async def _fill(self, seat: int, who: SeatRow, statements: list[Statement]) -> None:
        row = self._row
        row.seats[seat] = who
        statements += [stored.fill_seat(row.id, seat, who), stored.drop_invites(row.id, seat)]
        if all(one.kind != OPEN for one in row.seats):
            row.state = PLAYING
            sealing.begin(row)
        statements.append(stored.put_state(row))
        await self._commit(Deed(statements=statements))
