"""What is wrong with the decks of a pack."""

from collections.abc import Collection

from hexagora.core.content_check import Row
from hexagora.core.toml_faults import choice, is_int, shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.games.nexus.content.merging import of_box
from hexagora.games.nexus.content.piece_check import PackCheck


def check_missions(check: PackCheck, rows: object) -> None:
    """The mission deck."""
    for place, row in check.rows("missions", rows, words.MOST_CARDS):
        _card(check, place, row, words.MISSION_KEYS)
        check.flag(place, row, "name_is_printed")
        kind = check.one_of(place, row, "kind", words.MISSION_KINDS)
        check.number(place, row, "points", words.POINTS)
        name = check.one_of(place, row, "condition", tuple(words.CONDITIONS))
        if not name:
            continue
        condition = words.CONDITIONS[name]
        if kind and kind != condition.kind:
            fitting = [word for word, one in words.CONDITIONS.items() if one.kind == kind]
            what = f"{shown(name)} is no condition of kind {shown(kind)}"
            check.add(f"{place}.condition", f"{what}; such a mission may have {', '.join(fitting)}")
        _argument(check, place, row, "argument", name, condition.arguments)
    _deck(check, "missions", rows)


def check_energize(check: PackCheck, rows: object) -> None:
    """The Energize deck."""
    for place, row in check.rows("energize", rows, words.MOST_CARDS):
        _card(check, place, row, words.ENERGIZE_KEYS)
        moment = check.one_of(place, row, "moment", words.MOMENTS)
        name = check.one_of(place, row, "effect", tuple(words.EFFECTS))
        if not name:
            continue
        effect = words.EFFECTS[name]
        if moment and moment != effect.moment:
            what = f"{shown(name)} is not played at {shown(moment)}"
            check.add(f"{place}.moment", f"{what}; write {shown(effect.moment)}")
        _argument(check, place, row, "amount", name, effect.amounts)
        _argument(check, place, row, "unit", name, words.UNIT_ORDER if effect.unit else ())
        if "terrain" in row or not effect.unit:
            _argument(
                check, place, row, "terrain", name, words.UNIT_TERRAINS if effect.unit else ()
            )
    _deck(check, "energize", rows)


def _card(check: PackCheck, place: str, row: Row, keys: tuple[str, ...]) -> None:
    check.keys(place, row, keys)
    check.texts(place, row, "names", words.LONGEST_NAME, "Human Slayer")
    check.texts(place, row, "text", words.LONGEST_TEXT, "Win the battle.")
    check.origin(place, row)
    check.number(place, row, "copies", _copies(check, place, row))


def _copies(check: PackCheck, place: str, row: Row) -> Collection[int]:
    """How many there may be of a card; none only of one that is taken out of the box's deck."""
    known = check.extends and of_box(place.split("[")[0], row)
    return words.CHANGED_COPIES if known else words.COPIES


def _deck(check: PackCheck, section: str, rows: object) -> None:
    check.ids(section, rows)
    counted = [row for _, row in check.each(section, rows) if "copies" in row]
    total = sum(row["copies"] for row in counted if is_int(row["copies"], words.COPIES))
    if total > words.MOST_COPIES:
        what = f"there are {total} cards, all copies added up"
        check.add(section, f"{what}; make it {words.MOST_COPIES} at most")


def _argument(
    check: PackCheck,
    place: str,
    row: Row,
    key: str,
    name: str,
    allowed: tuple[str, ...] | tuple[int, ...],
) -> None:
    """What a condition or an effect takes besides its name, if it takes anything."""
    if not allowed:
        if key in row:
            check.add(f"{place}.{key}", f"{shown(name)} takes none; leave it out")
    elif key not in row:
        example = 1 if is_int(1, allowed) else allowed[0]
        check.missing(place, f"{key} = {shown(example)}")
    elif isinstance(allowed[0], int):
        if not is_int(row[key], allowed):
            what = f"{shown(row[key])} is not possible with {shown(name)}"
            check.add(f"{place}.{key}", f"{what}; write {choice(allowed)}")
    else:
        check.known(f"{place}.{key}", row[key], [str(word) for word in allowed])
