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
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, cast

from hexagora.core.errors import IllegalAction, Unreadable, quoted
from hexagora.core.reading import (
    MOST_CHOICES,
    ambiguous,
    bad_usage,
    game_over,
    other_verb,
    unknown_verb,
)
from hexagora.games.nexus.content.vocabulary import TILE_TERRAINS
from hexagora.games.nexus.facts import (
    Action,
    Breathe,
    Deck,
    Found,
    Lay,
    Mark,
    Move,
    Reroll,
    Side,
    Target,
    Token,
)
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, NEXT, NUMBERS, direction_to
from hexagora.games.nexus.rules.kinds import (
    AIM,
    BOX,
    BREATHE,
    CANCEL,
    CASUALTY,
    CORPORATION,
    COVER,
    DEPLOY,
    DICE,
    DRAW,
    END,
    EXPLORE,
    EXTRACT,
    FIGHT,
    FIRST,
    KEEP,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    PLACE,
    ROLL,
    SPORE,
    TARGET,
    TILE,
    TOKEN,
    TRANSFER,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.melee import MARKS
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.refusals import refusal

PHASES = (DEPLOY, MOVE, BREATHE, EXPLORE, FIGHT, MONOLITH, END, MISSION, SPORE, LAST)

USAGE = {
    "first": "first and the number of a seat",
    "corporation": "corporation and its name, such as: corporation ares",
    "cover": "cover and a number",
    "lay": "lay and one terrain or two, such as: lay forest rock",
    "leave": "leave and a number of tokens",
    "roll": "roll and a number from 1 to 6",
    "draw": "draw, mission or energize, and a card",
    "token": "token and what it shows, such as: token mine 1 fungoid",
    "done": "done",
    "buy": "buy, a unit and a hex of the own base, such as: buy human 2,1",
    "play": "play and an Energize card",
    "complete": "complete and a mission, or complete row and an open one",
    "sell": "sell, mission or energize, and a card",
    "move": "move, a unit, where from and where to, such as: move human 2,1 1,1",
    "breathe": "breathe, where from, where to and a seat, such as: breathe 1,0 1,-1 2",
    "aim": "aim and the number of a seat",
    "explore": "explore and a hex, such as: explore 1,0",
    "fight": "fight, a hex and the seat that defends, such as: fight 1,0 2",
    "lose": "lose and a unit, such as: lose human",
    "target": "target, attacker or defender, and a unit, such as: target attacker human",
    "reroll": "reroll, attacker or defender, a unit and what the die shows",
    "cancel": "cancel, attacker or defender, and free or pick",
    "shatter": "shatter",
    "with": "with and a unit, such as: with rubium_dragon",
    "place": "place and a hex, such as: place 1,0",
    "take": "take point or take cards",
    "keep": "keep and a mission",
    "give": "give, mission or energize, and a card",
}
OTHER_WORDS = {"pass": "done", "end": "done", "discard": "sell", "attack": "fight"}
KIND_OF_VERB = {
    "first": (FIRST,),
    "corporation": (CORPORATION,),
    "cover": (COVER,),
    "lay": (TILE,),
    "leave": (BOX,),
    "roll": (ROLL,),
    "draw": (DRAW,),
    "token": (TOKEN,),
    "done": (DEPLOY, MOVE, BREATHE, END, WINDOW, DICE, TRANSFER, MISSION, SPORE, LAST),
    "buy": (DEPLOY,),
    "play": (DEPLOY, WINDOW),
    "complete": PHASES,
    "sell": (*PHASES, WINDOW),
    "move": (MOVE, SPORE, EXTRACT, TRANSFER),
    "breathe": (BREATHE,),
    "aim": (AIM,),
    "explore": (EXPLORE,),
    "fight": (FIGHT,),
    "lose": (CASUALTY,),
    "target": (TARGET,),
    "reroll": (DICE,),
    "cancel": (CANCEL,),
    "shatter": (WINDOW,),
    "with": (WHICH,),
    "place": (PLACE,),
    "take": (MONOLITH,),
    "keep": (KEEP,),
    "give": (END,),
}
"""The decisions to which a verb is an answer."""

DECKS: Final[tuple[Deck, ...]] = ("mission", "energize")
SIDES: Final[tuple[Side, ...]] = ("attacker", "defender")
HITS: Final[tuple[Literal["free", "pick"], ...]] = ("free", "pick")
FILLERS = frozenset(("seat", "from", "to", "at", "in", "on", "for", "against", "the", "a", "card"))
CELL = re.compile(r"-?\d+,-?\d+")
_Mean = Callable[[Position, int], Action]


# Writing.


def meaning(position: Position, action: int) -> Action:
    """What an action means in the position."""
    for first, mean in _MEANINGS:
        if action >= first:
            return mean(position, action - first)
    raise ValueError(action)


def text_of(action: Action) -> str:
    """An action as text, whether it is legal or not; KeyError, TypeError or ValueError if it is
    none."""
    words: list[object]
    match action["do"]:
        case "first" | "aim":
            words = [action["seat"] + 1]
        case "corporation":
            words = [action["corporation"]]
        case "cover":
            words = [action["number"]]
        case "lay":
            words = [*action["terrains"]]
        case "leave":
            words = [action["count"]]
        case "roll":
            words = [action["shown"]]
        case "token":
            words = [*_face(action)]
        case "draw" | "sell" | "give":
            words = [action["deck"], action["card"]]
        case "play" | "keep":
            words = [action["card"]]
        case "complete":
            words = ["row", action["card"]] if action["row"] else [action["card"]]
        case "buy":
            words = [action["unit"], action["cell"]]
        case "move":
            words = [action["unit"], action["cell"], action["to"]]
        case "breathe":
            words = [action["cell"], action["to"] or "-", action["seat"] + 1]
        case "explore" | "place":
            words = [action["cell"]]
        case "fight":
            words = [action["cell"], action["seat"] + 1]
        case "lose" | "with":
            words = [action["unit"]]
        case "target":
            words = [action["side"], action["unit"], *action["marks"]]
        case "reroll":
            words = [action["side"], action["unit"], action["shown"]]
        case "cancel":
            words = [action["side"], action["hit"]]
        case "take":
            words = [action["what"]]
        case "done" | "shatter":
            words = []
        case verb:
            raise ValueError(verb)
    return " ".join((action["do"], *(str(word) for word in words)))


def write(position: Position, action: int) -> str:
    """An action of the position as text."""
    return text_of(meaning(position, action)) if action >= 0 else str(action)


def _move(position: Position, n: int) -> Move:
    start, rest = divmod(n, UNITS * CELLS)
    unit, goal = divmod(rest, CELLS)
    name = _unit(position, unit)
    return {"do": "move", "unit": name, "cell": NAMES[start], "to": NAMES[goal]}


def _breathe(position: Position, n: int) -> Breathe:
    to = int(NEXT[n // 4])
    goal = NAMES[to] if to >= 0 else ""
    return {"do": "breathe", "cell": NAMES[n // 24], "to": goal, "seat": n % 4}


def _target(position: Position, n: int) -> Target:
    marks = cast("list[Mark]", MARKS[n % 4].split())
    name = _unit(position, n // 4 % UNITS)
    return {"do": "target", "side": SIDES[n // 24], "unit": name, "marks": marks}


def _die(position: Position, n: int) -> Reroll:
    name = _unit(position, n // 6 % UNITS)
    return {"do": "reroll", "side": SIDES[n // 36], "unit": name, "shown": n % 6 + 1}


def _lay(position: Position, n: int) -> Lay:
    terrains = position.tables.tiles[n // 2].terrains
    return {"do": "lay", "terrains": [*(terrains[::-1] if n % 2 else terrains)]}


def _token(position: Position, n: int) -> Token:
    """What a token shows; a green one is called so if there is a plain one like it."""
    return _token_of(position.tables, n)


def _token_of(tables: Tables, kind: int) -> Token:
    token = tables.tokens[kind]
    shows: list[Found] = [{"part": "mine", "mine": token.mine}] if token.mine else []
    if token.unit:
        name = tables.units[_places(tables).index(token.unit)].id
        shows.append({"part": "unit", "unit": name})
    twin = any(
        (other.mine, other.unit) == (token.mine, token.unit) and not other.green
        for other in tables.tokens
    )
    return {"do": "token", "shows": shows, "green": token.green and twin}


def _face(token: Token) -> list[str]:
    words: list[str] = []
    for one in token["shows"]:
        words += ["mine", str(one["mine"])] if one["part"] == "mine" else [one["unit"]]
    return [*words, "green"] if token["green"] else words


def _places(tables: Tables) -> list[str]:
    return [unit.place for unit in tables.units]


def _unit(position: Position, unit: int) -> str:
    return str(position.tables.units[unit].id)


def _mission(position: Position, card: int) -> str:
    return str(position.tables.missions[card].id)


def _energize(position: Position, card: int) -> str:
    return str(position.tables.energize[card].id)


def _of_mission(verb: Literal["draw", "sell", "give"]) -> _Mean:
    return lambda p, n: {"do": verb, "deck": "mission", "card": _mission(p, n)}


def _of_energize(verb: Literal["draw", "sell", "give"]) -> _Mean:
    return lambda p, n: {"do": verb, "deck": "energize", "card": _energize(p, n)}


_MEANINGS: tuple[tuple[int, _Mean], ...] = (
    (actions.WHICH, lambda p, n: {"do": "with", "unit": _unit(p, n)}),
    (actions.MOVE, _move),
    (actions.GIVE_ENERGIZE, _of_energize("give")),
    (actions.GIVE_MISSION, _of_mission("give")),
    (actions.KEEP, lambda p, n: {"do": "keep", "card": _mission(p, n)}),
    (actions.TAKE_CARDS, lambda p, n: {"do": "take", "what": "cards"}),
    (actions.TAKE_POINT, lambda p, n: {"do": "take", "what": "point"}),
    (actions.PLACE, lambda p, n: {"do": "place", "cell": NAMES[n]}),
    (actions.SHATTER, lambda p, n: {"do": "shatter"}),
    (actions.CANCEL, lambda p, n: {"do": "cancel", "side": SIDES[n // 2], "hit": HITS[n % 2]}),
    (actions.DIE, _die),
    (actions.TARGET, _target),
    (actions.LOSE, lambda p, n: {"do": "lose", "unit": _unit(p, n)}),
    (actions.AIM, lambda p, n: {"do": "aim", "seat": n}),
    (actions.BREATHE, _breathe),
    (actions.FIGHT, lambda p, n: {"do": "fight", "cell": NAMES[n // 4], "seat": n % 4}),
    (actions.EXPLORE, lambda p, n: {"do": "explore", "cell": NAMES[n]}),
    (actions.SELL_ENERGIZE, _of_energize("sell")),
    (actions.SELL_MISSION, _of_mission("sell")),
    (actions.ROW, lambda p, n: {"do": "complete", "card": _mission(p, n), "row": True}),
    (actions.MISSION, lambda p, n: {"do": "complete", "card": _mission(p, n), "row": False}),
    (actions.PLAY, lambda p, n: {"do": "play", "card": _energize(p, n)}),
    (
        actions.BUY,
        lambda p, n: {"do": "buy", "unit": _unit(p, n // CELLS), "cell": NAMES[n % CELLS]},
    ),
    (actions.DONE, lambda p, n: {"do": "done"}),
    (actions.DRAW_ENERGIZE, _of_energize("draw")),
    (actions.DRAW_MISSION, _of_mission("draw")),
    (actions.ROLL, lambda p, n: {"do": "roll", "shown": n + 1}),
    (actions.BOX, lambda p, n: {"do": "leave", "count": n}),
    (actions.TURN_UP, _token),
    (actions.LAY, _lay),
    (actions.COVER, lambda p, n: {"do": "cover", "number": n + 1}),
    (
        actions.CORPORATION,
        lambda p, n: {"do": "corporation", "corporation": p.tables.box.corporations[n].id},
    ),
    (actions.FIRST, lambda p, n: {"do": "first", "seat": n}),
)
"""From the highest actions down: the first of each sort, and what one of it means."""


# Reading.


def read(position: Position, text: str) -> int:
    """The legal action that the text means."""
    words = re.sub(r"\s*,\s*", ",", text.lower()).split()
    verb = OTHER_WORDS.get(words[0], words[0]) if words else ""
    if verb not in USAGE:
        raise unknown_verb(text, USAGE)
    if position.over:
        raise game_over()
    if position.kind not in KIND_OF_VERB[verb]:
        raise other_verb(verb, asked(position))
    told = _understand(position, verb, words[1:], text)
    legal = position.legal()
    exact = -1
    if all(len(meanings) == 1 for meanings in told):
        exact = _exact(position, verb, [meanings[0] for meanings in told])
        if exact in legal:
            return exact
    fitting = [action for action in legal if _fits(write(position, action), verb, told)]
    if len(fitting) > 1:
        raise ambiguous(text, [write(position, action) for action in fitting])
    if fitting:
        return fitting[0]
    if exact >= 0:
        raise refusal(position, exact)
    possible = [word for word in (write(position, a) for a in legal) if word.split()[0] == verb]
    if not possible:
        raise IllegalAction("'{verb}' is not possible now", "not_possible", verb=verb)
    raise Unreadable(
        "{text} is none of what is possible now; write {usage}; possible is: {choices}",
        "none_possible",
        text=quoted(text),
        verb=verb,
        usage=USAGE[verb],
        choices=", ".join(possible[:MOST_CHOICES]),
    )


def asked(position: Position) -> list[str]:
    """The verbs that answer the pending decision."""
    return [verb for verb, kinds in KIND_OF_VERB.items() if position.kind in kinds]


def _fits(written: str, verb: str, told: list[tuple[str, ...]]) -> bool:
    """Whether what was told stands in a written action, in the same order."""
    words = iter(written.split())
    return next(words) == verb and all(any(word in may for word in words) for may in told)


def _understand(
    position: Position, verb: str, words: list[str], text: str
) -> list[tuple[str, ...]]:
    """For each part of what was told the words of the notation that it can mean."""
    known = _vocabulary(position.tables, verb)
    told: list[tuple[str, ...]] = []
    at = 0
    while at < len(words):
        if CELL.fullmatch(words[at]):
            told.append((_cell(words[at]),))
            at += 1
            continue
        meanings, end = _meanings(known, words, at)
        if meanings:
            told.append(meanings)
        elif words[at] in FILLERS:
            end = at + 1
        elif words[at].isdecimal() and words[at].isascii():
            told.append((str(int(words[at][:9])),))
            end = at + 1
        else:
            raise bad_usage(text, verb, USAGE[verb])
        at = end
    return told


def _cell(word: str) -> str:
    q, r = (part.lstrip("-").lstrip("0") or "0" for part in word.split(","))
    minus = ["-" if part.startswith("-") else "" for part in word.split(",")]
    name = ",".join(f"{sign if n != '0' else ''}{n}" for sign, n in zip(minus, (q, r), strict=True))
    if name not in NUMBERS:
        raise IllegalAction("there is no hex {cell} on any board", "no_hex", cell=quoted(word))
    return name


def _meanings(
    known: dict[str, tuple[str, ...]], words: list[str], at: int
) -> tuple[tuple[str, ...], int]:
    """What the longest possible name from a word on means, and where the rest begins."""
    ends = range(min(len(words), at + 6), at, -1)
    for end in ends:
        name = _plain(" ".join(words[at:end]))
        if name in known:
            return known[name], end
    for sought in ("{}", "_{}"):
        for end in ends:
            name = sought.format(_plain(" ".join(words[at:end])))
            begun = _begun(known, name) if name.strip("_") else set()
            if begun and not name.strip("_").isdecimal():
                return tuple(sorted(begun)), end
    return (), at


def _begun(known: dict[str, tuple[str, ...]], name: str) -> set[str]:
    """What can be meant by the beginning of a name, or after ``_`` of another word in it."""
    if name.startswith("_"):
        return {word for called, may in known.items() if name in called for word in may}
    return {word for called, may in known.items() if called.startswith(name) for word in may}


def _plain(name: str) -> str:
    return re.sub(r"[\W_]+", "_", name.lower()).strip("_")


@lru_cache(maxsize=512)
def _vocabulary(tables: Tables, verb: str) -> dict[str, tuple[str, ...]]:
    """The names that can stand after a verb, each with the words of the notation it means."""
    called: list[tuple[str, str]] = []
    if verb in ("buy", "move", "lose", "target", "reroll", "token", "with"):
        for unit in tables.units:
            names = (unit.id, unit.place, *unit.names.values())
            called += [(name, unit.id) for name in names]
    if verb in ("complete", "sell", "keep", "give", "draw"):
        for mission in tables.missions:
            called += [(name, mission.id) for name in (mission.id, *mission.names.values())]
    if verb in ("play", "sell", "give", "draw"):
        for card in tables.energize:
            called += [(name, card.id) for name in (card.id, *card.names.values())]
    if verb == "corporation":
        for one in tables.box.corporations:
            called += [(name, one.id) for name in (one.id, *one.names.values())]
    plain = {
        "sell": DECKS,
        "give": DECKS,
        "draw": DECKS,
        "complete": ("row",),
        "lay": TILE_TERRAINS,
        "token": ("mine", "green"),
        "target": (*SIDES, "first", "twice"),
        "reroll": SIDES,
        "cancel": (*SIDES, *HITS),
        "take": ("point", "cards"),
    }.get(verb, ())
    called += [(word, word) for word in plain]
    if verb in ("sell", "give", "draw"):
        called.append(("missions", "mission"))
    if verb == "cancel":
        called.append(("picks", "pick"))
    found: dict[str, set[str]] = {}
    exact: dict[str, str] = {}
    for name, word in called:
        found.setdefault(_plain(name), set()).add(word)
        if name == word:
            exact[_plain(name)] = word
    # What is written as it stands in the notation means just that.
    return {
        name: (exact[name],) if name in exact else tuple(sorted(words))
        for name, words in found.items()
        if name
    }


def _exact(position: Position, verb: str, words: list[str]) -> int:
    """The action that is written in full, or -1."""
    try:
        return _action(position, verb, words)
    except (ValueError, KeyError):
        return -1


def _action(position: Position, verb: str, words: list[str]) -> int:
    """The same; ValueError or KeyError if the words are not those of one."""
    tables = position.tables
    if verb in _PLAIN:
        () = words
        return _PLAIN[verb]
    if verb in _NUMBERED:
        (word,) = words
        first, least, most = _NUMBERED[verb]
        return first + _number(word, least, most)
    if verb in _AT_CELL:
        (word,) = words
        return _AT_CELL[verb] + NUMBERS[word]
    if verb in _OF_DECK:
        deck, card = words
        energize = DECKS.index(deck)
        return _OF_DECK[verb][energize] + _card(tables, energize, card)
    if verb == "corporation":
        (word,) = words
        return actions.CORPORATION + [c.id for c in tables.box.corporations].index(word)
    if verb == "play":
        (word,) = words
        return actions.PLAY + _card(tables, 1, word)
    if verb in ("keep", "complete"):
        first = actions.KEEP if verb == "keep" else actions.MISSION
        if verb == "complete" and len(words) == 2 and words[0] == "row":
            first, words = actions.ROW, words[1:]
        (word,) = words
        return first + _card(tables, 0, word)
    if verb == "take":
        (word,) = words
        return actions.TAKE_POINT + ("point", "cards").index(word)
    if verb in ("lose", "with"):
        (word,) = words
        return (actions.LOSE if verb == "lose" else actions.WHICH) + _place(tables, word)
    if verb == "buy":
        unit, cell = words
        return int(actions.buy_of(_place(tables, unit), NUMBERS[cell]))
    if verb == "move":
        unit, start, goal = words
        return int(actions.move_of(NUMBERS[start], _place(tables, unit), NUMBERS[goal]))
    if verb == "fight":
        cell, seat = words
        return actions.FIGHT + NUMBERS[cell] * 4 + _number(seat, 1, 4)
    if verb == "breathe":
        return _exact_breath(*words)
    if verb == "target":
        side, unit, *marks = words
        number = MARKS.index(" ".join(marks))
        return int(actions.target_of(SIDES.index(side), _place(tables, unit), number))
    if verb == "reroll":
        side, unit, shown = words
        number = _number(shown, 1, 6) + 1
        return int(actions.die_of(SIDES.index(side), _place(tables, unit), number))
    if verb == "cancel":
        side, hit = words
        return actions.CANCEL + SIDES.index(side) * 2 + HITS.index(hit)
    if verb == "lay":
        return _exact_tile(tables, words)
    faces = [_face(_token_of(tables, kind)) for kind in range(len(tables.tokens))]
    return actions.TURN_UP + faces.index(words)


_PLAIN = {"done": actions.DONE, "shatter": actions.SHATTER}
_NUMBERED = {
    "first": (actions.FIRST, 1, 4),
    "cover": (actions.COVER, 1, 8),
    "leave": (actions.BOX, 0, 24),
    "roll": (actions.ROLL, 1, 6),
    "aim": (actions.AIM, 1, 4),
}
_AT_CELL = {"explore": actions.EXPLORE, "place": actions.PLACE}
_OF_DECK = {
    "draw": (actions.DRAW_MISSION, actions.DRAW_ENERGIZE),
    "sell": (actions.SELL_MISSION, actions.SELL_ENERGIZE),
    "give": (actions.GIVE_MISSION, actions.GIVE_ENERGIZE),
}


def _number(word: str, least: int, most: int) -> int:
    """How far a number is from the least that it can be."""
    if not word.isdecimal() or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word) - least


def _place(tables: Tables, unit: str) -> int:
    return [one.id for one in tables.units].index(unit)


def _card(tables: Tables, energize: int, name: str) -> int:
    deck = [card.id for card in (tables.energize if energize else tables.missions)]
    return deck[:CARDS].index(name)


def _exact_breath(start: str, goal: str, seat: str) -> int:
    direction = int(direction_to(NUMBERS[start], NUMBERS[goal]))
    if direction < 0:
        raise IllegalAction("{a} and {b} do not touch", "apart", a=start, b=goal)
    return int(actions.breathe_of(NUMBERS[start], direction, _number(seat, 1, 4)))


def _exact_tile(tables: Tables, words: list[str]) -> int:
    for number, tile in enumerate(tables.tiles):
        for way in range(len(tile.terrains)):
            if words == list(tile.terrains[::-1] if way else tile.terrains):
                return actions.LAY + number * 2 + way
    raise ValueError(words)
