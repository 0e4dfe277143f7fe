"""From the data of a view back to a position."""

from mypy_extensions import u8

from hexagora.core.errors import BadView
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.games.superhex.block import COLOURS, SIZE, cell_at
from hexagora.games.superhex.play import SuperhexState, blank
from hexagora.games.superhex.position import COLOUR_NAMES
from hexagora.games.superhex.rules import Rules


def position_from(game: Game, rules: Rules, data: Facts) -> SuperhexState:
    """The position that the data of a view tells: in this game all of it."""
    state = blank(game, rules)
    try:
        _fill(state, data)
    except (KeyError, ValueError, TypeError, IndexError, OverflowError) as error:
        raise BadView(f"the view cannot be read: {type(error).__name__} {error}") from error
    faults = state.check()
    if faults:
        raise BadView(f"the view shows an impossible position: {faults[0]}")
    return state


def _fill(state: SuperhexState, data: Facts) -> None:
    block = _dict(data["block"])
    for name, colour in block.items():
        q, r = (int(part) for part in name.split(","))
        if not (-SIZE // 2 <= q < SIZE // 2 and -SIZE // 2 <= r < SIZE // 2):
            raise ValueError(name)
        state.block.lay(cell_at(q, r), COLOUR_NAMES.index(str(colour)) + 1)
    for seat, pile in enumerate(_list(data["piles"])):
        for name, count in _dict(pile).items():
            state.piles[seat * COLOURS + COLOUR_NAMES.index(name)] = u8(_number(count))
    for name, count in _dict(data["loose"]).items():
        state.loose[COLOUR_NAMES.index(name)] = u8(_number(count))
    dice = [COLOUR_NAMES.index(str(name)) + 1 for name in _list(data["dice"])]
    if dice:
        state.die_a, state.die_b = dice
    state.turns = _number(data["turns"])
    state.dry = _number(data["dry_turns"])
    state.end = _number(data["end"])
    for frame in _list(data["stack"]):
        kind, seat, a, b = (_number(word) for word in _list(frame))
        if seat >= state.rules.seats:
            raise ValueError(f"a decision for seat {seat}")
        state.push(kind, seat, a, b)


def _dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, got {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, got {value!r}")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value
