"""Make the golden records: whole games that must stay readable and true.

Run it from the root of the project, when a game is added or its rules or data have changed:

    PYTHONPATH=tests python tests/golden/make.py

A game ends by the version of the rules that it began with: the records of older versions stay as
they are, and for what a new version changes there are new ones.

Chance is dealt by the dealer from the seed; the players choose at random from the same seed. The
seeds were picked among many for games that are short and yet full of incidents. What is there
already is never made anew: a record of an older format or of older rules must stay true.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from hexagora import CHANCE, Match, Rng
from hexagora.core import Record
from hexagora.core.keyed import commitment, dealer_of
from hexagora.core.registry import make_game
from worlds import pick

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One game to be recorded."""

    game: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    version: int = 1
    format: int = 1
    words: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        options = [f"{name}-{value}" for name, value in self.options.items()]
        version = [f"v{self.version}"] if self.version > 1 else []
        kind = ["keyed"] if self.format > 1 else []
        parts = [self.game, *version, str(self.seats), *kind, *options, self.seed]
        return FOLDER / ("-".join(parts) + ".record")

    def play(self) -> Record:
        """The record of the game, played from its beginning to its end."""
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        words = self.words or ["-"] * self.seats
        dealer = dealer_of("sfc32" if self.format == 1 else "blake2b", self.seed, words)
        game = make_game(self.game, self.seats, self.options, self.version)
        match = Match(game, names, dealer=dealer, format=self.format)
        rng = Rng(f"players {self.seed}")
        while not match.state.over:
            if match.state.seat == CHANCE:
                match.deal()
            else:
                match.play(pick(match.state, rng))
        record = match.record()
        if self.words:
            record.words = list(self.words)
            # A seat that did not tell its word had committed to one all the same.
            record.commitments = [
                "-" if word == "-" else commitment("untold" if word == "server" else word)
                for word in self.words
            ]
            record.bind(match.course())
        return record


GOLDEN = [
    Golden("superhex", 1, "742"),  # two largest sections to choose from
    Golden("superhex", 1, "1389", {"gaps": "on"}),
    Golden("superhex", 2, "128"),
    Golden("superhex", 2, "274"),  # ends with a block that cannot be re-formed
    Golden("superhex", 2, "332"),  # ends with the last turn
    Golden("superhex", 2, "112", {"gaps": "on"}),
    Golden("superhex", 3, "148"),
    Golden("superhex", 3, "286"),  # ends after too many turns without a capture
    Golden("superhex", 4, "322"),
    Golden("superhex", 4, "364"),  # has rolls that are spent
    Golden("superhex", 4, "2", {"gaps": "on", "first": "3"}),
    Golden("neuroshima", 2, "522"),  # ends with an extra battle
    Golden("neuroshima", 2, "7"),  # ends with a battle on a full board that changes nothing
    Golden("neuroshima", 2, "385", {"army1": "moloch", "army2": "borgo"}),
    Golden("neuroshima", 2, "174", {"army1": "hegemony", "army2": "moloch"}),
    Golden(
        "neuroshima",
        2,
        "254",
        {"army1": "borgo", "army2": "outpost", "reinforcements": "on", "alternative_start": "on"},
    ),
    Golden("neuroshima", 3, "184"),  # a medic has several attacks to choose from
    Golden("neuroshima", 3, "78", {"mode": "points"}),  # ends with twenty points
    Golden("neuroshima", 3, "68", {"mode": "solo"}),  # ends with the fall of an HQ
    Golden("neuroshima", 4, "10"),
    Golden("neuroshima", 4, "141", {"mode": "team"}),
    Golden("neuroshima", 4, "186", {"extended_board": "on"}),
    Golden("neuroshima", 3, "447", version=2),  # a fallen HQ stands until the battle is over
    Golden("neuroshima", 3, "106", {"edition": "3.0", "mode": "points"}, version=2),
    Golden(  # an unlucky draw of four
        "neuroshima",
        2,
        "37",
        {"edition": "3.0", "reinforcements": "on", "army1": "outpost", "army2": "moloch"},
        version=2,
    ),
    Golden(  # medics of two allies, one of whom is asked
        "neuroshima",
        3,
        "601",
        {"mode": "solo", "army1": "borgo", "army2": "outpost", "army3": "moloch"},
        version=2,
    ),
    Golden(
        "neuroshima",
        4,
        "545",
        {
            "edition": "3.0",
            "mode": "team",
            "army1": "moloch",
            "army2": "borgo",
            "army3": "outpost",
            "army4": "hegemony",
        },
        version=2,
    ),
    Golden(  # a sniper aims, a structure turns
        "neuroshima",
        2,
        "56",
        {"army1": "outpost", "army2": "moloch", "structures": "on"},
        version=2,
    ),
    Golden(
        "neuroshima",
        3,
        "38",
        {
            "mode": "points",
            "army1": "hegemony",
            "army2": "borgo",
            "army3": "moloch",
            "structures": "on",
            "boarding": "compulsory",
        },
        version=2,
    ),
    Golden(  # boards, is carried, pays out of a hand of six
        "neuroshima",
        4,
        "8",
        {"mode": "team", "reinforcements": "on", "structures": "on"},
        version=2,
    ),
    Golden("neuroshima", 5, "34", {"mode": "points"}, version=2),  # ends with twenty points
    Golden("neuroshima", 6, "28", version=2),  # one falls, and an extra battle leaves a tie
    Golden("neuroshima", 1, "26", {"mission": "8"}, version=2),  # the HQ stands at the end
    Golden("nexus", 2, "46"),
    Golden("nexus", 2, "40", {"power_hungry": "on", "extra_tokens": "on"}),
    Golden("nexus", 2, "32", {"short_game": "on", "king_of_the_hill": "on"}),
    Golden(
        "nexus",
        2,
        "17",
        {"bad_neighbourhood": "on", "short_game": "on", "standing_orders": "on"},
    ),
    Golden("nexus", 3, "52", {"high_priority": "on", "short_game": "on"}),  # decks run dry
    Golden(  # ends because a player is out
        "nexus",
        3,
        "32",
        {"open_missions": "on", "short_game": "on", "vortex": "on"},
    ),
    Golden("nexus", 4, "30", {"alternate_units": "on", "short_game": "on"}),
    Golden(  # a special attack finds its second enemy
        "nexus",
        4,
        "157",
        {"alternate_units": "on", "short_game": "on"},
    ),
    Golden("nexus", 4, "56", {"teams": "on"}),
    Golden(  # ends because a team is out
        "nexus",
        4,
        "220",
        {"teams": "on", "vortex": "on", "open_missions": "on"},
    ),
    Golden(  # an Objective right after a battle
        "nexus",
        3,
        "101",
        {"open_missions": "on", "short_game": "on", "vortex": "on"},
        version=2,
    ),
    Golden(  # a player is out, and the active one is asked for Objectives first
        "nexus",
        3,
        "273",
        {"open_missions": "on", "short_game": "on", "vortex": "on"},
        version=2,
    ),
    Golden(  # an Objective while Sporelings may go on
        "nexus",
        4,
        "248",
        {"alternate_units": "on", "short_game": "on"},
        version=2,
    ),
    Golden("nexus", 4, "44", {"teams": "on"}, version=2),  # units start in shared hexes
    # Red Echo and the Ferryman.
    Golden(
        "neuroshima",
        2,
        "54",
        {"leaders": "on", "army1": "moloch", "army2": "hegemony"},
        version=2,
    ),
    # Lady Static and Doctor Thread.
    Golden("neuroshima", 4, "10", {"leaders": "on", "mode": "team"}, version=2),
    # Magpie and Metronome.
    Golden("neuroshima", 4, "32", {"leaders": "on", "mode": "team"}, version=2),
    # Format 2: the dealer of real games, and what the seats give for the dealing.
    Golden("superhex", 1, "solo", format=2),
    Golden("superhex", 2, "21", {"gaps": "on"}, format=2, words=("aa" * 32, "-")),
    Golden("superhex", 2, "10", {"gaps": "on", "first": "1"}, format=2),
    Golden("neuroshima", 2, "terminal", format=2),
    Golden("neuroshima", 2, "table", {"first": "1"}, format=2, words=("0b" * 32, "server")),
    Golden("nexus", 2, "terminal", {"short_game": "on"}, format=2),
    Golden("nexus", 2, "table", {"short_game": "on"}, format=2, words=("0c" * 32, "1d" * 32)),
]


def main() -> None:
    for golden in GOLDEN:
        if golden.path.exists():
            continue
        golden.play().save(golden.path)
        print(golden.path.relative_to(FOLDER.parent), file=sys.stderr)


if __name__ == "__main__":
    main()
