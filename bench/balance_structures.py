"""How often a structure of Neuroshima Hex is bought, and whether it pays.

    python -m bench.balance_structures results.jsonl --games 400 --bot veteran

plays duels of one bot against itself with structures, every arrangement of armies in turn, and adds
a line for each to the file: whose structure was built, in which turn, and who won. A run that was
broken off goes on where the file ends. Then it prints what the file says: a structure is to be
bought in 30 to 90 % of the games, and those who buy one should win more than 45 % of theirs.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from hexagora import CHANCE, Dealer, Log, new_game
from hexagora.arena.intervals import Estimate, score_of
from hexagora.bots import new_bot
from hexagora.games.neuroshima.content.rotation import army_rotation

Game = dict[str, Any]


def play(number: int, bot: str) -> Game:
    """One duel; both games of a deal have the same draws, with the armies changed about."""
    deal, swapped = divmod(number, 2)
    deals = army_rotation(2, {"structures": "on"})
    armies = list(deals[deal % len(deals)].values())
    if swapped:
        armies.reverse()
    first = {"first": str(1 + deal % 2)}
    game = new_game("neuroshima", 2, structures="on", army1=armies[0], army2=armies[1], **first)
    dealer = Dealer(f"structures {deal}")
    players = [new_bot(bot, f"structures {number} {seat}") for seat in range(2)]
    state = game.start()
    built: list[dict[str, object]] = []
    while not state.over:
        seat = int(state.seat)
        chance = seat == CHANCE
        action = dealer.deal(state) if chance else players[seat].choose(state.view(seat))
        log = Log()
        turn = int(state.turns)  # type: ignore[attr-defined]
        state.apply(action, log)
        for event in log.events:
            if event.kind == "built":
                faces = [str(event.facts[key])[-2:] for key in ("tile", "second_tile")]
                built.append({"seat": event.facts["seat"], "faces": faces, "turn": turn})
    return {
        "number": number,
        "bot": bot,
        "armies": armies,
        "built": built,
        "scores": state.returns(),
    }


def read(path: Path) -> list[Game]:
    """The games of a file; a line that was not written to its end does not count."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def report(games: list[Game]) -> str:
    """What the games came to, in Markdown."""
    bought = [[float(bool(game["built"]))] for game in games]
    paid = [
        [game["scores"][one["seat"]] for one in game["built"]]
        for game in games
        if len(game["built"]) == 1
    ]
    lines = [
        f"{len(games)} games. A structure was built in {_text(score_of(bought))} of them.",
        f"Where one side alone built, it won {_text(score_of(paid)) if paid else '-'} "
        f"({len(paid)} games).",
        "",
        "| army | built | of games | in turn, on average | most built |",
        "|---|---|---|---|---|",
    ]
    seats: dict[str, list[dict[str, Any] | None]] = defaultdict(list)
    for game in games:
        for seat, army in enumerate(game["armies"]):
            own = [one for one in game["built"] if one["seat"] == seat]
            seats[army].append(own[0] if own else None)
    for army, found in sorted(seats.items()):
        own = [one for one in found if one is not None]
        pairs: dict[str, int] = defaultdict(int)
        for one in own:
            pairs["+".join(one["faces"])] += 1
        turn = sum(one["turn"] for one in own) / len(own) if own else 0.0
        most = ", ".join(f"{k} {n}" for k, n in sorted(pairs.items(), key=lambda kv: -kv[1]))
        lines.append(f"| {army} | {len(own)} | {len(found)} | {turn:.1f} | {most} |")
    return "\n".join(lines)


def _text(share: Estimate) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="veteran")
    given = parser.parse_args()
    games = read(given.file)
    given.file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    done = {game["number"] for game in games if game["bot"] == given.bot}
    with given.file.open("a", encoding="utf-8") as out:
        for number in range(given.games):
            if number not in done:
                games.append(play(number, given.bot))
                out.write(json.dumps(games[-1]) + "\n")
                out.flush()
    print(report([game for game in games if game["bot"] == given.bot]))


if __name__ == "__main__":
    main()
