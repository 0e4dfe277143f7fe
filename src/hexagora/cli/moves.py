"""Moves as people type them, and as they are listed."""

from __future__ import annotations

import re

from hexagora import Game, HexagoraError, IllegalAction, Log, State, Unreadable
from hexagora.cli.screen import WIDTH, wrapped
from hexagora.cli.voice import Voice
from hexagora.core.errors import quoted
from hexagora.core.reading import USAGE, ambiguous

MANY = 4


def read_move(game: Game, state: State, text: str, example: str) -> int:
    """The legal action that is meant; its first word may be left out.

    ``example`` is what somebody is told whose text is not understood at all.
    """
    text = re.sub(r"\s*,\s*", ",", text.strip())
    try:
        return game.read(state, text)
    except Unreadable as error:
        unread = error
    found = set()
    errors: list[HexagoraError] = []
    for verb in sorted({game.write(state, action).split()[0] for action in state.legal()}):
        try:
            found.add(game.read(state, f"{verb} {text}"))
        except HexagoraError as error:
            errors.append(error)
    if len(found) == 1:
        return found.pop()
    if found:
        raise ambiguous(text, [game.write(state, action) for action in sorted(found)])
    for reason in errors:
        if not isinstance(reason, Unreadable):
            raise reason
    if unread.code == USAGE:
        raise unread  # the verb was known, so it is told how to go on
    raise IllegalAction(
        "{text} is not understood; type for example: {example}",
        "not_understood",
        text=quoted(text),
        example=example,
    )


def list_moves(voice: Voice, state: State) -> list[str]:
    """All legal moves, those with the best effect last, where the eye is."""
    groups: dict[tuple[int, str], list[str]] = {}
    for action in state.legal():
        log = Log()
        after = state.copy()
        after.apply(action, log)
        effect = voice.effect(log.seen_by(int(state.seat)))
        groups.setdefault(effect, []).append(voice.game.write(state, action))
    lines = []
    for (_, what), texts in sorted(groups.items(), key=lambda item: (item[0][1] != "", item[0])):
        if what:
            lines.append(wrapped(f"{what}:"))
        lines += _grouped(texts)
    return lines


def _grouped(texts: list[str]) -> list[str]:
    """Many moves that begin alike on one line, otherwise all of them in columns."""
    heads: dict[str, list[str]] = {}
    for text in texts:
        head, _, tail = text.rpartition(" ")
        heads.setdefault(head, []).append(tail)
    if len(texts) < MANY * len(heads):
        width = max(map(len, texts)) + 3
        row = (WIDTH - 2) // width
        padded = [f"{text:{width}}" for text in texts]
        return [f"  {''.join(padded[i : i + row])}".rstrip() for i in range(0, len(padded), row)]
    lines = []
    for head, tails in heads.items():
        first = f"  {head}  " if head else "  "
        lines.append(wrapped(first + "   ".join(tails), " " * len(first)))
    return lines
