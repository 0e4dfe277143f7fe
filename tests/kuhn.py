"""Kuhn's poker, the smallest game with a secret: a toy that holds the tests to account.

Three cards, two seats, one card each; the third stays unseen. In turn a seat passes or bets one
chip; a bet is called by betting or given up by passing. It is derived from the same base classes
as the real games, so whatever is demanded of them is tried on it, and its numbers are well known:
six deals, five ways to play each of them.

`KuhnState` keeps its secret. The classes at the end tell it, each in a different way.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i32, u8

from hexagora import CHANCE, Game, IllegalAction, Log, Rng, State, Unreadable
from hexagora.core import BadView, Facts
from hexagora.core.planes import Plane, decision_planes
from hexagora.core.saying import Say, plain
from hexagora.core.state import new_stack
from hexagora.pictures.drawing import Drawing

DEAL, ACT = range(2)
PASS, BET = 3, 4
TEXTS = ("deal 1", "deal 2", "deal 3", "pass", "bet")
ENDINGS = ("pp", "bp", "bb", "pbp", "pbb")


class KuhnState(State):
    """The cards of both seats, 0 for none yet, and what was said as letters p and b."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, new_stack(game), 0)
        self.cards = [0, 0]
        self.said = ""

    def copy(self) -> KuhnState:
        other = type(self)(self.game)
        other.stack = self.stack[:]
        other.depth = self.depth
        other.cards = list(self.cards)
        other.said = self.said
        return other

    def fill_legal(self, out: vec[i32]) -> int:
        actions: list[int] = []
        if self.kind == DEAL:
            actions = [card - 1 for card in (1, 2, 3) if card not in self.cards]
        elif self.kind == ACT:
            actions = [PASS, BET]
        for i, action in enumerate(actions):
            out[i] = i32(action)
        return len(actions)

    def apply(self, action: int, log: Log | None = None) -> None:
        if self.kind == DEAL:
            seat = int(self.top_a())
            self.cards[seat] = action + 1
            self.pop()
            if log is not None:
                self.tell_deal(log, seat)
            if seat == 0:
                self.push(DEAL, CHANCE, 1)
            else:
                self.push(ACT, 0)
            return
        seat = int(self.seat)
        self.said += "p" if action == PASS else "b"
        self.pop()
        cause = -1
        if log is not None:
            cause = log.add("said", "KUHN-02", {"seat": seat, "word": TEXTS[action]})
        if self.said not in ENDINGS:
            self.push(ACT, 1 - seat)
        elif log is not None:
            if self.shown:
                log.add("shown", "KUHN-03", {"cards": list(self.cards)}, cause)
            log.add("ended", "KUHN-03", {"result": self.result()}, cause)

    def tell_deal(self, log: Log, seat: int) -> None:
        secret: Facts = {"card": self.cards[seat]}
        log.add_secret("dealt", "KUHN-01", {"seat": seat}, secret, knowers=(seat,))

    @property
    def shown(self) -> bool:
        """Whether the cards were compared: nobody gave up."""
        return self.said in ("pp", "bb", "pbb")

    def returns(self) -> list[float]:
        if self.shown:
            winner = 0 if self.cards[0] > self.cards[1] else 1
        else:
            winner = 0 if self.said == "bp" else 1
        stake = 2.0 if self.said.endswith("bb") else 1.0
        return [stake if seat == winner else -stake for seat in (0, 1)]

    def places(self) -> list[int]:
        return [1 if value > 0 else 2 for value in self.returns()]

    def result(self) -> Facts:
        return {
            "places": self.places(),
            "scores": self.returns(),
            "reason": "the cards were shown" if self.shown else "one seat gave up",
            "clause": "KUHN-03",
        }

    def estimate(self, seat: int) -> float:
        return self.returns()[seat] if self.over else 0.0

    def facts(self, seat: int) -> Facts:
        known = [card if self.over and self.shown else 0 for card in self.cards]
        if seat >= 0:
            known[seat] = self.cards[seat]
        dealt = sum(card > 0 for card in self.cards)
        return {"dealt": dealt, "cards": known, "said": self.said}

    def observe(self, seat: int, out: vec[u8], at: int) -> None:
        at = int(self.observe_decision(seat, out, at))
        for card in self.known_to(seat):
            out[at + card - 1] = 1
        for i, word in enumerate(self.said):
            out[at + 3 + 2 * i + "pb".index(word)] = 1

    def known_to(self, seat: int) -> list[int]:
        """The cards that a seat has seen."""
        return [card for i, card in enumerate(self.cards) if card and (i == seat or self.shown)]

    def pack(self) -> bytes:
        return self.pack_stack() + bytes(self.cards) + self.said.encode()

    def check(self) -> list[str]:
        faults = self.check_stack()
        if self.cards[0] == self.cards[1] > 0:
            faults.append(f"both seats hold card {self.cards[0]}")
        return faults


class Kuhn(Game):
    """The rules of Kuhn's poker, with positions of a given class."""

    def __init__(self, position: type[KuhnState] = KuhnState) -> None:
        super().__init__(
            name="kuhn",
            seats=2,
            options={},
            rules_version=1,
            kinds=("deal", "act"),
            event_kinds=("dealt", "said", "shown", "ended"),
            action_count=5,
            most_options=3,
            bounds=(-2.0, 2.0),
            secrets=True,
        )
        self.position = position

    def start(self) -> KuhnState:
        state = self.position(self)
        state.push(DEAL, CHANCE, 0)
        return state

    def unpack(self, data: bytes) -> KuhnState:
        state = self.position(self)
        at = state.unpack_stack(data)
        state.cards = list(data[at : at + 2])
        state.said = data[at + 2 :].decode()
        return state

    def write(self, state: State, action: int) -> str:
        return TEXTS[action]

    def read(self, state: State, text: str) -> int:
        if text not in TEXTS:
            raise Unreadable(f"{text!r} is no action; known are: {', '.join(TEXTS)}")
        action = TEXTS.index(text)
        if action not in state.legal():
            raise self.refusal(state, action)
        return action

    def refusal(self, state: State, action: int) -> IllegalAction:
        return IllegalAction("that is not asked for now", "not_asked")

    def sample(self, data: Facts, rng: Rng) -> KuhnState:
        state = self.start()
        try:
            known, said, dealt = cast(list[int], data["cards"]), str(data["said"]), data["dealt"]
        except KeyError as error:
            raise BadView(f"the view lacks {error}") from error
        for seat in range(cast(int, dealt)):
            left = [card for card in (1, 2, 3) if card not in state.cards and card not in known]
            card = known[seat] or left[rng.below(len(left))]
            state.apply(card - 1)
        for letter in said:
            state.apply(PASS if letter == "p" else BET)
        return state

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        held = cast(KuhnState, state)
        text = f"cards {held.cards} said {held.said or 'nothing'}"
        return f"\x1b[1m{text}\x1b[0m" if colour else text

    def sketch(self, data: Facts) -> Drawing:
        drawing = Drawing(200, 40, "Kuhn's poker")
        drawing.text(10, 25, f"cards {data['cards']} said {data['said']}", 12, "#000")
        return drawing

    def planes(self) -> list[Plane]:
        return [
            *decision_planes(self),
            Plane("cards", (3,), 1, "1 for the cards that the observer has seen"),
            Plane("said", (3, 2), 1, "pass or bet, word by word"),
        ]


class TellsInView(KuhnState):
    """Forgets to turn the other seat's card face down."""

    def facts(self, seat: int) -> Facts:
        return {**super().facts(seat), "cards": list(self.cards)}


class TellsInNumbers(KuhnState):
    """Writes both cards into the observation of either seat."""

    def known_to(self, seat: int) -> list[int]:
        return [card for card in self.cards if card]


class TellsInEvent(KuhnState):
    """Announces the card to everybody as it is dealt."""

    def tell_deal(self, log: Log, seat: int) -> None:
        log.add("dealt", "KUHN-01", {"seat": seat, "card": self.cards[seat]})


class TellsInResult(KuhnState):
    """Shows the cards at the end although one seat gave up."""

    def result(self) -> Facts:
        return {**super().result(), "cards": list(self.cards)}


class TellsByOrder(KuhnState):
    """Tells who holds the higher card, though not which."""

    def facts(self, seat: int) -> Facts:
        return {**super().facts(seat), "leads": self.cards[0] > self.cards[1]}
