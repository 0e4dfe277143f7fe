"""Neuroshima Hex, section ATLAS2: runs and exits of mission 2."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexagora import load_pack
from hexagora.core import IllegalAction, pack_loaders
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    board,
    clause,
    netted,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

BORGO = "d4 0 borgo_hq\n"


def escaped(state: NeuroshimaState) -> int:
    """How many have escaped, as the view tells it."""
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    (row,) = mission["progress"]
    assert (row["what"], row["seat"], row["needed"]) == ("escaped", 0, 5)
    return int(row["count"])


def cells(state: NeuroshimaState) -> set[str]:
    return {act.split("/")[0] for act in options(state)}


def test_ns_atlas_20_borgo_inside_outpost_on_the_ring() -> None:
    """NS-ATLAS-20: the HQ stands on d4 with 12; each side places in its zone."""
    state = opening("borgo outpost", mission="2")
    assert options(state) == ["first 0"]
    events = play(state, "first 0, draw mutant")
    assert told(events, "placed") == [{"seat": 0, "tile": "borgo_hq", "at": "d4", "turn": 0}]
    assert unit(state, "d4") == "0 borgo_hq 0"
    assert points(state)[0] == 12
    play(state, "use mutant")
    inner = set(base_missions()[2].seats[0].zone)
    assert len(inner) == 19
    assert cells(state) == inner - {"d4"}
    with pytest.raises(IllegalAction, match="a1 is not in the own zone"):
        state.game.read(state, "place a1 0")
    play(state, "d3/0, end, draw commando, draw commando, use commando")
    ring = set(base_missions()[2].cells) - inner
    assert asked(state) == (1, "place")
    assert (len(ring), cells(state)) == (18, ring)


def test_ns_atlas_06_a_full_zone_leaves_no_room() -> None:
    """NS-ATLAS-06: the ring is full of Borgo, so Outpost cannot place; the board is not full."""
    ring = sorted(set(base_missions()[2].cells) - set(base_missions()[2].seats[0].zone))
    tiles = ["mutant"] * 6 + ["claws"] * 4 + ["brawler"] * 2 + ["assassin"] * 2 + ["officer"] * 2
    tiles += ["scout", "medic"]
    lines = [f"{cell} 0 borgo_{tile} 0" for cell, tile in zip(ring, tiles, strict=True)]
    state = table(
        BORGO + "\n".join(lines),
        hands=("", "commando"),
        armies="borgo outpost",
        seat=1,
        mission="2",
    )
    assert "use commando" not in options(state)
    with pytest.raises(IllegalAction, match="no cell of the own zone is empty"):
        state.game.read(state, "use commando")


def test_ns_atlas_21_the_exits() -> None:
    """NS-ATLAS-21: the six corners of the frame."""
    state = opening("borgo outpost", mission="2")
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    exits = [one["at"] for one in mission["hexes"] if one["what"] == "exit"]
    assert exits == ["a1", "a4", "d1", "d7", "g1", "g4"]


def test_ns_atlas_22_free_units_on_exits_escape_before_drawing() -> None:
    """NS-ATLAS-22: modules too; not the netted, not the HQ, and nobody of Outpost."""
    state = table(
        BORGO
        + """
        a1 0 borgo_mutant
        d1 0 borgo_medic
        g1 1 outpost_commando
        c1 0 borgo_claws
        """,
        armies="borgo outpost",
        mission="2",
        seat=1,
    )
    events = play(state, "end")
    assert told(events, "left") == [
        {
            "seat": 0,
            "tile": "borgo_mutant",
            "at": "a1",
            "how": "escaped",
            "count": 1,
            "needed": 5,
        },
        {"seat": 0, "tile": "borgo_medic", "at": "d1", "how": "escaped", "count": 2, "needed": 5},
    ]
    assert asked(state) == (-1, "draw")
    assert board(state) == "c1 d4 g1"
    assert escaped(state) == 2
    assert state.check() == []
    # They are neither in the pile nor in the discard.
    play(state, "draw mutant, draw mutant, draw mutant, discard mutant")
    assert escaped(state) == 2


def test_ns_atlas_22_the_hq_stays() -> None:
    """NS-ATLAS-22: an HQ that was moved to an exit does not leave."""
    state = table("a1 0 borgo_hq\nd7 0 borgo_claws", armies="borgo outpost", mission="2", seat=1)
    play(state, "end")
    assert board(state) == "a1"
    assert escaped(state) == 1


def test_ns_atlas_22_a_netted_unit_stays(tmp_path: Path) -> None:
    """NS-ATLAS-22: Outpost has no nets; in a map of a file Hegemony has."""
    text = files("hexagora.games.neuroshima.content.atlas").joinpath("cauldron.toml")
    path = tmp_path / "ring.toml"
    path.write_text(text.read_text("utf-8").replace('"outpost"', '"hegemony"'), "utf-8")
    try:
        value = load_pack(path).pack.value
        state = table(
            f"{BORGO}a1 0 borgo_mutant\nd1 0 borgo_claws\ne1 1 hegemony_net_fighter 4",
            armies="borgo hegemony",
            mission=value,
            seat=1,
        )
        assert netted(state) == "d1"
        play(state, "end")
        assert board(state) == "d1 d4 e1"
    finally:
        for loader in pack_loaders().values():
            loader.forget()


def test_ns_atlas_23_two_units_run() -> None:
    """NS-ATLAS-23: one move each, in the turn of placement too, on top of mobility and Move."""
    state = table(
        BORGO + "d3 0 borgo_assassin\nc3 0 borgo_mutant\ne3 0 borgo_claws\na2 1 outpost_commando",
        hands=("move mutant",),
        mission="2",
    )
    assert state_runs(state) == ["run c3", "run d3", "run e3"], "not the HQ, not enemies"
    events = play(state, "move d3, d2/0, run d2, d1/1")
    assert [event.clause for event in events if event.kind == "moved"] == [
        "NS-ABL-01",
        "NS-ATLAS-23",
    ]
    assert unit(state, "d1") == "0 borgo_assassin 1"
    with pytest.raises(IllegalAction, match="the unit at d1 has run in this turn"):
        state.game.read(state, "run d1")
    play(state, "use mutant, d3/0, run d3, d2/0")
    assert state_runs(state) == []
    with pytest.raises(IllegalAction, match="2 units have run in this turn"):
        state.game.read(state, "run c3")
    play(state, "use move, d1, d1/0")
    assert unit(state, "d1") == "0 borgo_assassin 0"


def state_runs(state: NeuroshimaState) -> list[str]:
    return [act for act in options(state) if act.startswith("run")]


def test_ns_atlas_23_who_runs_and_when() -> None:
    """NS-ATLAS-23: only Borgo, anew in each of its turns, never a netted unit or the HQ."""
    state = table(
        BORGO + "d3 0 borgo_mutant\na2 1 outpost_commando", mission="2", marks={"runs": 2}
    )
    assert state_runs(state) == []
    play(state, "end, draw commando, draw commando, draw commando, discard commando")
    assert asked(state) == (1, "act")
    assert state_runs(state) == []
    with pytest.raises(IllegalAction, match="none of the own units may run"):
        state.game.read(state, "run a2")
    play(state, "end, draw mutant, draw mutant, draw mutant, discard mutant")
    assert state_runs(state) == ["run d3"]
    with pytest.raises(IllegalAction, match="an HQ does not run"):
        state.game.read(state, "run d4")


def test_ns_atlas_24_five_escapes_win_at_once() -> None:
    """NS-ATLAS-24: before anything is drawn."""
    state = table(
        BORGO + "a1 0 borgo_mutant\nb1 1 outpost_runner 2",
        armies="borgo outpost",
        mission="2",
        seat=1,
        marks={"escaped": 4},
    )
    play(state, "end")
    assert (winners(state), clause(state)) == ([0], "NS-ATLAS-24")
    assert state.result()["reason"] == "escaped"


def test_ns_atlas_25_outpost_wins_by_the_hq_or_by_time() -> None:
    """NS-ATLAS-25: the HQ of Borgo destroyed, or the final battle over."""
    state = table(
        "d4 0 borgo_hq\nd1 1 outpost_annihilator 5",
        hands=("battle",),
        points=(2, 20),
        mission="2",
    )
    play(state, "use battle")
    assert (winners(state), clause(state)) == ([1], "NS-END-03")
    state = table(BORGO + "d2 1 outpost_runner", owed=(), mission="2", seat=1, marks={"escaped": 4})
    play(state, "end")
    assert (winners(state), clause(state)) == ([1], "NS-ATLAS-25")
    assert state.result()["reason"] == "encircled"
