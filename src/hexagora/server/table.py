"""A live table: one mailbox, in which everything that is asked of it is done in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from hexagora.bots import new_bot
from hexagora.core import CHANCE, HexagoraError, State
from hexagora.core.questions import asks_of, judged, not_yours
from hexagora.server import sealing
from hexagora.server import store as stored
from hexagora.server.changes import change_of
from hexagora.server.course import Course, Step
from hexagora.server.errors import Refusal
from hexagora.server.forms import card_change, chat_forms, packed, step_form, view_form
from hexagora.server.hints import Hints
from hexagora.server.messages import (
    PROTOCOL,
    Act,
    AnswerForm,
    AskCommand,
    Card,
    CardNews,
    Chat,
    ChatForm,
    Draw,
    Facts,
    Go,
    Hello,
    Hint,
    LogPage,
    Look,
    OfferCard,
    Ok,
    Resign,
    Reveal,
    SeatCard,
    StepForm,
    Undo,
    UndoCard,
    Update,
    Welcome,
    Why,
    You,
)
from hexagora.server.names import clean_chat
from hexagora.server.rows import (
    BOT,
    FIXED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REPLAY,
    REVEALING,
    WAITING,
    ChatLine,
    Entry,
    SeatRow,
    TokenRow,
)
from hexagora.server.store import CHAT_KEPT, Store, Stored
from hexagora.server.thinking import Thinkers, bot_seed
from hexagora.server.tokens import INVITE, SEAT, digest, new_token
from hexagora.server.viewer import Base, Viewer
from hexagora.server.writer import Statement

RESTART = 1012
"""The close code that says: come again."""

WORD_SECONDS = 10.0
"""How long the first roll waits for the seats' words, and before a rematch for their hashes."""

STEPS_TOLD = 100
"""Somebody who comes back is told at most so many steps; beyond that the view is enough."""

STAND_IN = "greedy"
"""The bot that takes over from somebody who resigns among three or more."""

log = logging.getLogger("hexagora")
encode = msgspec.json.Encoder().encode


class Broken(Exception):
    """The table could not store what it did; it must be loaded again."""


class Table:
    """One table in memory. Its methods, but for `do`, `card` and `close`, run in its mailbox."""

    def __init__(self, found: Stored, store: Store, thinkers: Thinkers) -> None:
        self.row = found.row
        self.course = Course(found.row, found.entries)
        self.chat = found.chat
        self.viewers: set[Viewer] = set()
        self.broken = False
        self.used = time.monotonic()
        self._said = found.chat[-1].n if found.chat else 0
        self._store = store
        self._thinkers = thinkers
        self._thinking: tuple[int, int] | None = None
        self._thought: asyncio.Task[None] | None = None
        self._offer: OfferCard | None = None
        self._told: Card | None = None
        self._waits_for = FIXED
        self._patience: asyncio.Task[None] | None = None
        self._hints = Hints(thinkers)
        self._mail: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]]
        self._mail = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    # The mailbox.

    async def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done in its turn; it is done even if whoever asked goes away."""
        if self.broken:
            raise Broken
        self.used = time.monotonic()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait((work, done))
        return await done

    async def _run(self) -> None:
        while True:
            work, done = await self._mail.get()
            try:
                result = await work()
            except (Refusal, HexagoraError, Broken) as error:
                if not done.cancelled():
                    done.set_exception(error)
            except Exception as error:
                # Whatever it was, memory may now differ from the log; only the log is the truth.
                log.exception("table %s failed", self.row.id)
                self.broken = True
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            if self.broken:
                self._refuse_rest()
                # They come back by themselves, and find what the log says.
                for viewer in self.viewers:
                    viewer.cut(RESTART)
                return

    def _refuse_rest(self) -> None:
        while not self._mail.empty():
            _, done = self._mail.get_nowait()
            if not done.done():
                done.set_exception(Broken())

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not self.viewers and self._thinking is None and self._mail.empty()

    def close(self) -> None:
        """Leave memory; the log has everything."""
        self.broken = True
        self._task.cancel()
        if self._thought is not None:
            self._thought.cancel()
        self._hints.close()
        self._stop_waiting()
        self._refuse_rest()

    async def wake(self) -> None:
        """Go on after being loaded: chance and bots are not asked by anybody."""
        if self.row.state == PLAYING:
            await self._commit([], [])

    # Coming and going.

    async def join(self, viewer: Viewer, hello: Hello, you: You) -> None:
        """Let somebody look on, and tell all that is needed."""
        since = hello.since
        await self._take_commitment(viewer, hello.commitment)
        self.viewers.add(viewer)
        course = self.course
        seat = viewer.turn_to(course.decides)
        steps: list[StepForm] = []
        whole = since is None or since < course.last_undo or since > course.version
        if since is not None and not whole and since < course.version:
            first = sum(version <= since for version in course.versions) + 1
            if course.step - first >= STEPS_TOLD:
                whole = True
            else:
                missed = course.steps(first, course.step)
                steps = [step_form(course, step, seat) for step, _ in missed]
        view = view_form(course, seat)
        viewer.base = Base(seat, course.version, view)
        viewer.push(
            encode(
                Welcome(
                    id=hello.id,
                    protocol=PROTOCOL,
                    card=self.card(),
                    you=you,
                    version=course.version,
                    step=course.step,
                    seat=seat,
                    view=view,
                    steps=steps,
                    whole=whole,
                    chat=chat_forms(self.chat[-CHAT_KEPT:]),
                )
            )
        )
        self._tell_card(but=viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.viewers.discard(viewer)
        self._hints.forget(viewer)
        self.used = time.monotonic()
        self._tell_card()

    # Seats, while the table waits.

    async def claim(
        self, seat: int, name: str, invite: str, commitment: str = ""
    ) -> tuple[int, str]:
        """Give an open seat to a person; with an invite's hash it must be that of the seat."""
        if seat < 0:
            seat = next((i for i, row in enumerate(self.row.seats) if row.kind == OPEN), -1)
        if seat < 0:
            raise Refusal("taken", "no seat is open at this table", "none_open")
        self._check_open(seat)
        if invite:
            rights = await self._store.rights(self.row.id, [invite])
            if rights[0] is None or rights[0].kind != INVITE or rights[0].seat != seat:
                raise Refusal("taken", "this invitation is no longer good", "old_invite")
        token = new_token()
        promised = commitment if self.row.dealing == GATHERING else ""
        await self._fill(
            seat,
            SeatRow(PERSON, name, commitment=promised),
            [stored.put_token(self.row.id, TokenRow(digest(token), SEAT, seat))],
        )
        return seat, token

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Fill an open seat with a bot."""
        self._check_open(seat)
        await self._fill(seat, SeatRow(BOT, bot, bot), [])

    async def new_invite(self, seat: int) -> str:
        """A new invitation to an open seat; older ones are no longer good."""
        self._check_open(seat)
        token = new_token()
        right = TokenRow(digest(token), INVITE, seat)
        table = self.row.id
        await self._store.write([stored.drop_invites(table, seat), stored.put_token(table, right)])
        return token

    def _check_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.row.seats):
            raise Refusal(
                "not_found",
                "this table has {seats} seats",
                "table_seats",
                seats=len(self.row.seats),
            )
        if self.row.seats[seat].kind != OPEN:
            raise Refusal("taken", "the seat is taken", "seat_taken")

    async def _fill(self, seat: int, who: SeatRow, statements: list[Statement]) -> None:
        table = self.row.id
        self.row.seats[seat] = who
        statements += [stored.put_seat(table, seat, who), stored.drop_invites(table, seat)]
        if all(row.kind != OPEN for row in self.row.seats):
            self.row.state = PLAYING
            sealing.begin(self.row)
        statements.append(stored.put_state(self.row))
        await self._commit([], [], statements)

    # The words that the dealing is made of.

    async def _take_commitment(self, viewer: Viewer, promised: str) -> None:
        row = self.row
        taken = sealing.commit(row, viewer.seats, promised)
        if not taken:
            return
        statements = [stored.put_seat(row.id, seat, row.seats[seat]) for seat in taken]
        if row.state == PLAYING and sealing.all_committed(row):
            sealing.begin(row)
        await self._settle(statements)

    async def reveal(self, viewer: Viewer, command: Reveal) -> None:
        """Take a seat's word; when all are told the dice can roll."""
        row = self.row
        told = sealing.reveal(row, viewer.seats, command.word)
        if not told:
            raise Refusal("not_yours", "this is not a word to which a seat of yours committed")
        if row.dealing != REVEALING:
            if any(row.seats[seat].word != command.word for seat in told):
                raise Refusal(
                    "not_now", "words are told after the last hash and before the first roll"
                )
            viewer.push(encode(Ok(command.id, self.course.version)))
            return
        statements = [stored.put_seat(row.id, seat, row.seats[seat]) for seat in told]
        if sealing.all_told(row):
            row.dealing = FIXED
        await self._settle(statements, (viewer, command.id))

    async def _settle(
        self, statements: list[Statement], reply: tuple[Viewer, int | None] | None = None
    ) -> None:
        """Put what the seats gave on disk, and only then deal from it."""
        row = self.row
        await self._stored(self._store.write([*statements, stored.put_state(row)]))
        if reply is not None:
            reply[0].push(encode(Ok(reply[1], self.course.version)))
        self._tell_card()
        if row.dealing == FIXED:
            self.course.fix()
        await self._commit([], [])

    def _wait_for_words(self) -> None:
        """Wait for all hashes or words, but not for ever: a client may be gone."""
        dealing = self.row.dealing if self.row.state == PLAYING else FIXED
        if dealing == self._waits_for:
            return
        self._stop_waiting()
        self._waits_for = dealing
        if dealing != FIXED:
            self._patience = asyncio.create_task(self._lose_patience(dealing))

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None

    async def _lose_patience(self, dealing: str) -> None:
        await asyncio.sleep(WORD_SECONDS)
        with suppress(Broken):
            await self.do(lambda: self._pass_over(dealing))

    async def _pass_over(self, dealing: str) -> None:
        """Whoever has not done it by now is passed over; the record tells that."""
        row = self.row
        if row.dealing != dealing or row.state != PLAYING:
            return
        if dealing == GATHERING:
            sealing.begin(row)
        else:
            row.dealing = FIXED
        await self._settle([])

    # Playing.

    async def act(self, viewer: Viewer, command: Act) -> None:
        """Take the pending decision."""
        course = self.course
        self._check_turn(viewer, command.seat, command.version)
        if course.decides != command.seat:
            raise self._whose()
        if command.action is not None:
            action = command.action
        elif command.text is not None:
            action = course.game.read(course.state, command.text)
        else:
            raise Refusal("bad_request", "an act names an 'action' or a 'text'")
        entry, step = course.play(command.seat, action)
        if self._offer is not None and self._offer.seat != command.seat:
            self._offer = None
        await self._commit([entry], [step], reply=(viewer, command.id))

    async def go(self, viewer: Viewer, command: Go) -> None:
        """End a hold."""
        self._check_turn(viewer, command.seat, command.version)
        if self.course.hold() != command.seat:
            raise Refusal("not_now", "nothing waits for this seat's go", "no_hold")
        entry, step = self.course.deal()
        await self._commit([entry], [step], reply=(viewer, command.id))

    async def undo(self, viewer: Viewer, command: Undo) -> None:
        """Take actions back."""
        self._check_turn(viewer, command.seat, command.version)
        seat, most = self.course.takeable()
        count = command.count or most
        if seat != command.seat or not most:
            raise Refusal(
                "not_now",
                "there is nothing to take back: chance or another player has acted, or it is over",
                "nothing_to_undo",
            )
        if count > most:
            raise Refusal("not_now", "only {most} can be taken back", "few_to_undo", most=most)
        entry = self.course.undo(seat, count)
        await self._commit([entry], [], whole=True, reply=(viewer, command.id))

    async def resign(self, viewer: Viewer, command: Resign) -> None:
        """Give up: of two the other has won, among more a bot goes on."""
        self._check_playing(viewer, command.seat)
        seats = len(self.row.seats)
        if seats == 1:
            raise Refusal(
                "not_now",
                "alone there is nobody to resign to; just leave the table",
                "resign_alone",
            )
        statements: list[Statement] = []
        if seats == 2:
            entry = self.course.resign(command.seat)
        else:
            who = replace(self.row.seats[command.seat], kind=BOT, bot=STAND_IN)
            self.row.seats[command.seat] = who
            entry = self.course.replace(command.seat)
            table = self.row.id
            statements = [
                stored.put_seat(table, command.seat, who),
                stored.drop_seat_tokens(table, command.seat),
            ]
            for other in self.viewers:
                other.seats.discard(command.seat)
        self._offer = None
        await self._commit([entry], [], statements, reply=(viewer, command.id))

    async def draw(self, viewer: Viewer, command: Draw) -> None:
        """Offer a draw or answer an offer; when every person agrees the game ends."""
        self._check_playing(viewer, command.seat)
        seats = self.row.seats
        if any(seat.kind == BOT for seat in seats):
            raise Refusal("not_now", "bots do not agree to draws", "bots_draw")
        if len(seats) == 1:
            raise Refusal("not_now", "alone there is nobody to agree with", "draw_alone")
        if command.say == "offer":
            if self._offer is not None:
                raise Refusal(
                    "not_now", "a draw is on offer already; accept or decline it", "draw_offered"
                )
            self._offer = OfferCard(command.seat, [command.seat])
        elif self._offer is None:
            raise Refusal("not_now", "no draw is on offer", "no_offer")
        elif command.say == "decline":
            self._offer = None
        elif command.seat not in self._offer.accepted:
            self._offer.accepted.append(command.seat)
        if self._offer is not None and len(self._offer.accepted) == len(seats):
            self._offer = None
            entry = self.course.agree_draw()
            await self._commit([entry], [], reply=(viewer, command.id))
            return
        viewer.push(encode(Ok(command.id, self.course.version)))
        self._tell_card()

    async def say(self, viewer: Viewer, command: Chat) -> None:
        """A line of chat to everybody."""
        text = clean_chat(command.text)
        if command.seat >= 0:
            self._check_seat(viewer, command.seat)
            name = self.row.seats[command.seat].name
        else:
            name = viewer.name or "spectator"
        line = ChatLine(self._said + 1, int(time.time()), command.seat, name, text)
        await self._stored(self._store.say(self.row.id, line))
        self._said = line.n
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]
        viewer.push(encode(Ok(command.id, self.course.version)))
        self._tell(encode(ChatForm(line.n, line.at, line.seat, line.name, line.text)))

    async def set_next(self, table: str) -> None:
        """The rematch is at another table."""
        self.row.next = table
        await self._stored(self._store.write([stored.put_state(self.row)]))
        self._tell_card()

    # Looking.

    async def look(self, viewer: Viewer, command: Look) -> None:
        """Look through another of the own seats."""
        if command.seat is not None:
            self._check_seat(viewer, command.seat)
        viewer.look = command.seat
        viewer.push(encode(Ok(command.id, self.course.version)))
        seat = viewer.turn_to(self.course.decides)
        card = card_change(self._told, self.card())
        base = Base(seat, self.course.version, view_form(self.course, seat))
        viewer.base = base
        viewer.push(encode(self._update(base, None, [], True, card)))

    async def ask(self, viewer: Viewer, command: AskCommand) -> None:
        """A question about the present position."""
        if command.seat >= 0:
            self._check_seat(viewer, command.seat)
        answer = self.answer(
            self.course.state, command.what, command.seat, command.args, command.after
        )
        viewer.push(encode(AnswerForm(command.id, answer)))

    def answer(
        self, state: State, what: str, seat: int, args: Facts, after: Sequence[int]
    ) -> Facts:
        """The game's answer to a question about a position."""
        asks = asks_of(self.row.game)
        if what not in asks:
            known = ", ".join(sorted(asks)) or "none"
            raise Refusal("bad_request", f"this game knows no such question; it knows: {known}")
        if after and self.course.closed:
            raise Refusal(
                "secret", "in a running game with secrets nothing can be tried out", "secret_trial"
            )
        for action in after:
            if state.over or state.seat == CHANCE:
                raise Refusal(
                    "not_now", "what comes next is not for a player to decide", "not_for_players"
                )
            tried = state.copy()
            state.game.play(tried, action)
            state = tried
        answer = asks[what](state, seat, args)
        return packed(answer) if "decision" in answer else answer

    async def why(self, viewer: Viewer, command: Why) -> None:
        """Why an action is not possible."""
        self._check_seat(viewer, command.seat)
        course = self.course
        if course.decides != command.seat:
            answer = judged(not_yours())
        elif command.action in course.state.legal():
            answer = judged(None)
        else:
            answer = judged(course.game.refusal(course.state, command.action))
        viewer.push(encode(AnswerForm(command.id, answer)))

    async def hint(self, viewer: Viewer, command: Hint) -> None:
        """Begin to think of what somebody could do; the answer comes when it is found.

        The thought is not waited for here: the mailbox and the socket go on.
        """
        self._check_turn(viewer, command.seat, command.version)
        if self.course.decides != command.seat:
            raise self._whose()
        self._hints.begin(viewer, command.id, self.course.state, command.seat, command.version)

    async def log_page(self, viewer: Viewer, command: LogPage) -> None:
        """A part of the log, as the viewer saw it."""
        course = self.course
        last = min(course.step, command.start + command.count - 1)
        seat = viewer.turn_to(course.decides)
        steps = course.steps(max(1, command.start), last)
        forms = [step_form(course, step, seat) for step, _ in steps]
        answer: Facts = {"total": course.step, "steps": forms}
        viewer.push(encode(AnswerForm(command.id, answer)))

    def card(self) -> Card:
        """All about the table that is not the position."""
        row, course = self.row, self.course
        online = {seat for viewer in self.viewers for seat in viewer.seats}
        taker, count = course.takeable()
        over = row.state in (OVER, REPLAY)
        offer = self._offer
        committed = sealing.commitments_of(row)
        return Card(
            table=row.id,
            game=row.game,
            title=row.title,
            public=row.public,
            created=row.created,
            options=row.options,
            secrets=course.secrets,
            state=row.state,
            seats=[
                SeatCard(i, seat.kind, seat.name, seat.bot, seat.kind == BOT or i in online)
                for i, seat in enumerate(row.seats)
            ],
            watchers=sum(not viewer.seats for viewer in self.viewers),
            version=course.version,
            step=course.step,
            decides=course.decides,
            thinking=self._thinking[0] if self._thinking else None,
            hold=course.hold(),
            undo=UndoCard(taker, count) if count else None,
            # A copy: what was told must not change when the offer does.
            offer=OfferCard(offer.seat, list(offer.accepted)) if offer else None,
            dealer=row.dealer,
            dealing=row.dealing,
            seed_hash=row.fingerprint,
            seed=row.seed if over else "",
            commitments=committed,
            words=sealing.words_of(row) if over and row.seed and committed else [],
            ending=course.ending,
            result=course.result() if over else None,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
            next=row.next,
        )

    # Checks.

    def _check_seat(self, viewer: Viewer, seat: int) -> None:
        if seat not in viewer.seats:
            raise Refusal("not_yours", "this seat is not yours", "other_seat")

    def _check_playing(self, viewer: Viewer, seat: int) -> None:
        self._check_seat(viewer, seat)
        if self.row.state == WAITING:
            raise Refusal("not_now", "the game has not begun: a seat is still open", "not_begun")
        if self.row.state != PLAYING:
            raise Refusal("not_now", "the game is over", "game_over")

    def _check_turn(self, viewer: Viewer, seat: int, version: int) -> None:
        self._check_playing(viewer, seat)
        if version != self.course.version:
            raise Refusal(
                "stale",
                "the table is at version {version}, this was made for {made_for}",
                "moved_on",
                version=self.course.version,
                made_for=version,
            )

    def _whose(self) -> Refusal:
        decides = self.course.decides
        if decides == CHANCE:
            text = "dice or draws come next, nobody has to decide"
            return Refusal("not_yours", text, "chance_next")
        if decides < 0:
            return Refusal("not_yours", "the game is over", "game_over")
        return Refusal(
            "not_yours",
            "it is for seat {number} to decide",
            "others_turn",
            number=decides + 1,
            seat=decides,
        )

    # Doing and telling.

    async def _commit(
        self,
        entries: list[Entry],
        steps: list[Step],
        statements: Sequence[Statement] = (),
        whole: bool = False,
        reply: tuple[Viewer, int | None] | None = None,
    ) -> None:
        """Let chance follow, put it all on disk, then answer and tell everybody."""
        course, row = self.course, self.row
        more = list(statements)
        before = course.version - len(entries)
        while self._may_deal():
            entry, step = course.deal()
            entries.append(entry)
            steps.append(step)
        if row.state == PLAYING and course.over:
            row.state = OVER
            row.ending = course.ending
            row.places = course.places()
            self._offer = None
            more.append(stored.put_state(row))
        if entries:
            self._hints.drop(course.version)
        if entries or more:
            await self._stored(self._store.append(row.id, before, entries, more))
        self._start_thinking()
        self._wait_for_words()
        if reply is not None:
            reply[0].push(encode(Ok(reply[1], course.version)))
        if entries or more:
            self._tell_update(steps, whole)

    def _may_deal(self) -> bool:
        """Whether chance decides now, and nothing has to be waited for."""
        row, course = self.row, self.course
        playing = row.state == PLAYING and row.dealing == FIXED
        return playing and course.decides == CHANCE and course.hold() is None

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception as error:
            log.error("table %s could not be stored: %s", self.row.id, type(error).__name__)
            self.broken = True
            raise Broken from error

    def _start_thinking(self) -> None:
        course = self.course
        seat = course.decides
        bot = seat >= 0 and self.row.state == PLAYING and self.row.seats[seat].kind == BOT
        wanted = (seat, course.version) if bot else None
        if wanted == self._thinking:
            return
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        self._thinking = wanted
        if wanted is not None:
            self._thought = asyncio.create_task(self._think(seat, course.version))

    async def _think(self, seat: int, version: int) -> None:
        seed = bot_seed(self.row.seed, seat, version)
        bot, state = self.row.seats[seat].bot, self.course.state
        try:
            action = await self._thinkers.choose(bot, seed, state, seat)
        except Exception:
            # The game must go on even if a bot has a fault.
            log.exception("bot %s failed at table %s", bot, self.row.id)
            action = new_bot("random", seed).choose(state.view(seat))
        try:
            await self.do(lambda: self._bot_acts(seat, version, action))
        except (Broken, Refusal, HexagoraError) as error:
            log.error("a bot's act at table %s was lost: %r", self.row.id, error)

    async def _bot_acts(self, seat: int, version: int, action: int) -> None:
        if self._thinking != (seat, version):
            return
        self._thinking = None
        self._thought = None
        entry, step = self.course.play(seat, action)
        await self._commit([entry], [step])

    def _update(
        self, now: Base, base: Base | None, steps: Sequence[Step], whole: bool, card: Facts
    ) -> Update:
        course = self.course
        update = Update(
            version=now.version,
            step=course.step,
            seat=now.seat,
            whole=whole,
            steps=[step_form(course, step, now.seat) for step in steps],
            card=card,
        )
        if base is None:
            update.view = now.view
        else:
            update.base = base.version
            update.change = change_of(base.view, now.view)
        return update

    def _tell_update(self, steps: Sequence[Step], whole: bool) -> None:
        """Each viewer gets the own form; those who see the same get the same bytes."""
        if not self.viewers:
            return
        card_now = self.card()
        card = card_change(self._told, card_now)
        self._told = card_now
        shown: dict[int, Base] = {}
        forms: dict[tuple[int, int], bytes] = {}
        decides = self.course.decides
        turned = [(viewer.turn_to(decides), viewer) for viewer in self.viewers]
        known: Facts | None = None
        # The one who decides comes first: that view holds most.
        for seat, viewer in sorted(turned, key=lambda pair: pair[0] != decides):
            if seat not in shown:
                view = view_form(self.course, seat, known)
                known = view
                shown[seat] = Base(seat, self.course.version, view)
            base = viewer.base if viewer.base is not None and viewer.base.seat == seat else None
            key = (seat, -1 if base is None else base.version)
            if key not in forms:
                forms[key] = encode(self._update(shown[seat], base, steps, whole, card))
            viewer.base = shown[seat]
            viewer.push(forms[key])

    def _tell_card(self, but: Viewer | None = None) -> None:
        """Tell everybody the whole card; ``but`` has it already."""
        self._told = self.card()
        if len(self.viewers) > (but is not None):
            self._tell(encode(CardNews(self._told)), but)

    def _tell(self, message: bytes, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.push(message)
