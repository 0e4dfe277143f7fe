"""``hexagora games``."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cli_program import Program
from hexagora import game_info, game_names
from hexagora.core import register

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_games_for_people(hexagora: Program) -> None:
    run = hexagora("games")
    assert run.code == 0
    assert "superhex: Superhex (Hexagone), 1 to 4 players" in run.out
    assert "-o gaps=off|on" in run.out
    parts = run.out.split("\n\n")
    told = {part.partition(":")[0]: " ".join(part.split()) for part in parts}
    first = "bots, the weakest first as measured: random,"
    last = "veteran, commander, general"
    assert told["neuroshima"].endswith(f" {first} recruit, soldier, greedy, {last}")
    last = "veteran, commander = general"
    assert told["superhex"].endswith(f" {first} greedy, recruit, soldier, {last}")
    last = "veteran = commander, general"
    assert told["nexus"].endswith(f" {first} greedy, recruit, soldier, {last}")
    assert max(map(len, run.out.splitlines())) <= 80


def test_games_in_another_language(hexagora: Program) -> None:
    run = hexagora("games --lang pl")
    assert run.code == 0
    assert "superhex: Superhex (Hexagone), graczy: od 1 do 4" in run.out
    told = " ".join(run.out.split())
    assert "-o first=chance|1|2|3|4 Miejsce, które ma pierwszą turę. (domyślnie: chance)" in told
    assert max(map(len, run.out.splitlines())) <= 80


def test_games_as_json(hexagora: Program) -> None:
    data = json.loads(hexagora("games --json").out)
    game = next(game for game in data["games"] if game["name"] == "superhex")
    assert (game["name"], game["least_seats"], game["most_seats"]) == ("superhex", 1, 4)
    assert [option["name"] for option in game["options"]] == ["gaps", "first"]
    assert game["bots_weakest_first"][0] == ["random"]
    ranked = [bot for group in game["bots_weakest_first"] for bot in group]
    assert sorted(ranked) == sorted(data["bots"])


def test_what_nobody_has_measured_is_not_ranked(hexagora: Program) -> None:
    info = game_info("superhex")
    register(replace(info, strongest_last=()))
    try:
        assert "  bots, their order not measured: random, " in hexagora("games").out
        data = json.loads(hexagora("games --json").out)
    finally:
        register(info)
    game = next(game for game in data["games"] if game["name"] == "superhex")
    assert game["bots_weakest_first"] is None


@pytest.mark.parametrize("game", game_names())
def test_the_order_is_the_one_in_the_documents(game: str) -> None:
    """Each bot has beaten the one before it, so clearly that chance is no explanation."""
    title = game_info(game).title.partition(" (")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in DOCS.read_text("utf-8").splitlines()
        if line.startswith(f"| {title} |")
    ]
    scores = {(row[1], row[2]): row[4] for row in rows if len(row) == 6}

    def interval(first: str, second: str) -> tuple[float, float]:
        found = re.match(r"[\d.]+ % \(([\d.]+) to ([\d.]+)\)", scores[first, second])
        assert found, (first, second)
        return float(found[1]), float(found[2])

    order = game_info(game).strongest_last
    assert order
    for weaker, stronger in pairwise(order):
        assert interval(stronger[0], weaker[-1])[0] > 50.0, (stronger, weaker)
    for group in order:
        for one, other in pairwise(group):
            low, high = interval(other, one)
            assert low <= 50.0 <= high, group
