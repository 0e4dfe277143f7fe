"""``hexagora etude``: puzzles with a proof: solve, check, show, play, make them."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import TYPE_CHECKING

from hexagora.cli import etude_make, etude_play
from hexagora.cli.arguments import add_colour, add_command, add_language
from hexagora.cli.etude_files import Given, all_shipped, given, one_given
from hexagora.cli.packs import add_packs
from hexagora.cli.progress import Progress
from hexagora.cli.screen import fit_colours, wants_colour, wrapped
from hexagora.cli.voice import Voice, voice_of
from hexagora.core.capabilities import Told
from hexagora.words import chosen_language, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexagora.cli.arguments import Commands

EXAMPLES = """\
ETUDE is a file (docs/etudes.md) or the id of one that comes along; 'hexagora etude show' lists
them. A proof tries every way to use the tiles and fights the battle after each. It is exit code 0
if all that was asked for holds: solve finds a solution, check finds no fault.

examples:
  hexagora etude show
  hexagora etude show sample-10
  hexagora etude play sample-10
  hexagora etude solve mine.json
  hexagora etude check
  hexagora etude make -n 5 --kind push --kind order --seed autumn --out mine.jsonl
"""


def add_to(commands: Commands) -> None:
    """Add the command with its own commands to the program."""
    command = add_command(commands, "etude", "puzzles with a proof", EXAMPLES)
    inner = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    solve = _add(inner, "solve", "prove all solutions of an etude", _solve)
    solve.add_argument("etude", metavar="ETUDE", help="a file or an id")
    solve.add_argument("--json", action="store_true", help="the proof as JSON")
    check = _add(inner, "check", "prove etudes, and look for what is wrong with them", _check)
    check.add_argument("etudes", metavar="ETUDE", nargs="*", help="files or ids (default: all)")
    check.add_argument("--json", action="store_true", help="proofs, faults and times as JSON")
    show = _add(inner, "show", "show an etude, or list all that come along", _show)
    show.add_argument("etude", metavar="ETUDE", nargs="?", help="a file or an id")
    show.add_argument("--solution", action="store_true", help="show the solution of the file too")
    add_colour(show)
    play = _add(inner, "play", "solve an etude in the terminal", etude_play.run)
    play.add_argument("etude", metavar="ETUDE", help="a file or an id")
    add_colour(play)
    make = _add(inner, "make", "compose new etudes from played positions", etude_make.run)
    etude_make.add_arguments(make)


def _add(inner: Commands, name: str, help_line: str, run: object) -> argparse.ArgumentParser:
    command = add_command(inner, name, help_line, EXAMPLES)
    add_language(command)
    add_packs(command)
    command.set_defaults(run=run)
    return command


def voice_for(one: Given, language: str) -> Voice:
    """Who tells an etude; the seats are called as the game calls them."""
    words = words_of(one.game, language)
    names = [words.say(*name) for name in one.puzzle.names]
    return voice_of(one.puzzle.state.game, names, language)


def told(voice: Voice, lines: Iterable[Told]) -> list[str]:
    """Lines in words."""
    return [voice.say(message, **facts) for message, facts in lines]


def _solve(args: argparse.Namespace) -> int:
    """Prove one etude and tell all solutions."""
    one = one_given(args.etude)
    voice = voice_for(one, chosen_language(args.lang))
    proved = one.etudes.prove(one.puzzle, Bar(one.source), thorough=False)
    if args.json:
        print(json.dumps(proved.data, indent=2))
    else:
        for line in told(voice, proved.lines):
            print(wrapped(line, "  "))
    return 0 if proved.solved else 1


def _check(args: argparse.Namespace) -> int:
    """Prove etudes and tell what is wrong with each, and how long it took."""
    language = chosen_language(args.lang)
    found = [one for name in args.etudes for one in given(name)] or all_shipped()
    rows: list[dict[str, object]] = []
    wrong = 0
    with Progress(len(found), "etudes") as progress:
        for one in found:
            voice = voice_for(one, language)
            began = perf_counter()
            proved = one.etudes.prove(one.puzzle, _nobody, thorough=True)
            seconds = perf_counter() - began
            progress.step()
            faults = told(voice, proved.faults)
            wrong += bool(faults)
            rows.append(
                {"etude": one.source, "faults": faults, "seconds": seconds, "proof": proved.data}
            )
            if not args.json:
                taken = voice.say("etude-check-time", etude=one.source, seconds=f"{seconds:.1f}")
                print(taken, flush=True)
                for fault in faults:
                    print(wrapped(fault, "      ", "    "))
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        words = words_of("", language)
        print(words.say("etude-check-sum", {"count": len(found), "wrong": wrong}))
    return 1 if wrong else 0


def _show(args: argparse.Namespace) -> int:
    """Show one etude, or list those that come along."""
    language = chosen_language(args.lang)
    if args.etude is None:
        for one in all_shipped():
            voice = voice_for(one, language)
            lines = told(voice, one.puzzle.about)
            title = one.puzzle.titles.get(language, "")
            print(wrapped(f"{one.puzzle.id}  {title}. {lines[-1]}", "    "))
        return 0
    one = one_given(args.etude)
    print("\n".join(picture(one, voice_for(one, language), args.colour)))
    if args.solution:
        for step in one.etudes.solution(one.puzzle):
            print(f"  {step}")
    return 0


def picture(one: Given, voice: Voice, colour: str) -> list[str]:
    """Title, story, board and task."""
    puzzle = one.puzzle
    heads = [texts[voice.language] for texts in (puzzle.titles, puzzle.stories) if texts]
    board = fit_colours(voice.draw(puzzle.state, wants_colour(colour)))
    lines = [wrapped(line, "  ") for line in told(voice, puzzle.about)]
    return [*(wrapped(head) for head in heads), board, *lines]


class Bar:
    """How far a proof is, on a terminal."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._progress: Progress | None = None

    def __call__(self, done: int, parts: int) -> None:
        if self._progress is None:
            self._progress = Progress(parts, self._label)
        self._progress.step()
        if done == parts:
            self._progress.__exit__(None, None, None)


def _nobody(done: int, parts: int) -> None:
    """Nobody watches the parts of one proof among many."""
