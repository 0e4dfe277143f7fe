"""What is wrong with the data of a pack, each fault in a sentence: place, what, remedy.

Refused is only what the engine could not play or what can only be a slip. Places are written as
``missions[3].points``: the third mission, as it is counted in the file.
"""

from collections.abc import Callable

from hexagora.core.content_check import Row
from hexagora.core.toml_faults import choice, is_int, shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.games.nexus.content.board_check import check_boards
from hexagora.games.nexus.content.card_check import check_energize, check_missions
from hexagora.games.nexus.content.fitting_check import check_whole
from hexagora.games.nexus.content.merging import extends, filled, merged
from hexagora.games.nexus.content.piece_check import (
    PackCheck,
    check_base,
    check_tiles,
    check_tokens,
    check_units,
    check_vortex,
)


def faults_of(data: Row) -> list[str]:
    """All faults of a pack, section by section; none if it can be played."""
    check = PackCheck(extends(data))
    _pack(check, filled(data))
    # Only of sections that are right each can be told whether they fit together.
    if not check.faults:
        check_whole(check, data, merged(data))
    return check.faults


def _pack(check: PackCheck, data: Row) -> None:
    check.keys("file", data, words.PACK_KEYS)
    pack_id = data.get("id")
    if "id" not in data:
        check.missing("file", 'id = "mybox"')
    elif not isinstance(pack_id, str) or not words.PACK_ID.fullmatch(pack_id):
        remedy = "write at most 24 small letters a to z, digits and _, a letter first"
        check.add("id", f"{shown(pack_id)} is no id; {remedy}")
    elif pack_id == "box":
        check.add("id", '"box" is what comes with the program; choose another id')
    if "name" not in data:
        check.missing("file", 'name = "The printed decks"')
    else:
        check.text("name", data["name"], words.LONGEST_NAME)
    if "extends" in data:
        check.known("extends", data["extends"], ("box",))
    if not any(section in data for section in words.SECTIONS):
        check.add("file", f"it replaces nothing; write one of {', '.join(words.SECTIONS)}")
    for section in words.SECTIONS:
        if section in data:
            _CHECKS[section](check, data[section])


def _numbers(check: PackCheck, table: object) -> None:
    if not isinstance(table, dict):
        check.add("numbers", f"{shown(table)} is no table; begin it with a line [numbers]")
        return
    check.keys("numbers", table, words.NUMBER_KEYS)
    check.origin("numbers", table)
    for key, allowed in words.NUMBERS.items():
        if key not in table:
            continue
        if key != "start_rubium":
            check.number("numbers", table, key, allowed)
            continue
        place = f"numbers.{key}"
        values = table[key]
        if not isinstance(values, list) or len(values) != 4:
            remedy = "write four numbers, the first player's first"
            check.add(place, f"{shown(values)} is not one for each of four seats; {remedy}")
        elif not all(is_int(value, allowed) for value in values):
            check.add(place, f"{shown(values)} is not possible; write each {choice(allowed)}")


_CHECKS: dict[str, Callable[[PackCheck, object], None]] = {
    "numbers": _numbers,
    "units": lambda check, rows: check_units(check, "units", rows, words.UNIT_KEYS),
    "alternates": lambda check, rows: check_units(check, "alternates", rows, words.ALTERNATE_KEYS),
    "tokens": lambda check, rows: check_tokens(check, "tokens", rows, words.TOKEN_KEYS),
    "base": check_base,
    "tiles": lambda check, rows: check_tiles(check, "tiles", rows),
    "boards": check_boards,
    "vortex": check_vortex,
    "missions": check_missions,
    "energize": check_energize,
}
