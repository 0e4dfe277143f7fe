"""``hexagora play neuroshima``: a mission for one, and what is said when a game is set up."""

from __future__ import annotations

import re

import pytest

from cli_program import Program

MISSION = "play neuroshima --solo -o mission=8 -o level=recruit --seed r"


def test_a_whole_mission_alone(play: Program, hexagora: Program) -> None:
    """NS-ATLAS-89: who has won is told, also where nobody plays the winner."""
    run = play(f"{MISSION} --save roads.record")
    assert run.code == 0
    assert run.err == ""
    assert "Moloch draws" in run.out
    assert "Mission 8: Six Roads (reconstruction)" in run.out
    assert re.search(r"^(Moloch|Player) wins", run.out, re.M)
    assert max(map(len, run.out.splitlines())) <= 80
    assert hexagora("record verify roads.record").out.startswith("ok: ")


@pytest.mark.parametrize(("structures", "warned"), [("on", True), ("off", False)])
def test_the_set_up_warns_of_structures_with_leaders(
    hexagora: Program, structures: str, warned: bool
) -> None:
    """NS-VAR-04."""
    run = hexagora(f"play neuroshima -o structures={structures} -o leaders=on --seed w")
    assert ("advise against structures and leaders" in re.sub(r"\s+", " ", run.out)) == warned


def test_one_alone_is_told_what_there_is(hexagora: Program) -> None:
    run = hexagora("play neuroshima --solo")
    assert run.code != 0
    assert "mission=8" in run.err
