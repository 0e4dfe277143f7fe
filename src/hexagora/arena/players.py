"""Whoever can be asked for an action: a bot of ours by its name, or a program by its command."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from typing import Protocol

from hexagora.arena.program import Program
from hexagora.arena.verdicts import Forfeit, in_words
from hexagora.bots import Bot, new_bot
from hexagora.core import HexagoraError, View
from hexagora.core.errors import quoted

COMMAND = "cmd:"
"""What a bot that is a program begins with."""


class Player(Protocol):
    """Takes the decisions of one seat in one game."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``; `Forfeit` tells why there is none."""

    def close(self) -> None:
        """The game is over."""


class OwnBot:
    """A bot of ours; whatever goes wrong in it loses it the game, and the result says so."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View) -> int:
        try:
            action = self._bot.choose(view)
        except Exception as error:
            raise Forfeit(in_words(error)) from error
        if action not in view.legal:
            raise Forfeit(f"it chose the action {action}, which is not legal")
        return action

    def close(self) -> None:
        pass


def is_program(name: str) -> bool:
    """Whether the bot is a program of somebody's own."""
    return name.startswith(COMMAND)


def new_player(
    name: str, seed: str, time_limit: float, started: Callable[[int], None] | None = None
) -> Player:
    """A player for one seat of one game; ``started`` is told the process of a program."""
    if is_program(name):
        return Program(command_of(name), time_limit, started)
    return OwnBot(new_bot(name, seed))


def check_player(name: str) -> None:
    """Refuse a bot that is not there."""
    if not is_program(name):
        new_bot(name, "")
        return
    program = command_of(name)[0]
    if shutil.which(program) is None:
        raise HexagoraError(
            f"there is no program {quoted(program)} for the bot {quoted(name)}; "
            f"give its path, or the command as one argument: 'cmd:python my_bot.py'"
        )


def command_of(name: str) -> list[str]:
    """The words of a program's command, split as a shell would."""
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise HexagoraError(f"the command of the bot {quoted(name)} has {error}") from None
    if not words:
        raise HexagoraError("a bot 'cmd:' needs a command, such as 'cmd:python my_bot.py'")
    return words
