"""``hexagora etude play``: an etude at the keyboard."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from hexagora import HexagoraError
from hexagora.cli.battle import Telling
from hexagora.cli.etude_files import Given, one_given
from hexagora.cli.screen import fit_colours, shown_names, wants_colour, wrapped
from hexagora.cli.table import read_line
from hexagora.cli.voice import Voice, voice_of
from hexagora.core.capabilities import Attempt, Told
from hexagora.words import chosen_language, words_of

QUIT = ("q", "quit")
BACK = ("u", "undo")
FIGHT = ("fight", "battle")
AGAIN = ("board",)
SOLUTION = ("solution",)
HELP = ("help", "?")


def run(args: argparse.Namespace) -> int:
    """Play one etude until it is solved or left; exit code 0 if it is solved."""
    one = one_given(args.etude)
    language = chosen_language(args.lang)
    words = words_of(one.game, language)
    names = shown_names([words.say(*name) for name in one.puzzle.names])
    return Sitting(one, voice_of(one.puzzle.state.game, names, language), args.colour).run()


class Sitting:
    """Somebody who tries to solve an etude, as often as it takes."""

    def __init__(self, one: Given, voice: Voice, colour: str) -> None:
        self.one = one
        self.voice = voice
        self.colour = wants_colour(colour)
        self.attempt: Attempt = one.etudes.attempt(one.puzzle)

    def run(self) -> int:
        puzzle = self.one.puzzle
        for texts in (puzzle.titles, puzzle.stories):
            if texts:
                print(wrapped(texts[self.voice.language]))
        self.draw()
        for line in puzzle.about:
            self.tell(line)
        print(wrapped(self.voice.say("etude-play-help")))
        while True:
            try:
                typed = read_line(self.voice.say("etude-play-prompt") + " ")
            except EOFError:
                print()
                return 1
            if typed.lower() in QUIT:
                return 1
            try:
                if self.do(typed):
                    return 0
            except HexagoraError as error:
                why = self.voice.refusal(error)
                print(wrapped(self.voice.say("terminal-not-possible", why=why)))

    def do(self, typed: str) -> bool:
        """One line that was typed; whether the etude is solved by it."""
        word = typed.lower()
        if word in FIGHT:
            return self.fight()
        if word in SOLUTION:
            for step in self.one.etudes.solution(self.one.puzzle):
                print(f"  {step}")
        elif word in HELP:
            print(wrapped(self.voice.say("etude-play-help")))
        elif word in BACK:
            if not self.attempt.back():
                print(wrapped(self.voice.say("etude-play-no-back")))
            self.draw()
        elif typed and word not in AGAIN:
            for facts in self.attempt.do(typed):
                print(wrapped(self.voice.event(facts), "    ", "  "))
            self.draw()
        else:
            self.draw()
        for line in self.attempt.left():
            self.tell(line)
        return False

    def fight(self) -> bool:
        battle, solved, verdict = self.attempt.fight(self.ask)
        print(Telling(battle, self.voice.words).whole())
        self.tell(verdict)
        if not solved:
            print(wrapped(self.voice.say("etude-play-again")))
        return solved

    def ask(self, question: Told, options: Sequence[str]) -> str:
        """A choice of the solver in the battle."""
        self.tell(question)
        while True:
            typed = read_line(f"{' / '.join(options)}: ").lower()
            if typed in options:
                return typed

    def draw(self) -> None:
        print(fit_colours(self.voice.draw(self.attempt.state, self.colour)))

    def tell(self, line: Told) -> None:
        message, facts = line
        print(wrapped(self.voice.say(message, **facts), "  "))
