"""What is said at a table."""

from __future__ import annotations

from hexagora.server import statements as stored
from hexagora.server.audience import Audience
from hexagora.server.checks import check_seat
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.ledger import Ledger
from hexagora.server.messages.commands import Chat
from hexagora.server.messages.told import ChatForm, Ok
from hexagora.server.names import clean_chat
from hexagora.server.people.rows import is_robot
from hexagora.server.rows import ChatLine
from hexagora.server.store import CHAT_KEPT, Store
from hexagora.server.viewer import Viewer

SWEEP = 20
"""Once in so many lines those that are too many are deleted."""


class Talk:
    """The last lines of chat; of older ones the database keeps some."""

    def __init__(
        self,
        course: Course,
        store: Store,
        ledger: Ledger,
        audience: Audience,
        lines: list[ChatLine],
    ) -> None:
        self._store = store
        self._course = course
        self._ledger = ledger
        self._audience = audience
        self._lines = lines
        self._said = lines[-1].n if lines else 0

    def lines(self) -> list[ChatLine]:
        """The last lines, as they are stored."""
        return self._lines[-CHAT_KEPT:]

    def forms(self) -> list[ChatForm]:
        """What somebody who comes is told of it."""
        return [_form(line) for line in self.lines()]

    async def say(self, viewer: Viewer, command: Chat) -> None:
        """A line of chat to everybody."""
        text = clean_chat(command.text)
        store, table = self._store, self._course.row.id
        if store.measures.muted(viewer.who, table, command.seat, store.now()):
            raise Refusal("not_yours", "whoever runs this server lets you play, not chat", "muted")
        if any(is_robot(self._course.row.seats[seat].person) for seat in viewer.seats):
            raise Refusal("not_yours", "bots play, they do not chat", "bots_chat")
        if command.seat >= 0:
            check_seat(viewer, command.seat)
            seat = self._course.row.seats[command.seat]
            name, person = seat.name, seat.person
        else:
            name, person = viewer.name or "spectator", viewer.person
        line = ChatLine(self._said + 1, self._store.now(), command.seat, name, text, person)
        await self._ledger.say(line)
        self._said = line.n
        self._lines.append(line)
        del self._lines[:-CHAT_KEPT]
        most = self._store.storage.chat_lines
        if line.n > most and line.n % SWEEP == 0:
            await self._ledger.write([stored.drop_chat(self._course.row.id, line.n - most)])
        viewer.tell(Ok(command.id, self._course.version))
        self._audience.tell(_form(line))


def _form(line: ChatLine) -> ChatForm:
    return ChatForm(line.n, line.at, line.seat, line.name, line.text)
