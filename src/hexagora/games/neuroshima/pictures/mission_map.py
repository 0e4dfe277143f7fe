"""The special hexes of a mission in a terminal: a sign behind a cell's name, and what it means."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from hexagora.core.event import Facts
from hexagora.core.saying import Say
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.rules.position import Position

SCREEN: Final = 79

SIGNS: Final = {
    ("hub", True): "@",
    ("hub", False): "@-",
    ("socket", True): "*!",
    ("socket", False): "*",
    ("exit", False): ">",
    ("mouth", False): "o",
    ("front", False): ">",
    ("rail", False): "|",
    ("goal", False): "!",
    ("tanker", False): " [T]",
    ("gate", False): " [G]",
}
"""By what a hex is and whether it is on; others need no sign."""

MARCH: Final = ("^", "^>", "v>", "v", "<v", "<^")
"""The signs of roads by the direction of the march, from north clockwise."""

LEGENDS: Final = {
    "merry_go_round": ("@ hub of a carousel; @- it rests", "carousel"),
    "demolition": ("* socket, *! with a charge", "socket"),
    "assembly_line": ("o mouth of the factory, > the front", "front"),
    "cauldron": ("> exit", "exit"),
    "alliance": ("[G] gate, closed", "gate"),
    "sandstorm": (".3 the storm takes the cell with its third bite, .3! with the next", "bite"),
    "six_roads": ("^ > v < a road and where it leads", "road"),
    "tanker": ("[T] the tanker, | rails, ! goals: north of seats 1 and 3", "rail"),
}
"""By the rules of a mission what its signs mean, and what that is called in the catalogues."""


def map_signs(position: Position) -> dict[int, str]:
    """The signs of the special hexes and objects by cell; none without a mission."""
    mission = position.rules.mission
    if mission is None:
        return {}
    told = [*mission.hexes(position), *mission.objects(position)]
    signs = {NUMBERS[str(one["at"])]: _sign(one) for one in told}
    return {cell: sign for cell, sign in signs.items() if sign}


def _sign(told: Facts) -> str:
    if told["what"] == "road":
        return MARCH[int(str(told["number"]))]
    if told["what"] == "bite":
        return f".{int(str(told['number'])) + 1}" + ("!" if told["on"] else "")
    return SIGNS.get((str(told["what"]), bool(told.get("on", False))), "")


def map_legend(mission: Mission, position: Position, say: Say) -> list[str]:
    """Which mission it is, what has been reached in it, and what the signs mean."""
    content = mission.content
    key = "picture-mission" if content.reconstruction else "picture-own-mission"
    facts: Facts = {"number": content.number, "mission": position.game.options["mission"]}
    text = "Mission {number}: {name}" + (" (reconstruction)" if content.reconstruction else "")
    line = say(text, key, **facts, name=content.names["en"])
    for one in mission.progress(position):
        if one["count"] or one["what"] != "tanker":
            line += "; " + say("{what} {count} of {needed}", "picture-progress", **one)
    lines = wrap(line, SCREEN)
    if content.rules in LEGENDS:
        text, name = LEGENDS[content.rules]
        lines += wrap(say(text, f"picture-hexes-{name}"), SCREEN)
    return lines
