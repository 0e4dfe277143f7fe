"""``hexagora learn``: first games with a coach, in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hexagora import HexagoraError, Log, Match, game_info, game_names
from hexagora.cli import lessons_kept
from hexagora.cli.arguments import add_colour, add_command, add_language
from hexagora.cli.play import edit_lines, sit_down
from hexagora.cli.screen import wants_colour, wrapped
from hexagora.cli.table import Left, Table, read_line
from hexagora.cli.voice import Voice, voice_of
from hexagora.core.lesson_files import lesson_of, lessons_of, next_lesson
from hexagora.core.lessons import Coach, Lesson
from hexagora.core.registry import make_game
from hexagora.words import chosen_language, words_of

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
A lesson is a prepared board, one thing at a time, and a coach; then a game against a recruit. What
you type wrong is told with the reason of the rules. A lesson that you leave is kept in your data
folder and goes on where you left it; --again begins it anew.

examples:
  hexagora learn
  hexagora learn superhex
  hexagora learn nexus battle --lang pl
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "learn", "first games with a coach, in the terminal", EXAMPLES)
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's name")
    command.add_argument("lesson", metavar="LESSON", nargs="?", help="the lesson's name")
    command.add_argument("--again", action="store_true", help="begin the lesson anew")
    add_colour(command)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell what can be learned, or give a lesson."""
    language = chosen_language(args.lang)
    if not args.game:
        _list(language)
        return 0
    game = game_info(args.game).name
    # A game without lessons has none of no name, and says so.
    lesson = None if args.lesson else lessons_kept.first_open(game)
    lesson = lesson or lesson_of(game, args.lesson or "")
    edit_lines()
    colour = wants_colour(args.colour)
    wanted = _give(lesson, language, colour, args.again)
    while wanted is not None:
        wanted = _give(wanted, language, colour, False)
    return 0


def _list(language: str) -> None:
    words = words_of("", language)
    games = [game for game in game_names() if lessons_of(game)]
    for game in games:
        print(game_info(game).title)
        for lesson in lessons_of(game):
            kept = lessons_kept.kept(lesson)
            facts = {
                "title": lesson.titles[language],
                "minutes": lesson.minutes,
                "state": "done" if kept.done else "begun" if kept.texts else "new",
            }
            told = words.say("learn-lesson", facts)
            print(wrapped(told, " " * 24, f"  {f'{game} {lesson.id}':21} "))
    print(wrapped(words.say("learn-try", {"game": games[-1]})))


def _give(lesson: Lesson, language: str, colour: bool, again: bool) -> Lesson | None:
    """Give one lesson, and play on if that is wished; the next lesson that is wanted, if any."""
    room = _room(lesson, language, colour, again)
    match, say = room.match, room.voice.say
    try:
        room.learn()
    except Skipped:
        return _after(lesson)
    except (Left, EOFError):
        print(wrapped(say("learn-kept", game=lesson.game, lesson=lesson.id)))
        return None
    lessons_kept.finish(lesson)
    print(f"\n{wrapped(lesson.end[language])}")
    after = _after(lesson)
    print(wrapped(say("learn-after", more=after is not None), "  "))
    try:
        typed = read_line("> ").lower()
    except EOFError:
        print()
        return None
    if typed in ("n", "next"):
        return after
    if typed not in ("q", "quit"):
        match.forked = len(match.actions)
        sit_down(match, language, colour, None)
    return None


def _after(lesson: Lesson) -> Lesson | None:
    name = next_lesson(lesson)
    return lesson_of(lesson.game, name) if name else None


def _room(lesson: Lesson, language: str, colour: bool, again: bool) -> Room:
    """The lesson from its start, or from where it was left."""
    kept = lessons_kept.kept(lesson)
    if kept.texts and not again:
        try:
            room = Room(lesson, language, colour)
            room.go_on(kept.texts)
            return room
        except HexagoraError:
            pass  # the lesson has changed since, so it begins anew
    return Room(lesson, language, colour)


class Skipped(Exception):
    """Somebody goes on to the next lesson."""


class Room(Table):
    """A table at which a coach sits too: chance and the others do what the lesson says."""

    commands = ("moves", "hint", "undo", "board", "score", "skip", "quit")

    def __init__(self, lesson: Lesson, language: str, colour: bool) -> None:
        game = make_game(lesson.game, lesson.seats, lesson.options)
        names = [lesson.bot] * game.seats
        names[lesson.learner] = words_of("", language).say("player")
        match = Match(game, names)
        for text in lesson.start:
            match.play(game.read(match.state, text))
        voice: Voice = voice_of(game, names, language)
        super().__init__(match, voice, colour, self.keep)
        self.lesson = lesson
        self.coach = Coach(lesson)
        self.began = len(match.actions)
        self._said = -1

    def keep(self) -> None:
        """Keep how far the lesson is; a full disk must not stop it."""
        try:
            lessons_kept.keep(self.lesson, self.match.texts[self.began :])
        except OSError as error:
            print(wrapped(self.voice.say("terminal-not-kept", why=self.voice.refusal(error))))

    def go_on(self, texts: list[str]) -> None:
        """Do again what was done before; raises if the lesson no longer takes it."""
        for text in texts:
            self.take(self.game.read(self.match.state, text), Log())

    def learn(self) -> None:
        """Until the lesson is over; raises `Left`, `Skipped` or EOFError if somebody leaves."""
        print(wrapped(self.lesson.titles[self.voice.language]))
        while not self.coach.over:
            given = self.coach.given(self.match.state)
            if given is None:
                self.decide(self.lesson.learner)
                continue
            log = Log()
            self.take(given, log)
            self.tell(log)

    def take(self, action: int, log: Log) -> None:
        self.coach.judge(self.match.state, action)
        super().take(action, log)
        self.coach.follow()

    def example(self) -> str:
        return self.coach.example()

    def preface(self) -> str:
        """What the coach says, once for each step."""
        told = self.coach.told()
        if told.number == self._said:
            return ""
        self._said = told.number
        head = self.voice.say("learn-step", number=told.number + 1, of=told.of)
        lines = [wrapped(text[self.voice.language], "  ", "  ") for text in told.say]
        if told.cells:
            marked = self.voice.say("learn-marked", cells=list(told.cells))
            lines.append(wrapped(marked, "  ", "  "))
        return "\n".join(["", head, *lines, ""])

    def undone(self, line: str, seat: int) -> bool:
        if line.lower() in ("u", "undo") and not self.coach.begun:
            self._say("terminal-no-back")
            return False
        if not super().undone(line, seat):
            return False
        self.coach.back()
        self._said = -1
        return True

    def obeyed(self, line: str) -> bool:
        if line.lower() == "skip":
            raise Skipped
        return super().obeyed(line)

    def quit(self) -> None:
        self.keep()
        raise Left(keep=True)
