"""The worlds of Neuroshima Hex hold all that goes together, so every adapter plays it."""

from __future__ import annotations

from hexagora.games.neuroshima.mission_setup import playable_missions
from worlds import World, worlds

MODES = {"duel", "deathmatch", "points", "solo", "team"}


def with_option(option: str) -> list[World]:
    found = worlds(["neuroshima"])
    return [world for world in found if world.game.options.get(option, "off") != "off"]


def test_structures_in_every_mode_and_with_two_to_four() -> None:
    found = with_option("structures")
    assert {world.game.options["mode"] for world in found} == MODES
    assert {world.game.seats for world in found} == {2, 3, 4}


def test_leaders_in_both_modes_and_with_structures() -> None:
    found = with_option("leaders")
    assert {world.game.options["mode"] for world in found} == {"duel", "team"}
    assert [world for world in with_option("structures") if world in found]


def test_every_mission() -> None:
    found = with_option("mission")
    assert {world.game.options["mission"] for world in found} == set(playable_missions())


def test_five_and_six_in_both_modes() -> None:
    found = [world for world in worlds(["neuroshima"]) if world.game.seats > 4]
    played = {(world.game.seats, world.game.options["mode"]) for world in found}
    assert played == {(seats, mode) for seats in (5, 6) for mode in ("deathmatch", "points")}
