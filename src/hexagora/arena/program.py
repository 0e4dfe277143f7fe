"""A bot that is a program of its own: a view goes in as a line of JSON, an action comes out.

Nothing it does may harm more than its own game. It is started without a shell, has a time limit for
every answer and a length limit for every line, and whatever it has started is ended with it.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO

from hexagora.arena.verdicts import Forfeit
from hexagora.core import View

LONGEST_LINE = 65_536
"""An answer takes a hundred bytes; nobody needs to read on after this many without an end."""

KEPT_WORDS = 400
"""How many characters from the end of what a program complained are told."""

UNASKED = "it wrote a line that nobody had asked for"
CHUNK = 8192
PAUSE = 0.05


class Program:
    """One program in one seat of one game."""

    def __init__(
        self,
        command: Sequence[str],
        time_limit: float,
        started: Callable[[int], None] | None = None,
    ) -> None:
        self._time_limit = time_limit
        self._closed = Event()
        self._answers: Queue[bytes | Forfeit] = Queue(1)
        self._questions: Queue[bytes | None] = Queue()
        self._complaint = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._fault = ""
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            # Told at the first question, as everything else that is wrong with a program.
            self._fault = f"it could not be started: {error}"
            return
        if started is not None:
            started(self._process.pid)
        self._threads = [
            Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def choose(self, view: View) -> int:
        """The program's action; `Forfeit` if there is none, or none that is legal."""
        if self._fault:
            raise Forfeit(self._fault)
        try:
            action = self._asked(view)
            if action not in view.legal:
                raise Forfeit(f"the action {action} is not legal")
        except Forfeit as reason:
            raise Forfeit(self._with_complaint(str(reason))) from None
        return action

    def close(self) -> None:
        """End the program, and everything that it has started."""
        if self._process is None:
            return
        self._closed.set()
        end_group(self._process.pid)
        self._process.kill()
        self._process.wait()
        self._questions.put(None)
        for thread in self._threads:
            thread.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def _asked(self, view: View) -> int:
        with suppress(Empty):
            early = self._answers.get_nowait()
            # It may also have ended since its last answer.
            raise early if isinstance(early, Forfeit) else Forfeit(UNASKED)
        self._questions.put(view.to_json().encode() + b"\n")
        try:
            answer = self._answers.get(timeout=self._time_limit)
        except Empty:
            raise Forfeit(f"it gave no answer within {self._time_limit:g} s") from None
        if isinstance(answer, Forfeit):
            raise answer
        return _action_in(answer)

    # Each of these runs in a thread of its own, so that no pipe can keep the game waiting.

    def _write(self, pipe: IO[bytes]) -> None:
        while (question := self._questions.get()) is not None:
            try:
                rest = memoryview(question)
                while rest:
                    rest = rest[os.write(pipe.fileno(), rest) :]
            except OSError:
                return

    def _read(self, pipe: IO[bytes]) -> None:
        line = b""
        while chunk := _chunk(pipe):
            *lines, line = (line + chunk).split(b"\n")
            for one in lines:
                if not self._answer(one):
                    return
            if len(line) > LONGEST_LINE:
                self._answer(Forfeit(f"it wrote {LONGEST_LINE} bytes without the end of a line"))
                return
        self._answer(Forfeit(self._end()))

    def _answer(self, answer: bytes | Forfeit) -> bool:
        """Hand an answer over; whoever writes more than was asked for has to wait."""
        while not self._closed.is_set():
            try:
                self._answers.put(answer, timeout=PAUSE)
                return True
            except Full:
                pass
        return False

    def _listen(self, pipe: IO[bytes]) -> None:
        while chunk := _chunk(pipe):
            self._complaint = (self._complaint + chunk)[-4 * KEPT_WORDS :]

    def _end(self) -> str:
        assert self._process is not None
        limit = monotonic() + 1.0
        while self._process.poll() is None and monotonic() < limit:
            if self._closed.wait(0.01):
                break
        code = self._process.poll()
        if code is None:
            return "it closed its output"
        return f"it ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"

    def _with_complaint(self, reason: str) -> str:
        """The reason, with the last lines that the program wrote to its standard error."""
        if self._process is not None and self._process.poll() is not None:
            self._threads[2].join(0.5)
        words = self._complaint.decode("utf-8", "replace")
        lines = [" ".join(line.split()) for line in words.splitlines() if line.strip()]
        shown = " | ".join(lines[-3:])[-KEPT_WORDS:]
        shown = "".join(c if c.isprintable() else "?" for c in shown)
        return f"{reason}; it complained: {shown}" if shown else reason


def end_group(process: int) -> None:
    """End a program and everything that it has started, if it is still there."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)


def _action_in(line: bytes) -> int:
    """The action of an answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if isinstance(answer, dict):
        action = answer.get("action")
        if isinstance(action, int) and not isinstance(action, bool) and abs(action) < 2**31:
            return action
    shown = ascii(line[:60].decode("utf-8", "replace").strip())
    raise Forfeit(f'it answered {shown} instead of {{"action": number}}')


def _chunk(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), CHUNK)
    except (OSError, ValueError):
        return b""
