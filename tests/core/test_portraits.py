"""How armies of Neuroshima are told to somebody who chooses one."""

from __future__ import annotations

import json

import pytest

from hexagora.games.neuroshima.content.armies import BOX, base_armies
from hexagora.games.neuroshima.content.portraits import portraits
from hexagora.games.neuroshima.table.questions import TABLE


@pytest.mark.parametrize("army", BOX)
def test_an_army_of_the_box_has_a_portrait_with_three_of_its_own_tiles(army: str) -> None:
    portrait = portraits()[army]
    assert portrait.difficulty in (1, 2, 3)
    tiles = {tile.id: tile for tile in base_armies()[army].tiles}
    assert len(set(portrait.signature)) == 3
    assert all(tiles[tile].kind in ("warrior", "module") for tile in portrait.signature)
    assert set(portrait.style) == {"en", "pl", "uk", "ru"}
    assert all(10 < len(text) <= 80 for text in portrait.style.values())


def test_the_browser_is_told() -> None:
    armies = json.loads(json.dumps(TABLE.data()))["armies"]
    told = {army["id"]: army["portrait"] for army in armies if army["box"]}
    assert set(told) == set(BOX)
    assert all(len(portrait["signature"]) == 3 for portrait in told.values())
