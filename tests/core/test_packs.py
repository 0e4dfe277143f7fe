"""Files of components: found out which game they are for, and made known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora import BadPack, game_info, load_pack, load_packs
from hexagora.core import pack_loaders

DOCS = Path(__file__).parents[2] / "docs"


def example(guide: str) -> str:
    """The first file in a guide."""
    match = re.search(r"```toml\n(.*?)```", (DOCS / guide).read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


RATS = example("armies.md")
MYBOX = example("nexus_data.md")


@pytest.fixture(autouse=True)
def _no_packs() -> Iterator[None]:
    yield
    for loader in pack_loaders().values():
        loader.forget()


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_nobody_has_to_say_which_game_a_file_is_for(tmp_path: Path) -> None:
    army = load_pack(write(tmp_path, "a.toml", RATS))
    box = load_pack(write(tmp_path, "b.toml", MYBOX))
    assert (army.game, army.pack.id, army.pack.names["en"]) == ("neuroshima", "rats", "Rats")
    assert (box.game, box.pack.id, box.pack.names["en"]) == ("nexus", "mybox", "An example")


@pytest.mark.parametrize(
    ("name", "option"), [("a.toml", ("neuroshima", "army3")), ("b.toml", ("nexus", "data"))]
)
def test_a_pack_is_offered_by_its_option(
    tmp_path: Path, name: str, option: tuple[str, str]
) -> None:
    loaded = load_pack(write(tmp_path, name, RATS if name == "a.toml" else MYBOX))
    game, wanted = option
    found = next(one for one in game_info(game).options if one.name == wanted)
    assert found.packs == (loaded.pack,)
    assert found.values[-1] == loaded.pack.value
    assert found.settled(loaded.pack.id) == loaded.pack.value
    assert found.settled("nobody") == "nobody"


def test_a_file_that_is_for_no_game_is_told_how_those_of_the_games_look(tmp_path: Path) -> None:
    with pytest.raises(BadPack) as caught:
        load_pack(write(tmp_path, "list.toml", 'title = "shopping"\n'))
    assert caught.value.args == (
        "list.toml: this is no pack of any game: an army of Neuroshima Hex has [[tile]] tables; "
        "a pack of Nexus Ops has a name and sections such as [[missions]]",
    )


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"^no\.toml: the file cannot be read: No such file"):
        load_pack(tmp_path / "no.toml")
    with pytest.raises(BadPack, match="the file cannot be read"):
        load_pack(tmp_path)
    path = tmp_path / "latin.toml"
    path.write_bytes(b'id = "\xe9"')
    with pytest.raises(BadPack, match=r"^latin\.toml: this is not UTF-8; save it in that encoding"):
        load_pack(path)
    with pytest.raises(BadPack, match=r"^x\.toml, line 1, column 6: this is not TOML: "):
        load_pack(write(tmp_path, "x.toml", "id = \n"))


def test_a_mark_that_editors_put_in_front_is_read_over(tmp_path: Path) -> None:
    path = tmp_path / "rats.toml"
    path.write_text(RATS, "utf-8-sig")
    assert load_pack(path).pack.id == "rats"


def test_a_bad_file_in_a_folder_is_left_out_whole_and_the_others_load(tmp_path: Path) -> None:
    write(tmp_path, "a.toml", RATS)
    write(tmp_path, "b.toml", RATS.replace("count = 11", "count = 8"))
    (tmp_path / "c.toml").write_bytes(b'id = "\xff"')
    (tmp_path / "d.toml").mkdir()
    write(tmp_path, "e.toml", MYBOX)
    write(tmp_path, "notes.txt", "no pack")
    found = load_packs(tmp_path)
    assert [loaded.pack.id for loaded in found.packs] == ["rats", "mybox"]
    assert found.faults[:2] == (
        "b.toml: army: there are 32 tiles, all counts added up; make it 35, 3 more",
        "c.toml: this is not UTF-8; save it in that encoding",
    )
    assert found.faults[2].startswith("d.toml: the file cannot be read: ")
    assert len(found.faults) == 3


def test_a_folder_that_is_not_there_has_no_packs(tmp_path: Path) -> None:
    found = load_packs(tmp_path / "none")
    assert (found.packs, found.faults) == ((), ())
