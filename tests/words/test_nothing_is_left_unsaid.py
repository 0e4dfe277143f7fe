"""All that a game can say, said in four languages: no word is missing, none is English by fallback.

Random games are played. Every decision, option and event on the way is put into words, and so is
every refusal of actions, of texts and of options that are not possible. What chance does not meet
is said with facts made by hand. Nothing that is said may show a gap, a code or an id.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from catalogues import COMMON, GAMES, LANGUAGES, TERMINAL, entries
from counts import count
from hexagora import Game, HexagoraError, Rng, State, game_info, game_names, new_game
from hexagora.server.reference import game_refusals
from hexagora.words import words_of
from hexagora.words.catalogue import key
from hexagora.words.refusals import refusal
from worlds import NEVER_ASKED, random_game, worlds

ILLEGAL = count(1_000, long=10_000)
"""So many impossible actions of each game are refused, half as many texts, a tenth of set-ups."""
STEPS = count(400, long=4_000)
"""So many decisions of each variant are played."""
EACH = 12
"""So many events of a kind are told."""
T = TypeVar("T")
NAMES = ("§1", "§2", "§3", "§4")
LATIN = re.compile(r"[A-Za-z][A-Za-z0-9_]{2,}")
UNSAID = re.compile(r"[{}_]|^\s*$")
TYPED = {
    *("text", "choices", "verbs", "verb", "asked", "usage", "example", "possible", "answer"),
    *("option", "options", "value", "values", "game", "games", "wanted", "known", "first"),
    "clause",
}
"""Facts that are texts as people type them or look them up, the same in every language."""
USAGE = ("usage-", "how-", "legend")
"""Messages about what is to be typed, with words of the notation in them."""
BY_HAND: dict[str, dict[str, dict[str, object]]] = {
    "neuroshima": {
        "event-tie": {"seats": [0, 1]},
        "event-ended": {"reason": "hq_destroyed"},
        "refusal-answer_impossible": {
            "number": 1,
            "answer": "'bang'",
            "asked": [{"part": "explode", "cell": "d3", "tile": "moloch_clown"}],
            "possible": "attack, explode",
        },
        "refusal-answers_left": {"given": 2, "asked": 1},
        "refusal-apart": {"a": "d4", "b": "b2"},
        "refusal-mission_fixes": {"mission": 4, "topic": "army", "wanted": "moloch"},
        "refusal-no_more_runs": {"most": 2},
        "refusal-too_few_armies": {"seats": 6, "armies": 4},
        "refusal-same_id": {"a": "§5", "b": "§6"},
        "refusal-leaves_mate": {"cell": "d4", "mate": "b2"},
        "refusal-not_beside_first": {"cell": "d4", "first": "b2"},
        "refusal-not_held": {"held": ["moloch_clown"]},
    },
    "nexus": {
        "ask-window": {"moment": "before"},
        "ask-casualty": {"how": "own"},
        "ask-transfer": {"left": 2},
        "event-breath rolled": {"die": 6, "hit": True},
        "event-rolled": {"rolls": [{"side": "attacker", "unit": "human", "dice": [3, 6]}]},
        "event-hits": {
            "attacker": 1,
            "attacker_picks": 0,
            "defender": 2,
            "defender_picks": 1,
        },
        "event-lost": {"picked": True},
        "event-rerolled": {"dice": [{"side": "attacker", "unit": "human", "count": 1}]},
        "event-laid down": {"missions": ["t_rock"], "energize": ["dome"], "rubium": 3},
        "event-ended": {"reason": "points"},
        "refusal-apart": {"a": "1,0", "b": "-1,0"},
        "refusal-barred": {"terrain": "magma"},
        "refusal-no_free_hit": {"other": 1},
        "refusal-no_pick": {"other": 1},
        "refusal-not_fulfilled": {"missing": [{"part": "battle"}]},
        "refusal-not_offered": {"cards": ["t_rock", "t_magma"]},
        "refusal-other_moment": {"moment": "hits"},
        "refusal-place_terrain": {"terrain": "magma"},
    },
}
"""What a sentence takes that chance does not meet, where it is not met elsewhere either."""

every_game = pytest.mark.parametrize("name", game_names())


class Ear:
    """Hears every sentence of a game in all languages, and remembers what it was about."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.words = {language: words_of(name, language) for language in LANGUAGES}
        self.latin = {language: latin_words(name, language, ()) for language in LANGUAGES}
        self.usage = {language: latin_words(name, language, USAGE) for language in LANGUAGES}
        self.heard: set[str] = set()
        self.codes: set[str] = set()
        self.examples: dict[str, object] = {}

    def hear(self, message: str, facts: Mapping[str, Any]) -> None:
        """One message with these facts, in every language."""
        said = f"{key(message)} {json.dumps(facts, sort_keys=True, default=str)}"
        if said in self.heard:
            return
        self.heard.add(said)
        self.remember(facts)
        for language in LANGUAGES:
            self.check(language, message, self.words[language].say(message, facts, NAMES), facts)

    def refused(self, error: HexagoraError) -> None:
        """A refusal by its code, which must have words: there is no other way to say it."""
        self.codes.add(error.code)
        self.hear(f"refusal-{error.code}", error.facts)
        # What the terminal does with it is the same.
        assert refusal(self.words["en"], error) == self.words["en"].say(
            f"refusal-{error.code}", error.facts
        )

    def check(self, language: str, message: str, text: str, facts: Mapping[str, Any]) -> None:
        place = f"{message} in {language}: {text}"
        for typed in sorted(typed_in(facts), key=len, reverse=True):
            text = text.replace(typed, "")
        if message.startswith(USAGE) or {"verb", "kind"} & facts.keys():
            text = LATIN.sub(lambda one: "" if one[0] in self.usage[language] else one[0], text)
        assert not UNSAID.search(text) or not text.strip(), place
        assert text.isprintable(), place
        if language in ("uk", "ru"):
            strange = set(LATIN.findall(text)) - self.latin[language]
            assert not strange, f"{place}: {strange}"

    def remember(self, facts: object) -> None:
        """Examples of facts by their names, for sentences that chance does not meet."""
        if isinstance(facts, Mapping):
            for name, value in facts.items():
                self.examples.setdefault(name, value)
                self.remember(value)
        elif isinstance(facts, list):
            for one in facts:
                self.remember(one)

    def by_hand(self, message: str) -> None:
        """A sentence that was not met, with facts of the same names from elsewhere."""
        own = BY_HAND.get(self.name, {}).get(message, {})
        gaps = {gap for one in message_asts(self.name, "en") for gap in gaps_of(one, message)}
        missing = gaps - own.keys() - self.examples.keys()
        assert not missing, f"{message}: write {missing} into BY_HAND"
        self.hear(message, {gap: own.get(gap, self.examples.get(gap)) for gap in gaps})


def typed_in(facts: Mapping[str, Any]) -> list[str]:
    """What people typed or would type, among the facts."""
    return [value for name, value in facts.items() if name in TYPED and isinstance(value, str)]


# What the catalogues have.


@cache
def message_asts(name: str, language: str) -> list[Any]:
    folders = [GAMES[name], COMMON, TERMINAL]
    found = [entry for folder in folders for entry in entries(folder, language)]
    return [entry for entry in found if isinstance(entry, fluent.Message)]


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()
        self.gaps: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:
        self.words |= set(LATIN.findall(node.value))

    def visit_VariableReference(self, node: Any) -> None:
        self.gaps.add(node.id.name)


def latin_words(name: str, language: str, heads: tuple[str, ...]) -> set[str]:
    """The words in Latin letters that stand in the catalogues of a language themselves, in messages
    of the usage or in all others; that those are right is held by test_catalogues.py."""
    reader = _Texts()
    for entry in message_asts(name, language):
        if entry.id.name.startswith(USAGE) == bool(heads):
            reader.visit(entry)
    return reader.words


def gaps_of(entry: Any, message: str) -> set[str]:
    if entry.id.name != key(message):
        return set()
    reader = _Texts()
    reader.visit(entry)
    return reader.gaps


# What is played.


def course(game: Game, seed: str, ear: Ear, told: dict[str, int]) -> Iterator[State]:
    """The positions of a random game; all that is asked and all that happens is heard."""
    for step, (state, _, events) in enumerate(random_game(game, seed)):
        if step == STEPS:
            return
        if state.over:
            ear.hear("terminal-over", state.result())
            yield state
            return
        kind = game.kinds[int(state.kind)]
        if told.setdefault(f"ask {kind}", 0) < EACH:
            told[f"ask {kind}"] += 1
            ear.hear(f"ask-{kind}", game.about(state, int(state.seat)))
            if ear.words["en"].has(f"how-{kind}"):
                ear.hear(f"how-{kind}", {})
            for action in state.legal()[:: max(1, len(state.legal()) // 10)]:
                meaning = game.meaning(state, action)
                ear.hear(f"do-{meaning['do']}", {**meaning, "kind": kind})
        for event in events:
            if told.setdefault(event.kind, 0) < EACH:
                told[event.kind] += 1
                for viewer in (*range(game.seats), -1):
                    ear.hear(f"event-{event.kind}", event.seen_by(viewer))
        yield state


class Sample:
    """Positions of random games, so that seldom decisions are met as often as usual ones."""

    def __init__(self, states: list[State], rng: Rng) -> None:
        self.rng = rng
        self.over = [state for state in states if state.over]
        self.kinds: dict[int, list[State]] = {}
        for state in states:
            if not state.over:
                self.kinds.setdefault(int(state.kind), []).append(state)

    def any(self) -> State:
        """One of them; now and then one in which the game is over."""
        if self.rng.below(50) == 0 and self.over:
            return self._one(self.over)
        return self._one(self.kinds[self._one(list(self.kinds))])

    def alike(self, state: State) -> State:
        """One in which the same is asked."""
        return self._one(self.over if state.over else self.kinds[int(state.kind)])

    def legal(self, state: State) -> int:
        """An action that is legal in a position."""
        return self._one(state.legal())

    def _one(self, items: Sequence[T]) -> T:
        return items[self.rng.below(len(items))]


def refuse_actions(sample: Sample, ear: Ear, wanted: int) -> int:
    """Refuse so many random ids that are not legal: some are any ids, more are such as are legal
    elsewhere when the same is asked."""
    refused = 0
    while refused < wanted:
        state = sample.any()
        if state.over or sample.rng.below(3) == 0:
            action = sample.rng.below(state.game.action_count)
        else:
            action = sample.legal(sample.alike(state))
        if state.over or action not in state.legal():
            ear.refused(state.game.refusal(state, action))
            refused += 1
    return refused


def garbled(sample: Sample, state: State) -> str:
    """An action of another position as text, often with a word of yet another in it."""
    other = sample.any() if sample.rng.below(3) == 0 else sample.alike(state)
    if other.over:
        return "?"
    line, spare = (other.game.write(other, sample.legal(other)).split() for _ in range(2))
    place = sample.rng.below(len(line) + 1)
    if sample.rng.below(2):
        line[place : place + 1] = [spare[sample.rng.below(len(spare))]]
    elif sample.rng.below(4) == 0:
        line[place : place + 1] = ["?"]
    return " ".join(line)


def refuse_texts(sample: Sample, ear: Ear, wanted: int) -> int:
    """Refuse so many texts."""
    refused = 0
    while refused < wanted:
        state = sample.any()
        try:
            state.game.read(state, garbled(sample, state))
        except HexagoraError as error:
            ear.refused(error)
            refused += 1
    return refused


def refuse_options(ear: Ear, rng: Rng, tries: int) -> int:
    info = game_info(ear.name)
    refused = 0
    for _ in range(tries):
        seats = info.least_seats + rng.below(info.most_seats - info.least_seats + 1)
        chosen = {
            option.name: option.values[rng.below(len(option.values))]
            for option in info.options
            if rng.below(3) == 0
        }
        try:
            new_game(ear.name, seats, **chosen)
        except HexagoraError as error:
            ear.refused(error)
            refused += 1
    return refused


@every_game
@pytest.mark.search
def test_nothing_is_left_unsaid(name: str) -> None:
    ear, told = Ear(name), dict[str, int]()
    rng = Rng(f"unsaid {name}")
    states: list[State] = []
    for world in worlds([name]):
        played = list(course(world.game, f"unsaid {world.id}", ear, told))
        states += played[:: max(1, len(played) // 100)] + played[-1:]
    sample = Sample(states, rng)
    actions = refuse_actions(sample, ear, ILLEGAL)
    texts = refuse_texts(sample, ear, ILLEGAL // 2)
    options = refuse_options(ear, rng, ILLEGAL // 10)

    game = new_game(name)
    kinds = [f"ask-{kind}" for kind in game.kinds if kind not in NEVER_ASKED[name]]
    events = [f"event-{kind}" for kind in game.event_kinds]
    codes = {f"refusal-{code}" for code in (*game_refusals(name), *ear.codes)}
    met = {said.partition(" ")[0] for said in ear.heard}
    for message in (*kinds, *events, *sorted(codes)):
        if key(message) not in met:
            ear.by_hand(message)
    print(
        f"\n{name}: {actions} illegal actions, {texts} texts, {options} set-ups; met "
        f"{len({key(m) for m in codes} & met)}/{len(codes)} codes, "
        f"{len({key(m) for m in events} & met)}/{len(events)} events, "
        f"{len({key(m) for m in kinds} & met)}/{len(kinds)} decisions; "
        f"{len(ear.heard)} different things said in {len(LANGUAGES)} languages"
    )
    said = {one.partition(" ")[0] for one in ear.heard}
    assert {key(message) for message in (*kinds, *events, *codes)} <= said


def test_a_gap_or_a_code_would_be_heard() -> None:
    ear = Ear("superhex")
    for bad in ("captures { $cells }", "the end: ten_left"):
        with pytest.raises(AssertionError):
            ear.check("en", "event-x", bad, {})
    with pytest.raises(AssertionError):
        ear.check("uk", "event-x", "Ж orange", {})
    with pytest.raises(LookupError):
        ear.hear("event-never", {})
    ear.check("uk", "event-x", "Ж «orange»", {"text": "orange"})
    ear.check("uk", "how-lay", "lay orange", {})
