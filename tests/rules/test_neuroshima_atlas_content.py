"""The atlas of Neuroshima Hex: maps and numbers of the missions, in our reconstruction."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.content.armies import Edge, base_armies
from hexagora.games.neuroshima.content.atlas.mission_words import RULES
from hexagora.games.neuroshima.content.atlas.missions import (
    Mission,
    base_missions,
    parse_mission,
)
from hexagora.games.neuroshima.content.frame import hub_of, touch
from hexagora.games.neuroshima.rules import cells

# Of a seat: army, hit points of the HQ, where it may be placed, where tiles may.
FACTS = """
1 assembly_line duel
cells a1 a2 a3 a4 b2 b3 b4 c2 c3 c4 c5 d3 d4 d5 e2 e3 e4 e5 f2 f3 f4 g1 g2 g3 g4
seat moloch 0 hq: - zone: a1 a2 a3 a4 b2 b3 b4 c2 c3 c4 c5 d3 d4 d5 e2 e3 e4 e5
seat outpost 0 hq: - zone: d3 d4 d5 e2 e3 e4 e5 f2 f3 f4
mouth b3
front g1 g2 g3 g4
parts_needed 3
parts_made 5
parts_at_once 4
2 cauldron duel
cells all
seat borgo 12 hq: d4 zone: inner
seat outpost 0 hq: - zone: a1 a2 a3 a4 b1 b5 c1 c6 d1 d7 e1 e6 f1 f5 g1 g2 g3 g4
exits a1 a4 d1 d7 g1 g4
escapes_needed 5
runs_per_turn 2
3 alliance duel
cells a3 b1 b2 b3 b4 c2 c3 c4 c5 c6 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f2 f3 f4 f5 g2
objects e1 g2 f5 c6 a3 b1
seat outpost 20 hq: inner zone: board
seat hegemony 20 hq: inner zone: board
arrival e1 moloch_hybrid 3
arrival g2 moloch_guard 5
arrival f5 moloch_stormtrooper 5
arrival c6 moloch_hybrid 1
arrival a3 moloch_protector 1
arrival b1 moloch_armoured_guard 3
arrival_after_round 4
rounds_of_alliance 3
4 demolition duel
cells a2 a3 b1 b2 b3 b4 b5 c1 c2 c5 c6 d2 d6 e1 e2 e5 e6 f1 f2 f3 f4 f5 g2 g3
seat borgo 20 hq: a2 a3 b1 b5 c1 c6 e1 e6 f1 f5 g2 g3 zone: board
seat moloch 0 hq: - zone: board
sockets b3 c2 c5 e2 e5 f3
charges_needed 4
5 merry_go_round duel
cells a1 a2 b1 b3 b4 c2 c3 c4 c5 c6 d2 d3 d4 d5 d7 e2 e3 e4 e5 e6 f1 f3 f4 g1 g2
seat any 20 hq: board zone: board
seat any 20 hq: board zone: board
carousels f1 g1 g2 f3 e3 e2
carousels b1 c2 c3 b3 a2 a1
carousels d5 e5 e6 d7 c6 c5
6 sandstorm deathmatch
cells all
seat any 15 hq: inner zone: board
seat any 15 hq: inner zone: board
seat any 15 hq: inner zone: board
bites d1 e1 f1
bites d7 c6 b5
bites g1 g2 g3
bites a4 a3 a2
bites g4 f5 e6
bites a1 b1 c1
bites d2 e2
bites d6 c5
bites f2 f3
bites b4 b3
bites f4 e5
bites b2 c2
first_bite_after_round 2
hq_bite 5
7 tanker team
cells all
objects d4
seat any 20 hq: a1 a2 a3 a4 b1 b5 c1 c6 e1 e6 f1 f5 g1 g2 g3 g4 zone: board
seat any 20 hq: a1 a2 a3 a4 b1 b5 c1 c6 e1 e6 f1 f5 g1 g2 g3 g4 zone: board
seat any 20 hq: a1 a2 a3 a4 b1 b5 c1 c6 e1 e6 f1 f5 g1 g2 g3 g4 zone: board
seat any 20 hq: a1 a2 a3 a4 b1 b5 c1 c6 e1 e6 f1 f5 g1 g2 g3 g4 zone: board
rails d1 d2 d3 d4 d5 d6 d7
8 six_roads duel
cells all
seat any 5 hq: d4 zone: inner
pile moloch_blocker 2 front 0
pile moloch_hybrid 2 front 0
pile moloch_gauss_cannon 1 front 4
pile moloch_juggernaut 1 front 0
pile moloch_hunter_killer 2 front 0
pile moloch_clown 1 front 0
pile moloch_protector 1 front 0
pile moloch_armoured_hunter 2 front 0
pile moloch_armoured_guard 1 front 1
pile moloch_guard 1 front 0
pile moloch_hornet 1 front 0
pile moloch_net_fighter 1 front 0
pile moloch_stormtrooper 1 front 0
pile moloch_battle 4 front 0
roads d1 d2 d3
roads g1 f2 e3
roads g4 f4 e4
roads d7 d6 d5
roads a4 b4 c4
roads a1 b2 c3
tiles_per_turn 6
"""

NAMES = """
1: Assembly Line / Linia montażowa / Складальна лінія / Сборочная линия
2: The Cauldron / Kocioł / Котел / Котёл
3: Alliance / Sojusz / Союз / Союз
4: Demolition / Wysadzenie / Підрив / Подрыв
5: Merry-go-round / Karuzela / Карусель / Карусель
6: Sandstorm / Burza piaskowa / Піщана буря / Песчаная буря
7: The Tanker / Cysterna / Цистерна / Цистерна
8: Six Roads / Sześć dróg / Шість доріг / Шесть дорог
"""

INNER = [name for name, main in zip(cells.NAMES, cells.MAIN, strict=True) if main]


def the_file(rules: str) -> str:
    folder = files("hexagora.games.neuroshima.content.atlas")
    return folder.joinpath(f"{rules}.toml").read_text("utf-8")


def short(mission: Mission, some: tuple[str, ...]) -> str:
    if some == mission.cells:
        return "board"
    return "inner" if list(some) == INNER else " ".join(some) or "-"


def lines(mission: Mission) -> list[str]:
    """A mission as lines of the table."""
    found = [f"{mission.number} {mission.rules} {mission.mode}"]
    whole = list(mission.cells) == cells.NAMES
    found.append("cells all" if whole else f"cells {' '.join(mission.cells)}")
    if mission.objects:
        found.append(f"objects {' '.join(mission.objects)}")
    for seat in mission.seats:
        start = f"seat {' '.join(seat.armies) or 'any'} {seat.hq}"
        places = f"hq: {short(mission, seat.hq_cells)} zone: {short(mission, seat.zone)}"
        found.append(f"{start} {places}")
    if mission.automaton is not None:
        assert mission.automaton.army == "moloch"
        for tile, count in mission.automaton.pile.items():
            found.append(f"pile {tile} {count} front {mission.automaton.fronts.get(tile, 0)}")
        found += [f"arrival {a.at} {a.tile} {a.turn}" for a in mission.automaton.arrivals]
    found += [f"{name} {' '.join(zone)}" for name, zone in mission.zones.items()]
    found += [f"{name} {' '.join(row)}" for name, rows in mission.paths.items() for row in rows]
    return found + [f"{name} {value}" for name, value in mission.numbers.items()]


def test_every_map_and_number_is_as_designed() -> None:
    found = [line for mission in base_missions().values() for line in lines(mission)]
    assert found == FACTS.split("\n")[1:-1]


def test_every_name_is_as_designed() -> None:
    found = [f"{m.number}: {' / '.join(m.names.values())}" for m in base_missions().values()]
    assert found == NAMES.split("\n")[1:-1]


def test_there_are_eight_missions_with_rules_of_their_own() -> None:
    assert list(base_missions()) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [mission.rules for mission in base_missions().values()] == list(RULES)


def test_ours_are_called_a_reconstruction() -> None:
    assert all(mission.reconstruction for mission in base_missions().values())
    theirs = the_file("tanker").replace("reconstruction = true\n", "", 1)
    assert not parse_mission(theirs, "mine.toml").reconstruction


def test_the_parts_of_the_assembly_line() -> None:
    (unit,) = base_missions()[1].units
    assert (unit.seat, unit.tile.id, unit.tile.toughness) == (0, "moloch_part", 3)
    assert (unit.tile.kind, unit.tile.count, unit.tile.initiative) == ("warrior", 0, ())
    assert unit.tile.edges == (Edge(),) * 6
    assert list(unit.tile.names.values()) == ["Part", "Część", "Деталь", "Деталь"]
    assert not any(mission.units for mission in base_missions().values() if mission.number > 1)


def test_hit_points_by_level() -> None:
    (seat,) = base_missions()[8].seats
    assert seat.hq_by_level == (12, 8, 5, 3)
    assert base_missions()[2].seats[0].hq_by_level == (12,) * 4
    assert base_missions()[2].seats[1].hq_by_level == (0,) * 4


def test_the_pile_of_six_roads_is_all_warriors_and_battles_of_moloch() -> None:
    automaton = base_missions()[8].automaton
    assert automaton is not None
    moloch = base_armies()["moloch"]
    wanted = {tile.id: tile.count for tile in moloch.tiles if tile.kind == "warrior"}
    assert automaton.pile == {**wanted, "moloch_battle": 4}
    assert sum(automaton.pile.values()) == 21


def test_gates_touch_two_inner_cells_and_hubs_are_walls() -> None:
    for gate in base_missions()[3].objects:
        assert sum(touch(gate, cell) for cell in INNER) == 2
    hubs = [hub_of(ring) for ring in base_missions()[5].paths["carousels"]]
    assert hubs == ["f2", "b2", "d6"]


def test_they_are_read_once_and_can_be_keys() -> None:
    assert base_missions() is base_missions()
    assert len(set(base_missions().values())) == 8


@pytest.mark.parametrize("rules", RULES)
def test_the_files_give_all_texts_in_all_languages(rules: str) -> None:
    """Read from the file itself, because the loader falls back to English."""
    data = tomllib.loads(the_file(rules))
    for row in (data, *data.get("unit", ())):
        for key in ("names", "text", "help"):
            if key in row:
                assert tuple(row[key]) == LANGUAGES


def test_texts_are_in_the_letters_of_their_language() -> None:
    cyrillic = re.compile("[\u0400-\u04ff]")
    every = [t for mission in base_missions().values() for t in (mission.names, mission.text)]
    for texts in [*every, base_missions()[1].units[0].tile.help]:
        assert not cyrillic.search(texts["en"] + texts["pl"])
        for language, foreign in (("uk", "[ыэёъa-z]"), ("ru", "[\u0456їєґa-z]")):
            assert not re.search(foreign, texts[language].lower()), texts[language]
