"""The spaces of observations and actions, which PettingZoo and Gymnasium share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from hexagora.adapters.arrays import Arrays
from hexagora.core import Game


def observation_space(game: Game, arrays: Arrays) -> spaces.Dict:
    """Numbers, each from 0 to what its plane says, and a mark for each action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.uint8(0), arrays.highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), dtype=np.int8),
        }
    )
