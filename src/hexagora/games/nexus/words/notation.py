"""Actions as text, both ways.

==========================  ===================================================================
``first 2``                 chance: the second seat begins
``corporation ares``        take a colour
``cover 1``                 chance: the way in which the doubles cover their ring
``lay forest rock``         chance: the tile of the next slot, its cells in order
``leave 2``                 chance: how many tokens of a kind stay in the box
``roll 5``                  chance: a die
``draw mission t_rock``     chance: the card that is drawn; ``draw energize bloom``
``token mine 1 fungoid``    chance: the token that is turned up; ``token rock_strider``
``done``                    end a phase or a turn, pass, or no more of what was offered
``buy human 2,1``           buy a unit for a base hex
``play bloom``              play an Energize card
``complete t_rock``         complete a mission of the hand; ``complete row t_rock`` an open one
``sell mission t_rock``     discard a card for 1 rubium; ``sell energize bloom``
``move human 2,1 1,1``      move a unit; also by a card or after a battle
``breathe 1,0 1,-1 2``      the special attack from a hex on another, aimed at a seat
``aim 2``                   the seat that a repeated special attack is aimed at next
``explore 1,0``             turn up the token of a hex
``fight 1,0 2``             fight in a hex against a seat
``lose human``              the unit that is taken off
``target attacker human``   the unit for which a card is played; marked ones are called so:
                            ``target attacker human first twice``
``reroll defender human 3`` the die that is rolled again
``cancel attacker free``    the hit that is cancelled; ``cancel attacker pick``
``shatter``                 destroy an own unit so that the enemy loses one
``with rubium_dragon``      which of several kinds of units attacks specially, or is destroyed
``place 1,0``               where the unit of a card appears
``take point``              what the Monolith gives; ``take cards``
``keep t_rock``             the mission that is kept of two
``give mission t_rock``     pass a card to the partner; ``give energize bloom``
==========================  ===================================================================

Reading is kind: letters may be large or small; units, cards and corporations may be called by their
names in any language, or by the beginning of them; with the other side of the sheet in use classic
names mean the units in their places; whatever follows from the rest can be left out.
"""

from __future__ import annotations

import re

from hexagora.core.errors import IllegalAction, Unreadable, quoted
from hexagora.core.reading import (
    MOST_CHOICES,
    ambiguous,
    bad_usage,
    game_over,
    other_verb,
    unknown_verb,
)
from hexagora.games.nexus.facts.actions import Action
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.families import VERBS, range_of
from hexagora.games.nexus.words.family import Verb
from hexagora.games.nexus.words.reading import understood
from hexagora.games.nexus.words.refusals import refusal

OTHER_WORDS = {"pass": "done", "end": "done", "discard": "sell", "attack": "fight"}


def meaning(position: Position, action: int) -> Action:
    """What an action means in the position."""
    found = range_of(action)
    return found.mean(position, action - found.first)


def text_of(action: Action) -> str:
    """An action as text, whether it is legal or not; KeyError, TypeError or ValueError if it is
    none."""
    verb = action["do"]
    if verb not in VERBS:
        raise ValueError(verb)
    return f"{verb} {VERBS[verb].write(action)}".rstrip()


def write(position: Position, action: int) -> str:
    """An action of the position as text."""
    return text_of(meaning(position, action)) if action >= 0 else str(action)


def read(position: Position, text: str) -> int:
    """The legal action that the text means."""
    words = re.sub(r"\s*,\s*", ",", text.lower()).split()
    name = OTHER_WORDS.get(words[0], words[0]) if words else ""
    verb = VERBS.get(name)
    if verb is None:
        raise unknown_verb(text, VERBS)
    if position.over:
        raise game_over()
    if position.kind not in verb.kinds:
        raise other_verb(name, asked(position))
    try:
        told = understood(position.tables, verb.names, words[1:])
    except ValueError:
        raise bad_usage(text, name, verb.usage) from None
    legal = position.legal()
    exact = _exact(position.tables, verb, told)
    if exact in legal:
        return exact
    fitting = [action for action in legal if _fits(write(position, action), name, told)]
    if len(fitting) > 1:
        raise ambiguous(text, [write(position, action) for action in fitting])
    if fitting:
        return fitting[0]
    if exact >= 0:
        raise refusal(position, exact)
    possible = [word for word in (write(position, a) for a in legal) if word.split()[0] == name]
    if not possible:
        raise IllegalAction("'{verb}' is not possible now", "not_possible", verb=name)
    raise Unreadable(
        "{text} is none of what is possible now; write {usage}; possible is: {choices}",
        "none_possible",
        text=quoted(text),
        verb=name,
        usage=verb.usage,
        choices=", ".join(possible[:MOST_CHOICES]),
    )


def asked(position: Position) -> list[str]:
    """The verbs that answer the pending decision."""
    return [name for name, verb in VERBS.items() if position.kind in verb.kinds]


def _exact(tables: Tables, verb: Verb, told: list[tuple[str, ...]]) -> int:
    """The action that is written in full, or -1."""
    if any(len(meanings) > 1 for meanings in told):
        return -1
    try:
        return verb.read(tables, [meanings[0] for meanings in told])
    except (ValueError, KeyError):
        return -1


def _fits(written: str, verb: str, told: list[tuple[str, ...]]) -> bool:
    """Whether what was told stands in a written action, in the same order."""
    words = iter(written.split())
    return next(words) == verb and all(any(word in may for word in words) for may in told)
