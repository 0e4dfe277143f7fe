"""The structures of Neuroshima Hex: what is on their faces, in our reconstruction."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.content.armies import BOX, Edge
from hexagora.games.neuroshima.content.structure_words import TRAITS
from hexagora.games.neuroshima.content.structures import (
    FILE,
    Face,
    base_structures,
    parse_structures,
)

# id, initiative, toughness, mobility, edges clockwise from the top, traits, effects.
FACTS = """
borgo_structure_1a 2 1 . m2,m1,-,-,-,m1 .
borgo_structure_1b 3 0 . m1,m1,-,-,-,- boarding
borgo_structure_2a . 1 mobile m1,-,-,-,-,- .
borgo_structure_2b . 0 . N,-,-,-,-,- .
hegemony_structure_1a 2 0 . m2,-,-,-,-,m1 boarding
hegemony_structure_1b 1 1 . m2+A,A,-,-,-,m1+A heavy
hegemony_structure_2a . 0 . N,-,-,-,-,- .
hegemony_structure_2b . 0 . m1,-,m1,-,m1,- rotation
moloch_structure_1a 1 1 . r2,-,-,-,-,m1 .
moloch_structure_1b 2 0 . r1,r1,-,-,-,- sniper
moloch_structure_2a . 2 . A,A,-,-,-,A heavy
moloch_structure_2b . 1 . r1,-,-,r1,-,- rotation
outpost_structure_1a 3 0 mobile r1,-,-,-,-,- .
outpost_structure_1b 2 1 . r1,-,-,-,-,- sniper
outpost_structure_2a 1 0 . r1,-,-,-,-,- rotation
outpost_structure_2b . 1 . L,L,-,-,-,- . initiative:1:friendly:links
"""

NAMES = """
borgo_structure: Ram wagon / Wóz taranowy / Таранний віз / Таранная повозка
borgo_structure_1a: Ram / Taran / Таран / Таран
borgo_structure_1b: Assault ramp / Rampa szturmowa / Штурмовий трап / Штурмовой трап
borgo_structure_2a: Drag team / Zaprzęg / Запряг / Упряжка
borgo_structure_2b: Grapnel crane / Dźwig z kotwicą / Кран із гаком / Кран с крюком
hegemony_structure: Arena on wheels / Arena na kołach / Арена на колесах / Арена на колёсах
hegemony_structure_1a: Drop bridge / Opuszczany pomost / Перекидний місток / Перекидной мостик
hegemony_structure_1b: Barred gate / Brama z krat / Ґратчаста брама / Решётчатые ворота
hegemony_structure_2a: Net launcher / Wyrzutnia sieci / Сіткомет / Сетемёт
hegemony_structure_2b: Spiked drum / Kolczasty bęben / Шипастий барабан / Шипастый барабан
moloch_structure: Siege crawler / Pełzacz oblężniczy / Облоговий повзун / Осадный ползун
moloch_structure_1a: Main gun / Działo główne / Головна гармата / Главное орудие
moloch_structure_1b: Sensor mast / Maszt czujników / Щогла датчиків / Мачта датчиков
moloch_structure_2a: Tracked hull / Kadłub na gąsienicach / Гусеничний корпус / Гусеничный корпус
moloch_structure_2b: Ring turret / Wieża obrotowa / Поворотна вежа / Поворотная башня
outpost_structure: Road train / Pociąg drogowy / Автопоїзд / Автопоезд
outpost_structure_1a: Cab / Szoferka / Кабіна / Кабина
outpost_structure_1b: Marksmen's deck / Platforma strzelców / Платформа стрільців / Платформа стрелков
outpost_structure_2a: Gun ring / Karabin na obrotnicy / Кулеметна турель / Пулемётная турель
outpost_structure_2b: Radio trailer / Przyczepa radiowa / Радіопричіп / Радиоприцеп
"""  # noqa: E501, RUF001


def the_file() -> str:
    return files("hexagora.games.neuroshima.content").joinpath(FILE).read_text("utf-8")


def every_face() -> list[Face]:
    return [face for structure in base_structures().values() for face in structure.faces]


def row(face: Face) -> str:
    """A face as a line of the table."""
    initiative = ",".join(map(str, face.initiative)) or "."
    mobility = "mobile" if face.mobility else "."
    traits = ",".join(face.traits) or "."
    effects = [f"{e.effect}:{e.value}:{e.target}:{e.reach}" for e in face.effects]
    start = f"{face.id} {initiative} {face.toughness} {mobility}"
    return " ".join([start, ",".join(map(str, face.edges)), traits, *effects])


def test_every_face_is_as_designed() -> None:
    assert [row(face) for face in every_face()] == FACTS.split("\n")[1:-1]


def test_every_name_is_as_designed() -> None:
    lines = []
    for structure in base_structures().values():
        pairs = [(structure.id, structure.names), *((f.id, f.names) for f in structure.faces)]
        lines += [f"{id_}: {' / '.join(names.values())}" for id_, names in pairs]
    assert lines == NAMES.split("\n")[1:-1]


def test_ns_str_11_two_tiles_with_two_faces_make_four_pairs() -> None:
    """NS-STR-11: any face of the one tile goes with any of the other."""
    assert tuple(base_structures()) == BOX
    for army, structure in base_structures().items():
        assert structure.army == army
        assert structure.id == f"{army}_structure"
        assert [(face.tile, face.side) for face in structure.faces] == [
            *((1, "a"), (1, "b")),
            *((2, "a"), (2, "b")),
        ]
        pairs = [(one.id[-2:], two.id[-2:]) for one, two in structure.pairs()]
        assert pairs == [("1a", "2a"), ("1a", "2b"), ("1b", "2a"), ("1b", "2b")]


def test_ns_str_11_a_pair_that_attacks_has_initiative() -> None:
    """NS-STR-11: at least one value in each pair; all four of the box attack in all pairs."""
    for structure in base_structures().values():
        for pair in structure.pairs():
            assert any(edge.melee or edge.ranged for face in pair for edge in face.edges)
            assert 1 <= len({value for face in pair for value in face.initiative}) <= 2


def test_every_trait_occurs() -> None:
    assert {trait for face in every_face() for trait in face.traits} == set(TRAITS)


def test_ours_are_called_a_reconstruction() -> None:
    assert all(structure.reconstruction for structure in base_structures().values())
    theirs = the_file().replace("reconstruction = true\n", "", 1)
    found = parse_structures(theirs, "mine.toml")
    assert not any(structure.reconstruction for structure in found.values())


def test_a_face_is_found_by_tile_and_side() -> None:
    moloch = base_structures()["moloch"]
    assert moloch.face(2, "b").id == "moloch_structure_2b"
    assert moloch.face(2, "b").edges[3] == Edge(ranged=1)
    with pytest.raises(ValueError, match="tuple"):
        moloch.face(3, "a")


def test_the_order_of_faces_in_the_file_does_not_matter() -> None:
    text = the_file()
    swapped = text.replace('side = "a"', 'side = "x"').replace('side = "b"', 'side = "a"')
    swapped = swapped.replace('side = "x"', 'side = "b"')
    borgo = parse_structures(swapped, "mine.toml")["borgo"]
    assert [face.id[-2:] for face in borgo.faces] == ["1a", "1b", "2a", "2b"]
    assert borgo.face(1, "a").names["en"] == "Assault ramp"


def test_they_are_read_once_and_can_be_keys() -> None:
    assert base_structures() is base_structures()
    assert len(set(base_structures().values())) == 4
    assert len(set(every_face())) == 16


def test_the_file_gives_all_texts_in_all_languages() -> None:
    """Read from the file itself, because the loader falls back to English."""
    for structure in tomllib.loads(the_file())["structure"]:
        assert tuple(structure["names"]) == LANGUAGES
        for face in structure["face"]:
            assert tuple(face["names"]) == LANGUAGES
            assert tuple(face["help"]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_one_short_line(language: str) -> None:
    for face in every_face():
        line = face.help[language]
        assert 10 < len(line) <= 120
        assert line.endswith(".")


def test_texts_are_in_the_letters_of_their_language() -> None:
    cyrillic = re.compile("[\u0400-\u04ff]")
    every = [structure.names for structure in base_structures().values()]
    every += [texts for face in every_face() for texts in (face.names, face.help)]
    for texts in every:
        assert not cyrillic.search(texts["en"] + texts["pl"])
        for language, foreign in (("uk", "[ыэёъa-z]"), ("ru", "[\u0456їєґa-z]")):
            assert not re.search(foreign, texts[language].lower()), texts[language]
