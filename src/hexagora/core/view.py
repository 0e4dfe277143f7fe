"""Views: all that one seat may know, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, final

from hexagora.core.data import dict_of
from hexagora.core.event import Facts
from hexagora.core.rows import option_rows

if TYPE_CHECKING:
    from hexagora.core.state import State

SPECTATOR = -1
"""The viewer who sits at no seat."""


@final
class View:
    """What a bot, a client or a log is given instead of a state.

    ``legal`` lists the action ids if the viewer is the one who decides, and is empty otherwise.
    ``data`` is the same knowledge as JSON data, in the words of the game; it is built when somebody
    asks for it. ``hides`` tells whether there is anything in the position that somebody may not
    know.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._data: Facts | None = None
        self.game = state.game
        self.seat = seat
        self.decides = int(state.seat)
        self.kind = state.game.kinds[state.kind] if state.depth > 0 else "over"
        self.hides = state.hides()

    @property
    def legal(self) -> list[int]:
        """The action ids that the viewer may choose from."""
        return self._state.legal() if self.seat == self.decides and self.seat >= 0 else []

    @property
    def data(self) -> Facts:
        """The view as JSON data."""
        if self._data is None:
            legal = self.legal
            meanings = self.game.meanings(self._state, legal)
            self._data = self._build(
                [{"id": legal[place], **meaning} for place, meaning in enumerate(meanings)]
            )
        return self._data

    def told(self) -> Facts:
        """The data as it travels to a table: the options by rows, for there may be hundreds."""
        legal = self.legal
        return self._build(option_rows(legal, self.game.meanings(self._state, legal)))

    def to_json(self) -> str:
        """The view as one line of JSON, always the same for the same knowledge.

        It is what programs are given (docs/arena.md): every option has its ``text`` too, in the
        game's notation.
        """
        state, game = self._state, self.game
        decision = dict_of(self.data["decision"])
        options = [
            {"text": game.write(state, action), "id": action, **game.meaning(state, action)}
            for action in self.legal
        ]
        told = {**self.data, "decision": {**decision, "options": options}}
        return json.dumps(told, sort_keys=True, separators=(",", ":"))

    def __reduce__(self) -> tuple[object, ...]:
        # For other processes of the same program: like the view it holds the whole position.
        return View, (self._state, self.seat)

    def _repr_svg_(self) -> str:
        # What a notebook shows.
        return self.game.sketch(self.data).svg()

    def _build(self, options: list[Facts]) -> Facts:
        state = self._state
        data: Facts = {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": dict(self.game.options),
            "seats": self.game.seats,
            "seat": self.seat,
            "decision": {
                "seat": self.decides,
                "kind": self.kind,
                "about": self.game.about(state, self.seat),
                "options": options,
            },
        }
        if state.over:
            data["result"] = state.result()
        data.update(state.facts(self.seat))
        return data
