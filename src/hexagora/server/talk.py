"""What is said at a table."""

from __future__ import annotations

import time

from hexagora.server.audience import Audience
from hexagora.server.checks import check_seat
from hexagora.server.course import Course
from hexagora.server.ledger import Ledger
from hexagora.server.messages.commands import Chat
from hexagora.server.messages.told import ChatForm, Ok
from hexagora.server.names import clean_chat
from hexagora.server.rows import ChatLine
from hexagora.server.store import CHAT_KEPT
from hexagora.server.viewer import Viewer


class Talk:
    """The last lines of chat; older ones stay in the database."""

    def __init__(
        self, course: Course, ledger: Ledger, audience: Audience, lines: list[ChatLine]
    ) -> None:
        self._course = course
        self._ledger = ledger
        self._audience = audience
        self._lines = lines
        self._said = lines[-1].n if lines else 0

    def forms(self) -> list[ChatForm]:
        """What somebody who comes is told of it."""
        return [_form(line) for line in self._lines[-CHAT_KEPT:]]

    async def say(self, viewer: Viewer, command: Chat) -> None:
        """A line of chat to everybody."""
        text = clean_chat(command.text)
        if command.seat >= 0:
            check_seat(viewer, command.seat)
            name = self._course.row.seats[command.seat].name
        else:
            name = viewer.name or "spectator"
        line = ChatLine(self._said + 1, int(time.time()), command.seat, name, text)
        await self._ledger.say(line)
        self._said = line.n
        self._lines.append(line)
        del self._lines[:-CHAT_KEPT]
        viewer.tell(Ok(command.id, self._course.version))
        self._audience.tell(_form(line))


def _form(line: ChatLine) -> ChatForm:
    return ChatForm(line.n, line.at, line.seat, line.name, line.text)
