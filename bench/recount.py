"""The standings of an event once more, from its CSV of games alone, by other code.

Also what makes a season of pairings legal, from the same lines.
"""

from __future__ import annotations

import csv
from collections import Counter, defaultdict
from io import StringIO


def lines_of(games_csv: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(games_csv)))


def recounted(games_csv: str, players: list[str]) -> list[tuple[str, float, float, float]]:
    """Of a Swiss or round robin scored by meetings: id, points, balance, Buchholz, the best first;
    players are in the order of their seeds."""
    points: dict[str, float] = dict.fromkeys(players, 0.0)
    balance: dict[str, float] = dict.fromkeys(players, 0.0)
    met: dict[str, list[str]] = defaultdict(list)
    meetings: dict[tuple[str, str], list[dict[str, str]]] = defaultdict(list)
    wins: Counter[str] = Counter()
    for line in lines_of(games_csv):
        if line["reason"] == "bye":
            points[line["home"]] += 1
        else:
            meetings[line["round"], line["table"]].append(line)
    for games in meetings.values():
        home, away = games[0]["home"], games[0]["away"]
        met[home].append(away)
        met[away].append(home)
        lead = sum(float(game["home_points"]) - float(game["away_points"]) for game in games)
        balance[home] += lead
        balance[away] -= lead
        for game in games:
            if game["winner"]:
                wins[game[game["winner"]]] += 1
        if len(games) == 1:
            lead = {"home": 1, "away": -1, "": 0}[games[0]["winner"]]
        points[home] += (lead > 0) + (lead == 0) / 2
        points[away] += (lead < 0) + (lead == 0) / 2
    buchholz = {one: sum(points[other] for other in met[one]) for one in players}
    order = sorted(
        players, key=lambda one: (-points[one], -balance[one], -buchholz[one], -wins[one])
    )
    return [(one, points[one], balance[one], buchholz[one]) for one in order]


def faults_of_season(games_csv: str, players: list[str], double: bool) -> list[str]:
    """Whoever meets twice, has two byes, is missing in a round, or whose first turns or armies are
    not balanced."""
    found = []
    met: set[frozenset[str]] = set()
    byes: Counter[str] = Counter()
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    first: Counter[str] = Counter()
    armies: dict[str, Counter[str]] = defaultdict(Counter)
    for line in lines_of(games_csv):
        home, away = line["home"], line["away"]
        if line["game"] in ("", "1"):
            for one in filter(None, (home, away)):
                seen[line["round"]][one] += 1
            if away and frozenset((home, away)) in met:
                found.append(f"{home} meets {away} again")
            met.add(frozenset((home, away)))
        if line["reason"] == "bye":
            byes[home] += 1
            continue
        for side, one in (("home", home), ("away", away)):
            first[one] += 1 if line["first"] == side else -1
            if line["home_army"]:
                armies[one][line[f"{side}_army"]] += 1
    found += [f"{one} has {count} byes" for one, count in byes.items() if count > 1]
    for number, counts in seen.items():
        if counts != Counter(players):
            found.append(f"round {number} does not have everybody once")
    found += [
        f"{one} has {lead:+} first turns"
        for one, lead in first.items()
        if abs(lead) > (0 if double else 2)
    ]
    if double:
        for one, counts in armies.items():
            spread = max(counts.values()) - min(counts.values())
            if spread > 1 + byes[one]:
                found.append(f"{one} leads its armies {dict(counts)} times")
    return found
