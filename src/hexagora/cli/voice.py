"""How the terminal speaks: the facts of a game in the words of one language, with names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hexagora import Game, State, game_info
from hexagora.cli.screen import shown_names
from hexagora.core import Facts
from hexagora.core.capabilities import Guide, Hand, Told
from hexagora.words import words_of
from hexagora.words.refusals import refusal
from hexagora.words.rulebook import clause_text

if TYPE_CHECKING:
    from hexagora.words import Words

CLAUSE_ROOM = 150
"""So much of a clause is told: about two lines beside its id."""


class Voice:
    """Says what happens in a game to the people who play or watch it."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self.game = game
        self.language = language
        self.words: Words = words_of(game.name, language)
        self.names = shown_names([self._shown(name) for name in names])
        info = game_info(game.name)
        # Sides that nobody plays come after the players.
        self._called = [*self.names, *(self.words.say(name) for name in info.unplayed(game))]
        guide = info.guide
        self._guide: Guide | None = guide() if guide else None
        hand = info.hand
        self._hand: Hand | None = hand() if hand else None

    def say(self, message: str, **facts: object) -> str:
        """A message of the house or of the game."""
        return self.words.say(message, facts, self._called)

    def cautions(self) -> list[str]:
        """What those who play it should hear before they begin."""
        return [
            self.say(f"warning-{one.code}") for one in game_info(self.game.name).cautions(self.game)
        ]

    def refusal(self, error: BaseException) -> str:
        """Why something cannot be done."""
        return refusal(self.words, error)

    def event(self, facts: Facts) -> str:
        """What happened."""
        return self.words.say(f"event-{facts['event']}", facts, self._called)

    def ask(self, state: State) -> str:
        """What the pending decision is about."""
        about = self.game.about(state, int(state.seat))
        return self.words.say(f"ask-{self._kind(state)}", about, self._called)

    def held(self, state: State) -> str:
        """What the one who decides holds, for nobody else's eyes."""
        told = self._hand.held(state) if self._hand and state.seat >= 0 else []
        return "; ".join(self._lines(told))

    def printed(self, state: State) -> list[tuple[str, str]]:
        """What stands on what that seat holds, and on the components."""
        told = self._hand.printed(state) if self._hand else []
        return [(name, self._lines([one])[0]) for name, one in told]

    def how(self, state: State) -> str:
        """What to type."""
        message = f"how-{self._kind(state)}"
        return self.say(message if self.words.has(message) else "how")

    def example(self, state: State) -> str:
        """A move that is legal now, as it is typed."""
        action = self._guide.example(state) if self._guide else state.legal()[0]
        return self.game.write(state, action)

    def clauses(self, state: State) -> list[tuple[str, str]]:
        """The rules that matter now: their ids, and in short what they say."""
        ids = self._guide.clauses(state) if self._guide else []
        game, language = self.game.name, self.language
        return [(id_, clause_text(game, id_, language, CLAUSE_ROOM)) for id_ in ids]

    def effect(self, events: list[Facts]) -> tuple[int, str]:
        """What is remarkable about an action with these events, and how good that is."""
        if self._guide is None:
            return 0, ""
        worth, told = self._guide.effect(events)
        return worth, ", ".join(self._lines(told))

    def standing(self, state: State) -> list[str]:
        """How things stand, in lines."""
        if self._guide is None:
            return [self.say("terminal-no-score")]
        return self._lines(self._guide.standing(state))

    def outcome(self, state: State) -> list[str]:
        """How the game ended and who has won, in lines."""
        over = self.words.say("terminal-over", state.result(), self._called)
        if self._guide is not None:
            return [over, *self._lines(self._guide.outcome(state))]
        order = sorted((place, seat) for seat, place in enumerate(state.places()))
        return [over, *(f"{place}. {self.names[seat]}" for place, seat in order)]

    def draw(self, state: State, colour: bool) -> str:
        """The board."""
        return self.game.draw(state, colour, self._picture_word)

    def legend(self) -> str:
        """What the signs of the board mean, where a game tells it."""
        return self.say("legend") if self.words.has("legend") else ""

    def bot(self, name: str) -> str:
        """What a bot is called."""
        return self._shown(name)

    def _shown(self, name: str) -> str:
        return self.words.say(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    def _kind(self, state: State) -> str:
        return self.game.kinds[int(state.kind)]

    def _lines(self, told: Iterable[Told]) -> list[str]:
        return [self.words.say(message, facts, self._called) for message, facts in told]

    def _picture_word(self, text: str, code: str, /, **facts: object) -> str:
        return self.words.say(code, facts, self._called)


def voice_of(game: Game, names: Sequence[str], language: str) -> Voice:
    """The voice for a game."""
    return Voice(game, names, language)
