"""People and bots at one table in a terminal: the loop of asking, dealing and telling."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

from hexagora import CHANCE, HexagoraError, Log, Match
from hexagora.bots import ADVISER, Bot, Thinker, bot_names, new_bot
from hexagora.cli import saves
from hexagora.cli.hints import hint_lines
from hexagora.cli.moves import list_moves, read_move
from hexagora.cli.screen import beside, fit_colours, without_colours, wrapped
from hexagora.cli.voice import Voice

HINTS = 3
COMMANDS = ("moves", "hint", "undo", "board", "score", "save", "quit")
MUCH = 3
"""If more than one in so many lines of the picture has changed it is drawn again by itself."""


class Left(Exception):
    """Somebody leaves the table; the game may be kept for later, or not."""

    def __init__(self, keep: bool) -> None:
        super().__init__()
        self.keep = keep


def read_line(prompt: str) -> str:
    """A line that somebody types; a line from a pipe is shown, as if it had been typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


@contextmanager
def thinking(what: str) -> Iterator[None]:
    """Tell on a terminal that somebody thinks, for as long as it lasts."""
    if not sys.stdout.isatty():
        yield
        return
    print(what, end="\r", flush=True)
    try:
        yield
    finally:
        print("\x1b[2K", end="", flush=True)


class Table:
    """Plays a match to its end; seats with a bot's name are bots, all others are people.

    ``keep`` is called before somebody is asked, whenever there is something new to keep.
    """

    commands: Sequence[str] = COMMANDS

    def __init__(self, match: Match, voice: Voice, colour: bool, keep: Callable[[], None]) -> None:
        self.match = match
        self.game = match.game
        self.voice = voice
        self.colour = colour
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.names):
            if name in bot_names():
                # The bot must not be able to deal: its seed does not tell the dealer's.
                mixed = sha256(f"bot {match.dealer.seed} {seat}".encode()).hexdigest()
                self.bots[seat] = new_bot(name, mixed)
        self._adviser = Thinker(ADVISER, "hint")
        self._keep = keep
        self._kept = len(match.actors)
        self._drawn = -1
        self._picture: list[str] = []
        self._asked: dict[int, object] = {}

    def run(self) -> None:
        """Play until the game is over; raises `Left` or EOFError if somebody leaves."""
        match = self.match
        while True:
            seat = int(match.state.seat)
            if self._is_person(seat):
                self.decide(seat)
                continue
            if match.state.over:
                return
            if self._must_wait(seat) and not self._wait(seat):
                continue
            turn = self._turn_of()
            log = Log()
            if seat == CHANCE:
                match.deal(log)
            else:
                match.play(self._thought(seat), log)
            self.tell(log)
            watched = len(self.bots) == self.game.seats and self._turn_of() != turn >= 0
            if watched and not match.state.over:
                self.draw()

    def draw(self) -> None:
        """Show the board."""
        text = self.voice.draw(self.match.state, self.colour)
        print(fit_colours(text) if self.colour else text)
        self._picture = without_colours(text).splitlines()
        self._drawn = len(self.match.actors)

    def example(self) -> str:
        """What could be typed now."""
        return self.voice.example(self.match.state)

    def preface(self) -> str:
        """What is said before a question."""
        return ""

    def take(self, action: int, log: Log) -> None:
        """Do what a person has chosen."""
        self.match.play(action, log)

    def person_acted(self) -> bool:
        """Whether any person has done anything yet."""
        return any(self._is_person(actor) for actor in self.match.actors)

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and seat not in self.bots

    def _turn_of(self) -> int:
        turn = self.match.state.facts(-1).get("turn_of", -1)
        return turn if isinstance(turn, int) else -1

    def tell(self, log: Log) -> None:
        for facts in log.seen_by(-1):
            sentence = self.voice.event(facts)
            if sentence:
                print(wrapped(sentence, "  "))

    def _say(self, message: str, **facts: object) -> None:
        print(wrapped(self.voice.say(message, **facts), "  "))

    def _thought(self, seat: int) -> int:
        """A bot's choice; on a terminal it is seen to think."""
        view = self.match.state.view(seat)
        with thinking(self.voice.say("terminal-thinks", who=self.voice.names[seat])):
            return self.bots[seat].choose(view)

    def _hint(self) -> None:
        """Show what a strong bot would do in the place of the one who decides."""
        state = self.match.state
        seat = int(state.seat)
        if not self._is_person(seat):
            self._say("terminal-no-choice")
            return
        with thinking(self.voice.say("terminal-thinks", who=self.voice.bot(ADVISER))):
            choices = self._adviser.explain(state.view(seat))
        self._say("hint-head", bot=ADVISER)
        print("\n".join(hint_lines(self.voice, state, choices, HINTS)))

    def _must_wait(self, seat: int) -> bool:
        """Before dice roll for a person, and while a person could still take a move back.

        Also before the first turn, so that the board is seen before a bot acts on it.
        """
        actors = self.match.actors
        if actors and self._is_person(actors[-1]):
            return True
        turn = self._turn_of()
        first = self._drawn < 0 and turn >= 0 and len(self.bots) < self.game.seats
        return first or (seat == CHANCE and self._is_person(turn))

    def _wait(self, seat: int) -> bool:
        """Wait for Enter; False if something was taken back instead."""
        match = self.match
        if seat == CHANCE:
            step = self.voice.ask(match.state)
        else:
            step = self.voice.say("terminal-decides", seat=seat)
        question = wrapped(self.voice.say("terminal-next", step=step), "  ")
        last = match.actors[-1]
        if match.may_undo(last) and self._is_person(last):
            question = beside(question, self.voice.say("terminal-back", move=match.last_text()))
        question = self._strong(question)
        if self._drawn < 0:
            self.draw()
        print(question)
        while line := self._read():
            if self.undone(line, last):
                return False
            if line.lower() == "board":
                self._redraw(question)
            elif not self.obeyed(line):
                self._say("terminal-press-enter")
        return True

    def decide(self, seat: int) -> None:
        """Ask a person until there is a move, or one was taken back."""
        match = self.match
        state = match.state
        asked = self.voice.say("terminal-asked", seat=seat, question=self.voice.ask(state))
        example = self.example()
        typed = self.voice.say("terminal-type", how=self.voice.how(state), example=example)
        typed = beside(wrapped(typed, "  "), self.voice.say("terminal-or"))
        question = self._strong(wrapped(asked, "  "))
        held = self.voice.held(state)
        if held:
            question += f"\n{wrapped(held, '    ', '  ')}"
        question = f"{self.preface()}{question}\n{typed}"
        if self._is_news(seat):
            self.draw()
        print(question)
        while True:
            line = self._read()
            if line.lower() in ("", "board"):
                self._redraw(question)
            elif self.undone(line, seat):
                return
            elif not self.obeyed(line):
                log = Log()
                try:
                    self.take(read_move(self.game, state, line, example), log)
                except HexagoraError as error:
                    self._say("terminal-not-possible", why=self.voice.refusal(error))
                    continue
                self.tell(log)
                return

    def _is_news(self, seat: int) -> bool:
        """Whether the board is to be drawn before somebody is asked.

        It is when the person has not been asked in this turn before and when much has changed since
        it was drawn; after a small step the sentences say enough.
        """
        state = self.match.state
        facts = state.facts(-1)
        turn = (facts.get("turn_of"), facts.get("turns"))
        begins = self._asked.get(seat) != turn
        self._asked[seat] = turn
        if self._drawn == len(self.match.actors):
            return False
        if begins or self._drawn < 0:
            return True
        now = without_colours(self.voice.draw(state, False)).splitlines()
        changed = [a != b for a, b in zip_longest(self._picture, now)]
        return changed.count(True) * MUCH > len(now)

    def _strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def _redraw(self, question: str) -> None:
        self.draw()
        print(question)

    def _read(self) -> str:
        if self._kept != len(self.match.actors) and self.person_acted():
            self._keep()
            self._kept = len(self.match.actors)
        return read_line("> ")

    def undone(self, line: str, seat: int) -> bool:
        """Take a move back, if that is what the line asks for and if it can be."""
        if line.lower() not in ("u", "undo"):
            return False
        if not self._is_person(seat) or not self.match.may_undo(seat):
            self._say("terminal-no-back")
            return False
        text = self.match.last_text()
        self.match.undo(seat)
        self._drawn = -1
        self._say("terminal-is-back", move=text)
        return True

    def obeyed(self, line: str) -> bool:
        """Do what a command says; False if the line is none."""
        word, _, rest = line.partition(" ")
        state = self.match.state
        command = word.lower()
        if command in ("u", "undo"):
            return True
        if command in ("help", "?"):
            self._help()
        elif command == "moves":
            if self._is_person(int(state.seat)):
                print("\n".join(list_moves(self.voice, state)))
            else:
                self._say("terminal-no-choice")
        elif command == "hint":
            self._hint()
        elif command == "score":
            for text in self.voice.standing(state):
                print(wrapped(text, "  "))
        elif command == "save":
            self._save(rest.strip())
        elif command in ("quit", "q", "exit"):
            self.quit()
        else:
            return False
        return True

    def _help(self) -> None:
        """The rules that matter now, the signs of the board, and the commands."""
        for clause, text in self.voice.clauses(self.match.state):
            print(wrapped(text, " " * 13, f"{clause:12} "))
        for name, text in self.voice.printed(self.match.state):
            print(wrapped(text, " " * 13, f"{name:12} "))
        legend = self.voice.legend()
        if legend:
            print(wrapped(legend, "  "))
        labels = {"undo": "undo, u", "save": f"save {self.voice.say('terminal-file')}"}
        for name in self.commands:
            label = labels.get(name, name)
            print(wrapped(self.voice.say(f"command-{name}"), " " * 13, f"  {label:10} "))

    def _save(self, name: str) -> bool:
        if not name or "\0" in name:
            self._say("terminal-name-file")
            return False
        try:
            saves.save(self.match, Path(name).expanduser())
        except (HexagoraError, OSError) as error:
            self._say("terminal-not-saved", why=self.voice.refusal(error))
            return False
        self._say("terminal-saved", file=name)
        print(f"  hexagora play --load {name}")
        return True

    def quit(self) -> None:
        if not self.person_acted():
            raise Left(keep=False)
        self._say("terminal-leaving")
        while True:
            answer = read_line(f"{self.voice.say('terminal-keep')} ")
            if answer.lower() in self.voice.say("answers-no").split():
                raise Left(keep=False)
            if not answer or answer.lower() in self.voice.say("answers-yes").split():
                raise Left(keep=True)
            if self._save(answer):
                raise Left(keep=False)
