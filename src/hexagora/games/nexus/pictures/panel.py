"""What stands beside the board: the seats, the battle, the decks, the open missions, one's hand."""

from __future__ import annotations

from typing import cast

from hexagora.core.data import dict_of
from hexagora.core.event import Facts
from hexagora.games.nexus.pictures.counters import colour_and_shape, die, seat_mark, silhouette
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.drawing import END, Part
from hexagora.pictures.sketching import (
    DIM,
    INK,
    PANEL,
    Panel,
    fitted,
    is_active,
    place_of,
    players_of,
)

MET = "#7fcf8f"


def fill(panel: Panel, tables: Tables, data: Facts) -> None:
    """All of it, from above to below."""
    panel.head("Nexus Ops", _moment(data), data)
    for seat in range(len(players_of(data))):
        _player(panel, tables, data, seat)
    panel.y += 2
    if data["battle"] is not None:
        _battle(panel, tables, dict_of(data["battle"]))
    _decks(panel, tables, data)
    _own(panel, tables, data)
    _legend(panel, tables)


def _moment(data: Facts) -> str:
    if data["phase"] in ("set-up", "over"):
        return f"turn {data['turn']}"
    seat = cast(int, data["turn_of"]) + 1
    phase = "the Vortex" if data["phase"] == "vortex" else f"{data['phase']} phase"
    return f"turn {data['turn']} of seat {seat}, {phase}"


def _player(panel: Panel, tables: Tables, data: Facts, seat: int) -> None:
    player = players_of(data)[seat]
    corporation = str(player["corporation"])
    names = {one.id: one.names["en"] for one in tables.box.corporations}
    mark = seat_mark(seat, *colour_and_shape(tables, corporation))
    together = [other for other in players_of(data) if other["side"] == player["side"]]
    points = sum(cast(int, other["points"]) for other in together)
    name = place_of(data, seat) + names.get(corporation, f"seat {seat + 1}").removeprefix("The ")
    completed = sum(cast("dict[str, int]", player["completed"]).values())
    lines = [
        f"rubium {player['rubium']}, units {player['on_board']}, hexes {player['hexes']}",
        f"missions {player['missions']}, energize {player['energize']}, done {completed}",
    ]
    if player["out"]:
        lines[0] = "out of the game"
    if dict_of(data["options"])["king_of_the_hill"] == "on":
        lines.append(f"king of the hill {player['king_cards']}")
    score = f"{points}/{data['target']}"
    y = panel.seat(mark, name, score, 38 + 14 * len(lines), is_active(data, seat))
    for i, line in enumerate(lines):
        words = fitted(line, PANEL - 20, 11)
        panel.drawing.text(panel.x + 10, y + 9 + 14 * i, words, 11, DIM)


def _battle(panel: Panel, tables: Tables, battle: Facts) -> None:
    """Who fights whom, with what is left on both sides and the dice that lie."""
    panel.say(f"Battle at {battle['at']}", 13, bold=True)
    stage = str(battle["stage"])
    attacking = str(battle["attacking"])
    names = _unit_names(tables)
    panel.say(f"{stage}, {names.get(attacking, attacking)}" if attacking else stage, 11, DIM)
    seats = cast(int, battle["attacker"]), cast(int, battle["defender"])
    for number, side in enumerate(cast("list[Facts]", battle["sides"])):
        units = [
            f"{group['count']} {names[str(group['unit'])]} {group['marks']}".strip()
            for group in cast("list[Facts]", side["units"])
        ]
        told = ", ".join(units) or "nobody left"
        panel.say(f"seat {seats[number] + 1}: {told}", 11, most=4)
        dice = cast("dict[str, list[int]]", side["dice"])
        faces = [face for row in dice.values() for face in row]
        for i, face in enumerate(faces):
            x, y = panel.x + 9 + 20 * (i % 11), panel.y + 12 + 20 * (i // 11)
            panel.drawing.put(die(face, number == 0), x, y, 0.72)
        if faces:
            panel.y += 20 * (1 + (len(faces) - 1) // 11) + 5
    panel.y += 6


def _decks(panel: Panel, tables: Tables, data: Facts) -> None:
    decks = dict_of(data["decks"])
    under = len(cast("list[object]", decks["under"]))
    missions = f"missions {decks['missions']}" + (f" and {under} under them" if under else "")
    panel.say(f"decks: {missions}, energize {decks['energize']}", 11, DIM)
    row = cast("list[Facts]", data["row"])
    if row:
        _line(panel, "Open missions", "points", INK, bold=True)
        _missions(panel, tables, row)
    panel.y += 4


def _own(panel: Panel, tables: Tables, data: Facts) -> None:
    """The viewer's hand, and the missions of which it may keep one."""
    offered = [str(card) for card in cast("list[str]", data["offered"]) if card]
    if offered:
        names = _card_names(tables)
        panel.say(f"to choose from: {', '.join(names[card] for card in offered)}", 11)
    seat = cast(int, data["seat"])
    if seat < 0 or "hand" not in players_of(data)[seat]:
        return
    hand = dict_of(players_of(data)[seat]["hand"])
    _line(panel, f"The hand of seat {seat + 1}", "points", INK, bold=True)
    _missions(panel, tables, cast("list[Facts]", hand["missions"]))
    names = _card_names(tables)
    for card, count in cast("dict[str, int]", hand["energize"]).items():
        _line(panel, names[card], f"x{count}" if count > 1 else "", INK)
    if not hand["missions"] and not hand["energize"]:
        panel.say("no cards", 11, DIM)
    panel.y += 4


def _missions(panel: Panel, tables: Tables, missions: list[Facts]) -> None:
    """Missions with their points, green where they are met."""
    names = _card_names(tables)
    for mission in missions:
        count = cast(int, mission.get("count", 1))
        name = names[str(mission["card"])] + (f" x{count}" if count > 1 else "")
        fill = MET if mission["met"] else INK
        _line(panel, name, str(mission["points"]), fill)


def _line(panel: Panel, left: str, right: str, fill: str, bold: bool = False) -> None:
    """A line with something at both ends."""
    room = PANEL - len(right) * 7
    panel.drawing.text(panel.x, panel.y + 11, fitted(left, room, 11), 11, fill, bold=bold)
    if right:
        panel.drawing.text(panel.right, panel.y + 11, right, 11, DIM, END)
    panel.y += 15


def _legend(panel: Panel, tables: Tables) -> None:
    """Which silhouette is which unit."""
    panel.y += 4
    for i, unit in enumerate(tables.units):
        x, y = panel.x + 10 + i % 2 * PANEL / 2, panel.y + 10 + i // 2 * 23
        figure = Part()
        figure.outline(silhouette(tables, unit.id), DIM)
        panel.drawing.put(figure, x, y, 0.8)
        name = fitted(unit.names["en"], PANEL / 2 - 22, 11)
        panel.drawing.text(x + 14, y + 4, name, 11, DIM)
    panel.y += 23 * -(-len(tables.units) // 2)


def _unit_names(tables: Tables) -> dict[str, str]:
    return {unit.id: unit.names["en"] for unit in tables.units}


def _card_names(tables: Tables) -> dict[str, str]:
    names = {card.id: card.names["en"] for card in tables.missions}
    return names | {card.id: card.names["en"] for card in tables.energize}
