"""The games as Python games of OpenSpiel, registered when this is imported.

``pyspiel.load_game("hexagora_neuroshima(seats=3,army1=borgo)")`` then gives a game. Every option of
the catalogue is a parameter, beside ``seats`` (0: the usual number) and ``longest``: so many
decisions the seats take at most. When one more would be due the game ends as a draw, because
OpenSpiel wants to know how long a game can be and the rules do not always say.

Action ids of the seats are those of the engine. The outcomes of chance are counted from 0, at most
32 at a time (`outcomes`). An action that is not legal raises
`IllegalAction` with the reason, and a parameter that a game does not take raises `BadOption`.
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401
except ImportError:
    raise ImportError(
        'OpenSpiel is not installed; install it with: pip install "hexagora[openspiel]"'
    ) from None

from hexagora.adapters.openspiel.game import SpielGame, SpielState, register_games, spiel_name

__all__ = ["SpielGame", "SpielState", "spiel_name"]

register_games()
