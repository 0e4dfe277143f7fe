"""Golden records: games that were played once and must be true for ever.

They are made by ``make.py``. If one fails, a rule has been broken: one that is changed on purpose
gets a new version, and games of the older ones go on by it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hexagora import Record, State, game_info, game_names
from hexagora.games.neuroshima.game import MISSION_EVENTS
from worlds import NEVER_ASKED, World, golden_records, random_game, worlds

FINAL = {
    # The last positions of random games. Compiled or not, on every machine these are the same.
    "superhex-1": "7693248510d961fd",
    "superhex-2": "43d9d8d00a13f680",
    "superhex-3": "f882236b7047c1f3",
    "superhex-4": "7b9832bfd69afa0c",
    "superhex-4-gaps=on-first=1": "2c90ee17e3374058",
    "superhex-3-first=2": "711d8ad8283d93f0",
    "superhex-4-first=3": "033892513066e9d2",
    "superhex-4-first=4": "b02aa0579fccb7f0",
    "neuroshima-1-mission8-veteran": "76acb9046d408f57",
    "neuroshima-1-mission8-recruit": "0524e77f6be4a964",
    "neuroshima-1-mission8-soldier": "68ed5431ca8db3e8",
    "neuroshima-1-mission8-commander": "2131acdd2dcc1935",
    "neuroshima-2-mission1": "f0aa595689ca7137",
    "neuroshima-2-mission2": "1192c59c71b9f8f8",
    "neuroshima-2-mission3": "b6c4e8077d82e141",
    "neuroshima-3-mission6": "8ca1e1083ac40a3c",
    "neuroshima-2-mission4": "9850e98b792c6fd7",
    "neuroshima-2-mission5": "e07872a86e7a5067",
    "neuroshima-4-mission7": "b343958dde8e1bbe",
    "neuroshima-2": "cde0d671d325c796",
    "neuroshima-2-moloch": "25269296bd7a436c",
    "neuroshima-2-borgo": "bfd1ac4faada0b92",
    "neuroshima-2-hegemony": "61e16b682baa9b0a",
    "neuroshima-3": "a2efb47f92f80fab",
    "neuroshima-3-points": "9aa61fe9d4a53810",
    "neuroshima-3-solo": "a150aab036f6178d",
    "neuroshima-3-solo-gentle": "4357d12411cccb7a",
    "neuroshima-4": "9d569c28f36a06c0",
    "neuroshima-4-reinforcements": "31f883a816041f58",
    "neuroshima-4-points-extended": "4dbb7d1eba3b22a9",
    "neuroshima-4-team": "44227f997e182c3d",
    "neuroshima-4-team-mirror": "917af72d6e3e51fb",
    "neuroshima-2-structures": "9dc0e40ed8611903",
    "neuroshima-3-structures": "c9cef1b4cf8bd90f",
    "neuroshima-4-structures": "163630d0ed23785c",
    "neuroshima-2-leaders": "0b016a3bc6a9f712",
    "neuroshima-3-solo-structures": "ea582173e8dab12a",
    "neuroshima-4-deathmatch-structures": "c60fe39abe08f76d",
    "neuroshima-2-structures-leaders": "656ea867ed822cf6",
    "neuroshima-4-team-leaders": "0c9d22fc7a74f839",
    "neuroshima-5-points": "492ff3c099a50658",
    "neuroshima-5-mirror": "ba602eefa81d9de4",
    "neuroshima-6": "a957c3230febce89",
    "neuroshima-6-points": "7cdbfcff7df72558",
    "neuroshima-6-borgo": "4fafbac01c0a7928",
    "neuroshima-6-reinforcements": "ee27045616bc7df6",
    "nexus-2": "8366be525e33e0f7",
    "nexus-2-king": "c8ef96e19f301723",
    "nexus-2-bad": "2f5e0fb363500151",
    "nexus-2-power": "4a871e1932f6254d",
    "nexus-3": "7e363fb25df27214",
    "nexus-3-open": "d42132632e561e53",
    "nexus-3-priority": "9980142550c1f028",
    "nexus-4": "ecca9cdb8ee4b296",
    "nexus-4-long": "5d085608e8e3eb43",
    "nexus-4-team": "7b0464dfae8b8631",
    "nexus-4-team-vortex": "ce10177ce02ce21e",
}


def records(name: str) -> list[Record]:
    return [record for record in golden_records().values() if record.game.name == name]


@pytest.mark.parametrize("file", golden_records())
def test_a_golden_record_is_true(file: str) -> None:
    state = golden_records()[file].verify()
    assert state.over
    assert state.check() == []


@pytest.mark.parametrize("file", golden_records())
def test_a_golden_record_is_written_as_it_was(file: str) -> None:
    path = Path(__file__).parent / file
    assert golden_records()[file].dump().encode() == path.read_bytes()


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_golden_records_with_every_number_of_seats(name: str) -> None:
    info = game_info(name)
    assert {record.game.seats for record in records(name)} == set(
        range(info.least_seats, info.most_seats + 1)
    ), f"{name} lacks golden records; add them to tests/golden/make.py and run it"


UNRECORDED = {"neuroshima": {"roll", "retreat"}}
UNTOLD = {"neuroshima": set(MISSION_EVENTS)}
"""Decisions and events of missions 1 to 7, of which there is no golden record."""


@pytest.mark.parametrize("name", game_names())
def test_golden_records_hold_every_decision_and_every_event(name: str) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for record in records(name):
        before: State = record.game.start()
        for step in record.steps():
            asked.add(record.game.kinds[before.kind])
            told |= {event.kind for event in step.log.events}
            before = step.state
    games = [record.game for record in records(name)]
    kinds = {kind for game in games for kind in game.kinds}
    assert asked == kinds - NEVER_ASKED.get(name, set()) - UNRECORDED.get(name, set())
    assert told == {kind for game in games for kind in game.event_kinds} - UNTOLD.get(name, set())


@pytest.mark.parametrize("world", worlds(), ids=str)
def test_a_seed_leads_to_the_same_end_everywhere(world: World) -> None:
    *_, (end, _, _) = random_game(world.game, "golden")
    assert end.digest() == FINAL.get(world.id), f"the end of {world.id} from the seed 'golden'"
