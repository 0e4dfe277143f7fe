"""A bot as a program: a view comes in as one line of JSON, an action goes out as another.

The bot gets a view that is made from the line alone, so it cannot know more than whoever wrote it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from hexagora.bots import Bot
from hexagora.core import BadView, Facts, Game, HexagoraError, Rng, State
from hexagora.core.data import dict_of, number_of
from hexagora.core.registry import game_info, make_game

MOST_SHOWN = 300


class StdioBot:
    """Answers the views of one game, line by line.

    >>> from hexagora.bots import new_bot
    >>> bot = StdioBot("superhex", new_bot("random", "1"))
    >>> bot.answer("swap, please")
    {'error': 'the line is no JSON object; send a view as one line'}
    """

    def __init__(self, game: str, bot: Bot, seed: str = "") -> None:
        game_info(game)
        self._name = game
        self._bot = bot
        self._games: dict[str, Game] = {}
        # Not the bot's own numbers: here it must choose as it does everywhere else.
        self._rng = Rng(f"stdio {seed}")

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """One line of JSON for each line that is not empty."""
        for line in lines:
            if line.strip():
                yield json.dumps(self.answer(line), ensure_ascii=False)

    def answer(self, line: str) -> dict[str, object]:
        """The bot's action, or what is wrong with the line."""
        try:
            state, seat = self._position(line)
        except HexagoraError as error:
            return {"error": " ".join(str(error).split())[:MOST_SHOWN]}
        action = self._bot.choose(state.view(seat))
        return {"action": action, "text": state.game.write(state, action)}

    def _position(self, line: str) -> tuple[State, int]:
        """A position in which the view's seat decides, with everything hidden made up."""
        try:
            data = dict_of(json.loads(line))
        except (ValueError, TypeError, RecursionError):
            raise BadView("the line is no JSON object; send a view as one line") from None
        game = self._game(data)
        state = game.sample(data, self._rng)
        try:
            seat = number_of(data.get("seat"), game.seats - 1)
        except ValueError:
            raise BadView(f"the view's seat must be 0 to {game.seats - 1}") from None
        if state.view(seat).to_json() != _compact(data):
            raise BadView("the view does not agree with itself; send it as the game has made it")
        if state.seat != seat:
            raise BadView(f"seat {seat} has nothing to decide; send the view of who decides")
        return state, seat

    def _game(self, data: Facts) -> Game:
        """The game that the view belongs to; it stays the same from line to line, as a rule."""
        if data.get("game") != self._name:
            raise BadView(f"the view is not of {self._name}; start the bot with the view's game")
        seats, options = data.get("seats"), data.get("options")
        version = data.get("rules_version")
        if not (
            isinstance(seats, int)
            and isinstance(version, int)
            and isinstance(options, dict)
            and all(isinstance(value, str) for value in options.values())
        ):
            raise BadView(
                "the view lacks 'seats', 'options' or 'rules_version'; "
                "send it as the game has made it"
            )
        key = _compact([seats, options, version])
        if key not in self._games:
            self._games = {key: make_game(self._name, seats, options, version)}
        return self._games[key]


def _compact(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))
