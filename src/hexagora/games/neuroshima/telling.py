"""The events of a game as sentences."""

from collections.abc import Callable
from typing import cast

from hexagora.core.data import dict_of, list_of
from hexagora.core.event import Facts
from hexagora.games.neuroshima.tables import Tables
from hexagora.hexes import DIRECTION_NAMES


def tell(tables: Tables, facts: Facts) -> str:
    """An event as a sentence."""
    kind = str(facts["event"])
    at = facts.get("at")
    who, tile = _seat(facts.get("seat")), _tile(tables, facts.get("tile"))
    if kind == "turn":
        return f"-- turn {facts['number']}: {who}"
    if kind == "placed":
        return f"{who} places {tile} at {at}{_turned(facts)}"
    if kind == "drew":
        return f"{who} draws {tile}"
    if kind == "last tile":
        return f"{who} has drawn the last tile: the final battle is near"
    if kind == "discarded":
        return f"{who} discards {tile}"
    if kind == "played":
        return f"{who} plays {tile}"
    if kind == "moved":
        start, goal = facts["from"], facts["to"]
        if facts["stays"]:
            return f"{who} turns {tile} at {goal}{_turned(facts)}"
        return f"{who} moves {tile} from {start} to {goal}{_turned(facts)}"
    if kind == "pushed":
        pusher = f"{_tile(tables, facts['pusher'])} at {facts['by']}"
        return f"{pusher} of {who} pushes {tile} from {facts['from']} to {facts['to']}"
    if kind == "strike":
        return f"the {str(facts['instant']).replace('_', ' ')} strikes {at}"
    if kind == "battle":
        which = {"ordinary": "a battle", "final": "the final battle", "extra": "the extra battle"}
        again = ", for the board is still full" if facts["repeat"] else ""
        return f"** {which[str(facts['which'])]} begins{again}"
    if kind == "phase":
        return f"* initiative {facts['initiative']}"
    if kind == "exploded":
        return f"{tile} at {at} explodes"
    if kind == "attack":
        return _attack(tables, facts)
    if kind == "absorbed":
        unit, damage = facts["unit"], facts["damage"]
        return f"the medic at {facts['medic']} takes {_wounds(damage)} of {unit}"
    if kind == "hq hit":
        by = _seat(facts["by"])
        if facts["damage"] == 0:
            return f"the HQ of {who} at {at} is hit by {by} and can no longer be damaged"
        return f"the HQ of {who} at {at} loses {facts['damage']} to {by}"
    if kind == "wounded":
        return f"{tile} at {at} has {_wounds(facts['wounds'])} and stands"
    if kind == "destroyed":
        return f"{tile} of {who} at {at} is destroyed"
    if kind == "battle over":
        return _battle_over(facts)
    if kind == "tie":
        return f"it is a tie: an extra turn each for {_seats(facts['seats'])}, then a battle"
    if kind == "ended":
        return f"the game is over: {str(facts['reason']).replace('_', ' ')}"
    return ""


def tile_name(tables: Tables, tile_id: str) -> str:
    """The English name of a tile, without its army."""
    for tile in tables.tiles:
        if tile.id == tile_id:
            return str(tile.names["en"])
    return tile_id


def _attack(tables: Tables, facts: Facts) -> str:
    """Who hits whom for how much, and how that comes about."""
    tile_id = str(facts["tile"])
    army = tile_id.partition("_")[0].capitalize()
    damage = int(str(facts["damage"]))
    done = f"for {damage}" if damage else "in vain"
    why = why_texts(facts["why"], lambda tile: tile_name(tables, tile))
    unit = f"{army}'s {tile_name(tables, tile_id)} at {facts['from']}"
    return f"{unit} hits {facts['to']} {done}: {', '.join(why)}"


def why_texts(parts: object, named: Callable[[str], str] = str) -> list[str]:
    """The parts of an attack's reason, each in words; ``named`` tells what a tile is called.

    >>> why_texts([{"part": "base", "kind": "melee", "strength": 1}, {"part": "armour"}])
    ['melee 1', 'armour stopped 1 (NS-ATK-04)']
    """
    told = []
    for part in list_of(parts):
        facts = dict_of(part)
        if facts["part"] == "base":
            told.append(f"{facts['kind']} {facts['strength']}")
        elif facts["part"] == "bonus":
            told.append(f"+{facts['value']} {named(str(facts['tile']))} at {facts['at']}")
        else:
            told.append(OTHER_REASONS[str(facts["part"])])
    return told


OTHER_REASONS = {
    "turned": "turned by a quartermaster (NS-MOD-12)",
    "armour": "armour stopped 1 (NS-ATK-04)",
    "hqs": "an HQ does not damage an HQ (NS-ATK-08)",
    "explosion": "armour and bonuses do not count",
}


def _battle_over(facts: Facts) -> str:
    points = cast("list[int]", facts["points"])
    counted = ", ".join(f"{_seat(seat)} {value}" for seat, value in enumerate(points))
    fallen = facts["fallen"]
    lost = f"; fallen: {_seats(fallen)}" if fallen else ""
    return f"** the battle is over: {counted}{lost}"


def _turned(facts: Facts) -> str:
    turn = int(str(facts["turn"]))
    return f", top to {DIRECTION_NAMES[turn]}" if turn else ""


def _seat(value: object) -> str:
    return f"seat {value + 1}" if isinstance(value, int) and value >= 0 else "nobody"


def _seats(value: object) -> str:
    return " and ".join(_seat(seat) for seat in value) if isinstance(value, list) else ""


def _tile(tables: Tables, value: object) -> str:
    return tile_name(tables, value) if isinstance(value, str) else ""


def _wounds(value: object) -> str:
    return "1 wound" if value == 1 else f"{value} wounds"
