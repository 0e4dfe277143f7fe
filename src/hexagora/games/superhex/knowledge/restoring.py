"""From the data of a view back to a position."""

from mypy_extensions import u8

from hexagora.core.data import dict_of, list_of, number_of
from hexagora.core.errors import BadView
from hexagora.core.event import Facts
from hexagora.core.frames import read_frames
from hexagora.core.game import Game
from hexagora.games.superhex.rules.block import COLOURS, SIZE, cell_at
from hexagora.games.superhex.rules.ends import ENDS
from hexagora.games.superhex.rules.kinds import FRAMES
from hexagora.games.superhex.rules.position import COLOUR_NAMES
from hexagora.games.superhex.rules.settings import Rules
from hexagora.games.superhex.state import SuperhexState, blank


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
    block = dict_of(data["block"])
    for name, colour in block.items():
        q, r = (int(part) for part in name.split(","))
        if not (-SIZE // 2 <= q < SIZE // 2 and -SIZE // 2 <= r < SIZE // 2):
            raise ValueError(name)
        state.block.lay(cell_at(q, r), COLOUR_NAMES.index(str(colour)) + 1)
    for seat, pile in enumerate(list_of(data["piles"])):
        for name, count in dict_of(pile).items():
            state.piles[seat * COLOURS + COLOUR_NAMES.index(name)] = u8(number_of(count, 42))
    for name, count in dict_of(data["loose"]).items():
        state.loose[COLOUR_NAMES.index(name)] = u8(number_of(count, 42))
    dice = [COLOUR_NAMES.index(str(name)) + 1 for name in list_of(data["dice"])]
    if dice:
        state.die_a, state.die_b = dice
    state.turns = number_of(data["turns"], 10_000)
    state.dry = number_of(data["dry_turns"], 10_000)
    state.end = ENDS.index(str(data.get("end", "")))
    read_frames(state, data["pending"], FRAMES)
