"""Files of an owner of the box: told from armies, checked, and called by what matters in play."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from hexagora import BadPack, BadRecord, Match, game_info, load_pack, new_game
from hexagora.core import MissingPack, pack_loaders
from hexagora.core.record_reader import read_record
from hexagora.games.neuroshima.content.own_content import KINDS, known_content
from hexagora.words.catalogue import read_words
from neuroshima_table import fight, table


@pytest.fixture(autouse=True)
def _no_packs() -> Iterator[None]:
    yield
    for loader in pack_loaders().values():
        loader.forget()


def ours(name: str) -> str:
    folder = files("hexagora.games.neuroshima.content")
    return folder.joinpath(*name.split("/")).read_text("utf-8")


FILES = {
    "structures": ours("structures.toml"),
    "leaders": ours("leaders.toml"),
    "mission": ours("atlas/tanker.toml"),
}


def write(folder: Path, text: str) -> Path:
    path = folder / "my box.toml"
    path.write_text(text, "utf-8")
    return path


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(BadPack) as error:
        load_pack(write(folder, text))
    return list(error.value.faults)


def test_every_kind_is_tried_here() -> None:
    assert list(FILES) == list(KINDS)


@pytest.mark.parametrize("kind", FILES)
def test_a_file_is_recognised_by_its_kind(tmp_path: Path, kind: str) -> None:
    loaded = load_pack(write(tmp_path, FILES[kind]))
    assert loaded.game == "neuroshima"
    assert loaded.pack.id == ("mission7" if kind == "mission" else kind)
    assert loaded.pack.value.startswith(f"{loaded.pack.id}-")
    assert loaded.pack.names == {"en": "my box"}
    assert loaded.pack.warnings == ()
    assert list(known_content()) == [loaded.pack.value]


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_forgot_its_kind_is_told_so(tmp_path: Path, kind: str) -> None:
    text = FILES[kind].replace(f'kind = "{kind}"\n', "", 1)
    assert faults(tmp_path, text) == [
        f'my box.toml: file: kind is missing; write for example kind = "{kind}"'
    ]


@pytest.mark.parametrize("kind", FILES)
def test_faults_of_the_content_are_told(tmp_path: Path, kind: str) -> None:
    text = FILES[kind].replace("reconstruction = true", "reconstruction = 1", 1)
    assert faults(tmp_path, text) == ["my box.toml: file: reconstruction is 1; write true or false"]
    assert not known_content()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('kind = "leader"', 'kind "leader" is not known; did you mean "leaders"?'),
        (
            'kind = ""',
            'kind "" is not known; write "structures" or "leaders" or "mission"',
        ),
        ("kind = 3", 'kind 3 is not known; write "structures" or "leaders" or "mission"'),
        ('kind = "army"', "an army does not say its kind; leave it out"),
    ],
)
def test_a_kind_that_nobody_knows(tmp_path: Path, line: str, fault: str) -> None:
    assert faults(tmp_path, line) == [f"my box.toml: file: {fault}"]


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("structures", "toughness = 1", "toughness = 2"),
        ("leaders", "adjacent = true", "adjacent = false"),
        ("mission", "hq = 20", "hq = 19"),
    ],
)
def test_the_digest_changes_with_play_and_not_with_words(
    tmp_path: Path, kind: str, old: str, new: str
) -> None:
    text = FILES[kind]
    first = load_pack(write(tmp_path, text)).pack.value
    told = text.replace("reconstruction = true\n", "").replace('en = "', 'en = "X')
    assert load_pack(write(tmp_path, told)).pack.value == first
    assert load_pack(write(tmp_path, text.replace(old, new, 1))).pack.value != first
    assert len(known_content()) == 2


def test_structures_of_an_army_that_is_not_in_the_box(tmp_path: Path) -> None:
    text = FILES["structures"].replace('army = "borgo"', 'army = "rats"', 1)
    assert load_pack(write(tmp_path, text)).pack.warnings == (
        "structure rats: no army of the box is called so; "
        "it is only for an army from a file with this id",
    )


def test_a_mission_of_a_file_is_played_by_its_own_map(tmp_path: Path) -> None:
    text = ours("atlas/demolition.toml").replace("charges_needed = 4", "charges_needed = 2")
    loaded = load_pack(write(tmp_path, text.replace("reconstruction = true\n", "")))
    assert loaded.pack.warnings == ()
    game = new_game("neuroshima", 2, mission="mission4")
    assert game.options["mission"] == loaded.pack.value
    view = game.start().view(0).data["mission"]
    assert isinstance(view, dict)
    assert view["progress"] == [{"what": "charges", "seat": 0, "count": 0, "needed": 2}]
    assert view["reconstruction"] is False
    # Another process need not have the file; without it the game is not to be had.
    pickled = pickle.dumps(game)
    for loader in pack_loaders().values():
        loader.forget()
    with pytest.raises(MissingPack, match="which is not loaded"):
        new_game("neuroshima", 2, mission=loaded.pack.value)
    again = pickle.loads(pickled)
    assert again == game
    assert again.start().view(0).data == game.start().view(0).data


CART = """
kind = "structures"

[[structure]]
army = "borgo"
names.en = "Cart"

[[structure.face]]
tile = 1
side = "a"
names.en = "Long gun"
help.en = "Sniper with a Gauss gun, a shot and a blow."
initiative = [3]
edges = ["g1", "r1", "m1", "-", "-", "-"]
traits = ["sniper"]

[[structure.face]]
tile = 1
side = "b"
names.en = "Blades"
help.en = "Sniper with a blow."
initiative = [2]
edges = ["m1", "-", "-", "-", "-", "-"]
traits = ["sniper"]

[[structure.face]]
tile = 2
side = "a"
names.en = "Wheels"
help.en = "Moves."
mobility = true
edges = ["-", "-", "-", "-", "-", "-"]

[[structure.face]]
tile = 2
side = "b"
names.en = "Hull"
help.en = "Survives two wounds more."
toughness = 2
edges = ["-", "-", "-", "-", "-", "-"]
"""


def test_structures_of_a_file_take_the_place_of_ours(tmp_path: Path) -> None:
    """Those of the armies that it names; they are bound to records by the digest."""
    loaded = load_pack(write(tmp_path, CART))
    assert loaded.pack.warnings == ()
    option = next(one for one in game_info("neuroshima").options if one.name == "structures")
    assert option.values == ("off", "on", loaded.pack.value)
    game = new_game("neuroshima", 2, army1="borgo", army2="moloch", structures="structures")
    assert game.options["structures"] == loaded.pack.value
    tables = game.start().tables  # type: ignore[attr-defined]
    digest = loaded.pack.value.rpartition("-")[2]
    first = tables.tiles[int(tables.structure[0])]
    assert (first.id, first.initiative) == (f"borgo_structure_1a-{digest}", (3,))
    assert tables.tiles[int(tables.structure[1])].id == "moloch_structure_1a"
    assert read_words("neuroshima", "en").say("picture-tile", {"tile": first.id}) == "Long gun"
    pickled = pickle.dumps(game)
    record = Match(game, ["a", "b"]).record().dump()
    for loader in pack_loaders().values():
        loader.forget()
    with pytest.raises(MissingPack, match="which is not loaded"):
        new_game("neuroshima", 2, structures=loaded.pack.value)
    with pytest.raises(BadRecord, match="which is not loaded"):
        read_record(record)
    again = pickle.loads(pickled)
    assert again == game
    assert read_record(record).game == game


def test_the_structure_of_an_army_from_a_file(tmp_path: Path) -> None:
    """An army from a file has a structure if a file gives it one, and none otherwise."""
    guide = Path(__file__).parents[2] / "docs" / "armies.md"
    rats = guide.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    loaded = load_pack(write(tmp_path, rats))
    plain = new_game("neuroshima", 2, army1=loaded.pack.value, structures="on").start()
    assert plain.unbuilt == 0b10  # type: ignore[attr-defined]
    load_pack(write(tmp_path, CART.replace("borgo", loaded.pack.id)))
    game = new_game("neuroshima", 2, army1=loaded.pack.value, structures="structures")
    assert game.start().unbuilt == 0b11  # type: ignore[attr-defined]


def test_ns_str_21_gauss_and_turned_attacks_of_a_file(tmp_path: Path) -> None:
    """NS-STR-21: Gauss shots are not aimed; a blow that is turned into a shot is."""
    load_pack(write(tmp_path, CART.replace("borgo", "hegemony")))
    line = """
        b2 0 hegemony_hq
        f4 1 moloch_hq
        d5+e4 0 hegemony_{} 0+0
        d4 1 moloch_blocker
        d3 1 moloch_hybrid
        d6 0 hegemony_quartermaster 0
    """
    state = table(line.format("1a+2a"), structures="structures")
    assert [blow for blow in fight(state).blows if "d5>" in blow] == [
        "3 d5>d4 gauss 1 1",
        "3 d5>d3 gauss 1 1",
    ]
    turned = table(line.format("1b+2b"), structures="structures")
    fought = fight(turned, "0 convert 0 melee", "0 snipe d3")
    assert [blow for blow in fought.blows if "d5>" in blow] == ["2 d5>d3 ranged 1 1"]
    kept = table(line.format("1b+2b"), structures="structures")
    assert [blow for blow in fight(kept, "0 convert keep").blows if "d5>" in blow] == [
        "2 d5>d4 melee 1 1"
    ]
