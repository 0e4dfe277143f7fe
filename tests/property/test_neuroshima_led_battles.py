"""Battles with leaders, and those that Boarding starts, against the slow and simple resolver.

Here the whole game is played through a battle: what begins it, the windows of both sides, and only
the choices that can change anything. Whatever the engine does not ask is left to the default.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from counts import count
from hexagora import Log
from hexagora.core.event import Event
from hexagora.games.neuroshima.content.leaders import base_leaders
from hexagora.games.neuroshima.knowledge.position_files import read_position, write_board
from hexagora.games.neuroshima.rules.kinds import BATTLE, KINDS, WINDOW
from hexagora.games.neuroshima.rules.leaders import CARD, CHIEF, LEFT, USED
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_acts import word
from neuroshima_agreement import Asked, Made, difference, place_of
from neuroshima_plain import Battle
from neuroshima_plain_tiles import Position, as_unit, axial, cells, faces, tiles
from neuroshima_positions import random_position
from neuroshima_table import play, points

POSITIONS = count(60, long=2_500, interpreted=30)
"""For each mode, with structures and without."""

IN_BATTLE = ("metronome", "echo", "thread", "static")
WINDOWS = {
    "enemy_instant": "stop",
    "battle_starts": "pace",
    "hits": "spare",
    "attack": "spare from",
    "phase_over": "again",
}
"""What the plain battle calls the moments and steps of a window."""


def led_position(rng: random.Random, mode: str, structures: bool) -> Position:
    """A random position with leaders, of which at least one acts in battles, and room to stand."""
    while True:
        position = random_position(rng, mode, structures)
        taken = {cell for item in position["board"] for cell in cells_of(item)}
        if set(cells(2)) - taken:
            break
    cards = [rng.choice(IN_BATTLE), rng.choice(list(base_leaders()))]
    rng.shuffle(cards)
    chiefs = rng.choice([(0, 1), (2, 1), (0, 3), (2, 3)]) if mode == "team" else (0, 1)
    rows = [
        {"card": card, "left": rng.choice([2, 1]), "used": rng.random() < 0.1, "chief": chief}
        for card, chief in zip(cards, chiefs, strict=True)
    ]
    options = {**position["options"], "leaders": True}
    return {**position, "options": options, "leaders": rows, "by_tile": not boards(position)}


def cells_of(item: dict[str, Any]) -> list[str]:
    return [item["at"]] if isinstance(item["at"], str) else item["at"]


def boards(position: Position) -> bool:
    """Whether the structure of the seat to act can begin the battle: it boards, and is free."""
    item = own_structure(position)
    if not item or item["wounds"] or not as_unit(item).has("boarding"):
        return False
    plain = Battle(position, lambda *_: "")
    plain.look()
    return plain.board[item["at"][0]] not in plain.netted


def own_structure(position: Position) -> dict[str, Any] | None:
    for item in position["board"]:
        if isinstance(item["at"], list) and item["seat"] == position["turn_of"]:
            return dict(item)
    return None


def at_table(position: Position) -> tuple[NeuroshimaState, str]:
    """The position in a game, and the acts that begin the battle."""
    seat = position["turn_of"]
    army = position["seats"][seat]["army"]
    data = {key: position[key] for key in ("options", "seats", "board", "turn_of")}
    hand, start = {f"{army}_battle": 1}, "use battle"
    if not position["by_tile"]:
        built = own_structure(position)
        assert built
        data["board"] = [item for item in data["board"] if item != built]
        copies = Counter(item["tile"] for item in data["board"] if isinstance(item["tile"], str))
        spare = next(
            tile
            for tile in tiles().values()
            if tile["army"] == army and tile["kind"] == "warrior"
            if tile["count"] > copies[tile["id"]]
        )
        hand = {f"{army}_battle": 2, spare["id"]: 1}
        faces = "".join(face[-1] for face in built["tile"])
        spots = [f"{at}/{turn}" for at, turn in zip(built["at"], built["turn"], strict=True)]
        start = ", ".join([f"build {faces}", *spots, "board"])
    row = {**position["seats"][seat], "hand": hand}
    if not position["by_tile"]:
        row["structure"] = True
    data["seats"] = [*data["seats"][:seat], row, *data["seats"][seat + 1 :]]
    state = read_position(data)
    for side, card in enumerate(position["leaders"]):
        numbers = state.leaders.numbers
        numbers[CARD + side] = state.rules.cards.ids.index(card["card"])
        numbers[LEFT + side] = card["left"]
        numbers[USED + side] = int(card["used"])
        numbers[CHIEF + side] = card["chief"]
    return state, start


class Player:
    """Random choices of the engine in a whole game, told to the simple resolver afterwards.

    Without allies what the engine's medics took tells the answers, as in battles without leaders.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.made: list[Made] = []
        self.events: list[Event] = []
        self.taken: list[tuple[str, str, int]] = []  # medic, unit, damage
        self.other: Battle | None = None

    def fight(self, state: NeuroshimaState, start: str) -> dict[str, Any]:
        """Begin the battle and play it to its end; its phases, the board and the points."""
        before = points(state)
        self.events += play(state, start)
        while self.goes_on(state):
            self.decide(state)
        self.taken = [
            (str(event.facts["medic"]), str(event.facts["unit"]), int(str(event.facts["damage"])))
            for event in self.events
            if event.kind == "absorbed"
        ]
        phases = list(told(self.events, before))
        return {"phases": phases, "board": write_board(state), "hp": points(state)}

    def goes_on(self, state: NeuroshimaState) -> bool:
        if state.over:
            return False
        stops = state.kind == WINDOW and window(state) == "stop"
        return bool(state.stack[0] == BATTLE) or stops

    def decide(self, state: NeuroshimaState) -> None:
        """Answer the pending decision at random; half of the windows are left to pass."""
        legal = state.legal()
        action = self.rng.choice(legal)
        kind = KINDS[int(state.kind)]
        if kind == "window":
            kind = window(state)
            if kind != "spare from" and self.rng.random() < 0.5:
                action = next(one for one in legal if word(state, one) == "decline")
        about = state.game.about(state, int(state.seat))
        cell = str(about.get("cell", "")) if kind not in ("pace", "spare", "again", "stop") else ""
        texts = {one: text(kind, word(state, one)) for one in legal}
        options = tuple(sorted(texts.values()))
        if state.rules.owner_chooses or kind not in ("medic", "attack"):
            self.made.append(Made(int(state.seat), kind, cell, options, texts[action]))
        log = Log()
        state.apply(action, log)
        self.events += log.events

    def repeat(self, seat: int, kind: str, options: list[str]) -> str:
        assert self.other
        asked = (seat, kind, self.other.about, tuple(options))
        place = self.place(asked)
        return self.made.pop(place).answer if place >= 0 else self.default(asked)

    def place(self, asked: Asked) -> int:
        """As without leaders; of equally strong attacks the engine names one for all."""
        if asked[1] == "spare from" and self.made and self.made[0][:3] == asked[:3]:
            return 0 if set(self.made[0].options) <= set(asked[3]) else -1
        return place_of(asked, self.made)

    def default(self, asked: Asked) -> str:
        """What happens where nothing is asked because it changes nothing (NS-MED-11)."""
        _, kind, about, options = asked
        if kind == "snipe":
            return min(options, key=lambda cell: far(cell, about))
        if kind == "medic":
            for medic, unit, damage in self.taken:
                for option in (f"{unit} {damage} {medic}", f"{unit} {medic}"):
                    if option in options:
                        return option
        usual = {"explode": "attack", "convert": "keep", "attack": options[0]}
        assert kind in usual, f"{asked} but {self.made[:1]}, medics {self.taken}"
        return usual[kind]


def window(state: NeuroshimaState) -> str:
    return WINDOWS.get(str(state.game.about(state, int(state.seat))["moment"]), "other")


def far(cell: str, other: str) -> int:
    (q, r), (x, y) = axial(cell), axial(other)
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def text(kind: str, act: str) -> str:
    """An act of a battle as the simple resolver calls it."""
    if kind == "medic":
        medic, unit = act.split(" for ")
        return f"{unit} {medic}"
    if kind in ("attack", "spare from"):
        cell, edge = act.split()[1:]
        return f"{cell} {'explosion' if edge == '6' else edge}"
    if kind == "stop":
        return "stop" if act == "lead" else act
    return act.removeprefix("turn ").removeprefix("on ")


def told(events: list[Event], hp: list[int]) -> Iterator[dict[str, Any]]:
    """The phases of a battle by its events, those after which somebody attacks again apart."""
    report: dict[str, Any] | None = None
    initiative = 0
    for event in events:
        facts = event.facts
        if event.kind in ("phase", "again", "battle over"):
            if report:
                yield {**report, "hp": list(hp)}
            report = {"attacks": [], "absorbed": [], "destroyed": []}
            initiative = int(str(facts.get("initiative", initiative)))
            report |= {"initiative": initiative, "again": str(facts.get("at", ""))}
            if event.kind == "battle over":
                return
        elif report and event.kind in ("attack", "absorbed"):
            report[{"attack": "attacks"}.get(event.kind, event.kind)].append(facts)
        elif report and event.kind == "destroyed":
            report["destroyed"] += [facts[key] for key in ("at", "also") if key in facts]
        elif event.kind == "hq hit":
            seat = int(str(facts["seat"]))
            hp[seat] = max(0, hp[seat] - int(str(facts["damage"])))


def disagreement(position: Position, seed: int, met: Counter[str] | None = None) -> str:
    """What the two say differently about a position, or nothing."""
    state, start = at_table(position)
    player = Player(seed)
    ours = player.fight(state, start)
    if met is not None:
        met.update(deeds(position, player.made, ours))
    player.other = Battle(position, player.repeat)
    try:
        theirs = player.other.result()
    except AssertionError as error:
        return f"choices differ: {error!r}"
    if player.made:
        return f"not asked: {player.made}"
    return difference(ours, theirs)


def deeds(position: Position, made: list[Made], ours: dict[str, Any]) -> Iterator[str]:
    """What leaders did, for the count of what was met."""
    for choice in made:
        if choice.kind in ("stop", "pace", "spare", "again"):
            card = position["leaders"][choice.seat % 2]
            way = "declined" if choice.answer == "decline" else "used"
            yield f"{card['card']} {'front' if card['left'] == 2 else 'back'} {way}"
        yield choice.kind
    yield "by tile" if position["by_tile"] else "by boarding"
    if not ours["phases"]:
        yield "no battle"
    for item in position["board"]:
        if isinstance(item["tile"], list):
            yield from item["tile"]


@pytest.mark.search
@pytest.mark.parametrize("structures", [False, True], ids=["plain", "structures"])
@pytest.mark.parametrize("mode", ["duel", "team"])
def test_both_resolvers_agree_on_leaders(mode: str, structures: bool) -> None:
    for seed in range(POSITIONS):
        rng = random.Random(f"{mode} {structures} led {seed}")
        position = led_position(rng, mode, structures)
        said = disagreement(position, seed)
        assert not said, f"{said}\n{json.dumps(position)}"


def test_the_positions_meet_every_face_and_every_leader_of_battles() -> None:
    sides = {f"{card} {side}" for card in IN_BATTLE for side in ("front", "back")}
    sides -= {"static front", "thread back"}  # these have no moment in a battle
    ways = {f"{side} {way}" for side in sides for way in ("used", "declined")}
    choices = {"explode", "convert", "snipe", "spare from", "by tile", "by boarding", "no battle"}
    wanted = ways | choices | set(faces())
    met: Counter[str] = Counter()
    for seed in range(1000):
        mode = ("duel", "team")[seed % 2]
        position = led_position(random.Random(f"met {seed}"), mode, structures=True)
        assert not disagreement(position, seed, met)
        if wanted <= set(met):
            return
    assert wanted <= set(met), wanted - set(met)
