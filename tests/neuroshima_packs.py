"""Leaders of ours with another parameter, as an owner of the box might write them into a file."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from hexagora import load_pack
from hexagora.core import pack_loaders

OURS = files("hexagora.games.neuroshima.content").joinpath("leaders.toml").read_text("utf-8")


@contextmanager
def own_leaders(folder: Path, line: str, other: str) -> Iterator[str]:
    """The value of the option leaders for ours with another line, as long as it is needed."""
    path = folder / "mine.toml"
    assert line in OURS
    path.write_text(OURS.replace(line, other), "utf-8")
    try:
        yield load_pack(path).pack.value
    finally:
        for loader in pack_loaders().values():
            loader.forget()
