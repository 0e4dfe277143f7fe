"""Packs at the table: offered, drawn, played by bots, and missed when they are gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora import load_pack
from hexagora.core import pack_loaders
from table_client import Json, Refused, Site, running, tokens_of

DOCS = Path(__file__).parents[2] / "docs"


def example(guide: str) -> str:
    match = re.search(r"```toml\n(.*?)```", (DOCS / guide).read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


def forget() -> None:
    for loader in pack_loaders().values():
        loader.forget()


@pytest.fixture
def files(tmp_path: Path) -> Iterator[dict[str, Path]]:
    """An army and a box, loaded."""
    found = {}
    for name, guide in (("rats", "armies.md"), ("mybox", "nexus_data.md")):
        found[name] = tmp_path / f"{name}.toml"
        found[name].write_text(example(guide), "utf-8")
        load_pack(found[name])
    yield found
    forget()


def option(site: Site, game: str, name: str) -> Json:
    card = next(card for card in site.get("api/catalogue")["games"] if card["name"] == game)
    return next(one for one in card["options"] if one["name"] == name)


def test_the_catalogue_offers_packs_by_their_names(files: dict[str, Path], tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as site:
        army = option(site, "neuroshima", "army2")
        (pack,) = army["packs"]
        assert re.fullmatch("rats-[0-9a-f]{8}", pack["value"])
        assert pack["value"] in army["values"]
        assert (pack["id"], pack["names"]["pl"]) == ("rats", "Szczury")
        (pack,) = option(site, "nexus", "data")["packs"]
        assert (pack["id"], pack["names"]) == ("mybox", {"en": "An example"})
        assert option(site, "superhex", "gaps")["packs"] == []


def test_a_pack_is_drawn_from_the_data_and_bots_play_it(
    files: dict[str, Path], tmp_path: Path
) -> None:
    with running(tmp_path / "tables.sqlite") as site:
        armies = {army["value"]: army for army in site.get("api/games/neuroshima/data")["armies"]}
        made = site.table("neuroshima", "me", "greedy", options={"army2": "rats", "first": "2"})
        person = site.sit(made["table"], *tokens_of(made))
        value = person.view["players"][1]["army"]
        assert armies[value]["names"]["en"] == "Rats"
        assert not armies[value]["box"]
        # The bot thinks in a process that was never given the file.
        person.until(lambda who: bool(who.view["board"]))
        (unit,) = person.view["board"]
        assert unit["tile"] in [tile["id"] for tile in armies[value]["tiles"]]
        made = site.table("nexus", "me", "me", options={"data": "mybox"})
        person = site.sit(made["table"], *tokens_of(made))
        answer = person.ask({"type": "ask", "what": "components", "seat": 0, "args": {}})
        assert answer["answer"]["name"] == "An example"


def test_a_table_whose_pack_is_gone_says_so_and_the_others_go_on(
    files: dict[str, Path], tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        lost = site.table("neuroshima", "me", "me", options={"army1": "rats"}, public=True)
        other = site.table("neuroshima", "me", "me", public=True)
        value = site.sit(lost["table"], *tokens_of(lost)).view["players"][0]["army"]
    forget()
    with running(database) as site:
        for look in (
            lambda: site.get(f"api/tables/{lost['table']}", tokens_of(lost)[0]),
            lambda: site.sit(lost["table"], *tokens_of(lost)),
        ):
            with pytest.raises(Refused) as refused:
                look()
            assert refused.value.code == "not_now"
            assert f"needs the pack '{value}', which is not loaded" in refused.value.message
            assert "--pack FILE" in refused.value.message
        tables = {table["table"] for table in site.get("api/lobby")["tables"]}
        assert other["table"] in tables
        assert site.sit(other["table"], *tokens_of(other)).view["players"]
    load_pack(files["rats"])
    with running(database) as site:
        person = site.sit(lost["table"], *tokens_of(lost))
        assert person.view["players"][0]["army"] == value


def test_which_components_are_reconstructed_is_in_the_catalogue(site: Site) -> None:
    told = {card["name"]: card["reconstructed"] for card in site.get("api/catalogue")["games"]}
    assert told["neuroshima"] == []
    assert told["superhex"] == ["pieces"]
    assert told["nexus"] == [
        "units",
        "alternates",
        "tokens",
        "base",
        "boards",
        "vortex",
        "missions",
        "energize",
    ]
