"""People and bots at one table in a terminal: the loop of asking, dealing and telling."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from hexagora import CHANCE, HexagoraError, Log, Match
from hexagora.bots import ADVISER, Bot, Thinker, bot_names, new_bot
from hexagora.cli import saves
from hexagora.cli.guide import guide_of
from hexagora.cli.hints import hint_lines
from hexagora.cli.moves import example, list_moves, read_move
from hexagora.cli.screen import WIDTH, fit_colours, named, shown_names, wrapped

COMMANDS = """\
  moves      every legal move, the most telling ones last
  hint       what a commander would think of here
  undo, u    take your last move back, until the dice or others have acted
  board      draw the board again (Enter does that too)
  score      how things stand
  save FILE  put the game away; 'hexagora play --load FILE' goes on with it
  quit       leave the table"""


HINTS = 3


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
def thinking(who: str) -> Iterator[None]:
    """Tell on a terminal that somebody thinks, for as long as it lasts."""
    if not sys.stdout.isatty():
        yield
        return
    print(f"{who} thinks ...", end="\r", flush=True)
    try:
        yield
    finally:
        print("\x1b[2K", end="", flush=True)


class Table:
    """Plays a match to its end; seats with a bot's name are bots, all others are people.

    ``keep`` is called before somebody is asked, whenever there is something new to keep.
    """

    def __init__(self, match: Match, colour: bool, keep: Callable[[], None]) -> None:
        self.match = match
        self.game = match.game
        self.guide = guide_of(match.game)
        self.names = shown_names(match.names)
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

    def run(self) -> None:
        """Play until the game is over; raises `Left` or EOFError if somebody leaves."""
        match = self.match
        while True:
            seat = int(match.state.seat)
            if self._is_person(seat):
                self._decide(seat)
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
            self._tell(log)
            if turn in self.bots and self._turn_of() != turn and not match.state.over:
                self.draw()

    def draw(self) -> None:
        """Show the board."""
        text = named(self.game.draw(self.match.state, self.colour), self.names)
        print(fit_colours(text) if self.colour else text)
        self._drawn = len(self.match.actors)

    def person_acted(self) -> bool:
        """Whether any person has done anything yet."""
        return any(self._is_person(actor) for actor in self.match.actors)

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and seat not in self.bots

    def _turn_of(self) -> int:
        turn = self.match.state.facts(-1).get("turn_of", -1)
        return turn if isinstance(turn, int) else -1

    def _tell(self, log: Log) -> None:
        for facts in log.seen_by(-1):
            sentence = self.game.tell(facts)
            if sentence:
                print(wrapped(named(sentence, self.names), "  "))

    def _thought(self, seat: int) -> int:
        """A bot's choice; on a terminal it is seen to think."""
        view = self.match.state.view(seat)
        with thinking(self.names[seat]):
            return self.bots[seat].choose(view)

    def _hint(self) -> None:
        """Show what a strong bot would do in the place of the one who decides."""
        state = self.match.state
        seat = int(state.seat)
        if not self._is_person(seat):
            print("there is nothing to choose now; press Enter to go on")
            return
        with thinking(f"a {ADVISER}"):
            choices = self._adviser.explain(state.view(seat))
        print(f"a {ADVISER} would think of:")
        print("\n".join(hint_lines(self.game, state, choices, HINTS)))

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
        next_step = self.guide.ask(match.state) if seat == CHANCE else f"seat {seat + 1} decides"
        plain = f"Enter: {named(next_step, self.names)}."
        question = self._strong(plain)
        last = match.actors[-1]
        if match.may_undo(last) and self._is_person(last):
            undo = f"u: take '{match.texts[-1]}' back."
            question += ("   " if len(plain) + len(undo) + 3 <= WIDTH else "\n") + undo
        self._show(question)
        while line := self._read():
            if self._undone(line, last):
                return False
            if line.lower() == "board":
                self._redraw(question)
            elif not self._obeyed(line):
                print("press Enter to go on; help lists the commands")
        return True

    def _decide(self, seat: int) -> None:
        """Ask a person until there is a move, or one was taken back."""
        match = self.match
        state = match.state
        how = self.guide.how(state)
        asked = wrapped(f"{self.names[seat]}: {named(self.guide.ask(state), self.names)}", "  ")
        typed = f"Type {how}, such as: {example(self.game, state)}   (or help, moves, u, quit)"
        question = f"{self._strong(asked)}\n{typed}"
        self._show(question)
        while True:
            line = self._read()
            if line.lower() in ("", "board"):
                self._redraw(question)
            elif self._undone(line, seat):
                return
            elif not self._obeyed(line):
                log = Log()
                try:
                    match.play(read_move(self.game, state, line), log)
                except HexagoraError as error:
                    print(wrapped(f"not possible: {error}", "  "))
                    continue
                self._tell(log)
                return

    def _strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def _show(self, question: str) -> None:
        if self._drawn != len(self.match.actors):
            self.draw()
        print(question)

    def _redraw(self, question: str) -> None:
        self.draw()
        print(question)

    def _read(self) -> str:
        if self._kept != len(self.match.actors) and self.person_acted():
            self._keep()
            self._kept = len(self.match.actors)
        return read_line("> ")

    def _undone(self, line: str, seat: int) -> bool:
        """Take a move back, if that is what the line asks for and if it can be."""
        if line.lower() not in ("u", "undo"):
            return False
        if not self._is_person(seat) or not self.match.may_undo(seat):
            print("there is nothing to take back: dice or another player have acted since")
            return False
        text = self.match.texts[-1]
        self.match.undo(seat)
        self._drawn = -1
        print(f"'{text}' is taken back")
        return True

    def _obeyed(self, line: str) -> bool:
        """Do what a command says; False if the line is none."""
        word, _, rest = line.partition(" ")
        state = self.match.state
        command = word.lower()
        if command in ("u", "undo"):
            return True
        if command in ("help", "?"):
            for clause, text in self.guide.clauses(state):
                print(wrapped(f"{clause:12} {text}", " " * 13))
            print(COMMANDS)
        elif command == "moves":
            if self._is_person(int(state.seat)):
                print("\n".join(list_moves(self.game, state, self.guide)))
            else:
                print("there is nothing to choose now; press Enter to go on")
        elif command == "hint":
            self._hint()
        elif command == "score":
            for text in self.guide.score(state):
                print(named(text, self.names))
        elif command == "save":
            self._save(rest.strip())
        elif command in ("quit", "q", "exit"):
            self._quit()
        else:
            return False
        return True

    def _save(self, name: str) -> bool:
        if not name or "\0" in name:
            print("give the name of a file, such as: save tonight.record")
            return False
        try:
            saves.save(self.match, Path(name).expanduser())
        except (HexagoraError, OSError) as error:
            print(f"not saved: {error}")
            return False
        print(f"saved as {name}, with its seed in {name}.seed; go on with:")
        print(f"  hexagora play --load {name}")
        return True

    def _quit(self) -> None:
        if not self.person_acted():
            raise Left(keep=False)
        print("Leaving. Enter keeps the game for later, a file's name saves it there, n drops it.")
        while True:
            answer = read_line("keep? ")
            if answer.lower() in ("n", "no"):
                raise Left(keep=False)
            if answer.lower() in ("", "y", "yes"):
                raise Left(keep=True)
            if self._save(answer):
                raise Left(keep=False)
