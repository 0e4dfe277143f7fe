"""The engine's battles against the slow and simple resolver, on random positions."""

import json
import random
from typing import Any

import pytest

from counts import count
from hexagora.core.registry import make_game
from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.table.fight import Question, fight
from neuroshima_plain import battle
from neuroshima_positions import MODES, random_position

POSITIONS = count(600, long=4_000, interpreted=300)
"""For each of the five modes."""


class Chooser:
    """Random choices of the engine, told to the simple resolver afterwards.

    Both ask about explosions and conversions in the same order, and with allies about medics too:
    there it must be the same seat with the same options. Without allies they ask about medics
    differently, but a medic takes one attack in a battle, so what the engine's medics took, in the
    order of the phases, tells the answers.
    """

    def __init__(self, seed: int, same_medics: bool) -> None:
        self.rng = random.Random(seed)
        self.same = ("explode", "convert", *(("medic", "attack") if same_medics else ()))
        self.asked: list[tuple[str, ...]] = []
        self.made: list[tuple[int, str, str]] = []
        self.taken: dict[str, tuple[str, int, int]] = {}

    def choose(self, question: Question) -> str:
        answer = self.rng.choice(question.options)
        if question.kind in self.same:
            self.made.append((question.seat, question.kind, answer))
            self.asked.append(tuple(sorted(question.options)))
        return answer

    def repeat(self, seat: int, kind: str, options: list[str]) -> str:
        if kind in self.same:
            made_by, made_kind, answer = self.made.pop(0)
            assert (made_by, made_kind) == (seat, kind)
            assert self.asked.pop(0) == tuple(sorted(options))
            return answer
        for medic, (unit, damage, attacker) in self.taken.items():
            for option in (f"{unit} {damage} {medic}", f"{unit} {damage} {medic} {attacker}"):
                if option in options:
                    return option
        raise AssertionError(f"the engine's medics took {self.taken}, none of {options}")


def disagreement(position: dict[str, Any], seed: int, version: int) -> str:
    """What the two say differently about a position, or nothing."""
    state = read_position(position)
    old = make_game("neuroshima", state.game.seats, state.game.options, version)
    state.rules = old.rules  # type: ignore[attr-defined]
    chooser = Chooser(seed, bool(state.rules.owner_chooses))
    ours = fight(state, chooser.choose, ask_all=True)
    for phase in ours["phases"]:  # type: ignore[attr-defined]
        for row in phase["absorbed"]:
            chooser.taken[row["medic"]] = (row["unit"], row["damage"], row["by"])
    try:
        theirs = battle(position, chooser.repeat, version)
    except (AssertionError, IndexError) as error:
        return f"choices differ: {error!r}"
    if chooser.made:
        return f"not asked: {chooser.made}"
    return difference(plain(ours), plain(theirs))


def plain(result: dict[str, Any]) -> dict[str, Any]:
    """What must agree, in one form."""
    keys = ("from", "edge", "kind", "strength", "to", "damage")
    return {
        "phases": [
            {
                "initiative": phase["initiative"],
                "attacks": sorted(
                    tuple(str(attack[key]) for key in keys) for attack in phase["attacks"]
                ),
                "absorbed": sorted((row["medic"], row["unit"]) for row in phase["absorbed"]),
                "destroyed": sorted(phase["destroyed"]),
                "hp": phase["hp"],
            }
            for phase in result["phases"]
        ],
        "board": sorted(
            (row["at"], row["seat"], row["tile"], row["turn"], row.get("wounds", 0))
            for row in result["board"]
        ),
        "hp": result["hp"],
    }


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    for i, (a, b) in enumerate(zip(ours["phases"], theirs["phases"], strict=False)):
        for key in a:
            if a[key] != b[key]:
                return f"phase {i} (initiative {a['initiative']}), {key}: {a[key]} or {b[key]}"
    for key in ("phases", "board", "hp"):
        if ours[key] != theirs[key]:
            return f"{key}: {ours[key]} or {theirs[key]}"
    return ""


@pytest.mark.search
@pytest.mark.parametrize("version", [2, 1])
@pytest.mark.parametrize("mode", MODES)
def test_both_resolvers_agree(mode: str, version: int) -> None:
    for seed in range(POSITIONS if version == 2 else POSITIONS // 4):
        position = random_position(random.Random(f"{mode} {seed}"), mode)
        said = disagreement(position, seed, version)
        assert not said, f"{said}\n{json.dumps(position)}"
