"""The engine's battles against the slow and simple resolver, on random positions."""

import json
import random

import pytest

from counts import count
from hexagora.core.registry import make_game
from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.table.fight import Question, fight
from neuroshima_agreement import Made, difference, place_of
from neuroshima_plain import Battle
from neuroshima_plain_tiles import Position
from neuroshima_positions import MODES, random_position

POSITIONS = count(300, long=4_000, interpreted=300)
"""For each of the five modes."""

BUILT = count(120, long=2_000, interpreted=60)
"""The same with structures."""


class Chooser:
    """Random choices of the engine, told to the simple resolver afterwards.

    Both ask the seats about explosions, conversions, then aims in the same order, and with allies
    about medics too: there it must be the same question with the same options. Without allies they
    ask about medics differently, but a medic takes one attack in a battle, so what the engine's
    medics took, in the order of the phases, tells the answers.
    """

    def __init__(self, seed: int, same_medics: bool) -> None:
        self.rng = random.Random(seed)
        medics = ("medic", "attack") if same_medics else ()
        self.same = ("explode", "convert", "snipe", *medics)
        self.made: list[Made] = []
        self.taken: dict[str, tuple[str, int, int]] = {}
        self.other: Battle | None = None

    def choose(self, question: Question) -> str:
        answer = self.rng.choice(question.options)
        if question.kind in self.same:
            options = tuple(sorted(question.options))
            self.made.append(Made(question.seat, question.kind, question.at, options, answer))
        return answer

    def repeat(self, seat: int, kind: str, options: list[str]) -> str:
        if kind in self.same:
            assert self.other
            asked = (seat, kind, self.other.about, tuple(options))
            place = place_of(asked, self.made)
            assert place >= 0, f"{asked} but {self.made[:1]}"
            return self.made.pop(place).answer
        for medic, (unit, damage, attacker) in self.taken.items():
            for option in (f"{unit} {damage} {medic}", f"{unit} {damage} {medic} {attacker}"):
                if option in options:
                    return option
        raise AssertionError(f"the engine's medics took {self.taken}, none of {options}")


def disagreement(position: Position, seed: int, version: int = 2) -> str:
    """What the two say differently about a position, or nothing."""
    state = read_position(position)
    if version < 2:
        old = make_game("neuroshima", state.game.seats, state.game.options, version)
        state.rules = old.rules  # type: ignore[attr-defined]
    chooser = Chooser(seed, bool(state.rules.owner_chooses))
    ours = fight(state, chooser.choose, ask_all=True)
    for phase in ours["phases"]:  # type: ignore[attr-defined]
        for row in phase["absorbed"]:
            chooser.taken[row["medic"]] = (row["unit"], row["damage"], row["by"])
    chooser.other = Battle(position, chooser.repeat, version)
    try:
        theirs = chooser.other.result()
    except AssertionError as error:
        return f"choices differ: {error!r}"
    if chooser.made:
        return f"not asked: {chooser.made}"
    return difference(ours, theirs)


@pytest.mark.search
@pytest.mark.parametrize("version", [2, 1])
@pytest.mark.parametrize("mode", MODES)
def test_both_resolvers_agree(mode: str, version: int) -> None:
    for seed in range(POSITIONS if version == 2 else POSITIONS // 4):
        position = random_position(random.Random(f"{mode} {seed}"), mode)
        said = disagreement(position, seed, version)
        assert not said, f"{said}\n{json.dumps(position)}"


@pytest.mark.search
@pytest.mark.parametrize("mode", MODES)
def test_both_resolvers_agree_on_structures(mode: str) -> None:
    for seed in range(BUILT):
        position = random_position(random.Random(f"{mode} built {seed}"), mode, structures=True)
        said = disagreement(position, seed)
        assert not said, f"{said}\n{json.dumps(position)}"
