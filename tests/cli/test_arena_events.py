"""``hexagora arena --format``."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from cli_program import Program
from hexagora.words import LANGUAGES

EVENT = "arena superhex greedy random --seed 5 --processes 1 --format"


def test_a_league_in_divisions_with_promotion(hexagora: Program, tmp_path: Path) -> None:
    command = (
        f"{EVENT} league --players 4 --divisions 2 --seasons 2 --single --lang en "
        f"--out {tmp_path / 'league.json'} --csv {tmp_path / 'csv'}"
    )
    run = hexagora(command)
    assert run.code == 0
    for words in ("league, players: 4, seed 5", "Season 2", "Division 2", "Going up: ", "balance"):
        assert words in run.out
    assert "season 2, round 1, games: 3 of 4" in run.err
    names = {file.name for file in (tmp_path / "csv").iterdir()}
    assert len(names) == 8
    text = (tmp_path / "csv" / "season1-division1-games.csv").read_text()
    (game,) = csv.DictReader(text.splitlines())
    assert game["winner"] in ("home", "away", "")
    again = hexagora(command)
    assert again.out == run.out, "everything is played already"
    assert "already: 4" in again.err
    for language in LANGUAGES[1:]:
        told = hexagora(command.replace("--lang en", f"--lang {language}"))
        assert told.code == 0
        assert told.out.count("\n") == run.out.count("\n")
        assert not {"Season", "points", "player"} & set(told.out.split())


def test_a_swiss_event_as_json(hexagora: Program) -> None:
    run = hexagora(f"{EVENT} swiss --players 5 --single --rounds 2 --json")
    assert run.code == 0
    ((event,),) = json.loads(run.out)["seasons"]
    assert event["over"]
    assert [row["byes"] for row in event["standings"]].count(1) == 2
    assert len(event["event"]["meetings"]) == 6


def test_a_knock_out(hexagora: Program) -> None:
    run = hexagora(f"{EVENT} knockout --players 3 --lang en")
    assert run.code == 0
    assert "knock-out" in run.out
    assert run.out.splitlines()[3].split()[0] == "1"


def test_teams_with_secret_picks_and_bans(hexagora: Program) -> None:
    run = hexagora(
        "arena neuroshima random --seed 5 --processes 1 --format league --players 2 --team 2 "
        "--picks --bans 1 --json"
    )
    assert run.code == 0
    ((event,),) = json.loads(run.out)["seasons"]
    (meeting,) = event["event"]["meetings"]
    assert len(meeting["boards"]) == 2
    for board in meeting["boards"]:
        one, other = (game["armies"] for game in board["games"])
        assert one == other[::-1]
        banned = {army for secret in board["draft"]["bans"] for army in secret["choice"]}
        assert not banned & set(one)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("swiss --players 4 --rounds 3", "4 entrants can play 2 Swiss rounds"),
        ("swiss --players 4 --seasons 2", "divisions and seasons are for --format league"),
        ("league --players 4 --divisions 3", "3 divisions need 6 entrants or more"),
        ("league --ray local", "leave --ray out"),
    ],
)
def test_what_is_no_event_is_told(hexagora: Program, more: str, words: str) -> None:
    run = hexagora(f"{EVENT} {more}")
    assert run.code == 1
    assert words in run.err


def test_bots_are_rated_from_files_of_results(hexagora: Program, tmp_path: Path) -> None:
    for pair in ("greedy random", "recruit greedy"):
        file = tmp_path / f"{pair[0]}.jsonl"
        played = hexagora(f"arena superhex {pair} -n 4 --seed 5 --processes 1 --out {file}")
        assert played.code == 0
    files = f"{tmp_path / 'g.jsonl'} {tmp_path / 'r.jsonl'}"
    run = hexagora(f"arena --ratings {files} --anchor greedy=1000 --json")
    (found,) = json.loads(run.out)
    by_name = {one["bot"]: one for one in found["ratings"]}
    assert (by_name["greedy"]["rating"], by_name["greedy"]["deviation"]) == (1000, 0)
    assert by_name["random"]["rating"] < 1000
    assert [by_name[bot]["games"] for bot in ("random", "greedy", "recruit")] == [4, 8, 4]
    tables = {
        hexagora(f"arena --ratings {files} --anchor greedy=1000 --lang {language}").out
        for language in LANGUAGES
    }
    assert len(tables) == len(LANGUAGES)
    assert hexagora(f"arena --ratings {files}").code == 1, "the anchor has not played"
    assert hexagora("arena --ratings x --anchor greedy").code == 2


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_no_event_is_told_in_each_language(hexagora: Program, language: str) -> None:
    english = hexagora(f"{EVENT} swiss --players 4 --rounds 3 --lang en").err
    told = hexagora(f"{EVENT} swiss --players 4 --rounds 3 --lang {language}").err
    assert told != english
    assert "rounds" not in told
