"""A position for a terminal of 80 columns: the board, and below it what everybody has.

Nobody's hand is shown.
"""

from __future__ import annotations

from textwrap import wrap
from typing import cast

from hexagora.core.event import Facts
from hexagora.core.saying import Say
from hexagora.games.nexus.content.components import Box
from hexagora.games.nexus.knowledge.battle_view import battle_of
from hexagora.games.nexus.knowledge.showing import decks_of, frames_of, missions_in, phase_of
from hexagora.games.nexus.pictures.terminal_board import (
    SCREEN,
    counted,
    draw_board,
    ink,
    letters,
    parts_of,
    unit_names,
)
from hexagora.games.nexus.rules.position import (
    COLOUR,
    COMPLETED,
    ENERGIZE_HELD,
    KINGS,
    MISSIONS_HELD,
    ROW,
    RUBIUM,
    SCORE,
    WON,
    Position,
)
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.canvas import RESET


def draw(position: Position, colour: bool, say: Say) -> str:
    """The board, whose phase it is, the battle if there is one, and what everybody has."""
    board, crowded = draw_board(position, colour, say)
    status = wrap(_status(position, say), SCREEN)
    lines = [*board.lines(), *crowded, *status, *_battle(position, say)]
    for seat in range(int(position.rules.seats)):
        lines += _player(position, seat, colour, say)
    return "\n".join([*lines, *_table(position, say), *_legend(position.tables, say)])


def _status(position: Position, say: Say) -> str:
    phase = phase_of(position, frames_of(position))
    if position.over:
        return say("the game is over", "picture-over")
    if phase == "set-up":
        return say("the table is being set up", "picture-setup")
    seat = int(position.turn_seat())
    line = say(
        "turn {number} of seat {place}, {name}",
        "picture-turn",
        number=int(position.turns),
        seat=seat,
        phase=phase,
        place=seat + 1,
        name="the Vortex" if phase == "vortex" else f"{phase} phase",
    )
    extra = []
    if position.march:
        count = int(position.march)
        extra.append(say("{count} units may go a step farther", "picture-march", count=count))
    if position.drive:
        count = int(position.drive)
        extra.append(say("every mine pays {count} more", "picture-drive", count=count))
    if position.wins:
        count = int(position.wins)
        extra.append(say("battles won this turn: {count}", "picture-wins", count=count))
    return "; ".join([line, *extra])


def _battle(position: Position, say: Say) -> list[str]:
    battle = battle_of(position, frames_of(position))
    if battle is None:
        return []
    attacker, defender = int(str(battle["attacker"])), int(str(battle["defender"]))
    line = say(
        "battle at {at}: seat {who} attacks seat {whom}; {stage}",
        "picture-battle",
        at=battle["at"],
        attacker=attacker,
        defender=defender,
        stage=battle["stage"],
        who=attacker + 1,
        whom=defender + 1,
    )
    step = str(battle["attacking"])
    if step:
        line += ", " + say("{name}", "picture-step", step=step, name=step.replace("_", " "))
    lines = wrap(line, SCREEN, subsequent_indent="    ")
    for word, side in zip(
        ("attacker", "defender"), cast("list[Facts]", battle["sides"]), strict=True
    ):
        told = f"  {say(word, f'side-{word}')}: {_side(position.tables, side, say)}"
        lines += wrap(told, SCREEN, subsequent_indent="    ")
    return lines


def _side(tables: Tables, side: Facts, say: Say) -> str:
    """A side of the battle: its units with the least that hits, and what happened to them."""
    names = unit_names(tables)
    needs = cast("dict[str, int]", side["needs"])
    units = []
    for group in cast("list[Facts]", side["units"]):
        unit, marks = str(group["unit"]), cast("list[str]", group["marks"])
        units.append(
            say(
                "{count} {name}{marked} {least}+",
                "picture-troop",
                count=group["count"],
                unit=unit,
                marks=marks,
                least=needs[unit],
                name=names[unit],
                marked="".join(f" {mark}" for mark in marks),
            )
        )
    parts = [", ".join(units) or say("nobody left", "battle-nobodyLeft")]
    for unit, n in cast("dict[str, int]", side["modifiers"]).items():
        text = "{change} for {name}"
        parts.append(say(text, "picture-modifier", change=f"{n:+d}", unit=unit, name=names[unit]))
    dice = cast("dict[str, list[int]]", side["dice"])
    if dice:
        rolls = [{"unit": unit, "dice": faces} for unit, faces in dice.items()]
        shown = ", ".join(f"{names[u]} {' '.join(map(str, faces))}" for u, faces in dice.items())
        parts.append(say("dice {shown}", "picture-dice", rolls=rolls, shown=shown))
    if side["hits"] or side["picks"]:
        more = f", {side['picks']} more pick their victims" if side["picks"] else ""
        facts = {"hits": side["hits"], "picks": side["picks"]}
        parts.append(say("hits {hits}{more}", "picture-hits", **facts, more=more))
    killed = cast("dict[str, int]", side["killed"])
    if killed:
        told = counted(tables, killed)
        parts.append(say("lost {told}", "picture-lost", units=parts_of(killed), told=told))
    return "; ".join(parts)


def _player(position: Position, seat: int, colour: bool, say: Say) -> list[str]:
    """One seat: corporation, points, rubium, cards by their number, completed missions."""
    purse, box, rules = position.purse, position.tables.box, position.rules
    mark = ">" if seat == position.turn_seat() else " "
    name = say("seat {number}", "picture-seat", seat=seat, number=seat + 1)
    parts = [f"{mark}{seat + 1} {name} {_corporation(box, int(purse[COLOUR + seat]), say)}"]
    if position.out >> seat & 1:
        parts.append(say("out", "seat-out"))
    points, target = int(position.side_score(seat)), int(rules.target)
    parts.append(say("points {points}/{target}", "picture-points", points=points, target=target))
    if rules.teams:
        ally = (seat + 2) % 4
        text = "({own} own, with seat {place})"
        own = int(purse[SCORE + seat])
        parts.append(say(text, "picture-team", own=own, ally=ally, place=ally + 1))
    parts.append(
        say(
            "rubium {rubium}  missions {missions}  energize {energize}  units {units}",
            "picture-purse",
            rubium=int(purse[RUBIUM + seat]),
            missions=int(purse[MISSIONS_HELD + seat]),
            energize=int(purse[ENERGIZE_HELD + seat]),
            units=int(position.units_on_board(seat)),
        )
    )
    if purse[WON + seat]:
        parts.append(say("battles won {count}", "picture-won", count=int(purse[WON + seat])))
    if purse[KINGS + seat]:
        parts.append(say("king {count}", "picture-king", count=int(purse[KINGS + seat])))
    done = missions_in(position, COMPLETED + seat)
    if done:
        told = _names(position, done)
        parts.append(say("completed: {told}", "picture-completed", cards=_cards(done), told=told))
    lines = wrap("  ".join(parts), SCREEN, subsequent_indent="    ", drop_whitespace=True)
    paint = ink(position, seat) if colour else ""
    return [f"{paint}{line}{RESET}" for line in lines] if paint else lines


def _corporation(box: Box, number: int, say: Say) -> str:
    if not number:
        return "-"
    one = box.corporations[number - 1]
    return say("{name}", "picture-corporation", corporation=one.id, name=one.names["en"])


def _cards(cards: dict[str, int]) -> list[Facts]:
    return [{"card": card, "count": count} for card, count in cards.items()]


def _names(position: Position, cards: dict[str, int]) -> str:
    names = {card.id: str(card.names["en"]) for card in position.tables.missions}
    return ", ".join(f"{names[card]} x{n}" if n > 1 else names[card] for card, n in cards.items())


def _table(position: Position, say: Say) -> list[str]:
    """The decks and the open missions."""
    decks = decks_of(position, -1)
    under = len(cast("list[Facts]", decks["under"]))
    thrown = [
        sum(cast("dict[str, int]", decks[f"{deck}_discard"]).values())
        for deck in ("missions", "energize")
    ]
    line = say(
        "decks: missions {missions}{below} ({thrown} discarded), "
        "energize {energize} ({spent} discarded)",
        "picture-decks",
        missions=decks["missions"],
        under=under,
        thrown=thrown[0],
        energize=decks["energize"],
        spent=thrown[1],
        below=f" and {under} under it" if under else "",
    )
    if position.rules.row:
        row = missions_in(position, ROW)
        told = _names(position, row) or "none"
        line += "; " + say("open missions: {told}", "picture-row", cards=_cards(row), told=told)
    return wrap(line, SCREEN, subsequent_indent="    ")


def _legend(tables: Tables, say: Say) -> list[str]:
    """What the signs of the board mean, and what is not as printed."""
    names = unit_names(tables)
    letter_of = dict(zip(names, letters(tables), strict=True))
    signs = [{"letter": letter, "unit": unit} for unit, letter in letter_of.items()]
    told = ", ".join(f"{letter} {names[unit]}" for unit, letter in letter_of.items())
    text = "1:2X seat 1 has 2 of X; {told}; m2 mine of 2; ? unexplored; b1 base of seat 1"
    lines = wrap(say(text, "picture-legend", signs=signs, told=told), SCREEN)
    sections = not_as_printed(tables)
    if sections:
        text, told = "reconstructed, not as printed: {told}", ", ".join(sections)
        lines += wrap(say(text, "picture-reconstructed", sections=sections, told=told), SCREEN)
    return lines


def not_as_printed(tables: Tables) -> list[str]:
    """The sections of the components with something that is our own reconstruction."""
    return list(dict.fromkeys(key.partition(".")[0] for key in tables.box.reconstructed()))
