"""Play until every tile, every ability, every choice and every way to end was seen.

Whole random games rarely bring an HQ down, so others begin from crowded positions with few hit
points, and some from full boards on which hardly anything can happen.
"""

import random
from collections.abc import Iterator
from itertools import count
from typing import cast

from librt.vecs import vec
from mypy_extensions import i32

from hexagora import Log, Rng, new_game
from hexagora.core.event import Event
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME, NUMBERS
from hexagora.games.neuroshima.rules.ends import ENDS, FULL_BOARD
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.hexes import distance
from neuroshima_positions import MODES, random_position

MOST_GAMES = 4000
SEATS = {"duel": 2, "deathmatch": 3, "points": 4, "solo": 3, "team": 4}
ABILITIES = {
    "melee",
    "ranged",
    "gauss",
    "explosion",
    "armour",
    "toughness",
    "net",
    "melee bonus",
    "ranged bonus",
    "initiative bonus",
    "initiative malus",
    "extra attack",
    "medic",
    "scoper",
    "quartermaster",
    "mobility",
    "transport",
    "recon centre",
    "two initiatives",
}
CHOICES = {
    "first",
    "hq",
    "redraw",
    "keep hand",
    "forced discard",
    "use",
    "discard",
    "place",
    "move by tile",
    "move by mobility",
    "move by transport",
    "aim",
    "push",
    "pushed",
    "explode",
    "attack instead",
    "keep attack",
    "turn attack",
    "medic",
    "attack taken",
    "end",
}


def beginnings() -> Iterator[NeuroshimaState]:
    """Positions to play on from: new games, crowded boards, and full boards without a fighter."""
    for number in count():
        rng = random.Random(number)
        mode = MODES[number % len(MODES)]
        if number % 3 == 0:
            state = new_game("neuroshima", SEATS[mode], mode=mode).start()
            assert isinstance(state, NeuroshimaState)
            yield state
        elif number % 3 == 1:
            yield read_position(random_position(rng, mode))
        else:
            yield read_position(quiet_position(rng))


def quiet_position(rng: random.Random) -> dict[str, object]:
    """A board full but for one cell, with an own module in hand to fill it."""
    names = [name for name, cell in NUMBERS.items() if distance(FRAME[cell], (0, 0)) <= 2]
    rng.shuffle(names)
    quiet = [
        *["outpost_scout", "outpost_medic"] * 2,
        *["outpost_officer", "outpost_saboteur", "outpost_recon_centre", "outpost_scoper"],
    ]
    other = [
        *["hegemony_net_fighter", "hegemony_officer_1"] * 2,
        *["hegemony_scout", "hegemony_transport", "hegemony_boss", "hegemony_officer_2"],
    ]
    units = [(0, "outpost_hq"), (1, "hegemony_hq")]
    units += [(0, tile) for tile in quiet] + [(1, tile) for tile in other]
    board = [
        {"at": at, "seat": seat, "tile": tile, "turn": rng.randrange(6)}
        for at, (seat, tile) in zip(names, units, strict=False)
    ]
    return {
        "options": {"mode": "duel"},
        "seats": [
            {"army": "outpost", "hand": ["outpost_runner"]},
            {"army": "hegemony", "hand": ["hegemony_ganger"]},
        ],
        "board": board,
        "turn_of": 0,
    }


class Seen:
    """What has been met so far."""

    def __init__(self) -> None:
        self.tiles: set[str] = set()
        self.abilities: set[str] = set()
        self.choices: set[str] = set()
        self.ends: set[int] = set()

    def missing(self) -> list[str]:
        tiles = {tile.id for army in base_armies().values() for tile in army.tiles}
        # The others are of missions: test_neuroshima_missions_exhaustive.py.
        ends = {reason for reason, _ in ENDS[1:FULL_BOARD]} - {ENDS[end][0] for end in self.ends}
        return sorted(
            (tiles - self.tiles) | (ABILITIES - self.abilities) | (CHOICES - self.choices) | ends
        )

    def play(self, state: NeuroshimaState, rng: Rng) -> None:
        """Play a position to its end at random and look at everything on the way."""
        room = vec[i32]([0] * state.game.most_options)
        while not state.over:
            self._look(state)
            action = int(state.random_action(rng, room))
            self._chosen(state, action)
            log = Log()
            state.apply(action, log)
            for event in log.events:
                self._happened(event)
        self.ends.add(int(state.end))

    def _look(self, state: NeuroshimaState) -> None:
        """What holds on the board without being an event."""
        if state.kind != state.game.kinds.index("act"):
            return
        field = state.field()
        for cell in range(CELLS):
            tile = int(state.units.tile[cell])
            if tile < 0:
                continue
            seen = {
                "net": field.caught(cell),
                "scoper": field.control[cell] != int(state.units.owner[cell]),
                "initiative bonus": field.initiative[cell] > 0,
                "initiative malus": field.initiative[cell] < 0,
                "extra attack": field.extra[cell] > 0 and field.lowest(cell) > 0,
                "two initiatives": field.value(cell, 1) >= 0,
            }
            self.abilities |= {name for name, holds in seen.items() if holds}

    def _chosen(self, state: NeuroshimaState, action: int) -> None:
        kind = state.game.kinds[state.kind]
        if kind == "act":
            if action == actions.END:
                self.choices.add("end")
            elif action < actions.DISCARD:
                self.choices.add("use")
            elif action < actions.PLACE:
                self.choices.add("discard")
        elif kind == "move":
            by = ("tile", "mobility", "transport")[min(2, int(state.top_b()))]
            self.choices.add(f"move by {by}")
        else:
            self.choices.add(
                {
                    "unlucky": "redraw" if action == actions.REDRAW else "keep hand",
                    "discard": "forced discard",
                    "explode": "explode" if action == actions.EXPLODE else "attack instead",
                    "convert": "keep attack" if action == actions.KEEP else "turn attack",
                    "attack": "attack taken",
                }.get(kind, kind)
            )

    def _happened(self, event: Event) -> None:
        facts = event.facts
        if event.kind in ("placed", "played"):
            self.tiles.add(str(facts["tile"]))
        elif event.kind == "attack":
            self.abilities.add(str(facts["kind"]))
            why = {part["part"] for part in cast("list[dict[str, object]]", facts["why"])}
            if "armour" in why:
                self.abilities.add("armour")
            if "turned" in why:
                self.abilities.add("quartermaster")
            if "bonus" in why:
                self.abilities.add(f"{facts['kind']} bonus")
        elif event.kind == "absorbed":
            self.abilities.add("medic")
        elif event.kind == "wounded":
            self.abilities.add("toughness")
        elif event.kind == "moved":
            if event.clause == "NS-ABL-01":
                self.abilities.add("mobility")
            if event.clause == "NS-MOD-11":
                self.abilities.add("transport")
            steps = [FRAME[NUMBERS[str(facts[key])]] for key in ("from", "to")]
            if distance(steps[0], steps[1]) == 2:
                self.abilities.add("recon centre")


def test_everything_happens() -> None:
    seen = Seen()
    for number, state in enumerate(beginnings()):
        seen.play(state, Rng(f"exhaustive {number}"))
        if not seen.missing():
            return
        assert number < MOST_GAMES, f"not seen in {MOST_GAMES} games: {seen.missing()}"
