"""What components are called: tiles, armies, leaders and missions, also those from files."""

from __future__ import annotations

from hexagora.core.capabilities import Content
from hexagora.games.neuroshima.content.fan_armies import known_armies
from hexagora.games.neuroshima.content.leader_packs import known_leaders
from hexagora.games.neuroshima.content.own_content import known_faces
from hexagora.games.neuroshima.mission_setup import mission_names, mission_texts, mission_tiles


def called(language: str) -> Content:
    """What tiles, armies and leaders are called, also those from files."""
    known = known_armies()
    tiles = [tile for army in known.values() for tile in army.tiles] + mission_tiles()
    names = {tile.id: tile.names for tile in tiles}
    names |= {face.id: face.names for face in known_faces()}
    leaders = known_leaders()
    return {
        "tile": {key: told.get(language, told["en"]) for key, told in names.items()},
        "leader": {leader.id: leader.names.get(language, leader.names["en"]) for leader in leaders},
        "leader-use": {
            f"{leader.id}-{face}": use.text.get(language, use.text["en"])
            for leader in leaders
            for face, use in (("front", leader.front), ("back", leader.back))
        },
        "army": {
            value: army.names.get(language, army.names["en"]) for value, army in known.items()
        },
        "value-mission": mission_names(language),
        "about-mission": mission_texts(language),
        "value-army": {
            army.id: army.names.get(language, army.names["en"]) for army in known.values()
        },
    }
