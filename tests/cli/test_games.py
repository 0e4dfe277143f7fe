"""``hexagora games``."""

from __future__ import annotations

import json

from cli_program import Program


def test_games_for_people(hexagora: Program) -> None:
    run = hexagora("games")
    assert run.code == 0
    assert "superhex: Superhex (Hexagone), 1 to 4 players" in run.out
    assert "-o gaps=off|on" in run.out
    assert "random, greedy, recruit, soldier, veteran, commander" in run.out


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
    assert data["bots"][0] == "random"
