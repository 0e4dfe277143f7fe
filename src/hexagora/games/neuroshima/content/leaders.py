"""Leaders: eight cards with two sides each, read from TOML.

What is printed on those of the box is in no public source: these here are a reconstruction of our
own, and the files say so.

>>> base_leaders()["metronome"].back.moment
'battle_starts'
"""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.games.neuroshima.content.leader_check import faults_of
from hexagora.games.neuroshima.content.leader_words import EFFECTS
from hexagora.games.neuroshima.content.reading import checked, texts_of

FILE = "leaders.toml"


@dataclass(frozen=True)
class Use:
    """One use of a leader; parameters that the effect does not have are empty."""

    effect: str
    text: dict[str, str] = field(hash=False)
    kinds: tuple[str, ...] = ()
    target: str = ""
    value: int = 0
    adjacent: bool = False
    hurts_hq: bool = False
    hq: bool = False
    battle: bool = False

    @property
    def moment(self) -> str:
        """When it may be used (NS-LEAD-08)."""
        return EFFECTS[self.effect].moment


@dataclass(frozen=True)
class Leader:
    """A card: ``front`` is its first use, ``back`` its second."""

    id: str
    reconstruction: bool
    names: dict[str, str] = field(hash=False)
    front: Use
    back: Use


@cache
def base_leaders() -> dict[str, Leader]:
    """The eight leaders of the box by id, in the order of the file."""
    folder = files("hexagora.games.neuroshima.content")
    return parse_leaders(folder.joinpath(FILE).read_text("utf-8"), FILE)


def parse_leaders(text: str, source: str) -> dict[str, Leader]:
    """The leaders in a text by id; ``source`` stands before every fault."""
    data = checked(text, source, faults_of)
    ours = data.get("reconstruction", False)
    return {row["id"]: _leader(row, ours) for row in data["leader"]}


def _leader(row: dict[str, Any], reconstruction: bool) -> Leader:
    return Leader(
        id=row["id"],
        reconstruction=reconstruction,
        names=texts_of(row["names"]),
        front=_use(row["front"]),
        back=_use(row["back"]),
    )


def _use(row: dict[str, Any]) -> Use:
    given: dict[str, Any] = {
        key: tuple(part) if isinstance(part, list) else part for key, part in row.items()
    }
    return Use(**{**given, "text": texts_of(row["text"])})
